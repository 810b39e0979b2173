# El juego para quien lo oye: órdenes, y lo que dicen.
hear-title = Teclas y órdenes habladas
hear-words = Cada tecla hace que tu lector de pantalla diga algo; los botones hacen lo mismo.
hear-turn = De quién es el turno
hear-choices-are = { $count ->
    [one] Una opción: { $choices }
   *[other] { $count } opciones: { $choices }
}
hear-choices = Lo que puedo hacer
hear-goods = Lo que tengo
hear-board = Todo el tablero
hear-players = Cómo va cada uno
hear-lately = Lo último que pasó
hear-one-part = Una parte del tablero
hear-tab = De una cosa posible a la siguiente; Intro la hace
hear-arrows = En el tablero: de lugar en lugar; cada uno dice qué es y por qué ahora no
hear-log = En el registro: de línea en línea; Intro muestra ese momento, Escape vuelve
hear-hint = Una pista del entrenador, si la mesa lo permite
hear-sheet = Esta lista
hear-keys = Las teclas sueltas son órdenes
hear-part = { $zone }: { $things }.
hear-count = { $count } { $thing }
hear-nothing = nada
hear-no-seat = Estás mirando.
hear-no-choice = Ahora no se te pide nada.
hear-round = Ronda { $round }: { $phase }.
hear-my-turn = { $when } Te toca. { $prompt }
hear-their-turn = { $when } Se espera a { $who }.
rhodes-hear-goods = Tienes { $dr } dracmas y { $vp } puntos de victoria. En el almacén: { $store }. En la finca: { $estate }. Losetas de desarrollo: { $tiles }. { $markers ->
    [one] Queda un marcador.
   *[other] Quedan { $markers } marcadores.
}
rhodes-hear-player = { $who }: { $points } puntos de victoria, { $dr } dracmas, { $goods } en el almacén, { $markers ->
    [one] queda un marcador.
   *[other] quedan { $markers } marcadores.
}
rotterdam-hear-player = { $who }: { $points } puntos de victoria; barcos en mano { $ships }, misiones { $missions }, productos { $products }, cartas de transporte { $cards }.
rhodes-hear-pays = paga { $dr } dr
rhodes-hear-gives = recibe { $dr } dr
rhodes-hear-gives-or = recibe { $dr } dr o un producto
rhodes-hear-bonus-estate = un producto en tu finca
rhodes-hear-bonus-bronze = un bronce
rhodes-hear-bonus-product = un producto en tu almacén
rhodes-hear-bonus-gold = un oro
rhodes-hear-bonus-any = una de las bonificaciones de abajo, a elegir
rhodes-nobody = nadie
rotterdam-way = { $colour } a { $end }
rotterdam-place-ways = { $place }; por delante: { $ways }
