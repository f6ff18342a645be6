import { CHANCE, determinize, Engine, seeded, setUpFor, viewOf } from '@bocage/kernel';
import { sentence } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import { montysDday } from '../src/index.ts';
import { LAYING, layingsOf, minesIn } from '../src/layings.ts';
import { gunsAt } from '../src/rules/amphibious/guns.ts';
import { clearMine, possibleMines } from '../src/rules/amphibious/mines.ts';
import { BEACHES } from '../src/terms.ts';
import { ALLIED, asks, GERMAN, news, type Play, play, position, row, scene, seen } from './scene.ts';

type G = Play['engine']['g'];
const LAYINGS = layingsOf(0);
const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Dice that come to so much, as Chance gives them. */
const thrown = (sum: number): number => 10 * Math.max(1, sum - 6) + Math.min(6, sum - 1);

/** Guns of 18, so that the third mine point makes another column. */
const GUNS = ['Le-Havre Le-Havre', 'Ouistreham 2317 facing=N'];
const START = ['1-SR 2622', 'LRC 4027', ...GUNS];

/** Guns of 9, so that the second mine point disrupts whom they do not. */
const FEW = ['1/J-200 2618', '12/736 2818'];

/** An engine that stands before the landing of a battalion at Sword, with the mines of a laying, of which some are cleared. */
function before(laying: number, cleared: number): Engine<G> {
  const match = scene('landings 3', ...START);
  const { engine } = match;
  for (const beach of BEACHES.keys()) engine.g.beach.mines.set(beach, minesIn(laying, beach));
  for (let i = 0; i < cleared; i++) clearMine(engine.g, 0);
  play(match, 'beach sword');
  return engine;
}

/** All that the Allies can tell of a landing: what they are told, with its rule, and which areas they know to have no mines. */
function observed(engine: Engine<G>, areas: string): string {
  const told = (engine.g.log ?? []).filter((event) => (event.seen & (1 << ALLIED)) !== 0);
  return [...told.map((event) => `${event.rule} ${sentence(event)}`), areas].join('\n');
}
function seenMines(engine: Engine<G>): string {
  const { data } = viewOf(engine as unknown as Engine, ALLIED);
  const at = engine.game.layout.at.get('beach.mines')?.base ?? 0;
  return data.slice(at, at + BEACHES.length).join();
}
/** The layings that the view of the Allies admits, after so many points at Sword have been cleared. */
function admitted(engine: Engine<G>, cleared: number): string {
  const unknown = [...BEACHES.keys()].filter((beach) => engine.g.beach.mines.get(beach) > 0);
  const found = possibleMines(engine.g, unknown).map(([sword = 0, ...rest]) =>
    [sword + cleared, ...rest].join('/'),
  );
  return found.sort().join(' ');
}

/** Every landing there can be: its dice, and what becomes of it. */
function eachLanding(
  cleared: number,
  visit: (laying: number, engine: Engine<G>, areas: string) => void,
): void {
  for (const laying of LAYINGS) {
    if (minesIn(laying, 0) < cleared) continue;
    const engine = before(laying, cleared);
    const areas = seenMines(engine);
    for (const sea of [1, 2, 4, 6])
      for (const drift of SUMS)
        for (const casualty of SUMS) {
          const mark = engine.mark();
          engine.g.log = [];
          engine.resolve(sea);
          engine.resolve(thrown(drift));
          if (engine.stepName === 'beachLanding.casualty') engine.resolve(thrown(casualty));
          visit(laying, engine, areas);
          engine.rollback(mark);
        }
  }
}

test.each([0, 1])(
  'MDD 5.4.3-a, R-16: what the Allies may take for the mines is what the results admit, with %i cleared',
  (cleared) => {
    const truths = new Map<string, Set<string>>();
    const admissions = new Map<string, Set<string>>();
    eachLanding(cleared, (laying, engine, areas) => {
      const key = observed(engine, areas);
      truths.set(key, (truths.get(key) ?? new Set()).add(LAYING.text(laying)));
      admissions.set(key, (admissions.get(key) ?? new Set()).add(admitted(engine, cleared)));
    });
    const narrowed = [...truths].filter(([, layings]) => layings.size < 5);
    expect(narrowed.length).toBeGreaterThan(3);
    for (const [key, layings] of truths)
      expect([...(admissions.get(key) ?? [])]).toEqual([[...layings].sort().join(' ')]);
  },
);

/** A landing at Sword under few guns, the mines laid as 4/2/1 and some of them cleared, up to its casualties. */
function underFew(cleared: number): Play {
  const match = scene('landings 3', '1-SR 2622', 'LRC 4027', ...FEW);
  const { g } = match.engine;
  expect(gunsAt(g, 0)).toBe(9);
  for (const beach of BEACHES.keys()) g.beach.mines.set(beach, minesIn(LAYING.of('4/2/1'), beach));
  for (let i = 0; i < cleared; i++) clearMine(g, 0);
  return play(match, 'beach sword', '1', '3+4');
}

test('R-16: a result that guns alone do not bring shows how many mines there are at least', () => {
  // Below 11 no throw disrupts anybody.
  const least = (cleared: number): string => admitted(play(underFew(cleared), '6+6').engine, cleared);
  expect(admitted(underFew(0).engine, 0).split(' ')).toHaveLength(12);
  expect(least(0), 'two').toBe('2/1/4 2/2/3 2/3/2 2/4/1 3/1/3 3/2/2 3/3/1 4/1/2 4/2/1');
  expect(least(1), 'two, and one that is gone').toBe('3/1/3 3/2/2 3/3/1 4/1/2 4/2/1');
  const unharmed = play(underFew(0), '1+1');
  expect(admitted(unharmed.engine, 0).split(' '), 'a result that others bring as well').toHaveLength(12);
});

test('R-16: guesses are drawn from all layings that are possible, and from no other', () => {
  const engine = before(LAYING.of('4/2/1'), 0);
  engine.resolve(1);
  engine.resolve(thrown(12)); // 16 at Average tide: right 3, which takes three points at least
  const drawn = new Set<string>();
  const view = viewOf(engine as unknown as Engine, ALLIED);
  const random = seeded(1);
  for (let i = 0; i < 300; i++) {
    const { g } = determinize(view, random) as unknown as Engine<G>;
    drawn.add(BEACHES.map((_, beach) => g.beach.mines.get(beach)).join('/'));
  }
  expect([...drawn].sort()).toEqual(['3/1/3', '3/2/2', '3/3/1', '4/1/2', '4/2/1']);
});

test('R-16: the Allies are told sea and result, the Germans dice, sums and mines', () => {
  const lines = [...START, 'beach sword mines=3', 'beach juno mines=2', 'beach gold mines=2'];
  const match = play(scene('landings 3', ...lines), 'beach sword', '2', '4+5', '6+5');
  expect(asks(match)).toBe('* beachLanding.sea');
  expect(news(match, ALLIED)).toEqual([
    'The sea off Sword: die 2, it adds 1.',
    'The landing at Sword is carried 2 hexrows west.',
    '1-SR is disrupted.',
    '1-SR is carried to 2823.',
    '1-SR lands in 2822.',
    '1-SR is eliminated.',
  ]);
  const told = news(match, GERMAN).filter((line) => !news(match, ALLIED).includes(line));
  expect(told).toEqual(['Dice 9, sea 1, mines 3: 13.', '1-SR: dice 11, total 12; guns 17, mines 3.']);
  expect(row(seen(match, ALLIED), 'beach sword').mines).toBe('?');
  expect(row(seen(match, ALLIED), 'secretDice').is).toBe('?');
  expect(row(seen(match, GERMAN), 'secretDice').is).toBe('65');
});

test('R-16: dice that come to the same look the same to the Allies, but are not the same in truth', () => {
  const after = (dice: string): Play =>
    play(scene('landings 3', ...START, 'beach sword mines=1'), 'beach sword', '1', dice);
  const [six, seven] = [after('3+3'), after('3+4')];
  expect(seen(six, ALLIED)).toBe(seen(seven, ALLIED));
  expect(position(six)).not.toBe(position(seven));
});

test('MDD 2.0-c: whatever is played, no view of the Allies gives the mines away', () => {
  const engine = new Engine(montysDday, setUpFor(montysDday, { scenario: 'd-day' })).begin();
  const random = seeded(11);
  const base = engine.game.layout.at.get('beach.mines')?.base ?? 0;
  for (let decisions = 0; !engine.over && decisions < 4000; decisions++) {
    const { data } = viewOf(engine as unknown as Engine, ALLIED);
    for (const beach of BEACHES.keys())
      expect(data[base + beach] === 0 || data[base + beach] === -32768).toBe(true);
    if (engine.side === CHANCE) engine.chance(random);
    else engine.play(engine.sample(random));
  }
});
