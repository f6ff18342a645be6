import type { GameFacts, Scene } from '@bocage/host';

/** Something that can be looked for: a unit, a place or a rule. */
export interface Findable {
  readonly kind: 'unit' | 'place' | 'rule';
  /** The row of the unit, the id of the place. */
  readonly id: number;
  /** The number of the rule; empty for all else. */
  readonly rule: string;
  readonly name: string;
  readonly line: string;
}

/** More are not shown. */
const MOST = 12;

/** All that can be looked for now: counters that are seen, places with a name, every rule. */
export function findables(
  facts: Pick<GameFacts, 'places' | 'cases'>,
  { counters }: Pick<Scene, 'counters'>,
  nameOf: (place: number) => string,
): Findable[] {
  return [
    ...counters
      .filter(({ faceDown }) => !faceDown)
      .map(
        ({ unit, name, title, at }): Findable => ({
          kind: 'unit',
          id: unit,
          rule: '',
          name,
          line: title === name ? (facts.places[at] ?? '') : `${title}, ${facts.places[at] ?? ''}`,
        }),
      ),
    ...facts.places.map(
      (name, id): Findable => ({
        kind: 'place',
        id,
        rule: '',
        name,
        line: withoutName(nameOf(id), name),
      }),
    ),
    ...Object.entries(facts.cases).map(
      ([rule, line]): Findable => ({ kind: 'rule', id: -1, rule, name: rule, line }),
    ),
  ];
}

/** `Saint-Lô, town` of `2911 Saint-Lô, town`: the number stands before it already. */
const withoutName = (line: string, name: string): string =>
  line.startsWith(name) ? line.slice(name.length).replace(/^[ ,:]+/, '') : line;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What is meant, the likeliest first: what is called so, then what begins so, then where all the words stand. */
export function find(all: readonly Findable[], wanted: string): Findable[] {
  const text = plain(wanted.trim());
  if (text === '') return [];
  const words = text.split(/\s+/);
  return all
    .map((one) => ({ one, rank: rankOf(one, text, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || KINDS.indexOf(a.one.kind) - KINDS.indexOf(b.one.kind))
    .slice(0, MOST)
    .map(({ one }) => one);
}
const KINDS: readonly Findable['kind'][] = ['unit', 'place', 'rule'];

function rankOf({ name, line, kind }: Findable, text: string, words: readonly string[]): number {
  const [called, full] = [plain(name), plain(`${name} ${line}`)];
  if (called === text) return 5;
  if (called.startsWith(text)) return 4;
  if (!words.every((word) => full.includes(word))) return 0;
  const begins = full.split(/[^\p{L}\p{N}/.-]+/u);
  const isWhole = words.every((word) => begins.some((one) => one.startsWith(word)));
  return (isWhole ? 2 : 1) + (kind === 'rule' ? 0 : 0.5);
}
