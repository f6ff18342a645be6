import { expect, test } from 'vitest';
import {
  type Action,
  among,
  type Domain,
  done,
  Engine,
  type GameState,
  int,
  names,
  type Offer,
  parseAction,
  type Reason,
  rulebook,
  seeded,
  subset,
  where,
} from './kernel.ts';
import { act, BARE, BLUE, scripted, tiny } from './tiny.ts';

const UNIT = names('unit', ['B1', 'B2', 'B3']);
const HEX = int(1, 4);
const schema = { only: int(0, 9) };
type G = GameState<typeof schema>;
const { procedure, unless, verb } = rulebook<G>();
const no = (rule: string): Reason => ({ rule, text: `case ${rule}` });

/** One to three hexes in a row, each next to the one before. */
const path: Domain<readonly number[]> = {
  kind: HEX,
  form: 'path',
  why: (hexes) =>
    hexes.every((hex, i) => i === 0 || Math.abs(hex - (hexes[i - 1] ?? 0)) === 1) ? null : no('path'),
  each: (visit) => [[1, 2], [2, 1]].some((way) => visit(way)), // biome-ignore format: short
  sample: () => [1, 2],
};

/** B1 can go to 1 or 2, B2 nowhere, B3 to 4; two units may attack; anyone may march or end. */
const reach: Record<number, readonly number[]> = { 0: [1, 2], 1: [], 2: [4] };
const move = verb(
  'move',
  () => where(UNIT, () => null),
  (_g, _c, unit) => where(HEX, (hex) => (reach[unit]?.includes(hex) ? null : no('reach'))),
  () => done,
);
const attack = verb(
  'attack',
  () =>
    subset(UNIT, {
      from: [0, 1, 2],
      why: (unit) => (unit === 1 ? no('tired') : null),
      min: 1,
      size: no('size'),
    }),
  () => done,
);
const march = verb('march', () => path, () => done); // biome-ignore format: short
const end = verb('end', () => done);
const pass = verb('pass', () => done);
const never = verb('never', () => where(UNIT, () => no('never')), () => done); // biome-ignore format: short
const deadEnd = verb(
  'dead',
  () => where(UNIT, () => null),
  () => where(HEX, () => no('never')),
  () => done,
);

/** The offer of an ask with these verbs, whose own forced choices are not followed. */
function offering(...may: (typeof end)[]): Offer {
  const ask = { rule: '1', prompt: '', who: () => BLUE, may };
  const engine = new Engine(tiny({ schema, main: procedure('game', {}, { ask }) }), BARE);
  engine.floor = 2;
  return engine.begin().offer;
}

const texts = (actions: readonly Action[]) => actions.map(({ verb, args }) => [verb, ...args].join(' '));

test('every action is listed, verb by verb, argument by argument', () => {
  expect(texts(offering(move, end, attack, march).list(100))).toEqual([
    'move 0 1',
    'move 0 2',
    'move 2 4',
    'end',
    'attack 0',
    'attack 0,2',
    'attack 2',
    'march 1,2',
    'march 2,1',
  ]);
});

test('a list ends where it is told to', () => {
  const offer = offering(move, end, attack);
  expect(texts(offer.list(2))).toEqual(['move 0 1', 'move 0 2']);
  expect(texts(offer.list(1))).toEqual(['move 0 1']);
  expect(offer.list(0)).toEqual([]);
  expect(offer.list(Number.POSITIVE_INFINITY)).toHaveLength(7);
});

test('a visitor who has seen enough stops the listing, and is told whether it was stopped', () => {
  const offer = offering(move, end);
  const seen: Action[] = [];
  expect(offer.each((action) => seen.push(action) === 3)).toBe(true);
  expect(texts(seen)).toEqual(['move 0 1', 'move 0 2', 'move 2 4']);
  expect(offer.each(() => false)).toBe(false);
});

/** A choice of hexes that somebody keeps: the same list as long as it is not changed. */
const keeping = (kept: () => readonly number[]): Domain<number> => ({
  kind: HEX,
  form: 'one',
  why: (hex) => (kept().includes(hex) ? null : no('kept')),
  each: (visit) => kept().some((hex) => visit(hex)),
  sample: () => kept()[0],
  kept,
});
const ALL_UNITS = [0, 1, 2];

test('the actions of a kept list are made once, and anew when another list is kept', () => {
  const lists: number[][] = [[1, 2], [], [4]];
  const go = verb('go', () => among(UNIT, ALL_UNITS, no('unit')), (_g, _c, unit) => keeping(() => lists[unit] as number[]), () => done); // biome-ignore format: short
  const offer = offering(go, end);
  const first = offer.list(100);
  expect(texts(first)).toEqual(['go 0 1', 'go 0 2', 'go 2 4', 'end']);
  lists[2] = [3, 4];
  const second = offer.list(100);
  expect(texts(second)).toEqual(['go 0 1', 'go 0 2', 'go 2 3', 'go 2 4', 'end']);
  expect(second[0]).toBe(first[0]);
  expect(second[3]).not.toBe(first[2]);
  expect(texts(offer.list(2))).toEqual(['go 0 1', 'go 0 2']);
  offer.forget();
  expect(offer.list(100)[0]).not.toBe(first[0]);
  expect(offer.list(100)).toEqual(second);
});

test('two verbs that keep one list have actions of their own', () => {
  const both = [1, 2];
  const go = (name: string) => verb(name, () => among(UNIT, [0], no('unit')), () => keeping(() => both), () => done); // biome-ignore format: short
  const offer = offering(go('walk'), go('ride'));
  for (let i = 0; i < 2; i++)
    expect(texts(offer.list(100))).toEqual(['walk 0 1', 'walk 0 2', 'ride 0 1', 'ride 0 2']);
});

test('verbs are known by name, and their domains by the arguments before', () => {
  const offer = offering(move, end);
  expect(offer.verbNames).toEqual(['move', 'end']);
  expect(offer.verb('end')).toBe(end);
  expect(offer.verb('constructor')).toBeUndefined();
  expect(offer.domain(move as never, [2])?.why(4)).toBeNull();
  expect(offer.domain(move as never, [0])?.why(4)).toEqual(no('reach'));
  expect(offer.domain(move as never, [0, 1])).toBeUndefined();
  expect(offer.domain(end as never, [])).toBeUndefined();
});

test('the only action is found among verbs with and without arguments', () => {
  const oneWay = verb('one', () => where(HEX, (hex) => (hex === 3 ? null : no('3'))), () => done); // biome-ignore format: short
  expect(offering(end).only()).toEqual(act('end'));
  expect(offering(never, end).only()).toEqual(act('end'));
  expect(offering(oneWay).only()).toEqual(act('one', 3));
  expect(offering(never, oneWay, deadEnd).only()).toEqual(act('one', 3));
});

test('a domain that knows that it has several choices is not listed to tell whether there is a choice', () => {
  const listed: string[] = [];
  const path = (name: string, several: boolean, ways: readonly number[]): Domain<number> => ({
    kind: HEX,
    form: 'one',
    why: () => null,
    sample: () => ways[0],
    several: () => several,
    each: (visit) => {
      listed.push(name);
      return ways.some((way) => visit(way));
    },
  });
  const go = (name: string, several: boolean, ways: readonly number[]) =>
    verb(name, () => path(name, several, ways), () => done); // biome-ignore format: short
  expect(offering(go('sure', true, [1, 2])).only()).toBeUndefined();
  expect(listed).toEqual([]);
  expect(offering(go('unsure', false, [1, 2])).only()).toBeUndefined();
  expect(offering(go('one', false, [3])).only()).toEqual(act('one', 3));
  expect(offering(go('none', false, [])).only()).toBeNull();
  expect(
    offering(go('one', false, [3]), go('none', false, []), go('other', false, [4])).only(),
  ).toBeUndefined();
  expect(listed).toEqual(['unsure', 'one', 'none', 'one', 'none', 'other']);
});

test('where there is a choice there is no only action', () => {
  const oneWay = verb('one', () => where(HEX, (hex) => (hex === 3 ? null : no('3'))), () => done); // biome-ignore format: short
  expect(offering(end, pass).only()).toBeUndefined();
  expect(offering(oneWay, end).only()).toBeUndefined();
  expect(offering(end, oneWay).only()).toBeUndefined();
  expect(offering(oneWay, oneWay).only()).toBeUndefined();
  expect(offering(move).only()).toBeUndefined();
});

test('where nothing can be done the only action is null, and a sample nothing', () => {
  for (const offer of [offering(), offering(never), offering(deadEnd), offering(never, deadEnd)]) {
    expect(offer.only()).toBeNull();
    expect(offer.sample(seeded(2))).toBeUndefined();
    expect(offer.list(10)).toEqual([]);
  }
});

function sampled(offer: Offer, draws: number): Map<string, number> {
  const random = seeded(8);
  const seen = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const [text = ''] = texts([offer.sample(random) as Action]);
    seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  return seen;
}

test('at random every action of every verb comes up, dead ends notwithstanding', () => {
  const offer = offering(never, move, end, deadEnd, attack);
  expect([...sampled(offer, 2000).keys()].sort()).toEqual(texts(offer.list(100)).sort());
});

test('a verb with arguments is tried four times as often as one without', () => {
  const seen = sampled(offering(end, attack), 5000);
  expect(seen.get('end')).toBeGreaterThan(900);
  expect(seen.get('end')).toBeLessThan(1100);
});

test('the lot falls on verbs by their weights, in their order', () => {
  const offer = offering(end, attack, pass);
  expect(offer.sample(scripted(0))).toEqual(act('end'));
  expect(offer.sample(scripted(5))).toEqual(act('pass'));
  expect(offer.sample(scripted(1, 0, 0))?.verb).toBe('attack');
  expect(offer.sample(scripted(4, 0, 0))?.verb).toBe('attack');
});

test('a verb that comes to nothing is not tried again', () => {
  const random = seeded(1);
  let asked = 0;
  const counted = verb('counted', () => { asked++; return where(HEX, () => no('0'), []); }, () => done); // biome-ignore format: short
  const offer = offering(counted, end);
  for (let i = 0; i < 100; i++) expect(offer.sample(random)).toEqual(act('end'));
  expect(asked).toBeLessThanOrEqual(100);
});

test('an argument with hardly any second one is found all the same', () => {
  const many = int(0, 999);
  const rare = verb(
    'rare',
    () => where(many, () => null),
    (_g, _c, first) => where(many, (second) => (first === 700 && second > 997 ? null : no('rare'))),
    () => done,
  );
  expect([...sampled(offering(rare), 12).keys()].sort()).toEqual(['rare 700 998', 'rare 700 999']);
});

test('a sample has arguments of its own', () => {
  const offer = offering(end, pass);
  const sample = offer.sample(seeded(1)) as unknown as { args: number[] };
  sample.args.push(3);
  expect(offer.list(5).flatMap(({ args }) => args)).toEqual([]);
});

const offer = offering(move, attack, march, end);
const input = (text: string): Reason[] => [{ rule: 'input', text }];

test('what is listed may be done', () => {
  for (const action of offer.list(100)) expect(offer.why(action)).toEqual([]);
});

test('a path need not be one that is listed', () => {
  expect(offer.why(act('march', [3, 2, 3]))).toEqual([]);
  expect(offer.why(act('march', [1, 3]))).toEqual([no('path')]);
});

test('the rule against an argument is said', () => {
  expect(offer.why(act('move', 0, 3))).toEqual([no('reach')]);
  expect(offer.why(act('move', 1, 1))).toEqual([no('reach')]);
  expect(offer.why(act('attack', [0, 1]))).toEqual([no('tired')]);
  expect(offer.why(act('attack', []))).toEqual([no('size')]);
});

test.each([
  ['another verb', act('fly'), '“fly” is not asked here; move, attack, march, end is'],
  ['too few arguments', act('move', 0), 'move takes 2 arguments, not 1'],
  ['too many arguments', act('end', 0), 'end takes 0 arguments, not 1'],
  ['a value below the kind', act('move', -1, 1), '-1 is no unit'],
  ['a value above the kind', act('move', 3, 1), '3 is no unit'],
  ['a second value outside its kind', act('move', 0, 5), '5 is no 1…4'],
  ['a broken number', act('move', 0.5, 1), '0.5 is no unit'],
  ['a list for a value', act('move', [0], 1), 'a list is no unit'],
  ['a value for a set', act('attack', 2), 'a list of unit is wanted, not 2'],
  ['a value for a path', act('march', 2), 'a list of 1…4 is wanted, not 2'],
  ['a member outside the kind', act('attack', [0, 3]), '3 is no unit'],
  ['a path outside the kind', act('march', [1, 0]), '0 is no 1…4'],
  ['a member twice', act('attack', [0, 0]), 'a set is in ascending order, without repeats'],
  ['a set out of order', act('attack', [2, 0]), 'a set is in ascending order, without repeats'],
])('malformed: %s', (_title, action, text) => {
  expect(offer.why(action)).toEqual(input(text));
});

test('a verb that is refused as a whole is neither listed nor sampled, and says why', () => {
  const night = (g: G) => (g.only === 0 ? no('night') : null);
  const [walk, rest] = [unless(night, move), unless(night, pass)];
  const guarded = offering(walk, rest, end);
  expect(texts(guarded.list(100))).toEqual(['end']);
  expect(guarded.only()).toEqual(act('end'));
  expect([...sampled(guarded, 50).keys()]).toEqual(['end']);
  expect(guarded.why(act('move', 0, 1))).toEqual([no('night')]);
  expect(guarded.why(act('move', 0, 9))).toEqual([no('night')]);
  expect(guarded.why(act('move', 0))).toEqual(input('move takes 2 arguments, not 1'));
  expect(parseAction(guarded, 'move B1 1')).toEqual(no('night'));
  expect(parseAction(guarded, 'move B9 9')).toEqual(no('night'));
  expect(guarded.against(rest as never)).toEqual(no('night'));
  expect(guarded.against(end as never)).toBeNull();
  expect(offering(walk, rest).only()).toBeNull();
  expect(offering(walk, rest).sample(seeded(1))).toBeUndefined();
});

test('a verb whose reason against it is gone is as any other', () => {
  const day = () => null;
  const open = offering(unless(day, move), unless(day, pass));
  expect(texts(open.list(100))).toEqual(['move 0 1', 'move 0 2', 'move 2 4', 'pass']);
  expect(open.why(act('pass'))).toEqual([]);
  expect([...sampled(open, 200).keys()].sort()).toEqual(texts(open.list(100)));
});

const sums = verb(
  'sum',
  () => where(HEX, () => null),
  (_g, _c, first) => where(HEX, (second) => (second > first ? null : no('order'))),
  (_g, _c, first, second) => where(HEX, (third) => (third === first + second ? null : no('sum'))),
  () => done,
);

test('a third argument is chosen by the two before it', () => {
  const three = offering(sums, end);
  expect(texts(three.list(100))).toEqual(['sum 1 2 3', 'sum 1 3 4', 'end']);
  expect(three.why(act('sum', 1, 3, 4))).toEqual([]);
  expect(three.why(act('sum', 1, 3, 2))).toEqual([no('sum')]);
  expect(three.why(act('sum', 3, 1, 4))).toEqual([no('order')]);
  expect([...sampled(three, 300).keys()].sort()).toEqual(['end', 'sum 1 2 3', 'sum 1 3 4']);
  expect(three.only()).toBeUndefined();
});

test('a fourth argument is chosen by the three before it', () => {
  const param = (...given: unknown[]) => among(HEX, [given.length - 1], no('place'));
  const four = {
    name: 'four',
    params: [param, param, param, param],
    then: () => done,
  } as unknown as typeof end;
  expect(texts(offering(four).list(9))).toEqual(['four 1 2 3 4']);
});

test('whether there is a choice is told by a domain that knows, without listing', () => {
  let listed = 0;
  const knowing = (some: boolean): typeof end =>
    verb(
      'go',
      () =>
        ({
          kind: HEX,
          form: 'one',
          why: () => null,
          each: () => ++listed < 0,
          sample: () => 1,
          some: () => some,
        }) as Domain<number>,
      () => done,
    );
  expect(offering(end, knowing(true)).only()).toBeUndefined();
  expect(offering(end, knowing(false)).only()).toEqual(act('end'));
  expect(listed).toBe(0);
  offering(knowing(true)).only();
  expect(listed).toBe(1);
});

test('a first argument without a second is no choice', () => {
  expect(offering(end, deadEnd).only()).toEqual(act('end'));
  expect(offering(end, move).only()).toBeUndefined();
});

test('a question with very many verbs is answered at random like any other', () => {
  const closed = Array.from({ length: 39 }, (_, i) =>
    unless(
      () => no('shut'),
      verb(`v${i}`, () => done),
    ),
  );
  const crowd = offering(...closed, end);
  for (let seed = 0; seed < 20; seed++) expect(crowd.sample(seeded(seed))).toEqual(act('end'));
});
