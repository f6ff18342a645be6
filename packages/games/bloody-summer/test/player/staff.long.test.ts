import { Engine, playOut, seeded, setUpFor } from '@bocage/kernel';
import { scriptedPlayer } from '@bocage/kernel/players';
import { watched } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../../src/index.ts';
import { mindOf } from '../../src/player/mind.ts';
import { staffScripts } from '../../src/player/staff/index.ts';
import { first } from '../../src/player/style.ts';

test.each(['cherbourg', 'cobra', 'campaign'] as const)(
  '%s comes to its end with staffs who know an answer to everything, however wildly their troops march',
  (scenario) => {
    const left = new Set<string>();
    const players = [0, 1, 2].map((side) =>
      scriptedPlayer('staff', watched(staffScripts(mindOf(side, first(side), 'careful')), left)),
    );
    for (const seed of [1, 2, 3]) {
      const engine = new Engine(bloodySummer, setUpFor(bloodySummer, { scenario }));
      expect(playOut(engine, players, seeded(seed)).outcome.text).not.toBe('');
    }
    expect([...left]).toEqual([]);
  },
);
