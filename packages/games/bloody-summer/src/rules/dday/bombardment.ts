import { type HexId, NOWHERE } from '@bocage/hex';
import { d6, done, given, int, type Kind, type Law, law, lawful, maybe, type Reason, where } from '@bocage/kernel'; // biome-ignore format: a list
import { bombedNothing, bombedShore, bombedTwo, shelledShore } from '../../events/dday.ts';
import { COASTS, grid, BATTERIES as MARKS, PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { heavyBack } from '../../tables/air.ts';
import { airPoints, bombardmentModifier, bombardmentOf, splitPoints } from '../../tables/bombardment.ts';
import {
  AIR,
  ALLIES,
  AXIS,
  airOf,
  HEAVY,
  kindOfAir,
  LIGHT,
  MEDIUM,
  SIDE,
  sideOfAir,
  US,
} from '../../terms.ts';
import { isBattery, isGarrison } from '../../units.ts';
import { ask, hasEnemy, isConfused, procedure, roll, unitsOf, unless, verb } from '../units.ts';
import { affectAll } from './affect.ts';
import { SHORES, settleShore } from './shore.ts';

/** A raid that is being put together: points of all bombers, of the medium ones, and how many heavy ones. */
interface Raid {
  side: number;
  at: HexId;
  second: HexId;
  points: number;
  medium: number;
  heavy: number;
}

const distanceTo = (coast: readonly HexId[], hex: HexId): number =>
  Math.min(...coast.map((one) => grid.distance(one, hex)));
/** by Allied side, whose fleet has the same place in its list: its beaches, and the batteries nearest to its coast. */
const TARGETS: readonly (readonly HexId[])[] = COASTS.map((coast, side) => {
  const other = COASTS[1 - side] as readonly HexId[];
  const batteries = MARKS.map(({ at }) => at).filter((at) => distanceTo(coast, at) < distanceTo(other, at));
  return [...new Set([...(SHORES[side] as readonly HexId[]), ...batteries])];
});

/** 10.A.1-b: what may be bombarded before anybody lands. */
const whyNoTarget: Law<[G, number, HexId]> = given<[G, number, HexId]>(
  (_g, side, hex) => (TARGETS[side]?.includes(hex) ? null : no('noBeachOrBattery')),
  (g, _side, hex) => (hasEnemy(g, ALLIES, hex) ? null : no('nobodyToBombard')),
  (g, _side, hex) => (isConfused(g, hex) ? no('friendsUnderFire') : null),
);
const whyNotShell: Law<[G, number, HexId]> = law<[G, number, HexId]>(whyNoTarget, (g, _side, hex) =>
  g.place.shelled.get(hex) === 1 ? no('shelledAtDawn') : null,
);
const whyNotBomb: Law<[G, number, HexId]> = law<[G, number, HexId]>(whyNoTarget, (g, _side, hex) =>
  g.place.bombed.get(hex) === 1 ? no('bombedAtDawn') : null,
);

const SALVOES: Kind = int(0, 9);
/** 6.2-h: so many points of a kind of ship; every target is on the coast or next to it, in range of all. */
const salvoes = (least: number, most: number) =>
  where(
    SALVOES,
    (many) => (many < least || many > most ? no('notSoManyShips') : null),
    Array.from({ length: most + 1 }, (_, many) => many),
  );
const whyNoShips = (g: G, c: Raid): Reason | null =>
  g.navy.cruiser.get(c.side) + g.navy.destroyer.get(c.side) > 0 ? null : no('noShipsLeft');

/** The bombers of a side that wait for a call, a row for each kind. */
const bombersOf = (g: G, side: number): readonly number[] =>
  [HEAVY, MEDIUM, LIGHT].map((kind) => airOf(side, kind)).filter((air) => g.air.available.get(air) > 0);
const whyNotFly: Law<[G, number, number]> = law<[G, number, number]>(
  (_g, side, air) => (sideOfAir(air) === side ? null : no('foreignBombers')),
  (_g, _side, air) => (airPoints(kindOfAir(air)) > 0 ? null : no('fightersDoNotBomb')),
  (g, _side, air) => (g.air.available.get(air) > 0 ? null : no('noBombersLeft')),
);
const whyNoBombers = (g: G, c: Raid): Reason | null =>
  bombersOf(g, c.side).length > 0 ? null : no('noBombersLeft');

function muster(raid: Raid, hex: HexId): void {
  raid.at = hex;
  raid.second = NOWHERE;
  raid.points = 0;
  raid.medium = 0;
  raid.heavy = 0;
}
/** 6.2-i, 9.4-e, 9.4-g: a bomber is sent; a heavy one is back two turns later, and costs nothing on this morning. */
function send(g: G, raid: Raid, air: number): void {
  const kind = kindOfAir(air);
  g.air.available.set(air, g.air.available.get(air) - 1);
  raid.points += airPoints(kind);
  if (kind === MEDIUM) raid.medium += airPoints(kind);
  if (kind !== HEAVY) {
    g.air.finished.set(air, g.air.finished.get(air) + 1);
    return;
  }
  raid.heavy += 1;
  const track = raid.side === US ? g.bombers.us : g.bombers.british;
  const back = heavyBack(g.turn);
  track.set(back, track.get(back) + 1);
}

/** 9.4-d: another target next to the first, for heavy bombers. */
const whyNotSplit: Law<[G, Raid, HexId]> = law<[G, Raid, HexId]>(
  (g, raid, hex) => whyNotBomb(g, raid.side, hex),
  (_g, raid, hex) => (grid.adjacent(raid.at, hex) ? null : no('targetsApart')),
);
const whyNoCarpet = (_g: G, raid: Raid): Reason | null => (raid.heavy > 0 ? null : no('noHeavyBombers'));

/** 0.1.2, 6.2-g, 9.3: the die as it counts in a hex. */
const modifierIn = (g: G, hex: HexId, points: number, medium: number): number => {
  const isGarrisoned = unitsOf(g, AXIS, hex).some((unit) => isGarrison(unit) || isBattery(unit));
  return bombardmentModifier({ isGarrison: isGarrisoned }, points, medium);
};
/** What comes down on a hex. */
function strike(g: G, hex: HexId, points: number, total: number): void {
  const result = bombardmentOf(points, total);
  if (result.affected === 0) g.emit(bombedNothing, { hex });
  else affectAll(g, hex, result);
  settleShore(g, hex);
}
/** Bombs on a hex; where the carpet covers two, half of them (9.4-d). */
function dropOn(g: G, raid: Raid, hex: HexId, die: number): void {
  const points = raid.second === NOWHERE ? raid.points : splitPoints(raid.points);
  const modifier = modifierIn(g, hex, raid.points, raid.medium);
  g.place.bombed.set(hex, 1);
  g.emit(bombedShore, { hex, points, die, modifier, total: die + modifier });
  strike(g, hex, points, die + modifier);
}

/** 10.A.1-b: ships and bombers of a side against beaches and batteries, each hex once by sea and once by air. */
export const openingBombardment = procedure(
  'openingBombardment',
  {
    side: SIDE,
    at: maybe(PLACE),
    second: maybe(PLACE),
    points: int(0, 60),
    medium: int(0, 40),
    heavy: int(0, 6),
  },
  {
    choose: ask(
      '10.A.1-b',
      'Bombard a beach or a battery by sea or from the air, or go on to the landings',
      (_g, c) => c.side,
      unless(
        whyNoShips,
        verb(
          'shell',
          (g, c) => lawful(PLACE, TARGETS[c.side], whyNotShell, g, c.side),
          (g, c) => salvoes(g.navy.destroyer.get(c.side) === 0 ? 1 : 0, g.navy.cruiser.get(c.side)),
          (g, c, _hex, cruisers) => salvoes(cruisers === 0 ? 1 : 0, g.navy.destroyer.get(c.side)),
          (g, c, hex, cruisers, destroyers) => {
            g.navy.cruiser.set(c.side, g.navy.cruiser.get(c.side) - cruisers);
            g.navy.destroyer.set(c.side, g.navy.destroyer.get(c.side) - destroyers);
            c.at = hex;
            c.points = cruisers + destroyers;
            return 'salvo';
          },
        ),
      ),
      unless(
        whyNoBombers,
        verb(
          'bomb',
          (g, c) => lawful(PLACE, TARGETS[c.side], whyNotBomb, g, c.side),
          (g, c) => lawful(AIR, bombersOf(g, c.side), whyNotFly, g, c.side),
          (g, c, hex, air) => {
            muster(c, hex);
            send(g, c, air);
            return 'raid';
          },
        ),
      ),
      verb('end', () => done),
    ),
    salvo: roll('6.2-g', d6, ['at'], (g, c, die) => {
      const modifier = modifierIn(g, c.at, c.points, 0);
      g.place.shelled.set(c.at, 1);
      g.emit(shelledShore, { hex: c.at, points: c.points, die, modifier, total: die + modifier });
      strike(g, c.at, c.points, die + modifier);
      return 'choose';
    }),
    raid: ask(
      '9.4-a',
      'Send another bomber with them, divide the carpet, or let them fly',
      (_g, c) => c.side,
      unless(
        whyNoBombers,
        verb(
          'add',
          (g, c) => lawful(AIR, bombersOf(g, c.side), whyNotFly, g, c.side),
          (g, c, air) => {
            send(g, c, air);
            return 'raid';
          },
        ),
      ),
      unless(
        whyNoCarpet,
        verb(
          'divide',
          (g, c) => lawful(PLACE, TARGETS[c.side], whyNotSplit, g, c),
          (g, c, hex) => {
            c.second = hex;
            g.emit(bombedTwo, { hex: c.at, place: hex });
            return 'bombs';
          },
        ),
      ),
      verb('fly', () => 'bombs'),
    ),
    bombs: roll('6.2-g', d6, ['at'], (g, c, die) => {
      dropOn(g, c, c.at, die);
      return c.second === NOWHERE ? 'choose' : 'otherBombs';
    }),
    otherBombs: roll('6.2-g', d6, ['second'], (g, c, die) => {
      dropOn(g, c, c.second, die);
      return 'choose';
    }),
  },
);
