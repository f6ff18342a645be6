import type { HexId } from '@bocage/hex';
import { call, done, given, type Law, lawful, maybe } from '@bocage/kernel';
import { backedFromSea, wentOn } from '../../events/dday.ts';
import { grid, PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { ALLIES, SIDE } from '../../terms.ts';
import { isHeadquarters, NOBODY, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { battle, LANDING } from '../combat/battle.ts';
import { enter } from '../control.ts';
import { ask, attackOf, fightersOf, hasEnemy, procedure, verb } from '../units.ts';
import { whyNoRoom, whyNoStep } from './room.ts';
import { isRaider, LAST, offshoreOf, settleShore, WAVE } from './shore.ts';

/** Those of a side who have come ashore with this wave. */
const landedOf = (g: G, side: number): readonly UnitId[] =>
  g.unit.landed.marked().filter((unit) => SIDE_OF[unit] === side && !isHeadquarters(unit));
const raidersOf = (g: G, side: number): readonly UnitId[] => landedOf(g, side).filter(isRaider);

/** 4.4-g: who may go on from where he landed; the die is spared (4.4-f). */
const whyNotGoOn: Law<[G, number, UnitId]> = given<[G, number, UnitId]>(
  (g, side, unit) => (raidersOf(g, side).includes(unit) ? null : no('noRaiderLanded')),
  (g, _side, unit) => (g.unit.disorganised.get(unit) > 0 ? no('raiderDisorganised') : null),
);
/** one hex, into Germans too. */
const whyNotOnTo: Law<[G, UnitId, HexId]> = given<[G, UnitId, HexId]>(
  (g, unit, to) => whyNoStep(unit, g.unit.at.get(unit), to),
  (g, unit, to) => whyNoRoom(g, to, [unit]),
);

interface Assault {
  readonly side: number;
  readonly wave: number;
}
/** Those who attack a hex together: the wave, or rangers and commandos by themselves (10.A.1-g). */
export const groupIn = (g: G, side: number, hex: HexId, raid: boolean): readonly UnitId[] =>
  landedOf(g, side).filter((unit) => g.unit.at.get(unit) === hex && isRaider(unit) === raid);
/** of the last wave those who find friends in the confusion join them in the combats instead. */
const joinsFriends = (g: G, { side, wave }: Assault, hex: HexId): boolean =>
  wave === LAST &&
  fightersOf(g, ALLIES, hex).some((unit) => SIDE_OF[unit] !== side || g.unit.landed.get(unit) === 0);
/** Where a landing is still to be fought. */
function hexesOf(g: G, c: Assault, raid: boolean): readonly HexId[] {
  const isDue = (unit: UnitId): boolean => isRaider(unit) === raid && g.unit.attacked.get(unit) === 0;
  const hexes = landedOf(g, c.side)
    .filter(isDue)
    .map((unit) => g.unit.at.get(unit));
  return [...new Set(hexes)].filter((hex) => hasEnemy(g, ALLIES, hex) && !joinsFriends(g, c, hex));
}
const whyNotAssault = (g: G, c: Assault, hex: HexId) =>
  hexesOf(g, c, false).includes(hex) ? null : no('nothingToAssault');
const whyNotRaid = (g: G, c: Assault, hex: HexId) =>
  hexesOf(g, c, true).includes(hex) ? null : no('nothingToRaid');

/** 10.A.1-e: the landing attack of a group on the hex where it is. */
function attack(g: G, c: Assault & { at: HexId }, hex: HexId, raid: boolean) {
  const attackers = groupIn(g, c.side, hex, raid);
  for (const unit of attackers) g.unit.attacked.set(unit, 1);
  c.at = hex;
  const aid = offshoreOf(g, hex);
  const strength = aid.reduce((sum, unit) => sum + attackOf(g, unit), 0);
  if (aid.length > 0) g.emit(backedFromSea, { units: aid, hex, strength });
  return call(battle, { side: c.side, at: hex, manner: LANDING, hq: NOBODY, attackers, aid }, 'fought');
}

/** 10.A.1-e, R-155, R-160, R-266: rangers and commandos go on if they like; then each landing attack is fought on the spot. */
export const landingAttacks = procedure(
  'landingAttacks',
  { side: SIDE, wave: WAVE, at: maybe(PLACE) },
  {
    begin: (g, c) => (raidersOf(g, c.side).length > 0 ? 'goOn' : 'next'),
    goOn: ask(
      '4.4-g',
      'Let rangers or commandos go one hex on, or have them stop',
      (_g, c) => c.side,
      verb(
        'goOn',
        (g, c) => lawful(UNIT, raidersOf(g, c.side), whyNotGoOn, g, c.side),
        (g, _c, unit) => lawful(PLACE, grid.around(g.unit.at.get(unit)), whyNotOnTo, g, unit),
        (g, _c, unit, hex) => {
          const from = g.unit.at.get(unit);
          g.unit.landed.set(unit, 0);
          enter(g, unit, hex);
          g.emit(wentOn, { unit, hex, from });
          return 'begin';
        },
      ),
      verb('stop', () => 'next'),
    ),
    next: (g, c) => (hexesOf(g, c, false).length > 0 || hexesOf(g, c, true).length > 0 ? 'choose' : done),
    choose: ask(
      '10.A.1-e',
      'Choose the landing that is fought next',
      (_g, c) => c.side,
      verb(
        'assault',
        (g, c) => lawful(PLACE, hexesOf(g, c, false), whyNotAssault, g, c),
        (g, c, hex) => attack(g, c, hex, false),
      ),
      verb(
        'raid',
        (g, c) => lawful(PLACE, hexesOf(g, c, true), whyNotRaid, g, c),
        (g, c, hex) => attack(g, c, hex, true),
      ),
    ),
    fought(g, c) {
      settleShore(g, c.at);
      return 'next';
    },
  },
);
