# Por qué algo no es posible ahora. Cada una sigue a dos puntos, con su regla detrás.
why-not = Ahora no: { $words } ({ $rule })
why-not-asked = se pide otra cosa. { $prompt }
why-unknown-action = esa acción no existe
why-game-over = la partida ha acabado

## Rodas
rhodes-why-start-first = antes se compran las primeras parcelas
rhodes-why-not-sold = no hay ninguna en venta
rhodes-why-too-dear = cuesta más de lo que tienes
rhodes-why-same-product = las dos primeras parcelas deben dar productos distintos
rhodes-why-no-second-tile = después no podrías pagar una segunda parcela
rhodes-why-can-buy = puedes comprar una parcela, así que debes hacerlo
rhodes-why-no-such-place = este lugar no forma parte del juego
rhodes-why-space-taken = { $placeId ->
    [production] las casillas de producción están llenas
    [farm] tu granja ya se ha usado esta ronda
    [harbour] el puerto está lleno
    [market] el mercado está lleno
    [temple] el templo está lleno
    [townhall] el ayuntamiento está lleno
    [colossus] la obra está llena
    [extra] la casilla de producción extra está ocupada
    [zeus] Zeus ya se ha usado esta ronda
   *[other] ahí no hay ninguna casilla libre
}
rhodes-why-can-act = hay una acción posible, así que el marcador no se pierde
rhodes-why-few-chips = producir requiere dos fichas sin usar y dos campos libres
rhodes-why-chip-used = { $decisionId ->
    [place] no queda ninguna ficha sin usar
   *[other] no queda ninguna ficha de este valor sin usar
}
rhodes-why-field-used = este campo ya se ha usado esta ronda
rhodes-why-field-unused = este campo aún no tiene ficha esta ronda
rhodes-why-nothing-produced = esta ronda aún no se ha producido nada
rhodes-why-no-full-ship = ningún barco en casa se puede llenar
rhodes-why-not-owned = no tienes esta loseta
rhodes-why-tile-used = esta loseta ya se ha usado
rhodes-why-no-unit = no hay ninguna unidad así en tu finca
rhodes-why-no-room = no hay sitio para este producto
rhodes-why-no-farmland = no tienes parcela para este producto
rhodes-why-warehouse-full = tu almacén está lleno
rhodes-why-demeter-nothing = Deméter no daría nada ahora
rhodes-why-ship-at-risk = después no se podría llenar ningún barco
rhodes-why-no-ship-home = no hay ningún barco de esta longitud en casa
rhodes-why-too-few-units = no hay unidades suficientes para llenarlo
rhodes-why-too-many-vp = el barco lleva menos unidades
rhodes-why-no-good-there = no hay mercancía en esta casilla
rhodes-why-not-wild = solo un cubo comodín se convierte en el producto que elijas
rhodes-why-wild-needs-product = elige en qué producto se convierte el cubo comodín
rhodes-why-must-buy = tras descartar tienes que comprar algo
rhodes-why-not-full = tu almacén no está lleno
rhodes-why-not-held = no hay en tu almacén
rhodes-why-nothing-yet = hace falta al menos uno antes de parar
rhodes-why-nothing-affordable = no puedes pagar nada ahí
rhodes-why-nothing-to-do = no hay nada que comprar ni encargo que cumplir
rhodes-why-no-assignment = no hay encargo en esta plaza
rhodes-why-missing-goods = faltan mercancías para este encargo
rhodes-why-too-many-missing = como mucho dos mercancías pueden venir de la finca
rhodes-why-supplement-dear = no puedes pagar las mercancías de la finca
rhodes-why-none-from-warehouse = al menos una mercancía debe venir del almacén
rhodes-why-no-alchemist = para eso hace falta el alquimista
rhodes-why-no-gold-asked = este encargo no pide oro
rhodes-why-must-fulfil = no se ha comprado nada, así que hay que cumplir un encargo
rhodes-why-temple-dear = no puedes pagar un punto de victoria
rhodes-why-have-type = ya tienes una loseta de este tipo
rhodes-why-own-row = el marcador debe pasar a otra fila
rhodes-why-row-taken = otro jugador ha elegido esta fila
rhodes-why-row-dear = no puedes pagar esta fila
rhodes-why-row-no-product = esta fila no da ningún producto
rhodes-why-other-row-forced = solo te queda una fila, y es otra
rhodes-why-cannot-deliver = no puedes entregar las mercancías
rhodes-why-statue-done = la estatua está completa
rhodes-why-architect-empty = al arquitecto no le queda bronce
rhodes-why-once-per-action = eso se puede una vez por acción
rhodes-why-no-zeus-tile = no tienes ninguna loseta que Zeus pueda usar
rhodes-why-bonus-no-room = no hay sitio para un producto en tu finca

## Róterdam
rotterdam-why-no-ship-in-hand = no tienes ningún barco en la mano
rotterdam-why-no-such-start = la carta no tiene esa salida
rotterdam-why-start-taken = la salida está ocupada
rotterdam-why-out-of-stock = no queda esta materia prima en la reserva
rotterdam-why-no-channel = ningún canal de ese color lleva ahí
rotterdam-why-way-taken = la posición está ocupada
rotterdam-why-not-a-rival = este barco no compite por la posición
rotterdam-why-card-not-held = no tienes esta carta
rotterdam-why-joker-in-missions = un comodín se usa al cumplir una misión
rotterdam-why-no-targets = ningún barco en el agua sirve para esta carta
rotterdam-why-no-free-way-back = no hay camino libre hacia atrás
rotterdam-why-no-empty-ship = no tienes sitio para la carga
rotterdam-why-no-ship-there = ahí no hay ningún barco
rotterdam-why-no-load = el barco de ahí está vacío
rotterdam-why-same-raw = los dos barcos deben llevar materias primas distintas
rotterdam-why-from-start = un barco en una salida no puede retroceder
rotterdam-why-no-offers-left = no quedan ofertas en este turno
rotterdam-why-nothing-to-trade = nadie tiene cartas de producto
rotterdam-why-product-not-held = no tienes más de este producto
rotterdam-why-both-sides = un producto no puede estar en ambos lados
rotterdam-why-nobody-could = según los reversos, nadie puede tener eso
rotterdam-why-empty-draft = la oferta está vacía
rotterdam-why-no-all = entre dos, una oferta va al otro
rotterdam-why-not-askable = una oferta va a otro jugador
rotterdam-why-cannot-cover = según los reversos, este jugador no puede tener lo pedido
rotterdam-why-did-not-accept = este jugador no ha aceptado
rotterdam-why-lacks-cards = no tienes las cartas pedidas
rotterdam-why-no-such-mission = no tienes esa misión
rotterdam-why-missing-products = te faltan cartas de producto y comodines
rotterdam-why-no-joker = no tienes comodín
rotterdam-why-not-needed = la misión ya no lo necesita
rotterdam-why-one-real-card = hay que entregar al menos una carta de producto de verdad
rotterdam-why-missing-to-hand-in = no tienes todo lo que queda por entregar

## Por qué se para el deshacer
undo-nothing = Aún no se ha decidido nada.
undo-over = La partida ha acabado.
undo-decided = { $who } ha decidido desde entonces.
rhodes-seen-shuffle = Desde entonces se han barajado los barcos egipcios.
rhodes-seen-shown = Desde entonces se ha mostrado otro barco egipcio.
rhodes-seen-plaza = Desde entonces se ha revelado otro encargo.
rotterdam-seen-shuffle = Desde entonces se han barajado las cartas de transporte.
rotterdam-seen-card = Desde entonces se ha robado una carta de transporte.
rotterdam-seen-played = La carta se ha mostrado.
rotterdam-seen-product = Desde entonces se ha robado una carta de producto.
rotterdam-seen-product-back = Desde entonces se ha robado una carta de producto.
rotterdam-seen-offered = La oferta está hecha.
rotterdam-seen-answered = La oferta ya tiene respuesta.
rotterdam-seen-handed = Desde entonces han cambiado cartas de mano.
rotterdam-seen-handed-back = Desde entonces han cambiado cartas de mano.
rotterdam-seen-joker = El comodín se ha mostrado.
rotterdam-seen-spent = Se han mostrado cartas de producto.
rotterdam-seen-fulfilled = La misión se ha mostrado.
rotterdam-seen-mission = Desde entonces se ha robado una misión.
rotterdam-seen-choice = Resultó que otro jugador tenía elección.
