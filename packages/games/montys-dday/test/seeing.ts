import type { View } from '@bocage/kernel';
import { readView } from '@bocage/kernel/text';
import { type CounterLook, type HexPaint, type PlaceNote, type SceneLook, Showing } from '@bocage/wargame';
import { montysDday } from '../src/index.ts';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import type { G } from '../src/state.ts';
import { FACINGS } from '../src/terms.ts';
import { UNIT } from '../src/units.ts';

/** Whatever can be written down, whether play leads to it or not: here it is only looked at. */
const sketches = { ...montysDday, impossible: () => [] };

const WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FACINGS.map((facing) => [facing, `mode=movement facing=${facing}`])),
  green: 'disrupted=green',
  grey: 'disrupted=grey',
  lost: 'lost=yes',
};

/** `1-SLR 2620 NW green` as a line of a position; any other line is one already. */
function lineOf(line: string): string {
  const [name = '', place = '-', ...said] = line.split(' ');
  if (UNIT.parse(name) === undefined) return line;
  const at = place === '-' ? [] : [`at=${place}`];
  return ['unit', name, ...at, ...said.map((word) => WORDS[word] ?? word)].join(' ');
}

/** A moment that stands still: `D 4` is segment D of turn 4, in which nothing goes on. */
export interface Still {
  readonly view: View;
  readonly g: G;
  readonly showing: Showing<G>;
  readonly scene: SceneLook;
}

const isFrame = (line: string): boolean => line.startsWith('> ');

/** What is seen of a position of a few lines in a moment; `> assault.begin hex=2716` is a procedure under way. */
export function still(moment: string, ...lines: readonly string[]): Still {
  const [segment = '', turn = '', scenario = 'd-day'] = moment.split(' ');
  const text = [
    'bocage-position 1',
    `game ${montysDday.id} ${montysDday.version}`,
    `scenario ${scenario}`,
    ...(scenario === 'd-day' ? [] : [`scenario ${scenario}`]),
    ...(turn === '1' ? [] : [`turn ${turn}`]),
    `segment ${segment}`,
    ...lines.filter((line) => !isFrame(line)).map(lineOf),
    '> game.answer',
    '> alliedTurn.C',
    ...lines.filter(isFrame),
  ].join('\n');
  const view = readView(sketches as never, text);
  const showing = new Showing<G>(presentation, { game: sketches, setUp: view.setUp });
  return { view, showing, g: showing.guess(view), scene: showing.scene(view) };
}

export const looks = (moment: string, ...lines: readonly string[]): SceneLook =>
  still(moment, ...lines).scene;

/** What an overlay paints: `2620 own 3`, in order. */
export function painted({ view, showing }: Still, id: string, focus = -1): string[] {
  return paints(showing, view, id, focus)
    .map(({ at, tone, text }) => `${PLACE.text(at)} ${tone}${text === undefined ? '' : ` ${text}`}`)
    .sort();
}

/** What it says of a hex. */
export const notedAt = ({ view, showing }: Still, id: string, hex: string, focus = -1): string | undefined =>
  paints(showing, view, id, focus).find(({ at }) => at === PLACE.of(hex))?.note;

function paints(showing: Showing<G>, view: View, id: string, focus: number): HexPaint[] {
  const overlay = presentation.overlays.find((one) => one.id === id);
  if (overlay === undefined) throw new Error(`there is no overlay ${id}`);
  const found = showing.paint(view, overlay, focus);
  const faint = found.filter(({ weight }) => weight <= 0 || weight > 1);
  if (faint.length > 0) throw new Error(`${id} paints with a weight of ${faint[0]?.weight}`);
  return found;
}

export const hereIs = ({ view, showing }: Still, hex: string): string[] =>
  showing.here(view, PLACE.of(hex)).map(({ text }: PlaceNote) => text);

/** A counter by its unit. */
export function counterOf({ counters }: SceneLook, unit: string): CounterLook {
  const found = counters.find((one) => one.unit === UNIT.of(unit));
  if (found === undefined) throw new Error(`${unit} is not shown`);
  return found;
}
