import { type Action, type Match, type Player, randomPlayer, seeded, type View } from '@bocage/kernel';
import type { Deliberation, Thinker, Thought } from '@bocage/kernel/players';
import { expect, test } from 'vitest';
import type { Table } from '../src/index.ts';
import { act, assault, BLUE, RED, tableOf } from './scene.ts';

const TRIALS = 5;

/** Thinks for a few trials whenever it is asked after something it has not thought about, and then ends its round. */
class Slow implements Thinker {
  readonly name = 'slow';
  thought: Thought | null = null;
  /** How often it began to think, and what it was told to go on with. */
  begun = 0;
  readonly recalled: (string | undefined)[] = [];

  deliberate(view: View): Deliberation | null {
    const stretch = stretchOf(view);
    if (this.thought?.stretch === stretch) return null;
    this.begun++;
    let left = TRIALS;
    return {
      get progress() {
        return 1 - left / TRIALS;
      },
      step: () => --left > 0,
    };
  }

  settle(deliberation: Deliberation, view: View): void {
    const plan = { id: `after ${deliberation.progress}`, words: 'to sit still', style: {} };
    this.thought = { plan, considered: [], rollouts: TRIALS, stretch: stretchOf(view) };
  }

  act(): Action {
    return { verb: 'end', args: [] };
  }

  choose(): Action {
    return this.act();
  }

  recall(thought: Thought | null): void {
    this.recalled.push(thought?.plan.id);
    this.thought = thought;
  }
}

/** The turn, as far as a test needs it: what Blue has done does not count. */
const stretchOf = ({ game, data }: View): number =>
  data[game.layout.at.get('turn')?.base as number] as number;

const seated = (match: Match, red: Player): Table =>
  tableOf(match, [BLUE], { opponents: [undefined, red], coins: seeded(4) });

/** Blue has ended its round, and Red is to answer: no other chit is in the cup. */
function untilRed(red: Player): Table {
  const table = seated(assault(), red);
  table.act({ verb: 'end', args: [] });
  while (table.engine.side !== RED) table.stepOn();
  return table;
}

test('who is to answer thinks bit by bit, and the table can be looked at meanwhile', () => {
  const red = new Slow();
  const table = untilRed(red);
  const { thinking } = table;
  expect(thinking).toMatchObject({ side: RED, progress: 0 });
  thinking?.step();
  table.goTo(table.ply);
  expect(table.thinking).toBe(thinking);
  expect(thinking?.progress).toBeCloseTo(0.2);
  while (thinking?.step());
  table.settle();
  expect(table.thinking).toBeNull();
  expect(red.thought?.plan.id).toBe('after 1');
  const { ply } = table;
  table.stepOn();
  expect(table.thoughts).toMatchObject([
    { ply, lines: [0], side: RED, thought: { plan: { id: 'after 1' } } },
  ]);
  expect(red.begun).toBe(1);
});

test('whoever lets it answer at once gets the same answer', () => {
  const [patient, hasty] = [new Slow(), new Slow()];
  const table = untilRed(patient);
  while (table.thinking?.step());
  table.settle();
  table.stepOn();
  const other = untilRed(hasty);
  other.stepOn();
  expect(other.thoughts).toEqual(table.thoughts);
  expect(other.match.plies.at(-1)?.answers).toEqual(table.match.plies.at(-1)?.answers);
});

test('“move now” takes what was found so far', () => {
  const red = new Slow();
  const table = untilRed(red);
  table.thinking?.step();
  table.settle();
  table.stepOn();
  expect(red.thought?.plan.id).toBe(`after ${1 - (TRIALS - 1) / TRIALS}`);
});

test('thinking is given up when something is taken back, and begins anew when it is asked again', () => {
  const red = new Slow();
  const table = untilRed(red);
  const given = table.thinking;
  given?.step();
  table.takeBack();
  expect(table.thinking).toBeNull();
  act(table, 'end');
  expect(red.begun).toBe(2);
  expect(table.thoughts.map(({ thought }) => thought.plan.id)).toEqual(['after 1']);
});

test('what was thought on a way that was left is forgotten, and stays with that way', () => {
  const red = new Slow();
  const table = untilRed(red);
  table.stepOn();
  table.takeBack();
  table.act({ verb: 'end', args: [] });
  while (table.engine.side !== RED) table.stepOn();
  expect(table.thinking).not.toBeNull();
  expect(red.recalled).toEqual([undefined]);
  table.stepOn();
  expect(table.thoughts.map(({ lines }) => lines)).toEqual([[0], [1]]);
  const [first, second] = table.thoughts;
  expect(second?.ply).toBe(first?.ply);
});

test('on another day it goes on with what it thought', () => {
  const table = untilRed(new Slow());
  const asked = table.ply;
  table.stepOn();
  const again = new Slow();
  const thoughts = JSON.parse(JSON.stringify(table.thoughts));
  const later = tableOf(table.match, [], { opponents: [randomPlayer, again], thoughts });
  expect(later.thoughts).toEqual(thoughts);
  expect(later.thoughts[0]?.ply).toBe(asked);
  while (again.recalled.length === 0) later.stepOn();
  expect(again.recalled).toEqual(['after 1']);
});

test('a thought may be told to those who knew all that it was thought from', () => {
  // Red knows where the mine lies.
  const red = untilRed(new Slow());
  red.stepOn();
  expect(red.thoughts[0]?.told).toEqual([RED]);
  // Blue knows nothing that Red does not.
  const blue = tableOf(assault(), [RED], { opponents: [new Slow(), undefined] });
  blue.stepOn();
  expect(blue.thoughts[0]?.told).toEqual([BLUE, RED]);
});
