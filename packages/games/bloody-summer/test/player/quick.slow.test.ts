import { Engine, playOut, seeded, setUpFor } from '@bocage/kernel';
import { scriptedPlayer } from '@bocage/kernel/players';
import { watched } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../../src/index.ts';
import { doctrine } from '../../src/player/index.ts';
import { BRITISH, GERMAN, US } from '../../src/queries.ts';

const SIDES = [US, BRITISH, GERMAN];

test('quick players come to the end of the race, answer every question, and stretches never fall', () => {
  const engine = new Engine(bloodySummer, setUpFor(bloodySummer, { scenario: 'cherbourg' }));
  const left = new Set<string>();
  const players = SIDES.map((side) =>
    scriptedPlayer('quick', watched(doctrine.scripts(side, doctrine.usual(side), 'quick'), left)),
  );
  const stretches: number[] = [];
  const { outcome } = playOut(engine, players, seeded(3), () => stretches.push(doctrine.stretch(engine)));
  expect(outcome.text).not.toBe('');
  expect([...left]).toEqual([]);
  expect(stretches).toEqual([...stretches].sort((a, b) => a - b));
  expect(new Set(stretches).size).toBeGreaterThan(12);
});

test('the same scripts begin again where they are asked about an earlier position', () => {
  const { scripts, usual } = doctrine;
  const engine = new Engine(bloodySummer, setUpFor(bloodySummer, { scenario: 'cherbourg' })).begin();
  const random = seeded(5);
  const crew = SIDES.map((side) => scripts(side, usual(side), 'quick'));
  /** What is decided until the armies have moved. */
  const moves = (): string[] => {
    const told: string[] = [];
    while (told.length < 40) {
      const { side } = engine;
      if (side < 0) engine.chance(random);
      else {
        const action = crew[side]?.[engine.stepName]?.({ world: engine, side, random });
        if (action === undefined) throw new Error(`${engine.stepName} is not answered`);
        told.push(JSON.stringify(action));
        engine.play(action);
      }
    }
    return told;
  };
  while (engine.stepName !== 'movement.moves') {
    const { side } = engine;
    if (side < 0) engine.chance(random);
    else
      engine.play(crew[side]?.[engine.stepName]?.({ world: engine, side, random }) ?? engine.sample(random));
  }
  const begun = engine.save();
  const once = moves().slice(0, 5);
  engine.load(begun);
  expect(moves().slice(0, 5)).toEqual(once);
});
