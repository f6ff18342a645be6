import { type Counts, type Names, NONE, type Reason } from '@bocage/kernel';
import type { ScenarioData } from '../data/setup.ts';
import { BUILDING_POOL, CARD, DEPTH, DEPTHS, GERMAN, germanOf, MOBILE_POOL, POOL, WN_POOL } from '../data.ts';
import { POST } from '../map.ts';
import { poolOf } from '../rules/events/depth.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { G } from '../state.ts';
import { beginsIn } from '../variants.ts';
import { few, type Judged, odd } from './reasons.ts';

/** EOT-05: each card is in the deck, among the discards or on the track, once. */
function cards(g: G): Reason[] {
  const track = CARD.words.map(() => 0);
  for (let i = 0; i < g.cards.length; i++) track[g.cards.at(i)]! += 1;
  const places = CARD.words.map(
    (_, card) => g.deck.get(card) + g.discards.get(card) + (track[card] as number),
  );
  return sums(CARD, places, ['EOT-05', 'neither in the deck nor among the discards nor on the card track', 'there twice']); // biome-ignore format: one line
}

/** One reason for all that are nowhere, and one for all that are there twice. */
function sums(
  kind: Names,
  places: readonly number[],
  [rule, nowhere, twice]: readonly [rule: string, nowhere: string, twice: string],
): Reason[] {
  const of = (fits: (places: number) => boolean): string[] =>
    kind.words.filter((_, one) => fits(places[one] as number));
  const [missing, more] = [of((n) => n === 0), of((n) => n > 1)];
  const are = (names: readonly string[]): string => `${few(names)} ${names.length > 1 ? 'are' : 'is'}`;
  return [
    ...(missing.length > 0 ? [odd(`${are(missing)} ${nowhere}`, rule)] : []),
    ...(more.length > 0 ? [odd(`${are(more)} ${twice}`, rule)] : []),
  ];
}

/** How often each of a kind stands in a field of the posts. */
const onMap = (g: G, kind: Names, field: 'german' | 'marker'): number[] => {
  const found = kind.words.map(() => 0);
  for (let post = 0; post <= POST.max; post++) {
    const one = g.post[field].get(post);
    if (one !== NONE) found[one]! += 1;
  }
  return found;
};

/** The scenario that a position is of, by its turns and sectors. */
export const scenarioOf = (g: G): ScenarioData | undefined =>
  SCENARIOS.find(
    ({ turns, sectors }) =>
      beginsIn(g, turns[0] as number) === g.firstTurn &&
      turns[1] === g.lastTurn &&
      sectors.includes('west') === (g.westPlayed === 1),
  );

/** How many companies of a class a scenario leaves out without saying which. */
function leftOut(g: G, kind: string): number {
  const reserves = scenarioOf(g)?.germans.reserves;
  if (reserves === undefined || kind !== 'TR') return 0;
  const all = GERMAN.words.filter((_, german) => germanOf(german).class === kind).length;
  return all - reserves.TR;
}

/** A counter is in one place: on the map, in a box, or out of play. */
function counters({ g, frames }: Judged): Reason[] {
  const places = onMap(g, GERMAN, 'german').map(
    (posts, german) =>
      posts +
      g.tactical.get(german) +
      g.divisional.get(german) +
      g.meyer.get(german) +
      g.gone.known.get(german),
  );
  const twice = GERMAN.words.filter((_, german) => (places[german] as number) > 1);
  const found =
    twice.length === 0 ? [] : [odd(`there twice: ${few(twice)} (on the map, in a box, or out of play)`)];
  // The reserves of Beyond the Beach are dealt from no box.
  if (frames.some(({ name }) => name === 'dealing' || name === 'dealReserves')) return found;
  for (const kind of ['TR', 'DR', 'KGM']) {
    const missing = GERMAN.words.filter(
      (_, german) => germanOf(german).class === kind && places[german] === 0,
    );
    if (missing.length > leftOut(g, kind))
      found.push(odd(`nowhere: ${few(missing)} (on the map, in a box, or out of play by gone)`));
  }
  return found;
}

interface Box {
  readonly name: string;
  readonly holds: Counts;
  readonly left: number;
  fits(german: number): boolean;
}
const boxesOf = (g: G): readonly Box[] => [
  { name: 'tactical', holds: g.tactical, left: g.tacticalLeft, fits: (one) => germanOf(one).class === 'TR' },
  {
    name: 'divisional',
    holds: g.divisional,
    left: g.divisionalLeft,
    fits: (one) => germanOf(one).class !== 'WN',
  },
  { name: 'meyer', holds: g.meyer, left: g.meyerLeft, fits: (one) => germanOf(one).class === 'KGM' },
];

/** The boxes of the reserves: as many as they are said to hold, and of the right kind. */
function boxes(g: G): Reason[] {
  return boxesOf(g).flatMap(({ name, holds, left, fits }) => {
    const wrong = GERMAN.words.filter((_, german) => holds.get(german) > 0 && !fits(german));
    return [
      ...(holds.total === left ? [] : [odd(`${name} holds ${holds.total}, but ${name}Left says ${left}`)]),
      ...(wrong.length === 0 ? [] : [odd(`${few(wrong)} cannot be in the box ${name}`)]),
    ];
  });
}

/** Depth markers: each in its pool, on the map, or spent. */
function markers(g: G): Reason[] {
  const places = onMap(g, DEPTH, 'marker').map(
    (posts, marker) =>
      posts +
      g.wnDepth.get(marker) +
      g.mobileDepth.get(marker) +
      g.buildingDepth.get(marker) +
      g.spent.known.get(marker),
  );
  const found = sums(DEPTH, places, ['DEP-01', 'neither in a pool nor on the map nor spent', 'there twice: in a pool, on the map, or spent']); // biome-ignore format: one line
  for (const pool of [WN_POOL, MOBILE_POOL, BUILDING_POOL]) {
    const holds = poolOf(g, pool);
    const wrong = DEPTH.words.filter(
      (_, marker) => holds.get(marker) > 0 && DEPTHS[marker]?.pool !== POOL.text(pool),
    );
    if (wrong.length > 0) found.push(odd(`${few(wrong)} cannot be in the pool ${POOL.text(pool)}`, 'DEP-01'));
  }
  return found;
}

/** A pool gives no more markers than there are; some of the mobile ones are with Kampfgruppe Meyer. */
function pools(g: G): Reason[] {
  const said: readonly (readonly [name: string, left: number, holds: Counts])[] = [
    ['wnLeft', g.wnLeft, g.wnDepth],
    ['mobileLeft with meyerMarkers', g.mobileLeft + g.meyerMarkers, g.mobileDepth],
    ['buildingLeft', g.buildingLeft, g.buildingDepth],
  ];
  return said.flatMap(([name, left, holds]) =>
    left > holds.total ? [odd(`${name} says ${left}, but the pool holds ${holds.total}`, 'DEP-01')] : [],
  );
}

/** What does not add up: cards, counters, markers. */
export const poolFaults = (judged: Judged): Reason[] => [
  ...cards(judged.g),
  ...counters(judged),
  ...boxes(judged.g),
  ...markers(judged.g),
  ...pools(judged.g),
];
