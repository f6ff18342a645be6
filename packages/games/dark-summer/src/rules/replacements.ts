import { NOWHERE } from '@bocage/hex';
import {
  done,
  int,
  type Law,
  type List,
  law,
  lawful,
  list,
  type Names,
  names,
  type Reason,
  where,
} from '@bocage/kernel';
import { CHARTS, dataOf, EVERY_UNIT, GERMAN, ofSide, SIDE, SIDE_OF, UNIT, type UnitData, type UnitId, WEATHER } from '../data.ts'; // biome-ignore format: a list
import { rebuilt } from '../events.ts';
import { type G, no } from '../state.ts';
import { ask, isReduced, procedure, verb } from './units.ts';

/** The types of replacements; the Canadian ones serve all Canadians (8.2.1). */
const TYPE: Names = names('replacement', CHARTS.replacements.types);
const POOLS = ['us', 'british', 'canadian', 'german'] as const;
type Pool = (typeof POOLS)[number];
const STOCKS = POOLS.length * TYPE.words.length;
const TYPES: readonly number[] = TYPE.words.map((_, type) => type);
const NOBODYS = -1;

/** A line of the Rebuilding Units Table. */
type Line = (typeof CHARTS.rebuilding.lines)[number];
const LINES: readonly Line[] = CHARTS.rebuilding.lines;

const isOn = (line: Line, { nation, type, motorized }: UnitData): boolean =>
  line.nations.includes(nation) &&
  line.types.includes(type) &&
  (line.motorized === undefined || line.motorized === (motorized === true));

const stockOf = (pool: Pool, type: number): number => POOLS.indexOf(pool) * TYPE.words.length + type;

/** By unit and type: the stock of replacements that serves it (8.2.1). */
const STOCK: readonly (readonly number[])[] = EVERY_UNIT.map((unit) => {
  const line = LINES.find((one) => isOn(one, dataOf(unit)));
  return TYPE.words.map((word, type) => (line?.needs.includes(word) ? stockOf(line.pool, type) : NOBODYS));
});

/** By weather: what each stock holds (8.2). */
const RECEIVED: readonly (readonly number[])[] = WEATHER.words.map((weather) => {
  const byPool: Readonly<Record<Pool, Readonly<Record<string, number>>>> =
    CHARTS.replacements.byWeather[weather as keyof typeof CHARTS.replacements.byWeather];
  return POOLS.flatMap((pool) => TYPE.words.map((type) => byPool[pool][type] ?? 0));
});

/** The most replacements that come in a turn. */
const MOST = Math.max(...RECEIVED.map((stocks) => stocks.reduce((sum, one) => sum + one, 0)));

/** 8.2, 8.2.2: why a unit cannot be brought up to strength, whatever replacements there are. */
const whyNotRebuilt: Law<[G, UnitId]> = law<[G, UnitId]>(
  (g, unit) => (g.unit.steps.get(unit) === 0 || dataOf(unit).steps === 1 ? no('singleStep') : null),
  (_g, unit) => (dataOf(unit).replaceable ? null : no('notReplaceable')),
  (g, unit) => (isReduced(g, unit) ? null : no('notReduced')),
  (g, unit) => (g.unit.at.get(unit) === NOWHERE || !g.supply.has(unit) ? no('noSupplyForReplacement') : null),
);

/** By side: the units that replacements may ever go to. */
const REPLACEABLE: readonly (readonly UnitId[])[] = ofSide.map((units) =>
  units.filter((unit) => dataOf(unit).replaceable && dataOf(unit).steps > 1),
);
/** Those of a side to whom they may go now. */
export const rebuildable = (g: G, side: number): readonly UnitId[] =>
  (REPLACEABLE[side] ?? []).filter((unit) => g.unit.steps.get(unit) === 1 && whyNotRebuilt(g, unit) === null);

/** The stocks from which replacements have been taken this turn, one for each. */
export type Spent = Pick<List, 'length' | 'at'>;

/** What a stock has left of what came in this weather. */
function leftIn(weather: number, spent: Spent, stock: number): number {
  let left = RECEIVED[weather]?.[stock] ?? 0;
  for (let i = 0; i < spent.length; i++) if (spent.at(i) === stock) left--;
  return left;
}

/** The replacements that are left: whose, of which type, and how many. */
export const replacementsLeft = (
  weather: number,
  spent: Spent,
): { readonly pool: Pool; readonly type: string; readonly count: number }[] =>
  POOLS.flatMap((pool) =>
    TYPE.words.map((word, type) => ({
      pool,
      type: word,
      count: leftIn(weather, spent, stockOf(pool, type)),
    })),
  );

/** 8.2.1-b: why a replacement of this type does not serve a unit, or is no longer there. */
function whyNotOfType(g: G, spent: Spent, unit: UnitId, type: number): Reason | null {
  const stock = STOCK[unit]?.[type] ?? NOBODYS;
  if (leftIn(g.weather, spent, stock) > 0) return null;
  return no(stock === NOBODYS ? 'wrongReplacement' : 'noReplacementLeft');
}

/** Whether a replacement is left that serves a unit. */
export const hasReplacement = (g: G, spent: Spent, unit: UnitId): boolean =>
  TYPES.some((type) => whyNotOfType(g, spent, unit, type) === null);

/** 8.2: the Allies, then the Germans, bring reduced units up to strength; what is left over is lost. */
export const replacementPhase = procedure(
  'replacementPhase',
  { side: SIDE, spent: list(int(0, STOCKS - 1), MOST) },
  {
    rebuild: ask(
      '8.2.2-b',
      'Bring reduced units up to strength, or end your replacements',
      (_g, c) => c.side,

      verb(
        'rebuild',
        (g, c) =>
          where(
            UNIT,
            (unit) => {
              if (SIDE_OF[unit] !== c.side) return no('notYourReplacements');
              return (
                whyNotRebuilt(g, unit) ?? (hasReplacement(g, c.spent, unit) ? null : no('noReplacementLeft'))
              );
            },
            g.known.rebuildable(c.side),
            (unit) => (SIDE_OF[unit] === c.side ? whyNotRebuilt.every(g, unit) : [no('notYourReplacements')]),
          ),
        (g, c, unit) => lawful(TYPE, TYPES, whyNotOfType, g, c.spent, unit),
        (g, c, unit, type) => {
          c.spent.push(STOCK[unit]?.[type] as number);
          g.unit.steps.set(unit, dataOf(unit).steps);
          g.emit(rebuilt, { unit });
          return 'rebuild';
        },
      ),
      verb('done', (_g, c) => {
        if (c.side === GERMAN) return done;
        c.side = GERMAN;
        return 'rebuild';
      }),
    ),
  },
);
