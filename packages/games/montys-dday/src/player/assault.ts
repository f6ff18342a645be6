import type { HexId } from '@bocage/hex';
import type { Action, Domain } from '@bocage/kernel';
import { act, best, domainOf, isOpen, lists, local, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIED, type Assault, assaultersOn, CAEN, columnOf, combatFactor, fortOf, type G, GERMAN, grid, isDisrupted, isGarrison, isHeadquarters, MAIN, modifierOf, OPEN_GROUND, owing, SIDE_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, nextOf, unitsFor } from './ask.ts';
import { assaultChances } from './odds.ts';
import { gainOf, type Harm, worthOf } from './worth.ts';

/** What a result of an assault takes of a unit’s worth. */
const HARM: Harm = { disruption: 0.4, retreat: 0.3 };
/** What it costs of its worth that a stack is disrupted. */
const SHAKEN = [0.35, 0.2];
/** What a hex is worth beside those in it. */
const GROUND = 0.15;
const CITY = 0.5;
/** Drop Zones decide draws. */
const DROP_ZONE = 1.5;
const TRIFLE = 0.02;

function groundWorth(g: G, side: number, hex: HexId): number {
  if (CAEN.includes(hex)) return CITY;
  if (side === GERMAN && g.zone.at.get(MAIN) === hex) return DROP_ZONE;
  return GROUND;
}

/** The cheapest of the attacking stacks, which is the one that is exposed. */
function cheapestStack(g: G, units: readonly UnitId[]): number {
  const costs = new Map<HexId, number>();
  for (const unit of units) {
    const at = g.unit.at.get(unit);
    costs.set(at, (costs.get(at) ?? 0) + worthOf(g, unit));
  }
  return Math.min(...costs.values());
}

const defendersOf = (g: G, side: number, hex: HexId): readonly UnitId[] =>
  unitsIn(g, hex).filter((unit) => SIDE_OF[unit] !== side);

/** What an assault promises its side, less what it may cost. */
function price(g: G, assault: Assault): number {
  const { side, hex, units } = assault;
  const chances = assaultChances(columnOf(g, assault), modifierOf(g, assault));
  const defenders = defendersOf(g, side, hex);
  const isWon =
    chances.E +
    chances.R +
    (defenders.every((unit) => isDisrupted(g, unit) || isGarrison(unit)) ? chances.D : 0);
  const gain = gainOf(g, defenders, chances, HARM) + isWon * groundWorth(g, side, hex);
  return gain - chances.red * (SHAKEN[side] as number) * cheapestStack(g, units);
}

export interface Plan extends Assault {
  readonly gain: number;
}

/** The assault of all who may, without those who add nothing to it. */
function planFor(g: G, side: number, hex: HexId): Plan | undefined {
  const owed = side === ALLIED ? owing(g, hex) : [];
  const all = assaultersOn(g, side, hex).filter((unit) => owed.includes(unit) || !staysIn(g, unit));
  if (all.length === 0) return undefined;
  const assault = (units: readonly UnitId[]): Assault => ({
    side,
    hex,
    units,
    inside: false,
    support: { attack: 0, defence: 0 },
  });
  let units: readonly UnitId[] = all;
  let gain = price(g, assault(all));
  const weakest = [...all].sort((a, b) => combatFactor(g, a) - combatFactor(g, b));
  for (const unit of weakest) {
    if (units.length === 1 || owed.includes(unit)) continue;
    const fewer = units.filter((one) => one !== unit);
    const value = price(g, assault(fewer));
    if (value >= gain - TRIFLE) [units, gain] = [fewer, value];
  }
  return { ...assault(units), gain };
}

/** Germans in works do not come out. */
const staysIn = (g: G, unit: UnitId): boolean =>
  SIDE_OF[unit] === GERMAN && fortOf(g.unit.at.get(unit)) !== OPEN_GROUND && combatFactor(g, unit) <= 2;

/** What an assault must promise. */
const LEAST = 0.12;

class Storming {
  private hex: HexId | -1 = -1;
  private actions: Action[] = [];

  /** The assault that promises most, then those that are owed; then the segment ends. */
  choose(scene: Scene): Action | undefined {
    const g = gOf(scene);
    const plans = hexesFor(scene, 'assault').flatMap((hex) => planFor(g, scene.side, hex) ?? []);
    const plan =
      best(plans, ({ gain }) => gain, LEAST) ?? (isOpen(scene, 'end') ? undefined : this.owed(g, plans));
    if (plan === undefined) return isOpen(scene, 'end') ? act('end') : undefined;
    this.take(plan);
    return act('assault', plan.hex);
  }

  private owed(g: G, plans: readonly Plan[]): Plan | undefined {
    return best(
      plans.filter(({ hex }) => owing(g, hex).length > 0),
      ({ gain }) => gain,
    );
  }

  private take({ hex, units }: Plan): void {
    this.hex = hex;
    this.actions = units.map((unit) => act('join', unit));
  }

  muster(scene: Scene): Action | undefined {
    const g = gOf(scene);
    const hex = local(scene, 'assault', 'hex') as HexId;
    if (local(scene, 'assault', 'inside') === 1) return isOpen(scene, 'storm') ? act('storm') : undefined;
    if (hex !== this.hex) {
      const plan = planFor(g, scene.side, hex);
      if (plan !== undefined) this.take(plan);
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
const expose: Script = (scene) => {
  const g = gOf(scene);
  const cost = (hex: HexId): number =>
    unitsIn(g, hex).reduce((sum, unit) => sum + (SIDE_OF[unit] === scene.side ? worthOf(g, unit) : 0), 0);
  const hex = best(hexesFor(scene, 'expose'), (at) => -cost(at));
  return hex === undefined ? undefined : act('expose', hex);
};

/** Whether a unit leaves its hex to go into one that is won. */
function isFree(g: G, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  const others = unitsIn(g, at).filter((one) => SIDE_OF[one] === SIDE_OF[unit] && !isHeadquarters(one));
  if (SIDE_OF[unit] === ALLIED) return g.zone.at.get(MAIN) !== at || others.length > 2;
  return fortOf(at) === OPEN_GROUND && (!CAEN.includes(at) || others.length > 1);
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
export function storming(): Readonly<Record<string, Script>> {
  const mind = new Storming();
  return {
    'assaultSegment.choose': (scene) => mind.choose(scene),
    'assault.muster': (scene) => mind.muster(scene),
    'assault.answer': answer,
    'assault.expose': expose,
    'assault.advance': advance,
    'retreat.choose': retreat,
    'crowding.remove': remove,
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
const remove: Script = (scene) => {
  const g = gOf(scene);
  const unit = best(unitsFor(scene, 'remove'), (one) => -worthOf(g, one));
  return unit === undefined ? undefined : act('remove', unit);
};
