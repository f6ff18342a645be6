import type { HexId } from '@bocage/hex';
import type { CounterLook, Read } from '@bocage/wargame';
import type { Standing } from '../victory.ts';

/** The position for the reckoning, as far as the onlooker sees it, which is all that the reckoning looks at. */
export function standingOf(read: Read, counters: readonly CounterLook[]): Standing {
  const column = <T extends number>(path: string): { get(row: number): T } => ({
    get: (row) => read(path, row) as T,
  });
  return {
    utahActual: read('utahActual'),
    germanLosses: read('germanLosses'),
    alliedLosses: column('alliedLosses'),
    bridge: { blown: column('bridge.blown') },
    hex: { allied: column('hex.allied') },
    unit: { at: column<HexId>('unit.at'), landed: column('unit.landed'), lost: column('unit.lost') },
    board: { stacks: { has: (side, hex) => counters.some((one) => one.at === hex && one.side === side) } },
  };
}
