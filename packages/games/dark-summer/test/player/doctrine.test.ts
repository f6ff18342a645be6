import type { BaseState } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { darkSummer } from '../../src/index.ts';
import { doctrine } from '../../src/player/index.ts';
import { ALLIED, E_HEXES, GERMAN, PLACE } from '../../src/queries.ts';
import { answer, answerIn, position } from './scene.ts';

const PORT = ['beach 2403 status=open', '729/709 Cherbourg', '739/709 Cherbourg', 'CherbGar Cherbourg'];
const LATE = ['cherbourgTaken 4', 'hex 2726 allied=yes', 'enteredBrittany 1', 'boundaryLifted yes'];
const GUARDS = ['16/1 2726', '18/1 2726', '26/1 2726'];

const planIds = (side: number, words: string, ...lines: string[]): string[] =>
  doctrine.plans(position(words, ...lines), side).map(({ id }) => id);

function look(words: string, ...lines: string[]): Record<string, number> {
  const { names, read } = doctrine.features;
  const row = new Float64Array(names.length);
  read(position(words, ...lines).g as BaseState, row);
  return Object.fromEntries(names.map((name, i) => [name, row[i] as number]));
}

test('in June the plans are about Cherbourg and Caen, in August about Brittany and the pocket', () => {
  const june = planIds(ALLIED, 'us moves 3', ...PORT, '8/4 1901');
  expect(june[0]).toBe('usual');
  expect(june).toEqual(expect.arrayContaining(['cherbourg-first', 'main-effort-caen', 'main-effort-west']));
  expect(june).not.toContain('shut-the-pocket');
  const august = planIds(ALLIED, 'us moves 8', ...LATE, ...GUARDS, 'KG12/12SS 4017');
  expect(august).toEqual(expect.arrayContaining(['into-brittany', 'eastward', 'shut-the-pocket']));
  expect(august).not.toContain('cherbourg-first');
});

test('the Germans think of the sea in June and of getting away in August', () => {
  const june = planIds(GERMAN, 'germans move 2', '8/3 4204', 'KG12/12SS 4506');
  expect(june).toEqual(expect.arrayContaining(['into-the-sea', 'panzer-reserve']));
  expect(june).not.toContain('get-away');
  expect(planIds(GERMAN, 'germans move 9', '8/3 4204', 'KG12/12SS 4506')).toContain('get-away');
});

test.each([ALLIED, GERMAN])(
  'every plan of side %i weighs what the style knows, within its bounds',
  (side) => {
    const bounds = doctrine.bounds(side);
    const ids = new Set<string>();
    for (const words of ['us moves 3', 'us moves 8', 'us moves 10'])
      for (const { id, style } of doctrine.plans(
        position(words, ...LATE.slice(1), '16/1 3305', '914/352 3306'),
        side,
      )) {
        ids.add(id);
        for (const [name, value] of Object.entries(style)) {
          const [low, high] = bounds[name] ?? [Number.NaN, Number.NaN];
          expect(value >= low && value <= high, `${id}: ${name} ${value}`).toBe(true);
        }
      }
    expect(ids.size).toBeGreaterThanOrEqual(8);
  },
);

/** The 352nd before Caen, which has fallen, in July. */
const JULY = [
  ...['4505', '4506', '4606'].map((hex) => `hex ${hex} allied=yes`),
  ...['caenTaken yes', 'cherbourgTaken 4', '16/1 3112', '8/3 4507', '185/3 4507'],
  ...['914/352 3114', '915/352 3314', '916/352 4009'],
];

test('who falls back goes south of where who stands holds the line', () => {
  expect(answerIn({}, 'germans move 6', ...JULY)).toBe('move 916/352 4010+4109+4209+4308');
  expect(answerIn({ depth: 2 }, 'germans move 6', ...JULY)).toMatch(/^move 916\/352 .*(11|12)$/);
});

test('panzers that are a reserve stand behind the line, not in it', () => {
  const lehr = ['KG130/Lehr 4013', 'KG901/Lehr 4013'];
  expect(answerIn({}, 'germans move 6', ...JULY, ...lehr)).toMatch(/^move KG901\/Lehr .*4308$/);
  expect(answerIn({ reserve: 1 }, 'germans move 6', ...JULY, ...lehr)).toMatch(/^move KG130\/Lehr .*4111$/);
});

test('who goes homeward walks to the eastern edge a turn before he may score there, and does not leave', () => {
  const lines = ['8/3 5005', 'KG12/12SS 5505'];
  const action = answerIn({ homeward: 1, early: 8 }, 'germans move 8', 'army german moves=1', ...lines);
  expect(action).toMatch(/^move KG12\/12SS .*(5[6-9]|60)\d\d$/);
});

test('few bretons go east instead', () => {
  const past = [...LATE, ...GUARDS, 'CCA/4AD 4020', 'CCB/4AD 4020', 'CCR/4AD 4020', 'KG12/12SS 5517'];
  const inBrittany = ['28/8 Brittany', '13/8 Brittany', '121/8 Brittany'];
  const isEast = (action: string): boolean => Number(action.slice(-4)) >= 4000;
  expect(isEast(answerIn({ bretons: 6 }, 'us moves 8', ...past, ...inBrittany))).toBe(false);
  expect(isEast(answerIn({ bretons: 1 }, 'us moves 8', ...past, ...inBrittany))).toBe(true);
});

test('for a noose one comes back out of Brittany, though he is alone there, so that the south feeds no German', () => {
  const lines = [...LATE, ...GUARDS, '106Cav Brittany', 'KG12/12SS 4017'];
  expect(answerIn({}, 'us moves 9', ...lines)).toBe('end');
  expect(answerIn({ noose: 1 }, 'us moves 9', ...lines)).toMatch(/^move 106Cav (3228|4428|4927|5428|6028)/);
});

test('the noose is drawn where the other army is not yet, and who holds it stays', () => {
  const british = ['hex 5114 allied=yes', '8/3 5114', '185/3 5216', '9/3 5417'];
  const lines = [...LATE, ...GUARDS, ...british, 'CCA/4AD 5722', 'KG12/12SS 5016'];
  expect(answerIn({ noose: 1 }, 'us moves 9', ...lines)).toBe('end');
  expect(answerIn({ noose: 0, shutFrom: 11 }, 'us moves 9', ...lines)).toMatch(/^move CCA\/4AD/);
});

/** The British are east of the Dives and Americans at Argentan; Germans are left behind them. */
const IN_THE_EAST = [
  ...LATE,
  ...GUARDS,
  ...['5114', '5619'].map((hex) => `hex ${hex} allied=yes`),
  ...['caenTaken yes', 'beach 4603 status=open', 'KG12/12SS 5016', 'KG25/12SS 5016'],
];
const marked = (...but: string[]): string[] =>
  E_HEXES.map((hex) => PLACE.text(hex))
    .filter((hex) => !but.includes(hex))
    .map((hex) => `exit ${hex} marker=british`);

test('in the end the ways out are barred that are still open, the one that is no road among them', () => {
  const bars = (barFrom: number, ...lines: string[]): string =>
    answerIn({ barFrom, leaveFrom: 11 }, 'british move 10', ...IN_THE_EAST, ...marked('6010'), ...lines);
  expect(bars(10, '8/3 5402')).toMatch(/^move 8\/3 .*5500$/);
  expect(bars(11, '8/3 5402')).toMatch(/^move 8\/3 .*5300$/);
  expect(bars(10, '8/3 5810')).toMatch(/^move 8\/3 .*6010$/);
});

test('who bars a way out may take it, if its division goes', () => {
  const lines = [...marked('6022'), '8/3 5401', 'CCA/5AD 5923', 'CCB/5AD 5923', 'CCR/5AD 5924'];
  expect(answerIn({ barFrom: 10 }, 'us moves 10', ...IN_THE_EAST, ...lines)).toMatch(
    /^move CC[ABR]\/5AD .*East$/,
  );
});

test('a stretch never falls, and a turn has two', () => {
  expect(doctrine.stretch(position('us moves 3', '16/1 3305', '914/352 3306'))).toBe(6);
  const later = 'track us-move us-combat german-move british-move reaction us-move';
  expect(doctrine.stretch(position('us moves 3', later, '16/1 3305', '914/352 3306'))).toBe(7);
});

test('features have a place each, and a front has who stands there', () => {
  const { names } = doctrine.features;
  expect(new Set(names).size).toBe(names.length);
  const seen = look('us moves 3', '16/1 3305', '914/352 3306', 'KG12/12SS 4506');
  expect(seen.one).toBe(1);
  expect(seen['allies middle']).toBeGreaterThan(0);
  expect(seen['germans caen']).toBeGreaterThan(0);
  expect(seen['german armour']).toBeGreaterThan(0);
  expect(seen['to avranches']).toBeGreaterThan(seen['to saint-lo'] as number);
  expect(Math.max(...Object.values(seen).map(Math.abs))).toBeLessThanOrEqual(2);
});

test('what lies face down changes no feature, whatever it may turn out to be', () => {
  const lines = ['16/1 3305', '914/352 3306', 'SP3503 3503', 'SP3703 3703'];
  const weak = look('us moves 3', ...lines, 'pool 1=4 2=1 3=1');
  expect(look('us moves 3', ...lines, 'pool 1=1 2=1 3=4')).toEqual(weak);
});

test('a victory is worth more than a defeat, a clear one more than a narrow one', () => {
  const { g } = position('us moves 10', '16/1 3305', '914/352 3306');
  const worth = (allied: number, german: number): number =>
    doctrine.utility({ winner: allied > german ? ALLIED : GERMAN, text: '', score: { allied, german } }, g);
  const ends = [worth(10, 30), worth(20, 21), worth(20, 20), worth(21, 20), worth(30, 10)];
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  expect(ends[2]).toBeLessThan(0.5);
  expect(ends[3]).toBeGreaterThan(0.5);
  const shutIn = position('us moves 10', 'pocket 10=20', '16/1 3305', '914/352 3306').g;
  const pocket = doctrine.utility({ winner: GERMAN, text: '', score: { allied: 20, german: 20 } }, shutIn);
  expect(pocket).toBeGreaterThan(ends[2] as number);
  expect(pocket).toBeLessThan(0.5);
  expect(darkSummer.camps.of[ALLIED]).toBe(0);
});

test('the usual answer is that of the style in the file', () => {
  expect(doctrine.usual(ALLIED)).toMatchObject(
    Object.fromEntries(Object.keys(doctrine.first(ALLIED)).map((name) => [name, expect.any(Number)])),
  );
  expect(answer('us moves 3', ...PORT, '8/4 1901')).toMatch(/Cherbourg$/);
});
