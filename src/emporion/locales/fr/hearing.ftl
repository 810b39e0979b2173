# Le jeu pour qui l’écoute : les commandes, et ce qu’elles disent.
hear-title = Touches et commandes parlées
hear-words = Chaque touche fait dire quelque chose à ton lecteur d’écran ; les boutons font de même.
hear-turn = À qui de jouer
hear-choices-are = { $count ->
    [one] Un choix : { $choices }
   *[other] { $count } choix : { $choices }
}
hear-choices = Ce que je peux faire
hear-goods = Ce que j’ai
hear-board = Tout le plateau
hear-players = Où en est chacun
hear-lately = Ce qui vient de se passer
hear-one-part = Une partie du plateau
hear-tab = D’une action possible à la suivante ; Entrée la fait
hear-arrows = Sur le plateau : de lieu en lieu ; chacun dit ce qu’il est, et pourquoi pas maintenant
hear-log = Dans le journal : de ligne en ligne ; Entrée montre ce moment, Échap revient
hear-hint = Un conseil de l’entraîneur, si la table le permet
hear-sheet = Cette liste
hear-keys = Les touches seules sont des commandes
hear-part = { $zone } : { $things }.
hear-count = { $count } { $thing }
hear-nothing = rien
hear-no-seat = Tu regardes.
hear-no-choice = On ne te demande rien pour l’instant.
hear-round = Manche { $round } : { $phase }.
hear-my-turn = { $when } C’est à toi. { $prompt }
hear-their-turn = { $when } On attend { $who }.
rhodes-hear-goods = Tu as { $dr } drachmes et { $vp } points de victoire. À l’entrepôt : { $store }. Au domaine : { $estate }. Tuiles de développement : { $tiles }. { $markers ->
    [one] Il reste un marqueur.
   *[other] Il reste { $markers } marqueurs.
}
rhodes-hear-player = { $who } : { $points } points de victoire, { $dr } drachmes, { $goods } à l’entrepôt, { $markers ->
    [one] un marqueur restant.
   *[other] { $markers } marqueurs restants.
}
rotterdam-hear-player = { $who } : { $points } points de victoire ; navires en main { $ships }, missions { $missions }, produits { $products }, cartes de transport { $cards }.
rhodes-hear-pays = paie { $dr } dr
rhodes-hear-gives = reçois { $dr } dr
rhodes-hear-gives-or = reçois { $dr } dr ou un produit
rhodes-hear-bonus-estate = un produit sur ton domaine
rhodes-hear-bonus-bronze = un bronze
rhodes-hear-bonus-product = un produit dans ton entrepôt
rhodes-hear-bonus-gold = un or
rhodes-hear-bonus-any = un des bonus plus bas, au choix
rhodes-nobody = personne
rotterdam-way = { $colour } vers { $end }
rotterdam-place-ways = { $place } ; devant : { $ways }
