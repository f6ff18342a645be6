import { position, row, stage } from '@bocage/testkit';
import { proving } from '../src/index.ts';

export * from '@bocage/testkit';
export const [BLUE, RED] = [0, 1] as const;

const VALUES: Readonly<Record<string, string>> = {
  B1: '4', B2: '4', B3: '3', B4: '3', B5: '2', B6: '2', R1: '3', R2: '3', R3: '2', R4: '1', R5: '3', R6: '5',
}; // biome-ignore format: a list
const FACE_DOWN = ['R4', 'R5', 'R6'];
const TOWNS = ['0404', '0504', '0703'];

/**
 * Scenes begin when `blue moves`, `red fights` and so on. `B1 0304` is that piece fresh in that hex, with its
 * printed strength (R4, R5 and R6 face down with 1, 3 and 5). The sun shines, the cup is empty, Red holds the
 * towns, and nobody else is left or has fire support, unless told otherwise.
 */
export const { scene, opening } = stage(proving, {
  moment(words) {
    const [side, does] = words.split(' ');
    const towns = TOWNS.map((town) => `hex ${town} held=red`);
    const round = `round.act side=${side} fights=${does === 'fights' ? 'yes' : 'no'}`;
    return {
      usual: ['deck sun=2 mud=2 fog=2', ...towns, ...Object.keys(VALUES)],
      frames: ['game.next', 'turn.again', round],
    };
  },
  piece: (name, place) => ({
    at: place,
    steps: place === '-' ? '0' : '2',
    value: VALUES[name] as string,
    faceUp: FACE_DOWN.includes(name) ? 'no' : 'yes',
  }),
});

/** A match of the proving game. */
export type Play = ReturnType<typeof scene>;

const NOTHING = { at: '-', steps: '0', faceUp: 'no', shaken: 'no', moved: 'no', fought: 'no' };

/** A piece as the position has it. */
export const piece = (match: Play, name: string): Record<string, string> => ({
  ...NOTHING,
  ...row(position(match), `unit ${name}`),
});
