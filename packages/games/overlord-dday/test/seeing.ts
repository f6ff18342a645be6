import { viewOf } from '@bocage/kernel';
import type { CounterLook, Read, SceneLook, Sheet } from '@bocage/wargame';
import { overlordDday, presentation } from '../src/index.ts';
import { actionOf, type Play } from './scene.ts';

/** Reads a position as a side sees it, or all of it. */
function readerOf({ engine }: Play, side?: number): Read {
  const data = side === undefined ? engine.snapshot() : viewOf(engine, side).data;
  return (path, row = 0) => {
    const slot = overlordDday.layout.at.get(path);
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

/** The sheet of an action in words. */
export function sheet(match: Play, words: string): Sheet {
  const { verb, args } = actionOf(match, words);
  const found = presentation.sheet(match.engine.g, verb, args);
  if (found === null) throw new Error(`there is no sheet for ${words}`);
  return found;
}

/** The rows of a sheet above its table of dice: `Attack 9`, with the rule in brackets where there is one. */
export const arithmetic = ({ rows }: Sheet): string[] =>
  rows
    .filter(({ label }) => !/^(Die|Dice) \d/.test(label))
    .map(({ label, value, rule }) => `${label} ${value}${rule === undefined ? '' : ` [${rule}]`}`);

/** What the dice may bring: `Die 1 to 3 it is lost`. */
export const table = ({ rows }: Sheet): string[] =>
  rows.filter(({ label }) => /^(Die|Dice) \d/.test(label)).map(({ label, value }) => `${label}: ${value}`);
