import type { Figure, GameReport, Known } from '@bocage/wargame';
import { hexes } from './counted.ts';
import { HISTORY } from './data/history.ts';
import { BEACH, CHARTS, dataOf, GARRISONS, NESTS } from './data.ts';
import { inPlay } from './rules/units.ts';
import { type G, SECTOR } from './state.ts';
import { isHeld, isSecured, outcome } from './victory.ts';

interface Fact {
  readonly note?: string | undefined;
}
const { menPerStep, menPerNestStep } = HISTORY;

/** A figure and how it is read off a position, in which the day may be over or not. */
interface Reading {
  readonly figure: Figure;
  of(g: G, score: Readonly<Record<string, number>>): number;
}

const sourced = (...ids: readonly string[]): string[] => ids.map((id) => HISTORY.sources[id] as string);
const noted = ({ note }: Fact): { note?: string } => (note === undefined ? {} : { note });
const was = (value: boolean, fact: Fact, ...sources: readonly string[]): Known => {
  const known = value ? 1 : 0;
  return { from: known, to: known, ...noted(fact), sources: sourced(...sources) };
};

/** Casualties as steps, with the men beside them. */
function casualties([low, high]: readonly [number, number], sources: readonly string[]): Known {
  const note = low === high ? `${low} men` : `${low}–${high} men`;
  return {
    from: low / menPerStep,
    to: high / menPerStep,
    note,
    sources: sourced(...new Set([...sources, 'step'])),
  };
}

const fact = <T>(facts: Readonly<Record<string, T>>, id: string): T => {
  if (!Object.hasOwn(facts, id)) throw new Error(`nothing is known of ${id}`);
  return facts[id] as T;
};

const beaches: readonly Reading[] = BEACH.words.flatMap((name, beach): Reading[] => {
  const known = fact(HISTORY.beaches, name);
  const common = { group: 'Beaches', kind: 'share' } as const;
  return [
    {
      figure: {
        ...common,
        id: `beachhead-${name}`,
        label: `${name}: a beachhead`,
        history: was(true, known, 'course'),
      },
      of: (g) => (isSecured(g, beach) || isHeld(g, beach) ? 1 : 0),
    },
    {
      figure: {
        ...common,
        id: `secured-${name}`,
        label: `${name}: secured`,
        history: was(known.secured, {}, 'course', 'hexes'),
      },
      of: (g) => (isSecured(g, beach) ? 1 : 0),
    },
  ];
});

/** What the reckoning of the day gives points for, by its id. */
export const OBJECTIVES: Readonly<Record<string, string>> = {
  caen: 'Caen',
  bayeux: 'Bayeux',
  carentan: 'Carentan',
  isigny: 'Isigny',
  'sainte-mere-eglise': 'Sainte-Mère-Église',
  carpiquet: 'Carpiquet',
  'port-en-bessin': 'Port-en-Bessin',
  'pointe-du-hoc': 'Pointe du Hoc, the battery',
  merville: 'Merville, the battery',
  'orne-bridge': 'The Orne bridge, unharmed and free',
  'link-gold-juno': 'Gold and Juno linked',
  'link-sword-airborne': 'Sword and the 6th Airborne linked',
  'link-utah-airborne': 'Utah and the 82nd Airborne linked',
  'link-omaha-gold': 'Omaha and Gold linked',
};

/** Whether each of them is reached. */
const objectives: readonly Reading[] = Object.entries(OBJECTIVES).map(([id, label]) => {
  const known = fact(HISTORY.objectives, id);
  return {
    figure: {
      id,
      label,
      group: 'Objectives of the day',
      kind: 'share',
      history: was(known.taken, known, 'course'),
    },
    of: (_g, score) => (fact(score, id) === 0 ? 0 : 1),
  };
});

/** What the sectors of losses are called, where they are no beaches. */
export const SECTORS: Readonly<Record<string, string>> = {
  'us-airborne': 'U.S. airborne',
  'uk-airborne': 'British airborne',
};
const ALLIED_MEN = SECTOR.words.map((word) => fact(HISTORY.casualties, word).men);
const sumOf = (end: 0 | 1): number => ALLIED_MEN.reduce((sum, men) => sum + men[end], 0);

const alliedLosses: readonly Reading[] = [
  ...SECTOR.words.map((word, sector): Reading => {
    const { men, sources } = fact(HISTORY.casualties, word);
    const history = casualties(men, sources);
    return {
      figure: {
        id: `lost-${word}`,
        label: SECTORS[word] ?? word,
        group: 'Allied steps lost',
        kind: 'count',
        history,
      },
      of: (g) => g.alliedLosses.get(sector),
    };
  }),
  {
    figure: {
      id: 'lost-allied',
      label: 'All Allies',
      group: 'Allied steps lost',
      kind: 'count',
      history: casualties([sumOf(0), sumOf(1)], ['sum']),
    },
    of: (_g, score) => fact(score, 'alliedSteps'),
  },
];

/** Steps of Weapons Nests and Garrisons, which the reckoning leaves out and history’s losses do not. */
const fixedLosses = (g: G): number =>
  [...NESTS, ...GARRISONS].reduce((sum, unit) => {
    const { steps } = dataOf(unit);
    if (g.unit.lost.get(unit) === 1) return sum + steps; // even where a Festung has it back
    return inPlay(g, unit) ? sum + steps - g.unit.steps.get(unit) : sum;
  }, 0);

const german = { group: 'German losses', kind: 'count' } as const;
const { men: germanMen, sources: germanSources } = fact(HISTORY.casualties, 'german');
/** In men, since a step of a nest is far fewer of them than one of a battalion. */
const germanLosses: readonly Reading[] = [
  { figure: { ...german, id: 'lost-mobile', label: 'Steps of battalions' }, of: (g) => g.germanLosses },
  {
    figure: { ...german, id: 'lost-fixed', label: 'Steps of Weapons Nests and Garrisons' },
    of: fixedLosses,
  },
  {
    figure: {
      ...german,
      id: 'lost-german',
      label: 'All Germans, in men',
      history: { from: germanMen[0], to: germanMen[1], sources: sourced(...germanSources) },
    },
    of: (g) => menPerStep * g.germanLosses + menPerNestStep * fixedLosses(g),
  },
];

const { historical, results } = CHARTS.victory;
const isIn = (points: number, { from, to }: (typeof results)[number]): boolean =>
  points >= (from ?? Number.NEGATIVE_INFINITY) && points <= (to ?? Number.POSITIVE_INFINITY);

const result: readonly Reading[] = [
  {
    figure: {
      id: 'points',
      label: 'Points',
      group: 'Result',
      kind: 'count',
      history: { from: historical.vp, to: historical.vp, sources: sourced('reckoning') },
    },
    of: (_g, score) => fact(score, 'points'),
  },
  ...results.map(
    (band): Reading => ({
      figure: {
        id: band.id,
        label: `${band.name} (${band.winner})`,
        group: 'Result',
        kind: 'share',
        history: was(band.id === historical.result, {}, 'reckoning'),
      },
      of: (_g, score) => (isIn(fact(score, 'points'), band) ? 1 : 0),
    }),
  ),
];

const READINGS = [...beaches, ...objectives, ...alliedLosses, ...germanLosses, ...result];

/** The day beside 6 June 1944. */
export const report: GameReport<G> = {
  figures: READINGS.map(({ figure }) => figure),
  notes: [
    `A step is set against ${menPerStep} casualties, with which the steps lost by midday in the printed example at Omaha are about history’s; a step of a Weapons Nest or Garrison against ${menPerNestStep}, half a company. Both rates are ours. A battalion of two steps is gone from the map after some ${2 * menPerStep} casualties, when it can no longer attack, not when its last man has fallen.`,
    'History’s casualties are killed, wounded and missing of a sector, supporting troops among them; many of the airborne missing came back. In the game only fighting units lose steps. The two ends of a range are two sources.',
    `A beachhead is a beach with its sand free of Germans and Allies at it; it is secured when no German is left within ${hexes(CHARTS.victory.near)}. History’s answer to the second is a reading of the front line of the evening.`,
  ],
  measure(g) {
    const { score } = outcome(g);
    return READINGS.map((reading) => reading.of(g, score));
  },
};
