import { expect, test } from 'vitest';
import { ALLIES, asks, field, legal, news, opening, place, play, reasons, refusal } from './scene.ts';
import { at, markers } from './turns.ts';

test('N44 11.2-c: R-172, the Germans place first: the 654th and three Flak units, behind their line', () => {
  const match = opening('cobra');
  expect(asks(match)).toBe('german setUpPhase.place');
  expect(reasons(match, 'place Flak-1 1504')).toContain('11.2-c another unit is placed first');
  expect(reasons(match, 'place sPz-654 1513')).toContain(
    '11.2-c it may be placed only on land in the columns that are given',
  );
  expect(reasons(match, 'place sPz-654 0907')).toContain('11.2-c the enemy is there');
  expect(reasons(match, 'place sPz-654 0804')).toEqual([]);
  expect(refusal(match, 'place sPz-654 1012'), 'where Allies stand').toBe('11.2-c');
  expect(refusal(match, 'place sPz-654 1111'), 'in a zone, but among Germans').toBe('');
  play(match, 'place sPz-654 1504');
  expect(reasons(match, 'place Flak-1 1504')).toEqual(['2.1-a there is no room for it']);
  play(match, 'place Flak-1 1505', 'place Flak-2 1506', 'place Flak-3 1107');
  expect([place(match, 'sPz-654'), place(match, 'Flak-3')]).toEqual(['1504', '1107']);
});

test('N44 11.2-c: not into an Allied zone that no German holds', () => {
  const match = opening('cobra');
  expect(reasons(match, 'place sPz-654 1005')).toEqual([]);
  expect(reasons(match, 'place sPz-654 1006'), 'a battalion is there').toEqual([
    '2.1-a there is no room for it',
  ]);
  expect(reasons(match, 'place sPz-654 0912')).toContain(
    '11.2-c it is in a zone of the enemy, and nobody of yours is there',
  );
});

test('N44 11.2-c: R-172, nor behind the Allied line, where nobody stands', () => {
  const match = opening('cobra');
  expect(reasons(match, 'place sPz-654 0712'), 'Port-en-Bessin').toEqual([
    '11.2-c it is behind the enemy’s line',
  ]);
  expect(legal(match)).not.toContain('place sPz-654 0712');
});

test('N44 11.2-f: R-173, the British put the 79th Armoured with their own', () => {
  const match = play(opening('cobra'), 'place sPz-654 1504', 'place Flak-1 1505', 'place Flak-2 1506', 'place Flak-3 1405'); // biome-ignore format: a list
  expect(asks(match)).toBe('british setUpPhase.place');
  const [next = ''] = legal(match)[0]?.split(' ').slice(1) ?? [];
  expect(reasons(match, `place ${next} 1116`)).toContain('11.2-f no British unit is there');
  expect(refusal(match, `place ${next} 0808`)).toBe('');
  expect(legal(match).length).toBeLessThan(30);
});

test('N44 11.2-g: each Allied side puts a marker with an HQ of its own, the US first', () => {
  const match = play(opening('cobra'), 'place sPz-654 1504', 'place Flak-1 1505', 'place Flak-2 1506', 'place Flak-3 1405'); // biome-ignore format: a list
  for (let i = 0; i < 3; i++) play(match, legal(match)[i] as string);
  expect(asks(match)).toBe('us setUpPhase.support');
  expect(reasons(match, 'support BR-I')).toContain('11.2-g it is no headquarters of yours');
  expect(reasons(match, 'support US-XV')).toEqual(['11.2-g it is not on the map']);
  play(match, 'support US-VII');
  expect([asks(match), markers(match, '1017').allied]).toEqual(['british setUpPhase.support', 1]);
  play(match, 'support BR-I');
  expect([markers(match, '0906').allied, asks(match).includes('setUp')]).toEqual([1, false]);
  expect(news(match, ALLIES)).toContain('BR-I begins with an Offensive marker.');
});

test('N44 11.2-b: R-32, of a division with several counters the first that is named has lost the step', () => {
  const match = opening('cobra');
  const steps = (name: string): string | undefined => field(match, name, 'steps');
  expect([steps('21-Pz-125'), steps('21-Pz-192'), steps('12-SS-25'), steps('12-SS-26')]).toEqual([
    '1',
    '2',
    '1',
    '2',
  ]);
});

test('N44 11.1-e, 11.3-a: nobody is asked in the race or the campaign', () => {
  expect(asks(opening('cherbourg'))).not.toContain('setUp');
  expect(asks(opening('campaign'))).not.toContain('setUp');
  expect(at(opening('cherbourg'), 'place 0617')).toMatchObject({ allied: 'yes' });
});
