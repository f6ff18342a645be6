import type { HexId } from '@bocage/hex';
import { call, d6, type Domain, done, type Reason, where } from '@bocage/kernel';
import { ALLIED, ARMY, BEACH, BEACHES, CHARTS, dataOf, isFixed, isNest, NESTS, type UnitId } from '../data.ts';
import { bombarded } from '../events.ts';
import { EITHER_NAVY, grid, isBeachHex, LANDINGS, PLACE, sectorOf } from '../map.ts';
import { type G, no } from '../state.ts';
import { inPlay, procedure, unitsIn, unless, verb, worsen } from './units.ts';

const FIRE = CHARTS.navalFire;
const BEACHES_OF: readonly (readonly number[])[] = [FIRE.quotas.us, FIRE.quotas.cw].map((names) => names.map(BEACH.of));

/** The landing hexes of a beach as 27.1.5 left them. */
export const landingHexes = (g: G, beach: number): readonly HexId[] => {
  const { intended, actual } = LANDINGS[beach] as (typeof LANDINGS)[number];
  return g.utahActual === 1 ? actual : intended;
};

/** The letters of the beaches a nest's guns reach, on the side that is up. */
export function coastalLetters(g: G, nest: UnitId): readonly string[] {
  const coastal = dataOf(nest).wn?.coastal;
  return (g.unit.back.get(nest) === 1 ? coastal?.back : coastal?.front) ?? [];
}

const nestIn = (g: G, hex: HexId): UnitId | undefined => unitsIn(g, hex).find(isNest);

/** 27.2.1-k: a target counts for a beach within three hexes of its hexes, or by the letter of its guns. */
function countsFor(g: G, hex: HexId, beach: number): boolean {
  if (landingHexes(g, beach).some((landing) => grid.distance(hex, landing) <= FIRE.quotaRange)) return true;
  const nest = nestIn(g, hex);
  return nest !== undefined && coastalLetters(g, nest).includes(BEACHES[beach]?.letter ?? '');
}

/** 27.2.1-e, -f, -m, -o: what a navy may fire on, quotas apart. */
function whyNotTarget(g: G, navy: number, hex: HexId): Reason | null {
  if (nestIn(g, hex) === undefined) return no('27.2.1-f');
  if (g.hex.bombarded.get(hex) === 1) return EITHER_NAVY.includes(hex) ? no('27.2.1-o') : no('27.2.1-m');
  return sectorOf(hex) === navy || EITHER_NAVY.includes(hex) ? null : no('27.2.1-e');
}

const nestHexes = (g: G): HexId[] => NESTS.filter((nest) => inPlay(g, nest)).map((nest) => g.unit.at.get(nest));

/** The beaches at which a navy still owes a shot that it can fire. */
function owed(g: G, navy: number): number[] {
  if (g.shots.get(navy) >= FIRE.perSector) return [];
  return (BEACHES_OF[navy] ?? []).filter(
    (beach) =>
      g.beach.fired.get(beach) === 0 && nestHexes(g).some((hex) => whyNotTarget(g, navy, hex) === null && countsFor(g, hex, beach)),
  );
}

const quota = (navy: number): Reason => (navy === 0 ? no('27.2.1-b') : no('27.2.1-c'));

/** 27.2.1-a to -d: a shot may not leave too few for what is owed. */
function whyNotBombard(g: G, navy: number, hex: HexId): Reason | null {
  const reason = whyNotTarget(g, navy, hex);
  if (reason !== null) return reason;
  const debts = owed(g, navy);
  const left = FIRE.perSector - g.shots.get(navy) - 1;
  return debts.filter((beach) => !countsFor(g, hex, beach)).length <= left ? null : quota(navy);
}

const targets = (g: G, navy: number): Domain<HexId> => where(PLACE, (hex) => whyNotBombard(g, navy, hex), nestHexes(g));

/** 27.2.1: the ships fire. */
export const navalFire = procedure(
  'navalFire',
  {},
  {
    begin(g) {
      for (const hex of nestHexes(g)) g.hex.bombarded.set(hex, 0);
      for (let beach = 0; beach < BEACH.words.length; beach++) g.beach.fired.set(beach, 0);
      for (let navy = 0; navy < ARMY.words.length; navy++) g.shots.set(navy, 0);
      return 'fire';
    },
    fire: {
      rule: '27.2.1-a',
      prompt: 'Fire on a Weapons Nest, or cease fire',
      who: () => ALLIED,
      may: [
        verb(
          'bombard',
          (g) => where(ARMY, (navy) => (g.shots.get(navy) < FIRE.perSector ? null : no('27.2.1-a'))),
          (g, _c, navy) => targets(g, navy),
          (_g, _c, navy, hex) => call(bombardment, { navy, hex }, 'fire'),
        ),
        unless((g) => [0, 1].map((navy) => (owed(g, navy).length > 0 ? quota(navy) : null)).find((reason) => reason !== null) ?? null, verb('cease', () => 'end')),
      ],
    },
    end(g) {
      for (let hex = 0; hex < grid.hexCount; hex++) if (g.hex.bombarded.get(hex) === 1) g.hex.bombarded.set(hex, 0);
      return done;
    },
  },
);

/** One shot: 27.2.1-g to -n. */
export const bombardment = procedure(
  'bombardment',
  { navy: ARMY, hex: PLACE },
  {
    aim(g, c) {
      g.shots.add(c.navy);
      g.hex.bombarded.set(c.hex, 1);
      for (const beach of BEACHES_OF[c.navy] ?? []) if (countsFor(g, c.hex, beach)) g.beach.fired.set(beach, 1);
      return 'shoot';
    },
    shoot: {
      rule: '27.2.1-g',
      chance: d6,
      then(g, c, die) {
        const units = unitsIn(g, c.hex);
        const nearBeach = g.phase === 1 && [...Array(6).keys()].some((d) => isBeachNeighbour(g, c.hex, d));
        const stacked = units.some((unit) => !isFixed(unit));
        const total = die + (nearBeach ? FIRE.modifiers.beachAdjacentPhase1 : 0) + (stacked ? FIRE.modifiers.stackedUnit : 0);
        g.emit(bombarded, { navy: c.navy, hex: c.hex, total });
        if (total >= FIRE.hitAtLeast) for (const unit of units) worsen(g, unit);
        return done;
      },
    },
  },
);

function isBeachNeighbour(g: G, hex: HexId, direction: number): boolean {
  const to = grid.neighbours[6 * hex + direction] as HexId;
  if (to < 0 || !isBeachHex(to)) return false;
  return BEACHES.some((_, beach) => landingHexes(g, beach).includes(to));
}

/** 27.2.2-d: batteries that reach the beach and are not marked, up to the most that count. */
export function batteriesOn(g: G, beach: number): number {
  const letter = BEACHES[beach]?.letter ?? '';
  const active = NESTS.filter((nest) => inPlay(g, nest) && g.unit.marker.get(nest) === 0 && coastalLetters(g, nest).includes(letter));
  return Math.min(active.length * CHARTS.landingModifiers.artillery.perActiveWN, CHARTS.landingModifiers.artillery.max);
}
