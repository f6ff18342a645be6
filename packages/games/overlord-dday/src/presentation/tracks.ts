import { NOWHERE } from '@bocage/hex';
import { UNKNOWN } from '@bocage/kernel';
import { cell, cellsOf, type TrackLook, track } from '@bocage/wargame';
import { counted } from '../counted.ts';
import { BEACH, CHARTS, CHIT, GROUPS, PHASES, WEATHER } from '../data.ts';
import { OBJECTIVES, SECTORS } from '../report.ts';
import { chitValue } from '../rules/chits.ts';
import { type G, SECTOR, type Seen } from '../state.ts';
import { ENTRIES, outcome } from '../victory.ts';
import { capital, countedPhase, points, signed, steps } from './words.ts';

const STAGES = [
  ['Before dawn', 'Preliminary Stage'],
  ...Array.from({ length: PHASES }, (_, i) => [String(i + 1), capital(countedPhase(i + 1))]),
  ['Evening', 'Game-turn End Stage'],
] as const;

const phases = (g: Seen): TrackLook =>
  track(
    'phase',
    'Landing Phases',
    STAGES.map(([text = '', note], phase) => cell(text, g.phase === phase, note)),
  );

/** Resistance while the chits lie on the beaches, obstruction when they are back in their cup. */
function beaches(g: Seen): TrackLook[] {
  const reduced = g.reduced === 1;
  const drawn = BEACH.words.map((_, beach) => g.beach.chit.get(beach));
  const levels = BEACH.words.map((_, beach) => g.beach.obstruction.get(beach));
  if (drawn.some((chit) => chit !== NOWHERE)) {
    const cells = drawn.map((chit, beach) => {
      if (chit === NOWHERE) return cell(`${BEACH.text(beach)} –`);
      const later = reduced ? 'reduced' : `${chitValue(chit, beach, true)} after the first phase`;
      const text = `${BEACH.text(beach)} ${chitValue(chit, beach, reduced)}`;
      return cell(text, false, `Chit ${CHIT.text(chit)}, ${later}`);
    });
    return [track('resistance', 'Beach resistance, added to every landing', cells)];
  }
  if (levels.every((level) => level === 0)) return [];
  const cells = levels.map((level, beach) => cell(`${BEACH.text(beach)} ${level}`));
  return [track('obstruction', 'Beach obstruction', cells)];
}

function groups(g: Seen): TrackLook {
  const cells = GROUPS.map(({ name }, group) => {
    const isActive = g.group.active.get(group) === 1;
    return cell(String(group + 1), isActive, `${name}${isActive ? ', active' : ''}`);
  });
  return track('groups', 'German activation groups', cells);
}

function losses(g: Seen): TrackLook[] {
  const lost = SECTOR.words.map((_, sector) => g.alliedLosses.get(sector));
  const all = lost.reduce((sum, count) => sum + count, 0);
  const german = cell(String(g.germanLosses), false, 'Weapons Nests and Garrisons not counted');
  const allied = SECTOR.words.map((word, sector) => cell(`${SECTORS[word] ?? word} ${lost[sector]}`));
  return [
    track('allied-losses', `Allied losses: ${steps(all)}`, allied),
    track('german-losses', `German losses: ${steps(g.germanLosses)}`, [german]),
  ];
}

const ENTRY_TITLES: Readonly<Record<string, string>> = {
  ...OBJECTIVES,
  'beach-secured': 'Beaches secured',
  'beach-held': 'Beaches held',
  'german-steps': 'German steps lost',
  'allied-steps': 'Allied steps lost',
};
const { results } = CHARTS.victory;
const bandText = ({ from, to }: (typeof results)[number]): string =>
  from === null ? `${to} or less` : to === null ? `${from} or more` : `${from} to ${to}`;

/** The day as it would be reckoned if it ended now. */
function reckoning(g: G): TrackLook[] {
  const { score, text } = outcome(g);
  const bands = results.map((band) => cell(band.name, text.startsWith(band.name), bandText(band)));
  const entries = ENTRIES.map(({ id, vp, per }) => {
    const got = score[id] ?? 0;
    const worth = per === undefined ? points(vp) : `${points(vp)} for every ${steps(per)}`;
    return cell(`${ENTRY_TITLES[id] ?? id} ${signed(got)}`, got !== 0, worth);
  });
  return [
    track('result', `If the day ended now: ${points(score.points ?? 0)}`, bands),
    track('points', 'What gives points', entries),
  ];
}

/** The weather of the morrow, for those who have been told. */
function weather({ weather: known }: Seen): TrackLook[] {
  if (known === UNKNOWN || known === WEATHER.of('unknown')) return [];
  return [track('weather', 'Weather of 7 June', cellsOf(WEATHER.words.slice(1).map(capital), known - 1))];
}

/** What is kept beside the map. */
export const tracksOf = (seen: Seen, g: G): TrackLook[] => [
  phases(seen),
  ...beaches(seen),
  groups(seen),
  ...losses(seen),
  ...reckoning(g),
  ...weather(seen),
];

/** Where the day stands, in a line. */
export function captionOf(g: Seen): string {
  const phase = g.phase;
  if (phase === 0) return '6 June 1944, before dawn: Preliminary Stage';
  if (phase > PHASES) return '6 June 1944, evening: Game-turn End Stage';
  return `6 June 1944, ${countedPhase(phase)} of ${counted(PHASES)}`;
}
