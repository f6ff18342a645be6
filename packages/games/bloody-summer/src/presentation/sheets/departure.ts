import { type HexId, NOWHERE } from '@bocage/hex';
import { dieRows, inSix, modifierRow, row, type Sheet } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { boxAt, isFortress, isHex, isStrategic, STRATEGIC } from '../../map.ts';
import { cupOf, raidOn } from '../../rules/air/flights.ts';
import { wayFrom } from '../../rules/logistics/carriage.ts';
import { needsNoDie, operationModifier } from '../../rules/movement/operations.ts';
import { isMelee } from '../../rules/offmap/boxes.ts';
import { isFree, modifierOf } from '../../rules/offmap/interdiction.ts';
import { unitsOf } from '../../rules/units.ts';
import type { G } from '../../state.ts';
import { infiltrationOf } from '../../tables/landing.ts';
import { airInterdiction, interdictionOf, leaves } from '../../tables/strategic.ts';
import { ALLIES, AXIS, GERMAN } from '../../terms.ts';
import { CAMP_OF, isPartisans, type UnitId } from '../../units.ts';
import { unitName } from '../faces.ts';
import { airName, boxName, boxTitle, placeTitle } from '../words.ts';

const hasPartisans = (g: G, box: HexId): boolean => unitsOf(g, ALLIES, box).some(isPartisans);

/** 4.1.2-h, 6.12-e: the die of somebody of a camp who leaves a box; null where none is thrown. */
export function departureSheet(g: G, camp: number, from: HexId, to: HexId, who: string): Sheet | null {
  const isDiced = isStrategic(from) && !isFortress(to) && (camp === AXIS || isMelee(g, from));
  if (!isDiced) return null;
  const [air, partisans] = camp === AXIS ? [raidOn(g, boxAt(from)), hasPartisans(g, from)] : [0, false];
  const total = modifierOf(g, camp, from);
  const more = partisans ? CHARTS.strategic.partisans : 0;
  const away = (die: number): boolean => isFree(g, camp, from, die);
  return {
    title: `${who} from ${boxName(from)} to ${isHex(to) ? placeTitle(to) : boxName(to)}`,
    rows: [
      row('Die must be less than', interdictionOf(boxAt(from)), '4.1.2-h'),
      ...modifierRow('Aircraft over the box', air, '9.5-b'),
      ...modifierRow('The Resistance', more, '4.1.2-k'),
      ...modifierRow('Strengths in the confusion', total - air - more, '6.12-e'),
      ...dieRows((die) => (away(die) ? 'gets away' : 'stays for this phase'), '4.1.2-i'),
    ],
    result: `Gets away ${inSix(away)}`,
  };
}

/** 0.2.1-d, R-72: a German marker that leaves boxes on its way; null for any other. */
export function convoySheet(g: G, side: number, from: HexId, to: HexId): Sheet | null {
  if (side !== GERMAN) return null;
  const way = [from, ...wayFrom(g, side, from, to)];
  const boxes = way.slice(0, -1).filter(isStrategic);
  if (boxes.length === 0) return null;
  const isOut = (box: HexId, die: number): boolean => {
    const more = hasPartisans(g, box) ? CHARTS.strategic.partisans : 0;
    return leaves(boxAt(box), die + raidOn(g, boxAt(box)) + more);
  };
  const faces = (box: HexId): number => [1, 2, 3, 4, 5, 6].filter((die) => isOut(box, die)).length;
  const chance = boxes.reduce((product, box) => (product * faces(box)) / 6, 1);
  return {
    title: `An Offensive marker from ${boxName(from)} to ${placeTitle(to)}`,
    rows: boxes.map((box) => row(`Leaves ${boxTitle(box)}`, inSix((die) => isOut(box, die)), '0.2.1-d')),
    result: `Gets there ${Math.round(100 * chance)} %`,
  };
} // biome-ignore format: a row

/** 9.5: what aircraft over a box would do to Germans who leave it. */
export function interdictionSheet(g: G, air: number, box: number): Sheet {
  const [now, added] = [raidOn(g, box), airInterdiction(cupOf(air), 1)];
  const away = (more: number) => inSix((die) => leaves(box, die + more));
  const at = boxPlace(box);
  return {
    title: `${airName(air)} over ${boxName(at)}`,
    rows: [
      row('Die must be less than', interdictionOf(box), '4.1.2-h'),
      row('Germans get away now', away(now), '4.1.2-h'),
      row('With these aircraft', away(now + added), '9.5-b'),
    ],
    result: `Germans get away ${away(now + added)}, not ${away(now)}`,
  };
}
const boxPlace = (box: number): HexId => STRATEGIC[box] ?? NOWHERE;

/** 4.4: rangers, commandos or elite paratroops slip through. */
export function operationSheet(g: G, unit: UnitId, to: HexId): Sheet | null {
  const title = `${unitName(unit)} slips through to ${placeTitle(to)}`;
  if (needsNoDie(g, unit)) return { title, rows: [], result: 'Without a die on 6 June' };
  const modifier = operationModifier(g, unit);
  const resultOf = (die: number) => infiltrationOf(die + modifier);
  const text = (die: number): string => {
    const { succeeds, levels } = resultOf(die);
    return `${succeeds ? 'gets through' : 'stays where it is'}${levels > 0 ? ', disorganized' : ''}`;
  };
  return {
    title,
    rows: [
      ...modifierRow('The enemy has more steps in the hex that is left', modifier, '4.4-e'),
      ...dieRows(text, '4.4-e'),
    ],
    result: `Gets through ${inSix((die) => resultOf(die).succeeds)}, disorganized ${inSix((die) => resultOf(die).levels > 0)}`,
  };
}
/** The camp of somebody who moves. */
export const campOfUnit = (unit: UnitId): number => CAMP_OF[unit] as number;
