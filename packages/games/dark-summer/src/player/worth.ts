import type { HexId } from '@bocage/hex';
import { knownTo } from '@bocage/kernel';
import { ALLIED, AVRANCHES, beachAt, CAEN, type G, GERMANS, townHexes, US, WAVE_2 } from '../queries.ts'; // biome-ignore format: a list
import { NORTH, SOUTH } from './errands.ts';
import { Goals } from './goals.ts';
import { FAR } from './ways.ts';
import { eachNeighbour, holds, isOpenBeachHex } from './world.ts';

const asked = knownTo({ goals: [(g: G, army: number): Goals => new Goals(g, army)] });
/** What the two Allied armies want, once for each position. */
export const goalsOf = (g: G, army: number): Goals => asked(g).goals(army);

/** Towns that score, and the gate to Brittany, beside the ground itself. */
const PRIZES: ReadonlyMap<HexId, number> = new Map([
  ...CAEN.map((hex) => [hex, 1] as const),
  ...['Saint-Lô', 'Falaise', 'Argentan', 'Alençon'].flatMap(townHexes).map((hex) => [hex, 0.8] as const),
  [AVRANCHES, 4],
]);
const BEACH = 6;
const GROUND = 0.35;
const NEARER = 0.06;
const MOST = 0.9;

/** What an emptied hex is worth to the Allies: ground, and the way to where they want to go. */
export function worthToAllies(g: G, hex: HexId): number {
  if (g.round === WAVE_2 && beachAt(hex) >= 0) return BEACH;
  const army = g.active < 0 || g.active === GERMANS ? US : g.active;
  const goals = goalsOf(g, army);
  let gain = 0;
  for (const errand of army === US && g.cherbourgTaken === 0 ? [NORTH, SOUTH] : [SOUTH]) {
    const field = goals.field(errand, false);
    let here = FAR;
    eachNeighbour(hex, (next) => {
      if (holds(g, ALLIED, next)) here = Math.min(here, field[next] as number);
    });
    if (here < FAR && (field[hex] as number) < FAR) gain = Math.max(gain, here - (field[hex] as number));
  }
  return GROUND + Math.min(MOST, NEARER * gain) + (PRIZES.get(hex) ?? 0);
}

/** To the Germans ground is worth little, an open beach much, and Avranches all once the Allies are in Brittany. */
export function worthToGermans(g: G, hex: HexId): number {
  if (hex === AVRANCHES && g.enteredBrittany === 1) return 50;
  return isOpenBeachHex(g, hex) ? 3 : 0.2;
}
