import { describe, expect, test } from 'vitest';
import { DEPOT, PLACE } from '../src/map.ts';
import { isInSupportRange, whyNotControl } from '../src/rules/combat/control.ts';
import { isOperational } from '../src/rules/logistics/depots.ts';
import { boxesToFight, whyNotBoxCombat } from '../src/rules/offmap/combat.ts';
import { UNIT } from '../src/units.ts';
import { attack, field as fields, join, OTHER_AMERICANS, OTHERS, told, unaided } from './combats.ts';
import {
  asks,
  legal,
  type Play,
  place,
  play,
  position,
  reasons,
  refusal,
  row,
  scene,
  value,
} from './scene.ts';
import { campaign, PEACE } from './turns.ts';

// Where one chapter hands over to another.

const us = (...lines: string[]): Play => scene('us-moves 5', ...OTHER_AMERICANS, ...lines);

describe('overruns are told once', () => {
  const declared = 'An overrun of 1306 is tried by 4-Arm-CCA, 4-Arm-CCB, 4-Arm-CCR.';
  const ride = (...lines: string[]): Play =>
    play(us('4-Arm-CCA 1206', '4-Arm-CCB 1206', '4-Arm-CCR 1206', '352-914 1306', ...lines), 'overrun 1206 1306 4-Arm-CCA+4-Arm-CCB+4-Arm-CCR'); // biome-ignore format: one scene

  test('N44 4.3-k: one that has failed', () => {
    const match = play(
      us('4-Arm-CCA 1206', '352-914 1306', '352-915 1306'),
      'overrun 1206 1306 4-Arm-CCA',
      '4',
    );
    while (asks(match) === 'us losses.choose') play(match, legal(match)[0] as string);
    expect(told(match, /overr/)).toEqual([
      'An overrun of 1306 is tried by 4-Arm-CCA.',
      'The overrun of 1306 has failed.',
    ]);
    expect(refusal(match, 'move 4-Arm-CCA 1106'), 'its move is over').toBe('4.1.1-b');
  });

  test('N44 4.3-g: one that has won', () => {
    const match = play(ride(), '3', 'retreat 352-914 1307+1308', 'lose 4-Arm-CCA');
    expect(told(match, /overr/)).toEqual([
      declared,
      'The overrun of 1306 has succeeded for 4-Arm-CCA, 4-Arm-CCB, 4-Arm-CCR.',
    ]);
    expect(refusal(match, 'move 4-Arm-CCB 1406'), 'and goes on').toBe('');
  });

  test('N44 4.3-k: off the map', () => {
    const match = scene('german-off-map 8', '12-SS-I-12 Orleans', '353 Paris', '4-8 Le-Mans', '4-12 Le-Mans', 'US-V Brest'); // biome-ignore format: one position
    play(match, 'overrun 12-SS-I-12 Le-Mans', '1', '4');
    while (asks(match) === 'german losses.choose') play(match, legal(match)[0] as string);
    expect([told(match, /overr/), place(match, '12-SS-I-12')]).toEqual([
      ['An overrun of Le Mans is tried by 12-SS-I-12.', 'The overrun of Le Mans has failed.'],
      'Orleans',
    ]);
  });
});

describe('a headquarters in confusion reaches what is with it, on the map and off it', () => {
  const corps = (...lines: string[]): Play =>
    scene('us-transfers 8', '9-60 2418', 'US-VII Rennes', '4-8 Le-Mans', '353 Le-Mans', ...lines);
  const [VII, EIGHTH, LE_MANS] = [UNIT.of('US-VII'), UNIT.of('4-8'), PLACE.of('Le-Mans')];
  const inMelee = corps('4-12 Rennes', '77 Rennes');

  test('N44 5.1-g, 6.12-a: it leads no combat in the next box', () => {
    expect(boxesToFight(corps().engine.g, VII).map((box) => PLACE.text(box))).toEqual(['Le-Mans']);
    expect(boxesToFight(inMelee.engine.g, VII).map((box) => PLACE.text(box))).toEqual(['Rennes']);
    expect(whyNotBoxCombat(inMelee.engine.g, VII, LE_MANS)?.text).toBe(
      'a headquarters in confusion controls only what is with it',
    );
  });

  test('N44 5.1-g, 5.3-a: it controls nobody there, and supports no combat there', () => {
    expect(whyNotControl(corps().engine.g, VII, EIGHTH)).toBeNull();
    expect(whyNotControl(inMelee.engine.g, VII, EIGHTH)?.rule).toBe('5.1-g');
    expect([corps(), inMelee].map(({ engine }) => isInSupportRange(engine.g, VII, LE_MANS))).toEqual([
      true,
      false,
    ]);
    expect(isInSupportRange(inMelee.engine.g, VII, PLACE.of('Rennes')), 'its own').toBe(true);
  });

  test('N44 5.1-g, R-130: the depot of Paris makes a confusion too', () => {
    const paris = scene('us-transfers 11', '9-60 2418', 'US-XV Paris', '4-8 Paris', '4-12 Orleans', '353 Orleans', 'depot German-Paris state=reduced'); // biome-ignore format: one position
    expect(whyNotBoxCombat(paris.engine.g, UNIT.of('US-XV'), PLACE.of('Orleans'))?.rule).toBe('5.1-g');
  });
});

describe('depots and those who land', () => {
  const port = (...lines: string[]): Play =>
    us('9-39 Reserve', 'depot Cherbourg state=reduced', '4-8 0523', ...lines);

  test('N44 7.1.3-b, 4.2-a: R-101, nobody lands at Cherbourg while it is German, with or without Germans in it', () => {
    expect(refusal(port('place 0223 allied=yes'), 'land 9-39 Cherbourg')).toBe('');
    expect(reasons(port(), 'land 9-39 Cherbourg')).toEqual(['7.1-b that depot is in enemy hands']);
  });
});

test('N44 11.3-t: R-34, Germans who hold four beaches as 6 June ends have won', () => {
  const eve = (...lines: string[]): Play => scene('evening 0', '352-914 0914', ...lines);
  const lost = eve('place 0617 allied=yes');
  expect([lost.engine.over, value(lost, 'winner')]).toEqual([true, 'axis']);
  const held = eve('place 0617 allied=yes', 'place 0714 allied=yes');
  expect(held.engine.over).toBe(false);
  const mixed = eve('place 0617 allied=yes', '1-16 0714', 'WN-Saint-Laurent 0714');
  expect(mixed.engine.over, 'a beach in confusion is nobody’s').toBe(false);
});

test('N44 6.7-a: R-136, who has taken a hex from a headquarters goes on where he likes, wherever others fled before', () => {
  const match = fields('3-8 1206', 'GE-86 1306', 'place 1107 fled=yes', ...OTHERS);
  attack(match, '1306', '3-8');
  expect(legal(play(match, 'advance 1206 3-8'), 'further').toSorted()).toEqual([
    'further 1206',
    'further 1207',
    'further 1305',
    'further 1307',
    'further 1406',
    'further 1407',
  ]);
});

describe('Paris and its depot', () => {
  const armour = (...lines: string[]): Play =>
    scene('us-off-map 11', 'US-XV Orleans', '5-Arm-CCA Orleans', 'place Orleans allied=yes', ...lines); // biome-ignore format: one position
  const DEPOT = 'depot German-Paris state=reduced';

  test('N44 4.3-c: R-229, a depot without troops is not overrun: it is fought for in the combat phase', () => {
    const match = play(armour(DEPOT), 'lead US-XV');
    expect(reasons(match, 'overrun 5-Arm-CCA Paris')).toEqual(['4.3-c no enemies are in that box']);
    expect(refusal(match, 'go 5-Arm-CCA Paris')).toBe('');
  });

  test('N44 4.3-d: R-229, with troops in the box its defence is added to theirs', () => {
    const match = play(armour('353 Paris', DEPOT), 'lead US-XV', 'overrun 5-Arm-CCA Paris');
    expect(told(match, / against /)).toEqual(['4 against 11 in Paris is 1:3.']);
    const without = play(armour('353 Paris'), 'lead US-XV', 'overrun 5-Arm-CCA Paris');
    expect(told(without, / against /)).toEqual(['4 against 9 in Paris is 1:3.']);
  });

  test('N44 4.3-g: R-130, armour that has beaten the troops is in the box, and stops at the depot', () => {
    const match = play(armour(DEPOT, '2-DB-D Orleans', '2-DB-L Orleans', 'KG-275 Paris'), 'lead US-XV', 'overrun 2-DB-D Paris', '6'); // biome-ignore format: one position
    expect([place(match, '2-DB-D'), told(match, /failed/)]).toEqual(['Paris', []]);
    expect(row(position(match), 'place Paris').allied, 'not yet').toBeUndefined();
  });
});

test('N44 11.3-n: R-35, Germans in boxes are left too', () => {
  const few = campaign('end-of-phase 8', 'place 0617 allied=yes', 'place 0714 allied=yes', '352-914 0914');
  expect([few.engine.over, value(few, 'winner')]).toEqual([true, 'allies']);
  const away = PEACE.map((line) => line.replace(/ 16\d\d$/, ' Pas-de-Calais'));
  expect(campaign('end-of-phase 8', ...away).engine.over).toBe(false);
});

describe('supply and confusion', () => {
  const looked = (...lines: string[]): Play => campaign('logistics 9', 'weather rain', ...lines);
  const cut = (match: Play, ...names: string[]): string[] =>
    names.filter((name) => row(position(match), `unit ${name}`).unsupplied === 'yes');

  test('N44 7.3.1-a, 7.3.2-a: whoever is with a headquarters in supply is so himself, in a confusion too', () => {
    const box = ['US-VIII Rennes', '4-8 Rennes', '77 Rennes'];
    expect(cut(looked(...box, 'place Rennes alliedMarkers=1'), 'US-VIII', '4-8', '77')).toEqual(['77']);
    expect(cut(looked(...box), 'US-VIII', '4-8'), 'nor is the headquarters').toEqual(['US-VIII', '4-8']);
    const hex = ['US-VII 1306', '4-8 1306', '352-914 1306', 'place 1306 alliedMarkers=1'];
    expect(cut(looked(...hex, '4-12 1506'), '4-8', '4-12'), 'but no line leads out of it').toEqual(['4-12']);
  });

  const STORES = 'depot German-Paris state=reduced';
  test('N44 7.2-d: R-130, Allies before the depot of Paris, or the FFI, block it', () => {
    const paris = (...lines: string[]): boolean =>
      isOperational(
        scene('us-transfers 11', '9-60 2418', STORES, ...lines).engine.g,
        DEPOT.of('German-Paris'),
      );
    expect([paris(), paris('4-8 Paris'), paris('FFI-Paris Paris'), paris('US-XV Orleans')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('N44 7.3.1-b: R-76, nor does a German line run through such a box', () => {
    const corps = ['GE-81 Pas-de-Calais', '84 Pas-de-Calais', STORES];
    expect(cut(looked(...corps), 'GE-81', '84')).toEqual([]);
    expect(cut(looked(...corps, '4-8 Paris'), 'GE-81', '84')).toEqual(['GE-81', '84']);
  });

  test('N44 7.4-e: R-267, a unit out of supply in a box does not come onto the map', () => {
    const match = scene('german-transfers 8', '353 Rennes cut', '77 Rennes');
    expect(refusal(match, 'enter 77 2418')).toBe('');
    expect(reasons(match, 'enter 353 2418')).toEqual(['7.4-e it is out of supply']);
  });
});

test('N44 6.11-d, 9.4-d: no half of a carpet falls into a confusion', () => {
  const match = fields('3-8 1206', '352-914 1306', '352-915 1307', '3-9 1307', '352-916 1305', 'air british-heavy available=1', ...OTHERS); // biome-ignore format: one position
  play(attack(match, '1306', '3-8'), 'send british-heavy');
  expect(refusal(match, 'carpet 1306 1305')).toBe('');
  expect(reasons(match, 'carpet 1306 1307')).toEqual(['6.11-d that hex is in confusion']);
});

describe('insurgents and Festungen after a combat', () => {
  const POOR = ['KG-275', 'GE-81'];
  const fought = (box: string, die: string, ...lines: string[]): Play => {
    const match = scene('german-combats 11', ...PEACE, ...POOR.map((unit) => `${unit} ${box}`), `place ${box} germanMarkers=1`, ...lines); // biome-ignore format: one position
    play(unaided(play(match, 'activate GE-81', `fight ${box}`)), die);
    while (asks(match) === 'german losses.choose') play(match, legal(match)[0] as string);
    return match;
  };

  test('N44 4.1.2-k: R-129, Partisans make no confusion, and hold no box when they have beaten Germans', () => {
    const match = fought('Languedoc', '1', 'Partisans-Languedoc Languedoc', '709-739 Languedoc');
    expect(told(match, /confusion|alone/)).toEqual([]);
    const won = fought('Languedoc', '1', 'Partisans-Languedoc Languedoc');
    expect([told(won, /confusion|alone|take/), row(position(won), 'place Languedoc').allied]).toEqual([
      [],
      undefined,
    ]);
  });

  test('N44 4.1.2-p: R-130, the FFI who have beaten the last Germans do not liberate Paris', () => {
    const match = fought('Paris', '1', 'FFI-Paris Paris', '4-8 Orleans', 'place Orleans allied=yes');
    expect([place(match, 'KG-275'), row(position(match), 'place Paris').allied]).toEqual([
      'Destroyed',
      undefined,
    ]);
    expect(told(match, /liberat|alone|take Paris/)).toEqual([]);
  });

  test('N44 6.13-a: nobody has been in a Festung that holds out, so nobody is told to be alone in it', () => {
    const match = scene('allied-combats 10', ...PEACE, 'US-VIII Rennes', '4-8 Rennes', 'place Rennes allied=yes alliedMarkers=1', 'Festung-Saint-Nazaire Fortress-Saint-Nazaire'); // biome-ignore format: one position
    play(unaided(play(match, 'activate US-VIII', 'storm Fortress-Saint-Nazaire')), '6');
    expect(told(match, /alone/)).toEqual([]);
  });
});

test('N44 6.1-c: on 6 June too a hex is attacked once, though a headquarters is in it', () => {
  const match = scene('german-reaction 0', '1-16 0714', 'US-V 0714', '352-916 0814', '352-914 0815', 'place 0714 allied=yes'); // biome-ignore format: one position
  play(match, 'end', 'attack 0714 352-916');
  play(unaided(match), '3');
  while (asks(match).endsWith('losses.choose')) play(match, legal(match)[0] as string);
  expect(asks(match), 'nobody is left to attack').not.toBe('german freeCombats.choose');
});

test('N44 4.1.2-n, 6.6-a: R-96, whoever retreats beyond the Seine is there too, and Paris rises', () => {
  const match = scene('german-combats 9', ...PEACE, 'GE-81 0902', 'place 0902 germanMarkers=1', '2-SS-I-2 0902', '2-SS-II-2 0902', '1-SS-I-1 0902', '1-SS-II-1 0902', '4-8 0901'); // biome-ignore format: one position
  play(match, 'activate GE-81', 'attack 0901');
  join(match, '2-SS-I-2', '2-SS-II-2', '1-SS-I-1', '1-SS-II-1');
  play(unaided(match), '2');
  while (asks(match).endsWith('losses.choose')) play(match, legal(match)[0] as string);
  play(match, 'retreat 4-8 Pas-de-Calais');
  expect([place(match, '4-8'), place(match, 'FFI-Paris')]).toEqual(['Pas-de-Calais', 'Paris']);
});

test('N44 11.1-a: in the race no points are told of', () => {
  const match = scene('us-moves 2', 'scenario cherbourg', '4-8 0322', '9-39 0323', '709-739 0119');
  play(match, 'move 4-8 0223');
  expect([told(match, /take 0223/).length, told(match, /point/)]).toEqual([1, []]);
});
