/** 18.0 and 19.0: victory, scenarios. */
export const SCENARIO_CASES = {
  '18.0-a':
    'Who has won is judged at the end of turn 14, in scenario 2 of turn 16, in scenario 3 of turn 21.',
  '18.0-b':
    'The Allies have a Strategic Victory if they control four hexes of Caen or more. A hex is controlled by whoever was the last to have a unit in it, at first by the Germans.',
  '18.0-c': 'The Allies have a Tactical Victory if they have a Lodgment at two of their Beach areas.',
  '18.0-d':
    'The Germans have a Tactical Victory if 18 Allied units or more have been eliminated, by whatever cause.',
  '18.0-e': 'The Germans have a Strategic Victory if 27 Allied units or more have been eliminated.',
  '18.0-f':
    'If both sides have reached the same level, or neither has reached any, it is a draw unless a lost Drop Zone decides.',
  '18.0-g': 'If one side has reached a higher level than the other, it has won.',
  '18.1-a':
    'A Beach area is a Lodgment if no German unit is within 12 hexes of its Beachhead. An area without a Beachhead is none.',
  '18.1-b':
    'Around Sword only the near side of the Caen Canal counts: Germans on its east bank do not matter.',
  '18.1-c': 'Garrisons do not matter for a Lodgment.',
  '18.1-d':
    'If Germans are left in all areas that might be Lodgments, the Allies can have no more than a draw, unless Caen is theirs.',
  '18.2-a':
    'When levels are equal, the Germans have a Tactical Victory if they have eliminated a British Drop Zone; if not, the game is a draw.',
  '19.0-a':
    'The scenarios are the D-Day landing (1), Rommel’s fantasy (2), the best German defence (3) and the linked game (4).',
  '19.1-a': 'In scenario 1 both sides set up at the same time; the Allies move first.',
  '19.1-b': 'All Allied units begin in Combat Mode.',
  '19.1-c': 'German units that begin on the map may be in either mode.',
  '19.1-d': 'German reinforcements come in Movement Mode.',
  '19.1-e': 'Scenario 1 has 14 turns, from 0100 on 6 June to 1300 on 7 June.',
  '19.1.1-a':
    'An option: the Allies may make their first landing at Average or High tide, which makes it later.',
  '19.1.1-b1':
    'At Average tide landings begin on turn 3, and what comes to the beaches on turns 5 to 7 comes one turn later.',
  '19.1.1-b2': 'After a choice of Average tide 1 is added to each roll for landing casualties.',
  '19.1.1-c1':
    'At High tide landings begin on turn 4, and what comes to the beaches on turns 5 to 7 comes two turns later.',
  '19.1.1-c2': 'After a choice of High tide 2 is added to each roll for landing casualties.',
  '19.1.1-d':
    'The limits to German moves are still those of turn 2 alone, so the Germans may move before a later landing.',
} as const;
