import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { act, best, isOpen, numbers, type Script } from '@bocage/kernel/players';
import { CHARTS, face, type G, grid, isNest, REGROUP, STEADY, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf } from './ask.ts';
import { costOfLandings } from './land.ts';
import { hasAllies, isSand, overlooked } from './worth.ts';

/** What a nest under fire is worth to those who attack it or pass it, and to those who will. */
const BESIEGED = 0.25;
const IN_THE_WAY = 0.08;
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
function worthOfHit(g: G, hex: HexId, before: number): number {
  const nest = unitsIn(g, hex).find(isNest);
  if (nest === undefined) return 0;
  if (g.unit.marker.get(nest) !== STEADY) return AGAIN;
  const fought = besides(hex, (at) => hasAllies(g, at) || (g.phase <= EARLY && isSand(g, at)));
  const attack = fought ? BESIEGED : overlooked(g, hex).length > 0 ? IN_THE_WAY : 0;
  return before - costIfMarked(g, nest) + attack * (0.5 + face(g, nest).strength / 4);
}

/** The world is the player's own, so that it may try how things would be. */
function costIfMarked(g: G, nest: UnitId): number {
  g.unit.marker.set(nest, REGROUP);
  const cost = costOfLandings(g);
  g.unit.marker.set(nest, STEADY);
  return cost;
}

/** Ships fire where a hit saves most. */
export const bombard: Script = (scene) => {
  const g = gOf(scene);
  const before = costOfLandings(g);
  const shots = numbers(scene, 'bombard').flatMap((navy) =>
    numbers(scene, 'bombard', navy).map((hex) => ({ navy, hex: hex as HexId })),
  );
  const value = ({ hex }: { hex: HexId }): number =>
    worthOfHit(g, hex, before) * (g.phase === 1 && besides(hex, (at) => isSand(g, at)) ? EASY : 1);
  const shot = best(shots, value, 0);
  if (shot !== undefined) return act('bombard', shot.navy, shot.hex);
  return isOpen(scene, 'cease') ? act('cease') : undefined;
};
