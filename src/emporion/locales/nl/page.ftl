# De pagina rond de spellen.
skip-to-content = Naar de inhoud
settings = Instellingen
language = Taal
appearance = Weergave
appearance-auto = Auto
appearance-light = Licht
appearance-dark = Donker

home-sentence = Drie havenspellen. Schuif aan en speel mee.
which-game = Spel
game-rhodes = Rhodes
game-rhodes-short = Verbouw, vaar, handel en vervul opdrachten. 2 tot 5 spelers, 45 minuten.
game-colossus = De Kolossus
game-colossus-short = Rhodes met brons, een tempel en een standbeeld in twaalf delen.
game-rotterdam = Rotterdam
game-rotterdam-short = Vaar lading door gekleurde vaarwegen, handel, vervul missies. 2 tot 4 spelers.
play-now = Nu spelen
play-now-note = Meteen, tegen twee bots. Zonder account.
more-ways = Meer manieren om te spelen
invite-friends = Vrienden uitnodigen
same-screen = Samen op één scherm
learn = Leren
watch = Kijken
continue = Verder spelen
your-turn = jij bent aan zet
captain = Kapitein

new-table = Nieuwe tafel
how-to-play = Hoe
your-name = Je naam
players-count = Spelers
people-count = Waarvan mensen
bots-strength = Sterkte van de bots
bot-random = Dobbelende bot
bot-greedy = Gulzige bot
bot-planner = Plannende bot
bot-easy = Makkelijke bot
bot-medium = Gemiddelde bot
bot-hard = Sterke bot
bot-at-seat = { $bot } { $seat }
pace = Tempo
pace-free = Geen klok
pace-live = Live, 90 seconden per beslissing
pace-turn-based = Een dag per beslissing
spectators = Toeschouwers
spectators-yes = Ja
spectators-delayed = Met twee minuten vertraging
spectators-no = Nee
listed = Open voor iedereen: zet hem in de lijst met tafels
open-products = De bovenste productkaarten liggen open
open-missions = De missies van iedereen liggen open
make-table = Tafel klaarzetten

join-title = Schuif aan
join-sit = Ga zitten
join-watch = Alleen kijken
lost-title = Hier ligt niets aangemeerd
lost-words = Dit adres leidt nergens heen.
to-the-harbour = Naar de haven

gathering-title = { $game }: wachten op spelers
seat-free = vrij
is-ready = klaar
invite-words = Stuur deze link naar je vrienden:
invite-link = Link voor vrienden
invite-qr = De link als QR-code
copy = Kopiëren
ready = Ik ben klaar
not-ready = Toch niet klaar
leave = Weggaan
start-with-bots = Nu beginnen, met bots op de vrije plaatsen

players = Spelers
lent = bot valt in
late = tijd is om
vp = pt
prompt = Wat er gevraagd wordt
waiting-for = Aan zet: { $who }
game-over = Het spel is afgelopen.
undo = Terugnemen
undo-ask = Vragen om terug te nemen
undo-asked = { $who } wil graag een beslissing terugnemen.
agree = Akkoord
refuse = Weigeren
back = Terug
all-choices = Alle { $count } keuzes
fewer-choices = Alleen die naast het bord
log = Wat er gebeurde
chat = Zeg iets
send = Versturen
reconnecting = De verbinding is weg. Nog een poging …
outcome = Uitslag
winner = { $count ->
    [one] { $who } wint
   *[other] { $who } delen de overwinning
}
rematch = Nog een potje
download = Spel downloaden

entry-sit = { $who } gaat zitten.
entry-start = Het spel begint.
entry-undo = { $who } neemt een beslissing terug.
entry-ask = { $who } vraagt een beslissing terug te mogen nemen.
entry-refuse = { $who } gaat niet akkoord.
entry-lend = Een bot valt in voor { $who }.
entry-return = Weer terug: { $who }.
entry-late = De tijd van { $who } is om.
entry-grant = { $who } krijgt meer tijd.

rules-of = De regels van { $game }
search = Zoeken
contents = Inhoud
our-ruling = Onze keuze
our-ruling-words = staat bij wat de spelregels openlaten en wij beslist hebben.
our-number-words = een getal in deze regel staat nergens gedrukt; wij kozen er een dat past.
no-rule-speaks-of = Geen regel gaat over “{ $words }”.
open-tables = Open tafels
no-open-tables = Op dit moment speelt niemand aan een open tafel.
seats-free = { $count ->
    [one] Eén plaats vrij
   *[other] { $count } plaatsen vrij
}

curtain-title = { $who }, jij bent aan zet
curtain-words = In dit spel zijn handkaarten geheim. Pak het apparaat voordat je kijkt.
curtain-open = Ik ben het, toon mijn hand
replay = Terugkijken
player-number = Speler { $seat }
first = Naar het begin
previous = Eén terug
next = Verder
play = Afspelen
pause = Pauze
moment = Moment
eyes = Door wiens ogen
eyes-all = Alles open
eyes-spectator = Een toeschouwer
play-on = Vanaf hier verder spelen

lesson-end = Speel nu een heel spel
lesson-progress = Hoe ver je bent

points-over-time = Punten, ronde na ronde
points-from = Punten van
points-total = Totaal
source-before = Daarvoor
source-temple = Tempel
source-farmland = Landbouwtegels
source-delivery = Leveringen
source-assignment = Opdrachten
source-poseidon = Poseidon
source-demeter = Demeter
source-gold = Goud
source-money = Geld
source-bronze = Brons
source-colossus = Het standbeeld
source-missions = Missies
source-cards = Open gelegde kaarten
table-menu = Tafel
speed = Beweging
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-off = Geen
sound = Geluid
notify-me = Waarschuw me als ik aan zet ben
rules = Regels
you-are-lent = Een bot speelt voor jou.
take-back = Ik ben er weer
is-late = De tijd van { $who } is om.
give-time = Meer tijd geven
let-bot-play = Laat een bot spelen
let-bot-play-for-me = Laat een bot voor mij spelen

own-numbers = Mijn eigen doos
my-box = Mijn doos
editions-title = De getallen in jouw doos van { $game }
editions-words = De spelregels noemen niet elk getal. Vul in wat er op jouw spelmateriaal staat; de getallen met ≈ hebben wij zelf gekozen.
edition-name = Naam van deze editie
only-guessed = Alleen de getallen die wij kozen
check-numbers = Controleren
play-with-these = Speel met deze getallen
download-numbers = Downloaden
standard-numbers = Terug naar de standaardgetallen
numbers-fit = Met deze getallen kun je spelen.
since-you-looked = Sinds je laatst keek
