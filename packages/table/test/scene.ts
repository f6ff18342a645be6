import { proving } from '@bocage/game-proving';
import { type Match, type Player, randomPlayer, seeded } from '@bocage/kernel';
import { actionOf, stage } from '@bocage/testkit';
import { type Seating, Table } from '../src/index.ts';

export * from '@bocage/testkit';
export const [BLUE, RED] = [0, 1] as const;

const VALUES: Readonly<Record<string, string>> = {
  B1: '4', B2: '4', B3: '3', B4: '3', B5: '2', B6: '2', R1: '3', R2: '3', R3: '2', R4: '1', R5: '3', R6: '5',
}; // biome-ignore format: a list
const FACE_DOWN = ['R4', 'R5', 'R6'];

/** Scenes of the proving game begin when `blue moves`, `red fights` and so on; nobody has fire support. */
export const sceneOf = (game: typeof proving) =>
  stage(game, {
    moment(words) {
      const [side, does] = words.split(' ');
      const round = `round.act side=${side} fights=${does === 'fights' ? 'yes' : 'no'}`;
      return {
        usual: ['deck sun=2 mud=2 fog=2', ...Object.keys(VALUES)],
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

export const { scene, opening } = sceneOf(proving);

/** B1 and B2 beside R1 in the open: Blue fights, and Red's chit to move is the last in the cup. */
export const assault = (...more: string[]): Match =>
  scene('blue fights', 'cup red-move=1', 'B1 0304', 'B2 0303', 'R1 0403', 'R2 0907', ...more);

/** Four blue pieces far from everybody. */
export const march = (): Match =>
  scene(
    'blue moves',
    'cup red-move=1 blue-move=1',
    'B1 0103',
    'B2 0103',
    'B3 0106',
    'B4 0201',
    'R1 0907',
    'R2 0807',
  );

/** A table at which people play some sides, and the others play at random. */
export function tableOf(
  match: Match,
  people: readonly number[] = [BLUE],
  more: Partial<Seating> = {},
): Table {
  const humans = new Set(people);
  const opponents = [BLUE, RED].map((side): Player | undefined =>
    humans.has(side) ? undefined : randomPlayer,
  );
  return new Table({ match, humans, opponents, dice: seeded(3), coins: seeded(4), ...more });
}

/** Does actions of people in words, and lets the others answer until a person is asked. */
export function act(table: Table, ...words: string[]): Table {
  for (const word of words) {
    const reasons = table.act(actionOf(table.match, word));
    if (reasons.length > 0) throw new Error(reasons.map(({ text }) => text).join());
    runOn(table);
  }
  return table;
}

/** Lets Chance and the opponents answer until a person is asked. */
export function runOn(table: Table): Table {
  while (!table.engine.over && !table.isAsking) table.stepOn();
  return table;
}

/** The answers that led to the moment that is shown. */
export const said = (table: Table): string[] =>
  table.match.plies.map(({ answers }) => answers[0]?.text as string);
