import { expect, test } from 'vitest';
import { ALLIED, asks, field, GERMAN, legal, news, type Play, place, play, position, reasons, refusal, row, scene, sketched, unit } from './scene.ts'; // biome-ignore format: a list

const FIFTH = ['7-Para', '12-Para', '13-Para'];
const THIRD = ['8-Para', '9-Para', '1-Cdn'];
const announced = (...units: string[]): string[] => units.map((name) => `${name} Aircraft announced=yes`);
const zone = (match: Play, name = 'main') => row(position(match), `zone ${name}`);
const last = (match: Play, many = 1): string[] => news(match, ALLIED).slice(-many);
/** The 5th Parachute Brigade comes down at a Drop Zone that is on the map. */
const atZone = (hex: string, ...lines: string[]): Play => {
  const waiting = FIFTH.filter((name) => !lines.some((line) => line.startsWith(`${name} `)));
  return scene('D 1', 'flown 1', `zone main at=${hex} state=down`, 'brigade 5-Para zone=main', ...announced(...waiting), ...lines); // biome-ignore format: a scene
};
/** Its Drop Zone is aimed at a hex. */
const aimedAt = (hex: string, ...lines: string[]): Play =>
  play(scene('D 1', 'flown 1', 'brigade 5-Para zone=main', ...announced(...FIFTH), ...lines), `aim main ${hex}`); // biome-ignore format: a scene
/** Two gliders are aimed, the first at that hex. */
const glidersAt = (hex: string, ...lines: string[]): Play =>
  play(scene('D 1', 'flown 1', ...announced('2-OBLI', '1-RUR'), ...lines), `target 2-OBLI ${hex}`, 'target 1-RUR 5018'); // biome-ignore format: a scene
/** The first of the brigade lands with that throw, in no wind. */
const landing = (throws: string, match: Play): Play => play(match, '3', 'land 7-Para', throws);

test('MDD 4.7-d, MDD 4.4.2-b, MDD 4.4.4-a, MDD 4.4.6-x1: G.1: a wind of 2 and a throw of 7 bring the Drop Zone from 5018 to 5019', () => {
  const match = aimedAt('5018');
  expect(asks(match)).toBe('* airborneLanding.wind');
  play(match, '2');
  expect(asks(match)).toBe('* airborneLanding.scatter');
  play(match, '3+4');
  expect(zone(match)).toEqual({ at: '5019', state: 'down' });
  expect(last(match, 2)).toEqual([
    'The die for the wind at 5018 is 2: +1.',
    'The Main Drop Zone comes down in 5019: 7, modified by +1, is 8.',
  ]);
  play(match, 'land 7-Para', '2+3');
  expect(last(match)).toEqual(['7-Para comes down in 5019: 5, modified by +1, is 6.']);
});

test('MDD 4.4.6-b1, MDD 4.5.2-a, MDD 4.2.3-a, MDD 4.4.6-e1: G.2: two brigades land there, each unit by its own throw around 5019', () => {
  const match = scene('D 1', 'flown 1', 'brigade 5-Para zone=main', 'brigade 3-Para zone=main', ...announced(...FIFTH, ...THIRD), '1-RUR Aircraft announced=yes'); // biome-ignore format: a scene
  play(match, 'aim main 5018', 'target 1-RUR 2315', 'drop main', '2', '3+4');
  const throws = ['2+3', '3+3', '3+4', '4+4', '1+1', '2+2'];
  const [first, ...others] = [...FIFTH, ...THIRD];
  for (const [i, name] of [first, ...others].entries())
    play(match, ...(i < 5 ? [`land ${name}`] : []), throws[i] as string);
  // 6, 7, 8 and 9 of the 5th Brigade; then 3 and 5, all with +1 of the wind.
  expect([...FIFTH, ...THIRD].map((name) => place(match, name))).toEqual([
    '5019', '5119', '5020', '5021', '5117', '5018',
  ]); // biome-ignore format: a row
});

test('MDD 4.3-a, MDD 4.5.3-a: a unit comes down where the display has its number, and nowhere else', () => {
  const throws = ['1+1', '1+2', '2+2', '2+3', '3+3', '3+4', '4+4', '4+5', '5+5', '5+6', '6+6'];
  expect(throws.map((one) => place(landing(one, atZone('5019')), '7-Para'))).toEqual([
    '5017', '5117', '5118', '5018', '5019', '5119', '5020', '5021', '5120', '5220', '5219',
  ]); // biome-ignore format: a row
});

test('MDD 4.4.2-a: the wind is rolled for a Drop Zone that has lain there as well, and for each aim of gliders', () => {
  const match = atZone('5019', ...announced('2-OBLI', '1-RUR', '12-DR'));
  play(match, 'target 2-OBLI 2315', 'target 1-RUR 2315', 'target 12-DR 2516');
  expect(legal(match)).toEqual(['drop main', 'land 2-OBLI', 'land 1-RUR', 'land 12-DR']);
  expect(asks(play(match, 'drop main'))).toBe('* airborneLanding.wind');
  expect(asks(play(match, '1', 'land 7-Para', '1+1', 'land 12-Para', '1+1', '1+1'))).toBe('allied airborneLanding.order'); // biome-ignore format: a line
  expect(asks(play(match, 'land 1-RUR'))).toBe('* airborneLanding.wind');
  // 6 is the middle: 8, 1 less for the wind, 1 less for who has no Drop Zone. Who is aimed at the same hex has the same wind.
  play(match, '5', '4+4');
  expect(last(match)).toEqual(['1-RUR comes down in 2315: 8, modified by −2, is 6.']);
  expect(asks(match)).toBe('* comingDown.fall');
  play(match, '4+4');
  expect(last(match)).toEqual(['2-OBLI comes down in 2315: 8, modified by −2, is 6.']);
  expect(asks(match)).toBe('* airborneLanding.wind');
  expect(row(position(match), '> airborneLanding.wind')).toMatchObject({ hex: '2516' });
});

test('MDD 4.4.6-c1: one die for the wind serves all who land at the Drop Zone', () => {
  const match = play(aimedAt('5018'), '1', '2+2', 'land 13-Para', '2+2', 'land 7-Para', '2+2');
  expect(news(match, ALLIED).filter((text) => text.includes('wind'))).toHaveLength(1);
  expect(last(match, 2)).toEqual([
    '13-Para comes down in 5018: 4, modified by +2, is 6.',
    '7-Para comes down in 5018: 4, modified by +2, is 6.',
  ]);
});

test('MDD 4.4.3-a: each German within three hexes, who knows the wind, adds 1 or subtracts 1', () => {
  sketched('a Garrison in the open');
  const match = aimedAt('5018', '1/441 5018', '2/441 5021', 'HQ-716 4716 green', '3/441 4618', 'G-1 5017', 'I/916 5022'); // biome-ignore format: a scene
  play(match, '3');
  expect(asks(match)).toBe('german airborneLanding.flak');
  expect(legal(match)).toEqual([
    'flak 1/441 plus',
    'flak 1/441 minus',
    'flak 2/441 plus',
    'flak 2/441 minus',
    'flak HQ-716 plus',
    'flak HQ-716 minus',
    'hold',
  ]);
  expect(reasons(match, 'flak I/916 plus')).toEqual(['4.4.3-a it is more than three hexes away']);
  expect(reasons(match, 'flak 3/441 plus')).toEqual(['4.4.3-a it is more than three hexes away']);
  expect(reasons(match, 'flak G-1 plus')).toEqual(['13.3.2-a it is a Garrison, and only defends']);
  expect(refusal(match, 'flak Le-Havre plus')).toBe('1.4-a');
  expect(refusal(match, 'flak 7-Para plus')).toBe('3.0-a');
  play(match, 'flak 1/441 plus', 'flak HQ-716 plus');
  expect(reasons(match, 'flak 1/441 minus')).toEqual(['4.4.3-a it has acted against this landing already']);
  play(match, 'hold', '2+2');
  expect(news(match, ALLIED)).toContain('The Main Drop Zone comes down in 5018: 4, modified by +2, is 6.');
});

test('MDD 4.4.3-a: flak may be against the wind, and nobody is asked when no German is near', () => {
  sketched('a Garrison in the open');
  const match = play(
    aimedAt('5018', '1/441 5019', '2/441 5019'),
    '1',
    'flak 1/441 minus',
    'flak 2/441 minus',
  );
  // All have acted, so it goes on by itself.
  expect(asks(match)).toBe('* airborneLanding.scatter');
  expect(zone(play(match, '3+3')).at).toBe('5018');
  expect(asks(play(aimedAt('5018', '1/441 5022'), '1'))).toBe('* airborneLanding.scatter');
  expect(asks(play(aimedAt('5018', 'G-1 5018'), '1'))).toBe('* airborneLanding.scatter');
});

test('MDD 4.4.3-b: a German acts against one landing a turn', () => {
  const match = scene('D 1', 'flown 1', 'brigade 5-Para zone=main', 'brigade 3-Para zone=secondary', ...announced('7-Para', '8-Para'), ...announced('2-OBLI', '1-RUR'), '1/441 5016', '2/441 5016'); // biome-ignore format: a scene
  play(match, 'aim main 5018', 'aim secondary 4915', 'target 2-OBLI 5117', 'target 1-RUR 2315');
  play(match, 'drop main', '3', 'flak 1/441 plus', 'hold', '2+3', '3+3');
  play(match, 'drop secondary', '3');
  expect(legal(match)).toEqual(['flak 2/441 plus', 'flak 2/441 minus', 'hold']);
  expect(reasons(match, 'flak 1/441 plus')).toEqual([
    '4.4.3-b it has acted against another landing this turn',
  ]);
  play(match, 'flak 2/441 plus', '2+3', '2+3', 'land 2-OBLI', '3');
  // nor against the aim of gliders.
  expect(asks(match)).toBe('* comingDown.fall');
  // It is over when the landings are.
  expect([field(play(match, '3+3', '3', '3+3'), '1/441', 'flak')]).toEqual([undefined]);
});

test('MDD 4.4.4-b, MDD 4.4.6-d1: when the Drop Zone is down, only those who acted and are still within three hexes count', () => {
  // 9 carries it two hexes to the north, away from the first.
  const match = aimedAt('5018', '1/441 5015', '2/441 5021');
  play(match, '3', 'flak 1/441 plus', 'flak 2/441 plus', '3+4');
  expect(zone(match).at).toBe('5020');
  expect(last(match)).toEqual(['For those who land at 5020 flak is +1.']);
  play(match, 'land 7-Para', '2+3');
  expect(last(match)).toEqual(['7-Para comes down in 5020: 5, modified by +1, is 6.']);
});

test('MDD 4.4.6-d2: no German joins in whom the Drop Zone has come near', () => {
  const match = play(aimedAt('5018', '1/441 5022', '2/441 5021'), '3', 'hold', '4+5');
  expect(zone(match).at).toBe('5020');
  expect(asks(match)).toBe('allied airborneLanding.land');
  expect(last(play(match, 'land 7-Para', '3+3'))).toEqual([
    '7-Para comes down in 5020: 6, modified by 0, is 6.',
  ]);
});

test('MDD 4.4.5-a: all units of a Drop Zone land before the next comes down', () => {
  const match = scene('D 1', 'flown 1', 'brigade 5-Para zone=main', 'brigade 3-Para zone=secondary', ...announced(...FIFTH, ...THIRD)); // biome-ignore format: a scene
  play(match, 'aim main 5018', 'aim secondary 2013', 'drop secondary', '3', '3+3');
  expect(reasons(match, 'land 7-Para')).toEqual([
    '4.4.5-a units of the present landing have still to come down',
  ]);
  expect(refusal(match, 'land 2-OBLI')).toBe('3.1.1-a1');
  expect(legal(match)).toEqual(THIRD.map((name) => `land ${name}`));
  play(match, 'land 1-Cdn', '3+3', 'land 9-Para', '3+3', '3+3');
  expect(row(position(match), '> airborneLanding.wind')).toMatchObject({ zone: 'main', hex: '5018' });
});

test('MDD 4.4.5-a: what can come down next is a Drop Zone, or a glider away from one', () => {
  const match = atZone('5019', ...announced('2-OBLI', '1-RUR'));
  play(match, 'target 2-OBLI 5019', 'target 1-RUR 2315');
  expect(legal(match)).toEqual(['drop main', 'land 1-RUR']);
  expect(reasons(match, 'land 2-OBLI')).toEqual(['4.4.5-a it lands with the other units of its Drop Zone']);
  expect(reasons(match, 'land 7-Para')).toEqual(['4.4.5-a it lands with the other units of its Drop Zone']);
  expect(reasons(match, 'drop secondary')).toEqual(['4.4.2-a nobody lands at that Drop Zone this turn']);
});

test('MDD 4.4.5-b: the ground of the Drop Zone counts for each who lands there, by his column', () => {
  // 2014 is a Hill: +1 for parachutes, nothing for gliders.
  const match = atZone('2014', ...announced('2-OBLI'));
  play(match, 'target 2-OBLI 2014', '3', 'land 7-Para', '2+3', 'land 2-OBLI', '2+3');
  expect(news(match, ALLIED).filter((text) => text.includes('modified'))).toEqual([
    '7-Para comes down in 2014: 5, modified by +1, is 6.',
    '2-OBLI comes down in 2013: 5, modified by 0, is 5.',
  ]);
});

test('MDD 4.4.6-a1: the Drop Zone goes to the hex of its number, asterisk or not', () => {
  const match = play(aimedAt('5018'), '3', '1+1');
  expect(zone(match)).toEqual({ at: '5016', state: 'down' });
});

test('MDD 4.4.6-a2: rolled for anew, with the wind, when it would come down on the other one, in the sea or off the map', () => {
  const match = aimedAt('5018', 'zone secondary at=5019 state=down');
  play(match, '3', '4+4');
  expect(zone(match)).toEqual({ at: '5018' });
  expect(last(match)).toEqual([
    'The Main Drop Zone finds no hex: 8, modified by 0, is 8. It is rolled for anew.',
  ]);
  expect(match.events(ALLIED).at(-1)?.rule).toBe('4.4.6-a2');
  expect(asks(match)).toBe('* airborneLanding.wind');
  expect(zone(play(match, '2', '2+3')).at).toBe('5018');
  expect(zone(play(aimedAt('0222'), '3', '4+5')).state).toBeUndefined();
  expect(zone(play(aimedAt('0106'), '5', '1+1')).at).toBe('0106');
  expect(asks(play(aimedAt('0106'), '5', '1+1'))).toBe('* airborneLanding.wind');
  // nor where the other one is only aimed.
  const both = scene('D 1', 'flown 1', 'brigade 5-Para zone=main', 'brigade 3-Para zone=secondary', ...announced(...FIFTH, ...THIRD)); // biome-ignore format: a scene
  play(both, 'aim main 5018', 'aim secondary 5019', 'drop main', '3', '4+4');
  expect(asks(both)).toBe('* airborneLanding.wind');
});

test('MDD 4.4.6-a2: on Germans, or on any ground, it stays', () => {
  const match = play(aimedAt('5018', '1/441 5019'), '3', 'hold', '4+4');
  expect(zone(match)).toEqual({ at: '5019', state: 'down' });
  expect(zone(play(aimedAt('2013'), '3', '6+6'))).toEqual({ at: '2213', state: 'down' });
});

test('MDD 4.4.6-a2: a Tidal Flat is sea when the tide is High (R-124)', () => {
  const on = (turn: number): Play =>
    play(scene(`D ${turn}`, `flown ${turn}`, 'brigade 5-Para zone=main', ...announced(...FIFTH)), 'aim main 2518', '3', '4+5'); // biome-ignore format: a scene
  expect(zone(on(8))).toEqual({ at: '2520', state: 'down' });
  expect(zone(on(9))).toEqual({ at: '2518' });
});

test('MDD 4.4.6-g2, MDD 4.4.6-h2: a Drop Zone neither turns back nor is lost; who had acted may act again, and against no other', () => {
  const guns = ['1/441 5017', '2/441 5017', '3/441 5017', '4/441 5017'];
  const match = aimedAt('5018', ...guns, ...announced('2-OBLI'));
  play(match, 'target 2-OBLI 5015', 'drop main', '1');
  play(match, ...['1/441', '2/441'].map((name) => `flak ${name} plus`), 'hold');
  expect(news(match, GERMAN)).toContain('2/441 acts against the landing at 5018: +1.');
  play(match, '6+6');
  // 12 and 4 are 16.
  expect(match.events(ALLIED).at(-1)?.rule).toBe('4.4.6-g2');
  expect(zone(match)).toEqual({ at: '5018' });
  play(match, '6');
  expect(legal(match, 'flak')).toHaveLength(8);
  play(match, 'flak 2/441 minus', 'flak 3/441 minus', 'hold', '1+1');
  expect(match.events(ALLIED).at(-1)?.rule).toBe('4.4.6-h2');
  play(match, '3', 'hold', '3+3', 'land 7-Para', '3+3', 'land 12-Para', '3+3', '3+3', '3');
  // The glider is next, aimed three hexes from them: all but the fourth have acted against the Drop Zone.
  expect(legal(match)).toEqual(['flak 4/441 plus', 'flak 4/441 minus', 'hold']);
});

/** More Germans than there are throws, in three hexes beside 5018. */
const ELEVEN = ['1/441', '2/441', '3/441', '4/441', '1/726', '2/726', '1/736', '2/736', '3/736', '4/736', '10/736']; // biome-ignore format: a list
const CROWD = ELEVEN.map((name, i) => `${name} ${['5017', '5117', '4917'][Math.floor(i / 4)]}`);

test('MDD 4.4.6-g2: flak cannot keep a Drop Zone in the air for ever (R-121)', () => {
  const match = play(aimedAt('5018', ...CROWD), '1');
  // +2 of the wind and ten of them are +12: a throw of 2 is still on the display.
  play(match, ...ELEVEN.slice(0, 10).map((name) => `flak ${name} plus`));
  expect(reasons(match, 'flak 10/736 plus')).toEqual(['4.4.6-g2 the Drop Zone could never come down']);
  expect(legal(match)).toEqual(['flak 10/736 minus', 'hold']);
  expect(zone(play(match, 'hold', '1+1'))).toEqual({ at: '4919', state: 'down' });
  // −2 of the wind and eleven of them are −13: a throw of 12 is the last number of the display.
  const down = play(aimedAt('5018', ...CROWD), '6', ...ELEVEN.map((name) => `flak ${name} minus`));
  expect(zone(play(down, '6+6')).state).toBe('down');
});

test('MDD 4.4.3-a: nobody is asked where there is only a Garrison', () => {
  sketched('a Garrison in the open');
  const match = atZone('5019', 'G-1 5118');
  expect(asks(play(match, '3'))).toBe('allied airborneLanding.land');
  expect(match.answers.map(({ step }) => step)).not.toContain('airborneLanding.flak');
});

test('MDD 4.4.2-a: what does not come down next', () => {
  const match = scene('D 7', 'flown 7', ...announced(...FIFTH, '2-OBLI', '1-RUR'), 'brigade 5-Para zone=main', 'zone main at=5019 state=down', 'zone secondary state=eliminated', '12-DR 2315'); // biome-ignore format: a scene
  play(match, 'target 2-OBLI 5015', 'target 1-RUR 5019');
  expect(legal(match)).toEqual(['drop main', 'land 2-OBLI']);
  expect(reasons(match, 'drop secondary')).toEqual(['4.2.6-a that Drop Zone has been eliminated']);
  expect(refusal(match, 'land 1-SLR')).toBe('4.0-a');
  expect(reasons(match, 'land 12-DR')).toEqual(['3.1.1-a1 its landing was not announced in segment A']);
});

test('MDD 4.4.3-a: against units there is no such limit: all may turn back, or be lost', () => {
  const match = play(atZone('5019', ...CROWD), '1');
  play(match, ...ELEVEN.map((name) => `flak ${name} plus`), 'land 7-Para', '1+1');
  expect(last(match)).toEqual(['7-Para turns back: 2, modified by +13, is 15.']);
});

test('MDD 4.4.6-f1: an asterisk disrupts a unit', () => {
  expect(unit(landing('2+2', atZone('5019')), '7-Para')).toBe('5118 green');
  expect(unit(landing('2+3', atZone('5019')), '7-Para')).toBe('5018');
});

test('MDD 4.4.6-g1: above 14 a unit turns back, and may come in a later window', () => {
  const match = play(atZone('5019', '1/441 5019'), '1', 'flak 1/441 plus', 'land 7-Para', '6+6');
  expect(place(match, '7-Para')).toBe('Aircraft');
  expect([field(match, '7-Para', 'announced'), field(match, '7-Para', 'lost')]).toEqual([
    undefined,
    undefined,
  ]);
  expect(last(match)).toEqual(['7-Para turns back: 12, modified by +3, is 15.']);
  expect(unit(play(atZone('5019'), '1', 'land 7-Para', '6+6'), '7-Para')).toBe('4920 green');
  const later = scene('A 7', '7-Para Aircraft', '12-Para 5019', '1-RUR Aircraft', 'brigade 5-Para zone=main', 'zone main at=5019 state=down'); // biome-ignore format: a scene
  expect(legal(later)).toContain('announce 5-Para');
});

test('MDD 4.4.6-h1: below −1 a unit is eliminated', () => {
  const guns = ['1/441 5019', '2/441 5019'];
  const flak = ['flak 1/441 minus', 'flak 2/441 minus'];
  const match = play(atZone('5019', ...guns), '6', ...flak, 'land 7-Para', '1+1');
  expect([unit(match, '7-Para'), field(match, '7-Para', 'lost')]).toEqual(['-', 'yes']);
  expect(last(match, 2)).toEqual([
    '7-Para does not come through: 2, modified by −4, is −2.',
    '7-Para is eliminated.',
  ]);
  expect(match.events(ALLIED).at(-1)?.rule).toBe('4.4.6-h1');
  // −1 is the Town of Creully: the asterisk and the ground are one too many.
  expect(news(play(atZone('5019', ...guns), '6', ...flak, 'land 7-Para', '1+2'), GERMAN)).toContain('7-Para comes down in 4918: 3, modified by −4, is −1.'); // biome-ignore format: a line
});

test('MDD 4.5.1-a: airborne units land in Combat Mode', () => {
  const match = landing('3+3', atZone('5019'));
  expect(field(match, '7-Para', 'mode')).toBeUndefined();
  sketched('a unit that waits in Movement Mode');
  expect(unit(landing('3+3', atZone('5019', '7-Para Aircraft N announced=yes')), '7-Para')).toBe('5019');
});

test('MDD 4.5.4-a: in the sea, or off the map, a unit is eliminated', () => {
  const sea = landing('4+5', atZone('0222'));
  expect([unit(sea, '7-Para'), field(sea, '7-Para', 'lost')]).toEqual(['-', 'yes']);
  expect(last(sea, 2)).toEqual([
    '7-Para comes down in the sea or off the map: 9, modified by 0, is 9.',
    '7-Para is eliminated.',
  ]);
  expect(unit(play(atZone('0106'), '5', 'land 7-Para', '1+1'), '7-Para')).toBe('-');
  // on turn 9 the tide is High.
  const flat = (turn: number): Play =>
    play(scene(`D ${turn}`, `flown ${turn}`, 'brigade 5-Para zone=main', ...announced(...FIFTH), 'zone main at=2518 state=down'), '3', 'land 7-Para', '4+5'); // biome-ignore format: a scene
  expect([unit(flat(8), '7-Para'), unit(flat(9), '7-Para')]).toEqual(['2520 green', '-']);
});

test('MDD 4.5.6-a: parachutes are disrupted on all ground but Clear, on a Hill too', () => {
  const at = (hex: string, throws: string): string => unit(landing(throws, atZone(hex)), '7-Para');
  expect([at('2013', '4+5'), at('2013', '4+4'), at('2518', '4+4'), at('2518', '3+4')]).toEqual([
    '2015',
    '2014 green',
    '2519 green',
    '2619',
  ]);
  // A Swamp and a Wood.
  expect([at('1315', '4+4'), at('2418', '2+3')]).toEqual(['1316 green', '2417 green']);
});

test('MDD 4.5.7-a: who finds a unit of another brigade there is disrupted, and only the one who comes', () => {
  const match = landing('3+3', atZone('5019', '8-Para 5019'));
  expect([unit(match, '7-Para'), unit(match, '8-Para')]).toEqual(['5019 green', '5019']);
  expect(match.events(ALLIED).at(-1)?.rule).toBe('4.5.7-a');
  expect(unit(landing('3+3', atZone('5019', '12-Para 5019')), '7-Para')).toBe('5019');
  // headquarters are of no brigade, and so not of its own.
  expect(unit(landing('3+3', atZone('5019', 'HQ-3 5019')), '7-Para')).toBe('5019 green');
});

test('MDD 4.5.8-a: two causes eliminate', () => {
  // 2 is the Town of 2011 with an asterisk, 4 Clear ground with one; there is the company of another brigade.
  const both = landing('1+1', atZone('2013'));
  expect([unit(both, '7-Para'), field(both, '7-Para', 'lost')]).toEqual(['-', 'yes']);
  expect(unit(landing('2+2', atZone('2013', '8-Para 2112')), '7-Para')).toBe('-');
  expect(unit(landing('4+4', atZone('2013', '8-Para 2014')), '7-Para')).toBe('-');
  expect(unit(landing('2+2', atZone('2013', '12-Para 2112')), '7-Para')).toBe('2112 green');
});

test('MDD 4.5.9-a, MDD 6.2.2-b: who comes down on Germans, a Garrison too, must assault them at once, before anything disrupts it', () => {
  sketched('a Garrison in the open');
  const guns = play(atZone('5019', '1/441 5118'), '3', 'hold', 'land 7-Para', '2+2');
  const garrison = landing('2+2', atZone('5019', 'G-1 5118'));
  for (const match of [guns, garrison])
    expect(news(match, GERMAN)).toContain('7-Para has come down on Germans in 5118, and must assault them.');
});

/** In the midst of a landing: 7-Para has assaulted the Germans in the hex, and others are to follow. */
const fought = (hex: string, more: string, ...lines: string[]): Play =>
  scene(`moves 1 > airborneLanding.next zone=main hex=5019 > comingDown.fought unit=7-Para aim=5019 hex=${hex}${more}`, 'flown 1', 'zone main at=5019 state=down', 'brigade 5-Para zone=main', ...announced('12-Para', '13-Para'), ...lines); // biome-ignore format: a scene

test('MDD 4.5.9-a: when the Germans are gone the hex is taken, and what else disrupts comes then', () => {
  const match = fought('5118', ' starred=yes', '7-Para 5118 landed=parachute');
  expect(unit(match, '7-Para')).toBe('5118 green');
  expect(row(position(match), 'hex 5118')).toEqual({ allied: 'yes' });
  expect(unit(fought('5119', '', '7-Para 5119 landed=parachute'), '7-Para')).toBe('5119');
  // The assault had disrupted it.
  expect(unit(fought('5119', '', '7-Para 5119 green landed=parachute'), '7-Para')).toBe('5119 green');
  expect(unit(fought('5118', ' starred=yes', '7-Para 5118 green landed=parachute'), '7-Para')).toBe('-');
});

test('MDD 4.5.9-b: who has fallen back two hexes from the Germans is disrupted', () => {
  const match = scene('moves 1 > airborneLanding.next zone=main hex=5019 > comingDown.fellBack unit=7-Para aim=5019 hex=5118', 'flown 1', 'zone main at=5019 state=down', 'brigade 5-Para zone=main', ...announced('12-Para', '13-Para'), '7-Para 5316', '1/441 5118'); // biome-ignore format: a scene
  expect(unit(match, '7-Para')).toBe('5316 green');
});

test('MDD 4.5.9-c: with Germans left, one disrupted by the assault, or with another cause, is eliminated where it is', () => {
  const disrupted = fought('5119', '', '7-Para 5119 green landed=parachute', '1/441 5119');
  expect([unit(disrupted, '7-Para'), field(disrupted, '7-Para', 'lost')]).toEqual(['-', 'yes']);
  expect(unit(fought('5118', ' starred=yes', '7-Para 5118 landed=parachute', '1/441 5118'), '7-Para')).toBe(
    '-',
  );
  expect(unit(fought('4918', '', '7-Para 4918 landed=parachute', '1/441 4918'), '7-Para')).toBe('-');
  // Nor does the hex become theirs.
  expect(row(position(disrupted), 'hex 5119')).toEqual({ is: '' });
});

test('MDD 4.5.10-a, MDD 6.1.4-a: who drops is marked as one who came by parachute in this player turn', () => {
  expect(field(landing('3+3', atZone('5019')), '7-Para', 'landed')).toBe('parachute');
});

test('MDD 4.6.7-a, MDD 6.1.5-a: who comes by glider is marked so', () => {
  expect(field(play(glidersAt('2315'), 'land 2-OBLI', '3', '3+4'), '2-OBLI', 'landed')).toBe('glider');
});

test('MDD 4.6.2-a: away from the Drop Zones a glider has 1 less, with the wind, the flak and the ground of its own aim', () => {
  const match = glidersAt('2518', '1/642 2516', '2/642 2517', 'zone main at=5018 state=down');
  play(match, 'land 2-OBLI', '2', 'flak 1/642 plus', 'flak 2/642 plus', '3+3');
  expect(news(match, ALLIED)).toContain('2-OBLI comes down in 2519: 6, modified by +2, is 8.');
});

test('MDD 4.6.2-a: at a Drop Zone it has not', () => {
  const match = glidersAt('2315', 'zone main at=5018 state=down');
  play(match, 'drop main', '3', '3+3');
  expect(news(match, ALLIED)).toContain('1-RUR comes down in 5018: 6, modified by 0, is 6.');
});

test('MDD 4.6.2-b, MDD 4.6.3-a: the ground modifies by the column for gliders, and all is added up', () => {
  // A Town is −2, away from the zones −1, the wind −2, flak +1.
  const match = glidersAt('2213', '1/642 2212');
  play(match, 'land 2-OBLI', '6', 'flak 1/642 plus', '5+5');
  expect(news(match, ALLIED)).toContain('2-OBLI comes down in 2213: 10, modified by −4, is 6.');
});

test('MDD 4.6.5-a: a glider that lands on a Drop Zone among friends is disrupted, of its own brigade too, and once', () => {
  const at = (friend: string): Play =>
    play(glidersAt('2315', 'zone main at=5018 state=down', friend), 'drop main', '3', '3+3');
  expect([unit(at('12-DR 5018'), '1-RUR'), unit(at('8-Para 5018'), '1-RUR')]).toEqual(['5018 green', '5018 green']); // biome-ignore format: a line
  expect(unit(at('12-DR 5017'), '1-RUR')).toBe('5018');
  expect(at('8-Para 5018').events(ALLIED).at(-1)?.rule).toBe('4.6.5-a');
  // Nor is it one where a Drop Zone is aimed at, but has not come down.
  const early = aimedAt('5018', '12-DR 5018', ...announced('2-OBLI', '1-RUR'));
  play(early, 'target 1-RUR 5017', 'target 2-OBLI 2315', 'land 1-RUR', '3', '4+5');
  expect(unit(early, '1-RUR')).toBe('5018');
  // Away from the Drop Zone its own brigade does not matter.
  expect(unit(play(glidersAt('2315', '12-DR 2315'), 'land 2-OBLI', '3', '3+4'), '2-OBLI')).toBe('2315');
  expect(unit(play(glidersAt('2315', '8-Para 2315'), 'land 2-OBLI', '3', '3+4'), '2-OBLI')).toBe(
    '2315 green',
  );
});

test('MDD 4.6.6-a: Clear ground, Hills and Swamp do not disrupt a glider; Woods, Towns and sand do', () => {
  const at = (hex: string, throws: string, wind = '3'): string =>
    unit(play(glidersAt(hex), 'land 2-OBLI', wind, throws), '2-OBLI');
  // From 2013: a Hill; from 1315: a Swamp; from 2518: the sand; from 2418: a Wood; from 1511: a Town.
  expect([at('2013', '4+5'), at('1315', '4+5')]).toEqual(['2014', '1316']);
  expect([at('2518', '4+5'), at('2418', '3+3'), at('1511', '4+5')]).toEqual(['2519 green', '2417 green', '1512 green']); // biome-ignore format: a line
});

test('MDD 4.2.3-a: a glider aimed at a Drop Zone goes with it when it scatters, and lands at one that has come to its hex (R-122)', () => {
  const match = aimedAt('5018', ...announced('2-OBLI', '1-RUR'));
  play(match, 'target 2-OBLI 5018', 'target 1-RUR 5019', 'drop main', '3', '4+4');
  expect(legal(match)).toEqual([...FIFTH, '2-OBLI', '1-RUR'].map((name) => `land ${name}`));
  expect(news(play(match, 'land 2-OBLI', '3+3'), ALLIED)).toContain('2-OBLI comes down in 5019: 6, modified by 0, is 6.'); // biome-ignore format: a line
});

test('MDD 4.4.6-d1: flak stays as it was counted, whatever becomes of those who acted (R-120)', () => {
  const match = scene('moves 1 > airborneLanding.next zone=main hex=5019 wind=0 flak=1', 'flown 1', 'zone main at=5019 state=down', 'brigade 5-Para zone=main', ...announced(...FIFTH)); // biome-ignore format: a scene
  expect(last(play(match, 'land 7-Para', '2+3'))).toEqual([
    '7-Para comes down in 5019: 5, modified by +1, is 6.',
  ]);
});

test('MDD 4.1-b: a Drop Zone that Germans are driven onto is gone, and the rest of the brigade goes to the other (R-126)', () => {
  const midway = (secondary: string): Play =>
    scene('moves 1 > airborneLanding.next zone=main hex=5019 > comingDown.fall unit=7-Para aim=5019', 'flown 1', 'zone main state=eliminated', secondary, 'brigade 5-Para zone=main', '7-Para Aircraft', ...announced('12-Para', '13-Para', '1-RUR')); // biome-ignore format: a scene
  const match = play(midway('zone secondary at=2013 state=down'), '3+3');
  expect(last(match)).toEqual(['The 5-Para is given the Secondary Drop Zone.']);
  expect(match.events(ALLIED).at(-1)?.rule).toBe('4.1-b');
  expect(asks(match)).toBe('allied airborneLanding.target');
  const none = play(midway('zone secondary state=eliminated'), '3+3');
  expect(last(none)).toEqual(['The 5-Para cannot drop: no Drop Zone is left to it.']);
  expect(place(none, '12-Para')).toBe('Aircraft');
});
