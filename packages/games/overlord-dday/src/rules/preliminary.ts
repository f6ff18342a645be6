import type { Direction, HexId } from '@bocage/hex';
import { d6, done, drawFrom, int, maybe } from '@bocage/kernel';
import { AIRBORNE, BEACH, CHARTS, CHIT, CHITS, dataOf, FIFTH_RANGERS, GERMAN, MERVILLE, NESTS, NINTH_PARA, OMAHA, POINTE_DU_HOC, RANGERS, SECOND_RANGERS, SETUP, UNIT, type UnitId, UTAH, WEATHER } from '../data.ts'; // biome-ignore format: a list
import { bridge, dropped, flipped, forecast, resistance } from '../events.ts';
import { grid, isLand, ORNE_BRIDGE, PLACE, spaceOf } from '../map.ts';
import { DISORGANIZED, type G, REGROUP } from '../state.ts';
import { inPlay, loseStep, mark, place, procedure } from './units.ts';

const YELLOW_BAR: readonly UnitId[] = CHARTS.wnStrength.units.map(UNIT.of);
const AIRBORNE_TABLE = CHARTS.airborne.results as Readonly<
  Record<string, { marker: string; steps: number; scatter: boolean }>
>;
const US_FIFTH = CHARTS.batteryAttacks.fifthRangers as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** The row of the airborne table for a total, which ends at its last row. */
export const airborneResult = (total: number): { marker: string; steps: number; scatter: boolean } =>
  AIRBORNE_TABLE[String(Math.min(Math.max(total, CHARTS.airborne.min), CHARTS.airborne.max))] as {
    marker: string;
    steps: number;
    scatter: boolean;
  };

/** 27.1, step by step. */
export const preliminary = procedure(
  'preliminary',
  { next: int(0, 400), drawn: maybe(CHIT) },
  {
    weather: {
      rule: '27.1.1-a',
      chance: d6,
      then(g, _c, die) {
        const table = CHARTS.weather.results as Readonly<Record<string, string>>;
        g.weather = WEATHER.of(table[String(die)] as string);
        g.emit(forecast, { weather: g.weather });
        return 'nestStrength';
      },
    },
    nestStrength(g, c) {
      c.next = nextOf(YELLOW_BAR, c.next, (unit) => inPlay(g, unit));
      if (c.next < YELLOW_BAR.length) return 'rollStrength';
      c.next = 0;
      return 'orneBridge';
    },
    rollStrength: {
      rule: '27.1.2-a',
      chance: d6,
      then(g, c, die) {
        const unit = YELLOW_BAR[c.next] as UnitId;
        if (CHARTS.wnStrength.reduced.includes(die)) {
          g.unit.back.set(unit, 1);
          g.emit(flipped, { unit });
        }
        c.next += 1;
        return 'nestStrength';
      },
    },
    orneBridge: {
      rule: '27.1.3-a',
      chance: d6,
      then(g, _c, die) {
        if (CHARTS.orneBridge.destroyed.includes(die)) {
          g.bridge.blown.set(ORNE_BRIDGE, 1);
          g.emit(bridge, { bridge: ORNE_BRIDGE });
        }
        return 'drops';
      },
    },
    drops(g, c) {
      c.next = nextOf(AIRBORNE, c.next, (unit) => inPlay(g, unit));
      if (c.next < AIRBORNE.length) return 'drop';
      c.next = 0;
      return 'utah';
    },
    drop: {
      rule: '27.1.4-a',
      chance: d6,
      then(g, c, die) {
        const unit = AIRBORNE[c.next] as UnitId;
        const { marker, steps, scatter } = airborneResult(die);
        mark(g, unit, marker === 'DG' ? DISORGANIZED : REGROUP);
        const hex = g.unit.at.get(unit);
        for (let i = 0; i < steps; i++) loseStep(g, unit);
        g.emit(dropped, { unit, hex, marker: g.unit.marker.get(unit), steps });
        if (scatter && inPlay(g, unit)) return 'scatter';
        c.next += 1;
        return 'drops';
      },
    },
    scatter: {
      rule: '27.1.4-e',
      chance: d6,
      then(g, c, die) {
        scatterTo(g, AIRBORNE[c.next] as UnitId, (die - 1) as Direction);
        c.next += 1;
        return 'drops';
      },
    },
    utah: {
      rule: '27.1.5-a',
      chance: d6,
      then(g, _c, die) {
        if (CHARTS.utahLanding.actual.includes(die)) {
          g.utahActual = 1;
          const move = (SETUP.beaches[UTAH] as { moveIfActual?: { unit: string; to: string } }).moveIfActual;
          if (move !== undefined && inPlay(g, UNIT.of(move.unit)))
            place(g, UNIT.of(move.unit), PLACE.of(move.to));
        }
        return 'bombardment';
      },
    },
    bombardment(g, c) {
      c.next = nextOf(NESTS, c.next, (unit) => inPlay(g, unit));
      if (c.next < NESTS.length) return 'bombard';
      c.next = 0;
      return inPlay(g, MERVILLE) ? 'merville' : 'pointe';
    },
    bombard: {
      rule: '27.1.6-a',
      chance: d6,
      then(g, c, die) {
        if (CHARTS.preBombardment.regroup.includes(die)) mark(g, NESTS[c.next] as UnitId, REGROUP);
        c.next += 1;
        return 'bombardment';
      },
    },
    merville: {
      rule: '27.1.7-a',
      chance: d6,
      then(g, _c, die) {
        const fit =
          inPlay(g, NINTH_PARA) &&
          g.unit.back.get(NINTH_PARA) === 0 &&
          g.unit.marker.get(NINTH_PARA) !== DISORGANIZED;
        if (die + batteryModifier(g, MERVILLE) - (fit ? 1 : 0) <= 1) loseStep(g, MERVILLE);
        return 'pointe';
      },
    },
    pointe: (g) => (inPlay(g, POINTE_DU_HOC) && inPlay(g, SECOND_RANGERS) ? 'pointeDuHoc' : 'usChits'),
    pointeDuHoc: {
      rule: '27.1.7-c',
      chance: d6,
      then(g, _c, die) {
        // They come by sea, whatever becomes of them (27.2.8-i).
        for (const unit of RANGERS) g.unit.landed.set(unit, OMAHA);
        mark(g, SECOND_RANGERS, DISORGANIZED);
        if (die + batteryModifier(g, POINTE_DU_HOC) > 1)
          return inPlay(g, FIFTH_RANGERS) ? 'fifthAfterFailure' : 'usChits';
        const hex = g.unit.at.get(POINTE_DU_HOC);
        loseStep(g, POINTE_DU_HOC);
        loseStep(g, SECOND_RANGERS);
        place(g, SECOND_RANGERS, hex);
        return inPlay(g, FIFTH_RANGERS) ? 'fifthAfterSuccess' : 'usChits';
      },
    },
    fifthAfterSuccess: {
      rule: '27.1.7-f',
      chance: d6,
      then(g, _c, die) {
        const fate = US_FIFTH.success?.[String(die)];
        if (fate === 'joinReducedDG') {
          loseStep(g, FIFTH_RANGERS);
          mark(g, FIFTH_RANGERS, DISORGANIZED);
          place(g, FIFTH_RANGERS, g.unit.at.get(SECOND_RANGERS));
          return 'usChits';
        }
        if (fate === 'landReducedAndSecondFull') {
          loseStep(g, FIFTH_RANGERS);
          restore(g, SECOND_RANGERS);
        }
        place(g, FIFTH_RANGERS, spaceOf(OMAHA, 1));
        return 'usChits';
      },
    },
    fifthAfterFailure: {
      rule: '27.1.7-j',
      chance: d6,
      then(g, _c, die) {
        if (US_FIFTH.failure?.[String(die)] === 'stayReduced') loseStep(g, FIFTH_RANGERS);
        else place(g, FIFTH_RANGERS, spaceOf(OMAHA, 1));
        return 'usChits';
      },
    },
    usChits: {
      rule: '27.1.8-d',
      chance: (g) => drawFrom(g.cup),
      then(g, c, chit) {
        g.cup.take(chit);
        c.drawn = chit;
        return 'secondUsChit';
      },
    },
    secondUsChit: {
      rule: '27.1.8-d',
      chance: (g) => drawFrom(g.cup),
      then(g, c, chit) {
        g.cup.take(chit);
        const [low, high] = strengthOf(chit) < strengthOf(c.drawn) ? [chit, c.drawn] : [c.drawn, chit];
        assign(g, UTAH, low);
        assign(g, OMAHA, high);
        c.next = OMAHA + 1;
        return 'cwChits';
      },
    },
    cwChits: (_g, c) => (c.next < BEACH.words.length ? 'cwChit' : done),
    cwChit: {
      rule: '27.1.8-a',
      chance: (g) => drawFrom(g.cup),
      then(g, c, chit) {
        g.cup.take(chit);
        assign(g, c.next, chit);
        c.next += 1;
        return 'cwChits';
      },
    },
  },
);

/** The next of a list, from an index on, that still matters. */
export function nextOf(units: readonly UnitId[], from: number, matters: (unit: UnitId) => boolean): number {
  let at = from;
  while (at < units.length && !matters(units[at] as UnitId)) at++;
  return at;
}

const strengthOf = (chit: number): number => CHITS[chit]?.front.A ?? 0;

function assign(g: G, beach: number, chit: number): void {
  g.beach.chit.set(beach, chit);
  g.emit(resistance, { beach, chit });
}

/** 27.1.7-b, -d: one less for a marked WN and one for its reduced side. */
const batteryModifier = (g: G, nest: UnitId): number =>
  (g.unit.marker.get(nest) === REGROUP ? -1 : 0) + (g.unit.back.get(nest) === 1 ? -1 : 0);

function restore(g: G, unit: UnitId): void {
  g.unit.back.set(unit, 0);
  g.unit.steps.set(unit, dataOf(unit).steps);
  g.alliedLosses.take(OMAHA);
}

/** 27.1.4-e, -f: one hex in the direction of the die, then clockwise to the first that is neither sea nor the enemy's. */
function scatterTo(g: G, unit: UnitId, direction: Direction): void {
  const from = g.unit.at.get(unit);
  for (let i = 0; i < 6; i++) {
    const to = grid.neighbour(from, ((direction + i) % 6) as Direction);
    if (isFree(g, to)) {
      place(g, unit, to);
      return;
    }
  }
}

const isFree = (g: G, hex: HexId): boolean => isLand(hex) && g.board.stacks.counts(GERMAN)[hex] === 0;
