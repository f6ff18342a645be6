import { NOWHERE } from '@bocage/hex';
import type { ScenarioData } from './data/setup.ts';
import { BACK, CHARTS, DEPTHS, DIVISION, dataOf, EVERY_CARD, EVERY_UNIT, fullSteps, GERMANS, HERO, SETUP, UNIT, type UnitId, WN_POOL } from './data.ts'; // biome-ignore format: a list
import { BOX, BOX_HEXES, PLACE, POST, TIDE } from './map.ts';
import type { G } from './state.ts';
import { HIDDEN_DEPTH } from './terms.ts';
import { adjustment, beginsIn, dueTurn, isBombarded, isElsewhere, reactsAtOnce } from './variants.ts';

export const SCENARIOS: readonly ScenarioData[] = SETUP.scenarios;

/** How scenarios begin, once they have been set up: the names in their data are looked up but once. */
const KEPT = new Map<string, Int16Array>();

/** Sets up a scenario in a state that is as new. */
export function setUp(g: G, scenario: ScenarioData): void {
  const { bombardment, safeTanks, noRangers, reaction } = g.options;
  const key = [scenario.id, bombardment, safeTanks, noRangers, reaction].join();
  const kept = KEPT.get(key);
  if (kept !== undefined) {
    g.load(kept);
    return;
  }
  layOut(g, scenario);
  KEPT.set(key, g.cells.data.slice());
}

/** What every scenario begins with: the deck, the pools, the strongpoints, who is in the boxes and on the track. */
function layOut(g: G, scenario: ScenarioData): void {
  const [first = 1, last = 16] = scenario.turns;
  g.firstTurn = beginsIn(g, first);
  g.lastTurn = last;
  // A scenario that begins later is set up in the turn before (BTB-03).
  g.turn = isBombarded(g) ? g.firstTurn : Math.max(1, first - 1);
  g.variantPoints = adjustment(g);
  g.tide = TIDE.of(tideAt(g.firstTurn));
  g.westPlayed = scenario.sectors.includes('west') ? 1 : 0;
  for (const card of EVERY_CARD) g.deck.set(card, 1);
  for (const hero of HERO.words.keys()) g.heroes.set(hero, 1);
  fillPools(g, scenario);
  if (reactsAtOnce(g)) releaseMeyer(g);
  for (const { hex, kind, depth } of scenario.germans.wn) {
    const post = POST.of(hex);
    g.post.back.set(post, BACK.of(kind));
    if (!depth) continue;
    g.post.depth.set(post, HIDDEN_DEPTH);
    g.post.pool.set(post, WN_POOL);
  }
  for (const unit of EVERY_UNIT) join(g, unit, scenario);
  begin(g, scenario.start);
}

const tideAt = (turn: number): string => CHARTS.turns.track[turn - 1]?.tide ?? 'low';

function fillPools(g: G, { germans: { pools, reserves } }: ScenarioData): void {
  const tactical = pools.TR + (reserves?.TR ?? 0);
  const all = { TR: tactical, DR: pools.DR + (reserves?.DR ?? 0), KGM: pools.KGM };
  for (const [german, data] of GERMANS.entries()) {
    if (data.class === 'WN') continue;
    // Of reserves that a scenario does not have, all is known; what is dealt to the map is in no box.
    if (all[data.class] === 0) g.gone.known.set(german, 1);
    else if (data.class !== 'TR' || reserves === undefined)
      ({ TR: g.tactical, DR: g.divisional, KGM: g.meyer })[data.class].set(german, 1);
  }
  g.wnLeft = pools.WN;
  g.mobileLeft = pools.mobile;
  g.buildingLeft = pools.building;
  g.meyerMarkers = pools.KGMdepth;
  g.tacticalLeft = pools.TR;
  g.divisionalLeft = all.DR;
  g.meyerLeft = pools.KGM;
  for (const [marker, { pool }] of DEPTHS.entries())
    (pool === 'WN' ? g.wnDepth : pool === 'mobile' ? g.mobileDepth : g.buildingDepth).set(marker, 1);
}

/** VAR-10: Kampfgruppe Meyer is with its division from the start. */
function releaseMeyer(g: G): void {
  for (const german of GERMANS.keys()) {
    if (g.meyer.get(german) === 0) continue;
    g.meyer.take(german);
    g.divisional.add(german);
  }
  g.divisionalLeft += g.meyerLeft;
  g.meyerLeft = 0;
  g.mobileLeft += g.meyerMarkers;
  g.meyerMarkers = 0;
}

/** A unit that the scenario has stands in its box at first, or waits on the track. */
function join(g: G, unit: UnitId, { arrivals, sectors }: ScenarioData): void {
  const { turn, box, division } = dataOf(unit);
  const [from = 0, to = 0] = arrivals;
  const sector = SETUP.sectors.find((one) => one.division === division)?.id;
  g.unit.division.set(unit, DIVISION.of(division));
  if (turn < from || turn > to || sector === undefined || !sectors.includes(sector) || isElsewhere(g, unit))
    return;
  g.unit.steps.set(unit, fullSteps(unit));
  if (turn === 0) g.unit.at.set(unit, BOX_HEXES[BOX.of(box)] ?? NOWHERE);
  else g.unit.due.set(unit, dueTurn(g, unit));
}

/** What has happened before a scenario begins: who is ashore, who is late, what is cleared and lost. */
function begin(
  g: G,
  { ashore, onBeach, delayed, cleared, lossBox, rocketsFired }: ScenarioData['start'],
): void {
  for (const one of [...ashore, ...onBeach]) putAshore(g, one);
  for (const { unit, turn } of delayed ?? []) {
    g.unit.steps.set(UNIT.of(unit), fullSteps(UNIT.of(unit)));
    g.unit.due.set(UNIT.of(unit), turn);
  }
  for (const hex of cleared) g.hex.cleared.set(PLACE.of(hex), 1);
  for (const [division, lost] of Object.entries(lossBox))
    g.division.lost.set(DIVISION.of(division), lost.length);
  g.rocketsFired = rocketsFired;
}

/** Somebody who is ashore when a scenario begins; who has no hex waits for the player to give him one. */
type Ashore = Omit<ScenarioData['start']['ashore'][number], 'hex'> & { readonly hex?: string };
function putAshore(g: G, { unit: name, hex, steps, hero, transferred }: Ashore): void {
  const unit = UNIT.of(name);
  if (isElsewhere(g, unit)) return;
  g.unit.steps.set(unit, steps ?? fullSteps(unit));
  if (hex !== undefined) g.unit.at.set(unit, PLACE.of(hex));
  if (hero !== undefined) {
    g.unit.hero.set(unit, HERO.of(hero));
    g.heroes.set(HERO.of(hero), 0);
  }
  if (transferred !== true) return;
  g.unit.transferred.set(unit, 1);
  g.unit.division.set(unit, 1 - g.unit.division.get(unit));
}
