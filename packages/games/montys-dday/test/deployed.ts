import { PLACE } from '../src/map.ts';
import { freeUnits, postOf } from '../src/rules/setup/posts.ts';
import { UNIT } from '../src/units.ts';
import { opening, type Play, play } from './scene.ts';

type Scenario = NonNullable<Parameters<typeof opening>[0]>;
const NUMBERS: readonly Scenario[] = ['d-day', 'rommels-fantasy', 'optimal-defence', 'morning-at-sword'];

/** The words that set up all Germans who are free where they stood by history. */
export const historical = (scenario: Scenario = 'd-day'): string[] =>
  freeUnits(NUMBERS.indexOf(scenario)).map((unit) => {
    const at = postOf(NUMBERS.indexOf(scenario), unit)?.at;
    return `place ${UNIT.text(unit)} ${at === undefined ? '-' : PLACE.text(at)}`;
  });

/** A match in which the Germans are set up, with mines of so many points at Sword and Juno, and are ready. */
export function deployed(scenario: Scenario = 'd-day', mines = '2 3', options: { tide?: string } = {}): Play {
  return play(opening(scenario, options), ...historical(scenario), `mine ${mines}`, 'ready');
}
