import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { act, best, isOpen, numbers, type Script } from '@bocage/kernel/players';
import { CHARTS, face, type G, grid, isNest, STEADY, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf } from './ask.ts';
import { costsOf, LandingBill } from './bill.ts';
import { Remembered } from './memory.ts';
import type { AlliedStyle } from './style.ts';
import { areaOf, hasAllies, isSand, overlooked, stress } from './worth.ts';

/** A nest that is already under a marker: better than not firing. */
const AGAIN = 0.01;
/** How much more often the first phase hits beside the beaches. */
const { hitAtLeast, modifiers } = CHARTS.navalFire;
const hits = (added: number): number => Math.min(6, Math.max(0, 7 - hitAtLeast + added));
const EASY = hits(modifiers.beachAdjacentPhase1) / Math.max(1, hits(0));

const besides = (hex: HexId, test: (at: HexId) => boolean): boolean =>
  DIRECTIONS.some((direction) => {
    const at = grid.neighbour(hex, direction);
    return at !== NOWHERE && test(at);
  });

/** Units will soon land and fight where they have room; later only where they are. */
const EARLY = 2;

/** What a hit on a hex would save: in the landings that come, and in the attacks. */
function worthOfHit(g: G, style: AlliedStyle, bill: LandingBill, hex: HexId): number {
  const nest = unitsIn(g, hex).find(isNest);
  if (nest === undefined) return 0;
  if (g.unit.marker.get(nest) !== STEADY) return AGAIN;
  const fought = besides(hex, (at) => hasAllies(g, at) || (g.phase <= EARLY && isSand(g, at)));
  const attack = fought ? style.besieged : overlooked(g, hex).length > 0 ? style.inTheWay : 0;
  const saved = style.landings * (bill.whole - bill.without(nest, hex));
  return (saved + attack * (0.5 + face(g, nest).strength / 4)) * stress(style, areaOf(hex));
}

/** Ships fire where a hit saves most; what a hit is worth stays known as long as nothing is hit. */
export function bombard(style: AlliedStyle): Script {
  const costs = costsOf(style);
  const kept = new Remembered((g) => {
    const bill = new LandingBill(g, costs);
    const values = new Map<number, number>();
    return (hex: HexId): number => {
      const known = values.get(hex);
      if (known !== undefined) return known;
      const ease = g.phase === 1 && besides(hex, (at) => isSand(g, at)) ? EASY : 1;
      const value = worthOfHit(g, style, bill, hex) * ease;
      values.set(hex, value);
      return value;
    };
  });
  return (scene) => {
    const value = kept.of(gOf(scene));
    const shots = numbers(scene, 'bombard').flatMap((navy) =>
      numbers<HexId>(scene, 'bombard', navy).map((hex) => ({ navy, hex })),
    );
    const shot = best(shots, ({ hex }) => value(hex), 0);
    if (shot !== undefined) return act('bombard', shot.navy, shot.hex);
    return isOpen(scene, 'cease') ? act('cease') : undefined;
  };
}
