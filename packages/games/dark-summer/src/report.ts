import { NONE } from '@bocage/kernel';
import {
  fact,
  historian,
  type Known,
  type Measured,
  type Reading,
  readings,
  reportOf,
} from '@bocage/wargame';
import { HISTORY } from './data/history.ts';
import { ALLIED, BRITISH, CHARTS, GERMAN, GERMANS, SETUP, TURNS, US } from './data.ts';
import {
  AVRANCHES,
  BEACH_HEXES,
  BEACH_NAME,
  BRITTANY_ENTERED,
  beachAt,
  CAEN,
  LANDMARK,
  landmarkAt,
  PLACE,
  townHexes,
} from './map.ts';
import { type G, POCKET } from './state.ts';
import { CHERBOURG_BY, divisionsOf, exitedUnits, outcome, suddenDeath } from './victory.ts';

const { menPerStep, menPerBattalionStep } = HISTORY;
const { known, inSteps } = historian(HISTORY);
const reckoned = (value: number | boolean): Known => known(value, { sources: ['reckoning'] });
const COURSE = { sources: ['course'] };

const BEACHES = [...new Set(BEACH_NAME)];
const landedAt = (g: G, beach: string): number =>
  BEACH_HEXES.filter((hex) => BEACH_NAME[beachAt(hex)] === beach && g.beach.landed.get(beachAt(hex)) === 1)
    .length;
const hexesOf = (beach: string): number => BEACH_NAME.filter((name) => name === beach).length;
const areAllOpen = (g: G): boolean => BEACHES.every((beach) => landedAt(g, beach) === hexesOf(beach));

const AFTER_DDAY = 'Beaches open after D-Day';
const beaches = [
  ...readings<G>(
    AFTER_DDAY,
    'count',
    BEACHES.map((beach) => [
      `open-${beach}`,
      `${beach}, hexes`,
      (g) => landedAt(g, beach),
      known(hexesOf(beach), COURSE),
    ]),
  ),
  ...readings<G>(AFTER_DDAY, 'share', [
    ['open-all', `All ${BEACH_NAME.length} hexes`, areAllOpen, known(true, COURSE)],
  ]),
];

/** The turn of a day, `07-30`. */
function turnOf(day: string): number {
  const found = SETUP.turns.list.find(({ from, to }) => day >= from && day <= to);
  if (found === undefined) throw new Error(`${day} is in no turn`);
  return found.turn;
}
const taken = (g: G, landmark: number): Measured => g.landmark.taken.get(landmark) || null;
const IN_BRITTANY = landmarkAt(BRITTANY_ENTERED);

function milestone(id: string, label: string, of: (g: G) => Measured): Reading<G>[] {
  const { day, ...more } = fact(HISTORY.days, id);
  return readings('In which turn', 'turn', [[id, label, of, known(turnOf(day), more)]]);
}

const milestones = [
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
].flat();

const isAllied = (g: G, town: string): boolean => townHexes(town).every((hex) => g.hex.allied.get(hex) === 1);
const towns = readings<G>(
  'Held by the Allies at the end',
  'share',
  Object.entries(HISTORY.held).map(([town, { held, note }]) => [
    `held-${town}`,
    town,
    (g) => isAllied(g, town),
    known(held, { note, ...COURSE }),
  ]),
);

const [US_LOST, BRITISH_LOST, GERMANS_LOST] = ['us', 'british', 'german'].map((army) =>
  fact(HISTORY.casualties, army),
) as [Casualties, Casualties, Casualties];
type Casualties = (typeof HISTORY.casualties)[string];
const together = (end: 0 | 1): number => US_LOST.men[end] + BRITISH_LOST.men[end];

const alliedLosses = readings<G>('Allied steps lost', 'count', [
  ['lost-us', 'U.S. and French', (g) => g.losses.get(US), inSteps(US_LOST.men, US_LOST.sources)],
  [
    'lost-british',
    'British, Canadians and Poles',
    (g) => g.losses.get(BRITISH),
    inSteps(BRITISH_LOST.men, BRITISH_LOST.sources),
  ],
  [
    'lost-allied',
    'All Allies',
    (g) => g.losses.get(US) + g.losses.get(BRITISH),
    inSteps([together(0), together(1)], ['sum']),
  ],
]);

const largeLosses = (g: G): number => g.losses.get(GERMANS) - g.battalionLosses;
/** In men too, since a step of a strongpoint is far fewer of them than one of a regiment. */
const germanLosses = readings<G>('German losses', 'count', [
  ['lost-regiments', 'Steps of regiments and Kampfgruppen', largeLosses],
  ['lost-battalions', 'Steps of battalions and strongpoints', (g) => g.battalionLosses],
  [
    'lost-german',
    'All Germans, in men',
    (g) => menPerStep * largeLosses(g) + menPerBattalionStep * g.battalionLosses,
    known(GERMANS_LOST.men, { sources: [...GERMANS_LOST.sources, 'step', 'battalion'] }),
  ],
]);

/** So many units that are shut in at the end make a pocket; where nobody at all is in supply the game has ended by that. */
const A_POCKET = 5;
const isPocketShut = (g: G): boolean =>
  suddenDeath(g) === 'no-supply' || g.pocket.get(POCKET.words.length - 1) >= A_POCKET;
/** Either side of the gap is Allied, so that it might be shut. */
const isGapReached = (g: G): boolean => isAllied(g, 'Falaise') && isAllied(g, 'Argentan');

const OUT_OF_SUPPLY = 'German units out of supply';
const pocket = [
  ...readings<G>(
    OUT_OF_SUPPLY,
    'count',
    POCKET.words.map((turn, row) => {
      const { units, ...more } = fact(HISTORY.pocket, turn);
      return [`pocket-${turn}`, `At the end of turn ${turn}`, (g) => g.pocket.get(row), known(units, more)];
    }),
  ),
  ...readings<G>(OUT_OF_SUPPLY, 'share', [
    ['gap-reached', 'Falaise and Argentan are Allied at the end', isGapReached, known(true, COURSE)],
    [
      'gap-shut',
      `The same, and ${A_POCKET} or more are out of supply`,
      (g) => isGapReached(g) && isPocketShut(g),
      known(true, COURSE),
    ],
  ]),
];

const { historical, points: LINES, suddenDeath: SUDDEN } = CHARTS.victory;
const POINTS: Readonly<Record<string, number>> = { ...historical.allied, ...historical.german };
/** How much of something the campaign as it went had, by the points for it. */
const inHistory = (line: string): Known =>
  reckoned(fact(POINTS, line) / (LINES.find(({ id }) => id === line)?.each ?? 1));
const divisions =
  (line: Parameters<typeof divisionsOf>[1]): ((g: G) => number) =>
  (g) =>
    divisionsOf(g, line);

const exits = readings<G>('Brittany and the east', 'count', [
  ['in-brittany', 'U.S. divisions in Brittany', divisions('brittany'), inHistory('brittany')],
  ['allies-east', 'Allied divisions east', divisions('allied-exit'), inHistory('allied-exit')],
  [
    'german-divisions-east',
    'German divisions east, whole',
    divisions('german-exit-division'),
    inHistory('german-exit-division'),
  ],
  ['germans-east', 'German units east', exitedUnits, inHistory('german-exit')],
]);

const sum = (entries: Readonly<Record<string, number>>): number =>
  Object.values(entries).reduce((all, entry) => all + entry, 0);
const [ALLIED_POINTS, GERMAN_POINTS] = [sum(historical.allied), sum(historical.german)];

/** What each sudden death is called; the other two ends are by points (3.2.3). */
const ENDS: Readonly<Record<string, string>> = {
  beaches: 'German at once: three beaches closed',
  cherbourg: `German at once: Cherbourg held after turn ${CHERBOURG_BY}`,
  avranches: 'German at once: Avranches lost behind Brittany',
  'no-supply': 'Allied at once: no German in supply',
};
const WON_BY_ALLIES = ALLIED_POINTS > GERMAN_POINTS;
const byPoints = (g: G, side: number): boolean => g.winner === NONE && outcome(g).winner === side;

const result = [
  ...readings<G>('Result', 'count', [
    ['points-allied', 'Allied points', (g) => fact(outcome(g).score, 'allied'), reckoned(ALLIED_POINTS)],
    ['points-german', 'German points', (g) => fact(outcome(g).score, 'german'), reckoned(GERMAN_POINTS)],
  ]),
  ...readings<G>('Result', 'share', [
    ...SUDDEN.map(
      ({ id }) => [`end-${id}`, fact(ENDS, id), (g: G) => suddenDeath(g) === id, reckoned(false)] as const,
    ),
    ['end-allied', 'Allied by points', (g) => byPoints(g, ALLIED), reckoned(WON_BY_ALLIES)],
    ['end-german', 'German by points', (g) => byPoints(g, GERMAN), reckoned(!WON_BY_ALLIES)],
  ]),
  ...readings<G>('Result', 'count', [['turns', 'The last turn', (g) => g.turn, reckoned(TURNS)]]),
];

/** The campaign beside that of 1944. */
export const report = reportOf<G>(
  [...beaches, ...milestones, ...towns, ...alliedLosses, ...germanLosses, ...pocket, ...exits, ...result],
  {
    notes: [
      `A step of a regiment, brigade or Kampfgruppe is set against ${menPerStep} casualties: a third of a division, with its guns and engineers, is gone from the map after ${2 * menPerStep}, when it can no longer fight. A step of a battalion or strongpoint is set against ${menPerBattalionStep}. Both rates are ours. At them all German counters together are about the lower of history’s two figures for the Germans.`,
      'Steps that replacements made good count as lost, as history’s casualties do. These run to the end of August, ten days beyond the game, and have supporting troops among them.',
      'What a game that was over before had not come to is counted as never, or as none.',
      'History’s points, exits and divisions in Brittany are the campaign as it went, laid on the map and reckoned up: its German half is an estimate.',
    ],
  },
);
