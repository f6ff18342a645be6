import { NONE } from '@bocage/kernel';
import { scriptedPlayer } from '@bocage/kernel/players';
import { expect, test } from 'vitest';
import { doctrine } from '../../src/player/index.ts';
import { ALLIED, GERMAN, opening, scene } from '../scene.ts';
import { deedsBy, deedsOf } from './scene.ts';

const { features } = doctrine;
type Match = ReturnType<typeof scene>;

function seen({ engine }: Match): Readonly<Record<string, number>> {
  const row = new Float64Array(features.names.length);
  features.read(engine.g, row);
  return Object.fromEntries(features.names.map((name, i) => [name, row[i] as number]));
}
const planned = ({ engine }: Match, side: number): string[] =>
  doctrine.plans(engine, side).map(({ id }) => id);

test('nothing that is seen hangs on where the mines lie', () => {
  const lines = ['1-SR 2720', '10/736 2620', 'I/155 2813'];
  const laid = (sword: number, gold: number): Match =>
    scene('C 3', ...lines, `beach sword mines=${sword}`, 'beach juno mines=3', `beach gold mines=${gold}`);
  expect(seen(laid(1, 3))).toEqual(seen(laid(3, 1)));
});

test('before play nothing is seen at all, since either sets up unseen', () => {
  const { one, ...others } = seen(opening());
  expect(one).toBe(1);
  expect(Object.values(others).every((figure) => figure === 0)).toBe(true);
});

test('whoever stands in Caen, and whoever is before it, is seen', () => {
  const far = seen(scene('C 9', '1-SR 2720', 'I/155 3106'));
  const near = seen(scene('C 9', '1-SR 3107', 'I/155 3106'));
  expect([far.caen, near.caen]).toEqual([0, 0.25]);
  expect(near['way-to-caen']).toBeLessThan(far['way-to-caen'] as number);
});

test('the judgement knows what is seen, and every scenario ends under its last hand', () => {
  expect(doctrine.judgement?.features).toEqual(features.names);
  expect(doctrine.judgement?.chance).toHaveLength(features.hands);
  const handAt = (moment: string, ...lines: string[]): number =>
    features.hand(scene(moment, ...lines, '1-SR 2720', '10/736 2620').engine.g);
  expect([handAt('C 1'), handAt('C 14')]).toEqual([0, features.hands - 1]);
});

test('a side thinks in its own player turn, and follows one plan in that of the other', () => {
  const match = scene('C 4', '1-SR 2720', '10/736 2620', 'I/155 3106');
  expect(planned(match, ALLIED).length).toBeGreaterThan(5);
  expect(planned(match, GERMAN)).toEqual(['usual']);
});

test('only what makes sense is thought of: nobody takes back a city that nobody has taken', () => {
  const units = ['1-SR 2720', '10/736 2620', 'I/155 2906'];
  expect(planned(scene('H 6', ...units), GERMAN)).not.toContain('retake-caen');
  expect(planned(scene('H 6', ...units, 'hex 3006 allied=yes'), GERMAN)).toContain('retake-caen');
});

test('stretches are the player turns, and none begins before another', () => {
  const at = (moment: string): number =>
    doctrine.stretch(scene(moment, '1-SR 2720', '10/736 2620', 'I/155 3106').engine);
  const all = ['C 3', 'moves 3', 'F 3', 'H 3', 'I 3', 'C 4'].map(at);
  expect(all).toEqual([5, 5, 5, 6, 6, 7]);
});

test('who would take Caen back lets a staff on its way drive through the hex that the Allies have left', () => {
  const match = (): Match => scene('I 3', '1-SR 2720', 'I/22 2906', '4/736 2716', 'hex 3306 allied=yes');
  const isRetaken = (moves: readonly string[]): boolean =>
    moves.some((deed) => /^move HQ-21 .*3306/.test(deed));
  const first = scriptedPlayer('first', doctrine.scripts(GERMAN, doctrine.first(GERMAN), 'quick'));
  expect(isRetaken(deedsBy('retake-caen', match(), 'movement.moves'))).toBe(true);
  expect(isRetaken(deedsOf(first, match(), 'movement.moves'))).toBe(false);
});

test('the guns of the main effort fire there first', () => {
  const lines = ['1-SR 2720', '10/736 2620', 'RWR 4125', '6/736 4124'];
  const shot = (id: string): string => deedsBy(id, scene('C 3', ...lines), 'fireSegment.aim')[0] ?? '';
  expect([shot('main-effort-sword'), shot('main-effort-juno')]).toEqual(['fire 2620', 'fire 4124']);
});

test('who goes straight for Caen leaves the Garrison of a fort beside the road alone', () => {
  const lines = ['2-KSLI 2816 N', '4/736 2418', 'I/744 3206'];
  const goal = (id: string): string =>
    deedsBy(id, scene('moves 6', ...lines), 'movement.moves').find((deed) =>
      deed.startsWith('move 2-KSLI'),
    ) ?? '';
  const rowOf = (deed: string): number => Number(/(\d\d)$/.exec(deed)?.[1] ?? 99);
  expect(rowOf(goal('straight-for-caen'))).toBeLessThan(rowOf(goal('clear-the-beaches')));
});

test('the first style and the usual one lie within their bounds', () => {
  for (const side of [ALLIED, GERMAN])
    for (const style of [doctrine.first(side), doctrine.usual(side)])
      for (const [name, [low, high]] of Object.entries(doctrine.bounds(side))) {
        expect(style[name], name).toBeGreaterThanOrEqual(low);
        expect(style[name], name).toBeLessThanOrEqual(high);
      }
});

test('a victory is worth more than a draw whatever it cost, and fewer losses are worth something', () => {
  const { g } = opening().engine;
  const worth = (winner: number, losses: number): number =>
    doctrine.utility({ winner, text: '', score: { caen: 2, lodgments: 0, losses, zones: 0 } }, g);
  expect(worth(ALLIED, 40)).toBeGreaterThan(worth(NONE, 0));
  expect(worth(NONE, 40)).toBeGreaterThan(worth(GERMAN, 0));
  expect(worth(GERMAN, 20)).toBeGreaterThan(worth(GERMAN, 30));
});
