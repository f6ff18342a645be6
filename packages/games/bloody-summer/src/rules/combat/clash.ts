import type { HexId } from '@bocage/hex';
import { among, call, d6, done, flag, int, type List, lawful, list, maybe } from '@bocage/kernel';
import { attacked, CAUSES, calledOff, fought, heldBack, reckoned, shifted } from '../../events/combat.ts';
import { isHex, PLACE, settlementOf, terrainOf } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { coverShift, coversOf, isOpenToAir, mayStand } from '../../tables/cover.ts';
import { resultOf } from '../../tables/crt.ts';
import { ALLIES, campOf, enemyOf, SIDE } from '../../terms.ts';
import { HEADQUARTERS_OF, isPartisans, NOBODY, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { ask, fightersOf, procedure, roll, unitsOf, unless, verb } from '../units.ts';
import { aftermath } from './aftermath.ts';
import { bombardment } from './bombardment.ts';
import { COVER } from './covers.ts';
import { ATTACK, CONFUSION, MANNER, MOST_UNITS, mannerOf } from './manner.ts';
import { attackIn, columnOf, defenceIn, type Fight, hexesOf, modifierOf, shiftsOf, startOf } from './odds.ts';
import { outcome } from './outcome.ts';
import { loseStaffs } from './staffs.ts';
import { alliedOf, type Backed, bonusOf, type Cover, fly, guard, maySupportTogether, support, whyNotFly, whyNotGuard, whyNotSupport } from './support.ts'; // biome-ignore format: a list
import { whyNotSpare, whyNotWithhold } from './withholding.ts';

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
      if (isHex(c.at)) c.cover = coversOf(terrainOf(c.at), settlementOf(c.at))[0] as number;
      mark(g, c);
      return c.defenders.length === 0 ? 'undefended' : 'bombard';
    },
    // 5.4-a, R-142: nobody but a headquarters is there.
    undefended(g, c) {
      loseStaffs(g, enemyOf(campOf(c.side)), c.at, '5.4-a');
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
        (_g, c) => among(COVER, coversOf(terrainOf(c.at), settlementOf(c.at)), no('otherGround')),
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

/** What the steps know of the fight. */
interface Frame {
  readonly side: number;
  readonly at: HexId;
  readonly manner: number;
  readonly hq: UnitId;
  readonly attackers: List<UnitId>;
  readonly defenders: List<UnitId>;
  readonly hqs: List<UnitId>;
  readonly aid: List<UnitId>;
  readonly works: number;
  readonly foe: number;
  readonly cover: number;
  readonly air: number;
  readonly bonus: number;
  readonly guard: number;
}
const fightOf = (c: Frame): Fight => ({
  at: c.at,
  manner: c.manner,
  attackers: c.attackers.toArray(),
  defenders: c.defenders.toArray(),
  aid: c.aid.toArray(),
  works: c.works,
  cover: c.cover,
  air: c.air === 1,
  bonus: c.bonus,
  guard: c.guard,
});
const followUp = ({ side, at, manner, hq, attackers }: Frame) => ({
  side,
  at,
  manner,
  hq,
  attackers: attackers.toArray(),
});
const coverOf = ({ manner, cover, side, foe }: Frame): Cover => ({
  manner,
  cover,
  side,
  allied: alliedOf(side, foe),
});
const attackBacked = ({ side, at, manner, hq, attackers }: Frame): Backed => ({
  side,
  at,
  manner,
  hq,
  units: attackers.toArray(),
});
const defenceBacked = ({ foe, at, manner, defenders }: Frame): Backed => ({
  side: foe,
  at,
  manner,
  hq: NOBODY,
  units: defenders.toArray(),
});
const leaders = ({ side, hq }: Frame): readonly UnitId[] =>
  hq === NOBODY ? (HEADQUARTERS_OF[side] ?? []) : [hq];

/** 6.1-h, R-93: whom the attack is about; those attacked before stay out of it. */
function defendersIn(g: G, { side, at, manner }: Frame): readonly UnitId[] {
  const all = fightersOf(g, enemyOf(campOf(side)), at);
  return mannerOf(manner).usesDefence ? all.filter((unit) => g.unit.defended.get(unit) === 0) : all;
}
/** Who decides for the defence: of those there the first who is a soldier. */
function ownerOf(g: G, { side, at, defenders }: Frame): number {
  const units = defenders.length > 0 ? defenders.toArray() : unitsOf(g, enemyOf(campOf(side)), at);
  const first = units.find((unit) => !isPartisans(unit)) ?? (units[0] as UnitId);
  return SIDE_OF[first] as number;
}

/** 6.1-b, 6.1-c, R-132: who has attacked and who has been attacked in this phase. */
function mark(g: G, { manner, attackers, defenders }: Frame): void {
  const { usesAttack, usesDefence } = mannerOf(manner);
  for (const unit of attackers.toArray()) {
    if (usesAttack) g.unit.attacked.set(unit, 1);
    if (manner === ATTACK || manner === CONFUSION) g.unit.reserve.set(unit, 0);
  }
  if (usesDefence) for (const unit of defenders.toArray()) g.unit.defended.set(unit, 1);
}

/** Those who are gone are out of the fight. */
function keepLiving(g: G, units: List<UnitId>): void {
  const living = units.toArray().filter((unit) => g.unit.steps.get(unit) > 0);
  if (living.length < units.length) units.fill(living);
}

/** whether the houses and the ground around them differ in effect. */
function mayChoose({ at, manner }: Frame): boolean {
  const { ground } = mannerOf(manner);
  if (!isHex(at) || (ground !== 'ground' && ground !== 'within')) return false;
  const [one, other] = coversOf(terrainOf(at), settlementOf(at));
  if (one === undefined || other === undefined) return false;
  return (
    coverShift(one) !== coverShift(other) ||
    isOpenToAir(one) !== isOpenToAir(other) ||
    mayStand(one, false) !== mayStand(other, false)
  );
}
