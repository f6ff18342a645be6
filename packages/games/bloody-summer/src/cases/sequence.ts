/** 1: the turn and its phases. */
export const SEQUENCE_CASES = {
  '1.0-a':
    'A turn has weather and air, logistics, administration, phase A, phase B and its end, in this order.',
  '1.0-b':
    'In phase A and again in phase B, Player 1 brings on troops, moves and fights, and then Player 2; no aircraft are drawn in between.',
  '1.1.1.1-a':
    'It is overcast in the first two phases of turn 0, and clear from its afternoon to the end of turn 1.',
  '1.1.1.1-b': 'From turn 2 a die is rolled for the weather of the turn.',
  '1.1.1.1-c': 'Each turn in a row without clear weather takes 1 from the weather die, but no more than 2.',
  '1.1.1.1-d': 'Clear weather ends the adjustment of the weather die.',
  '1.1.1.1-e':
    'If the weather die itself shows a 6, a storm is tested for at the beginning of phases A and B of that turn.',
  '1.1.1.1-f': 'In a storm there is no support and no bombardment by aircraft or ships.',
  '1.1.1.1-g': 'A storm suspends tactical interdiction for the phase.',
  '1.1.1.1-h': 'Neither troops nor Offensive markers land while a storm lasts.',
  '1.1.1.1-i': 'A storm lasts one phase; after one in phase A, phase B is overcast and has no test.',
  '1.1.1.1-j': 'After a storm in phase B there is no test in the next phase A.',
  '1.1.1.1-k': 'As many heavy bombers, medium bombers and fighter-bombers are drawn as the weather allows.',
  '1.1.1.1-l':
    'A die says how many fighter-bombers must fly for air superiority; they do nothing else this turn.',
  '1.1.1.1-m': 'Aircraft kept for support or bombardment wait in the Available box.',
  '1.1.1.2-a': 'Logistics begin with the ports and other depots of the Allies.',
  '1.1.1.2-b': 'Both camps then find out which of their units are out of supply.',
  '1.1.1.2-c': 'A die for each camp gives the number of its new Offensive markers.',
  '1.1.1.2-d': 'New Allied Offensive markers go to the strategic reserve.',
  '1.1.1.2-e':
    'New German Offensive markers go to depots that are free to take them, as many as each can hold.',
  '1.1.1.2-f':
    'The camps carry Offensive markers by turns, one at a time; whoever has more of them begins, the Allies if equal.',
  '1.1.1.3-a':
    'Each camp rolls a die and adds its supported headquarters on the map; the higher sum is Player 1 for the turn.',
  '1.1.1.3-b': 'Equal sums give the initiative to the Allies in clear weather, to the Germans in any other.',
  '1.1.1.3-c': 'The German die also tells which replacements the Germans receive.',
  '1.1.1.3-d': 'German replacements are kept until they are spent.',
  '1.1.1.3-e': 'The Allies have all the replacements they want.',
  '1.1.1.3-f': 'A unit already at Rest regains one step a turn for one replacement.',
  '1.1.1.3-g': 'A unit that has been wholly rebuilt in the Rest box comes back as a reinforcement.',
  '1.1.1.3-h': 'What lies in the Destroyed box goes on to the Rest box.',
  '1.1.1.3-i': 'A unit on the map that has lost steps and is in no enemy zone of control may go to Rest.',
  '1.1.1.3-j': 'Steps are regained before new units go to Rest, so a unit waits a turn for its first one.',
  '1.1.1.3-k':
    'A unit at Rest neither moves nor attacks, but defends as usual and keeps its zone of control.',
  '1.1.1.3-l': 'Rest is over as soon as an enemy unit is adjacent.',
  '1.1.1.3-m':
    'Airborne troops, commandos and rangers outside enemy zones of control may return to the strategic reserve.',
  '1.1.1.3-n':
    'The Allies score 1 point for each airborne, ranger or commando unit that returns to the reserve.',
  '1.1.2.1-a': 'A unit in an entry box may be put on an entry hex of that box where no enemy stands.',
  '1.1.2.1-b': 'A unit on an exit hex may be put into the box of that hex.',
  '1.1.2.1-c': 'Allied reinforcements go to the strategic reserve.',
  '1.1.2.1-d': 'German reinforcements go to their box; on turn 1 they may start on an entry hex instead.',
  '1.1.2.1-e': 'To go from one map to the other costs nothing, and the unit may then move.',
  '1.1.2.2-a':
    'Off the map Allied units go one box, or two in an extended movement; Germans may always go two.',
  '1.1.2.2-b': 'Off the map one moves only along the lines between boxes.',
  '1.1.3-a': 'In the combat phase each headquarters either leads a combat or passes.',
  '1.1.3-b':
    'One headquarters is done with all its combats before the next begins, in an order its owner likes.',
  '1.1.3-c': 'A headquarters that passes stays Ready.',
  '1.1.3-d':
    'To lead a combat a headquarters spends an Offensive marker it has with it, and only its own units attack.',
  '1.1.3-e': 'A headquarters acts once in a phase, save for an exploitation.',
  '1.1.4-a': 'When a phase ends, finished aircraft are available again and ships have all their points.',
  '1.1.4-b': 'When a phase ends, no unit is Affected any more.',
  '1.1.4-c': 'When a phase ends, all headquarters become Ready.',
  '1.1.4-d': 'When Player 1 has fought, it is for Player 2 to move and fight.',
  '1.1.5-a':
    'At the end of a turn the aircraft return to their cups, but heavy bombers that were used come later.',
  '1.1.5-b': 'At the end of a turn each disorganized unit recovers one level.',
  '1.2-a': 'The game is over after the last turn of the scenario, or with an automatic victory.',
} as const;
