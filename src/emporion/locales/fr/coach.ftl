# Ce que l’entraîneur dit d’une partie. Les choix s’écrivent comme dans la notation ou sur la page.

## Pourquoi le meilleur est le meilleur
coach-reason-wins = “{ $best }” donne { $gain } % de chances de gagner de plus que “{ $next }”{ $points ->
    [0] { "" }
    [one] { " " }et rapporte { $points } point de plus
   *[other] { " " }et rapporte { $points } points de plus
}.
coach-reason-idle = “{ $best }” donne { $gain } % de chances de gagner de plus que “{ $next }”, et { $without } % de plus que “{ $idle }”.
coach-reason-lead = “{ $best }” et “{ $next }” gagnent à peu près aussi souvent, mais le premier rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
coach-reason-rather = “{ $best }” gagne { $loss } % moins souvent que “{ $next }”, mais rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus ; l’entraîneur pèse les deux.
coach-reason-even = “{ $best }” et “{ $next }” se valent à peu près : l’écart est plus petit que ce que l’entraîneur distingue.
coach-reason-decided-lead = L’issue est presque jouée ; “{ $best }” rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que “{ $next }”.
coach-reason-decided-even = L’issue est presque jouée, et “{ $best }” et “{ $next }” rapportent à peu près autant de points.
coach-reason-only = Il n’y a rien d’autre à choisir.
coach-reason-offer = Un échange est en vue qui aide ta main et pourrait bien être accepté.
coach-reason-no-offer = Aucun échange en vue n’aide ta main et n’a de bonnes chances d’être accepté.
coach-reason-draft = Cela fait partie de l’échange qui aide le plus ta main et pourrait bien être accepté.

## À améliorer
coach-lesson-drawn = { $count ->
    [one] Manche { $rounds }
   *[other] { $count } fois, { $scattered ->
        [1] entre les manches { $from } et { $to }
       *[0] { $many ->
            [one] à la manche { $rounds }
           *[other] aux manches { $rounds }
        }
    }, en moyenne
} : { $percent ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $percent } % de chances de gagner
} en moins. { $count ->
    [one] “{ $best }” valait mieux que “{ $chosen }”.
   *[other] Le plus cher : “{ $chosen }” à la manche { $round }, où “{ $best }” valait mieux.
}
coach-lesson-opening = Tu as beaucoup perdu à l’ouverture : prends ton temps aux premières manches, elles décident de la suite.
coach-lesson-endgame = Tu as beaucoup perdu vers la fin : quand les dernières manches approchent, compte ce qui rapporte encore des points.

coach-lesson-rhodes-start-other = Prends plus de temps pour tes premières parcelles : ce que tu cultives et l’argent qui te reste décident de toute la partie.
coach-lesson-rhodes-place-rather = { $better } plutôt que { $place } : c’est là que ton marqueur valait le plus.
coach-lesson-rhodes-place-more = { $better } : vas-y plus souvent.
coach-lesson-rhodes-place-less = { $place } : vas-y moins souvent. Ton marqueur valait plus ailleurs.
coach-lesson-rhodes-produce-other = Avant de produire, regarde qui d’autre cultive le produit : choisis champ et jeton pour que le plus possible te revienne.
coach-lesson-rhodes-develop-more = Utilise tes tuiles de développement : tu les as laissées dormir quand elles valaient quelque chose.
coach-lesson-rhodes-develop-less = N’utilise pas une tuile de développement juste parce que tu le peux : parfois mieux vaut terminer.
coach-lesson-rhodes-develop-other = Choisis mieux à quoi servent tes tuiles de développement.
coach-lesson-rhodes-ship-other = Choisis mieux quel navire part : sa longueur décide de ta charge et de la distance où il pousse les autres.
coach-lesson-rhodes-load-other = Fais attention à ce que tu charges et dans quel ordre : la première unité est la plus au fond du port.
coach-lesson-rhodes-reward-more = Prends plus de points de victoire et moins de drachmes pour ta cargaison : tu avais assez d’argent.
coach-lesson-rhodes-reward-less = Prends plus de drachmes et moins de points de victoire pour ta cargaison : l’argent t’aurait rapporté plus.
coach-lesson-rhodes-buy-more = Achète plus au port avant de t’arrêter : les marchandises valaient leur prix.
coach-lesson-rhodes-buy-less = Arrête plus tôt d’acheter au port : l’argent valait plus que les marchandises.
coach-lesson-rhodes-buy-other = Choisis mieux ce que tu achètes au port : le prix compte, et ce que demandent les places.
coach-lesson-rhodes-fulfil-more = Honore les commandes quand tu le peux : attendre t’a coûté.
coach-lesson-rhodes-fulfil-less = N’honore pas une commande juste parce que tu le peux : attendre valait mieux.
coach-lesson-rhodes-fulfil-other = Quand plusieurs commandes sont possibles, compare ce que chacune rapporte et ce qui reste dans ton entrepôt.
coach-lesson-rhodes-sell-more = Vends plus au marché avant de t’arrêter : l’argent valait plus que les marchandises.
coach-lesson-rhodes-sell-less = Vends moins au marché : les marchandises valaient plus pour toi que l’argent.
coach-lesson-rhodes-sell-other = Choisis mieux ce que tu vends : garde ce que tu peux expédier.
coach-lesson-rhodes-donate-more = Achète plus de points de victoire quand tu es au temple.
coach-lesson-rhodes-donate-less = Achète moins de points de victoire au temple : l’argent valait plus ailleurs.
coach-lesson-rhodes-build-more = Achète plus de tuiles quand tu es à l’hôtel de ville.
coach-lesson-rhodes-build-less = Achète moins de tuiles à l’hôtel de ville : l’argent valait plus ailleurs.
coach-lesson-rhodes-build-other = Choisis mieux la tuile que tu achètes : elle doit se rentabiliser avant la fin de la partie.
coach-lesson-rhodes-overflow-other = Choisis mieux ce que tu défausses, ou garde de la place dans ton entrepôt.
coach-lesson-rhodes-row-other = Réfléchis davantage à l’ordre du tour : pèse ce qu’une ligne coûte ou rapporte contre le fait de jouer tôt.
coach-lesson-rhodes-give-other = Choisis mieux ce que tu donnes pour le Colosse : garde ce que tu peux expédier ou livrer.
coach-lesson-rhodes-bonus-other = Choisis mieux tes bonus : compare ce que chacun rapporte pour le reste de la partie.

coach-lesson-rotterdam-launch-more = Place un navire quand tu le peux : dans ta main il ne rapporte rien.
coach-lesson-rotterdam-launch-less = Ne place pas un navire à tout prix : parfois mieux vaut attendre un meilleur départ.
coach-lesson-rotterdam-launch-other = Fais attention d’où part un navire et à ce qu’il porte : quel port peut-il atteindre, et que demandent tes missions ?
coach-lesson-rotterdam-call-other = Avant d’annoncer une couleur, regarde quels navires elle déplace : les tiens devraient en profiter le plus.
coach-lesson-rotterdam-cards-more = Joue tes cartes de transport : tu en as gardé quand elles valaient le plus.
coach-lesson-rotterdam-cards-less = Garde tes cartes de transport pour un meilleur moment.
coach-lesson-rotterdam-cards-other = Choisis mieux quelle carte de transport tu joues.
coach-lesson-rotterdam-steer-other = Regarde plus loin quand tu choisis un navire ou son chemin : vers quel port mène-t-il ?
coach-lesson-rotterdam-answer-more = Accepte ce qui aide ta main : tu as refusé des échanges qui valaient quelque chose.
coach-lesson-rotterdam-answer-less = Accepte moins vite : une offre aide d’abord celui qui la fait.
coach-lesson-rotterdam-answer-other = Choisis mieux avec qui tu échanges : plutôt avec quelqu’un qui est en retard.
coach-lesson-rotterdam-mission-more = Accomplis les missions quand tu le peux : attendre t’a coûté.
coach-lesson-rotterdam-mission-less = Ne remets pas des cartes juste parce que tu le peux : une meilleure mission était à portée.
coach-lesson-rotterdam-mission-other = Quand plusieurs missions sont possibles, compare ce que chacune rapporte et les cartes qu’elle coûte.
coach-lesson-rotterdam-settle-more = Utilise tes jokers plus tôt, et garde les cartes de produit.
coach-lesson-rotterdam-settle-less = Garde tes jokers tant que les cartes de produit suffisent.
coach-lesson-rotterdam-settle-other = Choisis mieux le produit que remplace un joker.
