// A board by itself, for tests: the largest map and as many counters as any game has.
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import { entryOf, type SceneLook } from '@bocage/catalogue';
import { type HexId, makeGrid } from '@bocage/hex';
import { Board } from '../../src/board/board.ts';
import { boardWords } from '../../src/words/en/board.ts';
import './page.css';
import { crowd } from './crowd.ts';

const asked = new URLSearchParams(location.search);
const map = await entryOf(asked.get('game') ?? 'overlord-dday')?.map?.();
if (!map) throw new Error('no such map');
const grid = makeGrid(map.grid);
const root = document.querySelector<HTMLElement>('#room');
if (!root) throw new Error('the page has no room for a board');

const told: string[] = [];
const board = new Board(root, {
  map,
  presentation: { grid },
  words: boardWords,
  speed: Number(asked.get('speed') ?? 0),
  events: {
    hex: (at) => told.push(`hex ${grid.name(at)}`),
    counter: (unit) => told.push(`counter ${unit}`),
    hover: () => {},
    drop: (unit, at) => told.push(`drop ${unit} ${grid.name(at)}`),
    cursor: (at) => told.push(`cursor ${grid.name(at)}`),
  },
});

const scene: SceneLook = crowd(map, grid, Number(asked.get('counters') ?? 400));
board.show(scene);
const hex = (name: string): HexId => grid.find(name);
Object.assign(window, { board, grid, scene, told, hex });
