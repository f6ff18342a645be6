import { expect, test } from 'vitest';
import { ALLIED, asks, legal, news, play, reasons, refusal, scene, unit } from './scene.ts';

test('Lion', () => {
  const m = scene('C 3', '5/736 2821', '6/736 2821', '1-SLR 2720', '13/18-H 2820 N');
  console.log(asks(m), legal(m));
  play(m, 'fire 2821');
  console.log(asks(m), legal(m));
  play(m, 'join 1-SLR', 'join 13/18-H', 'points 20');
  console.log(legal(m), reasons(m, 'join HQ-3'), reasons(m, 'join 5/736'));
  play(m, 'shoot');
  console.log(asks(m));
  play(m, '6-5');
  console.log(news(m, ALLIED), asks(m));
});
