import type { HexsideId } from '@bocage/hex';
import { type Draft, type DraftLayer, words } from './draft.ts';

/** A correction by hand, with the reason and where it comes from. Exactly one of the five forms. */
export type Override = { readonly why: string; readonly source: string } & (
  | { readonly hexes: string; readonly layer: string; readonly kind: string }
  | { readonly sides: string; readonly layer: string; readonly kind: string }
  | { readonly ways: string; readonly layer: string; readonly kind: string }
  | {
      readonly place: string;
      readonly hex?: string;
      readonly rename?: string;
      readonly size?: 'city' | 'town' | 'village' | 'point' | 'water' | 'area';
      readonly at?: readonly [number, number];
      readonly remove?: true;
    }
  | {
      readonly mark: string;
      readonly where: Readonly<Record<string, string | number | boolean>>;
      readonly set: Readonly<Record<string, string | number | boolean>>;
    }
);

/** Applies corrections; one that names something unknown or changes nothing is an error. */
export function applyOverrides(draft: Draft, overrides: readonly Override[]): void {
  overrides.forEach((override, i) => {
    const what = `override ${i + 1} (${override.why})`;
    if (!override.why || !override.source) throw new Error(`override ${i + 1} says neither why nor whence`);
    try {
      if (!apply(draft, override)) throw new Error('changes nothing');
    } catch (error) {
      throw new Error(`${what}: ${(error as Error).message}`);
    }
  });
}

function apply(draft: Draft, override: Override): boolean {
  if ('hexes' in override) {
    const layer = override.layer === 'terrain' ? draft.terrain : known(draft.hexLayers, override.layer);
    if (layer === draft.terrain && override.kind === '') throw new Error('every hex needs a terrain');
    return setAll(layer, draft.hexes(override.hexes), override.kind);
  }
  if ('sides' in override) {
    return setAll(known(draft.sideLayers, override.layer), sides(draft, override.sides), override.kind);
  }
  if ('ways' in override) {
    return setAll(known(draft.wayLayers, override.layer), ways(draft, override.ways), override.kind);
  }
  return 'place' in override ? applyPlace(draft, override) : applyMark(draft, override);
}

function known(layers: ReadonlyMap<string, DraftLayer>, name: string): DraftLayer {
  const layer = layers.get(name);
  if (!layer) throw new Error(`no layer ${name}`);
  return layer;
}

// A kind of '' takes hexes out of their layer.
function setAll(layer: DraftLayer, ids: readonly number[], kind: string): boolean {
  const idle = ids.filter((id) => (layer.kinds.get(id) ?? '') === kind);
  if (idle.length > 0 && idle.length < ids.length)
    throw new Error(`${idle.length} of its hexes are ${kind} already`);
  for (const id of ids) {
    if (kind === '') layer.kinds.delete(id);
    else layer.kinds.set(id, kind);
  }
  return idle.length === 0 && ids.length > 0;
}

function sides(draft: Draft, list: string): HexsideId[] {
  return words(list).map((name) => draft.side(name));
}

/** Ways are told as hexsides (2313/2414) or as hexes in a row (2313-2414-2515). */
function ways(draft: Draft, list: string): HexsideId[] {
  return words(list).flatMap((word) => {
    const hexes = word.split('-');
    if (hexes.length === 1) return [draft.side(word)];
    return hexes.slice(1).map((hex, i) => draft.side(`${hexes[i]}/${hex}`));
  });
}

function applyPlace(draft: Draft, override: Extract<Override, { place: string }>): boolean {
  const at = draft.places.findIndex((p) => p.name === override.place);
  const place = draft.places[at];
  if (override.remove) {
    if (!place) throw new Error(`no place ${override.place}`);
    draft.places.splice(at, 1);
    return true;
  }
  if (override.hex !== undefined) draft.hex(override.hex);
  const changes = {
    ...(override.hex !== undefined && { hex: override.hex }),
    ...(override.rename !== undefined && { name: override.rename }),
    ...(override.size !== undefined && { kind: override.size }),
    ...(override.at !== undefined && { at: override.at }),
  };
  if (place) {
    const before = JSON.stringify(place);
    Object.assign(place, changes);
    if (JSON.stringify(place) === before) return false;
    place.source = override.source;
    return true;
  }
  if (override.hex === undefined || override.size === undefined)
    throw new Error('a new place needs hex and size');
  const { hex, size, source } = override;
  draft.places.push({
    name: override.place,
    hex,
    kind: size,
    ...(override.at && { at: override.at }),
    source,
  });
  return true;
}

function applyMark(draft: Draft, { mark, where, set }: Extract<Override, { mark: string }>): boolean {
  const layer = draft.marks.get(mark);
  if (!layer) throw new Error(`no marks ${mark}`);
  let changed = false;
  layer.entries.forEach((entry, i) => {
    if (!Object.entries(where).every(([key, value]) => entry[key] === value)) return;
    const next = { ...entry, ...set };
    changed ||= JSON.stringify(next) !== JSON.stringify(entry);
    layer.entries[i] = next;
  });
  return changed;
}
