/** 6.6 to 6.13: what follows a combat, confusion, combat off the map, sieges. */
export const RESULT_CASES = {
  '6.6-a': 'Units that have nowhere to retreat to are eliminated.',
  '6.6-b': 'To retreat into an enemy zone of control costs each unit a step.',
  '6.6-c': 'Where there is no room, or an ally stands, the retreat goes on to the first hex that will do.',
  '6.6-d': 'If no hex has room, the owner removes as many stacking points as are too many.',
  '6.6-e': 'Some ground changes a retreat, as the terrain chart says.',
  '6.6-f': 'Units eliminated by a retreat are prisoners and are never rebuilt.',
  '6.7-a':
    'When the hex has been emptied, one stack that attacked may advance one or two hexes after the enemy.',
  '6.7-b': 'An advance costs nothing and takes no notice of zones of control.',
  '6.8-a': 'A result with exploitation gives the headquarters one more activation, free of cost.',
  '6.8-b': 'Up to two stacks that were put in Reserve take part in an exploitation.',
  '6.8-c': 'Exploiting units make a normal move and a normal attack, and may separate.',
  '6.8-d': 'For another Offensive marker the headquarters supports an attack of the exploitation.',
  '6.9-a': 'After an advance without exploitation the defender may counterattack at once for the lost hex.',
  '6.9-b': 'A counterattack takes one Ready headquarters within two hexes of the lost hex.',
  '6.9-c': 'If nobody stands in the lost hex, it is taken back without a fight and without a marker.',
  '6.9-d': 'A counterattack that is fought costs an Offensive marker.',
  '6.9-e':
    'Units that have just retreated may counterattack, and so may those next to them or to the lost hex.',
  '6.9-f': 'Units move one hex at most to counterattack.',
  '6.9-g': 'A counterattack brings neither exploitation nor another counterattack.',
  '6.10-a': 'A unit that loses a step shows its reduced side.',
  '6.10-b': 'A unit of three steps goes on with a second counter when it has lost two.',
  '6.10-c':
    'A unit that loses its last step in combat goes to the Destroyed box, from where it can be rebuilt.',
  '6.10-d': 'Each step that a German unit regains takes a replacement of its own kind.',
  '6.11-a':
    'When neither side yields in a fight after a landing or a drop, both stay in the hex, in confusion.',
  '6.11-b': 'In a confusion each side may have 5 stacking points.',
  '6.11-c': 'Anyone may enter a confusion, but only special troops leave it while enemies are there.',
  '6.11-d': 'A hex in confusion gets no bombardment and no air support.',
  '6.12-a': 'A box with units of both camps is in confusion.',
  '6.12-b': 'In a combat off the map all units in the box fight.',
  '6.12-c': 'Off the map there is no retreat, no exploitation and no counterattack.',
  '6.12-d': 'A box in confusion can be left only for a box of one’s own.',
  '6.12-e':
    'To leave a confusion takes an interdiction roll, easier or harder by 1 for each column that the odds are away from 1:1.',
  '6.12-f': 'With Partisans in the box the odds are not counted; 2 is added to the German die.',
  '6.13-a': 'The Allies may attack a Festung or lay siege to it.',
  '6.13-b':
    'A siege takes a box without Germans outside the Festung, and Allied defence of half that of those inside.',
} as const;
