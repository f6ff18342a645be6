import { NOWHERE } from '@bocage/hex';
import { UNKNOWN } from '@bocage/kernel';
import { cell, type TrackLook } from '@bocage/wargame';
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

const phases = (g: Seen): TrackLook => ({
  id: 'phase',
  title: 'Landing Phases',
  cells: STAGES.map(([text = '', note], phase) => cell(text, g.phase === phase, note)),
});

/** Resistance while the chits lie on the beaches, obstruction when they are back in their cup. */
function beaches(g: Seen): TrackLook[] {
  const reduced = g.reduced === 1;
  const drawn = BEACH.words.map((_, beach) => g.beach.chit.get(beach));
  if (drawn.some((chit) => chit !== NOWHERE))
    return [
      {
        id: 'resistance',
        title: 'Beach resistance, added to every landing',
        cells: drawn.map((chit, beach) => {
          if (chit === NOWHERE) return cell(`${BEACH.text(beach)} –`, false);
          const later = reduced ? 'reduced' : `${chitValue(chit, beach, true)} after the first phase`;
          const text = `${BEACH.text(beach)} ${chitValue(chit, beach, reduced)}`;
          return cell(text, false, `Chit ${CHIT.text(chit)}, ${later}`);
        }),
      },
    ];
  const levels = BEACH.words.map((_, beach) => g.beach.obstruction.get(beach));
  if (levels.every((level) => level === 0)) return [];
  return [
    {
      id: 'obstruction',
      title: 'Beach obstruction',
      cells: levels.map((level, beach) => cell(`${BEACH.text(beach)} ${level}`, false)),
    },
  ];
}

const groups = (g: Seen): TrackLook => ({
  id: 'groups',
  title: 'German activation groups',
  cells: GROUPS.map(({ name }, group) => {
    const isActive = g.group.active.get(group) === 1;
    return cell(String(group + 1), isActive, `${name}${isActive ? ', active' : ''}`);
  }),
});

function losses(g: Seen): TrackLook[] {
  const lost = SECTOR.words.map((_, sector) => g.alliedLosses.get(sector));
  const all = lost.reduce((sum, count) => sum + count, 0);
  return [
    {
      id: 'allied-losses',
      title: `Allied losses: ${steps(all)}`,
      cells: SECTOR.words.map((word, sector) => cell(`${SECTORS[word] ?? word} ${lost[sector]}`, false)),
    },
    {
      id: 'german-losses',
      title: `German losses: ${steps(g.germanLosses)}`,
      cells: [cell(String(g.germanLosses), false, 'Weapons Nests and Garrisons not counted')],
    },
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
  const now = score.points ?? 0;
  return [
    {
      id: 'result',
      title: `If the day ended now: ${points(now)}`,
      cells: results.map((band) => cell(band.name, text.startsWith(band.name), bandText(band))),
    },
    {
      id: 'points',
      title: 'What gives points',
      cells: ENTRIES.map(({ id, vp, per }) => {
        const got = score[id] ?? 0;
        const worth = per === undefined ? points(vp) : `${points(vp)} for every ${steps(per)}`;
        return cell(`${ENTRY_TITLES[id] ?? id} ${signed(got)}`, got !== 0, worth);
      }),
    },
  ];
}

/** The weather of the morrow, for those who have been told. */
function weather(g: Seen): TrackLook[] {
  const known = g.weather;
  if (known === UNKNOWN || known === WEATHER.of('unknown')) return [];
  return [
    {
      id: 'weather',
      title: 'Weather of 7 June',
      cells: WEATHER.words.slice(1).map((word, i) => cell(capital(word), known === i + 1)),
    },
  ];
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
