import { describe, expect, test } from 'vitest';
import {
  attack,
  BRIGADES,
  field as fields,
  join,
  OTHER_AMERICANS,
  OTHERS,
  shifts,
  told,
  unaided,
} from './combats.ts';
import { asks, field, legal, type Play, play, scene, unit } from './scene.ts';

// What a combat leaves behind, step by step.

describe('Reserve', () => {
  const tanks = (moment: string, ...lines: string[]): Play =>
    scene(moment, 'US-VII 1106', 'place 1106 alliedMarkers=2', '2-Arm-CCA 1206 reserve', '2-Arm-CCB 1206 reserve', '2-Arm-CCR 1206', '352-914 1306', ...OTHER_AMERICANS, ...lines); // biome-ignore format: a scene

  test('N44 4.1.1-g: R-132, whoever attacks is in Reserve no more, who stays behind is', () => {
    const match = play(tanks('allied-combats 8'), 'activate US-VII', 'attack 1306');
    join(match, '2-Arm-CCA', '2-Arm-CCR');
    expect([field(match, '2-Arm-CCA', 'reserve'), field(match, '2-Arm-CCB', 'reserve')]).toEqual([
      undefined,
      'yes',
    ]);
  });

  test('N44 4.1.1-g: nor does an overrun take it from others', () => {
    const match = scene('us-moves 8 > overrun.muster side=us from=1206 at=1306 attackers=3-Arm-CCA', '3-Arm-CCA 1206', '2-Arm-CCA 1206 reserve', '352-914 1306', ...OTHER_AMERICANS); // biome-ignore format: a scene
    expect(field(match, '2-Arm-CCA', 'reserve')).toBe('yes');
  });
});

describe('bombs before a combat', () => {
  const coast = (...lines: string[]): Play =>
    attack(scene('allied-combats 5', 'BR-I 0808', 'place 0808 alliedMarkers=1', '3-8 0907', '3-9 0907', 'navy eastern cruiser=3 destroyer=3', ...OTHERS, ...lines), '0906', '3-8'); // biome-ignore format: a scene

  test('N44 6.5-g: R-92, may leave nobody to fight, and the hex is taken without a die', () => {
    const match = coast('352-914 0906 steps=1 D2 A2', '352-915 0905');
    play(match, 'shell 0906 3 3', '6');
    expect(unit(match, '352-914')).toBe('Destroyed');
    expect(asks(match)).toBe('british aftermath.advance');
    expect(told(match, / against /)).toEqual([]);
  });

  test('N44 6.5-g: who is gone adds nothing to the defence', () => {
    const match = coast('352-914 0906 steps=1 D2 A2', '352-915 0906');
    play(match, 'shell 0906 3 3', '6');
    unaided(match);
    expect([unit(match, '352-914'), told(match, / against /)]).toEqual([
      'Destroyed',
      ['4 against 3 in 0906 is 1:1.'],
    ]);
  });

  test('N44 1.1.1.1-f: in a storm nobody is asked', () => {
    expect(asks(coast('352-914 0906', 'storm yes'))).toBe('british clash.lead');
  });
});

describe('headquarters in one attack', () => {
  test('N44 5.3-f: a further one gives its columns, beside those of the leader', () => {
    const match = scene('german-combats 5', 'GE-I-SS 1406', 'GE-47 1407', 'place 1406 germanMarkers=1', 'place 1407 germanMarkers=1', '12-SS-25 1306', '2-Pz-2 1306', '12-SS-26 1306', '3-8 1206', 'GE-81 1805', 'place 1805 germanMarkers=1', '84 1705', '59-176 1605'); // biome-ignore format: a scene
    play(match, 'activate GE-I-SS', 'attack 1206', 'join 12-SS-25', 'call GE-47', 'join 2-Pz-2', 'fight');
    play(match, 'support GE-I-SS');
    expect(shifts(match).find((line) => line.startsWith('Support'))).toBe('Support by a headquarters: +4.');
    expect([field(match, '2-Pz-2', 'hq'), field(match, '12-SS-25', 'hq')]).toEqual(['GE-47', 'GE-I-SS']);
  });
});

describe('exploitation', () => {
  const won = (...lines: string[]): Play =>
    scene('allied-combats 8 > combatPhase.choose camp=allies > activation.exploit side=us hq=US-VII', 'US-VII 1106', '2-Arm-CCA 1107 reserve', '2-Arm-CCB 1105 reserve', '352-914 1506', ...OTHER_AMERICANS, ...lines); // biome-ignore format: a scene

  test('N44 6.8-a: only when a result has given it, and once', () => {
    const without = won();
    expect(asks(without)).not.toContain('exploitation');
    const match = scene('allied-combats 8 > combatPhase.choose camp=allies > activation.exploit side=us hq=US-VII', 'US-VII 1106 exploits=yes', '2-Arm-CCA 1107 reserve', '2-Arm-CCB 1105 reserve', '352-914 1506', ...OTHER_AMERICANS); // biome-ignore format: a scene
    expect(asks(match)).toBe('us exploitation.choose');
    expect(field(match, 'US-VII', 'exploits')).toBeUndefined();
  });
});

describe('retreats of attackers', () => {
  const lost = (manner: string, ...lines: string[]): Play =>
    scene(`allied-combats 5 > outcome.falter side=british at=1306 manner=${manner} attackers=3-8+3-9 from=1206 foe=german`, '3-8 1206', '3-9 1206', '352-914 1306', ...OTHERS, ...lines); // biome-ignore format: a scene

  test('N44 6.4-b: two hexes from an attack, one from a drop, none from an overrun', () => {
    const attacked = lost('attack');
    expect(asks(attacked)).toBe('british retreat.choose');
    expect(legal(attacked, 'retreat 3-8').every((way) => way.split('+').length === 2)).toBe(true);
    const dropped = lost('drop');
    expect(legal(dropped, 'retreat 3-8').every((way) => !way.includes('+'))).toBe(true);
    expect(unit(lost('overrun'), '3-8'), 'it stays where it was').toBe('1206');
    expect(unit(lost('landing'), '3-8'), 'R-155: nowhere to go').toBe('-');
  });
});

describe('zones in a retreat', () => {
  const fled = (from: string, ...lines: string[]): Play =>
    scene(`allied-combats 5 > retreat.next at=${from} units=352-914+352-915 chooser=german`, `352-914 ${from} steps=1`, `352-915 ${from}`, ...OTHERS, ...lines); // biome-ignore format: a scene

  test('N44 6.6-b: R-201, those of enemies in the hex that is left do not count', () => {
    const within = fled('1306', '3-8 1306');
    expect(legal(within, 'retreat 352-914').length).toBeGreaterThan(0);
    play(within, legal(within, 'retreat 352-914')[0] as string);
    expect(unit(within, '352-914')).not.toBe('-');
    expect(field(within, '352-914', 'steps')).toBe('1');
  });

  test('N44 6.6-b: R-201, those of others do', () => {
    const match = fled('1306', '3-8 1306', '3-9 1405');
    const ways = legal(match, 'retreat 352-914');
    expect(
      ways.some((way) => way.includes('1406')),
      'beside 1405',
    ).toBe(false);
    expect(ways.some((way) => way.includes('1307'))).toBe(true);
  });
});

describe('a counterattack', () => {
  test('N44 6.9-a: is not asked for while the hex is held', () => {
    const match = fields(...BRIGADES, '352-914 1306', '352-915 1306', '353 1406', 'GE-86 1505', 'place 1505 germanMarkers=1', ...OTHERS); // biome-ignore format: a scene
    play(unaided(attack(match, '1306', '3-8')), '1');
    while (asks(match).endsWith('losses.choose')) play(match, legal(match)[0] as string);
    expect(asks(match)).not.toContain('counterattack');
  });
});

describe('partisans', () => {
  test('N44 4.1.2-l: are gone with a retreat, and do not decide for the Allies beside them', () => {
    const match = scene('german-combats 8 > outcome.held side=german at=Languedoc manner=box attackers=353 defenders=Partisans-Languedoc foe=us', '353 Languedoc', 'Partisans-Languedoc Languedoc', 'GE-84 Languedoc'); // biome-ignore format: a scene
    expect([unit(match, 'Partisans-Languedoc'), field(match, 'Partisans-Languedoc', 'captured')]).toEqual([
      '-',
      'yes',
    ]);
    const soldiers = scene('german-combats 8 > outcome.held side=german at=Languedoc manner=box attackers=353 defenders=3-8 foe=british', '353 Languedoc', '3-8 Languedoc', 'GE-84 Languedoc'); // biome-ignore format: a scene
    expect(unit(soldiers, '3-8')).toBe('Languedoc');
  });
});
