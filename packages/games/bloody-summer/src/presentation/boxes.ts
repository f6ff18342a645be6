import type { HexId } from '@bocage/hex';
import type { BoxGroup, BoxLook, ChartSpot } from '@bocage/wargame';
import { BOX, BOX_DATA, DESTROYED, FORTRESSES, RESERVE, REST_BOX } from '../map.ts';
import { boxTitle } from './words.ts';

/** Where the boxes lie about Normandy: as they do in France, as far as there is room. */
const SPOTS: Readonly<Record<string, ChartSpot>> = {
  'Pas-de-Calais': { x: 83, y: 10 },
  Paris: { x: 83, y: 37 },
  Orleans: { x: 83, y: 64 },
  'Le-Mans': { x: 50, y: 46 },
  Rennes: { x: 17, y: 46 },
  Brest: { x: 17, y: 73 },
  Languedoc: { x: 50, y: 91 },
  'South-East': { x: 83, y: 91 },
};

const called = (boxes: readonly HexId[]): BoxGroup['boxes'] =>
  boxes.map((at) => ({ at, title: boxTitle(at) }));

/** 4.1.2: a box with its straight lines, and the exit hexes that lead to it. */
const charted = BOX_DATA.map(({ at, links, exits }, box): BoxLook => {
  const spot = SPOTS[BOX.text(box)];
  return { at, title: boxTitle(at), links: [...links, ...exits], ...(spot === undefined ? {} : { spot }) };
});

/** The places beside the map. */
export const BOXES: readonly BoxGroup[] = [
  { id: 'strategic', title: 'The strategic map', boxes: charted, map: { x: 33, y: 14, title: 'Normandy' } },
  { id: 'festungen', title: 'Festungen', boxes: called(FORTRESSES) },
  { id: 'reserve', title: 'The strategic reserve', boxes: [{ at: RESERVE, title: 'Waits to land' }] },
  {
    id: 'losses',
    title: 'Losses',
    boxes: [
      { at: DESTROYED, title: 'Destroyed' },
      { at: REST_BOX, title: 'At Rest' },
    ],
  },
];
