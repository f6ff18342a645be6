import { type HexId, NOWHERE } from '@bocage/hex';
import { capital, historian, readings, reportOf } from '@bocage/wargame';
import { CHARTS } from './data/charts.ts';
import { HISTORY } from './data/history.ts';
import { FORTIFICATIONS, grid, isHex, PLACE } from './map.ts';
import { SCENARIOS } from './scenarios.ts';
import { caenHexes, depthOf, inland, isLodgment, lostOf } from './standing.ts';
import type { G } from './state.ts';
import { ALLIED, BEACHES, GERMAN, GONE, STEADY, ZONE } from './terms.ts';
import { AIRBORNE, BEACH_OF, BRIGADE_OF, isCompany, isGarrison, isParachute, LE_HAVRE_BATTERY, type UnitId } from './units.ts'; // biome-ignore format: a list
import { outcome } from './victory.ts';

const { menPerUnit } = HISTORY;
const { known, inSteps } = historian({ sources: HISTORY.sources, menPerStep: menPerUnit });
const { victory } = CHARTS;
const COURSE = { sources: ['course'] };

const held = (g: G, hexes: readonly HexId[]): boolean => hexes.every((hex) => g.hex.allied.get(hex) === 1);

/** The places of the two days, each for all its hexes. */
const objectives = readings<G>('Objectives', 'share', [
  ...Object.entries(HISTORY.objectives).map(([id, { name, hexes, taken, note }]) => {
    const all = hexes.map((hex) => PLACE.of(hex));
    const history = known(taken, { note, sources: ['course', 'hexes'] });
    return [id, name, (g: G) => held(g, all), history] as const;
  }),
  ['caen', `Caen, ${victory.caen.hexes} hexes`, (g) => caenHexes(g) >= victory.caen.hexes, known(HISTORY.caen.taken, { note: HISTORY.caen.note, ...COURSE })],
]); // biome-ignore format: a line each

const isBeachhead = (g: G, beach: number): boolean => g.beach.beachhead.get(beach) !== NOWHERE;

const beaches = readings<G>('Beaches', 'share', [
  ...BEACHES.map((word, beach) => {
    const history = known(HISTORY.beachheads[word], COURSE);
    return [`beachhead-${word}`, `${capital(word)}: a Beachhead`, (g: G) => isBeachhead(g, beach), history] as const;
  }),
  ...BEACHES.map((word, beach) => {
    const line = [`lodgment-${word}`, `${capital(word)}: a Lodgment`, (g: G) => isLodgment(g, beach)] as const;
    const lodgment = HISTORY.lodgments[word];
    if (lodgment === undefined) return line;
    return [...line, known(lodgment.held, { note: lodgment.note, sources: ['course', 'hexes'] })] as const;
  }),
]); // biome-ignore format: a line each

/** How far inland the farthest troops of each beach are, which is worth knowing on the evening of the 6th. */
const depths = readings<G>(
  'Hexes inland',
  'count',
  BEACHES.map((word, beach) => {
    const { hex, note } = HISTORY.depth[word];
    const history = known(inland(beach, PLACE.of(hex)), { note, sources: ['course', 'hexes'] });
    return [`depth-${word}`, capital(word), (g: G) => depthOf(g, beach), history] as const;
  }),
);

const isAirborne = new Set<UnitId>(AIRBORNE);
const lostAt = (g: G, beach: number): number =>
  lostOf(g, ALLIED).filter((unit) => BEACH_OF[unit] === beach && !isAirborne.has(unit)).length;
const CASUALTIES = Object.values(HISTORY.casualties);
const sumOf = (end: 0 | 1): number => CASUALTIES.reduce((sum, { men }) => sum + men[end], 0);
const airborneLost = (g: G): number => lostOf(g, ALLIED).filter((unit) => isAirborne.has(unit)).length;
const { men: airMen, sources: airSources } = HISTORY.casualties.airborne;

const alliedLosses = readings<G>('Allied units eliminated', 'count', [
  ...BEACHES.map((word, beach) => {
    const { men, sources } = HISTORY.casualties[word];
    return [`lost-${word}`, capital(word), (g: G) => lostAt(g, beach), inSteps(men, sources)] as const;
  }),
  ['lost-airborne', '6th Airborne Division', airborneLost, inSteps(airMen, airSources)],
  ['lost-allied', 'All Allies', (g) => lostOf(g, ALLIED).length, inSteps([sumOf(0), sumOf(1)], ['sum'])],
]);

const germanLost = (g: G, isMeant: (unit: UnitId) => boolean): number =>
  lostOf(g, GERMAN).filter((unit) => !isGarrison(unit) && isMeant(unit)).length;
const germanLosses = readings<G>('German units eliminated', 'count', [
  ['lost-battalions', 'Battalions and headquarters', (g) => germanLost(g, (unit) => !isCompany(unit))],
  ['lost-companies', 'Companies and batteries', (g) => germanLost(g, isCompany)],
  ['works-taken', 'Works in Allied hands', (g) => FORTIFICATIONS.filter((hex) => g.hex.allied.get(hex) === 1).length],
]); // biome-ignore format: a line each

/** How far a parachute unit on the map is from the Drop Zone of its brigade. */
function strayed(g: G, unit: UnitId): number | undefined {
  const zone = g.brigade.zone.get(BRIGADE_OF[unit] as never);
  const from = zone < 0 ? NOWHERE : g.zone.at.get(zone);
  const at = g.unit.at.get(unit);
  return from === NOWHERE || !isHex(at) ? undefined : grid.distance(from, at);
}
const PARACHUTISTS = AIRBORNE.filter(isParachute);
function scatter(g: G): number {
  const all = PARACHUTISTS.flatMap((unit) => strayed(g, unit) ?? []);
  return all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length;
}
const shaken = (g: G): number => AIRBORNE.filter((unit) => g.unit.disrupted.get(unit) !== STEADY).length;
const zonesLost = (g: G): number => ZONE.words.filter((_, zone) => g.zone.state.get(zone) === GONE).length;

const airborne = readings<G>('Airborne', 'count', [
  ['scatter', 'Hexes from the Drop Zone, on average', scatter],
  ['airborne-disrupted', 'Battalions disrupted', shaken],
  ['zones-lost', 'Drop Zones lost', zonesLost, known(HISTORY.dropZones.lost, { note: HISTORY.dropZones.note, ...COURSE })],
  ['le-havre', 'Le Havre silenced', (g) => g.unit.lost.get(LE_HAVRE_BATTERY)],
]); // biome-ignore format: a line each

const wonBy =
  (side: number) =>
  (g: G): boolean =>
    outcome(g).winner === side;
const isDraw = (g: G): boolean => ![ALLIED, GERMAN].some((side) => wonBy(side)(g));
const RECKONED = { sources: ['reckoning'] };
const results = readings<G>('Result', 'share', [
  ['allied-victory', 'Allied victory', wonBy(ALLIED), known(false, RECKONED)],
  ['draw', 'A draw', isDraw, known(true, RECKONED)],
  ['german-victory', 'German victory', wonBy(GERMAN), known(false, RECKONED)],
]);

/** After the drops, on the evening of 6 June, and at the end. */
const STAGES = [1, 9, SCENARIOS[0]?.turns[1] ?? 14];

/** The two days beside those of 1944. */
export const report = reportOf<G>(
  [...objectives, ...beaches, ...depths, ...alliedLosses, ...germanLosses, ...airborne, ...results],
  {
    stages: {
      turns: STAGES,
      figures: ['scatter', 'airborne-disrupted', 'lost-allied', ...BEACHES.map((word) => `depth-${word}`)],
      turnOf: ({ turn }) => turn,
    },
    notes: [
      `A unit that is eliminated is set against ${menPerUnit} casualties, the most that a battalion can lose and still be one. The rate is ours; the game has no smaller loss than a whole unit, and a company that is lost counts like a battalion.`,
      'History’s casualties are those of 6 June: killed, wounded and missing of a sector, supporting troops among them. Many of the airborne who were missing came back. The two ends of a range are two sources.',
      'History’s hexes inland are those of the evening of 6 June, and of the main body rather than of patrols; the game’s are those of the farthest unit.',
      'How far the paratroops are from their Drop Zone tells of their scatter at the end of turn 1 only, before they have marched.',
    ],
  },
);
