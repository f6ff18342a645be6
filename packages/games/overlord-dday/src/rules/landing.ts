import type { HexId } from '@bocage/hex';
import { call, type Domain, d6, done, int, type Reason, subset, where } from '@bocage/kernel';
import { NOBODY } from '@bocage/wargame';
import { ALLIED, ARMY, BEACH, BEACHES, CHARTS, CHITS, dataOf, FIFTH_RANGERS, GERMAN, isBattalion, isNest, isRegiment, PHASES, SETUP, STACK_LIMIT, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { displaced, landed } from '../events.ts';
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
import { DISORGANIZED, type G, no, REGROUP, STEADY } from '../state.ts';
import { batteriesOn, landingHexes } from './naval.ts';
import { EVERY_UNIT, inPlay, loseStep, mark, place, procedure, unitsIn, verb } from './units.ts';

const MODIFIERS = CHARTS.landingModifiers;
const LANDING = CHARTS.landing;
const RESULTS = LANDING.results as Readonly<Record<string, string>>;

const beachOf = (g: G, unit: UnitId): number => BEACH_OF_SPACE[g.unit.at.get(unit)] ?? -1;
const armyOf = (beach: number): number => ARMY.of(BEACHES[beach]?.army ?? 'us');

/** The units that may land now: those in the spaces of this phase. */
function waiting(g: G): UnitId[] {
  const units: UnitId[] = [];
  const { stacks } = g.board;
  for (let beach = 0; beach < BEACHES.length; beach++)
    for (let u = stacks.first(spaceOf(beach, g.phase)); u !== NOBODY; u = stacks.next(u)) units.push(u);
  return units;
}

const isWaiting = (g: G, unit: UnitId): boolean => PHASE_OF_SPACE[g.unit.at.get(unit)] === g.phase;

function whyNotLand(g: G, unit: UnitId): Reason | null {
  if (!isWaiting(g, unit)) return no('27.2.2-a');
  if (isShutOut(g, unit)) return no('27.2.2-o');
  for (const hex of hexesFor(g, unit)) if (whyNotLandIn(g, unit, hex) === null) return null;
  return no('27.2.2-h');
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

const hasGermans = (g: G, hex: HexId): boolean => (g.board.stacks.counts(GERMAN)[hex] as number) > 0;

/** 27.2.2-h, -o, 27.1.7-m: where a unit may land. */
function whyNotLandIn(g: G, unit: UnitId, hex: HexId): Reason | null {
  if (!hexesFor(g, unit).includes(hex)) return unit === FIFTH_RANGERS ? no('27.1.7-m') : no('27.2.2-a');
  if (hasGermans(g, hex)) return no('27.2.2-o');
  return (g.board.room[ALLIED]?.[hex] as number) < STACK_LIMIT ? null : no('27.2.2-h');
}

/** 27.2.2-o, -r: every hex in which it could land is the enemy's, so that it may wait. */
function isShutOut(g: G, unit: UnitId): boolean {
  for (const hex of hexesFor(g, unit)) if (!hasGermans(g, hex)) return false;
  return true;
}

/** The resistance value of a beach now. */
export function resistanceOf(g: G, beach: number): number {
  return chitValue(g.beach.chit.get(beach), beach, g.reduced === 1);
}

/** 27.1.8-b: the number on a side of a chit for the class of a beach. */
export function chitValue(drawn: number, beach: number, reduced: boolean): number {
  const chit = CHITS[drawn];
  const side = reduced ? chit?.back : chit?.front;
  return side?.[BEACHES[beach]?.class ?? 'A'] ?? 0;
}

/** 27.2.2-c: what the beach adds in this phase. */
export const phaseModifier = (g: G, beach: number): number =>
  (MODIFIERS.phase as Readonly<Record<string, readonly number[]>>)[BEACH.text(beach)]?.[g.phase - 1] ?? 0;

/** 27.2.2-c to -f: what is added to the die of a unit that lands in a hex. */
export function landingModifier(g: G, unit: UnitId, beach: number, hex: HexId): number {
  const nest = (g.board.nests.counts[hex] as number) > 0 ? MODIFIERS.wnAdjacent : 0;
  const large = isRegiment(unit) ? MODIFIERS.regimentOrBrigade : 0;
  const others = hasOtherGermans(g, hex) ? MODIFIERS.otherGermanAdjacent : 0;
  return resistanceOf(g, beach) + phaseModifier(g, beach) + batteriesOn(g, beach) + nest + large + others;
}

/** A German unit that is no Weapons Nest is next to a hex. */
export function hasOtherGermans(g: G, hex: HexId): boolean {
  for (let d = 0; d < 6; d++) {
    const to = grid.neighbours[6 * hex + d] as HexId;
    if (to < 0 || !hasGermans(g, to)) continue;
    for (let u = g.board.stacks.first(to); u !== NOBODY; u = g.board.stacks.next(u))
      if (!isNest(u)) return true;
  }
  return false;
}

interface LandingResult {
  readonly marker: number;
  readonly steps: number;
}
const LINE: readonly LandingResult[] = Array.from({ length: LANDING.max - LANDING.min + 1 }, (_, i) => {
  const text = RESULTS[String(LANDING.min + i)] ?? 'none';
  const marker = text.startsWith('DG') ? DISORGANIZED : text.startsWith('RG') ? REGROUP : STEADY;
  return { marker, steps: Number(/\d/.exec(text)?.[0] ?? 0) };
});

/** What the Turn 1 line of the landing table says of a total. */
export function landingResult(total: number): LandingResult {
  return LINE[Math.min(Math.max(total, LANDING.min), LANDING.max) - LANDING.min] as LandingResult;
}

/** 27.2.2: the landings of a phase. */
export const beachLanding = procedure(
  'beachLanding',
  {},
  {
    land: {
      rule: '27.2.2-a',
      prompt: 'Land a unit, or end the landings of this phase',
      who: () => ALLIED,
      may: [
        verb(
          'land',
          (g) => where(UNIT, (unit) => whyNotLand(g, unit), waiting(g)),
          (g, _c, unit) =>
            where(PLACE, (hex) => whyNotLandIn(g, unit, hex), landingHexes(g, beachOf(g, unit))),
          (_g, _c, unit, hex) => call(comingAshore, { unit, hex }, 'land'),
        ),
        verb(
          'reserve',
          (g) => where(UNIT, (unit) => whyNotReserve(g, unit), waiting(g)),
          (g, _c, unit) => {
            g.unit.marker.set(unit, STEADY);
            place(g, unit, reserveOf(armyOf(beachOf(g, unit))));
            return 'land';
          },
        ),
        verb('end', () => 'putOff'),
      ],
    },
    putOff(g) {
      for (let beach = 0; beach < BEACHES.length; beach++) {
        const left = unitsIn(g, spaceOf(beach, g.phase));
        const shutOut = left.filter((unit) => isShutOut(g, unit));
        const many = left.length - shutOut.length;
        if (many > 0) {
          // Who waits before a closed hex is not put off with the others.
          for (const unit of shutOut) g.unit.rolled.set(unit, 1);
          return call(displacement, { beach, phase: g.phase, many, first: 1 }, 'putOff');
        }
        hold(g, shutOut, beach);
      }
      return done;
    },
  },
);

function whyNotReserve(g: G, unit: UnitId): Reason | null {
  if (!isWaiting(g, unit)) return no('27.2.2-a');
  return isShutOut(g, unit) ? null : no('27.2.2-r');
}

/** 27.2.2-r, -s: who waits before a closed hex goes on to the next phase as it is, until there is no phase left to wait for. */
function hold(g: G, units: readonly UnitId[], beach: number): void {
  for (const unit of units) {
    if (g.phase < PHASES) place(g, unit, spaceOf(beach, g.phase + 1));
    else {
      g.unit.marker.set(unit, STEADY);
      place(g, unit, reserveOf(armyOf(beach)));
    }
  }
}

/** One unit lands: 27.2.2-b to -g. */
export const comingAshore = procedure(
  'comingAshore',
  { unit: UNIT, hex: PLACE },
  {
    roll: {
      rule: '27.2.2-b',
      chance: d6,
      then(g, c, die) {
        const beach = beachOf(g, c.unit);
        const total = die + landingModifier(g, c.unit, beach, c.hex);
        const { marker, steps } = landingResult(total);
        g.unit.landed.set(c.unit, beach);
        place(g, c.unit, c.hex);
        g.emit(landed, { unit: c.unit, hex: c.hex, die, total });
        mark(g, c.unit, marker);
        for (let i = 0; i < steps && inPlay(g, c.unit); i++) loseStep(g, c.unit);
        return done;
      },
    },
  },
);

/** 27.2.2-i to -n: who cannot land goes on to the next phase and pushes as many units on before it. */
export const displacement = procedure(
  'displacement',
  { beach: BEACH, phase: int(1, 5), many: int(0, 30), first: int(0, 1) },
  {
    choose(g, c) {
      if (c.many === 0) return 'settle';
      return lodgers(g, c.beach, c.phase).length <= c.many ? 'all' : 'pick';
    },
    pick: {
      rule: '27.2.2-j',
      prompt: 'Choose the units that are put off',
      who: () => ALLIED,
      may: [
        verb(
          'putOff',
          (g, c) => pickable(g, c.beach, c.phase, c.many),
          (g, c, units) => pushOn(g, units, c),
        ),
      ],
    },
    all: (g, c) => pushOn(g, lodgers(g, c.beach, c.phase), c),
    next(_g, c) {
      if (c.phase === PHASES) return 'settle';
      c.phase += 1;
      c.first = 0;
      return 'choose';
    },
    settle(g, c) {
      for (let phase = 1; phase <= PHASES; phase++)
        for (const unit of unitsIn(g, spaceOf(c.beach, phase))) g.unit.rolled.set(unit, 0);
      return done;
    },
  },
);

/** The units of a space that did not just come there. */
const lodgers = (g: G, beach: number, phase: number): UnitId[] =>
  unitsIn(g, spaceOf(beach, phase)).filter((unit) => g.unit.rolled.get(unit) === 0);

function pickable(g: G, beach: number, phase: number, many: number): Domain<readonly UnitId[]> {
  const from = lodgers(g, beach, phase);
  const why = (unit: UnitId): Reason | null => (from.includes(unit) ? null : no('27.2.2-j'));
  return subset(UNIT, { from, why, min: many, max: many, size: no('27.2.2-j') });
}

/** Moves units to the next phase, or to the Landing Boxes. */
function pushOn(
  g: G,
  units: readonly UnitId[],
  c: { beach: number; phase: number; first: number; many: number },
): 'next' {
  for (const unit of units) {
    const times = Math.min(g.unit.displaced.get(unit) + 1, 2);
    g.unit.displaced.set(unit, times);
    if (times === 2) mark(g, unit, DISORGANIZED);
    else if (c.first === 1) mark(g, unit, REGROUP);
    if (c.phase < PHASES) {
      place(g, unit, spaceOf(c.beach, c.phase + 1));
      g.unit.rolled.set(unit, 1);
    } else toLandingBox(g, unit, c.beach);
    g.emit(displaced, { unit, space: g.unit.at.get(unit) });
  }
  c.many = units.length;
  return 'next';
}

/** A battalion of a regiment or brigade that came as battalions. */
export const isBreakdown = (unit: UnitId): boolean => isBattalion(unit) && dataOf(unit).regiment !== null;

/** 27.2.2-l to -n: into Landing Box 1, whose unit goes to Box 2, whose unit goes to the Floating Reserve. */
function toLandingBox(g: G, unit: UnitId, beach: number): void {
  const [one, two] = [boxOf(beach, 1), boxOf(beach, 2)];
  const there = unitsIn(g, one);
  const shares = there.length === 1 && isBreakdown(unit) && isBreakdown(there[0] as UnitId);
  if (!shares && there.length > 0) {
    for (const old of unitsIn(g, two)) place(g, old, reserveOf(armyOf(beach)));
    for (const old of there) place(g, old, two);
  }
  g.unit.marker.set(unit, STEADY);
  place(g, unit, one);
}
