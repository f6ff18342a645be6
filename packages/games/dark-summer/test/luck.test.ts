import { CHANCE, seeded } from '@bocage/kernel';
import { fallen, luckOf, newSecret } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import { attack } from './clashes.ts';
import { opening, type Play, play, scene } from './scene.ts';

const SECRETS = [1, 2, 3, 4, 5, 6].map((seed) => newSecret(seeded(seed)));

/** Two British brigades before 5011, one before 4804, and two before Ost battalions that nobody has turned over. */
const front = (): Play =>
  scene(
    'british fight',
    'beach 4603 status=open',
    '129/43 5010',
    '130/43 5010',
    '857/346 5011',
    '4A 4704',
    '731/711 4804',
    'beach 4003 status=open',
    '56 4003',
    'Ost4004 4004',
    '8/3 4603',
    'Ost4804 4503',
  );

/** Lets fall what the secret has for the question, and tells what fell and for which question. */
function fall(match: Play, secret: string): { die: number; key: string } {
  const { engine, luckKey: key } = match;
  const die = fallen(engine.odds, luckOf(secret, key));
  match.resolve(die);
  return { die, key };
}

/** Decides whatever the combat still asks, and comes back to the Round. */
function finish(match: Play, secret: string): Play {
  const { engine } = match;
  while (!engine.over && engine.stepName !== 'fighting.declare')
    if (engine.side === CHANCE) fall(match, secret);
    else match.apply(engine.sample(seeded(1)));
  return match;
}

test.each(SECRETS)(
  '11.3.5-a: with other attackers, or after another combat, a combat has the same die (%s)',
  (secret) => {
    const fell = fall(attack(front(), '5011 129/43'), secret);
    expect(fall(attack(front(), '5011 129/43+130/43'), secret)).toEqual(fell);
    const detour = finish(attack(front(), '4804 4A'), secret);
    expect(fall(attack(detour, '5011 129/43'), secret)).toEqual(fell);
  },
);

test('11.3.5-a: two combats of a Round have each their own die, whichever comes first', () => {
  const orders = SECRETS.map((secret) => {
    const south = fall(attack(front(), '5011 129/43'), secret);
    const east = fall(attack(front(), '4804 4A'), secret);
    const later = fall(attack(finish(attack(front(), '5011 129/43'), secret), '4804 4A'), secret);
    expect(later).toEqual(east);
    return [south.die, east.die];
  });
  expect(orders.some(([south, east]) => south !== east)).toBe(true);
});

test('11.5-a: the luck of an Ost battalion is its own, whichever is turned over first', () => {
  const [secret = ''] = SECRETS;
  const { luckKey } = play(front(), 'attack 4004 56');
  const detour = finish(play(front(), 'attack 4503 8/3'), secret);
  expect(play(detour, 'attack 4004 56').luckKey).toBe(luckKey);
});

test('9.2-c: a Reaction before it does not change which chit is drawn next', () => {
  const lines = ['cup us=2 british-move=1 german=2', 'reactions 1'];
  const between = (): Play => scene('actionPhase.react 3', ...lines);
  const key = play(between(), 'pass').luckKey;
  const reacted = play(between(), 'react');
  while (reacted.engine.stepName !== 'actionPhase.chit') reacted.apply(reacted.engine.sample(seeded(1)));
  expect(reacted.luckKey).toBe(key);
});

test('every step that asks Chance says what it is about', () => {
  const steps = opening().engine.game.procedures.flatMap(({ name, steps: all, stepNames }) =>
    all.map((step, i) => [`${name}.${stepNames[i]}`, step] as const),
  );
  const silent = steps.filter(([, step]) => 'chance' in step && !('about' in step));
  expect(silent.map(([name]) => name)).toEqual([]);
});
