/** 10.1 and 10.2: the elements of combat, and fire. */
export const FIRE_CASES = {
  '10.1.1-a':
    'Fire sets the combat factors of those who fire against the protection factors of the defenders, which the ground multiplies.',
  '10.1.1-b':
    'A Close Assault sets the combat factors of both sides against each other, with all that changes them.',
  '10.1.2-a':
    'The upper part of the Combat Results Table has a line for Close Assault and four for fire: bombardment, direct guns, small arms and mixed. The lower part has the results.',
  '10.1.3-a':
    'Attack minus defence is the differential; it is a difference, never odds. The attacker always counts combat factors.',
  '10.1.3-b':
    'Below the lowest differential of its line an attack fails, and no dice are rolled. A Close Assault then disrupts one attacking stack.',
  '10.1.4-a':
    'The differential and the highest printed protection factor of a single defender give a letter from A to I, the column in which the result is read.',
  '10.1.5-a':
    'Under fire protection factors count twice, in the defence and for the letter; in a Close Assault for the letter only, guns and heavy weapons apart.',
  '10.1.6-a':
    'Multipliers of Town, Hill and Swamp are added together only in a hex with a Strongpoint or Resistance Nest.',
  '10.1.6-b': 'In a hex without a fortification the best multiplier for the defender is used, and no other.',
  '10.1.6-c': 'Dice modifiers of the ground are all added up, with or without a fortification.',
  '10.1.7-a': 'A unit attacks only where it faces; in Movement Mode it cannot attack to its flanks.',
  '10.2.1-a': 'Units fire only in the Fire and Defensive Fire Segments.',
  '10.2.2-a':
    'Fire is aimed at a hex with enemy units. A Garrison alone is no target, since fire does nothing to it.',
  '10.2.3-a': 'A unit fires at most once in a segment, at one hex and with all its strength.',
  '10.2.4-a': 'A hex is fired at only once in a segment.',
  '10.2.5-a': 'The combat factors of all who fire at a hex are added up.',
  '10.2.6-a':
    'All units in the hex defend together, unless armour, anti-tank and flak units pick out the armour among them.',
  '10.2.7-x1': 'Each fire attack is read on one line, which the types that take part decide.',
  '10.2.7-a1': 'It is bombardment if only support points, artillery and heavy weapons take part.',
  '10.2.7-a2':
    'A unit that bombards at more than half its range counts half its combat factor, rounded down.',
  '10.2.7-a3': 'Coast artillery has no limit to its range, and so is never halved for it.',
  '10.2.7-b1':
    'It is direct gun fire if only armour, anti-tank and flak units take part; each reaches as far as its printed range.',
  '10.2.7-b2':
    'Armour, anti-tank and flak units may fire at the armour in a hex and ignore the other units there.',
  '10.2.7-b3':
    'When only armour, anti-tank and flak units fire, and only at armour, the result is read one column farther right.',
  '10.2.7-b4':
    'If the armour in a hex was picked out, nobody can fire at the other units there in that segment.',
  '10.2.7-l1':
    'Beyond the next hex direct guns need a line of sight, from the centre of their hex to that of the target.',
  '10.2.7-l2':
    'The line is blocked by a hex of blocking ground that it passes through; the hexes at its ends do not count.',
  '10.2.7-l3': 'Along a hexside the line is blocked if both hexes beside it have blocking ground.',
  '10.2.7-l4': 'Along a hexside the line is free if only one of the hexes beside it has blocking ground.',
  '10.2.7-l5': 'One can see into a Town, a City or a Swamp, but not through it.',
  '10.2.7-l6': 'The line cannot pass ground that is higher than both of its ends.',
  '10.2.7-l7': 'A Hill hex on the way hides a target on low ground.',
  '10.2.7-l8': 'From low ground nobody sees past a Hill hex to a target on another Hill.',
  '10.2.7-l9': 'Clear, Swamp, Beach and Tidal Flat are the same level to the eye.',
  '10.2.7-m1': 'Fortifications do not matter for the line of sight.',
  '10.2.7-m2':
    'An example: unit Z can fire at A, B and C. A Town hex hides D from it, and hexes of level 1 hide E.',
  '10.2.7-c1': 'Infantry fires only into adjacent hexes, on the line for small arms.',
  '10.2.7-d1': 'If bombardment, direct guns and small arms, or two of them, fire together, it is mixed fire.',
  '10.2.8-a1':
    'First the attacker says who fires and adds up their combat factors, halved for range and for disruption where that is so.',
  '10.2.8-c1':
    'The protection factors of the defenders are added up and multiplied by what the ground of the hex gives.',
  '10.2.8-e1':
    'Attack minus defence is looked up on the line of the fire; below the lowest number nothing happens, and no dice are rolled.',
  '10.2.8-f1':
    'For the letter the highest protection factor of one defender is taken as it is printed; the ground does not multiply it.',
  '10.2.8-h1': 'The letter is the column of the result, one farther right for guns that fire at armour.',
  '10.2.8-i1': 'Two dice are rolled, and the modifiers of the target hex are subtracted.',
  '10.2.8-j1':
    'Beyond A or I the column is A or I. A modified roll below −4 counts as −4, one above 12 as 12.',
  '10.2.8-k1':
    'An example: two 2-2-0 companies in a Town have 4 × 2 = 8. An infantry battalion and an armour battalion in Movement Mode have 15, with 20 support points 35. That is mixed fire at +27.',
  '10.2.8-k2':
    'In the example +27 is in the column for 19 and more, and with a protection factor of 2 gives G. The Town makes 10 of a roll of 11: the companies are disrupted, with a green marker, and keep their mode.',
} as const;
