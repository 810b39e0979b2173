# La página en torno a los juegos.
skip-to-content = Ir al contenido
settings = Ajustes
language = Idioma
appearance = Aspecto
appearance-auto = Auto
appearance-light = Claro
appearance-dark = Oscuro

home-sentence = Tres juegos de puerto. Siéntate y juega.
which-game = Juego
game-rhodes = Rodas
game-rhodes-short = Cultivar, embarcar, comerciar y cumplir encargos. De 2 a 5 jugadores, 45 minutos.
game-colossus = El Coloso
game-colossus-short = Rodas con bronce, un templo y una estatua en doce partes.
game-rotterdam = Róterdam
game-rotterdam-short = Llevar carga por canales de colores, comerciar, cumplir misiones. De 2 a 4 jugadores.
play-now = Jugar ya
play-now-note = Al momento, contra dos bots. Sin cuenta.
more-ways = Más formas de jugar
invite-friends = Invitar a amigos
same-screen = En la misma pantalla
learn = Aprender
watch = Mirar
continue = Continuar
your-turn = te toca
captain = Capitán

new-table = Mesa nueva
how-to-play = Cómo
your-name = Tu nombre
players-count = Jugadores
people-count = Personas entre ellos
bots-strength = Nivel de los bots
bot-random = Bot al azar
bot-greedy = Bot codicioso
bot-planner = Bot planificador
bot-easy = Bot fácil
bot-medium = Bot medio
bot-hard = Bot fuerte
bot-at-seat = { $bot } { $seat }
pace = Ritmo
pace-free = Sin reloj
pace-live = En vivo, 90 segundos por decisión
pace-turn-based = Un día por decisión
spectators = Espectadores
spectators-yes = Sí
spectators-delayed = Con dos minutos de retraso
spectators-no = No
listed = Abierta a todos: mostrarla en la lista de mesas
open-products = Las cartas de producto de arriba están a la vista
open-missions = Las misiones de todos están a la vista
make-table = Crear la mesa

join-title = Toma asiento
join-sit = Sentarse
join-watch = Solo mirar
lost-title = Aquí no hay nada amarrado
lost-words = Esta dirección no lleva a ninguna parte.
to-the-harbour = Al puerto

gathering-title = { $game }: esperando jugadores
seat-free = libre
is-ready = todo listo
invite-words = Envía este enlace a tus amigos:
invite-link = Enlace para amigos
invite-qr = El enlace como código QR
copy = Copiar
ready = Todo listo
not-ready = Aún no
leave = Salir
start-with-bots = Empezar, con bots en los sitios libres

players = Jugadores
lent = juega un bot
late = sin tiempo
vp = PV
prompt = Qué se pide
waiting-for = Esperando a { $who }
game-over = La partida ha acabado.
undo = Deshacer
undo-ask = Pedir deshacer
undo-asked = { $who } quiere deshacer una decisión.
agree = Aceptar
refuse = Rechazar
back = Volver
all-choices = Las { $count } opciones
fewer-choices = Solo las de fuera del tablero
log = Qué ha pasado
chat = Di algo
send = Enviar
reconnecting = Se ha perdido la conexión. Probando de nuevo …
outcome = Resultado
winner = { $count ->
    [one] Victoria: { $who }
   *[other] Victoria compartida: { $who }
}
rematch = Otra partida
download = Descargar la partida

entry-sit = { $who } se sienta.
entry-start = Empieza la partida.
entry-undo = { $who } deshace una decisión.
entry-ask = { $who } pide deshacer una decisión.
entry-refuse = { $who } no está de acuerdo.
entry-lend = Un bot juega por { $who }.
entry-return = { $who } ha vuelto.
entry-late = { $who } se queda sin tiempo.
entry-grant = { $who } recibe más tiempo.

rules-of = Reglas: { $game }
search = Buscar
contents = Contenido
our-ruling = Interpretación
our-ruling-words = señala lo que la regla impresa deja abierto y hemos decidido.
our-number-words = un número de esta regla no está impreso en ningún sitio; hemos elegido uno que encaja.
no-rule-speaks-of = Ninguna regla habla de «{ $words }».
open-tables = Mesas abiertas
no-open-tables = Ahora mismo nadie juega en una mesa abierta.
seats-free = { $count ->
    [one] Un sitio libre
   *[other] { $count } sitios libres
}

curtain-title = { $who }, te toca
curtain-words = En este juego las manos son secretas. Toma el dispositivo antes de mirar.
curtain-open = Soy yo, muestra mi mano
replay = Repetición
player-number = Jugador { $seat }
first = Al principio
previous = Anterior
next = Siguiente
play = Reproducir
pause = Pausa
moment = Momento
eyes = Con los ojos de quién
eyes-all = Todo a la vista
eyes-spectator = Un espectador
play-on = Jugar desde aquí

lesson-end = Ahora, una partida entera
lesson-progress = Por dónde vas

points-over-time = Los puntos, ronda a ronda
points-from = Puntos de
points-total = Total
source-before = Antes
source-temple = Templo
source-farmland = Parcelas
source-delivery = Entregas
source-assignment = Encargos
source-poseidon = Poseidón
source-demeter = Deméter
source-gold = Oro
source-money = Dinero
source-bronze = Bronce
source-colossus = La estatua
source-missions = Misiones
source-cards = Cartas a la vista
table-menu = Mesa
speed = Movimiento
speed-slow = Lento
speed-normal = Normal
speed-fast = Rápido
speed-off = Ninguno
sound = Sonido
notify-me = Avisarme en mi turno
rules = Reglas
you-are-lent = Un bot juega por ti.
take-back = He vuelto
is-late = { $who } se ha quedado sin tiempo.
give-time = Dar más tiempo
let-bot-play = Que juegue un bot
let-bot-play-for-me = Que un bot juegue por mí

own-numbers = Mi propia caja
my-box = Mi caja
editions-title = Los números de tu caja: { $game }
editions-words = Las reglas no imprimen todos los números. Escribe lo que muestra tu material; los marcados con ≈ los elegimos nosotros.
edition-name = Nombre de esta edición
only-guessed = Solo los números que elegimos
check-numbers = Comprobar
play-with-these = Jugar con estos números
download-numbers = Descargar
standard-numbers = Volver a los números habituales
numbers-fit = Con estos números se puede jugar.
since-you-looked = Desde tu última visita
