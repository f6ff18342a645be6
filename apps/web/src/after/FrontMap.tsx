import type { MapData } from '@bocage/atlas';
import type { HexPaint, SceneLook } from '@bocage/catalogue';
import { makeGrid } from '@bocage/hex';
import type { GameFacts } from '@bocage/host';
import { useEffect, useRef, useState } from 'react';
import { mapOf } from '../app/own.ts';
import { Board } from '../board/board.ts';
import { boardWords } from '../words/en/board.ts';
import { words } from '../words/index.ts';
import { middleOfFront } from './figures/front.ts';

interface FrontMapProps {
  readonly game: string;
  readonly tones: GameFacts['tones'];
  readonly scene: SceneLook;
  readonly paints: readonly HexPaint[] | null;
  readonly label: string;
}

const NOTHING = { hex() {}, counter() {}, hover() {}, drop() {}, cursor() {} };
/** The board is laid out at this width, and made smaller to fit: a photograph of a table. */
const WIDTH = 2200;

/** The front with everybody on it, as a picture to look at. */
export const FrontMap = ({ game, tones, scene, paints, label }: FrontMapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapData | null>(null);
  useEffect(() => {
    let isWanted = true;
    void mapOf(game)?.then((found) => isWanted && setMap(found));
    return () => {
      isWanted = false;
    };
  }, [game]);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (root.current !== null && entry !== undefined)
        root.current.style.scale = String(entry.contentRect.width / WIDTH);
    });
    if (frame.current !== null) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (root.current === null || map === null) return;
    const grid = makeGrid(map.grid);
    const parts = { map, presentation: { grid }, words: boardWords, speed: 0, events: NOTHING, tones };
    const board = new Board(root.current, parts);
    board.show(scene);
    board.paint(paints);
    const middle = middleOfFront(grid, scene.counters);
    if (middle !== null) board.goTo(middle);
    return () => board.destroy();
  }, [map, scene, paints, tones]);
  return (
    <>
      <div ref={frame} className="after-front" role="img" aria-label={label}>
        <div ref={root} className="after-front-board" inert />
      </div>
      {map !== null && <p className="after-front-credit">{words().app.mapBy(map.credit)}</p>}
    </>
  );
};
