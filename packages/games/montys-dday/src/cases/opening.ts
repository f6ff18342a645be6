/** 1.0 to 3.0: the game and its pieces, setting up, the sequence of play. */
export const OPENING_CASES = {
  '1.0-a':
    'Two sides play, Allied and German. In each turn the whole Allied player turn comes before the German one.',
  '1.0-b':
    'The landing scenario has 14 turns. The longer scenarios and the linked game end on a later turn, from 15 to 21, which the scenario names.',
  '1.1-a': 'Chance is one six-sided die or the sum of two, and nothing else.',
  '1.1-b':
    'The counters are a limit: of Drop Zones, Garrisons and companies for a breakdown there are never more than the sheet has.',
  '1.4-a': 'A piece is a unit or a marker. Units alone stack, control hexes, move and fight.',
  '1.4.1-a':
    'A unit has two faces, one for Movement Mode and one for Combat Mode. The face that shows gives all its factors.',
  '1.4.1-b':
    'The Movement Mode face has the name, type and facing bar of the unit, its combat factor, protection factor and movement allowance, and the turn on which a reinforcement comes.',
  '1.4.1-c':
    'The Combat Mode face has size, type, morale, combat factor, protection factor and movement allowance, and a range for all that fires farther than the next hex: artillery, heavy weapons, armour, anti-tank and flak.',
  '1.4.1-d':
    'A German unit with a hex of its own begins there; the others are set up where the scenario lets them.',
  '1.4.1-e':
    'No Allied unit begins ashore: each comes from the air, or over the Beach area that its counter names.',
  '1.4.2-a':
    'Markers record something: disruption, Ruins, a Drop Zone, a Beachhead, a breached Sea Wall, the tide, the turn, support points. They have no factors.',
  '1.5-a':
    'Two units may share an abbreviation: RWR is Royal Winnipeg Rifles among the Canadians and Royal Warwickshire among the British. So a unit goes by its nation and formation as well; BD marks the parts of a broken-down battalion.',
  '1.6-a': 'A hex is 800 metres across, and ranges and radii are counted in hexes.',
  '1.6-b':
    'A turn is two hours by day and four by night. The turn track says what time it is, and whether it is night.',
  '2.0-b':
    'The Germans deploy as the scenario tells them. The Allies get their airborne and landing forces ready and put nobody ashore.',
  '2.0-c':
    'Before play the Germans secretly note how many mine points each Beach area has. The Allies do not see it.',
  '2.0-d':
    'The tide begins at Low. It does so too when the Allies choose a later tide for their landing, for only then do Average and High fall on the turns named for them.',
  '2.0-e': 'The game begins with turn 1, at 0100 hours.',
  '2.0-f': 'The Allied Invasion Placement Segment is the first to be played.',
  '3.0-a':
    'The segments come in the order of their letters: A to F are Allied, G to K German, and L ends the turn. Whatever is done belongs to one segment and is done in no other.',
  '3.1.1-a1':
    'In segment A the Allies say which airborne landings they will make this turn; whoever is named lands in segment D.',
  '3.1.1-a2': 'Airborne units that come as reinforcements this turn may be among those that land.',
  '3.1.1-a3':
    'From turn 2 on units are loaded into the Invasion Displays, which have three Waves of two Cycles each.',
  '3.1.1-a4': 'Those of the present Cycle are put on sea hexes next to the coast where they are to land.',
  '3.1.1-b1':
    'In segment B all units with a green marker recover, of either side; it tells of a disruption in the last Allied player turn. Grey markers stay.',
  '3.1.1-b3': 'Then, still in segment B, the tide disrupts or eliminates the units that it reaches.',
  '3.1.1-b4':
    'Recovery comes before the tide, so that a unit which had a green marker is not eliminated by the water for it.',
  '3.1.1-c1':
    'In segment C Allied artillery, other units that can fire, and support points may fire at German units.',
  '3.1.1-d1':
    'In segment D airborne units land first. Then the units on the map move, and at last the landings from the sea are made.',
  '3.1.1-e1': 'In segment E German units may fire at Allied units in their range.',
  '3.1.1-f1':
    'In segment F Allied units may make Close Assaults on Germans in adjacent hexes; there is no other attack.',
  '3.1.2-g1': 'In segment G all units with a grey marker recover, of either side. Green markers stay.',
  '3.1.2-h1': 'In segment H German artillery and other units that can fire may fire at Allied units.',
  '3.1.2-i1': 'In segment I German reinforcements that are due are put on their entry hexes, and then move.',
  '3.1.2-i2': 'In segment I all German units may move, those that have just entered included.',
  '3.1.2-j1':
    'In segment J Allied units, and the support points left from this turn, may fire at German units.',
  '3.1.2-k1': 'In segment K German units may make Close Assaults on Allied units in adjacent hexes.',
  '3.1.3-l1': 'When the turn ends, the next one begins.',
  '3.1.3-l2': 'When the turn ends, the tide goes one step on.',
  '3.1.3-l3':
    'When the turn ends, the Allies get the support points of the next one; what they did not use is gone.',
} as const;
