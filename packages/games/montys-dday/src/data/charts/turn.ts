import * as z from 'zod/mini';
import { BEACH_WORD, DRM, few, PART, source, TIDE_WORD, TURN_NUMBER, WHOLE_GAME } from '../words.ts';

const HOUR = z.string().check(z.regex(/^\d\d00$/));
/** 3.0: the Turn Record Track. */
export const turns = z.strictObject({
  source,
  track: z
    .array(
      z.strictObject({
        turn: TURN_NUMBER,
        /** Of June. */
        day: few(8),
        hour: HOUR,
        night: z.boolean(),
        tide: TIDE_WORD,
        /** Which wave lands, and which of its cycles. */
        wave: z.nullable(few(3)),
        cycle: z.nullable(few(2)),
        airWindow: z.boolean(),
        /** 11.2: air and naval support points. */
        support: few(200),
      }),
    )
    .check(WHOLE_GAME),
});

export const support = z.strictObject({ source, airborne: PART });

/** 19.1.1: landings at another tide come so many turns later, with so much more to the rolls for casualties. */
export const lateLanding = z.strictObject({
  source,
  options: z.array(z.strictObject({ tide: TIDE_WORD, delay: few(2), drm: DRM, source })),
  /** 5.1.11: of the day. */
  lastHour: HOUR,
});

const LEVEL = z.enum(['tactical', 'strategic']);
/** 18.0: who wins, and how well. */
export const victory = z.strictObject({
  source,
  caen: z.strictObject({ hexes: few(9), level: LEVEL }),
  lodgment: z.strictObject({ radius: few(20), areas: few(3), exempt: BEACH_WORD, level: LEVEL }),
  /** Allied units eliminated. */
  losses: z.array(z.strictObject({ units: few(99), level: LEVEL })),
  tieBreaker: z.strictObject({ dropZones: few(2), level: LEVEL }),
});
