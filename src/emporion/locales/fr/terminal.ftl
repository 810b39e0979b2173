# Ce que dit seulement le terminal. On tape la notation, la même dans toutes les langues.

## Prendre place
terminal-which-game = Quel jeu ?
terminal-how-many = Combien de joueurs ?
terminal-how-many-bots = Combien de robots parmi eux ?
terminal-how-strong = De quel niveau ?
terminal-one-of = Tape l’un de : { $answers }, ou Entrée pour { $default }.
terminal-put-aside = Ta partie inachevée est gardée : { $command }
terminal-asked = Tape le numéro d’un choix. ? et le numéro l’explique ; help donne le reste.
terminal-you = toi
terminal-bot = robot { $bot }
terminal-seed = graine { $seed }
terminal-edition = édition { $name }
terminal-thinking = { $who } réfléchit ...
terminal-hand-over = { $who }, appuie sur Entrée quand personne d’autre ne regarde :
terminal-only = { $move ->
    [done] Tu ne pouvais que terminer.
    [decline] Tu ne pouvais que refuser.
   *[other] Tu ne pouvais que passer.
} Entrée pour continuer :

## Commandes
terminal-or = { $first }, ou { $second }
terminal-help-choose = choisir par le numéro ou le texte ; le début des mots suffit
terminal-help-explain = la règle du choix 3 ; ? { $example } dit pourquoi il n’est pas possible
terminal-help-rules = une règle ou un chapitre par son numéro ; rules et un mot cherche
terminal-help-board = le plateau encore une fois
terminal-help-log = ce qui s’est passé ces deux dernières manches ; log all : dans toute la partie
terminal-help-hint = ce que l’entraîneur choisirait pour toi, et pourquoi
terminal-help-why = ce que les robots ont pesé avant leur dernière décision ; à Rotterdam, seulement à la fin
terminal-help-undo = revenir sur ta dernière décision, tant que rien de neuf n’est visible ni décidé
terminal-help-save = écrire la partie dans un fichier ; emporion play --load FILE la reprend
terminal-help-quit = partir ; emporion play --resume reprend ici
terminal-type = Tape le numéro d’un choix, ou help.
terminal-which = Lequel : { $choices } ?
terminal-no-choice = Il n’y a pas de choix { $typed } : tape un numéro de 1 à { $last }, ou help.
terminal-undo-stops = L’annulation s’arrête ici : { $why }
terminal-taken-back = Annulé.
terminal-name-the-file = Nomme le fichier : save FILE
terminal-not-saved = non enregistré : { $why }
terminal-is-foreign = { $name } existe déjà, et n’est pas une partie enregistrée
terminal-no-folder = il n’y a pas de dossier { $name }
terminal-saved = Enregistré. { $command } reprend ici.
terminal-thoughts-wait = Les pensées des robots montreraient leur main : demande why à la fin de la partie.
terminal-no-thoughts = Aucun robot n’a rien pesé depuis ton dernier tour.
terminal-no-thoughts-at-all = Aucun robot n’a rien pesé depuis que tu as pris place.
terminal-most-at-stake = Là où les robots voyaient le plus d’enjeu :
terminal-leaving = Un fichier pour enregistrer la partie, ou Entrée pour partir :
terminal-keep = Un fichier pour garder la partie, ou Entrée :
terminal-keep-or-why = Un fichier pour garder la partie, why pour les pensées des robots, ou Entrée :
terminal-not-kept = non gardé : { $why }
terminal-kept = Gardé. { $command } la montre de nouveau.
terminal-goodbye = Au revoir.
terminal-goodbye-resume = Au revoir. { $command } reprend ici.

## Raconter
terminal-forced = { $move } (forcé)
terminal-decision = décision { $number } sur { $last }
terminal-is-asked = On demande à { $who } : { $prompt }
terminal-step = Entrée : suite   b : retour   NUMÉRO : y aller   q : quitter
terminal-victory-points = Points de victoire
terminal-winners = { $count ->
    [one] Victoire : { $who }
   *[other] Victoire partagée : { $who }
}, { $points ->
    [one] { $points } point de victoire.
   *[other] { $points } points de victoire.
}
terminal-source-advantage = cartes avantage
terminal-source-products = cartes de produit en main
terminal-weighed-ahead = { $action } : gagne { $percent } %, environ { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
terminal-weighed-behind = { $action } : gagne { $percent } %, environ { $points ->
    [one] { $points } point de retard
   *[other] { $points } points de retard
}
terminal-weighed-level = { $action } : gagne { $percent } %, à peu près à égalité
terminal-but-tried-less = { $words }, mais moins regardé
terminal-but-not-clearly = { $words }, mais pas nettement mieux
terminal-rather-than = plutôt que { $words }
terminal-or-this = ou { $words }

## Une analyse
terminal-review-judged = { $who } : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, selon { $judge }, d’après ce qu’on pouvait savoir à ce moment
terminal-review-tally = { $best ->
    [one] { $best } parfaite
   *[other] { $best } parfaites
}, { $good ->
    [one] { $good } bonne
   *[other] { $good } bonnes
}, { $slip ->
    [one] { $slip } imprécision
   *[other] { $slip } imprécisions
}, { $mistake ->
    [one] { $mistake } erreur
   *[other] { $mistake } erreurs
}, { $blunder ->
    [one] { $blunder } gaffe
   *[other] { $blunder } gaffes
}
terminal-review-rest = Ce qui a aussi coûté quelque chose
terminal-review-each = Décision par décision
terminal-review-more = { $count ->
    [one] { $count } autre décision valait la meilleure, ou presque
   *[other] { $count } autres décisions valaient la meilleure, ou presque
} : --all les montre toutes.
terminal-review-at = manche { $round }, décision { $number }
terminal-review-gave-wins = { $verdict }, { $percent } % perdus
terminal-review-gave-points = { $verdict }, { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
terminal-review-then = puis { $line }
terminal-review-judging = analyse
terminal-review-stopped = Arrêté après { $done } décisions sur { $of }.

## Les deux plateaux
terminal-player = joueur
terminal-is-you = (toi)
terminal-ships = navires
terminal-none = aucun
terminal-labelled = { $label } : { $words }

## Rhodes en mots
rhodes-intro = Tu cultives à Rhodes et commerces dans son port. Le plus de points de victoire (PV) l’emporte. À chaque manche tu poses deux marqueurs : produire, expédier (ferme), acheter des marchandises et honorer des commandes (port), vendre (marché), acheter des PV (temple) ou des tuiles (hôtel de ville). Un navire qui entre pousse les autres le long de la voie ; ce qui arrive au bout va à l’entrepôt de son propriétaire, et de là aux commandes des places. Quand elles sont épuisées, la partie s’achève.
rhodes-intro-colossus = Le bronze est nouveau : la production supplémentaire en donne, et il sert à bâtir le Colosse, élément par élément, pour des PV et des bonus. Le dernier élément met aussi fin à la partie.
rhodes-told-phase = Phase : { $phase }
rhodes-told-money = { $sign ->
    [minus] { $who } paie { $size } dr ({ $source }).
   *[other] { $who } reçoit { $size } dr ({ $source }).
}
rhodes-told-vp = { $who } marque { $amount } PV ({ $source }).
rhodes-told-gain = { $who } reçoit : { $good } ({ $store }, { $source }).
rhodes-told-lose = { $who } donne : { $good } ({ $store }, { $source }).
rhodes-told-shown = Bientôt un navire égyptien : { $ship }.
rhodes-told-sunk = D’un navire égyptien, { $good } revient à la réserve.
rhodes-told-plaza = Une nouvelle commande paraît sur la place { $plaza } : { $goods }.
rhodes-source-start = départ
rhodes-source-forfeit = marqueur perdu
rhodes-source-production = production
rhodes-source-irrigation = irrigation
rhodes-source-farmland = parcelles
rhodes-source-demeter = Déméter
rhodes-source-poseidon = Poséidon
rhodes-source-wagon = chariot
rhodes-source-abundance = abondance
rhodes-source-trader = marchand
rhodes-source-plutus = Ploutos
rhodes-source-delivery = livraison
rhodes-source-loading = chargement
rhodes-source-arrival = arrivée
rhodes-source-purchase = achat
rhodes-source-sale = vente
rhodes-source-discard = défausse
rhodes-source-assignment = commande
rhodes-source-supplement = marchandises du domaine
rhodes-source-market = marché
rhodes-source-temple = temple
rhodes-source-townhall = hôtel de ville
rhodes-source-row = tableau d’ordre
rhodes-source-colossus = Colosse
rhodes-source-bonus = bonus
rhodes-source-extra = production supplémentaire
rhodes-source-money = argent à la fin
rhodes-source-gold = or à la fin
rhodes-source-bronze = bronze à la fin

## Le plateau de Rhodes, dessiné
rhodes-drawn-marker = marqueur { $marker } sur 2
rhodes-drawn-harbour = Port : les navires entrent à gauche
rhodes-drawn-price = prix
rhodes-drawn-goods = biens
rhodes-drawn-ship = navire
rhodes-drawn-square = case
rhodes-drawn-ware = entre-
rhodes-drawn-houses = pôts
rhodes-drawn-next = navire suivant
rhodes-drawn-bow-first = la proue d’abord
rhodes-drawn-pile = { $pile } dans la pile, { $discards } défaussés
rhodes-drawn-reward = { $dr } dr { $vp } PV
rhodes-drawn-plazas = Places ; champs
rhodes-drawn-fields = champs
rhodes-drawn-unused = jetons libres : { $chips }
rhodes-drawn-spaces = Cases d’action
rhodes-drawn-market = { $rates } dr l’unité
rhodes-drawn-temple = { $rates } dr le PV
rhodes-drawn-farm = une chacun
rhodes-drawn-zeus = propriétaires seuls
rhodes-drawn-extra = production, bronze
rhodes-drawn-row-either = +{ $dr } dr ou produit
rhodes-drawn-row-product = produit
rhodes-drawn-site = Le Colosse et le temple
rhodes-drawn-statue = statue
rhodes-drawn-bonus = bonus
rhodes-drawn-shrine = temple
rhodes-drawn-built = { $built } sur { $parts } bâtis
rhodes-drawn-next-part = suivant : { $products ->
    [one] { $products } produit
   *[other] { $products } produits
} + { $bronze } bronze → { $vp } PV
rhodes-drawn-complete = achevé
rhodes-drawn-bonus-estate = domaine+1
rhodes-drawn-bonus-store = stock+1
rhodes-drawn-bonus-any = choix
rhodes-drawn-new-temple = livre { $products ->
    [one] { $products } produit
   *[other] { $products } produits
} : 1 PV par tuile de ton domaine, au plus { $vp } ; { $tiles ->
    [one] reste { $tiles } tuile
   *[other] reste { $tiles } tuiles
}, { $bronze } bronze ici
rhodes-drawn-for-sale = Hôtel de ville : à vendre, prix en dr
rhodes-drawn-farmland = parcelles
rhodes-drawn-tiles = tuiles
rhodes-drawn-large-ship = navire de { $length }
rhodes-drawn-no-tiles = aucune tuile
rhodes-drawn-empty = vide
rhodes-drawn-standing = { $money } dr, { $vp } PV

## Ce que fait un choix à Rhodes
rhodes-effect-no-room = personne n’a de place pour cela
rhodes-effect-no-change = ne coûte et ne donne rien
rhodes-effect-group-farmland = Parcelles
rhodes-effect-group-ship = Navire
rhodes-effect-group-tiles = Tuiles de développement
rhodes-effect-group-room = Faire de la place
rhodes-effect-group-buy = Acheter
rhodes-effect-group-wild = Cube joker de la case { $square }
rhodes-effect-group-estate = De ton domaine
rhodes-effect-group-warehouse = De ton entrepôt
rhodes-effect-then = puis { $moves }
rhodes-effect-in-store = { $good } ({ $store })
rhodes-effect-make-room = faire de la place, puis acheter
rhodes-effect-hand-in = remettre : { $goods }
rhodes-effect-full-ship = un navire plein de { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
rhodes-effect-act-first = jouer en premier
rhodes-effect-hermes = acheter jusqu’à deux marchandises maintenant
rhodes-effect-no-more-tiles = ne plus utiliser de tuile
rhodes-effect-no-assignment = n’honorer aucune commande
rhodes-effect-buy-no-more = ne plus rien acheter
rhodes-effect-sell-no-more = ne plus rien vendre
rhodes-effect-market = vendre une ou deux unités de ton domaine à { $rate } dr chacune
rhodes-effect-temple = acheter des PV à { $rate } dr chacun
rhodes-effect-new-temple = livrer { $products ->
    [one] { $products } produit
   *[other] { $products } produits
} pour { $vp } PV
rhodes-effect-new-temple-bronze = livrer { $products ->
    [one] { $products } produit
   *[other] { $products } produits
} pour { $vp } PV et un bronze
rhodes-effect-colossus = livrer { $products ->
    [one] { $products } produit
   *[other] { $products } produits
} et { $bronze } bronze, bâtir un élément pour { $vp } PV et un bonus
rhodes-effect-production = poser deux jetons sur deux champs ; qui a de telles parcelles récolte
rhodes-effect-farm = revenus, tuiles, puis envoyer un navire plein pour des PV ou de l’argent
rhodes-effect-harbour = acheter sur les navires, puis honorer une commande
rhodes-effect-townhall = acheter une ou deux tuiles
rhodes-effect-extra = un jeton de plus sur un champ qui en a un, et un bronze
rhodes-effect-zeus = utiliser tes tuiles de développement
rhodes-effect-large-ship = ton grand navire
rhodes-effect-yields-dr = rapporte { $dr } dr à chaque action de ferme
rhodes-effect-yields-vp = rapporte { $vp } PV à chaque action de ferme
rhodes-effect-yields-both = rapporte { $dr } dr et { $vp } PV à chaque action de ferme
rhodes-effect-from-egypt = d’un navire égyptien
rhodes-effect-from-own = de ton propre navire
rhodes-effect-from = de { $who }
rhodes-effect-bonus-money = { $dr } dr
rhodes-effect-bonus-estate = un produit au choix pour le domaine
rhodes-effect-bonus-bronze = un bronze
rhodes-effect-bonus-store = un produit au choix pour l’entrepôt
rhodes-effect-bonus-gold = un or
rhodes-effect-bonus-any = l’un des bonus 1 à 8

## Rotterdam
rotterdam-intro = Tes navires portent des matières premières de la mer à quatre ports. Un port donne une carte de produit pour la matière qu’il veut. Remets des cartes de produit pour tes missions ; le plus de points de victoire (PV) l’emporte. Chaque manche a six phases : placer un navire, annoncer une couleur (tout navire devant un tel chenal doit avancer), piocher des cartes de transport pour les navires à l’ancre, décharger, échanger des cartes de produit, accomplir une mission. Missions, produits et cartes de transport en main sont secrets.
rotterdam-told-cancel = retire l’offre
rotterdam-told-none = n’échange avec personne
rotterdam-drawn-chart = De la mer aux ports
rotterdam-drawn-launch = départ
rotterdam-drawn-sail = navigation
rotterdam-drawn-anchors = ancres
rotterdam-drawn-unload = décharge
rotterdam-drawn-trade = commerce
rotterdam-drawn-missions = missions
rotterdam-drawn-master = capitaine du port
rotterdam-drawn-open_products = produits visibles
rotterdam-drawn-open_missions = missions visibles
rotterdam-drawn-harbour = port
rotterdam-drawn-wants = demande
rotterdam-drawn-stock = réserve
rotterdam-drawn-gives = donne une carte
rotterdam-drawn-stack = pile
rotterdam-drawn-docked = à quai
rotterdam-drawn-top = { $count }, puis { $product }
rotterdam-drawn-card = carte { $card }
rotterdam-drawn-card-on = carte { $card } : le navire en { $position }
rotterdam-drawn-calling = annonce : { $colour }
rotterdam-drawn-moving = annonce : { $colour } ; le navire en { $position } avance
rotterdam-drawn-settling = mission { $mission } ; reste à remettre : { $left }
rotterdam-drawn-drafted = offre de { $who }, en préparation
rotterdam-drawn-to-all = offre de { $who } à tous
rotterdam-drawn-to-one = offre de { $who } à { $partner }
rotterdam-drawn-terms = { $offer } : donne { $given }, demande { $wanted }
rotterdam-drawn-accepted = { $offer } ; acceptée par { $names }
rotterdam-drawn-product-cards = cartes de produit
rotterdam-drawn-transport-cards = cartes de transport
rotterdam-drawn-done = accomplie { $mission } { $points }
rotterdam-drawn-in-hand = { $count } en main
rotterdam-drawn-known = (connu : { $products })
rotterdam-drawn-laid = posé : { $cards }
rotterdam-drawn-owed = { $count } à piocher
rotterdam-drawn-missing = manque : { $products }
rotterdam-drawn-complete = complète
rotterdam-drawn-points = { $points } PV
rotterdam-drawn-products = produits
rotterdam-drawn-transport = transport
rotterdam-drawn-hand-of = Main de { $who }
rotterdam-drawn-no-cargo = sans cargaison
rotterdam-drawn-anchor = ancre
rotterdam-drawn-channels = chenaux
rotterdam-effect-own-ship = ton navire, { $load }
rotterdam-effect-ship = { $who }, { $load }
rotterdam-effect-free = libre
rotterdam-effect-group-start = Depuis { $position }
rotterdam-effect-group-send = L’envoyer
rotterdam-effect-from = depuis { $position }
rotterdam-effect-hold = tu en as { $count }
rotterdam-effect-keep = et garder : { $product }
rotterdam-effect-hold-none = { $product } : tu n’en as pas
rotterdam-effect-hand-in = remettre : { $products }
rotterdam-effect-offer = échanger des cartes de produit ; { $left ->
    [one] reste { $left } offre
   *[other] reste { $left } offres
}
rotterdam-effect-unreachable = ne peut atteindre { $harbour }
rotterdam-effect-mission = { $harbour }, mission { $numbers }
rotterdam-effect-you-choose = puis tu choisis
rotterdam-effect-chooses = puis { $who } choisit
rotterdam-effect-no-ship-moves = aucun navire ne bouge
rotterdam-effect-lay = la poser face visible : { $vp } PV
rotterdam-effect-from-hand = avec un navire de ta main
rotterdam-effect-all-hear = tout le monde l’entend
rotterdam-effect-one-reads = seul { $who } le lit
rotterdam-effect-with = échanger avec { $who }
rotterdam-effect-fulfil = { $mission } : { $points } PV
rotterdam-effect-fulfil-jokers = { $mission } : { $points } PV, { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
} pour { $products }
rotterdam-effect-has = { $who } en a { $count } de { $harbour }
rotterdam-effect-has-seen = { $who } en a { $count } de { $harbour } ({ $product } : vu)
rotterdam-effect-nothing-changes = rien ne change
rotterdam-effect-exchange = tu reçois { $given }, tu donnes { $wanted }
rotterdam-effect-no-ship = ne placer aucun navire
rotterdam-effect-no-mission = n’accomplir aucune mission
rotterdam-effect-draw = piocher { $count ->
    [one] { $count } carte de transport
   *[other] { $count } cartes de transport
}
rotterdam-effect-no-offers = plus d’offre
rotterdam-effect-drop = retirer l’offre ; elle reste secrète
rotterdam-effect-nobody = n’échanger avec personne
rotterdam-effect-not-docked = aucun de tes navires n’est au port
rotterdam-effect-unload = { $ships ->
    [one] { $ships } navire revient en main
   *[other] { $ships } navires reviennent en main
}, { $cards ->
    [one] { $cards } carte de produit
   *[other] { $cards } cartes de produit
}

## Refusé sur la ligne de commande
refused-choose-one = choisis l’un de : { $options }
refused-fixed = { $option } est fixé par la partie enregistrée
refused-no-resume = il n’y a pas de partie à reprendre
refused-other-game = { $file } : est une partie de { $saved }, pas de { $asked }
refused-range = { $option } doit être de { $low } à { $high }, pas { $value }
refused-seat-twice = --seat nomme deux fois la même place
refused-seats = { $players } joueurs avec { $bots } robots laissent { $left } places aux humains, mais --seat en nomme { $named }
refused-many-bots = --bot nomme { $named } robots, mais il y a des places pour { $seats }
refused-no-decision = { $file } : a les décisions 0 à { $last }, pas { $asked }
refused-in-file = { $file } : { $what }
refused-no-file = { $file } : ce fichier n’existe pas
refused-a-folder = { $file } : est un dossier, pas un fichier
refused-cannot-read = { $file } : ne peut pas être lu
refused-transcript = cette partie ne peut pas être rejouée : { $detail }
refused-large-file = { $file } : dépasse { $most } Mio, trop pour une partie
refused-not-a-game = { $file } : n’est pas une partie enregistrée
refused-other-format = { $file } : enregistré comme { $saved } ; cette version lit { $read }
refused-saved-seats = { $file } : seats doit nommer { $players } parmi : { $known }
refused-players = { $game } se joue de { $low } à { $high } joueurs, pas { $value }
refused-no-game = aucun jeu ne s’appelle { $name } ; il y a { $known }
refused-no-bot = ce robot n’existe pas ; il y a { $known }
refused-more-problems = { $problem } (et { $count } de plus : emporion edition check FILE)
refused-no-field = aucun champ de { $game } ne commence par { $start }
refused-other-edition = { $other } est pour { $before }, { $edition } pour { $after }
refused-file-is-there = { $file } : existe déjà ; --force l’écrase
refused-nothing-decided = { $file } : ne contient rien à juger de { $who }
refused-no-judge = ce juge n’existe pas ; il y a planner:N et master:N, N de 1 à { $most } simulations

## Éditions
terminal-edition-wrote = { $file } est écrit. Change les nombres, puis : { $command }
terminal-edition-standard = { $file } : { $name } pour { $game } est correcte ; se joue comme l’édition habituelle ; hash { $hash }
terminal-edition-changed = { $file } : { $name } pour { $game } est correcte ; { $count ->
    [one] { $count } valeur changée
   *[other] { $count } valeurs changées
} ; hash { $hash }
terminal-edition-same = { $name } a les mêmes valeurs que { $other }.
terminal-edition-field = champ
terminal-edition-value = valeur
terminal-edition-mark = marque
