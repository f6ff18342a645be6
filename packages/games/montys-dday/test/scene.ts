import { position, row, type Style, stage } from '@bocage/testkit';
import { onTestFinished } from 'vitest';
import { montysDday } from '../src/index.ts';
import { isSea, PLACE } from '../src/map.ts';
import { supportIn } from '../src/tables/turns.ts';
import { FACINGS } from '../src/terms.ts';
import { SIDE_OF, UNIT } from '../src/units.ts';

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
 * `C 3` is the beginning of segment C in turn 3, `moves 3` that of the moves in its segment D; `moves 3 > a.b x=1` is in
 * the midst of a procedure, after which the moves begin; whether play calls it there is not asked.
 */
function framesOf(moment: string): { turn: number; step: string; frames: readonly string[] } {
  const [beginning = '', ...within] = moment.split(' > ');
  const { frames, ...when } = outerFrames(beginning);
  return { ...when, frames: [...frames, ...within] };
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
  (sketchedFor === null && !moment.includes(' > ') ? staged : sketches).scene(moment, ...held(lines));

/** Allied troops ashore hold the hexes they are in; a landing is put off by its option. */
function held(lines: readonly string[]): string[] {
  const placesOf = (side: number): string[] =>
    lines.flatMap((line) => {
      const [name = '', place = ''] = line.split(' ');
      const one = UNIT.parse(name);
      return one !== undefined && SIDE_OF[one] === side && /^\d{4}$/.test(place) ? [place] : [];
    });
  const germans = placesOf(GERMAN);
  const hexes = placesOf(ALLIED).filter((hex) => !isSea(PLACE.of(hex)) && !germans.includes(hex));
  const told = lines.map((line) => {
    const [table, hex = ''] = line.split(' ');
    return table === 'hex' && hexes.includes(hex) && !line.includes('allied=') ? `${line} allied=yes` : line;
  });
  const said = new Set(told.flatMap((line) => (line.startsWith('hex ') ? [line.split(' ')[1]] : [])));
  const isLate =
    lines.some((line) => line.startsWith('delay ')) && !lines.some((line) => line.startsWith('options '));
  const options = isLate ? ['options tide=yes'] : [];
  return [
    ...options,
    ...told,
    ...[...new Set(hexes)].filter((hex) => !said.has(hex)).map((hex) => `hex ${hex} allied=yes`),
  ];
}

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
