import type { HexId } from '@bocage/hex';
import {
  cell,
  type MarkLook,
  minus,
  type StateLook,
  type Tellings,
  type TrackCell,
  type TrackLook,
  type VerbLook,
} from '@bocage/wargame';
import { BASE, BASES, CHARTS, isHq, LEADER_UNITS, SECTOR, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { EVERY_POST, PLACE, postHex } from '../map.ts';
import { points, pointsToWin, reckoningInFull, variantPoints } from '../rules/endturn/victory.ts';
import type { G, Seen } from '../state.ts';
import { postTitle } from './faces.ts';
import { counted, listed, unitName } from './words.ts';

const AMERICANS = 0;
const { commandPosts, engineerBases } = CHARTS.extended;
const HEADQUARTERS = LEADER_UNITS.filter(isHq);
export const baseName = (base: number): string => BASES[base]?.name ?? BASE.text(base);
const isExtended = (g: Seen): boolean => g.turn >= CHARTS.extended.from;

/** What the log calls the parts of the later turns. */
export const EXTENDED_HEADINGS: Readonly<Record<string, string>> = {
  dealReserves: 'Set-up',
  deploying: 'Set-up',
  strayShells: 'A salvo from the sea',
  reoccupy: 'Garrisons return',
  resupply: 'German supplies',
  redeploy: 'German reserves move',
  fill: 'German reserves',
  mortars: 'German mortars',
  patrol: 'German patrol',
  gunFire: 'German guns',
  ambush: 'Ambush',
  advance: 'German advance',
  swapDepth: 'German depth',
  headquartersPhase: 'Engineers and command posts',
};

/** What can be done in the later turns. */
export const EXTENDED_VERBS: Readonly<Record<string, VerbLook>> = {
  exit: { label: 'Leave the map', asks: ['the unit in an exit hex'] },
  base: { label: 'Set up an engineer base', asks: ['the beach hex'] },
  extend: { label: 'Extend an engineer base', asks: ['the base'], kinds: ['base'] },
  establish: { label: 'Set up a command post', asks: ['the headquarters'] },
  'headquartersPhase.choose.end': { label: 'Do no more here', asks: [] },
  deploy: { label: 'Put a unit on the beach', asks: ['the unit', 'the hex at the water'] },
  withdraw: { label: 'Let the unit fall back', asks: ['the hex it goes to'] },
  'advance.loss.lose': {
    label: 'Choose who pays for the breakthrough',
    asks: ['the unit that loses a step'],
  },
};

/** The sign of a command post. */
export function postState(g: Seen, unit: UnitId): StateLook[] {
  const space = g.unit.commandPost.get(unit);
  if (space === 0) return [];
  const range = commandPosts.range[space - 1] ?? 1;
  return [{ sign: 'CP', text: `Command post, reaches ${counted(range, 'hex', 'hexes')}`, tone: 'good' }];
}

/** Engineer bases and the hexes they keep. */
export function engineerMarks(g: Seen): MarkLook[] {
  const bases = BASE.words.flatMap((_, base): MarkLook[] => {
    const at = g.base.at.get(base);
    const range = engineerBases.range[g.base.range.get(base)] ?? 0;
    const text = `${baseName(base)}: engineer base, reaches ${counted(range, 'hex', 'hexes')}`;
    return at < 0 ? [] : [{ at, sign: 'note', owner: AMERICANS, text }];
  });
  const kept = EVERY_POST.flatMap((post): MarkLook[] =>
    g.post.garrison.get(post) === 1
      ? [{ at: postHex(post), sign: 'held', owner: AMERICANS, text: 'Kept by engineers' }]
      : [],
  );
  return [...bases, ...kept];
}

const whoIsAt = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : listed(names);

/** The command track and the engineer track, from turn 17 on. */
export function reachTracks(g: Seen): TrackLook[] {
  if (!isExtended(g)) return [];
  const postsAt = (space: number): string[] =>
    HEADQUARTERS.filter((unit) => g.unit.commandPost.get(unit) === space).map((unit) => UNIT.text(unit));
  const basesAt = (space: number): string[] =>
    BASE.words.flatMap((_, base) =>
      g.base.at.get(base) >= 0 && g.base.range.get(base) === space ? [baseName(base)] : [],
    );
  return [
    {
      id: 'command',
      form: 'gauge',
      title: 'Reach of the command posts, in hexes',
      cells: commandPosts.range.map((range, i) =>
        cell(String(range), postsAt(i + 1).length > 0, whoIsAt(postsAt(i + 1))),
      ),
    },
    {
      id: 'engineers',
      form: 'gauge',
      title: 'Reach of the engineer bases, in hexes',
      cells: engineerBases.range.map((range, i) =>
        cell(String(range), basesAt(i).length > 0, whoIsAt(basesAt(i))),
      ),
    },
  ];
}

const FULL: Readonly<Record<string, string>> = {
  positions: 'positions with a star',
  draws: 'open draws',
  heavy: 'vehicles and guns on the high ground',
  exits: 'steps off the map',
  strongpoints: 'for strongpoints not held',
  meyer: 'for Kampfgruppe Meyer',
};
/** What the variants in use add, where they add anything. */
export const variantCells = (g: G): TrackCell[] =>
  variantPoints(g) === 0 ? [] : [cell(minus(variantPoints(g)), false, 'variants')];

/** The points of the later turns, by what they are for. */
export function fullScore(g: G): TrackLook | undefined {
  const parts = reckoningInFull(g);
  if (parts === undefined) return undefined;
  const [now, win] = [points(g), pointsToWin(g)];
  return {
    id: 'points',
    title: `Points if it ended now: ${minus(now)} of ${win}`,
    cells: [
      ...Object.entries(parts).map(([name, value]) => cell(minus(value), false, FULL[name])),
      ...variantCells(g),
      cell(now >= win ? 'Enough to win' : `${win - now} more to win`, now >= win),
    ],
  };
}

/** What events and guns of the turn do to posts and engineers. */
export function extendedConditions(g: Seen): TrackCell[] {
  const hemmed = LEADER_UNITS.filter((_, i) => ((g.sniped >> i) & 1) === 1).map((unit) => UNIT.text(unit));
  const shelled = SECTOR.words.filter((_, sector) => g.sector.shelled.get(sector) === 1);
  return [
    ...(hemmed.length === 0 ? [] : [cell('Snipers', true, listed(hemmed))]),
    ...(shelled.length === 0
      ? []
      : [cell('German guns', true, `engineers hindered in the ${listed(shelled)}`)]),
  ];
}

/** What a player would say of what changed in the later turns. */
export const EXTENDED_TELLINGS: Tellings<G> = {
  'unit.commandPost': ({ row, old, now }) => {
    if (now === 0) return `${unitName(row)} is a headquarters again`;
    return old === 0 ? `${unitName(row)} sets up a command post` : null;
  },
  'unit.exit': ({ row, now }) => (now < 0 ? null : `${unitName(row)} has left the map`),
  'base.at': ({ row, now }) => `${baseName(row)} in ${PLACE.text(now as HexId)}`,
  'base.range': ({ row, now }) => `${baseName(row)} reach ${counted(engineerBases.range[now] ?? 0, 'hex', 'hexes')}`,
  'post.garrison': ({ row, now }) =>
    now === 1 ? `engineers keep ${postTitle(row)}` : `${postTitle(row)} is not kept any more`,
}; // biome-ignore format: a list
