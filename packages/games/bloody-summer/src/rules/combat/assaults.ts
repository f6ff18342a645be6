import type { HexId } from '@bocage/hex';
import { allowed, call, type Domain, done, given, type Law, type List, lawful, list, type Reason } from '@bocage/kernel'; // biome-ignore format: a list
import { called } from '../../events/combat.ts';
import { PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { campOf, SIDE } from '../../terms.ts';
import { HEADQUARTERS_OF, UNIT, type UnitId } from '../../units.ts';
import { ask, isConfused, onMap, procedure, unless, verb } from '../units.ts';
import { beside, isAnybody, targetsOfThose, whyNoEnemy, whyNotAttack, whyNotFight, whyNotTarget, whyNotUnder } from './attackers.ts'; // biome-ignore format: a list
import { battle } from './battle.ts';
import { attach, controls, spendMarker } from './control.ts';
import { CONFUSION, EXPLOITATION, MANNER, MOST_UNITS } from './manner.ts';
import { type Calling, maySupportTogether, whyNotCall } from './support.ts';

/** 6.1: the attacks of a headquarters, announced and fought one by one; in an exploitation those of some units alone. */
export const assaults = procedure(
  'assaults',
  {
    side: SIDE,
    hq: UNIT,
    manner: MANNER,
    /** 6.8: who exploits. */
    only: list(UNIT, 24),
    at: PLACE,
    units: list(UNIT, MOST_UNITS),
    /** further headquarters in this attack. */
    hqs: list(UNIT, 9),
  },
  {
    next: (g, c) => (onMap(g, c.hq) && targets(g, c).length > 0 ? 'choose' : done),
    choose: ask(
      '6.1-i',
      'Choose a hex to attack',
      (_g, c) => c.side,

      verb(
        'attack',
        (g, c) => targetDomain(g, c),
        (_g, c, at) => {
          c.at = at;
          return 'muster';
        },
      ),
      verb('finish', () => done),
    ),
    muster: ask(
      '6.1-f',
      'Choose who attacks',
      (_g, c) => c.side,

      verb(
        'join',
        (g, c) => lawful(UNIT, willing(g, c), whyNotJoin, g, c),
        (g, c, unit) => {
          attach(g, leaderOf(g, c, unit), unit);
          c.units.push(unit);
          return 'muster';
        },
      ),
      verb(
        'call',
        (g, c) =>
          lawful(
            UNIT,
            maySupportTogether(c.side) ? HEADQUARTERS_OF[c.side] : [],
            whyNotCall,
            g,
            calling(g, c),
          ),
        (g, c, hq) => {
          spendMarker(g, hq, '5.3-g');
          g.unit.finished.set(hq, 1);
          c.hqs.push(hq);
          g.emit(called, { hq, hex: c.at });
          return 'muster';
        },
      ),
      unless(
        (g, c) => whyNotBegin(g, c),
        verb('fight', (g, c) => {
          const [attackers, hqs] = [c.units.toArray(), c.hqs.toArray()];
          const { side, at, hq } = c;
          const manner = isConfused(g, at) ? CONFUSION : c.manner;
          c.units.clear();
          c.hqs.clear();
          return call(battle, { side, at, manner, hq, attackers, hqs }, 'next');
        }),
      ),
    ),
  },
);

/** What the steps know of it. */
interface Muster {
  readonly side: number;
  readonly hq: UnitId;
  readonly manner: number;
  readonly only: List<UnitId>;
  readonly at: HexId;
  readonly units: List<UnitId>;
  readonly hqs: List<UnitId>;
}
const isExploiting = ({ manner }: Muster): boolean => manner === EXPLOITATION;
/** those who exploit and have not attacked yet. */
const exploiters = (g: G, { only }: Muster): readonly UnitId[] =>
  only.toArray().filter((unit) => onMap(g, unit) && whyNotFight(g, unit) === null);

const targets = (g: G, c: Muster): readonly HexId[] =>
  isExploiting(c) ? targetsOfThose(g, exploiters(g, c), isAnybody) : g.known.targets(c.hq);
function targetDomain(g: G, c: Muster): Domain<HexId> {
  return isExploiting(c)
    ? lawful(PLACE, targets(g, c), whyNotExploitTo, g, c)
    : allowed(PLACE, targets(g, c), whyNotTarget, g, c.hq);
}
const whyNotExploitTo: Law<[G, Muster, HexId]> = given<[G, Muster, HexId]>(
  (g, { side }, at) => whyNoEnemy(g, campOf(side), at),
  (g, c, at) => (targets(g, c).includes(at) ? null : no('notExploiting')),
);

/** Who stands before the hex and can attack it, not counting who leads them. */
const willing = (g: G, c: Muster): readonly UnitId[] =>
  (isExploiting(c) ? exploiters(g, c) : beside(g, c.side, c.at)).filter(
    (unit) => !c.units.has(unit) && whyNotAttack(g, c.at, unit) === null,
  );
const whyNotJoin: Law<[G, Muster, UnitId]> = given<[G, Muster, UnitId]>(
  (_g, { units }, unit) => (units.has(unit) ? no('joinedAlready') : null),
  (_g, c, unit) => (isExploiting(c) && !c.only.has(unit) ? no('notExploiting') : null),
  Object.assign((g: G, c: Muster, unit: UnitId) => whyNotTakePart(g, c, unit), {
    every: (g: G, c: Muster, unit: UnitId) =>
      isExploiting(c) ? whyNotAttack.every(g, c.at, unit) : whyNotUnder.every(g, leadersOf(c), c.at, unit),
  }),
);
const leadersOf = ({ hq, hqs }: Muster): readonly UnitId[] => [hq, ...hqs.toArray()];
const whyNotTakePart = (g: G, c: Muster, unit: UnitId): Reason | null =>
  isExploiting(c) ? whyNotAttack(g, c.at, unit) : whyNotUnder(g, leadersOf(c), c.at, unit);
/** The headquarters that leads a unit: the last that was called, if it can. */
const leaderOf = (g: G, c: Muster, unit: UnitId): UnitId =>
  isExploiting(c)
    ? c.hq
    : (c.hqs
        .toArray()
        .reverse()
        .find((hq) => controls(g, hq, unit)) ?? c.hq);

/** 5.3-a: whether a headquarters that was called has nobody in the attack. */
const owes = (g: G, { hqs, units }: Muster): boolean =>
  hqs.toArray().some((hq) => !units.toArray().some((unit) => g.unit.hq.get(unit) === hq));
const calling = (g: G, c: Muster): Calling => ({
  side: c.side,
  at: c.at,
  manner: c.manner,
  hqs: leadersOf(c),
  owed: owes(g, c),
  willing: willing(g, c),
});
function whyNotBegin(g: G, c: Muster): Reason | null {
  if (c.units.length === 0) return no('nobodyJoined');
  return owes(g, c) ? no('callOwesUnit') : null;
}
