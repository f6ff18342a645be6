import { cell, type TrackLook } from '@bocage/wargame';
import { CHARTS, CHIT, dataOf, EVERY_UNIT, FORMATION_OF, GERMAN, MARKERS, MEMBERS, SETUP, SIDE_OF, TURNS, WEATHER } from '../data.ts'; // biome-ignore format: a list
import type { Seen } from '../state.ts';
import { CHERBOURG_BY, points, reckoning } from '../victory.ts';
import { formationShort } from './faces.ts';
import { nameOf } from './names.ts';
import { capital, columns, halves, turnName } from './words.ts';

const turns = (g: Seen): TrackLook => ({
  id: 'turn',
  title: `Turn ${g.turn} of ${TURNS}`,
  cells: SETUP.turns.list.map(({ turn, name }) => cell(name, g.turn === turn)),
});

const sky = (g: Seen): TrackLook => ({
  id: 'weather',
  title: 'Weather',
  cells: WEATHER.words.map((word, weather) => {
    const left = g.skies.get(weather) + g.laterSkies.get(weather);
    return cell(capital(word), g.weather === weather, left === 0 ? 'will not come again' : `${left} to come`);
  }),
});

/** What has been played this turn, and what may still come. */
function rounds(g: Seen): TrackLook[] {
  const played = g.track.toArray();
  const inCup = CHIT.words.flatMap((_, chit) => {
    const left = g.cup.get(chit);
    return left === 0 ? [] : [cell(nameOf('chit', chit)?.name ?? '', false, `${left} left`)];
  });
  return [
    {
      id: 'rounds',
      title: 'Rounds of this turn',
      cells: played.map((chit, i) =>
        cell(nameOf('track', chit)?.name ?? '', i === played.length - 1 && g.round !== 0, `Round ${i + 1}`),
      ),
    },
    {
      id: 'cup',
      title: 'Still in the cup',
      cells: [...inCup, cell('German Reactions', false, `${g.reactions} in hand`)],
    },
  ].filter(({ cells }) => cells.length > 0);
}

/** Why a marker cannot be had now, in a word; nothing where it can. */
function restOf(g: Seen, marker: number): string {
  const { turn, kind, perGame } = MARKERS[marker]!;
  const weather = CHARTS.weather.effects[WEATHER.text(g.weather) as 'sun'];
  if (g.turn < turn) return `from ${turnName(turn)}`;
  if (perGame !== undefined && g.support.usedInGame.get(marker) >= perGame) return 'used up';
  if (kind === 'carpetBombing' && !weather.carpetBombing) return 'not in this weather';
  if (kind === 'tacAir' && (weather.tacAir as string) === 'none') return 'grounded';
  if (kind === 'naval' && !weather.naval) return 'kept away by the sea';
  if (kind === 'artillery' && !weather.germanArtillery) return 'not in this weather';
  return '';
}

/** What a marker adds to a combat. */
const worthOf = (value: number | null): string =>
  value === null ? columns(CHARTS.shifts.carpetBombing) : `+${value}`;

const support = (g: Seen): TrackLook => ({
  id: 'support',
  title: 'Support markers',
  cells: MARKERS.map(({ name, value, option }, marker) => {
    const used = g.support.usedThisTurn.get(marker);
    const rest = restOf(g, marker);
    const notes = [
      worthOf(value),
      option === undefined ? '' : 'an optional rule',
      rest,
      used === 0 ? '' : `used ${used === 1 ? 'once' : 'twice'} this turn`,
    ];
    const isThere = rest === '' && used === 0 && option === undefined;
    return cell(name, isThere, notes.filter((one) => one !== '').join(', '));
  }),
});

/** `12. SS Pz (E)`: with the letter by which it enters. */
function waitingText(formation: number): string {
  const letter = MEMBERS[formation]?.map((unit) => dataOf(unit).letter).find((one) => one !== undefined);
  const name = formationShort(formation);
  return letter === undefined ? name : `${name} (${letter})`;
}

/** Formations that wait to enter, by the turn they are due. */
function waiting(g: Seen): TrackLook[] {
  const tracks = [0, GERMAN].map((side) => {
    const due = new Map<number, Set<number>>();
    for (const unit of EVERY_UNIT) {
      const turn = SIDE_OF[unit] === side ? g.unit.due.get(unit) : 0;
      if (turn > 0) due.set(turn, (due.get(turn) ?? new Set()).add(FORMATION_OF[unit] as number));
    }
    return {
      id: side === GERMAN ? 'german-reinforcements' : 'allied-reinforcements',
      title: side === GERMAN ? 'German reinforcements' : 'Allied reinforcements',
      cells: [...due]
        .sort(([a], [b]) => a - b)
        .map(([turn, formations]) =>
          cell(turnName(turn), turn <= g.turn, [...formations].map(waitingText).join(', ')),
        ),
    };
  });
  return tracks.filter(({ cells }) => cells.length > 0);
}

const LINES: Readonly<Record<string, string>> = {
  cherbourg: 'Cherbourg',
  towns: 'Towns held',
  brittany: 'Divisions in Brittany',
  'allied-exit': 'Divisions gone east',
  'special-units': 'Airborne and commandos kept',
  'closed-beach': 'Beaches closed',
  'german-exit': 'Germans gone east',
  'german-exit-division': 'Whole German divisions gone east',
};

/** The points by now, and as they would be if the campaign ended now. */
function reckoned(g: Seen): TrackLook[] {
  const [now, end] = [points(g), points(g, true)];
  return [
    {
      id: 'points',
      title: 'Victory points',
      cells: [
        cell(`Allies ${now.allied}`, false, `${end.allied} if it ended now`),
        cell(`Germans ${halves(now.german)}`, false, `${halves(end.german)} if it ended now`),
        cell(
          2 * end.allied > end.german ? 'Allies ahead' : 'Germans ahead',
          false,
          'The Allies need more than the Germans',
        ),
      ],
    },
    {
      id: 'lines',
      title: 'What gives points at the end',
      cells: Object.entries(reckoning(g)).map(([id, worth]) =>
        cell(LINES[id] ?? id, worth > 0, worth === 0 ? 'nothing yet' : `${halves(2 * worth)} so far`),
      ),
    },
  ];
}

const cherbourg = (g: Seen): TrackLook => {
  const taken = g.cherbourgTaken;
  const state = taken > 0 ? `Allied since ${turnName(taken)}` : g.isolated === 1 ? 'cut off' : 'German';
  return {
    id: 'cherbourg',
    title: 'Cherbourg and Brittany',
    cells: [
      cell(
        `Cherbourg: ${state}`,
        taken > 0,
        `If it is German after ${turnName(CHERBOURG_BY)}, the Germans win`,
      ),
      cell(g.enteredBrittany === 1 ? 'Brittany entered' : 'Brittany not entered', g.enteredBrittany === 1),
      cell(
        g.boundaryLifted === 1 ? 'U.S. may cross the boundary' : 'Boundary between the armies holds',
        false,
      ),
    ],
  };
};

/** What is kept beside the map. */
export const tracksOf = (g: Seen): TrackLook[] => [
  turns(g),
  sky(g),
  ...rounds(g),
  ...reckoned(g),
  cherbourg(g),
  support(g),
  ...waiting(g),
];

const WHO = ['U.S.', 'British', 'German'];
const ROUNDS = [
  '',
  '1st Wave',
  '2nd Wave',
  'Move Round',
  'Combat Round',
  'Combined Action Round',
  'Reaction',
];

/** Where the campaign stands, in a line. */
export function captionOf(g: Seen): string {
  const turn = `${turnName(g.turn)} 1944, ${WEATHER.text(g.weather)}`;
  const round = ROUNDS[g.round] ?? '';
  if (round === '') return turn;
  const who = WHO[g.active];
  return `${turn}: ${who === undefined ? '' : `${who} `}${round}`;
}
