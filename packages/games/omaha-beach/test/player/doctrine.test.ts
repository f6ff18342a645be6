import type { HexId } from '@bocage/hex';
import { type Engine, seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { Claims } from '../../src/player/claims.ts';
import { features } from '../../src/player/features.ts';
import { Fire } from '../../src/player/heat.ts';
import { Holding } from '../../src/player/holding.ts';
import { doctrine } from '../../src/player/index.ts';
import { priceOfStep } from '../../src/player/price.ts';
import { prizesKept } from '../../src/player/prizes.ts';
import { prospect } from '../../src/player/prospect.ts';
import { FIRST, type Weights } from '../../src/player/style.ts';
import { EVERY_POST, type G, isNest, PLACE, POST, positionOfPost, postHex, UNIT } from '../../src/queries.ts';
import { engineAt, stateAt } from './scene.ts';

const EVERY_NEST = EVERY_POST.filter((post) => isNest(positionOfPost(post))).map((post) =>
  PLACE.text(postHex(post)),
);

const seen = (g: G): number[] => {
  const into = new Float64Array(features.names.length);
  features.read(g, into);
  return [...into];
};
const feature = (g: G, name: string): number => seen(g)[features.names.indexOf(name)] as number;

const WN62 = [
  'post 0812 back=plain german=crew7 depth=hidden pool=WN marker=dw17',
  'post 0912 back=75 german=gun75.4',
];
const COMPANIES = ['E/2/16 0714', 'F/2/16 0913 steps=2', 'G/2/16 0814 nerve=disrupted'];

test('features tell men below and above, strongpoints and their depth, by effort', () => {
  const g = stateAt('actions 9', ...COMPANIES, ...WN62);
  expect(feature(g, 'menBelow colleville')).toBeCloseTo(6 / 12);
  expect(feature(g, 'menAbove colleville')).toBeCloseTo(2 / 12);
  expect(feature(g, 'strongpoints colleville')).toBeCloseTo(2 / 4);
  expect(feature(g, 'depth colleville')).toBeCloseTo(1 / 4);
  expect(feature(g, 'shaken')).toBeCloseTo(1 / 8);
  // Without reserves behind the slope that fire on it there is a safe way up.
  expect(feature(g, 'gate 0914')).toBe(1);
  const reserves = 'post 1014 back=TR german=9/3/726';
  expect(feature(stateAt('actions 9', ...COMPANIES, reserves), 'gate 0914')).toBe(0);
});

test('who lies face down changes no feature', () => {
  const [one, other] = ['crew7', 'crew2'].map((crew) =>
    seen(
      stateAt(
        'actions 9',
        ...COMPANIES,
        `post 0812 back=plain german=${crew} depth=hidden pool=WN marker=dw17`,
      ),
    ),
  );
  expect(one).toEqual(other);
});

const DIVISION = ['I/3/16 0709', 'F/2/16 0913', 'Wyman 0714'];
const EASTERN = ['post 0807 back=plain german=crew7', 'post 0809 back=plain german=crew2', ...WN62];
const planIds = (words: string, ...lines: string[]): string[] =>
  doctrine.plans(engineAt(words, lines), 0).map(({ id }) => id);

test('plans are those that make sense: no effort where nobody is, none to get off the beach at the end, none in the morning', () => {
  const idsIn = (turn: number): string[] =>
    planIds(`turn.end > actionPhase.act ${turn}`, 'acting 1st', ...DIVISION, ...EASTERN);
  const [early, late, latest] = [5, 12, 13].map(idsIn) as [string[], string[], string[]];
  expect(early).toEqual(['usual']);
  expect(late[0]).toBe('usual');
  expect(late).toContain('main-effort-east');
  expect(late).not.toContain('main-effort-vierville');
  expect(late).toContain('off-the-beach');
  expect(latest).not.toContain('off-the-beach');
  expect(latest).toContain('harvest');
  // Who only lands has nothing to choose.
  expect(planIds('arrivals 8', 'AC/81C - due=8', ...EASTERN)).toEqual(['usual']);
});

test('a main effort makes what is kept there count for more, and nothing else', () => {
  const g = stateAt('actions 6', 'E/2/16 0714', 'I/3/16 0709', ...EASTERN);
  const [usual, east] = [1, 2.5].map((times) => prizesKept(g, { ...FIRST, east: times }));
  expect(east?.[POST.of('0807')]).toBeCloseTo(2.5 * (usual?.[POST.of('0807')] as number));
  expect(east?.[POST.of('0812')]).toBe(usual?.[POST.of('0812')]);
});

test('stretches never go back: what lands, the one division, the other, the end of the turn', () => {
  const at = (words: string, ...lines: string[]): number =>
    doctrine.stretch(engineAt(words, [...lines, ...DIVISION]));
  const turn = [
    at('arrivals 8', 'AC/81C - due=8'),
    at('turn.end > actionPhase.act 8', 'acting 1st'),
    at('endOfTurn.begin 8', 'A/1/16 0713', 'B/1/16 0713', 'C/1/16 0713'),
    at('arrivals 9', 'AC/81C - due=9'),
  ];
  expect(turn).toEqual([24, 25, 26, 27]);
});

test('the company that would break its division is dear beyond all others', () => {
  const g = stateAt('actions 6', 'E/2/16 0714 steps=2', 'division 1st lost=7');
  const price = (breaking: number): number => priceOfStep(g, UNIT.of('E/2/16'), { ...FIRST, breaking });
  expect(price(10) - price(0)).toBeCloseTo(10);
});

test('behind others who are hit first there is less to fear', () => {
  // Both in the steady field of WN62; two tanks stand in the hot hexes nearer to it.
  const lines = ['E/2/16 0512', 'post 0812 back=plain german=crew7', 'post 0912 back=75 german=gun75.4'];
  const danger = (...more: string[]): number => {
    const g = stateAt('actions 4', ...lines, ...more);
    return new Fire(g, { ...FIRST, front: 1 }).danger(UNIT.of('E/2/16'), PLACE.of('0512'), 3);
  };
  expect(danger('1/A/741 0612', '2/A/741 0611', '1/B/741 0611')).toBeLessThan(0.5 * danger());
});

test('what a move changes in points is reckoned as if it had been made', () => {
  const g = stateAt('actions 12', 'E/2/16 0914', 'F/2/16 1013');
  const [unit, to] = [UNIT.of('E/2/16'), PLACE.of('0915')];
  const gain = new Holding(g, 0.3).gainOf([unit], to);
  const before = prospect(g, 0.3);
  g.unit.at.set(unit, to);
  expect(gain).toBeCloseTo(prospect(g, 0.3) - before);
});

test('an end is worth more with a victory than with all points but one, and next to nothing with a division broken', () => {
  const utility = (points: number, winner: number, ...lines: string[]): number =>
    doctrine.utility({ winner, text: '', score: { points } }, stateAt('actions 16', ...lines));
  expect(utility(19, 0)).toBeGreaterThan(utility(18, -1) + 0.2);
  expect(utility(18, -1)).toBeGreaterThan(utility(5, -1));
  expect(utility(18, -1, 'division 29th lost=8')).toBeLessThan(utility(0, -1));
});

test.each(['careful', 'quick'] as const)(
  'the %s scripts act legally in every plan, whatever world they are asked in',
  (pace) => {
    const lines = [...DIVISION, 'G/2/16 0714', ...EASTERN, 'A/1/116 0428', '1/A/741 0715', 'acting 1st'];
    const [early, late] = [6, 12].map((turn) => engineAt(`turn.end > actionPhase.act ${turn}`, lines));
    for (const { style } of doctrine.plans(late as Engine, 0)) {
      const script = doctrine.scripts(0, style, pace)['actionPhase.act'];
      for (const world of [early, late, early] as Engine[]) {
        const action = script?.({ world, side: 0, random: seeded(1) });
        expect(action === undefined ? 'nothing' : world.why(action)).toEqual([]);
      }
    }
  },
);

const claimsOn = (turn: number, style: Partial<Weights>, ...lines: string[]): Claims =>
  new Claims(stateAt(`actions ${turn}`, ...lines), { ...FIRST, claim: 4, claimFrom: 9, ...style });
const [E, F] = [UNIT.of('E/2/16'), UNIT.of('F/2/16')];
const at = (word: string): HexId => PLACE.of(word);

test('what a company holds is not for another, which is drawn to what is near to it', () => {
  // E holds 1014 from beside it, and F is to go for what lies behind.
  const claims = claimsOn(12, {}, 'E/2/16 0914', 'F/2/16 0914');
  expect(claims.isEager(E)).toBe(false);
  expect(claims.worthOf(E, at('0914'))).toBeGreaterThan(claims.worthOf(E, at('0713')));
  expect(claims.isEager(F)).toBe(true);
  const ahead = ['1014', '1013', '0915', '0913'].map((word) => claims.worthOf(F, at(word)));
  expect(Math.max(...ahead)).toBeGreaterThan(claims.worthOf(F, at('0914')));
});

test('nobody has ground of his own before its hour, nor where Germans fire on it', () => {
  expect(claimsOn(8, {}, 'E/2/16 0914').worthOf(E, at('0914'))).toBe(0);
  const reserves = ['post 1014 back=TR german=9/3/726', 'post 1113 back=TR german=9/3/726'];
  const [free, kept] = [[], reserves].map((more) =>
    claimsOn(12, {}, 'E/2/16 0914', ...more).worthOf(E, at('0914')),
  );
  expect(kept).toBeLessThan(free as number);
});

test('ground without a safe way to it counts by a share, another one for companies that are spent', () => {
  const shut = EVERY_NEST.map((word) => `post ${word} back=plain german=crew7`);
  const [none, half] = [0, 0.5].map((unsafe) =>
    claimsOn(12, { unsafe, unsafeSpent: 1 }, 'E/2/16 0914', 'F/2/16 1407 steps=1', ...shut),
  ) as [Claims, Claims];
  expect(none.worthOf(E, at('0914'))).toBe(0);
  expect(half.worthOf(E, at('0914'))).toBeGreaterThan(0);
  expect(none.worthOf(F, at('1407'))).toBe(1);
});
