/** Rows as text in columns; numbers stand to the right. */
export function tableText(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
  return rows
    .map((row) =>
      row
        .map((cell, i) => {
          const width = widths[i] as number;
          return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** 1234567 as 1 234 567. */
export const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ');
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** `1 game`, `2 games`. */
export const many = (count: number, one: string): string =>
  `${grouped(count)} ${one}${count === 1 ? '' : 's'}`;
