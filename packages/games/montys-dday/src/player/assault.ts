import type { HexId } from '@bocage/hex';
import type { Action, Domain } from '@bocage/kernel';
import { act, best, domainOf, isOpen, lists, local, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIED, type Assault, assaultersOn, columnOf, combatFactor, fortOf, type G, GERMAN, grid, isDisrupted, isGarrison, isHeadquarters, MAIN, modifierOf, OPEN_GROUND, owing, SIDE_OF, UNITS_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, localsOf, nextOf, unitsFor } from './ask.ts';
import { assaultChances } from './odds.ts';
import { isCaen } from './regions.ts';
import type { Mind, Weights } from './style.ts';
import { gainOf, stakesOf, worthOf } from './worth.ts';

const TRIFLE = 0.02;

function groundWorth({ side, style }: Mind, g: G, hex: HexId): number {
  if (isCaen(hex)) return style.city;
  if (side === GERMAN && g.zone.at.get(MAIN) === hex) return style.dropZone;
  return style.ground;
}

/** The cheapest of the attacking stacks, which is the one that is exposed. */
function cheapestStack(style: Weights, g: G, units: readonly UnitId[]): number {
  const costs = new Map<HexId, number>();
  for (const unit of units) {
    const at = g.unit.at.get(unit);
    costs.set(at, (costs.get(at) ?? 0) + worthOf(style, g, unit));
  }
  return Math.min(...costs.values());
}

/** What assaults on a hex promise a side, by who makes them, less what they may cost. */
function pricesOf(mind: Mind, g: G, hex: HexId): (units: readonly UnitId[]) => number {
  const { side, style } = mind;
  const defenders = unitsIn(g, hex).filter((unit) => SIDE_OF[unit] !== side);
  const stakes = stakesOf(style, g, defenders, style);
  const isBroken = defenders.every((unit) => isDisrupted(g, unit) || isGarrison(unit));
  const modifier = modifierOf(g, { side, hex });
  const ground = groundWorth(mind, g, hex);
  return (units) => {
    const chances = assaultChances(columnOf(g, assaultBy(side, hex, units)), modifier);
    const isWon = chances.E + chances.R + (isBroken ? chances.D : 0);
    return (
      gainOf(stakes, chances) + isWon * ground - chances.red * style.shaken * cheapestStack(style, g, units)
    );
  };
}
const assaultBy = (side: number, hex: HexId, units: readonly UnitId[]): Assault => ({
  side,
  hex,
  units,
  inside: false,
  support: { attack: 0, defence: 0 },
});

/** An assault as it is thought of. */
interface Attack {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  readonly gain: number;
}

/** The assault of all who may, without those who add nothing to it. */
function attackOn(mind: Mind, g: G, hex: HexId): Attack | undefined {
  const { side } = mind;
  const owed = side === ALLIED ? owing(g, hex) : [];
  const all = assaultersOn(g, side, hex).filter((unit) => owed.includes(unit) || !staysIn(g, unit));
  if (all.length === 0) return undefined;
  const price = pricesOf(mind, g, hex);
  let units: readonly UnitId[] = all;
  let gain = price(all);
  const weakest = [...all].sort((a, b) => combatFactor(g, a) - combatFactor(g, b));
  for (const unit of weakest) {
    if (units.length === 1 || owed.includes(unit)) continue;
    const fewer = units.filter((one) => one !== unit);
    const value = price(fewer);
    if (value >= gain - TRIFLE) [units, gain] = [fewer, value];
  }
  return { hex, units, gain };
}

/** Germans in works do not come out. */
const staysIn = (g: G, unit: UnitId): boolean =>
  SIDE_OF[unit] === GERMAN && fortOf(g.unit.at.get(unit)) !== OPEN_GROUND && combatFactor(g, unit) <= 2;

/** How far from an assault others may look otherwise after it. */
const STIRRED = 4;

/** What a player keeps in mind through one segment of Close Assaults. */
class Storming {
  private readonly mind: Mind;
  private hex: HexId | -1 = -1;
  private actions: Action[] = [];
  /** In a hurry: what was thought of each hex in this segment. */
  private key = '';
  private assaulted = 0;
  private readonly thought = new Map<HexId, Attack | undefined>();

  constructor(mind: Mind) {
    this.mind = mind;
  }

  /** The assault that promises most, then those that are owed; then the segment ends. */
  choose(scene: Scene): Action | undefined {
    const g = gOf(scene);
    if (this.mind.isQuick) this.recall(g);
    const attacks = hexesFor(scene, 'assault').flatMap((hex) => this.think(g, hex) ?? []);
    const attack =
      best(attacks, ({ gain }) => gain, this.mind.style.leastAssault) ??
      (isOpen(scene, 'end') ? undefined : this.owed(g, attacks));
    if (attack === undefined) return isOpen(scene, 'end') ? act('end') : undefined;
    this.take(attack);
    for (const hex of this.thought.keys())
      if (grid.distance(hex, attack.hex) <= STIRRED) this.thought.delete(hex);
    return act('assault', attack.hex);
  }

  /** Forgets what was thought in another segment, or on another board. */
  private recall(g: G): void {
    let assaulted = 0;
    for (const unit of UNITS_OF[this.mind.side] ?? []) assaulted += g.unit.assaulted.get(unit);
    const key = `${g.turn}:${g.segment}`;
    if (key !== this.key || assaulted <= this.assaulted) this.thought.clear();
    this.key = key;
    this.assaulted = assaulted;
  }

  private think(g: G, hex: HexId): Attack | undefined {
    if (!this.mind.isQuick) return attackOn(this.mind, g, hex);
    if (!this.thought.has(hex)) this.thought.set(hex, attackOn(this.mind, g, hex));
    return this.thought.get(hex);
  }

  private owed(g: G, attacks: readonly Attack[]): Attack | undefined {
    return best(
      attacks.filter(({ hex }) => owing(g, hex).length > 0),
      ({ gain }) => gain,
    );
  }

  private take({ hex, units }: Attack): void {
    this.hex = hex;
    this.actions = units.map((unit) => act('join', unit));
  }

  muster(scene: Scene): Action | undefined {
    const g = gOf(scene);
    const read = localsOf(scene, 'assault');
    const hex = read('hex') as HexId;
    if (read('inside') === 1) return isOpen(scene, 'storm') ? act('storm') : undefined;
    if (hex !== this.hex) {
      const attack = attackOn(this.mind, g, hex);
      if (attack !== undefined) this.take(attack);
    }
    const next = nextOf(scene, this.actions);
    if (next !== undefined) return next;
    const [hq] = unitsFor(scene, 'back');
    if (hq !== undefined) return act('back', hq);
    this.hex = -1;
    if (isOpen(scene, 'storm')) return act('storm');
    const [unit] = unitsFor(scene, 'join');
    return unit === undefined ? undefined : act('join', unit);
  }
}

/** A headquarters in reach helps those who are assaulted, unless they are next to nothing. */
const answer: Script = (scene) => {
  const g = gOf(scene);
  const hex = local(scene, 'assault', 'hex') as HexId;
  const [hq] = unitsFor(scene, 'back');
  const isWorth = unitsIn(g, hex).some((unit) => SIDE_OF[unit] === scene.side && !isGarrison(unit));
  return hq !== undefined && isWorth ? act('back', hq) : act('pass');
};

/** The stack that is worth least is disrupted. */
const expose =
  ({ side, style }: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const cost = (hex: HexId): number =>
      unitsIn(g, hex).reduce((sum, unit) => sum + (SIDE_OF[unit] === side ? worthOf(style, g, unit) : 0), 0);
    const hex = best(hexesFor(scene, 'expose'), (at) => -cost(at));
    return hex === undefined ? undefined : act('expose', hex);
  };

/** Whether a unit leaves its hex to go into one that is won. */
function isFree(g: G, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  const others = unitsIn(g, at).filter((one) => SIDE_OF[one] === SIDE_OF[unit] && !isHeadquarters(one));
  if (SIDE_OF[unit] === ALLIED) return g.zone.at.get(MAIN) !== at || others.length > 2;
  return fortOf(at) === OPEN_GROUND && (!isCaen(at) || others.length > 1);
}

/** The strongest go in, as many as there is room for. */
const advance: Script = (scene) => {
  const g = gOf(scene);
  const hex = local(scene, 'assault', 'hex') as HexId;
  const domain = domainOf(scene, 'advance') as Domain<readonly number[]> | undefined;
  if (domain === undefined) return undefined;
  const ready = grid
    .around(hex)
    .flatMap((at) => unitsIn(g, at))
    .filter((unit) => SIDE_OF[unit] === scene.side && domain.why([unit]) === null && isFree(g, unit))
    .sort((a, b) => combatFactor(g, b) - combatFactor(g, a));
  let chosen: UnitId[] = [];
  for (const unit of ready) {
    const more = [...chosen, unit].sort((a, b) => a - b);
    if (domain.why(more) === null) chosen = more;
  }
  return domain.why(chosen) === null ? act('advance', chosen) : undefined;
};

/** The steps of Close Assaults for one player. */
export function storming(mind: Mind): Readonly<Record<string, Script>> {
  const stormers = new Storming(mind);
  return {
    'assaultSegment.choose': (scene) => stormers.choose(scene),
    'assault.muster': (scene) => stormers.muster(scene),
    'assault.answer': answer,
    'assault.expose': expose(mind),
    'assault.advance': advance,
    'retreat.choose': retreat,
    'crowding.remove': remove(mind),
  };
}

/** Goes back to where no enemy is beside it, with friends if it can. */
const retreat: Script = (scene) => {
  const g = gOf(scene);
  const enemy = 1 - scene.side;
  const value = (hex: HexId): number => {
    const foes = grid.around(hex).filter((at) => g.board.stacks.has(enemy, at)).length;
    return -foes + (g.board.stacks.has(scene.side, hex) ? 0.5 : 0);
  };
  const way = best(lists(scene, 'retreat'), (path) => value(path.at(-1) as HexId) - path.length / 10);
  return way === undefined ? undefined : act('retreat', way);
};

/** Who is worth least goes. */
const remove =
  ({ style }: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const unit = best(unitsFor(scene, 'remove'), (one) => -worthOf(style, g, one));
    return unit === undefined ? undefined : act('remove', unit);
  };
