import { innermost, type Judged, judgeCalls, judgedBy } from '@bocage/kernel';
import { expect, test } from 'vitest';
import type { G } from '../src/state.ts';
import { scene } from './scene.ts';

const { g } = scene('blue fights', 'B1 0304', 'R1 0404').engine;

test('judges note what cannot be, by a rule or by how the books are kept, in their order', () => {
  const judge = judgedBy<G>(
    ({ odd }) => odd('nobody was there'),
    ({ against }) => against('5.6', 'he was lost'),
    () => undefined,
  );
  expect(judge(g)).toEqual([
    { rule: 'position', text: 'nobody was there' },
    { rule: '5.6', text: 'he was lost' },
  ]);
});

test('they are given the procedures under way, the outermost first', () => {
  const told: unknown[] = [];
  const look = (judged: Judged<G>): void => {
    told.push(judged.frames.map(({ name, step }) => `${name}.${step}`));
    told.push(innermost(judged, 'turn', 'game')?.name, innermost(judged, 'round')?.value('side'));
    told.push(innermost(judged, 'combat'));
  };
  judgedBy<G>(look)(g);
  expect(told).toEqual([['game.next', 'turn.again', 'round.act'], 'turn', 0, undefined]);
});

test('a procedure that stands where nobody calls it is told, with those who do', () => {
  const calls = (callers: Record<string, string[]>): string[] =>
    judgedBy<G>((judged) => judgeCalls(judged, callers))(g).map(({ text }) => text);
  expect(calls({ turn: ['game.next'], round: ['turn.draw', 'turn.again'], combat: [] })).toEqual([]);
  expect(calls({ round: ['turn.draw', 'turn.card'] })).toEqual([
    'round is not called by turn.again, but by turn.draw or turn.card',
  ]);
});
