# Rotterdam : ce qui est demandé, ce que tu peux faire, ce qui s’est passé, et la carte marine.
rotterdam-prompt-launch = Place un navire : choisis un départ et sa cargaison, ou passe.
rotterdam-prompt-call = Annonce une couleur. Tout navire qui a un tel chenal devant lui doit avancer.
rotterdam-prompt-steer = Deux passages sont libres. Où va ton navire ?
rotterdam-prompt-first = Lequel de tes navires avance d’abord ?
rotterdam-prompt-turn = Joue des cartes de transport, ou termine.
rotterdam-prompt-trade = Fais une offre, ou termine.
rotterdam-prompt-draft = Dis ce que tu donnes et ce que tu veux, et à qui s’adresse l’offre.
rotterdam-prompt-answer = Acceptes-tu l’offre ?
rotterdam-prompt-pick = Plusieurs acceptent. Avec qui échanges-tu ?
rotterdam-prompt-mission = Accomplis une mission, ou passe.
rotterdam-prompt-settle = Utilise des jokers, ou remets les cartes de produit.
rotterdam-prompt-target = Choisis un navire pour la carte.
rotterdam-prompt-target-card = Choisis un navire pour la carte « { $card } ».
rotterdam-prompt-back = Choisis le chenal du retour.
rotterdam-prompt-goal = Où va la cargaison volée ?
rotterdam-prompt-cargo = Place le navire supplémentaire : choisis un départ et sa cargaison.

rotterdam-action-pass = Passer
rotterdam-action-done = Terminer
rotterdam-action-launch = Placer un navire sur { $position }, cargaison : { $load }
rotterdam-action-launch-empty = Placer un navire vide sur { $position }
rotterdam-action-call = Annoncer : { $colour }
rotterdam-action-play = Jouer la carte « { $card } »
rotterdam-action-steer = Aller vers { $position }
rotterdam-action-at = Le navire sur { $position }
rotterdam-action-back = Reculer vers { $position }
rotterdam-action-to = Vers { $position }
rotterdam-action-offer = Faire une offre
rotterdam-action-give = Donner : { $product }
rotterdam-action-want = Vouloir : { $product }
rotterdam-action-offer-all = Proposer à tous
rotterdam-action-offer-to = Proposer au joueur { $seat }
rotterdam-action-offer-to-named = Proposer à { $partner }
rotterdam-action-with = Échanger avec le joueur { $seat }
rotterdam-action-with-named = Échanger avec { $partner }
rotterdam-action-cancel = Annuler l’offre
rotterdam-action-accept = Accepter
rotterdam-action-decline = Refuser
rotterdam-action-none = N’échanger avec personne
rotterdam-action-fulfil = Accomplir la mission { $number }
rotterdam-action-hand-in = Remettre les produits
rotterdam-action-joker = Joker pour : { $product }

rotterdam-event-shuffle = { $count ->
    [one] { $count } carte jouée forme une nouvelle pioche.
   *[other] Les cartes jouées sont mélangées : nouvelle pioche de { $count }.
}
rotterdam-event-round = La manche { $round } commence ; capitaine du port : { $who }.
rotterdam-event-launched = { $who } place un navire sur { $position } : { $load }.
rotterdam-event-called = { $who } annonce : { $colour }.
rotterdam-event-sailed = Un navire de { $who } va de { $start } à { $end }.
rotterdam-event-card = { $card ->
    [null] { $who } pioche une carte de transport.
   *[other] { $who } pioche la carte « { $card } ».
}
rotterdam-event-played = { $who } joue la carte « { $card } ».
rotterdam-event-unloaded = { $who } décharge à { $harbour } : { $load }.
rotterdam-event-product = { $who } pioche : { $product }.
rotterdam-event-product-back = { $who } pioche un produit de { $harbour }.
rotterdam-event-offered = { $to ->
    [all] { $who } fait une offre à tous.
   *[other] { $who } fait une offre à { $partner }.
}
rotterdam-event-gives = { $who } donne { $count } × { $product }.
rotterdam-event-wants = { $who } veut { $count } × { $product }.
rotterdam-event-answered = { $accepted ->
    [true] { $who } accepte.
   *[other] { $who } refuse.
}
rotterdam-event-handed = { $who } donne à { $partner } : { $product }.
rotterdam-event-handed-back = { $who } donne une carte de { $harbour } à { $partner }.
rotterdam-event-fulfilled = { $points ->
    [one] { $who } accomplit une mission pour { $points } point : { $mission }.
   *[other] { $who } accomplit une mission pour { $points } points : { $mission }.
}
rotterdam-event-spent = { $who } remet : { $product }.
rotterdam-event-joker = { $who } utilise un joker pour : { $product }.
rotterdam-event-mission = { $mission ->
    [null] { $who } pioche une mission.
   *[other] { $who } pioche une mission : { $mission }.
}
rotterdam-event-swapped = { $who } échange les cargaisons de { $first } et { $second }.
rotterdam-event-stolen = { $who } vole la cargaison de { $start } pour { $end }.
rotterdam-event-seized = { $who } fait saisir la cargaison de { $position } : { $raw }.
rotterdam-event-last = { $cause ->
    [points] La partie finit : quelqu’un a assez de points en missions.
    [stacks] La partie finit : les piles sont vides et personne n’a accompli de mission.
   *[rounds] La partie finit : c’était la dernière manche.
}
rotterdam-event-over = La partie est finie.

rotterdam-chart = Carte marine
rotterdam-sea = Mer du Nord
rotterdam-round = Manche
rotterdam-phase-of-round = Manche { $round }, phase { $number } : { $phase }
rotterdam-phase-launch = Placer un navire
rotterdam-phase-sail = Naviguer
rotterdam-phase-anchors = Transport
rotterdam-phase-unload = Décharger
rotterdam-phase-trade = Commerce
rotterdam-phase-missions = Missions
rotterdam-sail = En avant !

rotterdam-place-start = Départ { $name }
rotterdam-place-junction = Croisement { $name }
rotterdam-place-anchor = Croisement { $name }, ancre
rotterdam-place-with-ship = { $place } : navire de { $who }, { $load }
rotterdam-place-harbour = { $count ->
    [one] { $name } : recherche { $raw }, donne { $products } ; reste { $count } carte
   *[other] { $name } : recherche { $raw }, donne { $products } ; restent { $count } cartes
}
rotterdam-place-raw = { $raw } : { $count } dans la réserve
rotterdam-place-empty = Laisser partir le navire vide
rotterdam-place-channel = Chenaux : { $colour }
rotterdam-place-mission = Mission { $number } : { $products } pour { $points } PV
rotterdam-place-product = { $product } : { $count } dans ta main
rotterdam-place-card = { $card } ({ $count }) : { $text }
rotterdam-place-wanted = Demander : { $product }
rotterdam-place-seat = { $who } : { $state }
rotterdam-docked = { $who } : { $count } au port, { $load }

rotterdam-hand = Ta main
rotterdam-ships = Navires
rotterdam-ships-in-hand = Navires en main : { $count }
rotterdam-missions = Missions (fin à { $points } PV)
rotterdam-fulfilled = Missions accomplies : { $count }, pour { $points } PV
rotterdam-products = Produits
rotterdam-transport = Cartes de transport
rotterdam-none-yet = Pas encore
rotterdam-others = Les autres joueurs
rotterdam-again = ↺ Leurs coups
rotterdam-master = Capitaine du port
rotterdam-mission-cards = Missions : { $count }
rotterdam-transport-cards = Cartes de transport : { $count }
rotterdam-backs = Produits de { $harbour } : { $count }
rotterdam-mission-pile = Missions dans la pile : { $count }
rotterdam-deck = Cartes de transport dans la pioche : { $count }
rotterdam-played = Jouée : { $card } ({ $count })
rotterdam-laid = Face visible : { $card } ({ $count })
rotterdam-known = Ce que tu sais, { $product } : { $count }
rotterdam-wants = Voulu cette manche : { $product }

rotterdam-offer = Offre
rotterdam-make-offer = { $left ->
    [one] Faire une offre (reste { $left })
   *[other] Faire une offre (restent { $left })
}
rotterdam-draft = Ton offre
rotterdam-drafts = { $who } prépare une offre
rotterdam-offers-all = { $who } fait une offre à tous
rotterdam-offers-one = { $who } fait une offre à { $partner }
rotterdam-i-give = Je donne
rotterdam-i-want = Je veux
rotterdam-they-give = Donne
rotterdam-they-want = Veut
rotterdam-nothing = rien
rotterdam-sealed = pas pour tes yeux
rotterdam-ask-for = Demander
rotterdam-give-hint = Clique sur des produits de ta main pour les donner.
rotterdam-send-to = Proposer à { $who }
rotterdam-answer-yes = accepte
rotterdam-answer-no = refuse
rotterdam-answer-asked = réfléchit
rotterdam-answer-out = hors de l’offre
rotterdam-answer-waiting = attend
rotterdam-settling = Mission en cours
rotterdam-settle-title = Remettre : { $mission }

rotterdam-card-luck = Deux navires aux cargaisons différentes les échangent.
rotterdam-card-cargo = Place un autre navire.
rotterdam-card-setback = Un navire au choix recule d’un chenal.
rotterdam-card-storm = Un navire au choix recule de deux chenaux.
rotterdam-card-joker = Remplace un produit quand tu accomplis une mission.
rotterdam-card-advantage = Vaut 1 PV, posé ou en main.
rotterdam-card-extra = Vaut 2 PV, posé ou en main.
rotterdam-card-thief = Prends la cargaison d’un navire pour un des tiens, vide.
rotterdam-card-police = La cargaison d’un navire au choix retourne à la réserve.

word-fruit = fruits
word-oil = pétrole
word-ore = minerai
word-empty = vide
word-bread = pain
word-beer = bière
word-orange-juice = jus d’orange
word-jam = confiture
word-petrol = essence
word-plastic = plastique
word-steel = acier
word-bicycles = vélos
word-blue = bleu
word-red = rouge
word-green = vert
word-white = blanc
word-luck = la chance tourne
word-cargo = cargaison en plus
word-setback = contretemps
word-storm = grosse tempête
word-joker = joker
word-advantage = avantage
rotterdam-word-extra = grand avantage
word-thief = voleur de cargaison
word-police = police du port
word-europoort = Europoort
word-botlek = Botlek
word-vulcaanhaven = Vulcaanhaven
word-merwehaven = Merwehaven
