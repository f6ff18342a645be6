/** 0: counters and markers. */
export const DEFINITION_CASES = {
  '0-a':
    'Every counter is either on a hex of the map or off it, in a box, and follows the rules for that place.',
  '0-b':
    'A shift to the right moves the odds in favour of the attacker, one to the left in favour of the defender.',
  '0-c':
    'Everything is rolled with one die, only a drop from the air with two; aircraft are drawn unseen from three cups.',
  '0.1-a': 'A military counter is a combat unit or the headquarters of a corps.',
  '0.1.1-a':
    'A headquarters is Ready until it leads a combat, gives support or conducts an extended movement; then it is Finished.',
  '0.1.1-b': 'A headquarters is supported while a friendly Offensive marker is with it.',
  '0.1.1-c':
    'A headquarters is no combat unit: it has no strength, no steps and no zone of control of its own.',
  '0.1.2-a': 'A combat unit has values for attack, movement and defence, a stacking value and a type.',
  '0.1.2-b': 'A unit whose counter names no division is independent.',
  '0.1.2-c':
    'A unit with more than 6 movement points is motorized; one with 6 goes on foot, by cycle or by horse.',
  '0.1.2-d': 'Cyclists pay as motorized units along roads and as foot everywhere else.',
  '0.1.2-e':
    'Only armour overruns and breaks through, and it is kept out of marshes as the terrain chart says.',
  '0.1.2-f': 'A combat unit has one, two or three steps.',
  '0.1.2-g': 'A garrison has a single step, never moves and never attacks.',
  '0.1.2-h': 'A garrison has no zone of control.',
  '0.1.2-i': 'A garrison takes no notice of a retreat.',
  '0.1.2-j': 'A bombardment of a hex with a garrison has 1 taken from its die.',
  '0.1.2-k':
    'A Festung is a garrison behind a fortified line, and a box of its own inside the box that holds it.',
  '0.1.2-l': 'A Festung alone does not put its box into confusion.',
  '0.1.2-m': 'The Germans may put units of 5 stacking points in all into a Festung.',
  '0.1.2-n': 'A Festung and those inside it are always in supply, even when besieged.',
  '0.1.2-o': 'Units inside a Festung add their defence to it; those outside stand in the box and do not.',
  '0.2.1-a': 'Offensive markers take no room, but a hex holds two of them at most.',
  '0.2.1-b':
    'An Offensive marker is carried like a motorized unit with 12 movement points, or goes with its headquarters.',
  '0.2.1-c':
    'An Offensive marker cannot defend itself and has no nationality; it serves the camp that has it.',
  '0.2.1-d': 'Interdiction from the air hinders Offensive markers as it hinders units.',
  '0.2.2-a': 'Each hex and each box is controlled by one camp, and everyone can see by which.',
} as const;
