import { viewOf } from '@bocage/kernel';
import type { CounterLook, Read, SceneLook, Sheet } from '@bocage/wargame';
import { omahaBeach, presentation } from '../src/index.ts';
import { actionOf, type Play } from './scene.ts';

/** Reads a position as a side sees it, or all of it. */
function readerOf({ engine }: Play, side?: number): Read {
  const data = side === undefined ? engine.snapshot() : viewOf(engine, side).data;
  return (path, row = 0) => {
    const slot = omahaBeach.layout.at.get(path);
    if (slot === undefined) throw new Error(`there is no field ${path}`);
    const { base, packed } = slot;
    return packed ? ((data[base + (row >> 4)] as number) >> (row & 15)) & 1 : (data[base + row] as number);
  };
}

/** What a side is shown, or everything. */
export const look = (match: Play, side?: number): SceneLook => presentation.scene(readerOf(match, side));

/** A counter of a scene by the name on its face. */
export function counter({ counters }: SceneLook, name: string): CounterLook {
  const found = counters.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not shown`);
  return found;
}

/** A track of a scene, cell by cell, with a star where its marker is: `*06:30`. */
export const track = ({ tracks }: SceneLook, id: string): string[] =>
  tracks
    .find((one) => one.id === id)
    ?.cells.map(
      ({ text, isHere, note }) => `${isHere ? '*' : ''}${text}${note === undefined ? '' : ` (${note})`}`,
    ) ?? [];

/** What stands on a hex and is no counter. */
export const marksAt = ({ marks }: SceneLook, at: number): string[] =>
  marks.filter((mark) => mark.at === at).map(({ sign, text }) => `${sign}: ${text}`);

/** What the question of the moment is about beside its units and places. */
export function about({ engine }: Pick<Play, 'engine'>): string | undefined {
  const { procedure, base } = engine.stack().at(-1) as ReturnType<typeof engine.stack>[number];
  const data = engine.snapshot();
  const local = (name: string): number => data[base + (procedure.layout.at.get(name)?.base ?? 0)] as number;
  return presentation.about?.(readerOf({ engine } as Play), engine.stepName, local);
}

/** The sheet of an action in words. */
export function sheet(match: Play, words: string): Sheet {
  const { verb, args } = actionOf(match, words);
  const found = presentation.sheet(match.engine.g, verb, args);
  if (found === null) throw new Error(`there is no sheet for ${words}`);
  return found;
}

/** The rows of a sheet: `Attack 9`, with the rule in brackets where there is one. */
export const rowsOf = ({ rows }: Sheet): string[] =>
  rows.map(({ label, value, rule }) => `${label}: ${value}${rule === undefined ? '' : ` [${rule}]`}`);
