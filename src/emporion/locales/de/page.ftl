# Die Seite rund um die Spiele.
skip-to-content = Zum Inhalt
settings = Einstellungen
language = Sprache
appearance = Darstellung
appearance-auto = Auto
appearance-light = Hell
appearance-dark = Dunkel

home-sentence = Drei Hafenspiele. Setz dich und spiel mit.
which-game = Spiel
game-rhodes = Rhodos
game-rhodes-short = Anbauen, verschiffen, handeln, Aufträge erfüllen. 2 bis 5 Spieler, 45 Minuten.
game-colossus = Der Koloss
game-colossus-short = Rhodos mit Bronze, einem Tempel und einer Statue in zwölf Teilen.
game-rotterdam = Rotterdam
game-rotterdam-short = Ladung durch farbige Kanäle bringen, handeln, Missionen erfüllen. 2 bis 4 Spieler.
play-now = Jetzt spielen
play-now-note = Sofort, gegen zwei Bots. Ohne Konto.
more-ways = Mehr Spielmöglichkeiten
invite-friends = Freunde einladen
same-screen = An einem Bildschirm
learn = Lernen
watch = Zuschauen
continue = Weiterspielen
your-turn = du bist am Zug
captain = Kapitän

new-table = Neuer Tisch
how-to-play = Wie
your-name = Dein Name
players-count = Spieler
people-count = Davon Menschen
bots-strength = Stärke der Bots
bot-random = Würfelnder Bot
bot-greedy = Gieriger Bot
bot-planner = Planender Bot
bot-easy = Leichter Bot
bot-medium = Mittlerer Bot
bot-hard = Starker Bot
bot-at-seat = { $bot } { $seat }
pace = Tempo
pace-free = Ohne Uhr
pace-live = Live, 90 Sekunden je Entscheidung
pace-turn-based = Ein Tag je Entscheidung
spectators = Zuschauer
spectators-yes = Ja
spectators-delayed = Zwei Minuten später
spectators-no = Nein
listed = Offen für alle: in der Liste der Tische zeigen
open-products = Die obersten Produktkarten liegen offen
open-missions = Die Missionen aller liegen offen
make-table = Tisch aufstellen

join-title = Nimm Platz
join-sit = Hinsetzen
join-watch = Nur zuschauen
lost-title = Hier liegt nichts vor Anker
lost-words = Diese Adresse führt nirgendwohin.
to-the-harbour = Zum Hafen

gathering-title = { $game }: Warten auf Mitspieler
seat-free = frei
is-ready = bereit
invite-words = Schick deinen Freunden diesen Link:
invite-link = Link für Freunde
invite-qr = Der Link als QR-Code
copy = Kopieren
ready = Ich bin bereit
not-ready = Doch nicht bereit
leave = Gehen
start-with-bots = Jetzt beginnen, Bots nehmen freie Plätze

players = Spieler
lent = Bot springt ein
late = Zeit ist um
vp = SP
prompt = Was gefragt ist
waiting-for = Am Zug: { $who }
game-over = Das Spiel ist zu Ende.
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-asked = { $who } möchte eine Entscheidung zurücknehmen.
agree = Zustimmen
refuse = Ablehnen
back = Zurück
all-choices = Alle { $count } Möglichkeiten
fewer-choices = Nur die neben dem Spielplan
log = Was geschah
chat = Sag etwas
send = Senden
reconnecting = Die Verbindung ist weg. Neuer Versuch …
outcome = Ergebnis
winner = { $count ->
    [one] Es gewinnt: { $who }
   *[other] Geteilter Sieg: { $who }
}
rematch = Noch eine Partie
download = Partie herunterladen

entry-sit = Neu am Tisch: { $who }.
entry-start = Das Spiel beginnt.
entry-undo = { $who }: Entscheidung zurückgenommen.
entry-ask = { $who }: Bitte um Rücknahme einer Entscheidung.
entry-refuse = { $who }: nicht einverstanden.
entry-lend = { $who }: Ein Bot springt ein.
entry-return = Wieder da: { $who }.
entry-late = { $who }: Die Zeit ist um.
entry-grant = { $who }: mehr Zeit gewährt.

rules-of = Spielregeln: { $game }
search = Suchen
contents = Inhalt
our-ruling = Auslegung
our-ruling-words = steht bei dem, was die gedruckte Regel offenlässt und wir entschieden haben.
our-number-words = eine Zahl in dieser Regel ist nirgends gedruckt; wir haben eine passende gewählt.
no-rule-speaks-of = Keine Regel spricht von „{ $words }“.
open-tables = Offene Tische
no-open-tables = Gerade spielt niemand an einem offenen Tisch.
seats-free = { $count ->
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
}

curtain-title = { $who }, du bist am Zug
curtain-words = Handkarten sind in diesem Spiel geheim. Nimm das Gerät, bevor du hinsiehst.
curtain-open = Ich bin es, zeig meine Hand
replay = Nachschauen
player-number = Spieler { $seat }
first = Zum Anfang
previous = Eins zurück
next = Weiter
play = Abspielen
pause = Pause
moment = Zeitpunkt
eyes = Mit wessen Augen
eyes-all = Alles offen
eyes-spectator = Ein Zuschauer
play-on = Ab hier weiterspielen

lesson-end = Jetzt eine ganze Partie spielen
lesson-progress = Wie weit du bist

points-over-time = Punkte, Runde für Runde
points-from = Punkte aus
points-total = Summe
source-before = Vorher
source-temple = Tempel
source-farmland = Landplättchen
source-delivery = Lieferungen
source-assignment = Aufträge
source-poseidon = Poseidon
source-demeter = Demeter
source-gold = Gold
source-money = Geld
source-bronze = Bronze
source-colossus = Die Statue
source-missions = Missionen
source-cards = Ausgelegte Karten
table-menu = Tisch
speed = Bewegung
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Keine
sound = Ton
notify-me = Melden, wenn ich am Zug bin
rules = Regeln
you-are-lent = Ein Bot spielt für dich.
take-back = Ich bin wieder da
is-late = Die Zeit von { $who } ist um.
give-time = Mehr Zeit geben
let-bot-play = Einen Bot spielen lassen
let-bot-play-for-me = Einen Bot für mich spielen lassen

own-numbers = Meine eigene Schachtel
my-box = Meine Schachtel
editions-title = Die Zahlen deiner Schachtel: { $game }
editions-words = Die Spielregeln nennen nicht jede Zahl. Trag ein, was auf deinem Spielmaterial steht; die mit ≈ haben wir selbst gewählt.
edition-name = Name dieser Ausgabe
only-guessed = Nur die Zahlen, die wir gewählt haben
check-numbers = Prüfen
play-with-these = Mit diesen Zahlen spielen
download-numbers = Herunterladen
standard-numbers = Zurück zu den Standardzahlen
numbers-fit = Mit diesen Zahlen lässt sich spielen.
since-you-looked = Seit du zuletzt da warst
