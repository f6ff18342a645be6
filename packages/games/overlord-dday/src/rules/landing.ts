import type { HexId } from '@bocage/hex';
import { call, type Domain, d6, done, int, type Law, law, lawful, type Reason, subset } from '@bocage/kernel';
import { ALLIED, ARMY, BEACH, BEACHES, CHARTS, dataOf, EVERY_UNIT, FIFTH_RANGERS, GERMAN, isBattalion, isNest, isRegiment, PHASES, SETUP, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { displaced, landed, unharmed } from '../events.ts';
import {
  BEACH_OF_SPACE,
  boxOf,
  grid,
  LANDING_NAMES,
  LANDINGS,
  PHASE_OF_SPACE,
  PLACE,
  reserveOf,
  spaceOf,
} from '../map.ts';
import { no } from '../refusals.ts';
import { DISORGANIZED, type G, REGROUP, STEADY } from '../state.ts';
import { resistanceOf } from './chits.ts';
import { batteriesOn, landingHexes } from './naval.ts';
import { ask, type CaseId, hasRoom, loseSteps, mark, place, procedure, roll, transfer, unitsIn, verb } from './units.ts'; // biome-ignore format: a list

const MODIFIERS = CHARTS.landingModifiers;
const RESULTS = CHARTS.landing.results;
const LAST_TOTAL = Math.max(...Object.keys(RESULTS).map(Number));

const beachOf = (g: G, unit: UnitId): number => BEACH_OF_SPACE[g.unit.at.get(unit)] ?? -1;
const armyOf = (beach: number): number => ARMY.of(BEACHES[beach]?.army ?? 'us');

/** The units that may land now: those in the spaces of this phase. */
export const waiting = (g: G): readonly UnitId[] =>
  BEACHES.flatMap((_, beach) => g.board.stacks.at(spaceOf(beach, g.phase)));

const isWaiting = (g: G, unit: UnitId): boolean => PHASE_OF_SPACE[g.unit.at.get(unit)] === g.phase;

function whyNotLand(g: G, unit: UnitId): Reason | null {
  if (!isWaiting(g, unit)) return no('notThisPhase');
  if (isShutOut(g, unit)) return no('shutOut');
  return hexesFor(g, unit).some((hex) => whyNotLandIn(g, unit, hex) === null) ? null : no('allFull');
}

/** The landing hex a unit is bound to (27.1.7-m, ruling 36), if any. */
const hexNameOf = (unit: UnitId): string | null | undefined =>
  unit === FIFTH_RANGERS ? SETUP.rangers.landing.hex : dataOf(unit).lands?.hex;

/** By landing of Utah, beach and unit: the hexes of the beach that the unit is connected with. */
const CONNECTED: readonly (readonly (readonly (readonly HexId[])[])[])[] = (
  ['intended', 'actual'] as const
).map((which, utah) =>
  LANDINGS.map(({ [which]: all }) =>
    EVERY_UNIT.map((unit) => {
      const name = hexNameOf(unit);
      return name == null ? all : all.filter((hex) => LANDING_NAMES[utah]?.get(hex) === name);
    }),
  ),
);

/** The hexes that a waiting unit is connected with: the one of its name, or all of its beach. */
export const hexesFor = (g: G, unit: UnitId): readonly HexId[] =>
  CONNECTED[g.utahActual]?.[beachOf(g, unit)]?.[unit] ?? [];

const hasGermans = (g: G, hex: HexId): boolean => g.board.stacks.has(GERMAN, hex);

/** 27.2.2-h, -o, 27.1.7-m: where a unit may land. */
const whyNotLandIn: Law<[G, UnitId, HexId]> = law(
  (g, unit, hex) => {
    if (hexesFor(g, unit).includes(hex)) return null;
    return unit === FIFTH_RANGERS ? no('rangersAtDog') : no('notItsBeach');
  },
  (g, _unit, hex) => (hasGermans(g, hex) ? no('germansAshore') : null),
  (g, _unit, hex) => (hasRoom(g, ALLIED, hex) ? null : no('beachFull')),
);

/** 27.2.2-o, -r: every hex in which it could land is the enemy's, so that it may wait. */
export const isShutOut = (g: G, unit: UnitId): boolean =>
  hexesFor(g, unit).every((hex) => hasGermans(g, hex));

const PHASE_MODIFIERS: readonly (readonly number[])[] = BEACH.words.map(
  (name) => MODIFIERS.phase[name as keyof typeof MODIFIERS.phase],
);
/** 27.2.2-c: what the beach adds in this phase. */
export const phaseModifier = (g: G, beach: number): number => PHASE_MODIFIERS[beach]?.[g.phase - 1] ?? 0;

/** 27.2.2-c to -f: what is added to the die of a unit that lands in a hex. */
export function landingModifier(g: G, unit: UnitId, beach: number, hex: HexId): number {
  const nest = g.board.nests.isFelt(GERMAN, hex) ? MODIFIERS.wnAdjacent : 0;
  const large = isRegiment(unit) ? MODIFIERS.regimentOrBrigade : 0;
  const others = hasOtherGermans(g, hex) ? MODIFIERS.otherGermanAdjacent : 0;
  return resistanceOf(g, beach) + phaseModifier(g, beach) + batteriesOn(g, beach) + nest + large + others;
}

/** A German unit that is no Weapons Nest is next to a hex. */
export const hasOtherGermans = (g: G, hex: HexId): boolean =>
  grid.around(hex).some((to) => hasGermans(g, to) && !g.board.stacks.at(to).every(isNest));

interface LandingResult {
  readonly marker: number;
  readonly steps: number;
}
const LINE: readonly LandingResult[] = Array.from({ length: LAST_TOTAL + 1 }, (_, total) => {
  const text = RESULTS[String(total)] ?? 'none';
  const marker = text.startsWith('DG') ? DISORGANIZED : text.startsWith('RG') ? REGROUP : STEADY;
  return { marker, steps: Number(/\d/.exec(text)?.[0] ?? 0) };
});

/** What the Turn 1 line of the landing table says of a total. */
export function landingResult(total: number): LandingResult {
  return LINE[Math.min(Math.max(total, 0), LAST_TOTAL)] as LandingResult;
}

/** 27.2.2: the landings of a phase. */
export const beachLanding = procedure(
  'beachLanding',
  {},
  {
    land: ask(
      '27.2.2-a',
      'Land a unit, or end the landings of this phase',
      () => ALLIED,

      verb(
        'land',
        (g) => lawful(UNIT, g.known.waiting(), whyNotLand, g),
        (g, _c, unit) => lawful(PLACE, landingHexes(g, beachOf(g, unit)), whyNotLandIn, g, unit),
        (_g, _c, unit, hex) => call(comingAshore, { unit, hex }, 'land'),
      ),
      verb(
        'reserve',
        (g) => lawful(UNIT, g.known.waiting(), whyNotReserve, g),
        (g, _c, unit) => {
          toReserve(g, unit, armyOf(beachOf(g, unit)), '27.2.2-r');
          return 'land';
        },
      ),
      verb('end', () => 'putOff'),
    ),
    putOff(g) {
      for (let beach = 0; beach < BEACHES.length; beach++) {
        const left = unitsIn(g, spaceOf(beach, g.phase));
        const shutOut = left.filter((unit) => isShutOut(g, unit));
        const many = left.length - shutOut.length;
        if (many > 0) {
          // Who waits before a closed hex is not put off with the others.
          for (const unit of shutOut) g.unit.rolled.set(unit, 1);
          return call(displacement, { beach, many }, 'putOff');
        }
        hold(g, shutOut, beach);
      }
      return done;
    },
  },
);

function whyNotReserve(g: G, unit: UnitId): Reason | null {
  if (!isWaiting(g, unit)) return no('notThisPhase');
  return isShutOut(g, unit) ? null : no('notShutOut');
}

/** 27.2.2-r, -s: who waits before a closed hex goes on to the next phase as it is, until there is no phase left to wait for. */
function hold(g: G, units: readonly UnitId[], beach: number): void {
  for (const unit of units) {
    if (g.phase < PHASES) transfer(g, unit, spaceOf(beach, g.phase + 1), '27.2.2-r');
    else toReserve(g, unit, armyOf(beach), '27.2.2-s');
  }
}

function toReserve(g: G, unit: UnitId, army: number, rule: CaseId): void {
  g.unit.marker.set(unit, STEADY);
  transfer(g, unit, reserveOf(army), rule);
}

/** One unit lands: 27.2.2-b to -g. */
export const comingAshore = procedure(
  'comingAshore',
  { unit: UNIT, hex: PLACE },
  {
    roll: roll('27.2.2-b', d6, ['unit'], (g, c, die) => {
      const beach = beachOf(g, c.unit);
      const total = die + landingModifier(g, c.unit, beach, c.hex);
      const { marker, steps } = landingResult(total);
      g.unit.landed.set(c.unit, beach);
      place(g, c.unit, c.hex);
      g.emit(landed, { unit: c.unit, hex: c.hex, die, total });
      mark(g, c.unit, marker, '27.2.2-g');
      loseSteps(g, c.unit, steps, '27.2.2-g');
      if (marker === STEADY && steps === 0) g.emit(unharmed, { unit: c.unit });
      return done;
    }),
  },
);

/**
 * 27.2.2-i to -n, ruling 69: who cannot land goes on to the next phase, and as many of that phase one phase further;
 * those push nobody. From phase 5 there is no further phase: who cannot land then goes to the Landing Boxes.
 */
export const displacement = procedure(
  'displacement',
  { beach: BEACH, many: int(0, 30) },
  {
    putOff(g, c) {
      for (const unit of lodgers(g, c.beach, g.phase)) {
        if (g.phase === PHASES) toLandingBox(g, unit, c.beach);
        else displace(g, unit, { beach: c.beach, phase: g.phase + 1, marker: REGROUP, rule: '27.2.2-i' });
      }
      return g.phase + 1 < PHASES ? 'choose' : 'settle';
    },
    choose: (g, c) => (lodgers(g, c.beach, g.phase + 1).length <= c.many ? 'all' : 'pick'),
    pick: ask(
      '27.2.2-j',
      'Choose the units of the next phase that give way',
      () => ALLIED,

      verb(
        'putOff',
        (g, c) => pickable(g, c.beach, c.many),
        (g, c, units) => pushOn(g, units, c.beach),
      ),
    ),
    all: (g, c) => pushOn(g, lodgers(g, c.beach, g.phase + 1), c.beach),
    settle(g, c) {
      for (let phase = 1; phase <= PHASES; phase++)
        for (const unit of unitsIn(g, spaceOf(c.beach, phase))) g.unit.rolled.set(unit, 0);
      return done;
    },
  },
);

/** The units of a space that did not just come there, nor wait before a closed hex. */
const lodgers = (g: G, beach: number, phase: number): UnitId[] =>
  unitsIn(g, spaceOf(beach, phase)).filter((unit) => g.unit.rolled.get(unit) === 0);

function pickable(g: G, beach: number, many: number): Domain<readonly UnitId[]> {
  const from = lodgers(g, beach, g.phase + 1);
  const why = (unit: UnitId): Reason | null => (from.includes(unit) ? null : no('notOfThatPhase'));
  return subset(UNIT, { from, why, min: many, max: many, size: no('oneForOne') });
}

/** 27.2.2-j: no marker, unless it is the second time. */
function pushOn(g: G, units: readonly UnitId[], beach: number): 'settle' {
  for (const unit of units)
    displace(g, unit, { beach, phase: g.phase + 2, marker: STEADY, rule: '27.2.2-j' });
  return 'settle';
}

interface Displacement {
  readonly beach: number;
  readonly phase: number;
  readonly marker: number;
  readonly rule: CaseId;
}

/** 27.2.2-i to -k: one unit goes to a later phase; the second time it is Disorganized. */
function displace(g: G, unit: UnitId, { beach, phase, marker, rule }: Displacement): void {
  const times = Math.min(g.unit.displaced.get(unit) + 1, 2);
  g.unit.displaced.set(unit, times);
  g.unit.rolled.set(unit, 1);
  place(g, unit, spaceOf(beach, phase));
  g.emit(displaced, { unit, space: spaceOf(beach, phase) }, rule);
  if (times === 2) mark(g, unit, DISORGANIZED, '27.2.2-k');
  else mark(g, unit, marker, rule);
}

/** A battalion of a regiment or brigade that came as battalions. */
export const isBreakdown = (unit: UnitId): boolean => isBattalion(unit) && dataOf(unit).regiment !== null;

/** 27.2.2-l to -n: into Landing Box 1, whose unit goes to Box 2, whose unit goes to the Floating Reserve. */
function toLandingBox(g: G, unit: UnitId, beach: number): void {
  const [one, two] = [boxOf(beach, 1), boxOf(beach, 2)];
  const there = unitsIn(g, one);
  const shares = there.length === 1 && isBreakdown(unit) && isBreakdown(there[0] as UnitId);
  if (!shares && there.length > 0) {
    for (const old of unitsIn(g, two)) transfer(g, old, reserveOf(armyOf(beach)), '27.2.2-n');
    for (const old of there) transfer(g, old, two, '27.2.2-n');
  }
  g.unit.marker.set(unit, STEADY);
  transfer(g, unit, one, '27.2.2-l');
}
