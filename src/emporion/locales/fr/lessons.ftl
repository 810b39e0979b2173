# Les premières parties guidées : ce qu’on lit avant un coup. Deux courtes phrases au plus.

lesson-point = ou désigne ce qui brille

## Rhodes
lesson-rhodes-01 = Bienvenue à Rhodes ! Tu cultives, navigues et commerces ; qui a le plus de points de victoire (PV) à la fin gagne.
lesson-rhodes-02 = D’abord, chacun achète deux parcelles. Le lait à 17 drachmes (dr) est cher, mais il rapportera un PV à chaque action Ferme.
lesson-rhodes-03 = La deuxième doit donner un autre produit. Le vin, bon marché, te laisse 2 dr.
lesson-rhodes-04 = À chaque manche, tu poses deux marqueurs, tour à tour, et fais aussitôt ce que le lieu propose. Fais d’abord pousser quelque chose : production.
lesson-rhodes-05 = Deux jetons vont sur deux champs, et chacun distribue autant d’unités que sa valeur. Ta parcelle de lait a encore deux places : le jeton 2 suffit.
lesson-rhodes-06 = Quiconque a une parcelle de vin reçoit sa part, toi d’abord. Sur trois unités, tu en reçois deux.
lesson-rhodes-07 = Change maintenant du vin en argent au marché. Le premier visiteur d’une manche reçoit 5 dr par unité ; tu es second et en reçois 4.
lesson-rhodes-08 = La manche est finie : choisis une ligne pour la suivante. Les lignes du haut jouent d’abord mais coûtent ; la ligne 4 donne 1 dr et passe encore avant celle de l’autre joueur.
lesson-rhodes-09 = Ta ferme est un lieu pour toi seul. Elle donne le revenu de tes parcelles, puis un navire doit partir.
lesson-rhodes-10 = Un navire ne part qu’avec un plein chargement, et chaque unité rapporte 1 PV ou 2 dr. Envoie le plus long : il pousse aussi les autres vers le fond.
lesson-rhodes-11 = Ce que tu charges en premier est le plus au fond du port. Cela arrivera en premier dans ton entrepôt.
lesson-rhodes-12 = Une unité pour un PV, deux pour de l’argent : le port va coûter quelque chose.
lesson-rhodes-13 = Au port, tu achètes sur les navires et tu honores une commande. Plus une marchandise est au fond, moins elle coûte : l’or est passé de 7 dr à 5.
lesson-rhodes-14 = L’or ne pousse pas, il arrive sur les navires égyptiens. Un cube joker brun, s’il y en avait un, deviendrait le produit que tu veux.
lesson-rhodes-15 = Un or suffit. Cesse d’acheter, puis vient la commande.
lesson-rhodes-16 = La place 2 veut du lait et de l’or pour 3 dr et 5 PV. Une marchandise au moins doit venir de l’entrepôt ; le lait vient de ton domaine, pour 3 dr de plus.
lesson-rhodes-17 = L’or devenait rare : le prochain navire égyptien est entré. La ligne 5 donne 2 dr ou un produit : prends un lait.
lesson-rhodes-18 = L’hôtel de ville vend des parcelles et des tuiles de développement. Une tuile aide jusqu’à la fin de la partie : achète tôt.
lesson-rhodes-19 = Le chariot sert à chaque action Ferme : 1 dr, et une unité va droit à ton entrepôt.
lesson-rhodes-20 = Tes champs sont presque vides, et tous les jetons sont de nouveau libres à chaque manche. Produis comme avant.
lesson-rhodes-21 = Un nouveau navire a poussé le tien, et le premier lait est arrivé dans ton entrepôt. De là, les marchandises vont aux commandes sans supplément.
lesson-rhodes-22 = De nouveau la ferme. Ta tuile sert avant le départ du navire.
lesson-rhodes-23 = Porte un vin à l’entrepôt : la commande de la place 1 veut du vin.
lesson-rhodes-24 = Ton long navire est encore dehors : envoie un plus court. Il poussera le long jusqu’au fond.
lesson-rhodes-25 = Prends cette fois de l’argent pour les deux unités : tu veux aller au temple.
lesson-rhodes-26 = Ton long navire est revenu, sa cargaison est à l’entrepôt. Le temple est le dernier lieu à voir : là, 5 dr achètent un PV.
lesson-rhodes-27 = Tu as vu les six lieux. Ensuite, tu pourrais acheter les céréales au port et honorer la place 3 avec ton lait.
lesson-rhodes-28 = La partie finit avec la manche où une commande ne peut pas être remplacée. Alors 10 dr valent un PV, et chaque or de ton entrepôt en vaut deux.

## Le Colosse
lesson-colossus-01 = Une partie de Rhodes, après une manche, mais ici il y a une statue à bâtir. Elle rapporte beaucoup de points et demande du bronze.
lesson-colossus-02 = Le bronze se garde à l’entrepôt comme l’or, et il y a plusieurs façons d’en obtenir. La plus rapide est à l’hôtel de ville.
lesson-colossus-03 = L’architecte apporte deux bronzes à lui. Ils ne servent qu’à bâtir.
lesson-colossus-04 = L’autre joueur est allé au nouveau temple ; toi, tu bâtis d’abord. Au niveau le plus bas, un élément demande un produit et un bronze.
lesson-colossus-05 = Les produits viennent du domaine ou de l’entrepôt, sans supplément. L’élément rapporte 3 PV, et ton marqueur monte sur la piste de bonus : la ligne 1 vaut 1 dr.
lesson-colossus-06 = L’ordre du tour marche comme dans Rhodes. La ligne 3 ne coûte rien, et tu joues en premier.
lesson-colossus-07 = Le nouveau temple prend des produits au lieu d’argent. Tu marques un PV pour chacune de tes tuiles : deux parcelles et l’architecte.
lesson-colossus-08 = La première visite d’une manche rapporte aussi un des deux bronzes du temple. Sauf la toute première de la partie, et ce n’était pas la tienne.
lesson-colossus-09 = Bâtis encore tant que les éléments sont bon marché. Les niveaux plus hauts demandent davantage.
lesson-colossus-10 = Paie avec le bronze de l’architecte et garde le tien. Un bronze dans ton entrepôt vaut un PV à la fin.
lesson-colossus-11 = La ligne 2 de la piste de bonus donne un produit pour ton domaine. Chaque ligne donne autre chose, jusqu’à un or.
lesson-colossus-12 = La ligne 4 donne 1 dr, et tu passes encore en premier.
lesson-colossus-13 = Maintenant, le bronze du temple. Le troisième élément commence un nouveau niveau : 4 PV, et un navire égyptien entre aussitôt.
lesson-colossus-14 = Production supplémentaire : un jeton de plus sur un champ qui en a déjà un. Et elle te donne un bronze.
lesson-colossus-15 = Ta parcelle de vin a deux places : le jeton 2 suffit.
lesson-colossus-16 = L’autre joueur a le second bronze du temple, et il n’y en aura plus. Prends un lait sur la ligne 5.
lesson-colossus-17 = Au niveau 2, un élément demande deux produits et un bronze. La ligne 4 de la piste de bonus rend le bronze.
lesson-colossus-18 = Il y a aussi de nouvelles tuiles de développement. Tu peux en payer une : bonnes relations, avec qui toute tuile suivante coûte 2 dr de moins.
lesson-colossus-19 = Regarde les autres quand tu joues : Zeus fait agir tes tuiles sans action Ferme, Hermès achète au port, avec l’alchimiste un bronze remplace un or.
lesson-colossus-20 = La partie finit aussi quand le dernier des douze éléments est bâti. Personne n’est obligé de bâtir, mais personne ne devrait te laisser tout faire !

## Rotterdam
lesson-rotterdam-01 = Bienvenue à Rotterdam ! Tes navires apportent des matières premières à quatre ports et gagnent des cartes de produit ; avec elles, on accomplit des missions.
lesson-rotterdam-02 = Ta première mission veut de la confiture et du plastique. La confiture se fait avec des fruits à Merwehaven : charge des fruits et pars de s4.
lesson-rotterdam-03 = Maintenant chacun annonce une couleur, et tout navire qui a un chenal de cette couleur devant lui le suit, le tien et les leurs. Le bleu te mène à une ancre.
lesson-rotterdam-04 = Ton navire à l’ancre a pioché une carte de transport : un joker, pour plus tard. Place un second navire : le pétrole devient plastique à Botlek.
lesson-rotterdam-05 = Encore bleu : cela fait avancer tes deux navires. Cela aide aussi l’autre joueur ; c’est ainsi.
lesson-rotterdam-06 = Un navire de plus par manche, tant que tu en as. Les céréales vont à Vulcaanhaven.
lesson-rotterdam-07 = Le blanc mène le pétrole à l’ancre suivante. Un navire rapporte une carte à chaque manche où il est à l’ancre.
lesson-rotterdam-08 = Tu as pioché un grand avantage, et l’annonce de l’autre joueur a fait avancer tes fruits. Pose la carte : 2 PV, et de la place dans ta main de trois.
lesson-rotterdam-09 = Tu sais comment faire : encore des fruits.
lesson-rotterdam-10 = Le bleu mène dans deux ports à la fois ! Regarde où iraient tes navires avant d’annoncer.
lesson-rotterdam-11 = Les deux vont être déchargés. Pose d’abord l’avantage, pour 1 PV.
lesson-rotterdam-12 = Tu as confiture et plastique, et l’autre joueur a une carte d’Europoort : acier ou vélos. Tu as aussi une mission pour confiture et acier : fais une offre.
lesson-rotterdam-13 = Donne la confiture. Ton joker peut la remplacer dans la première mission.
lesson-rotterdam-14 = Demande de l’acier. Tu vois le dos des cartes des autres, pas les produits : c’est un pari.
lesson-rotterdam-15 = Envoie-la. L’autre joueur peut refuser, et ne peut accepter qu’avec un acier.
lesson-rotterdam-16 = Un bon échange est bon pour les deux. Tu peux faire trois offres par tour ; une seule a suffi.
lesson-rotterdam-17 = Accomplis confiture et plastique : le joker remplace la confiture. Tu marques 6 points et pioches une nouvelle mission.
lesson-rotterdam-18 = Deux de tes missions veulent du plastique : charge encore du pétrole.
lesson-rotterdam-19 = Le blanc mène tes céréales à une ancre. Avec deux navires à l’ancre, tu piocheras deux cartes.
lesson-rotterdam-20 = Quelle tempête ! L’autre joueur a renvoyé tes céréales vers la mer. Mais tu en as pioché une aussi : joue-la.
lesson-rotterdam-21 = Leur minerai est à une annonce d’Europoort. Qu’il recule.
lesson-rotterdam-22 = Deux passages mènent en arrière, et tu choisis. Sur celui-ci, il n’y a pas d’ancre.
lesson-rotterdam-23 = Cette fois, tu n’as pas besoin d’échange.
lesson-rotterdam-24 = Tu as aussi pioché un second joker : confiture et acier sont au complet. Cela fait 11 points.
lesson-rotterdam-25 = Encore une mission et tu as les 12 points qui finissent la partie. Les trois veulent du pain, mais des fruits servent à deux d’entre elles.
lesson-rotterdam-26 = Le vert de l’autre joueur a fait avancer ton pétrole. De là partent deux chenaux rouges.
lesson-rotterdam-27 = Quand plusieurs chenaux ont la couleur, le propriétaire choisit. Depuis b2, le passage vers Botlek est libre.
lesson-rotterdam-28 = C’était tout : placer, annoncer, cartes, décharger, commerce, missions. Quand quelqu’un a 12 points en missions, la manche est la dernière.
lesson-rotterdam-29 = Alors les avantages et les cartes de produit en main comptent aussi. Échange tant que tu peux !
