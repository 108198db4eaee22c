# Messages: that it is your turn, and nothing about the game.
notice-title =
    { $count ->
        [1] It is your turn
       *[other] It is your turn at { $count } tables
    }
notice-place = { $game }, table { $table }
notice-turn = { $place }: your decision is awaited.
notice-turns = You are awaited: { $places }.
notice-trial-title = Filature: a trial
notice-trial = This is how you will hear that it is your turn.
notice-open = Open: { $link }

# E-mail
mail-confirm-subject = Filature: confirm your address
mail-confirm = Somebody, probably you, wants to get an e-mail here when it is their turn at { $origin }. To accept, open this link and confirm:
mail-confirm-else = If it was not you, do nothing: no other message will come.
mail-why = You get this message because you chose to be told by e-mail, at most once an hour.
mail-leave = Get no more of them: { $link }

# Feed
feed-title = Filature: your turn
feed-until = { $place }: decide before this time
