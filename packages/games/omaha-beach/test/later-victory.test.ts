import { expect, test } from 'vitest';
import { dataOf, EVERY_UNIT, isRegular, UNIT, type UnitId } from '../src/data.ts';
import { POSITIONS } from '../src/map.ts';
import { reckoningInFull } from '../src/rules/endturn/victory.ts';
import { company } from './later.ts';
import { asks, opening, outcome, type Play, play, scene, sketched, value } from './scene.ts';

/** Scores at the end of turn 32. */
const scored = (...lines: string[]) => {
  const match = scene('the end of the turn 32', ...lines);
  return { match, parts: reckoningInFull(match.engine.g), ...outcome(match) };
};
/** Engineers keep every hex of every strongpoint. */
const NESTS = POSITIONS.filter(({ kind }) => kind !== 'reinforcement').flatMap(({ hexes }) =>
  hexes.map((hex) => `post ${hex} garrison=yes`),
);
/** And so many places with a star. */
const STARS = POSITIONS.filter(({ extendedVp }) => (extendedVp ?? 0) > 0).map(
  ({ hexes }) => `post ${hexes[0]} garrison=yes`,
);

test('DDOB XVP-01: after turn 16 of the long game 25 points win, 10 lose, and else it goes on', () => {
  sketched('engineers keep positions for the points before turn 17');
  const lost = scene('the end of the turn 16', 'lastTurn 32', 'A/1/16 1115');
  expect([asks(lost), outcome(lost).winner]).toEqual(['over', -1]);
  expect(outcome(lost).text).toMatch(/^Decisive defeat/);
  const going = (...lines: string[]): string =>
    asks(scene('the end of the turn 16', 'lastTurn 32', 'A/1/16 1115', ...lines));
  // Nine strongpoint hexes and two places make 11, with all others held by Germans or open to them.
  const nests = NESTS.slice(0, 11);
  expect(going(...nests)).not.toBe('over');
  const won = scene('the end of the turn 16', 'lastTurn 32', 'A/1/16 1115', ...NESTS, ...STARS.slice(0, 12));
  expect([asks(won), outcome(won).winner]).toEqual(['over', 0]);
  expect(outcome(won).text).toMatch(/^Decisive victory/);
  expect(value(won, 'turn')).toBe('16');
});

test('DDOB XVP-02: there are 42 places with a star, a point each', () => {
  expect(STARS).toHaveLength(42);
  expect(scored('A/1/16 1115', ...STARS.slice(0, 5)).parts?.positions).toBe(5);
  expect(scored('A/1/16 1115', ...STARS).parts?.positions).toBe(42);
});

test('DDOB ENB-09, R-138: a place that engineers keep is held, though Germans have come to fire on it', () => {
  // C5 in 1514 lies in the field of C3.
  expect(scored('A/1/16 1115', company('1313'), 'post 1514 garrison=yes').parts?.positions).toBe(1);
  expect(scored('A/1/16 1514', company('1313')).parts?.positions).toBe(0);
});

test('DDOB XVP-03: a draw is four points if it is held and its barrier and mines are cleared', () => {
  // D-1: 0630 and 0731, with mines in both and a wall to 0530 and 0531.
  const held = ['A/1/116 0731', 'B/1/116 0630', ...NESTS];
  expect(scored(...held).parts?.draws).toBe(0);
  // From 0430 the second space of the track reaches 0630, the fourth 0731 too.
  expect(scored(...held, 'base E20-121 at=0430 range=2').parts?.draws).toBe(0);
  expect(scored(...held, 'base E20-121 at=0430 range=4').parts?.draws).toBe(4);
  expect(scored(...held, 'base E20-121 at=0430 range=4', company('0830')).parts?.draws).toBe(0);
});

test('DDOB XVP-04: vehicles and guns on the high ground, no infantry, no leaders, nobody below', () => {
  const { parts } = scored(
    '1/B/741 1212',
    'AT/16 1213',
    '62AFA 1113',
    'A/1/16 1115',
    'HQ16 1115',
    'Wyman 1115',
    '2/B/741 0711',
  );
  expect(parts?.heavy).toBe(3);
});

test('DDOB XVP-05: steps off the map count if a safe way leads to the exit; Rangers by F and G in any case', () => {
  const off = (name: string, exit: string, steps: number) =>
    `unit ${name} at=- steps=${steps} exit=${exit} division=${dataOf(UNIT.of(name)).division}`;
  const lines = ['A/1/16 1115', off('B/1/16', 'A', 3), off('1/B/741', 'A', 1), off('AB/5R', 'F', 2)];
  expect(scored(...lines).parts?.exits).toBe(6);
  // Germans in A8 fire on exit A.
  expect(scored(...lines, company('1002')).parts?.exits).toBe(2);
});

test('armor that left the map counts as one on the high ground, too', () => {
  expect(scored('A/1/16 1115', 'unit 1/B/741 at=- steps=1 exit=A division=1st').parts?.heavy).toBe(1);
});

test('DDOB XVP-06: each of the 18 hexes of strongpoints that is not held costs a point', () => {
  expect(NESTS).toHaveLength(18);
  expect(scored('A/1/16 1115', ...NESTS).parts?.strongpoints === 0).toBe(true);
  expect(scored('A/1/16 1115', ...NESTS.slice(3)).parts?.strongpoints).toBe(-3);
});

test('DDOB XVP-07: each company still with Kampfgruppe Meyer costs a point', () => {
  expect(scored('A/1/16 1115', 'meyerLeft 4').parts?.meyer).toBe(-4);
});

/** Steps off the map for so many points more, two at least, of companies none of which is down to its last. */
const more = (points: number): string[] => {
  const companies = EVERY_UNIT.filter((unit) => isRegular(unit) && UNIT.text(unit) !== 'A/1/16');
  return stepsFor(points).map(
    (steps, i) => `unit ${UNIT.text(companies[i] as UnitId)} at=- steps=${steps} exit=A`,
  );
};
function stepsFor(points: number): number[] {
  if (points === 0) return [];
  const steps = points % 3 === 0 ? 3 : 2;
  return [steps, ...stepsFor(points - steps)];
}
const level = (points: number, ...lines: string[]): string =>
  scored(
    'A/1/16 1115',
    ...NESTS,
    ...(points > 42 ? STARS : STARS.slice(0, points)),
    ...more(points > 42 ? points - 42 : 0),
    ...lines,
  ).text;

// Each level at its least and its most points.
test.each([
  [0, 'Decisive defeat'],
  [19, 'Decisive defeat'],
  [20, 'Operational defeat'],
  [29, 'Operational defeat'],
  [30, 'Tactical defeat'],
  [39, 'Tactical defeat'],
  [40, 'Tactical victory'],
  [49, 'Tactical victory'],
  [50, 'Operational victory'],
  [59, 'Operational victory'],
  [60, 'Decisive victory'],
])('DDOB XVP-08: %i points are a %s; in Beyond the Beach it takes five more', (points, name) => {
  expect(level(points)).toBe(`${name} (${points} of 40 points)`);
  expect(level(points + 5, 'firstTurn 17')).toBe(`${name} (${points + 5} of 45 points)`);
});

test('DDOB XVP-08: who has forty wins, and the figures add up', () => {
  const { winner, score } = scored('A/1/16 1115', ...NESTS, ...STARS.slice(0, 40));
  expect([winner, score.points, score.positions]).toEqual([0, 40, 40]);
  expect(scored('A/1/16 1115', ...NESTS, ...STARS.slice(0, 39)).winner).toBe(-1);
});

test('DDOB XVP-09: a division breaks at eight companies up to turn 16, at fourteen later', () => {
  // A patrol of mortars takes the second step of a company: card 13, brown M.
  const hit = (turn: number, lost: number): Play =>
    play(
      scene(`german fire ${turn}`, company('1514'), 'A/1/16 1413 steps=2', `division 1st lost=${lost}`),
      'card-13',
    );
  expect(asks(hit(15, 7))).toBe('over');
  expect(asks(hit(18, 7))).not.toBe('over');
  const broken = hit(18, 13);
  expect([asks(broken), outcome(broken).winner]).toEqual(['over', -1]);
  expect(outcome(broken).text).toMatch(/^Decisive defeat/);
});

test('the whole day begins as the First Waves do, and goes on to turn 32', () => {
  const [day, waves] = [opening('d-day'), opening('first-waves')];
  expect([value(day, 'lastTurn'), value(waves, 'lastTurn')]).toEqual(['32', '16']);
  expect(day.engine.g.unit.due.get(UNIT.of('AT/18'))).toBe(23);
  expect(waves.engine.g.unit.due.get(UNIT.of('AT/18'))).toBe(0);
});
