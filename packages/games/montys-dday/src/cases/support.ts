/** 11.0 to 17.0: support points, Ruins, fortifications, coast artillery, engineers, command, breakdown. */
export const SUPPORT_CASES = {
  '11.1.1-a': 'An air and naval support point is worth one combat factor of artillery.',
  '11.1.2-a': 'Support points reach every hex, and distance does not weaken them.',
  '11.1.3-a': 'Support points may fire alone or together with units.',
  '11.1.4-a':
    'The support points of a turn are for the Allied Fire Segment and the Allied Defensive Fire Segment together; you may split them between attacks as you like.',
  '11.1.5-a': 'Support points that are not used are lost when the turn ends.',
  '11.2.1-a': 'The Allies have no support points on turn 1, and 200 on turn 2.',
  '11.2.1-b': 'From turn 3 on the turn track says how many there are by day.',
  '11.2.2-a': 'On a turn with airborne operations the Allies have half as many, rounded down.',
  '11.2.3-a': 'At night, turn 1 apart, there are 25: on turns 9 and 10.',
  '12.1.1-a':
    'Fire at a Town or City makes Ruins of it when its result is light red, if artillery, heavy weapons or support points took part.',
  '12.1.2-a': 'A marker shows which hexes are Ruins.',
  '12.2.1-a': 'No unit in Movement Mode may enter Ruins.',
  '12.2.2-a': 'A unit in Combat Mode pays 4 movement points to enter Ruins.',
  '12.2.3-a': 'Against any attack on units in Ruins 3 is subtracted from the roll.',
  '12.2.3-b': 'In a Close Assault the defence of units in Ruins is multiplied by 4.',
  '12.2.4-a':
    'Ruins take the place of what the Town or City did for moves and combat, and leave a fortification in the hex as it was.',
  '12.2.5-a': 'Engineers can clear Ruins.',
  '13.0-a':
    'In a Strongpoint or Resistance Nest all multipliers of the hex are added together, and the defence is multiplied by the sum.',
  '13.0-b':
    'Armour superiority, surrounding and outflanking do not count in an assault on units in a fortification.',
  '13.0-d': 'Fortifications protect Germans and nobody else.',
  '13.1-a': 'A Strongpoint multiplies by 3, and 2 is subtracted from the roll.',
  '13.1-b':
    'An example: in 3720, a Strongpoint on a Hill of level 2, a 2-2-0 static company and a 6-2-0 heavy weapons company in Combat Mode have 3 + 2 = 5 times their strength: 20 under fire and 20 in a Close Assault, where the heavy weapons count 2.',
  '13.2-a': 'A Resistance Nest multiplies by 2, and 1 is subtracted from the roll.',
  '13.2-b':
    'An example: in Le Hamel, 5325, a Resistance Nest in a Town, a 7-3-4 battalion in Combat Mode has 2 + 2 = 4 times its strength: 12 under fire and 28 in a Close Assault.',
  '13.3-a':
    'A fortification with no unit in it may have a Garrison if a German unit is within three hexes at the start.',
  '13.3.1-a':
    'Garrisons are set up when all other Germans have been, in every fortification that may have one. There are 20: if that is too few, the Germans choose.',
  '13.3.2-a':
    'A Garrison defends and does nothing else: it neither moves nor attacks nor has a zone of control.',
  '13.3.3-a':
    'In a Close Assault a Garrison has the morale of the nearest German unit within three hexes, the best if several are as near.',
  '13.3.4-a': 'A Garrison has all the protection that its hex gives.',
  '13.3.5-a':
    'A Garrison is removed for good as soon as all German units have moved farther than three hexes from it. Other Garrisons are no support.',
  '13.3.5-b':
    'It is removed as well when the last German unit within three hexes has been eliminated or has retreated.',
  '13.3.5-c': 'It is removed when a German unit enters its hex.',
  '13.3.6-a': 'Only a Close Assault eliminates a Garrison; fire does nothing to it.',
  '13.3.6-b': 'A Garrison is eliminated for good by R, D or E in a Close Assault.',
  '13.3.6-c':
    'An example: a 2-2-0 static unit in 5025 is the only German near the fortifications 5122, 5225, 5125 and 5026. When it retreats or is eliminated, their Garrisons are gone at once, and stay so if other Germans come.',
  '14.0-a': 'Coast artillery has an unlimited range, and 0-3-0 in Movement Mode.',
  '14.1.1-a': 'Coast artillery never moves, but in Movement Mode it may turn.',
  '14.1.2-a': 'Coast artillery that must retreat from a Close Assault is eliminated.',
  '14.1.3-a':
    'Coast artillery has a facing in either mode, and fires only into the 120 degrees in front of it.',
  '14.1.4-a': 'The zone of control of coast artillery is the three hexes that it faces.',
  '14.1.5-a':
    'Coast artillery, and whoever is with it, is in an Improved Position, which is as good as a Resistance Nest if the hex has no fortification.',
  '14.1.6-a': 'A battery with a strength of 15 is in the Le Havre box, and faces the beaches.',
  '14.1.6-b':
    'The battery of Le Havre counts for landing casualties at every Beach area, but never fires by itself.',
  '14.1.6-c': 'Nothing but support points can be fired at the battery of Le Havre.',
  '15.0-a':
    'Engineers are units like others, and what they can do besides, apart from assaults, they do in their Movement Segment.',
  '15.0-b': 'Armoured Royal Engineers are armour and engineers at once.',
  '15.1-a':
    'Engineers who are not armoured may clear mines of a Beach area while they are in one of its Beach hexes.',
  '15.1.1-a':
    'To clear mines an engineer unit must be in Combat Mode and not disrupted, and spends all its movement points: it does nothing else, and did not land on this turn.',
  '15.1.2-a': 'One die is rolled: with 1 to 5 the Beach area has one mine point less.',
  '15.1.2-b': 'With a 6 no mines are cleared, and the engineers are disrupted.',
  '15.1.3-a': 'At one Beach area two mine points at most are cleared in a turn.',
  '15.1.4-a':
    'When a Beach area has no mines left, the Germans must say so; until then the number is secret.',
  '15.2.1-a': 'To breach a Sea Wall an engineer unit must begin the Movement Segment beside that hexside.',
  '15.2.2-a': 'It must be in Combat Mode, and spends 2 movement points in that hex.',
  '15.2.3-a': 'A marker points to the breach; from then on the hexside stops neither moves nor attacks.',
  '15.2.4-a':
    'Then one die is rolled: with a 6 the engineers are disrupted. The Sea Wall is breached all the same.',
  '15.3.1-a': 'To clear Ruins an engineer unit must begin its Movement Segment in them, in Combat Mode.',
  '15.3.1-b': 'Armoured Royal Engineers may clear Ruins in either mode.',
  '15.3.2-a': 'To clear the Ruins of a Town costs 2 movement points.',
  '15.3.3-a': 'To clear the Ruins of a City costs all movement points, but armoured Royal Engineers only 2.',
  '15.3.4-a': 'After that the hex is a Town or City as before, and may fall into Ruins again.',
  '15.4.1-a':
    'Allied engineers in a Close Assault on a German fortification bring one column to the right, however many they are.',
  '16.1-a':
    'Once in each player turn a headquarters may add its combat factor to one attack or one defence of its side, after all multipliers.',
  '16.2-a':
    'A headquarters supports a combat if a unit of its side that takes part is within its command radius.',
  '16.2.1-a':
    'Artillery may bombard only within the command radius of a friendly headquarters; coast artillery needs none.',
  '16.2.2-a':
    'Armour and anti-tank units may fire only within the command radius of a friendly headquarters; flak and heavy weapons need none.',
  '16.2.3-a':
    'The radius is counted from the headquarters, without its own hex, up to and with the hex of the unit. Neither ground nor enemy zones of control matter.',
  '16.3-a':
    'Until their headquarters has come, troops from the sea trace their command to a Beach hex of their area, Shale apart.',
  '16.3-b':
    'Airborne troops without a headquarters trace their command to the Main Drop Zone of their division, or to the Secondary one if the Main is not on the map.',
  '17.0-a': 'Only the Germans can break down a battalion into companies.',
  '17.0-b': 'A 6-2-2 static battalion can be broken down into three 2-2-0 static companies.',
  '17.0-c':
    'These companies are taken from those that have been eliminated; if there are not three, the battalion cannot be broken down.',
  '17.0-d':
    'A 7-3-4 infantry battalion can be broken down into three 1-3-4 companies and one 4-3-4 heavy weapons company, if the counters are there.',
  '17.0-e': 'A battalion that was broken down is never put together again.',
} as const;
