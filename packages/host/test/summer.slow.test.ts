import { expect, test } from 'vitest';
import type { Host, LogEntry, Refusal, Scene } from '../src/protocol.ts';
import { newHost, weighed } from './ground.ts';

const isRefused = (answer: Scene | Refusal): answer is Refusal => 'reasons' in answer;

interface Seat {
  readonly host: Host;
  readonly places: readonly string[];
  scene: Scene;
}

/** Two people sit down to the campaign, with dice that are known. */
async function sitDown(): Promise<Seat> {
  const host = newHost();
  const { scene, facts } = await host.begin({
    game: 'dark-summer',
    scenario: 'campaign',
    options: {},
    seats: ['human', 'human'],
    seed: 29,
  });
  return { host, scene, places: facts.places };
}

async function act(seat: Seat, verb: string, ...args: (number | readonly number[])[]): Promise<void> {
  const answer = await seat.host.act(verb, args);
  if (isRefused(answer)) throw new Error(`${verb}: ${answer.reasons[0]?.text}`);
  seat.scene = answer;
  while (seat.scene.turn === 'chance') seat.scene = await seat.host.step();
}

const at = ({ places }: Seat, hex: string): number => places.indexOf(hex);
const lineOf = ({ scene }: Seat): string | undefined => scene.prompt?.about.line;
const choices = ({ scene }: Seat, verb: string): string[] =>
  scene.prompt?.verbs.find(({ name }) => name === verb)?.first?.choices.map(({ text }) => text) ?? [];

/** Goes on with whatever ends a part, until the rules ask at a step. */
async function until(seat: Seat, step: string): Promise<void> {
  for (let i = 0; i < 200 && seat.scene.prompt?.step !== step; i++) {
    const open = (seat.scene.prompt?.verbs ?? []).filter(
      ({ against, first }) => against === null && first?.choices.length !== 0,
    );
    const verb = open.find(({ first }) => first === null) ?? open[0];
    const args: (number | readonly number[])[] = [];
    for (let next = verb?.first ?? null; next !== null && next.choices.length > 0; ) {
      const [first] = next.choices;
      args.push(next.form === 'set' ? [first?.value ?? 0].flat().slice(0, next.least) : (first?.value ?? 0));
      if (args.length === verb?.asks.length) break;
      const found = await seat.host.next(verb?.name ?? '', args);
      next = 'reasons' in found ? null : found;
    }
    await act(seat, verb?.name ?? '', ...args);
  }
}

const textOf = ({ events, said }: LogEntry): string =>
  events.map(({ text }) => text).join(' ') || (said ?? '');

test('a question says what it is about beyond the map, and choices that are no places have their names', async () => {
  const seat = await sitDown();
  expect(lineOf(seat)).toBe('Showers: the British have 3 chits this turn.');
  expect(choices(seat, 'mix')).toEqual(['2 Move and 1 Combat', '1 Move and 2 Combat']);
  await until(seat, 'actionRound.play');
  expect(lineOf(seat)).toMatch(/^(U\.S\.|German) chit\. So far this turn: 0 Move Rounds, 0 Combat Rounds\.$/);
  expect(choices(seat, 'play')).toEqual(['Move Round', 'Combat Round']);
});

test('nothing is hidden in this game, so no curtain falls between two people at one screen', async () => {
  const seat = await sitDown();
  const secrets = new Set<boolean>();
  for (const step of ['firstWave.choose', 'reactionRound.choose', 'fighting.declare', 'actionRound.play']) {
    await until(seat, step);
    secrets.add(seat.scene.isSecret);
  }
  expect([...secrets]).toEqual([false]);
});

test('a factor that is turned over was drawn, not thrown; a chit goes by its name; empty hands are not told of', async () => {
  const seat = await sitDown();
  await act(seat, 'mix', 1);
  await act(seat, 'land', at(seat, '4602'));
  const log = await seat.host.log();
  const turned = log.find(({ step }) => step === 'combat.turnOver');
  const rolled = log.find(({ step }) => step === 'combat.roll');
  expect(turned?.draw).toBe(turned?.answer);
  expect(rolled).toBeDefined();
  expect(rolled).not.toHaveProperty('draw');
  expect(log.flatMap(({ forced }) => forced.map(({ said }) => said)).join()).not.toContain('support');
  await until(seat, 'actionRound.play');
  const drawn = (await seat.host.log()).find(({ step }) => step === 'actionPhase.chit');
  expect(drawn?.draw).toMatch(/^(U\.S\.|British Move|British Combat|German) chit$/);
  await act(seat, 'play', 0);
  expect((await seat.host.log()).map(({ said }) => said)).toContain('Play the chit: Move Round');
});

test('the chances of an attack are told to its end, as if nobody committed support', async () => {
  const seat = await sitDown();
  await until(seat, 'fighting.declare');
  const attack = seat.scene.prompt?.verbs.find(({ name }) => name === 'attack')?.first?.choices[0]?.value;
  const units = await seat.host.next('attack', [attack ?? 0]);
  if ('reasons' in units) throw new Error(units.reasons[0]?.text);
  const one = [units.choices[0]?.value ?? 0].flat();
  const { ways, failure } = await weighed(seat.host, 'attack', [attack ?? 0, one]);
  expect(failure).toBeNull();
  expect(ways.length).toBeGreaterThan(1);
  expect(ways.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  for (const { then } of ways) expect(then ?? '').not.toMatch(/support/i);
});

test('an attack begins with the most attackers who may attack together, where not all of them may', async () => {
  const seat = await sitDown();
  let fewer = 0;
  for (let fights = 0; fights < 12; fights++) {
    await until(seat, 'fighting.declare');
    for (const { value } of seat.scene.prompt?.verbs.find(({ name }) => name === 'attack')?.first?.choices ??
      []) {
      const units = await seat.host.next('attack', [value]);
      if ('reasons' in units || units.together === undefined) throw new Error('nobody could attack');
      const { together, choices: all } = units;
      const whyNotAll = await seat.host.why('attack', [value, all.flatMap((one) => one.value)]);
      if (whyNotAll.length === 0) expect(together).toHaveLength(all.length);
      else {
        expect(together.length).toBeLessThan(all.length);
        if (together.length > 0) fewer++;
      }
      if (together.length > 0) expect(await seat.host.why('attack', [value, together])).toEqual([]);
    }
    await act(seat, 'end');
  }
  expect(fewer).toBeGreaterThan(0);
});

test('every line of the log of a first day is a sentence of this game', async () => {
  const seat = await sitDown();
  await until(seat, 'actionRound.play');
  for (const entry of await seat.host.log())
    expect(textOf(entry), entry.step).not.toMatch(/undefined|\{|\b[a-z]+[A-Z]/);
});

test('a round that begins after a decision is nobody’s doing, and stands where it begins', async () => {
  const seat = await sitDown();
  const mix = seat.scene.prompt?.verbs[0];
  await act(seat, mix?.name ?? '', mix?.first?.choices[0]?.value ?? 0);
  const [mixed, begun] = (await seat.host.log()).filter(({ ply }) => ply === 0);
  expect(mixed).toMatchObject({ side: 0, events: [{ name: 'mixed' }] });
  expect(begun).toMatchObject({ side: -2, heading: '', said: null, events: [{ name: 'played' }] });
  expect(begun?.caption).toBe(seat.scene.caption);
  expect(begun?.caption).not.toBe(mixed?.caption);
});
