import { type HexId, NOWHERE } from '@bocage/hex';
import { chain, done, type Law, lawful, type Reason } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { joined, launched, leftOver, missed, recycled } from '../../events/amphibious.ts';
import { isHex, LANDINGS, landingAt, PLACE, POOLS } from '../../map.ts';
import { no } from '../../refusals.ts';
import { isInPlay, SCENARIOS } from '../../scenarios.ts';
import type { G, Seen } from '../../state.ts';
import { tideIn, turnData } from '../../tables/turns.ts';
import { ALLIED, BEACH, BEACHES, HIGH } from '../../terms.ts';
import { BEACH_OF, COMMANDOS, isCommando, isGlider, isParachute, SIDE_OF, TURN_OF, UNIT, UNITS_OF, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { whyTooMany } from '../movement/stacking.ts';
import { ask, place, procedure, told, unitsIn, unless, verb } from '../units.ts';
import { boxAt, boxed, boxesOf, cycleIn, isFirstLanding, loading, mostAt, poolIndex } from './display.ts';
import { EVERY_OFFSHORE, landingFor, landingHex, offshoreOf } from './shore.ts';

/** 5.7.3: the Landing Pool of all Commandos who have not landed with the first Cycle. */
export const COMMANDO_POOL = POOLS[BEACH.of(CHARTS.invasion.commandos.pool)] as HexId;
const LATECOMERS: readonly UnitId[] = (UNITS_OF[ALLIED] ?? []).filter(
  (unit) => (TURN_OF[unit] as number) > 0 && (BEACH_OF[unit] as number) >= 0,
);

/** 19.1.1: the turn in which a unit joins its Landing Pool: later on the first day if the landing is. */
function dueTurn(g: Seen, unit: UnitId): number {
  const turn = TURN_OF[unit] as number;
  return turnData(turn).day === turnData(1).day ? turn + g.delay : turn;
}
/** 5.1.5: those whose turn has come join their Landing Pool. */
function join(g: G): void {
  const scenario = SCENARIOS[g.scenario];
  for (const unit of LATECOMERS) {
    if (dueTurn(g, unit) !== g.turn || scenario === undefined || !isInPlay(scenario, unit)) continue;
    const pool = isCommando(unit) ? COMMANDO_POOL : (POOLS[BEACH_OF[unit] as number] as HexId);
    place(g, unit, pool);
    g.emit(joined, { unit, place: pool });
  }
}

const isEvening = (turn: number): boolean => turnData(turn).hour > CHARTS.lateLanding.lastHour;
/** 5.1.11, R-13: when the last landing of the day is over, those left in the boxes go back. */
function closeDay(g: G): void {
  if (!isEvening(g.turn) || isEvening(g.turn - 1)) return;
  for (const unit of boxed(g)) sendToPool(g, unit, missed);
}
function sendToPool(g: G, unit: UnitId, event: typeof missed): void {
  const pool = POOLS[boxAt(g.unit.at.get(unit))?.beach as number] as HexId;
  place(g, unit, pool);
  g.emit(event, { unit, place: pool });
}

/** 5.1.7, R-12: boxes are filled in turns with a landing, and by day when the landings are over. */
const isPlacementTurn = (g: Seen): boolean =>
  cycleIn(g) >= 0 || (isEvening(g.turn) && !turnData(g.turn).night);

/** 5.7: a Commando who goes to sea with the first Cycle, from his Pool and to any beach. */
export const isFreeCommando = (g: Seen, unit: UnitId): boolean => isCommando(unit) && isFirstLanding(g);
const isWaitingCommando = (g: Seen, unit: UnitId): boolean =>
  isFreeCommando(g, unit) && poolIndex(g, unit) >= 0;

/** The units in the boxes of the Cycle that lands now. */
const landingNow = (g: G): readonly UnitId[] => {
  const cycle = cycleIn(g);
  return cycle < 0 ? [] : BEACHES.flatMap((_, beach) => unitsIn(g, boxesOf(beach)[cycle] as HexId));
};
const launchable = (g: G): readonly UnitId[] =>
  isFirstLanding(g) ? [...landingNow(g), ...COMMANDOS] : landingNow(g);

const isInCycle = (g: Seen, unit: UnitId): boolean => boxAt(g.unit.at.get(unit))?.index === cycleIn(g);

/** 5.0-b, 5.1.11: why nobody may be put to sea. */
const whyNoLanding = (g: G): Reason | null => (cycleIn(g) < 0 ? no('landingsOver') : null);

/** 5.1.10, 5.2, 5.7: who is put to sea. */
const whyNotLaunch: Law<[G, UnitId]> = chain((say, g: G, unit: UnitId) => {
  if (SIDE_OF[unit] !== ALLIED) return say(no('otherSide'));
  if (isParachute(unit) || isGlider(unit)) return say(no('airborneByDisplay'));
  if (isInCycle(g, unit) || isWaitingCommando(g, unit)) return null;
  return say(no(isCommando(unit) && poolIndex(g, unit) >= 0 ? 'commandosTooLate' : 'notInCycle'));
});

const isPlayed = (g: Seen, beach: number): boolean =>
  SCENARIOS[g.scenario]?.beaches.includes(BEACHES[beach] as (typeof BEACHES)[number]) === true;
/** 5.2-d: how many count at sea before a beach. */
export function countAt(g: G, beach: number): number {
  let many = 0;
  for (const sea of offshoreOf(beach))
    for (const unit of unitsIn(g, sea)) if (!isFreeCommando(g, unit)) many++;
  return many;
}
const isFull = (g: G, unit: UnitId, sea: HexId): boolean =>
  !g.board.stacks.isEmpty(sea) && whyTooMany([...unitsIn(g, sea), unit]) !== null;

function whyNotAshore(g: G, unit: UnitId, sea: HexId): Reason | null {
  if (landingFor(g, unit, sea) !== NOWHERE) return null;
  const isFlooded = tideIn(g.turn) === HIGH && landingHex(g, sea) === NOWHERE;
  return no(isFlooded ? 'floodedSouth' : 'noLandSouth');
}

/** 5.2, 5.3, R-70, R-100: from where a unit may land. */
const whyNotFrom: Law<[G, UnitId, HexId]> = chain((say, g: G, unit: UnitId, sea: HexId) => {
  const landing = isHex(sea) ? LANDINGS[landingAt(sea)] : undefined;
  const isFree = isFreeCommando(g, unit);
  if (landing === undefined) return say(no('notPlacementHex'));
  const { beach, commandosOnly } = landing;
  return (
    (isFree || boxAt(g.unit.at.get(unit))?.beach === beach ? null : say(no('notPlacementHex'))) ??
    (isPlayed(g, beach) ? null : say(no('beachNotPlayed'))) ??
    (commandosOnly && !isCommando(unit) ? say(no('commandosOnly')) : null) ??
    told(say, whyNotAshore(g, unit, sea)) ??
    (!isFree && g.known.countAt(beach) >= mostAt(beach) ? say(no('landingFull')) : null) ??
    (isFull(g, unit, sea) ? say(no('placementFull')) : null)
  );
});
const placesFor = (g: G, unit: UnitId): readonly HexId[] =>
  isFreeCommando(g, unit) ? EVERY_OFFSHORE : offshoreOf(boxAt(g.unit.at.get(unit))?.beach as number);

/** 5.1.10: all of the Cycle must go, as long as there is a hex for them. */
function whyNotEnd(g: G): Reason | null {
  const isOwed = (unit: UnitId): boolean =>
    placesFor(g, unit).some((sea) => whyNotFrom(g, unit, sea) === null);
  return landingNow(g).some(isOwed) ? no('mustPutToSea') : null;
}

/** 5.1.10, 5.7.3, R-114: whoever found no hex goes back to the Pool, and Commandos left over to that of Sword. */
function closeCycle(g: G): void {
  for (const unit of landingNow(g)) sendToPool(g, unit, leftOver);
  if (!isFirstLanding(g)) return;
  for (const unit of COMMANDOS) {
    if (poolIndex(g, unit) < 0) continue;
    place(g, unit, COMMANDO_POOL);
    g.emit(recycled, { unit, place: COMMANDO_POOL });
  }
}

/** 3.1.1-a3, -a4, 5.1 to 5.3: boxes are filled, and the Cycle of this turn is put to sea. */
export const invasionPlacement = procedure(
  'invasionPlacement',
  {},
  {
    begin(g) {
      join(g);
      closeDay(g);
      return isPlacementTurn(g) ? 'place' : done;
    },
    place: ask(
      '5.3.1-a',
      'Fill the boxes, and put the units of this Cycle to sea',
      () => ALLIED,

      ...loading('place'),
      unless(
        whyNoLanding,
        verb(
          'launch',
          (g) => lawful(UNIT, launchable(g), whyNotLaunch, g),
          (g, _c, unit) => lawful(PLACE, placesFor(g, unit), whyNotFrom, g, unit),
          (g, _c, unit, hex) => {
            place(g, unit, hex);
            g.emit(launched, { unit, hex: landingHex(g, hex), at: hex });
            return 'place';
          },
        ),
      ),
      unless(
        whyNotEnd,
        verb('end', (g) => {
          closeCycle(g);
          return done;
        }),
      ),
    ),
  },
);
