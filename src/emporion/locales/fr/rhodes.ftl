# Rhodes et Le Colosse.

## Mots : marchandises, lieux, tuiles
word-wine = vin
word-milk = lait
word-olives = olives
word-grain = céréales
word-gold = or
word-bronze = bronze
word-wild = cube joker
word-production = Production
word-farm = Ferme
word-harbour = Port
word-market = Marché
word-temple = Temple
word-townhall = Hôtel de ville
word-colossus = Colosse
word-extra = Extra
word-estate = domaine
word-warehouse = entrepôt
word-demeter = Déméter
word-demeter-wine = Bénédiction de Déméter : vin
word-demeter-milk = Bénédiction de Déméter : lait
word-demeter-olives = Bénédiction de Déméter : olives
word-demeter-grain = Bénédiction de Déméter : céréales
word-poseidon = Poséidon
word-irrigation = Irrigation
word-irrigation-wine = Irrigation : vin
word-irrigation-milk = Irrigation : lait
word-irrigation-olives = Irrigation : olives
word-irrigation-grain = Irrigation : céréales
word-barn = Grange
word-wagon = Chariot
word-abundance = Abondance
word-trader = Marchand
word-connections = Relations
word-zeus = Zeus
word-alchemist = Alchimiste
word-architect = Architecte
word-plutus = Ploutos
word-hermes = Hermès

## Ce qui est demandé
rhodes-prompt-start = Achète une parcelle pour commencer
rhodes-prompt-place = Pose un marqueur sur une case d’action
rhodes-prompt-produce = Pose un jeton sur un champ : choisis les deux
rhodes-prompt-develop = Utilise tes tuiles de développement, ou termine
rhodes-prompt-ship = Quel navire part ?
rhodes-prompt-load = Charge l’unité suivante ; la première est la plus au fond du port
rhodes-prompt-reward = Combien d’unités pour des points de victoire, le reste pour des drachmes ?
rhodes-prompt-buy = Achète des marchandises sur les navires du port
rhodes-prompt-fulfil = Honore une commande
rhodes-prompt-sell = Vends une unité de ton domaine
rhodes-prompt-donate = Achète un point de victoire
rhodes-prompt-build = Achète une tuile
rhodes-prompt-overflow = Ton entrepôt déborde : défausse une marchandise
rhodes-prompt-row = Choisis une ligne du tableau d’ordre
rhodes-prompt-give = Livre un produit, du domaine ou de l’entrepôt
rhodes-prompt-bronze = Paie un bronze
rhodes-prompt-bonus = Choisis ton bonus

## Ce que tu peux faire
rhodes-action-forfeit = Perdre le marqueur
rhodes-action-stop = S’arrêter là
rhodes-action-skip = Rien de plus
rhodes-action-done = Terminer
rhodes-action-place = Poser un marqueur : { $place }
rhodes-action-donate = Acheter un point de victoire
rhodes-action-sail = Envoyer le navire de longueur { $length }
rhodes-action-load = Charger : { $product }
rhodes-action-take = Prendre : { $product }
rhodes-action-sell = Vendre : { $product }
rhodes-action-vp = { $units ->
    [0] Des drachmes pour tout
    [one] Des points de victoire pour { $units } unité, des drachmes pour le reste
   *[other] Des points de victoire pour { $units } unités, des drachmes pour le reste
}
rhodes-action-discard = Défausser : { $good }
rhodes-action-bonus = Prendre le bonus de la ligne { $row }
rhodes-action-produce = Produire : { $product } avec le jeton { $chip }
rhodes-action-fulfil = Honorer la commande de la place { $plaza }
rhodes-action-fulfil-bronze = Honorer la place { $plaza } avec un bronze pour un or
rhodes-action-row = Ligne { $row }
rhodes-action-row-product = Ligne { $row }, et prendre : { $product }
rhodes-action-give = { $storeId ->
    [estate] Livrer du domaine : { $product }
   *[warehouse] Livrer de l’entrepôt : { $product }
}
rhodes-action-pay = { $sourceId ->
    [architect] Payer un bronze de l’architecte
    [gold] Payer un or au lieu d’un bronze
   *[bronze] Payer un bronze
}
rhodes-action-buy-ship = Acheter ton grand navire
rhodes-action-buy-farmland = Acheter une parcelle ({ $product }) pour { $price } dr
rhodes-action-buy = Acheter la marchandise de la case { $square }
rhodes-action-buy-as = Acheter le cube joker de la case { $square } comme { $product }
rhodes-action-buy-tile = Acheter : { $tile }
rhodes-action-use-demeter = Faire marquer Déméter
rhodes-action-use-wagon = Porter à l’entrepôt : { $product }
rhodes-action-use-abundance = Recevoir : { $product }
rhodes-action-use-trader = Échanger : { $gave } contre { $got }
rhodes-action-use-hermes = Faire acheter Hermès au port

## Ce qui s’est passé
rhodes-event-round = La manche { $round } commence.
rhodes-event-shuffle = { $count ->
    [one] { $count } navire égyptien forme une nouvelle pile.
   *[other] { $count } navires égyptiens, mélangés, forment une nouvelle pile.
}
rhodes-event-farmland = { $who } prend une parcelle ({ $product }) pour { $price } dr.
rhodes-event-tile = { $who } achète une tuile : { $tile }.
rhodes-event-large-ship = { $who } achète le grand navire.
rhodes-event-chip = { $who } pose le jeton { $value } : { $product }.
rhodes-event-surplus = Plus de place pour { $units } { $product }.
rhodes-event-enters = { $owner ->
    [null] Un navire égyptien entre au port.
   *[other] Un navire de { $who } entre au port.
}
rhodes-event-leaves = { $owner ->
    [null] Un navire égyptien s’en va.
   *[other] Un navire de { $who } rentre.
}
rhodes-event-bought = { $who } achète sur la case { $square } : { $good }.
rhodes-event-fulfilled = { $who } honore la commande de la place { $plaza }.
rhodes-event-row = { $who } passe à la ligne { $row }.
rhodes-event-built = { $who } bâtit l’élément { $place } du Colosse.
rhodes-event-track = { $who } monte à la ligne de bonus { $bonus }.
rhodes-event-temple-tile = { $left ->
    [0] La dernière tuile du temple est partie.
    [one] Il reste une tuile du temple.
   *[other] Il reste { $left } tuiles du temple.
}
rhodes-event-vp = { $who } marque { $amount } PV.
rhodes-event-money = { $sign ->
    [minus] { $who } paie { $size } dr.
   *[other] { $who } reçoit { $size } dr.
}
rhodes-event-gain = { $sourceId ->
    [bonus] { $who } reçoit : { $good }.
    [extra] { $who } reçoit : { $good }.
    [temple] { $who } reçoit : { $good }.
    [abundance] { $who } reçoit : { $good }.
    [row] { $who } prend : { $good }.
   *[other] { "" }
}
rhodes-event-lose = { $sourceId ->
    [market] { $who } vend : { $good }.
    [discard] { $who } défausse : { $good }.
   *[other] { "" }
}
rhodes-event-last-round = { $causeId ->
    [statue] Le Colosse est achevé : c’est la dernière manche.
    [plaza] Une place reste vide : c’est la dernière manche.
   *[other] C’est la dernière manche.
}
rhodes-event-over = La partie est finie.

## Le plateau
rhodes-zone-fields = Champs
rhodes-zone-basin = Port
rhodes-zone-agora = Agora
rhodes-zone-plazas = Places et commandes
rhodes-zone-steps = Tableau d’ordre
rhodes-zone-ladder = Piste de score
rhodes-zone-herald = Manche
rhodes-zone-site = Chantier
rhodes-zone-shop = À vendre à l’hôtel de ville
rhodes-zones = Parties du plateau
rhodes-tab-plazas = Places
rhodes-tab-basin = Port
rhodes-tab-fields = Champs
rhodes-tab-site = Colosse
rhodes-tab-agora = Agora
rhodes-tab-steps = Ordre
rhodes-tab-estate = Domaine

rhodes-place-does = { $place } : { $does }
rhodes-space = { $place }, { $free ->
    [0] complet
   *[other] { $free } sur { $count } libres
}
rhodes-field = { $product ->
   *[other] Champ ({ $product })
}, { $chips ->
    [none] sans jeton
   *[other] jeton { $chips }
}
rhodes-chip = Jeton de production { $value }
rhodes-square = Case { $square } : { $good } ; { $owner } ; coûte { $price } dr
rhodes-egyptian = navire égyptien
rhodes-ship-of = navire ({ $who })
rhodes-next = suivant
rhodes-next-ship = Le prochain navire égyptien apporte : { $goods }
rhodes-market-hint = dr l’unité
rhodes-temple-hint = dr le PV
rhodes-temple-asks = { $products } → { $vp } PV
rhodes-temple-left = ×{ $count }
rhodes-new-temple = { $place }. Livre { $products ->
    [one] { $products } produit
   *[other] { $products } produits
} pour un PV par tuile, au plus { $vp }. Bronze ici : { $bronze }
rhodes-for-sale = Vente { $count }
rhodes-shop = À vendre à l’hôtel de ville
rhodes-close = Fermer
rhodes-farmland = Parcelle ({ $product }), { $price } dr, reste { $count } ; revenu à la ferme { $vp } PV, { $dr } dr
rhodes-tile = { $tile }, { $price } dr, reste { $count }. { $does }
rhodes-own-tile = { $tile }. { $does }
rhodes-tile-demeter = Ferme : 1 PV pour 2 unités de son produit sur ton domaine.
rhodes-tile-poseidon = Ferme : 1 PV.
rhodes-tile-irrigation = Une unité de plus chaque fois que quelqu’un produit.
rhodes-tile-barn = Garde une unité de plus de chaque produit que tu cultives.
rhodes-tile-wagon = Ferme : porte une unité à ton entrepôt ; et 1 dr.
rhodes-tile-abundance = Ferme : une unité d’un produit que tu cultives ; et 1 dr.
rhodes-tile-trader = Ferme : échange un produit de ton entrepôt ; et 1 dr.
rhodes-tile-connections = Les tuiles de développement te coûtent 2 dr de moins.
rhodes-tile-zeus = Une case à toi : utilise tes tuiles sans envoyer de navire.
rhodes-tile-alchemist = Un bronze remplace un or, ou un or un bronze, une fois par action.
rhodes-tile-architect = Arrive avec deux bronzes pour le Colosse.
rhodes-tile-plutus = Ferme : 3 dr.
rhodes-tile-hermes = Ferme : achète jusqu’à deux marchandises au port.
rhodes-plaza = Place { $plaza } : { $goods } ; rapporte { $dr } dr et { $vp } PV
rhodes-plaza-empty = Place { $plaza } : vide
rhodes-empty = vide
rhodes-stack = { $count ->
    [one] { $count } commande dans la pile
   *[other] { $count } commandes dans la pile
}
rhodes-stack-short = pile
rhodes-row = Ligne { $row } : { $effect } ; { $who }
rhodes-row-pays = −{ $dr } dr
rhodes-row-gives = +{ $dr } dr
rhodes-row-product = +{ $dr } dr / ▣
rhodes-row-nothing = ·
rhodes-plus-vp = +{ $vp } PV
rhodes-dr = { $dr } dr
rhodes-score = { $who } : { $vp } PV
rhodes-round = Manche { $round }
rhodes-setup = Mise en place
rhodes-phase-actions = Actions
rhodes-phase-gold = Or
rhodes-phase-sequence = Ordre
rhodes-last-round = C’est la dernière manche !
rhodes-over = La partie est finie.
rhodes-site = { $place }. { $built } éléments bâtis sur { $parts }. Le prochain demande { $products ->
    [one] { $products } produit
   *[other] { $products } produits
} et { $bronze } bronze, et rapporte { $vp } PV
rhodes-site-done = Le Colosse est debout : tous les éléments sont bâtis
rhodes-bonus = Ligne de bonus { $row } : { $gives } ; { $who }
rhodes-bonus-estate = ▣ ↦ champ
rhodes-bonus-bronze = bronze
rhodes-bonus-product = ▣ ↦ stock
rhodes-bonus-gold = or
rhodes-bonus-any = choix

## Les domaines
rhodes-estates = Domaines
rhodes-estate-of = Domaine de { $who }
rhodes-estate = Sur le domaine, { $product } : { $count }, sur { $tiles ->
    [one] { $tiles } parcelle
   *[other] { $tiles } parcelles
}
rhodes-farm = Ferme, { $free ->
    [0] déjà utilisée cette manche
   *[other] libre
}
rhodes-barn = Grange : { $goods }
rhodes-no-tiles = Pas encore de tuile de développement
rhodes-markers-left = { $count ->
    [one] reste { $count } marqueur
   *[other] reste { $count } marqueurs
}
rhodes-stored = Entrepôt : { $count } sur { $bins }
rhodes-warehouse = Entrepôt { $count }/{ $bins }
rhodes-in-warehouse = À l’entrepôt, { $good } : { $count }
rhodes-ship = Navire de longueur { $length }, { $state }
rhodes-ship-home = à la maison
rhodes-ship-harbour = au port
rhodes-ship-for-sale = à vendre pour { $price } dr
rhodes-reward = { $vp } PV + { $dr } dr
rhodes-again = Revoir ce que les autres ont fait
