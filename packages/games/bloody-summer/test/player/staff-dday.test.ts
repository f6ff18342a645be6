import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';
import { answer, deeds } from './staff-scene.ts';

describe('before dawn', () => {
  test('paratroops gather behind Utah and attack its nest, those who are not needed do not', () => {
    const lines = ['WN-Madeleine 0617', '101-501 0718', '101-506 0718', '101-502 0618'];
    const walks = deeds(scene('us-drop-moves 0', ...lines), ['dropMoves.choose']);
    expect(walks.some((deed) => /^walk 101-50[16] /.test(deed))).toBe(true);
    expect(answer('us-night-combats 0', ...lines)).toMatch(/^attack 0617 /);
  });
  test('a lone regiment does not attack a division', () => {
    expect(answer('us-night-combats 0', '101-501 0719 D1', '353 0720')).toBe('end');
  });
  test('Germans attack paratroops in disorder, and leave those alone who are not', () => {
    const panzers = ['21-Pz-125 0906', '21-Pz-192 0906'];
    expect(answer('night-reaction 0', ...panzers, '6-Airb-3 0806 D2 steps=1')).toMatch(/^attack 0806 /);
    expect(answer('night-reaction 0', '716-736 0906', '6-Airb-3 0806', '6-Airb-5 0806')).toBe('end');
  });
});

describe('the bombardment', () => {
  test('most ships fire at Omaha, where the nest is strongest', () => {
    const lines = [
      'navy western cruiser=4 destroyer=4',
      'WN-Saint-Laurent 0714',
      'Bty-Azeville 0519',
      '1-16 Reserve',
      '29-116 Reserve',
      '741-Tk Reserve',
      '743-Tk Reserve',
    ];
    expect(answer('us-bombardment 0', ...lines)).toMatch(/^shell 0714 [34] 4$/);
  });
  test('bombs that are left over fall on batteries rather than on nobody', () => {
    expect(answer('us-bombardment 0', 'air us-heavy available=1', 'Bty-Azeville 0519')).toBe(
      'bomb 0519 us-heavy',
    );
  });
});

describe('the waves', () => {
  test('the 79th goes where a column is to be won', () => {
    const lines = ['WN-La-Breche 0807', '3-8 Reserve', 'H-27 Reserve', '79-30 Reserve', 'BR-I 0502'];
    expect(answer('british-first-wave 0 > offshore.begin', ...lines)).toBe('station 79-30 0707');
  });
  test('the batteries fire at those who storm a beach under most guns', () => {
    const lines = [
      'Bty-Maisy 0716',
      'Bty-Pointe-du-Hoc 0715',
      'Bty-Longues 0712',
      'WN-Saint-Laurent 0714',
      '1-16 0714 landed=yes',
      '4-8 0617 landed=yes',
    ];
    expect(answer('us-first-wave 0 > batteryFire.begin side=us', ...lines)).toBe('fire 1-16');
  });
  test('they wait for the British where these will come under more', () => {
    const lines = [
      'Bty-Maisy 0716',
      'Bty-Merville 0806',
      'Bty-Houlgate 0705',
      'WN-La-Breche 0807',
      '4-8 0617 landed=yes',
    ];
    expect(answer('us-first-wave 0 > batteryFire.begin side=us', ...lines)).toBe('hold');
  });
  test('the gliders come in the evening', () => {
    expect(answer('evening 0', '6-Airb-6 Reserve', '6-Airb-5 0806', '711 0704')).toBe('land');
  });
  test('the afternoon is for attacks that pay', () => {
    expect(
      answer(
        'us-last-wave 0',
        'air us-fighter available=2',
        '1-16 0714',
        '1-18 0714',
        '29-116 0714',
        '352-916 0814',
      ),
    ).toMatch(/^attack 0814/);
    expect(answer('us-last-wave 0', '4-8 0617', '353 0618')).toBe('end');
  });
});
