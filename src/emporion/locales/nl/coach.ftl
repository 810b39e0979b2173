# Wat de coach van een spel zegt. Keuzes staan er zoals de notatie of de pagina ze noemt.

## Waarom het beste het beste is
coach-reason-wins = “{ $best }” geeft { $gain }% meer winstkans dan “{ $next }”{ $points ->
    [0] { "" }
    [one] { " " }en levert { $points } punt meer op
   *[other] { " " }en levert { $points } punten meer op
}.
coach-reason-idle = “{ $best }” geeft { $gain }% meer winstkans dan “{ $next }”, en { $without }% meer dan “{ $idle }”.
coach-reason-lead = “{ $best }” en “{ $next }” winnen ongeveer even vaak, maar het eerste levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer op.
coach-reason-rather = “{ $best }” wint { $loss }% minder vaak dan “{ $next }”, maar levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer op; de coach weegt beide.
coach-reason-even = “{ $best }” en “{ $next }” zijn ongeveer even goed: ze verschillen minder dan de coach kan zien.
coach-reason-decided-lead = Wie wint staat zo goed als vast; “{ $best }” levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer op dan “{ $next }”.
coach-reason-decided-even = Wie wint staat zo goed als vast, en “{ $best }” en “{ $next }” leveren ongeveer evenveel punten op.
coach-reason-only = Er is niets anders te kiezen.
coach-reason-offer = Er is een ruil in zicht die je hand helpt en die best aangenomen kan worden.
coach-reason-no-offer = Er is geen ruil in zicht die je hand helpt en waarschijnlijk wordt aangenomen.
coach-reason-draft = Dit hoort bij de ruil die je hand het meest helpt en die best aangenomen kan worden.

## Wat beter kan
coach-lesson-drawn = { $count ->
    [one] Ronde { $rounds }
   *[other] { $count } keer, { $scattered ->
        [1] tussen ronde { $from } en { $to }
       *[0] in { $many ->
            [one] ronde { $rounds }
           *[other] de rondes { $rounds }
        }
    }, gemiddeld
}: { $percent ->
    [0] { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] { $percent }% kans om te winnen
} weggegeven. { $count ->
    [one] “{ $best }” was beter dan “{ $chosen }”.
   *[other] Het duurst was “{ $chosen }” in ronde { $round }, waar “{ $best }” beter was.
}
coach-lesson-opening = In de opening liet je veel liggen: neem de tijd voor de eerste ronden, want die bepalen de rest.
coach-lesson-endgame = In het slot liet je veel liggen: tel, als de laatste ronden naderen, wat nog punten oplevert.

coach-lesson-rhodes-start-other = Neem meer tijd voor je eerste landbouwtegels: wat je verbouwt en het geld dat je overhoudt bepalen het hele spel.
coach-lesson-rhodes-place-rather = { $better } in plaats van { $place }: daar was je marker meer waard.
coach-lesson-rhodes-place-more = { $better }: ga daar vaker heen.
coach-lesson-rhodes-place-less = { $place }: ga daar minder vaak heen. Je marker was elders meer waard.
coach-lesson-rhodes-produce-other = Kijk voor je produceert wie het product nog meer verbouwt: kies veld en fiche zo dat het meeste bij jou terechtkomt.
coach-lesson-rhodes-develop-more = Gebruik je ontwikkeltegels: je liet ze liggen toen ze iets waard waren.
coach-lesson-rhodes-develop-less = Gebruik een ontwikkeltegel niet alleen omdat het kan: soms is klaar zijn beter.
coach-lesson-rhodes-develop-other = Kies beter waarvoor je je ontwikkeltegels gebruikt.
coach-lesson-rhodes-ship-other = Kies beter welk schip uitvaart: de lengte bepaalt hoeveel je laadt en hoe ver het de andere duwt.
coach-lesson-rhodes-load-other = Let op wat je laadt en in welke volgorde: de eerste eenheid ligt het verst in de haven.
coach-lesson-rhodes-reward-more = Neem voor je lading meer punten en minder drachmen: je had geld genoeg.
coach-lesson-rhodes-reward-less = Neem voor je lading meer drachmen en minder punten: het geld had je meer opgeleverd.
coach-lesson-rhodes-buy-more = Koop meer in de haven voor je stopt: de goederen waren hun prijs waard.
coach-lesson-rhodes-buy-less = Stop eerder met kopen in de haven: het geld was meer waard dan de goederen.
coach-lesson-rhodes-buy-other = Kies beter wat je in de haven koopt: de prijs telt, en wat de pleinen vragen.
coach-lesson-rhodes-fulfil-more = Vervul opdrachten als het kan: wachten kostte je wat.
coach-lesson-rhodes-fulfil-less = Vervul een opdracht niet alleen omdat het kan: wachten was meer waard.
coach-lesson-rhodes-fulfil-other = Kun je meer dan één opdracht vervullen, vergelijk dan wat elk oplevert en wat er in je pakhuis blijft.
coach-lesson-rhodes-sell-more = Verkoop meer op de markt voor je stopt: het geld was meer waard dan de goederen.
coach-lesson-rhodes-sell-less = Verkoop minder op de markt: de goederen waren je meer waard dan het geld.
coach-lesson-rhodes-sell-other = Kies beter wat je verkoopt: houd wat je kunt verschepen.
coach-lesson-rhodes-donate-more = Koop meer punten als je toch in de tempel bent.
coach-lesson-rhodes-donate-less = Koop minder punten in de tempel: het geld was elders meer waard.
coach-lesson-rhodes-build-more = Koop meer tegels als je toch in het stadhuis bent.
coach-lesson-rhodes-build-less = Koop minder tegels in het stadhuis: het geld was elders meer waard.
coach-lesson-rhodes-build-other = Kies beter welke tegel je koopt: hij moet zich terugverdienen voor het spel uit is.
coach-lesson-rhodes-overflow-other = Kies beter wat je aflegt, of houd ruimte in je pakhuis.
coach-lesson-rhodes-row-other = Denk langer na over de volgorde: weeg wat een rij kost of oplevert af tegen vroeg aan de beurt zijn.
coach-lesson-rhodes-give-other = Kies beter wat je voor de Kolossus geeft: houd wat je kunt verschepen of leveren.
coach-lesson-rhodes-bonus-other = Kies je bonussen beter: vergelijk wat elk voor de rest van het spel oplevert.

coach-lesson-rotterdam-launch-more = Zet een schip in als het kan: een schip in je hand levert niets op.
coach-lesson-rotterdam-launch-less = Zet niet tot elke prijs een schip in: soms is wachten op een betere start beter.
coach-lesson-rotterdam-launch-other = Let op waar een schip begint en wat het draagt: welke haven kan het halen, en wat vragen je missies?
coach-lesson-rotterdam-call-other = Kijk voor je een kleur noemt wiens schepen er varen: de jouwe moeten er het meest aan hebben.
coach-lesson-rotterdam-cards-more = Speel je transportkaarten: je hield ze vast toen ze het meest waard waren.
coach-lesson-rotterdam-cards-less = Bewaar je transportkaarten voor een beter moment.
coach-lesson-rotterdam-cards-other = Kies beter welke transportkaart je speelt.
coach-lesson-rotterdam-steer-other = Kijk verder vooruit als je een schip of zijn weg kiest: naar welke haven leidt het?
coach-lesson-rotterdam-answer-more = Neem aan wat je hand helpt: je weigerde ruilen die iets waard waren.
coach-lesson-rotterdam-answer-less = Neem minder snel iets aan: wie een voorstel doet, doet dat omdat het hem helpt.
coach-lesson-rotterdam-answer-other = Kies beter met wie je ruilt: liever met iemand die achterligt.
coach-lesson-rotterdam-mission-more = Vervul missies als het kan: wachten kostte je wat.
coach-lesson-rotterdam-mission-less = Lever geen kaarten in alleen omdat het kan: een betere missie was binnen bereik.
coach-lesson-rotterdam-mission-other = Kun je meer dan één missie vervullen, vergelijk dan wat elk oplevert en welke kaarten het kost.
coach-lesson-rotterdam-settle-more = Gebruik je jokers eerder, en houd de productkaarten.
coach-lesson-rotterdam-settle-less = Houd je jokers zolang productkaarten volstaan.
coach-lesson-rotterdam-settle-other = Kies beter voor welk product een joker staat.
