export { loadMap, MapBoard, MapError } from './board.ts';
export { checkMap, isMapData, type MapFault } from './check.ts';
export { boxBounds, drawMap, hexToXY, mapBounds } from './draw/drawmap.ts';
export { fireColour, fireLetter } from './draw/firecolours.ts';
export { type DrawOptions, LAYERS, type Layer } from './draw/options.ts';
export { PITCH, type Rect, type XY } from './draw/svg.ts';
export { plainMap } from './plain.ts';
export type * from './schema.ts';
export { KindTable } from './table.ts';
