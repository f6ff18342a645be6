/** 4.0: airborne landings. */
export const AIRBORNE_CASES = {
  '4.0-a':
    'Parachute and glider units enter the game only by an airborne landing in an Allied Movement Segment.',
  '4.0-b': 'A parachute unit lands only at a Drop Zone of its own division.',
  '4.1-a':
    'The 6th Airborne Division has two parachute brigades and a glider brigade, each of three battalions.',
  '4.1-b':
    'When the first unit of a parachute brigade has been given a Drop Zone, the rest of the brigade must land at the same one. If that marker has been eliminated, they may use the other.',
  '4.1-d':
    'In the linked game the American divisions also have headquarters, artillery, engineers and support units; their list of reinforcements says who drops and who comes by sea.',
  '4.2-a': 'Drop Zones are chosen at the very beginning of the Allied Movement Segment.',
  '4.2.1-a': 'A Drop Zone may be aimed only at a Clear hex.',
  '4.2.1-b': 'A Drop Zone serves the division named on it and no other.',
  '4.2.2-a': 'The 6th Airborne Division has one Main and one Secondary Drop Zone.',
  '4.2.2-b': 'The two Drop Zones are aimed at different hexes, and each has its own roll for scatter.',
  '4.2.2-c': 'In the linked game both American airborne divisions have two Drop Zones each.',
  '4.2.3-a': 'Where a Drop Zone comes down is the aim of every unit that was given it.',
  '4.2.4-a': 'A Main Drop Zone stays where it is to the end of the game unless it is eliminated.',
  '4.2.5-a': 'A Drop Zone takes no part in combat, takes no room in its hex and has no zone of control.',
  '4.2.5-b':
    'A Drop Zone is eliminated as soon as a German unit enters its hex, whether by a move, an advance or a retreat. It then counts if the game is tied.',
  '4.2.6-a': 'A Drop Zone that was eliminated does not come back.',
  '4.2.7-a':
    'In the Recovery Segment of any Allied player turn the Allies may take the Secondary Drop Zone off the map and aim it anew later. That does not count as elimination.',
  '4.2.8-a':
    'A parachute brigade may be given either Drop Zone, but all of it the same one. Gliders may be aimed anywhere.',
  '4.2.8-c':
    'In the linked game units that belong to an American airborne division as a whole may use either of its Drop Zones.',
  '4.2.9-a': 'There are never more Drop Zones on the map than there are markers for them.',
  '4.3-a': 'Where a Drop Zone or a unit comes down is found on the Scatter Display, and in no other way.',
  '4.3.1-b':
    'Whoever is to land is put on the hex aimed at: parachute units on their Drop Zone, gliders on any hex.',
  '4.3.1-c':
    'A parachute unit that has been aimed lands there, scatter apart. It cannot be held back or aimed anew.',
  '4.3.1-d':
    'In the linked game American division headquarters and engineers land at their Main Drop Zone; airborne artillery may use either.',
  '4.4.1-a':
    'As the Allied Movement Segment begins, the Drop Zones to be set up this turn are put on the hexes aimed at, parachute face up.',
  '4.4.2-a':
    'A die is rolled for the wind at each Drop Zone that is set up this turn, and at each older one where units land this turn.',
  '4.4.2-b':
    'The modifier for the wind holds for the roll of the Drop Zone and for all who land there this turn.',
  '4.4.3-a':
    'For each German unit within three hexes of the hex aimed at, the Germans, who know the wind, may add 1 to the landing rolls there or subtract 1. Garrisons do not count.',
  '4.4.3-b': 'A German unit can act against one Drop Zone, or one aim of gliders, in a turn.',
  '4.4.4-a':
    'Two dice are rolled for the Drop Zone, with one modifier made up of wind and flak. The Scatter Display, laid on the hex aimed at, shows where the marker goes; there it is turned to its landed face.',
  '4.4.4-b':
    'When the Drop Zone has come down, only Germans who fired at it and are still within three hexes of it act against the units that follow.',
  '4.4.5-a': 'All units of one Drop Zone land before the next Drop Zone comes down.',
  '4.4.5-b':
    'The ground on which the Drop Zone lies is a further modifier for those who land there, from the column for parachutes or the one for gliders.',
  '4.4.6-x1':
    'On the Scatter Display left is east and right is west. East of the middle are 0 and −1*, west of it 4* and 7; 8 is due north.',
  '4.4.6-a1': 'The Drop Zone goes to the hex whose number is the modified roll.',
  '4.4.6-a2':
    'A Drop Zone that would come down on another one is rolled for anew, wind and flak included; so is one that would come down in the sea or off the map.',
  '4.4.6-b1': 'For units the middle of the display is where the Drop Zone came down, not where it was aimed.',
  '4.4.6-c1': 'The wind at a Drop Zone is rolled once and is the same for all who land there this turn.',
  '4.4.6-d1':
    'Flak is counted again from where the Drop Zone came down, with those Germans who fired before and are still within three hexes.',
  '4.4.6-d2': 'No further German unit joins in, even if the Drop Zone has come within its three hexes.',
  '4.4.6-e1':
    'Each unit has a roll of two dice of its own; wind, flak and the ground of the Drop Zone all modify it.',
  '4.4.6-f1':
    'A unit that comes down on a number with an asterisk is disrupted. It means nothing for a Drop Zone.',
  '4.4.6-g1': 'A unit whose modified roll is above 14 turns back and may try on a later turn that allows it.',
  '4.4.6-g2': 'A Drop Zone never turns back: if its modified roll is above 14, it is rolled for anew.',
  '4.4.6-h1': 'A unit whose modified roll is below −1 is eliminated.',
  '4.4.6-h2':
    'A Drop Zone is never lost in the air: if its modified roll is below −1, it is rolled for anew.',
  '4.5.1-a': 'Airborne units land in Combat Mode.',
  '4.5.2-a': 'Scatter is rolled for each unit separately.',
  '4.5.3-a': 'The unit is put on the hex of the map that answers to its number on the display.',
  '4.5.4-a': 'A unit that comes down in an all-sea hex or off the map is eliminated.',
  '4.5.5-a': 'A unit for which there is no room among friendly units in the hex turns back.',
  '4.5.6-a': 'A parachute unit that lands on any ground but Clear is disrupted, on a Hill too.',
  '4.5.7-a':
    'A unit is disrupted if it lands in a hex where there is a unit of another brigade. For a glider on a Drop Zone this and the company it finds there are one cause, not two.',
  '4.5.8-a':
    'Each cause disrupts by itself, so a unit with two of them is eliminated: the asterisk, the ground, the company in the hex, a failed assault.',
  '4.5.9-a':
    'An airborne unit that comes down on Germans must at once make a Close Assault on them, alone and at full strength: what else disrupts it comes afterwards.',
  '4.5.9-b':
    'If Germans are still in the hex after that, the unit must retreat two hexes, wherever the Allied player likes, and is disrupted.',
  '4.5.9-c':
    'If it cannot retreat two hexes, or its movement allowance is then below 2, the unit is eliminated.',
  '4.5.10-a': 'On the turn in which it lands, an airborne unit may use only half its movement allowance.',
  '4.6.1-a': 'A glider unit may be aimed at any hex.',
  '4.6.2-a':
    'A glider aimed at a hex without a Drop Zone subtracts 1. That hex then has its own roll for the wind, its own flak, and its own ground.',
  '4.6.2-b': 'For gliders the ground modifies by its own column of the table.',
  '4.6.3-a': 'All that modifies the landing of a glider is added up.',
  '4.6.4-a': 'A glider that comes down where friendly units leave no room turns back.',
  '4.6.5-a': 'A glider that lands on a Drop Zone where friendly units are already is disrupted.',
  '4.6.6-a': 'Clear ground, Hills and Swamp do not disrupt a glider that lands on them; other ground does.',
  '4.6.7-a': 'A glider unit does not move on the turn in which it lands.',
  '4.7-a': 'There are airborne operations only on turn 1 and on turns 7, 8 and 9.',
  '4.7-b': 'In the longer scenarios there may also be airborne operations on turns 16, 17 and 18.',
  '4.7-c':
    'There are no airborne operations on two turns running: after those of turn 7 there are none on turn 8.',
  '4.7-d':
    'An example: the Main Drop Zone is aimed at 5018. The die for the wind is 2, a headwind of +1, and no German is near. A roll of 7 becomes 8, so the marker comes down one hex north in 5019. That is Clear and adds nothing for the units, who now land there, each with its own roll.',
} as const;
