import { among, call, d6, done, flag, int, lawful, list, maybe } from '@bocage/kernel';
import { attacked, CAUSES, calledOff, fought, heldBack, reckoned, shifted } from '../../events/combat.ts';
import { PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { resultOf } from '../../tables/crt.ts';
import { ALLIES, campOf, enemyOf, SIDE } from '../../terms.ts';
import { HEADQUARTERS_OF, NOBODY, UNIT } from '../../units.ts';
import { ask, procedure, roll, unless, verb } from '../units.ts';
import { aftermath } from './aftermath.ts';
import { bombardment } from './bombardment.ts';
import { COVER, coversIn, mayChoose } from './covers.ts';
import { attackBacked, coverOf, defenceBacked, fightOf, followUp, leaders } from './fight.ts';
import { MANNER, MOST_UNITS, mannerOf } from './manner.ts';
import { attackIn, columnOf, defenceIn, hexesOf, modifierOf, shiftsOf, startOf } from './odds.ts';
import { outcome, settleConfusion } from './outcome.ts';
import { defendersIn, keepLiving, mark, ownerOf, whyNotSpare, whyNotWithhold } from './ranks.ts';
import { loseStaffs } from './staffs.ts';
import { alliedOf, bonusOf, fly, guard, maySupportTogether, support, whyNotFly, whyNotGuard, whyNotSupport } from './support.ts'; // biome-ignore format: a list

/** 6.2 to 6.7: one fight for one place, from the bombardment to the advance. */
export const clash = procedure(
  'clash',
  {
    /** Who attacks. */
    side: SIDE,
    at: PLACE,
    manner: MANNER,
    hq: maybe(UNIT),
    attackers: list(UNIT, MOST_UNITS),
    /** 9.1: fighters support the Allies. */
    air: flag,
    /** further German headquarters in the attack. */
    hqs: list(UNIT, 9),
    aid: list(UNIT, 4),
    works: int(0, 20),
    /** Who defends, and whose they are. */
    defenders: list(UNIT, MOST_UNITS),
    foe: SIDE,
    cover: COVER,
    bonus: int(0, 40),
    guard: int(0, 9),
  },
  {
    begin(g, c) {
      const attackers = c.attackers.toArray();
      if (g.log !== null) g.emit(attacked, { units: attackers, hex: c.at, from: hexesOf(g, attackers) });
      c.defenders.fill(defendersIn(g, c));
      c.foe = ownerOf(g, c);
      c.cover = coversIn(c.at)[0] ?? c.cover;
      mark(g, c);
      return c.defenders.length === 0 ? 'undefended' : 'bombard';
    },
    // 5.4-a, R-142: nobody but a headquarters is there.
    undefended(g, c) {
      g.place.fled.clear();
      loseStaffs(g, enemyOf(campOf(c.side)), c.at, '5.4-a');
      settleConfusion(g, c);
      return call(aftermath, { ...followUp(c), exploits: 0 }, done);
    },
    // 6.2.
    bombard(g, c) {
      if (!mannerOf(c.manner).bombardment) return 'hold';
      const attackers = c.attackers.toArray();
      const targets = campOf(c.side) === ALLIES ? [c.at] : hexesOf(g, attackers);
      return call(bombardment, { side: alliedOf(c.side, c.foe), targets }, 'survey');
    },
    // bombs may have left nobody.
    survey(g, c) {
      keepLiving(g, c.attackers);
      keepLiving(g, c.defenders);
      if (c.attackers.length === 0) return 'callOff';
      return c.defenders.length === 0 ? 'undefended' : 'hold';
    },
    // 6.3-e, 6.5-h, R-90: the attackers first, and only when something has happened to them since they were called up.
    hold: (g, c) =>
      mannerOf(c.manner).withholding && c.attackers.toArray().some((unit) => g.unit.affected.get(unit) > 0)
        ? 'withhold'
        : 'line',
    withhold: ask(
      '6.3-e',
      'Hold back attackers?',
      (_g, c) => c.side,

      verb(
        'withhold',
        (g, c) => lawful(UNIT, c.attackers.toArray(), whyNotWithhold, g, c),
        (g, c, unit) => {
          c.attackers.removeAt(c.attackers.indexOf(unit));
          g.emit(heldBack, { unit, at: g.unit.at.get(unit) });
          return c.attackers.length === 0 ? 'callOff' : 'withhold';
        },
      ),
      verb('go', () => 'line'),
    ),
    callOff(g, c) {
      g.emit(calledOff, { hex: c.at });
      return done;
    },
    line: (g, c) =>
      mannerOf(c.manner).withholding &&
      c.defenders.toArray().some((unit) => g.unit.disorganised.get(unit) > 0)
        ? 'spare'
        : 'odds',
    spare: ask(
      '6.5-h',
      'Keep disorganized units out of the defence?',
      (_g, c) => c.foe,

      verb(
        'spare',
        (g, c) => lawful(UNIT, c.defenders.toArray(), whyNotSpare, g, c),
        (g, c, unit) => {
          c.defenders.removeAt(c.defenders.indexOf(unit));
          g.emit(heldBack, { unit, at: c.at }, '6.5-h');
          return 'spare';
        },
      ),
      verb('go', () => 'odds'),
    ),
    // 6.3, the first step.
    odds(g, c) {
      const fight = fightOf(c);
      const [attack, defence, odds] = [attackIn(g, fight), defenceIn(g, fight), startOf(g, fight)];
      g.emit(reckoned, { attack, defence, hex: c.at, odds });
      return 'lie';
    },
    // 2.2-g, R-94: before aircraft come, for the ground may hide the defender from them.
    lie: (_g, c) => (mayChoose(c) ? 'ground' : 'fly'),
    ground: ask(
      '2.2-g',
      'Which ground counts for the defence?',
      (_g, c) => c.foe,

      verb(
        'ground',
        (_g, c) => among(COVER, coversIn(c.at), no('otherGround')),
        (_g, c, cover) => {
          c.cover = cover;
          return 'fly';
        },
      ),
    ),
    // 6.3, the second step: 9.1.
    fly: (g, c) => (whyNotFly(g, coverOf(c)) === null ? 'air' : 'command'),
    air: ask(
      '9.1-a',
      'Support the combat with fighter-bombers?',
      (_g, c) => alliedOf(c.side, c.foe),

      unless(
        (g, c) => whyNotFly(g, coverOf(c)),
        verb('fly', (g, c) => {
          c.air = 1;
          fly(g, alliedOf(c.side, c.foe), c.at);
          return 'command';
        }),
      ),
      verb('pass', () => 'command'),
    ),
    // 6.3, the third step: the attacker, then the defender.
    command(g, c) {
      c.bonus = bonusOf(g, c.hqs.toArray(), c.attackers.toArray());
      return mannerOf(c.manner).headquarters ? 'lead' : 'shift';
    },
    lead: ask(
      '5.3-d',
      'Support the attack with a headquarters?',
      (_g, c) => c.side,

      verb(
        'support',
        (g, c) => lawful(UNIT, leaders(c), whyNotSupport, g, attackBacked(c)),
        (g, c, hq) => {
          c.bonus += support(g, attackBacked(c), hq);
          return c.hq === NOBODY && maySupportTogether(c.side) ? 'lead' : 'answer';
        },
      ),
      verb('pass', () => 'answer'),
    ),
    answer: ask(
      '5.3-h',
      'Support the defence with a headquarters?',
      (_g, c) => c.foe,

      verb(
        'support',
        (g, c) => lawful(UNIT, HEADQUARTERS_OF[c.foe], whyNotGuard, g, defenceBacked(c)),
        (g, c, hq) => {
          c.guard = guard(g, defenceBacked(c), hq);
          return 'shift';
        },
      ),
      verb('pass', () => 'shift'),
    ),
    shift(g, c) {
      if (g.log !== null)
        for (const { cause, columns, rule } of shiftsOf(g, fightOf(c)))
          g.emit(shifted, { cause: CAUSES.indexOf(cause), shifts: columns }, rule);
      return 'die';
    },
    // 6.3, the fourth step.
    die: roll('6.3-c', d6, ['side', 'at', 'manner'], (g, c, die) => {
      const fight = fightOf(c);
      const [column, modifier] = [columnOf(g, fight), modifierOf(fight)];
      const result = resultOf(column, die + modifier);
      g.emit(fought, { column, die, modifier, hex: c.at, result });
      const { side, at, manner, hq, foe, air } = c;
      const [attackers, defenders] = [c.attackers.toArray(), c.defenders.toArray()];
      return call(outcome, { side, at, manner, hq, foe, air, attackers, defenders, result }, done);
    }),
  },
);
