/** 5: headquarters, their control and their support. */
export const COMMAND_CASES = {
  '5-a': 'What a headquarters controls goes by where units stand when the combat phase begins.',
  '5.1-a': 'A headquarters controls up to five divisions and three independent units.',
  '5.1-b': 'A headquarters controls German, American or British units, those of its own kind alone.',
  '5.1-c': 'Any British headquarters may control the 79th Armoured Division beyond its numbers.',
  '5.1-d': 'In one turn a unit is under one headquarters only.',
  '5.1-e': 'On the map a headquarters controls units up to four hexes away.',
  '5.1-f': 'Off the map a headquarters controls units in its box and in those next to it.',
  '5.1-g': 'A headquarters in confusion controls only units in its own hex.',
  '5.2-a':
    'For an Offensive marker a supplied headquarters off the map gives its units an extended movement.',
  '5.2-b': 'After an extended movement the headquarters is Finished and leads no combat in that turn.',
  '5.2-c': 'Units in extended movement may overrun.',
  '5.3-a': 'A headquarters may support a combat of its units within two hexes.',
  '5.3-b': 'A headquarters supports one combat in a phase.',
  '5.3-c': 'Support is worth one or two columns, by the value of the headquarters and by attack or defence.',
  '5.3-d': 'Support is announced before the die is rolled.',
  '5.3-e': 'An Allied attack is supported by one headquarters at most.',
  '5.3-f': 'Several German headquarters may support the same attack.',
  '5.3-g': 'Each headquarters that supports an attack spends an Offensive marker and is Finished.',
  '5.3-h':
    'In defence support is one column, costs no Offensive marker and leaves the headquarters Finished.',
  '5.3-i': 'A Finished headquarters gives no support.',
  '5.4-a': 'A headquarters alone in a hex is destroyed by any attack.',
  '5.4-b': 'Among units a headquarters is lost only with the last of them, and otherwise retreats with them.',
  '5.4-c': 'A destroyed headquarters comes back on the next turn.',
} as const;
