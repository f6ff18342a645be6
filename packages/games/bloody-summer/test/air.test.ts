import { describe, expect, test } from 'vitest';
import { ALLIES, asks, chances, legal, news, opening, type Play, play, reasons, refusal } from './scene.ts';
import { at, campaign, PEACE, race, until } from './turns.ts';

const CUPS = ['air us-heavy cup=3', 'air british-heavy cup=3', 'air us-medium cup=2', 'air british-medium cup=1', 'air british-light cup=1', 'air us-fighter cup=6', 'air british-fighter cup=6']; // biome-ignore format: a list
const ROWS = ['us-heavy', 'british-heavy', 'us-medium', 'british-medium', 'british-light', 'us-fighter', 'british-fighter']; // biome-ignore format: a list
const count = (match: Play, box: string, rows = ROWS): number =>
  rows.reduce((sum, row) => sum + Number(at(match, `air ${row}`)[box] ?? 0), 0);
const drawnFrom = (match: Play): number[] =>
  [ROWS.slice(0, 2), ROWS.slice(2, 5), ROWS.slice(5)].map((rows) => count(match, 'drawn', rows));
/** Fighters drawn, those for air superiority taken off. */
const sky = (us: number, british: number, die: string, ...lines: string[]): Play =>
  play(campaign('logistics 3 > airPhase.fly cup=3', `air us-fighter drawn=${us}`, `air british-fighter drawn=${british}`, ...lines), die); // biome-ignore format: a list

describe('the draw', () => {
  test('N44 1.1.1.1-k: as many of each cup as the weather says', () => {
    const drawn = (weather: string): number[] =>
      drawnFrom(until(campaign('air 3', `weather ${weather}`, ...CUPS), 'airPhase.fly'));
    expect(['clear', 'overcast', 'rain'].map(drawn)).toEqual([
      [2, 3, 8],
      [1, 2, 5],
      [0, 1, 3],
    ]);
  });

  test('N44 11-c, ERR-b: six heavy, four medium and light, twelve fighter-bombers are in the cups', () => {
    const match = opening('cobra');
    expect(
      [ROWS.slice(0, 2), ROWS.slice(2, 5), ROWS.slice(5)].map((rows) => count(match, 'cup', rows)),
    ).toEqual([6, 4, 12]);
  });

  test('N44 0-c: counters are drawn unseen, each with the chance of its number', () => {
    const match = campaign('air 3', ...CUPS);
    expect(chances(match)).toEqual({ 'us-heavy': '3/6', 'british-heavy': '3/6' });
    play(match, 'us-heavy');
    expect(chances(match)).toEqual({ 'us-heavy': '2/5', 'british-heavy': '3/5' });
  });

  test('N44 10.A.1-a: on turn 0 all counters fly, and no draw is needed', () => {
    const match = campaign('air 0', ...CUPS);
    expect([asks(match), drawnFrom(match)]).toEqual(['* airPhase.fly', [6, 4, 12]]);
  });

  test('N44 11.1-j: R-168, half the figure, rounded up, and US counters only', () => {
    const match = race('air 2', 'air us-medium cup=2', 'air us-fighter cup=6');
    expect(drawnFrom(until(match, 'airPhase.fly'))).toEqual([0, 2, 4]);
    const start = opening('cherbourg');
    expect(ROWS.filter((row) => at(start, `air ${row}`).cup !== undefined || at(start, `air ${row}`).drawn !== undefined)).toEqual(['us-medium', 'us-fighter']); // biome-ignore format: a list
  });

  test('N44 9.4-e: R-68, R-22, heavy bombers and rubble of turn 6 are back and cleared on turn 8', () => {
    const lines = ['bombers 8 british=2', 'place 0909 rubble=4 cleared=8', 'weather rain'];
    const match = campaign('air 8', ...lines, 'air us-fighter cup=3');
    expect(at(match, 'air british-heavy')).toMatchObject({ cup: '2' });
    expect(at(match, 'place 0909').rubble).toBeUndefined();
    const before = campaign('air 7', ...lines, 'air us-fighter cup=3');
    expect([at(before, 'air british-heavy').cup, at(before, 'place 0909').rubble]).toEqual([undefined, '4']);
  });
});

describe('missions', () => {
  test('N44 1.1.1.1-l: a die says how many fly for air superiority', () => {
    expect(['1', '2', '3', '4', '5', '6'].map((die) => count(sky(4, 4, die), 'superiority'))).toEqual([
      1, 1, 2, 2, 3, 3,
    ]);
    expect(count(sky(1, 1, '6'), 'superiority')).toBe(2);
  });

  test('N44 1.1.1.1-l: R-46, from the side with more of them, from the US if equal', () => {
    const match = sky(4, 5, '5');
    expect([at(match, 'air us-fighter').superiority, at(match, 'air british-fighter').superiority]).toEqual([
      '1',
      '2',
    ]);
  });

  test('N44 9.2-a, 9.2-b: four zones at most, one fighter-bomber each, common to both sides', () => {
    const match = sky(4, 4, '1');
    play(match, 'zone caen', 'zone cotentin', 'zone saint-lô');
    expect(asks(match)).toBe('british airPhase.assign');
    expect(reasons(match, 'zone caen')).toEqual(['9.2-b that zone has its fighter-bomber']);
    play(match, 'zone vire-avranches');
    expect(reasons(match, 'zone falaise-argentan')).toEqual(['9.2-a as many zones are watched as may be']);
    expect(at(match, 'zone vire-avranches')).toEqual({ fighters: 'british' });
  });

  test('N44 9.2-c: either nation may watch any zone', () => {
    expect(legal(sky(2, 2, '1'), 'zone')).toHaveLength(6);
    const match = play(sky(2, 2, '1'), 'keep');
    expect([asks(match), legal(match, 'zone').length]).toEqual(['british airPhase.assign', 6]);
  });

  test('N44 9.2-a: bombers are of no use there', () => {
    const match = campaign('logistics 3 > airPhase.missions cup=3', 'air us-medium drawn=1');
    expect(reasons(match, 'zone caen')).toEqual([
      '9.2-a no fighter-bomber of yours is left without a mission',
    ]);
  });

  test('N44 9.5-a: one heavy bomber, or two others of one cup, on a box', () => {
    const match = campaign(
      'logistics 3 > airPhase.missions cup=3 side=british',
      'air british-heavy drawn=2',
      'air british-medium drawn=1',
      'air british-light drawn=1',
      'air british-fighter drawn=3',
    );
    play(match, 'box british-heavy Paris', 'box british-medium Le-Mans', 'box british-fighter Rennes');
    expect(reasons(match, 'box british-heavy Paris')).toEqual([
      '9.5-a no more of that kind may fly against that box',
    ]);
    expect(reasons(match, 'box british-fighter Paris')).toEqual([
      '9.5-a aircraft of another kind fly against that box',
    ]);
    expect(refusal(match, 'box british-light Le-Mans')).toBe('');
    play(match, 'box british-light Le-Mans', 'box british-fighter Rennes');
    expect(at(match, 'box Le-Mans')).toEqual({ raid: 'british-medium', second: 'british-light' });
    expect(refusal(match, 'box british-fighter Rennes')).toBe('9.5-a');
  });

  test('N44 9-a, 1.1.1.1-m: R-59, one mission each, and the rest is available', () => {
    const match = campaign('logistics 3 > airPhase.missions cup=3', 'air us-medium drawn=2', 'air us-fighter drawn=1', 'air british-fighter drawn=2'); // biome-ignore format: a list
    play(match, 'box us-medium Orleans');
    expect(reasons(match, 'box british-fighter Paris')).toEqual([
      '8-c those aircraft are of the other nationality',
    ]);
    play(match, 'zone caen', 'keep');
    expect(reasons(match, 'box us-medium Paris')[0]).toContain('8-c');
    expect([at(match, 'air us-medium'), at(match, 'air us-fighter')]).toEqual([
      { available: '1' },
      { is: '' },
    ]);
    expect(news(match, ALLIES)).toContain('The Americans keep 1 counter available.');
  });
});

describe('the end of a phase and of a turn', () => {
  test('N44 1.1.4-a: finished aircraft are available again, and ships have their points', () => {
    const match = campaign('phase-A 3', ...PEACE, 'stormRisk yes', 'air us-fighter finished=2 available=1', 'navy western cruiser=0'); // biome-ignore format: a list
    until(play(match, '1'), 'stormTest.roll');
    expect(at(match, 'air us-fighter')).toMatchObject({ available: '3' });
    expect([at(match, 'navy western'), at(match, 'navy eastern')]).toEqual([
      { cruiser: '2', destroyer: '3' },
      { cruiser: '3', destroyer: '3' },
    ]);
    expect(asks(match), 'phase B').toBe('* stormTest.roll');
  });

  test('N44 1.1.1.1-g: R-7, after the storm the fighters are back in their zones', () => {
    const match = campaign(
      'phase-A 3',
      ...PEACE,
      'storm yes',
      'stormRisk yes',
      'zone caen fighters=us grounded=yes',
    );
    until(play(match, '1'), 'stormTest.roll');
    expect(at(match, 'zone caen')).toEqual({ fighters: 'us' });
  });

  test('N44 11.1-i: R-168, in the race ships have two and one points for a turn, not for a phase', () => {
    const match = race('air 2', 'air us-fighter cup=6');
    expect([at(match, 'navy western'), at(match, 'navy eastern')]).toEqual([
      { cruiser: '1', destroyer: '2' },
      { is: '' },
    ]);
    const later = race('phase-A 2', 'stormRisk yes', 'navy western cruiser=0 destroyer=1');
    play(later, '1');
    expect(at(later, 'navy western')).toEqual({ destroyer: '1' });
  });

  test('N44 11-b: ships start with the points of the scenario', () => {
    expect(at(opening('cherbourg'), 'navy western')).toEqual({ cruiser: '1', destroyer: '2' });
    expect(at(opening('cobra'), 'navy eastern')).toEqual({ cruiser: '2', destroyer: '2' });
  });

  test('N44 1.1.5-a: all go back into their cups, heavy bombers on the track apart', () => {
    const match = campaign(
      'end-of-turn 3',
      'air us-fighter available=1 finished=1 superiority=1',
      'air british-light drawn=1',
      'zone caen fighters=british',
      'box Paris raid=us-medium second=us-medium',
      'bombers 5 us=1',
      'army us carpet=yes',
    );
    expect(ROWS.map((row) => at(match, `air ${row}`).cup)).toEqual([
      undefined,
      undefined,
      '2',
      undefined,
      '1',
      '3',
      '1',
    ]);
    expect([at(match, 'zone caen'), at(match, 'box Paris'), at(match, 'army us')]).toEqual([
      { is: '' },
      { is: '' },
      { is: '' },
    ]);
    expect(at(match, 'bombers 5')).toEqual({ us: '1' });
  });
});

test('N44 1.1.1.1-k: nothing flies only when nothing is drawn', () => {
  const said = (match: Play): string[] =>
    news(match, ALLIES).filter((line) => line.includes('nothing flies'));
  const none = play(campaign('weather 3'), '1');
  expect(said(none)).toEqual(['In this weather nothing flies.']);
  const bombers = play(campaign('weather 3', 'air us-medium cup=1'), '6');
  expect(said(bombers)).toEqual([]);
});
