/** 10.3: Close Assault. */
export const ASSAULT_CASES = {
  '10.3.1-a':
    'A side makes Close Assaults only in its own Close Assault Segment; airborne units that land on the enemy do so at once.',
  '10.3.2-a': 'Whoever assaults must be adjacent to the hex.',
  '10.3.2-b': 'Artillery, anti-tank and flak units cannot make a Close Assault, coast artillery included.',
  '10.3.2-c':
    'The differential is the combat factors of the attackers minus those of the defenders, each with all that changes them.',
  '10.3.2-d':
    'Artillery, anti-tank and flak units and heavy weapons defend with their protection factor instead of their combat factor.',
  '10.3.2-e': 'A Close Assault is read on the line for Close Assault, whoever takes part.',
  '10.3.3-a1': 'The combat factors of all who assault a hex are added up.',
  '10.3.3-a2':
    'A unit that assaults over a stream, canal or river counts half, rounded down but at least 1, wherever the other attackers are. A bridge changes nothing.',
  '10.3.3-c1': 'The defence is multiplied by what the ground of the hex gives.',
  '10.3.3-c2': 'All units in the hex are assaulted together.',
  '10.3.3-e2':
    'Below the lowest differential for a Close Assault one attacking stack, which the attacker picks, is disrupted and nothing happens to the defenders.',
  '10.3.3-h1': 'Columns for advantages are then counted from the letter.',
  '10.3.3-i1': 'Two dice are rolled, and the modifiers of the hex are subtracted.',
  '10.3.3-j1':
    'The column is A at least and I at most, and the modified roll from −4 to 12; what lies beyond counts as the last one.',
  '10.3.4-a':
    'If no defender is left in the hex, attackers who are left and are not disrupted may advance into it.',
  '10.3.4-b':
    'Nobody must advance. A unit does not if it could not move into the hex, and no more do than may be there together.',
  '10.3.4-c':
    'An example: the two disrupted companies of Lion-sur-Mer have 4, halved to 2, and in a Town 2 × 2 = 4. The British have 15, which is +11; with a protection factor of 2 that is F.',
  '10.3.4-d':
    'In the example the morale of 3 against 2 makes it G; the Town denies the armour its advantage. A roll of 8 becomes 7, which disrupts. Disrupted twice, the companies are eliminated.',
  '10.3.5-x1':
    'Each advantage of the attacker is a column to the right, each of the defender one to the left; they are all added up.',
  '10.3.5-a1': 'The side whose best unit in the assault has the higher morale has one column.',
  '10.3.5-b1':
    'A side with armour or reconnaissance units in the assault has armour superiority, one column, unless something denies it.',
  '10.3.5-b2':
    'Armour superiority is two columns if its armour attacks from a higher level than the defender’s.',
  '10.3.5-b3':
    'There is no armour superiority over a side that has armour, reconnaissance, mechanized, anti-tank or flak units in the assault.',
  '10.3.5-b4': 'There is no armour superiority if all the armour attacks over a canal, river or stream.',
  '10.3.5-b5':
    'There is no armour superiority if all the armour attacks into a Town, City, Resistance Nest or Strongpoint.',
  '10.3.5-b6': 'There is no armour superiority if all the armour attacks a defender on a higher level.',
  '10.3.5-c1':
    'The attacker has one column if he assaults a unit in Movement Mode from a side that it does not face.',
  '10.3.5-c2': 'Nobody is outflanked in a Resistance Nest or Strongpoint.',
  '10.3.5-c3': 'Nobody is outflanked while another unit of his in the hex faces that attack.',
  '10.3.5-d1':
    'The attacker has one column if the defender is surrounded: all hexes around him have units or zones of control of the attacker’s side.',
  '10.3.5-d2': 'Nobody is surrounded in a Resistance Nest or Strongpoint.',
  '10.3.5-d3': 'A unit of the defender’s side in a hex beside him cancels the zones of control there.',
  '10.3.5-e1':
    'A side has one column if all its units in the assault stand on a higher level than all of the other’s.',
  '10.3.5-e2': 'Tidal Flat, Beach, Swamp and Clear are the same level.',
  '10.3.5-e3': 'Fortifications do not take away the advantage of height.',
  '10.3.5-f1':
    'An attacker with engineers in the assault has one column against a Resistance Nest or Strongpoint.',
} as const;
