/** 9: Allied air power. */
export const AIR_CASES = {
  '9-a': 'A counter flies one kind of mission in a turn.',
  '9.1-a':
    'When the odds are known, the Allies may support the combat with one fighter-bomber that is available.',
  '9.1-b': 'On some ground there is no air support, as the terrain chart says.',
  '9.1-c': 'Overruns and exploitations get air support only from turn 7, and only American ones.',
  '9.1-d': 'Air support is worth one column to the Allies.',
  '9.1-e': 'A fighter-bomber that gave support is Finished.',
  '9.1-f':
    'After a combat with air support, Germans who retreat over ground where aircraft can act gain a level of disorganization.',
  '9.2-a':
    'Up to four fighter-bombers may be given to tactical interdiction, in zones that the Allies choose.',
  '9.2-b': 'An interdiction zone holds one fighter-bomber.',
  '9.2-c': 'For tactical interdiction the nationality of the aircraft does not matter.',
  '9.2-d': 'In a zone with a fighter-bomber clear ground and rivers cost twice as much.',
  '9.2-e': 'Towns and forests are safe from tactical interdiction.',
  '9.3-a': 'Before a combat the Allies may send medium bombers against those who attack or defend.',
  '9.3-b': 'A bombardment of which at least half is medium bombers adds 1 to its die.',
  '9.3-c': 'Light bombers serve as medium ones, but do not earn the 1 on the die.',
  '9.4-a': 'Heavy bombers, with medium ones if wanted, lay a carpet of bombs.',
  '9.4-b': 'Each heavy bomber used gives the Germans 2 points.',
  '9.4-c': 'Americans and British may each lay one carpet of bombs a turn.',
  '9.4-d': 'A carpet may be divided between two adjacent hexes, with half the strength for each.',
  '9.4-e': 'A heavy bomber is back two turns after its use.',
  '9.4-f':
    'Heavy bombers leave rubble in a town: 2 movement points more for each of them, 1 if the carpet was divided.',
  '9.4-g':
    'On the morning of 6 June heavy bombers may strike garrisons and batteries, any number of times and for no points.',
  '9.5-a': 'A box takes one heavy bomber, or up to two medium ones, or up to two fighter-bombers.',
  '9.5-b': 'Aircraft over a box are added to the die of Germans who leave it.',
} as const;
