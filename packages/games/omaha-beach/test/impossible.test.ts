import { readPosition, TextError, writePosition } from '@bocage/kernel/text';
import { positionsOf } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { omahaBeach } from '../src/index.ts';
import { SCENARIOS } from '../src/scenarios.ts';
import { opening } from './scene.ts';

/** A morning as it was played at random, in the action phase of turn 6 or later; Germans and Americans are ashore. */
const MORNING = positionsOf(omahaBeach, { scenario: 'first-waves', seed: 5, every: 1 }).find(
  (text) => text.includes('> actionPhase.act') && /\nturn [6-9]\n/.test(text),
) as string;
/** An afternoon in the German fire of turn 17 or later. */
const AFTERNOON = positionsOf(omahaBeach, { scenario: 'beyond-the-beach', seed: 5, every: 1 }).find((text) =>
  text.includes('> firePhase.acts'),
) as string;

const lineOf = (text: string, beginning: RegExp): string => beginning.exec(text)?.[0] ?? '';
/** Every reason against a text; none where it is read. */
function against(text: string): string[] {
  try {
    readPosition(omahaBeach, text);
    return [];
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return error.message.split('\n');
  }
}
const field = (line: string, name: string): string => new RegExp(` ${name}=(\\S+)`).exec(line)?.[1] ?? '';

/** Posts with Germans in the morning, and units ashore. */
const POSTS = MORNING.split('\n').filter((line) => line.startsWith('post ') && line.includes('german='));
const NEST = POSTS.find((line) => line.includes('back=plain')) as string;
const DEEP = POSTS.find((line) => line.includes('marker=')) as string;
const ASHORE = MORNING.split('\n').filter((line) => /^unit .* at=0[5-9]\d\d/.test(line));
const [UNIT = '', OTHER = ''] = ASHORE;
const INLAND = '1513';

test('positions of a game that was played are read', () => {
  expect([against(MORNING), against(AFTERNOON)]).toEqual([[], []]);
});

test.each([
  ['a unit on the map without steps', UNIT, UNIT.replace(/ steps=\d/, ''), /without a step/],
  [
    'a unit with more steps than its counter',
    UNIT,
    UNIT.replace(/ steps=\d/, ' steps=4'),
    /at most \d steps/,
  ],
  ['a unit on the map and on the track', UNIT, `${UNIT} due=9`, /and comes in turn 9/],
  ['an American with Germans', UNIT, UNIT.replace(/at=\d+/, `at=${NEST.split(' ')[1]}`), /with Germans/],
  ['an American at sea', UNIT, UNIT.replace(/at=\d+/, 'at=0101'), /cannot enter 0101/],
  ['a wound on somebody who is no general', UNIT, `${UNIT} wounded=yes`, /no general/],
  ['a post whose counter nobody knows', NEST, NEST.replace(/ german=\S+/, ''), /which counter it is/],
  ['a counter without its back', NEST, NEST.replace(/ back=\S+/, ''), /but no back=/],
  ['a counter of another back', NEST, NEST.replace(/back=\S+/, 'back=88'), /has the back plain/],
  ['depth whose marker nobody knows', DEEP, DEEP.replace(/ marker=\S+/, ''), /which marker it is/],
  ['depth of no pool', DEEP, DEEP.replace(/ pool=\S+/, ''), /of which pool/],
  ['a marker without depth', DEEP, DEEP.replace(/ depth=\S+/, ''), /no depth=/],
  ['a garrison of engineers in the morning', NEST, `${NEST} garrison=yes`, /engineers/],
])('%s is refused', (_name, line, instead, reason) => {
  expect(line).not.toBe('');
  expect(against(MORNING.replace(line, instead)).join('\n')).toMatch(reason);
});

test('a gun in two strongpoints is refused, as is a marker under two units', () => {
  const twin = POSTS.find((line) => line !== NEST && line.includes('back=plain')) as string;
  const twice = MORNING.replace(twin, twin.replace(/german=\S+/, `german=${field(NEST, 'german')}`));
  expect(against(twice).join('\n')).toMatch(/there twice: crew/);
  const laid = POSTS.find(
    (line) => line !== DEEP && field(line, 'pool') === field(DEEP, 'pool') && line.includes('marker='),
  );
  const both = MORNING.replace(
    laid as string,
    (laid as string).replace(/marker=\S+/, `marker=${field(DEEP, 'marker')}`),
  );
  expect(against(both).join('\n')).toMatch(/is there twice: in a pool, on the map, or spent/);
});

test('DDOB EOT-02: every American in one hex is refused, as are three in a hex inland', () => {
  const all = MORNING.replace(/ at=\d+/g, ` at=${INLAND}`);
  expect(against(all).join('\n')).toMatch(/EOT-02: \d+ units are in 1513/);
  const idle = ASHORE.filter((line) => !line.includes('acted=')).slice(0, 3);
  expect(idle).toHaveLength(3);
  const three = idle.reduce(
    (text, line) => text.replace(line, line.replace(/ at=\d+/, ` at=${INLAND}`)),
    MORNING,
  );
  expect(against(three).join('\n')).toMatch(/3 units are in 1513/);
});

test('one hero on two units is refused', () => {
  const led = MORNING.replace(/\nheroes .*/, '')
    .replace(UNIT, `${UNIT} hero=Barrett`)
    .replace(OTHER, `${OTHER} hero=Barrett`);
  expect(against(led).join('\n')).toMatch(/Barrett leads .* and /);
});

test('LND-02: a unit of the 29th Division without its division is not taken for one of the 1st', () => {
  const line = lineOf(MORNING, /unit \S+\/116 at=\S+ steps=.*division=29th.*/);
  expect(line).not.toBe('');
  expect(against(MORNING.replace(line, line.replace(' division=29th', '')))).toEqual([
    `LND-02: ${line.split(' ')[1]} is of the 29th Division: division=29th, or transferred=yes`,
  ]);
});

test('EOT-05: no deck is refused, as is one that does not add up with the discards', () => {
  expect(against(MORNING.replace(/\ndeck .*/, '')).join('\n')).toMatch(/EOT-05: .* are neither in the deck/);
  const [card = ''] = /card-\d+=1/.exec(lineOf(MORNING, /\ndeck .*/)) ?? [];
  expect(against(MORNING.replace(` ${card}`, ''))).toEqual([
    `EOT-05: ${card.slice(0, -2)} is neither in the deck nor among the discards nor on the card track`,
  ]);
  expect(against(MORNING.replace(/\ncards (\S+)/, '\ncards $1 $1')).join('\n')).toMatch(/is there twice/);
});

test('pools and reserves hold what they say', () => {
  expect(against(MORNING.replace(/\ntactical .*/, '')).join('\n')).toMatch(
    /tactical holds 0, but tacticalLeft says \d/,
  );
  expect(against(MORNING.replace(/\ntacticalLeft \d+/, '\ntacticalLeft 0')).join('\n')).toMatch(
    /tacticalLeft says 0/,
  );
  expect(against(MORNING.replace(/\nwnLeft \d+/, '\nwnLeft 18')).join('\n')).toMatch(
    /wnLeft says 18, but the pool holds/,
  );
  expect(against(MORNING.replace(/\nmobileDepth .*/, '')).join('\n')).toMatch(
    /neither in a pool nor on the map nor spent/,
  );
  const company = field(lineOf(MORNING, /\ndivisional .*/).replace(/(\S+)=1/, 'id=$1'), 'id');
  expect(against(MORNING.replace(` ${company}=1`, '')).join('\n')).toMatch(new RegExp(`nowhere: ${company}`));
});

test('the clock: a turn of the scenario, with its tide', () => {
  expect(against(MORNING.replace(/\nturn \d+/, '\nturn 30')).join('\n')).toMatch(
    /turn 30 is none of turns 1 to 16/,
  );
  expect(against(MORNING.replace(/\ntide \w+/, '\ntide high')).join('\n')).toMatch(/the tide of turn \d+ is/);
  expect(against(MORNING.replace('\nlastTurn 16', '\nlastTurn 20')).join('\n')).toMatch(/of no scenario/);
});

test('EOT-08: the Loss box has what the companies on their last step left there', () => {
  const high = MORNING.replace(/\ndivision 1st( lost=\d+)?/, '\ndivision 1st lost=30');
  expect(against(high).join('\n')).toMatch(/the Loss box of the 1st Division has 30/);
});

test('what is under way was called by what is before it, and knows its card and its unit', () => {
  expect(against(MORNING.replace('> turn.end\n', '')).join('\n')).toMatch(
    /actionPhase is not called by game.next/,
  );
  expect(
    against(
      AFTERNOON.replace(/> firePhase.acts.*card=card-\d+/, (line) =>
        line.replace(/card-\d+/, 'card-1'),
      ).replace(/\ncards .*/, '\ncards card-2'),
    ).join('\n'),
  ).toMatch(/not on the card track/);
  const none = MORNING.replace(/\nacting .*/, '\nacting -');
  expect(against(none).join('\n')).toMatch(/no division acts/);
});

test('ENG-02: engineers who are asked have a hex left to clear', () => {
  const clearing = positionsOf(omahaBeach, { scenario: 'first-waves', seed: 5, every: 1 }).find((text) =>
    text.includes('> engineerPhase.clear'),
  );
  expect(against(clearing as string)).toEqual([]);
  const spent = (clearing as string).replace(/(> engineerPhase.clear.*) left=\d/, '$1');
  expect(against(spent).join('\n')).toMatch(/engineerPhase has no hex left to clear/);
});

test('every reason is given, not the first', () => {
  const two = MORNING.replace(UNIT, UNIT.replace(/ steps=\d/, '')).replace(
    NEST,
    NEST.replace(/ german=\S+/, ''),
  );
  expect(against(two).length).toBeGreaterThanOrEqual(2);
});

test('the beginning of every scenario is read', () => {
  for (const { id: scenario } of SCENARIOS)
    expect([scenario, against(writePosition(opening(scenario).engine))]).toEqual([scenario, []]);
});

test('DDOB ACT-05: leaders have moved in the Action Phase alone, and have had their action then', () => {
  const moved = (text: string): string =>
    text.replace(/^departed .*\n/m, '').replace(/^turn /m, 'departed 1\nturn ');
  expect(against(moved(MORNING)).join('\n')).toMatch(/\(departed\), but has not acted/);
  expect(against(moved(AFTERNOON)).join('\n')).toMatch(/it is not the Action Phase/);
});
