// Commands that stand for several decisions, and what is said before an action that harms whoever takes it.
import { expect, test } from 'vitest';
import { UNIT } from '../src/data.ts';
import { ashore } from './marches.ts';
import { asks, legal, play, refusal, scene } from './scene.ts';
import { about, perils, plan } from './seeing.ts';

test('TDSN 5.2-e: who is too many where the moves end is named: the enemy would choose who goes', () => {
  const crowd = ['8/3 5112', '9/3 5112', '69/50 5112', '151/50 5112'];
  const match = ashore('british move', ...crowd);
  expect(perils(match, 'end')).toEqual([{ rule: '5.2-e', units: ['8/3', '9/3', '69/50', '151/50'] }]);
  expect(perils(ashore('british move', ...crowd.slice(0, 1)), 'end')).toEqual([]);
});

test('TDSN 14.0-a: who is out of supply and could still move is named before the moves end', () => {
  // Floods lie south of it; two American regiments cut the roads west and east.
  const cut = ['beach 2403 status=open', '502/101 2304', '505/82 2605'];
  const match = scene('germans move', ...cut, '1057/91 2504');
  expect(match.engine.g.supply.has(UNIT.of('1057/91'))).toBe(false);
  expect(legal(match, 'move 1057/91').length).toBeGreaterThan(0);
  expect(perils(match, 'end')).toEqual([{ rule: '14.0-a', units: ['1057/91'] }]);
  expect(perils(scene('germans move', ...cut.slice(0, 2), '1057/91 2504'), 'end')).toEqual([]);
});

test('TDSN 9.4.3-k: who could still open a beach is named before the fighting of the 2nd Wave ends', () => {
  const landings = ['8/4 2502', 'SP2403 2403 factor=1', '56 4002', 'SP4003 4003 factor=3'];
  const match = scene('the 2nd Wave 1', ...landings);
  expect(perils(match, 'end')).toEqual([{ rule: '9.4.3-k', units: ['8/4', '56'] }]);
  const later = scene('us fights', 'beach 2403 status=open', '8/4 2403', 'Ost2303 2404 factor=1');
  expect(perils(later, 'end')).toEqual([]);
});

test('TDSN 5.1-g: who is too many on a beach of the 2nd Wave is named before nobody goes a second hex', () => {
  const five = ['8/3', '27A', '185/3', '9/3', '1SSBde'];
  const landed = (...units: string[]) => {
    const offShore = units.map((one) => `${one} 4602`);
    const match = scene(
      'the 2nd Wave 1',
      ...offShore,
      'SP4603 4603 factor=1',
      '56 4002',
      'SP4003 4003 factor=3',
    );
    play(match, `attack 4603 ${units.slice(0, 4).join('+')}`);
    while (asks(match).includes('support')) play(match, 'support none');
    return play(match, '6');
  };
  const crowd = landed(...five);
  expect(asks(crowd)).toBe('allied advance.further');
  expect(perils(crowd, 'stay')).toEqual([
    { rule: '5.1-g', units: ['8/3', '185/3', '9/3', '27 A', '1SSBde'] },
  ]);
  expect(perils(play(crowd, 'further 1SSBde 4604'), 'stay')).toEqual([]);
  expect(perils(landed(...five.slice(0, 4)), 'stay')).toEqual([]);
});

test('TDSN 8.3-g: whoever is shipped to England is named before that: he does not come back', () => {
  const match = scene('us arrives', 'beach 2403 status=open', '502/101 2403');
  expect(legal(match)).toContain('ship 502/101');
  expect(perils(match, 'ship 502/101')).toEqual([{ rule: '8.3-g', units: ['502/101'] }]);
});

test('TDSN 8.2: who could still be brought up to strength is named before what is left over is lost', () => {
  const reduced = ['beach 2403 status=open', '8/4 2403 reduced', '12/4 2404 reduced', '1057/91 2110 reduced'];
  const match = scene('turn.replacement 2', ...reduced);
  expect(perils(match, 'done')).toEqual([{ rule: '8.2.2-b', units: ['8/4', '12/4'] }]);
  play(match, 'rebuild 8/4 infantry');
  expect(about(match)).toMatch(/^Replacements left: /);
  expect(perils(match, 'done')).toEqual([{ rule: '8.2.2-b', units: ['12/4'] }]);
  play(match, 'rebuild 12/4 infantry');
  expect(perils(match, 'done'), 'now the Germans').toEqual([{ rule: '8.2.2-b', units: ['1057/91'] }]);
});

test('TDSN 8.1.3-b: the 3rd Wave lands in the first hexes that have room for it', () => {
  const match = scene('british land 1', 'beach 4203 status=open', 'beach 4302 status=open', '152/51 4200', '153/51 4200', '154/51 4200'); // biome-ignore format: a scene
  const landings = plan(match, 'thirdWave');
  expect(landings.map((words) => words.split(' ')[1])).toEqual(['152/51', '153/51', '154/51']);
  for (const words of landings.slice(0, -1)) {
    expect(plan(match, 'thirdWave')).toContain(words);
    expect(refusal(match, words)).toBe('');
    play(match, words);
  }
});
