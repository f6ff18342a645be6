import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import type { Domain } from '@bocage/kernel';
import { act, best, isOpen, lists, numbers, type Scene, type Script } from '@bocage/kernel/players';
import { EVERY_UNIT, face, type G, grid, POINTE_DU_HOC, RANGER_DISPLAY, SIDE_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf, unitsFor } from './ask.ts';
import { Remembered } from './memory.ts';
import { type Attack, price } from './price.ts';
import type { AttackStyle } from './style.ts';
import { OBJECTIVES, ORNE } from './worth.ts';

/** Everybody who may join an attack on a hex. */
function allAgainst(scene: Scene, hex: HexId): UnitId[] {
  const { offer } = scene.world;
  const verb = offer.verb('attack');
  if (verb === undefined) return [];
  const domain = offer.domain(verb, [hex]) as Domain<readonly number[]>;
  const places = [...DIRECTIONS.map((direction) => grid.neighbour(hex, direction)), RANGER_DISPLAY];
  return places
    .filter((at) => at !== NOWHERE)
    .flatMap((at) => unitsIn(gOf(scene), at))
    .filter((unit) => SIDE_OF[unit] === scene.side && domain.why([unit]) === null)
    .sort((a, b) => a - b);
}

/** The last man in a place that matters, or the last few, do not leave it, nor risk being thrown out of it. */
export function standsGuard(g: G, unit: UnitId, many = 1): boolean {
  const at = g.unit.at.get(unit);
  if (!OBJECTIVES.has(at) && !ORNE.includes(at)) return false;
  return (g.board.stacks.counts(SIDE_OF[unit] as number)[at] as number) <= many;
}

/** The attack without those who add nothing to it, the weakest first, so that they may do something else. */
function trimmed(g: G, style: AttackStyle, attack: Priced): Priced {
  let kept = attack;
  const weakest = [...attack.units].sort((a, b) => face(g, a).strength - face(g, b).strength);
  for (const unit of weakest) {
    if (kept.units.length === 1) break;
    const fewer = { ...kept, units: kept.units.filter((one) => one !== unit) };
    const gain = price(g, style, fewer);
    if (gain >= kept.gain - style.trifle) kept = { ...fewer, gain };
  }
  return kept;
}

/** An attack with what it promises. */
interface Priced extends Attack {
  readonly gain: number;
}

const areSame = (a: readonly UnitId[], b: readonly UnitId[]): boolean =>
  a.length === b.length && a.every((unit, i) => unit === b[i]);

/** What a hex is worth to a side, worked out from a position. */
export type Worths = (g: G) => (hex: HexId) => number;

/** The attacks that may still be made, by hex, with their prices; who is called upon elsewhere leaves those he could join. */
class Attacks {
  private readonly style: AttackStyle;
  private readonly worth: (hex: HexId) => number;
  private readonly known = new Map<HexId, Priced>();
  /** How many had been called upon when they were listed last; less than none before that. */
  private called = -1;

  constructor(style: AttackStyle, worth: (hex: HexId) => number) {
    this.style = style;
    this.worth = worth;
  }

  /** All of them: asked for once, then kept up as long as nobody else calls upon anybody. */
  kept(scene: Scene): readonly Priced[] {
    const g = gOf(scene);
    const called = calledUpon(g, scene.side);
    if (called !== this.called) this.listed(scene);
    this.called = called;
    return [...this.known.values()];
  }

  /** All of them, asked for anew; what has the same attackers as before has its old price. */
  listed(scene: Scene): readonly Priced[] {
    const hexes = numbers<HexId>(scene, 'attack');
    for (const hex of this.known.keys()) if (!hexes.includes(hex)) this.known.delete(hex);
    for (const hex of hexes) this.reprice(scene, hex);
    return hexes.flatMap((hex) => this.known.get(hex) ?? []);
  }

  private reprice(scene: Scene, hex: HexId): void {
    const units = allAgainst(scene, hex);
    const known = this.known.get(hex);
    if (known !== undefined && areSame(known.units, units)) return;
    const attack = { side: scene.side, hex, units, worth: this.worth(hex) };
    if (units.length === 0) this.known.delete(hex);
    else this.known.set(hex, { ...attack, gain: price(gOf(scene), this.style, attack) });
  }

  /** Notes that an attack is going to be made. */
  made(scene: Scene, { hex, units }: Attack): void {
    this.known.delete(hex);
    this.called += units.length;
    for (const other of [...this.known.values()])
      if (other.units.some((unit) => units.includes(unit))) this.reduce(scene, other, units);
  }

  private reduce(scene: Scene, { hex, side, worth, units }: Priced, called: readonly UnitId[]): void {
    const left = units.filter((unit) => !called.includes(unit));
    const attack = { side, hex, worth, units: left };
    if (left.length === 0) this.known.delete(hex);
    else this.known.set(hex, { ...attack, gain: price(gOf(scene), this.style, attack) });
  }
}

/** How many of a side are designated for attacks. */
function calledUpon(g: G, side: number): number {
  let sum = 0;
  for (const unit of EVERY_UNIT) if (SIDE_OF[unit] === side && g.unit.target.get(unit) !== NOWHERE) sum++;
  return sum;
}

/** Makes the attack that promises most, as long as one promises anything. */
export function designate(style: AttackStyle, pace: 'careful' | 'quick', worths: Worths): Script {
  const remembered = new Remembered((g) => new Attacks(style, worths(g)));
  return (scene) => {
    const g = gOf(scene);
    const attacks = remembered.of(g);
    const open = pace === 'quick' ? attacks.kept(scene) : attacks.listed(scene);
    const most = best(open, ({ gain }) => gain);
    const attack = most === undefined ? undefined : trimmed(g, style, most);
    if (attack !== undefined && attack.gain > style.least) {
      attacks.made(scene, attack);
      return act('attack', attack.hex, attack.units);
    }
    if (isOpen(scene, 'fight')) return act('fight');
    const climb = open.find(({ hex }) => hex === g.unit.at.get(POINTE_DU_HOC));
    return climb === undefined ? undefined : act('attack', climb.hex, climb.units);
  };
}

/** Loses as little strength as possible; falls back where that saves the unit. */
export const lose: Script = (scene) => {
  const [saved] = numbers(scene, 'fallBack');
  if (saved !== undefined) return act('fallBack', saved);
  const g = gOf(scene);
  const unit = best(unitsFor(scene, 'lose'), (one) => g.unit.steps.get(one) - face(g, one).strength);
  return unit === undefined ? undefined : act('lose', unit);
};

/** As many as may, but nobody from a post that would be empty. */
export const advance: Script = (scene) => {
  const g = gOf(scene);
  const isFree = (unit: number): boolean => !standsGuard(g, unit as UnitId);
  const units = best(lists(scene, 'advance'), (set) => (set.every(isFree) ? set.length : -set.length));
  return units === undefined ? undefined : act('advance', units);
};

/** The smallest stack gets into disorder. */
export const disorganize: Script = (scene) => {
  const g = gOf(scene);
  const at = best(numbers(scene, 'disorganize'), (hex) => -unitsIn(g, hex as HexId).length);
  return at === undefined ? undefined : act('disorganize', at);
};

/** Goes back to where a value of places is highest. */
export const retreat =
  (value: (g: G, hex: HexId) => number): Script =>
  (scene) => {
    const g = gOf(scene);
    const way = best(lists(scene, 'retreat'), (path) => value(g, path.at(-1) as HexId));
    return way === undefined ? undefined : act('retreat', way);
  };
