import { type HexId, NOWHERE } from '@bocage/hex';
import { type Change, type Harm, type Harms, lostSteps, silentOnceGone, type Tellings, teller, tellUnless, tellWhen, unitHarms } from '@bocage/wargame'; // biome-ignore format: a list
import { DIVISION, HEROES, US } from '../data.ts';
import { boxAt, PLACE, TIDE } from '../map.ts';
import type { G } from '../state.ts';
import { BELOW_CLIFF, CLIMBING, KNOWN_DEPTH, NO_DEPTH, NOT_CLIMBING, STEADY_UNIT } from '../terms.ts';
import { EXTENDED_TELLINGS } from './extended.ts';
import { postTitle } from './faces.ts';
import { nameOf } from './names.ts';
import { boxName, timeOf, unitName } from './words.ts';

/** Where a unit has come to; why it is nowhere any more is told by its steps, or by the turn it waits for. */
function placeText(unit: number, at: number): string | null {
  if (at === NOWHERE) return null;
  const box = boxAt(at as HexId);
  return box < 0
    ? `${unitName(unit)} in ${PLACE.text(at as HexId)}`
    : `${unitName(unit)} off ${boxName(box)}`;
}

function stepsText(unit: number, old: number, now: number): string {
  if (now === 0) return `${unitName(unit)} is eliminated`;
  return now < old
    ? `${unitName(unit)} loses ${lostSteps(old - now)}`
    : `${unitName(unit)} gets ${lostSteps(now - old)} back`;
}

const CLIMBS: Readonly<Record<number, string>> = {
  [NOT_CLIMBING]: 'has ended its climb',
  [BELOW_CLIFF]: 'gets ready below the cliff',
  [CLIMBING]: 'is climbing',
};

function depthText(row: number, old: number, now: number): string {
  if (now === NO_DEPTH) return `${postTitle(row)} loses its depth`;
  return now === KNOWN_DEPTH ? `the depth of ${postTitle(row)} is turned up` : old === NO_DEPTH ? `${postTitle(row)} gains depth` : `${postTitle(row)} keeps its depth`;
} // biome-ignore format: short

/** What a player would say of a field; the others tell what one of these tells, or only keep the books of a turn. */
const TELLINGS: Tellings<G> = {
  tide: ({ now }) => `it is ${TIDE.text(now)} tide`,
  'unit.at': ({ row, now }) => placeText(row, now),
  'unit.steps': ({ row, old, now }) => stepsText(row, old, now),
  'unit.due': tellUnless(0, ({ row, now }) => `${unitName(row)} comes at ${timeOf(now)}`),
  'unit.division': ({ row, now }) => `${unitName(row)} comes under the ${DIVISION.text(now)} Division`,
  'unit.nerve': ({ row, old, now }) =>
    now === STEADY_UNIT
      ? `${unitName(row)} is steady again`
      : old === STEADY_UNIT
        ? `${unitName(row)} is disrupted`
        : null,
  'unit.climb': ({ row, now }) => `${unitName(row)} ${CLIMBS[now] ?? ''}`,
  'unit.hero': ({ row, now }) => (now < 0 ? null : `${HEROES[now]?.name} leads ${unitName(row)}`),
  'unit.inspired': tellWhen(1, (unit) => `${unitName(unit)} is inspired`),
  'unit.wounded': tellWhen(1, (unit) => `${unitName(unit)} is wounded`),
  'post.back': ({ row, now }) => (now < 0 ? `the Germans in ${postTitle(row)} are gone` : `Germans come to ${postTitle(row)}`),
  'post.disrupted': ({ row, now }) => `${postTitle(row)} is ${now === 1 ? 'disrupted' : 'steady again'}`,
  'post.german': ({ row, now }) => (now < 0 ? null : `turned up in ${postTitle(row)}: ${nameOf('german', now)?.title}`),
  'post.depth': ({ row, old, now }) => depthText(row, old, now),
  'position.smoke': tellWhen(1, (position) => `smoke hides ${nameOf('position', position)?.name}`),
  'hex.cleared': tellWhen(1, (hex) => `${PLACE.text(hex as HexId)} is cleared`),
  'division.lost': ({ row, old, now }) =>
    now > old ? `the ${DIVISION.text(row)} Division has ${now === 1 ? '1 company' : `${now} companies`} in its Loss box` : `the ${DIVISION.text(row)} Division gets a company back`,
  navalMarkers: ({ old, now }) => (now < old ? 'a naval fire marker is spent' : 'a naval fire marker comes'),
  won: tellWhen(1, () => 'the beach is won'),
  ...EXTENDED_TELLINGS,
}; // biome-ignore format: a list

const SYSTEM = -1;
const ofUnits = unitHarms({
  sideOf: () => US,
  nameOf: unitName,
  isGone: (at) => at === NOWHERE,
  isDisorder: ({ path, old, now }) => path === 'unit.nerve' && old === STEADY_UNIT && now !== STEADY_UNIT,
});

/** Germans have no steps: they fall, or are disrupted. */
const ofPosts = (changes: readonly Change[]): Harm[] =>
  changes.flatMap(({ path, row, now }): Harm[] => {
    const harm = (kind: Harm['kind']): Harm[] => [{ kind, side: SYSTEM, who: postTitle(row), count: 1 }];
    if (path === 'post.back' && now < 0) return harm('gone');
    return path === 'post.disrupted' && now === 1 ? harm('disorder') : [];
  });

export const HARMS: Harms = {
  of: (changes) => [...ofUnits(changes), ...ofPosts(changes)],
  disorder: 'disrupted',
};

/** What came of an action in a player’s words: whoever has left, or comes for the first time, tells by that the rest. */
export const tell = teller<G>(
  TELLINGS,
  silentOnceGone('post.back', (now) => now < 0),
  silentOnceGone('unit.steps', (now) => now === 0),
);
