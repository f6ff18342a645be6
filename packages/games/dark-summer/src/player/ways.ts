import { BY_LINK, Flood, type HexId, opposite, UNLIMITED, type Way } from '@bocage/hex';
import type { MoveRules } from '@bocage/wargame';
import { EFFECTS, type G, GERMANS, germanPace, grid } from '../queries.ts';

/** Farther than anybody ever goes. */
export const FAR = 9999;
/** By place: how far it is to somewhere, in half points. */
export type Field = Int16Array;

const flood = new Flood(grid, 63);

/** Whether German roads have their rate, and what clear ground costs, in this weather. */
function paceOf(g: G, army: number): number {
  if (army !== GERMANS) return 0;
  const { germanClear, germanRoads } = EFFECTS[g.weather] as { germanClear: number; germanRoads: boolean };
  return germanPace(germanClear, germanRoads);
}

/** By prices: what each step of the grid costs whoever makes it the other way; the same for as long as the map stands. */
const backward = new WeakMap<object, Int16Array>();
function backwardPrices(prices: MoveRules['prices']): Int16Array {
  const known = backward.get(prices);
  if (known !== undefined) return known;
  const { to, way } = grid.ways;
  const made = Int16Array.from(to, (farther, i) => {
    const step = way[i] as Way;
    return prices.price(farther as HexId, step === BY_LINK ? step : (opposite(step) as Way));
  });
  backward.set(prices, made);
  return made;
}

/** No step costs more; what is in the way adds to it up to that. */
const DEAREST = 63;
/** So many costs may wait at once: those of a step, and the head starts of aims. */
const RING = 255;
/** One queue for each of them, as lists through the places; all of them are empty between two searches. */
const queues = new Int16Array(RING + 1).fill(-1);
const following = new Int16Array(grid.size * 8);
const waitingPlace = new Int16Array(grid.size * 8);
const NO_EXTRA = new Uint8Array(grid.size);

/** Places to go to; the head start, in half points, makes them seem nearer. */
export interface Aim {
  readonly hexes: readonly HexId[];
  readonly head?: number;
}

/** How an army goes, and by place what entering it costs more. */
interface Going {
  readonly wheels?: boolean;
  readonly extra?: Uint8Array;
}

/** How far it is to the nearest of some aims from everywhere. */
export function fieldTo(
  g: G,
  army: number,
  aims: readonly Aim[],
  { wheels = false, extra = NO_EXTRA }: Going = {},
): Field {
  const { prices } = g.moves.rulesOf(army, paceOf(g, army), wheels);
  return spread(aims, backwardPrices(prices), extra);
}

/** Outward from the aims, cheapest first: the real step goes the other way. */
function spread(aims: readonly Aim[], prices: Int16Array, extra: Uint8Array): Field {
  const field = new Int16Array(grid.size).fill(FAR);
  const most = aims.reduce((max, { head = 0 }) => Math.max(max, Math.round(head)), 0);
  let entries = 0;
  for (const { hexes, head = 0 } of aims) {
    const late = most - Math.round(head);
    for (const goal of hexes) if (late < (field[goal] as number)) enqueue(field, goal, late, entries++);
  }
  const isGoal = (place: number): boolean => aims.some(({ hexes }) => hexes.includes(place as HexId));
  const { start, to } = grid.ways;
  let waiting = entries;
  for (let level = 0; waiting > 0; level++) {
    // Nobody joins this very queue while it is served, since every step costs something.
    let entry = queues[level & RING] as number;
    queues[level & RING] = -1;
    for (; entry >= 0; entry = following[entry] as number) {
      waiting--;
      const nearer = waitingPlace[entry] as number;
      // Somebody has found a cheaper way since; and a box is a goal, or where somebody starts, but no way through.
      if (field[nearer] !== level || (nearer >= grid.hexCount && !isGoal(nearer))) continue;
      const more = extra[nearer] as number;
      const end = start[nearer + 1] as number;
      for (let i = start[nearer] as number; i < end; i++) {
        const price = prices[i] as number;
        if (price < 0) continue;
        const farther = to[i] as number;
        const step = price + more;
        const total = level + (step > DEAREST ? DEAREST : step);
        if (total >= (field[farther] as number)) continue;
        enqueue(field, farther, total, entries++);
        waiting++;
      }
    }
  }
  if (most !== 0) for (let h = 0; h < field.length; h++) if (field[h] !== FAR) field[h]! -= most;
  return field;
}

/** Lets a place wait in the queue of its cost. */
function enqueue(field: Field, place: number, cost: number, entry: number): void {
  field[place] = cost;
  waitingPlace[entry] = place;
  following[entry] = queues[cost & RING] as number;
  queues[cost & RING] = entry;
}

/** What was found out about German ways, by pace, goal and wheels: the map never changes, nor does what a step costs. */
const germanFields = new Map<number, Field>();

/** How far it is for Germans to the nearest of some places; one of them is worked out once for ever. */
export function germanFieldTo(g: G, goals: readonly HexId[], wheels: boolean): Field {
  const [goal, ...others] = goals;
  if (goal === undefined || others.length > 0) return fieldTo(g, GERMANS, [{ hexes: goals }], { wheels });
  const key = 2 * (grid.size * paceOf(g, GERMANS) + goal) + (wheels ? 1 : 0);
  const field = germanFields.get(key) ?? fieldTo(g, GERMANS, [{ hexes: goals }], { wheels });
  germanFields.set(key, field);
  return field;
}

/** How many hexes of land it is from the nearest of some hexes. */
export function hexesFrom(starts: readonly HexId[]): Field {
  const field = new Int16Array(grid.size).fill(FAR);
  const { start, to } = grid.ways;
  const queue: number[] = [...starts];
  for (const hex of starts) field[hex] = 0;
  for (let next = 0; next < queue.length; next++) {
    const from = queue[next] as number;
    for (let i = start[from] as number; i < (start[from + 1] as number); i++) {
      const hex = to[i] as number;
      if (hex >= grid.hexCount || field[hex] !== FAR) continue;
      field[hex] = (field[from] as number) + 1;
      queue.push(hex);
    }
  }
  return field;
}

/** The cheapest chain of hexes from one of some starts to one of some ends, by what each hex costs (negative: closed). */
export function chain(starts: readonly HexId[], isEnd: (hex: HexId) => boolean, cost: Int16Array): HexId[] {
  let last = -1 as HexId;
  const open = starts.filter((hex) => (cost[hex] as number) >= 0);
  if (open.length === 0) return [];
  flood.run(
    open,
    UNLIMITED,
    (_from, to, way) => (way === BY_LINK ? -1 : (cost[to] as number)),
    (hex) => {
      if (!isEnd(hex)) return 0;
      last = hex;
      return 2;
    },
  );
  if (last < 0) return [];
  const path = new Int16Array(grid.size + 1);
  const length = flood.path(last, path);
  return Array.from(path.subarray(0, length), (hex) => hex as HexId);
}

/** Marks the hexes by which each of some hexes is joined to a root, as long as it is. */
export function trails(roots: readonly HexId[], ends: readonly HexId[], cost: Int16Array): Uint8Array {
  const marked = new Uint8Array(grid.size);
  if (roots.length === 0) return marked;
  flood.run(roots, UNLIMITED, (_from, to, way) => (way === BY_LINK ? -1 : (cost[to] as number)));
  const path = new Int16Array(grid.size + 1);
  for (const end of ends) {
    const length = flood.path(end, path);
    for (let i = 0; i < length; i++) marked[path[i] as number] = 1;
  }
  return marked;
}
