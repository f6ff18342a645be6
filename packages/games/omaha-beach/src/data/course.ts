import * as z from 'zod/mini';
import { BAND, DOTS, few, TIDES, TURNS, WHOLE_DAY } from './words.ts';

// Charts of the turns, of victory and of the long game, as `data/charts.json` has them.

const source = z.string();

export const turns = z.strictObject({
  source,
  track: z
    .array(z.strictObject({ turn: TURNS, time: z.string(), tide: TIDES, shuffle: z.boolean() }))
    .check(
      z.refine((track) => track.every(({ turn }, i) => turn === i + 1), 'the turns are not in their order'),
    ),
  /** One before the German fire, one after it. */
  events: z.array(z.strictObject({ turns: BAND, cards: few(2) })).check(WHOLE_DAY),
  actions: z.array(z.strictObject({ turns: BAND, each: few(9) })).check(WHOLE_DAY),
  engineers: z.array(z.strictObject({ turns: BAND, hexes: few(2) })).check(WHOLE_DAY),
  obstaclesGoneFrom: TURNS,
});
export const catastrophicLoss = z.strictObject({
  source,
  atSteps: few(4),
  bands: z.array(z.strictObject({ turns: BAND, units: few(48) })).check(WHOLE_DAY),
});

export const victory = z.strictObject({
  source,
  firstWaves: z.strictObject({ wn: few(9), reinforcement: few(9), draw: few(9), win: few(99) }),
  check: z.strictObject({ turn: TURNS, win: few(99), lose: few(99) }),
  full: z.strictObject({
    position: few(9),
    openDraw: few(9),
    heavyOnHighGround: few(9),
    exitStep: few(9),
    rangerExits: z.array(z.string()),
    wnHexNotHeld: z.int(),
    kgMeyerUnit: z.int(),
    levels: z.array(z.strictObject({ least: z.int(), name: z.string() })),
    win: few(99),
  }),
  beyond: z.strictObject({ shift: few(99) }),
});

const ACTION = z.nullable(
  z.enum([
    'fire', 'reoccupy', 'mortar', 'artillery', 'resupply', 'redeploy', 'reinforce', 'patrol', 'advance', 'ambush',
  ]), // biome-ignore format: a list
);
const SITUATIONS = z.strictObject({ fire: ACTION, noFire: ACTION, empty: ACTION });
const BY_LETTER = z.strictObject({
  F: SITUATIONS,
  R: SITUATIONS,
  M: SITUATIONS,
  P: SITUATIONS,
  A: SITUATIONS,
});
export const extended = z.strictObject({
  source,
  from: TURNS,
  hitLimitFactor: few(9),
  germanActions: z.strictObject({
    source,
    wn: BY_LETTER,
    reinforcement: BY_LETTER,
    emptyWithin: few(9),
    mortar: z.strictObject({
      reinforcement: few(9),
      wn: z.strictObject({ beachFront: few(9), inland: few(9) }),
      units: z.strictObject({ alone: few(2), depth: few(2) }),
    }),
    patrol: z.strictObject({ dots: z.array(DOTS), otherwiseWithin: few(9) }),
    advance: z.strictObject({
      repulsedAt: few(99),
      cover: z.strictObject({ in: z.array(z.string()), times: few(9) }),
      hero: few(9),
    }),
  }),
  us: z.strictObject({
    source,
    infantryHexes: few(9),
    leaderHexes: few(9),
    tankRoad: z.strictObject({ secondary: few(9), primary: few(9) }),
  }),
  commandPosts: z.strictObject({ source, range: z.array(few(9)) }),
  engineerBases: z.strictObject({ source, range: z.array(few(9)), clears: z.array(z.string()) }),
});
