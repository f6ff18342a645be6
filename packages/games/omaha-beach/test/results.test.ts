import { expect, test } from 'vitest';
import { assault, C8, COMPANY, compared, HIDDEN, KNOWN, post, result } from './assaults.ts';
import { asks, legal, news, play, position, refusal, row, seen, US, unit } from './scene.ts';

// Against the company alone, 4 and BR: forces without BR (A, E) and with it (F).
const A = (steps: number): string => `A/1/16 1715 steps=${steps}`;
const E = (steps: number): string => `E/2/16 1714 steps=${steps}`;
const F = (steps: number): string => `F/2/16 1715 steps=${steps}`;
// Against 6 with BR and MG: heavy companies have the machine guns.
const D = (steps: number): string => `D/1/16 1714 steps=${steps}`;

interface Cell {
  readonly id: string;
  readonly says: string;
  readonly us: readonly string[];
  readonly german: string;
  readonly odds: string;
  readonly is: readonly string[];
}
const WITHOUT = 'without the weapons';
const WITH = 'with the weapons';
const CELLS: readonly Cell[] = [
  { id: 'RES-06', says: 'without weapons, less, alone', us: [A(1)], german: COMPANY, odds: `2 against 4, ${WITHOUT}`, is: ['US disrupted', 'gains depth'] },
  { id: 'RES-06', says: 'without weapons, equal, alone', us: [A(2)], german: COMPANY, odds: `4 against 4, ${WITHOUT}`, is: ['US disrupted', 'gains depth'] },
  { id: 'RES-07', says: 'without weapons, less, hidden depth', us: [A(1)], german: HIDDEN, odds: `2 against 4, ${WITHOUT}`, is: ['US disrupted', 'unrevealed'] },
  { id: 'RES-07', says: 'without weapons, equal, hidden depth', us: [A(2)], german: HIDDEN, odds: `4 against 4, ${WITHOUT}`, is: ['US disrupted', 'unrevealed'] },
  { id: 'RES-08', says: 'without weapons, less, known depth', us: [F(2)], german: KNOWN, odds: `4 against 6, ${WITHOUT}`, is: ['US disrupted'] },
  { id: 'RES-08', says: 'without weapons, equal, known depth', us: [A(3)], german: KNOWN, odds: `6 against 6, ${WITHOUT}`, is: ['US disrupted'] },
  { id: 'RES-09', says: 'without weapons, greater, alone', us: [A(2), E(1)], german: COMPANY, odds: `6 against 4, ${WITHOUT}`, is: ['gains depth'] },
  { id: 'RES-10', says: 'without weapons, greater, hidden depth', us: [A(2), E(1)], german: HIDDEN, odds: `6 against 4, ${WITHOUT}`, is: ['US disrupted'] },
  { id: 'RES-11', says: 'without weapons, greater, known depth', us: [A(3), E(2)], german: KNOWN, odds: `10 against 6, ${WITHOUT}`, is: [] },
  { id: 'RES-12', says: 'without weapons, double, alone', us: [A(2), E(2)], german: COMPANY, odds: `8 against 4, ${WITHOUT}`, is: ['german disrupted'] },
  { id: 'RES-13', says: 'without weapons, double, hidden depth', us: [A(2), E(2)], german: HIDDEN, odds: `8 against 4, ${WITHOUT}`, is: ['german disrupted'] },
  { id: 'RES-14', says: 'without weapons, double, known depth', us: [A(3), E(3)], german: KNOWN, odds: `12 against 6, ${WITHOUT}`, is: ['german disrupted', 'attrition offered'] },
  { id: 'RES-15', says: 'with weapons, less, alone', us: [F(1)], german: COMPANY, odds: `2 against 4, ${WITH}`, is: ['gains depth'] },
  { id: 'RES-16', says: 'with weapons, less, hidden depth', us: [F(1)], german: HIDDEN, odds: `2 against 4, ${WITH}`, is: ['US disrupted'] },
  { id: 'RES-17', says: 'with weapons, less, known depth', us: [F(1), D(1)], german: KNOWN, odds: `4 against 6, ${WITH}`, is: [] },
  { id: 'RES-18', says: 'with weapons, equal, alone', us: [F(2)], german: COMPANY, odds: `4 against 4, ${WITH}`, is: ['german disrupted'] },
  { id: 'RES-19', says: 'with weapons, equal, hidden depth', us: [F(2)], german: HIDDEN, odds: `4 against 4, ${WITH}`, is: [] },
  { id: 'RES-20', says: 'with weapons, equal, known depth', us: [F(1), D(2)], german: KNOWN, odds: `6 against 6, ${WITH}`, is: ['german disrupted'] },
  { id: 'RES-21', says: 'with weapons, greater, alone', us: [F(2), E(1)], german: COMPANY, odds: `6 against 4, ${WITH}`, is: ['defeated'] },
  { id: 'RES-23', says: 'with weapons, greater, known depth', us: [F(2), D(2)], german: KNOWN, odds: `8 against 6, ${WITH}`, is: ['depth out', 'german disrupted'] },
  { id: 'RES-24', says: 'with weapons, double, alone', us: [F(2), E(2)], german: COMPANY, odds: `8 against 4, ${WITH}`, is: ['defeated'] },
  { id: 'RES-26', says: 'with weapons, double, known depth', us: [F(3), D(3)], german: KNOWN, odds: `13 against 6, ${WITH}`, is: ['depth out', 'german disrupted'] },
]; // biome-ignore format: a table

for (const { id, says, us, german, odds, is } of CELLS)
  test(`DDOB ${id}: ${says}: ${is.join(', ') || 'nothing'}`, () => {
    const match = assault(german, us);
    expect(compared(match)).toBe(odds);
    expect(result(match, us)).toEqual(is);
  });

test('DDOB RES-22: with weapons and a greater strength the depth is turned up, and all compared anew', () => {
  const us = [F(2), E(1)];
  const match = assault(HIDDEN, us);
  const odds = news(match, US).filter((one) => one.includes('is attacked'));
  expect(odds).toEqual([
    `${C8} is attacked: 6 against 4. Weapons called for: BR; missing: none.`,
    `${C8} is attacked: 6 against 6. Weapons called for: BR, MG; missing: MG.`,
  ]);
  expect(compared(match)).toBe(`6 against 6, ${WITHOUT}`);
  expect(result(match, us), 'the machine gun is missing now').toEqual(['US disrupted', 'depth turned up']);
  expect(post(match).depth).toBe('known');
});

test('DDOB RES-25: with weapons and double the strength, too', () => {
  const us = [F(3), D(3)];
  const match = assault(HIDDEN, us);
  expect(compared(match)).toBe(`13 against 6, ${WITH}`);
  expect(result(match, us)).toEqual(['depth turned up', 'depth out', 'german disrupted']);
});

test('DDOB RES-34: what is turned up adds its strength and its weapons: 9 against 4 becomes 9 against 7, without AR', () => {
  // 4 with FL and BZ from two sides; then 3 more with AR, which nobody has.
  const german = `post ${C8} back=TR german=7/2/916 depth=hidden pool=mobile marker=dm21`;
  const us = ['A/1/16 1715', 'C/2R 1813 division=1st'];
  const match = assault(german, us);
  const odds = news(match, US).filter((one) => one.includes('is attacked'));
  expect(odds).toEqual([
    `${C8} is attacked: 9 against 4. Weapons called for: BZ, FL; missing: none.`,
    `${C8} is attacked: 9 against 7. Weapons called for: BZ, AR, FL; missing: AR.`,
  ]);
  expect(compared(match)).toBe(`9 against 7, ${WITHOUT}`);
  expect(result(match, us)).toEqual(['depth turned up']);
});

test('DDOB RES-01: the unit is turned up, its depth is not', () => {
  const match = assault(HIDDEN, [A(2), E(1)]);
  expect(news(match, US)).toContain(`Turned up in ${C8}: 4/1/915.`);
  expect(row(seen(match, US), `post ${C8}`)).toMatchObject({
    german: '4/1/915',
    depth: 'hidden',
    marker: '?',
  });
});

test('DDOB RES-02: all attackers together against all Germans in sight', () => {
  expect(compared(assault(KNOWN, [A(3), E(2)]))).toBe(`10 against 6, ${WITHOUT}`);
  expect(compared(assault(HIDDEN, [A(1)])), 'what lies face down does not count').toBe(
    `2 against 4, ${WITHOUT}`,
  );
});

test('DDOB RES-03: of two hexsides the one counts that is worse for the Germans', () => {
  // WN61 in 0809: 0710 lies behind shingle, 0810 is open.
  const german = 'post 0809 back=plain german=crew9';
  expect(compared(assault(german, ['A/1/16 0710']))).toBe(`6 against 4, ${WITH}`);
  expect(compared(assault(german, ['A/1/16 0710', 'E/2/16 0810']))).toBe(`12 against 2, ${WITH}`);
});

test('DDOB RES-04: of a strongpoint of two hexes one is attacked, and the other has no part in it', () => {
  const upper = 'post 0912 back=75 german=gun75.4';
  const match = assault('post 0812 back=plain german=crew7', ['A/1/16 0811'], upper);
  expect(compared(match)).toBe(`6 against 2, ${WITH}`);
  expect(post(match, '0812').back).toBeUndefined();
  expect(post(match, '0912')).toEqual({ back: '75', german: 'gun75.4' });
});

test('DDOB RES-05: nobody advances', () => {
  const match = assault(COMPANY, [F(2), E(2)]);
  expect([unit(match, 'F/2/16'), unit(match, 'E/2/16')]).toEqual(['1715 2', '1714 2']);
  expect(asks(match)).toBe('us actionPhase.act');
  expect(position(match), 'and it is over').not.toContain('attacking=yes');
});

test('DDOB RES-27: who attacked from the next hex is disrupted, who shot from afar is not', () => {
  const match = assault(COMPANY, ['I/3/16 1715 steps=1', 'AB/197 1615 steps=1']);
  expect(compared(match), 'machine guns bring BR').toBe(`3 against 4, ${WITH}`);
  const beaten = assault(HIDDEN, ['I/3/16 1715 steps=1', 'AB/197 1615 steps=1']);
  expect(row(position(beaten), 'unit I/3/16').nerve).toBe('newly-disrupted');
  expect(row(position(beaten), 'unit AB/197').nerve).toBeUndefined();
});

test('DDOB RES-27: what the attack disrupted cannot be shaken off in the same phase', () => {
  const match = assault(HIDDEN, [A(1)]);
  expect(refusal(match, 'rally A/1/16')).toBe('ACT-01');
});

test('DDOB RES-28: for a step of an attacker the depth goes; or the player lets it be', () => {
  const us = [A(3), E(3), 'AT/16 1615'];
  const match = assault(KNOWN, us, 'Wyman 1714');
  expect(legal(match)).toEqual(['lose A/1/16', 'lose E/2/16', 'decline']);
  expect(refusal(match, 'lose AT/16')).toBe('RES-28');
  play(match, 'lose E/2/16');
  expect(unit(match, 'E/2/16')).toBe('1714 2');
  expect(post(match)).toMatchObject({ disrupted: 'yes', german: '4/1/915' });
  expect(post(match).depth).toBeUndefined();
  const spared = play(assault(KNOWN, [A(3), E(3)]), 'decline');
  expect(unit(spared, 'E/2/16')).toBe('1714 3');
  expect(post(spared)).toMatchObject({ disrupted: 'yes', depth: 'known' });
});

test('DDOB RES-29: a unit of a strongpoint or of the 716th that is defeated is out of play', () => {
  const nest = assault('post 0809 back=plain german=crew8', ['A/1/16 0810']);
  expect(post(nest, '0809').back).toBeUndefined();
  expect(row(position(nest), 'gone crew8').known).toBe('yes');
  const old = assault(`post ${C8} back=TR german=1/1/726`, ['A/1/16 1715']);
  expect(row(position(old), 'gone 1/1/726').known).toBe('yes');
  expect(row(position(old), 'divisionalLeft').is ?? '0').toBe('0');
});

test('DDOB RES-30: one of the 352nd goes back to the division, if the way is open', () => {
  const match = assault(COMPANY, [F(2), E(2)]);
  expect(post(match).back).toBeUndefined();
  expect(row(position(match), 'divisionalLeft').is).toBe('1');
  expect(row(position(match), 'gone 4/1/915').known).toBeUndefined();
});

test('DDOB RES-31: depth that is eliminated is out of play', () => {
  const match = assault(KNOWN, [F(2), D(2)]);
  expect(post(match)).toEqual({
    back: 'KGM',
    german: '4/1/915',
    revealed: 'yes',
    disrupted: 'yes',
    attacked: 'yes',
  });
  expect(row(position(match), 'spent dm11').known).toBe('yes');
});

test('DDOB RES-32: beaten off by a unit with hidden depth, the player loses sight of it', () => {
  const match = assault(HIDDEN, [A(1)]);
  expect(post(match).revealed).toBeUndefined();
  expect(row(seen(match, US), `post ${C8}`).german).toBe('?');
});

test('DDOB RES-33: depth that calls for tactical reinforcement leaves the unit defeated', () => {
  const german = 'post 0809 back=plain german=crew8 depth=hidden pool=WN marker=dw1';
  const match = assault(german, ['A/1/16 0810'], 'tactical 9/3/726=1', 'tacticalLeft 1');
  while (asks(match).startsWith('*')) play(match, '9/3/726');
  expect(post(match, '0809').back).toBeUndefined();
  expect(row(position(match), 'spent dw1').known).toBe('yes');
  expect(news(match, US).join(' ')).toContain('reserves come to');
  expect(asks(match)).toBe('us actionPhase.act');
});

test('R-30: with no tactical reserve left, nobody comes, and the unit is defeated still', () => {
  const german = 'post 0809 back=plain german=crew8 depth=hidden pool=WN marker=dw1';
  const match = assault(german, ['A/1/16 0810']);
  expect(asks(match)).toBe('us actionPhase.act');
  expect(post(match, '0809').back).toBeUndefined();
});

test('R-28: disruption costs a German nothing in defense', () => {
  expect(compared(assault(`${COMPANY} disrupted=yes`, [A(2)]))).toBe(`4 against 4, ${WITHOUT}`);
});
