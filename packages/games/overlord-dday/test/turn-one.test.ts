import { CHANCE, seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import setup from '../data/setup.json' with { type: 'json' };
import { dataOf, UNIT, UNITS, WEATHER } from '../src/data.ts';
import { overlordDday } from '../src/index.ts';
import { PLACE } from '../src/map.ts';
import { columnOf, shiftsOf } from '../src/rules/odds.ts';
import { schema } from '../src/state.ts';
import {
  ALLIED,
  asks,
  GERMAN,
  legal,
  opening,
  type Play,
  place,
  play,
  position,
  refusal,
  scene,
  sketched,
  unit,
  value,
} from './scene.ts';

/** Every verb that a player is ever asked for, with its step, and every step at which Chance is asked. */
const verbs: string[] = [];
const throws_: string[] = [];
for (const { name, steps, stepNames } of overlordDday.allProcedures)
  for (const [i, step] of steps.entries()) {
    if (typeof step === 'function') continue;
    if ('may' in step) for (const verb of step.may) verbs.push(`${name}.${stepNames[i]} ${verb.name}`);
    else throws_.push(`${name}.${stepNames[i]}`);
  }

/** What is asked for or remembered anywhere in the game, in one text. */
const everything = [...verbs, ...throws_, ...Object.keys(schema)].join(' ');

const STAGES = [
  'preliminary',
  'naval',
  'landing',
  'allied action',
  'activation',
  'german action',
  'recovery',
  'end',
];

/** The part of the turn a match is in. */
function stageOf(match: Play): string {
  const path = match.pending?.path ?? '';
  if (path.includes('endStage')) return 'end';
  if (path.includes('preliminary')) return 'preliminary';
  if (path.includes('navalFire')) return 'naval';
  if (path.includes('beachLanding')) return 'landing';
  if (path.includes('landingPhase.resistance')) return 'allied action';
  if (path.includes('activation')) return 'activation';
  if (path.includes('landingPhase.recovery')) return 'german action';
  return path.includes('recovery') ? 'recovery' : path;
}

/** A whole game at random: the parts it goes through, with their phase, and the match at its end. */
function wholeGame(seed: number): { match: Play; parts: string[] } {
  const match = opening();
  const random = seeded(seed);
  const parts: string[] = [];
  play(match, '1'); // Kampfgruppe Meyer is part of the set-up
  while (!match.engine.over) {
    const part = `${match.engine.g.phase} ${stageOf(match)}`;
    if (parts.at(-1) !== part) parts.push(part);
    if (match.engine.side === CHANCE) match.rollDice({ below: (n) => random.below(n) });
    else match.apply(match.engine.sample(random));
  }
  return { match, parts };
}

test('TKG 27.0-a: the rules of Turn 1 end with it: after the End Stage nobody is asked anything', () => {
  const { match, parts } = wholeGame(7);
  expect(parts.at(-1)).toBe('6 end');
  expect(asks(match)).toBe('over');
  expect(match.legal()).toEqual([]);
  expect(match.pending).toBeUndefined();
});

test('TKG 27.0-b: the stages are Preliminary, Activity and Game-turn End, in that order', () => {
  const { parts } = wholeGame(11);
  const stages = parts.map((part) =>
    part.startsWith('0') ? 'preliminary' : part.startsWith('6') ? 'end' : 'activity',
  );
  expect(stages.filter((stage, i) => stage !== stages[i - 1])).toEqual(['preliminary', 'activity', 'end']);
});

test('TKG 27.2-a: there are five Landing Phases', () => {
  const { parts } = wholeGame(3);
  const phases = parts.filter((part) => part.endsWith(' naval')).map((part) => part[0]);
  expect(phases).toEqual(['1', '2', '3', '4', '5']);
});

test('TKG 27.2-b: each phase has its segments in order, none comes back', () => {
  const { parts } = wholeGame(5);
  for (const phase of ['1', '2', '3', '4', '5']) {
    const segments = parts.filter((part) => part.startsWith(phase)).map((part) => part.slice(2));
    expect(segments, `phase ${phase}`).toEqual(STAGES.filter((stage) => segments.includes(stage)));
    expect(segments).toContain('allied action');
  }
});

test('TKG 27.2-b: one phase from segment to segment, with the resistance reduced between the actions of phase 1', () => {
  const match = scene(
    'naval 1', 'WN62/352 N3133 RG', 'WN64/352 N3132', '1/16 Omaha-1', '2/16 Omaha-1', '1/116 N3031', 'II/916 N3131', 'Pi352 N3623',
    'PzJg352 N3631', 'beach Omaha chit=A3',
  ); // biome-ignore format: a list
  const seen: string[] = [];
  const note = (): void => void seen.push(`${asks(match)} ${value(match, 'reduced')}`);
  note();
  play(match, 'bombard us N3132', '1', 'cease');
  note();
  play(match, 'land 1/16 N3032', '1', 'end');
  note();
  play(match, 'attack N3131 1/116', 'fight');
  note();
  play(match, '6+6');
  while (asks(match) !== 'allied action.move') play(match, legal(match)[0] as string);
  note();
  play(match, 'end');
  note();
  while (asks(match) === '* activation.rollGroup') play(match, '6');
  note();
  play(match, 'rouse Pi352', '1');
  note();
  play(match, 'end');
  note();
  play(match, '1');
  note();
  expect(seen).toEqual([
    'allied navalFire.fire no',
    'allied beachLanding.land no',
    'allied action.designate no',
    '* combat.roll no',
    'allied action.move no',
    '* activation.rollGroup yes',
    'german activation.designate yes',
    'german action.move yes',
    '* recovery.roll yes',
    'allied navalFire.fire yes',
  ]);
  expect(value(match, 'phase')).toBe('2');
});

test('TKG 27.0-c: artillery units do nothing but what any unit does', () => {
  const attack = ['II/916 N3131 active', '1/16 N3031 landed=Omaha'];
  const columns = (...guns: string[]): number =>
    columnOf(scene('german combat 3', ...attack, ...guns).engine.g, GERMAN, PLACE.of('N3031'), [
      UNIT.of('II/916'),
    ]);
  expect(columns('I/AR352 N3132 active', 'IV/AR352 N3130 active')).toBe(columns());
  // From two hexes away a battery is no attacker; beside the hex it is one with its strength of 1.
  const match = scene('german combat 3', ...attack, 'I/AR352 N3132 active', 'IV/AR352 N3130 active');
  expect(legal(match, 'attack')).toEqual([
    'attack N3031 II/916',
    'attack N3031 II/916+I/AR352',
    'attack N3031 I/AR352',
  ]);
  expect(everything).not.toMatch(/artiller|battery|barrage/i);
});

test('TKG 27.0-d: headquarters and support points play no part', () => {
  sketched('a headquarters, and a unit out of supply, are active');
  expect(everything).not.toMatch(/support|headquarter|supplyPoint/i);
  const match = scene('german movement 3', 'HQCherbourg N1410 active', 'II/739 N1412 active');
  expect(legal(match, 'move HQCherbourg')).toEqual([]);
  expect(legal(match, 'move II/739')).not.toEqual([]);
  const shifts = (...lines: string[]): unknown[] =>
    shiftsOf(
      scene('german combat 3', 'II/739 N1412 active', '1/16 N1411', ...lines).engine.g,
      GERMAN,
      PLACE.of('N1411'),
      [UNIT.of('II/739')],
    );
  expect(shifts('HQCherbourg N1410')).toEqual(shifts());
});

test('TKG 27.0-e: nobody traces supply; only a printed Out of Supply status tells', () => {
  // A battalion of 3 that is cut off, and one that is not.
  const column = (...lines: string[]): string => {
    const { g } = scene('german combat 4', 'I/919 N3949 active', '82AVRE N3950', ...lines).engine;
    return ['1:3', '1:2', '1:1', '2:1', '3:1'][
      columnOf(g, GERMAN, PLACE.of('N3950'), [UNIT.of('I/919')])
    ] as string;
  };
  const ring = ['2War N3849', '1Norf N3848', '2KSLI N3948', '2Linc N4048', '1KOSB N4049'];
  expect([column(), column(...ring)]).toEqual(['3:1', '3:1']);
});

test('TKG 27.0-f: there are no operations and no special rules for an army', () => {
  sketched('a U.S. battalion fights in the Commonwealth sector');
  expect(everything).not.toMatch(/operation|offensive|thirdArmy|patton/i);
  // A U.S. and a Canadian battalion fight alike.
  const column = (name: string): number =>
    columnOf(scene('allied combat 3', `${name} N3949`, 'I/919 N3950').engine.g, ALLIED, PLACE.of('N3950'), [
      UNIT.of(name),
    ]);
  expect(column('1/16')).toBe(column('QOR'));
});

test('TKG 27.0-g: no air power but the interdiction of the End Stage', () => {
  expect(everything).not.toMatch(/\bair|bomber|sortie/i);
  // The weather of tomorrow changes nothing today.
  const columns = WEATHER.words.slice(1).map((weather) => {
    const match = scene('allied combat 3', `weather ${weather}`, '1/16 N3032', 'WN62/352 N3133');
    return columnOf(match.engine.g, ALLIED, PLACE.of('N3133'), [UNIT.of('1/16')]);
  });
  expect(new Set(columns).size).toBe(1);
  expect(throws_.filter((step) => step.includes('nterdict'))).toEqual(['interdiction.roll']);
  const hurry = scene('endStage.germanMoves', 'Flak305 N4554', 'Pi352 N3623');
  expect(asks(play(hurry, legal(hurry, 'hurry Flak305')[0] as string))).toBe('* interdiction.roll');
});

test('TKG 27.0-h: nothing arrives and nothing is made whole but by the adjustments of 27.3', () => {
  expect(verbs.filter((verb) => / (restore|rail|enter|fill)$/.test(verb))).toEqual([
    'endStage.fill fill',
    'endStage.germanMoves enter',
    'endStage.germanMoves rail',
    'restoration.restore restore',
  ]);
  expect(everything).not.toMatch(/reinforce|replace/i);
  // Units of the Landing Boxes and of the reserve stay afloat in every phase.
  for (const phase of [1, 3, 5]) {
    const match = scene(
      `landing ${phase}`,
      `1/115 Omaha-${phase}`,
      '175/29 Omaha-box-1',
      '38/2 Reserve-us',
      '23/2 Mulberry-us-1',
    );
    expect(legal(match, 'land').filter((text) => !text.startsWith('land 1/115'))).toEqual([]);
    expect(refusal(match, 'land 175/29 N2931')).toBe('27.2.2-a');
  }
});

test('TKG 27.0-i: no other special, victory or optional rules: one option, and the score of this turn', () => {
  expect(Object.keys(overlordDday.options ?? {})).toEqual(['setup']);
  expect(everything).not.toMatch(/hitler|fanatic|victory/i);
  const { score } = overlordDday.outcome(
    scene('endStage.alliedBridges', '1/505 N2618', 'I/22 N4855').engine.g,
  );
  expect(Object.keys(score ?? {})).toContain('beach-secured');
});

test('TKG 27.0-j: of the expansion the army boundary, the Cherbourg HQ and the off-map boxes are there', () => {
  // 26.18.1: no Allied unit ends its move in the sector of the other army.
  expect(refusal(scene('allied movement 3', '1/16 N3134'), 'move 1/16 N3135')).toBe('27.0-j');
  expect(refusal(scene('allied movement 3', '1Hamp N3135'), 'move 1Hamp N3134')).toBe('27.0-j');
  expect(refusal(scene('allied movement 3', '1/16 N3134'), 'move 1/16 N3133')).toBe('');
  expect(
    refusal(scene('german movement 3', 'I/726 N3134 active'), 'move I/726 N3135'),
    'Germans know no boundary',
  ).toBe('');
  const match = opening();
  expect(place(match, 'HQCherbourg')).toBe('N1410'); // 26.10.7
  expect([place(match, '25/12SS'), place(match, '901/Lehr')]).toEqual(['OMM-13', 'OMM-1-2']); // 26.4.7
});

test('TKG 27.0-k: the German set-up alternatives are chosen before play', () => {
  expect(place(opening(), 'I/22')).toBe('N5049');
  expect(place(opening('dday', { setup: 'panzers-forward' }), 'I/22')).toBe('N3845');
  const closedUp = opening('dday', { setup: '352nd-closed-up' });
  expect(['I/915', 'II/915'].map((name) => place(closedUp, name))).toEqual(['N3331', 'N3233']);
  expect(asks(closedUp), 'its set-up table is not used').toBe('* preliminary.weather');
  expect(asks(opening())).toBe('* game.rollMeyer');
  const twelfth = play(opening('dday', { setup: 'hitlerjugend-at-the-vire' }), '1');
  expect(place(twelfth, '25/12SS')).toBe('N3423');
  for (const { at } of setup.alternativeSetups)
    for (const hex of Object.values(at as Record<string, string>)) expect(PLACE.parse(hex)).toBeDefined();
});

test('TKG 27.0-l: play begins with every counter in its place', () => {
  const match = opening();
  expect(match.answers).toEqual([]);
  const placed = UNIT.words.filter((name) => place(match, name) !== '-');
  expect(placed).toHaveLength(UNITS.length);
  for (const name of placed) {
    const data = dataOf(UNIT.of(name));
    const hex = data.at ?? data.dropZone;
    if (hex !== undefined) expect(place(match, name), name).toBe(hex);
    if (data.lands !== undefined)
      expect(place(match, name), name).toBe(`${data.lands.beach}-${data.lands.phase}`);
    expect(unit(match, name), name).not.toMatch(/ (reduced|back|RG|DG)/);
  }
  expect(['2Rgr', '325/82', '38/2', '147/49', '327/101', '23/2', 'Fus346'].map((name) => place(match, name))).toEqual([
    'Rangers', 'Gliders', 'Reserve-us', 'Reserve-cw', 'Utah-box-1', 'Mulberry-us-1', 'Rail',
  ]); // biome-ignore format: a list
});

test('TKG 27.0-m: there is a marker for every unit that needs one', () => {
  sketched('everybody is in disorder, even who waits in a box');
  const match = opening();
  const lines = UNIT.words.map((name) => `${name} ${place(match, name)} DG`);
  const marked = scene('naval 2', ...lines);
  expect(position(marked).match(/marker=disorganized/g)).toHaveLength(UNITS.length);
});
