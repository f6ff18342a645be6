import type { HexId } from '@bocage/hex';
import {
  call,
  type Domain,
  d6,
  done,
  type Law,
  type List,
  law,
  lawful,
  list,
  type Reason,
  where,
} from '@bocage/kernel';
import {
  ALLIED,
  ARMY,
  BEACHES,
  CHARTS,
  CW,
  dataOf,
  EVERY_UNIT,
  isNest,
  NESTS,
  type UnitId,
  US,
} from '../data.ts';
import { bombarded, missed } from '../events.ts';
import { grid, isForEitherNavy, isHex, LANDINGS, PLACE, sectorOf } from '../map.ts';
import { no } from '../refusals.ts';
import { type G, STEADY } from '../state.ts';
import { ask, inPlay, procedure, roll, unitsIn, unless, verb, worsen } from './units.ts';

const FIRE = CHARTS.navalFire;
const ARTILLERY = CHARTS.landingModifiers.artillery;
/** 27.2.1-b, -c: the beaches that each navy owes a bombardment. */
const BEACHES_OF: readonly (readonly number[])[] = ARMY.words.map((navy) =>
  BEACHES.flatMap(({ army }, beach) => (army === navy ? [beach] : [])),
);

/** The landing hexes of a beach as 27.1.5 left them. */
export const landingHexes = (g: G, beach: number): readonly HexId[] => {
  const { intended, actual } = LANDINGS[beach] as (typeof LANDINGS)[number];
  return g.utahActual === 1 ? actual : intended;
};

/** The letters of the beaches a nest's guns reach, on the side that is up. */
export function coastalLetters(nest: UnitId, back: boolean): readonly string[] {
  const coastal = dataOf(nest).wn?.coastal;
  return (back ? coastal?.back : coastal?.front) ?? [];
}

/** For the front and the back of a nest and each navy, a bit for every beach of that navy its guns reach. */
const GUNS: readonly (readonly Uint8Array[])[] = [false, true].map((back) =>
  BEACHES_OF.map((beaches) =>
    Uint8Array.from(EVERY_UNIT, (unit) =>
      bitsOf(beaches, (beach) => coastalLetters(unit, back).includes(BEACHES[beach]?.letter ?? '')),
    ),
  ),
);

function bitsOf(beaches: readonly number[], holds: (beach: number) => boolean): number {
  return beaches.reduce((bits, beach, i) => bits | (holds(beach) ? 1 << i : 0), 0);
}

/** The nest in a hex, if there is one. */
export const nestIn = (g: G, hex: HexId): UnitId | undefined => g.board.stacks.at(hex).find(isNest);

/** For each navy and each hex, a bit for every beach of that navy within three hexes; as Utah was intended, then as it is. */
const IN_RANGE: readonly (readonly Uint8Array[])[] = (['intended', 'actual'] as const).map((landed) =>
  BEACHES_OF.map((beaches) => {
    const near = (hex: HexId, beach: number): boolean =>
      LANDINGS[beach]?.[landed].some((landing) => grid.distance(hex, landing) <= FIRE.quotaRange) === true;
    return Uint8Array.from(grid.hexes, (hex) => bitsOf(beaches, (beach) => near(hex, beach)));
  }),
);

/** 27.2.1-k: the beaches of a navy for which a target counts, by its distance or by the letters of its guns. */
function countsFor(g: G, navy: number, hex: HexId): number {
  const nest = nestIn(g, hex);
  const guns = nest === undefined ? 0 : (GUNS[g.unit.back.get(nest)]?.[navy]?.[nest] ?? 0);
  return guns | (IN_RANGE[g.utahActual]?.[navy]?.[hex] ?? 0);
}

type Fired = Pick<List<HexId>, 'length' | 'at' | 'has' | 'toArray'>;
/** The hexes that each navy has fired on in this segment, to be read. */
export interface NavalLog {
  readonly us: Fired;
  readonly cw: Fired;
}
interface Log {
  readonly us: List<HexId>;
  readonly cw: List<HexId>;
}
const firedBy = <T extends NavalLog>(c: T, navy: number): T['us'] => (navy === US ? c.us : c.cw);

/** 27.2.1-e, -f, -m, -o: what a navy may fire on, quotas apart. */
const whyNotTarget: Law<[G, Log, number, HexId]> = law(
  (g, _c, _navy, hex) => (nestIn(g, hex) === undefined ? no('noNest') : null),
  (_g, _c, navy, hex) => (isHex(hex) && !isBefore(hex, navy) ? no('otherSector') : null),
  (_g, c, navy, hex) => whyFiredOn(c, navy, hex),
);

/** 27.2.1-e: in the sector of a navy, or on the boundary. */
const isBefore = (hex: HexId, navy: number): boolean => sectorOf(hex) === navy || isForEitherNavy(hex);

function whyFiredOn(c: Log, navy: number, hex: HexId): Reason | null {
  if (firedBy(c, navy).has(hex)) return no('firedOn');
  return firedBy(c, 1 - navy).has(hex) ? no('firedOnByOther') : null;
}

/** How many beaches there are in a choice of them, written in bits. */
const SIZE = Uint8Array.from({ length: 8 }, (_, bits) => (bits & 1) + ((bits >> 1) & 1) + (bits >> 2));
const MOST_BEACHES = 3;

/** How many shots count for each choice of beaches, written in bits: for none, for the first, for the second, for both … */
type Tally = Uint8Array;
const noShots = (): Tally => new Uint8Array(1 << MOST_BEACHES);

/**
 * How many beaches can have a shot of their own (ruling 52): however many beaches are picked, all but those can be
 * served, and of those no more than there are shots that count for any.
 */
function served(tally: Tally, beaches: number): number {
  let most = beaches;
  for (let picked = 1; picked < 1 << beaches; picked++) {
    let shots = 0;
    for (let bits = 1; bits < 1 << beaches; bits++) if ((bits & picked) !== 0) shots += tally[bits] as number;
    most = Math.min(most, beaches - (SIZE[picked] as number) + shots);
  }
  return most;
}

/** 27.2.1-e: the hexes of the Weapons Nests before a navy. */
export const nestsBefore = (g: G, navy: number): readonly HexId[] =>
  NESTS.map((nest) => g.unit.at.get(nest)).filter((hex) => isHex(hex) && isBefore(hex, navy));

/** One shot at each of them. */
export function shotsBefore(g: G, navy: number): Tally {
  const shots = noShots();
  for (const hex of g.known.nestsBefore(navy)) shots[countsFor(g, navy, hex)]! += 1;
  return shots;
}

/** 27.2.1-a, -l: what a navy has fired, and may still fire: four shots, less one for each beach that no target is left for. */
class Fire {
  readonly beaches: number;
  readonly fired: number;
  /** The beaches that can get a shot of their own. */
  readonly servable: number;
  readonly left: number;
  private readonly shots = noShots();

  constructor(g: G, c: NavalLog, navy: number) {
    const [own, others] = [firedBy(c, navy), firedBy(c, 1 - navy)];
    this.beaches = BEACHES_OF[navy]?.length ?? 0;
    this.fired = own.length;
    for (let i = 0; i < own.length; i++) this.shots[countsFor(g, navy, own.at(i))]! += 1;
    const open = g.known.shotsBefore(navy).slice();
    for (let i = 0; i < others.length; i++)
      if (isBefore(others.at(i), navy)) open[countsFor(g, navy, others.at(i))]! -= 1;
    this.servable = served(open, this.beaches);
    this.left = FIRE.perSector - (this.beaches - this.servable) - this.fired;
  }

  /** The beaches that have their shot, or would with one more. */
  served(shot = 0): number {
    this.shots[shot]! += 1;
    const beaches = served(this.shots, this.beaches);
    this.shots[shot]! -= 1;
    return beaches;
  }

  /** Whether as many shots are left after one more, for beaches of its own or for none, as are owed. */
  leavesEnough(shot = 0): boolean {
    return this.servable - this.served(shot) < this.left;
  }
}

/** How many shots a navy still has. */
export const shotsLeft = (g: G, c: NavalLog, navy: number): number => new Fire(g, c, navy).left;

/** The beaches of a navy for which a shot at one of these hexes would count. */
export const beachesServedBy = (g: G, navy: number, hexes: readonly HexId[]): number[] =>
  (BEACHES_OF[navy] ?? []).filter((_, i) => hexes.some((hex) => (countsFor(g, navy, hex) & (1 << i)) !== 0));

function whyNotFire(g: G, c: Log, navy: number): Reason | null {
  const fire = new Fire(g, c, navy);
  if (fire.left > 0) return null;
  return fire.fired === FIRE.perSector ? no('allFired') : no('shotsLost');
}

/** 27.2.1-b to -d: a shot may not leave too few for what is owed. */
function targets(g: G, c: Log, navy: number): Domain<HexId> {
  const fire = new Fire(g, c, navy);
  const every = (hex: HexId): readonly Reason[] => whyNotTarget.every(g, c, navy, hex);
  if (fire.leavesEnough())
    return where(PLACE, (hex) => whyNotTarget(g, c, navy, hex), g.known.nestsBefore(navy), every);
  /** By the beaches a shot counts for. */
  const enough = Array.from(SIZE, (_, bits) => fire.leavesEnough(bits));
  const isOwed = (hex: HexId): Reason | null =>
    enough[countsFor(g, navy, hex)] ? null : no(navy === US ? 'owedUs' : 'owedCw');
  return where(
    PLACE,
    (hex) => whyNotTarget(g, c, navy, hex) ?? isOwed(hex),
    g.known.nestsBefore(navy),
    (hex) => [...every(hex), ...(isHex(hex) ? [isOwed(hex) ?? []].flat() : [])],
  );
}

function owesShots(g: G, c: Log, navy: number): boolean {
  const fire = new Fire(g, c, navy);
  return fire.served() < fire.servable;
}
const whyNotCease: Law<[G, Log]> = law(
  (g, c) => (owesShots(g, c, US) ? no('ceaseUs') : null),
  (g, c) => (owesShots(g, c, CW) ? no('ceaseCw') : null),
);

/** 27.2.1: the ships fire. */
export const navalFire = procedure(
  'navalFire',
  { us: list(PLACE, FIRE.perSector), cw: list(PLACE, FIRE.perSector) },
  {
    fire: ask(
      '27.2.1-a',
      'Fire on a Weapons Nest, or cease fire',
      () => ALLIED,

      verb(
        'bombard',
        (g, c) => lawful(ARMY, undefined, whyNotFire, g, c),
        (g, c, navy) => targets(g, c, navy),
        (_g, c, navy, hex) => {
          firedBy(c, navy).push(hex);
          return call(bombardment, { navy, hex }, 'fire');
        },
      ),
      unless(
        whyNotCease,
        verb('cease', () => done),
      ),
    ),
  },
);

/** One shot: 27.2.1-g to -n. */
export const bombardment = procedure(
  'bombardment',
  { navy: ARMY, hex: PLACE },
  {
    shoot: roll('27.2.1-g', d6, ['hex'], (g, c, die) => {
      const units = unitsIn(g, c.hex);
      const total = die + beachModifier(g, c.hex) + stackModifier(units);
      g.emit(bombarded, { navy: c.navy, hex: c.hex, die, total });
      const hits = total >= FIRE.hitAtLeast ? units.filter((unit) => worsen(g, unit)) : [];
      if (hits.length === 0) g.emit(missed, { hex: c.hex });
      return done;
    }),
  },
);

/** 27.2.1-i: what a nest next to a beach hex adds to the die, in the first phase. */
export const beachModifier = (g: G, hex: HexId): number =>
  g.phase === 1 && touchesBeach(g, hex) ? FIRE.modifiers.beachAdjacentPhase1 : 0;

/** 27.2.1-j: what another unit with the nest adds. */
export const stackModifier = (units: readonly UnitId[]): number =>
  units.length > 1 ? FIRE.modifiers.stackedUnit : 0;

const touchesBeach = (g: G, hex: HexId): boolean =>
  BEACHES.some((_, beach) => landingHexes(g, beach).some((landing) => grid.adjacent(hex, landing)));

/** 27.2.2-d: the batteries that reach the beach and are not marked, and what they add, up to the most that counts. */
export function firingOn(g: G, beach: number): readonly UnitId[] {
  const letter = BEACHES[beach]?.letter ?? '';
  const reaches = (nest: UnitId): boolean =>
    coastalLetters(nest, g.unit.back.get(nest) === 1).includes(letter);
  return NESTS.filter((nest) => inPlay(g, nest) && g.unit.marker.get(nest) === STEADY && reaches(nest));
}
export const batteriesOn = (g: G, beach: number): number =>
  Math.min(firingOn(g, beach).length * ARTILLERY.perActiveWN, ARTILLERY.max);
