import { proving } from '@bocage/game-proving';
import { type Harm, type Presentation, unitHarms } from '@bocage/wargame';
import { expect, test } from 'vitest';
import { type Claim, headlineFor, preview } from '../src/index.ts';
import { actionOf, assault, BLUE, RED } from './scene.ts';

const NAMES = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'];
const NOWHERE = -1;

/** As the proving game tells it. */
const presentation: Pick<Presentation, 'sides' | 'harms' | 'previews'> = {
  sides: ['Blue', 'Red'],
  previews: [{ verb: 'attack', then: [], about: 'combat.hex' }],
  harms: {
    of: unitHarms({
      sideOf: (unit) => (NAMES[unit]?.startsWith('B') ? BLUE : RED),
      nameOf: (unit) => NAMES[unit] ?? '',
      isGone: (at) => at === NOWHERE,
    }),
    through: ['losses', 'retreat', 'combat.advance'],
    disorder: 'shaken',
  },
};

const harm = (kind: Harm['kind'], side: number, who: string, count = 1): Harm => ({ kind, side, who, count });

/** What Blue reads of an attack of its own that comes out in these ways, each as likely as the others. */
function read(you: number, ...ways: readonly (readonly Harm[])[]): string[] {
  const probability = 1 / ways.length;
  const input = { game: proving as never, presentation, actor: BLUE, you };
  return told(headlineFor(ways.map((harms) => ({ probability, fates: [{ probability: 1, harms }] })), input)); // biome-ignore format: one call
}

const told = (claims: readonly Claim[]): string[] =>
  claims.map(({ text, probability }) => `${text} ${Math.round(100 * probability)} %`);

test('what the enemy may suffer comes first, then what you may; one who is alone goes by its name', () => {
  const [lost, hurt] = [harm('loss', RED, 'R1'), harm('loss', BLUE, 'B1')];
  expect(read(BLUE, [lost], [lost, hurt], [hurt], [], [lost], [lost])).toEqual([
    'R1 loses a step 67 %',
    'you lose one 33 %',
  ]);
  expect(read(-1, [lost], [hurt])).toEqual(['R1 loses a step 50 %', 'B1 loses one 50 %']);
});

test('several go by their side, and more steps than one are “or more”', () => {
  const both = [harm('loss', RED, 'R1'), harm('loss', RED, 'R2')];
  expect(read(BLUE, both, [harm('loss', RED, 'R1')], [], [])).toEqual(['Red loses a step or more 50 %']);
  expect(read(BLUE, [harm('loss', RED, 'R1', 2)], [])).toEqual(['R1 loses a step or more 50 %']);
});

test('who is gone whenever a step is lost is only gone', () => {
  const gone = [harm('loss', RED, 'R1'), harm('gone', RED, 'R1')];
  expect(read(BLUE, gone, gone, [], [])).toEqual(['R1 is eliminated 50 %']);
  expect(read(BLUE, gone, [harm('loss', RED, 'R1')], [], [])).toEqual([
    'R1 loses a step 50 %',
    'R1 is eliminated 25 %',
  ]);
});

test('whoever acts advances; others who go elsewhere retreat; disorder is told where nothing worse is', () => {
  const ways = [[harm('retreat', RED, 'R1'), harm('retreat', BLUE, 'B1')], [harm('disorder', BLUE, 'B2')]];
  expect(read(BLUE, ...ways)).toEqual(['R1 retreats 50 %', 'B2 is shaken 50 %']);
  const both = [harm('disorder', BLUE, 'B1'), harm('disorder', BLUE, 'B2')];
  expect(read(BLUE, both)).toEqual(['units of yours are shaken 100 %']);
  const worse = [harm('loss', RED, 'R1'), harm('disorder', RED, 'R1')];
  expect(read(BLUE, worse, [])).toEqual(['R1 loses a step 50 %']);
});

test('what comes of every throw is certain, however the parts add up', () => {
  const way = { probability: 1 / 6, fates: [{ probability: 1, harms: [harm('loss', RED, 'R1')] }] };
  const input = { game: proving as never, presentation, actor: BLUE, you: BLUE };
  const claims = headlineFor([way, way, way, way, way, way], input);
  expect(claims.map(({ probability }) => probability)).toEqual([1]);
});

test('where nobody is harmed, or nobody says what harm is, nothing is said', () => {
  expect(read(BLUE, [], [])).toEqual([]);
  const silent = { sides: presentation.sides };
  const input = { game: proving as never, presentation: silent, actor: BLUE, you: BLUE };
  expect(
    headlineFor([{ probability: 1, fates: [{ probability: 1, harms: [harm('loss', RED, 'R1')] }] }], input),
  ).toEqual([]);
});

// 8 against 3 is 2:1 on open ground: Blue loses a step on 1 to 3, Red on 3 and 6 and goes back on 5 and 6 (5.5).
test('5.5: B1 and B2 against R1, though Blue is asked which of its pieces loses the step', () => {
  const match = assault();
  const { engine } = match;
  const action = actionOf(match, 'attack 0403 B1+B2');
  const { ways } = preview({ engine, view: null, action, presentation });
  const claims = headlineFor(ways, { game: engine.game, presentation, actor: BLUE, you: BLUE });
  expect(told(claims)).toEqual(['R1 loses a step 33 %', 'R1 retreats 33 %', 'you lose one 50 %']);
  expect(claims.map(({ probability }) => probability)).toEqual(
    [1 / 3, 1 / 3, 1 / 2].map((one) => expect.closeTo(one, 9)),
  );
  const asRed = headlineFor(ways, { game: engine.game, presentation, actor: BLUE, you: RED });
  expect(told(asRed)).toEqual(['Blue loses a step 50 %', 'you lose one 33 %', 'you retreat 33 %']);
});
