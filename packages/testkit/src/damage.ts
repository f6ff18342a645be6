import { type BaseState, CHANCE, Engine, type Game, type Random, seeded, setUpFor } from '@bocage/kernel';
import { readPosition, TextError, writePosition } from '@bocage/kernel/text';

/** Lines that head a position, and are not damaged here. */
const HEAD = 4;
/** So many answers are given from a position that was taken. */
const ANSWERS = 25;

/** One answer at random, of whoever is asked. */
function answer<G extends BaseState>(engine: Engine<G>, random: Random): void {
  if (engine.side === CHANCE) engine.chance(random);
  else engine.play(engine.sample(random));
}

/** Positions of a game that is played at random: one of every so many, and the last one. */
export function positionsOf<G extends BaseState>(
  game: Game<G>,
  { scenario, seed, every }: { readonly scenario: string; readonly seed: number; readonly every: number },
): string[] {
  const random = seeded(seed);
  const engine = new Engine(game, setUpFor(game as unknown as Game, { scenario })).begin();
  const found: string[] = [];
  for (let n = 0; !engine.over; n++) {
    if (n % every === 0) found.push(writePosition(engine as unknown as Engine));
    answer(engine, random);
  }
  return [...found, writePosition(engine as unknown as Engine)];
}

const any = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)] as T;

/** Leaves out, doubles or changes one line or word of a position; values are those that stand elsewhere in it. */
export function damaged(text: string, random: Random): string {
  const lines = text.split('\n');
  const underWay = lines.findIndex((line) => line.startsWith('>'));
  // The few lines of what is under way are as likely to be hit as all the others.
  const from = random.below(2) === 0 ? HEAD : Math.max(HEAD, underWay);
  const at = from + random.below(lines.length - from);
  const words = (lines[at] ?? '').split(' ');
  const word = random.below(words.length);
  const other = any(lines.slice(HEAD), random).split(' ');
  const kind = random.below(5);
  if (kind === 0) lines.splice(at, 1);
  else if (kind === 1) words.splice(word, 1);
  else if (kind === 2) words[word] = any(other, random);
  else if (kind === 3)
    words[word] = (words[word] ?? '').replace(/[^=]*$/, any(other, random).split('=').at(-1) ?? '');
  else words.push(any(other, random));
  if (kind > 0) lines[at] = words.join(' ');
  return lines.join('\n');
}

/** What a program says that has lost its way. */
const LOST = /broken|undefined|not a function|Cannot read|is not in \d|Error/;

/** What becomes of a text: it goes on, is refused in words, or breaks something, with what it said. */
export function fateOf<G extends BaseState>(
  game: Game<G>,
  text: string,
  random: Random,
): 'fine' | 'refused' | `broken: ${string}` {
  try {
    const engine = readPosition(game, text);
    for (let n = 0; n < ANSWERS && !engine.over; n++) answer(engine, random);
    return 'fine';
  } catch (error) {
    if (error instanceof TextError && !LOST.test(error.message)) return 'refused';
    return `broken: ${error instanceof Error ? error.stack : error}`;
  }
}

/** Damages each position so many times: how many of them went on and were refused, and all that broke, with the text. */
export function damagedFates<G extends BaseState>(
  game: Game<G>,
  positions: readonly string[],
  changes: number,
): { fine: number; refused: number; broken: string[] } {
  const random = seeded(1944);
  const fates = { fine: 0, refused: 0, broken: [] as string[] };
  for (const text of positions) {
    for (let n = 0; n < changes; n++) {
      const changed = damaged(text, random);
      const fate = fateOf(game, changed, random);
      if (fate === 'fine' || fate === 'refused') fates[fate]++;
      else fates.broken.push(`${fate}\n${changed}`);
    }
  }
  return fates;
}
