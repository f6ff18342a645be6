import { NOWHERE } from '@bocage/hex';
import { UNKNOWN } from '@bocage/kernel';
import { cell, cellsOf, gauge, type TrackLook, track, trackIfAny } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { CAEN, PLACE, PLACE_NAMES } from '../map.ts';
import { SCENARIOS } from '../scenarios.ts';
import { caenHexes, lostOf, spoilersOf } from '../standing.ts';
import type { Seen } from '../state.ts';
import { landingIn, type TurnData, tideIn, turnData } from '../tables/turns.ts';
import { ALLIED, BEACHES, DOWN, GERMAN, GONE, SEGMENTS, TIDE, ZONE } from '../terms.ts';
import { zoneName } from './names.ts';
import {
  beachName,
  capital,
  counted,
  hexTitle,
  SEGMENT_TITLES,
  segmentName,
  turnName,
  units,
} from './words.ts';

const { victory, turns: TURNS } = CHARTS;
const turnsOf = ({ scenario }: Seen): readonly [number, number] => SCENARIOS[scenario]?.turns ?? [1, 1];
const beachesOf = ({ scenario }: Seen): readonly number[] =>
  (SCENARIOS[scenario]?.beaches ?? []).map((beach) => BEACHES.indexOf(beach));

/** What a turn brings: tide, landings, support. */
function turnNote({ turn, night, tide, support, airWindow }: TurnData, delay: number): string {
  const due = landingIn(turn, delay);
  return [
    `${night ? 'night, ' : ''}${tide} tide`,
    ...(due === undefined ? [] : [`Wave ${due.wave}, Cycle ${due.cycle} lands`]),
    ...(airWindow ? ['airborne operations'] : []),
    counted(support, 'support point'),
  ].join('; ');
}

const turns = (g: Seen): TrackLook => {
  const [first, last] = turnsOf(g);
  const cells = TURNS.track
    .slice(first - 1, last)
    .map(({ turn, hour, night }) => cell(`${hour}${night ? '☾' : ''}`, turn === g.turn));
  return gauge('turn', `${capital(turnName(g.turn))}: ${turnNote(turnData(g.turn), g.delay)}`, cells);
};

/** So many turns are looked ahead. */
const AHEAD = 3;
/** What the next turns bring. */
function coming(g: Seen): TrackLook[] {
  const [, last] = turnsOf(g);
  const next = TURNS.track.slice(g.turn, Math.min(last, g.turn + AHEAD));
  const cells = next.map((data) => cell(`Turn ${data.turn}, ${data.hour}`, false, turnNote(data, g.delay)));
  return trackIfAny('coming', 'The next turns', cells);
}

const segments = (g: Seen): TrackLook =>
  gauge(
    'segment',
    capital(segmentName(g.segment)),
    SEGMENTS.slice(1).map((letter, i) => cell(letter, g.segment === i + 1)),
  );

const tide = (g: Seen): TrackLook =>
  track('tide', `Tide: ${TIDE.text(tideIn(g.turn))}`, cellsOf(TIDE.words.map(capital), tideIn(g.turn)));

const support = (g: Seen): TrackLook => {
  const points = turnData(g.turn).support;
  return track('support', 'Air and naval support', [
    cell(`${g.support} left`, g.support > 0, `Of ${points} this turn; what is left is gone when it ends`),
  ]);
};

const LEVELS: Readonly<Record<'tactical' | 'strategic', string>> = {
  tactical: 'Tactical Victory',
  strategic: 'Strategic Victory',
};

const aimsOf = ({ scenario }: Seen) => SCENARIOS[scenario]?.victory ?? { by: 'book' };
/** How many Allied units eliminated are worth what to the Germans. */
function bounds(g: Seen): readonly { readonly many: number; readonly worth: string }[] {
  const aims = aimsOf(g);
  return aims.by === 'objectives'
    ? [{ many: aims.eliminated, worth: 'Victory' }]
    : victory.losses.map(({ units: many, level }) => ({ many, worth: LEVELS[level] }));
}

/** 18.0-d, 18.0-e: Allied units eliminated, against what the Germans need. */
function losses(g: Seen): TrackLook[] {
  const [allied, german] = [lostOf(g, ALLIED).length, lostOf(g, GERMAN).length];
  return [
    track(
      'allied-losses',
      `Allied units eliminated: ${allied}`,
      bounds(g).map(({ many, worth }) =>
        cell(`${allied} of ${many}`, allied >= many, `${many} are a German ${worth}`),
      ),
    ),
    track('german-losses', `German units eliminated: ${german}`, [cell(units(german))]),
  ];
}

/** 18.0-b: the hexes of Caen. */
const caen = (g: Seen): TrackLook => {
  const [held, wanted] = [caenHexes(g), victory.caen.hexes];
  const note = `Of ${CAEN.length}; ${wanted} are an Allied ${LEVELS[victory.caen.level]}`;
  return track('caen', 'Caen', [cell(`${held} of ${wanted} hexes`, held >= wanted, note)]);
};

/** 5.10, 18.1: the Beachheads, and who is too near to them. */
const beachheads = (g: Seen): TrackLook =>
  track(
    'beachheads',
    `Beachheads; no German within ${victory.lodgment.radius} hexes is a Lodgment, ${victory.lodgment.areas} win`,
    beachesOf(g).map((beach) => {
      const at = g.beach.beachhead.get(beach);
      const spoilers = spoilersOf(g, beach);
      if (at === NOWHERE || spoilers === undefined)
        return cell(`${beachName(beach)} –`, false, 'No fortification of its shore is taken yet');
      const isLodgment = spoilers.length === 0;
      const text = `${beachName(beach)}: ${isLodgment ? 'Lodgment' : `${spoilers.length} too near`}`;
      return cell(text, isLodgment, `Beachhead in ${hexTitle(at)}`);
    }),
  );

/** 4.2: what has become of the Drop Zones. */
const STATES: readonly string[] = ['not aimed yet', '', 'eliminated'];
function dropZones(g: Seen): TrackLook[] {
  if (SCENARIOS[g.scenario]?.airborne !== true) return [];
  const cells = ZONE.words.map((word, zone) => {
    const [state, at] = [g.zone.state.get(zone), g.zone.at.get(zone)];
    const isAimed = at !== NOWHERE && state !== GONE;
    const what = isAimed ? hexTitle(at) : STATES[state];
    return cell(`${capital(word)}: ${what}`, state === DOWN, zoneName(zone));
  });
  return [track('drop-zones', 'Drop Zones of the 6th Airborne Division', cells)];
}

/** 5.4.3: only the Germans know where their mines are. */
function mines(g: Seen): TrackLook[] {
  const known = beachesOf(g).filter((beach) => g.beach.mines.get(beach) !== UNKNOWN);
  const laid = known.some((beach) => g.beach.mines.get(beach) > 0);
  if (!laid) return [];
  const cells = known.map((beach) => cell(`${beachName(beach)} ${g.beach.mines.get(beach)}`));
  return [track('mines', 'Mine points', cells)];
}

/** What the Allies are to take: Caen and Lodgments by the book, or the places of a short scenario. */
function goals(g: Seen): TrackLook[] {
  const aims = aimsOf(g);
  if (aims.by === 'book') return [caen(g), beachheads(g)];
  const taken = aims.hexes.map((hex) => ({
    at: PLACE.of(hex),
    isHeld: g.hex.allied.get(PLACE.of(hex)) === 1,
  }));
  const many = taken.filter(({ isHeld }) => isHeld).length;
  const cells = taken.map(({ at, isHeld }) =>
    cell(PLACE_NAMES.get(at) ?? PLACE.text(at), isHeld, PLACE.text(at)),
  );
  return [track('objectives', `Objectives: ${many} of ${aims.held}`, cells)];
}

/** What is kept beside the map. */
export const tracksOf = (g: Seen): TrackLook[] => [
  turns(g),
  ...coming(g),
  segments(g),
  tide(g),
  support(g),
  ...losses(g),
  ...goals(g),
  ...dropZones(g),
  ...mines(g),
];

/** Where the battle stands, in a line. */
export function captionOf(g: Seen): string {
  const { day, hour, night, tide: water } = turnData(g.turn);
  const time = `${day} June 1944, ${hour}${night ? ', night' : ''}`;
  return `${time}, ${water} tide: ${SEGMENT_TITLES[SEGMENTS[g.segment] ?? 'set-up']}`;
}
