import { type Counts, innermost, type Judged, type Names, NONE } from '@bocage/kernel';
import type { ScenarioData } from '../data/setup.ts';
import { BUILDING_POOL, CARD, DEPTH, DEPTHS, EVERY_CARD, GERMAN, germanOf, MOBILE_POOL, POOL, WN_POOL } from '../data.ts'; // biome-ignore format: a list
import { EVERY_POST } from '../map.ts';
import { poolOf } from '../rules/events/depth.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { G } from '../state.ts';
import { beginsIn } from '../variants.ts';

/** Names in a row, the first few of many. */
function few(names: readonly string[]): string {
  const SHOWN = 6;
  const more = names.length - SHOWN;
  return more > 0 ? `${names.slice(0, SHOWN).join(', ')} and ${more} more` : names.join(', ');
}

/** EOT-05: each card is in the deck, among the discards or on the track, once. */
function judgeCards({ g, against }: Judged<G>): void {
  const track = g.cards.toArray();
  const places = EVERY_CARD.map(
    (card) => g.deck.get(card) + g.discards.get(card) + track.filter((one) => one === card).length,
  );
  for (const text of unsummed(CARD, places, ['neither in the deck nor among the discards nor on the card track', 'there twice'])) against('EOT-05', text); // biome-ignore format: one line
}

/** One sentence for all that are nowhere, and one for all that are there twice. */
function unsummed(
  kind: Names,
  places: readonly number[],
  [nowhere, twice]: readonly [nowhere: string, twice: string],
): string[] {
  const told = (what: string, fits: (places: number) => boolean): string[] => {
    const names = kind.words.filter((_, one) => fits(places[one] as number));
    return names.length === 0 ? [] : [`${few(names)} ${names.length > 1 ? 'are' : 'is'} ${what}`];
  };
  return [...told(nowhere, (many) => many === 0), ...told(twice, (many) => many > 1)];
}

/** How often each of a kind stands in a field of the posts. */
const onMap = (g: G, kind: Names, field: 'german' | 'marker'): number[] => {
  const found = kind.words.map(() => 0);
  for (const post of EVERY_POST) {
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
function judgeCounters(judged: Judged<G>): void {
  const { g, odd } = judged;
  const places = onMap(g, GERMAN, 'german').map(
    (posts, german) =>
      posts +
      g.tactical.get(german) +
      g.divisional.get(german) +
      g.meyer.get(german) +
      g.gone.known.get(german),
  );
  const germans = (fits: (german: number) => boolean): string[] => GERMAN.words.filter((_, one) => fits(one));
  const twice = germans((german) => (places[german] as number) > 1);
  if (twice.length > 0) odd(`there twice: ${few(twice)} (on the map, in a box, or out of play)`);
  // The reserves of Beyond the Beach are dealt from no box.
  if (innermost(judged, 'dealing', 'dealReserves') !== undefined) return;
  for (const kind of ['TR', 'DR', 'KGM']) {
    const missing = germans((german) => germanOf(german).class === kind && places[german] === 0);
    if (missing.length > leftOut(g, kind))
      odd(`nowhere: ${few(missing)} (on the map, in a box, or out of play by gone)`);
  }
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
function judgeBoxes({ g, odd }: Judged<G>): void {
  for (const { name, holds, left, fits } of boxesOf(g)) {
    const wrong = GERMAN.words.filter((_, german) => holds.get(german) > 0 && !fits(german));
    if (holds.total !== left) odd(`${name} holds ${holds.total}, but ${name}Left says ${left}`);
    if (wrong.length > 0) odd(`${few(wrong)} cannot be in the box ${name}`);
  }
}

/** Depth markers: each in its pool, on the map, or spent. */
function judgeMarkers({ g, against }: Judged<G>): void {
  const places = onMap(g, DEPTH, 'marker').map(
    (posts, marker) =>
      posts +
      g.wnDepth.get(marker) +
      g.mobileDepth.get(marker) +
      g.buildingDepth.get(marker) +
      g.spent.known.get(marker),
  );
  for (const text of unsummed(DEPTH, places, ['neither in a pool nor on the map nor spent', 'there twice: in a pool, on the map, or spent'])) against('DEP-01', text); // biome-ignore format: one line
  for (const pool of [WN_POOL, MOBILE_POOL, BUILDING_POOL]) {
    const holds = poolOf(g, pool);
    const wrong = DEPTH.words.filter(
      (_, marker) => holds.get(marker) > 0 && DEPTHS[marker]?.pool !== POOL.text(pool),
    );
    if (wrong.length > 0) against('DEP-01', `${few(wrong)} cannot be in the pool ${POOL.text(pool)}`);
  }
}

/** A pool gives no more markers than there are; some of the mobile ones are with Kampfgruppe Meyer. */
function judgeLeft({ g, against }: Judged<G>): void {
  const said: readonly (readonly [name: string, left: number, holds: Counts])[] = [
    ['wnLeft', g.wnLeft, g.wnDepth],
    ['mobileLeft with meyerMarkers', g.mobileLeft + g.meyerMarkers, g.mobileDepth],
    ['buildingLeft', g.buildingLeft, g.buildingDepth],
  ];
  for (const [name, left, { total }] of said)
    if (left > total) against('DEP-01', `${name} says ${left}, but the pool holds ${total}`);
}

/** What does not add up: cards, counters, markers. */
export function judgePools(judged: Judged<G>): void {
  judgeCards(judged);
  judgeCounters(judged);
  judgeBoxes(judged);
  judgeMarkers(judged);
  judgeLeft(judged);
}
