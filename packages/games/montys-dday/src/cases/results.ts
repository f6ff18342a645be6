/** 10.4 to 10.7: results of combat, retreat, disruption, the other way to bombard. */
export const RESULTS_CASES = {
  '10.4-a': 'Where the table is blank, nothing happens.',
  '10.4-b':
    'A light-red result of fire with artillery, heavy weapons or support points at a Town or City also makes Ruins of it.',
  '10.4-c':
    'A light-red result of a Close Assault also disrupts one attacking stack: those who attacked from one hex, which the attacker picks.',
  '10.4-d': 'R: the defenders retreat one hex or two.',
  '10.4-e':
    'Units in fortifications ignore a retreat that fire calls for, but not one after a Close Assault.',
  '10.4-f': 'D: all defenders in the hex are disrupted.',
  '10.4-g': 'E: all defenders in the hex are eliminated at once.',
  '10.5.1-a': 'A retreat is not a move and costs no movement points.',
  '10.5.2-a': 'A unit in Movement Mode that retreats is then in Combat Mode.',
  '10.5.3-x1': 'The owner takes each of his retreating units one hex or two, as he likes.',
  '10.5.3-a1':
    'A retreat leads neither into nor through enemy units, enemy zones of control or ground that the unit may not enter.',
  '10.5.3-b1': 'Friendly units in a hex of the way cancel enemy zones of control there.',
  '10.5.3-c1': 'A retreat does not end where there would be too many units.',
  '10.5.3-d1':
    'If the way back ends only in hexes that are full, the unit may go one hex farther, and is disrupted for it.',
  '10.5.3-e1':
    'A unit that must retreat farther than the movement allowance it then shows is eliminated; one with an allowance of 0 cannot retreat.',
  '10.5.3-f1': 'A retreat crosses a canal or river only at a bridge.',
  '10.5.3-g1': 'A retreating unit does not come back to a hex that it has left.',
  '10.5.4-a': 'A unit that cannot retreat is eliminated.',
  '10.5.5-a': 'Units that have retreated to others defend with them if that hex is attacked later.',
  '10.5.6-a': 'Units that are attacked again after a retreat suffer the new result like any other.',
  '10.6.1-a': 'Disrupted units have no zone of control.',
  '10.6.1-b': 'Disrupted units cannot move, change mode or turn, nor do engineers among them work.',
  '10.6.1-c': 'Disrupted units cannot make a Close Assault or advance.',
  '10.6.1-d':
    'A disrupted unit counts half its printed combat factor, rounded up, when it fires and when it is assaulted.',
  '10.6.2-a': 'Disruption leaves protection factors as they are.',
  '10.6.3-a':
    'Whoever is disrupted in the Allied player turn, on either side, gets a green marker and recovers in segment B of the next turn.',
  '10.6.4-a':
    'Whoever is disrupted in the German player turn, on either side, gets a grey marker and recovers in segment G of the next turn.',
  '10.6.5-a': 'A disrupted unit that is disrupted again before it recovers is eliminated, whoever did it.',
  '10.7-a':
    'An option, agreed on before play: bombardment strikes at each unit of a hex by itself instead of at all together. Other fire stays as it is.',
  '10.7.1-a': 'The whole combat factor of a bombardment is used against each unit in the hex.',
  '10.7.2-a': 'Bombarded in Clear or on a Hill, a unit has its printed protection factor.',
  '10.7.2-b':
    'Bombarded in Woods, on a Beach or a Tidal Flat, infantry has 1 less protection; armour is as it was.',
  '10.7.2-c': 'Bombarded in a Swamp, each unit has 1 more protection.',
  '10.7.3-a':
    'The letter is found by the combat factor that bombards, not by a differential, and the protection factor of the unit.',
  '10.7.4-a': 'Against a unit in Movement Mode 2 is added to the roll.',
  '10.7.4-b':
    'Of these only the best for the unit counts: Town −2 for all; Resistance Nest −3 and Strongpoint −4 for infantry and artillery.',
  '10.7.4-c': 'In Ruins it is −3 for all units, and none of the others counts.',
  '10.7.5-a': 'Each result is that of the unit rolled for, and of nobody else.',
  '10.7.6-a': 'If a roll makes Ruins, they come when all units of the hex have been rolled for.',
} as const;
