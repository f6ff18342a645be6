import { proving } from '@bocage/game-proving';
import { seeded, viewOf } from '@bocage/kernel';
import { readRecord } from '@bocage/kernel/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL, forecast, reports, type Table } from '../src/index.ts';
import { actionOf, BLUE, opening, play, RED, tableOf } from './scene.ts';

/** What is done to a table: a kind of thing and a number that says which. */
const DEEDS = ['on', 'on', 'on', 'undo', 'takeBack', 'redo', 'goTo', 'follow', 'lookBack', 'record'] as const;
const deeds = fc.array(fc.tuple(fc.constantFrom(...DEEDS), fc.nat(1000)), { minLength: 1, maxLength: 60 });
const seats = fc.constantFrom([BLUE], [RED], [BLUE, RED], []);

function goOn(table: Table, lot: number): void {
  const { engine } = table;
  if (engine.over) return;
  if (table.isAsking) table.act(engine.sample(seeded(lot)));
  else table.stepOn();
}

function doTo(table: Table, deed: (typeof DEEDS)[number], lot: number): void {
  if (deed === 'on') for (let i = 0; i < 6; i++) goOn(table, lot + i);
  else if (deed === 'undo') table.undo();
  else if (deed === 'takeBack') table.takeBack();
  else if (deed === 'redo') table.redo();
  else if (deed === 'goTo') table.goTo(lot % (table.length + 1));
  else if (deed === 'follow') table.follow(lot % table.lines.length);
  else if (deed === 'lookBack') table.lookBack();
  else table.record(lot % table.lines.length);
}

/** The answers up to a moment, and the state there. */
const past = (table: Table): string =>
  table
    .answersOf(table.line)
    .slice(0, table.ply)
    .map(({ step, text }) => `${step} ${text}`)
    .join('\n');

test('whatever is done, the same answers lead to the same state, knowledge and news', () => {
  fc.assert(
    fc.property(seats, deeds, (people, what) => {
      const table = tableOf(opening(), people);
      const known = new Map<string, unknown>();
      for (const [deed, lot] of what) {
        doTo(table, deed, lot);
        const now = [table.engine.snapshot(), ...[ALL, BLUE, RED].map((viewer) => reports(table, viewer))];
        const key = past(table);
        if (known.has(key)) expect(now).toEqual(known.get(key));
        known.set(key, now);
        expect(table.match.plies.map(({ answers }) => answers[0])).toEqual(
          table.answersOf(table.line).slice(0, table.ply),
        );
      }
    }),
    { numRuns: 40 },
  );
});

test('no line is lost but what was undone, and each is what its record replays', () => {
  fc.assert(
    fc.property(seats, deeds, (people, what) => {
      const table = tableOf(opening(), people);
      for (const [deed, lot] of what) {
        const before = table.lines.map(({ id }) => table.answersOf(id).length);
        doTo(table, deed, lot);
        for (const [id, length] of before.entries())
          if (id !== table.line) expect(table.answersOf(id)).toHaveLength(length);
      }
      const records = table.lines.map(({ id }) => readRecord(proving, table.record(id)));
      const again = tableOf(records[table.line] ?? opening(), people, {
        lines: records.map(({ answers }) => answers),
        line: table.line,
      });
      expect(again.lines).toEqual(table.lines);
      for (const { id, length } of table.lines) {
        const ply = (length * 7) % (length + 1);
        table.follow(id, ply);
        again.follow(id, ply);
        expect(again.engine.snapshot()).toEqual(table.engine.snapshot());
      }
    }),
    { numRuns: 25 },
  );
});

test('forecasts of whatever may be done sum to one, and change nothing', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(1000), (many, lot) => {
      const table = tableOf(opening(), [BLUE]);
      for (let i = 0; i < many; i++) goOn(table, lot + i);
      while (!table.engine.over && !table.isAsking) table.stepOn();
      if (table.engine.over) return;
      const { engine, match } = table;
      const before = engine.snapshot();
      const action = engine.sample(seeded(lot));
      for (const view of [null, match.view(BLUE)]) {
        const { ways } = forecast({ engine, view, action });
        expect(ways.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
      }
      expect(engine.snapshot()).toEqual(before);
    }),
    { numRuns: 25 },
  );
});

test('1.1, 1.2: while nobody stirs, Blue is told the same for every deal and every mine', () => {
  const told = (deal: string, mine: string): unknown => {
    const match = play(opening(), deal, `bury ${mine}`);
    const table = tableOf(match, [BLUE, RED]);
    table.lookBack();
    while (!table.engine.over)
      if (table.isAsking) table.act(actionOf(match, 'end'));
      else table.stepOn();
    return [reports(table, BLUE), forecastOf(deal, mine)];
  };
  const first = told('1/3/5', '0403');
  fc.assert(
    fc.property(
      fc.constantFrom('1/5/3', '3/1/5', '5/3/1'),
      fc.constantFrom('0304', '0405', '0505'),
      (deal, mine) => {
        expect(told(deal, mine)).toEqual(first);
      },
    ),
    { numRuns: 5 },
  );
});

/** What Blue is told of a move along the road, on which a mine may be. */
function forecastOf(deal: string, mine: string): unknown {
  const { engine } = play(opening(), deal, `bury ${mine}`, 'sun', 'blue-move');
  return forecast({ engine, view: viewOf(engine, BLUE), action: 'move B1 0203+0304' });
}
