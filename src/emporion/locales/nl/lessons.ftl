# De eerste spellen met uitleg: wat je leest voor een zet. Hoogstens twee korte zinnen.

lesson-point = of wijs aan wat oplicht

## Rhodes
lesson-rhodes-01 = Welkom op Rhodes! Je verbouwt, vaart en handelt; wie aan het eind de meeste punten (pt) heeft, wint.
lesson-rhodes-02 = Eerst koopt iedereen twee landbouwtegels. Melk voor 17 drachmen (dr) is duur, maar levert bij elke boerderijactie een punt op.
lesson-rhodes-03 = De tweede moet een ander product geven. Goedkope wijn laat je 2 dr over.
lesson-rhodes-04 = Elke ronde zet je om beurten twee markers en doe je meteen wat de plek biedt. Laat eerst iets groeien: productie.
lesson-rhodes-05 = Twee fiches gaan naar twee velden, en elk deelt zoveel eenheden uit als erop staat. Op je melktegel passen er nog twee, dus fiche 2 is genoeg.
lesson-rhodes-06 = Iedereen met een wijntegel krijgt een deel, jij eerst. Van drie eenheden krijg jij er twee.
lesson-rhodes-07 = Maak nu op de markt geld van wijn. De eerste bezoeker van een ronde krijgt 5 dr per eenheid; jij bent de tweede en krijgt er 4.
lesson-rhodes-08 = De ronde is voorbij: kies een rij voor de volgende. Hoge rijen zijn eerder aan de beurt maar kosten geld; rij 4 geeft 1 dr en komt toch voor die van de andere speler.
lesson-rhodes-09 = Je boerderij is een plek voor jou alleen. Ze geeft de opbrengst van je landbouwtegels, en daarna moet een schip uitvaren.
lesson-rhodes-10 = Een schip vaart alleen vol uit, en elke eenheid geeft 1 pt of 2 dr. Stuur het lange: dat duwt ook de andere schepen verder naar binnen.
lesson-rhodes-11 = Wat je eerst laadt, ligt het verst in de haven. Dat komt ook het eerst in je pakhuis aan.
lesson-rhodes-12 = Eén eenheid voor een punt, twee voor geld: de haven gaat iets kosten.
lesson-rhodes-13 = In de haven koop je van de schepen en vervul je een opdracht. Hoe verder een goed naar binnen ligt, hoe goedkoper: goud is van 7 dr gezakt naar 5.
lesson-rhodes-14 = Goud groeit niet, het komt met Egyptische schepen. Een bruin jokerblokje zou, als het er was, het product worden dat je wilt.
lesson-rhodes-15 = Eén goud is genoeg. Stop met kopen, dan komt de opdracht.
lesson-rhodes-16 = Plein 2 wil melk en goud voor 3 dr en 5 pt. Minstens één goed moet uit het pakhuis komen; de melk komt van je landgoed, voor 3 dr extra.
lesson-rhodes-17 = Goud werd schaars, dus het volgende Egyptische schip is binnengevaren. Rij 5 geeft 2 dr of een product: neem een melk.
lesson-rhodes-18 = Het stadhuis verkoopt landbouwtegels en ontwikkeltegels. Een tegel helpt de rest van het spel, dus koop vroeg.
lesson-rhodes-19 = De kar werkt bij elke boerderijactie: 1 dr, en een eenheid gaat meteen naar je pakhuis.
lesson-rhodes-20 = Je velden zijn bijna leeg, en elke ronde zijn alle fiches weer vrij. Produceer zoals eerst.
lesson-rhodes-21 = Een nieuw schip duwde het jouwe verder, en de eerste melk is in je pakhuis. Van daar gaan goederen zonder extra betaling naar opdrachten.
lesson-rhodes-22 = Nog eens de boerderij. Je tegel werkt voordat het schip uitvaart.
lesson-rhodes-23 = Breng een wijn naar het pakhuis: de opdracht op plein 1 wil wijn.
lesson-rhodes-24 = Je lange schip is nog weg, stuur dus een korter. Dat duwt het lange helemaal naar binnen.
lesson-rhodes-25 = Neem deze keer geld voor beide eenheden: je wilt naar de tempel.
lesson-rhodes-26 = Je lange schip is terug, zijn lading ligt in het pakhuis. De tempel is de laatste plek om te zien: daar kopen 5 dr een punt.
lesson-rhodes-27 = Je hebt alle zes plekken gezien. Hierna zou je het graan in de haven kunnen kopen en plein 3 vervullen met je melk.
lesson-rhodes-28 = Het spel eindigt met de ronde waarin een opdracht niet vervangen kan worden. Dan zijn elke 10 dr een punt, en elk goud in je pakhuis twee.

## De Kolossus
lesson-colossus-01 = Een spel Rhodes, één ronde ver, maar hier valt een beeld te bouwen. Dat levert veel punten op en vraagt brons.
lesson-colossus-02 = Brons ligt in je pakhuis zoals goud, en er zijn een paar manieren om eraan te komen. De snelste is in het stadhuis.
lesson-colossus-03 = De architect brengt zelf twee brons mee. Die dienen alleen om te bouwen.
lesson-colossus-04 = De andere speler ging naar de nieuwe tempel; jij bouwt eerst. Op het laagste niveau vraagt een deel één product en één brons.
lesson-colossus-05 = Producten mogen van landgoed of pakhuis komen, zonder extra betaling. Het deel geeft 3 pt, en je marker klimt op het bonusspoor: rij 1 is 1 dr waard.
lesson-colossus-06 = De volgorde werkt zoals in Rhodes. Rij 3 kost niets, en jij bent eerst.
lesson-colossus-07 = De nieuwe tempel wil producten in plaats van geld. Je scoort een punt voor elk van je tegels: twee landbouwtegels en de architect.
lesson-colossus-08 = Het eerste bezoek van een ronde levert ook een van de twee brons van de tempel op. Alleen het allereerste van het spel niet, en dat was niet het jouwe.
lesson-colossus-09 = Bouw nog eens, zolang delen goedkoop zijn. Hogere niveaus vragen meer.
lesson-colossus-10 = Betaal met het brons van de architect en houd het jouwe. Een brons in je pakhuis is aan het eind een punt waard.
lesson-colossus-11 = Rij 2 van het bonusspoor geeft een product voor je landgoed. Elke rij geeft iets anders, tot een goud toe.
lesson-colossus-12 = Rij 4 geeft 1 dr, en je komt nog steeds eerst.
lesson-colossus-13 = Nu het brons van de tempel. Het derde deel begint een nieuw niveau: 4 pt, en er vaart meteen een Egyptisch schip binnen.
lesson-colossus-14 = Extra productie: nog een fiche op een veld waar al een fiche ligt. En je krijgt er een brons bij.
lesson-colossus-15 = Op je wijntegel passen er twee, dus fiche 2 is genoeg.
lesson-colossus-16 = De andere speler heeft het tweede brons van de tempel, en meer komt er niet. Neem een melk op rij 5.
lesson-colossus-17 = Op niveau 2 vraagt een deel twee producten en een brons. Rij 4 van het bonusspoor geeft het brons terug.
lesson-colossus-18 = Er zijn ook nieuwe ontwikkeltegels. Je kunt er een betalen: goede connecties, die elke latere tegel 2 dr goedkoper maken.
lesson-colossus-19 = Bekijk de andere als je speelt: met Zeus werken je tegels zonder boerderijactie, Hermes koopt in de haven, met de alchemist geldt een brons als goud.
lesson-colossus-20 = Het spel eindigt nu ook als het laatste van de twaalf delen gebouwd is. Niemand hoeft te bouwen, maar niemand zou alles aan jou moeten overlaten!

## Rotterdam
lesson-rotterdam-01 = Welkom in Rotterdam! Je schepen brengen grondstoffen naar vier havens en verdienen productkaarten; daarmee vervul je missies.
lesson-rotterdam-02 = Je eerste missie wil jam en plastic. Jam wordt van fruit gemaakt in Merwehaven, dus laad fruit en begin op s4.
lesson-rotterdam-03 = Nu noemt iedereen een kleur, en elk schip met een vaarweg van die kleur voor zich vaart die af, van jou en van hen. Blauw brengt je naar een anker.
lesson-rotterdam-04 = Je schip bij het anker trok een transportkaart: een joker, voor later. Zet een tweede schip in: olie wordt plastic in Botlek.
lesson-rotterdam-05 = Weer blauw: dat verzet je beide schepen. Het helpt ook de andere speler; dat gebeurt.
lesson-rotterdam-06 = Elke ronde een schip erbij, zolang je er hebt. Graan gaat naar Vulcaanhaven.
lesson-rotterdam-07 = Wit brengt de olie naar het volgende anker. Een schip geeft een kaart in elke ronde dat het bij een anker ligt.
lesson-rotterdam-08 = Je trok een extra voordeel, en de kleur van de andere speler bracht je fruit verder. Leg de kaart neer: 2 pt, en ruimte in je hand van drie.
lesson-rotterdam-09 = Je weet hoe het gaat: meer fruit.
lesson-rotterdam-10 = Blauw leidt naar twee havens tegelijk! Kijk waar je schepen heen zouden gaan voordat je een kleur noemt.
lesson-rotterdam-11 = Beide worden nu gelost. Leg eerst het voordeel neer, voor 1 pt.
lesson-rotterdam-12 = Jam en plastic zijn van jou, en de andere speler heeft een kaart van Europoort: staal of fietsen. Je hebt ook een missie voor jam en staal, dus doe een voorstel.
lesson-rotterdam-13 = Geef de jam. Je joker kan in de eerste missie als jam gelden.
lesson-rotterdam-14 = Vraag staal. Je ziet de achterkant van andermans kaarten, niet de producten: het is een gok.
lesson-rotterdam-15 = Verstuur het. De andere speler mag weigeren, en kan alleen instemmen met een staal.
lesson-rotterdam-16 = Een goede ruil is goed voor allebei. Je mag drie voorstellen doen in een beurt; één was genoeg.
lesson-rotterdam-17 = Vervul jam en plastic: de joker neemt de plaats van de jam in. Je scoort 6 punten en trekt een nieuwe missie.
lesson-rotterdam-18 = Twee van je missies willen plastic: laad weer olie.
lesson-rotterdam-19 = Wit brengt je graan naar een anker. Met twee schepen bij ankers trek je straks twee kaarten.
lesson-rotterdam-20 = Wat een storm! De andere speler stuurde je graan terug naar zee. Maar jij trok er ook een: speel die.
lesson-rotterdam-21 = Hun erts is één kleur van Europoort verwijderd. Terug ermee.
lesson-rotterdam-22 = Er leiden twee wegen terug, en jij kiest. Op deze ligt geen anker.
lesson-rotterdam-23 = Deze keer hoef je niet te ruilen.
lesson-rotterdam-24 = Je trok ook een tweede joker, dus jam en staal zijn compleet. Dat maakt 11 punten.
lesson-rotterdam-25 = Nog één missie en je hebt de 12 punten die het spel beëindigen. Alle drie willen brood, maar fruit helpt bij twee ervan.
lesson-rotterdam-26 = Het groen van de andere speler heeft je olie verzet. Vandaar leiden twee rode vaarwegen verder.
lesson-rotterdam-27 = Waar meerdere vaarwegen de kleur hebben, stuurt de eigenaar. Van b2 is de weg naar Botlek vrij.
lesson-rotterdam-28 = Dat was alles: inzetten, kleur noemen, kaarten, lossen, handelen, missies. Heeft iemand 12 punten aan missies, dan is de ronde de laatste.
lesson-rotterdam-29 = Dan tellen ook voordelen en productkaarten die je nog in je hand hebt. Handel zolang het kan!
