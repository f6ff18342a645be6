import { expect, test } from 'vitest';
import { cardSpot } from '../src/board/card.ts';

const CAMERA = { x: 0, y: 0, k: 1 };
const VIEW = { width: 1000, height: 800 };
const AT = { x: 500, y: 400 };
const look = { at: AT, points: [AT], lit: [], taken: [], size: { width: 200, height: 50 } };

test('a card stands above its place, and below it where it would lie on what may be chosen', () => {
  const above = cardSpot(look, CAMERA, VIEW);
  expect(above.y + above.height).toBeLessThan(AT.y);
  const below = cardSpot({ ...look, lit: [{ x: 480, y: 310 }] }, CAMERA, VIEW);
  expect(below.y).toBeGreaterThan(AT.y);
});

test('where both would hide something it stands beside its place, inside the window', () => {
  const lit = [
    { x: 500, y: 310 },
    { x: 500, y: 490 },
  ];
  const beside = cardSpot({ ...look, lit }, CAMERA, VIEW);
  expect(beside.x).toBeGreaterThan(AT.x);
  const atEdge = { ...look, at: { x: 900, y: 400 }, points: [], lit: lit.map(({ y }) => ({ x: 900, y })) };
  expect(cardSpot(atEdge, CAMERA, VIEW).x).toBeLessThan(900 - 200);
});

test('a card about much on a coast stands above all of it, not under the small map', () => {
  const coast = [250, 350, 450, 500, 550, 650, 750].map((x) => ({ x, y: 580 }));
  const taken = [{ x: 400, y: 740, width: 600, height: 60 }];
  const at = { x: 500, y: 660 };
  const spot = cardSpot({ ...look, at, points: [at, ...coast], taken }, CAMERA, VIEW);
  expect(spot.y + spot.height).toBeLessThan(580);
});
