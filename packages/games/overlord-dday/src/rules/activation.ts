import type { HexId } from '@bocage/hex';
import { call, type Domain, d6, done, int, maybe, type Reason, remembered, where } from '@bocage/kernel';
import {
  ALLIED,
  CHARTS,
  dataOf,
  GERMAN,
  GROUP,
  GROUP_OF,
  GROUPS,
  INDEPENDENTS,
  isAirborne,
  isBattalion,
  SETUP,
  UNIT,
  type UnitId,
} from '../data.ts';
import { activated, alerted } from '../events.ts';
import { grid } from '../map.ts';
import { type G, no } from '../state.ts';
import { EVERY_UNIT, onMap, procedure, unitsIn, verb } from './units.ts';

const MEMBERS: readonly (readonly UnitId[])[] = GROUPS.map((_, group) =>
  EVERY_UNIT.filter((unit) => GROUP_OF[unit] === group),
);
const MEYER = 2;
const GROUP_MODIFIERS = CHARTS.activation.groupModifiers as Readonly<Record<string, number>>;

/** 27.2.8-i: beside an Allied unit that came by sea, as all do who did not come by air. */
function meetsLanding(g: G, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  const allies = g.board.stacks.counts(ALLIED);
  for (let d = 0; d < 6; d++) {
    const to = grid.neighbours[6 * at + d] as HexId;
    if (to >= 0 && (allies[to] as number) > 0 && !unitsIn(g, to).every(isAirborne)) return true;
  }
  return false;
}

/** 27.2.8-h to -j: what is added to the die of a group. */
export function groupModifier(g: G, group: number): number {
  const adjacent = (MEMBERS[group] ?? []).filter(
    (unit) => onMap(g, unit) && isBattalion(unit) && meetsLanding(g, unit),
  ).length;
  return (
    (GROUP_MODIFIERS[String(group + 1)] ?? 0) +
    adjacent * CHARTS.activation.perAdjacentBattalion +
    (group === MEYER ? g.meyer : 0)
  );
}

/** Not active yet, and with somebody left to be (ruling 55). */
const isAsleep = (g: G, group: number): boolean =>
  g.group.active.get(group) === 0 && (MEMBERS[group] ?? []).some((unit) => onMap(g, unit));

function rouse(g: G, group: number): void {
  g.group.active.set(group, 1);
  for (const unit of MEMBERS[group] ?? []) g.unit.active.set(unit, 1);
  g.emit(activated, { group });
}

const sleepers = remembered((g: G): UnitId[] =>
  independentsOf(g).filter((unit) => whyNotRouse(g, unit) === null),
);

function whyNotRouse(g: G, unit: UnitId): Reason | null {
  if (!isIndependent(g, unit)) return dataOf(unit).nonActive === true ? no('27.2.8-q') : no('27.2.8-c');
  if (!onMap(g, unit)) return no('27.2.8-r');
  return g.unit.active.get(unit) === 0 ? null : no('27.2.8-f');
}

/** 27.2.8-c, and units that an alternative set-up makes independent: by the set-up, historical first. */
export const INDEPENDENTS_BY_SETUP: readonly (readonly UnitId[])[] = [{}, ...SETUP.alternativeSetups].map(
  (alternative) => {
    const more = (alternative as { independent?: readonly string[] }).independent ?? [];
    return [...INDEPENDENTS, ...more.map(UNIT.of)].sort((a, b) => a - b);
  },
);
const INDEPENDENT_FLAGS = INDEPENDENTS_BY_SETUP.map((units) =>
  Uint8Array.from(EVERY_UNIT, (unit) => (units.includes(unit) ? 1 : 0)),
);

const independentsOf = (g: G): readonly UnitId[] =>
  INDEPENDENTS_BY_SETUP[g.options.setup ?? 0] ?? INDEPENDENTS;
export const isIndependent = (g: G, unit: UnitId): boolean =>
  INDEPENDENT_FLAGS[g.options.setup ?? 0]?.[unit] === 1;

/** 27.2.8. */
export const activation = procedure(
  'activation',
  { group: int(0, 9), allowance: int(0, 30), unit: maybe(UNIT) },
  {
    begin(g, c) {
      c.allowance = CHARTS.activation.independentBase;
      if (g.phase < CHARTS.activation.automaticPhase) return 'groups';
      for (let group = 0; group < GROUP.words.length; group++) if (isAsleep(g, group)) rouse(g, group);
      for (const unit of sleepers(g, 0)) alert(g, unit);
      return done;
    },
    groups(g, c) {
      while (
        c.group < GROUP.words.length &&
        (!isAsleep(g, c.group) || 1 + groupModifier(g, c.group) > g.phase)
      )
        c.group += 1;
      return c.group < GROUP.words.length ? 'rollGroup' : 'independents';
    },
    rollGroup: {
      rule: '27.2.8-g',
      chance: d6,
      then(g, c, die) {
        if (die + groupModifier(g, c.group) <= g.phase) {
          rouse(g, c.group);
          c.allowance += CHARTS.activation.independentPerGroup;
        }
        c.group += 1;
        return 'groups';
      },
    },
    independents(g, c) {
      if (c.allowance === 0 || sleepers(g, 0).length === 0) return 'over';
      return sleepers(g, 0).some((unit) => g.unit.rolled.get(unit) === 0) ? 'designate' : 'pick';
    },
    designate: {
      rule: '27.2.8-m',
      prompt: 'Name the independent unit that is rolled for next',
      who: () => GERMAN,
      may: [
        verb(
          'rouse',
          (g) => candidates(g, 0),
          (_g, c, unit) => {
            c.unit = unit;
            return call(rousing, { unit }, 'counted');
          },
        ),
      ],
    },
    // 27.2.8-n: an activation uses up the allowance, a failure does not.
    counted(g, c) {
      c.allowance -= g.unit.active.get(c.unit);
      return 'independents';
    },
    pick: {
      rule: '27.2.8-o',
      prompt: 'Activate a unit of your choice',
      who: () => GERMAN,
      may: [
        verb(
          'activate',
          (g) => candidates(g, 1),
          (g, c, unit) => {
            alert(g, unit);
            c.allowance -= 1;
            return 'independents';
          },
        ),
      ],
    },
    over(g) {
      for (const unit of independentsOf(g)) g.unit.rolled.set(unit, 0);
      return done;
    },
  },
);

function alert(g: G, unit: UnitId): void {
  g.unit.active.set(unit, 1);
  g.emit(alerted, { unit });
}

/** Those not rolled for yet (27.2.8-m), or those whose roll failed (27.2.8-o). */
const candidates = (g: G, rolled: number): Domain<UnitId> =>
  where(
    UNIT,
    (unit) => whyNotRouse(g, unit) ?? (g.unit.rolled.get(unit) === rolled ? null : no('27.2.8-m')),
    sleepers(g, 0),
  );

export const rousing = procedure(
  'rousing',
  { unit: UNIT },
  {
    roll: {
      rule: '27.2.8-m',
      chance: d6,
      then(g, c, die) {
        g.unit.rolled.set(c.unit, 1);
        if (die <= g.phase) alert(g, c.unit);
        return done;
      },
    },
  },
);
