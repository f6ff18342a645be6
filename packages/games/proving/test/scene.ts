import {
  actionText,
  CHANCE,
  isReason,
  parseAction,
  readPosition,
  resume,
  sentence,
  setUpFor,
  start,
  writePosition,
  writeView,
} from '@bocage/kernel';
import { expect } from 'vitest';
import { proving } from '../src/index.ts';

export const [BLUE, RED] = [0, 1] as const;

/** A match of the proving game. */
export type Play = ReturnType<typeof scene>;
type Round = 'blue moves' | 'blue fights' | 'red moves' | 'red fights';

const VALUES: Readonly<Record<string, string>> = {
  B1: '4', B2: '4', B3: '3', B4: '3', B5: '2', B6: '2', R1: '3', R2: '3', R3: '2', R4: '1', R5: '3', R6: '5',
}; // biome-ignore format: a list
const FACE_DOWN = ['R4', 'R5', 'R6'];
const TOWNS = ['0404', '0504', '0703'];

/**
 * A match that goes on from a position of a few lines: `B1 0304` is that piece fresh in that hex, with its
 * printed strength (R4, R5 and R6 face down with 1, 3 and 5), fields added as in `B1 0304 steps=1`; any
 * other line is one of the position format. The sun shines, the cup is empty, Red holds the towns, and
 * nobody has fire support, unless told otherwise.
 */
export function scene(round: Round, ...lines: string[]) {
  return resume(readPosition(proving, positionText(round, lines)));
}

function positionText(round: Round, lines: readonly string[]): string {
  const [side, kind] = round.split(' ');
  const isPiece = (line: string): boolean => (line.split(' ')[0] as string) in VALUES;
  const others = lines.filter((line) => !isPiece(line));
  const missing = (what: string): boolean => !others.some((line) => line.startsWith(what));
  return [
    'bocage-position 1',
    `game proving ${proving.version}`,
    'scenario crossroads',
    ...others,
    ...(missing('deck') ? ['deck sun=2 mud=2 fog=2'] : []),
    ...TOWNS.filter((town) => missing(`hex ${town}`)).map((town) => `hex ${town} held=red`),
    ...Object.keys(VALUES).map((name) => pieceLine(name, lines.find((line) => line.startsWith(name)))), // biome-ignore format: one line
    '> game.next',
    '> turn.again',
    `> round.act side=${side} fights=${kind === 'fights' ? 'yes' : 'no'}`,
  ].join('\n');
}

function pieceLine(name: string, line = name): string {
  const [, place = '-', ...said] = line.split(' ');
  const usual = {
    at: place,
    steps: place === '-' ? '0' : '2',
    value: VALUES[name],
    faceUp: FACE_DOWN.includes(name) ? 'no' : 'yes',
  };
  const fields = { ...usual, ...Object.fromEntries(said.map((word) => word.split('='))) };
  return ['unit', name, ...Object.entries(fields).map(([field, value]) => `${field}=${value}`)].join(' ');
}

/** A match from the beginning. */
export function opening(scenario = 'crossroads', options: Record<string, string> = {}): Play {
  return start(proving, setUpFor(proving, { scenario, options }));
}

/** Does one thing after another, in words: actions of the players, and outcomes where Chance is asked. */
export function play(match: Play, ...words: string[]): Play {
  for (const word of words) {
    if (match.engine.side !== CHANCE) match.apply(actionOf(match, word));
    else {
      const outcome = match.engine.odds.kind.parse(word);
      if (outcome === undefined) throw new Error(`“${word}” is no answer to ${asks(match)}`);
      match.resolve(outcome);
    }
  }
  return match;
}

/** The action of these words. */
export function actionOf(match: Play, words: string) {
  const action = parseAction(match.engine.offer, words);
  if (isReason(action)) throw new Error(`${asks(match)}: ${words}: ${action.rule} ${action.text}`);
  return action;
}

/** The rule against an action; nothing where it may be done. */
export function refusal(match: Play, words: string): string {
  const action = parseAction(match.engine.offer, words);
  if (isReason(action)) return action.rule;
  expect(match.why(action)).toEqual([]);
  return '';
}

/** All that may be done, in words; only what begins with the given words, where there are any. */
export function legal(match: Play, beginning = ''): string[] {
  const texts = match.legal().map((action) => actionText(match.engine.offer, action));
  return texts.filter((text) => text.startsWith(beginning));
}

/** Who is asked at which step: `red moving.ambush`, `* combat.roll` for Chance, `over` at the end. */
export function asks({ engine }: Play): string {
  if (engine.over) return 'over';
  return `${engine.side === CHANCE ? '*' : proving.sides.text(engine.side)} ${engine.stepName}`;
}

/** What Chance may answer, with the exact chances. */
export function chances({ engine: { odds } }: Play): Record<string, string> {
  const found: Record<string, string> = {};
  for (let value = odds.kind.min; value <= odds.kind.max; value++)
    if (odds.weight(value) > 0) found[odds.kind.text(value)] = `${odds.weight(value)}/${odds.total}`;
  return found;
}

/** The words of one line of a position. */
export function row(position: string, beginning: string): Record<string, string> {
  const line = position.split('\n').find((one) => `${one} `.startsWith(`${beginning} `)) ?? beginning;
  const words = line.slice(beginning.length).trim().split(' ');
  return Object.fromEntries(words.map((word) => (word.includes('=') ? word.split('=') : ['is', word])));
}

const NOTHING = { at: '-', steps: '0', faceUp: 'no', shaken: 'no', moved: 'no', fought: 'no' };

/** A piece as the position has it. */
export const piece = (match: Play, name: string): Record<string, string> => ({
  ...NOTHING,
  ...row(position(match), `unit ${name}`),
});

/** Where a piece is: `0304`, or `-` when it is lost. */
export const place = (match: Play, name: string): string => piece(match, name).at as string;

export const position = (match: Play): string => writePosition(match.engine);
export const seen = (match: Play, side: number): string => writeView(match.view(side));

/** What a side has been told, in sentences, since the match or the scene began. */
export const news = (match: Play, side: number): string[] => match.events(side).map(sentence);

/** How it ended. */
export const outcome = ({ engine }: Play) => proving.outcome(engine.g);
