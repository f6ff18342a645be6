import { readdirSync, readFileSync } from 'node:fs';
import { CHANCE, seeded } from '@bocage/kernel';
import { fallen, luckOf, newSecret } from '@bocage/kernel/host';
import { readRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { overlordDday } from '../src/index.ts';
import { asks, type Play, play, scene } from './scene.ts';

/** What fell, by the question: `combat.roll 2 0,811`. */
type Fallen = ReadonlyMap<string, string>;

/** Plays these actions with the dice of a secret; the first that may be done answers whatever else is asked. */
function fell(match: Play, secret: string, ...words: string[]): Fallen {
  const found = new Map<string, string>();
  const throwDice = (): void => {
    while (!match.engine.over && match.engine.side === CHANCE) {
      const { question, odds } = match.engine;
      const die = fallen(odds, luckOf(secret, match.luckKey));
      found.set(question, odds.kind.text(die));
      match.resolve(die);
    }
  };
  for (const word of words) {
    const verb = word.split(' ')[0] as string;
    throwDice();
    while (!match.engine.over && match.engine.offer.verb(verb) === undefined) {
      match.apply(match.engine.sample(seeded(1)));
      throwDice();
    }
    play(match, word);
  }
  throwDice();
  return found;
}

/** Fights of the Allies in phase 2; the Germans may strike back in it. */
const ALLIED_FIGHT = 'combat.roll 2 0,';
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const secretOf = (seed: number): string => newSecret(seeded(seed));

/** What two lines of play have both asked, with what fell in each. */
function shared(one: Fallen, other: Fallen, step: string): [string, string, string][] {
  const both = [...one].filter(([question]) => question.startsWith(step) && other.has(question));
  return both.map(([question, die]) => [question, die, other.get(question) as string]);
}

/** Two lines of play meet so many dice of a step twice, and each falls as it did. */
function expectSame(one: Fallen, other: Fallen, step: string, many: number): void {
  const both = shared(one, other, step);
  expect(both).toHaveLength(many);
  for (const [question, die, again] of both) expect(again, question).toBe(die);
}

// Fox (N3032) lies before WN 64 in N3132 and WN 62 in N3133, Easy (N2932) before WN 66 in N3031.
const OMAHA = ['WN62/352 N3133', 'WN66/352 N3031', '1/16 N3032', '3/16 N3032', '2/16 N2932', '1/116 N2932'];
const beach = (): Play => scene('allied combat 2', ...OMAHA);

test.each(SEEDS)(
  '27.2.4-ae: a fight has its own dice, whichever is resolved first and whoever else attacks (%i)',
  (seed) => {
    const secret = secretOf(seed);
    const plan = ['attack N3133 1/16', 'attack N3031 2/16', 'fight'];
    const one = fell(beach(), secret, ...plan, 'resolve N3133');
    const other = fell(beach(), secret, ...plan, 'resolve N3031');
    expectSame(one, other, ALLIED_FIGHT, 2);
    const others = ['attack N3133 1/16+3/16', 'attack N3031 2/16+1/116', 'fight', 'resolve N3031'];
    expectSame(one, fell(beach(), secret, ...others), ALLIED_FIGHT, 2);
  },
);

test('27.2.4-ae: two fights are two questions, and another secret has other dice', () => {
  const plan = ['attack N3133 1/16', 'attack N3031 2/16', 'fight', 'resolve N3133'];
  const dice = SEEDS.map((seed) => {
    const all = fell(beach(), secretOf(seed), ...plan);
    return [...all].filter(([question]) => question.startsWith(ALLIED_FIGHT)).map(([, die]) => die);
  });
  expect(dice.map((pair) => pair.length)).toEqual(SEEDS.map(() => 2));
  expect(dice.some(([one, other]) => one !== other)).toBe(true);
  expect(new Set(dice.map(([one]) => one)).size).toBeGreaterThan(2);
});

test.each(SEEDS)('27.2.2-b: a unit lands by its own die, in whatever order and hex (%i)', (seed) => {
  const waiting = (): Play => scene('landing 2', '1/18 Omaha-2', '1/115 Omaha-2');
  const secret = secretOf(seed);
  const one = fell(waiting(), secret, 'land 1/18 N3032', 'land 1/115 N2931');
  const other = fell(waiting(), secret, 'land 1/115 N2932', 'land 1/18 N2931');
  expectSame(one, other, 'comingAshore.roll', 2);
});

test.each(SEEDS)(
  '27.2.1-g: a nest is fired on with its own die, whatever was fired on before (%i)',
  (seed) => {
    const ships = (): Play => scene('naval 2', ...OMAHA, 'WN64/352 N3132');
    const secret = secretOf(seed);
    const one = fell(ships(), secret, 'bombard us N3133', 'bombard us N3031');
    const other = fell(ships(), secret, 'bombard us N3132', 'bombard us N3031', 'bombard us N3133');
    expectSame(one, other, 'bombardment.shoot', 2);
  },
);

// A group is awake, so that one of the others may be activated; they are rolled for one by one until one is.
const ASLEEP = [
  'I/914 N3125 active',
  'group group-4 active=yes',
  'PzJg352 N3631',
  'Pi352 N3623',
  'Ost439 N2925',
];

test('27.2.8-m: the units that are rolled for have each their own die, whoever is rolled for first', () => {
  const asleep = (): Play => scene('activation 1', ...ASLEEP);
  const { question } = play(asleep(), 'rouse Pi352').engine;
  expect(play(asleep(), 'rouse PzJg352', '6', 'rouse Pi352').engine.question).toBe(question);
  expect(play(asleep(), 'rouse PzJg352').engine.question).not.toBe(question);
});

test.each(SEEDS)('27.3.1-e: a glider unit has one die, wherever it comes down (%i)', (seed) => {
  const gliders = (): Play => scene('endStage.glide', '6AL Gliders');
  const secret = secretOf(seed);
  const one = fell(gliders(), secret, 'glide 6AL N3647');
  const other = fell(gliders(), secret, 'glide 6AL N3648');
  expectSame(one, other, 'gliderLanding.roll', 1);
});

const folder = new URL('golden/', import.meta.url);
const RECORDS = readdirSync(folder).filter((file) => file.endsWith('.record'));

// Only ships ask again in a phase: both navies may fire on a nest beside the boundary.
test.each(RECORDS)('a whole game asks Chance each question once: %s', (file) => {
  const match = readRecord(overlordDday, readFileSync(new URL(file, folder), 'utf8'));
  const asked = match.plies.flatMap(({ question }) => question ?? []);
  const again = asked.filter((question, i) => asked.indexOf(question) < i);
  expect(asked.length).toBeGreaterThan(20);
  expect(again.filter((question) => !question.startsWith('bombardment.shoot'))).toEqual([]);
  expect(asks(match as Play)).toBe('over');
});
