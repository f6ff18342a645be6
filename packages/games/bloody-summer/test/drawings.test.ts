import { undrawn } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { AFTERMATH_EVENTS } from '../src/events/aftermath.ts';
import { AIR_EVENTS } from '../src/events/air.ts';
import { COMBAT_EVENTS } from '../src/events/combat.ts';
import { COMMON_EVENTS } from '../src/events/common.ts';
import { DDAY_EVENTS } from '../src/events/dday.ts';
import { LOGISTICS_EVENTS } from '../src/events/logistics.ts';
import { OFFMAP_EVENTS } from '../src/events/offmap.ts';
import { bloodySummer } from '../src/index.ts';
import { grid, PLACE, zoneOf } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { ALLIES, AXIS, BRITISH, GERMAN, US, ZONE } from '../src/terms.ts';
import { UNIT } from '../src/units.ts';

const drawing = (type: object, args: Readonly<Record<string, number | readonly number[]>>) =>
  presentation.draw?.({ type, args, rule: '', seen: -1 } as never);
const strokes = (...given: Parameters<typeof drawing>) => drawing(...given)?.strokes;
const hexes = (...names: readonly string[]) => names.map((name) => PLACE.of(name));
const [BRIGADE, DIVISION, PARAS] = [UNIT.of('3-8'), UNIT.of('276'), UNIT.of('82-505')];

test('every event is drawn, or is named as one that has nothing to draw', () => {
  expect(undrawn(bloodySummer, presentation)).toEqual([]);
});

test('a loss is a cross where it was, a hex that is taken a flag of the camp', () => {
  const at = PLACE.of('0619');
  expect(strokes(COMMON_EVENTS.destroyed, { unit: 0, at })).toEqual([{ kind: 'cross', places: [at] }]);
  expect(strokes(COMMON_EVENTS.taken, { camp: AXIS, hex: at })).toEqual([
    { kind: 'flag', places: [at], side: GERMAN },
  ]);
});

test('6.1-i, 6.3-c: an attack is a line from each hex it comes from, and its die a line of words', () => {
  const [at, one, other] = [PLACE.of('1306'), PLACE.of('1206'), PLACE.of('1207')];
  expect(strokes(COMBAT_EVENTS.attacked, { units: [BRIGADE], hex: at, from: [one, other] })).toEqual([
    { kind: 'line', places: [one, at], side: BRITISH },
    { kind: 'line', places: [other, at], side: BRITISH },
    { kind: 'burst', places: [at] },
  ]);
  const fought = drawing(COMBAT_EVENTS.fought, { column: 2, die: 4, modifier: 0, hex: at, result: 5 });
  expect(fought).toMatchObject({ weight: 'heavy', result: '{hex}, column {column}, die {die}, {modifier}: {result}' }); // biome-ignore format: a row
});

test('6.2-h, 6.2-i: ships and bombers fire from beside the map', () => {
  const at = PLACE.of('1306');
  for (const event of [COMBAT_EVENTS.shelled, COMBAT_EVENTS.bombed])
    expect(strokes(event, { hex: at, points: 3 })?.map(({ kind, places }) => [kind, places])).toEqual([
      ['line', [at]],
      ['burst', [at]],
    ]);
});

test('6.4-c, 6.7-a: a retreat goes its way, an advance follows', () => {
  const way = hexes('1306', '1406', '1506');
  expect(strokes(AFTERMATH_EVENTS.retreated, { unit: DIVISION, hex: way[2] as number, way })).toEqual([
    { kind: 'path', places: way, units: [DIVISION], manner: 'retreat', side: GERMAN },
  ]);
  const [from, hex] = [PLACE.of('1206'), PLACE.of('1306')];
  expect(strokes(AFTERMATH_EVENTS.advanced, { unit: BRIGADE, from, hex })).toEqual([
    { kind: 'path', places: [from, hex], units: [BRIGADE], manner: 'advance', side: BRITISH },
  ]);
});

test('10.0.1-c, 10.0.1-e: a jump drops on its zone, or drifts from it', () => {
  const [zone, adrift] = [PLACE.of('0619'), PLACE.of('0718')];
  const told = { unit: PARAS, from: zone, die: 6, modifier: 0, total: 6 };
  expect(strokes(DDAY_EVENTS.cameDown, { ...told, hex: zone })?.[1]).toMatchObject({ manner: 'drop', places: [zone] }); // biome-ignore format: a row
  expect(strokes(DDAY_EVENTS.drifted, { ...told, hex: adrift })?.[1]).toMatchObject({
    manner: 'drift',
    places: [zone, adrift],
    side: US,
  });
});

test('1.1.1.2-f, 1.1.2.2-b, 9.2-a: markers go along their road, units between boxes, fighters over their zone', () => {
  const way = hexes('Paris', '1301', '1302');
  expect(strokes(LOGISTICS_EVENTS.markerCarried, { camp: ALLIES, place: way[2] as number, way })).toEqual([
    { kind: 'path', places: way, units: [], manner: 'march', side: US },
  ]);
  const [paris, mans] = [PLACE.of('Paris'), PLACE.of('Le-Mans')];
  expect(strokes(OFFMAP_EVENTS.boxMoved, { unit: DIVISION, from: paris, place: mans })?.[0]?.places).toEqual([
    paris,
    mans,
  ]);
  const caen = ZONE.of('caen');
  expect(strokes(AIR_EVENTS.watched, { side: US, zone: caen })?.[0]?.places).toEqual(
    grid.hexes.filter((hex) => zoneOf(hex) === caen),
  );
});
