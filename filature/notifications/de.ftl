# Nachrichten: dass du am Zug bist, und nichts über die Partie.
notice-title =
    { $count ->
        [1] Du bist am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }
notice-place = { $game }, Tisch { $table }
notice-turn = { $place }: Deine Entscheidung steht aus.
notice-turns = Du wirst erwartet: { $places }.
notice-trial-title = Filature: eine Probe
notice-trial = So erfährst du, dass du am Zug bist.
notice-open = Öffnen: { $link }

# E-Mail
mail-confirm-subject = Filature: Bestätige deine Adresse
mail-confirm = Jemand, wahrscheinlich du, möchte hier eine E-Mail bekommen, wenn auf { $origin } ein Zug ansteht. Wenn das stimmt, öffne diesen Link und bestätige:
mail-confirm-else = Wenn du es nicht warst, tu nichts: Es kommt keine weitere Nachricht.
mail-why = Du bekommst diese Nachricht, weil du dich für E-Mails entschieden hast, höchstens eine pro Stunde.
mail-leave = Keine mehr bekommen: { $link }

# Feed
feed-title = Filature: Du bist am Zug
feed-until = { $place }: bis zu dieser Zeit entscheiden
