import { expect, test } from 'vitest';
import { SUPPORT } from '../src/data.ts';
import { whyNotAvailable } from '../src/rules/support.ts';
import { units } from './counters.ts';
import { asks, chances, field, legal, news, opening, type Play, place, play, position, refusal, row, scene, unit } from './scene.ts'; // biome-ignore format: a list

/** The units of these formations, waiting since a turn. */
const waiting = (due: number, ...formations: string[]): string[] =>
  units
    .filter((u) => formations.includes(u.formation) && u.turn !== undefined)
    .map((u) => `${u.id} - due=${due}`);
const SEVEN = ['12SS', 'Lehr', '17SS', '3FJ', '77', '346', 'IIIFlak'];
const UTAH = 'beach 2403 status=open';
const OMAHA = 'beach 3203 status=open';
const GOLD = 'beach 4003 status=open';

/** How many formations are still to be chosen. */
const left = (match: Play): number => Number(row(position(match), '> arrivals.bring').left);
/** What `bring` may name. */
const choices = (match: Play): string[] => legal(match, 'bring').map((text) => text.slice('bring '.length));
/** Brings a formation and puts its units wherever they may go first. */
function bring(match: Play, ...formations: string[]): Play {
  for (const formation of formations) {
    if (asks(match).endsWith('arrivals.bring')) play(match, `bring ${formation}`);
    while (asks(match).endsWith('arrivals.put')) play(match, legal(match)[0] as string);
  }
  return match;
}

test('G-6a: TDSN 8.1.1-a, 8.1.1-b: of seven formations three enter with a roll of 3, whichever three', () => {
  const match = scene('germans arrive 1', ...waiting(1, ...SEVEN));
  expect(asks(match)).toBe('* arrivals.roll');
  expect(Object.keys(chances(match))).toEqual(['1', '2', '3', '4', '5', '6']);
  play(match, '3');
  // Half of seven is three as well, so that there is nothing to choose.
  expect(asks(match)).toBe('german arrivals.bring');
  expect(left(match)).toBe(3);
  expect(choices(match).sort()).toEqual([...SEVEN].sort());
  bring(match, 'IIIFlak', '3FJ', '346');
  expect(asks(match)).toBe('german movement.begin');
  for (const { id, formation, turn } of units)
    if (turn === 1 && SEVEN.includes(formation)) {
      const isIn = ['IIIFlak', '3FJ', '346'].includes(formation);
      expect(place(match, id) === '-', id).toBe(!isIn);
      expect(field(match, id, 'due'), id).toBe(isIn ? undefined : '1');
    }
});

test('G-6b: TDSN 8.1-c: of four that wait two enter with a 2, and the others come before those of turn 2', () => {
  const four = ['12SS', 'Lehr', '17SS', '346'];
  const match = play(scene('germans arrive 1', ...waiting(1, ...four)), '2');
  expect(left(match)).toBe(2);
  bring(match, 'Lehr', '17SS');
  expect(asks(match)).toBe('german movement.begin');
  expect([field(match, 'KG12/12SS', 'due'), field(match, '857/346', 'due')]).toEqual(['1', '1']);
  const next = scene('germans arrive 2', ...waiting(1, '12SS', '346'), ...waiting(2, '2Pz', '101Tiger'));
  play(next, '2');
  expect(choices(next).sort()).toEqual(['12SS', '346']);
  expect(refusal(next, 'bring 2Pz')).toBe('8.1.1-f');
});

test('G-6c: TDSN 8.1.1-b: with a 1 two of four may enter, by the half', () => {
  const match = scene('germans arrive 1', ...waiting(1, '12SS', 'Lehr', '17SS', '346'));
  play(match, '1');
  expect(asks(match)).toBe('german arrivals.choose');
  expect(legal(match)).toEqual(['enter 1', 'enter 2']);
  expect(refusal(match, 'enter 3')).toBe('8.1.1-b');
  expect(left(play(match, 'enter 2'))).toBe(2);
});

test('G-6d: TDSN 8.1.1-c: with a 4, 5 or 6 all four enter', () => {
  for (const die of ['4', '5', '6']) {
    const match = scene('germans arrive 1', ...waiting(1, '12SS', 'Lehr', '17SS', '346'));
    play(match, die);
    expect(legal(match)).toEqual(['enter 4', 'enter 2']);
    bring(play(match, 'enter 4'), '12SS', 'Lehr', '17SS', '346');
    expect(asks(match)).toBe('german movement.begin');
    for (const name of ['KG12/12SS', 'KG130/Lehr', 'KG37/17SS', '857/346'])
      expect(place(match, name)).not.toBe('-');
  }
});

test('TDSN 8.1-a: a unit is available from its printed turn on', () => {
  const start = opening();
  for (const { id, turn } of units)
    if (turn !== undefined) expect(field(start, id, 'due'), id).toBe(String(turn));
  const match = play(scene('germans arrive 2', ...waiting(2, '2Pz', '353'), ...waiting(3, '9SS')), '1');
  expect(choices(match).sort()).toEqual(['2Pz', '353']);
  expect(refusal(match, 'bring 9SS')).toBe('8.1-a');
  const later = play(scene('germans arrive 3', ...waiting(3, '9SS', '10SS')), '1');
  expect(refusal(later, 'bring 9SS')).toBe('');
});

test('TDSN 8.1-b: who can enter may not be held back', () => {
  const match = scene('us arrives', UTAH, '505/82 2103', ...waiting(2, '30'));
  expect(legal(match)).toEqual(['ship 505/82', 'reinforce']);
  expect(refusal(match, 'done')).toBe('8.1-b');
  // Half of one formation is none, which would be no more than delay.
  play(match, 'reinforce', '1');
  // All units of the formation enter.
  bring(match, '30');
  expect(['117/30', '119/30', '120/30'].map((name) => unit(match, name))).toEqual(['2403', '2403', '2403']);
});

test('TDSN 8.1-d: reinforcements enter before any movement, and in no Combat Round', () => {
  const lines = [UTAH, '8/4 2404', '1057/91 2405', 'active us', ...waiting(2, '30')];
  const round = (kind: string, play: string): string =>
    asks(scene(`actionRound.start chit=us play=${play}`, `round ${kind}`, ...lines));
  expect(round('move', 'move')).toBe('* arrivals.roll');
  expect(round('combat', 'combat')).toBe('allied fighting.declare');
});

test('TDSN 8.1-e: they enter in a Combined Action Round with a Move chit, not with a Combat chit', () => {
  const lines = [UTAH, '8/4 2404', 'round combined', 'active us', ...waiting(2, '30')];
  expect(asks(scene('actionRound.start chit=us play=combined-move', ...lines))).toBe('* arrivals.roll');
  expect(asks(scene('actionRound.start chit=us play=combined-combat', ...lines))).toBe(
    'allied movement.begin',
  );
});

test('TDSN 8.1-f: every army enters in its own Rounds, and the Germans not in a Reaction', () => {
  const all = [UTAH, GOLD, ...waiting(2, '30', '2Fr', '15', '2C', 'Po', '353')];
  expect(choices(play(scene('us arrives', ...all), '1')).sort()).toEqual(['2Fr', '30']);
  expect(choices(play(scene('british arrive', ...all), '1')).sort()).toEqual(['15', '2C', 'Po']);
  const german = play(scene('germans arrive', ...all, ...waiting(2, '2Pz')), '1');
  expect(choices(german).sort()).toEqual(['2Pz', '353']);
  expect(refusal(german, 'bring 30')).toBe('8.1-a');
  const reaction = scene('reactionRound.begin', ...all, '1057/91 2110');
  expect(asks(reaction)).toBe('german reactionRound.choose');
});

test('TDSN 8.1-g: support markers are there from their turn on, without a die or a place', () => {
  const on = (turn: number): boolean =>
    whyNotAvailable(
      scene(`arrivals.roll ${turn}`, 'active german', 'round combat').engine.g,
      SUPPORT.of('Nebelwerfer'),
    ) === null;
  expect([1, 2, 3].map(on)).toEqual([false, true, true]);
  // Nobody waits, so nobody rolls.
  expect(asks(scene('germans arrive 2', '1057/91 2110'))).toBe('german movement.begin');
});

test('TDSN 8.1.1-a: no die is rolled where nobody waits, or nobody can be put anywhere', () => {
  expect(asks(scene('us arrives', UTAH, '8/4 2404'))).toBe('allied movement.begin');
  const shut = scene('us arrives', GOLD, '8/4 2404', ...waiting(2, '30'));
  expect(asks(shut), 'no US beach is open').toBe('allied movement.begin');
});

test('TDSN 8.1.1-d: in Storm the Allies take 2 from the die, 1 at the least, and have no half', () => {
  const entering = (die: string, weather: string): string[] | number => {
    const match = scene(
      `us arrives 5 ${weather}`,
      UTAH,
      OMAHA,
      ...waiting(5, '30', '79', '5', '4AD', '6Cav', '9'),
    );
    play(match, die);
    return asks(match).endsWith('choose') ? legal(match) : left(match);
  };
  expect(['1', '2', '3', '4', '5', '6'].map((die) => entering(die, 'storm'))).toEqual([1, 1, 1, 2, 3, 4]);
  expect(entering('1', 'rain')).toEqual(['enter 1', 'enter 3']);
  expect(entering('6', 'sun')).toEqual(['enter 6', 'enter 3']);
});

test('TDSN 8.1.1-e: on Sun turns the Germans take 2 from the die, 1 at the least, and have no half', () => {
  const entering = (die: string, weather: string): string[] | number => {
    const match = scene(
      `germans arrive 3 ${weather}`,
      ...waiting(3, '2SS', '9SS', '10SS', '5FJ', '276', '897'),
    );
    play(match, die);
    return asks(match).endsWith('choose') ? legal(match) : left(match);
  };
  expect(['1', '2', '3', '4', '5', '6'].map((die) => entering(die, 'sun'))).toEqual([1, 1, 1, 2, 3, 4]);
  expect(entering('1', 'storm')).toEqual(['enter 1', 'enter 3']);
  expect(entering('6', 'cloud')).toEqual(['enter 6', 'enter 3']);
});

test('TDSN 8.1.1-f: formations of earlier turns are chosen before those of the current turn', () => {
  const match = scene('germans arrive 3', ...waiting(1, '346'), ...waiting(3, '9SS', '10SS'));
  play(match, '2', 'enter 2');
  // The only one of an earlier turn comes first, without a question but for its hexes.
  expect(asks(match)).toBe('german arrivals.put');
  expect(legal(match, 'put').every((text) => text.includes('/346'))).toBe(true);
  bring(match, '346');
  expect(choices(match).sort()).toEqual(['10SS', '9SS']);
  // A division that comes in parts is as old as the first of them, and its parts enter together.
  const parts = [...waiting(5, '271', '272'), '984/275 - due=2', '983/275 - due=5', '985/275 - due=5'];
  const late = play(scene('germans arrive 5', ...parts), '1');
  expect(legal(late, 'put').every((text) => text.includes('/275'))).toBe(true);
  bring(late, '275');
  for (const name of ['984/275', '983/275', '985/275']) expect(place(late, name), name).not.toBe('-');
});

test('TDSN 8.1.1-g: a formation that can be put nowhere is passed over', () => {
  const shut = ['8/4 2628', '12/4 2727', '22/4 2828'];
  const match = scene(
    'germans arrive 2',
    ...shut,
    ...waiting(1, '77', '3FJ'),
    ...waiting(2, '2Pz', '101Tiger'),
  );
  // Half of all four that wait, though two cannot enter (ruling F-34).
  play(match, '1');
  expect(legal(match)).toEqual(['enter 1', 'enter 2']);
  play(match, 'enter 1');
  expect(choices(match).sort()).toEqual(['101Tiger', '2Pz']);
  expect(refusal(match, 'bring 77')).toBe('8.1.1-g');
  // The players are told who cannot enter: the beach is that of the 4th Division, but cavalry finds room.
  const us = scene('us arrives', UTAH, '8/4 2403', '505/82 2103', ...waiting(1, '30'), ...waiting(2, '4Cav'));
  play(us, 'reinforce', '1');
  expect(news(us, 0)).toContain('30th Infantry Division waits, having no hex to enter at.');
  expect([place(us, '4Cav'), place(us, '117/30')]).toEqual(['2403', '-']);
});

test('TDSN 8.1.1-h: among several earlier turns the choice is free', () => {
  const match = scene('germans arrive 4', ...waiting(1, '346'), ...waiting(2, '2Pz'), ...waiting(3, '9SS'), ...waiting(4, '1SS')); // biome-ignore format: one thing
  play(match, '2');
  expect(left(match)).toBe(2);
  expect(choices(match).sort()).toEqual(['2Pz', '346', '9SS']);
  expect(refusal(match, 'bring 1SS')).toBe('8.1.1-f');
});

test('TDSN 8.1.1-i: every further Move Round has its own roll', () => {
  const match = scene(
    'actionRound.play chit=german > actionRound.move chit=german play=move > arrivals.gather 1',
    'round move',
    'active german',
    'army german moves=1',
    'cup german=1',
    ...waiting(1, '12SS', 'IIIFlak', '346'),
  );
  play(match, '1');
  bring(match, '12SS');
  expect(asks(match)).toBe('german movement.begin');
  play(match, 'end', 'play move');
  expect(asks(match)).toBe('* arrivals.roll');
  bring(play(match, '6'), 'IIIFlak', '346');
  expect(asks(match)).toContain('arrivals');
});

test('TDSN 8.1.1-j: all units of a formation enter, each in a hex of its own choice', () => {
  const match = play(scene('germans arrive 1', ...waiting(1, '12SS', 'Lehr')), '1');
  play(match, 'bring 12SS', 'put KG25/12SS 6013');
  expect(refusal(match, 'put KG130/Lehr 3228')).toBe('8.1.1-j');
  expect(refusal(match, 'put KG25/12SS 6000'), 'it is there already').toBe('8.1-a');
  play(match, 'put KG12/12SS 6000', 'put KG26/12SS 6013');
  expect(['KG12/12SS', 'KG25/12SS', 'KG26/12SS'].map((name) => unit(match, name))).toEqual([
    '6000',
    '6013',
    '6013',
  ]);
  expect(asks(match)).toBe('german movement.begin');
});

test('TDSN 8.1.2-a: Allied units are put in an Open Beach of their own group', () => {
  const beaches = [UTAH, OMAHA, 'beach 3303 status=closed', GOLD, 'beach 4603 status=open'];
  const us = play(scene('us arrives', ...beaches, ...waiting(2, '30', '4Cav')), '2', 'enter 2', 'bring 30');
  expect(legal(us, 'put 117/30')).toEqual(['put 117/30 2403', 'put 117/30 3203']);
  for (const hex of ['3303', '4003', '2404']) expect(refusal(us, `put 117/30 ${hex}`)).toBe('8.1.2-a');
  const british = play(
    scene('british arrive', ...beaches, ...waiting(2, '15', '31Tk')),
    '2',
    'enter 2',
    'bring 15',
  );
  expect(legal(british, 'put 44/15')).toEqual(['put 44/15 4003', 'put 44/15 4603']);
  expect(refusal(british, 'put 44/15 2403')).toBe('8.1.2-a');
});

/** Where the first unit of a German formation may be put. */
function hexesFor(name: string, formation: string, ...lines: string[]): string[] {
  const match = play(
    scene('germans arrive 5', ...lines, ...waiting(4, formation), ...waiting(5, '363')),
    '1',
  );
  return legal(match, `put ${name}`).map((text) => text.slice(-4));
}
const E = ['6000', '6005', '6010', '6013', '6018', '6022'];

test('TDSN 8.1.2-b: Germans are put in a hex of the letter on the counter', () => {
  expect(hexesFor('KG12/12SS', '12SS')).toEqual(E);
  expect(hexesFor('1049/77', '77')).toEqual(['2628', '2727', '2828']);
  expect(hexesFor('KG37/17SS', '17SS')).toEqual(['3228', '4428', '4927', '5428']);
  const match = play(scene('germans arrive 1', ...waiting(1, '12SS', 'Lehr')), '1', 'bring 12SS');
  for (const hex of ['3228', '2727', '5905', '1600'])
    expect(refusal(match, `put KG12/12SS ${hex}`)).toBe('8.1.2-b');
});

test('TDSN 8.1.2-c: an Allied-controlled hex or one in an Allied zone is open to them', () => {
  expect(hexesFor('KG12/12SS', '12SS', 'hex 6005 allied=yes', '56 6006')).toEqual(E);
  // Put there, it is theirs again.
  const match = play(
    scene('germans arrive 1', 'hex 6005 allied=yes', ...waiting(1, '12SS', 'Lehr')),
    '1',
    'bring 12SS',
  );
  play(match, 'put KG12/12SS 6005');
  expect(row(position(match), 'hex 6005').allied).toBe(undefined);
});

test('TDSN 8.1.2-d: not a hex that an Allied unit is in', () => {
  expect(hexesFor('KG12/12SS', '12SS', '56 6005', '2Rng 6022')).toEqual(['6000', '6010', '6013', '6018']);
  const match = play(scene('germans arrive 1', '56 6005', ...waiting(1, '12SS', 'Lehr')), '1', 'bring 12SS');
  expect(refusal(match, 'put KG12/12SS 6005')).toBe('8.1.2-d');
});

test('TDSN 8.1.2-e: not a hex with an Exit marker', () => {
  const marked = ['exit 6010 marker=us', 'exit 6005 marker=british'];
  expect(hexesFor('KG12/12SS', '12SS', ...marked)).toEqual(['6000', '6013', '6018', '6022']);
  const match = play(scene('germans arrive 1', ...marked, ...waiting(1, '12SS', 'Lehr')), '1', 'bring 12SS');
  for (const hex of ['6005', '6010']) expect(refusal(match, `put KG12/12SS ${hex}`)).toBe('8.1.2-e');
});

test('TDSN 8.1.2-f: not Alençon', () => {
  const match = play(scene('germans arrive 1', ...waiting(1, '12SS', 'Lehr')), '1', 'bring Lehr');
  expect(refusal(match, 'put KG130/Lehr 6028')).toBe('8.1.2-f');
});

test('TDSN 8.1.2-g: infantry marked E may enter in 5400, Tigers and others may not', () => {
  expect(hexesFor('857/346', '346')).toEqual([...E, '5400']);
  expect(hexesFor('101Tiger', '101Tiger')).toEqual(E);
  expect(hexesFor('1/IIIFlak', 'IIIFlak')).toEqual(E);
  const match = play(scene('germans arrive 2', ...waiting(2, '101Tiger', '2Pz')), '1', 'bring 101Tiger');
  expect(refusal(match, 'put 101Tiger 5400')).toBe('8.1.2-g');
  expect(hexesFor('1049/77', '77')).not.toContain('5400');
});

test('TDSN 8.1.2-h: with every E hex occupied or marked, those who come by E wait until one is free', () => {
  const shut = [
    ...['8/4 6000', '12/4 6005', '22/4 6010', '39/9 6013'],
    ...['exit 6018 marker=british', 'exit 6022 marker=us'],
  ];
  const tigers = waiting(2, '101Tiger');
  const match = scene('germans arrive 2', ...shut, ...tigers, '1057/91 2110');
  expect(asks(match)).toBe('german movement.begin');
  expect(field(match, '101Tiger', 'due')).toBe('2');
  const later = scene('germans arrive 4', ...shut.slice(1), ...tigers, '1057/91 2110');
  expect(place(play(later, '1'), '101Tiger')).toBe('6000');
  // Infantry still has 5400.
  const infantry = bring(play(scene('germans arrive 2', ...shut, ...waiting(1, '346')), '1'), '346');
  expect([place(infantry, '857/346'), place(infantry, '858/346')]).toEqual(['5400', '5400']);
});

test('TDSN 8.1.2-i: nobody moves before all have been put', () => {
  const match = play(
    scene('germans arrive 1', '1057/91 2110', ...waiting(1, '12SS', 'Lehr')),
    '1',
    'bring 12SS',
  );
  expect(legal(match).every((text) => text.startsWith('put '))).toBe(true);
  bring(match, '12SS');
  expect(asks(match)).toBe('german movement.begin');
  expect(legal(match, 'put')).toEqual([]);
});

test('TDSN 8.1.2-j, TDSN 5.2-a: units are divided among the hexes at will, within the stacking limit', () => {
  const match = play(
    scene('us arrives', UTAH, OMAHA, '505/82 2403', '507/82 2403', '508/82 2403', ...waiting(2, '30', '79')),
    'reinforce',
    '1',
    'bring 30',
    'put 119/30 2403',
  );
  expect(refusal(match, 'put 117/30 2403')).toBe('5.1-a');
  expect(refusal(match, 'put 117/30 3203')).toBe('');
  // Of another division there may be nobody.
  const other = play(scene('us arrives', UTAH, OMAHA, '8/4 2403', ...waiting(2, '30', '4Cav')), '2', 'enter 2', 'bring 30'); // biome-ignore format: one thing
  expect(refusal(play(other), 'put 117/30 2403')).toBe('5.1-b');
  // For whom there is no room, he waits; nobody makes room for him (8.1.3-g).
  const full = scene('us arrives', UTAH, '505/82 2403', '507/82 2403', ...waiting(2, '30'));
  bring(play(full, 'reinforce', '1'), '30');
  const placed = ['117/30', '119/30', '120/30'].map((name) => unit(full, name)).sort();
  expect(placed).toEqual(['-', '2403', '2403']);
});

test('TDSN 8.1.2-j: by W and S hexes Germans enter only where a way leads on (ruling F-29)', () => {
  // 2628 is left by 2627 and 2527, 2828 by 2827 and 2927.
  const match = ['8/4 2627', '2Rng 2527'];
  expect(hexesFor('1049/77', '77', ...match)).toEqual(['2727', '2828']);
  const refused = play(scene('germans arrive 1', ...match, ...waiting(1, '77', '3FJ')), '1', 'bring 77');
  expect(refusal(refused, 'put 1049/77 2628')).toBe('10.1-j');
});

test('TDSN 8.1.2-k: to be put costs nothing, and who was put moves in the same Round', () => {
  const match = play(scene('germans arrive 1', ...waiting(1, '346')), '1');
  play(match, 'put 857/346 6005', 'put 858/346 6005');
  expect(asks(match)).toBe('german movement.begin');
  expect(field(match, '857/346', 'fresh')).toBe('yes');
  expect(field(match, '857/346', 'moved')).toBe(undefined);
  expect(legal(match, 'move 857/346').length).toBeGreaterThan(1);
});

test('TDSN 8.1.3-h, 8.1.3-k: what is left of the third wave enters without a die, and is not among the half', () => {
  const wave = ['9/2 - due=2 automatic=yes', '23/2 - due=2 automatic=yes', '38/2 - due=2 automatic=yes'];
  const match = scene('us arrives', UTAH, OMAHA, ...wave, ...waiting(2, '30', '79'));
  expect(asks(match)).toBe('allied arrivals.land');
  expect(legal(match, 'put 9/2')).toEqual(['put 9/2 2403', 'put 9/2 3203']);
  expect(refusal(match, 'put 117/30 2403')).toBe('8.1.3-h');
  play(match, 'put 9/2 3203', 'put 23/2 3203', 'put 38/2 3203');
  // Two wait for the die.
  expect(asks(match)).toBe('* arrivals.roll');
  play(match, '1');
  expect(asks(match)).toBe('allied arrivals.bring');
  // Where it finds no room it does not count either: half of three is one, as the die is.
  const full = scene('us arrives', UTAH, '8/4 2403', ...wave, ...waiting(2, '4Cav', '102Cav', '113Cav'));
  expect(asks(play(full, '1'))).toBe('allied arrivals.bring');
  // Not before its turn.
  const early = scene('us arrives 1', UTAH, 'army us thirdWave=yes', '8/4 2404', ...wave);
  expect(asks(early)).toBe('allied movement.begin');
  // A glider that found no room lands in the second Move Round of turn 1.
  const glider = scene('us arrives 1', UTAH, OMAHA, 'army us thirdWave=yes', '325/82 - due=1 automatic=yes');
  expect(legal(glider)).toEqual(['put 325/82 2403', 'put 325/82 3203']);
});

test('TDSN 8.1.3-l: the first Move Round of turn 1 is the third wave, and brings nobody else', () => {
  const match = scene('us arrives 1', UTAH, OMAHA, '9/2 3300', ...waiting(1, '9', '2AD'));
  expect(asks(match)).not.toBe('* arrivals.roll');
  expect(field(match, '39/9', 'due')).toBe('1');
  const second = scene('us arrives 1', UTAH, OMAHA, 'army us thirdWave=yes', ...waiting(1, '9', '2AD'));
  expect(asks(second)).toBe('* arrivals.roll');
});
