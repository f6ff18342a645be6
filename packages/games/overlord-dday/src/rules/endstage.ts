import { type HexId, NOWHERE } from '@bocage/hex';
import { call, type Domain, d6, done, int, type Reason, remembered, where } from '@bocage/kernel';
import { NOBODY } from '@bocage/wargame';
import { ALLIED, ARMY, BEACHES, CHARTS, CHITS, dataOf, GERMAN, GLIDERS, isAirborne, isFixed, isMech, NESTS, SETUP, SIDE, STACK_LIMIT, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import {
  bridge as blown,
  cadre,
  delayed,
  dropped,
  moved,
  obstructed,
  redeployed,
  restored,
} from '../events.ts';
import { ALL_BOXES, BRIDGE, type BridgeId, boxOf, grid, HEDGEROW, isCity, isHex, isSecondaryBridge, isTown, MULBERRIES, OMM_1_2, OMM_13, ORNE_BRIDGE, PLACE, RAIL, reserveOf, sideOfBridge, TERRAIN, terrainOf } from '../map.ts'; // biome-ignore format: a list
import { crossesOrne, isEastOfOrne } from '../orne.ts';
import { DISORGANIZED, type G, IDLE, MOVED, no, REGROUP } from '../state.ts';
import { INDEPENDENTS_BY_SETUP, isIndependent } from './activation.ts';
import { isBreakdown } from './landing.ts';
import { airborneResult } from './preliminary.ts';
import {
  EVERY_UNIT,
  face,
  inPlay,
  loseStep,
  mark,
  onMap,
  ownUnits,
  place,
  procedure,
  unitsIn,
  verb,
} from './units.ts';

/** 27.3, step by step. */
export const endStage = procedure(
  'endStage',
  {},
  {
    gliders: (g) => (GLIDERS.some((unit) => whyNotGlide(g, unit) === null) ? 'glide' : 'delays'),
    glide: {
      rule: '27.3.1-a',
      prompt: 'Land a glider unit',
      who: () => ALLIED,
      may: [
        verb(
          'glide',
          (g) => where(UNIT, (unit) => whyNotGlide(g, unit), GLIDERS),
          (g, _c, unit) => where(PLACE, (hex) => whyNotGlideTo(g, unit, hex), around(zoneOf(unit))),
          (_g, _c, unit, hex) => call(gliderLanding, { unit, hex }, 'gliders'),
        ),
      ],
    },
    delays(g) {
      for (const box of [...BEACHES.map((_, beach) => boxOf(beach, 1)), ...MULBERRIES])
        for (const unit of unitsIn(g, box)) {
          g.unit.delayed.set(unit, 1);
          g.emit(delayed, { unit, box });
        }
      return 'fill';
    },
    fill: {
      rule: '27.3.2-b',
      prompt: 'Fill an empty Landing Box from the Floating Reserve, or go on',
      who: () => ALLIED,
      may: [
        verb(
          'fill',
          (g) => where(UNIT, (unit) => (armyOfReserve(g, unit) >= 0 ? null : no('27.3.2-b')), reserves(g)),
          (g, _c, unit) => where(PLACE, (box) => whyNotFill(g, unit, box), ALL_BOXES),
          (g, _c, unit, box) => {
            place(g, unit, box);
            return 'fill';
          },
        ),
        verb('end', () => 'obstruction'),
      ],
    },
    obstruction(g) {
      for (const [beach, data] of BEACHES.entries()) {
        const chit = g.beach.chit.get(beach);
        if (chit < 0) continue;
        if (data.obstruction.track) {
          g.beach.obstruction.set(beach, (CHITS[chit]?.back[data.class] ?? 0) + data.obstruction.add);
          g.emit(obstructed, { beach, level: g.beach.obstruction.get(beach) });
        }
        g.cup.add(chit);
        g.beach.chit.set(beach, NOWHERE);
      }
      for (const [chit, { removed, count }] of CHITS.entries()) if (removed) g.cup.add(chit, count);
      for (const unit of ownUnits[GERMAN] ?? []) g.unit.acted.set(unit, IDLE);
      return 'germanMoves';
    },
    germanMoves: {
      rule: '27.3.4-a',
      prompt: 'Move an independent or non-active unit, or end the moves',
      who: () => GERMAN,
      may: [
        verb(
          'march',
          (g) => movers(g),
          (g, _c, unit) => marches(g, unit, false),
          (g, _c, unit, way) => {
            walk(g, unit, way);
            return 'germanMoves';
          },
        ),
        verb(
          'hurry',
          (g) => movers(g),
          (g, _c, unit) => marches(g, unit, true),
          (g, _c, unit, way) => {
            walk(g, unit, way);
            return call(interdiction, { unit }, 'germanMoves');
          },
        ),
        verb(
          'road',
          (g) => movers(g),
          (g, _c, unit) => roads(g, unit),
          (g, _c, unit, way) => {
            walk(g, unit, way);
            return 'germanMoves';
          },
        ),
        verb(
          'enter',
          (g) =>
            where(
              UNIT,
              (unit) => (g.unit.at.get(unit) === OMM_13 ? null : no('27.3.4-i')),
              unitsIn(g, OMM_13),
            ),
          (g) => where(PLACE, (hex) => whyNotEnter(g, hex), ENTRIES),
          (g, _c, unit, hex) => {
            walk(g, unit, [hex]);
            return 'germanMoves';
          },
        ),
        verb(
          'rail',
          (g) =>
            where(UNIT, (unit) => (g.unit.at.get(unit) === RAIL ? null : no('27.3.4-j')), unitsIn(g, RAIL)),
          (g) => where(PLACE, (hex) => whyNotRail(g, hex), RAIL_HEXES),
          (g, _c, unit, hex) => {
            walk(g, unit, [hex]);
            return 'germanMoves';
          },
        ),
        verb('end', () => 'offMap'),
      ],
    },
    offMap(g) {
      for (const unit of unitsIn(g, OMM_1_2)) place(g, unit, OMM_13);
      return 'regiments';
    },
    regiments(g) {
      for (const [regiment, { army, battalions }] of REGIMENTS.entries()) {
        if (!battalions.every((unit) => g.unit.lost.get(unit) === 1)) continue;
        const reserve = reserveOf(army);
        g.regiment.cadre.set(regiment, reserve);
        g.regiment.returns.set(regiment, THIS_TURN + BREAKDOWN.returnAfterTurns);
        g.emit(cadre, { regiment, reserve });
      }
      return 'nestLosses';
    },
    nestLosses(g) {
      const { division352, other } = CHARTS.adjustments;
      const steps = stepsLost(g, '352');
      g.armyLosses +=
        (steps % division352.steps) + other.armyLoss * Math.floor(stepsEliminated(g, 'other') / other.steps);
      return call(restoration, { left: Math.floor(steps / division352.steps) }, 'alliedBridges');
    },
    alliedBridges: {
      rule: '27.3.7-a',
      prompt: 'Try to blow a bridge, or go on',
      who: () => ALLIED,
      may: [
        verb(
          'blow',
          (g) => where(BRIDGE, (bridge) => whyNotBlowAllied(g, bridge)),
          (_g, _c, bridge) => call(demolition, { bridge, side: ALLIED }, 'alliedBridges'),
        ),
        verb('end', () => 'germanBridges'),
      ],
    },
    germanBridges: {
      rule: '27.3.7-c',
      prompt: 'Try to blow a bridge, or go on',
      who: () => GERMAN,
      may: [
        verb(
          'blow',
          (g) => where(BRIDGE, (bridge) => whyNotBlowGerman(g, bridge)),
          (_g, _c, bridge) => call(demolition, { bridge, side: GERMAN }, 'germanBridges'),
        ),
        verb('end', () => 'festung'),
      ],
    },
    festung(g) {
      for (const unit of NESTS) {
        const hex = FESTUNG_HEXES[unit] as HexId;
        if (hex === NOWHERE || g.unit.lost.get(unit) === 0 || g.board.stacks.counts(ALLIED)[hex] !== 0)
          continue;
        g.unit.festung.set(unit, 1);
        g.unit.steps.set(unit, CHARTS.festung.steps);
        place(g, unit, hex);
        g.emit(redeployed, { unit, hex });
      }
      return done;
    },
  },
);

const GLIDER_GROUND = new Set(
  CHARTS.airborne.gliderTerrain.map((kind) => (TERRAIN as readonly string[]).indexOf(kind)),
);
const THIS_TURN = 1;
const BREAKDOWN = SETUP.breakdownRegiments;
const REGIMENTS = BREAKDOWN.regiments.map(({ army, battalions }) => ({
  army: ARMY.of(army),
  battalions: battalions.map(UNIT.of),
}));
/** Where a Weapons Nest that is lost comes back as a Festung (27.3.8). */
const FESTUNG_HEXES: readonly HexId[] = EVERY_UNIT.map((unit) => {
  const hex = dataOf(unit).wn?.festung;
  return hex == null ? NOWHERE : PLACE.of(hex);
});

const GLIDER_ZONES: readonly HexId[] = EVERY_UNIT.map((unit) => {
  const zone = dataOf(unit).glider?.dropZone;
  return zone === undefined ? NOWHERE : PLACE.of(zone);
});
const zoneOf = (unit: UnitId): HexId => GLIDER_ZONES[unit] as HexId;
/** A hex and its neighbours. */
function around(hex: HexId): HexId[] {
  const hexes = [hex];
  for (let d = 0; d < 6; d++) {
    const to = grid.neighbours[6 * hex + d] as HexId;
    if (to >= 0) hexes.push(to);
  }
  return hexes;
}

function whyNotGlide(g: G, unit: UnitId): Reason | null {
  if (!GLIDERS.includes(unit) || !inPlay(g, unit) || isHex(g.unit.at.get(unit))) return no('27.3.1-a');
  return around(zoneOf(unit)).some((hex) => whyNotGlideTo(g, unit, hex) === null) ? null : no('27.3.1-c');
}

/** 27.3.1-a, -c, -d. */
function whyNotGlideTo(g: G, unit: UnitId, hex: HexId): Reason | null {
  if (!isHex(hex) || !GLIDER_GROUND.has(terrainOf(hex))) return no('27.3.1-d');
  if (grid.distance(hex, zoneOf(unit)) > 1) return no('27.3.1-a');
  if (g.board.stacks.counts(GERMAN)[hex] !== 0) return no('27.3.1-c');
  return hasRoom(g, ALLIED, hex) ? null : no('27.2.5-n');
}

/** 27.3.1-e: what hedges add to the die of a glider unit, and an enemy zone. */
export const hedgeModifier = (hex: HexId): number =>
  terrainOf(hex) === HEDGEROW ? CHARTS.airborne.gliderModifiers.hedgerow : 0;
export const zoneModifier = (g: G, hex: HexId): number =>
  (g.board.zones[GERMAN]?.counts[hex] as number) > 0 ? CHARTS.airborne.gliderModifiers.enemyZoc : 0;

export const gliderLanding = procedure(
  'gliderLanding',
  { unit: UNIT, hex: PLACE },
  {
    roll: {
      rule: '27.3.1-e',
      chance: d6,
      then(g, c, die) {
        const { marker, steps } = airborneResult(die + hedgeModifier(c.hex) + zoneModifier(g, c.hex));
        place(g, c.unit, c.hex);
        mark(g, c.unit, marker === 'DG' ? DISORGANIZED : REGROUP);
        g.emit(dropped, { unit: c.unit, hex: c.hex, marker: g.unit.marker.get(c.unit), steps });
        for (let i = 0; i < steps; i++) loseStep(g, c.unit);
        return done;
      },
    },
  },
);

const armyOfReserve = (g: G, unit: UnitId): number =>
  [0, 1].find((army) => g.unit.at.get(unit) === reserveOf(army)) ?? -1;
const reserves = (g: G): UnitId[] => [0, 1].flatMap((army) => unitsIn(g, reserveOf(army)));

const OPEN_BOXES: readonly (readonly HexId[])[] = ['us', 'cw'].map((army, i) => [
  ...BEACHES.flatMap((data, beach) => (data.army === army ? [boxOf(beach, 1), boxOf(beach, 2)] : [])),
  MULBERRIES[i] as HexId,
]);

const SHUT_BOXES: readonly HexId[] = ALL_BOXES.filter(
  (box) => !OPEN_BOXES.some((boxes) => boxes.includes(box)),
);

/** 27.3.2-b, -c: an empty box of the same army, or one where a battalion makes a pair (27.2.2-m); the second Mulberry boxes are shut. */
function whyNotFill(g: G, unit: UnitId, box: HexId): Reason | null {
  if (SHUT_BOXES.includes(box)) return no('27.3.2-c');
  if (OPEN_BOXES[armyOfReserve(g, unit)]?.includes(box) !== true) return no('27.3.2-b');
  const there = unitsIn(g, box);
  return there.length === 0 || (there.length === 1 && [unit, ...there].every(isBreakdown))
    ? null
    : no('27.3.2-b');
}

const hasRoom = (g: G, side: number, hex: HexId): boolean =>
  (g.board.room[side]?.[hex] as number) < STACK_LIMIT;

/** 27.3.4-a, -b: who may move now. */
function whyNotMarch(g: G, unit: UnitId): Reason | null {
  if (dataOf(unit).side !== 'german' || !onMap(g, unit)) return no('27.3.4-a');
  if (isFixed(unit) || !(isIndependent(g, unit) || dataOf(unit).nonActive === true)) return no('27.3.4-b');
  return g.unit.acted.get(unit) === IDLE && face(g, unit).move > 0 ? null : no('27.3.4-a');
}

/** By set-up: those who ever may. */
const MARCHERS: readonly (readonly UnitId[])[] = INDEPENDENTS_BY_SETUP.map((independents) =>
  (ownUnits[GERMAN] ?? []).filter(
    (unit) => !isFixed(unit) && (independents.includes(unit) || dataOf(unit).nonActive === true),
  ),
);
const marching = remembered((g: G, setUp) =>
  (MARCHERS[setUp] ?? []).filter((unit) => whyNotMarch(g, unit) === null),
);
const movers = (g: G): Domain<UnitId> =>
  where(UNIT, (unit) => whyNotMarch(g, unit), marching(g, g.options.setup ?? 0));

/** 27.3.4-d, -f: three less, half of it, rounded up; or half of all of it for one who dares. In half points. */
function endAllowance(g: G, unit: UnitId, hurried: boolean): number {
  const { move } = face(g, unit);
  const ma = dataOf(unit).oos === true ? Math.ceil(move / 2) : move;
  return (
    2 * Math.max(0, Math.ceil((hurried ? ma : ma - CHARTS.interdiction.deduct) / CHARTS.interdiction.divide))
  );
}

/** 27.3.4-a: the ways a unit may march. */
export function marches(g: G, unit: UnitId, hurried: boolean): Domain<readonly HexId[]> {
  const rules = isMech(unit) ? g.endRules.mech : g.endRules.leg;
  const confined = dataOf(unit).division === '711' ? { ...rules, refuse: staysEast } : rules;
  g.reach.aim(confined, {
    start: g.unit.at.get(unit),
    allowance: endAllowance(g, unit, hurried),
    minimumMove: false,
  });
  return g.routes;
}

/** 27.3.4-h: the 711th does not cross the Orne. */
const staysEast = (from: HexId, to: HexId): Reason | null => (crossesOrne(from, to) ? no('27.3.4-h') : null);

/** 27.3.4-c, -g: by road at twice the rate, never beside an Allied unit. */
export function roads(g: G, unit: UnitId): Domain<readonly HexId[]> {
  const { road } = g.endRules;
  const refuse = (from: HexId, to: HexId): Reason | null => {
    if (nextToAllies(g, from) || nextToAllies(g, to)) return no('27.3.4-g');
    return dataOf(unit).division === '711' ? staysEast(from, to) : (road.refuse?.(from, to, 0) ?? null);
  };
  const allowance = endAllowance(g, unit, false) * CHARTS.interdiction.strategic.factor;
  g.reach.aim({ ...road, refuse }, { start: g.unit.at.get(unit), allowance, minimumMove: false });
  return g.routes;
}

function nextToAllies(g: G, hex: HexId): boolean {
  const allies = g.board.stacks.counts(ALLIED);
  if ((allies[hex] as number) > 0) return true;
  for (let d = 0; d < 6; d++) {
    const to = grid.neighbours[6 * hex + d] as HexId;
    if (to >= 0 && (allies[to] as number) > 0) return true;
  }
  return false;
}

function walk(g: G, unit: UnitId, way: readonly HexId[]): void {
  for (const hex of way) place(g, unit, hex);
  g.unit.acted.set(unit, MOVED);
  g.emit(moved, { unit, hex: g.unit.at.get(unit) });
}

/** 27.3.4-e: who goes on under the fighter-bombers may pay for it. */
export const interdiction = procedure(
  'interdiction',
  { unit: UNIT },
  {
    roll: {
      rule: '27.3.4-e',
      chance: d6,
      then(g, c, die) {
        if (CHARTS.interdiction.exceed.loseStep.includes(die)) loseStep(g, c.unit);
        return done;
      },
    },
  },
);

const ENTRIES: readonly HexId[] = SETUP.offMap.entry['13'].map(PLACE.of);
const RAIL_HEXES: readonly HexId[] = grid.hexes.filter(
  (hex) => (isTown(hex) || isCity(hex)) && isEastOfOrne(hex),
);

/** 27.3.4-i, ruling 56: onto a road at the edge of the map, which is its whole move. */
const whyNotEnter = (g: G, hex: HexId): Reason | null => whyNotArrive(g, hex, ENTRIES, no('27.3.4-i'));
const whyNotRail = (g: G, hex: HexId): Reason | null => whyNotArrive(g, hex, RAIL_HEXES, no('27.3.4-j'));

function whyNotArrive(g: G, hex: HexId, hexes: readonly HexId[], otherwise: Reason): Reason | null {
  if (!hexes.includes(hex) || nextToAllies(g, hex)) return otherwise;
  return hasRoom(g, GERMAN, hex) ? null : no('27.2.5-n');
}

const nestsOf = (division: string): readonly UnitId[] =>
  NESTS.filter((unit) => dataOf(unit).wn?.division === division);
const sumOver = (units: readonly UnitId[], steps: (unit: UnitId) => number): number =>
  units.reduce((sum, unit) => sum + steps(unit), 0);

/** 27.3.6-f: the steps of the WNs of a division that are gone. */
const stepsEliminated = (g: G, division: string): number =>
  sumOver(nestsOf(division), (unit) => (g.unit.lost.get(unit) === 1 ? dataOf(unit).steps : 0));

/** 27.3.6-c: the same with the steps off those that are still there. */
export const stepsLost = (g: G, division: string): number =>
  stepsEliminated(g, division) +
  sumOver(nestsOf(division), (unit) => (inPlay(g, unit) ? dataOf(unit).steps - g.unit.steps.get(unit) : 0));

/** 27.3.6-c, -d: battalions of the 352nd made whole, or replacement points. */
export const restoration = procedure(
  'restoration',
  { left: int(0, 20) },
  {
    any(g, c) {
      if (c.left === 0) return done;
      if (reduced352(g).length > 0) return 'restore';
      g.infantryPoints += c.left * CHARTS.adjustments.division352.elseReplacementPoints;
      return done;
    },
    restore: {
      rule: '27.3.6-c',
      prompt: 'Choose a battalion of the 352nd that is made whole',
      who: () => GERMAN,
      may: [
        verb(
          'restore',
          (g) => where(UNIT, (unit) => (reduced352(g).includes(unit) ? null : no('27.3.6-c')), reduced352(g)),
          (g, c, unit) => {
            g.unit.steps.set(unit, dataOf(unit).steps);
            g.unit.back.set(unit, 0);
            g.emit(restored, { unit });
            c.left -= 1;
            return 'any';
          },
        ),
      ],
    },
  },
);

/** The battalions of the division's regiments (ruling 57). */
const BATTALIONS_352: readonly UnitId[] = EVERY_UNIT.filter(
  (unit) => dataOf(unit).division === '352' && isBreakdown(unit),
);
const reduced352 = (g: G): UnitId[] =>
  BATTALIONS_352.filter((unit) => inPlay(g, unit) && g.unit.steps.get(unit) < dataOf(unit).steps);

const BANKS: readonly (readonly HexId[])[] = BRIDGE.words.map((_, bridge) =>
  grid.sideHexes(sideOfBridge(bridge)),
);
/** The hexes within so many of a bridge. */
const nearBridges = (range: number): readonly (readonly HexId[])[] =>
  BANKS.map((banks) => grid.hexes.filter((hex) => banks.some((bank) => grid.distance(hex, bank) <= range)));
const IN_ALLIED_RANGE = nearBridges(CHARTS.bridgeDestruction.allied.range);
const BESIDE = nearBridges(1);

/** 27.3.7-a: a secondary road bridge within two hexes of an airborne unit. */
function whyNotBlowAllied(g: G, bridge: BridgeId): Reason | null {
  if (
    g.bridge.blown.get(bridge) === 1 ||
    g.bridge.triedBy.get(bridge) === ALLIED ||
    !isSecondaryBridge(bridge)
  )
    return no('27.3.7-a');
  for (const hex of IN_ALLIED_RANGE[bridge] ?? []) if (hasAirborne(g, hex)) return null;
  return no('27.3.7-a');
}

function hasAirborne(g: G, hex: HexId): boolean {
  for (let unit = g.board.stacks.first(hex); unit !== NOBODY; unit = g.board.stacks.next(unit))
    if (isAirborne(unit)) return true;
  return false;
}

/** 27.3.7-c, -e: beside a German unit or a German city; the Orne bridge only from its own hexes. */
function whyNotBlowGerman(g: G, bridge: BridgeId): Reason | null {
  if (g.bridge.blown.get(bridge) === 1 || g.bridge.triedBy.get(bridge) === GERMAN) return no('27.3.7-c');
  const germans = g.board.stacks.counts(GERMAN);
  if (bridge === ORNE_BRIDGE) {
    for (const hex of BANKS[bridge] ?? []) if ((germans[hex] as number) > 0) return null;
    return no('27.3.7-e');
  }
  for (const hex of BESIDE[bridge] ?? [])
    if ((germans[hex] as number) > 0 || (isCity(hex) && g.hex.allied.get(hex) === 0)) return null;
  return no('27.3.7-c');
}

export const demolition = procedure(
  'demolition',
  { bridge: BRIDGE, side: SIDE },
  {
    roll: {
      rule: '27.3.7-a',
      chance: d6,
      then(g, c, die) {
        g.bridge.triedBy.set(c.bridge, c.side);
        const { allied, german } = CHARTS.bridgeDestruction;
        if ((c.side === ALLIED ? allied : german).destroyed.includes(die)) {
          g.bridge.blown.set(c.bridge, 1);
          g.emit(blown, { bridge: c.bridge });
        }
        return done;
      },
    },
  },
);
