# Lo que solo dice la terminal. Se teclea la notación, igual en todos los idiomas.

## Sentarse
terminal-which-game = ¿Qué juego?
terminal-how-many = ¿Cuántos jugadores?
terminal-how-many-bots = ¿Cuántos de ellos son bots?
terminal-how-strong = ¿De qué nivel?
terminal-one-of = Teclea uno de { $answers }, o Intro para { $default }.
terminal-put-aside = Tu partida sin acabar se guarda: { $command }
terminal-asked = Teclea el número de una opción. ? y el número la explica; help da el resto.
terminal-you = tú
terminal-bot = bot { $bot }
terminal-seed = semilla { $seed }
terminal-edition = edición { $name }
terminal-thinking = { $who } está pensando ...
terminal-hand-over = { $who }, pulsa Intro cuando solo mires tú:
terminal-only = { $move ->
    [done] Solo podías terminar.
    [decline] Solo podías rechazar.
   *[other] Solo podías pasar.
} Intro para seguir:

## Órdenes
terminal-or = { $first }, o { $second }
terminal-help-choose = elegir por número o por su texto; basta el comienzo de las palabras
terminal-help-explain = la regla de la opción 3; ? { $example } dice por qué no se puede
terminal-help-rules = una regla o un capítulo por su número; rules y una palabra busca
terminal-help-board = el tablero otra vez
terminal-help-log = qué ha pasado en las dos últimas rondas; log all: en toda la partida
terminal-help-hint = qué elegiría el entrenador por ti, y por qué
terminal-help-why = qué sopesaron los bots antes de decidir; en Róterdam, solo al final
terminal-help-undo = deshacer tu última decisión, hasta que se vea algo nuevo o decida otro
terminal-help-save = escribir la partida en un archivo; emporion play --load FILE la continúa
terminal-help-quit = salir; emporion play --resume sigue desde aquí
terminal-type = Teclea el número de una opción, o help.
terminal-which = ¿Cuál: { $choices }?
terminal-no-choice = No hay ninguna opción { $typed }: teclea un número del 1 al { $last }, o help.
terminal-undo-stops = Deshacer se para aquí: { $why }
terminal-taken-back = Deshecho.
terminal-name-the-file = Nombra el archivo: save FILE
terminal-not-saved = sin guardar: { $why }
terminal-is-foreign = { $name } ya existe, y no es una partida guardada
terminal-no-folder = no hay ninguna carpeta { $name }
terminal-saved = Guardado. { $command } sigue desde aquí.
terminal-thoughts-wait = Los pensamientos de los bots mostrarían su mano: pide why cuando acabe la partida.
terminal-no-thoughts = Ningún bot ha sopesado nada desde tu último turno.
terminal-no-thoughts-at-all = Ningún bot ha sopesado nada desde que te sentaste.
terminal-most-at-stake = Donde los bots veían más en juego:
terminal-leaving = Un archivo para guardar la partida, o Intro para salir:
terminal-keep = Un archivo para conservar la partida, o Intro:
terminal-keep-or-why = Un archivo para conservar la partida, why para los pensamientos de los bots, o Intro:
terminal-not-kept = sin conservar: { $why }
terminal-kept = Conservada. { $command } la muestra otra vez.
terminal-goodbye = Hasta la vista.
terminal-goodbye-resume = Hasta la vista. { $command } sigue desde aquí.

## Contar
terminal-forced = { $move } (forzado)
terminal-decision = decisión { $number } de { $last }
terminal-is-asked = Se pide a { $who }: { $prompt }
terminal-step = Intro: siguiente   b: atrás   NÚMERO: ir ahí   q: salir
terminal-victory-points = Puntos de victoria
terminal-winners = { $count ->
    [one] Victoria: { $who }
   *[other] Victoria compartida: { $who }
}, { $points ->
    [one] { $points } punto de victoria.
   *[other] { $points } puntos de victoria.
}
terminal-source-advantage = cartas de ventaja
terminal-source-products = cartas de producto en mano
terminal-weighed-ahead = { $action }: gana { $percent } %, aproximadamente { $points ->
    [one] { $points } punto por delante
   *[other] { $points } puntos por delante
}
terminal-weighed-behind = { $action }: gana { $percent } %, aproximadamente { $points ->
    [one] { $points } punto por detrás
   *[other] { $points } puntos por detrás
}
terminal-weighed-level = { $action }: gana { $percent } %, más o menos igualados
terminal-but-tried-less = { $words }, pero menos visto
terminal-but-not-clearly = { $words }, pero no claramente mejor
terminal-rather-than = en vez de { $words }
terminal-or-this = o { $words }

## Un repaso
terminal-review-judged = { $who }: { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}, según { $judge }, por lo que se podía saber en ese momento
terminal-review-tally = { $best ->
    [one] { $best } óptima
   *[other] { $best } óptimas
}, { $good ->
    [one] { $good } buena
   *[other] { $good } buenas
}, { $slip ->
    [one] { $slip } imprecisión
   *[other] { $slip } imprecisiones
}, { $mistake ->
    [one] { $mistake } error
   *[other] { $mistake } errores
}, { $blunder ->
    [one] { $blunder } error grave
   *[other] { $blunder } errores graves
}
terminal-review-rest = Qué más costó algo
terminal-review-each = Decisión por decisión
terminal-review-more = { $count ->
    [one] { $count } decisión más fue tan buena como cualquiera, o casi
   *[other] { $count } decisiones más fueron tan buenas como cualquiera, o casi
}: --all las muestra todas.
terminal-review-at = ronda { $round }, decisión { $number }
terminal-review-gave-wins = { $verdict }, { $percent } % perdido
terminal-review-gave-points = { $verdict }, { $points ->
    [one] { $points } punto perdido
   *[other] { $points } puntos perdidos
}
terminal-review-then = luego { $line }
terminal-review-judging = repaso
terminal-review-stopped = Detenido tras { $done } de { $of } decisiones.

## Ambos tableros
terminal-player = jugador
terminal-is-you = (tú)
terminal-ships = barcos
terminal-none = nada
terminal-labelled = { $label }: { $words }

## Rodas en palabras
rhodes-intro = Cultivas en Rodas y comercias en su puerto. Gana quien tiene más puntos de victoria (PV). Cada ronda pones dos marcadores: cultivar (producción), embarcar (granja), comprar mercancías y cumplir encargos (puerto), vender (mercado), comprar PV (templo) o losetas (ayuntamiento). Un barco que entra empuja a los demás por la vía; lo que llega al final va al almacén de su dueño, y de ahí a los encargos de las plazas. Cuando se acaban, termina la partida.
rhodes-intro-colossus = El bronce es nuevo: lo da la producción extra, y con él construyes el Coloso, parte a parte, por PV y bonificaciones. La última parte también acaba la partida.
rhodes-told-phase = Fase: { $phase }
rhodes-told-money = { $sign ->
    [minus] { $who } paga { $size } dr ({ $source }).
   *[other] { $who } recibe { $size } dr ({ $source }).
}
rhodes-told-vp = { $who } gana { $amount } PV ({ $source }).
rhodes-told-gain = { $who } recibe { $good } ({ $store }, { $source }).
rhodes-told-lose = { $who } da { $good } ({ $store }, { $source }).
rhodes-told-shown = Después viene un barco egipcio con { $ship }.
rhodes-told-sunk = De un barco egipcio, { $good } vuelve a la reserva.
rhodes-told-plaza = Aparece un nuevo encargo en la plaza { $plaza }: { $goods }.
rhodes-source-start = inicio
rhodes-source-forfeit = marcador perdido
rhodes-source-production = producción
rhodes-source-irrigation = riego
rhodes-source-farmland = parcelas
rhodes-source-demeter = Deméter
rhodes-source-poseidon = Poseidón
rhodes-source-wagon = carro
rhodes-source-abundance = abundancia
rhodes-source-trader = comerciante
rhodes-source-plutus = Pluto
rhodes-source-delivery = entrega
rhodes-source-loading = carga
rhodes-source-arrival = llegada
rhodes-source-purchase = compra
rhodes-source-sale = venta
rhodes-source-discard = descarte
rhodes-source-assignment = encargo
rhodes-source-supplement = mercancías de la finca
rhodes-source-market = mercado
rhodes-source-temple = templo
rhodes-source-townhall = ayuntamiento
rhodes-source-row = tabla de orden
rhodes-source-colossus = Coloso
rhodes-source-bonus = bonificación
rhodes-source-extra = producción extra
rhodes-source-money = dinero al final
rhodes-source-gold = oro al final
rhodes-source-bronze = bronce al final

## El tablero de Rodas, dibujado
rhodes-drawn-marker = marcador { $marker } de 2
rhodes-drawn-harbour = Puerto: los barcos entran por la izquierda
rhodes-drawn-price = precio
rhodes-drawn-goods = bien
rhodes-drawn-ship = barco
rhodes-drawn-square = casilla
rhodes-drawn-ware = alma-
rhodes-drawn-houses = cenes
rhodes-drawn-next = próximo barco
rhodes-drawn-bow-first = la proa primero
rhodes-drawn-pile = { $pile } en la pila, { $discards } descartados
rhodes-drawn-reward = { $dr } dr { $vp } PV
rhodes-drawn-plazas = Plazas; campos
rhodes-drawn-fields = campos
rhodes-drawn-unused = fichas libres: { $chips }
rhodes-drawn-spaces = Casillas de acción
rhodes-drawn-market = { $rates } dr por unidad
rhodes-drawn-temple = { $rates } dr por PV
rhodes-drawn-farm = una por cabeza
rhodes-drawn-zeus = solo dueños
rhodes-drawn-extra = producción, bronce
rhodes-drawn-row-either = +{ $dr } dr o producto
rhodes-drawn-row-product = producto
rhodes-drawn-site = El Coloso y el templo
rhodes-drawn-statue = estatua
rhodes-drawn-bonus = bonific.
rhodes-drawn-shrine = templo
rhodes-drawn-built = { $built } de { $parts } construidas
rhodes-drawn-next-part = siguiente: { $products ->
    [one] { $products } producto
   *[other] { $products } productos
} + { $bronze } de bronce → { $vp } PV
rhodes-drawn-complete = completo
rhodes-drawn-bonus-estate = finca+1
rhodes-drawn-bonus-store = almacén+1
rhodes-drawn-bonus-any = elegir
rhodes-drawn-new-temple = entrega { $products ->
    [one] { $products } producto
   *[other] { $products } productos
}: 1 PV por loseta de tu finca, como mucho { $vp }; { $tiles ->
    [one] queda { $tiles } loseta
   *[other] quedan { $tiles } losetas
}, { $bronze } de bronce aquí
rhodes-drawn-for-sale = Ayuntamiento: en venta, precio en dr
rhodes-drawn-farmland = parcelas
rhodes-drawn-tiles = losetas
rhodes-drawn-large-ship = barco de { $length }
rhodes-drawn-no-tiles = sin losetas
rhodes-drawn-empty = nada
rhodes-drawn-standing = { $money } dr, { $vp } PV

## Qué hace una opción en Rodas
rhodes-effect-no-room = nadie tiene sitio para ello
rhodes-effect-no-change = no cuesta ni da nada
rhodes-effect-group-farmland = Parcelas
rhodes-effect-group-ship = Barco
rhodes-effect-group-tiles = Losetas de desarrollo
rhodes-effect-group-room = Hacer sitio
rhodes-effect-group-buy = Comprar
rhodes-effect-group-wild = Cubo comodín de la casilla { $square }
rhodes-effect-group-estate = De tu finca
rhodes-effect-group-warehouse = De tu almacén
rhodes-effect-then = después { $moves }
rhodes-effect-in-store = { $good } ({ $store })
rhodes-effect-make-room = hacer sitio y luego comprar
rhodes-effect-hand-in = entregar { $goods }
rhodes-effect-full-ship = un barco lleno de { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
}
rhodes-effect-act-first = actuar primero
rhodes-effect-hermes = comprar ahora hasta dos mercancías
rhodes-effect-no-more-tiles = no usar más losetas
rhodes-effect-no-assignment = no cumplir ningún encargo
rhodes-effect-buy-no-more = no comprar más
rhodes-effect-sell-no-more = no vender más
rhodes-effect-market = vender una o dos unidades de tu finca por { $rate } dr cada una
rhodes-effect-temple = comprar PV por { $rate } dr cada uno
rhodes-effect-new-temple = entregar { $products ->
    [one] { $products } producto
   *[other] { $products } productos
} por { $vp } PV
rhodes-effect-new-temple-bronze = entregar { $products ->
    [one] { $products } producto
   *[other] { $products } productos
} por { $vp } PV y un bronce
rhodes-effect-colossus = entregar { $products ->
    [one] { $products } producto
   *[other] { $products } productos
} y { $bronze } de bronce, construir una parte por { $vp } PV y una bonificación
rhodes-effect-production = poner dos fichas en dos campos; cosecha quien tenga esas parcelas
rhodes-effect-farm = ingresos, losetas y enviar un barco lleno por PV o dinero
rhodes-effect-harbour = comprar de los barcos y luego cumplir un encargo
rhodes-effect-townhall = comprar una o dos losetas
rhodes-effect-extra = una ficha más en un campo que ya tiene, y un bronce
rhodes-effect-zeus = usar tus losetas de desarrollo
rhodes-effect-large-ship = tu barco grande
rhodes-effect-yields-dr = da { $dr } dr en cada acción de granja
rhodes-effect-yields-vp = da { $vp } PV en cada acción de granja
rhodes-effect-yields-both = da { $dr } dr y { $vp } PV en cada acción de granja
rhodes-effect-from-egypt = de un barco egipcio
rhodes-effect-from-own = de tu propio barco
rhodes-effect-from = de { $who }
rhodes-effect-bonus-money = { $dr } dr
rhodes-effect-bonus-estate = un producto a elegir para la finca
rhodes-effect-bonus-bronze = un bronce
rhodes-effect-bonus-store = un producto a elegir para el almacén
rhodes-effect-bonus-gold = un oro
rhodes-effect-bonus-any = una de las bonificaciones 1 a 8

## Róterdam
rotterdam-intro = Tus barcos llevan materias primas del mar a cuatro puertos. Un puerto da una carta de producto por la materia que quiere. Entrega cartas de producto para tus misiones; gana quien tiene más puntos de victoria (PV). Cada ronda tiene seis fases: colocar un barco, anunciar un color (todo barco con un canal así delante debe navegar), robar cartas de transporte por los barcos en anclas, descargar, cambiar cartas de producto, cumplir una misión. Misiones, productos y cartas de transporte en mano son secretos.
rotterdam-told-cancel = cancela la oferta
rotterdam-told-none = no cambia con nadie
rotterdam-drawn-chart = Del mar a los puertos
rotterdam-drawn-launch = salida
rotterdam-drawn-sail = navegar
rotterdam-drawn-anchors = anclas
rotterdam-drawn-unload = descarga
rotterdam-drawn-trade = comercio
rotterdam-drawn-missions = misiones
rotterdam-drawn-master = capitán de puerto
rotterdam-drawn-open_products = productos a la vista
rotterdam-drawn-open_missions = misiones a la vista
rotterdam-drawn-harbour = puerto
rotterdam-drawn-wants = quiere
rotterdam-drawn-stock = reserva
rotterdam-drawn-gives = da una carta
rotterdam-drawn-stack = mazo
rotterdam-drawn-docked = aquí
rotterdam-drawn-top = { $count }, luego { $product }
rotterdam-drawn-card = carta { $card }
rotterdam-drawn-card-on = carta { $card }: el barco en { $position }
rotterdam-drawn-calling = anunciado: { $colour }
rotterdam-drawn-moving = anunciado: { $colour }; avanza el barco en { $position }
rotterdam-drawn-settling = misión { $mission }; falta entregar: { $left }
rotterdam-drawn-drafted = oferta de { $who }, en preparación
rotterdam-drawn-to-all = oferta de { $who } a todos
rotterdam-drawn-to-one = oferta de { $who } a { $partner }
rotterdam-drawn-terms = { $offer }: da { $given }, quiere { $wanted }
rotterdam-drawn-accepted = { $offer }; aceptada por { $names }
rotterdam-drawn-product-cards = cartas de producto
rotterdam-drawn-transport-cards = cartas de transporte
rotterdam-drawn-done = cumplida { $mission } { $points }
rotterdam-drawn-in-hand = { $count } en mano
rotterdam-drawn-known = (conocido: { $products })
rotterdam-drawn-laid = a la vista: { $cards }
rotterdam-drawn-owed = { $count } por robar
rotterdam-drawn-missing = falta: { $products }
rotterdam-drawn-complete = completa
rotterdam-drawn-points = { $points } PV
rotterdam-drawn-products = productos
rotterdam-drawn-transport = transporte
rotterdam-drawn-hand-of = Mano de { $who }
rotterdam-drawn-no-cargo = sin carga
rotterdam-drawn-anchor = ancla
rotterdam-drawn-channels = canales
rotterdam-effect-own-ship = tu barco, { $load }
rotterdam-effect-ship = { $who }, { $load }
rotterdam-effect-free = libre
rotterdam-effect-group-start = Desde { $position }
rotterdam-effect-group-send = Enviarla
rotterdam-effect-from = desde { $position }
rotterdam-effect-hold = tienes { $count }
rotterdam-effect-keep = y conservar { $product }
rotterdam-effect-hold-none = no tienes { $product }
rotterdam-effect-hand-in = entregar { $products }
rotterdam-effect-offer = cambiar cartas de producto; { $left ->
    [one] queda { $left } oferta
   *[other] quedan { $left } ofertas
}
rotterdam-effect-unreachable = no llega a { $harbour }
rotterdam-effect-mission = { $harbour }, misión { $numbers }
rotterdam-effect-you-choose = después eliges tú
rotterdam-effect-chooses = después elige { $who }
rotterdam-effect-no-ship-moves = ningún barco se mueve
rotterdam-effect-lay = ponerla a la vista: { $vp } PV
rotterdam-effect-from-hand = con un barco de tu mano
rotterdam-effect-all-hear = lo oyen todos
rotterdam-effect-one-reads = solo lo lee { $who }
rotterdam-effect-with = cambiar con { $who }
rotterdam-effect-fulfil = { $mission }: { $points } PV
rotterdam-effect-fulfil-jokers = { $mission }: { $points } PV, { $count ->
    [one] { $count } comodín
   *[other] { $count } comodines
} por { $products }
rotterdam-effect-has = { $who } tiene { $count } de { $harbour }
rotterdam-effect-has-seen = { $who } tiene { $count } de { $harbour } ({ $product }: visto)
rotterdam-effect-nothing-changes = nada cambia
rotterdam-effect-exchange = recibes { $given }, das { $wanted }
rotterdam-effect-no-ship = no colocar ningún barco
rotterdam-effect-no-mission = no cumplir ninguna misión
rotterdam-effect-draw = robar { $count ->
    [one] { $count } carta de transporte
   *[other] { $count } cartas de transporte
}
rotterdam-effect-no-offers = no más ofertas
rotterdam-effect-drop = cancelar la oferta; queda en secreto
rotterdam-effect-nobody = no cambiar con nadie
rotterdam-effect-not-docked = ninguno de tus barcos está en un puerto
rotterdam-effect-unload = { $ships ->
    [one] { $ships } barco vuelve a la mano
   *[other] { $ships } barcos vuelven a la mano
}, { $cards ->
    [one] { $cards } carta de producto
   *[other] { $cards } cartas de producto
}

## Rechazado en la línea de órdenes
refused-choose-one = elige una de { $options }
refused-fixed = { $option } lo fija la partida guardada
refused-no-resume = no hay partida que continuar
refused-other-game = { $file }: es una partida de { $saved }, no de { $asked }
refused-range = { $option } debe ser de { $low } a { $high }, no { $value }
refused-seat-twice = --seat nombra dos veces el mismo sitio
refused-seats = { $players } jugadores con { $bots } bots dejan { $left } sitios para personas, pero --seat nombra { $named }
refused-many-bots = --bot nombra { $named } bots, pero hay sitio para { $seats }
refused-no-decision = { $file }: tiene decisiones de la 0 a la { $last }, no la { $asked }
refused-in-file = { $file }: { $what }
refused-no-file = { $file }: este archivo no existe
refused-a-folder = { $file }: es una carpeta, no un archivo
refused-cannot-read = { $file }: no se puede leer
refused-transcript = esta partida no se puede reproducir: { $detail }
refused-large-file = { $file }: supera { $most } MiB, demasiado para una partida
refused-not-a-game = { $file }: no es una partida guardada
refused-other-format = { $file }: guardado como { $saved }; esta versión lee { $read }
refused-saved-seats = { $file }: seats debe nombrar { $players } de: { $known }
refused-players = { $game } es para { $low } a { $high } jugadores, no { $value }
refused-no-game = ningún juego se llama { $name }; hay { $known }
refused-no-bot = ese bot no existe; hay { $known }
refused-more-problems = { $problem } (y { $count } más: emporion edition check FILE)
refused-no-field = ningún campo de { $game } empieza por { $start }
refused-other-edition = { $other } es para { $before }, { $edition } para { $after }
refused-file-is-there = { $file }: ya existe; --force lo sobrescribe
refused-nothing-decided = { $file }: no tiene nada que juzgar de { $who }
refused-no-judge = no hay tal juez; hay planner:N y master:N, N de 1 a { $most } simulaciones

## Ediciones
terminal-edition-wrote = { $file } está escrito. Cambia los números y luego: { $command }
terminal-edition-standard = { $file }: { $name } para { $game } es correcta; se juega como la edición habitual; hash { $hash }
terminal-edition-changed = { $file }: { $name } para { $game } es correcta; { $count ->
    [one] { $count } valor cambiado
   *[other] { $count } valores cambiados
}; hash { $hash }
terminal-edition-same = { $name } tiene los mismos valores que { $other }.
terminal-edition-field = campo
terminal-edition-value = valor
terminal-edition-mark = marca
