import { entryOf } from '@bocage/catalogue';
import type { Game, Value } from '@bocage/kernel';
import { readRecord } from '@bocage/kernel/text';
import { choicesAfter, isRefusal } from '@bocage/table';
import { expect, test } from 'vitest';
import type { Choices, Forecast, NewGame, Scene, Seat } from '../src/protocol.ts';
import { decide, groundOf, newHost, runOn, weighed } from './ground.ts';

const OMAHA: NewGame = {
  game: 'overlord-dday',
  scenario: 'omaha-example',
  options: {},
  seats: ['scripted', 'scripted'],
  seed: 3,
};

test('two scripted players play to the end, and the game is on the shelf as it ended', async () => {
  const ground = groundOf();
  const host = newHost(ground);
  const { facts, scene } = await host.begin(OMAHA);
  expect(facts.sides).toEqual(['Allies', 'Germans']);
  const end = await runOn(host, scene);
  expect(end).toMatchObject({ turn: 'over', onlooker: -1, prompt: null });
  expect(end.outcome).not.toBe(null);
  const again = (await newHost(ground).open(scene.save)).scene;
  expect(again).toEqual({ ...end, news: [] });
  const { course, now, dice } = await host.statistics();
  expect(course.at(-1)?.values).toEqual(now);
  expect(now).toHaveLength(facts.figures.length);
  expect(dice.map(({ title }) => title)).toEqual(expect.arrayContaining(['One die', 'Two dice']));
});

test('every choice of the Allies has words, and may be chosen', async () => {
  const host = newHost();
  let scene = await runOn(host, (await host.begin({ ...OMAHA, seats: ['human', 'scripted'] })).scene);
  const steps = new Set<string>();
  for (let i = 0; i < 60 && scene.turn !== 'over'; i++) {
    const { prompt } = scene as { prompt: NonNullable<Scene['prompt']> };
    steps.add(prompt.step);
    for (const { name, label, first, asks, against } of prompt.verbs) {
      expect(label).not.toBe(name);
      if (against !== null || first === null || first.form !== 'one') continue;
      expect(first.asks).toBe(asks[0]);
      for (const { value } of first.choices.slice(0, 3)) expect(await host.why(name, [value])).toEqual([]);
    }
    scene = await decide(host, scene);
    scene = await runOn(host, scene);
  }
  expect(steps).toContain('beachLanding.land');
});

test('the Germans are not told the die of the weather', async () => {
  const told = async (seats: readonly Seat[]): Promise<unknown[]> => {
    const host = newHost();
    let { scene } = await host.begin({ ...OMAHA, scenario: 'dday', seats });
    while (scene.news.at(-1)?.step !== 'preliminary.weather') scene = await host.step();
    const { dice } = await host.statistics();
    const thrown = dice[0]?.faces.reduce((sum, { came }) => sum + came, 0) ?? 0;
    return [scene.onlooker, scene.news.at(-1)?.answer === null, scene.ply - thrown];
  };
  expect(await told(['scripted', 'human'])).toEqual([1, true, 1]);
  expect(await told(['human', 'scripted'])).toEqual([0, false, 0]);
});

test('the chances of an attack are its own, whatever other attacks are planned', async () => {
  const host = newHost();
  const opened = await host.begin({ ...OMAHA, scenario: 'dday', seats: ['human', 'scripted'], seed: 5 });
  let scene = await runOn(host, opened.scene);
  const targets = (): readonly Value[] =>
    (scene.prompt?.step === 'action.designate' &&
      scene.prompt.verbs.find(({ name }) => name === 'attack')?.first?.choices.map(({ value }) => value)) ||
    [];
  while (targets().length < 2) scene = await runOn(host, await decide(host, scene));
  const [first, second] = [targets()[0], targets().at(-1)] as [Value, Value]; // at the two ends of the coast
  const all = async (hex: Value): Promise<number[]> => {
    const choices = (await host.next('attack', [hex])) as Choices;
    return choices.choices.flatMap(({ value }) => value);
  };
  const attackers = await all(first);
  const alone = await weighed(host, 'attack', [first, attackers]);
  expect(alone.failure).toBe(null);
  expect(alone.ways.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  const others = (await all(second)).filter((unit) => !attackers.includes(unit));
  expect(others).not.toHaveLength(0);
  await host.act('attack', [second, others]);
  const beside = await weighed(host, 'attack', [first, attackers]);
  expect(beside.failure).toBe(null);
  const odds = ({ ways }: Forecast): string[] => ways.map(({ fraction }) => fraction);
  expect(odds(beside)).toEqual(odds(alone));
});

test('the chances of an attack are told though the Rangers have not been sent up yet', async () => {
  const host = newHost();
  const opened = await host.begin({ ...OMAHA, scenario: 'dday', seats: ['human', 'scripted'], seed: 11 });
  let scene = await runOn(host, opened.scene);
  while (scene.prompt?.step !== 'action.designate') scene = await runOn(host, await decide(host, scene));
  const [attack, fight] = scene.prompt.verbs;
  expect(fight?.against?.rule).toBe('27.1.7-k');
  for (const { value } of attack?.first?.choices ?? []) {
    const { choices } = (await host.next('attack', [value])) as Choices;
    const told = await weighed(host, 'attack', [value, choices.flatMap((choice) => choice.value)]);
    expect([told.failure, told.ways.length > 1]).toEqual([null, true]);
  }
});

test('what is decided in a fight tells nothing of the dice of the next one', async () => {
  const host = newHost();
  const opened = await host.begin({ ...OMAHA, scenario: 'dday', seats: ['human', 'scripted'], seed: 11 });
  let scene = await runOn(host, opened.scene);
  const planned = (): number => scene.marks.filter(({ sign }) => sign === 'attack').length;
  // Of two attacks the second begins by itself when the first is over.
  while (scene.prompt?.step !== 'losses.choose' || planned() !== 2) {
    const { step, verbs } = scene.prompt ?? {};
    const targets = verbs?.find(({ name }) => name === 'attack')?.first?.choices ?? [];
    const hex = step === 'action.designate' && planned() < 2 ? targets[0]?.value : undefined;
    if (hex === undefined) scene = await runOn(host, await decide(host, scene));
    else {
      const { choices } = (await host.next('attack', [hex])) as Choices;
      const acted = await host.act('attack', [hex, choices.flatMap(({ value }) => value)]);
      if ('reasons' in acted) throw new Error('refused');
      scene = await runOn(host, acted);
    }
  }
  const [lose] = scene.prompt.verbs;
  for (const { value } of lose?.first?.choices ?? []) {
    const told = await weighed(host, 'lose', [value]);
    expect([told.failure, told.ways.length]).toEqual([null, 1]);
  }
});

test('many answers are told at once, up to the question; each entry knows where the game stood', async () => {
  const host = newHost();
  const opened = await host.begin({ ...OMAHA, seats: ['human', 'scripted'] });
  let { scene } = opened;
  const news = [];
  for (let asks = 0; scene.turn !== 'human' && asks < 9; asks++) {
    scene = await host.step(50);
    news.push(...scene.news);
  }
  expect(scene.turn).toBe('human');
  expect(news.map(({ ply }) => ply)).toEqual(Array.from({ length: scene.ply }, (_, ply) => ply));
  expect(await host.log()).toEqual(news);
  expect(new Set(news.map(({ caption }) => caption))).toEqual(new Set([opened.scene.caption]));
  expect(scene.caption).not.toBe(opened.scene.caption);
  expect(news.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['Weather', 'Bombardment before the landings', 'Resistance on the beaches']),
  );
});

test('units go by their short names, with the full ones beside them; records keep their words', async () => {
  const host = newHost();
  const { facts, scene } = await host.begin({ ...OMAHA, seats: ['human', 'scripted'] });
  const asked = await runOn(host, scene);
  const marked = (await host.log()).flatMap(({ events }) => events).find(({ name }) => name === 'marked');
  const unit = marked?.units[0] ?? -1;
  expect(marked?.text).toBe(`${facts.units[unit]} is regrouping.`);
  expect(marked?.parts[0]).toEqual({ text: facts.units[unit], title: facts.unitTitles[unit] });
  const first = await host.act('bombard', [
    0,
    ((await host.next('bombard', [0])) as Choices).choices[0]?.value ?? 0,
  ]);
  const target = 'news' in first ? first.news[0] : undefined;
  expect(target?.said).toMatch(/^Fire on a Weapons Nest: /);
  expect(target?.names.places.map((place) => facts.places[place])).toEqual([target?.answer?.split(' ')[2]]);
  const navies = asked.prompt?.verbs.find(({ name }) => name === 'bombard')?.first?.choices;
  expect(navies?.map(({ word, text }) => [word, text])).toEqual([
    ['us', 'U.S.'],
    ['cw', 'Commonwealth'],
  ]);
});

test('between two people at one screen the weather is a secret; against a machine nobody needs a curtain', async () => {
  for (const [seats, isSecret] of [
    [['human', 'human'], true],
    [['human', 'scripted'], false],
  ] as const) {
    const host = newHost();
    const scene = await runOn(host, (await host.begin({ ...OMAHA, seats })).scene);
    expect(scene.isSecret).toBe(isSecret);
  }
});

test('each hex that a move can end in says what it uses of the allowance', async () => {
  const host = newHost();
  let scene = await runOn(host, (await host.begin({ ...OMAHA, scenario: 'dday', seats: ['scripted', 'human'] })).scene); // biome-ignore format: one row
  const costs = new Set<string | undefined>();
  for (let i = 0; i < 120 && costs.size < 2 && scene.turn === 'human'; i++) {
    const movers = scene.prompt?.verbs.find(({ name }) => name === 'move' || name === 'march')?.first
      ?.choices;
    for (const { value } of movers ?? []) {
      const verb = scene.prompt?.step === 'action.move' ? 'move' : 'march';
      const ways = await host.next(verb, [value]);
      if ('choices' in ways) for (const { cost } of ways.choices) costs.add(cost);
    }
    scene = await runOn(host, await decide(host, scene));
  }
  expect(costs.size).toBeGreaterThan(1);
  for (const cost of costs) expect(cost ?? '1/1').toMatch(/^(\d+½?|½)\/(\d+½?|½)$/);
});

test('who is offered can be gone on with: of the Floating Reserve those that have an empty box to go to', async () => {
  const host = newHost();
  let { scene } = await host.begin({ ...OMAHA, scenario: 'dday', seed: 1 });
  while (scene.turn !== 'over') scene = await host.step(1000);
  const playable = await entryOf(OMAHA.game)?.load?.();
  const match = readRecord(playable?.game as Game, await host.exportRecord());
  const { engine } = match;
  while (engine.over || engine.stepName !== 'endStage.fill') match.takeBack();
  const offered = choicesAfter(engine, 'fill', [], 3000);
  if (offered === null || isRefusal(offered)) throw new Error('nobody is offered');
  const able = engine.legal().filter(({ verb }) => verb === 'fill');
  expect(able.length).toBeGreaterThan(0);
  expect(new Set(offered.values.map(({ value }) => value))).toEqual(new Set(able.map(({ args }) => args[0])));
});
