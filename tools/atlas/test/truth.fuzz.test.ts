import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RECIPES } from '../games/index.ts';
import { generate } from '../src/generate.ts';
import { loadGeodata } from '../src/geodata.ts';
import { landmarksOn } from '../src/landmarks.ts';
import { wrongBanks } from '../src/report.ts';
import { mapText } from '../src/write.ts';

const geo = loadGeodata();
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test.each(RECIPES.map((r) => [r.game, r] as const))(
  '%s: the committed map is what is made now, and true',
  (game, recipe) => {
    const generated = generate(recipe, JSON.parse(read(`../games/${game}.overrides.json`)), geo);
    expect(mapText(generated.data)).toBe(read(`../../../packages/games/${game}/data/map.json`));
    const { draft, rivers } = generated;
    const off = draft.places
      .filter((p) => p.at)
      .map((p) => draft.sheet.offCentre([p.at![1], p.at![0]], draft.hex(p.hex)));
    expect(off.filter((d) => d <= 1).length / off.length).toBeGreaterThanOrEqual(
      game === 'omaha-beach' ? 0.7 : 0.95,
    );
    expect(Math.max(...off)).toBeLessThan(2);
    // Carentan stands in the fork of Douve and Taute, which 6 km hexes cannot show.
    const great = rivers.filter((river) => river.kind !== 'stream');
    expect(wrongBanks(draft, great).filter((w) => w !== 'Carentan on the Taute')).toEqual([]);
    expect(landmarksOn(draft).filter((l) => !l.ok && game !== 'omaha-beach')).toEqual([]);
  },
);
