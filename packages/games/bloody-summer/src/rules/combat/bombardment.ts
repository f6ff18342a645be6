import { type HexId, NOWHERE } from '@bocage/hex';
import { call, type Domain, done, given, int, type Law, type List, law, lawful, list, maybe, type Reason } from '@bocage/kernel'; // biome-ignore format: a list
import { bombed, shelled } from '../../events/combat.ts';
import { grid, isHex, PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { airPoints, splitPoints } from '../../tables/bombardment.ts';
import { AIR, AXIS, airOf, FIGHTER, HEAVY, kindOfAir, LIGHT, MEDIUM, SIDE, sideOfAir } from '../../terms.ts';
import { ask, isConfused, procedure, unless, verb } from '../units.ts';
import { dropHeavies } from './carpet.ts';
import { cruisersAt, destroyersAt, fireShips } from './navy.ts';
import { strike } from './strike.ts';
import { whyGrounded } from './support.ts';

const POINTS = int(0, 9);
const COUNTERS = int(0, 6);

/**
 * 6.2, 9.3, 9.4: what an Allied side throws at the hexes of a combat before it: each at most once by ships, and once
 * from the air. Bombers are sent one by one, then they drop their bombs.
 */
export const bombardment = procedure(
  'bombardment',
  {
    side: SIDE,
    /** the hex attacked, or those from which the Germans attack. */
    targets: list(PLACE, 6),
    heavy: COUNTERS,
    medium: COUNTERS,
    light: COUNTERS,
    /** 9.4-d: the second hex of a carpet. */
    other: maybe(PLACE),
  },
  {
    ready: (g, c) => (isAnyLeft(g, c) ? 'choose' : done),
    choose: ask(
      '6.2-a',
      'Bombard, by sea or from the air?',
      (_g, c) => c.side,

      verb(
        'shell',
        (g, c) => lawful(PLACE, c.targets.toArray(), whyNotShell, g, c),
        (g, c, hex) => lawful(POINTS, undefined, whyNotCruisers, g, c, hex),
        (g, c, hex, cruisers) => destroyersFor(g, c, hex, cruisers),
        (g, c, hex, cruisers, destroyers) => {
          const points = fireShips(g, c.side, { hex, cruisers, destroyers });
          g.emit(shelled, { hex, points });
          return call(strike, { hex, points }, 'ready');
        },
      ),
      verb(
        'send',
        (g, c) => lawful(AIR, ownBombers(c.side), whyNotSend, g, c),
        (_g, c, air) => {
          load(c, air);
          return 'choose';
        },
      ),
      unless(
        (_g, c) => whyNotDrop(c),
        verb(
          'drop',
          (g, c) => lawful(PLACE, c.targets.toArray(), whyNotBomb, g, c),
          (g, c, hex) => drop(g, c, hex),
        ),
      ),
      unless(
        (_g, c) => whyNotSplit(c),
        verb(
          'carpet',
          (g, c) => lawful(PLACE, c.targets.toArray(), whyNotBomb, g, c),
          (g, _c, hex) => lawful(PLACE, grid.around(hex), whyNotBoth, g, hex),
          (g, c, hex, other) => {
            c.other = other;
            return drop(g, c, hex);
          },
        ),
      ),
      unless(
        (_g, c) => (loaded(c) > 0 ? no('bombersUnderway') : null),
        verb('pass', () => done),
      ),
    ),
    // 9.4-d: the other half falls.
    again(g, c) {
      const { other: hex } = c;
      const [points, medium] = [splitPoints(pointsOf(c)), splitPoints(mediumOf(c))];
      unload(c);
      if (hex === NOWHERE) return 'ready';
      g.emit(bombed, { hex, points }, '9.4-d');
      return call(strike, { hex, points, medium, byAir: 1 }, 'ready');
    },
  },
);

/** What the steps know of it. */
interface Raid {
  readonly side: number;
  readonly targets: List<HexId>;
  heavy: number;
  medium: number;
  light: number;
  other: HexId;
}
const loaded = ({ heavy, medium, light }: Raid): number => heavy + medium + light;
const mediumOf = ({ medium }: Raid): number => medium * airPoints(MEDIUM);
const pointsOf = (c: Raid): number => c.heavy * airPoints(HEAVY) + mediumOf(c) + c.light * airPoints(LIGHT);
function load(c: Raid, air: number): void {
  const kind = kindOfAir(air);
  if (kind === HEAVY) c.heavy += 1;
  else if (kind === MEDIUM) c.medium += 1;
  else c.light += 1;
}
function unload(c: Raid): void {
  c.heavy = 0;
  c.medium = 0;
  c.light = 0;
  c.other = NOWHERE;
}
/** How many counters of a kind are sent already. */
const sent = (c: Raid, kind: number): number => [c.heavy, c.medium, c.light][kind] ?? 0;
const BOMBERS = [HEAVY, MEDIUM, LIGHT];
const ownBombers = (side: number): readonly number[] => BOMBERS.map((kind) => airOf(side, kind));

/** Whether there is anything to ask about. */
function isAnyLeft(g: G, c: Raid): boolean {
  if (whyGrounded(g) !== null) return false;
  const targets = c.targets.toArray();
  return (
    targets.some((hex) => whyNotShell(g, c, hex) === null) ||
    ownBombers(c.side).some((air) => whyNotSend(g, c, air) === null)
  );
}

/** 6.2-b, 6.2-d: why ships do not fire at a hex. */
const whyNotShell: Law<[G, Raid, HexId]> = given<[G, Raid, HexId]>(
  (_g, { targets }, hex) => (targets.has(hex) ? null : no('notFoughtFor')),
  (g) => whyGrounded(g),
  (g, _c, hex) => (g.place.shelled.get(hex) === 1 ? no('shelledAlready') : null),
  (g, { side }, hex) =>
    cruisersAt(g, side, hex) + destroyersAt(g, side, hex) > 0 ? null : no('shipsTooFar'),
);
/** 6.2-h: as many points of cruisers as reach the hex, none if destroyers are to fire alone. */
function whyNotCruisers(g: G, { side }: Raid, hex: HexId, points: number): Reason | null {
  if (points > cruisersAt(g, side, hex)) return no('shipsSpent');
  return points > 0 || destroyersAt(g, side, hex) > 0 ? null : no('noShips');
}
function destroyersFor(g: G, { side }: Raid, hex: HexId, cruisers: number): Domain<number> {
  const most = destroyersAt(g, side, hex);
  const why = (_g: G, points: number): Reason | null => {
    if (points > most) return no('shipsSpent');
    return points + cruisers > 0 ? null : no('noShips');
  };
  return lawful(POINTS, undefined, why, g);
}

/** 9.3, 9.4: why a bomber is not sent. */
const whyNotSend: Law<[G, Raid, number]> = law<[G, Raid, number]>(
  (g) => whyGrounded(g),
  (_g, { side }, air) => (sideOfAir(air) === side ? null : no('otherAirForce')),
  (_g, _c, air) => (kindOfAir(air) === FIGHTER ? no('noBomber') : null),
  (g, c, air) => (g.air.available.get(air) > sent(c, kindOfAir(air)) ? null : no('noneAvailable')),
  (g, { side }, air) => (kindOfAir(air) === HEAVY && g.army.carpet.get(side) === 1 ? no('carpetLaid') : null),
  (g, { targets }) =>
    targets.toArray().some((hex) => g.place.bombed.get(hex) === 0) ? null : no('bombedAlready'),
);
const whyNotDrop = (c: Raid): Reason | null => (loaded(c) > 0 ? null : no('nothingLoaded'));
const whyNotSplit = (c: Raid): Reason | null => (c.heavy > 0 ? null : no('noHeavies'));
const whyNotBomb: Law<[G, Raid, HexId]> = given<[G, Raid, HexId]>(
  (_g, { targets }, hex) => (targets.has(hex) ? null : no('notFoughtFor')),
  (g, _c, hex) => (g.place.bombed.get(hex) === 1 ? no('bombedAlready') : null),
);
/** why a carpet is not laid over another hex as well. */
const whyNotBoth: Law<[G, HexId, HexId]> = given<[G, HexId, HexId]>(
  (_g, hex, other) => (isHex(other) && grid.adjacent(hex, other) ? null : no('notBesideCarpet')),
  (g, _hex, other) => (g.board.stacks.has(AXIS, other) ? null : no('nobodyUnderCarpet')),
  (g, _hex, other) => (isConfused(g, other) ? no('friendsUnderFire') : null),
  (g, _hex, other) => (g.place.bombed.get(other) === 1 ? no('bombedAlready') : null),
);

/** 6.2-i: the bombs fall on one hex, or the first half of them. */
function drop(g: G, c: Raid, hex: HexId) {
  const isSplit = c.other !== NOWHERE;
  const share = (points: number): number => (isSplit ? splitPoints(points) : points);
  for (const one of isSplit ? [hex, c.other] : [hex]) g.place.bombed.set(one, 1);
  for (const kind of [MEDIUM, LIGHT]) {
    const air = airOf(c.side, kind);
    g.air.available.set(air, g.air.available.get(air) - sent(c, kind));
    g.air.finished.set(air, g.air.finished.get(air) + sent(c, kind));
  }
  if (c.heavy > 0) dropHeavies(g, c.side, c.heavy, isSplit ? [hex, c.other] : [hex]);
  const [points, medium] = [share(pointsOf(c)), share(mediumOf(c))];
  g.emit(bombed, { hex, points });
  return call(strike, { hex, points, medium, byAir: 1 }, 'again');
}
