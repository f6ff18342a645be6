import {
  AS_STRENGTH,
  AS_WEAPON,
  BACK_OF,
  cellOf,
  costOf,
  DEPTHS,
  depthOf,
  EVERY_GERMAN,
  FIELD,
  type G,
  HIDDEN_DEPTH,
  isNest,
  KNOWN_DEPTH,
  NO_HELP,
  POOL,
  POST,
  participants,
  positionOfPost,
  type UnitId,
  unitsIn,
  whyNotAfford,
} from '@bocage/game-omaha-beach';
import { NONE } from '@bocage/kernel';
import { prospect } from './prospect.ts';

/** What a regular action could do elsewhere. */
export const ACTION = 0.2;

const isFaceUp = (g: G, german: number): boolean => {
  for (let post = 0; post <= POST.max; post++)
    if (g.post.revealed.get(post) === 1 && g.post.german.get(post) === german) return true;
  return false;
};
/** Who may lie face down in a post, or who stands in it. */
function germansIn(g: G, post: number): readonly number[] {
  if (g.post.revealed.get(post) === 1) return [g.post.german.get(post)];
  const back = g.post.back.get(post);
  return EVERY_GERMAN.filter(
    (german) => BACK_OF[german] === back && g.gone.known.get(german) === 0 && !isFaceUp(g, german),
  );
}
/** The depth markers that may lie face down with a post. */
const markersOf = (g: G, post: number): readonly number[] =>
  [...DEPTHS.keys()].filter(
    (marker) => POOL.of(depthOf(marker).pool) === g.post.pool.get(post) && g.spent.known.get(marker) === 0,
  );

const GAIN = 0.5;
/** What the points gain if nobody stood in a post. */
function gainOf(g: G, post: number): number {
  const back = g.post.back.get(post);
  const before = prospect(g);
  g.post.back.set(post, NONE);
  const after = prospect(g);
  g.post.back.set(post, back);
  return after - before;
}

/** What it is worth to be rid of the Germans in a post: their place, and whom they fire on. */
function worthOf(g: G, post: number): number {
  const position = positionOfPost(post);
  let targets = 0;
  for (const hex of FIELD[position] ?? []) targets += Math.min(2, unitsIn(g, hex).length);
  return (isNest(position) ? 4 : 3) + Math.min(2, 0.25 * targets) + GAIN * gainOf(g, post);
}

/** What the effects of the table are worth; those of `reveal` are reckoned with what comes to light. */
function sumOf(effects: readonly string[], worth: number, close: number): number {
  let value = 0;
  for (const effect of effects)
    if (effect === 'defeated') value += worth;
    else if (effect === 'germanDisrupted') value += 0.7;
    else if (effect === 'depthOut') value += 1.4;
    else if (effect === 'attrition') value += 0.4;
    else if (effect === 'gainDepth') value -= 1.3;
    else if (effect === 'usDisrupted') value -= 0.5 * close;
  return value;
}

/** An attack as it would be declared. */
export interface Plan {
  readonly post: number;
  readonly units: readonly UnitId[];
  readonly value: number;
}

/** What an attack of units that are marked as attacking is worth on the average. */
function expected(g: G, post: number, ships: number, units: readonly UnitId[]): number {
  const { german, depth, marker } = g.post;
  const [face, state, laid] = [german.get(post), depth.get(post), marker.get(post)];
  const worth = worthOf(g, post);
  const helps = units.some((unit) => g.unit.hero.get(unit) !== NONE) ? [AS_WEAPON, AS_STRENGTH] : [NO_HELP];
  const best = (): number =>
    Math.max(...helps.map((help) => sumOf(cellOf(g, { post, ships, help }), worth, units.length)));
  const revealing = (): boolean => helps.some((help) => cellOf(g, { post, ships, help }).includes('reveal'));
  const markers = state === HIDDEN_DEPTH ? markersOf(g, post) : [];
  const germans = germansIn(g, post);
  let sum = 0;
  for (const one of germans) {
    german.set(post, one);
    if (markers.length === 0 || !revealing()) {
      sum += best();
      continue;
    }
    let behind = 0;
    depth.set(post, KNOWN_DEPTH);
    for (const depthMarker of markers) {
      marker.set(post, depthMarker);
      behind += depthOf(depthMarker).tactical === true ? worth - 0.7 : best();
    }
    depth.set(post, state);
    marker.set(post, laid);
    sum += behind / markers.length;
  }
  german.set(post, face);
  return germans.length === 0 ? 0 : sum / germans.length;
}

/** What an attack is worth on the average, with the ships or without. */
function worthOfAttack(g: G, post: number, units: readonly UnitId[], ships = 0): number {
  for (const unit of units) g.unit.attacking.set(unit, 1);
  const value = expected(g, post, ships, units);
  for (const unit of units) g.unit.attacking.set(unit, 0);
  return value;
}

/** What ships bring to an attack under way. */
export function worthOfShips(g: G, post: number, units: readonly UnitId[]): number {
  return expected(g, post, 1, units) - expected(g, post, 0, units);
}

/** Attacks of more units than this gain nothing. */
const MOST = 6;

/** The best attack on a post, which grows by the best unit at a time; undefined where none can be made. */
export function planAttack(g: G, post: number): Plan | undefined {
  const domain = participants(g, post, (units) => whyNotAfford(g, units));
  const fit = (domain.members?.().from ?? []) as readonly UnitId[];
  let plan: Plan | undefined;
  let found: Plan | undefined;
  for (let size = 1; size <= MOST; size++) {
    let next: Plan | undefined;
    for (const unit of fit) {
      if (plan?.units.includes(unit) === true) continue;
      const units = [...(plan?.units ?? []), unit].sort((a, b) => a - b);
      if (domain.why(units) !== null) continue;
      const value = worthOfAttack(g, post, units) - ACTION * costOf(g, units) - 0.05 * size;
      if (next === undefined || value > next.value) next = { post, units, value };
    }
    if (next === undefined) return found;
    plan = next;
    if (found === undefined || next.value > found.value) found = next;
  }
  return found;
}
