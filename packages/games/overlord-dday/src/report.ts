import { fact, historian, readings, reportOf } from '@bocage/wargame';
import { hexes } from './counted.ts';
import { HISTORY } from './data/history.ts';
import { BEACH, CHARTS, dataOf, GARRISONS, NESTS } from './data.ts';
import { inPlay } from './rules/units.ts';
import { type G, SECTOR } from './state.ts';
import { isHeld, isSecured, outcome } from './victory.ts';

const { menPerStep, menPerNestStep } = HISTORY;
const { known, inSteps } = historian(HISTORY);
const scored = (g: G, what: string): number => fact(outcome(g).score, what);

const beaches = BEACH.words.flatMap((name, beach) => {
  const { secured, note } = fact(HISTORY.beaches, name);
  return readings<G>('Beaches', 'share', [
    [
      `beachhead-${name}`,
      `${name}: a beachhead`,
      (g) => isSecured(g, beach) || isHeld(g, beach),
      known(true, { note, sources: ['course'] }),
    ],
    [
      `secured-${name}`,
      `${name}: secured`,
      (g) => isSecured(g, beach),
      known(secured, { sources: ['course', 'hexes'] }),
    ],
  ]);
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
const objectives = readings<G>(
  'Objectives of the day',
  'share',
  Object.entries(OBJECTIVES).map(([id, label]) => {
    const { taken, note } = fact(HISTORY.objectives, id);
    return [id, label, (g) => scored(g, id) !== 0, known(taken, { note, sources: ['course'] })];
  }),
);

/** What the sectors of losses are called, where they are no beaches. */
export const SECTORS: Readonly<Record<string, string>> = {
  'us-airborne': 'U.S. airborne',
  'uk-airborne': 'British airborne',
};
const ALLIED_MEN = SECTOR.words.map((word) => fact(HISTORY.casualties, word).men);
const sumOf = (end: 0 | 1): number => ALLIED_MEN.reduce((sum, men) => sum + men[end], 0);

const alliedLosses = readings<G>('Allied steps lost', 'count', [
  ...SECTOR.words.map((word, sector) => {
    const { men, sources } = fact(HISTORY.casualties, word);
    const lost = (g: G): number => g.alliedLosses.get(sector);
    return [`lost-${word}`, SECTORS[word] ?? word, lost, inSteps(men, sources)] as const;
  }),
  ['lost-allied', 'All Allies', (g) => scored(g, 'alliedSteps'), inSteps([sumOf(0), sumOf(1)], ['sum'])],
]);

/** Steps of Weapons Nests and Garrisons, which the reckoning leaves out and history’s losses do not. */
const fixedLosses = (g: G): number =>
  [...NESTS, ...GARRISONS].reduce((sum, unit) => {
    const { steps } = dataOf(unit);
    if (g.unit.lost.get(unit) === 1) return sum + steps; // even where a Festung has it back
    return inPlay(g, unit) ? sum + steps - g.unit.steps.get(unit) : sum;
  }, 0);

const { men: germanMen, sources: germanSources } = fact(HISTORY.casualties, 'german');
/** In men, since a step of a nest is far fewer of them than one of a battalion. */
const germanLosses = readings<G>('German losses', 'count', [
  ['lost-mobile', 'Steps of battalions', (g) => g.germanLosses],
  ['lost-fixed', 'Steps of Weapons Nests and Garrisons', fixedLosses],
  [
    'lost-german',
    'All Germans, in men',
    (g) => menPerStep * g.germanLosses + menPerNestStep * fixedLosses(g),
    known(germanMen, { sources: germanSources }),
  ],
]);

const { historical, results } = CHARTS.victory;
const WINNERS: Readonly<Record<string, string>> = { allied: 'Allies', german: 'Germans' };
const RECKONED = { sources: ['reckoning'] };
const isIn = (points: number, { from, to }: (typeof results)[number]): boolean =>
  points >= (from ?? Number.NEGATIVE_INFINITY) && points <= (to ?? Number.POSITIVE_INFINITY);

const result = [
  ...readings<G>('Result', 'count', [
    ['points', 'Points', (g) => scored(g, 'points'), known(historical.vp, RECKONED)],
  ]),
  ...readings<G>(
    'Result',
    'share',
    results.map((band) => [
      band.id,
      `${band.name} (${WINNERS[band.winner]})`,
      (g) => isIn(scored(g, 'points'), band),
      known(band.id === historical.result, RECKONED),
    ]),
  ),
];

/** The day beside 6 June 1944. */
export const report = reportOf<G>([...beaches, ...objectives, ...alliedLosses, ...germanLosses, ...result], {
  notes: [
    `A step is set against ${menPerStep} casualties, with which the steps lost by midday in the printed example at Omaha are about history’s; a step of a Weapons Nest or Garrison against ${menPerNestStep}, half a company. Both rates are ours. A battalion of two steps is gone from the map after some ${2 * menPerStep} casualties, when it can no longer attack, not when its last man has fallen.`,
    'History’s casualties are killed, wounded and missing of a sector, supporting troops among them; many of the airborne missing came back. In the game only fighting units lose steps. The two ends of a range are two sources.',
    `A beachhead is a beach with its sand free of Germans and Allies at it; it is secured when no German is left within ${hexes(CHARTS.victory.near)}. History’s answer to the second is a reading of the front line of the evening.`,
  ],
});
