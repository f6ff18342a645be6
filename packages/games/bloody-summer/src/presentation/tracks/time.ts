import { cell, cellsOf, gauge, type TrackLook, track } from '@bocage/wargame';
import { SCENARIOS } from '../../scenarios.ts';
import type { Seen } from '../../state.ts';
import { phasesOf } from '../../tables/turns.ts';
import { STORM, WEATHERS } from '../../terms.ts';
import { phaseName } from '../names.ts';
import { CAMP_NAMES, capital, datesOf, minus, turnName } from '../words.ts';

const turnsOf = ({ scenario }: Seen): readonly [number, number] => SCENARIOS[scenario]?.turns ?? [0, 0];

/** 1.0: the turns of the scenario. */
const turns = (g: Seen): TrackLook => {
  const [first, last] = turnsOf(g);
  const cells = Array.from({ length: last - first + 1 }, (_, i) =>
    cell(String(first + i), first + i === g.turn),
  );
  return gauge('turn', `${capital(turnName(g.turn))}, of ${last}`, cells);
};

/** 1.0-b: the phases of the turn, and who is Player 1. */
const phases = (g: Seen): TrackLook =>
  track(
    'phase',
    `The ${CAMP_NAMES[g.first]} have the initiative; the ${CAMP_NAMES[g.active]} act`,
    phasesOf(g.turn).map((phase) => cell(phaseName(phase), phase === g.phase)),
  );

/** 1.1.1.1: what is over the Channel now; a storm lasts for a phase. */
const skyOf = (g: Seen): number => (g.storm === 1 ? STORM : g.weather);
export const weatherName = (g: Seen): string => WEATHERS[skyOf(g)] as string;

/** 1.1.1.1-c to -j: what the next dice hang on. */
function weatherNotes(g: Seen): string[] {
  return [
    ...(g.worse === 0 ? [] : [`${minus(-g.worse)} on the next weather die`]),
    ...(g.stormRisk === 1 ? ['Storms are tested for in this turn'] : []),
    ...(g.stormBarred === 1 ? ['No storm in the next phase A'] : []),
  ];
}
const weather = (g: Seen): TrackLook =>
  track('weather', `Weather: ${weatherName(g)}`, [
    ...cellsOf(WEATHERS.map(capital), skyOf(g)),
    ...weatherNotes(g).map((note) => cell(note)),
  ]);

export const timeTracks = (g: Seen): TrackLook[] => [turns(g), phases(g), weather(g)];

/** Where the campaign stands, in a line. */
export function captionOf(g: Seen): string {
  const half = g.turn === 0 && phasesOf(g.turn).length > 2 ? '' : `, the ${CAMP_NAMES[g.active]}`;
  return `${datesOf(g.turn)} 1944, ${phaseName(g.phase)}, ${weatherName(g)}${half}`;
}
