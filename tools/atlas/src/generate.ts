import type { MapData } from '@bocage/atlas';
import { makeGrid } from '@bocage/hex';
import { Draft } from './draft.ts';
import type { Geodata } from './geodata.ts';
import { layGround } from './ground.ts';
import { applyOverrides, type Override } from './overrides.ts';
import { drawPicture } from './picture.ts';
import { layTowns, settle, townHexes } from './places.ts';
import type { Recipe } from './recipe.ts';
import { layBridges, layRails, layRoads } from './roads.ts';
import { survey } from './samples.ts';
import { Sheet } from './sheet.ts';
import { Vertices } from './vertices.ts';
import { type Laid, layWater } from './water.ts';

const CREDIT =
  '© OpenStreetMap contributors (ODbL 1.0); GSHHG; GeoNames (CC BY 4.0); Viewfinder Panoramas (J. de Ferranti)';

/** A map and what the report needs of its making. */
export interface Generated {
  readonly data: MapData;
  readonly draft: Draft;
  readonly rivers: readonly Laid[];
}

/** Makes a game's map: geography, then what its recipe adds, then the corrections by hand, then what follows. */
export function generate(recipe: Recipe, overrides: readonly Override[], geo: Geodata): Generated {
  const grid = makeGrid(recipe.grid);
  const sheet = new Sheet(grid, recipe.fit);
  const draft = new Draft(sheet, geo, survey(sheet, geo), new Vertices(grid));
  settle(draft, recipe.places);
  layGround(draft, recipe, townHexes(draft));
  layTowns(draft, recipe.places);
  const rivers = recipe.water ? layWater(draft, recipe.water) : [];
  if (recipe.roads) layRoads(draft, recipe.roads);
  if (recipe.rails) layRails(draft, recipe.rails);
  recipe.finish?.(draft);
  applyOverrides(draft, overrides);
  layBridges(draft);
  recipe.derive?.(draft);
  const head = { game: recipe.game, title: recipe.title, credit: CREDIT };
  return { data: draft.toData(head, drawPicture(draft)), draft, rivers };
}
