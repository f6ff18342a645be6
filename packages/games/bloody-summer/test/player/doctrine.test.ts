import type { BaseState, Outcome } from '@bocage/kernel';
import { seeded } from '@bocage/kernel';
import { actionText } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { doctrine } from '../../src/player/index.ts';
import { BRITISH, GERMAN, US } from '../../src/queries.ts';
import { opening, type Play, scene, unit } from '../scene.ts';

const seen = ({ engine }: Play): Record<string, number> => {
  const { names, read } = doctrine.features;
  const row = new Float64Array(names.length);
  read(engine.g as BaseState, row);
  return Object.fromEntries(names.map((name, i) => [name, row[i] as number]));
};
const ids = ({ engine }: Play, side: number): string[] => doctrine.plans(engine, side).map(({ id }) => id);

/** What a side does in a style, in words. */
function said(
  { engine }: Play,
  style: Record<string, number>,
  pace: 'careful' | 'quick' = 'careful',
): string {
  const { side } = engine;
  const scripts = doctrine.scripts(side, { ...doctrine.first(side), ...style }, pace);
  const action = scripts[engine.stepName]?.({ world: engine, side, random: seeded(1) });
  return action === undefined ? '' : actionText(engine.offer, action);
}

/** What a side does in a style in all of its moves. */
function moved(match: Play, style: Record<string, number>, ...names: string[]): string[] {
  const { engine } = match;
  const { side } = engine;
  const scripts = doctrine.scripts(side, { ...doctrine.first(side), ...style }, 'quick');
  for (let i = 0; i < 60 && engine.side === side && engine.stepName === 'movement.moves'; i++)
    engine.play(
      scripts['movement.moves']?.({ world: engine, side, random: seeded(1) }) ?? { verb: 'end', args: [] },
    );
  return names.map((name) => unit(match, name));
}

const RACE = [
  'scenario cherbourg',
  '4-8 0420',
  '4-12 0420',
  '79-313 0421',
  'US-VII 0520',
  '709-919 0223',
  '709-729 0322',
];
const FRONT = ['BR-I 1106', 'place 1106 alliedMarkers=1', '3-8 1206', '3-9 1206', '716-736 1306'];

test('whose armies move has a choice, as usual first; nobody else has, and nobody at the desks', () => {
  for (const [moment, mover, others] of [
    ['us-moves 5', US, [GERMAN]],
    ['british-moves 5', BRITISH, [GERMAN]],
    ['german-moves 5', GERMAN, [US, BRITISH]],
  ] as const) {
    const match = scene(moment, ...FRONT, '4-8 0619');
    expect(ids(match, mover)[0]).toBe('usual');
    expect(ids(match, mover).length).toBeGreaterThan(5);
    for (const other of others) expect(ids(match, other)).toEqual(['usual']);
  }
});

test('the race is about Cherbourg, and the campaign about Caen and Avranches', () => {
  const race = scene('us-moves 2', ...RACE);
  expect(ids(race, US)).toEqual(expect.arrayContaining(['to-cherbourg', 'round-cherbourg']));
  expect(ids(race, US)).not.toContain('main-effort-avranches');
  const campaign = scene('us-moves 5', ...FRONT, '4-8 0619');
  expect(ids(campaign, US)).toEqual(
    expect.arrayContaining(['main-effort-saint-lo', 'main-effort-avranches']),
  );
  expect(ids(campaign, US)).not.toContain('main-effort-caen');
  expect(ids(scene('british-moves 5', ...FRONT), BRITISH)).toContain('main-effort-caen');
  expect(ids(scene('german-moves 10', 'place 2019 allied=yes', ...FRONT), GERMAN)).toContain('mortain');
});

test.each([US, BRITISH, GERMAN])(
  'every plan of side %i weighs what the style knows, within its bounds',
  (side) => {
    const bounds = doctrine.bounds(side);
    const moment = ['us-moves', 'british-moves', 'german-moves'][side] as string;
    const found = new Set<string>();
    for (const lines of [[...FRONT, '4-8 0619'], [...FRONT, 'place 2019 allied=yes'], RACE])
      for (const turn of lines === RACE ? [2] : [3, 10])
        for (const { id, style } of doctrine.plans(scene(`${moment} ${turn}`, ...lines).engine, side)) {
          found.add(id);
          for (const [name, value] of Object.entries(style)) {
            const [low, high] = bounds[name] ?? [Number.NaN, Number.NaN];
            expect(value >= low && value <= high, `${id}: ${name} ${value}`).toBe(true);
          }
        }
    expect(found.size).toBeGreaterThanOrEqual(8);
  },
);

test('all figures lie within their bounds', () => {
  for (const side of [US, BRITISH, GERMAN])
    for (const style of [doctrine.first(side), doctrine.usual(side)])
      for (const [name, [low, high]] of Object.entries(doctrine.bounds(side)))
        expect((style[name] as number) >= low && (style[name] as number) <= high, name).toBe(true);
});

test('stretches follow one another through a turn and into the next', () => {
  const moments = ['logistics 5', 'us-moves 5', 'german-moves 5', 'logistics 6'];
  const stretches = moments.map((moment) => doctrine.stretch(scene(moment, ...FRONT).engine));
  expect(stretches).toEqual([...stretches].sort((a, b) => a - b));
  expect(new Set(stretches).size).toBeGreaterThanOrEqual(3);
});

test('features have a place each, begin with one, and tell the race from the campaign', () => {
  const { names, hand, hands } = doctrine.features;
  expect(new Set(names).size).toBe(names.length);
  const campaign = scene('us-moves 5', ...FRONT);
  expect(seen(campaign)).toMatchObject({ one: 1, race: 0, cobra: 0 });
  expect(seen(campaign)['allies caen']).toBeGreaterThan(0);
  const race = scene('us-moves 2', ...RACE);
  expect(seen(race)).toMatchObject({ one: 1, race: 1 });
  expect(seen(race)['germans in cherbourg']).toBeGreaterThan(0);
  expect(seen(race)['americans before cherbourg']).toBeGreaterThan(0);
  expect(hand(race.engine.g)).not.toBe(hand(campaign.engine.g));
  expect(hand(race.engine.g)).toBeLessThan(hands);
  for (const [name, value] of Object.entries(seen(opening()))) expect(Math.abs(value), name).toBeLessThan(6);
});

test('what the cups hold changes nothing that is seen', () => {
  const [full, empty] = ['us-fighter cup=6', 'us-fighter cup=1'].map((line) => seen(scene('us-moves 5', ...FRONT, `air ${line}`))); // biome-ignore format: one line
  expect(full).toEqual(empty);
});

test('an end is worth more the better it is for the Allies: by points and in the race', () => {
  const { g } = scene('us-moves 12', ...FRONT).engine;
  const by = (lead: number): number =>
    doctrine.utility({ winner: -1, text: '', score: { allied: 200 + lead, german: 200 } }, g as BaseState);
  const rising = [-60, -30, -20, 0, 20, 30, 60].map(by);
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(by(0)).toBeCloseTo(0.5);
  expect(by(30)).toBeGreaterThan(0.75);
  const race = scene('us-moves 4', ...RACE).engine.g as BaseState;
  const end = (winner: number, grade: string): Outcome => ({ winner, grade, text: '', score: {} });
  const ends = [
    end(1, 'strategic'),
    end(1, 'marginal'),
    end(-1, 'draw'),
    end(0, 'marginal'),
    end(0, 'strategic'),
  ];
  const worth = ends.map((one) => doctrine.utility(one, race));
  expect(worth).toEqual([...worth].sort((a, b) => a - b));
  expect(worth[2]).toBe(0.5);
});

test('who spares his markers passes where another attacks', () => {
  const match = (): Play => scene('allied-combats 5', 'BR-I 1106', 'place 1106 alliedMarkers=1', '3-8 1206', '3-9 1206', '3-185 1207', '352-914 1306', '352-915 1306'); // biome-ignore format: one line
  expect(said(match(), {})).toBe('activate BR-I');
  expect(said(match(), { marker: 4 })).toBe('pass');
});

test('with another aim the army goes elsewhere', () => {
  const match = (): Play => scene('us-moves 5', 'US-VII 0819', '4-8 0819', '4-12 0819', '4-22 0819', '709-919 0223', '352-914 1116'); // biome-ignore format: one line
  const rowOf = (place: string): number => Number(place.slice(0, 2));
  const [north] = moved(match(), { aim: 1, share: 0.9 }, '4-8');
  const [south] = moved(match(), { aim: 4, share: 0.9 }, '4-8');
  expect(rowOf(north as string)).toBeLessThan(rowOf(south as string));
});

test('who is kept back is farther from the enemy', () => {
  const lines = ['3-8 0908', '3-9 0909', '3-185 0907', '716-736 1007', '716-726 1008', '352-914 1009'];
  const near = moved(scene('german-moves 5', ...lines), {}, '716-736', '716-726', '352-914');
  const far = moved(scene('german-moves 5', ...lines), { back: 4 }, '716-736', '716-726', '352-914');
  const rows = (places: string[]): number =>
    places.reduce((sum, place) => sum + Number(place.slice(0, 2)), 0);
  expect(rows(far)).toBeGreaterThan(rows(near));
});
