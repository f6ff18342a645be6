import { expect, test } from 'vitest';
import type { ScenarioId } from '../src/data/setup.ts';
import { CARD, EVERY_UNIT, isRanger, UNIT } from '../src/data.ts';
import { card } from './landings.ts';
import { company, post, told } from './later.ts';
import { asks, chances, legal, opening, outcome, type Play, play, position, refusal, row, scene, unit, value } from './scene.ts'; // biome-ignore format: a list

const BOMBED = 'options bombardment=yes';
const SWIFT = 'options reaction=yes';
/** An opening with its strongpoints dealt as they come. */
function dealt(scenario: ScenarioId, options: Readonly<Record<string, string>> = {}): Play {
  const match = opening(scenario, options);
  while (asks(match).startsWith('* deal')) play(match, Object.keys(chances(match))[0] as string);
  return match;
}
const due = (match: Play, name: string): string => row(position(match), `unit ${name}`).due ?? '-';

test('DDOB VAR-01: by the option Germans act by the letters of the cards from turn 12 on', () => {
  // Card 20: red M. C3 has nobody in its field, and A/1/16 is in reach of its mortars.
  const hit = (turn: number, ...options: string[]) =>
    unit(play(scene(`german fire ${turn}`, ...options, company('1313'), 'A/1/16 1115'), 'card-20'), 'A/1/16');
  const early = 'options earlyActions=yes';
  expect([hit(12), hit(11, early), hit(12, early)]).toEqual(['1115 3', '1115 3', '1115 2']);
});

test('DDOB VAR-01: all else of the later turns begins with turn 17', () => {
  // Card 20: a company without depth hits one unit of two with the diamond, and no second event follows.
  const lines = ['options earlyActions=yes', company('1313'), 'A/1/16 1413', 'E/2/16 1413'];
  const match = play(scene('german fire 12', ...lines), 'card-20');
  expect(asks(match)).toBe('us positionFire.choose');
  play(match, 'hit A/1/16', 'card-9');
  expect(asks(match)).not.toContain('eventPhase');
});

test('DDOB VAR-02: a colour of one card disrupts strongpoints and takes their depth, a colour of both destroys them', () => {
  const match = dealt('first-waves', { bombardment: 'yes' });
  const before = row(position(match), 'post 0807');
  expect([asks(match), before.depth]).toEqual(['* bombardment.draw', 'hidden']);
  // Orange, red and purple; then orange, red and brown.
  play(match, 'card-1');
  expect(chances(match)['card-1']).toBeUndefined();
  play(match, 'card-7');
  const state = (hex: string) => `${post(match, hex).back ?? 'nobody'} ${post(match, hex).disrupted ?? ''}`;
  expect([state('0807').split(' ')[1], post(match, '0807').depth]).toEqual(['yes', undefined]);
  expect(row(position(match), `spent ${before.marker}`).known).toBe('yes');
  // WN61 orange, WN65 red in both hexes, WN66 brown, WN64 blue.
  expect(['0809', '0817', '0918'].map(state)).toEqual(['nobody ', 'nobody ', 'nobody ']);
  expect(['0821', '0922', '0916'].map((hex) => post(match, hex).disrupted)).toEqual([
    'yes',
    'yes',
    undefined,
  ]);
  const { discards, cards } = match.engine.g;
  expect([discards.get(CARD.of('card-1')), discards.get(CARD.of('card-7')), cards.length]).toEqual([1, 1, 0]);
  expect(told(match, 'destroys the Germans in 0809')).toEqual([
    'The bombardment destroys the Germans in 0809.',
  ]);
});

test('DDOB VAR-02: Beyond the Beach knows no bombardment, nor its points', () => {
  const match = opening('beyond-the-beach', { bombardment: 'yes', safeTanks: 'yes' });
  expect([value(match, 'firstTurn'), due(match, 'A/1/18')]).toEqual(['17', '20']);
  expect(match.engine.g.variantPoints).toBe(0);
});

test('DDOB VAR-03: the game begins with turn 4; early waves come three turns later, late ones one', () => {
  const match = play(dealt('d-day', { bombardment: 'yes' }), 'card-1', 'card-2');
  expect([value(match, 'turn'), value(match, 'tide'), asks(match)]).toEqual([
    '4',
    'low',
    '* amphibious.draw',
  ]);
  expect(['H/2/16', '7FA', 'E/2/18', 'A/1/18'].map((name) => due(match, name))).toEqual([
    '7',
    '11',
    '17',
    '21',
  ]);
  // Tanks without a turn stand in their boxes.
  expect(unit(match, '1/B/741')).toBe(unit(opening('d-day'), '1/B/741'));
});

test('DDOB VAR-03: who comes when the track says so is not late, and goes where its counter says', () => {
  // Guns of turn 8 come on turn 11, from which late units may go to any beach.
  const lines = ['unit Can/16 steps=1 due=11 division=1st', 'E/2/16 0606'];
  const place = (...options: string[]) =>
    refusal(scene('turn.event > arrivals.begin 11', ...options, ...lines), 'place Can/16 DG1');
  expect([place(), place(BOMBED)]).toEqual(['', 'BOX-04']);
});

test('DDOB VAR-04: no German recovers on turn 4, on turn 5 they do', () => {
  // Card 9: orange.
  const shaken = (turn: number, ...options: string[]) =>
    post(
      play(
        scene(
          `german fire ${turn}`,
          ...options,
          'post 0809 back=88 german=gun88.1 disrupted=yes',
          'A/1/16 0613',
        ),
        'card-9',
      ),
      '0809',
    ).disrupted;
  expect([shaken(4), shaken(4, BOMBED), shaken(5, BOMBED)]).toEqual([undefined, 'yes', undefined]);
});

test('DDOB VAR-05: on turns 4 and 5 the landing table of turns 2 and 3 is used', () => {
  // Infantry off Easy Red, the letter C: nine boxes east on turns 2 and 3, four later.
  const drift = (turn: number, ...options: string[]) =>
    told(play(scene(`landings ${turn}`, ...options, 'C/1/16 0417'), card('--C')), 'drifts');
  expect(drift(4)).not.toEqual(drift(2));
  expect([drift(4, BOMBED), drift(5, BOMBED)]).toEqual([drift(2), drift(2)]);
  expect(drift(6, BOMBED)).toEqual(drift(6));
});

test('DDOB VAR-06: engineers clear from turn 5 on, and German guns fire from then', () => {
  const clears = (turn: number, ...options: string[]) =>
    asks(scene(`engineers ${turn}`, ...options)) === 'us engineerPhase.clear';
  expect([clears(4), clears(4, BOMBED), clears(5, BOMBED)]).toEqual([true, false, true]);
  // Card 37 takes the two guns in the box of the sector.
  const steps = (turn: number, ...options: string[]) =>
    unit(play(scene(`german fire ${turn}`, ...options, 'C/1/16 0411'), 'card-37'), 'C/1/16');
  expect([steps(4), steps(4, BOMBED), steps(5, BOMBED)]).toEqual(['0411 2', '0411 3', '0411 2']);
});

test('DDOB VAR-07: infantry goes for nothing to a low hex that no German has in his field, disrupted or not', () => {
  // WN64 looks on 0714 and 0813, not on 0713 and 0811.
  const germans = 'post 0916 back=88 german=gun88.1 disrupted=yes';
  const cost = (move: string, who: string, ...options: string[]) => {
    const match = scene('actions 8', ...options, germans, who, 'E/2/16 0606');
    const before = match.engine.g.division.actions.get(0);
    return before - play(match, move).engine.g.division.actions.get(0);
  };
  expect(cost('move A/1/16 0813', 'A/1/16 0812', BOMBED)).toBe(1);
  expect([
    cost('move A/1/16 0811', 'A/1/16 0812'),
    cost('move A/1/16 0811', 'A/1/16 0812', BOMBED),
    cost('move 1/B/741 0811', '1/B/741 0812', BOMBED),
  ]).toEqual([1, 0, 1]);
});

test('DDOB VAR-07: it goes also when the actions of its division are spent', () => {
  const lines = [BOMBED, 'A/1/16 0812', 'post 0916 back=88 german=gun88.1'];
  const match = scene('actions 8', ...lines, 'B/1/16 1407', 'C/1/16 1507');
  play(match, 'move B/1/16 1406', 'move C/1/16 1606');
  expect(match.engine.g.division.actions.get(0)).toBe(0);
  expect([refusal(match, 'move A/1/16 0811'), refusal(match, 'move A/1/16 0813')]).toEqual(['', 'ACT-02']);
  expect(legal(match)).toContain('move A/1/16 0811');
});

test('DDOB VAR-08: the tanks of turn 1 check by the row of turn 2', () => {
  // The letter B: eliminated on turn 1, one box east on turn 2.
  const lands = (turn: number, ...options: string[]) =>
    unit(play(scene(`landings ${turn}`, ...options, '1/C/741 0414'), card('--B')), '1/C/741');
  expect(lands(1)).toBe('-');
  expect(lands(1, 'options safeTanks=yes')).toBe(lands(2));
});

test('DDOB VAR-09: of all Rangers only C/2R comes', () => {
  const rangers = (scenario: ScenarioId, options = {}) =>
    EVERY_UNIT.filter(
      (one) => isRanger(one) && opening(scenario, options).engine.g.unit.steps.get(one) > 0,
    ).map((one) => UNIT.text(one));
  expect(rangers('first-waves').length).toBe(5);
  for (const scenario of ['first-waves', 'd-day', 'beyond-the-beach'] as const)
    expect(rangers(scenario, { noRangers: 'yes' }), scenario).toEqual(['C/2R']);
});

test('DDOB VAR-10: Kampfgruppe Meyer is with its division from the start, in the long games alone', () => {
  const boxes = (scenario: ScenarioId) => {
    const { g } = opening(scenario, { reaction: 'yes' }).engine;
    return [g.meyerLeft, g.divisionalLeft, g.divisional.total, g.mobileLeft, g.meyerMarkers];
  };
  expect(boxes('d-day')).toEqual([0, 19, 19, 24, 0]);
  expect(boxes('first-waves')).toEqual([8, 11, 11, 20, 4]);
});

test('DDOB VAR-11: companies of the tactical reserve come with depth, by an event and by a call', () => {
  // Card 6: zone C. In Vierville and Colleville depth is that of buildings.
  const lines = [
    'tactical 10/3/726=1 5/2/916=1',
    'tacticalLeft 2',
    'mobileDepth dm1=1 dm2=1',
    'mobileLeft 2',
  ];
  const depths = (...options: string[]) => {
    const match = play(
      scene('the event 18', ...options, ...lines, 'A/1/16 1115', 'buildingLeft 0'),
      'card-6',
    );
    play(match, '5/2/916');
    return asks(match);
  };
  expect([depths(), depths(SWIFT)]).toEqual(['* firePhase.draw', '* reinforce.marker']);
  const call = ['post 0807 back=75 german=gun75.1 depth=hidden pool=WN marker=dw1', 'E/2/16 0709'];
  const called = (...options: string[]) =>
    asks(play(scene('the event 18', ...options, ...lines, ...call, 'buildingLeft 0'), 'card-53', '5/2/916'));
  expect([called(), called(SWIFT)]).toEqual(['* firePhase.draw', '* tacticalReinforcement.marker']);
});

test('DDOB VAR-12: when the mobile pool is empty for the first time, five lost markers come back, once', () => {
  // Card 9: purple R. A4 without depth draws the last mobile marker, for there is none for buildings.
  const drawn = (...lines: string[]) =>
    play(
      scene(
        'german fire 18',
        ...lines,
        'mobileDepth dm1=1',
        'mobileLeft 1',
        'buildingLeft 0',
        company('1310'),
        'A/1/16 1311',
      ),
      'card-9',
    );
  const { g } = drawn(SWIFT).engine;
  // All others were lost: any of the 23 may be among the five.
  expect([g.mobileLeft, g.mobileDepth.total, g.reissued]).toEqual([5, 23, 1]);
  expect(told(drawn(SWIFT), 'back in the pool')).toEqual([
    'The mobile depth is used up: of what was lost, 5 markers are back in the pool.',
  ]);
  expect([drawn().engine.g.mobileLeft, drawn(SWIFT, 'reissued yes').engine.g.mobileLeft]).toEqual([0, 0]);
});

test('DDOB VAR-13: points at the end of the game, and none at the check at ten o’clock', () => {
  const variants = (scenario: ScenarioId, ...names: string[]) =>
    opening(scenario, Object.fromEntries(names.map((name) => [name, 'yes']))).engine.g.variantPoints;
  expect(variants('first-waves')).toBe(0);
  expect(
    ['bombardment', 'safeTanks', 'noRangers', 'reaction'].map((name) => variants('first-waves', name)),
  ).toEqual([-10, -5, 5, 0]);
  expect(variants('beyond-the-beach', 'reaction', 'noRangers')).toBe(10);
  const ended = (turn: number, last: number) =>
    outcome(scene(`the end of the turn ${turn}`, 'options noRangers=yes', `lastTurn ${last}`, 'A/1/16 1115'))
      .score;
  expect([ended(16, 16).variants, ended(16, 32).variants, ended(32, 32).variants]).toEqual([5, undefined, 5]);
  const { points, variants: more, ...parts } = ended(32, 32);
  expect(points).toBe(Object.values(parts).reduce((sum, one) => sum + one, more as number));
});
