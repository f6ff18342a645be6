import type { HexId } from '@bocage/hex';
import { defineGame, flag, type Game, NONE, type OptionSpec } from '@bocage/kernel';
import { CASES } from './cases.ts';
import { CHARTS, dataOf, EVERY_UNIT, FACTOR, FIRST_WEATHER, HIDDEN, SETUP, SIDE, WEATHER } from './data.ts'; // biome-ignore format: a list
import { EVENTS } from './events.ts';
import { KNOWN } from './known.ts';
import { AIRFIELDS, CHERBOURG, PLACE } from './map.ts';
import { impossible } from './position/index.ts';
import { PROCEDURES } from './rules/index.ts';
import { main } from './rules/turn.ts';
import { place } from './rules/units.ts';
import { derive, type G, type Option, schema } from './state.ts';
import { outcome } from './victory.ts';

/** The airfields go by their army here, by their full name in the data. */
const BOXES: Readonly<Record<string, HexId>> = {
  Cherbourg: CHERBOURG,
  'US Airfields in England': AIRFIELDS[0] as HexId,
  'British Airfields in England': AIRFIELDS[1] as HexId,
};

/** 3.1: the printed set-up. */
function setUp(g: G): void {
  for (const unit of EVERY_UNIT) {
    const { at, steps, reduced, turn } = dataOf(unit);
    g.unit.steps.set(unit, reduced === true ? 1 : steps);
    if (at === undefined) g.unit.due.set(unit, turn ?? 0);
    else place(g, unit, BOXES[at] ?? PLACE.of(at));
  }
  g.weather = FIRST_WEATHER;
  const { chits, historical } = CHARTS.weather;
  for (const [weather, word] of WEATHER.words.entries()) {
    const all = chits[word as 'sun'];
    const first = g.options.historicalWeather === 1 ? historical.first[word as 'sun'] : all;
    g.skies.set(weather, first);
    g.laterSkies.set(weather, all - first);
  }
  for (const factor of HIDDEN.strongpoint.factors) g.strongpointFactors.add(FACTOR.of(String(factor)));
  for (const factor of HIDDEN.ost.factors) g.ostFactors.add(FACTOR.of(String(factor)));
}

/** An optional rule, off unless it is chosen. */
const option = (wanted: Option, title: string): OptionSpec => ({
  title: `${title} (${SETUP.options.find(({ id }) => id === wanted)?.rule})`,
  kind: flag,
});

/** The Dark Summer: Normandy 1944, the campaign. */
export const darkSummer: Game<G, 'campaign'> = defineGame({
  id: 'dark-summer',
  title: 'The Dark Summer',
  version: 2,
  sides: SIDE,
  schema,
  options: {
    historicalWeather: option('historicalWeather', 'Weather nearer to history'),
    reactionWithdrawal: option('reactionWithdrawal', 'Emergency Withdrawal in German Reactions'),
    assaultGuns: option('assaultGuns', 'German assault guns'),
  },
  scenarios: { campaign: { title: SETUP.scenario.name, setUp } },
  main,
  procedures: PROCEDURES,
  events: EVENTS,
  known: KNOWN,
  derive,
  ends: (g: G) => g.winner !== NONE,
  clock: (g: G) => [g.turn, g.round, g.active],
  impossible,
  outcome,
  cases: CASES,
});
