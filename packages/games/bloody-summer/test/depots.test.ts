import { describe, expect, test } from 'vitest';
import { DEPOT, DEPOT_DATA, PLACE } from '../src/map.ts';
import { enter, take } from '../src/rules/control.ts';
import { capacityOf, defendedDepot, depotsTaken, isOperational, operational, sideOfDepot } from '../src/rules/logistics/depots.ts'; // biome-ignore format: a list
import { capture, loseStep } from '../src/rules/units.ts';
import { UNIT } from '../src/units.ts';
import { ALLIES, AXIS, BRITISH, type Play, US, unit } from './scene.ts';
import { at, campaign, depot, markers, points, until } from './turns.ts';

/** A unit goes somewhere by whatever rule. */
const goes = (match: Play, name: string, to: string): void =>
  enter(match.engine.g, UNIT.of(name), PLACE.of(to));
const works = (match: Play, name: string): boolean => isOperational(match.engine.g, DEPOT.of(name));
const opens = (turn: number, hex: string, ...lines: string[]): Play => {
  const match = campaign(`us-moves ${turn}`, ...lines);
  depotsTaken(match.engine.g, ALLIES, PLACE.of(hex));
  return match;
};
/** The depot as a logistics phase leaves it. */
const built = (turn: number, ...lines: string[]): Play => campaign(`logistics ${turn}`, ...lines);

describe('7.1: building', () => {
  test('N44 7.1-c, 7.1.1-a, 7.1.1-b: L1, Saint-Laurent taken on turn 0 has Mulberry A reduced on turn 3 and full on 4', () => {
    expect(depot(opens(0, '0714'), 'Mulberry-A')).toBe('building 3');
    const SHORE = 'place 0714 allied=yes';
    expect(depot(built(2, SHORE, 'depot Mulberry-A state=building due=3'), 'Mulberry-A')).toBe('building 3');
    expect(depot(built(3, SHORE, 'depot Mulberry-A state=building due=3'), 'Mulberry-A')).toBe('reduced 4');
    expect(depot(built(4, SHORE, 'depot Mulberry-A state=reduced due=4'), 'Mulberry-A')).toBe('full');
    expect(DEPOT_DATA.filter(({ kind }) => kind === 'mulberry').map((one) => PLACE.text(one.at))).toEqual([
      '0714',
      '0711',
    ]);
  });

  test('N44 7.1.3-a: L2, Cherbourg taken on turn 4 is reduced on turn 8 and full on turn 11', () => {
    expect(depot(opens(4, '0223'), 'Cherbourg')).toBe('building 8');
    expect(
      depot(built(8, 'place 0223 allied=yes', 'depot Cherbourg state=building due=8'), 'Cherbourg'),
    ).toBe('reduced 11');
    expect(
      depot(built(11, 'place 0223 allied=yes', 'depot Cherbourg state=reduced due=11'), 'Cherbourg'),
    ).toBe('full');
  });

  test('N44 7.1.2-a: a minor port takes two turns, and has one state', () => {
    expect(depot(opens(2, '0716', '1-16 0716'), 'Grandcamp')).toBe('building 5');
    expect(
      depot(built(5, 'place 0716 allied=yes', 'depot Grandcamp state=building due=5'), 'Grandcamp'),
    ).toBe('reduced');
  });

  test('N44 7.1-d: it works at once, with the capacity of its side', () => {
    const match = built(3, 'place 0714 allied=yes', 'depot Mulberry-A state=building due=3');
    expect(works(match, 'Mulberry-A')).toBe(true);
    expect(capacityOf(match.engine.g, DEPOT.of('Mulberry-A'))).toEqual({ landing: 3, offensive: 1 });
    const full = built(4, 'place 0714 allied=yes', 'depot Mulberry-A state=full');
    expect(capacityOf(full.engine.g, DEPOT.of('Mulberry-A'))).toEqual({ landing: 6, offensive: 2 });
  });

  test('N44 7.1.2-b, 10.A.1-j: a beach is open as soon as it is taken', () => {
    const match = campaign('us-moves 1', '4-8 0618');
    goes(match, '4-8', '0617');
    expect([depot(match, 'Utah'), works(match, 'Utah')]).toEqual(['reduced', true]);
  });

  test('N44 7.1-f: R-180, in an enemy zone work is put off by a turn, that to the full side too', () => {
    const GERMANS = '352-916 0815';
    expect(
      depot(
        built(3, 'place 0714 allied=yes', GERMANS, 'depot Mulberry-A state=building due=3'),
        'Mulberry-A',
      ),
    ).toBe('building 4');
    expect(
      depot(built(4, 'place 0714 allied=yes', GERMANS, 'depot Mulberry-A state=reduced due=4'), 'Mulberry-A'),
    ).toBe('reduced 5');
    expect(
      depot(
        built(2, 'place 0714 allied=yes', GERMANS, 'depot Mulberry-A state=building due=3'),
        'Mulberry-A',
      ),
    ).toBe('building 4');
  });
});

describe('7.1: at work', () => {
  test('N44 7.1-b, 7.1-f: R-81, a port or Mulberry not in an enemy zone, a beach even there', () => {
    const match = campaign('us-moves 5', '352-916 0815', '1-16 0714', 'place 0714 allied=yes', 'depot Omaha state=reduced', 'depot Mulberry-A state=full'); // biome-ignore format: a list
    expect([works(match, 'Omaha'), works(match, 'Mulberry-A')]).toEqual([true, false]);
    goes(match, '352-916', '1014');
    expect([works(match, 'Omaha'), works(match, 'Mulberry-A')]).toEqual([true, true]);
  });

  test('N44 7.1-a: R-82, whose depots they are; a minor port is of the side that took it', () => {
    const match = campaign('us-moves 5');
    const sides = ['Utah', 'Omaha', 'Mulberry-A', 'Cherbourg', 'Gold', 'Juno', 'Sword', 'Mulberry-B'].map(
      (name) => sideOfDepot(match.engine.g, DEPOT.of(name)),
    );
    expect(sides).toEqual([US, US, US, US, BRITISH, BRITISH, BRITISH, BRITISH]);
    const port = campaign('british-moves 5', '50-69 0811');
    goes(port, '50-69', '0712');
    expect(at(port, 'depot Port-en-Bessin')).toEqual({ state: 'building', due: '8', side: 'british' });
  });

  test('N44 7.1-e, 11.3-q, 11.3-r: R-100, Germans destroy it by entering, for 10 or 20 points', () => {
    const match = campaign('german-moves 5', '352-916 0814', 'place 0714 allied=yes', 'depot Omaha state=reduced', 'depot Mulberry-A state=full', 'depot Grandcamp state=reduced side=us', 'place 0716 allied=yes'); // biome-ignore format: a list
    goes(match, '352-916', '0714');
    expect([depot(match, 'Omaha'), depot(match, 'Mulberry-A'), points(match, 'allied-depots')]).toEqual([
      'destroyed',
      'destroyed',
      30,
    ]);
    goes(match, '352-916', '0716');
    expect([depot(match, 'Grandcamp'), points(match, 'allied-depots')]).toEqual(['closed', 40]);
  });

  test('N44 7.1-e: even when Allies are still there', () => {
    const match = campaign('german-moves 5', '3-Fj-9 0814', '1-16 0714', 'place 0714 allied=yes', 'depot Omaha state=reduced'); // biome-ignore format: a list
    goes(match, '3-Fj-9', '0714');
    expect([depot(match, 'Omaha'), at(match, 'place 0714').allied]).toEqual(['destroyed', 'yes']);
  });

  test('N44 7.1-c: R-100, what is being built is lost with the hex and begins anew; beaches are lost for good', () => {
    const match = campaign('german-moves 5', '352-916 0814', '1-16 0813', 'place 0714 allied=yes', 'depot Omaha state=reduced', 'depot Mulberry-A state=building due=6'); // biome-ignore format: a list
    goes(match, '352-916', '0714');
    expect([depot(match, 'Mulberry-A'), points(match, 'allied-depots')]).toEqual(['closed', 10]);
    goes(match, '352-916', '0815');
    goes(match, '1-16', '0714');
    expect([depot(match, 'Mulberry-A'), depot(match, 'Omaha')]).toEqual(['building 8', 'destroyed']);
  });

  test('N44 7.1.3-b: R-101, Germans in Cherbourg stop the port, halve it after a turn and destroy it after two', () => {
    const lines = ['709-739 0223', 'depot Cherbourg state=full'];
    const first = built(9, ...lines);
    expect([depot(first, 'Cherbourg'), at(first, 'depot Cherbourg').held, works(first, 'Cherbourg')]).toEqual(
      ['full', '1', false],
    );
    const second = built(10, '709-739 0223', 'depot Cherbourg state=full held=1');
    expect(depot(second, 'Cherbourg')).toMatch(/^reduced/);
    const third = built(11, '709-739 0223', 'depot Cherbourg state=reduced held=2');
    expect([depot(third, 'Cherbourg'), points(third, 'allied-depots')]).toEqual(['destroyed', 20]);
    const relieved = built(10, 'place 0223 allied=yes', 'depot Cherbourg state=full held=1');
    expect([depot(relieved, 'Cherbourg'), at(relieved, 'depot Cherbourg').held]).toEqual(['full', undefined]);
  });

  test('N44 7.1-e: Cherbourg is not destroyed by entering', () => {
    const match = campaign(
      'german-moves 9',
      '709-739 0322',
      'place 0223 allied=yes',
      'depot Cherbourg state=full',
    );
    goes(match, '709-739', '0223');
    expect(depot(match, 'Cherbourg')).toBe('full');
  });
});

describe('7.2: German depots', () => {
  test('N44 7.2-a, 11-d: R-12, six of them, Brest among them', () => {
    const german = DEPOT_DATA.filter(({ kind }) => kind === 'german').map(({ name }) => name);
    expect(german).toEqual(['Cherbourg', 'Pas de Calais', 'Paris', 'Le Mans', 'Rennes', 'Brest']);
  });

  test('N44 7.2-c, 11.3-k: without German units those of Rennes, Le Mans and the Pas-de-Calais fall to whoever comes', () => {
    const match = campaign('us-off-map 9', 'depot German-Rennes state=reduced', '8-13 Rennes', '4-Arm-CCA Le-Mans', 'depot German-Le-Mans state=reduced', '77 Le-Mans'); // biome-ignore format: a list
    take(match.engine.g, ALLIES, PLACE.of('Rennes'));
    expect([depot(match, 'German-Rennes'), points(match, 'german-depots')]).toEqual(['destroyed', 5]);
    goes(match, '4-Arm-CCA', 'Le-Mans');
    expect(depot(match, 'German-Le-Mans')).toBe('reduced');
  });

  test('N44 7.2-d: a depot is blocked in a confusion', () => {
    const match = campaign(
      'us-off-map 9',
      'depot German-Le-Mans state=reduced',
      '77 Le-Mans',
      '4-Arm-CCA Le-Mans',
    );
    expect(works(match, 'German-Le-Mans')).toBe(false);
    capture(match.engine.g, UNIT.of('4-Arm-CCA'), '6.6-f');
    expect(works(match, 'German-Le-Mans')).toBe(true);
  });

  test('N44 7.2-c: R-102, that of Paris holds its box until it is fought for', () => {
    const match = campaign('us-off-map 11', 'depot German-Paris state=reduced', '4-Arm-CCA Orleans');
    goes(match, '4-Arm-CCA', 'Paris');
    expect([depot(match, 'German-Paris'), at(match, 'place Paris').allied]).toEqual(['reduced', undefined]);
    expect(defendedDepot(match.engine.g, PLACE.of('Paris'))).toBe(DEPOT.of('German-Paris'));
    expect(defendedDepot(match.engine.g, PLACE.of('Rennes'))).toBe(-1);
  });

  test('N44 11.3-j, 11.3-k: R-102, that of Brest falls with its Festung', () => {
    const match = campaign('us-off-map 11', 'depot German-Brest state=reduced', 'Festung-Brest Fortress-Brest', '8-13 Brest'); // biome-ignore format: a list
    take(match.engine.g, ALLIES, PLACE.of('Brest'));
    expect(depot(match, 'German-Brest')).toBe('reduced');
    loseStep(match.engine.g, UNIT.of('Festung-Brest'), '6.10-a');
    expect([
      depot(match, 'German-Brest'),
      points(match, 'festungen'),
      points(match, 'german-depots'),
    ]).toEqual(['destroyed', 5, 5]);
    expect(unit(match, 'Festung-Brest')).toBe('-');
  });

  test('N44 11.3-k: R-102, that of Cherbourg falls when Allies enter 0223', () => {
    const match = campaign('us-moves 4', 'depot German-Cherbourg state=reduced', '4-8 0322');
    goes(match, '4-8', '0223');
    expect([
      depot(match, 'German-Cherbourg'),
      depot(match, 'Cherbourg'),
      points(match, 'german-depots'),
    ]).toEqual(['destroyed', 'building 8', 5]);
    expect(operational(match.engine.g, AXIS)).toEqual([]);
    expect(markers(match, '0223')).toEqual({ allied: 0, german: 0 });
  });
});

describe('entering a depot', () => {
  test('N44 7.1-e: R-102, whoever comes among the Germans of Cherbourg destroys their depot', () => {
    const match = campaign('us-moves 4', 'depot German-Cherbourg state=reduced', '709-739 0223', '4-8 0323');
    goes(match, '4-8', '0223');
    expect([depot(match, 'German-Cherbourg'), points(match, 'german-depots')]).toEqual(['destroyed', 5]);
    goes(match, '4-8', '0323');
    goes(match, '4-8', '0223');
    expect(points(match, 'german-depots'), 'once').toBe(5);
  });

  test('N44 7.1-e, 7.1.3-b: Germans raze beaches, Mulberries and minor ports by coming in, Cherbourg they do not', () => {
    const lines = ['depot Omaha state=reduced', 'depot Mulberry-A state=full', 'depot Grandcamp state=reduced', 'depot Cherbourg state=full', '353 1512', '4-8 0714']; // biome-ignore format: a list
    const match = campaign('german-moves 9', ...lines, ...['0714', '0716', '0223'].map((hex) => `place ${hex} allied=yes`)); // biome-ignore format: a scene
    for (const hex of ['0714', '0716', '0223']) goes(match, '353', hex);
    expect(['Omaha', 'Mulberry-A', 'Grandcamp', 'Cherbourg'].map((name) => depot(match, name))).toEqual([
      'destroyed',
      'destroyed',
      'closed',
      'full',
    ]);
  });

  test('N44 7.1-e, 7.2-c: nobody destroys his own depot by coming into it', () => {
    const match = campaign('us-moves 4', 'depot Omaha state=reduced', 'place 0714 allied=yes', '4-8 0815', 'depot German-Cherbourg state=reduced', '709-739 0323'); // biome-ignore format: a scene
    goes(match, '4-8', '0714');
    goes(match, '709-739', '0223');
    expect([depot(match, 'Omaha'), depot(match, 'German-Cherbourg')]).toEqual(['reduced', 'reduced']);
  });

  test('N44 7.1.1-b, 7.1.3-a: what is complete is told by its own rule', () => {
    const rules = (name: string, hex: string): string[] =>
      until(campaign('air 11', 'weather rain', 'air us-fighter cup=9', `place ${hex} allied=yes`, `depot ${name} state=reduced due=11`), 'resources.allies').events(US).filter(({ type }) => type.name === 'completed').map(({ rule }) => rule); // biome-ignore format: a chain
    expect([rules('Cherbourg', '0223'), rules('Mulberry-A', '0714')]).toEqual([['7.1.3-a'], ['7.1.1-b']]);
  });
});
