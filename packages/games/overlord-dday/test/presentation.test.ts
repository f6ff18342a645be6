import { expect, test } from 'vitest';
import { UNIT, UNITS } from '../src/data.ts';
import { overlordDday } from '../src/index.ts';
import { grid, PLACE } from '../src/map.ts';
import { faceLookOf } from '../src/presentation/faces.ts';
import { presentation } from '../src/presentation/index.ts';
import { no } from '../src/refusals.ts';
import { report } from '../src/report.ts';
import { fight, roll } from './fights.ts';
import {
  ALLIED,
  counter,
  GERMAN,
  legal,
  opening,
  outcome,
  play,
  presentationChecks,
  scene,
} from './scene.ts';
import { about, look } from './seeing.ts';

test('a battalion shows who it is, what it can do and what has become of it', () => {
  const shown = counter(look(scene('landing 2', '1/16 N2932 reduced DG landed=Omaha')), '1/16');
  expect(shown).toEqual({
    unit: UNIT.of('1/16'),
    at: PLACE.of('N2932'),
    side: ALLIED,
    army: 'us',
    branch: 'infantry',
    echelon: 'battalion',
    name: '1/16',
    title: '1st Battalion, 16th Infantry',
    figures: ['3', '5'],
    meaning: ['strength', 'movement'],
    steps: 1,
    worn: true,
    faceDown: false,
    states: [{ sign: 'DG', text: 'Disorganized', tone: 'bad' }],
    notes: ['1st Infantry Division', 'Came ashore at Omaha'],
  });
});

test('a unit that waits says when and where it lands; one put off says so', () => {
  const seen = look(scene('landing 2', '3/16 Omaha-2', 'HLIC Juno-3 RG displaced=1'));
  expect(counter(seen, '3/16').notes).toContain('Lands at Omaha in phase 2, in Fox');
  const { army, states, notes } = counter(seen, 'HLIC');
  expect([army, states.map(({ sign }) => sign)]).toEqual(['canadian', ['RG']]);
  expect(notes).toEqual([
    '9th Canadian Infantry Brigade, 3rd Canadian Infantry Division',
    'Lands at Juno in phase 3',
    'Was put off once',
  ]);
});

test('TKG 27.2.2-j: who is asked for units that give way is told for whom, and whereto', () => {
  const full = ['1/8 N2931', '2/8 N2931', '1/22 N2931'];
  const waits = ['3/116 Omaha-2', '1/115 Omaha-3', '2/115 Omaha-3'];
  expect(about(scene('landing 2', ...full, ...waits))).toBe(
    'Omaha: 3/116 found no room and comes in the third Landing Phase. One unit of that phase goes one phase further.',
  );
});

test('a battery tells what it reaches, and that it is silent under a marker or on its other side', () => {
  const guns = (...lines: string[]): string[] =>
    counter(look(scene('landing 1', ...lines)), 'Pte du Hoc').notes.filter((note) => note.includes('guns'));
  expect(guns('WNPointeDuHoc N2828')).toEqual(['Its guns reach Omaha and Utah']);
  expect(guns('WNPointeDuHoc N2828 RG')).toEqual(['Its guns, which reach Omaha and Utah, are silent']);
  expect(guns('WNPointeDuHoc N2828 back')).toEqual([]);
});

test('Weapons Nests have a strength only, and no step lost where they merely begin on their back', () => {
  const seen = look(scene('landing 1', 'WNMerville N3551 back', 'WN60/352 N3033 reduced'));
  expect(counter(seen, 'Merville')).toMatchObject({ figures: ['1'], worn: false, branch: 'fort' });
  expect(counter(seen, 'WN 60')).toMatchObject({
    figures: ['2'],
    meaning: ['strength'],
    worn: true,
    title: 'Weapons Nest 60, Cabourg Draw',
  });
});

test('Germans show whether they are awake; those out of supply never are on this day', () => {
  const seen = look(
    scene('german combat 4', 'I/914 N3125 active', 'II/915 N3424', 'I/729 N1519', '25/12SS OMM-13'),
  );
  const states = (name: string): string[] => counter(seen, name).states.map(({ text }) => text);
  expect(states('I/914')).toEqual([]);
  expect(states('II/915')).toEqual(['Not active yet']);
  expect(states('I/729')).toEqual(['Not active on the first day', 'Out of supply']);
  expect(states('25/12 SS')).toEqual([]);
  expect(counter(seen, '25/12 SS').army).toBe('ss');
});

test('an attack that is planned is seen on those who will make it', () => {
  const match = scene('allied combat 1', '1/16 N2932', 'WN66/352 N3031', 'WN60/352 N3033');
  match.apply({ verb: 'attack', args: [PLACE.of('N3031'), [UNIT.of('1/16')]] });
  // The only attack there is begins at once.
  expect(counter(look(match), '1/16').states.map(({ text }) => text)).toEqual([
    'To attack N3031, Saint-Laurent-sur-Mer',
  ]);
});

test('an arrow stands from the plan to the end of the fight, with the odds that the dice were thrown for', () => {
  const units = ['WN66/352 N3031 RG', '1/16 N3032 reduced RG', '2/16 N2932 DG', '1/116 N2931 reduced'];
  const match = scene('allied combat 1', ...units);
  const arrow = () => look(match).marks.find(({ sign }) => sign === 'attack');
  expect(arrow()).toBe(undefined);
  fight(match, 'N3031 1/16+2/16+1/116');
  expect(arrow()).toMatchObject({ at: PLACE.of('N3031'), odds: '4:1' });
  roll(match, '1/1>1');
  // The nest has lost a step by now, which would make the odds look better than they were.
  expect(legal(match)).toContain('lose 2/16');
  expect(arrow()).toMatchObject({ at: PLACE.of('N3031'), odds: '4:1' });
  play(match, 'lose 2/16');
  expect(arrow()).toBe(undefined);
});

test('every counter has names in good English and a look of its own', () => {
  const { counters } = look(opening());
  expect(counters).toHaveLength(UNITS.length);
  for (const { name, title, notes, figures, meaning } of counters) {
    expect(name).toMatch(/^\S.{0,9}\S?$/);
    expect(title).not.toMatch(/'|WN\d|undefined|null/);
    expect(notes.join()).not.toMatch(/'|undefined|null|NaN/);
    expect(figures).toHaveLength(meaning.length);
  }
  expect(new Set(counters.map(({ title }) => title)).size).toBe(counters.length);
  const of = (branch: string): string[] =>
    counters.filter((one) => one.branch === branch).map(({ name }) => name);
  expect(of('anti-tank')).toContain('PzJg 716');
  expect(of('reconnaissance')).toEqual(['PzAA 21', 'AA 12 SS']);
});

test('27.1.1-b: the weather is shown to the Allies alone', () => {
  const match = scene('landing 1', 'weather rain', '1/16 N2932');
  const weather = (side?: number) => look(match, side).tracks.find(({ id }) => id === 'weather');
  expect(weather(ALLIED)?.cells.find(({ isHere }) => isHere)?.text).toBe('Rain');
  expect(weather(GERMAN)).toBeUndefined();
  expect(look(match, GERMAN)).toEqual({
    ...look(match, ALLIED),
    tracks: look(match, ALLIED).tracks.filter(({ id }) => id !== 'weather'),
  });
});

test('the tracks tell the phase, resistance as it is now, losses and the points of the moment', () => {
  const seen = look(
    scene(
      'landing 3',
      'beach Omaha chit=A5',
      'beach Utah chit=A6',
      '1/16 N2932 landed=Omaha',
      'alliedLosses Omaha=5',
      'germanLosses 4',
      'I/915 N3635 active',
    ),
  );
  const cells = (id: string): string[] =>
    seen.tracks
      .find((track) => track.id === id)
      ?.cells.map(({ text, isHere }) => (isHere ? `*${text}` : text)) ?? [];
  expect(seen.caption).toBe('6 June 1944, third Landing Phase of five');
  expect(cells('phase')).toEqual(['Before dawn', '1', '2', '*3', '4', '5', 'Evening']);
  expect(cells('resistance')).toEqual(['Utah 1', 'Omaha 3', 'Gold 1', 'Juno 1', 'Sword 1']);
  expect(cells('groups')).toEqual(['1', '2', '*3', '4', '5', '6', '7', '8', '9']);
  expect(cells('allied-losses')).toContain('Omaha 5');
  expect(seen.tracks.map(({ title }) => title)).toContain('German losses: 4 steps');
  // Omaha secured 6, the Orne bridge 4, a point for three of four steps, two points off for five.
  expect(cells('points').filter((cell) => cell.startsWith('*'))).toEqual([
    '*Beaches secured +6',
    '*The Orne bridge, unharmed and free +4',
    '*German steps lost +1',
    '*Allied steps lost −2',
  ]);
  expect(cells('result').filter((cell) => cell.startsWith('*'))).toHaveLength(1);
});

test('the points of the scene are those of the reckoning', () => {
  const match = scene('landing 3', '1/16 N2932 landed=Omaha', '2/8 N2719', 'WNLongues N3137', 'II/22 N4046');
  const { score, text } = outcome(match);
  const result = look(match).tracks.find(({ id }) => id === 'result');
  expect(result?.title).toBe(`If the day ended now: ${score.points} points`);
  expect(text).toContain(result?.cells.find(({ isHere }) => isHere)?.text ?? 'nothing');
});

test('marks: landing hexes by name, objectives, what the Allies hold, bridges that are gone', () => {
  const seen = look(
    scene(
      'landing 2',
      'utahActual yes',
      'hex N3436 allied=yes',
      'bridge N3648/N3749 blown=1',
      'unit WNPointeDuHoc lost=yes',
    ),
  );
  const at = (hex: string) =>
    seen.marks.filter((mark) => mark.at === PLACE.of(hex)).map(({ sign, text }) => `${sign}: ${text}`);
  expect(at('N2931')).toEqual(['landing: Dog, Omaha']);
  expect(at('N2622')).toEqual(['landing: Tare, Utah']);
  expect(at('N2522')).toEqual([]);
  expect(at('N3436')).toEqual(['held: Bayeux: 6 points, in Allied hands']);
  expect(at('N2828')).toEqual(['held: Pointe du Hoc, the battery: 2 points, silenced']);
  expect(at('N4046')).toEqual(['objective: Caen: 10 points']);
  const blown = seen.marks.filter(({ sign }) => sign === 'blown');
  expect(blown.map(({ side, text }) => [side, text])).toEqual([
    [grid.findSide('N3648/N3749'), 'The Orne bridge is blown'],
  ]);
});

/** The alternatives of the option have a line each, beside its own. */
const ALTERNATIVES = Array.from(
  { length: (overlordDday.options?.setup?.kind.max ?? 0) + 1 },
  (_, i) => `setup.${overlordDday.options?.setup?.kind.text(i)}`,
);
const FACTS = {
  boxes: grid.boxes,
  lines: ALTERNATIVES,
  untold: ['game', 'landingPhase'],
  spare: ['end'],
  plain: ['weather', 'bridge', 'beach', 'chit', 'navy', 'column', 'line'],
};
test.each(presentationChecks(overlordDday, presentation, FACTS))('$name', ({ run }) => run());

test('the boxes of a beach have titles', () => {
  const omaha = presentation.boxes.find(({ title }) => title === 'Omaha');
  expect(omaha?.boxes.map(({ at, title }) => `${PLACE.text(at)}: ${title}`)).toContain(
    'Omaha-1: First Landing Phase',
  );
});

test('27.2.4-l, -x, 27.2.2-h, 27.3.7-a: sentences take their figures from the charts', () => {
  const notesOf = (id: string): readonly string[] => faceLookOf(UNIT.of(id)).notes;
  expect(notesOf('2Rgr')).toContain('Gives one column to the attacks it takes part in');
  expect(notesOf('37Eng')).toContain('Gives one column to its attacks on Weapons Nests');
  expect(notesOf('WN62/352')).toContain('Destroyers give one column to those who attack it');
  expect(no('hexFull').text).toBe('three units are in that hex');
  expect(no('beyondOneHex').text).toBe('that is farther than the one hex of an Allied unit');
  expect(no('noAirborne').text).toBe('no airborne unit is within two hexes of that bridge');
  expect(report.notes.join()).toContain('no German is left within two hexes');
});
