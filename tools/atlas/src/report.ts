import type { HexId, HexsideId } from '@bocage/hex';
import { leftOf } from './banks.ts';
import type { Draft, DraftLayer } from './draft.ts';
import type { Generated } from './generate.ts';
import { landmarksOn } from './landmarks.ts';
import { locate, type XY } from './lines.ts';
import { waysFrom } from './tidy.ts';
import { type Laid, strayOf } from './water.ts';

/** What `--report` prints of one map: how true its places are, and whether its waters and ways hang together. */
export function reportOn(generated: Generated): string {
  const { data, draft, rivers } = generated;
  return [
    '',
    `${data.title}: ${draft.grid.hexCount} hexes of ${data.picture.kmPerHex} km, north ${data.picture.north}°`,
    ...terrainLines(draft),
    ...placeLines(generated),
    ...rivers.map((river) => riverLine(draft, river)),
    ...bankLines(draft, rivers),
    landmarkLine(draft),
    ...[...draft.wayLayers]
      .filter(([name]) => name !== 'bridge')
      .map(([name, layer]) => wayLine(draft, name, layer)),
  ].join('\n');
}

function terrainLines(draft: Draft): string[] {
  const counts = new Map<string, number>();
  for (const kind of draft.terrain.kinds.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, n]) => `${kind} ${n}`);
  return [`  ground: ${parts.join(', ')}`];
}

function placeLines({ data, draft }: Generated): string[] {
  const placed = data.places
    .filter((p) => p.at)
    .map((p) => ({ ...p, off: draft.sheet.offCentre([p.at![1], p.at![0]], draft.hex(p.hex)) }))
    .sort((a, b) => b.off - a.off);
  const share = placed.filter((p) => p.off <= 1).length / placed.length;
  return [
    ...placed.map((p) => `  ${p.off.toFixed(2)} hex  ${p.hex}  ${p.name} (${p.source})`),
    `  places: ${(100 * share).toFixed(1)} % of ${placed.length} within 1.0 hex, worst ${placed[0]?.off.toFixed(2)}`,
  ];
}

// A chain is whole if each of its hexsides begins in the corner where the one before it ends.
function riverLine(draft: Draft, river: Laid): string {
  const parts = river.chains.map(({ sides, corners }) => {
    const whole = sides.every((side) => draft.vertices.ends(side).every((c) => corners.includes(c)));
    return `${sides.length} hexsides${whole ? '' : ' BROKEN'} to ${endOf(draft, corners.at(-1)!)}`;
  });
  return `  ${river.name}: ${parts.join(' + ') || 'off the map'}, at most ${strayOf(draft, river).toFixed(2)} hex off its course`;
}

function endOf(draft: Draft, corner: number): string {
  const shore = (h: HexId): boolean => /sea|tidal|shale/.test(draft.terrain.kinds.get(h)!);
  if (draft.vertices.hexes[corner]!.some(shore)) return 'the sea';
  if (draft.vertices.onEdge(corner)) return 'the edge';
  const water = draft.sideLayers.get('water')!;
  return draft.vertices.sides[corner]!.filter((s) => water.kinds.has(s)).length > 1 ? 'a river' : 'nowhere';
}

/** Towns beside a river, less than a hex away, that stand on the wrong bank on the map. */
export function wrongBanks(draft: Draft, rivers: readonly Laid[]): string[] {
  const towns = draft.places.filter((p) => p.at && ['city', 'town', 'village'].includes(p.kind));
  return rivers.flatMap((river) =>
    towns
      .filter((town) => {
        const at = draft.sheet.toPlane([town.at![1], town.at![0]]);
        const { x, y } = draft.grid.centre(draft.hex(town.hex));
        const chain = river.chains.find((c) => isNear([x, y], pointsOf(draft, c.corners)));
        if (!chain || locate(at, river.truth).off > 1) return false;
        return leftOf(at, river.truth) !== leftOf([x, y], pointsOf(draft, chain.corners));
      })
      .map((town) => `${town.name} on the ${river.name}`),
  );
}

const pointsOf = (draft: Draft, corners: readonly number[]): XY[] =>
  corners.map((c) => draft.vertices.points[c]!);
const isNear = (p: XY, line: readonly XY[]): boolean => line.length > 1 && locate(p, line).off < 0.8;

function bankLines(draft: Draft, rivers: readonly Laid[]): string[] {
  const wrong = wrongBanks(draft, rivers);
  return [`  wrong bank: ${wrong.join(', ') || 'none'}`];
}

function landmarkLine(draft: Draft): string {
  const marks = landmarksOn(draft).map(({ name, hex, ok }) => `${name} ${hex}${ok ? '' : ' MISSING'}`);
  return `  landmarks: ${marks.join(', ') || 'none here'}`;
}

function wayLine(draft: Draft, name: string, layer: DraftLayer): string {
  const nets = networks(draft, layer);
  const small = nets.slice(1).map((net) => draft.grid.name(net[0]!));
  const bridges = [...layer.kinds.keys()].filter((s) =>
    draft.sideLayers.get('water')?.kinds.has(s as HexsideId),
  );
  return `  ${name}: ${layer.kinds.size} hexsides, ${bridges.length} bridges, ${nets.length} networks ${small.length > 0 ? `(apart: ${small.join(' ')})` : ''}`;
}

// The hexes that ways join, the largest network first.
function networks(draft: Draft, layer: DraftLayer): HexId[][] {
  const seen = new Set<HexId>();
  const nets: HexId[][] = [];
  for (const start of draft.grid.hexes) {
    if (seen.has(start) || waysFrom(draft, layer, start).length === 0) continue;
    const net = [start];
    seen.add(start);
    for (const hex of net) {
      for (const next of waysFrom(draft, layer, hex)) {
        if (!seen.has(next)) net.push(next);
        seen.add(next);
      }
    }
    nets.push(net);
  }
  return nets.sort((a, b) => b.length - a.length);
}
