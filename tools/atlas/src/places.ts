import { type HexId, NOWHERE } from '@bocage/hex';
import type { Draft } from './draft.ts';
import type { Geodata, Town } from './geodata.ts';
import type { PlacesRecipe } from './recipe.ts';
import type { Sheet } from './sheet.ts';

const SIZES = ['city', 'town', 'village'] as const;

/** The town of a name; of several the largest. Throws if there is none. */
export function townOf(geo: Geodata, name: string): Town {
  const all = geo.towns.filter((t) => t.name === name);
  const best = all.sort((a, b) => b.people - a.people || a.rank - b.rank)[0];
  if (!best) throw new RangeError(`the geography has no town ${name}`);
  return best;
}

function namesOf(list = ''): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Where each named place stands. */
export function settle(draft: Draft, recipe: PlacesRecipe): void {
  const named = SIZES.flatMap((kind) => namesOf(recipe[kind])).filter((name) => !recipe.fixed?.[name]);
  const off = named.filter((name) => draft.sheet.hexOf(townOf(draft.geo, name).at) === NOWHERE);
  if (off.length > 0) throw new RangeError(`off the map: ${off.join(', ')}`);
  for (const kind of SIZES) {
    for (const name of namesOf(recipe[kind])) {
      const { at } = townOf(draft.geo, name);
      const [hex, source] = recipe.fixed?.[name] ?? [
        hexName(draft.sheet, name, at),
        'geography: OpenStreetMap',
      ];
      draft.places.push({ name, hex, kind, at: [at[1], at[0]], source });
    }
  }
  for (const { name, kind, at, hex, source } of recipe.others ?? []) {
    const known = hex ?? hexName(draft.sheet, name, [at?.[1] ?? 0, at?.[0] ?? 0]);
    draft.places.push({ name, hex: known, kind, ...(at && { at }), source });
  }
}

function hexName(sheet: Sheet, name: string, at: readonly [number, number]): string {
  const hex = sheet.hexOf(at);
  if (hex === NOWHERE) throw new RangeError(`${name} is off the map`);
  return sheet.grid.name(hex);
}

/** The hexes that must be land because a town stands there. */
export function townHexes(draft: Draft): Set<HexId> {
  const towns = draft.places.filter((p) => SIZES.some((size) => size === p.kind));
  return new Set(towns.map((p) => draft.hex(p.hex)));
}

/** Puts the towns that count for the rules into the layer `town`; the largest in a hex wins. */
export function layTowns(draft: Draft, recipe: PlacesRecipe): void {
  const layer = draft.hexLayer('town', 'Settlements', recipe.layerSource);
  for (const kind of [...SIZES].reverse()) {
    if (!recipe.inLayer.includes(kind)) continue;
    for (const place of draft.places.filter((p) => p.kind === kind)) {
      draft.put(layer, kind, `${place.hex} ${recipe.spread?.[place.name] ?? ''}`);
    }
  }
}
