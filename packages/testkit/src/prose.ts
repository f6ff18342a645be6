/** What is said somewhere: a sentence stands alone, a part has something before it. */
export interface Prose {
  readonly text: string;
  readonly isPart?: boolean;
}

/** Things that are counted in sentences, by their plural. */
const COUNTED = 'steps|points|hexes|columns|units|companies|chits|actions|boxes|formations|markers|cards';
const one = (plural: string): string =>
  plural === 'companies' ? 'company' : plural.replace(/xes$/, 'x').replace(/s$/, '');
const SINGULAR = COUNTED.split('|').map(one).join('|');

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['is made of nothing', /\b(undefined|null|NaN|true|false)\b|\[object|\{\w+\}/],
  ['has one of many', new RegExp(`(^|[^\\d.½−])1 (${COUNTED})\\b`)],
  ['has many of one', new RegExp(`\\b(0|[2-9]|\\d\\d+) (${SINGULAR})\\b(?! of)`)],
  ['says the same twice', /\b([a-z]+(?: [a-z]+){1,4})[,;:]? \1\b/],
  ['has a name of the program', /(^|[^\w/])[a-z]+[A-Z][a-z]/],
  ['writes minus as a hyphen', /(^|[\s(])-\d/],
];

/** What is wrong with what a player reads: wrong number, doubled phrases, words of records (those of the sides), small letters first. */
export function proseFaults({ text, isPart = false }: Prose, words: readonly string[] = []): string[] {
  const found = FAULTS.filter(([, fault]) => fault.test(text)).map(([name]) => name);
  if (!isPart && /^[a-z]/.test(text)) found.push('begins small');
  if (words.some((word) => new RegExp(`(^|[\\s(:])${word}([\\s).,:;]|$)`).test(text)))
    found.push('has a word of records');
  return found.map((fault) => `“${text}” ${fault}`);
}
