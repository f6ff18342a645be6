import { expect, test } from 'vitest';
import { answer } from './scene.ts';

test('three battalions below the nest at Saint-Laurent attack it together', () => {
  const battalions = ['1/116 N2931', '2/116 N2932', '3/116 N2932'];
  expect(answer('allied combat 2', 'WN66/352 N3031 marker=regroup', ...battalions)).toBe(
    'attack N3031 1/116+2/116+3/116',
  );
});

test('one battalion alone does not', () => {
  expect(answer('allied combat 2', 'WN66/352 N3031', '1/116 N2931')).toBe('fight');
});

test('a battalion that adds nothing to an attack is left out of it', () => {
  const strong = ['8Armd N3141', '6DLI N3141', '8DLI N3141', '9DLI N3140', '2SWB N3140'];
  const attack = answer('allied combat 4', 'WN37/716 N3240', ...strong);
  expect(attack).toMatch(/^attack N3240/);
  expect(attack.split('+').length).toBeLessThan(strong.length);
});

test('Rangers below Pointe du Hoc climb although it costs more than it brings', () => {
  const rangers = ['WNPointeDuHoc N2828', '5Rgr Rangers steps=1 back=yes'];
  expect(answer('allied combat 1', ...rangers, 'WN71/352 N2930', '1/116 N2931')).toBe('attack N2828 5Rgr');
});

test('ships fire on the nest above a beach that is landed on, not on one far away', () => {
  const nests = ['WN10/709 N2421', 'WN60/352 N3033', 'WN81/352 N2826'];
  const shot = answer('naval 1', ...nests, '1/16 Omaha-1', 'beach Omaha chit=A5');
  expect(shot).toBe('bombard us N3033');
});

test('a unit lands beside no active nest where it has the choice', () => {
  const waiting = ['1/115 Omaha-3', 'beach Omaha chit=A5', 'reduced yes'];
  expect(answer('landing 3', 'WN60/352 N3033', 'WN62/352 N3133', ...waiting)).not.toBe('land 1/115 N3032');
});

test('the strongest land first', () => {
  const waiting = ['37Eng Omaha-4', '745Tk Omaha-4', 'beach Omaha chit=A5', 'reduced yes'];
  expect(answer('landing 4', ...waiting)).toMatch(/^land 745Tk/);
});

test('the last battalion at the Orne bridge stays, whatever is to be won elsewhere', () => {
  const guards = ['7Para N3749', '12Para N3648'];
  expect(answer('allied movement 3', ...guards, 'WNMerville N3551')).toBe('end');
});

test('of two battalions on one bank the second goes over to the empty one', () => {
  expect(answer('allied movement 3', '7Para N3749', '12Para N3749', 'G-Caen N4046')).toBe('move 7Para N3648');
});

test('a battalion on the sand goes inland toward the Germans above its beach', () => {
  const rest = ['hex N2719 allied=yes', 'hex N3220 allied=yes'];
  expect(answer('allied movement 2', '1/8 N2622 landed=Utah', 'WN10/709 N2421', ...rest)).toMatch(
    /^move 1\/8 N2[56]21/,
  );
});

test('a disordered battalion that is off the sand rallies', () => {
  const tired = '1/8 N2621 landed=Utah marker=disorganized';
  expect(answer('allied movement 2', tired, 'WNAzeville N2419')).toBe('end');
});

test('gliders come down beside those who landed at Utah', () => {
  expect(answer('endStage.glide', '325/82 Gliders', '1/8 N2821 landed=Utah')).toBe('glide 325/82 N2820');
});

test('the Allies blow no bridge', () => {
  expect(answer('endStage.alliedBridges', '1/505 N2618', '7Para N3749')).toBe('end');
});

test('tanks throw a worn battalion off the Orne bridge', () => {
  const tanks = ['I/22 N3849 active', 'II/22 N3750 active'];
  const worn = '7Para N3749 steps=1 back=yes marker=disorganized';
  expect(answer('german combat 4', ...tanks, worn)).toMatch(/^attack N3749/);
});

test('a static battalion does not attack a brigade in the open', () => {
  expect(answer('german combat 4', 'I/736 N3447 active', '27Armd N3548')).toBe('fight');
});
