import type { HexId } from '@bocage/hex';
import { innermost, type Judged, NONE } from '@bocage/kernel';
import { DEPOT, DEPOT_DATA, EVERY_DEPOT, grid, isHex, isSea, PLACE, RESERVE } from '../map.ts';
import { cupOf, EVERY_AIR } from '../rules/air/flights.ts';
import { GERMAN_DEPOTS } from '../rules/logistics/depots.ts';
import { fightersOf } from '../rules/units.ts';
import { SCENARIOS, type ScenarioData } from '../scenarios.ts';
import type { G } from '../state.ts';
import { AIR_COUNTERS, mostOnBox } from '../tables/air.ts';
import { cherbourgNavalPoints, navalPoints } from '../tables/bombardment.ts';
import { AIR, ALLIES, AXIS, airOf, BUILDING, FIGHTER, FLEET, FULL, GERMAN, HEAVY, kindOfAir, NIGHT, NO_DEPOT, REDUCED, sideOfAir, US, ZONE } from '../terms.ts'; // biome-ignore format: a list

const scenarioOf = (g: G): ScenarioData => SCENARIOS[g.scenario] as ScenarioData;

/** The turn, and what belongs to it. */
function judgeTurn({ g, odd }: Judged<G>): void {
  const { turns } = scenarioOf(g);
  if (g.turn < turns[0] || g.turn > turns[1]) odd(`the scenario has no turn ${g.turn}`);
  if (g.phase === NIGHT && g.turn > 0) odd('there is one night before the first day only');
}

/** 11-c: by scenario and aircraft, how many counters there are. */
const COUNTERS: readonly (readonly number[])[] = SCENARIOS.map(({ limits }) =>
  EVERY_AIR.map((air) => {
    const isAway =
      (limits.navy !== null && sideOfAir(air) !== US) || (!limits.heavyBombers && kindOfAir(air) === HEAVY);
    return isAway ? 0 : AIR_COUNTERS.filter(({ side, aircraft }) => airOf(side, aircraft) === air).length;
  }),
);

/** How many counters of a kind are not in a cup or a box of their own: over zones and boxes, and on the turn track. */
function abroad(g: G, air: number): number {
  const rows = (many: number): number[] => Array.from({ length: many }, (_, row) => row);
  const raids = rows(g.box.raid.rows).filter((box) => g.box.raid.get(box) === air).length;
  const seconds = rows(g.box.second.rows).filter((box) => g.box.second.get(box) === air).length;
  if (kindOfAir(air) === FIGHTER) {
    const watching = ZONE.words.filter((_, zone) => g.zone.fighters.get(zone) === sideOfAir(air)).length;
    return raids + seconds + watching;
  }
  if (kindOfAir(air) !== HEAVY) return raids + seconds;
  const column = sideOfAir(air) === US ? g.bombers.us : g.bombers.british;
  return raids + seconds + rows(column.rows).reduce((sum, turn) => sum + column.get(turn), 0);
}

/** 11-c, 9.2, 9.5: no aircraft is lost or doubled, and all are where they may be. */
function judgeAir({ g, odd }: Judged<G>): void {
  for (const air of EVERY_AIR) {
    const { cup, drawn, available, finished, superiority } = g.air;
    const many =
      abroad(g, air) +
      [cup, drawn, available, finished, superiority].reduce((sum, column) => sum + column.get(air), 0);
    const all = COUNTERS[g.scenario]?.[air];
    if (many !== all) odd(`there are ${all} ${AIR.text(air)}s, not ${many}`);
  }
  for (const [zone, name] of ZONE.words.entries()) {
    if (g.zone.fighters.get(zone) === GERMAN) odd(`no German fighters watch ${name}`);
    if (g.zone.grounded.get(zone) === 1 && g.zone.fighters.get(zone) === NONE)
      odd(`nobody is kept from watching ${name}`);
  }
  for (let box = 0; box < g.box.raid.rows; box++) {
    const [first, second] = [g.box.raid.get(box), g.box.second.get(box)];
    if (second === NONE) continue;
    if (first === NONE || cupOf(first) !== cupOf(second) || mostOnBox(cupOf(first)) < 2)
      odd('two sorts of aircraft are over one box');
  }
}

/** 6.2, 11-b: ships have no more points than their turn gives them. */
function judgeNavy({ g, odd }: Judged<G>): void {
  const isRace = scenarioOf(g).limits.navy !== null;
  for (const [fleet, name] of FLEET.words.entries())
    for (const [ship, column] of [g.navy.cruiser, g.navy.destroyer].entries()) {
      // Ships get the points of a turn in its air phase.
      const turns = [g.turn, Math.max(0, g.turn - 1)];
      const most = isRace
        ? cherbourgNavalPoints(fleet, ship)
        : Math.max(...turns.map((turn) => navalPoints(turn, fleet, ship)));
      if (column.get(fleet) > most) odd(`the ${name} ships have ${most} points`);
    }
}

/** 7.1, 7.2: what depots come to. */
function judgeDepots({ g, odd }: Judged<G>): void {
  for (const depot of EVERY_DEPOT) {
    const name = DEPOT.text(depot);
    const state = g.depot.state.get(depot);
    const isGerman = GERMAN_DEPOTS.includes(depot);
    const isMinor = DEPOT_DATA[depot]?.kind === 'minor-port';
    if (isGerman && state === BUILDING) odd(`nobody builds ${name}`);
    if (state === BUILDING && g.depot.due.get(depot) === 0) odd(`${name} is built, but when?`);
    if ((state === NO_DEPOT || isGerman) && g.depot.due.get(depot) > 0) odd(`${name} is not built`);
    const side = g.depot.side.get(depot);
    if (side !== NONE && (!isMinor || side === GERMAN)) odd(`${name} is not for others to have`);
    if (isMinor && [BUILDING, REDUCED, FULL].some((one) => one === state) && side === NONE)
      odd(`${name} is nobody’s`);
    if (isGerman && g.depot.scored.get(depot) > 0) odd(`${name} is worth nothing to the Allies`);
    if (isGerman && g.depot.used.get(depot) + g.depot.landed.get(depot) > 0) odd(`nobody lands at ${name}`);
  }
}

/** 0.2.1: Offensive markers lie on land, German ones never in the Allied reserve. */
function judgeMarkers({ g, odd }: Judged<G>, at: HexId): void {
  const name = PLACE.text(at);
  const [allied, german] = [g.place.alliedMarkers.get(at), g.place.germanMarkers.get(at)];
  if (at === RESERVE && german > 0) odd(`Germans have no markers in ${name}`);
  if (isHex(at) && isSea(at) && allied + german > 0) odd(`there are markers in the sea, in ${name}`);
}

/** 0.2.2: who holds a hex, and what is in it. */
function judgeHex({ g, frames, odd }: Judged<G>, hex: HexId): void {
  const name = PLACE.text(hex);
  const isAllied = g.place.allied.get(hex) === 1;
  if (isSea(hex)) {
    if (isAllied) odd(`${name} is sea, and nobody’s`);
    return;
  }
  if (g.place.rubble.get(hex) > 0 !== g.place.cleared.get(hex) > 0) odd(`the rubble in ${name} is odd`);
  // Who has won a fight takes the place at its end.
  if (innermost({ frames }, 'battle', 'overrun') !== undefined) return;
  if (g.board.stacks.has(ALLIES, hex) && g.board.stacks.has(AXIS, hex)) return;
  const [allies, germans] = [ALLIES, AXIS].map((camp) => fightersOf(g, camp, hex).length > 0);
  if (isAllied && germans) odd(`Germans hold ${name}, which is said to be Allied`);
  if (!isAllied && allies) odd(`Allied troops hold ${name}, which is said to be German`);
}

/** What the summer has come to. */
export function judgeCourse(judged: Judged<G>): void {
  for (const judge of [judgeTurn, judgeAir, judgeNavy, judgeDepots]) judge(judged);
  for (const hex of grid.hexes) judgeHex(judged, hex);
  for (const at of PLACE.words.keys()) judgeMarkers(judged, at as HexId);
}
