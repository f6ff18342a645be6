import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import type { Domain } from '@bocage/kernel';
import { act, best, isOpen, lists, numbers, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIED, face, type G, grid, POINTE_DU_HOC, RANGER_DISPLAY, SIDE_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf, unitsFor } from './ask.ts';
import { type Attack, price } from './price.ts';
import { OBJECTIVES, ORNE, thornsOf, worthToAllies, worthToGermans } from './worth.ts';

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

/** The last man in a place that matters does not leave it, nor risk being thrown out of it. */
export function standsGuard(g: G, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  if (!OBJECTIVES.has(at) && !ORNE.includes(at)) return false;
  return g.board.stacks.counts(SIDE_OF[unit] as number)[at] === 1;
}

/** Less than this is not worth the change of one more or one fewer battalion. */
const TRIFLE = 0.02;

/** The attack without those who add nothing to it, the weakest first, so that they may do something else. */
function trimmed(g: G, attack: Attack): Attack & { readonly gain: number } {
  let kept = attack;
  let gain = price(g, attack);
  const weakest = [...attack.units].sort((a, b) => face(g, a).strength - face(g, b).strength);
  for (const unit of weakest) {
    if (kept.units.length === 1) break;
    const fewer = { ...kept, units: kept.units.filter((one) => one !== unit) };
    const value = price(g, fewer);
    if (value >= gain - TRIFLE) [kept, gain] = [fewer, value];
  }
  return { ...kept, gain };
}

/** Makes the attack that promises most, as long as one promises anything. */
export const designate: Script = (scene) => {
  const g = gOf(scene);
  const thorns = thornsOf(g);
  const attacks = numbers(scene, 'attack').map((hex) => {
    const at = hex as HexId;
    const worth = scene.side === ALLIED ? worthToAllies(g, thorns, at) : worthToGermans(g, at);
    return { side: scene.side, hex: at, units: allAgainst(scene, at), worth };
  });
  const open = attacks.filter(({ units }) => units.length > 0);
  const most = best(open, (attack) => price(g, attack));
  const attack = most === undefined ? undefined : trimmed(g, most);
  if (attack !== undefined && attack.gain > 0) return act('attack', attack.hex, attack.units);
  if (isOpen(scene, 'fight')) return act('fight');
  const climb = open.find(({ hex }) => hex === g.unit.at.get(POINTE_DU_HOC));
  return climb === undefined ? undefined : act('attack', climb.hex, climb.units);
};

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
