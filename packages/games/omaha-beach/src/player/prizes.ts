import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import {
  DRAWS,
  EVERY_POSITION,
  EVERY_POST,
  FIELD,
  type G,
  grid,
  isInfantry,
  isNest,
  PLACE,
  POSTS_OF,
  positionOfPost,
  postHex,
} from '../queries.ts';
import type { Weight, Weights } from './style.ts';

/** Ground that brings points, what it is weighed by, and how many times. */
interface Prize {
  readonly hexes: readonly HexId[];
  readonly by: Weight;
  readonly times: number;
}
const hexesOf = (words: readonly string[]): readonly HexId[] => words.map((word) => PLACE.of(word));
/** Ways from the beach to the high ground by slopes, beside those by the draws: by F-1, below Colleville, by Dog Red. */
const GATES: readonly (readonly string[])[] = [
  ['0709', '0808', '0909'],
  ['0713', '0813', '0914'],
  ['0625', '0726', '0825'],
];
const PRIZES: readonly Prize[] = [
  // A draw is also the way by which all that lies behind it counts; its mouth belongs to it.
  ...DRAWS.filter(({ scores }) => scores).map(({ hexes, barrier }) => ({
    hexes: hexesOf([...new Set([...hexes, ...barrier.flatMap((side) => side.split('/'))])]),
    by: 'draw' as const,
    times: 1,
  })),
  ...EVERY_POSITION.map((position) => ({
    hexes: POSTS_OF[position]?.map(postHex) ?? [],
    by: 'placeOfGermans' as const,
    times: isNest(position) ? (POSTS_OF[position]?.length ?? 0) : 1,
  })),
  ...GATES.map((words) => ({ hexes: hexesOf(words), by: 'gate' as const, times: 1 })),
];
const PRIZES_AT: readonly (readonly number[])[] = Array.from({ length: grid.size }, (_, h) =>
  PRIZES.flatMap(({ hexes }, prize) => (hexes.includes(h as HexId) ? [prize] : [])),
);
/** By post: the prizes that a German in it keeps, by standing there or by fire. */
const KEPT_BY: readonly (readonly number[])[] = EVERY_POST.map((post) => [
  ...new Set([postHex(post), ...(FIELD[positionOfPost(post)] ?? [])].flatMap((hex) => PRIZES_AT[hex] ?? [])),
]);

/** Men so near to a prize count for it, and so many steps are enough. */
const [REACH, ENOUGH] = [5, 6];

/** By prize and hex: 1 where it is near. */
const NEAR: readonly Uint8Array[] = PRIZES.map(({ hexes }) =>
  Uint8Array.from(grid.hexes, (at) => (hexes.some((hex) => grid.distance(hex, at) <= REACH) ? 1 : 0)),
);

/** From 0 to 1: whether men enough are near to a prize. */
function isInReach(g: G, prize: number): number {
  const near = NEAR[prize] as Uint8Array;
  let steps = 0;
  for (const unit of g.board.ashore) {
    if (isInfantry(unit) && near[g.unit.at.get(unit)] === 1) steps += g.unit.steps.get(unit);
    if (steps >= ENOUGH) return 1;
  }
  return steps / ENOUGH;
}

/** The efforts from east to west, each with the last column of its ground. */
const LAST_COLUMNS = [
  ['east', 10],
  ['colleville', 14],
  ['ruquet', 19],
  ['moulins', 25],
  ['vierville', 36],
] as const satisfies readonly (readonly [Weight, number])[];
export type Effort = (typeof LAST_COLUMNS)[number][0];
export const EFFORTS: readonly Effort[] = LAST_COLUMNS.map(([effort]) => effort);
const columnOf = (hex: HexId): number => Number(PLACE.text(hex).slice(2));
/** By hex: the effort in whose ground it lies. */
export const EFFORT_AT: readonly Effort[] = grid.hexes.map(
  (hex) => LAST_COLUMNS.find(([, last]) => columnOf(hex) <= last)?.[0] ?? 'vierville',
);
/** By post: the same. */
export const EFFORT_OF: readonly Effort[] = EVERY_POST.map((post) => EFFORT_AT[postHex(post)] as Effort);

/** By post: what it would bring nearer if the German there were driven off. */
export function prizesKept(g: G, style: Weights): Float64Array {
  const keepers = new Uint8Array(PRIZES.length);
  for (const post of EVERY_POST)
    if (g.post.back.get(post) !== NONE)
      for (const prize of KEPT_BY[post] ?? []) keepers[prize] = (keepers[prize] as number) + 1;
  const shares = PRIZES.map(({ by, times }, i) =>
    keepers[i] === 0 ? 0 : style[by] * times * isInReach(g, i) * style.shared ** ((keepers[i] as number) - 1),
  );
  return Float64Array.from(EVERY_POST, (post) => {
    if (g.post.back.get(post) === NONE) return 0;
    let sum = 0;
    for (const prize of KEPT_BY[post] ?? []) sum += shares[prize] as number;
    return sum * style[EFFORT_OF[post] as Effort];
  });
}
