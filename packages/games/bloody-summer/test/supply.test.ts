import { describe, expect, test } from 'vitest';
import { attackOf, defenceOf } from '../src/rules/units.ts';
import { isolatedMovement } from '../src/tables/going.ts';
import { ALLOWANCE, UNIT } from '../src/units.ts';
import { asks, field, legal, type Play, play, reasons, refusal } from './scene.ts';
import { campaign, race } from './turns.ts';

const UTAH = ['depot Utah state=reduced', 'place 0617 allied=yes'];
/** Of these, who is out of supply when the logistics phase has looked. */
const cut = (match: Play, ...names: string[]): string[] =>
  names.filter((name) => field(match, name, 'unsupplied') === 'yes');
const checked = (...lines: string[]): Play => campaign('logistics 3', ...lines, 'weather rain');

describe('7.3.2: headquarters', () => {
  test('N44 7.3.2-a: a road leads from 0618 to Utah, none from 0518 over the fields', () => {
    expect(cut(checked(...UTAH, 'US-VII 0618'), 'US-VII')).toEqual([]);
    expect(cut(checked(...UTAH, 'US-VII 0719'), 'US-VII')).toEqual(['US-VII']);
  });

  test('N44 7.3.2-a: an Offensive marker supplies it anywhere', () => {
    expect(cut(checked('US-VII 0719', 'place 0719 alliedMarkers=1'), 'US-VII')).toEqual([]);
  });

  test('N44 7.3.2-a: a depot that is not at work supplies nobody', () => {
    expect(
      cut(checked('US-VII 0618', 'depot Utah state=building due=5', 'place 0617 allied=yes'), 'US-VII'),
    ).toEqual(['US-VII']);
  });

  test('N44 4.1.2-a, 7.3.1-a: German lines run off the map by the exits and between boxes', () => {
    const line = ['GE-84 2418', 'depot German-Brest state=reduced'];
    expect(cut(checked(...line), 'GE-84')).toEqual([]);
    expect(cut(checked(...line, 'place Rennes allied=yes'), 'GE-84'), 'a hostile box').toEqual(['GE-84']);
    expect(cut(checked(...line, '77 Rennes', '4-Arm-CCA Rennes'), 'GE-84'), 'a confusion').toEqual(['GE-84']);
  });

  test('N44 7.3.1-b: enemies and their zones close the road', () => {
    const road = [...UTAH, 'US-VII 0718'];
    expect(cut(checked(...road), 'US-VII')).toEqual([]);
    expect(cut(checked(...road, '91-1058 0618'), 'US-VII'), 'in it').toEqual(['US-VII']);
    expect(cut(checked(...road, '91-1058 0518'), 'US-VII'), 'beside it, 0618 is in a zone').toEqual([
      'US-VII',
    ]);
  });

  test('N44 7.3.1-c: a friend in the hex cancels the zone', () => {
    expect(cut(checked(...UTAH, 'US-VII 0718', '91-1058 0518', '4-8 0618'), 'US-VII')).toEqual([]);
  });
});

describe('7.3.1: units', () => {
  test('N44 7.3.1-a: over any ground to a headquarters of their nationality, at any distance', () => {
    expect(cut(checked(...UTAH, 'US-VII 0618', '4-8 0820', '50-69 0820'), '4-8', '50-69')).toEqual(['50-69']);
  });

  test('N44 7.3.1-d: it must be in supply itself', () => {
    expect(cut(checked('US-VII 0719', '4-8 0720'), '4-8')).toEqual(['4-8']);
  });

  test('N44 7.3.1-b: a ring of zones cuts a unit off', () => {
    const ring = ['91-1057 0720', '91-1058 0921'];
    const match = checked(...UTAH, 'US-VII 0618', '4-8 0821', ...ring);
    expect(cut(match, '4-8')).toEqual(['4-8']);
  });

  test('N44 7.3.1-b: no line crosses the mouth of the Seine', () => {
    const line = ['depot Sword state=reduced', 'place 0807 allied=yes', 'BR-I 0807'];
    expect(cut(checked(...line, '50-69 0502', '50-151 0302'), '50-69', '50-151')).toEqual(['50-151']);
  });

  test('N44 7.3.1-d: R-77, none is needed in the place of a depot', () => {
    expect(cut(checked('709-739 0223', 'depot German-Cherbourg state=reduced'), '709-739')).toEqual([]);
    expect(cut(checked('709-739 0223'), '709-739')).toEqual(['709-739']);
  });

  test('N44 0.1.2-n: a Festung and those inside are always in supply', () => {
    expect(cut(checked('Festung-Brest Fortress-Brest', '77 Fortress-Brest'), 'Festung-Brest', '77')).toEqual(
      [],
    );
  });

  test('N44 11.1-b: in the race no line runs east of column 17', () => {
    const line = ['depot Utah state=reduced', 'place 0617 allied=yes', 'US-VII 0816', 'weather rain'];
    expect(
      cut(
        campaign('logistics 3', ...line, 'place 0714 allied=yes', 'depot Omaha state=reduced', '1-16 0815'),
        '1-16',
      ),
    ).toEqual(['1-16']);
    expect(
      cut(race('logistics 3', 'GE-84 2416', 'depot German-Paris state=reduced', 'weather rain'), 'GE-84'),
      'its own hex is not tested',
    ).toEqual([]);
  });
});

describe('7.4: out of supply', () => {
  test('N44 7-a, 10-b: R-78, nothing is looked at on turn 1', () => {
    expect(cut(campaign('logistics 1', '4-8 0820', '4-12 0821 cut'), '4-8', '4-12')).toEqual([]);
  });

  test('N44 7.4-a: whoever has a line again is in supply with the next logistics phase', () => {
    expect(cut(checked(...UTAH, 'US-VII 0618', '4-8 0619 cut'), '4-8')).toEqual([]);
    const match = campaign('us-moves 3', ...UTAH, 'US-VII 0618', '4-8 0619 cut');
    expect(cut(match, '4-8')).toEqual(['4-8']);
  });

  test('N44 7.4-b, 7.4-c, 7.4-d: U1, defence 3 becomes 2, no attack, half of 10 points and all of 6', () => {
    const match = campaign('us-moves 3', '352-915 0912 cut', '1-16 0714');
    const { g } = match.engine;
    expect([attackOf(g, UNIT.of('352-915')), defenceOf(g, UNIT.of('352-915'))]).toEqual([0, 2]);
    expect([attackOf(g, UNIT.of('1-16')), defenceOf(g, UNIT.of('1-16'))]).toEqual([3, 4]);
    expect([isolatedMovement(10), isolatedMovement(6)]).toEqual([5, 6]);
    expect(ALLOWANCE[UNIT.of('352-915')]).toBe(6);
  });

  test('N44 2.2-f: R-79, airborne troops have lorries from the first supply on', () => {
    const match = checked(...UTAH, 'US-VII 0618', '101-501 0619', '82-505 0302');
    expect([field(match, '101-501', 'lorries'), field(match, '82-505', 'lorries')]).toEqual([
      'yes',
      undefined,
    ]);
    expect(
      field(campaign('logistics 1', ...UTAH, 'US-VII 0618', '101-501 0619'), '101-501', 'lorries'),
    ).toBeUndefined();
  });
});

describe('7.5: from the air', () => {
  const POCKET = [
    '101-501 0820',
    '101-502 0821',
    '101-506 0820',
    '101-327 0821',
    '70-Tk 0820',
    '6-Airb-3 1008',
    '2-Rgr 0820',
  ];

  test('N44 7.5-a: four stacking points of infantry, the US first, the rest for the British', () => {
    const match = campaign('logistics 3', ...POCKET, 'weather overcast');
    expect(asks(match)).toBe('us airlift.lift');
    expect(reasons(match, 'supply 70-Tk')).toEqual(['7.5-a only Allied infantry is supplied from the air']);
    expect(refusal(match, 'supply 6-Airb-3')).toBe('7.5-a');
    play(match, 'supply 101-501', 'supply 101-502', 'supply 2-Rgr');
    expect(cut(match, '101-501', '101-502', '101-506')).toEqual(['101-506']);
    play(match, 'done');
    expect([asks(match), legal(match)]).toEqual(['british airlift.lift', ['supply 6-Airb-3', 'done']]);
    play(match, 'supply 6-Airb-3');
    expect(cut(match, '6-Airb-3')).toEqual([]);
  });

  test('N44 7.5-a: no more than four', () => {
    const match = campaign('logistics 3', ...POCKET, '4-8 0820', 'weather clear');
    play(match, 'supply 101-501', 'supply 101-502', 'supply 101-506', 'supply 101-327');
    expect(legal(match)).toEqual(['supply 2-Rgr', 'done']);
    expect(reasons(match, 'supply 4-8')).toEqual([
      '7.5-a the aircraft cannot supply so many stacking points more',
    ]);
  });

  test('N44 7.5-a: not in rain', () => {
    expect(asks(campaign('logistics 3', ...POCKET, 'weather rain'))).toBe('* resources.allies');
  });
});

test('N44 2.2-f: R-79, lorries come to airborne troops in supply, and to nobody else', () => {
  const match = checked(...UTAH, 'US-VII 0618', '101-501 0620', '82-505 0719', '91-1057 0720', '91-1058 0818', '4-8 0621'); // biome-ignore format: a scene
  const lorries = ['101-501', '4-8', 'US-VII'].map((name) => field(match, name, 'lorries'));
  expect(lorries).toEqual(['yes', undefined, undefined]);
});

test('N44 11.1-b, 7.3.1-a: in the race no line runs through the east of the map', () => {
  const line = ['GE-84 1109', 'depot German-Paris state=reduced'];
  expect(cut(checked(...line), 'GE-84')).toEqual([]);
  expect(cut(race('logistics 3', ...line, 'weather rain'), 'GE-84')).toEqual(['GE-84']);
});
