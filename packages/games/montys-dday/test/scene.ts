import { position, row, type Style, stage } from '@bocage/testkit';
import { onTestFinished } from 'vitest';
import { montysDday } from '../src/index.ts';
import { supportIn } from '../src/tables/turns.ts';
import { FACINGS } from '../src/terms.ts';

export * from '@bocage/testkit';
export const [ALLIED, GERMAN] = [0, 1] as const;

const ALLIED_STEPS = ['A', 'placement', 'B', 'tide', 'C', 'D', 'moves', 'landings', 'ashore', 'E', 'F'];
const GERMAN_STEPS = ['G', 'H', 'I', 'J', 'K'];
/** The segment in which a step of a player turn begins. */
const SEGMENT_BEFORE: Readonly<Record<string, string>> = {
  A: 'L',
  placement: 'A',
  B: 'A',
  tide: 'B',
  C: 'B',
  D: 'C',
  moves: 'D',
  landings: 'D',
  ashore: 'D',
  E: 'D',
  F: 'E',
  G: 'F',
  H: 'G',
  I: 'H',
  J: 'I',
  K: 'J',
};

/**
 * `C 3` is the beginning of segment C in turn 3, `moves 3` that of the moves in its segment D. `C 3 > harm.begin hex=2620`
 * has another procedure to do before that.
 */
function framesOf(words: string): { turn: number; step: string; frames: readonly string[] } {
  const [moment = '', ...inner] = words.split(' > ');
  const { frames, ...when } = outerFrames(moment);
  return { ...when, frames: [...frames, ...inner] };
}

function outerFrames(moment: string): { turn: number; step: string; frames: readonly string[] } {
  const [step = '', turn = ''] = moment.split(' ');
  if (ALLIED_STEPS.includes(step))
    return { turn: Number(turn), step, frames: ['game.answer', `alliedTurn.${step}`] };
  if (GERMAN_STEPS.includes(step))
    return { turn: Number(turn), step, frames: ['game.interphase', `germanTurn.${step}`] };
  if (step === 'L') return { turn: Number(turn), step, frames: ['game.interphase'] };
  throw new Error(`there is no moment “${moment}”`);
}

const WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FACINGS.map((facing) => [facing, `mode=movement facing=${facing}`])),
  green: 'disrupted=green',
  grey: 'disrupted=grey',
};

/**
 * `1-SLR 2620 NW green` is that unit in that hex, in Movement Mode facing north-west, with a green marker; without a
 * facing it is in Combat Mode. Coast artillery has `facing=N`. Nothing else is on the map, and the turn has the support
 * points of the track.
 */
const STYLE: Style = {
  moment(words) {
    const { turn, step, frames } = framesOf(words);
    const support = supportIn(turn, false);
    return {
      usual: [
        `turn ${turn}`,
        `segment ${SEGMENT_BEFORE[step] ?? 'K'}`,
        ...(support > 0 ? [`support ${support}`] : []),
      ],
      frames,
    };
  },
  piece: (_name, place) => ({ at: place }),
  words: WORDS,
};
const staged = stage(montysDday, STYLE);
const sketches = stage({ ...montysDday, impossible: () => [] }, STYLE);
export const { opening } = staged;
export const scene: (typeof staged)['scene'] = (moment, ...lines) =>
  (sketchedFor === null ? staged : sketches).scene(moment, ...lines);

let sketchedFor: string | null = null;
/** Said first in a test whose scenes play would not lead to, with what there is in them that play has not. */
export function sketched(why: string): void {
  sketchedFor = why;
  onTestFinished(() => {
    sketchedFor = null;
  });
}

/** A match of the game. */
export type Play = ReturnType<typeof scene>;

/** A unit in the words of a scene: `2620 NW green`, `-` when it is out of play. */
export function unit(match: Play, name: string): string {
  const { at = '-', mode, facing = 'N', disrupted } = row(position(match), `unit ${name}`);
  if (at === '-') return '-';
  return [at, ...(mode === 'movement' ? [facing] : []), ...(disrupted === undefined ? [] : [disrupted])].join(
    ' ',
  );
}
