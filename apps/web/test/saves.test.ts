import 'fake-indexeddb/auto';
import type { Ground, Save, TableHost } from '@bocage/host';
import { checksum } from '@bocage/kernel/host';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import {
  decide,
  fine,
  groundOf as groundOn,
  newHost as hostOn,
  NEW,
  recordOf,
  runOn,
} from '../../../packages/host/test/ground.ts';
import { Store } from '../src/table/store.ts';

const FIRST_ROUND = recordOf('1/5/3', 'bury 0403', 'sun', 'red-fight', 'blue-move');
let many = 0;
const newName = (): string => `saves-${++many}`;
/** The proving game with the saves of a browser. */
const groundOf = (name: string): Ground => ({ ...groundOn(), disk: () => Store.open(name) });
const newHost = (ground = groundOf(newName())): TableHost => hostOn(ground);

/** A game at the first decision of Blue, in a store of its own. */
async function atFirstDecision(name = newName()) {
  const ground = groundOf(name);
  const host = newHost(ground);
  const { scene } = await host.begin(NEW);
  return { name, ground, host, scene: await runOn(host, scene) };
}

/** Changes what is on the disk, as a bad disk would. */
async function spoil(name: string, change: (save: Save, text: string) => { save?: unknown; text?: unknown }) {
  const db = await openDB(name, 2);
  const save = (await db.getAll('saves'))[0] as Save;
  const pieces = await db.getAll('pieces');
  const spoilt = change(save, pieces.map(({ text }) => text).join(''));
  if ('save' in spoilt) await db.put('saves', spoilt.save);
  if ('text' in spoilt) {
    await db.clear('pieces');
    await db.put('pieces', { save: save.id, line: 0, at: 0, text: spoilt.text });
  }
  db.close();
}

/** A store in which the next writing goes wrong. */
function failing(name: string, fail: () => Promise<never>): Ground & { armed: boolean } {
  const ground = {
    ...groundOf(name),
    armed: false,
    disk: async () => {
      const store = await Store.open(name);
      const write = store.write.bind(store);
      store.write = (save, records, after) => {
        if (!ground.armed) return write(save, records, after);
        ground.armed = false;
        return fail();
      };
      return store;
    },
  };
  return ground;
}

test('a tab that is killed while it saves leaves the last decision that was told', async () => {
  const name = newName();
  const ground = failing(name, () => new Promise(() => {}));
  const host = newHost(ground);
  const told = await runOn(host, (await host.begin(NEW)).scene);
  ground.armed = true;
  let isTold = false;
  void decide(host, told).then(() => (isTold = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isTold).toBe(false);
  const { scene } = await newHost(groundOf(name)).open(told.save);
  expect({ ...scene, news: told.news }).toEqual(told);
});

test('what cannot be saved is not done, and the game goes on from before it', async () => {
  const ground = failing(newName(), async () => {
    throw new Error('the disk is full');
  });
  const host = newHost(ground);
  const before = await runOn(host, (await host.begin(NEW)).scene);
  ground.armed = true;
  await expect(decide(host, before)).rejects.toThrow(
    'The decision could not be saved, so it was not carried out: the disk is full',
  );
  expect({ ...(await host.goTo(before.ply)), news: before.news }).toEqual(before);
  expect((await decide(host, before)).ply).toBe(before.ply + 1);
});

test('requests that come at once are served one after another', async () => {
  const { host, scene } = await atFirstDecision();
  const [ended, next, stepped] = await Promise.all([host.takeBack(), host.redo(), host.goTo(0), host.step()]);
  expect([ended.ply, next.ply, stepped.ply]).toEqual([scene.ply, scene.ply, 0]);
  const steps = await Promise.all([host.step(), host.step(), host.step()]);
  expect(steps.map(({ ply }) => ply)).toEqual([2, 3, 4]);
  expect((await host.saves())[0]?.damage).toBe(null);
});

test('a game that went on in another tab is not overwritten', async () => {
  const { ground, host, scene } = await atFirstDecision();
  const other = newHost(ground);
  await other.open(scene.save);
  const further = await decide(other, scene);
  await expect(decide(host, scene)).rejects.toThrow('another tab');
  expect((await host.open(scene.save)).scene).toEqual({ ...further, news: [] });
});

test.each<[string, string, Parameters<typeof spoil>[1]]>([
  [
    'a record that was changed',
    'Its record is damaged',
    (_, text) => ({ text: text.replace('turn.card', 'turn.cart') }),
  ],
  ['a record that was cut', 'Its record is damaged', (_, text) => ({ text: text.slice(0, -40) })],
  ['a record that is no text', 'Its record is damaged', () => ({ text: 7 })],
  [
    'an entry without seats',
    'Its entry on the shelf is damaged',
    (save) => ({ save: { ...save, seats: null } }),
  ],
  ['an entry of nothing', 'Its entry on the shelf is damaged', ({ id }) => ({ save: { id } })],
  ['a line that is missing', 'Part of it is missing', (save) => ({ save: twoLines(save) })],
  ['a newer format', 'saved by a newer version', (save) => ({ save: { ...save, format: 5 } })],
])('%s is told on the shelf, and the other saves are untouched', async (_, damage, change) => {
  const { name, ground, scene } = await atFirstDecision();
  await spoil(name, change);
  const host = newHost(ground);
  const { scene: whole } = await host.begin(NEW);
  const looks = await host.saves();
  expect(looks.map(({ id, damage: said }) => [id, said])).toEqual([
    [whole.save, null],
    [scene.save, expect.stringContaining(damage)],
  ]);
  await expect(host.open(scene.save)).rejects.toThrow(damage);
  expect((await host.open(whole.save)).scene).toEqual(whole);
  await host.remove(scene.save);
  expect((await host.saves()).map(({ id }) => id)).toEqual([whole.save]);
});

const twoLines = (save: Save): unknown => ({ ...save, lines: [...save.lines, { ...save.lines[0], id: 1 }] });

test('a record that fits its checksum but not the rules is told with its line, from then on on the shelf too', async () => {
  const { name, ground, scene } = await atFirstDecision();
  await spoil(name, (save, text) => {
    const bad = text.replace(/^2 red game\.bury bury \d+$/m, '2 red game.bury bury 0101');
    return { text: bad, save: { ...save, lines: [{ ...save.lines[0], sum: checksum(bad) }] } };
  });
  const host = newHost(ground);
  const said = /cannot be played through\. line 7: .*1\.2/;
  await expect(host.open(scene.save)).rejects.toThrow(said);
  expect(await host.saves()).toMatchObject([{ damage: expect.stringMatching(said) }]);
});

test('saves of the first version of the store are read, and go on piece by piece', async () => {
  const name = newName();
  const played = await atFirstDecision(newName());
  const text = await played.host.exportRecord(true);
  const db = await openDB(name, 1, {
    upgrade(made) {
      made.createObjectStore('saves', { keyPath: 'id' });
      made.createObjectStore('lines', { keyPath: ['save', 'line'] });
    },
  });
  const now = (await (await Store.open(played.name)).find(played.scene.save))?.save as Save;
  const line = { id: 0, from: 0, length: played.scene.length, outcome: null, sum: checksum(text) };
  await db.put('saves', { ...now, format: 1, lines: [line] });
  await db.put('lines', { save: now.id, line: 0, text });
  db.close();

  const host = newHost(groundOf(name));
  expect(await host.saves()).toMatchObject([{ id: now.id, damage: null, decisions: played.scene.length }]);
  const { scene } = await host.open(now.id);
  expect(await host.exportRecord(true)).toBe(text);
  const after = await decide(host, scene);
  expect((await newHost(groundOf(name)).open(now.id)).scene).toEqual({ ...after, news: [] });
});

test('saves of a newer program are left alone', async () => {
  const name = newName();
  (await openDB(name, 3)).close();
  await expect(newHost(groundOf(name)).saves()).rejects.toThrow('newer version of Bocage');
});

test('several games stand side by side, the last one first, and one that is removed is gone', async () => {
  const host = newHost();
  const first = (await host.begin(NEW)).scene.save;
  const second = (await host.begin({ ...NEW, seed: 8 })).scene.save;
  expect((await host.saves()).map(({ id }) => id)).toEqual([second, first]);
  await host.open(first);
  await host.step();
  expect((await host.saves()).map(({ id, decisions }) => [id, decisions])).toEqual([
    [first, 1],
    [second, 0],
  ]);
  await host.remove(first);
  await expect(host.step()).rejects.toThrow('No game is open');
  await expect(host.open(first)).rejects.toThrow('not there any more');
});

test.each<[string, unknown, string]>([
  ['nothing', ' \n', 'empty'],
  ['no text', new Uint8Array(4), 'empty'],
  ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000', 'no record of a game'],
  ['more than 4 MB', 'x'.repeat(4_000_001), 'too large'],
  ['a game that is not here', 'bocage-record 1\ngame chess 1\n', 'no chess'],
  ['another format', FIRST_ROUND.replace('record 1', 'record 9'), 'line 1: version 9'],
  [
    'an unknown scenario',
    FIRST_ROUND.replace('crossroads', 'moon'),
    'line 3: proving has no scenario “moon”',
  ],
  ['a cut one', FIRST_ROUND.replace(/\nend .*/, ''), 'it is cut'],
  [
    'a forged answer',
    FIRST_ROUND.replace('bury 0403', 'bury 0101'),
    'line 6: “bury 0101” is not allowed: 1.2',
  ],
  ['a forged die', FIRST_ROUND.replace('card sun', 'card hail'), 'line 7: “hail” cannot come up here'],
  ['a changed end', FIRST_ROUND.replace(/(end \d+ ).*/, '$10000000000000000'), 'does not end where it says'],
  ['a prototype', 'bocage-record 1\ngame __proto__ 1\n', 'no __proto__'],
])('%s is no record, and that is said', async (_, text, failure) => {
  const host = newHost();
  const answer = await host.importRecord(text as string, ['human', 'random']);
  expect(answer).toEqual({ failure: expect.stringContaining(failure) });
  expect(await host.saves()).toEqual([]);
});

test('a record is taken up where it ends, and comes out as it went in', async () => {
  const host = newHost();
  const answer = await host.importRecord(FIRST_ROUND, ['human', 'random']);
  if ('failure' in answer) throw new Error(answer.failure);
  expect(await host.exportRecord(true)).toBe(FIRST_ROUND.replace('roads\n', 'roads\nmarks opened\n'));
  expect(fine(await host.act('end', []))).toMatchObject({
    ply: answer.scene.ply + 1,
    length: answer.scene.ply + 1,
  });
});

test('seats that nobody can take are refused, and nothing is shelved', async () => {
  const host = newHost();
  await expect(host.begin({ ...NEW, seats: ['human'] })).rejects.toThrow('Each of the 2 sides');
  await expect(host.begin({ ...NEW, seats: ['human', 'record'] })).rejects.toThrow('Each of the 2 sides');
  await expect(host.begin({ ...NEW, seats: ['human', 'scripted'] })).rejects.toThrow('no scripted player');
  await expect(host.begin({ ...NEW, scenario: 'moon' })).rejects.toThrow('no scenario “moon”');
  await expect(host.begin({ ...NEW, options: { mines: 'many' } })).rejects.toThrow('option mines');
  expect(await host.saves()).toEqual([]);
});
