import { type CombatResult, dieRows, inSix, lostSteps, row, type SheetRow } from '@bocage/wargame';
import { mannerOf } from '../../rules/combat/manner.ts';
import { COLUMNS, RESULTS, resultOf } from '../../tables/crt.ts';
import { capital, listed } from '../words.ts';

type Fate = CombatResult['attacker'];
/** How those of a side retreat in a fight; `lost` where there is only the sea behind them. */
type Retreat = ReturnType<typeof mannerOf>['attackerRetreat' | 'defenderRetreat'];

/** 6.12-c, R-155: what a retreat means. */
function retreatText({ retreat }: Fate, how: Retreat): string[] {
  if (retreat === 0 || how === 'none') return [];
  return [how === 'lost' ? 'is driven into the sea' : 'retreats'];
}
/** What a result does to one side: `loses a step, is disorganized and retreats`; empty for nothing. */
function fateText(fate: Fate, how: Retreat): string {
  const { steps, disruption } = fate;
  return listed([
    ...(steps > 0 ? [`loses ${lostSteps(steps)}`] : []),
    ...(disruption > 0 ? [disruption > 1 ? 'is disorganized twice' : 'is disorganized'] : []),
    ...retreatText(fate, how),
  ]);
}
/** A result in a sentence, by the manner of the fight: `the attacker loses a step; the defender retreats`. */
function resultText({ attacker, defender }: CombatResult, manner: number): string {
  const { attackerRetreat, defenderRetreat, exploitation } = mannerOf(manner);
  const [own, theirs] = [fateText(attacker, attackerRetreat), fateText(defender, defenderRetreat)];
  const parts = [
    ...(own === '' ? [] : [`the attacker ${own}`]),
    ...(theirs === '' ? [] : [`the defender ${theirs}`]),
    ...(exploitation && attacker.exploitation > 0 ? ['it may be exploited'] : []),
  ];
  return parts.length === 0 ? 'nothing happens' : parts.join('; ');
}

/** A die that is read in a column, in a fight of some manner. */
export interface Reading {
  readonly column: number;
  readonly modifier: number;
  readonly manner: number;
}
const readOf = ({ column, modifier }: Reading, die: number): CombatResult =>
  RESULTS[resultOf(column, die + modifier)] as CombatResult;

/** What each throw brings. */
export const resultRows = (reading: Reading): SheetRow[] =>
  dieRows((die) => {
    const result = readOf(reading, die);
    return `${result.text}: ${resultText(result, reading.manner)}`;
  }, '6.4-a');

/** What may be claimed of a result: it is said of a side by what befalls it. */
const claimsOf = (
  manner: number,
): readonly (readonly [text: string, of: (result: CombatResult) => boolean])[] => {
  const { attackerRetreat, defenderRetreat, exploitation } = mannerOf(manner);
  return [
    ['the defender retreats', ({ defender }) => retreatText(defender, defenderRetreat).length > 0],
    ['the defender loses steps', ({ defender }) => defender.steps > 0],
    ['the attacker loses steps', ({ attacker }) => attacker.steps > 0],
    [
      attackerRetreat === 'lost' ? 'the attacker is driven into the sea' : 'the attacker retreats',
      ({ attacker }) => retreatText(attacker, attackerRetreat).length > 0,
    ],
    ['it may be exploited', ({ attacker }) => exploitation && attacker.exploitation > 0],
  ];
};
/** The chances in a row each; what cannot happen is left out. */
export const claimRows = (reading: Reading): SheetRow[] =>
  claimsOf(reading.manner).flatMap(([text, of]) => {
    const isOn = (die: number): boolean => of(readOf(reading, die));
    const chance = inSix(isOn);
    return chance === '0 in 6' ? [] : [row(capital(text), chance)];
  });
/** The same in a line: `Column 2:1: the defender retreats 2 in 6, …`. */
export function claimText(reading: Reading): string {
  const claims = claimRows(reading).map(
    ({ label, value }) => `${label[0]?.toLowerCase()}${label.slice(1)} ${value}`,
  );
  return `Column ${COLUMNS.names[reading.column]}: ${claims.join(', ')}`;
}
