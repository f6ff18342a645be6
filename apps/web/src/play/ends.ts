import type { GameFacts } from '@bocage/host';

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
  const named = (camp: number): string => (camps[camp] ?? []).map((side) => sides[side] ?? '').join(', ');
  const areMany = (camp: number): boolean =>
    (camps[camp]?.length ?? 0) > 1 || (many[camps[camp]?.[0] ?? -1] ?? true);
  if (winner >= 0) return text.won(named(winner), areMany(winner));
  return camps.length === 1 ? text.lost(named(0), areMany(0)) : text.drawn;
}
