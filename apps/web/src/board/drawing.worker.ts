import { drawMap, type MapData, type Rect } from '@bocage/atlas';

/** What is asked of the one who draws, off the page's own thread: it takes a second or two. */
export interface DrawingOrder {
  readonly map: MapData;
  readonly view: Rect;
}

addEventListener('message', ({ data: { map, view } }: MessageEvent<DrawingOrder>) => {
  const svg = drawMap(map, { view, hexSize: 100, without: ['legend'] });
  postMessage(new Blob([svg], { type: 'image/svg+xml' }));
});
