import { makeGrid } from '@bocage/hex';
import { expect, test } from 'vitest';
import { boxBounds, checkMap, drawMap, hexToXY, LAYERS, mapBounds, PITCH } from '../src/index.ts';
import { bay, pointyBay } from './bay.ts';
import { checkWellFormed, groupOf, pointsOf, textsOf } from './svg-reader.ts';

const grid = makeGrid(bay.grid);
const picture = drawMap(bay);

test('the small bay is a valid map', () => {
  expect(checkMap(bay)).toEqual([]);
  expect(checkMap(pointyBay)).toEqual([]);
});

test('every layer is a group of its name with something in it', () => {
  for (const layer of LAYERS) expect(groupOf(picture, layer)?.length ?? 0, layer).toBeGreaterThan(60);
});

test('a layer that is left out is gone, the others stay', () => {
  for (const layer of LAYERS) {
    const svg = drawMap(bay, { without: [layer] });
    for (const other of LAYERS) expect(groupOf(svg, other) !== undefined, other).toBe(other !== layer);
  }
});

test('the same map gives the same text', () => {
  expect(drawMap(structuredClone(bay))).toBe(picture);
});

test('no number failed and every tag is closed', () => {
  for (const svg of [picture, drawMap(pointyBay), drawMap(bay, { without: ['legend', 'marks'] })]) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(() => checkWellFormed(svg)).not.toThrow();
  }
});

test('names keep their accents and cannot break the text', () => {
  expect(picture).toContain('Pont-l&#39;Évêque &amp; Fils');
  expect(picture).toContain('&lt;Aubin&gt;');
  expect(picture).toContain('BAY OF &lt;TESTS&gt; &amp; TRIALS');
  expect(picture).toContain('© nobody &amp; everybody');
  expect(picture).toContain('OFF &amp; AWAY');
});

test('a hex has its number in it, whichever way it stands', () => {
  for (const map of [bay, pointyBay]) {
    const place = makeGrid(map.grid);
    const numbers = textsOf(groupOf(drawMap(map), 'numbers') ?? '');
    expect(numbers).toHaveLength(place.hexCount);
    for (const { text, x, y } of numbers)
      expect(place.name(place.hexAt(x / PITCH, (y - 4) / PITCH))).toBe(text);
  }
});

test('the bounds hold the map, its boxes and all that is written', () => {
  const { x, y, width, height } = mapBounds(bay);
  expect(picture).toContain(
    `viewBox="${[x, y, width, height].map((n) => Math.round(n * 100) / 100).join(' ')}"`,
  );
  const marks =
    (groupOf(picture, 'marks') ?? '') +
    (groupOf(picture, 'labels') ?? '') +
    (groupOf(picture, 'numbers') ?? '');
  for (const spot of textsOf(marks)) {
    expect(spot.x).toBeGreaterThan(x);
    expect(spot.x).toBeLessThan(x + width);
    expect(spot.y).toBeGreaterThan(y);
    expect(spot.y).toBeLessThan(y + height);
  }
  for (const rect of boxBounds(bay).values()) {
    expect(rect.x).toBeGreaterThan(x);
    expect(rect.y + rect.height).toBeLessThan(y + height);
  }
});

test('without legend and marks the picture ends at the map', () => {
  expect(mapBounds(bay, { without: ['legend', 'marks'] })).toEqual({
    x: 0,
    y: 0,
    width: grid.width * PITCH,
    height: grid.height * PITCH,
  });
  expect(boxBounds(bay, { without: ['marks'] }).size).toBe(0);
});

test('the size of a hex changes the pixels, not the drawing', () => {
  const large = drawMap(bay, { hexSize: 128 });
  const size = (svg: string) =>
    svg
      .match(/^<svg [^>]*width="(\d+)" height="(\d+)"/)
      ?.slice(1)
      .map(Number) as number[];
  expect(size(large)[0]).toBeCloseTo(2 * (size(picture)[0] as number), -1);
  const bare = (svg: string) => svg.replace(/^<svg [^>]*>/, '');
  expect(bare(large)).toBe(bare(picture));
});

test('a view shows its part and nothing beside the map', () => {
  const svg = drawMap(bay, { view: { x: 100, y: 100, width: 300, height: 200 } });
  expect(svg).toContain('viewBox="100 100 300 200"');
  expect(groupOf(svg, 'legend')).toBe('<g id="legend"></g>');
  expect(svg).not.toContain('OFF &amp; AWAY');
});

test('a hex is found again where it was drawn', () => {
  for (const h of grid.hexes) {
    const { x, y } = hexToXY(grid, h);
    expect(grid.hexAt(x / PITCH, y / PITCH)).toBe(h);
  }
});

test('the legend tells every kind that is used, once, and none that is not', () => {
  const texts = textsOf(groupOf(picture, 'legend') ?? '').map(({ text }) => text);
  for (const words of [
    'Bocage',
    'Tidal flat',
    'Major river',
    'Canal',
    'Mined road',
    'Railway',
    'Bridge',
    'Levels',
    'Army boundary',
    'Zones',
  ]) {
    expect(
      texts.filter((text) => text === words),
      words,
    ).toHaveLength(1);
  }
  for (const words of ['All sea', 'Strategic boxes', 'Beaches']) expect(texts).not.toContain(words);
});

test('without a coast all is sea but the hexes that the rules call land', () => {
  const svg = drawMap({ ...bay, picture: { ...bay.picture, land: [] } });
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(svg).toContain('id="atlas-foreshore"');
});

test('rivers, roads and rails lie inside the map or run off its edge', () => {
  const far = PITCH;
  const paths = [...`${groupOf(picture, 'water')}${groupOf(picture, 'roads')}`.matchAll(/ d="([^"]*)"/g)];
  for (const { x, y } of paths.flatMap(([, d]) => pointsOf(d ?? ''))) {
    expect(x).toBeGreaterThan(-far);
    expect(y).toBeGreaterThan(-far);
    expect(x).toBeLessThan(grid.width * PITCH + far);
    expect(y).toBeLessThan(grid.height * PITCH + far);
  }
});

test('landing beaches get a strip of sand along the shore where the ground has none of its own', () => {
  const kinds = { ...bay.terrain.kinds, beach: '', clear: `${bay.terrain.kinds.clear} 0402 0303 0503` };
  const svg = drawMap({ ...bay, terrain: { ...bay.terrain, kinds } });
  expect(groupOf(svg, 'terrain')).toContain('href="#atlas-shore"');
  expect(groupOf(picture, 'terrain')).not.toContain('href="#atlas-shore"');
});

test('a hex that the rules call land is drawn as land though the sea is there', () => {
  const kinds = {
    ...bay.terrain.kinds,
    sea: bay.terrain.kinds.sea?.replace('0301 ', '') ?? '',
    clear: `${bay.terrain.kinds.clear} 0301`,
  };
  const svg = drawMap({ ...bay, terrain: { ...bay.terrain, kinds } });
  expect(svg).toContain('id="atlas-reclaimed"');
  const ring = pointsOf(svg.match(/<path d="([^"]*)" id="atlas-reclaimed"/)?.[1] ?? '');
  const { x, y } = hexToXY(grid, grid.find('0301'));
  expect(Math.min(...ring.map((p) => p.x))).toBeLessThan(x - 30);
  expect(Math.max(...ring.map((p) => p.x))).toBeGreaterThan(x + 30);
  expect(Math.min(...ring.map((p) => p.y))).toBeLessThan(y - 30);
});
