import { type HexId, NOWHERE } from '@bocage/hex';
import { call, type Domain, d6, done, flag, lawful, list, type Reason, where } from '@bocage/kernel';
import { Routes } from '@bocage/wargame';
import { moved, shot } from '../events.ts';
import { grid, NEIGHBOURS, PLACE } from '../map.ts';
import {
  CARD,
  enemyOf,
  type G,
  isHex,
  LONGEST,
  no,
  SIDE_OF,
  STACK_LIMIT,
  UNIT,
  type UnitId,
} from '../state.ts';
import { ask, enter, loseStep, procedure, verb } from './pieces.ts';

const MUD = CARD.of('mud');
const FOG = CARD.of('fog');
const ALLOWANCE = 8;

/** 3.1: which pieces may move. */
export function whyNotMove(g: G, side: number, unit: UnitId): Reason | null {
  if (SIDE_OF[unit] !== side) return no('3.1-a');
  if (g.unit.at.get(unit) === NOWHERE) return no('3.1-b');
  if (g.unit.moved.get(unit) === 1) return no('3.1-c');
  return g.unit.shaken.get(unit) === 1 ? no('3.1-d') : null;
}

/** 3.2: the ways a piece may go. */
export function routesOf(g: G, unit: UnitId): Domain<readonly HexId[]> {
  const allowance = g.card === MUD ? ALLOWANCE / 2 : ALLOWANCE;
  const rules = g.moveRules[SIDE_OF[unit] as number];
  if (rules === undefined) throw new Error('no such side');
  return new Routes(PLACE, g.reach, rules, { start: g.unit.at.get(unit), allowance, minimumMove: true });
}

/** 4.1: who may ambush the piece that moved. */
function whyNotAmbush(g: G, target: UnitId, shooter: UnitId): Reason | null {
  const [from, to] = [g.unit.at.get(shooter), g.unit.at.get(target)];
  const able =
    SIDE_OF[shooter] !== SIDE_OF[target] && isHex(from) && isHex(to) && g.unit.shaken.get(shooter) === 0;
  if (!able || !grid.adjacent(from, to)) return no('4.1-a');
  return g.unit.ambushed.get(shooter) === 1 ? no('4.1-b') : null;
}

/** 3.9: who is stopped by the mine in a full hex is lost. */
function loseIfFull(g: G, unit: UnitId): void {
  const at = g.unit.at.get(unit);
  if (at === NOWHERE || (g.board.stacks.counts(SIDE_OF[unit] as number)[at] as number) <= STACK_LIMIT) return;
  while (g.unit.steps.get(unit) > 0) loseStep(g, unit);
}

const ambushers = (g: G, target: UnitId): Domain<UnitId> => lawful(UNIT, undefined, whyNotAmbush, g, target);

/** 4.2 and 5.7: a free neighbour with room, out of every enemy zone. */
function whyNotStepBack(g: G, unit: UnitId, to: HexId, reason: Reason): Reason | null {
  const side = SIDE_OF[unit] as number;
  const from = g.unit.at.get(unit);
  if (!isHex(to) || !grid.adjacent(from, to)) return reason;
  const { stacks, zones } = g.board;
  const room = (stacks.counts(side)[to] as number) < STACK_LIMIT && !stacks.has(enemyOf(side), to);
  return room && !zones.isFelt(enemyOf(side), to) ? null : reason;
}

/** The places to step back to, of which only neighbours are worth a look. */
export function stepsBack(g: G, unit: UnitId, reason: Reason): Domain<HexId> {
  return where(PLACE, (to) => whyNotStepBack(g, unit, to, reason), NEIGHBOURS[g.unit.at.get(unit)]);
}

/** Chapter 3: one move, with the mine (3.9) and the ambush (chapter 4) it may meet. */
export const moving = procedure(
  'moving',
  { unit: UNIT, way: list(PLACE, LONGEST), mined: flag },
  {
    go(g, c) {
      g.unit.moved.set(c.unit, 1);
      g.emit(moved, { unit: c.unit, from: g.unit.at.get(c.unit), way: c.way.toArray() });
      return 'step';
    },
    step(g, c) {
      if (c.way.length === 0) return 'watchers';
      c.mined = 1 - g.mineGone;
      return call(enter, { unit: c.unit, hex: c.way.removeAt(0) }, 'entered');
    },
    entered(g, c) {
      if (c.mined === g.mineGone) {
        c.way.clear();
        loseIfFull(g, c.unit);
      }
      return g.unit.steps.get(c.unit) === 0 ? done : 'step';
    },
    watchers(g, c) {
      const anyone = g.card !== FOG && ambushers(g, c.unit).each(() => true);
      return anyone ? 'ambush' : done;
    },
    ambush: ask(
      '4.1-a',
      'Ambush the piece that moved, or hold fire',
      (_g, c) => enemyOf(SIDE_OF[c.unit] as number),

      verb(
        'ambush',
        (g, c) => ambushers(g, c.unit),
        (_g, c, shooter) => call(ambush, { shooter, target: c.unit }, 'over'),
      ),
      verb('hold', () => done),
    ),
    over: () => done,
  },
);

/** Chapter 4: the shot, which the target may forestall. */
export const ambush = procedure(
  'ambush',
  { shooter: UNIT, target: UNIT },
  {
    aim(g, c) {
      g.unit.ambushed.set(c.shooter, 1);
      return call(slip, { unit: c.target }, 'stillThere');
    },
    stillThere: (g, c) => (whyNotAmbushRange(g, c.shooter, c.target) ? done : 'shoot'),
    shoot: {
      rule: '4.3',
      chance: d6,
      about: (_g, c) => [c.target],
      then(g, c, die) {
        const [from, at] = [g.unit.at.get(c.shooter), g.unit.at.get(c.target)];
        g.emit(shot, { shooter: c.shooter, target: c.target, die, from, at });
        if (die >= 4) {
          g.unit.shaken.set(c.target, 1);
          loseStep(g, c.target);
        }
        return done;
      },
    },
  },
);

const whyNotAmbushRange = (g: G, shooter: UnitId, target: UnitId): boolean => {
  const [from, to] = [g.unit.at.get(shooter), g.unit.at.get(target)];
  return !isHex(from) || !isHex(to) || !grid.adjacent(from, to);
};

/** 4.2: the second interrupt inside the first. */
export const slip = procedure(
  'slip',
  { unit: UNIT },
  {
    choose: ask(
      '4.2',
      'Slip away before the shot, or stand',
      (_g, c) => SIDE_OF[c.unit] as number,

      verb(
        'slip',
        (g, c) => stepsBack(g, c.unit, no('4.2')),
        (_g, c, hex) => call(enter, { unit: c.unit, hex }, 'over'),
      ),
      verb('stand', () => done),
    ),
    over: () => done,
  },
);
