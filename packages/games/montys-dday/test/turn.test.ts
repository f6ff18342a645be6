import { expect, test } from 'vitest';
import { ALLIED, asks, field, legal, news, type Play, play, position, refusal, row, scene, unit, value } from './scene.ts'; // biome-ignore format: a list

/** A battalion, tanks and guns with their headquarters before a German company and its guns: there is something to do in every segment. */
const FRONT = ['1-SR 2617', '13/18-H 2617', '76-Fd 2620', 'HQ-3 2620', '10/736 2616', 'I/155 2612', 'HQ-736 2612']; // biome-ignore format: a list

/** The segment, and who is asked there. */
const now = (match: Play): string => `${value(match, 'segment')} ${asks(match).split('.')[0]}`;

/** Goes on without doing anything until the next turn, and tells what was asked on the way. */
function throughTurn(match: Play): string[] {
  const seen: string[] = [];
  const turn = value(match, 'turn');
  while (!match.engine.over && value(match, 'turn') === turn) {
    seen.push(now(match));
    const words = legal(match).find((one) => ['end', 'cease'].includes(one));
    if (words === undefined) throw new Error(`nothing ends ${asks(match)}`);
    play(match, words);
  }
  return seen;
}

test('MDD 3.0-a: the segments come in their order, Allied ones first, each with its own side', () => {
  expect(throughTurn(scene('C 8', ...FRONT))).toEqual([
    'C allied fireSegment',
    'D allied movement',
    'E german fireSegment',
    'F allied assaultSegment',
    'H german fireSegment',
    'I german movement',
    'J allied fireSegment',
    'K german assaultSegment',
  ]);
});

test('MDD 3.0-a: what belongs to one segment is not done in another', () => {
  const fire = scene('C 8', ...FRONT);
  expect([refusal(fire, 'move 1-SR 2618'), refusal(fire, 'assault 2616')]).toEqual(['input', 'input']);
  const moves = scene('moves 8', ...FRONT);
  expect([refusal(moves, 'fire 2616'), refusal(moves, 'assault 2616')]).toEqual(['input', 'input']);
});

test('MDD 3.1.1-a3: on turn 2 units may still be loaded, before they are put to sea', () => {
  const match = scene('placement 2', '1-SR sword-pool', '2-EYR sword-1-1');
  expect(refusal(match, 'load 1-SR sword-1-2')).toBe('');
  play(match, 'load 1-SR sword-1-2');
  expect(unit(match, '1-SR')).toBe('sword-1-2');
});

test('MDD 3.1.1-d1: the airborne land, then units on the map move, then boats land', () => {
  const match = scene('D 7', '1-SR 2618', '2-EYR 2622', '8-Para Aircraft announced=yes', '10/736 2616', 'flown 7'); // biome-ignore format: a list
  const order: string[] = [];
  const note = (): void => {
    const at = asks(match).split(' ')[1]?.split('.')[0] ?? '';
    if (order.at(-1) !== at) order.push(at);
  };
  for (let i = 0; i < 40 && value(match, 'segment') === 'D'; i++) {
    note();
    if (match.engine.side < 0) match.engine.resolve(match.engine.odds.kind.min);
    else
      play(match, legal(match).find((one) => one === 'end' || one === 'hold') ?? (legal(match)[0] as string));
  }
  const first = (name: string): number => order.indexOf(name);
  expect(first('airborneLanding')).toBe(0);
  expect(first('movement')).toBeGreaterThan(first('airborneLanding'));
  expect(first('beachLanding')).toBeGreaterThan(first('movement'));
});

test('MDD 3.1.1-e1, MDD 3.1.2-h1: in E and in H German units fire at Allied ones', () => {
  for (const moment of ['E 8', 'H 8']) {
    const match = scene(moment, ...FRONT);
    expect([asks(match), refusal(match, 'fire 2617'), refusal(match, 'fire 2616')]).toEqual([
      'german fireSegment.aim',
      '',
      '10.2.2-a',
    ]);
  }
});

test('MDD 3.1.2-j1: in J Allied units fire, with what is left of the support points', () => {
  const match = scene('J 8', 'support 7', ...FRONT);
  expect(asks(match)).toBe('allied fireSegment.aim');
  play(match, 'fire 2616', 'points 5');
  expect([refusal(match, 'points 2'), refusal(match, 'points 5'), refusal(match, 'join 76-Fd')]).toEqual([
    '',
    '11.1.5-a',
    '',
  ]);
});

test('MDD 3.1.3-l1, MDD 3.1.3-l2, MDD 3.1.3-l3: a turn ends with the next, its tide and its support points', () => {
  const match = scene('K 4', 'support 3', ...FRONT);
  play(match, 'end');
  expect([value(match, 'turn'), value(match, 'support')]).toEqual(['5', '90']);
  const window = play(scene('K 6', ...FRONT, '1-RUR Aircraft'), 'end');
  expect([value(window, 'turn'), now(window)]).toEqual(['7', 'A allied announcement']);
  expect(news(match, ALLIED)).toContain('Turn 5 begins, at falling tide; support points: 90.');
});

test('MDD 9.1.5-a: the presence of friends cancels zones for a retreat and not for a move', () => {
  // 2616 is in the zone of the Germans in 2615; with a friend in it the way back is open, but a move still ends there.
  const lines = ['1-SR 2617', '2-KSLI 2616', '10/736 2615'];
  const back = scene('C 8 > retreat.look unit=1-SR least=1 most=2', ...lines);
  expect(legal(back, 'retreat 2616').length).toBeGreaterThan(0);
  const alone = scene('C 8 > retreat.look unit=1-SR least=1 most=2', '1-SR 2617', '10/736 2615');
  expect(legal(alone, 'retreat 2616')).toEqual([]);
  expect(refusal(scene('moves 8', ...lines), 'move 1-SR 2616/2516')).not.toBe('');
});

test('MDD 10.1.1-b: a Close Assault sets combat factors against combat factors', () => {
  // A 9 against the 2 of a static company in the open: the protection factor of 2 does not enter, nor that of the attacker.
  const match = play(scene('F 8', '1-SR 2007', '10/736 2006'), 'assault 2006');
  while (asks(match).startsWith('allied assault.muster')) play(match, legal(match).includes('storm') ? 'storm' : (legal(match, 'join')[0] as string)); // biome-ignore format: one line
  expect(news(match, ALLIED).join(' ')).toMatch(/9 (to|against) 2/);
});

test('MDD 10.2.3-a, MDD 10.2.4-a: who has fired, and what was fired at, may fire and be fired at in the next segment', () => {
  const match = play(scene('C 8', ...FRONT, '9-DLI 5320', 'II/726 5321'), 'fire 2616', 'join 76-Fd', 'shoot');
  if (asks(match).endsWith('firing.brace')) play(match, 'pass');
  if (asks(match).startsWith('*')) play(match, '1+1');
  expect([refusal(match, 'fire 2616'), unit(match, '10/736')]).toEqual(['10.2.4-a', '2616']);
  while (value(match, 'segment') !== 'J') play(match, legal(match).find((one) => ['end', 'cease'].includes(one)) as string); // biome-ignore format: one line
  play(match, 'fire 2616');
  expect(refusal(match, 'join 76-Fd')).toBe('');
});

test('MDD 16.1-a, MDD 4.5.10-a: in the next player turn headquarters may support again, and who has landed is settled', () => {
  const match = play(scene('F 8', ...FRONT, '8-Para 2013 landed=parachute', 'HQ-27 2620 supported=yes'), 'end'); // biome-ignore format: a scene
  expect([value(match, 'segment'), field(match, '8-Para', 'landed'), field(match, 'HQ-27', 'supported')]).toEqual(['H', undefined, undefined]); // biome-ignore format: a list
  const back = play(scene('K 8', ...FRONT, 'HQ-27 2620 supported=yes'), 'end');
  expect([value(back, 'turn'), field(back, 'HQ-27', 'supported')]).toEqual(['9', undefined]);
});

test('MDD 15.1.3-a: as many mines may be cleared again in the next turn', () => {
  const match = play(scene('K 4', ...FRONT, 'beach sword mines=2 cleared=2'), 'end');
  expect([value(match, 'turn'), row(position(match), 'beach sword').cleared]).toEqual(['5', undefined]);
});
