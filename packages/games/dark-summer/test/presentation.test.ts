import { expect, test } from 'vitest';
import { UNIT, UNITS } from '../src/data.ts';
import { darkSummer } from '../src/index.ts';
import { grid, PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { attack, BRITISH_LOOK_ON, roll } from './clashes.ts';
import {
  ALLIED,
  counter,
  GERMAN,
  marksAt,
  opening,
  play,
  presentationChecks,
  readThrough,
  scene,
  track,
} from './scene.ts';
import { about, look } from './seeing.ts';

/** North-west of Caen: brigades in three hexes round a regiment in 4405, with another regiment in the zone of one. */
const FRONT = [
  'beach 4302 status=open',
  '185/3 4504',
  '8/3C 4304',
  '129/43 4305',
  '130/43 4305',
  '857/346 4405',
  '858/346 4306',
];

test('a regiment shows who it is, what it can do and what has become of it', () => {
  const shown = counter(look(scene('us moves', '16/1 3304 reduced moved=yes')), '16/1');
  expect(shown).toEqual({
    unit: UNIT.of('16/1'),
    at: PLACE.of('3304'),
    side: ALLIED,
    army: 'us',
    branch: 'infantry',
    echelon: 'regiment',
    name: '16/1',
    title: '16th Infantry Regiment',
    figures: ['3', '5'],
    meaning: ['combat', 'movement'],
    steps: 1,
    worn: true,
    faceDown: false,
    states: [{ sign: 'MV', text: 'Has moved this Round', tone: 'plain' }],
    notes: ['1st Infantry Division'],
  });
});

test('attack and defense are told apart where they differ; works have one factor', () => {
  const seen = look(scene('us moves', '27A 4703', 'SP2403 2403 factor=2'));
  expect(counter(seen, '27 A')).toMatchObject({
    figures: ['5', '4', '7'],
    meaning: ['attack', 'defense', 'movement'],
  });
  expect(counter(seen, 'Utah')).toMatchObject({ figures: ['2'], meaning: ['combat'], branch: 'fort' });
});

test('TDSN 11.5-a: what nobody has turned over is seen for what it is, its factor a question mark', () => {
  const seen = look(scene('the 2nd wave fights 1', 'SP2403 2403', 'strongpointFactors 1=2 3=1'), GERMAN);
  const { figures, branch, faceDown, notes } = counter(seen, 'Utah');
  expect([figures, branch, faceDown]).toEqual([['?'], 'fort', false]);
  expect(notes).toContain('Nobody knows its factor until it fights: 1 or 3');
});

test('TDSN 11.4.1-a: the works of Omaha say that they count for more, until D-Day is over', () => {
  const signs = (moment: string): string[] =>
    counter(look(scene(moment, 'SP3203 3203 factor=1')), 'Omaha, Vierville').states.map(({ sign }) => sign);
  expect(signs('the 2nd wave fights 1')).toEqual(['+3']);
  expect(signs('us fights 1')).toEqual([]);
});

test('every counter has names in good English, and a title of its own', () => {
  const all = Array.from(UNITS, ({ id }, unit) => ({ id, face: presentation.nameOf?.('unit', unit) }));
  for (const { id, face } of all) {
    expect(face?.name, id).toMatch(/^\S.{0,17}\S?$/);
    expect(face?.title, id).not.toMatch(/undefined|null|_/);
  }
  expect(new Set(all.map(({ face }) => face?.name)).size).toBe(all.length);
  for (const { notes, figures, meaning } of look(opening()).counters) {
    expect(notes.join()).not.toMatch(/undefined|null|NaN|'/);
    expect(figures).toHaveLength(meaning.length);
  }
});

test('both sides see the same, for there is nothing that one knows and the other does not', () => {
  const match = opening();
  expect(look(match, ALLIED)).toEqual(look(match));
  expect(look(match, GERMAN)).toEqual(look(match));
});

test('the tracks tell turn, weather, Rounds, cup and who is still to come', () => {
  const seen = look(
    scene(
      'british fight 2 showers',
      ...FRONT,
      'track us-move british-combat',
      'cup us=2 german=3',
      'reactions 1',
      '117/30 - due=2',
      '119/30 - due=2',
      'KG3/2Pz - due=3',
    ),
  );
  expect(seen.caption).toBe('June III 1944, showers: British Combat Round');
  expect(track(seen, 'turn').filter((cell) => cell.startsWith('*'))).toEqual(['*June III']);
  expect(track(seen, 'weather')).toEqual([
    'Sun (2 to come)',
    'Cloud (2 to come)',
    '*Showers (3 to come)',
    'Rain (1 to come)',
    'Storm (1 to come)',
  ]);
  expect(track(seen, 'rounds')).toEqual(['U.S. Move (Round 1)', '*British Combat (Round 2)']);
  expect(track(seen, 'cup')).toEqual([
    'U.S. chit (2 left)',
    'German chit (3 left)',
    'German Reactions (1 in hand)',
  ]);
  expect(track(seen, 'allied-reinforcements')).toEqual(['*June III (30th Inf)']);
  expect(track(seen, 'german-reinforcements')).toEqual(['June IV (2. Pz (E))']);
});

test('a support marker tells what it adds, and why it cannot be had', () => {
  const cells = (moment: string, ...lines: string[]): string[] =>
    track(look(scene(moment, ...FRONT, ...lines)), 'support');
  const rain = cells('british fight 4 rain');
  expect(rain).toContain('83 Group (+4, grounded)');
  expect(rain).toContain('Eastern Task Force (+6, kept away by the sea)');
  expect(rain).toContain('*German artillery (+6)');
  const sun = cells(
    'british fight 4 sun',
    'support TD1 usedThisTurn=1',
    'support BomberCommand usedInGame=2',
  );
  expect(sun).toContain('*83 Group (+4)');
  expect(sun).toContain('Tank destroyers 1 (+3, used once this turn)');
  expect(sun).toContain('Bomber Command (1 column, used up)');
  expect(sun).toContain('8th Air Force (1 column, from July IV)');
});

test('marks: beaches by what has become of them, towns that count, what must still be attacked', () => {
  const seen = look(
    scene(
      'british fight 2',
      ...FRONT,
      'beach 4603 status=open',
      'beach 4203 status=closed',
      'hex 4505 allied=yes',
      'hex 4306 owed=yes',
    ),
  );
  const at = (hex: string): string[] => marksAt(seen, PLACE.of(hex));
  expect(at('4603')).toEqual(['held: Sword Beach is open']);
  expect(at('4203')).toEqual(['note: Juno Beach is closed for good']);
  expect(at('2403')).toEqual(['landing: Utah Beach, still to be opened']);
  expect(at('4505')).toEqual(['held: Caen: 1 point at the end, in Allied hands']);
  expect(at('2726')[0]).toMatch(/^objective: Avranches/);
  expect(at('4306')).toEqual(['target: Must still be attacked this Round (11.2)']);
});

test('every question that hangs on more than the map says what it is about', () => {
  expect(about(opening())).toBe('Showers: the British have 3 chits this turn.');
  expect(about(scene('actionPhase.react', 'reactions 2', 'cup us=1 british-move=2'))).toBe(
    '2 Reaction chits in hand. In the cup: 1 U.S. chit and 2 British Move chits.',
  );
  expect(about(scene('actionRound.play chit=us', 'army us moves=1', 'cup us=2'))).toBe(
    'U.S. chit. So far this turn: 1 Move Round, 0 Combat Rounds.',
  );
  const fight = scene('british fight 2', ...FRONT, 'hex 4306 owed=yes');
  expect(about(fight)).toBe('Must still be attacked: 4306.');
  const fought = scene('british fight 2', ...FRONT, 'hex 4306 owed=yes attacked=yes');
  expect(about(fought)).toBeUndefined();
  expect(marksAt(look(fought), PLACE.of('4306'))).toEqual([]);
  const losing = scene('losses.choose side=german hex=2911 steps=2', '941/353 2911', '942/353 2911');
  expect(about(losing)).toBe('Germans, defenders of 2911, Saint-Lô: 2 steps still to be lost.');
  const rebuilding = scene(
    'replacementPhase.rebuild side=german 3 rain',
    '941/353 2911 reduced',
    '942/353 2912 reduced',
  );
  expect(about(rebuilding)).toBe('Replacements of this turn: German 1 infantry, 1 mechanized and 1 armor.');
});

test('TDSN 8.1-f: of those who wait the army is told that brings them in', () => {
  const waiting = ['44/15 - due=2', '46/15 - due=2', '357/90 - due=2', 'KG12/12SS - due=2'];
  expect(about(scene('british arrive', ...FRONT, '3/6 4804', ...waiting))).toBe('1 formation waiting.');
});

test('TDSN 8.2-a: the replacements that each weather brings are told', () => {
  const told = (side: string, weather: string) =>
    about(scene(`replacementPhase.rebuild side=${side} 3 ${weather}`, ...REDUCED))?.replace(
      'Replacements of this turn: ',
      '',
    );
  expect(WEATHERS.map((weather) => told('allied', weather))).toEqual([
    'U.S. 6 infantry, 1 mechanized and 3 armor; British 2 infantry, 1 mechanized and 2 armor; Canadian 1 of any type.',
    'U.S. 5 infantry, 1 mechanized and 2 armor; British 2 infantry and 1 armor; Canadian 1 of any type.',
    'U.S. 4 infantry, 1 mechanized and 2 armor; British 1 infantry and 1 armor; Canadian 1 of any type.',
    'U.S. 2 infantry, 1 mechanized and 1 armor; British 1 infantry.',
    // In a Storm there are none for the Allies, and it is the Germans who are asked.
    'German 1 infantry, 1 mechanized and 1 armor.',
  ]);
  expect(WEATHERS.map((weather) => told('german', weather))).toEqual([
    undefined, // in the Sun there are none for the Germans, and nobody is asked
    'German 1 infantry.',
    'German 1 infantry.',
    'German 1 infantry, 1 mechanized and 1 armor.',
    'German 1 infantry, 1 mechanized and 1 armor.',
  ]);
});
const WEATHERS = ['sun', 'cloud', 'showers', 'rain', 'storm'];
const REDUCED = ['beach 3303 status=open', 'beach 4003 status=open', 'beach 4203 status=open', '16/1 3304 reduced', '18/1 3304 reduced', '4Cav 3303 reduced', 'CCA/2AD 3303 reduced', '69/50 4003 reduced', '8A 4003 reduced', '7/3C 4203 reduced', 'beach 4302 status=open', '131/7A 4302 reduced', 'KG22/21Pz 5112 reduced', '101Tiger 5112 reduced', '941/353 2911 reduced', '942/353 2912 reduced']; // biome-ignore format: a list

/** Who attacks first colours the fire. */
const UNSAID = ['fought.first', 'foughtBelow.first'];
const FACTS = { boxes: grid.boxes, plain: ['side', 'halves'], spare: ['done', 'end'], unsaid: UNSAID };
test.each(presentationChecks(darkSummer, presentation, FACTS))('$name', ({ run }) => run());

test('whatever a random game asks or names has words of its own', () => {
  readThrough(opening().engine, presentation, {
    seed: 11,
    most: 1500,
    look: (engine) => expect(about({ engine }) ?? 'nothing more').not.toMatch(/undefined|NaN|null|-1/),
  });
});

const changed = (path: string, row: number, old: number, now: number) => ({ path, row, old, now, text: '' });

test('what came of it is told as players would say it, and only once', () => {
  const [unit, hex] = [UNIT.of('16/1'), PLACE.of('3304')];
  const tell = (...changes: ReturnType<typeof changed>[]): readonly string[] =>
    presentation.tell?.(changes) ?? [];
  expect(tell(changed('unit.at', unit, 0, hex), changed('hex.allied', hex, 0, 1))).toEqual(['16/1 in 3304']);
  expect(tell(changed('hex.allied', hex, 0, 1))).toEqual(['3304 is taken by the Allies']);
  expect(tell(changed('unit.at', unit, hex, -1), changed('unit.steps', unit, 1, 0))).toEqual([
    '16/1 is eliminated',
  ]);
  expect(tell(changed('unit.at', unit, hex, -1), changed('unit.due', unit, 0, 2))).toEqual([
    '16/1 cannot land and waits for June III',
  ]);
  expect(tell(changed('unit.at', unit, hex, -1), changed('unit.withdrawn', unit, 0, 1))).toEqual([
    '16/1 goes back to England',
  ]);
  expect(tell(changed('unit.moved', unit, 0, 1), changed('unit.factor', UNIT.of('SP2403'), -1, 2))).toEqual(
    [],
  );
});

test('TDSN 11.2-a: who owes an attack is reminded of it on the map and in the question', () => {
  const match = scene('british fight 1 rain', ...FRONT);
  play(match, 'attack 4405 185/3+8/3C+129/43');
  expect(marksAt(look(match), PLACE.of('4306'))).toEqual([
    'target: Must still be attacked this Round (11.2)',
  ]);
});

test('an arrow stands as long as an attack is under way: with its odds, then with what the die made of it', () => {
  const british = ['44/15 4305', '46/15 4305', '227/15 4305', '31Tk 4305'];
  const match = scene('british fight', ...BRITISH_LOOK_ON, ...british, '726/716 4306', '736/716 4306');
  const arrow = () => look(match).marks.find(({ sign }) => sign === 'attack')?.odds;
  attack(match, '4306 44/15+46/15+227/15');
  expect(arrow()).toMatch(/^\d-1$/);
  roll(match, 'BL1');
  expect(arrow()).toBe('BL1');
  play(match, 'lose 736/716', 'lose 227/15');
  expect(arrow()).toBe(undefined);
});
