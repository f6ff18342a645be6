import { NONE } from '@bocage/kernel';
import type { Figure, GameReport, Known, Measured } from '@bocage/wargame';
import { HISTORY } from './data/history.ts';
import { ALLIED, BRITISH, CHARTS, GERMAN, GERMANS, SETUP, TURNS, US } from './data.ts';
import {
  AVRANCHES,
  BEACH_NAME,
  BRITTANY_ENTERED,
  CAEN,
  LANDMARK,
  landmarkAt,
  PLACE,
  townHexes,
} from './map.ts';
import { type G, POCKET } from './state.ts';
import { CHERBOURG_BY, divisionsOf, exitedUnits, outcome, suddenDeath } from './victory.ts';

interface Sourced {
  readonly note?: string | undefined;
  readonly sources: readonly string[];
}
type Range = readonly [number, number];
const { menPerStep, menPerBattalionStep } = HISTORY;

/** A figure and how it is read off a position, in which the campaign may be over or not. */
interface Reading {
  readonly figure: Figure;
  of(g: G): Measured;
}

const fact = <T>(facts: Readonly<Record<string, T>>, id: string): T => {
  if (!Object.hasOwn(facts, id)) throw new Error(`nothing is known of ${id}`);
  return facts[id] as T;
};
const sourced = (...ids: readonly string[]): string[] => ids.map((id) => fact(HISTORY.sources, id));
const known = ([from, to]: Range, { note, sources }: Sourced): Known => ({
  from,
  to,
  ...(note === undefined ? {} : { note }),
  sources: sourced(...sources),
});
const exactly = (value: number, ...sources: readonly string[]): Known => known([value, value], { sources });
const one = (is: boolean): number => (is ? 1 : 0);

const BEACHES = [...new Set(BEACH_NAME)];
const landedAt = (g: G, beach: string): number =>
  BEACH_NAME.reduce((sum, name, hex) => sum + (name === beach ? g.beach.landed.get(hex) : 0), 0);
const hexesOf = (beach: string): number => BEACH_NAME.filter((name) => name === beach).length;

const beaches: readonly Reading[] = [
  ...BEACHES.map(
    (beach): Reading => ({
      figure: {
        id: `open-${beach}`,
        label: `${beach}, hexes`,
        group: 'Beaches open after D-Day',
        kind: 'count',
        history: exactly(hexesOf(beach), 'course'),
      },
      of: (g) => landedAt(g, beach),
    }),
  ),
  {
    figure: {
      id: 'open-all',
      label: `All ${BEACH_NAME.length} hexes`,
      group: 'Beaches open after D-Day',
      kind: 'share',
      history: exactly(1, 'course'),
    },
    of: (g) => one(BEACHES.every((beach) => landedAt(g, beach) === hexesOf(beach))),
  },
];

/** The turn of a day, `07-30`. */
function turnOf(day: string): number {
  const found = SETUP.turns.list.find(({ from, to }) => day >= from && day <= to);
  if (found === undefined) throw new Error(`${day} is in no turn`);
  return found.turn;
}
const taken = (g: G, landmark: number): Measured => g.landmark.taken.get(landmark) || null;
const IN_BRITTANY = landmarkAt(BRITTANY_ENTERED);

function milestone(id: string, label: string, of: Reading['of']): Reading {
  const { day, ...more } = fact(HISTORY.days, id);
  const turn = turnOf(day);
  return {
    figure: { id, label, group: 'In which turn', kind: 'turn', history: known([turn, turn], more) },
    of,
  };
}

const milestones: readonly Reading[] = [
  milestone('cherbourg', 'Cherbourg falls', (g) => g.cherbourgTaken || null),
  ...CAEN.map((hex) =>
    milestone(`caen-${PLACE.text(hex)}`, `Caen, ${PLACE.text(hex)}`, (g) => taken(g, landmarkAt(hex))),
  ),
  milestone('caen', 'All of Caen', (g) => taken(g, LANDMARK.of('Caen'))),
  ...townHexes('Saint-Lô').map((hex) => milestone('saint-lo', 'Saint-Lô', (g) => taken(g, landmarkAt(hex)))),
  milestone('avranches', 'Avranches', (g) => taken(g, landmarkAt(AVRANCHES))),
  milestone('brittany', 'The first Americans in Brittany', (g) => taken(g, IN_BRITTANY)),
  milestone('boundary', 'The boundary is lifted', (g) =>
    g.boundaryLifted === 1 ? taken(g, IN_BRITTANY) : null,
  ),
];

const towns: readonly Reading[] = Object.entries(HISTORY.held).map(([town, { held, note }]) => ({
  figure: {
    id: `held-${town}`,
    label: town,
    group: 'Held by the Allies at the end',
    kind: 'share',
    history: known([one(held), one(held)], { note, sources: ['course'] }),
  },
  of: (g) => one(townHexes(town).every((hex) => g.hex.allied.get(hex) === 1)),
}));

const menText = ([low, high]: Range): string => (low === high ? `${low} men` : `${low}–${high} men`);
const inSteps = (men: Range, sources: readonly string[]): Known =>
  known([men[0] / menPerStep, men[1] / menPerStep], { note: menText(men), sources: [...sources, 'step'] });
type Casualties = Sourced & { readonly men: Range };
const lostBy = (army: string): Casualties => fact(HISTORY.casualties, army);
const [US_LOST, BRITISH_LOST, GERMANS_LOST] = [lostBy('us'), lostBy('british'), lostBy('german')];
const together = (end: 0 | 1): number => US_LOST.men[end] + BRITISH_LOST.men[end];

const lost = (army: string, label: string, { men, sources }: Casualties, of: Reading['of']): Reading => ({
  figure: {
    id: `lost-${army}`,
    label,
    group: 'Allied steps lost',
    kind: 'count',
    history: inSteps(men, sources),
  },
  of,
});
const alliedLosses: readonly Reading[] = [
  lost('us', 'U.S. and French', US_LOST, (g) => g.losses.get(US)),
  lost('british', 'British, Canadians and Poles', BRITISH_LOST, (g) => g.losses.get(BRITISH)),
  lost(
    'allied',
    'All Allies',
    { men: [together(0), together(1)], sources: ['sum'] },
    (g) => g.losses.get(US) + g.losses.get(BRITISH),
  ),
];

const largeLosses = (g: G): number => g.losses.get(GERMANS) - g.battalionLosses;
const german = { group: 'German losses', kind: 'count' } as const;
/** In men too, since a step of a strongpoint is far fewer of them than one of a regiment. */
const germanLosses: readonly Reading[] = [
  {
    figure: { ...german, id: 'lost-regiments', label: 'Steps of regiments and Kampfgruppen' },
    of: largeLosses,
  },
  {
    figure: { ...german, id: 'lost-battalions', label: 'Steps of battalions and strongpoints' },
    of: (g) => g.battalionLosses,
  },
  {
    figure: {
      ...german,
      id: 'lost-german',
      label: 'All Germans, in men',
      history: known(GERMANS_LOST.men, { sources: [...GERMANS_LOST.sources, 'step', 'battalion'] }),
    },
    of: (g) => menPerStep * largeLosses(g) + menPerBattalionStep * g.battalionLosses,
  },
];

const pocket: readonly Reading[] = POCKET.words.map((turn, row) => {
  const { units, ...more } = fact(HISTORY.pocket, turn);
  return {
    figure: {
      id: `pocket-${turn}`,
      label: `At the end of turn ${turn}`,
      group: 'German units out of supply',
      kind: 'count',
      history: known(units, more),
    },
    of: (g) => g.pocket.get(row),
  };
});

const { historical, points: LINES, suddenDeath: SUDDEN } = CHARTS.victory;
const POINTS: Readonly<Record<string, number>> = { ...historical.allied, ...historical.german };
/** How much of something the campaign as it went had, by the points for it. */
const inHistory = (line: string): Known =>
  exactly(fact(POINTS, line) / (LINES.find(({ id }) => id === line)?.each ?? 1), 'reckoning');
const gone = { group: 'Brittany and the east', kind: 'count' } as const;

const exits: readonly Reading[] = [
  {
    figure: {
      ...gone,
      id: 'in-brittany',
      label: 'U.S. divisions in Brittany',
      history: inHistory('brittany'),
    },
    of: (g) => divisionsOf(g, 'brittany'),
  },
  {
    figure: { ...gone, id: 'allies-east', label: 'Allied divisions east', history: inHistory('allied-exit') },
    of: (g) => divisionsOf(g, 'allied-exit'),
  },
  {
    figure: {
      ...gone,
      id: 'german-divisions-east',
      label: 'German divisions east, whole',
      history: inHistory('german-exit-division'),
    },
    of: (g) => divisionsOf(g, 'german-exit-division'),
  },
  {
    figure: { ...gone, id: 'germans-east', label: 'German units east', history: inHistory('german-exit') },
    of: exitedUnits,
  },
];

const sum = (entries: Readonly<Record<string, number>>): number =>
  Object.values(entries).reduce((all, entry) => all + entry, 0);
const HISTORICAL_POINTS = [sum(historical.allied), sum(historical.german)] as const;

const points: readonly Reading[] = (['allied', 'german'] as const).map((side, i) => ({
  figure: {
    id: `points-${side}`,
    label: side === 'allied' ? 'Allied points' : 'German points',
    group: 'Result',
    kind: 'count',
    history: exactly(HISTORICAL_POINTS[i] as number, 'reckoning'),
  },
  of: (g) => fact(outcome(g).score, side),
}));

/** What each sudden death is called; the other two ends are by points (3.2.3). */
const ENDS: Readonly<Record<string, string>> = {
  beaches: 'German at once: three beaches closed',
  cherbourg: `German at once: Cherbourg held after turn ${CHERBOURG_BY}`,
  avranches: 'German at once: Avranches lost behind Brittany',
  'no-supply': 'Allied at once: no German in supply',
};
const WON_BY_ALLIES = HISTORICAL_POINTS[0] > HISTORICAL_POINTS[1];
const ended = (id: string, label: string, was: boolean, of: (g: G) => boolean): Reading => ({
  figure: { id, label, group: 'Result', kind: 'share', history: exactly(one(was), 'reckoning') },
  of: (g) => one(of(g)),
});
const byPoints = (g: G, side: number): boolean => g.winner === NONE && outcome(g).winner === side;

const result: readonly Reading[] = [
  ...points,
  ...SUDDEN.map(({ id }) => ended(`end-${id}`, fact(ENDS, id), false, (g) => suddenDeath(g) === id)),
  ended('end-allied', 'Allied by points', WON_BY_ALLIES, (g) => byPoints(g, ALLIED)),
  ended('end-german', 'German by points', !WON_BY_ALLIES, (g) => byPoints(g, GERMAN)),
  {
    figure: {
      id: 'turns',
      label: 'The last turn',
      group: 'Result',
      kind: 'count',
      history: exactly(TURNS, 'reckoning'),
    },
    of: (g) => g.turn,
  },
];

const READINGS: readonly Reading[] = [
  ...beaches,
  ...milestones,
  ...towns,
  ...alliedLosses,
  ...germanLosses,
  ...pocket,
  ...exits,
  ...result,
];

/** The campaign beside that of 1944. */
export const report: GameReport<G> = {
  figures: READINGS.map(({ figure }) => figure),
  notes: [
    `A step of a regiment, brigade or Kampfgruppe is set against ${menPerStep} casualties: a third of a division, with its guns and engineers, is gone from the map after ${2 * menPerStep}, when it can no longer fight. A step of a battalion or strongpoint is set against ${menPerBattalionStep}. Both rates are ours. At them all German counters together are about the lower of history’s two figures for the Germans.`,
    'Steps that replacements made good count as lost, as history’s casualties do. These run to the end of August, ten days beyond the game, and have supporting troops among them.',
    'What a game that was over before had not come to is counted as never, or as none.',
    'History’s points, exits and divisions in Brittany are the campaign as it went, laid on the map and reckoned up: its German half is an estimate.',
  ],
  measure: (g) => READINGS.map((reading) => reading.of(g)),
};
