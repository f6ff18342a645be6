import type { Action, Engine } from '@bocage/kernel';

/** More members than that are not tried without two of them, so that an answer never waits for it. */
const MOST_PAIRED = 12;

/** The most members of a set who may be in it together: all, or all but one or two of them; nobody where even that is refused. */
export function mostTogether(engine: Engine, { verb, args }: Action, all: readonly number[]): number[] {
  const isFine = (members: readonly number[]): boolean =>
    engine.why({ verb, args: [...args, members] }).length === 0;
  if (isFine(all)) return [...all];
  for (const left of leftOut(all)) {
    const members = all.filter((one) => !left.includes(one));
    if (members.length > 0 && isFine(members)) return members;
  }
  return [];
}

/** Who may be left out, the fewest first. */
function* leftOut(all: readonly number[]): Generator<readonly number[]> {
  for (const one of all) yield [one];
  if (all.length > MOST_PAIRED) return;
  for (const [i, one] of all.entries()) for (const other of all.slice(i + 1)) yield [one, other];
}
