import { among, call, done, drawFrom, flag, lawful, nextCard, takeCard } from '@bocage/kernel';
import { buried, drawn, turned } from '../events.ts';
import { grid, MINE_HEXES, PLACE } from '../map.ts';
import {
  BLUE,
  CHIT,
  DEAL,
  EVERY_UNIT,
  FACE_DOWN,
  type G,
  no,
  RED,
  type Seen,
  SIDE,
  SIDE_OF,
  TURNS,
  UNIT,
} from '../state.ts';
import { attackers, combat, targets } from './combat.ts';
import { moving, routesOf, whyNotMove } from './movement.ts';
import { ask, procedure, unless, verb } from './pieces.ts';

const everyDeal = { kind: DEAL, weight: () => 1, total: DEAL.words.length };

/** The whole game: set-up, four turns. */
export const main = procedure(
  'game',
  {},
  {
    deal: {
      rule: '1.1',
      chance: everyDeal,
      then(g, _c, deal) {
        const values = DEAL.text(deal).split('/');
        for (const [i, unit] of FACE_DOWN.entries()) g.unit.value.set(unit, Number(values[i]));
        return g.options.mines === 1 ? 'bury' : 'turns';
      },
    },
    bury: ask(
      '1.2',
      'Bury the mine in secret',
      () => RED,

      verb(
        'bury',
        () => among(PLACE, MINE_HEXES, no('1.2')),
        (g, _c, hex) => {
          g.mine = hex;
          g.emit(buried, { hex });
          return 'turns';
        },
      ),
    ),
    turns: (g) => call(turn, {}, isDecided(g) ? 'over' : 'next'),
    next(g) {
      if (g.turn === TURNS || isDecided(g)) return 'over';
      g.turn += 1;
      return 'turns';
    },
    over: () => done,
  },
);

/** 6.2: a side with nobody left has lost. */
const isDecided = (g: G): boolean => [BLUE, RED].some((side) => stepsOf(g, side) === 0);

export const stepsOf = (g: Seen, side: number): number =>
  EVERY_UNIT.reduce((sum, unit) => sum + (SIDE_OF[unit] === side ? g.unit.steps.get(unit) : 0), 0);

/** Chapter 2: a card, four chits, a round for each. */
export const turn = procedure(
  'turn',
  {},
  {
    card: {
      rule: '2.1',
      chance: (g) => nextCard(g.next, g.deck),
      then(g, _c, card) {
        takeCard(g.next, g.deck, card);
        g.card = card;
        g.emit(turned, { card });
        for (let chit = 0; chit < CHIT.words.length; chit++) g.cup.add(chit);
        return 'draw';
      },
    },
    draw: {
      rule: '2.2',
      chance: (g) => drawFrom(g.cup),
      then(g, _c, chit) {
        g.cup.take(chit);
        g.emit(drawn, { chit });
        const [side = '', kind = ''] = CHIT.text(chit).split('-');
        return call(round, { side: SIDE.of(side), fights: kind === 'fight' ? 1 : 0 }, 'again');
      },
    },
    again(g) {
      if (!isDecided(g)) return g.cup.total > 0 ? 'draw' : done;
      for (let chit = 0; chit < CHIT.words.length; chit++) g.cup.set(chit, 0);
      return done;
    },
  },
);

/** One chit's worth of moves or attacks. */
export const round = procedure(
  'round',
  { side: SIDE, fights: flag },
  {
    begin(g, c) {
      for (const unit of EVERY_UNIT) {
        g.unit.moved.set(unit, 0);
        g.unit.fought.set(unit, 0);
        g.unit.ambushed.set(unit, 0);
        if (SIDE_OF[unit] === c.side && c.fights === 0) g.unit.shaken.set(unit, 0);
      }
      for (const hex of grid.hexes) g.hex.attacked.set(hex, 0);
      return 'act';
    },
    act: ask(
      '2.2',
      'Move a piece, attack, or end the round',
      (_g, c) => c.side,

      unless(
        (_g, c) => (c.fights === 1 ? no('3.1-e') : null),
        verb(
          'move',
          (g, c) => lawful(UNIT, undefined, whyNotMove, g, c.side),
          (g, _c, unit) => routesOf(g, unit),
          (_g, _c, unit, way) => call(moving, { unit, way }, 'act'),
        ),
      ),
      unless(
        (_g, c) => (c.fights === 0 ? no('5.1-d') : null),
        verb(
          'attack',
          (g, c) => targets(g, c.side),
          (g, c, hex) => attackers(g, c.side, hex),
          (_g, c, hex, units) => call(combat, { side: c.side, hex, units }, 'act'),
        ),
      ),
      verb('end', () => done),
    ),
  },
);
