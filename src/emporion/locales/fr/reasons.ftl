# Pourquoi quelque chose n’est pas possible. Chacune suit un deux-points, sa règle derrière elle.
why-not = Pas maintenant : { $words } ({ $rule })
why-not-asked = autre chose est demandé. { $prompt }
why-unknown-action = cette action n’existe pas
why-game-over = la partie est finie

## Rhodes
rhodes-why-start-first = il faut d’abord acheter les premières parcelles
rhodes-why-not-sold = il n’y en a pas à vendre
rhodes-why-too-dear = cela coûte plus que ce que tu as
rhodes-why-same-product = les deux premières parcelles doivent donner des produits différents
rhodes-why-no-second-tile = tu ne pourrais plus payer une seconde parcelle
rhodes-why-can-buy = tu peux acheter une parcelle, donc tu le dois
rhodes-why-no-such-place = ce lieu ne fait pas partie du jeu
rhodes-why-space-taken = { $placeId ->
    [production] les cases de production sont pleines
    [farm] ta ferme a déjà servi cette manche
    [harbour] le port est plein
    [market] le marché est plein
    [temple] le temple est plein
    [townhall] l’hôtel de ville est plein
    [colossus] le chantier est plein
    [extra] la case de production supplémentaire est prise
    [zeus] Zeus a déjà servi cette manche
   *[other] aucune case d’action n’y est libre
}
rhodes-why-can-act = une action est possible, donc le marqueur n’est pas perdu
rhodes-why-few-chips = produire demande deux jetons inutilisés et deux champs libres
rhodes-why-chip-used = { $decisionId ->
    [place] tous les jetons ont servi
   *[other] aucun jeton de cette valeur n’est inutilisé
}
rhodes-why-field-used = ce champ a déjà servi cette manche
rhodes-why-field-unused = ce champ n’a pas encore de jeton cette manche
rhodes-why-nothing-produced = rien n’a encore été produit cette manche
rhodes-why-no-full-ship = aucun navire à la maison ne peut être rempli
rhodes-why-not-owned = tu n’as pas cette tuile
rhodes-why-tile-used = cette tuile a déjà servi
rhodes-why-no-unit = il n’y a pas de telle unité sur ton domaine
rhodes-why-no-room = il n’y a pas de place pour ce produit
rhodes-why-no-farmland = tu n’as pas de parcelle pour ce produit
rhodes-why-warehouse-full = ton entrepôt est plein
rhodes-why-demeter-nothing = Déméter ne rapporterait rien maintenant
rhodes-why-ship-at-risk = ensuite, aucun navire ne pourrait être rempli
rhodes-why-no-ship-home = aucun navire de cette longueur n’est à la maison
rhodes-why-too-few-units = il n’y a pas assez d’unités pour le remplir
rhodes-why-too-many-vp = le navire porte moins d’unités
rhodes-why-no-good-there = il n’y a pas de marchandise sur cette case
rhodes-why-not-wild = seul un cube joker devient un produit au choix
rhodes-why-wild-needs-product = choisis le produit que devient le cube joker
rhodes-why-must-buy = après la défausse, tu dois acheter quelque chose
rhodes-why-not-full = ton entrepôt n’est pas plein
rhodes-why-not-held = il n’y en a pas dans ton entrepôt
rhodes-why-nothing-yet = il en faut au moins un avant de t’arrêter
rhodes-why-nothing-affordable = tu ne peux rien y payer
rhodes-why-nothing-to-do = il n’y a rien à acheter et aucune commande à honorer
rhodes-why-no-assignment = il n’y a pas de commande sur cette place
rhodes-why-missing-goods = il manque des marchandises pour cette commande
rhodes-why-too-many-missing = au plus deux marchandises peuvent venir du domaine
rhodes-why-supplement-dear = tu ne peux pas payer les marchandises du domaine
rhodes-why-none-from-warehouse = au moins une marchandise doit venir de l’entrepôt
rhodes-why-no-alchemist = il faut pour cela l’alchimiste
rhodes-why-no-gold-asked = cette commande ne demande pas d’or
rhodes-why-must-fulfil = rien n’a été acheté, donc une commande doit être honorée
rhodes-why-temple-dear = tu ne peux pas payer un point de victoire
rhodes-why-have-type = tu as déjà une tuile de ce type
rhodes-why-own-row = le marqueur doit aller sur une autre ligne
rhodes-why-row-taken = un autre joueur a choisi cette ligne
rhodes-why-row-dear = tu ne peux pas payer cette ligne
rhodes-why-row-no-product = cette ligne ne donne pas de produit
rhodes-why-other-row-forced = il ne te reste qu’une ligne, et c’en est une autre
rhodes-why-cannot-deliver = tu ne peux pas livrer les marchandises
rhodes-why-statue-done = la statue est achevée
rhodes-why-architect-empty = l’architecte n’a plus de bronze
rhodes-why-once-per-action = c’est possible une fois par action
rhodes-why-no-zeus-tile = tu n’as aucune tuile que Zeus puisse utiliser
rhodes-why-bonus-no-room = il n’y a pas de place pour un produit sur ton domaine

## Rotterdam
rotterdam-why-no-ship-in-hand = tu n’as pas de navire en main
rotterdam-why-no-such-start = la carte n’a pas ce départ
rotterdam-why-start-taken = le départ est occupé
rotterdam-why-out-of-stock = cette matière première est épuisée
rotterdam-why-no-channel = aucun chenal de cette couleur n’y mène
rotterdam-why-way-taken = la position est occupée
rotterdam-why-not-a-rival = ce navire ne dispute pas la position
rotterdam-why-card-not-held = tu n’as pas cette carte
rotterdam-why-joker-in-missions = un joker s’utilise en accomplissant une mission
rotterdam-why-no-targets = aucun navire sur l’eau ne convient à cette carte
rotterdam-why-no-free-way-back = il n’y a pas de voie libre en arrière
rotterdam-why-no-empty-ship = tu n’as pas de place pour la cargaison
rotterdam-why-no-ship-there = aucun navire ne s’y trouve
rotterdam-why-no-load = le navire qui s’y trouve est vide
rotterdam-why-same-raw = les deux navires doivent porter des matières premières différentes
rotterdam-why-from-start = un navire sur un départ ne peut pas reculer
rotterdam-why-no-offers-left = plus d’offre pendant ce tour
rotterdam-why-nothing-to-trade = personne n’a de carte de produit
rotterdam-why-product-not-held = tu n’as plus de ce produit
rotterdam-why-both-sides = un produit ne peut pas être des deux côtés
rotterdam-why-nobody-could = d’après le dos des cartes, personne ne peut l’avoir
rotterdam-why-empty-draft = l’offre est vide
rotterdam-why-no-all = à deux, une offre va à l’autre joueur
rotterdam-why-not-askable = une offre va à un autre joueur
rotterdam-why-cannot-cover = d’après le dos des cartes, ce joueur ne peut pas avoir ce qui est demandé
rotterdam-why-did-not-accept = ce joueur n’a pas accepté
rotterdam-why-lacks-cards = tu n’as pas les cartes demandées
rotterdam-why-no-such-mission = tu n’as pas cette mission
rotterdam-why-missing-products = il te manque des cartes de produit et des jokers
rotterdam-why-no-joker = tu n’as pas de joker
rotterdam-why-not-needed = la mission n’en a plus besoin
rotterdam-why-one-real-card = au moins une vraie carte de produit doit être remise
rotterdam-why-missing-to-hand-in = tu n’as pas tout ce qui reste à remettre

## Pourquoi l’annulation s’arrête
undo-nothing = Rien n’a encore été décidé.
undo-over = La partie est finie.
undo-decided = { $who } a décidé depuis.
rhodes-seen-shuffle = Les navires égyptiens ont été mélangés depuis.
rhodes-seen-shown = Un nouveau navire égyptien a été montré depuis.
rhodes-seen-plaza = Une nouvelle commande a été révélée depuis.
rotterdam-seen-shuffle = Les cartes de transport ont été mélangées depuis.
rotterdam-seen-card = Une carte de transport a été piochée depuis.
rotterdam-seen-played = La carte a été montrée.
rotterdam-seen-product = Une carte de produit a été piochée depuis.
rotterdam-seen-product-back = Une carte de produit a été piochée depuis.
rotterdam-seen-offered = L’offre a été faite.
rotterdam-seen-answered = L’offre a reçu une réponse.
rotterdam-seen-handed = Des cartes ont changé de main depuis.
rotterdam-seen-handed-back = Des cartes ont changé de main depuis.
rotterdam-seen-joker = Le joker a été montré.
rotterdam-seen-spent = Des cartes de produit ont été montrées.
rotterdam-seen-fulfilled = La mission a été montrée.
rotterdam-seen-mission = Une mission a été piochée depuis.
rotterdam-seen-choice = Un autre joueur s’est trouvé avoir un choix.
