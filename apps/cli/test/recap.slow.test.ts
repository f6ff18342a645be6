import { type EventType, type Happening, int, type Kind, list, names, Seat, seeded } from '@bocage/kernel';
import { sentence } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import type { Options } from '../src/options.ts';
import { begin } from '../src/play/begin.ts';
import { logText, news } from '../src/play/news.ts';
import { hanging, wrap } from '../src/play/page.ts';
import { bundled, type Said, said, tallied, told } from '../src/play/telling.ts';
import { playerOf } from '../src/players.ts';
import { saidTo, typed } from './helpers.ts';

const UNIT = names('unit', ['A', 'B', 'C', 'D', 'E', 'F', 'G']);
const HEX = names('hex', ['0101', '0102', '0103', '0104', '0105', '0106', '0107']);
const [A, B, C] = [0, 1, 2];

const event = (say: string, args: EventType['args']): EventType => ({ name: say, rule: '1', say, args });
const goes = event('{unit} goes to {hex}.', { unit: UNIT, hex: HEX });
const loses = event('{unit} loses a step.', { unit: UNIT });
const down = event('{unit} comes down in {hex}, {lost} lost.', { unit: UNIT, hex: HEX, lost: int(0, 2) });
const begins = event('{unit} begins whole: die {die}.', { unit: UNIT, die: int(1, 6) });
const manned = event('{unit} is manned again in {hex}.', { unit: UNIT, hex: HEX });
const rests = event('{unit} rests in its hex, but has to wait and loses time.', { unit: UNIT });
const tries = event('{unit} tries.', { unit: UNIT });
const waits = event('{unit} waits off {hex}.', { unit: UNIT, hex: HEX });
const late = event('{unit} is put off to {hex}.', { unit: UNIT, hex: HEX });
const added = event('{steps} is added.', { steps: int(0, 9) });
const attacked = event('{unit} is attacked. Die: {die}.', { unit: UNIT, die: int(1, 6) });
const draws = event('{unit} has the letter {hex}.', { unit: UNIT, hex: HEX });
const fight = event('{units} attack {hex}.', { units: list(UNIT, 4), hex: HEX });
const VOICE = { sentence, word: (kind: Kind, value: number) => kind.text(value) };
const of = (type: EventType, args: Happening['args']): Said =>
  said({ type, args, rule: type.rule, seen: 1 }, VOICE);
const lose = (unit: number): Said => of(loses, { unit });
const go = (unit: number, hex: number): Said => of(goes, { unit, hex });

test.each([
  ['what comes to the same is one sentence', [lose(A), lose(B)], 'A, B lose a step.'],
  ['what happens twice to one is counted', [lose(A), lose(A), lose(B)], 'A (2×), B lose a step.'],
  ['the only one keeps its verb', [lose(A), lose(A)], 'A (2×) loses a step.'],
  ['a verb is said once for many places', [go(A, 0), go(B, 1), go(C, 1)], 'A goes to 0101, B, C to 0102.'],
  ['“again” is not a place', [of(manned, { unit: A, hex: 0 }), of(manned, { unit: B, hex: 1 })], 'A is manned again in 0101, B in 0102.'],
  ['order is kept', [lose(A), go(B, 0), lose(C)], 'A loses a step. B goes to 0101. C loses a step.'],
  ['sentences about several stay as they are', [of(fight, { units: [A, B], hex: 0 }), of(fight, { units: [C], hex: 1 })], 'A, B attack 0101. C attack 0102.'],
  ['what was thrown stands in brackets', [of(begins, { unit: A, die: 3 }), of(begins, { unit: B, die: 5 })], 'A (die 3), B (die 5) begin whole.'],
  ['what was thrown once stands behind', [of(begins, { unit: A, die: 3 })], 'A begins whole: die 3.'],
  ['the second verb and what belongs to them are of several too', [of(rests, { unit: A }), of(rests, { unit: B })], 'A, B rest in their hex, but have to wait and lose time.'],
  ['“tries” is “try” of several', [of(tries, { unit: A }), of(tries, { unit: B })], 'A, B try.'],
  ['“off” is a place, but not before “to”', [of(waits, { unit: A, hex: 0 }), of(waits, { unit: B, hex: 1 }), of(late, { unit: A, hex: 0 }), of(late, { unit: B, hex: 1 })], 'A waits off 0101, B off 0102. A is put off to 0101, B to 0102.'],
  ['numbers are nobody', [of(added, { steps: 2 }), of(added, { steps: 1 })], '2 is added. 1 is added.'],
  ['what is two sentences stays that', [of(attacked, { unit: A, die: 1 }), of(attacked, { unit: A, die: 2 })], 'A is attacked. Die: 1. A is attacked. Die: 2.'],
  ['commas part no sentences', [of(down, { unit: A, hex: 0, lost: 1 }), of(down, { unit: B, hex: 1, lost: 0 })], 'A comes down in 0101, 1 lost; B in 0102, 0 lost.'],
] as const)('told: %s', (_title, events, text) => {
  expect(told(events)).toBe(text);
}); // biome-ignore format: a list

test('what follows from one decision is put together by what it is', () => {
  expect(told(bundled([lose(A), go(A, 0), lose(B), go(B, 0)]))).toBe('A, B lose a step. A, B go to 0101.');
});

test('a tally names a few, counts the rest, and leaves particulars out where there are many', () => {
  const all = UNIT.words.flatMap((_, unit) => [lose(unit), of(down, { unit, hex: unit, lost: unit % 2 })]);
  expect(tallied(all)).toBe('A, B, C, D and 3 more lose a step. A, B, C, D and 3 more come down.');
});

test('a tally cuts no sentence: its object stays, or the first is told and the others are counted', () => {
  const all = UNIT.words.map((_, unit) => of(draws, { unit, hex: unit }));
  expect(tallied(all)).toBe('A has the letter 0101 (and 6 more like it).');
  const alike = UNIT.words.map((_, unit) => of(draws, { unit, hex: unit % 2 }));
  expect(tallied(alike)).toBe('A, C, E, G have the letter 0101, B, D, F have the letter 0102.');
  const waiting = UNIT.words.flatMap((_, unit) =>
    [unit, (unit + 1) % 7, (unit + 3) % 7].map((hex) => of(waits, { unit, hex })),
  );
  expect(tallied(waiting)).toBe('A (3×), B (3×), C (3×), D (3×) and 3 more wait.');
});

test('a tally of very many names two of them', () => {
  const units = Array.from({ length: 12 }, (_, i) => `U${i}`);
  const falls = event('{unit} falls.', { unit: names('unit', units) });
  expect(tallied(units.map((_, unit) => of(falls, { unit })))).toBe('U0, U1 and 10 more fall.');
});

test('lines end by column 80, between words, and go on beside their label', () => {
  const words = Array.from({ length: 30 }, (_, i) => `word${i}`);
  const wrapped = wrap(words.join(' '), 2).split('\n');
  const listed = hanging([
    ['label', words.join(' ')],
    ['longer label', ''],
  ]);
  expect(wrapped.map((line) => line.length > 73 && line.length <= 80)).toEqual([true, true, false]);
  expect(wrapped.join(' ').split(/ +/)).toEqual(words);
  expect(listed.every((line) => line.length <= 80)).toBe(true);
  expect(listed[0]).toMatch(/^ {2}label {9}word0 /);
  expect(listed[1]).toMatch(/^ {16}word/);
  expect(listed.at(-1)).toBe('  longer label');
});

test.each([1, 2, 3])(
  'the opening of Overlord, seed %i, is a page; log and dice have all of it',
  async (seed) => {
    const ran = await typed(['log', 'dice'], 'play', 'overlord-dday', '--seed', String(seed));
    const [head = ''] = ran.out.split('\n\n');
    const lines = head.split('\n');
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(Math.max(...ran.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(head).toMatch(/^ {2}Weather \(27\.1\.1-a\): Tomorrow will be /m);
    expect(head).toMatch(/^ {2}Bombardment before the landings \(27\.1\.6-a\): WN/m);
    const [, decisions, dice] = /^ {2}(\d+) decisions, (\d+) of Chance: /m.exec(head) ?? [];
    expect(Number(dice)).toBeGreaterThan(60);
    const log = saidTo(ran, 'log').replaceAll('\n    ', ' ').trimEnd().split('\n');
    expect(log).toHaveLength(Number(decisions));
    const rolled = log.flatMap((line) => /^Chance: (\S+) \[/.exec(line)?.[1] ?? []);
    const rows = saidTo(ran, 'dice').split('Left')[0]?.trimEnd().split('\n') ?? [];
    const column = rows[0]?.lastIndexOf(' ') ?? 0;
    const shown = rows.flatMap((row) => row.slice(column).trim().split(' '));
    expect(shown.toSorted()).toEqual(rolled.toSorted());
  },
);

test.each([
  ['overlord-dday', 'allied', 'scripted', 90],
  ['overlord-dday', 'german', 'scripted', 40],
  ['proving', 'blue', 'random', 60],
] as const)(
  '%s for %s: the log has every event, the recap names or counts everybody',
  async (id, side, name, most) => {
    const session = await begin(id, { side, seed: '5', option: [] } as unknown as Options);
    const { engine, match } = session;
    const player = (await playerOf(engine.game, name, ''))(engine.game.sides.of(side));
    const coins = seeded(8);
    const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
    let named = 0;
    for (let i = 0; i < most && !engine.over; i++) {
      const from = i === 0 ? 0 : match.plies.length - 1;
      while (!engine.over && !session.isAsking) session.stepOn();
      const brief = flat(news(session).join(' '));
      const log = flat(logText(session));
      const events = match.plies.slice(from).flatMap((ply) => ply.events);
      for (const event of events.filter(({ seen }) => (seen & (1 << session.viewer)) !== 0)) {
        expect(log).toContain(session.voice.sentence(event));
        const unit = event.type.args.unit as typeof UNIT | undefined;
        if (unit === undefined || brief.includes(unit.text(event.args.unit as number))) named++;
        else expect(brief).toMatch(/ and \d+ more /);
      }
      expect(brief.length).toBeLessThanOrEqual(Math.max(400, log.length));
      if (!engine.over) session.act(player.choose(new Seat(engine, engine.side), coins));
    }
    expect(named).toBeGreaterThan(10);
  },
);
