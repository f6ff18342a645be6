import * as z from 'zod/mini';
import { DRM, few, PART, source } from '../words.ts';

/** What each roll brings in one column. */
const cells = z.array(z.string());

/** 6.3, 6.4: the Combat Results Table; L steps, D levels of disorganization, R retreat, X exploitation. */
export const crt = z.strictObject({
  source,
  columns: z.array(z.string()),
  rolls: z.array(z.int()),
  cells: z.strictObject({
    '1:3': cells,
    '1:2': cells,
    '1:1': cells,
    '3:2': cells,
    '2:1': cells,
    '3:1': cells,
    '4:1': cells,
    '5:1': cells,
    '6:1': cells,
  }),
  /** From the worst for the attacker to the best. */
  order: z.array(z.string()),
  elite: z.strictObject({ attack: DRM, defence: DRM, source }),
});

const hexes = few(4);
const levels = few(2);
/** 6.5 to 6.9: what follows from results. */
export const combat = z.strictObject({
  source,
  /** Of disorganization, and of being affected. */
  levels: z.strictObject({ most: levels, columns: levels, source }),
  retreat: z.strictObject({ hexes, stand: levels, source }),
  advance: z.strictObject({ hexes, source }),
  exploitation: z.strictObject({ stacks: few(4), source }),
  counterattack: z.strictObject({ range: hexes, hexes, source }),
  airInRetreat: z.strictObject({ levels, source }),
  failedOverrun: z.strictObject({ levels, source }),
  headquartersBack: z.strictObject({ turns: few(2), source }),
  specialOperation: z.strictObject({ hexes, source }),
  siege: z.strictObject({ divide: few(4), source }),
});

/** 5.1, 5.3: whom headquarters control, and how they help. */
export const control = z.strictObject({
  source,
  divisions: few(9),
  independents: few(9),
  /** In hexes, and off the map in boxes. */
  radius: few(9),
  boxes: few(2),
  supportRange: few(4),
  /** Columns, whatever the value of the headquarters. */
  defence: few(2),
  /** Headquarters that may help one attack. */
  alliedAttack: few(2),
});

/** 6.2, 9.3: the Bombardment Table; A affected, D disorganized. */
export const bombardment = z.strictObject({
  source,
  columns: z.array(z.string()),
  /** The fewest points of each column. */
  from: z.array(few(20)),
  rolls: z.array(z.int()),
  cells: z.strictObject({ '1': cells, '2': cells, '3': cells, '4': cells, '5': cells, '7': cells }),
  /** From the least to the most. */
  order: z.array(z.string()),
  modifiers: z.strictObject({ garrison: DRM, medium: DRM, mediumShare: PART, source }),
  points: z.strictObject({ heavy: few(9), medium: few(9), light: few(9), fighter: few(9), source }),
  battery: z.strictObject({ points: few(9), perPhase: few(9), source }),
});
