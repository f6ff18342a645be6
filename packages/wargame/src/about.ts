import type { BaseState, Locals, Procedure, Shown, ShownLocals } from '@bocage/kernel';
import type { Presentation } from './presentation.ts';

type Line<G extends BaseState, C> = (seen: Shown<G>, locals: C) => string | undefined;
type Lines<G extends BaseState> = readonly (readonly [string, Line<G, never>])[];

/** `const ask = questionsOf<G>();` binds to one game what is said of the questions of a procedure, by its steps. */
export const questionsOf =
  <G extends BaseState>() =>
  <L extends Locals>(
    { name, stepIndex }: Procedure<L>,
    lines: Readonly<Record<string, Line<G, ShownLocals<L>>>>,
  ): Lines<G> =>
    Object.entries(lines).map(([step, line]) => {
      if (!stepIndex.has(step)) throw new Error(`${name} has no step “${step}”`);
      return [`${name}.${step}`, line] as const;
    });

/** What the questions of a game are about beside the units and places that they name. */
export function aboutOf<G extends BaseState>(
  ...parts: readonly Lines<G>[]
): NonNullable<Presentation<G>['about']> {
  const lines = new Map(parts.flat());
  return (seen, step, locals) => lines.get(step)?.(seen, locals as never);
}
