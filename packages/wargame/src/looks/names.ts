import type { HexId } from '@bocage/hex';
import type { Kind } from '@bocage/kernel';
import type { BoxGroup, NameLook, VerbLook } from '../presentation.ts';

/** A thing with one name for all occasions. */
export const alike = (name: string): NameLook => ({ name, title: name });

/** By the name of a kind. */
export type ByKind<T> = Readonly<Record<string, (value: number) => T | undefined>>;

/** Answers by the name of a kind; undefined where there is nothing to say. */
export const byKind =
  <T>(answers: ByKind<T>) =>
  (kind: string, value: number): T | undefined =>
    Object.hasOwn(answers, kind) ? answers[kind]?.(value) : undefined;

/** A kind whose values go by words of a list, or by their own where that has none. */
export const namedBy = (kind: Kind, words: readonly (string | undefined)[] = []): ByKind<NameLook> => ({
  [kind.name]: (value) => alike(words[value] ?? kind.text(value)),
});

/** Kinds whose values go by their own words. */
export const namedAsWritten = (...kinds: readonly Kind[]): ByKind<NameLook> =>
  Object.assign({}, ...kinds.map((kind) => namedBy(kind)));

/** The places beside the map, each by what it is called in a sentence and under its group. */
export const namesInBoxes = (
  groups: readonly BoxGroup[],
  nameOf: (at: HexId, group: BoxGroup, title: string) => string,
): ReadonlyMap<number, NameLook> =>
  new Map(
    groups.flatMap((group) =>
      group.boxes.map(({ at, title }) => {
        const look: NameLook = { name: nameOf(at, group, title), title: `${group.title}, ${title}` };
        return [at as number, look] as const;
      }),
    ),
  );

/** Words for a verb with what it asks for. */
export const verbLook = (label: string, ...asks: string[]): VerbLook => ({ label, asks });

/** The same of a verb that aims its units at its place. */
export const aimed = (look: VerbLook): VerbLook => ({ ...look, aims: true });

/** The same, where something is neither a unit nor a place. */
export const verbLookOf = (label: string, asks: readonly string[], kinds: readonly string[]): VerbLook => ({
  label,
  asks,
  kinds,
});
