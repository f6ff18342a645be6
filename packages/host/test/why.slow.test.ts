import { expect, test } from 'vitest';
import type { TableHost } from '../src/host.ts';
import type { GameFacts, NewGame, Scene } from '../src/protocol.ts';
import { hostWords } from '../src/words.ts';
import { newHost, runOn } from './ground.ts';

const begun = async (
  host: TableHost,
  game: Pick<NewGame, 'game' | 'scenario' | 'seats'>,
): Promise<{ scene: Scene; facts: GameFacts }> => {
  const { scene, facts } = await host.begin({ ...game, options: {}, seed: 1 });
  return { scene: await runOn(host, scene), facts };
};

/** The rules by which something that is pointed at cannot be chosen next. */
const rulesAt = async (
  host: TableHost,
  verb: string,
  args: readonly number[],
  at: number,
  ...units: number[]
) => (await host.whyAt(verb, args, { place: at, units })).map(({ rule }) => rule);

test('a click in the middle of a landing is answered by its rules: enemies, the open sea, boxes, other beaches', async () => {
  const host = newHost();
  const { scene: first, facts } = await begun(host, {
    game: 'overlord-dday',
    scenario: 'dday',
    seats: ['human', 'scripted'],
  });
  const placeOf = (name: string): number => facts.places.indexOf(name);
  const bombard = await host.bulk('bombard');
  const order = { bulk: 'bombard', actions: bombard?.items ?? [], since: first.ply };
  const scene = await runOn(host, (await host.run(order)).scene);
  expect(scene.prompt?.step).toBe('beachLanding.land');
  const unit = facts.units.indexOf('1/16');
  const german = scene.counters.find(({ side, at }) => side === 1 && facts.places[at]?.startsWith('N3'));
  for (const at of [german?.at ?? -1, placeOf('N2833'), placeOf('N2522'), scene.counters[0]?.at ?? -1]) {
    const rules = await rulesAt(host, 'land', [unit], at);
    expect(rules.length, facts.places[at]).toBeGreaterThan(0);
    for (const rule of rules) expect(rule).toMatch(/^27\./);
  }
  // Who lands is asked first: a unit of the other side, one that waits for a later phase.
  expect(await rulesAt(host, 'land', [], german?.at ?? -1, german?.unit ?? -1)).not.toEqual([]);
  expect(await rulesAt(host, 'land', [], -1, facts.units.indexOf('3/16'))).toEqual(['27.2.2-a']);
});

test('what lies on the map and is no unit is asked about by its hex', async () => {
  const host = newHost();
  const { scene, facts } = await begun(host, {
    game: 'omaha-beach',
    scenario: 'first-waves',
    seats: ['human'],
  });
  await host.act('lead', [scene.prompt?.verbs[0]?.first?.choices[0]?.value ?? 0]);
  const post = facts.places.indexOf('0812');
  const rules = await rulesAt(host, 'attack', [], post);
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(rule).not.toMatch(/^(input|turn|ACT-01)$/);
  const nothing = await host.whyAt('attack', [], { place: facts.places.indexOf('0512'), units: [] });
  expect(nothing, 'no German is there, and none can be attacked').toEqual([
    { rule: 'ACT-01', text: hostWords.nothingFor },
  ]);
});

test('what can be chosen has no reason against it, and what is not asked at all is said to be so', async () => {
  const host = newHost();
  const { scene } = await begun(host, {
    game: 'overlord-dday',
    scenario: 'dday',
    seats: ['human', 'scripted'],
  });
  const next = await host.next('bombard', [0]);
  const target = 'reasons' in next ? -1 : Number(next.choices[0]?.value);
  expect(await rulesAt(host, 'bombard', [0], target)).toEqual([]);
  expect(await rulesAt(host, 'cease', [], target)).toEqual(['27.2.1-b']);
  expect(await rulesAt(host, 'dance', [], target)).toEqual([]);
  await host.goTo(scene.ply - 1);
  expect(await rulesAt(host, 'bombard', [0], target)).toEqual(['turn']);
});
