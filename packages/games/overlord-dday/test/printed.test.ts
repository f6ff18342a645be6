import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import history from '../data/history.json' with { type: 'json' };
import setup from '../data/setup.json' with { type: 'json' };
import { BEACH, CHIT, GROUP, NESTS, REGIMENTS, UNIT } from '../src/data.ts';
import { grid, ground, isTown, LANDINGS, PLACE, TERRAIN } from '../src/map.ts';
import { FACES } from '../src/presentation/faces.ts';
import { presentation } from '../src/presentation/index.ts';
import { report } from '../src/report.ts';
import { groupModifier } from '../src/rules/activation.ts';
import { stepsLost } from '../src/rules/adjustments.ts';
import { chitValue } from '../src/rules/chits.ts';
import { phaseModifier } from '../src/rules/landing.ts';
import { resultOf, shiftsOf } from '../src/rules/odds.ts';
import { airborneResult } from '../src/rules/preliminary.ts';
import { REGIMENT } from '../src/state.ts';
import { nests, units } from './counters.ts';
import { ALLIED, legal, opening, place, play, position, row, scene } from './scene.ts';

// What stands in the files of data, beside what the rules make of it: each of these figures decides something.

/** How often each thing is in a list. */
function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** The results of two dice, 2 to 12, from hopeless to overwhelming: the rungs of the ladder of docs/data.md. */
const LADDER: readonly (readonly [rung: string, cells: string])[] = [
  ['bocage 1:3', '1<1D/- 1<2D/- 1<2D/- 2<2D/- 2<3/- 2<2D/- 2<2D/- 2<2/- 2<3/- 2<3D/- 3<3D/-'],
  ['bocage 1:2', '1D/- 1<2/- 1<2D/- 1<2D/- 2<2D/- 2<2D/- 2<2D/- 1<2/- 2<2D/- 2<3/- 2<3D/-'],
  ['bocage 1:1', '1D/1 1<1D/- 1<2/- 1<2D/- 1<2D/- 1<2D/- 2<2/- 1<1D/- 2<2D/- 2<2D/- 2<3D/-'],
  ['bocage 2:1', '1/1 1D/1 1<2/1 1<2D/- 1<2D/- 1<2/- 1<1D/- 1D/- 1<1D/- 2<2/- 2<2D/-'],
  ['bocage 3:1', 'D/1>1 1D/1 1<1/1 1<2/1 1<2D/1 1<1D/- 1<1/- D/- 1D/- 1<2/- 2<2D/-'],
  ['bocage 4:1', '-/1>1 D/1>1 1D/1>1 1<1/1 1<2/1 1<1/1 1<1D/1 D/>1 1/- 1<1/- 1<2/-'],
  ['bocage 5:1', '-/1D>1 D/1>1 1/1>1 1D/1>1 1<2/1 1<1/1 1D/1 -/>1 D/>1 1D/- 1<1D/-'],
  ['bocage 6:1', '-/1D>2 -/1D>1 D/1>1 1/1>1 1D/1>1 1<1/1 1D/1>1 1/1>1 -/>1 1/- 1<1/-'],
  ['bocage 7:1', '-/2D>2 -/1D>2 -/1D>1 D/1>1 1/1>1 1D/1>1 1/1>1 D/1>1 -/>1 D/- 1D/-'],
  ['bocage 8:1', '-/2D>2 -/2>2 -/1D>2 -/1D>1 D/1>1 1/1>1 1/1>1 -/1>1 -/>1 D/>1 1/-'],
  ['hedgerow 8:1', '-/2D>2 -/2D>2 -/2>2 -/1D>2 -/1D>1 D/1>1 D/1>1 -/1>1 -/>2 D/>1 1/>1'],
  ['mixed 8:1', '-/2D>3 -/2D>2 -/2>2 -/1D>2 -/1D>2 D/1>2 -/1>2 -/1>1 -/>2 D/>1 1/>1'],
  ['clear 7:1', '-/3D>3 -/2D>3 -/2D>2 -/2>2 -/1D>2 -/1D>2 -/1>2 -/1>2 -/1>1 -/>2 D/>1'],
  ['clear 8:1', '-/3D>3 -/3>3 -/2D>3 -/2D>2 -/2>2 -/1D>2 -/1D>2 -/1>2 -/1>2 -/1>1 -/>2'],
];
/** The rung on which each line of ground begins. */
const FIRST_RUNG = { clear: 4, mixed: 2, hedgerow: 1, bocage: 0 };

test.each(Object.entries(FIRST_RUNG))(
  '27.2.4-af: the combat table on %s ground, every column and throw',
  (name, first) => {
    const line = charts.crt.terrain.indexOf(name);
    for (const [column, odds] of charts.crt.columns.entries()) {
      const [, cells = ''] = LADDER[first + column] ?? [];
      const read = charts.crt.rolls.map((dice) => resultOf({ line, column, dice }).text);
      expect(read.join(' '), odds).toBe(cells);
    }
  },
);

test('27.1.8-b: the value of every chit, on its front and on its back, for the class of every beach', () => {
  for (const { id, front, back } of charts.resistance.chits)
    for (const [beach, { class: letter }] of setup.beaches.entries()) {
      const chit = CHIT.of(id);
      expect(chitValue(chit, beach, false), `${id} ${letter}`).toBe(front[letter as keyof typeof front]);
      expect(chitValue(chit, beach, true), `${id} ${letter}`).toBe(back[letter as keyof typeof back]);
    }
});

test('27.1.8-c: what is in the cup before the draw', () => {
  const cup = position(opening())
    .split('\n')
    .find((line) => line.startsWith('cup '));
  expect(cup).toBe('cup A3=2 A4=2 A5=2 A6=2 A7=2');
});

test('27.2.2-c: what every beach adds in every phase', () => {
  for (const [beach, modifiers] of Object.values(charts.landingModifiers.phase).entries())
    for (const [i, modifier] of modifiers.entries()) {
      const { g } = scene(`landing ${i + 1}`, `1/16 Omaha-${i + 1}`).engine;
      expect(phaseModifier(g, beach), `${BEACH.text(beach)} ${i + 1}`).toBe(modifier);
    }
});

test('27.1.4-b, 27.3.1-a: what every total brings to those who come by air', () => {
  for (const [total, drop] of Object.entries(charts.airborne.results))
    expect(airborneResult(Number(total)), total).toEqual(drop);
  expect(airborneResult(9)).toEqual(charts.airborne.results[8]);
});

test('27.2.8-h: what is added to the roll of each group while nobody is near it', () => {
  const { g } = opening().engine;
  for (const { group, modifier } of setup.activationGroups) {
    expect(GROUP.text(group - 1)).toBe(`group-${group}`);
    expect(groupModifier(g, group - 1), `group ${group}`).toBe(modifier);
  }
});

test('27.2.8-j: where each die sends Kampfgruppe Meyer, and what it adds to its roll', () => {
  for (const { die, modifier, at } of setup.kampfgruppeMeyer.rows)
    for (const one of die) {
      const match = play(opening(), String(one));
      expect(match.engine.g.meyer, `die ${one}`).toBe(modifier);
      expect(Object.fromEntries(Object.keys(at).map((unit) => [unit, place(match, unit)]))).toEqual(at);
    }
});

test('27.1.5, 27.2.2-a: the landing hexes of every beach', () => {
  const hexesOf = (list: readonly { readonly hex: string }[]): HexId[] =>
    list.map(({ hex }) => PLACE.of(hex));
  for (const [beach, { hexes }] of setup.beaches.entries()) {
    const [intended, actual] = Array.isArray(hexes) ? [hexes, hexes] : [hexes.intended, hexes.actual];
    expect(LANDINGS[beach], BEACH.text(beach)).toEqual({
      intended: hexesOf(intended),
      actual: hexesOf(actual),
    });
  }
});

test('27.3.3-a, -b: the obstruction of every beach by the back of its chit', () => {
  const level = (name: string): string => {
    const match = scene('endStage.fill', `beach ${name} chit=A6`, '38/2 Reserve-us', 'Pi352 N3623');
    return row(position(play(match, 'end')), `beach ${name}`).obstruction ?? '0';
  };
  expect(BEACH.words.map(level)).toEqual(['1', '4', '3', '3', '0']);
});

test('27.2.4-x: destroyers help against these Weapons Nests and no others', () => {
  const { g } = opening().engine;
  const helped = NESTS.filter((nest) =>
    shiftsOf(g, ALLIED, g.unit.at.get(nest), []).some(({ rule }) => rule === '27.2.4-x'),
  );
  expect(helped.map(UNIT.text)).toEqual(nests.filter(({ wn }) => wn?.destroyer).map(({ id }) => id));
});

test('27.3.6-a: whose Weapons Nests they are', () => {
  const { g } = scene('endStage.alliedBridges', ...nests.map(({ id }) => `unit ${id} lost=yes`)).engine;
  const printed = (division: string): number =>
    nests.filter(({ wn }) => wn?.division === division).reduce((sum, { steps }) => sum + steps, 0);
  for (const division of ['352', '716', 'other'])
    expect(stepsLost(g, division), division).toBe(printed(division));
});

test('27.3.5-a: a cadre is left of a regiment when all three of its battalions are lost, not of two', () => {
  const cadres = (isSpared: (i: number) => boolean): number => {
    const lost = REGIMENTS.flatMap(({ battalions }) => battalions.filter((_, i) => !isSpared(i)));
    const lines = lost.map((unit) => `unit ${UNIT.text(unit)} lost=yes`);
    const match = scene('endStage.germanMoves', 'Pi352 N3623', ...lines);
    return position(play(match, 'end')).match(/^regiment \S+ cadre=/gm)?.length ?? 0;
  };
  expect(REGIMENTS.map(({ battalions }) => battalions.map(UNIT.text).join(' '))).toEqual(BATTALIONS);
  expect(cadres(() => false)).toBe(REGIMENT.words.length);
  for (const spared of [0, 1, 2]) expect(cadres((i) => i === spared)).toBe(0);
});
const BATTALIONS = [
  '1/16 2/16 3/16', '1/116 2/116 3/116', '1/115 2/115 3/115', '1/18 2/18 3/18', '1/26 2/26 3/26', '1/8 2/8 3/8',
  '3/22 1/22 2/22', '1/12 2/12 3/12', '1Hamp 1Dors 2Devn', '6GH 5EYk 7GH', '6DLI 8DLI 9DLI', '2SWB 2Glos 2Essx',
  'RWR Regina 1CScot', 'QOR NShore Chaud', 'HLIC SDG NNSH', '1SLan 2EYk 1Suff', '2War 1Norf 2KSLI', '2Linc 1KOSB 2RUR',
  '1/505 2/505 3/505', '1/507 2/507 3/507', '1/508 2/508 3/508', '1/501 2/501 3/501', '1/502 2/502 3/502',
  '1/506 2/506 3/506', '7Para 12Para 13Para', '8Para 9Para 1CPara',
]; // biome-ignore format: a list

test('the formations that counters are shown to belong to', () => {
  const shown = FACES.map(({ notes }) => notes.find((note) => / Division$/.test(note))).map(
    (note) => note?.split(', ').at(-1) ?? 'none',
  );
  expect(tally(shown)).toEqual({
    '101st Airborne Division': 10,
    '12th SS Panzer Division': 5,
    '17th SS Panzergrenadier Division': 3,
    '1st Infantry Division': 10,
    '21st Panzer Division': 14,
    '243rd Infantry Division': 9,
    '29th Infantry Division': 7,
    '2nd Infantry Division': 3,
    '346th Infantry Division': 3,
    '352nd Infantry Division': 22,
    '3rd Canadian Infantry Division': 9,
    '3rd Infantry Division': 9,
    '49th (West Riding) Infantry Division': 2,
    '4th Infantry Division': 10,
    '50th (Northumbrian) Infantry Division': 9,
    '51st (Highland) Infantry Division': 3,
    '6th Airborne Division': 7,
    '709th Infantry Division': 13,
    '711th Infantry Division': 5,
    '716th Infantry Division': 27,
    '79th Armoured Division': 6,
    '7th Armoured Division': 2,
    '82nd Airborne Division': 10,
    '90th Infantry Division': 3,
    '91st Air Landing Division': 11,
    'Panzer Lehr Division': 4,
    none: 55,
  });
});

test('27.1.4-a, 27.3.1-a: the zones that units come down in, by their names', () => {
  const shown = FACES.flatMap(({ notes }) => notes.filter((note) => /^(Jumped|Comes)/.test(note)));
  expect(tally(shown)).toEqual({
    'Comes by glider to LZ W, Les Forges': 1,
    'Comes by glider to LZ W, Saint-Aubin-d’Arquenay and Bénouville': 1,
    'Jumped over DZ A, Saint-Germain-de-Varreville': 3,
    'Jumped over DZ C, Hiesville': 3,
    'Jumped over DZ D, Angoville-au-Plain': 3,
    'Jumped over DZ K, Touffréville': 1,
    'Jumped over DZ N, Picauville': 3,
    'Jumped over DZ N, Ranville': 3,
    'Jumped over DZ O, west of Sainte-Mère-Église': 3,
    'Jumped over DZ T, Amfreville': 3,
    'Jumped over DZ V, Varaville': 2,
  });
});

test('27.3.8-a: where a lost Weapons Nest is manned again', () => {
  const printed = nests.flatMap(({ id, wn }) => (wn?.festung == null ? [] : [[id, wn.festung] as const]));
  const match = scene(
    'endStage.germanBridges',
    'Pi352 N3623',
    'I/726 N3648',
    ...printed.map(([id]) => `unit ${id} lost=yes`),
  );
  play(match, 'end');
  expect(Object.fromEntries(printed.map(([id]) => [id, place(match, id)]))).toEqual(
    Object.fromEntries(printed),
  );
});

test('27.3.4-i: the roads at the edge by which units of box 13 come in', () => {
  const match = scene('endStage.germanMoves', '25/12SS OMM-13');
  expect(legal(match, 'enter')).toEqual(setup.offMap.entry.map((hex) => `enter 25/12SS ${hex}`));
});

/** A step onto a kind of ground, by neither road nor river, on land. */
function stepOnto(isKind: (hex: HexId) => boolean): readonly [HexId, HexId] {
  for (const to of grid.hexes) {
    if (!isKind(to)) continue;
    for (const direction of DIRECTIONS) {
      const from = grid.neighbour(to, direction);
      if (from === NOWHERE || TERRAIN[ground.terrain[from] as number] === 'sea') continue;
      const side = grid.sideBetween(from, to);
      if (ground.roads[side] === 0 && ground.sides[side] === 0) return [from, to];
    }
  }
  throw new Error('there is no such step');
}

/** What a unit pays for that step at the end of the turn, of its allowance. */
function marchCost(unit: string, [from, to]: readonly [HexId, HexId]): string | undefined {
  const { g } = scene('endStage.germanMoves', `${unit} ${PLACE.text(from)}`).engine;
  return presentation.costs?.(g, 'march', [UNIT.of(unit)]).get(to);
}

test.each(['clear', 'mixed', 'hedgerow', 'bocage', 'beach', 'city'] as const)(
  '27.3.4, docs/data.md: what a step into %s costs on foot and on wheels',
  (kind) => {
    const { leg, mech } = charts.terrainEffects.terrain[kind];
    const step = stepOnto((hex) => TERRAIN[ground.terrain[hex] as number] === kind && !isTown(hex));
    expect([marchCost('Pi352', step), marchCost('Flak305', step)]).toEqual([`${leg}/3`, `${mech}/6`]);
  },
);

test('27.3.4, ruling 75: what a step into a town costs, whatever ground it stands on', () => {
  const step = stepOnto((hex) => isTown(hex) && TERRAIN[ground.terrain[hex] as number] === 'bocage');
  expect([marchCost('Pi352', step), marchCost('Flak305', step)]).toEqual(['1/3', '1/6']);
});

test('history’s casualties in steps, and what a step stands for', () => {
  for (const [sector, { men }] of Object.entries(history.casualties)) {
    const figure = report.figures.find(({ id }) => id === `lost-${sector}`);
    const per = sector === 'german' ? 1 : history.menPerStep;
    expect([figure?.history?.from, figure?.history?.to], sector).toEqual(men.map((many) => many / per));
  }
  expect(report.notes[0]).toContain('against 250 casualties');
  expect(report.notes[0]).toContain('against 75, half a company');
});

test('27.0-l: everybody begins where the set-up has him', () => {
  const match = opening();
  for (const { id, at, dropZone, lands } of units) {
    const printed = at ?? dropZone ?? (lands && `${lands.beach}-${lands.phase}`);
    if (printed !== undefined) expect(place(match, id), id).toBe(printed);
  }
});
