import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CounterLook, Drawing, Picture, PieceLook, PlayableGame } from '@bocage/catalogue';
import { proving } from '@bocage/game-proving';
import { type HexId, makeGrid } from '@bocage/hex';
import { readPosition, UNKNOWN } from '@bocage/kernel';
import { reader } from '@bocage/table';
import { expect, test } from 'vitest';
import { position } from '../src/commands/position.ts';
import { render } from '../src/commands/render.ts';
import { loadGame, setUpOf } from '../src/games.ts';
import { pileShape } from '../src/render/pieces.ts';
import { sheet } from '../src/render/sheet.ts';
import { element } from '../src/render/xml.ts';
import { ASSAULT, assault, bocage, scratch, scratchFile } from './helpers.ts';

const grid = makeGrid({
  top: 'flat',
  order: 'column-row',
  columns: [1, 2],
  rows: [1, 2],
  columnsFrom: 'west',
  rowsFrom: 'north',
  shifted: 'even',
  shift: 'south',
  boxes: ['Port'],
});
const hex = (name: string): HexId => grid.find(name);
const piece = (name: string, at: string, more: Partial<PieceLook> = {}): PieceLook => ({
  at: hex(at),
  side: 0,
  name,
  text: '4',
  ...more,
});

const drawing: Drawing = {
  caption: 'Fog & <rain>',
  sides: ['blue', 'red', 'green'],
  hexes: [
    { at: hex('0101'), fill: '#eeeeee', symbol: 'wood' },
    { at: hex('0102'), fill: '#dddddd', symbol: 'town', label: 'Caen', heldBy: 2 },
    { at: hex('0201'), fill: '#eeeeee' },
    { at: hex('0202'), fill: '#eeeeee' },
  ],
  lines: [
    { side: grid.findSide('0101/0201') as never, kind: 'river' },
    { side: grid.findSide('0101/0102') as never, kind: 'road' },
  ],
  pieces: [
    piece('B1', '0101', { worn: true }),
    piece('R1', '0201', { side: 1, faceDown: true, text: '?', state: 'shaken' }),
    piece('G1', 'Port', { side: 2 }),
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => piece(name, '0202')),
  ],
  notes: [{ at: hex('0102'), text: 'mine' }],
  key: [{ fill: '#eeeeee', symbol: 'wood', text: 'wood' }],
};
const COUNTER: CounterLook = {
  unit: 0,
  at: hex('0101'),
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
const picture: Picture = { grid, draw: () => drawing };
/** Draws the strength of R4, which is face down and Red's secret. */
const secret: Picture = {
  grid,
  draw(read) {
    const value = read('unit.value', 9);
    return { ...drawing, pieces: [piece('R4', '0101', { text: value === UNKNOWN ? '?' : `v${value}` })] };
  },
};

const svg = sheet(picture, () => 0, { title: 'A “title”', note: '' });
const words = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

test('hexes carry their numbers, pieces their names and figures, boxes their names', () => {
  for (const word of ['0101', '0202', 'B1', 'R1', '?', 'G1', 'Port', 'Caen', 'mine', 'shaken'])
    expect(words).toContain(word);
});

test('each side has a shape of its own beside its colour', () => {
  expect(svg).toMatch(/<rect[^>]*fill="#0b5394"/);
  expect(svg).toMatch(/<polygon[^>]*fill="#d1452b"/);
  expect(svg).toMatch(/<circle[^>]*fill="#3b7a57"/);
});

test('of a tall stack four counters are drawn and the rest are counted', () => {
  expect(words.filter((word) => /^[A-F]$/.test(word ?? ''))).toEqual(['A', 'B', 'C', 'D']);
  expect(words).toContain('+2');
});

test('a river runs along its hexside, a road from centre to centre', () => {
  const [river, road] = ['#6fb1dc', '#b08a5b'].map(
    (stroke) => new RegExp(`points="([^"]+)" stroke="${stroke}"`).exec(svg)?.[1]?.split(' ').length,
  );
  expect([river, road]).toEqual([2, 2]);
  const { x, y } = grid.centre(hex('0102'));
  expect(svg).toContain(`${Math.round(x * 1e4) / 100},${Math.round(y * 1e4) / 100}" stroke="#b08a5b"`);
});

test('words cannot break out of the picture', () => {
  expect(svg).toContain('Fog &amp; &lt;rain&gt;');
  expect(element('a', { b: '"<&>', c: undefined, d: 1 / 3 })).toBe('<a b="&quot;&lt;&amp;&gt;" d="0.33"/>');
});

test('a side sees “?” where it may not know, the other side and the judge see the figure', async () => {
  const text = ASSAULT.replace(
    'unit R1',
    'unit R4 at=0602 steps=2 value=5\nunit R5 at=0606 steps=2 value=3\nunit R6 at=0705 steps=2 value=1\nunit R1',
  );
  const engine = readPosition(proving, text);
  const drawn = (side?: string) =>
    render({ playable: { game: proving, picture: secret }, engine, side, format: 'svg', width: 800 });
  const { content } = await drawn('blue');
  expect(content).toContain('>?<');
  expect(content).toContain('as blue sees it');
  expect(content).not.toContain('>v5<');
  expect((await drawn('red')).content).toContain('>v5<');
  expect((await drawn()).content).toContain('>v5<');
  await expect(drawn('green')).rejects.toThrow(/no side “green”; it has blue, red/);
});

test('the sheet is wide enough for its key, however small the map', () => {
  const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const last = Number(/<text x="([\d.]+)"[^>]*>face down</.exec(svg)?.[1]);
  expect(width).toBeGreaterThan(last + 80);
  expect(grid.width * 100).toBeLessThan(last);
});

test('a PNG has the width that was asked for', async () => {
  const input = {
    playable: { game: proving, picture },
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
  const playable: PlayableGame = { game: proving };
  await expect(render({ playable, engine: assault(), format: 'svg', width: 800 })).rejects.toThrow(
    /no picture of positions yet/,
  );
});

test('a field that is not there is our slip, not an empty hex', () => {
  expect(() => reader(proving, assault().snapshot())('unit.colour')).toThrow(/no field unit.colour/);
});

const own = (await loadGame('proving')).picture;

test.runIf(own)('the proving game is drawn into a file, and not over another', async () => {
  const out = join(scratch(), 'map.svg');
  const argv = ['render', 'proving', '--position', scratchFile(ASSAULT), '--out', out];
  expect(await bocage(...argv)).toMatchObject({ code: 0, err: '' });
  for (const word of ['B1', 'R1', 'Reserve', '0404'])
    expect(readFileSync(out, 'utf8')).toContain(`>${word}<`);
  expect(await bocage(...argv)).toMatchObject({ code: 2, err: expect.stringContaining('exists already') });
});

test.runIf(own)('blue is not shown what is face down, nor where the mine is', async () => {
  const playable: PlayableGame = await loadGame('proving');
  const { position: text } = position({ game: proving, setUp: setUpOf(proving), seed: 1, after: 2 });
  const engine = readPosition(proving, text);
  const drawn = async (side: string) =>
    (await render({ playable, engine, side, format: 'svg', width: 800 })).content;
  expect(String(await drawn('blue')).match(/>\?</g)).toHaveLength(3);
  expect(String(await drawn('blue')).match(/>mine\?</g)).toHaveLength(5);
  expect(String(await drawn('red'))).not.toMatch(/>\?<|mine\?/);
  expect(String(await drawn('red')).match(/>mine</g)).toHaveLength(1);
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
  const drawn = readFileSync(out, 'utf8');
  const said = new Set([...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text));
  for (const word of ['1/116', '3–5', 'DG', 'WN 71', 'Dog', 'Second Landing Phase', '3/16', 'Saint-Lô'])
    expect(said).toContain(word);
  expect(said).toContain('6 June 1944, second Landing Phase of five');
  expect(said).toContain('as german sees it');
  expect(said).not.toContain('Weather of 7 June');
  expect(drawn.match(/<svg/g)).toHaveLength(1);
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
  const drawn = (more: Partial<CounterLook>): string => pileShape([{ ...COUNTER, ...more }], { x: 0, y: 0 });
  expect(drawn({ side: 0 })).not.toContain('<polygon');
  expect(drawn({ side: 1 })).toContain('<polygon');
  expect(drawn({ worn: true })).not.toBe(drawn({ worn: false }));
  expect(drawn({ faceDown: true })).not.toMatch(/>1\/16<|>5–5</);
});
