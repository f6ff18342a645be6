import { describe, expect, test } from 'vitest';
import {
  asks,
  field,
  legal,
  news,
  type Play,
  place,
  play,
  position,
  reasons,
  row,
  scene,
  unit,
} from './scene.ts';
import { campaign } from './turns.ts';

/** What is said against an answer. */
const against = (match: Play, answer: string): readonly string[] => reasons(match, answer);
const us = (...lines: string[]): Play => scene('us-moves 8', 'US-XX 0324', ...lines);

describe('movement', () => {
  test('N44 4.1.1-b, 4.1.1-c: stacks and ways', () => {
    const match = us('4-8 1306', '4-12 1307');
    expect(against(match, 'march 1306 1406')).toEqual(['4.1.1-b no two units there can still move']);
    expect(against(match, 'move 4-8 1506')).toEqual(['4.1.1-c the hexes of the way are not adjacent']);
  });

  test('N44 4.3: who does not overrun, and whom', () => {
    const match = us('2-Arm-CCA 1306', '4-8 1306', '265 1207', '353 1305', '4-12 1305', '3-Arm-CCA 1506', '2-Arm-CCB 1306 spent=18 hexes=1'); // biome-ignore format: a scene
    expect(against(match, 'overrun 1306 1207 4-8')).toContain('4.3-a only armour overruns');
    expect(against(match, 'overrun 1506 1507 3-Arm-CCA')).toContain(
      '4.3-a no armour there can overrun anybody',
    );
    expect(against(match, 'overrun 1306 1406 2-Arm-CCA')).toContain(
      '4.3-c no enemies are in that hex, or it is not adjacent',
    );
    expect(against(match, 'overrun 1306 1305 2-Arm-CCA')).toContain(
      '6.11-c a hex in confusion cannot be overrun',
    );
    expect(against(match, 'overrun 1306 1207 2-Arm-CCB')).toContain(
      '4.3-b it does not have the points for an overrun',
    );
    expect(against(match, 'overrun 1306 1207 3-Arm-CCA')).toContain(
      '4.3-a no armour there can overrun anybody',
    );
  });

  test('N44 4.4-a, 4.4-h: who undertakes no special operation', () => {
    const match = us('4-8 1306', '82-505 1406 hexes=1', '265 1207', '2-Rgr 1306', '101-501 1407 D1');
    expect(against(match, 'infiltrate 4-8 1207')).toContain('4.4-a it is not of the special troops');
    expect(against(match, 'infiltrate 82-505 1306')).toContain('4.4-h it has moved in this phase');
    expect(against(match, 'infiltrate 101-501 1306').length).toBeGreaterThan(0);
  });

  test('N44 4.2-a, 7.1-b, 0.2.1-b: what keeps units and markers from landing', () => {
    const port = us('9-39 Reserve', 'US-V Reserve', 'depot Mulberry-A state=full', 'place 0714 allied=yes', '352-914 0814', 'place Reserve alliedMarkers=1'); // biome-ignore format: a scene
    expect(against(port, 'land 9-39 Mulberry-A')).toEqual(['7.1-b that port is in an enemy zone of control']);
    const open = us('US-V Reserve', 'depot Mulberry-A state=full', 'place 0714 allied=yes', 'place Reserve alliedMarkers=1'); // biome-ignore format: a scene
    expect(against(open, 'escort US-V Mulberry-A 2')).toEqual([
      '0.2.1-b there are not so many Offensive markers in the reserve',
    ]);
    const german = scene('german-moves 8', '353 1306', '9-39 Reserve', 'depot Utah state=reduced', 'place 0617 allied=yes'); // biome-ignore format: a scene
    expect(against(german, 'land 9-39 Utah')).toContain('4.2-a only the Allies land');
  });

  test('N44 2.1-a: what is too much in a hex is named', () => {
    const crowd = (...lines: string[]): readonly string[] => {
      const match = us(...lines, '9-39 Reserve');
      return against(match, 'end');
    };
    expect(crowd('4-8 1306', '4-12 1306', '4-22 1306', '9-47 1306', '9-60 1306', '2-9 1306')).not.toEqual([]);
    expect(crowd('70-Tk 1306', '741-Tk 1306')).not.toEqual([]);
    expect(crowd('US-V 1306', 'US-VII 1306')).not.toEqual([]);
    expect(crowd('70-Tk 1306', '4-8 1306', 'US-V 1306')).toEqual([]);
  });

  test('N44 2.1-a: R-187, who is removed is one of those whom the limit is about', () => {
    const match = scene('us-moves 8 > crowding.begin side=us', '4-8 1306', '4-12 1306', '4-22 1306', '9-47 1306', '9-60 1306', '2-9 1306', '70-Tk 1306', 'US-V 1306', 'US-XX 0324'); // biome-ignore format: a scene
    expect(asks(match)).toBe('us crowding.remove');
    expect(legal(match)).not.toContain('remove 70-Tk');
    expect(against(match, 'remove 70-Tk')).toEqual(['2.1-a it is not among those who are too many']);
    play(match, 'remove 9-60');
    expect([unit(match, '9-60'), field(match, '9-60', 'steps')]).toEqual(['Destroyed', undefined]);
    const staffs = scene('us-moves 8 > crowding.begin side=us', 'US-V 1306', 'US-VII 1306', '4-8 1306', 'US-XX 0324'); // biome-ignore format: a scene
    expect(legal(staffs)).toEqual(['remove US-V', 'remove US-VII']);
    play(staffs, 'remove US-V');
    expect([unit(staffs, 'US-V'), field(staffs, 'US-V', 'due')]).toEqual(['-', '9']);
  });
});

describe('between the boxes', () => {
  const germans = (...lines: string[]): Play => scene('german-off-map 8', 'GE-58 Brest', ...lines);
  const allies = (...lines: string[]): Play => scene('us-off-map 8', ...lines);
  const RENNES = 'place Rennes allied=yes alliedMarkers=1';

  test('N44 4.1.2-g: which headquarters does not lead', () => {
    const match = allies('US-VII Rennes', 'US-V 1306', 'US-VIII Brest', '4-8 Rennes', '9-39 Rennes', '2-9 Rennes', RENNES, 'place Brest allied=yes', 'place Le-Mans allied=yes'); // biome-ignore format: a scene
    expect(against(match, 'lead US-V')).toEqual(['4.1.2-g it is no headquarters in a box']);
    expect(against(match, 'lead 4-8')).toEqual(['4.1.2-g it is no headquarters in a box']);
    play(match, 'lead US-VII');
    expect(against(match, 'go US-VIII Rennes')).toEqual(['4.1.2-g a headquarters moves with its own units']);
    expect(against(match, 'go 4-8 Fortress-Saint-Nazaire')).toContain('0.1.2-k only Germans enter a Festung');
    play(match, 'go 4-8 Le-Mans', 'end');
    expect(against(match, 'lead US-VII')).toEqual(['4.1.2-g it has moved its division in this phase']);
    expect(against(match, 'extend US-VII')).toEqual(['4.1.2-g it has moved its division in this phase']);
  });

  test('N44 5.1-b, 5.1-d: whom it does not take along for a marker', () => {
    const match = play(allies('US-VII Rennes', '4-8 Rennes hq=US-V', '9-39 Rennes', '2-9 Rennes', 'FFI-Paris Rennes', RENNES), 'extend US-VII'); // biome-ignore format: a scene
    expect(against(match, 'go 4-8 Le-Mans')).toEqual(['5.1-d it is under another headquarters in this turn']);
    expect(against(match, 'go FFI-Paris Le-Mans').length).toBeGreaterThan(0);
    expect(against(match, 'go 9-39 Le-Mans')).toEqual([]);
  });

  test('N44 6.12-d: R-24, R-227, who leaves a confusion together', () => {
    const trapped = (...lines: string[]): Play =>
      allies('US-VII Rennes', '4-8 Rennes', '4-12 Rennes', '9-39 Rennes', '353 Rennes', 'place Rennes alliedMarkers=1', 'place Brest allied=yes', ...lines); // biome-ignore format: a scene
    const normal = play(trapped(), 'lead US-VII', 'withdraw Rennes Brest', '1');
    expect(['US-VII', '4-8', '4-12', '9-39'].map((name) => place(normal, name)), 'the staff and its division').toEqual(['Brest', 'Brest', 'Brest', 'Rennes']); // biome-ignore format: a list
    const extended = play(trapped(), 'extend US-VII', 'withdraw Rennes Brest', '1');
    expect(['US-VII', '4-8', '4-12', '9-39'].map((name) => place(extended, name)), 'all of them').toEqual(['Brest', 'Brest', 'Brest', 'Brest']); // biome-ignore format: a list
    expect(['4-8', '9-39'].map((name) => field(extended, name, 'hq')), 'and are under it').toEqual(['US-VII', 'US-VII']); // biome-ignore format: a list
    const held = play(trapped(), 'lead US-VII', 'withdraw Rennes Brest', '6');
    expect(place(held, '4-8')).toBe('Rennes');
    expect(against(play(trapped(), 'lead US-VII'), 'withdraw Brest Rennes')).toContain(
      '6.12-d no two units there can leave a confusion together',
    );
    expect(against(germans('353 Orleans', '77 Orleans'), 'withdraw Orleans Paris')).toContain(
      '6.12-d no two units there can leave a confusion together',
    );
  });

  test('N44 6.12-d: R-24, all together not into a Festung', () => {
    const match = germans('353 Rennes', '77 Rennes', '4-8 Rennes', 'Festung-Saint-Nazaire Fortress-Saint-Nazaire'); // biome-ignore format: a scene
    expect(against(match, 'withdraw Rennes Fortress-Saint-Nazaire')).toEqual([
      '0.1.2-m there is no room for it in the Festung',
    ]);
  });

  test('N44 4.3-a, 4.3-c: overruns of boxes', () => {
    const match = germans('12-SS-25 Orleans', '12-SS-I-12 Orleans', '4-8 Le-Mans', '4-12 Languedoc', '21-Pz-I-22 Languedoc'); // biome-ignore format: a scene
    expect(against(match, 'overrun 12-SS-25 Le-Mans')).toContain('4.3-a only armour overruns');
    expect(against(match, 'overrun 12-SS-I-12 Paris')).toEqual(['4.3-c no enemies are in that box']);
    expect(against(match, 'overrun 21-Pz-I-22 Orleans').length, 'held in a confusion').toBeGreaterThan(0);
  });

  test('N44 5.4-c: R-110, R-225, where a German headquarters comes back, or waits', () => {
    const back = (...lines: string[]): Play =>
      campaign('german-transfers 8', 'GE-84 - due=8', '353 1306', ...lines);
    const match = back('depot German-Paris state=reduced', 'depot German-Rennes state=reduced', 'depot German-Le-Mans state=reduced', 'place Le-Mans allied=yes'); // biome-ignore format: a scene
    expect(legal(match)).toEqual(['quarter Paris', 'quarter Rennes']);
    expect(against(match, 'quarter Le-Mans')).toEqual(['5.4-c the Germans have no open depot in that box']);
    expect(against(match, 'quarter Orleans')).toEqual(['5.4-c the Germans have no open depot in that box']);
    play(match, 'quarter Rennes');
    expect(place(match, 'GE-84')).toBe('Rennes');
    const waits = back('depot German-Paris state=destroyed');
    expect([place(waits, 'GE-84'), field(waits, 'GE-84', 'due')]).toEqual(['-', '9']);
    const later = campaign('german-transfers 8', 'GE-84 - due=9', '353 1306', 'depot German-Paris state=reduced', 'depot German-Rennes state=reduced'); // biome-ignore format: a scene
    expect([asks(later), place(later, 'GE-84')], 'not before it is due').toEqual([
      'german movement.moves',
      '-',
    ]);
    const phaseB = campaign('phase-B 8', 'GE-84 - due=8', '353 1306', 'stormBarred yes', 'depot German-Paris state=reduced', 'depot German-Rennes state=reduced'); // biome-ignore format: a scene
    expect(asks(phaseB), 'nor in phase B').not.toBe('german transfers.quarter');
  });
});

describe('fights off the map', () => {
  const combats = (side: string, ...lines: string[]): Play => scene(`${side}-combats 8`, ...lines);
  const MARKED = 'place Rennes allied=yes alliedMarkers=1';

  test('N44 6.12-b, 6.13-a: what a headquarters cannot fight for', () => {
    const match = combats('allied', 'US-VII Rennes', MARKED, '4-8 Rennes', '4-12 Rennes', '9-39 Le-Mans attacked=yes', '353 Le-Mans', 'Festung-Saint-Nazaire Fortress-Saint-Nazaire', 'Festung-Brest Fortress-Brest defended=yes', '2-9 Brest', 'place Brest allied=yes', 'US-V Brest'); // biome-ignore format: a scene
    play(match, 'activate US-VII');
    expect(asks(match)).toBe('us activation.boxes');
    expect(against(match, 'fight Rennes')).toContain('6.12-a no enemies are in that box');
    expect(against(match, 'fight Le-Mans')).toContain('6.1-b that box has been fought for in this phase');
    expect(against(match, 'fight Orleans')).toContain(
      '5.1-f the headquarters is neither in that box nor in the next',
    );
    expect(against(match, 'storm Fortress-Brest')).toContain(
      '6.1-b that Festung has been attacked in this phase',
    );
    play(match, 'storm Fortress-Saint-Nazaire');
    expect(against(match, 'join 2-9')).toEqual(['6.13-a it is not in the box around the Festung']);
    expect(against(match, 'assault')).toEqual(['6.13-a at least one unit attacks']);
    play(match, 'join 4-8');
    expect(against(match, 'join 4-8').length).toBeGreaterThan(0);
    play(match, 'join 4-12'); // nobody else can, and the attack begins
    expect([field(match, '4-8', 'attacked'), row(position(match), 'place Fortress-Saint-Nazaire').assailed]).toEqual(['yes', 'yes']); // biome-ignore format: a pair
  });

  test('N44 6.12-b: nor where nobody of its own can attack; Germans storm no Festung', () => {
    const allied = combats('allied', 'US-VII Rennes', MARKED, '4-8 Le-Mans cut', '353 Le-Mans', '4-12 Rennes', '77 Rennes'); // biome-ignore format: a scene
    play(allied, 'activate US-VII');
    expect(against(allied, 'fight Le-Mans').length).toBeGreaterThan(0);
    const german = combats('german', 'GE-84 Rennes', 'place Rennes germanMarkers=1', '353 Rennes', '4-8 Rennes', '77 Le-Mans', '4-12 Le-Mans', 'Festung-Saint-Nazaire Fortress-Saint-Nazaire'); // biome-ignore format: a scene
    play(german, 'activate GE-84');
    expect(against(german, 'storm Fortress-Saint-Nazaire')).toEqual([
      '6.13-a only the Allies attack a Festung',
    ]);
  });

  test('N44 4.1.2-n, 6.12-b: the FFI of Paris fight beside Allied troops, not alone', () => {
    const paris = (...lines: string[]): Play => combats('allied', 'US-XV Paris', 'place Paris alliedMarkers=1', 'FFI-Paris Paris', '353 Paris', '9-60 1306', '77 1406', 'BR-I 2006', ...lines); // biome-ignore format: a scene
    expect(asks(paris()), 'nobody to lead').not.toContain('us ');
    const match = play(paris('2-DB-D Paris'), 'activate US-XV');
    play(match, 'fight Paris');
    expect(news(match, 0).find((line) => line.includes('Attack in'))).toContain('FFI-Paris');
  });
});
