import type { Marks } from '@bocage/kernel/host';
import { words } from '../words/index.ts';

/** What a record tells of how the game was played, a sentence each. */
export function toldBy({ seeded, opened, takeBacks }: Marks): string[] {
  const said = words().app.marks;
  return [
    ...(seeded ? [said.seeded] : []),
    ...(opened ? [said.opened] : []),
    ...(takeBacks > 0 ? [said.takeBacks(takeBacks)] : []),
  ];
}
