import type { GameFacts } from '@bocage/host';
import { words } from '../words/index.ts';

/** The sides that win and lose with one, itself among them. */
export const campOf = ({ camps }: Pick<GameFacts, 'camps'>, side: number): readonly number[] =>
  camps.find((camp) => camp.includes(side)) ?? NO_SIDES;
const NO_SIDES: readonly number[] = [];

/** Whom an end is told of, by one of its sides: the camp that won; one that is alone even if it lost. */
export const endsFor = (winner: number, camps: GameFacts['camps']): number =>
  camps[camps.length === 1 ? 0 : winner]?.[0] ?? -1;

/** Who has won, all sides of a camp together; where there is only one camp, it has won or lost. */
export function endOf(
  winner: number,
  { camps, sides, many }: Pick<GameFacts, 'camps' | 'sides' | 'many'>,
  text: {
    won(side: string, isMany: boolean): string;
    lost(side: string, isMany: boolean): string;
    readonly drawn: string;
  },
): string {
  const list = new Intl.ListFormat(words().app.locale);
  const named = (camp: number): string => list.format((camps[camp] ?? []).map((side) => sides[side] ?? ''));
  const areMany = (camp: number): boolean =>
    (camps[camp]?.length ?? 0) > 1 || (many[camps[camp]?.[0] ?? -1] ?? true);
  if (winner >= 0) return text.won(named(winner), areMany(winner));
  return camps.length === 1 ? text.lost(named(0), areMany(0)) : text.drawn;
}
