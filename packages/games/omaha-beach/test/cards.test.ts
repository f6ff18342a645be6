import { expect, test } from 'vitest';
import { CARDS_FILE as file } from '../src/data/cards.ts';
import { SETUP as setup } from '../src/data/setup.ts';
import {
  type Card,
  cards,
  colours,
  type Effect,
  leaders,
  position,
  positionAt,
  symbols,
  tally,
} from './pieces.ts';

const squares = cards.flatMap((c) => c.fire);
const of = (colour: string) => squares.filter((s) => s.colour === colour);
const effects = cards.flatMap((c) => c.events.flatMap((e) => e.effects));
const onTurn = (card: Card, turn: number) =>
  card.events.filter((e) => e.turns[0] <= turn && turn <= e.turns[1]);
const kinds = (turn: number) =>
  tally(
    cards.flatMap((c) => onTurn(c, turn)[0]!.effects),
    (e) => e.kind,
  );
const allOf = (kind: string): Effect[] => effects.filter((e) => e.kind === kind);

test('54 cards, numbered', () => {
  expect(cards.map((c) => c.id)).toEqual(Array.from({ length: 54 }, (_, i) => i + 1));
});

test('DDOB AMP-03: a card gives each symbol a letter; A is the commonest, D the rarest', () => {
  expect(symbols.map((symbol) => tally(cards, (c) => c.landing[symbol]))).toEqual([
    { A: 21, B: 17, C: 11, D: 5 },
    { A: 22, B: 16, C: 11, D: 5 },
    { A: 22, B: 17, C: 10, D: 5 },
  ]);
});

test('no card is better than A for two of the symbols, and each has an A', () => {
  for (const { id, landing } of cards) {
    const letters = symbols.map((s) => landing[s]).sort();
    expect([id, letters[0]]).toEqual([id, 'A']);
    expect([id, letters[2] === 'A']).toEqual([id, false]);
  }
});

test('the play aid’s sample of a landing line is on a card', () => {
  const sample = { diamond: 'A', triangle: 'B', circle: 'D' } as const;
  const found = cards.filter((c) => symbols.every((s) => c.landing[s] === sample[s]));
  expect(found.map((c) => c.id)).toEqual([13, 19, 25]);
});

test('DDOB MIN-01: nine cards carry the mine', () => {
  expect(cards.filter((c) => c.mine).map((c) => c.id)).toEqual([1, 12, 22, 26, 32, 37, 42, 52, 53]);
});

test('every card fires three different colours, each colour stands on 27 cards', () => {
  for (const { id, fire } of cards) expect([id, new Set(fire.map((f) => f.colour)).size]).toEqual([id, 3]);
  for (const colour of colours) expect([colour, of(colour).length]).toEqual([colour, 27]);
});

test('one or two squares of each card are double, 14 of each colour, of orange 13', () => {
  for (const { id, fire } of cards) {
    const double = fire.filter((f) => f.depth).length;
    expect([id, double === 1 || double === 2]).toEqual([id, true]);
  }
  const counts = colours.map((colour) => of(colour).filter((s) => s.depth).length);
  expect(counts).toEqual(colours.map((colour) => (colour === 'orange' ? 13 : 14)));
});

test('30 squares hit armor, five of each colour; 12 hit leaders, two of each', () => {
  for (const colour of colours) {
    expect([colour, of(colour).filter((s) => s.armor).length]).toEqual([colour, 5]);
    expect([colour, of(colour).filter((s) => s.leader).length]).toEqual([colour, 2]);
  }
  expect(squares.filter((s) => (s.armor || s.leader) && s.action !== 'F')).toEqual([]);
});

test('letters for the long game: seven R of each colour, five A, four M, three P, one F', () => {
  for (const colour of colours) {
    const plain = of(colour).filter((s) => !s.armor && !s.leader);
    expect([colour, tally(plain, (s) => s.action)]).toEqual([colour, { R: 7, A: 5, M: 4, P: 3, F: 1 }]);
  }
});

test('DDOB FIR-08: every card has a target symbol, each 18 times', () => {
  expect(tally(cards, (c) => c.target)).toEqual({ diamond: 18, triangle: 18, circle: 18 });
});

test('artillery on twelve cards, value 1 to 5, the higher the more calibres count', () => {
  const guns = cards.flatMap((c) => (c.artillery ? [c.artillery] : []));
  expect(guns.map((g) => `${g.value}: ${g.calibres.join(' ')}`).sort()).toEqual([
    '1: 88',
    '1: 88',
    '2: 88',
    '2: 88 105',
    '2: 88 105',
    '3: 75 88 105',
    '3: 75 88 105',
    '4: 75 88 105',
    '4: 75 88 105',
    '4: 75 88 105',
    '5: 75 88 105',
    '5: 75 88 105',
  ]);
});

test('at the start each sector has six guns, enough for every value on the cards', () => {
  const { wn } = setup.scenarios[0]!.germans;
  const guns = (sector: string) =>
    wn.filter((g) => ['75', '88'].includes(g.kind) && positionAt(g.hex).sector === sector).length + 2;
  expect([guns('east'), guns('west')]).toEqual([6, 6]);
});

test('DDOB EVT-02: on every turn from 2 to 31 each card has exactly one event', () => {
  for (let turn = 2; turn <= 31; turn++) {
    for (const card of cards) expect([turn, card.id, onTurn(card, turn).length]).toEqual([turn, card.id, 1]);
  }
  for (const turn of [1, 32]) expect(cards.flatMap((c) => onTurn(c, turn))).toEqual([]);
  expect(cards.flatMap((c) => onTurn(c, 32))).toEqual([]);
});

test('events before turn 11, from then to 20, and after', () => {
  expect(kinds(2)).toEqual({
    reinforce: 14,
    navalMarker: 2,
    smoke: 6,
    rockets: 1,
    hero: 12,
    depth: 27,
    actions: 5,
  });
  expect(kinds(11)).toEqual({
    reinforce: 19,
    plungingFire: 2,
    addStep: 1,
    rally: 3,
    navalMarker: 3,
    hero: 8,
    depth: 17,
    actions: 3,
    noEngineers: 1,
    rockets: 1,
    kgMeyer: 1,
    rocketsDestroyed: 1,
    patrol: 1,
    prisoner: 1,
  });
  expect(kinds(21)).toEqual({
    rally: 6,
    navalMarker: 4,
    addStep: 5,
    snipers: 2,
    strayShells: 3,
    concealed: 6,
    reinforce: 13,
    actions: 1,
    rockets: 1,
    kgMeyer: 2,
    rocketsDestroyed: 1,
    hero: 2,
    depth: 6,
    patrol: 1,
    prisoner: 1,
  });
});

test('every event names zones, strongpoints, hexes and leaders that exist', () => {
  const zones = setup.zones.map((z) => z.id);
  for (const e of effects) {
    for (const zone of e.zones ?? []) expect(zones).toContain(zone);
    for (const id of e.positions ?? []) expect(position(id).kind).toMatch(/^wn/);
    for (const { position: id, hex } of Object.values(e.at ?? {})) expect(position(id).hexes).toContain(hex);
    if (e.leader) expect(leaders.map((l) => l.id)).toContain(e.leader);
  }
  expect(position(file.effects.rockets.position).hexes).toEqual(['1222']);
});

test('smoke comes over each strongpoint on the beach once', () => {
  expect(
    allOf('smoke')
      .flatMap((e) => e.positions!)
      .sort(),
  ).toEqual([60, 61, 62, 64, 65, 66, 68, 70, 71, 72, 73].map((n) => `WN${n}`));
});

test('heroes come to both divisions alike, the depth that comes with one to his sector', () => {
  expect(tally(allOf('hero'), (e) => e.division!)).toEqual({ '1st': 7, '29th': 7 });
  for (const { events } of cards) {
    for (const { effects: both } of events) {
      const withHero = both.some((e) => e.kind === 'hero') && both.length === 2;
      expect(both.some((e) => e.where === 'hero')).toBe(withHero);
    }
  }
});

test('DDOB KGM-01: Meyer’s event releases four companies and two markers', () => {
  expect(file.effects.kgMeyer).toMatchObject({ units: 4, depth: 2 });
  expect(
    cards.filter((c) => c.events.some((e) => e.effects[0]!.kind === 'kgMeyer')).map((c) => c.id),
  ).toEqual([32, 50]);
});

test('reinforcements come to one to four zones, never twice to one', () => {
  for (const { zones } of allOf('reinforce')) {
    expect(zones!.length >= 1 && zones!.length <= 4).toBe(true);
    expect([...new Set(zones)]).toEqual([...zones!].sort());
  }
});

test('concealed Germans catch two of the three symbols', () => {
  for (const e of allOf('concealed')) expect(new Set(e.symbols).size).toBe(2);
});
