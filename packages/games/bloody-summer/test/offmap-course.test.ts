import { describe, expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { whyNotFestungCombat } from '../src/rules/offmap/combat.ts';
import { isBesieged } from '../src/rules/offmap/siege.ts';
import { UNIT } from '../src/units.ts';
import { result, told } from './combats.ts';
import {
  asks,
  field,
  legal,
  type Play,
  place,
  play,
  position,
  reasons,
  refusal,
  row,
  scene,
  unit,
} from './scene.ts';
import { campaign, markers } from './turns.ts';

// What happens in boxes, from the move to what a fight leaves behind.

const held = (match: Play, box: string): string => row(position(match), `place ${box}`).allied ?? 'no';

describe('combats in boxes', () => {
  const fight = (...lines: string[]): Play =>
    scene('allied-combats 8 > combatPhase.choose camp=allies > activation.boxes side=us hq=US-VII > boxCombat.begin side=us hq=US-VII box=Le-Mans', 'US-VII Le-Mans', '4-8 Le-Mans', '4-12 Le-Mans', 'US-V 1306', 'place 1306 alliedMarkers=1', '2-9 1406', '77 1506', ...lines); // biome-ignore format: a scene

  test('N44 6.12-b: all fight all; no ground counts, no ship, no aircraft', () => {
    const match = fight(
      '353 Le-Mans',
      '276 Le-Mans',
      'air us-fighter available=1',
      'air us-medium available=1',
    );
    expect(asks(match), 'nobody is asked for aircraft').toBe('us clash.lead');
    play(match, 'pass', '3');
    expect(result(match), '6 against 18').toMatch(/^1:3 /);
  });

  test('N44 6.12-c: nobody retreats; who attacked has attacked, and the box is taken when nobody is left', () => {
    const match = play(fight('KG-275 Le-Mans'), 'pass', '6');
    while (!asks(match).includes('activation') && !asks(match).includes('combatPhase')) play(match, legal(match)[0] as string); // biome-ignore format: a line
    expect([unit(match, 'KG-275'), held(match, 'Le-Mans')]).toEqual(['Destroyed', 'yes']);
    expect([field(match, '4-8', 'attacked'), field(match, '4-12', 'attacked')]).toEqual(['yes', 'yes']);
  });

  test('N44 6.12-b: R-229, the depot of Paris adds its defence, and alone it is fought for with a die', () => {
    const paris = (...lines: string[]): Play =>
      scene('allied-combats 11 > combatPhase.choose camp=allies > activation.boxes side=us hq=US-XV > boxCombat.begin side=us hq=US-XV box=Paris', 'US-XV Paris', '4-8 Paris', '4-12 Paris', '4-22 Paris', 'depot German-Paris state=reduced', 'US-V 1306', 'place 1306 alliedMarkers=1', '2-9 1406', '77 1506', ...lines); // biome-ignore format: a scene
    const troops = play(paris('353 Paris'), 'pass', '3');
    expect(result(troops), '9 against 9 and 2').toMatch(/^1:2 /);
    const alone = paris();
    expect(asks(alone)).toBe('* boxCombat.guard');
    const won = play(paris(), '6');
    expect([held(won, 'Paris'), row(position(won), 'depot German-Paris').state]).toEqual([
      'yes',
      'destroyed',
    ]);
    const lost = play(paris(), '1');
    expect([field(lost, '4-8', 'attacked'), told(lost, /hold|guard|depot/i).length > 0]).toEqual([
      'yes',
      true,
    ]);
  });

  test('N44 4.1.2-g: an Allied combat is led by a side for its own', () => {
    const match = scene('allied-combats 8', 'US-VII Rennes', 'place Rennes allied=yes alliedMarkers=1', '3-8 Le-Mans', '353 Le-Mans', 'US-V 1306', 'place 1306 alliedMarkers=1', '2-9 1406', '77 1506'); // biome-ignore format: a scene
    expect(reasons(match, 'activate US-VII')).toEqual(['6.1-a no unit that it controls can attack anybody']);
  });
});

describe('Festungen', () => {
  const storm = (...lines: string[]): Play => scene('us-transfers 8', '9-60 2418', 'US-VII Rennes', 'Festung-Saint-Nazaire Fortress-Saint-Nazaire', ...lines); // biome-ignore format: a scene
  const why = (match: Play, fortress: string): string | undefined =>
    whyNotFestungCombat(match.engine.g, UNIT.of('US-VII'), PLACE.of(fortress))?.text;

  test('N44 6.13-a: stormed by units of the headquarters that can attack', () => {
    expect(why(storm('4-8 Rennes'), 'Fortress-Saint-Nazaire')).toBeUndefined();
    expect(why(storm('4-8 Rennes cut'), 'Fortress-Saint-Nazaire')).toBe(
      'the headquarters controls nobody there',
    );
    expect(why(storm('4-8 Rennes hq=US-V'), 'Fortress-Saint-Nazaire')).toBe(
      'the headquarters controls nobody there',
    );
    expect(why(storm('4-8 Rennes'), 'Rennes')).toBe('that Festung is no more');
    expect(why(storm('4-8 Rennes'), 'Fortress-Lorient')).toBe('that Festung is no more');
  });

  test('N44 6.13-b: half the defence is enough for a siege, not less', () => {
    const around = (...lines: string[]): boolean =>
      isBesieged(scene('us-transfers 8', '9-60 2418', 'Festung-Saint-Nazaire Fortress-Saint-Nazaire', ...lines).engine.g, PLACE.of('Fortress-Saint-Nazaire')); // biome-ignore format: a line
    expect(around('899-TD Rennes', '741-Tk Rennes'), '2 and 1 against 6').toBe(true);
    expect(around('899-TD Rennes'), '2').toBe(false);
    expect(around()).toBe(false);
  });

  test('N44 0.1.2-k: R-99, whoever is left in it when it falls is in the box', () => {
    const match = scene('allied-combats 8 > combatPhase.choose camp=allies > activation.boxes side=us hq=US-VII > festungCombat.over side=us hq=US-VII fortress=Fortress-Saint-Nazaire attackers=4-8', 'US-VII Rennes', '4-8 Rennes', '77 Fortress-Saint-Nazaire', 'unit Festung-Saint-Nazaire captured=yes', 'place Rennes allied=yes', 'US-V 1306', 'place 1306 alliedMarkers=1', '2-9 1406', '353 1506'); // biome-ignore format: a scene
    expect([unit(match, '77'), field(match, '4-8', 'attacked')]).toEqual(['Rennes', 'yes']);
  });
});

describe('moves', () => {
  const allies = (...lines: string[]): Play => scene('us-off-map 8', ...lines);

  test('N44 5.2-b: after an extended movement the headquarters is Finished and leads no combat', () => {
    const match = play(allies('US-VII Rennes', '4-8 Rennes', '9-39 Rennes', 'place Rennes allied=yes alliedMarkers=2', 'place Le-Mans allied=yes', '3-8 1306'), 'extend US-VII', 'go 4-8 Le-Mans', 'end'); // biome-ignore format: a scene
    expect([field(match, 'US-VII', 'finished'), field(match, 'US-VII', 'extended')]).toEqual(['yes', 'yes']);
    expect(markers(match, 'Rennes').allied, 'one of two').toBe(1);
    expect(field(match, '4-8', 'hq')).toBe('US-VII');
  });

  test('N44 4.1.2-g: in a normal move an independent unit is as good as a division', () => {
    const match = play(allies('US-VII Rennes', '70-Tk Rennes', '741-Tk Rennes', '4-8 Rennes', 'place Rennes allied=yes', 'place Le-Mans allied=yes', '3-8 1306'), 'lead US-VII', 'go 70-Tk Le-Mans'); // biome-ignore format: a scene
    expect(refusal(match, 'go 741-Tk Le-Mans')).toBe('4.1.2-g');
    expect(refusal(match, 'go 4-8 Le-Mans')).toBe('4.1.2-g');
    expect(refusal(match, 'go US-VII Le-Mans')).toBe('');
  });

  test('N44 2.1-d: R-38, insurgents are no bar to either nation', () => {
    const match = scene('british-off-map 11', 'BR-XXX Orleans', '3-8 Orleans', 'place Orleans allied=yes', 'FFI-Paris Paris', '353 Paris'); // biome-ignore format: a scene
    play(match, 'lead BR-XXX');
    expect(refusal(match, 'go 3-8 Paris')).toBe('');
  });

  test('N44 4.1.2-p: one counter of the 2e DB among others is enough', () => {
    const match = scene('us-off-map 12', 'US-XV Orleans', '2-DB-D Orleans', '4-8 Paris', 'place Orleans allied=yes', 'place Paris allied=no'); // biome-ignore format: a scene
    play(match, 'lead US-XV', 'go 2-DB-D Paris');
    expect(row(position(match), 'score liberation').points).toBe('20');
  });

  test('N44 4.1.2-j: the Resistance does not rise against those who come onto the map, nor against Allies', () => {
    const german = scene('german-off-map 8', '353 Orleans', '77 Orleans', 'GE-84 Brest');
    play(german, 'go 353 Languedoc', '1');
    expect(asks(german), 'nobody has left Languedoc').not.toContain('resistance');
    const rises = scene('german-off-map 8', '353 Languedoc', '77 Languedoc', 'GE-84 Brest');
    expect(asks(play(rises, 'go 353 Orleans'))).toBe('us departing.resistance');
    const race = scene(
      'german-off-map 3',
      'scenario cherbourg',
      '353 Languedoc',
      '77 Languedoc',
      'GE-84 Brest',
    );
    expect(asks(play(race, 'go 353 Orleans')), 'not in the race').toBe('* departing.interdiction');
  });
});

describe('from one map to the other', () => {
  const leave = (...lines: string[]): Play => scene('us-transfers 9', '4-8 2402', '9-39 2402', 'US-VII 2402', 'place 2402 alliedMarkers=2', ...lines); // biome-ignore format: a scene

  test('N44 1.1.2.1-b: who has moved, rests or is in a confusion does not leave', () => {
    expect(refusal(leave(), 'leave 4-8')).toBe('');
    const match = scene('us-transfers 9', '4-8 2402 resting=yes', '9-39 2402', '4-12 2407', '353 2407', '2-9 2410 moved=yes'); // biome-ignore format: a scene
    expect(reasons(match, 'leave 4-8').length).toBeGreaterThan(0);
    expect(reasons(match, 'leave 4-12').length).toBeGreaterThan(0);
    expect(reasons(match, 'leave 2-9').length).toBeGreaterThan(0);
    expect(reasons(match, 'leave 9-39')).toEqual([]);
    expect(reasons(match, 'leave 353').length).toBeGreaterThan(0);
  });

  test('N44 0.2.1-b: markers go along with their headquarters, off the map and onto it', () => {
    const off = play(leave(), 'leave US-VII');
    expect([place(off, 'US-VII'), markers(off, 'Le-Mans').allied, markers(off, '2402').allied]).toEqual([
      'Le-Mans',
      2,
      0,
    ]);
    const on = scene(
      'german-transfers 9',
      'GE-84 Le-Mans',
      '353 Le-Mans',
      '77 1306',
      'place Le-Mans germanMarkers=2',
    );
    play(on, 'enter GE-84 2402', '1');
    expect([place(on, 'GE-84'), markers(on, '2402').german, markers(on, 'Le-Mans').german]).toEqual([
      '2402',
      2,
      0,
    ]);
  });

  test('N44 1.1.2.1-d: R-11, only Germans of turn 1 come onto the map without a roll', () => {
    const first = campaign('german-transfers 1', '353 1306', '12-SS-25 - due=1', '12-SS-26 - due=1');
    expect(asks(first)).toBe('german transfers.choose');
    play(first, 'enter 12-SS-25 1301');
    expect(place(first, '12-SS-25')).toBe('1301');
    const second = campaign('german-transfers 2', '353 1306', '2-Pz-2 - due=2', '2-Pz-304 - due=2');
    play(second, 'enter 2-Pz-2 1301');
    expect(asks(second)).toBe('* departing.interdiction');
  });

  test('N44 1.1.2.1-c: Allied reinforcements are in the reserve, and not before their turn', () => {
    const match = campaign('us-transfers 5', '4-8 2402', '9-39 2402', '8-13 - due=5', '28-109 - due=7', '2-9 - due=5 captured=yes steps=0'); // biome-ignore format: a scene
    expect([place(match, '8-13'), place(match, '28-109'), place(match, '2-9')]).toEqual([
      'Reserve',
      '-',
      '-',
    ]);
  });
});
