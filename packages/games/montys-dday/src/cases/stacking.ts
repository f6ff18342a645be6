/** 8.0 and 9.0: stacking, zones of control. */
export const STACKING_CASES = {
  '8.0-a':
    'Three units at most may be in a hex, headquarters apart; companies that count together as a battalion are one.',
  '8.1.1-a': 'Two battalions at most may be in a hex.',
  '8.1.1-b':
    'Three Allied battalions may be in a hex if all are of the same brigade; then not even a single company joins them.',
  '8.1.2-a': 'Headquarters and markers take no room in a hex.',
  '8.1.3-a': 'Units may move through others of their side, however many there are, at no cost.',
  '8.1.4-a': 'When a segment ends, units that are too many in their hex are eliminated.',
  '8.1.4-b': 'Their owner chooses which of them go.',
  '8.2-a':
    'Companies are, by their Combat Mode factors, static 2-2-0, infantry 1-3-4, heavy weapons 6-3-0 and motorized 3-3-6. Batteries count as companies.',
  '8.2.1-a': 'Four companies count as a battalion.',
  '8.2.2-a': 'One company may always be in a hex with two battalions.',
  '8.2.3-a': 'Two or more parts of the same battalion in a hex count as one battalion.',
  '8.2.3-b': 'Further companies of that battalion do not change this.',
  '9.0-a': 'The zone of control of a unit in Combat Mode is the six hexes around it.',
  '9.0-b': 'The zone of control of a unit in Movement Mode is the three hexes that it faces.',
  '9.1.1-a': 'A unit that enters an enemy zone of control must stop.',
  '9.1.2-a':
    'A unit may not go straight from one hex in an enemy zone of control to another: there must be a free hex between them.',
  '9.1.3-a': 'Zones of control of its own side never matter to a unit.',
  '9.1.4-a': 'A zone of control does not extend over a stream, canal or river, not even at a bridge.',
  '9.1.5-a': 'For a retreat a friendly unit in a hex cancels enemy zones of control there.',
  '9.1.5-b': 'For a move a friendly unit in a hex does not cancel enemy zones of control there.',
  '9.1.6-a': 'A disrupted unit has no zone of control until it recovers.',
  '9.1.7-a': 'Garrisons have no zone of control.',
} as const;
