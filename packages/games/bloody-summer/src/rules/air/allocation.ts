import { d6, done, int, type Law, law, lawful, NONE, type Odds } from '@bocage/kernel';
import { halfUp } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { drawn, keptBack, noneDrawn, raided, superiority, watched } from '../../events/air.ts';
import { BOX, STRATEGIC } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { SCENARIOS } from '../../scenarios.ts';
import type { G, Seen } from '../../state.ts';
import { drawsOf, mostOnBox, superiorityOf } from '../../tables/air.ts';
import { AIR, airOf, BRITISH, CUPS, FIGHTER, SIDE, sideOfAir, US, ZONE } from '../../terms.ts';
import { ask, procedure, roll, verb } from '../units.ts';
import { endStorm } from '../weather.ts';
import { bombersReturn, cupOf, EVERY_AIR, readyFlights, readyShips } from './flights.ts';

export { returnAircraft } from './flights.ts';

/** 1.1.4-a: at the end of a phase aircraft and ships are ready again, and a storm is over. */
export function readyAgain(g: G): void {
  const afterStorm = g.storm === 1;
  endStorm(g);
  readyFlights(g, afterStorm);
}

/** 1.1.1.1-k, R-168: how many counters of a cup are drawn, as far as there are so many. */
function drawsFrom(g: G, cup: number): number {
  const many = drawsOf(g.turn, g.weather, cup);
  const isHalved = SCENARIOS[g.scenario]?.limits.air === 'half';
  return Math.min(isHalved ? halfUp(many) : many, cupOdds(g, cup).total);
}

/** A draw from a cup: counters of one nation and kind are alike. */
function cupOdds(g: Seen, cup: number): Odds {
  const weight = (air: number): number => (cupOf(air) === cup ? g.air.cup.get(air) : 0);
  return { kind: AIR, weight, total: EVERY_AIR.reduce((sum, air) => sum + weight(air), 0) };
}

function draw(g: G, air: number): void {
  g.air.cup.set(air, g.air.cup.get(air) - 1);
  g.air.drawn.set(air, g.air.drawn.get(air) + 1);
  g.emit(drawn, { air });
}

/** No chance is in it when the whole cup is emptied. */
function drawAll(g: G, cup: number): void {
  for (const air of EVERY_AIR)
    for (let many = cupOf(air) === cup ? g.air.cup.get(air) : 0; many > 0; many--) draw(g, air);
}

const fightersOf = (g: Seen, side: number): number => g.air.drawn.get(airOf(side, FIGHTER));
const drawnBy = (g: Seen, side: number): number =>
  EVERY_AIR.reduce((sum, air) => (sideOfAir(air) === side ? sum + g.air.drawn.get(air) : sum), 0);

/** one by one from the side that has more of them left, from the US if equal. */
function flyForSuperiority(g: G, die: number): void {
  const many = Math.min(superiorityOf(die), fightersOf(g, US) + fightersOf(g, BRITISH));
  for (let i = 0; i < many; i++) {
    const side = fightersOf(g, BRITISH) > fightersOf(g, US) ? BRITISH : US;
    assign(g, airOf(side, FIGHTER));
    const air = airOf(side, FIGHTER);
    g.air.superiority.set(air, g.air.superiority.get(air) + 1);
  }
  g.emit(superiority, { die, many });
}

/** A counter that has been drawn gets its mission. */
const assign = (g: G, air: number): void => g.air.drawn.set(air, g.air.drawn.get(air) - 1);

const { tactical } = CHARTS.air;
const zonesWatched = (g: Seen): number =>
  ZONE.words.reduce((sum, _, zone) => (g.zone.fighters.get(zone) === NONE ? sum : sum + 1), 0);
/** 9.2-a, -b: the zones are common to both sides. */
const whyNotWatch: Law<[G, number, number]> = law<[G, number, number]>(
  (g, side) => (fightersOf(g, side) > 0 ? null : no('noFighter')),
  (g) => (zonesWatched(g) < tactical.counters ? null : no('zonesFull')),
  (g, _side, zone) => (g.zone.fighters.get(zone) === NONE ? null : no('zoneWatched')),
);

const whyNotFly: Law<[G, number, number]> = law<[G, number, number]>(
  (_g, side, air) => (sideOfAir(air) === side ? null : no('notYourAircraft')),
  (g, _side, air) => (g.air.drawn.get(air) > 0 ? null : no('noneLeft')),
);

/** 9.5-a: one heavy bomber, or two of another cup. */
const whyNotRaid: Law<[G, number, number]> = law<[G, number, number]>((g, air, box) => {
  const first = g.box.raid.get(box);
  if (first === NONE) return null;
  if (cupOf(first) !== cupOf(air)) return no('otherAircraft');
  return g.box.second.get(box) === NONE && mostOnBox(cupOf(air)) > 1 ? null : no('boxFull');
});

/** all that have no mission wait to be called. */
function keepBack(g: G, side: number): void {
  const many = drawnBy(g, side);
  for (const air of EVERY_AIR)
    if (sideOfAir(air) === side) {
      g.air.available.set(air, g.air.available.get(air) + g.air.drawn.get(air));
      g.air.drawn.set(air, 0);
    }
  g.emit(keptBack, { side, many });
}

/** 9: aircraft are drawn and given their missions. */
export const airPhase = procedure(
  'airPhase',
  { cup: int(0, CUPS.length), left: int(0, 12), side: SIDE },
  {
    begin(g) {
      bombersReturn(g);
      readyShips(g);
      return 'cup';
    },
    // 1.1.1.1-k: heavy bombers, medium ones, fighter-bombers.
    cup(g, c) {
      if (c.cup === CUPS.length) return 'superiority';
      c.left = drawsFrom(g, c.cup);
      if (c.left > 0 && c.left < cupOdds(g, c.cup).total) return 'draw';
      if (c.left > 0) drawAll(g, c.cup);
      return 'nextCup';
    },
    draw: roll(
      '1.1.1.1-k',
      (g, c) => cupOdds(g, c.cup),
      ['cup', 'left'],
      (g, c, air) => {
        draw(g, air);
        c.left -= 1;
        return c.left === 0 ? 'nextCup' : 'draw';
      },
    ),
    nextCup(_g, c) {
      c.cup += 1;
      return 'cup';
    },
    superiority(g) {
      if (fightersOf(g, US) + fightersOf(g, BRITISH) > 0) return 'fly';
      if (drawnBy(g, US) + drawnBy(g, BRITISH) === 0) g.emit(noneDrawn, {});
      return 'missions';
    },
    // 1.1.1.1-l: whoever flies for it does nothing else in this turn.
    fly: roll('1.1.1.1-l', d6, [], (g, _c, die) => {
      flyForSuperiority(g, die);
      return 'missions';
    }),
    // the US, then the British.
    missions(g, c) {
      if (drawnBy(g, c.side) > 0) return 'assign';
      if (c.side === BRITISH) return done;
      c.side = BRITISH;
      return 'missions';
    },
    assign: ask(
      '9-a',
      'Send your aircraft on their missions; the rest is kept available',
      (_g, c) => c.side,

      verb(
        'zone',
        (g, c) => lawful(ZONE, undefined, whyNotWatch, g, c.side),
        (g, c, zone) => {
          assign(g, airOf(c.side, FIGHTER));
          g.zone.fighters.set(zone, c.side);
          g.emit(watched, { side: c.side, zone });
          return 'missions';
        },
      ),
      verb(
        'box',
        (g, c) => lawful(AIR, undefined, whyNotFly, g, c.side),
        (g, _c, air) => lawful(BOX, undefined, whyNotRaid, g, air),
        (g, _c, air, box) => {
          assign(g, air);
          (g.box.raid.get(box) === NONE ? g.box.raid : g.box.second).set(box, air);
          g.emit(raided, { air, place: STRATEGIC[box] as number });
          return 'missions';
        },
      ),
      verb('keep', (g, c) => {
        keepBack(g, c.side);
        return 'missions';
      }),
    ),
  },
);
