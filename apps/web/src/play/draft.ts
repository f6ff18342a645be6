import type { Choice, Choices, Prompt, VerbChoice } from '@bocage/host';
import type { Value } from '@bocage/kernel';

/** A place where an action can be gone on with: what stands of it, and what may come next. */
export interface Door {
  readonly verb: VerbChoice;
  readonly args: readonly Value[];
  /** What each of the arguments so far is. */
  readonly kinds: readonly Choices['kind'][];
  /** The arguments so far in words, short and in full. */
  readonly said: readonly string[];
  readonly titles: readonly string[];
  readonly choices: Choices;
}

/** An action being put together. */
export interface Draft {
  readonly verb: VerbChoice;
  readonly args: readonly Value[];
  readonly kinds: readonly Choices['kind'][];
  readonly said: readonly string[];
  readonly titles: readonly string[];
  /** Null once it is whole. */
  readonly choices: Choices | null;
  /** Of a set that is being chosen: who is in it. */
  readonly members: readonly number[];
  /** Where on the map the last thing lies that is neither a unit nor a place. */
  readonly at?: number;
  /** What is only looked at: under the pointer, or under the keyboard's cursor. */
  readonly look: Choice | null;
  /** Of a set that is not the last argument: what may be chosen after the members it has now. */
  readonly ahead?: Choices;
}

/** A way into an action: a door and what would be chosen at it. */
export interface Entry {
  readonly door: Door;
  readonly choice: Choice;
}

/** More prefixes than that are not looked behind, so that a click never waits for them. */
const MOST_UNFOLDED = 8;

const isOpen = (verb: VerbChoice): boolean => verb.against === null;

/** The doors that stand open at a question, before anything is chosen. */
export function openDoors(prompt: Prompt | null): Door[] {
  return (prompt?.verbs ?? []).flatMap((verb) =>
    isOpen(verb) && verb.first !== null
      ? [{ verb, args: [], kinds: [], said: [], titles: [], choices: verb.first }]
      : [],
  );
}

/**
 * The verbs whose first argument has only words, so that it is better chosen by what comes behind it; and where nothing
 * else is asked for, one with a single choice, which nobody has to make.
 */
export function foldedDoors(doors: readonly Door[]): Door[] {
  return doors.filter(
    ({ verb, choices }) =>
      (choices.kind === 'other' || (doors.length === 1 && onlyChoice(choices) !== null)) &&
      choices.form === 'one' &&
      verb.asks.length > 1 &&
      choices.choices.length <= MOST_UNFOLDED,
  );
}

/** The draft that a door leads into; a set that is entered by a member begins with that one. */
export function draftAt(door: Door, member?: number): Draft {
  const { choices } = door;
  const members = choices.form !== 'set' ? [] : member === undefined ? firstMembers(door) : [member];
  return { ...door, members, look: null };
}

/**
 * All who can, or the most of them who may be together, where nothing more is asked of them; else nobody, for whoever
 * decides to say.
 */
function firstMembers({ verb, args, choices: { choices, most, together } }: Door): readonly number[] {
  if (together !== undefined) return together;
  const goOn = args.length + 1 < verb.asks.length;
  return choices.length <= (goOn ? 1 : most) ? choices.flatMap(({ value }) => value) : [];
}

/** The door a draft stands at; null where it is whole. */
export const doorOf = ({ verb, args, kinds, said, titles, choices }: Draft): Door | null =>
  choices === null ? null : { verb, args, kinds, said, titles, choices };

/** The door behind a set that has its members, though nobody has said so yet; null where there is none. */
function doorAhead(draft: Draft): Door | null {
  if (draft.ahead === undefined || draft.choices?.form !== 'set') return null;
  const { verb, args, kinds, said, titles } = withArgument(draft, setChoice(draft));
  return { verb, args, kinds, said, titles, choices: draft.ahead };
}

/**
 * The doors of a draft: its own, the one behind a set, and those behind first words that are still to be said, so that
 * they are said by what they are about.
 */
export function doorsIn(draft: Draft, doors: readonly Door[]): Door[] {
  const isBehind = ({ verb, args }: Door): boolean => verb.name === draft.verb.name && args.length > 0;
  const behind = draft.args.length === 0 ? doors.filter(isBehind) : [];
  return [doorOf(draft), doorAhead(draft), ...behind].filter((door) => door !== null);
}

/** The set with other members, of which it is not known yet what may follow. */
export function withMembers({ ahead: _, ...draft }: Draft, members: readonly number[]): Draft {
  return { ...draft, members: [...members].sort((a, b) => a - b) };
}

/** A draft with one more argument; what may follow is not known yet. */
export function withArgument({ ahead: _, ...draft }: Draft, choice: Choice): Draft {
  const { value, text, title = text, at } = choice;
  const kinds = [...draft.kinds, draft.choices?.kind ?? 'other'];
  const said = [...draft.said, text];
  const titles = [...draft.titles, title];
  const args = [...draft.args, value];
  const where = at === undefined ? {} : { at };
  return { ...draft, args, kinds, said, titles, choices: null, members: [], look: null, ...where };
}

/** Whether every argument is there. */
export const isWhole = ({ verb, args }: Pick<Draft, 'verb' | 'args'>): boolean =>
  args.length >= verb.asks.length;

/** What is looked at without being asked for: where there is one choice, that. */
export const onlyChoice = ({ form, choices }: Choices): Choice | null =>
  form === 'set' || choices.length !== 1 ? null : (choices[0] ?? null);

/** The draft as it would be done now: whole, or with the one choice there is for what is left. */
export function readied(draft: Draft): Draft | null {
  if (isWhole(draft)) return draft;
  const only = draft.choices === null ? null : onlyChoice(draft.choices);
  const whole = only === null ? null : withArgument(draft, only);
  return whole !== null && isWhole(whole) ? whole : null;
}

/** Takes a member out of the set, or puts it in. */
export function toggled(draft: Draft, member: number): Draft {
  const had = draft.members.includes(member);
  const members = had ? draft.members.filter((other) => other !== member) : [...draft.members, member];
  return withMembers(draft, members);
}

/** The set as an argument, in words of its members. */
export function setChoice({ choices, members }: Draft): Choice {
  const chosen = (choices?.choices ?? []).filter(({ value }) => members.includes(value as number));
  const listed = (of: (choice: Choice) => string, by: string): string => chosen.map(of).join(by);
  return { value: members, word: listed(({ word }) => word, '+'), text: listed(({ text }) => text, ', ') };
}

/** Whether the number of members is one that may be. */
export const hasSize = ({ choices, members }: Draft): boolean =>
  choices !== null && members.length >= choices.least && members.length <= choices.most;

/** Whether a set has all it needs, and nothing is asked after it. */
export const isComplete = (draft: Draft): boolean =>
  draft.choices?.form === 'set' && draft.args.length + 1 >= draft.verb.asks.length && hasSize(draft);

/** The last place of a path, or the value itself. */
export const endOf = (value: Value): number => (typeof value === 'number' ? value : (value.at(-1) ?? -1));

/** The arguments as they would be if what is looked at were chosen. */
export function lookedAt(draft: Draft): readonly Value[] {
  if (draft.choices?.form === 'set') return [...draft.args, draft.members];
  return draft.look === null ? draft.args : [...draft.args, draft.look.value];
}

/** The entries that lead through a unit. */
export function entriesByUnit(doors: readonly Door[], unit: number): Entry[] {
  return entriesBy(doors, 'unit', (value) => value === unit);
}

/** The entries that lead to a place, or to something that lies there. */
export function entriesByPlace(doors: readonly Door[], place: number): Entry[] {
  const there = doors.flatMap((door) =>
    door.choices.choices.filter(({ at }) => at === place).map((choice) => ({ door, choice })),
  );
  return [...entriesBy(doors, 'place', (value) => endOf(value) === place), ...there];
}

function entriesBy(doors: readonly Door[], kind: Choices['kind'], fits: (value: Value) => boolean): Entry[] {
  return doors.flatMap((door) => {
    const choice =
      door.choices.kind === kind ? door.choices.choices.find(({ value }) => fits(value)) : undefined;
    return choice === undefined ? [] : [{ door, choice }];
  });
}

/** What may be chosen at any of the doors. */
export function choosable(doors: readonly Door[]): { units: number[]; places: number[] } {
  const units = new Set<number>();
  const places = new Set<number>();
  for (const { choices } of doors) {
    const into = choices.kind === 'unit' ? units : choices.kind === 'place' ? places : null;
    if (into !== null) for (const { value } of choices.choices) into.add(endOf(value));
    for (const { at } of choices.choices) if (at !== undefined) places.add(at);
  }
  return { units: [...units], places: [...places] };
}

/** The choice at a draft's door that ends in a place, if there is one. */
export const choiceAt = (draft: Draft, place: number): Choice | undefined =>
  draft.choices?.choices.find(({ value, at }) =>
    draft.choices?.kind === 'place' ? endOf(value) === place : at === place,
  );

/** Whether what is asked for lies on the map. */
export const isOnMap = ({ kind, choices }: Choices): boolean =>
  kind === 'place' || choices.some(({ at }) => at !== undefined);

/** An argument that a click could have been meant for. */
export interface Asked {
  readonly verb: string;
  readonly args: readonly Value[];
  /** What is asked for, as a player would say it. */
  readonly asks: string;
  /** It may not be begun at all now, so that what is against it says little of what was clicked. */
  readonly isShut: boolean;
}

/** The arguments that a click could be meant for: those of the draft that come next, or the first of any verb. */
export function askedFor(draft: Draft | null, prompt: Prompt | null, doors: readonly Door[]): Asked[] {
  if (draft !== null && draft.choices !== null) return doorsIn(draft, doors).map(askedAt);
  const verbs = (prompt?.verbs ?? [])
    .filter(({ asks }) => asks.length > 0)
    .map(
      ({ name, asks: [asks = ''], first }): Asked => ({
        verb: name,
        args: [],
        asks,
        isShut: first === null || first.choices.length === 0,
      }),
    );
  return [...verbs, ...doors.filter(({ args }) => args.length > 0).map(askedAt)];
}

const askedAt = ({ verb, args, choices }: Door): Asked => ({
  verb: verb.name,
  args,
  asks: choices.asks,
  isShut: false,
});
