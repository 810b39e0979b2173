# La page autour des jeux.
skip-to-content = Aller au contenu
settings = Réglages
language = Langue
appearance = Apparence
appearance-auto = Auto
appearance-light = Claire
appearance-dark = Sombre

home-sentence = Trois jeux de port. Prends place et joue.
which-game = Jeu
game-rhodes = Rhodes
game-rhodes-short = Cultiver, expédier, commercer, honorer des commandes. 2 à 5 joueurs, 45 minutes.
game-colossus = Le Colosse
game-colossus-short = Rhodes avec du bronze, un temple et une statue en douze éléments.
game-rotterdam = Rotterdam
game-rotterdam-short = Naviguer dans des chenaux de couleur, commercer, accomplir des missions. 2 à 4 joueurs.
play-now = Jouer
play-now-note = Tout de suite, contre deux robots. Sans compte.
more-ways = Autres façons de jouer
invite-friends = Inviter des amis
same-screen = Sur le même écran
learn = Apprendre
watch = Regarder
continue = Continuer
your-turn = à toi de jouer
captain = Capitaine

new-table = Nouvelle table
how-to-play = Comment
your-name = Ton nom
players-count = Joueurs
people-count = Dont humains
bots-strength = Niveau des robots
bot-random = Robot au hasard
bot-greedy = Robot avide
bot-planner = Robot stratège
bot-easy = Robot facile
bot-medium = Robot moyen
bot-hard = Robot fort
bot-at-seat = { $bot } { $seat }
pace = Rythme
pace-free = Sans horloge
pace-live = En direct, 90 secondes par décision
pace-turn-based = Un jour par décision
spectators = Spectateurs
spectators-yes = Oui
spectators-delayed = Avec deux minutes de retard
spectators-no = Non
listed = Ouverte à tous : la montrer dans la liste des tables
open-products = La carte de produit du dessus est face visible
open-missions = Les missions de tous sont face visible
make-table = Créer la table

join-title = Prends place
join-sit = S’asseoir
join-watch = Seulement regarder
lost-title = Rien n’est amarré ici
lost-words = Cette adresse ne mène nulle part.
to-the-harbour = Vers le port

gathering-title = { $game } : en attente de joueurs
seat-free = libre
is-ready = c’est bon
invite-words = Envoie ce lien à tes amis :
invite-link = Lien pour les amis
invite-qr = Le lien en code QR
copy = Copier
ready = C’est bon pour moi
not-ready = Finalement, pas encore
leave = Partir
start-with-bots = Commencer, des robots aux places libres

players = Joueurs
lent = un robot remplace
late = temps écoulé
vp = PV
prompt = Ce qui est demandé
waiting-for = On attend { $who }
game-over = La partie est finie.
undo = Annuler
undo-ask = Demander à annuler
undo-asked = { $who } voudrait revenir sur une décision.
agree = Accepter
refuse = Refuser
back = Retour
all-choices = Les { $count } choix
fewer-choices = Seulement ceux hors du plateau
log = Ce qui s’est passé
chat = Dis quelque chose
send = Envoyer
reconnecting = La connexion est perdue. Nouvel essai …
outcome = Résultat
winner = { $count ->
    [one] Victoire : { $who }
   *[other] Victoire partagée : { $who }
}
rematch = Rejouer
download = Télécharger la partie

entry-sit = { $who } prend place.
entry-start = La partie commence.
entry-undo = { $who } revient sur une décision.
entry-ask = { $who } demande à revenir sur une décision.
entry-refuse = { $who } n’est pas d’accord.
entry-lend = Un robot joue à la place de { $who }.
entry-return = { $who } est de retour.
entry-late = { $who } : temps écoulé.
entry-grant = { $who } reçoit plus de temps.

rules-of = Règles : { $game }
search = Chercher
contents = Sommaire
our-ruling = Interprétation
our-ruling-words = signale ce que la règle imprimée laisse ouvert et que nous avons décidé.
our-number-words = un nombre de cette règle n’est imprimé nulle part ; nous l’avons choisi au mieux.
no-rule-speaks-of = Aucune règle ne parle de « { $words } ».
open-tables = Tables ouvertes
no-open-tables = Personne ne joue à une table ouverte en ce moment.
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

curtain-title = { $who }, à toi de jouer
curtain-words = Dans ce jeu, les mains sont secrètes. Prends l’appareil avant de regarder.
curtain-open = C’est moi, montre ma main
replay = Revoir
player-number = Joueur { $seat }
first = Au début
previous = Précédent
next = Suivant
play = Lecture
pause = Pause
moment = Moment
eyes = Par les yeux de qui
eyes-all = Tout visible
eyes-spectator = Un spectateur
play-on = Jouer à partir d’ici

lesson-end = Maintenant, une partie entière
lesson-progress = Où tu en es

points-over-time = Les points, manche par manche
points-from = Points de
points-total = Total
source-before = Avant
source-temple = Temple
source-farmland = Parcelles
source-delivery = Livraisons
source-assignment = Commandes
source-poseidon = Poséidon
source-demeter = Déméter
source-gold = Or
source-money = Argent
source-bronze = Bronze
source-colossus = La statue
source-missions = Missions
source-cards = Cartes posées
table-menu = Table
speed = Mouvement
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-off = Aucun
sound = Son
notify-me = M’avertir quand c’est à moi
rules = Règles
you-are-lent = Un robot joue pour toi.
take-back = Je suis de retour
is-late = { $who } n’a plus de temps.
give-time = Donner du temps
let-bot-play = Laisser jouer un robot
let-bot-play-for-me = Laisser un robot jouer pour moi

own-numbers = Ma propre boîte
my-box = Ma boîte
editions-title = Les nombres de ta boîte : { $game }
editions-words = Les règles n’impriment pas tous les nombres. Saisis ce que montre ton matériel ; ceux marqués ≈ sont choisis par nous.
edition-name = Nom de cette édition
only-guessed = Seulement les nombres choisis par nous
check-numbers = Vérifier
play-with-these = Jouer avec ces nombres
download-numbers = Télécharger
standard-numbers = Revenir aux nombres habituels
numbers-fit = On peut jouer avec ces nombres.
since-you-looked = Depuis ta dernière visite
