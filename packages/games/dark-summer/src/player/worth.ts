import type { HexId } from '@bocage/hex';
import { knownTo } from '@bocage/kernel';
import { ALLIED, AVRANCHES, BRITISH, beachAt, CAEN, type G, GERMANS, ofArmy, townHexes, US, WAVE_2 } from '../queries.ts'; // biome-ignore format: a list
import type { Worth } from './attack.ts';
import { NORTH, SOUTH } from './errands.ts';
import { Goals } from './goals.ts';
import { Kept, momentOfAllies, type Pace } from './kept.ts';
import type { AlliedStyle } from './style.ts';
import { FAR } from './ways.ts';
import { eachNeighbour, holds, isOpenBeachHex } from './world.ts';

/** What the two Allied armies want in a position. */
export type Wants = (g: G, army: number) => Goals;

/** Worked out once for each position, or by a quick player once a Round: the other army does not move in it. */
export function wantsOf(style: AlliedStyle, pace: Pace): Wants {
  const asked = knownTo({ goals: [(g: G, army: number): Goals => new Goals(g, army, style)] });
  if (pace === 'careful') return (g, army) => asked(g).goals(army);
  const kept = ofArmy.map((_, army) => new Kept<Goals>(momentOfAllies, ofArmy[army === US ? BRITISH : US]));
  return (g, army) => (kept[army] as Kept<Goals>).recall(g, () => new Goals(g, army, style));
}

/** Towns that score, beside the ground itself. */
const TOWNS: ReadonlySet<HexId> = new Set(
  ['Saint-Lô', 'Falaise', 'Argentan', 'Alençon'].flatMap((town) => townHexes(town)),
);
const BEACH = 6;

/** What an emptied hex is worth to the Allies: ground, the way to where they want to go, towns and the gate to Brittany. */
export const worthToAllies =
  (style: AlliedStyle, wants: Wants): Worth =>
  (g, hex) => {
    if (g.round === WAVE_2 && beachAt(hex) >= 0) return BEACH;
    const army = g.active < 0 || g.active === GERMANS ? US : g.active;
    const prize = isCaen(hex) ? style.caen : TOWNS.has(hex) ? style.towns : 0;
    const gain = style.nearer * progress(g, hex, army, wants(g, army));
    return style.ground + Math.min(style.nearerMost, gain) + (hex === AVRANCHES ? style.avranches : prize);
  };

const isCaen = (hex: HexId): boolean => CAEN.includes(hex);

/** How much nearer, in half points, a hex is to where an army wants to go than its own hexes beside it. */
function progress(g: G, hex: HexId, army: number, goals: Goals): number {
  let gain = 0;
  for (const errand of army === US && g.cherbourgTaken === 0 ? [NORTH, SOUTH] : [SOUTH]) {
    const field = goals.field(errand, false);
    let here = FAR;
    eachNeighbour(hex, (next) => {
      if (holds(g, ALLIED, next)) here = Math.min(here, field[next] as number);
    });
    if (here < FAR && (field[hex] as number) < FAR) gain = Math.max(gain, here - (field[hex] as number));
  }
  return gain;
}

/** To the Germans ground is worth little, an open beach much, and Avranches all once the Allies are in Brittany. */
export const worthToGermans =
  ({ beach, ground }: { readonly beach: number; readonly ground: number }): Worth =>
  (g, hex) =>
    hex === AVRANCHES && g.enteredBrittany === 1 ? 50 : isOpenBeachHex(g, hex) ? beach : ground;
