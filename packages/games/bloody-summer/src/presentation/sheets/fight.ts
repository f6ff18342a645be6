import type { HexId } from '@bocage/hex';
import {
  modifierRow,
  oddsHeadline,
  oddsLimit,
  row,
  type Sheet,
  type SheetRow,
  shiftLimit,
} from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { CAUSE_WORDS } from '../../events/combat.ts';
import { isFortress, isHex } from '../../map.ts';
import { coversIn, mayChoose } from '../../rules/combat/covers.ts';
import {
  CONFUSION,
  COUNTERATTACK,
  DROP,
  EXPLOITATION,
  LANDING,
  mannerOf,
  OVERRUN,
} from '../../rules/combat/manner.ts';
import {
  attackIn,
  columnOf,
  defenceIn,
  type Fight,
  modifierOf,
  type Shift,
  shiftsOf,
  startOf,
} from '../../rules/combat/odds.ts';
import { whyNotFly, whyNotGuard, whyNotSupport } from '../../rules/combat/support.ts';
import { attackOf, defenceOf } from '../../rules/units.ts';
import type { G } from '../../state.ts';
import { coverShift } from '../../tables/cover.ts';
import { COLUMNS } from '../../tables/crt.ts';
import { ALLIES, campOf } from '../../terms.ts';
import { BONUS_OF, HEADQUARTERS_OF, isElite, NOBODY, SIDE_OF, type UnitId } from '../../units.ts';
import { FACES, unitName } from '../faces.ts';
import { coverName } from '../names.ts';
import { boxName, capital, columns, placeTitle } from '../words.ts';
import { claimRows, claimText, resultRows } from './results.ts'; // biome-ignore format: lists

/** A fight as far as it is settled, with who is in it. */
export interface Prospect extends Fight {
  readonly side: number;
  readonly foe: number;
  /** Who leads the attack; nobody on 6 June, in an overrun, and where that is not settled. */
  readonly hq: UnitId;
  /** What is not still to be chosen: the ground, whether aircraft come, whether a headquarters supports the attack. */
  readonly isGroundChosen: boolean;
  readonly isAirSettled: boolean;
  readonly isLeadSettled: boolean;
}

const titleOf = (unit: UnitId): string => FACES[unit]?.title ?? '';
const columnName = (column: number): string => COLUMNS.names[column] as string;

/** By manner, where it is not a plain attack. */
const TITLES: Readonly<Record<number, string>> = {
  [EXPLOITATION]: 'Exploitation, attack on',
  [COUNTERATTACK]: 'Counterattack on',
  [OVERRUN]: 'Overrun of',
  [LANDING]: 'Landing attack on',
  [DROP]: 'Fight at the drop, in',
  [CONFUSION]: 'Combat in the confusion of',
};
function titleFor({ at, manner }: Prospect): string {
  if (isHex(at)) return `${TITLES[manner] ?? 'Attack on'} ${placeTitle(at)}`;
  return isFortress(at) ? `Attack on ${boxName(at)}` : `Combat in ${boxName(at)}`;
}

/** 6.5, 7.4: what is to be known of somebody who fights. */
function conditionOf(g: G, unit: UnitId): string {
  const [levels, hits] = [g.unit.disorganised.get(unit), g.unit.affected.get(unit)];
  return [
    ...(levels > 0 ? [`D${levels}`] : []),
    ...(hits > 0 ? [`A${hits}`] : []),
    ...(g.unit.unsupplied.get(unit) === 1 ? ['out of supply'] : []),
  ]
    .map((word) => `, ${word}`)
    .join('');
}
const unitRow = (g: G, unit: UnitId, strength: number): SheetRow =>
  row(`${titleOf(unit)}${conditionOf(g, unit)}`, strength);

function strengthRows(g: G, fight: Prospect): SheetRow[] {
  const { attackers, defenders, aid, works } = fight;
  return [
    ...attackers.map((unit) => unitRow(g, unit, attackOf(g, unit))),
    ...aid.map((unit) => row(`${titleOf(unit)}, from off the coast`, attackOf(g, unit), '10.A.1-h')),
    row('Attack', attackIn(g, fight), '6.3-a'),
    ...defenders.map((unit) => unitRow(g, unit, defenceOf(g, unit))),
    ...(works === 0 ? [] : [row('Security troops of the depot', works, '7.2-c')]),
    row('Defence', defenceIn(g, fight), '6.3-a'),
  ];
}

const shiftValue = (many: number): string => `${many < 0 ? '−' : '+'}${columns(Math.abs(many))}`;
const shiftRows = (shifts: readonly Shift[], cover: number): SheetRow[] =>
  shifts.map(({ cause, columns: many, rule }) => {
    const label = cause === 'ground' ? capital(coverName(cover)) : CAUSE_WORDS[cause];
    return row(label, shiftValue(many), rule);
  });

const { attack: ELITE_ATTACK, defence: ELITE_DEFENCE } = CHARTS.crt.elite;
const eliteRows = ({ attackers, defenders, manner }: Prospect): SheetRow[] =>
  mannerOf(manner).elite
    ? [
        ...modifierRow('Elite attackers, on the die', attackers.some(isElite) ? ELITE_ATTACK : 0, '6.3-c'),
        ...modifierRow('Elite defenders, on the die', defenders.some(isElite) ? ELITE_DEFENCE : 0, '6.3-c'),
      ]
    : [];

/** 5.3: headquarters that could still support the attack, or the defence. */
function staffRows(g: G, fight: Prospect): SheetRow[] {
  if (!mannerOf(fight.manner).headquarters) return [];
  const { side, foe, at, manner, hq, attackers, defenders, bonus, guard } = fight;
  const leaders = hq === NOBODY ? (HEADQUARTERS_OF[side] ?? []) : [hq];
  const attack = { side, at, manner, hq, units: attackers };
  const defence = { side: foe, at, manner, hq: NOBODY, units: defenders };
  return [
    ...leaders
      .filter((one) => bonus === 0 && !fight.isLeadSettled && whyNotSupport(g, attack, one) === null)
      .map((one) =>
        row(`${unitName(one)} may support the attack`, shiftValue(BONUS_OF[one] as number), '5.3-d'),
      ),
    ...(HEADQUARTERS_OF[foe] ?? [])
      .filter((one) => guard === 0 && whyNotGuard(g, defence, one) === null)
      .map((one) =>
        row(`${unitName(one)} may support the defence`, shiftValue(-CHARTS.control.defence), '5.3-h'),
      ),
  ];
}
/** 9.1: fighter-bombers that could still come. */
function airRows(g: G, { side, foe, manner, cover, air, isAirSettled }: Prospect): SheetRow[] {
  const isAttack = campOf(side) === ALLIES;
  const allied = isAttack ? side : foe;
  if (
    air ||
    isAirSettled ||
    campOf(allied) !== ALLIES ||
    whyNotFly(g, { manner, cover, side, allied }) !== null
  )
    return [];
  const many = CHARTS.air.support.columns;
  return [row('Fighter-bombers may support it', shiftValue(isAttack ? many : -many), '9.1-d')];
}

/** as long as the defender has not chosen, the ground that helps him most. */
function withGround(fight: Prospect): Prospect {
  if (fight.isGroundChosen || !mayChoose(fight)) return fight;
  const [best] = [...coversIn(fight.at)].sort((a, b) => coverShift(b) - coverShift(a));
  return best === undefined ? fight : { ...fight, cover: best };
}
const groundRows = (before: Prospect, { cover }: Prospect): SheetRow[] =>
  before.isGroundChosen || !mayChoose(before)
    ? []
    : [row('The defender chooses the ground', coverName(cover), '2.2-g')];

/** 6.3: shifts to the right first, then to the left; neither leaves the table. */
function limitRows(start: number, shifts: readonly { readonly columns: number }[]): SheetRow[] {
  const net = (isMeant: (columns: number) => boolean): number =>
    shifts.reduce((sum, { columns }) => (isMeant(columns) ? sum + columns : sum), 0);
  const [right, left] = [net((columns) => columns > 0), net((columns) => columns < 0)];
  const between = Math.min(start + right, COLUMNS.names.length - 1);
  return [...shiftLimit(COLUMNS, start, right, '6.3-d'), ...shiftLimit(COLUMNS, between, left, '6.3-d')];
}

/** Strengths, odds, every shift and the chances of a fight. */
export function fightSheet(g: G, given: Prospect): Sheet {
  const title = titleFor(given);
  if (given.defenders.length === 0 && given.works === 0)
    return { title, rows: [], result: 'Nobody defends it but headquarters: it falls without a die' };
  const fight = withGround(given);
  if (fight.attackers.length === 0)
    return { title, rows: strengthRows(g, fight).slice(1), result: 'Choose who attacks' };
  const [column, modifier, start] = [columnOf(g, fight), modifierOf(fight), startOf(g, fight)];
  const reading = { column, modifier, manner: fight.manner };
  const [attack, defence] = [attackIn(g, fight), defenceIn(g, fight)];
  return {
    title,
    rows: [
      ...claimRows(reading),
      ...strengthRows(g, fight),
      row(`Odds of ${attack} to ${defence}`, columnName(start), '6.3-a'),
      ...oddsLimit(COLUMNS, attack, defence, '6.3-d'),
      ...shiftRows(shiftsOf(g, fight), fight.cover),
      ...limitRows(start, shiftsOf(g, fight)),
      ...groundRows(given, fight),
      row('Column', columnName(column), '6.3-b'),
      ...eliteRows(fight),
      ...airRows(g, fight),
      ...staffRows(g, fight),
      ...resultRows(reading),
    ],
    result: claimText(reading),
    odds: columnName(column),
    headline: oddsHeadline(attack, defence, columnName(column)),
  };
}

/** The side that defends a place against a camp. */
export const foeOf = (defenders: readonly UnitId[], side: number): number => {
  const [first] = defenders;
  return first === undefined ? side : (SIDE_OF[first] as number);
};
/** The ground that counts before anybody chooses. */
export const firstCover = (at: HexId): number => coversIn(at)[0] ?? 0;
