import { type HexId, NOWHERE } from '@bocage/hex';
import type { Judged } from '@bocage/kernel';
import { CHARTS } from '../data/charts.ts';
import type { ScenarioData } from '../data/setup.ts';
import { BEACH_FORTS, grid, isBuilt, isHex, isSea, PLACE } from '../map.ts';
import { unitsIn } from '../rules/units.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { G } from '../state.ts';
import { supportIn, turnData } from '../tables/turns.ts';
import { ALLIED, BEACHES, DOWN, GERMAN, segmentOf, WAITING, ZONE } from '../terms.ts';
import { AIRBORNE, BRIGADE, BRIGADE_OF, isGarrison, isParachute } from '../units.ts';

const { most: MOST_MINES } = CHARTS.mines;
const PARACHUTE_BRIGADES = new Set(AIRBORNE.filter(isParachute).map((unit) => BRIGADE_OF[unit]));

/** The hour, and what belongs to it. */
function judgeHour({ g, odd }: Judged<G>): void {
  const { turns } = SCENARIOS[g.scenario] as ScenarioData;
  if (g.turn < turns[0] || g.turn > turns[1]) odd(`the scenario has no turn ${g.turn}`);
  if (g.support > supportIn(g.turn, false)) odd(`turn ${g.turn} has no ${g.support} support points`);
  if (g.flown > g.turn || (g.flown > 0 && !turnData(g.flown).airWindow))
    odd(`there are no airborne operations on turn ${g.flown}`);
  if (g.delay > 0 && g.options.tide === 0) odd('the landing is put off without that option');
}

/** 5.4.3, 5.10: mines and Beachheads. */
function judgeBeaches({ g, odd }: Judged<G>): void {
  const { mines } = SCENARIOS[g.scenario] as ScenarioData;
  const laid = [...BEACHES.keys()].reduce((sum, beach) => sum + g.beach.mines.get(beach), 0);
  if (laid > mines.points) odd(`there are ${mines.points} mine points, not ${laid}`);
  for (const [beach, name] of BEACHES.entries()) {
    if (g.beach.mines.get(beach) > MOST_MINES) odd(`${name} has more than ${MOST_MINES} mine points`);
    const hex = g.beach.beachhead.get(beach);
    if (hex !== NOWHERE && BEACH_FORTS[beach]?.includes(hex) !== true)
      odd(`${PLACE.text(hex)} is no fortification of ${name}`);
  }
}

/** 4.2: a Drop Zone is on a hex of land while it is down, or aimed at one while the airborne land. */
function judgeZones({ g, odd }: Judged<G>): void {
  for (const zone of ZONE.words.keys()) {
    const [at, state] = [g.zone.at.get(zone), g.zone.state.get(zone)];
    const isAimed = state === WAITING && g.segment === segmentOf('D');
    if (state === DOWN && at === NOWHERE) odd(`the ${ZONE.text(zone)} Drop Zone is down, but nowhere`);
    if (state !== DOWN && at !== NOWHERE && !isAimed)
      odd(`the ${ZONE.text(zone)} Drop Zone is not on the map`);
    if (at !== NOWHERE && (!isHex(at) || isSea(at))) odd(`no Drop Zone is in ${PLACE.text(at)}`);
  }
  for (const [brigade, name] of BRIGADE.words.entries())
    if (g.brigade.zone.get(BRIGADE.of(name)) !== NOWHERE && !PARACHUTE_BRIGADES.has(brigade))
      odd(`${name} does not land at a Drop Zone`);
}

/** Who holds a hex, and what is in it. */
function judgeHex({ g, odd }: Judged<G>, hex: HexId): void {
  const name = PLACE.text(hex);
  const isAllied = g.hex.allied.get(hex) === 1;
  if (g.hex.ruins.get(hex) === 1 && !isBuilt(hex)) odd(`there is nothing to ruin in ${name}`);
  if (isAllied && isSea(hex)) odd(`${name} is sea, and nobody's`);
  const { stacks } = g.board;
  const germans = stacks.has(GERMAN, hex) ? unitsIn(g, hex).filter((unit) => !isGarrison(unit)) : [];
  if (stacks.has(ALLIED, hex) && stacks.has(GERMAN, hex)) return;
  if (isAllied && germans.length > 0) odd(`Germans hold ${name}, which is said to be Allied`);
  if (!isAllied && stacks.has(ALLIED, hex) && !isSea(hex))
    odd(`Allied troops hold ${name}, which is said to be German`);
}

/** What the day has come to. */
export function judgeCourse(judged: Judged<G>): void {
  for (const judge of [judgeHour, judgeBeaches, judgeZones]) judge(judged);
  for (const hex of grid.hexes) judgeHex(judged, hex);
}
