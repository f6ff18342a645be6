import { expect, test } from 'vitest';
import { forceOf, type Odds, oddsOf, unknownIn } from '../../src/player/odds.ts';
import { POST, UNIT } from '../../src/queries.ts';
import { stateAt } from './scene.ts';

/** The odds of an attack on a post by all who are named, `units` before the Germans. */
function odds(post: string, units: readonly string[], ...germans: string[]): Odds {
  const g = stateAt('actions 9', ...units, ...germans);
  const attackers = units.map((line) => UNIT.of(line.split(' ')[0] ?? ''));
  return oddsOf(forceOf(g, POST.of(post), attackers), unknownIn(g, POST.of(post)));
}

// WN64 on the edge of the high ground: 0915 and 1015 are next to each other, 1016 is the draw behind it.
const CREW = 'post 0916 back=plain german=crew7 revealed=yes';

test('a whole company beats a crew in the open, one with a single step does not', () => {
  expect(odds('0916', ['E/2/16 0915'], CREW)).toMatchObject({ beaten: 1, deepened: 0 });
  // Strength 2 against 2, and no bazooka.
  expect(odds('0916', ['E/2/16 0915 steps=1'], CREW)).toMatchObject({ beaten: 0, deepened: 1, repulsed: 1 });
});

test('a hero stands in for the weapon that is missing', () => {
  // Two steps of C/1/16 have bangalores, mortars and automatic rifles, but no bazooka.
  const company = 'C/1/16 0915 steps=2';
  expect(odds('0916', [company], CREW)).toMatchObject({ beaten: 0, shaken: 1 });
  expect(odds('0916', [`${company} hero=Monteith`], CREW).beaten).toBe(1);
});

test('depth that calls for artillery falls to a company with a tank, not to the company alone', () => {
  const deep = 'post 0916 back=plain german=crew1 revealed=yes depth=known pool=WN marker=dw5';
  expect(odds('0916', ['E/2/16 0915'], deep)).toMatchObject({ thinned: 0, attrition: 1 });
  expect(odds('0916', ['E/2/16 0915', '1/A/741 0714'], deep)).toMatchObject({ thinned: 1, shaken: 1 });
});

test('reserves that must be flanked fall to companies on two sides, not to as many on one', () => {
  const reserves = 'post 1014 back=TR german=9/3/726 revealed=yes';
  expect(odds('1014', ['E/2/16 0914', 'G/2/16 0914'], reserves).beaten).toBe(0);
  expect(odds('1014', ['E/2/16 0914', 'G/2/16 1114'], reserves).beaten).toBe(1);
});

test('where nothing is known, all who may be there count alike', () => {
  const { beaten } = odds('0916', ['E/2/16 0915'], 'post 0916 back=plain german=crew7');
  // A whole company has what every plain crew calls for.
  expect(beaten).toBeCloseTo(1);
  const hidden = 'post 0916 back=plain german=crew7 depth=hidden pool=WN marker=dw17';
  const behind = odds('0916', ['E/2/16 0915'], hidden);
  // Four of the eighteen markers only call for reserves; artillery and ships, which eight call for, are not there.
  expect(behind.beaten).toBeCloseTo(4 / 18);
  expect(behind.thinned).toBeCloseTo(6 / 18);
});
