import type { CounterFace } from './counter.ts';

// Normandy in hexes of four kilometres, made once from real geography: the coast, woods and built-up places
// (c) OpenStreetMap contributors (ODbL) and GSHHG, place names GeoNames; the floods of 1944 by hand.

/** One letter a hex: `~` sea, `b` bocage, `o` open country, `w` wood, `f` flooded, `C` town. Odd rows sit half a hex east. */
export const TERRAIN_ROWS: readonly string[] = [
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ww',
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~owoww',
  '~~bb~~~~~~~bb~~~~~~~~~~~~~~~~~~~~~~~~~~~oooooo',
  '~~bbbb~~~bbbbb~~~~~~~~~~~~~~~~~~~~~~~~~oowoooo',
  '~~~~bbCCbbbbwbb~~~~~~~~~~~~~~~~~~~~~~~~~oooooo',
  '~~~bbbbwwwwbbb~~~~~~~~~~~~~~~~~~~~~~~~~ooooooo',
  '~~~~bbbbbwbbwb~~~~~~~~~~~~~~~~~~~~~~~~~ooooooo',
  '~~~bbbbbbbbbb~~~~~~~~~~~~~~~~~~~~~~~~~boooooow',
  '~~~bbbbbbbbbbb~~~~~~~~~~~~~~~~~~~~~~~~~CCCwoow',
  '~~~bbbbbbbbbbb~~~~~~~~~~~~~~~~~~~~~~~~~CCbbboo',
  '~~~~bwbbbbbbbbb~~~~~~~~~~~~~~~~~~~~~~~~~~~~bbb',
  '~~~~bbbbbbbbbbb~~~~~~~~~~~~~~~~~~~~~~~~~wbwwwb',
  '~~~~bbbbwbbffbbb~~bbb~~~~~~~~~~~~~~~~~~wwbbbww',
  '~~~~~bbbbfffffffbbbbbb~~~~~~~~~~~~~~~~bwbbbbww',
  '~~~~~~bbbwbbbffbbbffbbbbbooooo~~~~~~~bbbwwbbbb',
  '~~~~~~bbbwwffffbffbfbbbbbooooooo~~fwwbbbbbbbbb',
  '~~~~~~~bbbwffffffbbbbbbbCoooooooofffwbbbwbbbbb',
  '~~~~~~~bwbbbbffbfbbbbbbbbooooooobffbbbbbwwwwbb',
  '~~~~~~~~bwwbbfbbbbbbwwbbbbooooCCowffbbwbbwbbwb',
  '~~~~~~~~wwbbbbbbbbbbwwbbbbboooCoofffbbwwbwwbbb',
  '~~~~~~~~bwbbbbbbbbbbbbbbbbboooooowbffbbbbCbbbb',
  '~~~~~~~bbbbbbbbbbbbbbbbbbbbbbwoooowbbbwbbbbwbb',
  '~~~~~~~~bbbbbbbbbbbbbbbbbbbbwwbooooobbbwwbbbbb',
  '~~~~~~~~bbbbbbbbbbbbbbbbbbbbwwwoooobbbbbbbwwbb',
  '~~~~~~~~~bbbbbbbbbbbbbwwwbbbwwwwoooobbwbwbwwwb',
];

/** A name on the map, at its place in columns and rows. */
export interface Place {
  readonly name: string;
  readonly at: readonly [column: number, row: number];
}

export const TOWNS: readonly Place[] = [
  { name: 'Cherbourg', at: [7.2, 3.9] },
  { name: 'Carentan', at: [14, 14.7] },
  { name: 'Saint-Lô', at: [16.8, 20.7] },
  { name: 'Bayeux', at: [23.9, 15.6] },
  { name: 'Caen', at: [30.3, 18.6] },
  { name: 'Lisieux', at: [40.7, 19.7] },
  { name: 'Le Havre', at: [39, 8.6] },
];

export const BEACHES: readonly Place[] = [
  { name: 'Utah', at: [15.1, 10.6] },
  { name: 'Omaha', at: [20.8, 12.3] },
  { name: 'Gold', at: [25.6, 13.3] },
  { name: 'Juno', at: [28.4, 13.6] },
  { name: 'Sword', at: [31, 14.3] },
];

/** Counters on the map: the landing divisions behind their beaches, the Germans before them. */
export const COUNTERS: readonly { readonly at: Place['at']; readonly face: CounterFace }[] = [
  { at: [12.5, 11.5], face: { army: 'us', branch: 'airborne', size: 'division' } },
  { at: [19.5, 13.7], face: { army: 'us', branch: 'infantry', size: 'division' } },
  { at: [26.9, 14.9], face: { army: 'british', branch: 'infantry', size: 'division' } },
  { at: [29.4, 15.6], face: { army: 'british', branch: 'armour', size: 'division' } },
  { at: [32, 16.2], face: { army: 'british', branch: 'airborne', size: 'division' } },
  { at: [8.5, 9], face: { army: 'german', branch: 'infantry', size: 'division' } },
  { at: [20, 17.5], face: { army: 'german', branch: 'infantry', size: 'division' } },
  { at: [33, 20], face: { army: 'german', branch: 'armour', size: 'division' } },
  { at: [25.5, 20], face: { army: 'german', branch: 'armour', size: 'division' } },
];
