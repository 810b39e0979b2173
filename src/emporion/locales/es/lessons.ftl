# Las primeras partidas guiadas: lo que se lee antes de una jugada. Dos frases cortas como mucho.

lesson-point = o señala lo que brilla

## Rodas
lesson-rhodes-01 = ¡Esto es Rodas! Cultivas, navegas y comercias; gana quien tenga más puntos de victoria (PV) al final.
lesson-rhodes-02 = Primero todos compran dos parcelas. La leche por 17 dracmas (dr) es cara, pero te dará un PV en cada acción de granja.
lesson-rhodes-03 = La segunda tiene que dar otro producto. El vino, barato, te deja 2 dr.
lesson-rhodes-04 = En cada ronda pones dos marcadores, por turnos, y haces enseguida lo que ofrece el lugar. Primero, que crezca algo: producción.
lesson-rhodes-05 = Dos fichas van a dos campos, y cada una reparte tantas unidades como muestra. En tu parcela de leche caben dos más: basta la ficha 2.
lesson-rhodes-06 = Todos los que tienen parcela de vino reciben su parte, tú primero. De tres unidades te tocan dos.
lesson-rhodes-07 = Ahora cambia vino por dinero en el mercado. La primera visita de una ronda cobra 5 dr por unidad; la tuya es la segunda y cobra 4.
lesson-rhodes-08 = La ronda ha acabado: elige una fila para la siguiente. Las de arriba actúan antes pero cuestan dinero; la fila 4 da 1 dr y aún va antes que la del otro jugador.
lesson-rhodes-09 = Tu granja es un lugar solo para ti. Da los ingresos de tus parcelas, y luego tiene que zarpar un barco.
lesson-rhodes-10 = Un barco zarpa solo con carga completa, y cada unidad da 1 PV o 2 dr. Envía el largo: además empuja a los otros barcos hacia dentro.
lesson-rhodes-11 = Lo que cargas primero queda más al fondo. Será lo primero en llegar a tu almacén.
lesson-rhodes-12 = Una unidad por un PV, dos por dinero: el puerto va a costar algo.
lesson-rhodes-13 = En el puerto compras de los barcos y cumples un encargo. Cuanto más al fondo está una mercancía, más barata es: el oro ha bajado de 7 dr a 5.
lesson-rhodes-14 = El oro no crece, llega en barcos egipcios. Un cubo comodín marrón, si lo hubiera, se convertiría en el producto que quieras.
lesson-rhodes-15 = Con un oro basta. Deja de comprar; luego viene el encargo.
lesson-rhodes-16 = La plaza 2 quiere leche y oro por 3 dr y 5 PV. Al menos una mercancía tiene que salir del almacén; la leche viene de tu finca, por 3 dr más.
lesson-rhodes-17 = El oro escaseaba, así que ha entrado el próximo barco egipcio. La fila 5 da 2 dr o un producto: toma una leche.
lesson-rhodes-18 = El ayuntamiento vende parcelas y losetas de desarrollo. Una loseta ayuda el resto de la partida: compra pronto.
lesson-rhodes-19 = El carro sirve en cada acción de granja: 1 dr, y una unidad va directa a tu almacén.
lesson-rhodes-20 = Tus campos están casi vacíos, y en cada ronda todas las fichas vuelven a estar libres. Produce como antes.
lesson-rhodes-21 = Un barco nuevo ha empujado al tuyo, y la primera leche ha llegado a tu almacén. Desde allí las mercancías van a los encargos sin suplemento.
lesson-rhodes-22 = Otra vez la granja. Tu loseta actúa antes de que zarpe el barco.
lesson-rhodes-23 = Lleva un vino al almacén: el encargo de la plaza 1 quiere vino.
lesson-rhodes-24 = Tu barco largo sigue fuera: envía uno más corto. Empujará al largo hasta el fondo.
lesson-rhodes-25 = Esta vez toma dinero por las dos unidades: quieres visitar el templo.
lesson-rhodes-26 = Tu barco largo ha vuelto y su carga está en el almacén. El templo es el último lugar por ver: allí 5 dr compran un PV.
lesson-rhodes-27 = Has visto los seis lugares. Después podrías comprar el cereal del puerto y cumplir la plaza 3 con tu leche.
lesson-rhodes-28 = La partida acaba con la ronda en que un encargo no se puede reponer. Entonces cada 10 dr son un PV, y cada oro de tu almacén vale dos.

## El Coloso
lesson-colossus-01 = Una partida de Rodas, tras una ronda, pero aquí hay una estatua por construir. Da muchos puntos y necesita bronce.
lesson-colossus-02 = El bronce está en tu almacén como el oro, y hay varias maneras de conseguirlo. La más rápida, en el ayuntamiento.
lesson-colossus-03 = El arquitecto trae dos bronces propios. Solo sirven para construir.
lesson-colossus-04 = El otro jugador ha usado el templo nuevo; tú construyes primero. En el nivel más bajo, una parte pide un producto y un bronce.
lesson-colossus-05 = Los productos pueden venir de la finca o del almacén, sin suplemento. La parte da 3 PV, y tu marcador sube por la escala: la fila 1 vale 1 dr.
lesson-colossus-06 = El orden de juego funciona como en Rodas. La fila 3 no cuesta nada, y actúas primero.
lesson-colossus-07 = El templo nuevo acepta productos en vez de dinero. Anotas un PV por cada loseta tuya: dos parcelas y el arquitecto.
lesson-colossus-08 = La primera visita de una ronda da también uno de los dos bronces del templo. Solo la primera de la partida no lo da, y no fue la tuya.
lesson-colossus-09 = Construye otra vez mientras las partes son baratas. Los niveles más altos piden más.
lesson-colossus-10 = Paga con el bronce del arquitecto y guarda el tuyo. Un bronce en tu almacén vale un PV al final.
lesson-colossus-11 = La fila 2 de la escala da un producto para tu finca. Cada fila da otra cosa, hasta un oro.
lesson-colossus-12 = La fila 4 da 1 dr, y sigues yendo primero.
lesson-colossus-13 = Ahora el bronce del templo. La tercera parte empieza un nivel nuevo: 4 PV, y enseguida entra un barco egipcio.
lesson-colossus-14 = Producción extra: una ficha más en un campo que ya tiene ficha. Y te da un bronce.
lesson-colossus-15 = En tu parcela de vino caben dos: basta la ficha 2.
lesson-colossus-16 = El otro jugador tiene el segundo bronce del templo, y ya no habrá más. Toma una leche en la fila 5.
lesson-colossus-17 = En el nivel 2, una parte pide dos productos y un bronce. La fila 4 de la escala devuelve el bronce.
lesson-colossus-18 = También hay nuevas losetas de desarrollo. Puedes pagar una: buenos contactos, que abarata en 2 dr cada loseta posterior.
lesson-colossus-19 = Mira las demás cuando juegues: Zeus usa tus losetas sin acción de granja, Hermes compra en el puerto, con el alquimista un bronce sustituye a un oro.
lesson-colossus-20 = La partida acaba también al construir la última de las doce partes. Nadie tiene que construir, ¡pero nadie debería dejártelo todo a ti!

## Róterdam
lesson-rotterdam-01 = ¡Esto es Róterdam! Tus barcos llevan materias primas a cuatro puertos y ganan cartas de producto; con ellas se cumplen misiones.
lesson-rotterdam-02 = Tu primera misión quiere mermelada y plástico. La mermelada se hace con fruta en Merwehaven: carga fruta y sal de s4.
lesson-rotterdam-03 = Ahora cada uno anuncia un color, y todo barco que tenga delante un canal de ese color lo recorre, sea de quien sea. El azul te lleva a un ancla.
lesson-rotterdam-04 = Tu barco en el ancla ha robado una carta de transporte: un comodín, para más tarde. Coloca otro barco: el petróleo se hace plástico en Botlek.
lesson-rotterdam-05 = Otra vez azul: mueve tus dos barcos. También ayuda al otro jugador; a veces pasa.
lesson-rotterdam-06 = Un barco más cada ronda, mientras te queden. El cereal va a Vulcaanhaven.
lesson-rotterdam-07 = El blanco lleva el petróleo a la siguiente ancla. Un barco da una carta en cada ronda que está en una.
lesson-rotterdam-08 = Has robado una ventaja extra, y el anuncio del otro jugador ha movido tu fruta. Pon la carta en la mesa: 2 PV, y sitio en tu mano de tres.
lesson-rotterdam-09 = Ya sabes cómo va: más fruta.
lesson-rotterdam-10 = ¡El azul lleva a dos puertos a la vez! Mira adónde irían tus barcos antes de anunciar.
lesson-rotterdam-11 = Ahora se descargarán los dos. Antes pon en la mesa la ventaja, por 1 PV.
lesson-rotterdam-12 = Tienes mermelada y plástico, y el otro jugador tiene una carta de Europoort: acero o bicicletas. También tienes una misión de mermelada y acero: haz una oferta.
lesson-rotterdam-13 = Da la mermelada. Tu comodín puede sustituirla en la primera misión.
lesson-rotterdam-14 = Pide acero. Ves el dorso de las cartas de los demás, no los productos: es una apuesta.
lesson-rotterdam-15 = Envíala. El otro jugador puede rechazarla, y solo puede aceptar si tiene acero.
lesson-rotterdam-16 = Un buen cambio es bueno para ambos. Puedes hacer tres ofertas en un turno; una ha bastado.
lesson-rotterdam-17 = Cumple mermelada y plástico: el comodín sustituye a la mermelada. Anotas 6 puntos y robas una misión nueva.
lesson-rotterdam-18 = Dos de tus misiones quieren plástico: carga petróleo otra vez.
lesson-rotterdam-19 = El blanco lleva tu cereal a un ancla. Con dos barcos en anclas robarás dos cartas.
lesson-rotterdam-20 = ¡Qué tormenta! El otro jugador ha devuelto tu cereal al mar. Pero tú también has robado una: juégala.
lesson-rotterdam-21 = Su mineral está a un anuncio de Europoort. Que retroceda.
lesson-rotterdam-22 = Hay dos caminos hacia atrás, y eliges tú. En este no hay ancla.
lesson-rotterdam-23 = Esta vez no necesitas cambiar nada.
lesson-rotterdam-24 = Has robado además un segundo comodín, así que mermelada y acero están completos. Ya son 11 puntos.
lesson-rotterdam-25 = Una misión más y tienes los 12 puntos que acaban la partida. Las tres quieren pan, pero la fruta ayuda con dos de ellas.
lesson-rotterdam-26 = El verde del otro jugador ha movido tu petróleo. De allí salen dos canales rojos.
lesson-rotterdam-27 = Donde varios canales tienen el color, decide el dueño. Desde b2 el camino a Botlek está libre.
lesson-rotterdam-28 = Eso es todo: colocar, anunciar, cartas, descargar, comercio, misiones. Cuando alguien tiene 12 puntos en misiones, la ronda es la última.
lesson-rotterdam-29 = Entonces cuentan también las ventajas y las cartas de producto en la mano. ¡Comercia mientras puedas!
