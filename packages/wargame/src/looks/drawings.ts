import type { HexId } from '@bocage/hex';
import type { EventType, EventValues, Happening } from '@bocage/kernel';
import type { Drawing, Manner, Presentation, StrokeLook, Weight } from '../presentation.ts';

type Words<A> = string | ((args: A) => string);
/** How an event is drawn: its weight, its strokes, and what came of it in a few words where its sentence is too long. */
type Row<A> = readonly [weight: Weight, strokes: (args: A) => readonly StrokeLook[], result?: Words<A>];
type ArgsOf<T> = T extends EventType<infer A> ? EventValues<A> : never;
/** By event: how it is drawn, or null where there is nothing to draw. */
type Rows<T> = { readonly [N in keyof T]: Row<ArgsOf<T[N]>> | null };
type Table = ReadonlyMap<EventType, Row<never> | null>;

/** Says of each event of a table how it is drawn. */
export function drawnBy<const T extends Readonly<Record<string, object>>>(events: T, rows: Rows<T>): Table {
  const byName: Readonly<Record<string, Row<never> | null>> = rows;
  return new Map(
    Object.entries(events).map(([name, event]) => [event as EventType, byName[name] as Row<never> | null]),
  );
}

/** How the events of some tables are drawn. */
export function drawingsOf(...tables: readonly Table[]): NonNullable<Presentation['draw']> {
  const rows: Table = new Map(tables.flatMap((table) => [...table]));
  return (event) => {
    const row = rows.get(event.type);
    return row == null ? row : drawn(row, event);
  };
}

function drawn([weight, strokesOf, words]: Row<never>, { args }: Happening): Drawing {
  const strokes = strokesOf(args as never).flatMap(onGrid);
  const result = typeof words === 'function' ? words(args as never) : words;
  return result === undefined ? { weight, strokes } : { weight, strokes, result };
}

/** What lies nowhere is not drawn. */
function onGrid(stroke: StrokeLook): StrokeLook[] {
  const places = stroke.places.filter((at) => at >= 0);
  return places.length + (stroke.units?.length ?? 0) === 0 ? [] : [{ ...stroke, places }];
}

/** A card beside the map is all there is to see. */
export const noStrokes = (): StrokeLook[] => [];

type More = Pick<StrokeLook, 'side' | 'colour'>;
const at = (places: readonly number[]): readonly HexId[] => places as readonly HexId[];

/** Fire from a place, or from beside the map where that is left out. */
export const fireAt = (place: number, from: readonly number[] = [], more: More = {}): StrokeLook[] =>
  (from.length === 0 ? [[place]] : from.map((one) => [one, place])).map((places) => ({
    kind: 'line',
    places: at(places),
    ...more,
  }));

/** A way that somebody goes; with one place alone he comes from beside the map. */
export const goes = (
  unit: number,
  places: readonly number[],
  manner: Manner = 'march',
  more: More = {},
): StrokeLook => ({ kind: 'path', places: at(places), units: [unit], manner, ...more });

/** Something at one place, or between two. */
const mark =
  (kind: StrokeLook['kind']) =>
  (...places: readonly number[]): StrokeLook => ({ kind, places: at(places) });
export const hitAt = mark('burst');
export const lossAt = mark('cross');
export const breakAt = mark('break');
export const ringAt = mark('ring');
/** A place that a side has taken. */
export const takenBy = (side: number, place: number): StrokeLook => ({
  kind: 'flag',
  places: at([place]),
  side,
});

/** Where somebody is. */
export const whereIs = (...units: readonly number[]): StrokeLook => ({ kind: 'ring', places: [], units });
