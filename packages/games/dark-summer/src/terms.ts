import { int, type Kind, type Names, names, namesOf, refusals } from '@bocage/kernel';
import { columnName, halves, type OddsColumns, oddsColumns } from '@bocage/wargame';
import { CASES } from './cases.ts';
import { HISTORY } from './data/history.ts';
import { CHARTS } from './data.ts';
import { FAILED } from './refusals.ts';

const { crt, cherbourg } = CHARTS;

/** `no('enemyThere')` is the refusal that names what failed, and cites its case. */
export const no = refusals(CASES, FAILED);

export const [HELD, OPEN, CLOSED] = [0, 1, 2] as const;
/** Held by the Germans and never opened, open, closed for good (9.4, 11.9). */
export const BEACH_STATUS: Names = names('status', ['held', 'open', 'closed']);
/** 10.4.5: whose Exit marker lies in an E hex. */
export const [NO_EXIT, US_EXIT, BRITISH_EXIT] = [0, 1, 2] as const;
export const EXIT_MARKER: Names = names('exit-marker', ['unmarked', 'us', 'british']);

/** What kind of Round is under way (9.3, 9.4). */
export const [NO_ROUND, WAVE_1, WAVE_2, MOVE, COMBAT, COMBINED, REACTION] = [0, 1, 2, 3, 4, 5, 6] as const;
export const ROUND: Names = names('round', [
  'between',
  'wave1',
  'wave2',
  'move',
  'combat',
  'combined',
  'reaction',
]);
/** What lies on a space of the Action Round Track. */
export const TRACK: Names = names('track', ['wave1', 'wave2', 'us-move', 'us-combat', 'us-offensive', 'us-combined', 'british-move', 'british-combat', 'british-offensive', 'british-combined', 'german-move', 'german-combat', 'reaction']); // biome-ignore format: a list
/** The turns at whose end the Germans out of supply are counted: those of the pocket. */
export const POCKET: Names = names('pocket', Object.keys(HISTORY.pocket));
export const FIRST_OF_POCKET: number = Number(POCKET.words[0]);
/** What a combat ends with (11.3.5); nothing where a result is ignored. */
export const RESULT: Names = names('result', ['nothing', ...crt.order]);
export const [NOTHING, DR_STAR] = [RESULT.of('nothing'), RESULT.of('DR*')] as const;

/** The columns of the two tables of combat. */
export const COLUMNS: OddsColumns = oddsColumns(crt.columns, { goOnBelow: crt.goOnBelow });
export const PORT_COLUMNS: OddsColumns = oddsColumns(cherbourg.columns);
/** So far below the table no shift brings an attack back onto it; farther down is not counted. */
export const LOWEST = -9;
/** A column of the Combat Results Table, told by its odds; below the table it is negative. */
export const COLUMN: Kind = {
  ...int(LOWEST, crt.columns.length - 1),
  name: 'column',
  text: (column) => columnName(COLUMNS, column),
};
/** What the Cherbourg Combat Table ends with (11.7). */
export const PORT_RESULT: Names = names('port-result', cherbourg.order);
/** How a game is decided at once (3.2.1). */
export const SUDDEN: Names = namesOf('sudden', CHARTS.victory.suddenDeath);

/** German points, which are counted in halves (3.2.2). */
export const HALVES: Kind = { ...int(0, 400), name: 'halves', text: halves };
