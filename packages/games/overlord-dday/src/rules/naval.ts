import type { HexId } from '@bocage/hex';
import { call, type Domain, d6, done, type List, list, type Reason, where } from '@bocage/kernel';
import { ALLIED, ARMY, BEACH, BEACHES, CHARTS, dataOf, isNest, NESTS, type UnitId, US } from '../data.ts';
import { bombarded } from '../events.ts';
import { EITHER_NAVY, grid, LANDINGS, PLACE, sectorOf } from '../map.ts';
import { type G, no } from '../state.ts';
import { inPlay, onMap, procedure, unitsIn, unless, verb, worsen } from './units.ts';

const FIRE = CHARTS.navalFire;
const BEACHES_OF: readonly (readonly number[])[] = [FIRE.quotas.us, FIRE.quotas.cw].map((names) =>
  names.map(BEACH.of),
);

/** The landing hexes of a beach as 27.1.5 left them. */
export const landingHexes = (g: G, beach: number): readonly HexId[] => {
  const { intended, actual } = LANDINGS[beach] as (typeof LANDINGS)[number];
  return g.utahActual === 1 ? actual : intended;
};

/** The letters of the beaches a nest's guns reach, on the side that is up. */
function coastalLetters(g: G, nest: UnitId): readonly string[] {
  const coastal = dataOf(nest).wn?.coastal;
  return (g.unit.back.get(nest) === 1 ? coastal?.back : coastal?.front) ?? [];
}

const nestIn = (g: G, hex: HexId): UnitId | undefined => unitsIn(g, hex).find(isNest);

/** For each navy and each hex, a bit for every beach of that navy within three hexes; as Utah was intended, then as it is. */
const IN_RANGE: readonly (readonly Uint8Array[])[] = (['intended', 'actual'] as const).map((landed) =>
  BEACHES_OF.map((beaches) => {
    const near = (hex: HexId, beach: number): boolean =>
      LANDINGS[beach]?.[landed].some((landing) => grid.distance(hex, landing) <= FIRE.quotaRange) === true;
    return Uint8Array.from(grid.hexes, (hex) =>
      beaches.reduce((bits, beach, i) => bits | (near(hex, beach) ? 1 << i : 0), 0),
    );
  }),
);

/** 27.2.1-k: the beaches of a navy for which a target counts, by its distance or by the letters of its guns. */
function countsFor(g: G, navy: number, hex: HexId): number {
  const nest = nestIn(g, hex);
  const letters = nest === undefined ? [] : coastalLetters(g, nest);
  let bits = IN_RANGE[g.utahActual]?.[navy]?.[hex] ?? 0;
  for (const [i, beach] of (BEACHES_OF[navy] ?? []).entries())
    if (letters.includes(BEACHES[beach]?.letter ?? '')) bits |= 1 << i;
  return bits;
}

/** The hexes that each navy has fired on in this segment. */
interface Log {
  readonly us: List<HexId>;
  readonly cw: List<HexId>;
}
const firedBy = (c: Log, navy: number): List<HexId> => (navy === US ? c.us : c.cw);

/** 27.2.1-e, -f, -m, -o: what a navy may fire on, quotas apart. */
function whyNotTarget(g: G, c: Log, navy: number, hex: HexId): Reason | null {
  if (nestIn(g, hex) === undefined) return no('27.2.1-f');
  if (c.us.has(hex) || c.cw.has(hex))
    return EITHER_NAVY.includes(hex) && !firedBy(c, navy).has(hex) ? no('27.2.1-o') : no('27.2.1-m');
  return sectorOf(hex) === navy || EITHER_NAVY.includes(hex) ? null : no('27.2.1-e');
}

const nestHexes = (g: G): HexId[] =>
  NESTS.filter((nest) => onMap(g, nest)).map((nest) => g.unit.at.get(nest));

/**
 * How many beaches can have a shot of their own (ruling 52), given for each shot the beaches it counts for: however
 * many beaches are picked, all but those can be served, and of those no more than there are shots that count for any.
 */
function served(beaches: number, shots: readonly number[]): number {
  let most = beaches;
  for (let picked = 1; picked < 1 << beaches; picked++) {
    let others = beaches;
    for (let rest = picked; rest > 0; rest >>= 1) others -= rest & 1;
    most = Math.min(most, others + shots.filter((bits) => (bits & picked) !== 0).length);
  }
  return most;
}

/** What a navy has fired, what it may still fire, and how many beaches can get their shot. */
interface Fire {
  readonly shots: readonly number[];
  readonly beaches: number;
  readonly servable: number;
  readonly left: number;
}

/** 27.2.1-a, -l: four shots, less one for each beach that no target is left for. */
function fireOf(g: G, c: Log, navy: number): Fire {
  const beaches = BEACHES_OF[navy]?.length ?? 0;
  const shots = firedBy(c, navy)
    .toArray()
    .map((hex) => countsFor(g, navy, hex));
  const open = nestHexes(g).filter((hex) => whyNotTarget(g, c, navy, hex) === null);
  const servable = served(beaches, [...shots, ...open.map((hex) => countsFor(g, navy, hex))]);
  return { shots, beaches, servable, left: FIRE.perSector - (beaches - servable) - shots.length };
}

const quota = (navy: number): Reason => (navy === US ? no('27.2.1-b') : no('27.2.1-c'));

function whyNotFire(g: G, c: Log, navy: number): Reason | null {
  const { shots, left } = fireOf(g, c, navy);
  if (left > 0) return null;
  return shots.length === FIRE.perSector ? no('27.2.1-a') : no('27.2.1-l');
}

/** 27.2.1-b to -d: a shot may not leave too few for what is owed. */
function targets(g: G, c: Log, navy: number): Domain<HexId> {
  const { shots, beaches, servable, left } = fireOf(g, c, navy);
  const leavesEnough = (hex: HexId): boolean =>
    servable - served(beaches, [...shots, countsFor(g, navy, hex)]) <= left - 1;
  return where(
    PLACE,
    (hex) => whyNotTarget(g, c, navy, hex) ?? (leavesEnough(hex) ? null : quota(navy)),
    nestHexes(g),
  );
}

function whyNotCease(g: G, c: Log): Reason | null {
  for (let navy = 0; navy < ARMY.words.length; navy++) {
    const { shots, beaches, servable } = fireOf(g, c, navy);
    if (served(beaches, shots) < servable) return quota(navy);
  }
  return null;
}

/** 27.2.1: the ships fire. */
export const navalFire = procedure(
  'navalFire',
  { us: list(PLACE, FIRE.perSector), cw: list(PLACE, FIRE.perSector) },
  {
    fire: {
      rule: '27.2.1-a',
      prompt: 'Fire on a Weapons Nest, or cease fire',
      who: () => ALLIED,
      may: [
        verb(
          'bombard',
          (g, c) => where(ARMY, (navy) => whyNotFire(g, c, navy)),
          (g, c, navy) => targets(g, c, navy),
          (_g, c, navy, hex) => {
            firedBy(c, navy).push(hex);
            return call(bombardment, { navy, hex }, 'fire');
          },
        ),
        unless(
          (g, c) => whyNotCease(g, c),
          verb('cease', () => done),
        ),
      ],
    },
  },
);

/** One shot: 27.2.1-g to -n. */
export const bombardment = procedure(
  'bombardment',
  { navy: ARMY, hex: PLACE },
  {
    shoot: {
      rule: '27.2.1-g',
      chance: d6,
      then(g, c, die) {
        const units = unitsIn(g, c.hex);
        const nearBeach = g.phase === 1 && touchesBeach(g, c.hex);
        const stacked = units.length > 1;
        const total =
          die +
          (nearBeach ? FIRE.modifiers.beachAdjacentPhase1 : 0) +
          (stacked ? FIRE.modifiers.stackedUnit : 0);
        g.emit(bombarded, { navy: c.navy, hex: c.hex, total });
        if (total >= FIRE.hitAtLeast) for (const unit of units) worsen(g, unit);
        return done;
      },
    },
  },
);

const touchesBeach = (g: G, hex: HexId): boolean =>
  BEACHES.some((_, beach) => landingHexes(g, beach).some((landing) => grid.adjacent(hex, landing)));

/** 27.2.2-d: batteries that reach the beach and are not marked, up to the most that count. */
export function batteriesOn(g: G, beach: number): number {
  const letter = BEACHES[beach]?.letter ?? '';
  const active = NESTS.filter(
    (nest) => inPlay(g, nest) && g.unit.marker.get(nest) === 0 && coastalLetters(g, nest).includes(letter),
  );
  return Math.min(
    active.length * CHARTS.landingModifiers.artillery.perActiveWN,
    CHARTS.landingModifiers.artillery.max,
  );
}
