import type { Choice } from '@bocage/host';
import { type Door, doorOf, type Entry } from './draft.ts';
import type { PlayState } from './state.ts';

/** A line of the list of legal actions: a whole action, or the next piece of one. */
export interface ActionLine {
  readonly key: string;
  readonly text: string;
  /** What it does: goes on from a door with a choice, or does a verb that needs none. */
  readonly way: Entry | null;
  readonly verb: string;
}

/** Every action that is legal now, as far as one step leads; `titleOf` gives units and places their full names. */
export function actionLines(
  state: Pick<PlayState, 'scene' | 'draft' | 'doors'>,
  titleOf: (door: Door, choice: Choice) => string,
): ActionLine[] {
  const { draft, doors, scene } = state;
  if (draft !== null) {
    const door = doorOf(draft);
    return door === null || door.choices.form === 'set' ? [] : linesOf(door, titleOf);
  }
  const unfolded = new Set(doors.filter(({ args }) => args.length > 0).map(({ verb }) => verb.name));
  return (scene.prompt?.verbs ?? []).flatMap((verb) => {
    if (verb.against !== null) return [];
    if (verb.first === null) return [{ key: verb.name, text: verb.label, way: null, verb: verb.name }];
    const mine = doors.filter((door) => door.verb.name === verb.name);
    const shown = unfolded.has(verb.name) ? mine.filter(({ args }) => args.length > 0) : mine;
    return shown.flatMap((door) => linesOf(door, titleOf));
  });
}

function linesOf(door: Door, titleOf: (door: Door, choice: Choice) => string): ActionLine[] {
  const { verb, args, said } = door;
  return door.choices.choices.map((choice) => ({
    key: `${verb.name} ${JSON.stringify(args)} ${JSON.stringify(choice.value)}`,
    text: `${verb.label}: ${[...said, titleOf(door, choice)].join(', ')}`,
    way: { door, choice },
    verb: verb.name,
  }));
}

/** The lines that hold every word of a search, in any order, whatever the case. */
export function filtered(lines: readonly ActionLine[], search: string): ActionLine[] {
  const wanted = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return lines.filter(({ text }) => {
    const low = text.toLowerCase();
    return wanted.every((word) => low.includes(word));
  });
}
