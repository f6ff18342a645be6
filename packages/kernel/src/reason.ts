/** Why something may not be done: the rule case that forbids it, and a sentence for the player. */
export interface Reason {
  readonly rule: string;
  readonly text: string;
}

/**
 * The refusals of a game, made once from its catalogue of rule cases, so that saying no costs nothing
 * on a hot path: `const no = refusals(CASES); … return no('6.3-c')`.
 */
export function refusals<Id extends string>(cases: Readonly<Record<Id, string>>): (id: Id) => Reason {
  const made = Object.create(null) as Record<Id, Reason>;
  for (const id of Object.keys(cases) as Id[]) made[id] = Object.freeze({ rule: id, text: cases[id] });
  return (id) => made[id];
}
