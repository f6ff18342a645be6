import type { View } from '@bocage/kernel';
import { readView } from '@bocage/kernel/text';
import { seeing } from '@bocage/testkit';
import { type CounterLook, type HexPaint, type SceneLook, Showing } from '@bocage/wargame';
import { bloodySummer } from '../src/index.ts';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import type { G } from '../src/state.ts';
import { isHeadquarters, STEPS_OF, UNIT } from '../src/units.ts';

/** Whatever can be written down, whether play leads to it or not: here it is only looked at. */
const sketches = { ...bloodySummer, impossible: () => [] };
export const { look } = seeing(bloodySummer, presentation);

const WORDS: Readonly<Record<string, string>> = {
  D1: 'disorganised=1',
  D2: 'disorganised=2',
  A1: 'affected=1',
  A2: 'affected=2',
  cut: 'unsupplied=yes',
  resting: 'resting=yes',
  reserve: 'reserve=yes',
  finished: 'finished=yes',
};

/** `4-8 0619 D1` as a line of a position, at full strength unless told; any other line is one already. */
function lineOf(line: string): string {
  const [name = '', place = '-', ...said] = line.split(' ');
  const unit = UNIT.parse(name);
  if (unit === undefined) return line;
  const at = place === '-' ? [] : [`at=${place}`];
  const isTold = line.includes('steps=') || isHeadquarters(unit);
  const steps = isTold ? [] : [`steps=${STEPS_OF[unit]}`];
  return ['unit', name, ...at, ...steps, ...said.map((word) => WORDS[word] ?? word)].join(' ');
}

/** A moment that stands still. */
export interface Still {
  readonly view: View;
  readonly g: G;
  readonly showing: Showing<G>;
  readonly scene: SceneLook;
}

/** What is seen of a position of a few lines: `8 cobra` is phase A of turn 8 of that scenario, else of the campaign. */
export function still(moment: string, ...lines: readonly string[]): Still {
  const [turn = '', scenario = 'campaign'] = moment.split(' ');
  const text = [
    'bocage-position 1',
    `game ${bloodySummer.id} ${bloodySummer.version}`,
    `scenario ${scenario}`,
    ...(turn === '0' ? [] : [`turn ${turn}`]),
    ...lines.map(lineOf),
    '> game.next',
    '> turn.phaseB',
    '> phase.end',
  ].join('\n');
  const view = readView(sketches as never, text);
  const showing = new Showing<G>(presentation, { game: sketches, setUp: view.setUp });
  return { view, showing, g: showing.guess(view), scene: showing.scene(view) };
}

export const looks = (moment: string, ...lines: readonly string[]): SceneLook =>
  still(moment, ...lines).scene;

function paints({ view, showing }: Still, id: string, focus: number, side: number): HexPaint[] {
  const overlay = presentation.overlays.find((one) => one.id === id);
  if (overlay === undefined) throw new Error(`there is no overlay ${id}`);
  const found = showing.paint({ ...view, side }, overlay, focus);
  const faint = found.filter(({ weight }) => weight <= 0 || weight > 1);
  if (faint.length > 0) throw new Error(`${id} paints with a weight of ${faint[0]?.weight}`);
  return found;
}

/** What an overlay paints for a side: `0619 own`, in order. */
export const painted = (seen: Still, id: string, { focus = -1, side = 0 } = {}): string[] =>
  paints(seen, id, focus, side)
    .map(({ at, tone, text }) => `${PLACE.text(at)} ${tone}${text === undefined ? '' : ` ${text}`}`)
    .sort();

/** What it says of a hex. */
export const notedAt = (
  seen: Still,
  id: string,
  hex: string,
  { focus = -1, side = 0 } = {},
): string | undefined => paints(seen, id, focus, side).find(({ at }) => at === PLACE.of(hex))?.note;

export const hereIs = ({ view, showing }: Still, place: string): string[] =>
  showing.here(view, PLACE.of(place)).map(({ text }) => text);

/** A counter by its unit. */
export function counterOf({ counters }: SceneLook, unit: string): CounterLook {
  const found = counters.find((one) => one.unit === UNIT.of(unit));
  if (found === undefined) throw new Error(`${unit} is not shown`);
  return found;
}
