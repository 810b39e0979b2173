# Róterdam: qué se pide, qué se puede hacer, qué ha pasado y qué hay en la carta náutica.
rotterdam-prompt-launch = Coloca un barco: elige una salida y su carga, o pasa.
rotterdam-prompt-call = Anuncia un color. Todo barco con un canal así delante tiene que navegar.
rotterdam-prompt-steer = Hay dos caminos libres. ¿Adónde va tu barco?
rotterdam-prompt-first = ¿Cuál de tus barcos va primero?
rotterdam-prompt-turn = Juega cartas de transporte, o termina.
rotterdam-prompt-trade = Haz una oferta, o termina.
rotterdam-prompt-draft = Di qué das y qué quieres, y a quién va la oferta.
rotterdam-prompt-answer = ¿Aceptas la oferta?
rotterdam-prompt-pick = Aceptan varios. ¿Con quién cambias?
rotterdam-prompt-mission = Cumple una misión, o pasa.
rotterdam-prompt-settle = Usa comodines, o entrega las cartas de producto.
rotterdam-prompt-target = Elige un barco para la carta.
rotterdam-prompt-target-card = Elige un barco para la carta «{ $card }».
rotterdam-prompt-back = Elige el canal de vuelta.
rotterdam-prompt-goal = ¿Adónde va la carga robada?
rotterdam-prompt-cargo = Coloca el barco extra: elige una salida y su carga.

rotterdam-action-pass = Pasar
rotterdam-action-done = Terminar
rotterdam-action-launch = Colocar un barco en { $position } con { $load }
rotterdam-action-launch-empty = Colocar un barco vacío en { $position }
rotterdam-action-call = Anunciar { $colour }
rotterdam-action-play = Jugar la carta «{ $card }»
rotterdam-action-steer = Navegar a { $position }
rotterdam-action-at = El barco en { $position }
rotterdam-action-back = Retroceder a { $position }
rotterdam-action-to = A { $position }
rotterdam-action-offer = Hacer una oferta
rotterdam-action-give = Dar { $product }
rotterdam-action-want = Querer { $product }
rotterdam-action-offer-all = Ofrecer a todos
rotterdam-action-offer-to = Ofrecer al jugador { $seat }
rotterdam-action-offer-to-named = Ofrecer a { $partner }
rotterdam-action-with = Cambiar con el jugador { $seat }
rotterdam-action-with-named = Cambiar con { $partner }
rotterdam-action-cancel = Cancelar la oferta
rotterdam-action-accept = Aceptar
rotterdam-action-decline = Rechazar
rotterdam-action-none = No cambiar con nadie
rotterdam-action-fulfil = Cumplir la misión { $number }
rotterdam-action-hand-in = Entregar los productos
rotterdam-action-joker = Comodín por { $product }

rotterdam-event-shuffle = { $count ->
    [one] { $count } carta jugada forma un mazo nuevo.
   *[other] Se barajan las cartas jugadas: mazo nuevo de { $count }.
}
rotterdam-event-round = Empieza la ronda { $round }; capitán de puerto: { $who }.
rotterdam-event-launched = { $who } coloca un barco en { $position }: { $load }.
rotterdam-event-called = { $who } anuncia { $colour }.
rotterdam-event-sailed = Un barco de { $who } va de { $start } a { $end }.
rotterdam-event-card = { $card ->
    [null] { $who } roba una carta de transporte.
   *[other] { $who } roba la carta «{ $card }».
}
rotterdam-event-played = { $who } juega la carta «{ $card }».
rotterdam-event-unloaded = { $who } descarga en { $harbour }: { $load }.
rotterdam-event-product = { $who } roba { $product } del mazo.
rotterdam-event-product-back = { $who } roba un producto de { $harbour }.
rotterdam-event-offered = { $to ->
    [all] { $who } hace una oferta a todos.
   *[other] { $who } hace una oferta a { $partner }.
}
rotterdam-event-gives = { $who } da { $count } × { $product }.
rotterdam-event-wants = { $who } quiere { $count } × { $product }.
rotterdam-event-answered = { $accepted ->
    [true] { $who } acepta.
   *[other] { $who } rechaza.
}
rotterdam-event-handed = { $who } da { $product } a { $partner }.
rotterdam-event-handed-back = { $who } da una carta de { $harbour } a { $partner }.
rotterdam-event-fulfilled = { $points ->
    [one] { $who } cumple una misión por { $points } punto: { $mission }.
   *[other] { $who } cumple una misión por { $points } puntos: { $mission }.
}
rotterdam-event-spent = { $who } entrega { $product }.
rotterdam-event-joker = { $who } usa un comodín por { $product }.
rotterdam-event-mission = { $mission ->
    [null] { $who } roba una misión.
   *[other] { $who } roba la misión { $mission }.
}
rotterdam-event-swapped = { $who } cambia la carga de { $first } y { $second }.
rotterdam-event-stolen = { $who } roba la carga de { $start } para { $end }.
rotterdam-event-seized = { $who } hace retirar { $raw } del barco en { $position }.
rotterdam-event-last = { $cause ->
    [points] La partida acaba: alguien tiene puntos suficientes en misiones.
    [stacks] La partida acaba: los mazos están vacíos y nadie ha cumplido una misión.
   *[rounds] La partida acaba: ha sido la última ronda.
}
rotterdam-event-over = La partida ha acabado.

rotterdam-chart = Carta náutica
rotterdam-sea = Mar del Norte
rotterdam-round = Ronda
rotterdam-phase-of-round = Ronda { $round }, fase { $number }: { $phase }
rotterdam-phase-launch = Colocar un barco
rotterdam-phase-sail = Navegar
rotterdam-phase-anchors = Transporte
rotterdam-phase-unload = Descargar
rotterdam-phase-trade = Comercio
rotterdam-phase-missions = Misiones
rotterdam-sail = ¡A navegar!

rotterdam-place-start = Salida { $name }
rotterdam-place-junction = Cruce { $name }
rotterdam-place-anchor = Cruce { $name }, ancla
rotterdam-place-with-ship = { $place }: barco de { $who }, { $load }
rotterdam-place-harbour = { $count ->
    [one] { $name }: quiere { $raw }, da { $products }; queda { $count } carta
   *[other] { $name }: quiere { $raw }, da { $products }; quedan { $count } cartas
}
rotterdam-place-raw = { $raw }: { $count } en la reserva
rotterdam-place-empty = Dejar que el barco salga vacío
rotterdam-place-channel = Canales: { $colour }
rotterdam-place-mission = Misión { $number }: { $products } por { $points } PV
rotterdam-place-product = { $product }: { $count } en tu mano
rotterdam-place-card = { $card } ({ $count }): { $text }
rotterdam-place-wanted = Pedir { $product }
rotterdam-place-seat = { $who }: { $state }
rotterdam-docked = { $who }: { $count } en puerto, { $load }

rotterdam-hand = Tu mano
rotterdam-ships = Barcos
rotterdam-ships-in-hand = Barcos en la mano: { $count }
rotterdam-missions = Misiones (final con { $points } PV)
rotterdam-fulfilled = Misiones cumplidas: { $count }, por { $points } PV
rotterdam-products = Productos
rotterdam-transport = Cartas de transporte
rotterdam-none-yet = Aún ninguna
rotterdam-others = Los demás jugadores
rotterdam-again = ↺ Sus jugadas
rotterdam-master = Capitán de puerto
rotterdam-mission-cards = Misiones: { $count }
rotterdam-transport-cards = Cartas de transporte: { $count }
rotterdam-backs = Productos de { $harbour }: { $count }
rotterdam-mission-pile = Misiones en la pila: { $count }
rotterdam-deck = Cartas de transporte en el mazo: { $count }
rotterdam-played = Jugada: { $card } ({ $count })
rotterdam-laid = A la vista: { $card } ({ $count })
rotterdam-known = Lo que sabes, { $product }: { $count }
rotterdam-wants = Pedido esta ronda: { $product }

rotterdam-offer = Oferta
rotterdam-make-offer = { $left ->
    [one] Hacer una oferta (queda { $left })
   *[other] Hacer una oferta (quedan { $left })
}
rotterdam-draft = Tu oferta
rotterdam-drafts = { $who } prepara una oferta
rotterdam-offers-all = { $who } hace una oferta a todos
rotterdam-offers-one = { $who } hace una oferta a { $partner }
rotterdam-i-give = Doy
rotterdam-i-want = Quiero
rotterdam-they-give = Da
rotterdam-they-want = Quiere
rotterdam-nothing = nada
rotterdam-sealed = no es para tus ojos
rotterdam-ask-for = Pedir
rotterdam-give-hint = Haz clic en productos de tu mano para darlos.
rotterdam-send-to = Ofrecer a { $who }
rotterdam-answer-yes = acepta
rotterdam-answer-no = rechaza
rotterdam-answer-asked = está pensando
rotterdam-answer-out = fuera de la oferta
rotterdam-answer-waiting = espera
rotterdam-settling = Misión en curso
rotterdam-settle-title = Entregar: { $mission }

rotterdam-card-luck = Dos barcos con carga distinta la intercambian.
rotterdam-card-cargo = Coloca otro barco.
rotterdam-card-setback = Un barco cualquiera retrocede un canal.
rotterdam-card-storm = Un barco cualquiera retrocede dos canales.
rotterdam-card-joker = Sustituye a un producto cuando cumples una misión.
rotterdam-card-advantage = Vale 1 PV, a la vista o en la mano.
rotterdam-card-extra = Vale 2 PV, a la vista o en la mano.
rotterdam-card-thief = Toma la carga de un barco cualquiera para uno tuyo vacío.
rotterdam-card-police = La carga de un barco cualquiera vuelve a la reserva.

word-fruit = fruta
word-oil = petróleo
word-ore = mineral
word-empty = vacío
word-bread = pan
word-beer = cerveza
word-orange-juice = zumo de naranja
word-jam = mermelada
word-petrol = gasolina
word-plastic = plástico
word-steel = acero
word-bicycles = bicicletas
word-blue = azul
word-red = rojo
word-green = verde
word-white = blanco
word-luck = cambio de suerte
word-cargo = carga extra
word-setback = contratiempo
word-storm = gran tormenta
word-joker = comodín
word-advantage = ventaja
rotterdam-word-extra = ventaja extra
word-thief = ladrón de carga
word-police = policía portuaria
word-europoort = Europoort
word-botlek = Botlek
word-vulcaanhaven = Vulcaanhaven
word-merwehaven = Merwehaven
