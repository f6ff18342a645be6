import { ALLIES, CW, GERMAN, trio, US } from '@bocage/testkit';
import { expect, test } from 'vitest';
import {
  Engine,
  type Player,
  playOut,
  readRecord,
  readSeats,
  seatsText,
  seeded,
  sharesSeat,
  start,
  TextError,
  UNKNOWN,
  writeRecord,
  writeView,
} from './kernel.ts';
import { act, thrownBy } from './tiny.ts';

const game = trio({ camps: ALLIES });
const PLAIN = { scenario: 'plain', options: {} };
/** Two players: one has both Allies. */
const TWO = [[US, CW], [GERMAN]];
const begun = () => start(game, PLAIN);

test('seats are written and read by the names of their sides, each of which sits once', () => {
  expect(seatsText(game, TWO)).toBe('us+commonwealth german');
  expect(readSeats(game, ['us+commonwealth', 'german'])).toEqual(TWO);
  expect(readSeats(game, ['us', 'poles'])).toContain('no side “poles”');
  expect(readSeats(game, ['us', 'german'])).toContain('commonwealth is not');
  expect(readSeats(game, ['us+us+commonwealth', 'german'])).toContain('us is not');
});

test('nobody shares a seat with Chance', () => {
  expect([sharesSeat(TWO, US, CW), sharesSeat(TWO, CW, GERMAN), sharesSeat(TWO, -1, GERMAN)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('sides of one seat share what they know, and nobody else', () => {
  const match = begun();
  match.apply(act('bid', 3));
  const unknown = (side: number) => match.view(side).data.includes(UNKNOWN);
  expect(writeView(match.view(CW))).toContain('seen-by commonwealth\n');
  expect([US, CW, GERMAN].map((side) => writeView(match.view(side)).includes('bid us secret=3'))).toEqual([
    true,
    false,
    false,
  ]);
  match.seats = TWO;
  expect([US, CW, GERMAN].map((side) => writeView(match.view(side)).includes('bid us secret=3'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(writeView(match.view(CW))).toContain('seen-by us+commonwealth\n');
  expect(unknown(GERMAN)).toBe(true);
});

test('what a seat decides it may undo, for whichever of its sides, until another seat is asked', () => {
  const alone = begun();
  alone.apply(act('bid', 1));
  expect(alone.whyNotUndo()?.text).toContain('the decision went to another side');
  const match = begun();
  match.seats = TWO;
  match.apply(act('bid', 1));
  expect(match.whyNotUndo(CW)).toBeNull();
  expect(match.whyNotUndo(GERMAN)?.text).toBe('the last decision was the other side’s');
  match.apply(act('bid', 1));
  expect(match.whyNotUndo(US)?.text).toContain('the decision went to another side');
});

test('a player of several sides is asked for each of them with what all of them know', () => {
  const asked: string[] = [];
  const watcher = (name: string): Player => ({
    name,
    choose(seat, random) {
      const { view } = seat;
      asked.push(`${name} ${seat.side} of ${view.sides.join('+')} ${view.side}`);
      return seat.sample(random);
    },
  });
  const ann = watcher('Ann');
  playOut(new Engine(game, PLAIN), [ann, ann, watcher('Ben')], seeded(1), undefined, TWO);
  expect(asked).toEqual(['Ann 0 of 0+1 0', 'Ann 1 of 0+1 1', 'Ben 2 of 2 2']);
});

test('a record tells who held several sides, and comes back as it was; else it says nothing of seats', () => {
  const match = begun();
  for (const bid of [1, 2, 3]) match.apply(act('bid', bid));
  expect(writeRecord(match)).not.toContain('seats');
  match.seats = TWO;
  match.marks = { ...match.marks, seeded: true };
  const text = writeRecord(match);
  expect(text.split('\n').slice(3, 5)).toEqual(['marks seeded', 'seats us+commonwealth german']);
  const again = readRecord(game, text);
  expect([again.seats, writeRecord(again)]).toEqual([TWO, text]);
  const error = thrownBy(() => readRecord(game, text.replace('seats us+', 'seats ')));
  expect(error).toBeInstanceOf(TextError);
  expect(error.message).toMatch(/^line 5: .*us/);
});
