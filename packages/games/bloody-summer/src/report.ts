import { NONE } from '@bocage/kernel';
import { capital, fact, historian, type Known, readings, reportOf } from '@bocage/wargame';
import { CHARTS } from './data/charts.ts';
import { HISTORY } from './data/history.ts';
import { BEACH_HEXES, PLACE } from './map.ts';
import { ALLIED_DEPOTS, isOperational } from './rules/logistics/depots.ts';
import { isRace, SCENARIOS } from './scenarios.ts';
import type { G } from './state.ts';
import { ALLIES, AXIS, BEACHES, isAlliedScore, SCORES, type Score, scoreOf } from './terms.ts';
import { CAMP_OF, EVERY_UNIT, isElite, STEPS_OF, type UnitId } from './units.ts';
import { suddenEnd } from './victory/automatic.ts';
import { pointsOf } from './victory/points.ts';
import { outcome } from './victory.ts';

const { menPerStep, casualties, ledger, places } = HISTORY;
const { known, inSteps } = historian(HISTORY);
const COURSE = { sources: ['course', 'hexes'] };
const reckoned = (value: number | boolean, note?: string): Known =>
  known(value, { note, sources: ['reckoning'] });

const held = (g: G, hexes: readonly string[]): boolean =>
  hexes.every((hex) => g.place.allied.get(PLACE.of(hex)) === 1);

const beaches = readings<G>(
  'Beaches in Allied hands',
  'share',
  BEACHES.map((word, beach) => [
    `beach-${word}`,
    capital(word),
    (g) => g.place.allied.get(BEACH_HEXES[beach] as (typeof BEACH_HEXES)[number]) === 1,
    known(true, { note: '6 June', ...COURSE }),
  ]),
);

const towns = readings<G>(
  'In Allied hands at the end',
  'share',
  Object.entries(places).map(([id, { name, hexes, note }]) => [
    id,
    name,
    (g) => held(g, hexes.split(' ')),
    known(true, { note, ...COURSE }),
  ]),
);

const scored = (g: G, word: Score): number => g.score.points.get(scoreOf(word));
/** 11.1-c: the race gives no points and nobody is replaced in it: whoever has come is short of what he has lost. */
const short = (g: G, unit: UnitId): number =>
  g.unit.at.get(unit) >= 0 || g.unit.captured.get(unit) === 1
    ? (STEPS_OF[unit] as number) - g.unit.steps.get(unit)
    : 0;
/** The steps that a camp has lost, all or those of elite troops. */
const lostBy = (camp: 'allied' | 'german', kind: 'steps' | 'elite') => {
  const units = EVERY_UNIT.filter(
    (unit) => CAMP_OF[unit] === (camp === 'allied' ? ALLIES : AXIS) && (kind === 'steps' || isElite(unit)),
  );
  return (g: G): number =>
    isRace(g) ? units.reduce((sum, unit) => sum + short(g, unit), 0) : scored(g, `${camp}-${kind}`);
};
const menOf = (end: 0 | 1): number => fact(casualties, 'us').men[end] + fact(casualties, 'british').men[end];

const losses = readings<G>('Steps lost', 'count', [
  ['lost-allied', 'Allied', lostBy('allied', 'steps'), inSteps([menOf(0), menOf(1)], ['answer', 'museum', 'sum'])],
  ['lost-allied-elite', 'of these of elite troops', lostBy('allied', 'elite'), known(fact(ledger, 'allied-elite'), { sources: ['elite', 'step'] })],
  ['lost-german', 'German', lostBy('german', 'steps'), known(fact(ledger, 'german-steps'), { sources: ['fates'] })],
  ['lost-german-elite', 'of these of elite troops', lostBy('german', 'elite'), known(fact(ledger, 'german-elite'), { sources: ['fates'] })],
]); // biome-ignore format: a line each

/** What each kind of points is called, of steps apart. */
const POINTS: Readonly<Partial<Record<Score, string>>> = {
  cities: 'Cities taken',
  depots: 'Depots opened',
  sieges: 'Festungen besieged',
  festungen: 'Festungen destroyed',
  'german-depots': 'German depots destroyed',
  paris: 'Paris',
  liberation: 'Paris freed by the 2e DB',
  repatriated: 'Special troops sent home',
  turns: 'Turns',
  'allied-depots': 'Allied depots destroyed',
  'cities-retaken': 'Cities retaken',
  'heavy-bombers': 'Heavy bombers',
  'not-repatriated': 'Special troops not sent home',
};
const points = readings<G>(
  'Points',
  'count',
  SCORES.flatMap((word) => {
    const name = POINTS[word];
    const camp = isAlliedScore(scoreOf(word)) ? 'Allies' : 'Germans';
    return name === undefined
      ? []
      : [
          [
            `points-${word}`,
            `${camp}: ${name}`,
            (g: G) => scored(g, word),
            reckoned(fact(ledger, word)),
          ] as const,
        ];
  }),
);

const total = (ofAllies: boolean): number =>
  SCORES.reduce((sum, word, row) => (isAlliedScore(row) === ofAllies ? sum + fact(ledger, word) : sum), 0);
const LEAD = total(true) - total(false);
const leadOf = (g: G): number => pointsOf(g).allied - pointsOf(g).german;

const supply = readings<G>('Supply', 'count', [
  ['depots', 'Allied depots at work', (g) => ALLIED_DEPOTS.filter((depot) => isOperational(g, depot)).length, reckoned(12)],
]); // biome-ignore format: a line each

const track = readings<G>('The track', 'count', [
  ['lead', 'The track, for the Allies', leadOf, reckoned(LEAD)],
]);

/** How a game ended: at once, or by the points; the race to Cherbourg is won by neither, though beaches beyond its map are German. */
const endedAtOnce = (g: G, rule: string): boolean =>
  g.winner !== NONE && !isRace(g) && suddenEnd(g)?.rule === rule;
const byPoints = (g: G, winner: number, grade: string): boolean => {
  const end = outcome(g);
  return g.winner === NONE && end.winner === winner && end.grade === grade;
};
const { marginal, decisive } = CHARTS.victory.levels;
const results = readings<G>('Result', 'share', [
  ['end-harbours', 'Allied at once: Paris, Cherbourg and two harbours', (g) => endedAtOnce(g, '11.3-m'), reckoned(false)],
  ['end-few', 'Allied at once: hardly a German unit left', (g) => endedAtOnce(g, '11.3-n'), reckoned(false)],
  ['end-calais', 'Allied at once: Paris and the Pas-de-Calais', (g) => endedAtOnce(g, '11.3-o'), reckoned(false)],
  ['end-beaches', 'German at once: four beaches', (g) => endedAtOnce(g, '11.3-t'), reckoned(false)],
  ['allied-decisive', `Allied, by ${decisive} or more`, (g) => byPoints(g, ALLIES, 'decisive'), reckoned(false)],
  ['allied-marginal', `Allied, by ${marginal} or more`, (g) => byPoints(g, ALLIES, 'marginal'), reckoned(false)],
  ['draw', 'A draw', (g) => byPoints(g, NONE, 'draw'), reckoned(true)],
  ['german-marginal', `German, by ${marginal} or more`, (g) => byPoints(g, AXIS, 'marginal'), reckoned(false)],
  ['german-decisive', `German, by ${decisive} or more`, (g) => byPoints(g, AXIS, 'decisive'), reckoned(false)],
]); // biome-ignore format: a line each
const length = readings<G>('Result', 'count', [['turns', 'The last turn', (g) => g.turn, reckoned(12)]]);

const LAST = Math.max(...SCENARIOS.map(({ turns }) => turns[1]));
const STAGES = Array.from({ length: LAST + 1 }, (_, turn) => turn);

/** The summer beside that of 1944. */
export const report = reportOf<G>(
  [...beaches, ...towns, ...losses, ...points, ...supply, ...track, ...results, ...length],
  {
    stages: {
      turns: STAGES,
      figures: [
        ...BEACHES.map((word) => `beach-${word}`),
        ...Object.keys(places),
        'lost-allied',
        'lost-german',
        'depots',
        'lead',
      ],
      turnOf: ({ turn }) => turn,
    },
    notes: [
      `A step is set against ${menPerStep} casualties: what German regiments and divisions are short of in the book’s set-up of Cobra, beside the losses that had been reported by then. Steps that replacements made good count as lost, as history’s casualties do.`,
      'History’s German steps are those of the set-up of Cobra up to turn 6, and later our judgement of what was left of each formation; they run to 28 August, Allied casualties to the end of the month.',
      'History’s points are the campaign laid on the map week by week and scored by the rules, the same as in play.',
      'A beach or town is counted as it stands at the end. Of a game that was over before, the last position stands for all later turns.',
    ],
  },
);
