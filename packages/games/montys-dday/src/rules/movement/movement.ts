import { allowed, d6, done, flag, int, lawful, maybe } from '@bocage/kernel';
import { PLACE, SEA_WALL } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { COMBAT, FACING, GERMAN, MOVEMENT, SIDE } from '../../terms.ts';
import { UNIT, type UnitId } from '../../units.ts';
import { breakDown, splitters, whyNotGerman, whyNotSplit } from '../breakdown.ts';
import { breachWall, checkBreach, clearMines, clearRuins, startClearing, wallsBeside, whyNotAllied, whyNotBreach, whyNotClear, whyNotRaze, whyNotWall, workers } from '../engineers.ts'; // biome-ignore format: a list
import { ask, procedure, roll, unless, verb } from '../units.ts';
import { entriesOf, whyNotEnter, whyNotEnterAt } from './entry.ts';
import { turnTo, whyNotFace, whyNotMarchSo, whyNotTurn } from './facing.ts';
import { comeIn, march } from './marching.ts';
import { changeMode, whyNotDeploy, whyNotMarch } from './modes.ts';
import { besidesMover, CHANGE, type Moves, movers, whyNotMove } from './movers.ts';
import { Ways } from './ways.ts';

/** 5.9.2, 7.2.2: those who have just landed move, and do nothing else. */
const whyOnlyMoves = (_g: G, { ashore }: Moves) => (ashore === 1 ? no('entryMode') : null);

/** 6.0, 7.0: the moves of a side, one unit after another, and whatever else is done in its Movement Segment. */
export const movement = procedure(
  'movement',
  {
    side: SIDE,
    ashore: flag,
    mover: maybe(UNIT),
    left: int(0, 63),
    stepped: flag,
    changed: CHANGE,
    strained: flag,
    turned: flag,
  },
  {
    moves: ask(
      '6.0-a',
      'Move units, change their mode or facing, or end the moves',
      (_g, c) => c.side,
      verb(
        'move',
        (g, c) => allowed(UNIT, movers(g, c), whyNotMove, g, c),
        (g, c, unit) => new Ways(g, c, unit),
        (g, c, unit, way) => {
          march(g, c, unit, way);
          return 'moves';
        },
      ),
      unless(
        whyOnlyMoves,
        verb(
          'deploy',
          (g, c) =>
            allowed(UNIT, besidesMover(g, c, g.known.deployable(c.side), whyNotDeploy), whyNotDeploy, g, c),
          (g, c, unit) => {
            changeMode(g, c, unit, COMBAT);
            return 'moves';
          },
        ),
      ),
      unless(
        whyOnlyMoves,
        verb(
          'march',
          (g, c) =>
            allowed(UNIT, besidesMover(g, c, g.known.marchable(c.side), whyNotMarch), whyNotMarch, g, c),
          (g, _c, unit) => lawful(FACING, undefined, whyNotMarchSo, g, unit),
          (g, c, unit, facing) => {
            g.unit.facing.set(unit, facing);
            changeMode(g, c, unit, MOVEMENT);
            return 'moves';
          },
        ),
      ),
      unless(
        whyOnlyMoves,
        verb(
          'turn',
          (g, c) => allowed(UNIT, besidesMover(g, c, g.known.turnable(c.side), whyNotTurn), whyNotTurn, g, c),
          (g, _c, unit) => lawful(FACING, undefined, whyNotFace, g, unit),
          (g, c, unit, facing) => {
            turnTo(g, c, unit, facing);
            return 'moves';
          },
        ),
      ),
      unless(
        whyNotAllied,
        verb(
          'clear',
          (g, c) => workers(g, c, g.known.clearing(c.side), whyNotClear),
          (g, c, unit) => {
            startClearing(g, c, unit);
            return 'mines';
          },
        ),
      ),
      unless(
        whyNotAllied,
        verb(
          'breach',
          (g, c) => workers(g, c, g.known.breaching(c.side), whyNotBreach),
          (g, c, unit) => lawful(SEA_WALL, wallsBeside(g, unit), whyNotWall, g, { c, unit }),
          (g, c, unit, wall) => {
            breachWall(g, c, unit, wall);
            return 'wall';
          },
        ),
      ),
      verb(
        'raze',
        (g, c) => workers(g, c, g.known.razing(c.side), whyNotRaze),
        (g, c, unit) => {
          clearRuins(g, c, unit);
          return 'moves';
        },
      ),
      unless(
        whyNotGerman,
        verb(
          'split',
          (g, c) => allowed(UNIT, splitters(g, c), whyNotSplit, g, c),
          (g, c, unit) => {
            breakDown(g, c, unit);
            return 'moves';
          },
        ),
      ),
      unless(
        (_g, c) => (c.side === GERMAN ? null : no('noReinforcement')),
        verb(
          'enter',
          (g) => allowed(UNIT, g.known.arriving(g.scenario), whyNotEnter, g),
          (g, _c, unit) => lawful(PLACE, entriesOf(g, unit), whyNotEnterAt, g, unit),
          (g, c, unit, hex) => {
            comeIn(g, c, unit, hex);
            return 'moves';
          },
        ),
      ),
      verb('end', () => done),
    ),
    mines: roll('15.1.2-a', d6, ['mover'], (g, c, die) => {
      clearMines(g, c.mover as UnitId, die);
      return 'moves';
    }),
    wall: roll('15.2.4-a', d6, ['mover'], (g, c, die) => {
      checkBreach(g, c.mover as UnitId, die);
      return 'moves';
    }),
  },
);
