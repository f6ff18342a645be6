import type { HexId } from '@bocage/hex';
import { defineGame, type Game, names } from '@bocage/kernel';
import { CASES } from './cases.ts';
import { ALLIED, BEACH, CHITS, dataOf, EVERY_UNIT, SETUP, SIDE, UNIT, type UnitId, WEATHER } from './data.ts';
import { EVENTS } from './events.ts';
import { impossible } from './impossible/index.ts';
import { KNOWN } from './known.ts';
import { boxOf, PLACE, RANGER_DISPLAY, spaceOf } from './map.ts';
import { main } from './rules/game.ts';
import { PROCEDURES } from './rules/index.ts';
import { place } from './rules/units.ts';
import { derive, type G, schema } from './state.ts';
import { outcome } from './victory.ts';

const ALTERNATIVES = SETUP.alternativeSetups;
const SETUP_OPTION = names('set-up', ['historical', ...ALTERNATIVES.map(({ id }) => id)]);

/** Where a counter stands at first; undefined for one that is not in play. */
function startOf(unit: UnitId): HexId | undefined {
  const data = dataOf(unit);
  if (data.lands !== undefined) return spaceOf(BEACH.of(data.lands.beach), data.lands.phase);
  if (data.landingBox !== undefined) return boxOf(BEACH.of(data.landingBox.beach), data.landingBox.box);
  if (data.mulberry !== undefined) return PLACE.of(`Mulberry-${data.mulberry.army}-${data.mulberry.box}`);
  if (data.floatingReserve !== undefined) return PLACE.of(`Reserve-${data.floatingReserve}`);
  if (data.rangerDisplay === true) return RANGER_DISPLAY;
  if (data.glider !== undefined) return PLACE.of('Gliders');
  if (data.omm !== undefined) return PLACE.of(`OMM-${data.omm}`);
  if (data.rail === true) return PLACE.of('Rail');
  const hex = data.dropZone ?? data.at;
  return hex === undefined ? undefined : PLACE.of(hex);
}

const STARTS = EVERY_UNIT.map(startOf);

function setUp(g: G, wanted: (unit: UnitId) => boolean): void {
  const alternative = ALTERNATIVES[g.options.setup - 1]?.at ?? {};
  for (const unit of EVERY_UNIT) {
    const { id, steps } = dataOf(unit);
    const at = Object.hasOwn(alternative, id) ? PLACE.of(alternative[id] as string) : STARTS[unit];
    if (at === undefined || !wanted(unit)) continue;
    g.unit.steps.set(unit, steps);
    place(g, unit, at);
  }
  for (const [chit, { count, removed }] of CHITS.entries()) g.cup.set(chit, removed ? 0 : count);
}

/** The counters of the printed example (27.4). */
const EXAMPLE = new Set(SETUP.example.units);

/** The Killing Ground: OVERLORD, the D-Day turn (27.0). */
export const overlordDday: Game<G, 'dday' | 'omaha-example'> = defineGame({
  id: 'overlord-dday',
  title: 'The Killing Ground: Overlord, D-Day',
  version: 2,
  sides: SIDE,
  schema,
  options: { setup: { title: 'German set-up alternatives (26.23.3)', kind: SETUP_OPTION } },
  scenarios: {
    dday: { title: 'D-Day: Game-turn 1', setUp: (g: G) => setUp(g, () => true) },
    'omaha-example': {
      title: 'The printed example at Omaha (27.4)',
      setUp: (g: G) => setUp(g, (unit) => EXAMPLE.has(UNIT.text(unit))),
    },
  },
  main,
  procedures: PROCEDURES.slice(1),
  events: EVENTS,
  known: KNOWN,
  derive,
  hidden: {
    weather: {
      seenBy: (_g: G, _row, side) => side === ALLIED,
      guess: (g: G, _row, random) =>
        g.phase === 0 ? WEATHER.of('unknown') : 1 + random.below(WEATHER.words.length - 1),
    },
  },
  clock: (g: G) => [g.phase],
  impossible,
  outcome,
  cases: CASES,
});
