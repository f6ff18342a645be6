import type { HexId } from '@bocage/hex';
import { call, d6, done, given, type Law, type List, law, lawful, list } from '@bocage/kernel';
import { boxAttacked, cameOut, festungFell, guardBeaten, guardDie, guardHolds } from '../../events/offmap.ts';
import { boxOfFortress, FORTRESSES, isFortress, isStrategic, PLACE, STRATEGIC } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { oddsColumn, RESULTS, resultOf } from '../../tables/crt.ts';
import { ALLIES, AXIS, campOf, GERMAN, SIDE } from '../../terms.ts';
import { isPartisans, NOBODY, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { battle, IN_BOX } from '../combat/battle.ts';
import { reaches } from '../combat/control.ts';
import { take } from '../control.ts';
import { defendedDepot, depotsTaken, guardOf, loseGermanDepot } from '../logistics/depots.ts';
import { ask, attackOf, fightersOf, hasEnemy, procedure, roll, unitsIn, unless, verb } from '../units.ts';
import { isMelee, settle } from './boxes.ts';
import { whyNotAttach } from './command.ts';
import { stands } from './siege.ts';

/** So many attackers a battle takes. */
const MOST = 40;
/** 6.12-b, R-97, R-130: all in the box who can fight, the insurgents of Paris with them. */
export const attackersIn = (g: G, side: number, box: HexId): readonly UnitId[] =>
  fightersOf(g, campOf(side), box)
    .filter((unit) => !isPartisans(unit) && g.unit.attacked.get(unit) === 0)
    .slice(0, MOST);
/** the first of them whom a headquarters controls, or NOBODY. */
const followerIn = (g: G, hq: UnitId, box: HexId): UnitId =>
  attackersIn(g, SIDE_OF[hq] as number, box).find((unit) => whyNotAttach(g, hq, unit) === null) ?? NOBODY;

/** Whether a headquarters is near enough to a box to lead a combat there. */
const whyNotNear = (g: G, hq: UnitId, box: HexId) => {
  const seat = g.unit.at.get(hq);
  if (reaches(g, seat, box)) return null;
  return no(isMelee(g, seat) ? 'onlyItsOwnBox' : 'farFromBox');
};
/** 6.12, R-97, R-129: the boxes in which a headquarters can lead a combat; whether it may act at all is for the combat phase. */
export const whyNotBoxCombat: Law<[G, UnitId, HexId]> = given(
  (_g: G, _hq: UnitId, box: HexId) => (isStrategic(box) ? null : no('noEnemyInBox')),
  whyNotNear,
  law<[G, UnitId, HexId]>(
    (g, hq, box) => {
      const camp = campOf(SIDE_OF[hq] as number);
      return hasEnemy(g, camp, box) || (camp === ALLIES && guardOf(g, box) > 0) ? null : no('noEnemyInBox');
    },
    (g, hq, box) =>
      fightersOf(g, campOf(SIDE_OF[hq] as number), box).some(
        (unit) => SIDE_OF[unit] === SIDE_OF[hq] && attackOf(g, unit) > 0,
      )
        ? null
        : no('nobodyFightsThere'),
    (g, hq, box) =>
      fightersOf(g, campOf(SIDE_OF[hq] as number), box).some((unit) => g.unit.attacked.get(unit) === 1)
        ? no('boxFought')
        : null,
    (g, hq, box) => (followerIn(g, hq, box) === NOBODY ? no('controlsNobody') : null),
  ),
);
/** The boxes in which it can. */
export const boxesToFight = (g: G, hq: UnitId): readonly HexId[] =>
  isStrategic(g.unit.at.get(hq)) ? STRATEGIC.filter((box) => whyNotBoxCombat(g, hq, box) === null) : [];

const strengthOf = (g: G, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + attackOf(g, unit), 0);

/** 6.12, R-97: one combat in a box; whoever calls it has turned the headquarters and spent its marker. */
export const boxCombat = procedure(
  'boxCombat',
  { side: SIDE, hq: UNIT, box: PLACE },
  {
    begin(g, c) {
      const attackers = attackersIn(g, c.side, c.box);
      g.unit.hq.set(followerIn(g, c.hq, c.box), c.hq);
      g.emit(boxAttacked, { units: [...attackers], place: c.box });
      // the security troops of a depot alone are no counter that a battle could be about.
      if (!hasEnemy(g, campOf(c.side), c.box)) return 'guard';
      // with troops in the box the depot adds its defence to theirs.
      const works = campOf(c.side) === ALLIES ? guardOf(g, c.box) : 0;
      return call(battle, { side: c.side, at: c.box, manner: IN_BOX, hq: c.hq, attackers, works }, 'over');
    },
    guard: roll('6.12-b', d6, ['box'], (g, c, die) => {
      const attackers = attackersIn(g, c.side, c.box);
      const [attack, defence] = [strengthOf(g, attackers), guardOf(g, c.box)];
      g.emit(guardDie, { die, attack, defence, at: c.box });
      const result = RESULTS[resultOf(oddsColumn(attack, defence), die)];
      for (const unit of attackers) g.unit.attacked.set(unit, 1);
      const isBeaten = (result?.defender.steps ?? 0) > 0 || (result?.defender.retreat ?? 0) > 0;
      g.emit(isBeaten ? guardBeaten : guardHolds, { place: c.box });
      if (isBeaten) {
        loseGermanDepot(g, defendedDepot(g, c.box), '7.2-c');
        take(g, ALLIES, c.box);
      }
      return done;
    }),
    over(g, c) {
      for (const unit of attackersIn(g, c.side, c.box)) g.unit.attacked.set(unit, 1);
      settle(g, c.box);
      return done;
    },
  },
);

interface Storm {
  readonly hq: UnitId;
  readonly fortress: HexId;
}
/** who may attack a Festung: units of the headquarters in the box around it. */
const whyNotStorm: Law<[G, Storm, UnitId]> = given(
  (g: G, { fortress }: Storm, unit: UnitId) =>
    g.unit.at.get(unit) === boxOfFortress(fortress) ? null : no('notBesieging'),
  (g, { hq }, unit) => whyNotAttach(g, hq, unit),
  (g, _c, unit) => (attackOf(g, unit) > 0 ? null : no('noStrength')),
  (g, _c, unit) => (g.unit.attacked.get(unit) === 0 ? null : no('attackedAlready')),
);
export const stormersOf = (g: G, c: Storm): readonly UnitId[] =>
  fightersOf(g, ALLIES, boxOfFortress(c.fortress)).filter((unit) => whyNotStorm(g, c, unit) === null);

interface Stormers extends Storm {
  readonly side: number;
  readonly attackers: List<UnitId>;
}
/** Each of them once, as many as a battle takes. */
const whyNotJoin: Law<[G, Stormers, UnitId]> = given<[G, Stormers, UnitId]>(
  whyNotStorm,
  (_g, { attackers }, unit) =>
    attackers.has(unit) || attackers.length === MOST ? no('attackedAlready') : null,
);

/** 6.13-a, R-99: the Festungen that a headquarters can attack. */
export const whyNotFestungCombat: Law<[G, UnitId, HexId]> = given<[G, UnitId, HexId]>(
  (_g, hq) => (SIDE_OF[hq] === GERMAN ? no('notForGermans') : null),
  (g, _hq, fortress) => (isFortress(fortress) && stands(g, fortress) ? null : no('noFestung')),
  (g, hq, fortress) => whyNotNear(g, hq, boxOfFortress(fortress)),
  law<[G, UnitId, HexId]>(
    (g, _hq, fortress) => (g.board.stacks.has(AXIS, boxOfFortress(fortress)) ? no('germansOutside') : null),
    (g, _hq, fortress) =>
      unitsIn(g, fortress).some((unit) => g.unit.defended.get(unit) === 1) ? no('assailedAlready') : null,
    (g, hq, fortress) => (stormersOf(g, { hq, fortress }).length > 0 ? null : no('controlsNobody')),
  ),
);
/** The Festungen that it can. */
export const festungenToStorm = (g: G, hq: UnitId): readonly HexId[] =>
  isStrategic(g.unit.at.get(hq))
    ? FORTRESSES.filter((fortress) => whyNotFestungCombat(g, hq, fortress) === null)
    : [];

/** 0.1.2-k, R-99: once the Festung is gone whoever is left inside is in the box, and its depot falls. */
function fall(g: G, fortress: HexId): void {
  const box = boxOfFortress(fortress);
  g.emit(festungFell, { place: fortress });
  for (const unit of [...unitsIn(g, fortress)]) {
    g.unit.at.set(unit, box);
    g.emit(cameOut, { unit, place: box, from: fortress });
  }
  depotsTaken(g, ALLIES, box);
  settle(g, box);
}

const whyNoStorm = (_g: G, { attackers }: Stormers) => (attackers.length > 0 ? null : no('noneMustered'));

/** 6.13-a, R-99: an attack on a Festung; whoever calls it has turned the headquarters and spent its marker. */
export const festungCombat = procedure(
  'festungCombat',
  { side: SIDE, hq: UNIT, fortress: PLACE, attackers: list(UNIT, MOST) },
  {
    muster: ask(
      '6.13-a',
      'Choose units that attack the Festung, then attack',
      (_g, c) => c.side,
      verb(
        'join',
        (g, c) => lawful(UNIT, stormersOf(g, c), whyNotJoin, g, c),
        (g, c, unit) => {
          g.unit.hq.set(unit, c.hq);
          c.attackers.push(unit);
          return 'muster';
        },
      ),
      unless(
        whyNoStorm,
        verb('assault', (g, c) => {
          const attackers = c.attackers.toArray();
          g.place.assailed.set(c.fortress, 1);
          g.emit(boxAttacked, { units: attackers, place: c.fortress }, '6.13-a');
          return call(battle, { side: c.side, at: c.fortress, manner: IN_BOX, hq: c.hq, attackers }, 'over');
        }),
      ),
    ),
    over(g, c) {
      for (const unit of c.attackers.toArray()) g.unit.attacked.set(unit, 1);
      if (!stands(g, c.fortress)) fall(g, c.fortress);
      return done;
    },
  },
);
