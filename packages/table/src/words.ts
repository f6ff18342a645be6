import { CHANCE, type Game, type Kind, NONE } from '@bocage/kernel';
import { sidesIn } from '@bocage/kernel/host';
import {
  capital,
  type Figure,
  type NameLook,
  type Presentation,
  spelt,
  type TrackLook,
  type VerbLook,
} from '@bocage/wargame';

export { spelt } from '@bocage/wargame';

/** A side as players call it, with the forms of the verbs that go with it. */
export interface SideWords {
  /** `Allies`, `Red`, `Chance`. */
  readonly name: string;
  /** At the head of a sentence: `The Allies`, `Red`, `Chance`. */
  readonly subject: string;
  /**
   * Names of a presentation are those of many as soon as one of them is not its side's own word: the Allies decide, and
   * beside the Americans the British decide, but Red decides.
   */
  readonly isMany: boolean;
}

/** How a side, or Chance, is called: as the game says, else by its word in records. */
export function sideWords(game: Game, sides: readonly string[] | undefined, side: number): SideWords {
  const name = side === CHANCE ? undefined : sides?.[side];
  const wordOf = (one: number): string => capital(game.sides.text(one));
  // One that is called by its own word is many where the others are: the Americans, the British.
  if (name !== undefined && sides?.some((one, i) => one !== wordOf(i)))
    return { name, subject: `The ${name}`, isMany: true };
  const word = side === CHANCE ? 'Chance' : wordOf(side);
  return { name: word, subject: word, isMany: false };
}

/** How a camp is called: as its side, or as all of its sides. */
export function campWords(game: Game, sides: readonly string[] | undefined, camp: number): SideWords {
  const [first, ...more] = sidesIn(game.camps, camp).map((side) => sideWords(game, sides, side));
  if (first === undefined) throw new RangeError(`there is no camp ${camp}`);
  const join = (words: readonly string[]): string => words.join(' and ');
  if (more.length === 0) return first;
  return {
    name: join([first, ...more].map(({ name }) => name)),
    subject: join([first.subject, ...more.map(({ name, isMany }) => (isMany ? `the ${name}` : name))]),
    isMany: true,
  };
}

/** What a step is called: by its own heading, by that of its procedure, or by the procedure's name, spelt out. */
export function headingOf(step: string, headings: Presentation['headings'] = {}): string {
  const [procedure = step] = step.split('.');
  return headings[step] ?? headings[procedure] ?? spelt(procedure);
}

/** Where a presentation may speak of a verb: at its step, `combat.advance.stay` or `advance.stay`, or everywhere. */
export const stepKeys = (stepName: string, verb: string): string[] => [
  `${stepName}.${verb}`,
  `${stepName.slice(stepName.indexOf('.') + 1)}.${verb}`,
  verb,
];

/** The words for a verb at a step, where there are any. */
export function lookOf({ verbs }: Presentation, stepName: string, verb: string): VerbLook | undefined {
  const key = stepKeys(stepName, verb).find((one) => Object.hasOwn(verbs, one));
  return key === undefined ? undefined : verbs[key];
}

/** How a value is called: by the game's own name for it, else by the word of the records. */
export function nameLook({ nameOf }: Pick<Presentation, 'nameOf'>, kind: Kind, value: number): NameLook {
  const look = value === NONE ? undefined : nameOf?.(kind.name, value);
  return look ?? { name: kind.text(value), title: kind.text(value) };
}

/** One thing that counted, in words. */
export interface ScoreLine {
  readonly label: string;
  readonly points: number;
  readonly note: string;
}

/** The score in words: as the game's own track tells it, where it does, else by the names of its figures. */
export function scoreLines(
  tracks: readonly Pick<TrackLook, 'id' | 'cells'>[],
  score: Readonly<Record<string, number>>,
  figures: readonly Pick<Figure, 'id' | 'label'>[],
): ScoreLine[] {
  const { cells = [] } = tracks.find(({ id }) => id === 'points') ?? {};
  if (cells.some(({ text }) => SCORE.test(text)))
    return cells.map(({ text, note = '' }) => ({ ...splitScore(text), note }));
  return Object.entries(score).map(([id, points]) => ({
    label: figures.find((figure) => figure.id === id)?.label ?? spelt(id),
    points,
    note: '',
  }));
}

/** `Beaches held +6`. */
const SCORE = /^(.*?) ([+−-]?)(\d+)$/;

function splitScore(text: string): Pick<ScoreLine, 'label' | 'points'> {
  const [, label = text, sign = '', digits = '0'] = SCORE.exec(text) ?? [];
  return { label, points: (sign === '' || sign === '+' ? 1 : -1) * Number(digits) + 0 };
}
