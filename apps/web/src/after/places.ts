import type { MapData } from '@bocage/atlas';
import { type HexId, makeGrid } from '@bocage/hex';
import type { GameFacts } from '@bocage/host';
import { Gazetteer } from '../board/describe.ts';

/** The name of a place: of a hex with its ground and its towns, of a box its title. */
export function placeNames(map: MapData, { boxes, places }: GameFacts): (place: number) => string {
  const grid = makeGrid(map.grid);
  const gazetteer = new Gazetteer(map, grid);
  const titles = new Map(
    boxes.flatMap((group) => group.boxes.map(({ at, title }) => [at as number, `${group.title}: ${title}`])),
  );
  return (place) =>
    place < grid.hexCount ? gazetteer.name(place as HexId) : (titles.get(place) ?? places[place] ?? '');
}
