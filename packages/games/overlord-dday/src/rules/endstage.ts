import { type HexId, NOWHERE } from '@bocage/hex';
import { call, done, type Law, law, lawful, where } from '@bocage/kernel';
import { ALLIED, ARMY, BEACHES, CHARTS, CHITS, dataOf, EVERY_UNIT, GERMAN, GLIDERS, NESTS, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { delayed, obstructed, redeployed } from '../events.ts';
import { ALL_BOXES, BRIDGE, boxOf, MULBERRIES, OMM_1_2, OMM_13, PLACE, reserveOf } from '../map.ts';
import { no } from '../refusals.ts';
import { type G, IDLE } from '../state.ts';
import { chargeArmy, formCadres, restoration } from './adjustments.ts';
import { demolition, whyNotBlowAllied, whyNotBlowGerman } from './bridges.ts';
import { chitValue } from './chits.ts';
import { aroundZone, gliderLanding, whyNotGlide, whyNotGlideTo } from './gliders.ts';
import { isBreakdown } from './landing.ts';
import { entries, hurriers, inBox13, interdiction, marchers, marches, onRails, railHexes, roads } from './marches.ts'; // biome-ignore format: a list
import { ask, type CaseId, ownUnits, place, procedure, transfer, unitsIn, verb, walk } from './units.ts';

/** A unit goes its way by a rule, or comes to a hex. */
const walked =
  (rule: CaseId) =>
  (g: G, _c: unknown, unit: UnitId, way: HexId | readonly HexId[]): 'germanMoves' => {
    walk(g, unit, [way].flat(), rule);
    return 'germanMoves';
  };

/** 27.3, step by step. */
export const endStage = procedure(
  'endStage',
  {},
  {
    gliders: (g) => (GLIDERS.some((unit) => whyNotGlide(g, unit) === null) ? 'glide' : 'delays'),
    glide: ask(
      '27.3.1-a',
      'Land a glider unit',
      () => ALLIED,

      verb(
        'glide',
        (g) => lawful(UNIT, GLIDERS, whyNotGlide, g),
        (g, _c, unit) => lawful(PLACE, aroundZone(unit), whyNotGlideTo, g, unit),
        (_g, _c, unit, hex) => call(gliderLanding, { unit, hex }, 'gliders'),
      ),
    ),
    delays(g) {
      for (const box of [...BEACHES.map((_, beach) => boxOf(beach, 1)), ...MULBERRIES])
        for (const unit of unitsIn(g, box)) {
          g.unit.delayed.set(unit, 1);
          g.emit(delayed, { unit, box });
        }
      return 'fill';
    },
    fill: ask(
      '27.3.2-b',
      'Fill an empty Landing Box from the Floating Reserve, or go on',
      () => ALLIED,

      verb(
        'fill',
        (g) => where(UNIT, (unit) => (armyOfReserve(g, unit) >= 0 ? null : no('notInReserve')), reserves(g)),
        (g, _c, unit) => lawful(PLACE, ALL_BOXES, whyNotFill, g, unit),
        (g, _c, unit, box) => {
          transfer(g, unit, box, '27.3.2-b');
          return 'fill';
        },
      ),
      verb('end', () => 'obstruction'),
    ),
    obstruction(g) {
      for (const [beach, { obstruction }] of BEACHES.entries()) {
        const chit = g.beach.chit.get(beach);
        if (chit < 0) continue;
        if (obstruction.track) {
          const level = chitValue(chit, beach, true) + obstruction.add;
          g.beach.obstruction.set(beach, level);
          g.emit(obstructed, { beach, level });
        }
        g.cup.add(chit);
        g.beach.chit.set(beach, NOWHERE);
      }
      for (const [chit, { removed, count }] of CHITS.entries()) if (removed) g.cup.add(chit, count);
      for (const unit of ownUnits[GERMAN] ?? []) g.unit.acted.set(unit, IDLE);
      return 'germanMoves';
    },
    germanMoves: ask(
      '27.3.4-a',
      'Move an independent or non-active unit, or end the moves',
      () => GERMAN,

      verb('march', marchers, (g, _c, unit) => marches(g, unit, false), walked('27.3.4-a')),
      verb(
        'hurry',
        hurriers,
        (g, _c, unit) => marches(g, unit, true),
        (g, _c, unit, way) => {
          walk(g, unit, way, '27.3.4-e');
          return call(interdiction, { unit }, 'germanMoves');
        },
      ),
      verb('road', marchers, (g, _c, unit) => roads(g, unit), walked('27.3.4-c')),
      verb('enter', inBox13, entries, walked('27.3.4-i')),
      verb('rail', onRails, railHexes, walked('27.3.4-j')),
      verb('end', () => 'offMap'),
    ),
    offMap(g) {
      for (const unit of unitsIn(g, OMM_1_2)) transfer(g, unit, OMM_13, '27.3.4-i');
      return 'regiments';
    },
    regiments(g) {
      formCadres(g);
      return 'nestLosses';
    },
    nestLosses: (g) => call(restoration, { left: chargeArmy(g) }, 'alliedBridges'),
    alliedBridges: ask(
      '27.3.7-a',
      'Try to blow a bridge, or go on',
      () => ALLIED,

      verb(
        'blow',
        (g) => lawful(BRIDGE, undefined, whyNotBlowAllied, g),
        (_g, _c, bridge) => call(demolition, { bridge, side: ALLIED }, 'alliedBridges'),
      ),
      verb('end', () => 'germanBridges'),
    ),
    germanBridges: ask(
      '27.3.7-c',
      'Try to blow a bridge, or go on',
      () => GERMAN,

      verb(
        'blow',
        (g) => lawful(BRIDGE, undefined, whyNotBlowGerman, g),
        (_g, _c, bridge) => call(demolition, { bridge, side: GERMAN }, 'germanBridges'),
      ),
      verb('end', () => 'festung'),
    ),
    festung(g) {
      for (const unit of NESTS) {
        const hex = FESTUNG_HEXES[unit] as HexId;
        if (hex === NOWHERE || g.unit.lost.get(unit) === 0 || g.board.stacks.has(ALLIED, hex)) continue;
        g.unit.festung.set(unit, 1);
        g.unit.steps.set(unit, CHARTS.festung.steps);
        place(g, unit, hex);
        g.emit(redeployed, { unit, hex });
      }
      return done;
    },
  },
);

/** Where a Weapons Nest that is lost comes back as a Festung (27.3.8). */
const FESTUNG_HEXES: readonly HexId[] = EVERY_UNIT.map((unit) => {
  const hex = dataOf(unit).wn?.festung;
  return hex == null ? NOWHERE : PLACE.of(hex);
});

const armyOfReserve = (g: G, unit: UnitId): number =>
  ARMY.words.findIndex((_, army) => g.unit.at.get(unit) === reserveOf(army));
const reserves = (g: G): UnitId[] => ARMY.words.flatMap((_, army) => unitsIn(g, reserveOf(army)));

const OPEN_BOXES: readonly (readonly HexId[])[] = ARMY.words.map((word, army) => [
  ...BEACHES.flatMap((data, beach) => (data.army === word ? [boxOf(beach, 1), boxOf(beach, 2)] : [])),
  MULBERRIES[army] as HexId,
]);
const SHUT_BOXES: readonly HexId[] = ALL_BOXES.filter(
  (box) => !OPEN_BOXES.some((boxes) => boxes.includes(box)),
);

/** A box holds one unit, or two breakdown battalions (27.2.2-m, ruling 59). */
export const fitInBox = (units: readonly UnitId[]): boolean =>
  units.length <= 1 || (units.length === 2 && units.every(isBreakdown));

/** 27.3.2-b, -c: an empty box of the same army, or one where a battalion makes a pair; the second Mulberry boxes are shut. */
const whyNotFill: Law<[G, UnitId, HexId]> = law(
  (_g, _unit, box) => (SHUT_BOXES.includes(box) ? no('boxShut') : null),
  (g, unit, box) =>
    OPEN_BOXES[armyOfReserve(g, unit)]?.includes(box) === true || SHUT_BOXES.includes(box)
      ? null
      : no('notItsBox'),
  (g, unit, box) =>
    !ALL_BOXES.includes(box) || fitInBox([unit, ...unitsIn(g, box)]) ? null : no('boxTaken'),
);

/** Whether a unit of the Floating Reserve could go into a box now. */
export const hasRoomFor = (g: G, unit: UnitId): boolean =>
  ALL_BOXES.some((box) => whyNotFill(g, unit, box) === null);
