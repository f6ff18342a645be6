import { grouped } from '../table.ts';
import type { Round } from './measure.ts';
import type { ThinkingFigures } from './thinking.ts';

/** The figures of one game: the medians of its rounds, and how they compare with the yardstick. */
export interface GameFigures extends Round, Partial<ThinkingFigures> {
  readonly game: string;
  readonly stateBytes: number;
  /** Of an engine after some decisions. */
  readonly engineKb: number;
  /** Actions per CPU-second as a share of chess.js' nodes per CPU-second. */
  readonly ratio: number;
  /** The lowest and the highest of any round. */
  readonly ratioRange: readonly [number, number];
  readonly ratioByMoves: number;
}

/** A figure beside the bar it has to clear, if there is one. */
export interface Judged {
  readonly what: string;
  readonly value: string;
  readonly bar: string;
  readonly pass: boolean | null;
}

const us = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} µs`;

function atMost(what: string, value: number, most: number, shown: (value: number) => string): Judged {
  return { what, value: shown(value), bar: `≤ ${shown(most).replace(/\.0+ /, ' ')}`, pass: value <= most };
}

/** Every figure of a game with its bar. */
export function judge(figures: GameFigures): Judged[] {
  const rate = grouped(figures.actionsPerCpuSecond);
  const ratio = (value: number): string => `${value.toFixed(2)} ×`;
  const [low, high] = figures.ratioRange;
  return [
    { what: 'random play, actions per CPU-second', value: rate, bar: '', pass: null },
    {
      what: 'the same against chess.js perft',
      value: ratio(figures.ratio),
      bar: '≥ 0.25 ×',
      pass: figures.ratio >= 0.25,
    },
    {
      what: '… in the slowest and the fastest round',
      value: `${low.toFixed(2)} – ${ratio(high)}`,
      bar: '',
      pass: null,
    },
    { what: '… against its moves/move/undo', value: ratio(figures.ratioByMoves), bar: '', pass: null },
    { what: 'actions per game', value: figures.actionsPerGame.toFixed(1), bar: '', pass: null },
    atMost('a whole random game', figures.gameMs, 100, (value) => `${value.toFixed(2)} ms`),
    atMost('legal list, p50', figures.legalP50, 20, us),
    atMost('legal list, p99 (300 µs is the aim)', figures.legalP99, 500, us),
    atMost('checked action, p50', figures.applyP50, 5, us),
    atMost('roll-back, mean per action', figures.rollbackMean, 1, us),
    atMost('copy of the state, new', figures.copyFresh, 3, us),
    { what: 'copy into memory that is there', value: us(figures.copyInto), bar: '', pass: null },
    atMost('taking over the next position, p50', figures.loadNear, 10, us),
    atMost('taking over a position far off, p50', figures.loadFar, 10, us),
    atMost('a world behind a view, p50', figures.determinizeP50, 50, us),
    { what: 'a new engine, p50', value: us(figures.newEngine), bar: '', pass: null },
    atMost('an engine after 60 decisions', figures.engineKb, 100, (value) => `${value.toFixed(0)} KB`),
    atMost('view of one side, p50', figures.viewP50, 100, us),
    ...(figures.sceneP50 > 0
      ? [atMost('all that is shown of a position, p50', figures.sceneP50, 2000, us)]
      : []),
    atMost('state', figures.stateBytes, 16 * 1024, (value) => `${grouped(value)} bytes`),
    ...thinking(figures),
  ];
}

/** What it costs to think, where somebody does. */
function thinking(figures: GameFigures): Judged[] {
  const { quickPerCpuSecond, carefulPerCpuSecond, veteranPerTurn, commanderPerTurn } = figures;
  if (quickPerCpuSecond === undefined || carefulPerCpuSecond === undefined) return [];
  const seconds = (value: number): string => `${value.toFixed(2)} s`;
  return [
    {
      what: 'quick script, decisions per CPU-second (20 000 is the aim)',
      value: grouped(quickPerCpuSecond),
      bar: '≥ 8 000',
      pass: quickPerCpuSecond >= 8000,
    },
    { what: 'careful script, likewise', value: grouped(carefulPerCpuSecond), bar: '', pass: null },
    atMost('a turn of a Veteran, CPU', veteranPerTurn ?? 0, 5, seconds),
    atMost('a turn of a Commander, CPU', commanderPerTurn ?? 0, 5, seconds),
  ];
}
