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
import { dataOf, UNIT } from '../src/data.ts';
import { overlordDday } from '../src/index.ts';

export const [ALLIED, GERMAN] = [0, 1] as const;

/** A match of the game. */
export type Play = ReturnType<typeof scene>;

/** The moments a scene may begin at, each with the procedures under way; a number after it is the phase. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  naval: ['landingPhase.beachLanding', 'navalFire.fire'],
  landing: ['landingPhase.alliedAction', 'beachLanding.land'],
  'allied combat': ['landingPhase.resistance', 'action.begin side=allied'],
  'allied movement': ['landingPhase.resistance', 'action.move side=allied'],
  activation: ['landingPhase.germanAction', 'activation.begin'],
  'german combat': ['landingPhase.recovery', 'action.begin side=german'],
  'german movement': ['landingPhase.recovery', 'action.move side=german'],
  recovery: ['recovery.garrisons'],
};

/** `naval 2` is a moment of that phase; `preliminary.utah` and `endStage.glide` are steps of those stages. */
function framesOf(moment: string): { phase: number; frames: readonly string[] } {
  const [, words = '', phase = ''] = /^(.*?)(?: (\d))?$/.exec(moment) ?? [];
  const known = MOMENTS[words];
  if (known !== undefined) return { phase: Number(phase), frames: ['game.nextPhase', ...known] };
  if (moment.startsWith('preliminary.')) return { phase: 0, frames: ['game.nextPhase', moment] };
  if (moment.startsWith('endStage.')) return { phase: 6, frames: ['game.over', moment] };
  throw new Error(`there is no moment “${moment}”`);
}

const WORDS: Readonly<Record<string, string>> = {
  RG: 'marker=regroup',
  DG: 'marker=disorganized',
  reduced: 'back=yes steps=1',
  back: 'back=yes',
  active: 'active=yes',
};

/**
 * A match that goes on from a position of a few lines. `1/16 N2932 reduced DG` is that unit in that place with
 * all its steps unless told otherwise: `reduced` has one left, `back` shows the other side without a loss, `RG`
 * and `DG` are its markers, `active` is for Germans, and fields are added as in `landed=Omaha`. Any other line is
 * one of the position format. Nothing else is on the map; after phase 1 the resistance chits are reduced.
 */
export function scene(moment: string, ...lines: string[]) {
  return resume(readPosition(overlordDday, positionText(moment, lines)));
}

function positionText(moment: string, lines: readonly string[]): string {
  const { phase, frames } = framesOf(moment);
  const said = (name: string): boolean => lines.some((line) => line.startsWith(`${name} `));
  return [
    'bocage-position 1',
    `game overlord-dday ${overlordDday.version}`,
    'scenario dday',
    ...lines.filter((line) => line.startsWith('options ')),
    `phase ${phase}`,
    ...(phase > 1 && !said('reduced') ? ['reduced yes'] : []),
    ...lines.filter((line) => !line.startsWith('options ')).map(lineOf),
    ...frames.map((frame) => `> ${frame}`),
  ].join('\n');
}

function lineOf(line: string): string {
  const [name = '', place = '', ...said] = line.split(' ');
  const unit = UNIT.parse(name);
  if (unit === undefined) return line;
  const fields = said.flatMap((word) => (WORDS[word] ?? word).split(' '));
  const steps = fields.some((field) => field.startsWith('steps=')) ? [] : [`steps=${dataOf(unit).steps}`];
  return ['unit', name, `at=${place}`, ...steps, ...fields].join(' ');
}

/** A match from the beginning. */
export function opening(scenario = 'dday', options: Record<string, string> = {}): Play {
  return start(overlordDday, setUpFor(overlordDday, { scenario, options }));
}

/** Does one thing after another, in words: actions of the players, and outcomes where Chance is asked. */
export function play(match: Play, ...words: string[]): Play {
  for (const word of words) {
    if (match.engine.over) throw new Error(`the game is over before “${word}”`);
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

/** Who is asked at which step: `german action.move`, `* combat.roll` for Chance, `over` at the end. */
export function asks({ engine }: Play): string {
  if (engine.over) return 'over';
  return `${engine.side === CHANCE ? '*' : overlordDday.sides.text(engine.side)} ${engine.stepName}`;
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

export const position = (match: Play): string => writePosition(match.engine);
export const seen = (match: Play, side: number): string => writeView(match.view(side));

const MARKERS: Readonly<Record<string, string>> = { regroup: ' RG', disorganized: ' DG' };

/** A unit in the words of a scene: `N2932 reduced DG`, `-` when it is out of play. */
export function unit(match: Play, name: string): string {
  const { at = '-', steps, back, marker = '' } = row(position(match), `unit ${name}`);
  if (at === '-') return '-';
  const worn = Number(steps) < dataOf(UNIT.of(name)).steps;
  return `${at}${worn ? ' reduced' : back === 'yes' ? ' back' : ''}${MARKERS[marker] ?? ''}`;
}

/** A field of a unit as the position has it; undefined where it is as at first. */
export const field = (match: Play, name: string, what: string): string | undefined =>
  row(position(match), `unit ${name}`)[what];

/** Where a unit is: `N2932`, a box, or `-` when it is out of play. */
export const place = (match: Play, name: string): string => field(match, name, 'at') ?? '-';

/** The value of a line such as `phase 2`. */
export const value = (match: Play, name: string): string | undefined => row(position(match), name).is;

/** What a side has been told, in sentences, since the match or the scene began. */
export const news = (match: Play, side: number): string[] => match.events(side).map(sentence);

/** How it ended. */
export const outcome = ({ engine }: Play) => overlordDday.outcome(engine.g);
