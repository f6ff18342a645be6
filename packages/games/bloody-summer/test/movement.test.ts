import { expect, test } from 'vitest';
import { legal, play, scene } from './scene.ts';
test('x', () => {
  const m = scene('us-moves 8', 'scenario campaign', '4-8 0420', '70-Tk 0420', 'US-VII 0420');
  console.log(legal(m).length, legal(m).slice(0,10), legal(m).slice(-10));
});
