import { readFileSync } from 'node:fs';
import type { Action } from '@bocage/kernel';
import { readPosition, resume } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { proving } from '../src/index.ts';
import { legal, type Play, refusal } from './scene.ts';

const golden = (name: string): Play =>
  resume(readPosition(proving, readFileSync(new URL(`golden/${name}.position`, import.meta.url), 'utf8')));

const UNITS = ['B1', 'B2', 'B3', 'B4', 'R1', 'R5'];

test('5.2: what is listed is what the referee accepts of all attacks anybody could think of', () => {
  const match = golden('assault');
  const accepted: string[] = [];
  for (let column = 1; column <= 9; column++)
    for (let line = 1; line <= 7; line++)
      for (let set = 0; set < 1 << UNITS.length; set++) {
        const units = UNITS.filter((_, i) => (set & (1 << i)) !== 0).join('+') || 'none';
        const words = `attack 0${column}0${line} ${units}`;
        if (refusal(match, words) === '') accepted.push(words);
      }
  expect(accepted.sort()).toEqual(legal(match, 'attack').sort());
});

const [B1, B2] = [0, 1];

test('3.2: what is listed is where the referee lets a piece go, by whatever way', () => {
  const match = golden('skirmish');
  for (const unit of [B1, B2]) {
    const accepted = new Set<number>();
    const tryWay = (way: readonly number[]): void => {
      for (let place = 0; place < 64; place++) {
        const longer = [...way, place];
        const rule = match.why({ verb: 'move', args: [unit, longer] })[0]?.rule ?? '';
        if (rule === '') accepted.add(place);
        if (['', '3.7', '3.10'].includes(rule)) tryWay(longer); // it may not end there, but go on
      }
    };
    tryWay([]);
    const listed = match.legal().filter((action) => action.verb === 'move' && action.args[0] === unit);
    expect([...accepted].sort()).toEqual(listed.map(lastPlace).sort());
  }
});

const lastPlace = ({ args }: Action): number => (args[1] as readonly number[]).at(-1) as number;
