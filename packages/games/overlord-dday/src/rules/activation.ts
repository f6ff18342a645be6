import { call, type Domain, d6, done, int, type Law, law, maybe, where } from '@bocage/kernel';
import {
  ALLIED,
  CHARTS,
  EVERY_UNIT,
  GERMAN,
  GROUP,
  GROUP_OF,
  GROUPS,
  INDEPENDENTS,
  isAirborne,
  isBattalion,
  isNonActive,
  SETUP,
  UNIT,
  type UnitId,
} from '../data.ts';
import { activated, alerted, notAlerted, risen, rolledFor, slept } from '../events.ts';
import { grid } from '../map.ts';
import { no } from '../refusals.ts';
import type { G } from '../state.ts';
import { ask, type CaseId, onMap, procedure, roll, unitsIn, verb } from './units.ts';

const MEMBERS: readonly (readonly UnitId[])[] = GROUPS.map((_, group) =>
  EVERY_UNIT.filter((unit) => GROUP_OF[unit] === group),
);
/** The group of Kampfgruppe Meyer. */
export const MEYER: number = GROUP_OF[UNIT.of(SETUP.kampfgruppeMeyer.units[0] ?? '')] ?? -1;

/** 27.2.8-i: beside an Allied unit that came by sea, as all do who did not come by air. */
const meetsLanding = (g: G, unit: UnitId): boolean =>
  grid
    .around(g.unit.at.get(unit))
    .some((to) => g.board.stacks.has(ALLIED, to) && !unitsIn(g, to).every(isAirborne));

/** 27.2.8-h to -j: what is added to the die of a group. */
export function groupModifier(g: G, group: number): number {
  const adjacent = (MEMBERS[group] ?? []).filter(
    (unit) => onMap(g, unit) && isBattalion(unit) && meetsLanding(g, unit),
  ).length;
  return (
    (GROUPS[group]?.modifier ?? 0) +
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
}

/** The independent units that may still be activated. */
export const sleepers = (g: G): readonly UnitId[] =>
  independentsOf(g).filter((unit) => whyNotRouse(g, unit) === null);

/** 27.2.8-c, -f, -q, -r: who may still be activated. */
const whyNotRouse: Law<[G, UnitId]> = law(
  (g, unit) => {
    if (isIndependent(g, unit)) return null;
    return isNonActive(unit) ? no('nonActive') : no('notIndependent');
  },
  (g, unit) => (onMap(g, unit) ? null : no('offMap')),
  (g, unit) => (g.unit.active.get(unit) === 0 ? null : no('activeAlready')),
);

/** 27.2.8-c, and units that an alternative set-up makes independent: by the set-up, historical first. */
export const INDEPENDENTS_BY_SETUP: readonly (readonly UnitId[])[] = [
  undefined,
  ...SETUP.alternativeSetups,
].map((alternative) => {
  const more = alternative?.independent ?? [];
  return [...INDEPENDENTS, ...more.map(UNIT.of)].sort((a, b) => a - b);
});
const INDEPENDENT_FLAGS = INDEPENDENTS_BY_SETUP.map((units) =>
  Uint8Array.from(EVERY_UNIT, (unit) => (units.includes(unit) ? 1 : 0)),
);

const independentsOf = (g: G): readonly UnitId[] => INDEPENDENTS_BY_SETUP[g.options.setup] ?? INDEPENDENTS;
export const isIndependent = (g: G, unit: UnitId): boolean =>
  INDEPENDENT_FLAGS[g.options.setup]?.[unit] === 1;

/** 27.2.8. */
export const activation = procedure(
  'activation',
  { group: int(0, 9), allowance: int(0, 30), unit: maybe(UNIT) },
  {
    begin(g, c) {
      c.allowance = CHARTS.activation.independentBase;
      if (g.phase < CHARTS.activation.automaticPhase) return 'groups';
      for (let group = 0; group < GROUP.words.length; group++)
        if (isAsleep(g, group)) {
          rouse(g, group);
          g.emit(risen, { group: group + 1 });
        }
      for (const unit of g.known.sleepers()) alert(g, unit, '27.2.8-p');
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
    rollGroup: roll('27.2.8-g', d6, ['group'], (g, c, die) => {
      const total = die + groupModifier(g, c.group);
      const isActive = total <= g.phase;
      g.emit(isActive ? activated : slept, { group: c.group + 1, die, total });
      if (isActive) {
        rouse(g, c.group);
        c.allowance += CHARTS.activation.independentPerGroup;
      }
      c.group += 1;
      return 'groups';
    }),
    independents(g, c) {
      if (c.allowance === 0 || g.known.sleepers().length === 0) return 'over';
      return g.known.sleepers().some((unit) => g.unit.rolled.get(unit) === 0) ? 'designate' : 'pick';
    },
    designate: ask(
      '27.2.8-m',
      'Name the independent unit that is rolled for next',
      () => GERMAN,

      verb(
        'rouse',
        (g) => candidates(g, 0),
        (_g, c, unit) => {
          c.unit = unit;
          return call(rousing, { unit }, 'counted');
        },
      ),
    ),
    // 27.2.8-n: an activation uses up the allowance, a failure does not.
    counted(g, c) {
      c.allowance -= g.unit.active.get(c.unit);
      return 'independents';
    },
    pick: ask(
      '27.2.8-o',
      'Activate a unit of your choice',
      () => GERMAN,

      verb(
        'activate',
        (g) => candidates(g, 1),
        (g, c, unit) => {
          alert(g, unit, '27.2.8-o');
          c.allowance -= 1;
          return 'independents';
        },
      ),
    ),
    over(g) {
      for (const unit of independentsOf(g)) g.unit.rolled.set(unit, 0);
      return done;
    },
  },
);

function alert(g: G, unit: UnitId, rule: CaseId): void {
  g.unit.active.set(unit, 1);
  g.emit(alerted, { unit }, rule);
}

/** Those not rolled for yet (27.2.8-m), or those whose roll failed (27.2.8-o). */
const candidates = (g: G, rolled: number): Domain<UnitId> =>
  where(
    UNIT,
    (unit) => whyNotRouse(g, unit) ?? (g.unit.rolled.get(unit) === rolled ? null : no('rolledAlready')),
    g.known.sleepers(),
    (unit) => [
      ...whyNotRouse.every(g, unit),
      ...(g.unit.rolled.get(unit) === rolled || !isIndependent(g, unit) ? [] : [no('rolledAlready')]),
    ],
  );

export const rousing = procedure(
  'rousing',
  { unit: UNIT },
  {
    roll: roll('27.2.8-m', d6, ['unit'], (g, c, die) => {
      g.unit.rolled.set(c.unit, 1);
      g.emit(rolledFor, { unit: c.unit, die });
      if (die <= g.phase) alert(g, c.unit, '27.2.8-m');
      else g.emit(notAlerted, { unit: c.unit });
      return done;
    }),
  },
);
