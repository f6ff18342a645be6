import { expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { hiddenBy, sees } from '../src/tables/sight.ts';
import { UNIT } from '../src/units.ts';
import { hereIs, notedAt, painted, still } from './seeing.ts';

const hexOf = (paint: string): string => paint.slice(0, 4);
const hexesOf = (paints: readonly string[]): string[] => paints.map(hexOf);

test('9.0-a, 9.0-b: zones are all round in Combat Mode and before the front in Movement Mode', () => {
  const round = painted(still('D 4', '1-SR 2817'), 'zones');
  expect(round).toHaveLength(6);
  const front = painted(still('D 4', '1-SR 2817 S'), 'zones');
  expect(hexesOf(front)).toEqual(['2716', '2816', '2916']);
  expect(painted(still('D 4', '1-SR 2817 green'), 'zones')).toEqual([]);
});

test('reach: where a unit can go with what it costs, farther on its Movement Mode face; nowhere while disrupted', () => {
  const combat = painted(still('D 4', '1-SR 3016'), 'reach', UNIT.of('1-SR'));
  const march = painted(still('D 4', '1-SR 3016 S'), 'reach', UNIT.of('1-SR'));
  expect(combat.length).toBeGreaterThan(6);
  expect(march.length).toBeGreaterThan(combat.length);
  expect(combat.every((paint) => paint.includes(' good '))).toBe(true);
  expect(painted(still('D 4', '1-SR 3016 green'), 'reach', UNIT.of('1-SR'))).toEqual([]);
  expect(painted(still('D 4', 'Merville 1617'), 'reach', UNIT.of('Merville'))).toEqual([]);
  expect(painted(still('D 4'), 'reach')).toEqual([]);
});

test('9.1.1-a: reach ends in a German zone', () => {
  const free = hexesOf(painted(still('D 4', '1-SR 3016'), 'reach', UNIT.of('1-SR')));
  const held = hexesOf(painted(still('D 4', '1-SR 3016', '10/736 3014'), 'reach', UNIT.of('1-SR')));
  expect(held.length).toBeLessThan(free.length);
  expect(held).toContain('3015');
  expect(held).not.toContain('3014');
  const beside = hexesOf(painted(still('D 4', '1-SR 3016', '10/736 3114'), 'reach', UNIT.of('1-SR')));
  expect(beside).toContain('3015');
  expect(beside, 'behind the zone').not.toContain('2914');
});

test('what moving costs is told as it is chosen', () => {
  const { g } = still('D 4', '1-SR 3016');
  const costs = presentation.costs?.(g, 'move', [UNIT.of('1-SR')]);
  expect(costs?.get(PLACE.of('3015'))).toMatch(/^[\d½]+\/4$/);
  expect(presentation.costs?.(g, 'fire', [UNIT.of('1-SR')]).size).toBe(0);
});

test('10.2.7-c1, 7.4.2-a: infantry fires into the next hex, in Movement Mode only to its front', () => {
  expect(painted(still('C 4', '1-SR 3016'), 'field', UNIT.of('1-SR'))).toHaveLength(6);
  expect(painted(still('C 4', '1-SR 3016 S'), 'field', UNIT.of('1-SR'))).toHaveLength(3);
});

test('10.2.7-a2: beyond half its range a gun counts half', () => {
  const gun = still('C 4', '76-Fd 3016');
  const [at] = [UNIT.of('76-Fd')];
  expect(notedAt(gun, 'field', '3010', at)).toBe('Combat factor 10');
  expect(notedAt(gun, 'field', '3009', at)).toBe('Combat factor 5');
  expect(notedAt(gun, 'field', '3003', at)).toBeUndefined();
});

test('10.2.7-l1, 10.2.7-l5: tanks do not see through a Town, but into it', () => {
  const tanks = still('C 4', '13/18-H 2719');
  const field = painted(tanks, 'field', UNIT.of('13/18-H'));
  expect(field).toContain('2718 good');
  expect(field).toContain('2717 bad ×');
  expect(notedAt(tanks, 'field', '2717', UNIT.of('13/18-H'))).toBe(
    'Out of its sight, behind 2718, Hermanville-sur-Mer',
  );
  expect(painted(tanks, 'threat', PLACE.of('2717'))).toEqual([]);
});

test('14.1.3-a: coast artillery fires over its front alone', () => {
  const gun = still('C 4', 'Merville 1617 facing=NW');
  const under = hexesOf(painted(gun, 'field', UNIT.of('Merville')));
  expect(under).toContain('2620');
  expect(under).not.toContain('1410');
});

test('10.2.7-l1: from a hex some are seen, others are hidden and say by what', () => {
  const at = still('C 4');
  const from = PLACE.of('2716');
  const seen = painted(at, 'sight', from);
  expect(seen).toContain('2716 plain');
  const hidden = seen.filter((paint) => paint.includes(' bad'));
  expect(hidden.length).toBeGreaterThan(0);
  for (const hex of hexesOf(hidden)) {
    expect(sees(from, PLACE.of(hex)), hex).toBe(false);
    const by = PLACE.text(hiddenBy(from, PLACE.of(hex)));
    expect(notedAt(at, 'sight', hex, from)).toMatch(new RegExp(`^Hidden by ${by}`));
    expect(seen.find((paint) => hexOf(paint) === by)).toMatch(/▲$/);
  }
  expect(painted(at, 'sight')).toEqual([]);
});

test('16.2.1-a: who can fire on a hex, with its factor; who is out of command counts for nothing', () => {
  const fire = (...lines: string[]): string[] =>
    painted(still('H 4', '1-SR 2817', ...lines), 'threat', PLACE.of('2817'));
  expect(fire('4/736 2716')).toEqual(['2716 enemy 6']);
  expect(fire('I/155 3014')).toEqual(['3014 enemy 0']);
  expect(fire('I/155 3014', 'HQ-716 3008')).toEqual(['3014 enemy 5']);
  expect(fire('2-KSLI 2818')).toEqual(['2818 own 9']);
});

test('16.2.3-a: the radius of headquarters', () => {
  const match = still('C 4', 'HQ-3 2718', 'HQ-736 2716');
  const own = painted(match, 'command');
  expect(own).toContain('2710 own');
  expect(hexesOf(own)).not.toContain('2709');
  expect(painted(match, 'command', UNIT.of('HQ-736')).every((paint) => paint.endsWith('enemy'))).toBe(true);
  expect(notedAt(match, 'command', '2718')).toBe('In command of HQ 3');
});

test('18.1-a: what must be free of Germans around a Beachhead, and where they are', () => {
  const match = still('C 4', 'beach sword beachhead=2620', '4/736 2716', 'II/125 2010');
  const seen = painted(match, 'lodgments');
  expect(seen.filter((paint) => paint.endsWith('bad'))).toEqual(['2716 bad']);
  expect(seen).toContain('3012 own');
  expect(hexesOf(seen)).not.toContain('2607');
});

test('who holds what: all land is German until Allies have been there', () => {
  const seen = painted(still('D 4', 'hex 2620 allied=yes'), 'holders');
  expect(seen.filter((paint) => paint.endsWith('own'))).toEqual(['2620 own']);
  expect(seen.length).toBeGreaterThan(1000);
});

test('13.1-b: a hex tells its ground, what it is worth to either side, and what fire reaches it', () => {
  expect(hereIs(still('D 4', '8/736 3720'), '3720').slice(1, 2)).toEqual([
    'Defence Allies ×2, dice 0, Germans ×5, dice −2',
  ]);
  expect(hereIs(still('D 4', '4/736 2716', '1-SR 2817'), '2817').slice(-2)).toEqual([
    'Allied fire that reaches it: 0',
    'German fire that reaches it: 6',
  ]);
  const ruined = hereIs(still('D 4', 'hex 4124 ruins=yes'), '4124');
  expect(ruined[0]).toMatch(/in ruins$/);
  expect(ruined[2]).toMatch(/^against assault/);
});

test('5.3.2-a: a hex off the shore says where one lands from it', () => {
  expect(hereIs(still('A 3'), '2622')[0]).toMatch(/^Units land from here in \d{4}/);
  expect(hereIs(still('A 3'), '3532')).toEqual([]);
});
