import { checksum } from '@bocage/kernel/host';
import { readRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { labelOf } from '../src/label.ts';
import { MemoryDisk } from '../src/memory.ts';
import type { Piece, Save } from '../src/save.ts';
import type { Written } from '../src/shelf.ts';
import { decide, fine, game, groundOf, NEW, newHost, runOn } from './ground.ts';

/** A disk that tells what it was given. */
class Watched extends MemoryDisk {
  readonly writings: (readonly Piece[])[] = [];

  override write(save: Save, pieces: readonly Piece[], after: number | null): Promise<Written> {
    this.writings.push(pieces);
    return super.write(save, pieces, after);
  }
}

const linesIn = (pieces: readonly Piece[] | undefined): number =>
  (pieces ?? []).reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

test('a decision writes its own answers and no others, however long the game is', async () => {
  const disk = new Watched();
  const ground = groundOf(disk);
  const host = newHost(ground);
  let { scene } = await host.begin(NEW);
  let before = 0;
  for (let i = 0; i < 30 && scene.turn !== 'over'; i++) {
    scene = scene.turn === 'human' ? await decide(host, scene) : await host.step();
    const written = disk.writings.at(-1);
    const { answers } = readRecord(game, await host.exportRecord(true));
    expect(linesIn(written)).toBe(answers.length - before);
    before = answers.length;
  }
  expect(before).toBeGreaterThan(25);
  const again = newHost(ground);
  expect((await again.open(scene.save)).scene).toEqual({ ...scene, news: [] });
  expect(await again.exportRecord()).toBe(await host.exportRecord());
});

test('going to and fro writes no answers; what is decided instead of what was undone takes its place', async () => {
  const disk = new Watched();
  const ground = groundOf(disk);
  const host = newHost(ground);
  let scene = await runOn(host, (await host.begin(NEW)).scene);
  while (scene.whyNotUndo !== null) scene = await runOn(host, await decide(host, scene));
  const { answers } = readRecord(game, await host.exportRecord(true));
  fine(await host.undo());
  expect(disk.writings.at(-1)).toEqual([]);
  fine(await host.redo());
  expect(disk.writings.at(-1)).toEqual([]);
  fine(await host.undo());
  const other = fine(await host.act('end', []));
  expect(disk.writings.at(-1)).toMatchObject([{ line: 0, at: 0 }]);
  expect(readRecord(game, await host.exportRecord(true)).answers.length).not.toBe(answers.length + 1);
  expect((await newHost(ground).open(scene.save)).scene).toEqual({ ...other, news: [] });
});

test('a line that parts from another is written whole, and grows from there', async () => {
  const disk = new Watched();
  const ground = groundOf(disk);
  const host = newHost(ground);
  const first = await runOn(host, (await host.begin(NEW)).scene);
  await runOn(host, await decide(host, first));
  const parted = await decide(host, await host.takeBack());
  expect(parted.lines).toHaveLength(2);
  expect(disk.writings.at(-1)).toMatchObject([{ line: 1, at: 0 }]);
  const on = await host.step();
  expect(disk.writings.at(-1)?.[0]?.at).toBeGreaterThan(0);
  expect((await newHost(ground).open(first.save)).scene).toEqual({ ...on, news: [] });
});

test('a save of the second format, which had no names, is read, named, and goes on', async () => {
  const disk = new Watched();
  const host = newHost(groundOf(disk));
  const scene = await runOn(host, (await host.begin(NEW)).scene);
  const found = await disk.find(scene.save);
  const now = found?.save as Save;
  const old = { ...now, id: 'old', format: 2, name: undefined, note: undefined } as unknown as Save;
  await disk.write(old, [{ line: 0, at: 0, text: [...(found?.pieces.get(0) ?? [])].join('') }], null);

  const later = newHost(groundOf(disk));
  const look = async () => (await later.saves()).find(({ id }) => id === 'old');
  expect(await look()).toMatchObject({ damage: null, name: '', note: '' });
  const opened = await later.open('old');
  expect(await later.label('old', { name: 'Dog Green', note: 'try the draw' })).toEqual({
    name: 'Dog Green',
    note: 'try the draw',
  });
  const after = await decide(later, opened.scene);
  expect((await disk.find('old'))?.save).toMatchObject({
    format: 4,
    name: 'Dog Green',
    note: 'try the draw',
  });
  expect((await newHost(groundOf(disk)).open('old')).scene).toEqual({ ...after, news: [] });
  expect((await look())?.changed).toBeGreaterThan(now.changed);
});

test('a name changes nothing else: neither when it was played last nor what is open', async () => {
  const disk = new Watched();
  const host = newHost(groundOf(disk));
  const first = await runOn(host, (await host.begin(NEW)).scene);
  const before = (await host.saves())[0];
  await host.label(first.save, { name: 'A', note: '' });
  expect((await host.saves())[0]).toEqual({ ...before, name: 'A' });
  await decide(host, first);
  expect((await host.saves())[0]?.name).toBe('A');
  await expect(host.label('nobody', { name: 'A', note: '' })).rejects.toThrow('not there any more');
});

test.each<[string, unknown, string]>([
  ['no text', { toString: 'x' }, ''],
  ['nothing', undefined, ''],
  ['blanks', ' \t\n ', ''],
  ['lines', 'Dog\nGreen\tnow', 'Dog Green now'],
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['text that turns around', 'safe\u202egnp.exe\u2066', 'safegnp.exe'],
  ['half a sign', 'a\ud83d', 'a'],
  ['a prototype', '__proto__', '__proto__'],
  ['very much', 'x'.repeat(1_000_000), 'x'.repeat(60)],
  ['very much of two halves', '🂡'.repeat(100), '🂡'.repeat(60)],
])('%s as a name is kept as plain text, bounded', (_, name, kept) => {
  expect(labelOf({ name, note: name }).name).toBe(kept);
  expect(labelOf({ name, note: name }).note.length).toBeLessThanOrEqual(1000);
});

test('notes keep their lines, and what is on the disk is taken no other way', async () => {
  expect(labelOf({ note: 'one\r\ntwo\u2028three \u0000' }).note).toBe('one\ntwo\nthree');
  const disk = new Watched();
  const host = newHost(groundOf(disk));
  const { scene } = await host.begin(NEW);
  const found = await disk.find(scene.save);
  const forged = { ...(found?.save as Save), id: 'forged', name: 7, note: '\u202eon' } as unknown as Save;
  await disk.write(forged, [{ line: 0, at: 0, text: [...(found?.pieces.get(0) ?? [])].join('') }], null);
  expect((await host.saves()).find(({ id }) => id === 'forged')).toMatchObject({
    damage: null,
    name: '',
    note: 'on',
  });
});

test('a save of the first format is read, and written as it is now when it goes on', async () => {
  const disk = new Watched();
  const host = newHost(groundOf(disk));
  const scene = await runOn(host, (await host.begin(NEW)).scene);
  const text = await host.exportRecord(true);
  const now = (await disk.find(scene.save))?.save as Save;
  const line = { id: 0, from: 0, length: scene.length, outcome: null, sum: checksum(text) };
  const old = { ...now, id: 'old', format: 1, lines: [line] } as unknown as Save;
  await disk.write(old, [{ line: 0, at: 0, text }], null);

  const later = newHost(groundOf(disk));
  expect((await later.saves()).map(({ id, damage }) => [id, damage])).toContainEqual(['old', null]);
  const opened = await later.open('old');
  expect(await later.exportRecord(true)).toBe(text);
  const after = await decide(later, opened.scene);
  expect(disk.writings.at(-1)).toMatchObject([{ line: 0, at: 0 }]);
  expect((await disk.find('old'))?.save).toMatchObject({ format: 4, name: '', note: '' });
  const on = await later.step().catch(() => after);
  expect((await newHost(groundOf(disk)).open('old')).scene).toEqual({ ...on, news: [] });
});
