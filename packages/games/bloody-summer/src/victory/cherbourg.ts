import type { HexId } from '@bocage/hex';
import { Trace } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { CHERBOURG, CHERBOURG_CITY, DEPOT, grid, isHex, isSea, isWest, PLACE, SAINT_VAAST } from '../map.ts';
import { unitLines } from '../rules/logistics/supply.ts';
import type { CaseId } from '../rules/units.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { G } from '../state.ts';
import { CHERBOURG_LEVELS, cherbourgLevel } from '../tables/victory.ts';
import { ALLIES, AXIS, GERMAN, RAZED } from '../terms.ts';
import { DIVISION, type DivisionId, SIDE_OF, UNITS_OF_DIVISION } from '../units.ts';

/** Who has won the race to Cherbourg, and how well; nobody yet, or nobody at all, is `none`. */
export interface Race {
  readonly camp: number;
  readonly level: (typeof CHERBOURG_LEVELS)[number];
  readonly rule: CaseId;
}

const isAmerican = (g: G, at: HexId): boolean => g.place.allied.get(at) === 1;
const UTAH = DEPOT.of('Utah');
const LAST_ROW = grid.hexes.filter((hex) => isWest(hex) && !isSea(hex) && /^24/.test(PLACE.text(hex)));

/** 11.1-p, R-170: Utah destroyed, Cherbourg and Saint-Vaast still German. */
export const isBeachheadLost = (g: G): boolean =>
  g.depot.state.get(UTAH) === RAZED && [...CHERBOURG_CITY, SAINT_VAAST].every((hex) => !isAmerican(g, hex));

/** 11.1-m to -o, R-170: at the end of turn 2 and of those after it. */
const isCherbourgTaken = (g: G): boolean =>
  g.turn >= CHARTS.victory.cherbourg.us.strategic && CHERBOURG_CITY.every((hex) => isAmerican(g, hex));

const DIVISIONS: readonly (readonly number[])[] = UNITS_OF_DIVISION;
const { divisions: NEEDED, among } = CHARTS.victory.cherbourg.german;
const SEVENTEENTH: DivisionId = DIVISION.of(among.replace(' ', '-'));
/** 11.1-q, R-171: German divisions with a line to the south edge. */
function divisionsWithLine(g: G): readonly number[] {
  const trace = new Trace(grid);
  trace.run(LAST_ROW, unitLines(g, AXIS));
  const hasLine = (unit: number): boolean =>
    isHex(g.unit.at.get(unit as never)) && trace.reaches(g.unit.at.get(unit as never));
  return DIVISIONS.flatMap((units, division) =>
    SIDE_OF[units[0] as number] === GERMAN && units.some(hasLine) ? [division] : [],
  );
}
function isSouthOpen(g: G): boolean {
  const linked = divisionsWithLine(g);
  return linked.length >= NEEDED && linked.includes(SEVENTEENTH);
}

const US_RULES: Readonly<Record<string, CaseId>> = {
  strategic: '11.1-m',
  operational: '11.1-n',
  marginal: '11.1-o',
};

/** 11.1, R-170: how the race stands at the end of a turn, the highest level first. */
export function raceOf(g: G): Race | undefined {
  if (isBeachheadLost(g)) return { camp: AXIS, level: 'strategic', rule: '11.1-p' };
  if (isCherbourgTaken(g)) {
    const level = CHERBOURG_LEVELS[cherbourgLevel(g.turn)] as Race['level'];
    return { camp: ALLIES, level, rule: US_RULES[level] as CaseId };
  }
  if (g.turn < (SCENARIOS[g.scenario]?.turns[1] as number) || isAmerican(g, CHERBOURG)) return undefined;
  return isSouthOpen(g)
    ? { camp: AXIS, level: 'operational', rule: '11.1-q' }
    : { camp: AXIS, level: 'marginal', rule: '11.1-r' };
}
