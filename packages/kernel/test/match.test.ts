import { expect, test } from 'vitest';
import {
  type Action,
  CHANCE,
  d6,
  done,
  type EventType,
  flag,
  type GameState,
  IllegalAction,
  int,
  list,
  Match,
  perft,
  readPosition,
  readRecord,
  resume,
  rulebook,
  StaleMark,
  seeded,
  sentence,
  start,
  writePosition,
  writeRecord,
} from './kernel.ts';
import { type G, outpost, PATROL, play, playedTo, startOutpost } from './outpost.ts';
import { act, BLUE, RED, scripted, tiny } from './tiny.ts';

const said = (match: Match<G>, side: number): string[] => match.events(side).map(sentence);
const why = (match: Match, side?: number): string | undefined => match.whyNotUndo(side)?.text;

/** Ada stands in the ford, where no mine is; Blue may send her on to the hill without anybody being asked. */
const adaInTheFord = (mine: string): Match<G> =>
  resume(
    readPosition(
      outpost,
      `bocage-position 1\ngame outpost 3\nscenario patrol\nscout Ada at=ford\nmine ${mine}\n> game.again\n> turn.act side=blue`,
    ),
  );

test('a match begins at the first decision with nothing decided', () => {
  const match = start(outpost, PATROL);
  expect(match.pending).toMatchObject({ side: CHANCE, path: 'game.deal' });
  expect([match.plies, match.answers, match.opening, match.legal()]).toEqual([[], [], [], []]);
  expect(match.redo()).toBe(false);
});

test('a ply is a decision with all that followed from it', () => {
  const match = startOutpost('1/2; bury hill; red');
  match.apply(act('end'));
  const ply = match.plies.at(-1);
  expect(ply?.side).toBe(RED);
  expect(ply?.answers.map(({ side, text, forced }) => [side, text, forced])).toEqual([
    [RED, 'end', false],
    [CHANCE, 'blue', true],
  ]);
  expect(match.plies).toHaveLength(4);
  expect(match.answers.map(({ text }) => text)).toEqual(['1/2', 'bury hill', 'red', 'end', 'blue']);
});

test('forced answers before the first decision are in the record too', () => {
  const match = startOutpost('1/2; bury hill', { scenario: 'forecast', options: { mines: 1, days: 1 } });
  expect(match.answers.map(({ text, forced }) => `${text} ${forced}`)).toEqual([
    '1/2 false',
    'bury hill false',
    'red true',
  ]);
  expect(match.pending).toMatchObject({ side: RED, path: 'game.again/turn.act' });
});

test('a match answers why, lists what is legal and shows a view', () => {
  const match = startOutpost(playedTo.blueMoves);
  expect(match.legal()).toHaveLength(13);
  expect(match.why(act('move', 0, 2))).toEqual([{ rule: '3.4', text: 'A scout goes one place on or back.' }]);
  expect(match.why(act('end'), RED)).toEqual([{ rule: 'turn', text: 'blue decides now' }]);
  expect(match.view(BLUE).side).toBe(BLUE);
});

test('a submitted action is done, or refused and leaves no trace', () => {
  const match = startOutpost(playedTo.blueMoves);
  const before = writePosition(match.engine);
  expect(match.submit(RED, act('end'))).toEqual([{ rule: 'turn', text: 'blue decides now' }]);
  expect(match.submit(BLUE, { verb: 'fly', args: [] })[0]?.rule).toBe('input');
  expect(() => match.apply(act('move', 0, 2))).toThrow(IllegalAction);
  expect(() => match.resolve(1)).toThrow(IllegalAction);
  expect([match.plies.length, match.answers.length, writePosition(match.engine)]).toEqual([3, 3, before]);
  expect(match.submit(BLUE, act('end'))).toEqual([]);
  expect([match.plies.length, match.plies.at(-1)?.side]).toEqual([4, BLUE]);
});

test('a request that comes twice is done once, and one for another moment is refused', () => {
  const match = startOutpost(playedTo.blueMoves);
  const known = match.plies.length;
  expect(match.submit(BLUE, act('end'), known)).toEqual([]);
  const after = writePosition(match.engine);
  expect(match.submit(BLUE, act('end'), known)).toEqual([]);
  const stale = [{ rule: 'turn', text: 'this was meant for another moment of the game' }];
  expect(match.submit(BLUE, act('move', 0, 1), known)).toEqual(stale);
  expect(match.submit(RED, act('end'), known)).toEqual(stale);
  expect(match.submit(BLUE, { verb: 7 }, known)).toEqual(stale);
  for (const other of [known + 2, -1, 0.5, Number.NaN, 0])
    expect(match.submit(BLUE, act('end'), other), `${other}`).toEqual(stale);
  expect([match.plies.length, writePosition(match.engine)]).toEqual([known + 1, after]);
});

test('nothing more is done when the game is over', () => {
  const match = startOutpost('1/2; bury hill; blue; end; end');
  expect([match.engine.over, match.pending]).toEqual([true, undefined]);
  expect(() => match.apply(act('end'))).toThrow('turn: the game is over');
});

test('Chance is let loose until a player is asked, and no further', () => {
  const match = start(outpost, { scenario: 'patrol', options: { mines: 0, days: 1 } });
  match.rollDice(scripted(1, 0));
  expect(match.pending).toMatchObject({ side: BLUE, path: 'game.again/turn.act' });
  expect(match.answers.map(({ text }) => text)).toEqual(['2/1', 'blue']);
  match.rollDice(scripted());
  expect(match.plies).toHaveLength(2);
});

test('Chance let loose stops at the end of the game', () => {
  const { procedure } = rulebook<unknown>();
  const main = procedure('game', {}, { roll: { rule: '1', chance: d6, then: () => done } });
  const match = start(tiny({ schema: {}, main }), { scenario: 'plain', options: {} });
  match.rollDice(seeded(1));
  expect([match.engine.over, match.plies.length]).toEqual([true, 1]);
});

test('a decision that tells nobody anything is undone freely', () => {
  const match = adaInTheFord('-');
  const before = match.engine.snapshot();
  match.apply(act('move', 0, 2));
  expect(match.whyNotUndo()).toBeNull();
  expect(match.whyNotUndo(BLUE)).toBeNull();
  expect(match.undo(BLUE)).toBeNull();
  expect(match.engine.snapshot()).toEqual(before);
  expect([match.plies, match.answers, match.events(BLUE)]).toEqual([[], [], []]);
});

test('before anything is decided there is nothing to undo', () => {
  const match = start(outpost, PATROL);
  expect(match.whyNotUndo()).toEqual({ rule: 'turn', text: 'nothing has been decided yet' });
  expect(match.undo()?.text).toBe('nothing has been decided yet');
  expect(match.takeBack()).toBe(false);
});

test('undo stops where Chance has answered', () => {
  const match = startOutpost(playedTo.blueMoves);
  expect(match.undo(BLUE)).toEqual({ rule: 'turn', text: 'dice or cards have answered since' });
  expect(match.plies).toHaveLength(3);
});

test('a decision that leads to a throw can be undone until the die is cast', () => {
  const match = startOutpost(`${playedTo.blueDodges}; duck`);
  expect(match.pending?.side).toBe(CHANCE);
  expect(match.whyNotUndo(BLUE)).toBeNull();
  match.resolve(6);
  expect(why(match, BLUE)).toBe('dice or cards have answered since');
});

test('one side does not undo the decision of the other', () => {
  const match = adaInTheFord('-');
  match.apply(act('move', 0, 2));
  expect(match.undo(RED)).toEqual({ rule: 'turn', text: 'the last decision was the other side’s' });
});

const BARRIER = 'something was shown, or the decision went to another side';

test('undo stops where a side came to see what it did not', () => {
  const match = startOutpost(`${playedTo.blueMoves}; look south`);
  expect(match.pending?.side).toBe(BLUE);
  expect([why(match), why(match, BLUE)]).toEqual([BARRIER, BARRIER]);
});

test('undo stops where the decision went to the other side', () => {
  expect(why(startOutpost(playedTo.redAims))).toBe(BARRIER);
  expect(startOutpost(playedTo.redAims).plies.map(({ barrier }) => barrier)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('undo stops at the end of the game', () => {
  expect(why(startOutpost('1/2; bury hill; blue; end; end'))).toBe(BARRIER);
});

test('a mine that goes off is not undone', () => {
  const match = adaInTheFord('hill');
  match.apply(act('move', 0, 2));
  expect(match.pending?.side).toBe(BLUE);
  expect(why(match)).toBe(BARRIER);
});

const flare: EventType<{ at: ReturnType<typeof int> }> = { name: 'flare', rule: '1', say: '', args: { at: int(0, 9) }, reveals: true }; // biome-ignore format: short
const spark: EventType<{ at: ReturnType<typeof int> }> = { ...flare, name: 'spark', reveals: false };
const schema = { open: flag, secret: int(0, 9), hand: list(int(0, 9), 4), turn: int(0, 99) };
type T = GameState<typeof schema>;

/** Blue does one thing after another; each verb does what the test is about. */
function table(): Match<T> {
  const { procedure, verb } = rulebook<T>();
  const main = procedure('game', { plan: int(0, 9) }, {
    act: {
      rule: '1',
      prompt: '',
      who: () => BLUE,
      may: [
        verb('wait', (g) => { g.turn += 1; return 'act'; }),
        verb('flare', (g) => { g.emit(flare, { at: 1 }); return 'act'; }),
        verb('spark', (g) => { g.emit(spark, { at: 1 }); return 'act'; }),
        verb('open', (g) => { g.open = 1; return 'act'; }),
        verb('close', (g) => { g.open = 0; return 'act'; }),
        verb('draw', (g) => { g.hand.push(3); return 'act'; }),
        verb('ask', () => 'red'),
        verb('throw', () => 'certain'),
        verb('end', () => done),
      ],
    },
    red: { rule: '2', prompt: '', who: () => RED, may: [verb('yes', () => 'act')] },
    certain: { rule: '3', chance: { kind: int(1, 1), weight: () => 1, total: 1 }, then: () => 'act' },
  }); // biome-ignore format: a table
  const seenBy = (g: T, _row: number, side: number): boolean => side === BLUE || g.open === 1;
  const hidden = { secret: { seenBy }, hand: { seenBy }, 'game.plan': { seenBy } };
  return start(tiny({ schema, main, hidden, events: [flare, spark] as unknown as EventType[] }), { scenario: 'plain', options: {} }); // biome-ignore format: short
}

const doing = (...verbs: string[]): Match<T> => {
  const match = table();
  for (const verb of verbs) match.apply(act(verb));
  return match;
};

test.each([
  ['something public', 'wait', undefined],
  ['an event that shows nothing', 'spark', undefined],
  ['an event that shows something', 'flare', BARRIER],
  ['opening what was hidden', 'open', BARRIER],
  ['a hidden list that grows', 'draw', BARRIER],
  ['a forced answer of the other side', 'ask', BARRIER],
  ['a forced answer of Chance', 'throw', BARRIER],
])('%s: the decision can be undone or not', (_title, verb, reason) => {
  expect(why(doing(verb))).toBe(reason);
  expect(doing(verb).plies.at(-1)?.barrier).toBe(reason !== undefined);
});

test('covering up again shows nothing', () => {
  expect(why(doing('open', 'close'))).toBeUndefined();
});

test('undo stops where a side came to see a local that was hidden', () => {
  const { procedure, verb } = rulebook<T>();
  const may = [verb('show', (g) => { g.open = 1; return 'act' as const; }), verb('end', () => done)]; // biome-ignore format: short
  const main = procedure(
    'game',
    { plan: int(0, 9) },
    { act: { rule: '1', prompt: '', who: () => BLUE, may } },
  );
  const hidden = {
    'game.plan': { seenBy: (g: T, _row: number, side: number) => side === BLUE || g.open === 1 },
  };
  const match = start(tiny({ schema, main, hidden }), { scenario: 'plain', options: {} });
  match.apply(act('show'));
  expect(match.view(RED).data).not.toEqual(table().view(RED).data);
  expect(why(match)).toBe(BARRIER);
});

test('anything can be taken back by consent, and done again', () => {
  const match = startOutpost(playedTo.blueDodges);
  const [position, answers, events] = [writePosition(match.engine), [...match.answers], match.events(RED)];
  for (let i = 0; i < 6; i++) expect(match.takeBack()).toBe(true);
  expect(match.takeBack()).toBe(false);
  expect([match.pending?.path, match.answers]).toEqual(['game.deal', []]);
  for (let i = 0; i < 6; i++) expect(match.redo()).toBe(true);
  expect(match.redo()).toBe(false);
  expect([writePosition(match.engine), match.answers, match.events(RED)]).toEqual([
    position,
    answers,
    events,
  ]);
});

test('a decision that was taken back is done again with all that followed', () => {
  const match = startOutpost('1/2; bury hill; red; end');
  const answers = [...match.answers];
  match.takeBack();
  expect(match.answers).toHaveLength(3);
  match.redo();
  expect(match.answers).toEqual(answers);
});

test('after a new decision the old ones cannot be done again', () => {
  const match = startOutpost(playedTo.redAims);
  match.takeBack();
  match.takeBack();
  play(match, 'red');
  expect(match.redo()).toBe(false);
  expect(match.answers.map(({ text }) => text)).toEqual(['1/2', 'bury hill', 'red']);
});

test('a refused request does not take away what can be done again', () => {
  const match = startOutpost(playedTo.redAims);
  match.takeBack();
  expect(match.submit(BLUE, act('fly'))).toHaveLength(1);
  expect(match.redo()).toBe(true);
  expect(match.pending?.path).toBe('game.again/turn.act/stepping.arrived/shot.aim');
});

test('what is undone can be done again too', () => {
  const match = doing('wait', 'wait');
  match.undo();
  match.undo();
  expect(match.engine.g.turn).toBe(0);
  match.redo();
  expect(match.engine.g.turn).toBe(1);
  match.redo();
  expect([match.engine.g.turn, match.redo()]).toEqual([2, false]);
});

test('each side is told of what it may know', () => {
  const match = startOutpost(playedTo.redAims);
  expect(said(match, RED)).toEqual(['Red buries the mine: hill.', 'Ada goes: ford.']);
  expect(said(match, BLUE)).toEqual(['Ada goes: ford.']);
});

test('what happens before the first decision is told too', () => {
  const { procedure } = rulebook<T>();
  const main = procedure('game', {}, {
    begin(g) {
      g.emit(spark, { at: 4 });
      return 'roll';
    },
    roll: { rule: '1', chance: d6, then: () => done },
  }); // biome-ignore format: a table
  const match = start(tiny({ schema, main }), { scenario: 'plain', options: {} });
  expect(match.opening.map(({ args }) => args)).toEqual([{ at: 4 }]);
  match.resolve(1);
  expect(match.events(RED)).toHaveLength(1);
});

test('a match goes on from a position as from a beginning', () => {
  const match = adaInTheFord('-');
  expect([match.plies, match.answers, match.opening]).toEqual([[], [], []]);
  match.apply(act('move', 0, 2));
  expect(match.plies).toHaveLength(1);
  expect(match).toBeInstanceOf(Match);
});

test('looking ahead on the engine of a match leaves no trace in the match', () => {
  const match = startOutpost(playedTo.blueMoves);
  perft(match.engine, 3);
  expect(match.plies.map(({ answers }) => answers.length)).toEqual([1, 1, 1]);
  expect(said(match, BLUE)).toEqual([]);
  expect(match.takeBack()).toBe(true);
});

test('looking ahead before the first decision leaves no trace in the match', () => {
  const match = start(outpost, PATROL);
  perft(match.engine, 3);
  expect(match.answers).toEqual([]);
  play(match, playedTo.blueMoves);
  expect(() => readRecord(outpost, writeRecord(match))).not.toThrow();
});

test('what was decided before another state was loaded is not taken back, and nothing of the history is lost', () => {
  const match = startOutpost('1/2; bury hill; red; end');
  const [plies, answers] = [match.plies.length, match.answers.length];
  match.engine.load(start(outpost, PATROL).engine.snapshot());
  const loaded = match.engine.snapshot();
  expect(() => match.takeBack()).toThrow(StaleMark);
  expect(() => match.undo()).not.toThrow();
  expect([match.plies.length, match.answers.length]).toEqual([plies, answers]);
  expect(match.engine.snapshot()).toEqual(loaded);
});

test('a mark of before a load is an error, also where the journal is as long again; one of after is good', () => {
  const { engine } = startOutpost('1/2');
  const mark = engine.mark();
  engine.load(engine.snapshot());
  const after = engine.mark();
  engine.play(engine.legal()[0] as Action);
  expect(() => engine.rollback(mark)).toThrow('it can no longer be taken back');
  engine.rollback(after);
  expect(() => engine.rollback(after + 1)).toThrow(StaleMark);
});
