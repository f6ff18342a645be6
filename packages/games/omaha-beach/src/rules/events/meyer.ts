import { done, drawFrom, int } from '@bocage/kernel';
import { EFFECTS, MEYERS } from '../../data.ts';
import { noEvent, released } from '../../events/index.ts';
import { procedure } from '../units.ts';

/** KGM-01: four companies join the reserve of the division, with two markers for the mobile pool. */
export const kgMeyer = procedure(
  'kgMeyer',
  { come: int(0, MEYERS) },
  {
    next(g, c) {
      // KGM-02: once all have come nothing happens any more.
      if (c.come < EFFECTS.kgMeyer.units && g.meyerLeft > 0) return 'company';
      if (c.come === 0) {
        g.emit(noEvent, {}, 'KGM-02');
        return done;
      }
      const markers = Math.min(EFFECTS.kgMeyer.depth, g.meyerMarkers);
      g.meyerMarkers -= markers;
      g.mobileLeft += markers;
      g.emit(released, { units: c.come });
      return done;
    },
    company: {
      rule: 'KGM-01',
      chance: (g) => drawFrom(g.meyer),
      about: (_g, c) => [c.come],
      then(g, c, german) {
        g.meyer.take(german);
        g.meyerLeft -= 1;
        g.divisional.add(german);
        g.divisionalLeft += 1;
        c.come += 1;
        return 'next';
      },
    },
  },
);
