import type { HexId } from '@bocage/hex';
import { ALLIES, airOf, attackOf, BONUS_OF, campOf, controls, coversIn, cruisersAt, destroyersAt, enemyOf, FIGHTER, fightersOf, type G, HEADQUARTERS_OF, isInSupportRange, isOpenToAir, onMap, SIDE_OF, SIDES_OF, type UnitId, unitsBeside, whyGrounded, whyNotAttack } from '../../queries.ts'; // biome-ignore format: a list
import type { Mind } from '../mind.ts';
import { addTo, type Foe, foeAt, gainOf, type Help, noForce } from './assault.ts';
import { Corps } from './corps.ts';
import { groundWorth } from './goals.ts';

/** An attack as it might be made, and what it may be expected to bring. */
export interface Sally {
  readonly at: HexId;
  readonly units: readonly UnitId[];
  readonly gain: number;
}

/** Whoever attacks is not there for anything else. */
const EFFORT = 0.06;
/** So many points of ships are worth a column, more often than not. */
const SALVO = 3;

/** What helps an attack of a side on a hex, as far as can be told beforehand. */
export function helpFor(
  g: G,
  side: number,
  at: HexId,
  hq: { readonly bonus: number; readonly air: number },
): Help {
  let [right, left] = [hq.bonus, 0];
  const isAllied = campOf(side) === ALLIES;
  if (whyGrounded(g) === null) {
    if (isAllied) right += (hq.air > 0 && isOpen(at) ? 1 : 0) + (shipsAt(g, side, at) >= SALVO ? 1 : 0);
    else left += alliedAir(g, at);
  }
  if (isGuarded(g, campOf(side), at)) left += 1;
  return { right, left };
}
const isOpen = (at: HexId): boolean => coversIn(at).every(isOpenToAir);
const shipsAt = (g: G, side: number, at: HexId): number =>
  cruisersAt(g, side, at) + destroyersAt(g, side, at);
/** Fighters of the Allies who stand in a hex. */
function alliedAir(g: G, at: HexId): number {
  const [first] = fightersOf(g, ALLIES, at);
  return first !== undefined && fightersFor(g, SIDE_OF[first] as number) > 0 && isOpen(at) ? 1 : 0;
}
export const fightersFor = (g: G, side: number): number =>
  campOf(side) === ALLIES ? g.air.available.get(airOf(side, FIGHTER)) : 0;

/** Whether a headquarters of the enemy can support those in a hex. */
function isGuarded(g: G, camp: number, at: HexId): boolean {
  for (const side of SIDES_OF[enemyOf(camp)] ?? [])
    for (const hq of HEADQUARTERS_OF[side] ?? [])
      if (onMap(g, hq) && g.unit.finished.get(hq) === 0 && isInSupportRange(g, hq, at)) return true;
  return false;
}

/** The best attack on a foe by some of these, each with the hex it comes from: the fit first, the strong before the weak. */
export function bestForce(
  mind: Mind,
  g: G,
  foe: Foe,
  units: readonly UnitId[],
  help: Help,
  corps?: Corps,
): Sally {
  const level = (unit: UnitId): number => g.unit.disorganised.get(unit) + g.unit.affected.get(unit);
  const order = units.toSorted((a, b) => level(a) - level(b) || attackOf(g, b) - attackOf(g, a) || a - b);
  const force = noForce();
  const joined: UnitId[] = [];
  const room = corps?.copy();
  let [most, many] = [Number.NEGATIVE_INFINITY, 0];
  for (const unit of order) {
    if (room?.admits(unit) === false) continue;
    room?.take(unit);
    joined.push(unit);
    addTo(force, g, unit, g.unit.at.get(unit), foe.at);
    const gain = gainOf(mind, foe, force, help) - EFFORT * joined.length;
    if (gain > most) [most, many] = [gain, joined.length];
  }
  return { at: foe.at, units: joined.slice(0, many), gain: most };
}

/** Who can attack a hex under a headquarters. */
const followersAt = (g: G, hq: UnitId, at: HexId): readonly UnitId[] =>
  unitsBeside(g, SIDE_OF[hq] as number, at).filter(
    (unit) => whyNotAttack(g, at, unit) === null && controls(g, hq, unit),
  );

/** The attacks that a headquarters could lead one after another, the best first, and none that does harm. */
export function salliesOf(mind: Mind, g: G, hq: UnitId): readonly Sally[] {
  const side = SIDE_OF[hq] as number;
  const worth = groundWorth(mind, g);
  const spent = new Set<UnitId>();
  const corps = new Corps(g, hq);
  let bonus = g.unit.supported.get(hq) === 1 ? 0 : (BONUS_OF[hq] as number);
  let air = fightersFor(g, side);
  const found: Sally[] = [];
  const open = new Set(g.known.targets(hq));
  while (open.size > 0) {
    let best: Sally | undefined;
    for (const at of open) {
      const units = followersAt(g, hq, at).filter((unit) => !spent.has(unit));
      if (units.length === 0) continue;
      const reach = isInSupportRange(g, hq, at) ? bonus : 0;
      const foe = foeAt(mind, g, campOf(side), at, worth[at] as number);
      const sally = bestForce(mind, g, foe, units, helpFor(g, side, at, { bonus: reach, air }), corps);
      if (best === undefined || sally.gain > best.gain) best = sally;
    }
    if (best === undefined || best.gain <= mind.style.least) return found;
    found.push(best);
    open.delete(best.at);
    for (const unit of best.units) {
      spent.add(unit);
      corps.take(unit);
    }
    bonus = 0;
    air -= 1;
  }
  return found;
}
