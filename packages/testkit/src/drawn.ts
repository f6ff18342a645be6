import { type BaseState, Engine, type EventType, type Game, type Happening, type Kind, type ListSpec, playOut, randomPlayer, type SetUp, seeded } from '@bocage/kernel'; // biome-ignore format: a list
import { isList } from '@bocage/kernel/host';
import type { Presentation } from '@bocage/wargame';

const least = (spec: Kind | ListSpec): number | number[] => (isList(spec) ? [] : Math.max(0, spec.min));

/** An event about the first of everything. */
const first = (type: EventType): Happening => ({
  type,
  args: Object.fromEntries(Object.entries(type.args).map(([name, spec]) => [name, least(spec)])),
  rule: type.rule,
  seen: -1,
});

/** The events of which a game does not say how they are drawn, nor that there is nothing to draw. */
export const undrawn = <G extends BaseState>({ events }: Game<G>, { draw }: Presentation<G>): string[] =>
  events.filter((type) => draw?.(first(type)) === undefined).map(({ name }) => name);

/** What is wrong with a drawing: a place that is none, or words about what the event does not say. */
function faultsIn<G extends BaseState>(event: Happening, { draw, grid }: Presentation<G>): string[] {
  const { strokes = [], result = '' } = draw?.(event) ?? {};
  const places = strokes.flatMap((stroke) => stroke.places).filter((at) => !(at >= 0 && at < grid.size));
  const unsaid = [...result.matchAll(/\{(\w+)\}/g)].filter(([, name = '']) => !(name in event.args));
  return [...places, ...unsaid.map(([brace]) => brace)].map((fault) => `${event.type.name}: ${fault}`);
}

/** What was drawn in games that were played at random: the kinds of strokes by event, and what was wrong with any. */
export function drawnInPlay<G extends BaseState>(
  game: Game<G>,
  presentation: Presentation<G>,
  { setUp, games, seed }: { readonly setUp: SetUp; readonly games: number; readonly seed: number },
): { readonly drawn: ReadonlyMap<string, ReadonlySet<string>>; readonly faults: readonly string[] } {
  const drawn = new Map<string, Set<string>>();
  const faults = new Set<string>();
  for (let i = 0; i < games; i++) {
    const engine = new Engine(game, setUp);
    engine.g.log = [];
    engine.g.heard = (event) => {
      for (const fault of faultsIn(event, presentation)) faults.add(fault);
      const kinds = drawn.get(event.type.name) ?? new Set();
      for (const { kind } of presentation.draw?.(event)?.strokes ?? []) kinds.add(kind);
      drawn.set(event.type.name, kinds);
    };
    playOut(engine as unknown as Engine, game.sides.words.map(() => randomPlayer), seeded(seed + i)); // biome-ignore format: a call
  }
  return { drawn, faults: [...faults] };
}
