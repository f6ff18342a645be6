import type { HexId } from '@bocage/hex';
import { act, best, isOpen, numbers, type Script } from '@bocage/kernel/players';
import { ALLIED, BEACH_NAME, beachAt, columnOf, dataOf, type G, GERMAN, grid, isAmerican, isHex, isKampfgruppe, LAST_WITHDRAWAL, MEMBERS, SIDE_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import type { Line } from './line.ts';
import { feels, gOf, holds, stepWorth } from './world.ts';

/** The turn before the last in which units go back to England, when the front can spare some. */
const EARLY = LAST_WITHDRAWAL - 1;

/** Sends home in time who would score for the Germans, and brings the reinforcements in. */
export const gather: Script = (scene) => {
  const g = gOf(scene);
  const isIdle = (unit: UnitId): boolean => !feels(g, GERMAN, g.unit.at.get(unit));
  const home = numbers<UnitId>(scene, 'ship').find(
    (unit) => g.turn >= LAST_WITHDRAWAL || (g.turn === EARLY && isIdle(unit)) || isLone(unit),
  );
  if (home !== undefined) return act('ship', home);
  if (isOpen(scene, 'reinforce')) return act('reinforce');
  return act('done');
};
/** Ranger battalions fight little and score much. */
const isLone = (unit: UnitId): boolean => dataOf(unit).steps === 1;

/** As many as may come. */
export const enter: Script = (scene) => {
  const many = best(numbers(scene, 'enter'), (one) => one);
  return many === undefined ? undefined : act('enter', many);
};

/** The strongest formation first. */
export const bring: Script = (scene) => {
  const value = (formation: number): number =>
    (MEMBERS[formation] ?? []).reduce((sum, unit) => sum + (dataOf(unit).front.attack ?? 0), 0);
  const formation = best(numbers(scene, 'bring'), value);
  return formation === undefined ? undefined : act('bring', formation);
};

/** Puts a unit in the best of its entry hexes. */
const put =
  (worth: (g: G, unit: UnitId) => (hex: HexId) => number): Script =>
  (scene) => {
    const [unit] = numbers<UnitId>(scene, 'put');
    if (unit === undefined) return undefined;
    const value = worth(gOf(scene), unit);
    const hex = best(numbers(scene, 'put', unit), (one) => value(one as HexId));
    return hex === undefined ? undefined : act('put', unit, hex);
  };

const VII_CORPS = ['4', '9', '79', '90', '82', '101'];
function beachValue(g: G, unit: UnitId): (hex: HexId) => number {
  const { division } = dataOf(unit);
  const isNorthern =
    g.cherbourgTaken === 0 && g.turn <= 4 && division !== null && VII_CORPS.includes(division);
  return (hex) => {
    const isUtah = BEACH_NAME[beachAt(hex)] === 'Utah';
    return (isUtah === isNorthern && isAmerican(unit) ? 5 : 0) - unitsIn(g, hex).length + columnOf(hex) / 100;
  };
}

/** Units before Cherbourg land at Utah, all others where there is most room. */
export const putAllied: Script = put(beachValue);

/** Germans come in near the front. */
export const putGerman = (lineOf: (g: G) => Line): Script =>
  put((g, unit) => letterValue(g, unit, lineOf(g)));

/** The lettered hex nearest to the part of the line that is threatened most. */
function letterValue(g: G, unit: UnitId, { posts }: Line): (hex: HexId) => number {
  const post = best(posts, ({ threat, hex }) => threat - (isKampfgruppe(unit) ? 0 : columnOf(hex) / 20));
  return (hex) => (post === undefined ? 0 : -grid.distance(hex, post.hex)) - 0.2 * unitsIn(g, hex).length;
}

/** Lands whom it can, those who find room first; else makes room inland. */
export const thirdWave: Script = (scene) => {
  const g = gOf(scene);
  for (const unit of numbers(scene, 'land')) {
    const hex = best(numbers(scene, 'land', unit), (one) => -unitsIn(g, one as HexId).length);
    if (hex !== undefined) return act('land', unit, hex);
  }
  for (const unit of numbers(scene, 'displace')) {
    const hex = best(
      numbers(scene, 'displace', unit),
      (to) => grid.row(to as HexId) - (beachAt(to as HexId) >= 0 ? 5 : 0),
    );
    if (hex !== undefined) return act('displace', unit, hex);
  }
  return undefined;
};

/** One landing does not depend on another: from east to west. */
export const landing: Script = (scene) => {
  const hex = best(numbers(scene, 'land'), (one) => one);
  return hex === undefined ? undefined : act('land', hex);
};

/** The strongest come up to strength first, those at the front before others. */
export const rebuild: Script = (scene) => {
  const g = gOf(scene);
  const value = (unit: UnitId): number => {
    const at = g.unit.at.get(unit);
    const isAtFront = isHex(at) && feels(g, 1 - (SIDE_OF[unit] as number), at);
    return (dataOf(unit).front.attack ?? 0) + (dataOf(unit).front.defense ?? 0) + (isAtFront ? 2 : 0);
  };
  const unit = best(numbers<UnitId>(scene, 'rebuild'), value);
  if (unit === undefined) return act('done');
  const [type] = numbers(scene, 'rebuild', unit);
  return type === undefined ? act('done') : act('rebuild', unit, type);
};

/** Of an over-stack the enemy loses the best, we the worst. */
export const remove: Script = (scene) => {
  const g = gOf(scene);
  const sign = (unit: UnitId): number => (SIDE_OF[unit] === scene.side ? -1 : 1);
  const unit = best(
    numbers<UnitId>(scene, 'remove'),
    (one) => sign(one) * stepWorth(g, one) * g.unit.steps.get(one),
  );
  return unit === undefined ? undefined : act('remove', unit);
};

/** On D-Day all go on inland as far as they may, but one unit stays on the sand. */
export const further: Script = (scene) => {
  const g = gOf(scene);
  for (const unit of numbers<UnitId>(scene, 'further')) {
    const from = g.unit.at.get(unit);
    if (unitsIn(g, from).length < 2) continue;
    const hex = best(numbers(scene, 'further', unit), (to) => inland(g, to as HexId), 0);
    if (hex !== undefined) return act('further', unit, hex);
  }
  return act('stay');
};

function inland(g: G, hex: HexId): number {
  if (beachAt(hex) >= 0) return 0;
  return grid.row(hex) + (holds(g, ALLIED, hex) ? 1 : 0) + (feels(g, GERMAN, hex) ? -0.5 : 0);
}
