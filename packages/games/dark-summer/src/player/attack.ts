import type { HexId } from '@bocage/hex';
import type { Action, Domain } from '@bocage/kernel';
import { act, domainOf, isOpen, numbers, type Script } from '@bocage/kernel/players';
import { CLEAR, dataOf, type G, grid, isInGunLine, isTown, MARKERS, markerOf, obligations, terrainOf, type UnitId, unitsIn, whyNotAttackWith, whyNotAvailable } from '../queries.ts'; // biome-ignore format: a list
import { type Attack, price } from './price.ts';
import type { Reconnaissance } from './reconnaissance.ts';
import type { Fighting } from './style.ts';
import { attackOf, defenseOf, gOf } from './world.ts';

/** What an emptied hex is worth to whoever attacks it. */
export type Worth = (g: G, hex: HexId) => number;
/** Whether units may attack a hex together. */
export type May = (units: readonly UnitId[]) => boolean;

/** An attack and what it promises. */
export interface Found {
  readonly attack: Attack;
  readonly gain: number;
}

/** Who weighs attacks: what a hex is worth to him, in what style, and what he still knows from the last time. */
export interface Fighter {
  readonly worth: Worth;
  readonly style: Fighting;
  readonly memory?: Reconnaissance;
}

/** Less than this is not worth one more or one fewer unit. */
const TRIFLE = 0.04;
/** So many may be left out of a force for what else it must attack. */
const SPARED = 2;

const isInReachOfShips = (hex: HexId): boolean =>
  isInGunLine(hex) && (terrainOf(hex) === CLEAR || isTown(hex));

/** The markers that would probably help an attack, one of each kind; bombers are kept for what is decided later. */
function likelyMarkers(g: G, hex: HexId, army: string): number[] {
  const chosen: number[] = [];
  for (let marker = 0; marker < MARKERS.length; marker++) {
    const { kind, group, attack } = markerOf(marker);
    if (group !== army || !attack || kind === 'carpetBombing') continue;
    if (chosen.some((one) => markerOf(one).kind === kind)) continue;
    if (kind === 'naval' && !isInReachOfShips(hex)) continue;
    if (whyNotAvailable(g, marker) === null) chosen.push(marker);
  }
  return chosen;
}

const strengthOf = (g: G, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + attackOf(g, unit), 0);

/** The stacks that may attack a hex, the strongest first. */
function stacksAgainst(g: G, hex: HexId): UnitId[][] {
  const stacks: UnitId[][] = [];
  for (const at of grid.around(hex)) {
    if (g.board.stacks.isEmpty(at)) continue;
    const units = unitsIn(g, at).filter((unit) => whyNotAttackWith(g, unit, hex) === null);
    if (units.length > 0) stacks.push(units);
  }
  return stacks.sort((a, b) => strengthOf(g, b) - strengthOf(g, a));
}

/** The forces worth trying: each stack by itself, and the strongest ones together. */
function forces(stacks: readonly UnitId[][]): UnitId[][] {
  const found = [...stacks];
  for (let many = 2; many <= stacks.length; many++) found.push(stacks.slice(0, many).flat());
  return found;
}

const weakestFirst = (g: G, units: readonly UnitId[]): UnitId[] =>
  [...units].sort((a, b) => attackOf(g, a) - attackOf(g, b));

/** The force where it may attack, else without one or two who are left for what is owed; undefined if it may not. */
function lawful(g: G, may: May, force: readonly UnitId[]): readonly UnitId[] | undefined {
  if (may(force)) return force;
  let kept = force;
  for (const unit of weakestFirst(g, force).slice(0, SPARED)) {
    kept = kept.filter((one) => one !== unit);
    if (kept.length > 0 && may(kept)) return kept;
  }
  return undefined;
}

/** What an attack promises when what it obliges to is paid. */
function gainOf(g: G, attack: Attack, style: Fighting): number {
  let owed = 0;
  for (const hex of obligations(g, attack.hex, attack.units)) if (g.hex.owed.get(hex) === 0) owed++;
  return price(g, attack, style) - style.soakOff * owed;
}

/** The attack without those who add nothing, so that they may attack somebody else. */
function trimmed(g: G, { style }: Fighter, { attack, gain }: Found, may: May): Found {
  let kept: Found = { attack, gain };
  for (const unit of weakestFirst(g, attack.units)) {
    if (kept.attack.units.length === 1) break;
    const fewer = { ...attack, units: kept.attack.units.filter((one) => one !== unit) };
    const now = gainOf(g, fewer, style);
    if (now >= kept.gain - TRIFLE && may(fewer.units)) kept = { attack: fewer, gain: now };
  }
  return kept;
}

/** The forces that a quick player looks at: the strongest stack, and all together where they are not weaker than the defenders. */
function fewForces(g: G, hex: HexId, stacks: readonly UnitId[][]): UnitId[][] {
  if (stacks.length === 1) return [...stacks];
  let strength = 0;
  for (const stack of stacks) strength += strengthOf(g, stack);
  for (const unit of unitsIn(g, hex)) strength -= defenseOf(g, unit);
  return strength < 0 ? stacks.slice(0, 1) : [...stacks.slice(0, 1), stacks.flat()];
}

/** The best attack on a hex. */
function bestOn(g: G, fighter: Fighter, hex: HexId, may: May): Found | undefined {
  const stacks = stacksAgainst(g, hex);
  const first = stacks[0]?.[0];
  if (first === undefined) return undefined;
  const markers = likelyMarkers(g, hex, dataOf(first).group);
  const worth = fighter.worth(g, hex);
  let found: Found | undefined;
  const isQuick = fighter.memory !== undefined;
  const tried = isQuick ? fewForces(g, hex, stacks) : forces(stacks);
  for (const force of tried) {
    const units = lawful(g, may, force);
    if (units === undefined) continue;
    const attack = { hex, units, markers, worth };
    const gain = gainOf(g, attack, fighter.style);
    if (found === undefined || gain > found.gain + TRIFLE) found = { attack, gain };
  }
  return found === undefined || isQuick ? found : trimmed(g, fighter, found, may);
}

/** The best attack on each of some hexes, the most promising first; together they cannot all be made. */
export function bestAttacks(
  g: G,
  fighter: Fighter,
  hexes: Iterable<HexId>,
  mayOn: (hex: HexId) => May = () => () => true,
): Found[] {
  const found: Found[] = [];
  const { memory } = fighter;
  memory?.look(g);
  for (const hex of hexes) {
    const may = mayOn(hex);
    const find = (): Found | undefined => bestOn(g, fighter, hex, may);
    const one = memory === undefined ? find() : memory.recall(g, hex, may, find);
    if (one !== undefined) found.push(one);
  }
  return found.sort((a, b) => b.gain - a.gain);
}

const inOrder = (units: readonly UnitId[]): UnitId[] => [...units].sort((a, b) => a - b);
const toAct = ({ hex, units }: Attack): Action => act('attack', hex, inOrder(units));

/** Makes the best attack as long as one promises something; then what is owed, as cheaply as can be. */
export const declare =
  (fighter: Fighter): Script =>
  (scene) => {
    if (isOpen(scene, 'cherbourg')) return act('cherbourg');
    const g = gOf(scene);
    const mayAttack = (hex: HexId): May => {
      const domain = domainOf(scene, 'attack', hex) as unknown as Domain<readonly number[]>;
      return (units) => domain.why(inOrder(units)) === null;
    };
    const found = bestAttacks(g, fighter, numbers(scene, 'attack') as HexId[], mayAttack);
    const [first] = found;
    if (first !== undefined && first.gain > fighter.style.least) {
      const isTrimmed = fighter.memory === undefined;
      return toAct((isTrimmed ? first : trimmed(g, fighter, first, mayAttack(first.attack.hex))).attack);
    }
    if (isOpen(scene, 'end')) return act('end');
    const owed = found.filter(({ attack }) => g.hex.owed.get(attack.hex) === 1);
    const attack = cheapest(g, fighter, owed.length > 0 ? owed : found, mayAttack);
    return attack === undefined ? undefined : toAct(attack);
  };

/** What must be attacked is attacked as well as can be, or by the one unit that costs least. */
function cheapest(
  g: G,
  { style }: Fighter,
  found: readonly Found[],
  mayAttack: (hex: HexId) => May,
): Attack | undefined {
  let chosen: Found | undefined;
  for (const one of found) {
    if (chosen === undefined || one.gain > chosen.gain) chosen = one;
    for (const unit of stacksAgainst(g, one.attack.hex).flat()) {
      const attack = { ...one.attack, units: [unit] };
      const gain = price(g, attack, style);
      if (gain > chosen.gain && mayAttack(attack.hex)(attack.units)) chosen = { attack, gain };
    }
  }
  return chosen?.attack;
}
