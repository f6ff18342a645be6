import { describe, expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { enter } from '../src/rules/control.ts';
import { capture, loseStep } from '../src/rules/units.ts';
import { UNIT } from '../src/units.ts';
import { ALLIES, AXIS, opening, outcome, type Play, value } from './scene.ts';
import { at, campaign, depot, PEACE, points, race } from './turns.ts';

/** The end of a turn, with whatever it is worth. */
const endOf = (turn: number, ...lines: string[]): Play => campaign(`end-of-turn ${turn}`, ...PEACE, ...lines);
/** The end of phase B of the last turn of the campaign. */
const over = (...lines: string[]): Play => campaign('end-of-turn 12', ...PEACE, ...lines);
const goes = (match: Play, name: string, to: string): void =>
  enter(match.engine.g, UNIT.of(name), PLACE.of(to));

describe('11.3: points of each turn', () => {
  test('N44 11.3-p: 20 for the Germans', () => {
    expect(points(endOf(3), 'turns')).toBe(20);
    expect(points(endOf(3, 'score turns points=40'), 'turns')).toBe(60);
  });

  test('N44 11.3-g: R-104, an Allied depot is worth 3 and what it lands, out of enemy zones', () => {
    const depots = ['depot Utah state=reduced', 'depot Omaha state=reduced', 'depot Mulberry-A state=full', 'depot Grandcamp state=reduced side=us', 'place 0716 allied=yes']; // biome-ignore format: a list
    expect(points(endOf(4, ...depots), 'depots'), '8, 8, 9 and 5').toBe(30);
    expect(points(endOf(4, ...depots, '352-914 0717'), 'depots'), 'R-81: beaches too').toBe(17);
    expect(points(endOf(4, 'depot Mulberry-A state=building due=5'), 'depots')).toBe(0);
  });

  test('N44 11.3-g: R-33, once; when it is improved, what it has gained', () => {
    const scored = (...lines: string[]): string | number => {
      const match = endOf(4, ...lines);
      return `${points(match, 'depots')} ${at(match, 'depot Mulberry-A').scored ?? 0}`;
    };
    expect(scored('depot Mulberry-A state=reduced')).toBe('6 6');
    expect(scored('depot Mulberry-A state=reduced scored=6')).toBe('0 6');
    expect(scored('depot Mulberry-A state=full scored=6')).toBe('3 9');
    expect(scored('depot Mulberry-A state=reduced scored=9'), 'and nothing is taken back').toBe('0 9');
  });

  test('N44 11.2-a: R-175, depots that are open as Cobra begins have given their points', () => {
    const match = opening('cobra');
    expect(['Utah', 'Sword', 'Mulberry-B', 'Grandcamp'].map((name) => at(match, `depot ${name}`).scored)).toEqual(['8', '7', '9', '5']); // biome-ignore format: a list
    expect(['Mulberry-A', 'Cherbourg', 'German-Paris'].map((name) => at(match, `depot ${name}`).scored)).toEqual([undefined, undefined, undefined]); // biome-ignore format: a list
  });

  test('N44 11.3-h, 6.13-b: a siege takes half the defence, and no Germans outside', () => {
    const siege = (...lines: string[]): number => points(endOf(10, 'Festung-Saint-Nazaire Fortress-Saint-Nazaire', 'place Rennes allied=yes', ...lines), 'sieges'); // biome-ignore format: a list
    expect(siege('8-13 Rennes'), '4 against 6').toBe(3);
    expect(siege('70-Tk Rennes'), '1 against 6').toBe(0);
    expect(siege('8-13 Rennes', '77 Rennes')).toBe(0);
    expect(siege('8-13 Rennes', '77 Fortress-Saint-Nazaire'), 'those inside count').toBe(0);
    expect(siege('8-13 Rennes', 'place Fortress-Saint-Nazaire besieged=yes'), 'R-33: once').toBe(0);
  });

  test('N44 6.13-a: R-145, not in a turn in which it was attacked; two in one box want both halves', () => {
    const brest = [
      'Festung-Brest Fortress-Brest',
      'Festung-Lorient Fortress-Lorient',
      'place Brest allied=yes',
    ];
    expect(points(endOf(10, ...brest, '8-13 Brest'), 'sieges')).toBe(3);
    expect(points(endOf(10, ...brest, '8-13 Brest', '8-28 Brest'), 'sieges')).toBe(6);
    const attacked = endOf(
      10,
      'Festung-Brest Fortress-Brest',
      'place Fortress-Brest assailed=yes',
      ...brest.slice(1),
      '8-13 Brest',
      '8-28 Brest',
    );
    expect(points(attacked, 'sieges')).toBe(3);
  });

  test('N44 11.3-i: R-109, after turn 5 airborne troops and rangers cost a point each, commandos nothing', () => {
    const special = ['101-501 0718', '6-Airb-3 0907', '2-Rgr Rennes', '1-SS-Bde 0806', '82-505 Reserve home=yes', '82-507 Rest steps=0']; // biome-ignore format: a list
    expect([
      points(endOf(5, ...special), 'not-repatriated'),
      points(endOf(6, ...special), 'not-repatriated'),
    ]).toEqual([0, 3]);
  });
});

describe('11.3: points when it happens', () => {
  test('N44 11.3-d, 11.3-e: R-165, a step is worth 1, of an elite unit 2; a captured unit all it has', () => {
    const match = campaign('allied-combats 8', '352-916 0914', '12-SS-25 1107', 'US-VII 0618', '1-16 0714');
    loseStep(match.engine.g, UNIT.of('352-916'), '6.10-a');
    loseStep(match.engine.g, UNIT.of('12-SS-25'), '6.10-a');
    expect([points(match, 'german-steps'), points(match, 'german-elite')]).toEqual([2, 1]);
    capture(match.engine.g, UNIT.of('1-16'), '6.6-f');
    expect([points(match, 'allied-steps'), points(match, 'allied-elite')]).toEqual([2, 2]);
  });

  test('N44 11.3-f, 11.3-s: a city hex is worth 3 when it is taken, and 6 to Germans who retake it', () => {
    const match = campaign('us-moves 8', '3-8 0808', '21-Pz-125 1008');
    goes(match, '3-8', '0908');
    expect(points(match, 'cities')).toBe(3);
    goes(match, '3-8', '0808');
    goes(match, '21-Pz-125', '0908');
    expect(points(match, 'cities-retaken')).toBe(6);
  });

  test('N44 11.3-l, 4.1.2-p: R-131, Paris is worth 10, and 20 more with the 2e DB, the first time', () => {
    const match = campaign('us-off-map 12', '2-DB-L Orleans', '4-Arm-CCA Orleans', '77 Pas-de-Calais', 'FFI-Paris - steps=0 captured=yes'); // biome-ignore format: one position
    goes(match, '2-DB-L', 'Paris');
    expect([points(match, 'paris'), points(match, 'liberation')]).toEqual([10, 20]);
    goes(match, '2-DB-L', 'Orleans');
    goes(match, '77', 'Paris');
    expect([points(match, 'paris'), points(match, 'cities-retaken')], 'the Germans take them back').toEqual([
      0, 0,
    ]);
    goes(match, '77', 'Pas-de-Calais');
    goes(match, '2-DB-L', 'Paris');
    expect([points(match, 'paris'), points(match, 'liberation')]).toEqual([10, 20]);
    const others = campaign('us-off-map 12', '4-Arm-CCA Orleans');
    goes(others, '4-Arm-CCA', 'Paris');
    expect([points(others, 'paris'), points(others, 'liberation')]).toEqual([10, 0]);
  });
});

describe('11.3: victory at once', () => {
  const ended = (...lines: string[]): string => {
    const match = campaign('end-of-phase 8', ...lines);
    return match.engine.over ? `${value(match, 'winner')} ${outcome(match).text}` : '';
  };

  test('N44 11.3-o, 1.2-a: R-166, R-183, Paris and the Pas-de-Calais, at the end of a phase, decisively', () => {
    expect(ended(...PEACE, 'place Paris allied=yes', 'place Pas-de-Calais allied=yes')).toBe('allies Allied victory at once, with Paris and the Pas-de-Calais (Allies 0, Germans 0)'); // biome-ignore format: a list
    expect(ended(...PEACE, 'place Paris allied=yes')).toBe('');
    expect(
      outcome(
        campaign('end-of-phase 8', ...PEACE, 'place Paris allied=yes', 'place Pas-de-Calais allied=yes'),
      ).grade,
    ).toBe('decisive');
  });

  test('N44 11.3-m: R-147, Paris, Cherbourg and two harbours whose Festungen have fallen', () => {
    const held = ['place Paris allied=yes', 'place 0222 allied=yes', 'place 0223 allied=yes'];
    const fallen = ['Festung-Brest', 'Festung-Lorient'].map((name) => `unit ${name} captured=yes`);
    expect(ended(...PEACE, ...held, ...fallen)).toMatch(/^allies .*two harbours/);
    expect(ended(...PEACE, ...held, fallen[0]!)).toBe('');
    expect(ended(...PEACE, ...held.slice(0, 2), ...fallen)).toBe('');
  });

  test('N44 11.3-n: R-35, fewer than ten German counters on hexes, in boxes and in Festungen', () => {
    expect(ended(...PEACE)).toBe('');
    const nine = PEACE.slice(0, -1);
    expect(ended(...nine, '77 Rest', '353 Destroyed', 'GE-84 1116')).toMatch(/^allies .*hardly a German/);
    expect(ended(...nine, '77 Paris')).toBe('');
    expect(ended(...nine, 'Festung-Brest Fortress-Brest')).toBe('');
    expect(ended(...nine, 'Le-Havre 0303')).toBe('');
  });

  test('N44 11.3-t: R-34, four beaches for the Germans, none of them in confusion', () => {
    expect(ended(...PEACE.slice(1))).toMatch(/^axis German victory at once, with the beaches/);
    expect(ended(...PEACE.slice(1), '4-8 0617', '77 0617')).toBe('');
  });

  test('N44 11.3-t: not before the end of turn 0', () => {
    const night = campaign('night 0', ...PEACE.slice(2));
    expect(value(night, 'winner')).not.toBe('allies');
  });

  test('N44 1.2-a: R-176, of two the one whose half was last', () => {
    const both = [...PEACE.slice(2), 'place Paris allied=yes', 'place Pas-de-Calais allied=yes'];
    expect(ended(...both, 'active axis')).toMatch(/^axis/);
    expect(ended(...both, 'active allies')).toMatch(/^allies/);
  });
});

describe('11.3: levels', () => {
  const lead = (allied: number, german: number): string => {
    const { winner, grade } = outcome(
      over(`score german-steps points=${allied}`, `score allied-steps points=${german}`),
    );
    return `${winner} ${grade}`;
  };

  test('N44 11.3-u, 11.2-i: 25 is marginal, 50 decisive, less a draw', () => {
    // The last turn gives the Germans their 20.
    expect([lead(44, 0), lead(45, 0), lead(69, 0), lead(70, 0)]).toEqual([
      '-1 draw',
      `${ALLIES} marginal`,
      `${ALLIES} marginal`,
      `${ALLIES} decisive`,
    ]);
    expect([lead(0, 4), lead(0, 5), lead(0, 30)]).toEqual([
      '-1 draw',
      `${AXIS} marginal`,
      `${AXIS} decisive`,
    ]);
  });

  test('N44 11.3-c: both camps are on one track, with a ledger by reasons', () => {
    const { score, text } = outcome(
      over('score german-steps points=60', 'score cities points=6', 'score heavy-bombers points=4'),
    );
    expect(score).toMatchObject({
      allied: 66,
      german: 24,
      'german-steps': 60,
      cities: 6,
      turns: 20,
      'heavy-bombers': 4,
    });
    expect(text).toBe('Allied victory: a marginal one (Allies 66, Germans 24)');
  });
});

describe('11.1: the race to Cherbourg', () => {
  const TAKEN = ['place 0222 allied=yes', 'place 0223 allied=yes'];
  const result = (turn: number, ...lines: string[]): string => {
    const match = race(`end-of-turn ${turn}`, ...lines);
    const { winner, grade } = outcome(match);
    return match.engine.over ? `${winner} ${grade}` : '';
  };

  test('N44 11.1-m, 11.1-n, 11.1-o: both hexes at the end of turn 2, 3 or 4', () => {
    expect([2, 3, 4].map((turn) => result(turn, ...TAKEN))).toEqual([
      `${ALLIES} strategic`,
      `${ALLIES} operational`,
      `${ALLIES} marginal`,
    ]);
    expect(result(2, TAKEN[1]!)).toBe('');
    expect(result(1, ...TAKEN), 'R-170: not before').toBe('');
  });

  test('N44 11.1-p: R-170, Utah destroyed, Cherbourg and Saint-Vaast German, at the end of a phase', () => {
    const ended = (...lines: string[]): boolean =>
      race('end-of-phase 2', 'depot Utah state=destroyed', ...lines).engine.over;
    expect([ended(), ended('place 0319 allied=yes'), ended('place 0222 allied=yes')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(outcome(race('end-of-phase 2', 'depot Utah state=destroyed')).grade).toBe('strategic');
  });

  test('N44 11.1-q: R-171, the depot, and lines of two divisions to the south edge, 17th SS among them', () => {
    expect(result(4, '17-SS-37 1119', '353 1219')).toBe(`${AXIS} operational`);
    expect(result(4, '77 1119', '353 1219')).toBe(`${AXIS} marginal`);
    expect(result(4, '17-SS-37 1119')).toBe(`${AXIS} marginal`);
    const cut = ['4-8 1119', '4-12 1117', '4-22 1318', '9-39 1320', '9-47 1220', '9-60 1217'];
    expect(result(4, '17-SS-37 1219', '353 1218', ...cut)).toBe(`${AXIS} marginal`);
  });

  test('N44 11.1-r: R-30, the depot alone is marginal; without it and without both hexes it is a draw', () => {
    expect(result(4, 'place 0222 allied=yes')).toBe(`${AXIS} marginal`);
    expect(result(4, 'place 0223 allied=yes')).toBe('-1 draw');
  });

  test('N44 11.1-a: points are not counted in the race', () => {
    const match = race('end-of-turn 2');
    expect([points(match, 'turns'), depot(match, 'Utah'), at(match, 'score depots').points]).toEqual([
      0,
      'closed',
      undefined,
    ]);
  });
});
