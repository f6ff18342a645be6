import type { NameLook, PlayableGame, Presentation } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import type { Kind, SetUp } from '@bocage/kernel';
import { isTable, sidesIn } from '@bocage/kernel/host';
import { nameLook, sideWords, tonesOf } from '@bocage/table';
import type { GameFacts } from './protocol.ts';

/** A game that can be shown. */
export interface ShownGame extends PlayableGame {
  readonly presentation: Presentation;
}

/** Nobody is there who could be asked. */
const NOBODY = { advises: false, judges: false };

/** What is told of a game before it is drawn. */
export function factsOf(
  { game, presentation, report }: ShownGame,
  title: string,
  { scenario }: SetUp,
  { advises, judges }: Pick<GameFacts, 'advises' | 'judges'> = NOBODY,
): GameFacts {
  const units = unitNames(game, presentation);
  const camps = game.camps.names.words.map((_, camp) => sidesIn(game.camps, camp));
  return {
    id: game.id,
    title,
    sides: presentation.sides,
    many: presentation.sides.map((_, side) => sideWords(game, presentation.sides, side).isMany),
    camps,
    tones: tonesOf(camps),
    units: units.map(({ name }) => name),
    unitTitles: units.map(({ title: full }) => full),
    places: placesOf(game.layout.at.get('unit.at')?.kind, presentation),
    boxes: presentation.boxes,
    overlays: presentation.overlays.map(({ id, title: name, line, focus = null }) => ({
      id,
      title: name,
      line,
      focus,
    })),
    stage: presentation.stages?.[scenario] ?? [],
    tellsPlaces: presentation.here !== undefined,
    cases: game.cases,
    figures: report?.figures ?? [],
    advises,
    judges,
  };
}

function unitNames({ schema }: ShownGame['game'], presentation: Presentation): NameLook[] {
  const { unit } = schema;
  if (unit === undefined || !isTable(unit)) return [];
  return unit.table.words.map((_, row) => nameLook(presentation, unit.table, row));
}

/** Where pieces are by a field of the state their kind has the names, else the map has. */
const placesOf = (kind: Kind | undefined, presentation: Presentation): string[] =>
  Array.from({ length: presentation.grid.size }, (_, at) =>
    kind === undefined ? presentation.grid.name(at as HexId) : nameLook(presentation, kind, at).name,
  );
