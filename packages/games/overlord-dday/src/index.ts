import { type HexId, NOWHERE } from '@bocage/hex';
import { call, d6, defineGame, done, type Game, names, type Reason } from '@bocage/kernel';
import { CASES } from './cases.ts';
import {
  ALLIED,
  BEACH,
  CHITS,
  dataOf,
  GERMAN,
  PHASES,
  SETUP,
  SIDE,
  UNIT,
  UNITS,
  type UnitId,
  WEATHER,
} from './data.ts';
import { EVENTS, meyer, shifted } from './events.ts';
import { boxOf, grid, isHex, isLand, PLACE, RANGER_DISPLAY, spaceOf } from './map.ts';
import { action } from './rules/action.ts';
import { activation, rousing } from './rules/activation.ts';
import { restoration } from './rules/adjustments.ts';
import { demolition } from './rules/bridges.ts';
import { combat, losses, retreat } from './rules/combat.ts';
import { endStage } from './rules/endstage.ts';
import { gliderLanding } from './rules/gliders.ts';
import { beachLanding, comingAshore, displacement } from './rules/landing.ts';
import { interdiction } from './rules/marches.ts';
import { bombardment, navalFire } from './rules/naval.ts';
import { landingPhase, recovery } from './rules/phase.ts';
import { preliminary } from './rules/preliminary.ts';
import { inPlay, place, procedure } from './rules/units.ts';
import { derive, type G, schema } from './state.ts';
import { outcome } from './victory.ts';

const MEYER = SETUP.kampfgruppeMeyer;
const ALTERNATIVES = SETUP.alternativeSetups;
const SETUP_OPTION = names('set-up', ['historical', ...ALTERNATIVES.map(({ id }) => id)]);

/** The whole game: Game-turn 1. */
const main = procedure(
  'game',
  {},
  {
    meyer: (g) => (usesMeyer(g) ? 'rollMeyer' : 'preliminary'),
    rollMeyer: {
      rule: '27.2.8-j',
      chance: d6,
      then(g, _c, die) {
        const row = MEYER.rows.find((one) => one.die.includes(die));
        g.meyer = row?.modifier ?? 0;
        g.emit(meyer, { die, modifier: g.meyer });
        for (const [unit, hex] of Object.entries(row?.at ?? {})) {
          place(g, UNIT.of(unit), PLACE.of(hex));
          g.emit(shifted, { unit: UNIT.of(unit), hex: PLACE.of(hex) }, '27.2.8-j');
        }
        return 'preliminary';
      },
    },
    preliminary: () => call(preliminary, {}, 'nextPhase'),
    nextPhase(g) {
      g.phase += 1;
      return g.phase <= PHASES ? call(landingPhase, {}, 'nextPhase') : 'end';
    },
    end: () => call(endStage, {}, 'over'),
    over: () => done,
  },
);

const usesMeyer = (g: G): boolean =>
  ALTERNATIVES[(g.options.setup ?? 0) - 1]?.noVariableMeyer !== true &&
  MEYER.units.every((unit) => inPlay(g, UNIT.of(unit)));

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

const STARTS = UNITS.map((_, unit) => startOf(unit));

function setUp(g: G, wanted: (unit: UnitId) => boolean): void {
  const alternative = ALTERNATIVES[(g.options.setup ?? 0) - 1]?.at ?? {};
  for (const [unit, { id, steps }] of UNITS.entries()) {
    const at = Object.hasOwn(alternative, id) ? PLACE.of(alternative[id] as string) : STARTS[unit];
    if (at === undefined || !wanted(unit)) continue;
    g.unit.steps.set(unit, steps);
    place(g, unit, at);
  }
  for (const [chit, { count, removed }] of CHITS.entries()) g.cup.set(chit, removed ? 0 : count);
}

/** 27.4: the counters of the printed example. */
const EXAMPLE = new Set(['WNPortEnBessin', 'WNPointeDuHoc', 'WN60/352', 'WN62/352', 'WN64/352', 'WN66/352', 'WN68/352', 'WN71/352', '1/16', '2/16', '3/16', '1/116', '2/116', '3/116', '2Rgr', '5Rgr', '1/115', '2/115', '3/115', '1/18', '2/18', '3/18']); // biome-ignore format: a list

function impossible(g: G): Reason[] {
  const reasons: Reason[] = [];
  const bad = (text: string): void => void reasons.push({ rule: 'position', text });
  for (let unit = 0; unit < UNITS.length; unit++) {
    const at = g.unit.at.get(unit);
    const steps = g.unit.steps.get(unit);
    const word = UNIT.words[unit];
    if ((at === NOWHERE) !== (steps === 0))
      bad(`${word} has ${steps} steps, but is ${at === NOWHERE ? 'nowhere' : `in ${PLACE.text(at)}`}`);
    if (steps > dataOf(unit).steps) bad(`${word} has ${dataOf(unit).steps} steps, not ${steps}`);
    if (isHex(at) && !isLand(at)) bad(`${word} stands in the sea, in ${PLACE.text(at)}`);
  }
  const allies = g.board.stacks.counts(ALLIED);
  const germans = g.board.stacks.counts(GERMAN);
  for (const hex of grid.hexes)
    if ((allies[hex] as number) > 0 && (germans[hex] as number) > 0)
      bad(`both sides stand in ${PLACE.text(hex)}`);
  return reasons;
}

/** The Killing Ground: OVERLORD, the D-Day turn (27.0). */
export const overlordDday: Game<G> = defineGame({
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
  procedures: [
    preliminary, landingPhase, navalFire, bombardment, beachLanding, comingAshore, displacement, action, combat, losses, retreat,
    activation, rousing, recovery, endStage, gliderLanding, interdiction, restoration, demolition,
  ], // biome-ignore format: a list
  events: EVENTS,
  derive,
  hidden: {
    weather: {
      seenBy: (_g: G, _row, side) => side === ALLIED,
      guess: (g: G, _row, random) =>
        g.phase === 0 ? WEATHER.of('unknown') : 1 + random.below(WEATHER.words.length - 1),
    },
  },
  impossible,
  outcome,
  cases: CASES,
});

export { presentation } from './presentation/index.ts';
export * from './queries.ts';
export { report } from './report.ts';
