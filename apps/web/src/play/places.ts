import type { MapData } from '@bocage/atlas';
import { makeGrid } from '@bocage/hex';
import { useMemo } from 'react';
import { Gazetteer } from '../board/describe.ts';
import { asHex } from './BoardView.tsx';
import type { Play } from './game.ts';
import { lightsOf } from './state.ts';

/** Every place where something can be chosen. */
export function litPlaces({ state }: Play): number[] {
  const { units, hexes } = lightsOf(state);
  const lit = new Set(units);
  return [
    ...hexes,
    ...state.scene.counters.filter(({ unit }) => lit.has(unit)).map(({ at }) => at as number),
  ];
}

const counts = new WeakMap<MapData, number>();

export function hexCount(map: MapData): number {
  const known = counts.get(map);
  if (known !== undefined) return known;
  const count = makeGrid(map.grid).hexCount;
  counts.set(map, count);
  return count;
}

/** The name of a place: of a hex with its ground and its towns, of a box its title. */
export function usePlaceName(map: MapData, play: Play): (place: number) => string {
  return useMemo(() => {
    const grid = makeGrid(map.grid);
    const gazetteer = new Gazetteer(map, grid);
    const { boxes, places } = play.state.facts;
    const titles = new Map(
      boxes.flatMap((group) =>
        group.boxes.map(({ at, title }) => [at as number, `${group.title}: ${title}`]),
      ),
    );
    return (place) =>
      place < grid.hexCount ? gazetteer.name(asHex(place)) : (titles.get(place) ?? places[place] ?? '');
  }, [map, play]);
}
