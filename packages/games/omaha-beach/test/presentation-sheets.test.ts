import { expect, test } from 'vitest';
import { CASES } from '../src/cases/index.ts';
import { CARD, UNIT } from '../src/data.ts';
import { POST } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { before, C8, COMPANY, compared, KNOWN } from './assaults.ts';
import { play, rowsOf, scene, sketched } from './scene.ts';
import { sheet } from './seeing.ts';

const SEEN = `post ${C8} back=KGM german=4/1/915 revealed=yes`;
const US = ['A/1/16 1715', 'B/1/16 1813'];
const WORDS = `attack ${C8} A/1/16+B/1/16`;

test('an attack on Germans in sight: strengths, weapons ticked off, and the row of the table', () => {
  const found = sheet(before(SEEN, US), WORDS);
  expect(found.title).toBe('Attack on 1814, C8');
  expect(rowsOf(found)).toEqual([
    'Regular actions: 2 of 2 [ACT-02]',
    'A Company, 16th Infantry: 6',
    'B Company, 16th Infantry: 6',
    'Attack: 12 [RES-02]',
    '4./915: 4',
    'Defense: 4 [RES-02]',
    'Automatic rifle: ✓ A/1/16 and B/1/16 [WPN-01]',
    '12 against 4, with all weapons: The German leaves the hex: out of play, or to the division’s reserve. [RES-02]',
  ]);
});

/** What the sheet says is compared, in the words of the event that tells it. */
const promised = (german: string, us: readonly string[], words: string, ...more: string[]): string =>
  sheet(before(german, us, ...more), words).result.replace('all weapons', 'the weapons');

test('the sheet compares what the rules compare, with depth, ground, few steps and missing weapons', () => {
  const cases: readonly [string, readonly string[], string][] = [
    [SEEN, US, WORDS],
    [KNOWN, US, WORDS],
    [KNOWN, ['A/1/16 1715 steps=2', 'B/1/16 1813 steps=1'], WORDS],
    [SEEN, ['A/1/16 1815 steps=1'], `attack ${C8} A/1/16`],
    [SEEN.replace('4/1/915', '1/1/915'), ['A/1/16 1715', 'B/1/16 1714'], WORDS],
    [SEEN.replace('4/1/915', '1/1/915'), US, WORDS],
    ['post 1220 back=plain german=crew2 revealed=yes', ['A/1/16 1221', 'B/1/16 1321'], 'attack 1220 A/1/16'],
  ];
  for (const [german, us, words] of cases) {
    const match = before(german, us);
    const result = promised(german, us, words);
    expect(compared(play(match, words)), words).toBe(result);
  }
});

test('a weapon that nobody has is crossed out; so is flanking from hexes that touch', () => {
  const flanked = SEEN.replace('4/1/915', '2/1/915');
  expect(rowsOf(sheet(before(flanked, ['A/1/16 1715', 'B/1/16 1714']), WORDS)).join()).toContain(
    'Flanking: ✗',
  );
  expect(rowsOf(sheet(before(flanked, US), WORDS)).join()).toContain('Flanking: ✓ [WPN-10]');
  const few = sheet(before(SEEN, ['B/1/16 1813 steps=1']), `attack ${C8} B/1/16`);
  expect(rowsOf(few).join()).toContain('Automatic rifle: ✗ nobody has it');
});

test('what the division cannot pay for is crossed out; what costs nothing is not spoken of', () => {
  const { g } = before(SEEN, US, 'moreActions -1').engine;
  const few = rowsOf(presentation.sheet(g, 'attack', [POST.of(C8), [UNIT.of('A/1/16'), UNIT.of('B/1/16')]])!);
  expect(few[0]).toBe('Regular actions: ✗ 2, and 1 left [ACT-02]');
  const led = rowsOf(sheet(before(SEEN, ['B/1/16 1813 hero=Spalding']), `attack ${C8} B/1/16`));
  expect(led.join()).not.toContain('Regular actions');
});

test('a hero among them adds one, or is the missing weapon', () => {
  const us = ['B/1/16 1813 steps=1 hero=Spalding'];
  const rows = rowsOf(sheet(before(SEEN, us), `attack ${C8} B/1/16`)).join('\n');
  expect(rows).toContain('A hero: +1, or one missing weapon [ATK-15]');
  expect(rows).toMatch(/The hero (as a weapon|adds one): /);
});

test('of Germans face down every sort that may turn up has a row, and each is what would be compared', () => {
  sketched('the companies that may turn up are neither in a box nor out of play');
  const found = sheet(before(COMPANY, US), WORDS);
  const rows = rowsOf(found).filter((row) => row.startsWith('If it has'));
  expect(found.result).toBe('Turned up first, then compared');
  expect(rows.length).toBeGreaterThan(2);
  const total = rows.map((row) => Number(/\((\d+) of 8\)/.exec(row)?.[1])).reduce((a, b) => a + b, 0);
  expect(total).toBe(8);
  for (const german of ['4/1/915', '2/1/915', '4/Fus/352']) {
    const match = play(before(COMPANY.replace('4/1/915', german), US), WORDS);
    expect(rows.join('\n')).toContain(compared(match).replace('the weapons', 'all weapons'));
  }
});

test('a barrage counts the cards that are left by what they would do, as the rules do it', () => {
  sketched('the deck has six cards, and the others are nowhere');
  const cards = ['card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6'];
  const lines = ['1/B/741 0713', 'E/2/16 0711', 'post 0912 back=75 german=gun75.1', 'HQ16 0713'];
  const make = () =>
    scene(
      'actions 6',
      ...lines,
      `deck ${CARD.words.map((word) => `${word}=${cards.includes(word) ? 1 : 0}`).join(' ')}`,
    );
  const args = [UNIT.of('1/B/741'), POST.of('0912')];
  const found = presentation.sheet(make().engine.g, 'barrage', args);
  const counted = rowsOf(found!).filter((row) => /of 6 cards/.test(row));
  let disrupted = 0;
  for (const card of cards) {
    const match = make();
    match.engine.apply({ verb: 'barrage', args });
    match.engine.resolve(CARD.of(card));
    if (match.engine.g.post.disrupted.get(POST.of('0912')) === 1) disrupted++;
  }
  expect(disrupted).toBeGreaterThan(0);
  expect(counted).toContain(`${disrupted} of 6 cards: the German is disrupted [BAR-08]`);
  expect(counted).toContain(`${6 - disrupted} of 6 cards: nothing happens [BAR-08]`);
});

test('there is no sheet where nothing is reckoned, nor one of an empty post', () => {
  const { g } = before(SEEN, US).engine;
  expect(presentation.sheet(g, 'move', [[UNIT.of('A/1/16')]])).toBeNull();
  expect(presentation.sheet(g, 'attack', [POST.of('0812')])).toBeNull();
  expect(presentation.sheet(g, 'attack', [])).toBeNull();
  expect(presentation.sheet(g, 'attack', [POST.of(C8)])?.result).toBe('Choose who attacks');
});

test('the rules that sheets name are there', () => {
  const sheets = [
    sheet(before(KNOWN, ['B/1/16 1813 hero=Spalding'], 'navalMarkers 1'), `attack ${C8} B/1/16`),
    sheet(before(COMPANY, US), WORDS),
    presentation.sheet(before(SEEN, US, 'navalMarkers 1').engine.g, 'naval', [POST.of(C8)])!,
  ];
  for (const { rows } of sheets)
    for (const { rule } of rows) if (rule !== undefined) expect(Object.keys(CASES)).toContain(rule);
});
