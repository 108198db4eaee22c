name = Liars
tagline = High or low? Believe it or not.
authors = Nobody in particular
summary = In each round everybody gets a card, and one seat says that its own is high, or low. The others believe it or doubt it, all at the same time.
option-rounds = Rounds

ask-deal = The cards are dealt.
ask-claim = Say whether your card is high or low.
ask-answer = Do you believe it?
waiting-claim = { $seat } thinks of a claim.
waiting-answer = { $seat } thinks of an answer.
choice-claim = Claim
choice-answer = Answer
action-deal = The cards { $cards }
action-claim = Say that your card is { $high_id ->
    [yes] high
   *[no] low
  }
action-answer = { $doubt_id ->
    [yes] Doubt
   *[no] Believe
  }
field-high = High
value-high = { $value }
field-doubt = Doubt
value-doubt = { $value }

told-dealt = { $seat_is ->
    [you] You get the card { $card }.
   *[other] { $card_id ->
        [none] { $seat } gets a card.
       *[some] { $seat } gets the card { $card }.
      }
  }
told-claimed = { $seat_is ->
    [you] You say
   *[other] { $seat } says
  } { $high_id ->
    [yes] high.
   *[no] low.
  }
told-answered = { $seat_is ->
    [you] You
   *[other] { $seat }
  } { $doubt_id ->
    [yes] doubted it.
    [no] believed it.
   *[none] answered.
  }
told-resolved = { $seat_is ->
    [you] Your card is the { $card }.
   *[other] The card of { $seat } is the { $card }.
  } Doubting: { $doubting }. Points: { $points }.

section-round = The round
section-score = Points
line-round = Round { $round }: { $seat_is ->
    [you] you speak.
   *[other] { $seat } speaks.
  }
line-claim = Claimed: { $high_id ->
    [yes] high.
   *[no] low.
  }
line-card = { $seat_is ->
    [you] Your card is the { $card }.
   *[other] The card of { $seat } is the { $card }.
  }
line-answer = { $seat_is ->
    [you] You
   *[other] { $seat }
  } { $doubt_id ->
    [yes] doubted.
   *[no] believed.
  }
line-answered = { $seat } has answered.
line-points = { $seat_is ->
    [you] You have { $points }.
   *[other] { $seat } has { $points }.
  }
word-rounds_played = all rounds are played
