/** What a record tells for ever of how the game was played. No rule knows of it. */
export interface Marks {
  /** The dice could be foreseen. */
  readonly seeded: boolean;
  /** What was hidden left the table before the game was over. */
  readonly opened: boolean;
  /** How often somebody went back behind dice, cards or something that was shown, and decided anew. */
  readonly takeBacks: number;
}

export const NO_MARKS: Marks = { seeded: false, opened: false, takeBacks: 0 };

/** The first word of the line that tells them. */
export const MARKS = 'marks';
const TAKE_BACKS = 'take-backs=';

/** The line of the head that tells them; none where there is nothing to tell. */
export function marksLine({ seeded, opened, takeBacks }: Marks): string[] {
  const words = [
    ...(seeded ? ['seeded'] : []),
    ...(opened ? ['opened'] : []),
    ...(takeBacks > 0 ? [`${TAKE_BACKS}${takeBacks}`] : []),
  ];
  return words.length === 0 ? [] : [`${MARKS} ${words.join(' ')}`];
}

/** Reads the words of that line, which come in their order; a sentence where they cannot be. */
export function readMarks(words: readonly string[]): Marks | string {
  const count = words.find((word) => word.startsWith(TAKE_BACKS))?.slice(TAKE_BACKS.length) ?? '0';
  const marks = {
    seeded: words.includes('seeded'),
    opened: words.includes('opened'),
    takeBacks: Number(count),
  };
  if (!Number.isSafeInteger(marks.takeBacks)) return `“${count}” is no number of take-backs`;
  const [expected = 'no marks'] = marksLine(marks);
  return `${MARKS} ${words.join(' ')}` === expected
    ? marks
    : `“marks ${words.join(' ')}” is no line of marks; these would be “${expected}”`;
}

/** What two records of one game tell of it together. */
export const bothMarks = (one: Marks, other: Marks): Marks => ({
  seeded: one.seeded || other.seeded,
  opened: one.opened || other.opened,
  takeBacks: Math.max(one.takeBacks, other.takeBacks),
});
