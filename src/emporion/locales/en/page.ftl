# The page round the games.
skip-to-content = Skip to the content
settings = Settings
language = Language
appearance = Appearance
appearance-auto = Auto
appearance-light = Light
appearance-dark = Dark

home-sentence = Three harbour games. Sit down and play.
which-game = Game
game-rhodes = Rhodes
game-rhodes-short = Farm, ship, trade and fulfil assignments. 2 to 5 players, 45 minutes.
game-colossus = The Colossus
game-colossus-short = Rhodes with bronze, a temple and a statue in twelve parts.
game-rotterdam = Rotterdam
game-rotterdam-short = Sail cargo through coloured channels, trade, complete missions. 2 to 4 players.
play-now = Play now
play-now-note = Against two bots, at once. No account.
more-ways = More ways to play
invite-friends = Invite friends
same-screen = Same screen
learn = Learn
watch = Watch
continue = Continue
your-turn = your turn
captain = Captain

new-table = New table
how-to-play = How
your-name = Your name
players-count = Players
people-count = People among them
bots-strength = The bots are
bot-random = Dicing bot
bot-greedy = Greedy bot
bot-planner = Planning bot
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-at-seat = { $bot } { $seat }
pace = Pace
pace-free = No clock
pace-live = Live, 90 seconds a decision
pace-turn-based = A day a decision
spectators = Spectators
spectators-yes = Yes
spectators-delayed = Two minutes behind
spectators-no = No
listed = Open to all: show it in the list of tables
open-products = The top product cards lie face up
open-missions = Everybody’s missions lie face up
make-table = Make the table

join-title = Take a seat
join-sit = Sit down
join-watch = Only watch
lost-title = Nothing moored here
lost-words = This address leads nowhere.
to-the-harbour = To the harbour

gathering-title = { $game }: waiting for players
seat-free = free
is-ready = ready
invite-words = Send this link to your friends:
invite-link = Link for friends
invite-qr = The link as a QR code
copy = Copy
ready = I am ready
not-ready = Not ready after all
leave = Leave
start-with-bots = Start now, bots take free seats

players = Players
lent = bot stands in
late = out of time
vp = VP
prompt = What is asked
waiting-for = Waiting for { $who }
game-over = The game is over.
undo = Undo
undo-ask = Ask to undo
undo-asked = { $who } would like to take back a decision.
agree = Agree
refuse = Refuse
back = Back
all-choices = All { $count } choices
fewer-choices = Only those off the board
log = What happened
chat = Say something
send = Send
reconnecting = The connection is lost. Trying again …
outcome = Result
winner = { $count ->
    [one] { $who } wins
   *[other] { $who } share the win
}
rematch = Another round
download = Download the game

entry-sit = { $who } sits down.
entry-start = The game begins.
entry-undo = { $who } takes back a decision.
entry-ask = { $who } asks to take back a decision.
entry-refuse = { $who } does not agree.
entry-lend = A bot stands in for { $who }.
entry-return = { $who } is back.
entry-late = { $who } is out of time.
entry-grant = { $who } is given more time.

rules-of = The rules of { $game }
search = Search
contents = Contents
our-ruling = Ruling
our-ruling-words = marks what the rulebook leaves open and we decided.
our-number-words = a number in this rule is not printed anywhere; we chose it to fit.
no-rule-speaks-of = No rule speaks of “{ $words }”.
open-tables = Open tables
no-open-tables = Nobody plays in the open just now.
seats-free = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}

curtain-title = { $who }, it is your turn
curtain-words = Hands are secret in this game. Take the device before you look.
curtain-open = It is me, show my hand
replay = Replay
player-number = Player { $seat }
first = To the beginning
previous = One back
next = One on
play = Play
pause = Pause
moment = Moment
eyes = Through whose eyes
eyes-all = All open
eyes-spectator = A spectator
play-on = Play on from here

lesson-end = Now play a whole game
lesson-progress = How far you are

points-over-time = Points, round by round
points-from = Points from
points-total = Total
source-before = Before
source-temple = Temple
source-farmland = Farmlands
source-delivery = Deliveries
source-assignment = Assignments
source-poseidon = Poseidon
source-demeter = Demeter
source-gold = Gold
source-money = Money
source-bronze = Bronze
source-colossus = The statue
source-missions = Missions
source-cards = Cards laid open
table-menu = Table
speed = Movement
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = None
sound = Sound
notify-me = Notify me on my turn
rules = Rules
you-are-lent = A bot plays for you.
take-back = I am back
is-late = { $who } is out of time.
give-time = Give more time
let-bot-play = Let a bot play
let-bot-play-for-me = Let a bot play for me

own-numbers = My own box
my-box = My box
editions-title = The numbers of your box of { $game }
editions-words = The rulebooks do not print every number. Type in what your components show; those marked ≈ we chose ourselves.
edition-name = Name of this edition
only-guessed = Only the numbers we chose
check-numbers = Check
play-with-these = Play with these numbers
download-numbers = Download
standard-numbers = Back to the standard numbers
numbers-fit = These numbers can be played.
since-you-looked = Since you last looked
