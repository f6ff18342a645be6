import { expect, test } from 'vitest';
import type { Host, NewGame, Scene, Seat } from '../src/protocol.ts';
import { fine, groundOf, NEW, newHost, recordOf, runOn } from './ground.ts';

const { seed: _, ...BEGUN } = NEW;
const UNSEEDED: NewGame = { ...BEGUN, seats: ['random', 'random'] };
const READERS = ['record', 'record'] as const;
const [BLUE, RED, ALL] = [0, 1, -1];

/** Two games that differ only in what Blue may not know: the strengths dealt face down, and where the mine is. */
const TRUTHS = [
  ['1/5/3', 'bury 0403'],
  ['5/3/1', 'bury 0304'],
] as const;
const UPTO = ['sun', 'blue-move', 'move B4 0205', 'move B3 0104', 'end', 'red-move', 'move R6 0805'];
const BLUES_TURN = [...UPTO, 'end', 'blue-fight'];

/** Everything that a host tells of a game, whatever is asked. */
async function allThatIsTold(
  answers: readonly string[],
  seats: readonly Seat[],
  eyes?: number,
): Promise<unknown> {
  const isShared = seats.every((seat) => seat === 'human');
  const host = newHost();
  const opened = await host.importRecord(recordOf(...answers), seats, eyes);
  if ('failure' in opened) throw new Error(opened.failure);
  const told: unknown[] = [];
  const look = async ({ save: _, ...scene }: Scene): Promise<void> => {
    told.push(scene, await host.log(), await host.statistics(), await host.overlay('secrets', -1));
    told.push(await host.here(0), await host.exportRecord(), await host.position());
    for (const { name } of scene.prompt?.verbs ?? [])
      told.push(
        await host.sheet(name, []),
        await host.next(name, []),
        await host.why(name, []),
        await host.forecast(name, []),
        await host.perils(name, []),
        await host.isPlain(name, []),
      );
    for (const { id } of scene.prompt?.bulks ?? []) told.push(await host.bulk(id));
  };
  await look(isShared ? (await host.open(opened.scene.save, eyes)).scene : opened.scene);
  told.push(await host.look(recordOf(...answers)));
  if (opened.scene.prompt !== null && !isShared) told.push(await movesForecast(host));
  for (let ply = opened.scene.ply; ply >= 0; ply--) await look(await host.goTo(ply));
  await look(await host.goTo(opened.scene.length));
  if (!isShared && opened.scene.prompt?.verbs.some(({ name }) => name === 'end'))
    await look(fine(await host.act('end', [])));
  told.push((await host.saves()).map(({ id: _i, changed: _c, ...look }) => look));
  return told;
}

/** The chances of every move of B4, which may come upon the mine. */
async function movesForecast(host: Host): Promise<unknown> {
  const ways = await host.next('move', [3]);
  if ('reasons' in ways) return ways;
  const told: unknown[] = [];
  for (const { value } of ways.choices)
    told.push(await host.forecast('move', [3, value]), await host.isPlain('move', [3, value]));
  return told;
}

test.each([
  ['at the first decision', ['sun', 'red-fight', 'blue-move']],
  ['after moves of both sides', BLUES_TURN],
  ['while Red thinks', UPTO],
])('%s Blue is told the same whatever is hidden', async (_, answers) => {
  const [one, other] = await Promise.all(
    TRUTHS.map((truth) => allThatIsTold([...truth, ...answers], ['human', 'random'])),
  );
  expect(one).toEqual(other);
});

test('who may not know of something is not shown a drawing of it', async () => {
  const drawnFor = async (seats: readonly Seat[]): Promise<string[]> => {
    const host = newHost();
    await host.importRecord(recordOf(...TRUTHS[0], ...UPTO), seats);
    const events = (await host.log()).flatMap((entry) => entry.events);
    return events.flatMap(({ name, drawing }) => (drawing === undefined ? [] : [name]));
  };
  const [blue, red] = await Promise.all([drawnFor(['human', 'random']), drawnFor(['random', 'human'])]);
  expect([blue.includes('moved'), blue.includes('buried'), red.includes('buried')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('Red, who knows it all, is told the difference', async () => {
  const [one, other] = await Promise.all(
    TRUTHS.map((truth) => allThatIsTold([...truth, ...UPTO], ['random', 'human'])),
  );
  expect(one).not.toEqual(other);
});

test('an unfinished record that is read with the eyes of Blue tells the same whatever is hidden', async () => {
  const [one, other] = await Promise.all(
    TRUTHS.map((truth) => allThatIsTold([...truth, ...BLUES_TURN], READERS, BLUE)),
  );
  expect(one).toEqual(other);
});

test('of two people at one screen, the one who looks back is told the same whatever the other hides', async () => {
  const [one, other] = await Promise.all(
    TRUTHS.map((truth) => allThatIsTold([...truth, ...UPTO], ['human', 'human'], BLUE)),
  );
  expect(one).toEqual(other);
});

test.each<[string, readonly Seat[]]>([
  ['read', READERS],
  ['watched', ['random', 'random']],
])('an unfinished record is %s with the eyes of one side, and of no other', async (_, seats) => {
  const host = newHost();
  const text = recordOf(...TRUTHS[0], ...UPTO);
  for (const eyes of [undefined, ALL, 2, Number.NaN])
    expect(await host.importRecord(text, seats, eyes)).toEqual({
      failure: expect.stringContaining('with whose eyes'),
    });
  expect(await host.saves()).toEqual([]);
  const opened = await host.importRecord(text, seats, BLUE);
  if ('failure' in opened) throw new Error(opened.failure);
  expect(opened.scene).toMatchObject({ onlooker: BLUE, isOpen: false });
  await expect(host.lookAs(ALL)).rejects.toThrow('only what it may know');
  await expect(host.lookAs(RED)).rejects.toThrow('only what it may know');
  const again = await host.open(opened.scene.save);
  expect(again.scene.onlooker).toBe(BLUE);
});

test('what is handed out in mid-game is what the side may know, and says so', async () => {
  const host = newHost();
  await host.importRecord(recordOf(...TRUTHS[0], ...BLUES_TURN), ['human', 'random']);
  const text = await host.exportRecord();
  expect(text).toContain('\nseen-by blue\n');
  expect(text).toContain('\n1 * game.deal ?\n2 red game.bury ?\n3 * turn.card sun\n');
  expect(await host.importRecord(text, ['human', 'random'])).toEqual({
    failure: expect.stringContaining('this is what blue may know of a game'),
  });
});

test('cards that are opened on purpose stay marked as opened: in the file, after a reload, and when it is loaded again', async () => {
  const ground = groundOf();
  const host = newHost(ground);
  const record = recordOf(...TRUTHS[0], ...BLUES_TURN);
  const opened = await host.importRecord(record, ['human', 'random']);
  if ('failure' in opened) throw new Error(opened.failure);
  expect(opened.scene).toMatchObject({ hides: true, told: { opened: false } });
  const whole = await host.exportRecord(true);
  expect(whole).toBe(record.replace('crossroads\n', 'crossroads\nmarks opened\n'));
  expect(await host.exportRecord()).toBe(whole);

  const later = newHost(ground);
  const { scene } = await later.open(opened.scene.save);
  expect(scene).toMatchObject({ hides: false, told: { opened: true }, onlooker: BLUE });
  expect(await later.exportRecord()).toBe(whole);
  const copy = await later.importRecord(whole, ['random', 'human']);
  expect(copy).toMatchObject({ scene: { told: { opened: true } } });
});

test('a game that is over is handed out whole, with no mark', async () => {
  const host = newHost();
  let { scene } = await host.begin(UNSEEDED);
  while (scene.turn !== 'over') scene = await host.step(1000);
  const text = await host.exportRecord();
  expect(text).not.toMatch(/seen-by|marks|\?/);
  const read = await host.importRecord(text, READERS);
  expect(read).toMatchObject({ scene: { onlooker: ALL, isOpen: true, hides: false } });
});

test('a game that somebody watches with all cards open is marked when it is handed out before its end', async () => {
  const host = newHost();
  let { scene } = await host.begin(UNSEEDED);
  while (scene.ply < 9) scene = await host.step();
  expect(await host.exportRecord()).toContain('\nmarks opened\n');
});

test('a game with dice that can be foreseen is marked as that for ever', async () => {
  const host = newHost();
  const { scene } = await host.begin({ ...NEW, seed: 7 });
  await runOn(host, scene);
  const whole = await host.exportRecord(true);
  expect(whole).toContain('\nmarks seeded opened\n');
  const again = await host.importRecord(whole, ['human', 'random']);
  expect(again).toMatchObject({ scene: { told: { seeded: true } } });
});
