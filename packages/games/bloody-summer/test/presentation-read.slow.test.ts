// Whatever the game asks, offers, reckons and warns of in random play is in good English, and cites rules that there are.
import { type Engine, type View, viewOf } from '@bocage/kernel';
import { proseFaults, readThrough } from '@bocage/testkit';
import { type Sheet, Showing } from '@bocage/wargame';
import { expect, test } from 'vitest';
import { CASES } from '../src/cases.ts';
import { bloodySummer } from '../src/index.ts';
import { presentation } from '../src/presentation/index.ts';
import type { G } from '../src/state.ts';
import { opening } from './scene.ts';

/** Every so many decisions everything about one is read. */
const EVERY = 9;

const isCase = (rule: string | undefined): boolean => rule === undefined || rule in CASES;
function sheetFaults(sheet: Sheet | null): string[] {
  if (sheet === null) return [];
  const { title, rows, result } = sheet;
  return [
    ...[title, result].flatMap((text) => proseFaults({ text })),
    ...rows.flatMap(({ label, value }) =>
      [label, value].flatMap((text) => proseFaults({ text, isPart: true })),
    ),
    ...rows.filter(({ rule }) => !isCase(rule)).map(({ label, rule }) => `${label} cites ${rule}`),
  ];
}

/** What is wrong with any words about a decision. */
function faultsAt(showing: Showing<G>, engine: Engine<G>, verb: string, args: readonly never[]): string[] {
  const { stepName } = engine;
  const view: View = viewOf(engine as unknown as Engine, engine.side);
  const about = showing.about(view, stepName);
  const perils = showing.perils(view, [verb, `${stepName}.${verb}`], args);
  for (const bulk of showing.bulks(view)) showing.plan(view, bulk);
  return [
    ...(about === undefined ? [] : proseFaults({ text: about })),
    ...sheetFaults(showing.sheet(view, verb, args)),
    ...args.flatMap((_, i) => sheetFaults(showing.sheet(view, verb, args.slice(0, i)))),
    ...perils.flatMap(({ text, rule }) => [...proseFaults({ text }), ...(isCase(rule) ? [] : [rule])]),
  ].map((fault) => `${stepName} ${verb}: ${fault}`);
}

test.each([
  ['cherbourg', 15],
  ['cobra', 18],
  ['campaign', 24],
] as const)('whatever %s asks at random has words, and its things have names', (scenario, least) => {
  const { engine } = opening(scenario);
  const showing = new Showing<G>(presentation, { game: bloodySummer, setUp: engine.setUp });
  const faults: string[] = [];
  let many = 0;
  const steps = readThrough(engine as Engine<G>, presentation, {
    seed: 5,
    most: 3000,
    look: (one, { verb, args }) => {
      if (many++ % EVERY === 0) faults.push(...faultsAt(showing, one, verb, args as never));
    },
  });
  expect(new Set(steps).size).toBeGreaterThan(least);
  expect([...new Set(faults)]).toEqual([]);
});
