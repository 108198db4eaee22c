# The kit to print and touch
braille-uncontracted = en-ueb-g1.ctb
braille-contracted = en-ueb-g2.ctb

kit-title = A kit to print
kit-title-large = A kit in large print
kit-title-tactile = A kit to touch
kit-foot = Our own drawings. The box is worth having.
kit-backs = backs
kit-contents = In this kit
kit-part = { $title } | { $pieces ->
    [0] { $pages ->
        [one] 1 page
       *[other] { $pages } pages
      }
    [one] 1 piece, { $pages ->
        [one] 1 page
       *[other] { $pages } pages
      }
   *[other] { $pieces } pieces, { $pages ->
        [one] 1 page
       *[other] { $pages } pages
      }
  }
kit-box = The box
kit-box-text = This kit is for people who own the game and want a set they can touch or read more easily. It copies no picture and no text from the box. If you like the game, buy it: its authors and its publisher make their living from it.
kit-publisher = Published by { $publisher }.
kit-print = How to print
kit-print-size = Print at 100%, without “fit to page”. The line on the first page is 100 mm long.
kit-print-card = Pieces: card of 200 to 300 g/m². Pages of backs follow their fronts: print on both sides, flipped on the long edge, or glue both sheets together before you cut.
kit-print-swell = The swell file: swell paper, black toner or ink, then the fuser. Black rises; the blue print stays flat. Try the test sheet first.
kit-print-glue = Glue backs behind their fronts, sheet on sheet, before you cut. Cards lose their upper right corner: that is how they lie the right way up.
kit-print-paper = The paper file: ordinary paper.
kit-print-each = Aids, racks and note sheets: print them once for each player.
kit-reconstructed = Not from the rulebook
kit-scan = The rules, spoken
kit-scan-text = Point a camera here: the rules page can be read aloud.
kit-aid = Player aid
kit-aid-brief = In short
kit-rules = Rules
kit-key = Key
kit-sign = { $name }: { $meaning }
kit-test = Test sheet
kit-ruler = 100 mm
kit-cards = Cards
kit-tokens = Tokens
kit-board = Board
kit-track = Score track
kit-racks = Racks
kit-notes = Note sheet
kit-report = Report sheet
kit-identities = Identity cards
kit-places = Places
kit-pawns = Pawns
kit-bases = Bases
kit-die = Die
kit-fold = fold
kit-player = Player { $number }
kit-players = Players

shape-disc = Solid disc
shape-ring = Ring
shape-square = Square
shape-triangle = Triangle
shape-diamond = Lozenge
shape-plus = Thick cross
shape-bar = Tall bar
shape-arch = Arch
shape-cross = Cross
texture-lines = Straight lines
texture-waves = Waves
texture-dots = Fine dots
texture-coarse = Coarse dots
texture-dashes = Short strokes
texture-grid = Grid
line-solid = Solid line
line-dashed = Dashed line
line-dotted = Dotted line
line-thick = Thick line
