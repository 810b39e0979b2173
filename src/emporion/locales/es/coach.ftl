# Lo que el entrenador dice de una partida. Las opciones se escriben como en la notación o la página.

## Por qué lo mejor es lo mejor
coach-reason-wins = “{ $best }” da un { $gain } % más de probabilidad de ganar que “{ $next }”{ $points ->
    [0] { "" }
    [one] { " " }y { $points } punto más
   *[other] { " " }y { $points } puntos más
}.
coach-reason-idle = “{ $best }” da un { $gain } % más de probabilidad de ganar que “{ $next }”, y un { $without } % más que “{ $idle }”.
coach-reason-lead = “{ $best }” y “{ $next }” ganan más o menos igual de a menudo, pero la primera da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más.
coach-reason-rather = “{ $best }” gana un { $loss } % menos a menudo que “{ $next }”, pero da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más; el entrenador sopesa ambas cosas.
coach-reason-even = “{ $best }” y “{ $next }” son más o menos igual de buenas: se diferencian en menos de lo que el entrenador distingue.
coach-reason-decided-lead = El ganador está casi decidido; “{ $best }” da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más que “{ $next }”.
coach-reason-decided-even = El ganador está casi decidido, y “{ $best }” y “{ $next }” dan más o menos los mismos puntos.
coach-reason-only = No hay otra cosa que elegir.
coach-reason-offer = Hay un cambio a la vista que ayuda a tu mano y bien podría ser aceptado.
coach-reason-no-offer = No hay a la vista un cambio que ayude a tu mano y que probablemente acepten.
coach-reason-draft = Es parte del cambio que más ayuda a tu mano y bien podría ser aceptado.

## Qué mejorar
coach-lesson-drawn = { $count ->
    [one] Ronda { $rounds }
   *[other] { $count } veces, { $scattered ->
        [1] entre las rondas { $from } y { $to }
       *[0] en { $many ->
            [one] la ronda { $rounds }
           *[other] las rondas { $rounds }
        }
    }, de media
}: { $percent ->
    [0] { $points ->
        [one] { $points } punto menos
       *[other] { $points } puntos menos
    }
   *[other] { $percent } % menos de probabilidad de ganar
}. { $count ->
    [one] “{ $best }” era mejor que “{ $chosen }”.
   *[other] Lo más caro fue “{ $chosen }” en la ronda { $round }, donde “{ $best }” era mejor.
}
coach-lesson-opening = Perdiste mucho en la apertura: tómate tiempo en las primeras rondas, que deciden el resto.
coach-lesson-endgame = Perdiste mucho hacia el final: cuando se acerquen las últimas rondas, cuenta qué da puntos todavía.

coach-lesson-rhodes-start-other = Tómate más tiempo para tus primeras parcelas: lo que cultivas y el dinero que te queda deciden toda la partida.
coach-lesson-rhodes-place-rather = { $better } en vez de { $place }: ahí tu marcador valía más.
coach-lesson-rhodes-place-more = { $better }: ve ahí más a menudo.
coach-lesson-rhodes-place-less = { $place }: ve ahí menos a menudo. Tu marcador valía más en otro sitio.
coach-lesson-rhodes-produce-other = Antes de producir, mira quién más cultiva el producto: elige campo y ficha para que la mayor parte sea para ti.
coach-lesson-rhodes-develop-more = Usa tus losetas de desarrollo: las dejaste quietas cuando valían algo.
coach-lesson-rhodes-develop-less = No uses una loseta de desarrollo solo porque puedes: a veces es mejor terminar.
coach-lesson-rhodes-develop-other = Elige mejor para qué usas tus losetas de desarrollo.
coach-lesson-rhodes-ship-other = Elige mejor qué barco zarpa: su longitud decide cuánto cargas y hasta dónde empuja a los demás.
coach-lesson-rhodes-load-other = Fíjate en qué cargas y en qué orden: la primera unidad queda más al fondo.
coach-lesson-rhodes-reward-more = Toma más puntos de victoria y menos dracmas por tu carga: tenías bastante dinero.
coach-lesson-rhodes-reward-less = Toma más dracmas y menos puntos de victoria por tu carga: el dinero te habría dado más.
coach-lesson-rhodes-buy-more = Compra más en el puerto antes de parar: las mercancías valían su precio.
coach-lesson-rhodes-buy-less = Deja antes de comprar en el puerto: el dinero valía más que las mercancías.
coach-lesson-rhodes-buy-other = Elige mejor qué compras en el puerto: cuenta el precio, y lo que piden las plazas.
coach-lesson-rhodes-fulfil-more = Cumple encargos cuando puedas: esperar te costó.
coach-lesson-rhodes-fulfil-less = No cumplas un encargo solo porque puedes: esperar valía más.
coach-lesson-rhodes-fulfil-other = Si puedes cumplir varios encargos, compara qué da cada uno y qué queda en tu almacén.
coach-lesson-rhodes-sell-more = Vende más en el mercado antes de parar: el dinero valía más que las mercancías.
coach-lesson-rhodes-sell-less = Vende menos en el mercado: las mercancías valían más para ti que el dinero.
coach-lesson-rhodes-sell-other = Elige mejor qué vendes: guarda lo que puedas embarcar.
coach-lesson-rhodes-donate-more = Compra más puntos de victoria cuando estés en el templo.
coach-lesson-rhodes-donate-less = Compra menos puntos de victoria en el templo: el dinero valía más en otro sitio.
coach-lesson-rhodes-build-more = Compra más losetas cuando estés en el ayuntamiento.
coach-lesson-rhodes-build-less = Compra menos losetas en el ayuntamiento: el dinero valía más en otro sitio.
coach-lesson-rhodes-build-other = Elige mejor qué loseta compras: tiene que compensar antes de que acabe la partida.
coach-lesson-rhodes-overflow-other = Elige mejor qué descartas, o deja sitio en tu almacén.
coach-lesson-rhodes-row-other = Piensa más el orden de turno: compara lo que cuesta o da una fila con actuar pronto.
coach-lesson-rhodes-give-other = Elige mejor qué das para el Coloso: guarda lo que puedas embarcar o entregar.
coach-lesson-rhodes-bonus-other = Elige mejor tus bonificaciones: compara qué da cada una para el resto de la partida.

coach-lesson-rotterdam-launch-more = Coloca un barco cuando puedas: en tu mano no da nada.
coach-lesson-rotterdam-launch-less = No coloques un barco a cualquier precio: a veces es mejor esperar una salida mejor.
coach-lesson-rotterdam-launch-other = Fíjate en dónde sale un barco y qué lleva: ¿a qué puerto puede llegar y qué piden tus misiones?
coach-lesson-rotterdam-call-other = Antes de anunciar un color, mira de quién son los barcos que mueve: los tuyos deberían ganar más.
coach-lesson-rotterdam-cards-more = Juega tus cartas de transporte: te las guardaste cuando más valían.
coach-lesson-rotterdam-cards-less = Guarda tus cartas de transporte para un momento mejor.
coach-lesson-rotterdam-cards-other = Elige mejor qué carta de transporte juegas.
coach-lesson-rotterdam-steer-other = Mira más lejos cuando elijas un barco o su camino: ¿a qué puerto lleva?
coach-lesson-rotterdam-answer-more = Acepta lo que ayuda a tu mano: rechazaste cambios que valían algo.
coach-lesson-rotterdam-answer-less = No aceptes tan deprisa: una oferta se hace porque ayuda a quien la hace.
coach-lesson-rotterdam-answer-other = Elige mejor con quién cambias: mejor con alguien que va por detrás.
coach-lesson-rotterdam-mission-more = Cumple misiones cuando puedas: esperar te costó.
coach-lesson-rotterdam-mission-less = No entregues cartas solo porque puedes: había una misión mejor al alcance.
coach-lesson-rotterdam-mission-other = Si puedes cumplir varias misiones, compara qué da cada una y qué cartas cuesta.
coach-lesson-rotterdam-settle-more = Usa antes tus comodines y guarda las cartas de producto.
coach-lesson-rotterdam-settle-less = Guarda tus comodines mientras basten las cartas de producto.
coach-lesson-rotterdam-settle-other = Elige mejor a qué producto sustituye un comodín.
