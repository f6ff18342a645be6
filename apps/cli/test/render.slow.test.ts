import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapData } from '@bocage/atlas';
import type { CounterLook, PlayableGame, Presentation } from '@bocage/catalogue';
import { proving } from '@bocage/game-proving';
import type { HexId } from '@bocage/hex';
import type { Engine } from '@bocage/kernel';
import { readPosition } from '@bocage/kernel/text';
import { reader } from '@bocage/table';
import { expect, test } from 'vitest';
import { position } from '../src/commands/position.ts';
import { render } from '../src/commands/render.ts';
import { loadGame, mapOf, setUpOf } from '../src/games.ts';
import { pileShape } from '../src/render/pieces.ts';
import { positionSheet } from '../src/render/position.ts';
import { element } from '../src/render/xml.ts';
import { ASSAULT, assault, bocage, scratch, scratchFile } from './helpers.ts';

const COUNTER: CounterLook = {
  unit: 0,
  at: 0 as HexId,
  side: 0,
  army: 'us',
  branch: 'infantry',
  echelon: 'battalion',
  name: '1/16',
  title: '1st Battalion, 16th Infantry',
  figures: ['5', '5'],
  meaning: ['strength', 'movement'],
  steps: 2,
  worn: false,
  faceDown: false,
  states: [],
  notes: [],
};
const playable = await loadGame('proving');
const map = (await mapOf('proving')) as MapData;
const drawn = async (engine: Engine, side?: string): Promise<string> =>
  String((await render({ playable, map, engine, side, format: 'svg', width: 800 })).content);

test('hexes carry their numbers, pieces their names and figures, boxes and towns their names', async () => {
  const svg = await drawn(assault());
  for (const word of [
    '0404',
    'B1',
    'R1',
    'Beside the map',
    'Blue’s reserve',
    'Bridgend',
    'everything is shown',
  ])
    expect(svg).toContain(`>${word}<`);
});

test('a counter that faces a hexside has a bar there, one that shows its other face a bar across its top', () => {
  const plain = pileShape([COUNTER], { x: 0, y: 0 });
  expect(plain).not.toContain('rotate(');
  const facing = { degrees: 120, text: 'faces south-east' };
  const turned = pileShape([{ ...COUNTER, facing, mode: 'in Movement Mode' }], { x: 0, y: 0 });
  expect(turned).toContain('rotate(120)');
  expect(turned.split('<rect').length).toBe(plain.split('<rect').length + 1);
  expect(pileShape([{ ...COUNTER, facing, faceDown: true }], { x: 0, y: 0 })).not.toContain('rotate(');
});

test('words cannot break out of the picture', () => {
  const { presentation } = playable as { presentation: Presentation };
  const look = { caption: 'Fog & <rain>', counters: [], marks: [], tracks: [] };
  const svg = positionSheet(map, presentation, look, { title: 'A “title”', note: '' });
  expect(svg).toContain('Fog &amp; &lt;rain&gt;');
  expect(element('a', { b: '"<&>', c: undefined, d: 1 / 3 })).toBe('<a b="&quot;&lt;&amp;&gt;" d="0.33"/>');
});

test('a side sees “?” where it may not know, the other side and the judge see the figure', async () => {
  const text = ASSAULT.replace(
    'unit R1',
    'unit R4 at=0602 steps=2 value=5\nunit R5 at=0606 steps=2 value=3\nunit R6 at=0705 steps=2 value=1\nunit R1',
  );
  const engine = readPosition(proving, text) as unknown as Engine;
  const blue = await drawn(engine, 'blue');
  expect(blue).toContain('>?<');
  expect(blue).toContain('as blue sees it');
  expect(blue).not.toContain('>5<');
  expect(await drawn(engine, 'red')).toContain('>5<');
  expect(await drawn(engine)).toContain('>5<');
  await expect(drawn(engine, 'green')).rejects.toThrow(/no side “green”; it has blue, red/);
});

test('a PNG has the width that was asked for', async () => {
  const input = {
    playable,
    map,
    engine: assault(),
    width: 640,
    format: 'png',
  } as const;
  const { content } = await render(input);
  const bytes = Buffer.from(content);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(640);
});

test('a game without a picture says so', async () => {
  const bare: PlayableGame = { game: proving };
  await expect(render({ playable: bare, map, engine: assault(), format: 'svg', width: 800 })).rejects.toThrow(
    /no picture of positions yet/,
  );
});

test('a field that is not there is our slip, not an empty hex', () => {
  expect(() => reader(proving, assault().snapshot())('unit.colour')).toThrow(/no field unit.colour/);
});

test('the proving game is drawn into a file, and not over another', async () => {
  const out = join(scratch(), 'map.svg');
  const argv = ['render', 'proving', '--position', scratchFile(ASSAULT), '--out', out];
  expect(await bocage(...argv)).toMatchObject({ code: 0, err: '' });
  for (const word of ['B1', 'R1', 'Blue’s reserve', '0404'])
    expect(readFileSync(out, 'utf8')).toContain(`>${word}<`);
  expect(await bocage(...argv)).toMatchObject({ code: 2, err: expect.stringContaining('exists already') });
});

test('blue is not shown what is face down', async () => {
  const { position: text } = position({ game: proving, setUp: setUpOf(proving), seed: 1, after: 2 });
  const engine = readPosition(proving, text) as unknown as Engine;
  expect((await drawn(engine, 'blue')).match(/>\?</g)).toHaveLength(3);
  expect(await drawn(engine, 'red')).not.toContain('>?<');
});

/** A morning at Omaha: a battalion at Dog before a nest, two that wait, the Orne bridge gone. */
const OMAHA = `bocage-position 1
game overlord-dday 2
scenario dday
phase 2
reduced yes
weather rain
cup A3=1 A4=1 A5=1 A6=1 A7=1
alliedLosses Omaha=1
beach Utah chit=A3
beach Omaha chit=A5
beach Gold chit=A4
beach Juno chit=A6
beach Sword chit=A7
bridge N3648/N3749 blown=1
hex N2931 allied=yes
unit 1/116 at=N2931 steps=1 back=yes marker=disorganized landed=Omaha
unit 3/16 at=Omaha-2 steps=2
unit 3/116 at=Omaha-2 steps=2
unit WN71/352 at=N2930 steps=2
> game.nextPhase
> landingPhase.alliedAction
> beachLanding.land
`;

test('a game of the atlas is drawn on its map: counters, marks, boxes and tracks, as a side sees them', async () => {
  const out = join(scratch(), 'omaha.svg');
  const argv = [
    'render',
    'overlord-dday',
    '--position',
    scratchFile(OMAHA),
    '--side',
    'german',
    '--out',
    out,
  ];
  expect(await bocage(...argv)).toMatchObject({ code: 0, err: '' });
  const sheet = readFileSync(out, 'utf8');
  const said = new Set([...sheet.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text));
  for (const word of ['1/116', '3–5', 'DG', 'WN 71', 'Dog', 'Second Landing Phase', '3/16', 'Saint-Lô'])
    expect(said).toContain(word);
  expect(said).toContain('6 June 1944, second Landing Phase of five');
  expect(said).toContain('as german sees it');
  expect(said).not.toContain('Weather of 7 June');
  expect(sheet.match(/<svg/g)).toHaveLength(1);
});

test('a counter stands in its hex, and more than four of a hex are counted', () => {
  const look = (name: string): CounterLook => ({ ...COUNTER, name });
  const one = pileShape([look('A')], { x: 300, y: 200 });
  expect(one).toContain('translate(300.0 200.0)');
  const crowd = pileShape(['A', 'B', 'C', 'D', 'E', 'F'].map(look), { x: 0, y: 0 });
  expect([...crowd.matchAll(/>([A-F])</g)].map(([, name]) => name)).toEqual(['A', 'B', 'C', 'D']);
  expect(crowd).toContain('>+2<');
});

test('sides differ by the shape of their cards, worn counters by a bar, and nothing is told of a card face down', () => {
  const shape = (more: Partial<CounterLook>): string => pileShape([{ ...COUNTER, ...more }], { x: 0, y: 0 });
  expect(shape({ side: 0 })).not.toContain('<polygon');
  expect(shape({ side: 1 })).toContain('<polygon');
  expect(shape({ worn: true })).not.toBe(shape({ worn: false }));
  expect(shape({ faceDown: true })).not.toMatch(/>1\/16<|>5–5</);
});
