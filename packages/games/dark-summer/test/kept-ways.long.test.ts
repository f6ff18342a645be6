import { CHANCE, Engine, seeded, setUpFor } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { darkSummer } from '../src/index.ts';

test('what is listed in the midst of a game is listed by somebody who comes to the position fresh', () => {
  const setUp = setUpFor(darkSummer, {});
  const [played, fresh] = [new Engine(darkSummer, setUp), new Engine(darkSummer, setUp)];
  for (const seed of [1, 2]) {
    const random = seeded(seed);
    played.begin();
    for (let decisions = 0; !played.over; decisions++) {
      const mark = played.mark();
      if (played.side === CHANCE) played.chance(random);
      else {
        const listed = played.legal();
        if (decisions % 7 === 0) expect(listed).toEqual(fresh.load(played.snapshot()).legal());
        played.play(played.sample(random));
      }
      // Now and then a step is taken back, after a look at what came of it.
      if (decisions % 11 === 0) {
        played.legal();
        played.rollback(mark);
        expect(played.legal()).toEqual(fresh.load(played.snapshot()).legal());
      }
    }
  }
});
