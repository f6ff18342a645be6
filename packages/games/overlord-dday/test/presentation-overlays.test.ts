import { viewOf } from '@bocage/kernel';
import { openView } from '@bocage/kernel/host';
import { Showing } from '@bocage/wargame';
import { expect, test } from 'vitest';
import { UNIT } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { ALLIED, GERMAN, legal, type Play, scene } from './scene.ts';

/** What an overlay paints: `N3031 own 3`, in order. */
function painted(match: Play, id: string, onlooker: number, focus = -1): string[] {
  const overlay = presentation.overlays.find((one) => one.id === id);
  if (overlay === undefined) throw new Error(`there is no overlay ${id}`);
  const view = onlooker < 0 ? openView(match.engine) : viewOf(match.engine, onlooker);
  const paints = new Showing(presentation, match.engine).paint(view, overlay, focus);
  for (const { weight } of paints) expect(weight > 0 && weight <= 1).toBe(true);
  return paints
    .map(({ at, tone, text }) => `${PLACE.text(at)} ${tone}${text === undefined ? '' : ` ${text}`}`)
    .sort();
}
const hexOf = (paint: string): string => paint.slice(0, 5);

test('zones: own, enemy and both, from either side; a disorganized battalion has none', () => {
  const match = scene('allied movement 4', '1Suff N3538', 'I/914 N3540', 'II/914 N3735 DG');
  const seen = painted(match, 'zones', ALLIED);
  expect(seen).toHaveLength(11);
  expect(seen).toContain('N3537 own');
  expect(seen).toContain('N3541 enemy');
  expect(seen).toContain('N3539 both');
  expect(painted(match, 'zones', GERMAN)).toContain('N3537 enemy');
  expect(painted(match, 'zones', -1)).toEqual(seen);
});

test('who holds what: all land is German until the Allies have been there', () => {
  const match = scene('allied movement 4', 'hex N3538 allied=yes', '1Suff N3538');
  const seen = painted(match, 'holders', ALLIED);
  expect(seen.filter((paint) => paint.endsWith('own'))).toEqual(['N3538 own']);
  expect(seen.length).toBeGreaterThan(1000);
});

test('reach: the hexes to which the rules let the unit go, with their cost', () => {
  const match = scene('allied movement 4', '1Suff N3843', 'I/914 N3125');
  const seen = painted(match, 'reach', ALLIED, UNIT.of('1Suff'));
  const ways = legal(match).filter((action) => action.startsWith('move 1Suff '));
  const ends = ways.map((action) => action.slice(-5)).sort();
  expect(seen.map(hexOf)).toEqual(ends);
  expect(seen.some((paint) => paint.endsWith('good ½'))).toBe(true);
  expect(seen.some((paint) => paint.endsWith('good 1'))).toBe(true);
});

test('reach: a unit under a marker goes one hex, whatever it costs; a nest nowhere; nobody nowhere', () => {
  const match = scene('allied movement 4', '1Suff N3843 DG', 'WN60/352 N3033');
  const seen = painted(match, 'reach', ALLIED, UNIT.of('1Suff'));
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.every((paint) => paint.endsWith('good'))).toBe(true);
  expect(painted(match, 'reach', ALLIED, UNIT.of('WN60/352'))).toEqual([]);
  expect(painted(match, 'reach', ALLIED, -1)).toEqual([]);
});

const GUNS = ['WNPointeDuHoc N2828', 'WNPortEnBessin N3135 RG', 'WNLongues N3137', 'WN60/352 N3033'];

test('guns: all batteries and the beaches they fire on', () => {
  expect(painted(scene('naval 1', ...GUNS), 'guns', ALLIED)).toEqual([
    'N2522 bad 1',
    'N2622 bad 1',
    'N2828 bad OU',
    'N2931 bad 1',
    'N2932 bad 1',
    'N3032 bad 1',
    'N3135 plain O',
    'N3137 bad G',
    'N3140 bad 1',
    'N3141 bad 1',
  ]);
});

test('guns: those that reach a landing hex, or the beaches that one battery reaches', () => {
  const match = scene('naval 1', ...GUNS);
  const omaha = ['N2828 bad OU', 'N2931 bad 1', 'N2932 bad 1', 'N3032 bad 1', 'N3135 plain O'];
  expect(painted(match, 'guns', ALLIED, PLACE.of('N2931'))).toEqual(omaha);
  expect(painted(match, 'guns', ALLIED, PLACE.of('N3137'))).toEqual([
    'N3137 bad G',
    'N3140 bad 1',
    'N3141 bad 1',
  ]);
});

test('threat: what the Germans beside a hex can throw against it, with the odds where somebody stands', () => {
  const match = scene('allied movement 4', '1Suff N3538', 'I/914 N3539 active', 'II/914 N3638 active DG', 'I/916 N3537'); // biome-ignore format: a list
  const seen = painted(match, 'threat', ALLIED);
  // 4 and half of 4 against 5, over a river; I/916, another 4, is not awake yet.
  expect(seen).toContain('N3538 bad 6+4 1:2');
  expect(seen).toContain('N3540 bad 4');
  expect(seen.map(hexOf)).not.toContain('N3539');
});

test('threat: works and units that never wake threaten nobody, nor do the airborne before the second phase', () => {
  expect(
    painted(scene('landing 2', 'WN60/352 N3033', 'I/729 N1519', '1/116 Omaha-2'), 'threat', ALLIED),
  ).toEqual([]);
  expect(painted(scene('landing 1', '1/505 N2618', '1/116 Omaha-1'), 'threat', GERMAN)).toEqual([]);
  expect(
    painted(scene('landing 2', '1/505 N2618', '1/116 Omaha-2'), 'threat', GERMAN).length,
  ).toBeGreaterThan(3);
});
