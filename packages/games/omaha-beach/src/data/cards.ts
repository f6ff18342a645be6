import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/cards.json' with { type: 'json' };
import { BAND, CALIBRES, COLOURS, DIVISIONS, few, SECTORS, SYMBOLS } from './words.ts';

const LETTERS = z.enum(['A', 'B', 'C', 'D']);
export type Letter = z.output<typeof LETTERS>;
const AT = z.strictObject({ position: z.string(), hex: z.string() });
const KINDS = z.enum([
  'reinforce', 'depth', 'hero', 'navalMarker', 'smoke', 'plungingFire', 'rally', 'actions', 'noEngineers', 'kgMeyer', 'rockets',
  'rocketsDestroyed', 'addStep', 'patrol', 'prisoner', 'snipers', 'concealed', 'strayShells',
]); // biome-ignore format: a list
const EFFECT = z.strictObject({
  kind: KINDS,
  zones: z.optional(z.array(z.string())),
  division: z.optional(DIVISIONS),
  sector: z.optional(SECTORS),
  where: z.optional(z.enum(['map', 'hero', 'each'])),
  positions: z.optional(z.array(z.string())),
  symbols: z.optional(z.array(SYMBOLS)),
  more: z.optional(z.int()),
  leader: z.optional(z.string()),
  at: z.optional(z.strictObject({ diamond: AT, triangle: AT, circle: AT })),
});
/** An effect of an event: its kind and what it is about. */
export type EffectData = Readonly<z.output<typeof EFFECT>>;
const CARD = z.strictObject({
  id: few(99),
  landing: z.strictObject({ diamond: LETTERS, triangle: LETTERS, circle: LETTERS }),
  mine: z.boolean(),
  fire: z.array(
    z.strictObject({
      colour: COLOURS,
      depth: z.boolean(),
      action: z.enum(['A', 'F', 'M', 'P', 'R']),
      armor: z.optional(z.boolean()),
      leader: z.optional(z.boolean()),
    }),
  ),
  target: SYMBOLS,
  artillery: z.nullable(z.strictObject({ calibres: z.array(CALIBRES), value: few(9) })),
  events: z.array(z.strictObject({ turns: BAND, effects: z.array(EFFECT) })),
});
/** A card of the deck. */
export type CardData = Readonly<z.output<typeof CARD>>;
const source = z.string();

/** `data/cards.json`: the deck, and the figures of its events. */
export const CARDS_FILE = readData(
  'cards.json',
  z.strictObject({
    source,
    /** What the letters may mean from turn 17 on. */
    actions: z.strictObject({ F: z.string(), R: z.string(), A: z.string(), M: z.string(), P: z.string() }),
    effects: z.strictObject({
      rockets: z.strictObject({
        position: z.string(),
        distance: z.tuple([few(20), few(20)]),
        steps: few(4),
        source,
      }),
      plungingFire: z.strictObject({
        levels: z.array(z.string()),
        from: z.string(),
        to: z.string(),
        source,
      }),
      kgMeyer: z.strictObject({ units: few(8), depth: few(4), source }),
      addStep: z.strictObject({ steps: few(4), source }),
      snipers: z.strictObject({ range: few(9), source }),
      strayShells: z.strictObject({ steps: few(4), source }),
    }),
    cards: z.array(CARD),
  }),
  file,
);
