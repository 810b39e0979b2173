# Rodas y El Coloso.

## Palabras: mercancías, lugares, losetas
word-wine = vino
word-milk = leche
word-olives = aceitunas
word-grain = cereal
word-gold = oro
word-bronze = bronce
word-wild = cubo comodín
word-production = Producción
word-farm = Granja
word-harbour = Puerto
word-market = Mercado
word-temple = Templo
word-townhall = Ayuntamiento
word-colossus = Coloso
word-extra = Extra
word-estate = finca
word-warehouse = almacén
word-demeter = Deméter
word-demeter-wine = Bendición de Deméter: vino
word-demeter-milk = Bendición de Deméter: leche
word-demeter-olives = Bendición de Deméter: aceitunas
word-demeter-grain = Bendición de Deméter: cereal
word-poseidon = Poseidón
word-irrigation = Riego
word-irrigation-wine = Riego: vino
word-irrigation-milk = Riego: leche
word-irrigation-olives = Riego: aceitunas
word-irrigation-grain = Riego: cereal
word-barn = Granero
word-wagon = Carro
word-abundance = Abundancia
word-trader = Comerciante
word-connections = Contactos
word-zeus = Zeus
word-alchemist = Alquimista
word-architect = Arquitecto
word-plutus = Pluto
word-hermes = Hermes

## Qué se pide
rhodes-prompt-start = Compra una parcela para empezar
rhodes-prompt-place = Pon un marcador en una casilla de acción
rhodes-prompt-produce = Pon una ficha en un campo: elige ambos
rhodes-prompt-develop = Usa tus losetas de desarrollo, o termina
rhodes-prompt-ship = ¿Qué barco zarpa?
rhodes-prompt-load = Carga la siguiente unidad; la primera queda más al fondo
rhodes-prompt-reward = ¿Cuántas unidades por puntos de victoria y el resto por dracmas?
rhodes-prompt-buy = Compra mercancías de los barcos del puerto
rhodes-prompt-fulfil = Cumple un encargo
rhodes-prompt-sell = Vende una unidad de tu finca
rhodes-prompt-donate = Compra un punto de victoria
rhodes-prompt-build = Compra una loseta
rhodes-prompt-overflow = Tu almacén se desborda: descarta una mercancía
rhodes-prompt-row = Elige una fila de la tabla de orden
rhodes-prompt-give = Entrega un producto, de tu finca o de tu almacén
rhodes-prompt-bronze = Paga un bronce
rhodes-prompt-bonus = Elige tu bonificación

## Qué se puede hacer
rhodes-action-forfeit = Perder el marcador
rhodes-action-stop = Parar aquí
rhodes-action-skip = Nada más
rhodes-action-done = Terminar
rhodes-action-place = Poner un marcador: { $place }
rhodes-action-donate = Comprar un punto de victoria
rhodes-action-sail = Enviar el barco de longitud { $length }
rhodes-action-load = Cargar { $product }
rhodes-action-take = Tomar { $product }
rhodes-action-sell = Vender { $product }
rhodes-action-vp = { $units ->
    [0] Dracmas por todo
    [one] Puntos de victoria por { $units } unidad, dracmas por el resto
   *[other] Puntos de victoria por { $units } unidades, dracmas por el resto
}
rhodes-action-discard = Descartar { $good }
rhodes-action-bonus = Tomar la bonificación de la fila { $row }
rhodes-action-produce = Producir { $product } con la ficha { $chip }
rhodes-action-fulfil = Cumplir el encargo de la plaza { $plaza }
rhodes-action-fulfil-bronze = Cumplir la plaza { $plaza } con un bronce por un oro
rhodes-action-row = Fila { $row }
rhodes-action-row-product = Fila { $row }, y tomar { $product }
rhodes-action-give = { $storeId ->
    [estate] Entregar { $product } de la finca
   *[warehouse] Entregar { $product } del almacén
}
rhodes-action-pay = { $sourceId ->
    [architect] Pagar un bronce del arquitecto
    [gold] Pagar un oro en vez de un bronce
   *[bronze] Pagar un bronce
}
rhodes-action-buy-ship = Comprar tu barco grande
rhodes-action-buy-farmland = Comprar parcela de { $product } por { $price } dr
rhodes-action-buy = Comprar la mercancía de la casilla { $square }
rhodes-action-buy-as = Comprar el cubo comodín de la casilla { $square } como { $product }
rhodes-action-buy-tile = Comprar: { $tile }
rhodes-action-use-demeter = Puntuar con Deméter
rhodes-action-use-wagon = Llevar { $product } al almacén
rhodes-action-use-abundance = Recibir { $product }
rhodes-action-use-trader = Cambiar { $gave } por { $got }
rhodes-action-use-hermes = Comprar en el puerto con Hermes

## Qué ha pasado
rhodes-event-round = Empieza la ronda { $round }.
rhodes-event-shuffle = { $count ->
    [one] { $count } barco egipcio forma una pila nueva.
   *[other] { $count } barcos egipcios se barajan y forman una pila nueva.
}
rhodes-event-farmland = { $who } toma una parcela de { $product } por { $price } dr.
rhodes-event-tile = { $who } compra una loseta: { $tile }.
rhodes-event-large-ship = { $who } compra el barco grande.
rhodes-event-chip = { $who } pone la ficha { $value } en { $product }.
rhodes-event-surplus = No hay sitio para { $units } de { $product }.
rhodes-event-enters = { $owner ->
    [null] Entra un barco egipcio.
   *[other] Entra un barco de { $who }.
}
rhodes-event-leaves = { $owner ->
    [null] Sale un barco egipcio.
   *[other] Vuelve a casa un barco de { $who }.
}
rhodes-event-bought = { $who } compra { $good } de la casilla { $square }.
rhodes-event-fulfilled = { $who } cumple el encargo de la plaza { $plaza }.
rhodes-event-row = { $who } pasa a la fila { $row }.
rhodes-event-built = { $who } construye la parte { $place } del Coloso.
rhodes-event-track = { $who } sube a la fila de bonificación { $bonus }.
rhodes-event-temple-tile = { $left ->
    [0] Ya no quedan losetas del templo.
    [one] Queda una loseta del templo.
   *[other] Quedan { $left } losetas del templo.
}
rhodes-event-vp = { $who } anota { $amount } PV.
rhodes-event-money = { $sign ->
    [minus] { $who } paga { $size } dr.
   *[other] { $who } recibe { $size } dr.
}
rhodes-event-gain = { $sourceId ->
    [bonus] { $who } recibe { $good }.
    [extra] { $who } recibe { $good }.
    [temple] { $who } recibe { $good }.
    [abundance] { $who } recibe { $good }.
    [row] { $who } toma { $good }.
   *[other] { "" }
}
rhodes-event-lose = { $sourceId ->
    [market] { $who } vende { $good }.
    [discard] { $who } descarta { $good }.
   *[other] { "" }
}
rhodes-event-last-round = { $causeId ->
    [statue] El Coloso está completo: esta es la última ronda.
    [plaza] Una plaza queda vacía: esta es la última ronda.
   *[other] Esta es la última ronda.
}
rhodes-event-over = La partida ha acabado.

## El tablero
rhodes-zone-fields = Campos
rhodes-zone-basin = Puerto
rhodes-zone-agora = Ágora
rhodes-zone-plazas = Plazas con encargos
rhodes-zone-steps = Tabla de orden
rhodes-zone-ladder = Marcador de puntos
rhodes-zone-herald = Ronda
rhodes-zone-site = Obra
rhodes-zone-shop = En venta en el ayuntamiento
rhodes-zones = Partes del tablero
rhodes-tab-plazas = Plazas
rhodes-tab-basin = Puerto
rhodes-tab-fields = Campos
rhodes-tab-site = Coloso
rhodes-tab-agora = Ágora
rhodes-tab-steps = Orden
rhodes-tab-estate = Finca

rhodes-place-does = { $place }: { $does }
rhodes-space = { $place }, { $free ->
    [0] completo
   *[other] { $free } de { $count } libres
}
rhodes-field = { $product ->
   *[other] Campo de { $product }
}, { $chips ->
    [none] sin ficha
   *[other] ficha { $chips }
}
rhodes-chip = Ficha de producción { $value }
rhodes-square = Casilla { $square }: { $good }; { $owner }; cuesta { $price } dr
rhodes-egyptian = barco egipcio
rhodes-ship-of = barco de { $who }
rhodes-next = próximo
rhodes-next-ship = El próximo barco egipcio trae { $goods }
rhodes-market-hint = dr por unidad
rhodes-temple-hint = dr por PV
rhodes-temple-asks = { $products } → { $vp } PV
rhodes-temple-left = ×{ $count }
rhodes-new-temple = { $place }. Entrega { $products ->
    [one] { $products } producto
   *[other] { $products } productos
} por un PV por loseta, como mucho { $vp }. Bronce aquí: { $bronze }
rhodes-for-sale = Venta { $count }
rhodes-shop = En venta en el ayuntamiento
rhodes-close = Cerrar
rhodes-farmland = Parcela de { $product }, { $price } dr, quedan { $count }; ingresos en la granja { $vp } PV, { $dr } dr
rhodes-tile = { $tile }, { $price } dr, quedan { $count }. { $does }
rhodes-own-tile = { $tile }. { $does }
rhodes-tile-demeter = Granja: 1 PV por cada 2 unidades de su producto en tu finca.
rhodes-tile-poseidon = Granja: 1 PV.
rhodes-tile-irrigation = Una unidad más cada vez que alguien produce.
rhodes-tile-barn = Guarda una unidad más de cada producto que cultivas.
rhodes-tile-wagon = Granja: lleva una unidad a tu almacén; y 1 dr.
rhodes-tile-abundance = Granja: una unidad de un producto que cultivas; y 1 dr.
rhodes-tile-trader = Granja: cambia un producto de tu almacén; y 1 dr.
rhodes-tile-connections = Las losetas de desarrollo te cuestan 2 dr menos.
rhodes-tile-zeus = Una casilla propia: usa tus losetas sin enviar un barco.
rhodes-tile-alchemist = Bronce por oro, u oro por bronce, una vez por acción.
rhodes-tile-architect = Llega con dos bronces para el Coloso.
rhodes-tile-plutus = Granja: 3 dr.
rhodes-tile-hermes = Granja: compra hasta dos mercancías en el puerto.
rhodes-plaza = Plaza { $plaza }: { $goods }; da { $dr } dr y { $vp } PV
rhodes-plaza-empty = Plaza { $plaza }: vacía
rhodes-empty = vacía
rhodes-stack = { $count ->
    [one] { $count } encargo en la pila
   *[other] { $count } encargos en la pila
}
rhodes-stack-short = pila
rhodes-row = Fila { $row }: { $effect }; { $who }
rhodes-row-pays = −{ $dr } dr
rhodes-row-gives = +{ $dr } dr
rhodes-row-product = +{ $dr } dr / ▣
rhodes-row-nothing = ·
rhodes-plus-vp = +{ $vp } PV
rhodes-dr = { $dr } dr
rhodes-score = { $who }: { $vp } PV
rhodes-round = Ronda { $round }
rhodes-setup = Preparación
rhodes-phase-actions = Acciones
rhodes-phase-gold = Oro
rhodes-phase-sequence = Orden
rhodes-last-round = ¡Esta es la última ronda!
rhodes-over = La partida ha acabado.
rhodes-site = { $place }. { $built } de { $parts } partes construidas. La siguiente pide { $products ->
    [one] { $products } producto
   *[other] { $products } productos
} y { $bronze } de bronce, y da { $vp } PV
rhodes-site-done = El Coloso está en pie: todas las partes construidas
rhodes-bonus = Fila de bonificación { $row }: { $gives }; { $who }
rhodes-bonus-estate = ▣ ↦ campo
rhodes-bonus-bronze = bronce
rhodes-bonus-product = ▣ ↦ almac.
rhodes-bonus-gold = oro
rhodes-bonus-any = elegir

## Las fincas
rhodes-estates = Fincas
rhodes-estate-of = Finca de { $who }
rhodes-estate = En la finca, { $product }: { $count }, en { $tiles ->
    [one] { $tiles } parcela
   *[other] { $tiles } parcelas
}
rhodes-farm = Granja, { $free ->
    [0] usada esta ronda
   *[other] libre
}
rhodes-barn = Granero: { $goods }
rhodes-no-tiles = Aún no hay losetas de desarrollo
rhodes-markers-left = { $count ->
    [one] queda { $count } marcador
   *[other] quedan { $count } marcadores
}
rhodes-stored = Almacén: { $count } de { $bins }
rhodes-warehouse = Almacén { $count }/{ $bins }
rhodes-in-warehouse = En el almacén, { $good }: { $count }
rhodes-ship = Barco de longitud { $length }, { $state }
rhodes-ship-home = en casa
rhodes-ship-harbour = en el puerto
rhodes-ship-for-sale = en venta por { $price } dr
rhodes-reward = { $vp } PV + { $dr } dr
rhodes-again = Volver a ver lo que hicieron los demás
