import { drawnInPlay } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';
import { presentation } from '../src/presentation/index.ts';

/** Kinds of strokes that a game without them would not be seen in. */
const SEEN: Readonly<Record<string, readonly [event: string, kind: string][]>> = {
  cobra: [
    ['moved', 'path'],
    ['attacked', 'line'],
    ['fought', 'burst'],
    ['markerCarried', 'path'],
    ['boxMoved', 'path'],
    ['taken', 'flag'],
  ],
  campaign: [
    ['cameDown', 'path'],
    ['cameAshore', 'path'],
    ['destroyed', 'cross'],
  ],
};

test.each(Object.keys(SEEN))(
  'in random play of %s each drawing has places that there are, and words the event says',
  (scenario) => {
    const { drawn, faults } = drawnInPlay(bloodySummer, presentation, {
      setUp: { scenario, options: {} } as never,
      games: 1,
      seed: 4,
    });
    expect(faults).toEqual([]);
    for (const [event, kind] of SEEN[scenario] ?? [])
      expect(drawn.get(event) ?? new Set(), event).toContain(kind);
  },
);
