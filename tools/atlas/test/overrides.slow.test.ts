import { beforeEach, expect, test } from 'vitest';
import { omahaBeach } from '../games/omaha-beach.ts';
import type { Draft } from '../src/draft.ts';
import { generate } from '../src/generate.ts';
import { loadGeodata } from '../src/geodata.ts';
import { applyOverrides, type Override } from '../src/overrides.ts';

const geo = loadGeodata();
let draft: Draft;
beforeEach(() => {
  draft = generate(omahaBeach, [], geo).draft;
});

const because = { why: 'a test', source: 'design: a test' };
const apply = (override: object): void => applyOverrides(draft, [{ ...because, ...override } as Override]);
const terrainOf = (name: string): string | undefined => draft.terrain.kinds.get(draft.hex(name));

test('hexes change their ground', () => {
  apply({ hexes: '0912 0913', layer: 'terrain', kind: 'woods' });
  expect([terrainOf('0912'), terrainOf('0913')]).toEqual(['woods', 'woods']);
});

test('an override that changes nothing is an error, wholly or in part', () => {
  const woods = { layer: 'terrain', kind: 'woods' };
  expect(() => apply({ hexes: '1016', ...woods })).toThrow('override 1 (a test): changes nothing');
  expect(() => apply({ hexes: '1016 0912', ...woods })).toThrow('1 of its hexes are woods already');
});

test('an unknown hex, hexside or layer is an error', () => {
  expect(() => apply({ hexes: '4444', layer: 'terrain', kind: 'woods' })).toThrow('4444 is not on the map');
  expect(() => apply({ sides: '0101/2020', layer: 'relief', kind: 'slope' })).toThrow('no hexside');
  expect(() => apply({ hexes: '0912', layer: 'weather', kind: 'rain' })).toThrow('no layer weather');
});

test('an override must say why and whence', () => {
  expect(() => apply({ hexes: '0912', layer: 'terrain', kind: 'woods', source: '' })).toThrow(
    'neither why nor whence',
  );
});

test('an empty kind takes hexsides out of their layer, but no hex can lose its ground', () => {
  apply({ sides: '0530/0630', layer: 'works', kind: '' });
  expect(draft.sideLayers.get('works')!.kinds.has(draft.side('0530/0630'))).toBe(false);
  expect(() => apply({ hexes: '0912', layer: 'terrain', kind: '' })).toThrow('every hex needs a terrain');
});

test('ways are told as hexes in a row', () => {
  apply({ ways: '0101-0102-0103', layer: 'road', kind: 'trail' });
  expect(draft.wayLayers.get('road')!.kinds.get(draft.side('0102/0103'))).toBe('trail');
});

test('a place moves, comes and goes', () => {
  apply({ place: 'Cabourg', hex: '1208' });
  expect(draft.places.find((p) => p.name === 'Cabourg')).toMatchObject({
    hex: '1208',
    source: because.source,
  });
  apply({ place: 'Ruquet', hex: '0917', size: 'village' });
  expect(draft.places.at(-1)).toMatchObject({ name: 'Ruquet', kind: 'village' });
  apply({ place: 'Ruquet', remove: true });
  expect(draft.places.some((p) => p.name === 'Ruquet')).toBe(false);
  expect(() => apply({ place: 'Ruquet', remove: true })).toThrow('no place Ruquet');
  expect(() => apply({ place: 'Ruquet' })).toThrow('needs hex and size');
  expect(() => apply({ place: 'Cabourg', hex: '1208' })).toThrow('changes nothing');
});

test('entries of marks are changed where they match', () => {
  apply({ mark: 'landing-boxes', where: { code: 'ER1' }, set: { order: 99 } });
  expect(draft.marks.get('landing-boxes')!.entries.find((e) => e.code === 'ER1')?.order).toBe(99);
  expect(() => apply({ mark: 'landing-boxes', where: { code: 'XX' }, set: { order: 1 } })).toThrow(
    'changes nothing',
  );
  expect(() => apply({ mark: 'kites', where: {}, set: {} })).toThrow('no marks kites');
});
