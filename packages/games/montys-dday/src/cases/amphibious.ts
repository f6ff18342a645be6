/** 5.0: landings from the sea. */
export const AMPHIBIOUS_CASES = {
  '5.0-a': 'All Allied units that are not airborne come by sea and land on the beaches.',
  '5.0-b': 'There are landings only by day, on turn 2 (0700) at the earliest.',
  '5.1-a':
    'At each Beach area three Waves of two Cycles land, one Cycle a turn. After the second Cycle the next Wave follows.',
  '5.1-b':
    'Each Cycle has room for a number of units, the first of a Wave as a rule for more than the second.',
  '5.1.1-a': 'The Beach areas are Sword, Juno and Gold.',
  '5.1.2-b': 'For the first Cycle of the first Wave the display also says what types of unit land.',
  '5.1.3-a':
    'In all later Cycles the types may be mixed as you like, up to the number of units that the Cycle has room for.',
  '5.1.4-a':
    'The Allies load their Invasion Displays before play. They may change them until the first units are put to sea.',
  '5.1.4-b':
    'Each British, Canadian or French unit that comes by sea begins in a Wave box of its Beach area or in its Landing Pool.',
  '5.1.4-c': 'Parachute and glider units have no place on the displays.',
  '5.1.5-a': 'A display has a box for each Wave, and a Landing Pool for all the others of that Beach area.',
  '5.1.6-a':
    'Units come from the Landing Pool into the box of a Cycle before that Cycle is put to sea. One that was turned back may fill an empty place later on.',
  '5.1.7-a':
    'When all three Waves have landed, the boxes are filled again from the Landing Pool in the Invasion Placement Segment of the next day turn.',
  '5.1.8-a': 'From a Wave box the only way out leads to the beach.',
  '5.1.9-a': 'A Cycle may take fewer units than it has room for, but not more.',
  '5.1.10-a': 'When their Cycle comes, all units in the box must try to land; none can be kept back.',
  '5.1.11-a':
    'The last landing of a day is that of 1700 hours. Cycles that have not landed by then go back to the Landing Pool.',
  '5.1.11-b': 'Landings begin anew at 0700 on the next day, with the first Cycle of a first Wave.',
  '5.2-a': 'The first Wave lands on turn 2, the second on turn 4, the third on turn 6.',
  '5.2-b': 'The second Cycles of the three Waves land on turns 3, 5 and 7.',
  '5.2-c': 'No unit lands before the turn of its Wave and Cycle.',
  '5.2-d':
    'At one Beach area no more units may land in a turn than its first Wave has room for; Commandos who land on the first turn are not counted.',
  '5.3.1-a':
    'In the Invasion Placement Segment the units of the next Cycle are put on light-blue hexes of the sea, next to the coast they are to enter.',
  '5.3.2-a':
    'A unit is put to sea only where the hex directly south is tidal, Beach or Clear, for there it will land.',
  '5.3.3-a':
    'A coast hex with Germans may be chosen too. Whoever lands there must make a Close Assault, and is lost if it does not get into the hex.',
  '5.3.4-a':
    'The light-blue hexes east of the mouth of the Orne, in columns below 20, are for Commandos only.',
  '5.4.1-a': 'The tide says which column of the Assault Landing Shift Table is read.',
  '5.4.1-b': 'The tide goes one step on each turn: Low, Rising, Average, High, Falling, and then Low again.',
  '5.4.1-c': 'The tide says which tidal hexes are land and which are sea.',
  '5.4.2-a':
    'One die is rolled for the sea at each Beach area where units land; its value holds there for the turn.',
  '5.4.2-b':
    'For the drift the value of the sea is added when the two dice show 8 or more, and subtracted when they show 7 or less.',
  '5.4.2-c': 'For landing casualties the value of the sea is always added.',
  '5.4.3-a':
    'Before the game the Germans secretly share out seven mine points among Gold, Juno and Sword; all seven must be placed.',
  '5.4.3-b': 'No Beach area may have more than four mine points.',
  '5.4.3-c':
    'For the drift the mine points that are left there are added when the two dice show 8 or more, and subtracted when they show 7 or less.',
  '5.4.3-e':
    'For landing casualties the mine points that are left there are added to the German combat factors before the column is chosen.',
  '5.5.1-a':
    'The drift is rolled once a turn for each Beach area where units land, and holds for all of them but Commandos.',
  '5.5.2-a':
    'Two dice, with sea and mines as modifiers, are read in the column of the tide on the Assault Landing Shift Table.',
  '5.5.3-a':
    'In: each unit lands in the hex directly south of its own, at High tide behind the flat that the water covers.',
  '5.5.3-b':
    'Left: all units of the Beach area are carried that many hexrows east, and land in the hex that then lies south of them.',
  '5.5.3-c':
    'Right: all units of the Beach area are carried that many hexrows west, and land in the hex that then lies south of them.',
  '5.5.3-d': 'Units are carried one to four hexrows.',
  '5.5.4-a':
    'When units are carried away, the Allied player picks one of their placement hexes: all who were there land disrupted. It is one hex for a Beach area and turn, and may be one of Commandos.',
  '5.5.5-a':
    'Units carried to where they cannot land go back to the Landing Pool: outside their Beach area, or before ground that they may not enter.',
  '5.5.6-a': 'Units that would land on Germans may be turned back by the Allied player.',
  '5.5.6-b':
    'If they are not turned back, they must make a Close Assault on that hex in segment F. Whoever does not get into it by that combat is eliminated.',
  '5.5.7-a':
    'Casualties are rolled for when all units of the Beach area have been put in their landing hexes.',
  '5.6-a':
    'After the drift a roll for casualties is made for each unit, also for one that waits to assault the Germans in its landing hex.',
  '5.6.1-a':
    'All German artillery, heavy weapons, armour, anti-tank and flak units count that have a hex of the Beach area within their range and arc; their combat factors are added up.',
  '5.6.1-b':
    'A bombarding unit counts half, rounded down, if the nearest hex of the Beach area is farther than half its range.',
  '5.6.1-c':
    'A German unit in an Allied zone of control does not count. Zones of units that land from the sea on this turn make no difference.',
  '5.6.2-a':
    'The column of the Landing Casualties Table is that of the German combat factors and the mine points of the Beach area together.',
  '5.6.2-b': 'With more than 55 the last column is used.',
  '5.6.3-a': 'Two dice are rolled, and the value of the sea is added.',
  '5.6.4-a': 'Armour and artillery are large targets and add 3.',
  '5.6.5-a': 'A modified roll above 12 counts as 12.',
  '5.6.6-a': 'Nothing happens, or the unit is disrupted, or it is eliminated; nobody else is affected.',
  '5.6.6-b':
    'A unit that the drift has disrupted is eliminated if the roll for casualties disrupts it again.',
  '5.6.6-c':
    'An example: at Average tide, with a Heavy Sea of 2 and one mine point, a roll of 11 becomes 11 + 2 + 1 = 14, which is Right 2.',
  '5.6.6-d':
    'In the example four infantry and two armour units land at Sword. One of the six is carried out of the area and goes back to the Landing Pool; five land two hexes farther right, and the Allied player has a lone infantry unit disrupted.',
  '5.6.6-e':
    'In the example armour then rolls with +5 and infantry with +2. One armour unit is lost, the other disrupted, and the rest of the infantry lands unhurt.',
  '5.7-a':
    'Royal Marine Commandos, Army Commandos, the French Commando and the armour of the Marines are Commandos.',
  '5.7-b':
    'On the turn of the very first Cycle, and on no other, Commandos may land at any Beach area and beyond the limits of the Wave.',
  '5.7.1-a': 'Each Commando unit then rolls for itself, for its drift and for its casualties.',
  '5.7.2-a': 'For the casualties of such a Commando only the sea and the mines count, and no German guns.',
  '5.7.3-a':
    'Commandos who have not landed by then go to the Landing Pool of Sword, and land later as everybody else does.',
  '5.8-a': 'All Allied Sherman units can swim ashore, apart from those of the Marines.',
  '5.8.1-a': 'A unit that swims makes no roll for casualties, but may sink.',
  '5.8.2-a':
    'Two dice are rolled for each unit that swims: from 2 to 9 it lands safely, and otherwise it is eliminated.',
  '5.8.3-a': 'The value of the sea is added to this roll.',
  '5.8.4-a':
    'Swimming tanks that do not swim land as other units do, in the first Cycle of the first Wave or in a later one.',
  '5.9.1-a':
    'The units ashore finish their moves before anybody lands from the sea on that turn; who has landed then moves at once.',
  '5.9.2-a':
    'On the turn in which it lands on a beach a unit may use half its movement allowance, fractions rounded up.',
  '5.10.1-a':
    'The first fortification of a Beach area that an Allied unit enters becomes the Beachhead of that area, and gets its marker.',
  '5.10.2-a': 'A Beachhead matters for victory and for nothing else.',
  '5.10.3-a': 'A Beachhead stays where it is, even if the Germans take the hex back.',
  '5.10.4-a': 'Sword, Juno and Gold have a Beachhead each.',
} as const;
