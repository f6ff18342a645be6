import type { SetUpFacts } from '@bocage/host';
import { own } from '../app/own.ts';

declare const SET_UPS: readonly SetUpFacts[];

/** How a game can be begun; undefined while it cannot. */
export const setUpOf = (game: string): SetUpFacts | undefined =>
  own?.setUp.game === game ? own.setUp : SET_UPS.find((facts) => facts.game === game);

/** The name of a side of a game. */
export const sideName = (game: string, side: number): string => setUpOf(game)?.sides[side] ?? `${side + 1}`;

/** The name of a scenario of a game. */
export const scenarioTitle = (game: string, scenario: string): string =>
  setUpOf(game)?.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
