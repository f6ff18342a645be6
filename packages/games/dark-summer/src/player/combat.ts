import type { HexId } from '@bocage/hex';
import type { Domain } from '@bocage/kernel';
import { act, best, domainOf, lists, local, numbers, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIED, BOCAGE, beachAt, committedMarkers, dataOf, FORMATION_OF, type G, isSpecial, MARKERS, MEMBERS, SIDE_OF, terrainOf, type UnitId, unitsIn, worthOfEach } from '../queries.ts'; // biome-ignore format: a list
import type { Fighter } from './attack.ts';
import { type Attack, price } from './price.ts';
import { around, attackOf, defenseOf, gOf, stepWorth, sums } from './world.ts';

/** The hex that is fought for. */
const foughtFor = (scene: Scene): HexId => local(scene, 'combat', 'hex') as HexId;

/** What a marker must bring to be spent, by its kind. */
const THRESHOLD: Readonly<Record<string, number>> = {
  carpetBombing: 0.6,
  tacAir: 0.1,
  naval: 0.05,
  tankDestroyer: 0.12,
  nebelwerfer: 0.15,
  artillery: 0.15,
  assaultGun: 0.12,
};

/** Adds markers one by one, as long as one brings enough; `worth` is that of the hex to the attacker. */
export const support =
  ({ worth, style }: Fighter): Script =>
  (scene) => {
    const g = gOf(scene);
    const hex = foughtFor(scene);
    const units = g.known.attackers();
    const sign = SIDE_OF[units[0] ?? 0] === scene.side ? 1 : -1;
    const domain = domainOf(scene, 'support') as unknown as Domain<readonly number[]>;
    const base: Attack = { hex, units, markers: committedMarkers(g), worth: worth(g, hex) };
    const value = (set: readonly number[]): number =>
      sign * price(g, { ...base, markers: [...base.markers, ...set] }, style);
    let chosen: readonly number[] = [];
    for (let more = 0; more < MARKERS.length; more++) {
      const next = nextMarker(chosen, domain, value);
      if (next === undefined) break;
      chosen = next;
    }
    return act('support', chosen);
  };

function nextMarker(
  chosen: readonly number[],
  domain: Domain<readonly number[]>,
  value: (set: readonly number[]) => number,
): readonly number[] | undefined {
  const now = value(chosen);
  const sets = MARKERS.flatMap(({ kind }, marker) =>
    chosen.includes(marker) ? [] : [{ set: [...chosen, marker].sort((a, b) => a - b), kind }],
  ).filter(({ set }) => domain.why(set) === null);
  return best(sets, ({ set, kind }) => value(set) - now - (THRESHOLD[kind] ?? 0), 0)?.set;
}

/** As much as may be used. */
export const supportCherbourg: Script = (scene) => {
  const markers = best(lists(scene, 'support'), (set) => set.length);
  return markers === undefined ? undefined : act('support', markers);
};

/** Takes the loss where it costs least. */
export const lose: Script = (scene) => {
  const g = gOf(scene);
  const unit = best(numbers<UnitId>(scene, 'lose'), (one) => -stepWorth(g, one) - lastStep(g, one));
  return unit === undefined ? undefined : act('lose', unit);
};

/** The last step of a whole division, or of a unit that would score for the enemy, is dear. */
function lastStep(g: G, unit: UnitId): number {
  if (SIDE_OF[unit] !== ALLIED || g.unit.steps.get(unit) > 1) return 0;
  if (isSpecial(unit)) return worthOfEach('special-units');
  const division = MEMBERS[FORMATION_OF[unit] as number] ?? [];
  return dataOf(unit).division !== null && division.every((one) => g.unit.steps.get(one) > 0) ? 1 : 0;
}

/** Falls back to friends and away from enemies, rather into hedgerows. */
export const retreat: Script = (scene) => {
  const g = gOf(scene);
  const enemies = sums(g, 1 - scene.side, attackOf);
  const friends = sums(g, scene.side, defenseOf);
  const [unit] = numbers(scene, 'retreat');
  if (unit === undefined) return undefined;
  const value = (hex: HexId): number =>
    Math.min(2, (friends[hex] as number) / 4) -
    around(enemies, hex) / 10 +
    (terrainOf(hex) === BOCAGE ? 1 : 0);
  const way = best(lists(scene, 'retreat', unit), (one) => value(one.at(-1) as HexId));
  return way === undefined ? undefined : act('retreat', unit, way);
};

/** Goes after the enemy with those who wish it, the most eager first, as far as there is room. */
export const advance =
  (wish: (g: G, unit: UnitId, hex: HexId) => number): Script =>
  (scene) => {
    const g = gOf(scene);
    const hex = foughtFor(scene);
    const domain = domainOf(scene, 'advance') as unknown as Domain<readonly number[]>;
    const eager = g.known
      .attackers()
      .map((unit) => ({ unit, wish: wish(g, unit, hex) }))
      .filter((one) => one.wish > 0)
      .sort((a, b) => b.wish - a.wish);
    let chosen: UnitId[] = [];
    for (const { unit } of eager) {
      const set = [...chosen, unit].sort((a, b) => a - b);
      if (domain.why(set) === null) chosen = set;
    }
    return act('advance', chosen);
  };

/** An exchange is taken for a beach, or where it costs no more than two steps. */
export const trade: Script = (scene) => {
  const g = gOf(scene);
  const hex = foughtFor(scene);
  const steps = unitsIn(g, hex).reduce((sum, unit) => sum + g.unit.steps.get(unit), 0);
  return act(beachAt(hex) >= 0 || steps <= 2 ? 'exchange' : 'trade');
};
