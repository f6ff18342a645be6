import type { PlayableGame, Presentation } from '@bocage/catalogue';
import { isTable, type Kind } from '@bocage/kernel';
import type { GameFacts } from './protocol.ts';

/** A game that can be shown. */
export interface ShownGame extends PlayableGame {
  readonly presentation: Presentation;
}

/** What is told of a game before it is drawn. */
export function factsOf({ game, presentation, report }: ShownGame, title: string): GameFacts {
  const units = game.schema.unit;
  return {
    id: game.id,
    title,
    sides: presentation.sides,
    units: units !== undefined && isTable(units) ? units.table.words : [],
    places: placesOf(game.layout.at.get('unit.at')?.kind, presentation.grid.size),
    boxes: presentation.boxes,
    overlays: presentation.overlays.map(({ id, title: name, line, focus = null }) => ({
      id,
      title: name,
      line,
      focus,
    })),
    cases: game.cases,
    figures: report?.figures ?? [],
  };
}

const placesOf = (kind: Kind | undefined, many: number): string[] =>
  kind === undefined ? [] : Array.from({ length: many }, (_, at) => kind.text(at));
