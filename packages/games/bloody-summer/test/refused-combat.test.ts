import { describe, expect, test } from 'vitest';
import { attack, BRIGADES, field, join, OTHER_GERMANS, OTHERS, unaided } from './combats.ts';
import { asks, legal, type Play, play, reasons, scene } from './scene.ts';

/** What is said against an answer. */
const against = (match: Play, answer: string): readonly string[] => reasons(match, answer);

describe('headquarters', () => {
  const phase = (...lines: string[]): Play =>
    scene('allied-combats 5', 'US-VII 1106', 'place 1106 alliedMarkers=1', '4-8 1206', '4-22 1206', '352-915 1306', ...lines); // biome-ignore format: a scene

  test('N44 5.1-b, 1.1.3-e, 5.2-b, 6.1-a: who leads no combat', () => {
    const match = phase('US-V 1105 finished', 'place 1105 alliedMarkers=1', 'US-VIII 1107 extended=yes', 'place 1107 alliedMarkers=1', 'US-XIX 2010', 'place 2010 alliedMarkers=1', 'US-XV Reserve'); // biome-ignore format: a scene
    expect(against(match, 'activate BR-I')).toEqual(['5.1-b it is no headquarters of that side']);
    expect(against(match, 'activate 4-8')).toEqual(['5.1-b it is no headquarters of that side']);
    expect(against(match, 'activate US-V')).toContain('1.1.3-e it is Finished for this phase');
    expect(against(match, 'activate US-VIII')).toEqual([
      '5.2-b it has led an extended movement in this turn',
    ]);
    expect(against(match, 'activate US-XIX')).toEqual(['6.1-a no unit that it controls can attack anybody']);
    expect(against(match, 'activate US-XV')).toEqual(['1.1.3-a it is not on the map']);
    expect(against(match, 'activate US-VII')).toEqual([]);
  });

  const muster = (...lines: string[]): Play => play(phase(...lines), 'activate US-VII', 'attack 1306');

  test('N44 5.1: whom a headquarters does not control', () => {
    const far = ['4-12 1207 hq=US-V', '3-8 1207', '2-9 1305'];
    const match = muster(...far, 'US-V 1105');
    expect(against(match, 'join 4-12')).toEqual(['5.1-d it is under another headquarters in this turn']);
    expect(against(match, 'join 3-8')).toContain('5.1-b it is of another nation than the headquarters');
    const four = ['9-39', '79-313', '83-329'].map((name, i) => `${name} 170${i + 1} hq=US-VII`);
    expect(
      against(play(muster(...four, '2-9 1207', '35-134 1207 hq=US-VII'), 'join 4-8'), 'join 2-9'),
    ).toEqual(['5.1-a the headquarters controls as many of its sort as it can']);
    const distant = scene('allied-combats 5', 'US-VII 0806', 'place 0806 alliedMarkers=1', '4-8 0906', '352-915 1006', '4-22 0906', '352-916 1007', '4-12 1506', '352-914 1606'); // biome-ignore format: a scene
    play(distant, 'activate US-VII');
    expect(asks(distant)).toBe('us assaults.choose');
    expect(against(distant, 'attack 1606')).toEqual([
      '5.1-e it is more than four hexes from the headquarters',
    ]);
  });

  test('N44 6.1: who does not attack a hex', () => {
    const match = muster('US-V 1207', '2-23 1106', '2-9 1207 attacked=yes', '2-38 1207 resting=yes', '1-16 1207 cut', 'WN-Grandcamp 1406'); // biome-ignore format: a scene
    expect(against(match, 'join US-V')).toContain('0.1.1-c it is a headquarters, and does not attack');
    expect(against(match, 'join 2-23')).toEqual(['6.1-a it is not next to that hex']);
    expect(against(match, 'join 2-9')).toEqual(['6.1-b it has attacked in this phase']);
    expect(against(match, 'join 2-38')).toEqual(['1.1.1.3-k it is at Rest']);
    expect(against(match, 'join 1-16')).toEqual(['7.4-c it is out of supply']);
    expect(against(match, 'fight')).toEqual(['6.1-i nobody attacks yet']);
    play(match, 'join 4-8');
    expect(against(match, 'join 4-8')).toEqual(['6.1-f it takes part already']);
    expect(against(match, 'call US-V')).toContain('5.3-e an Allied attack has one headquarters');
  });

  test('N44 6.1-a, 6.1-c, 6.11-c: which hex is not attacked', () => {
    const match = play(phase('352-914 1206', '2-9 1207', '2-23 1207', '353 1105 defended=yes', '352-916 2110'), 'activate US-VII'); // biome-ignore format: a scene
    expect(against(match, 'attack 1305')).toEqual(['6.1-a there is no enemy in that hex']);
    expect(against(match, 'attack 1105')).toContain('6.1-c all units there have been attacked in this phase');
    expect(against(match, 'attack 2110')).toEqual(['6.1-a no unit of that side is next to the hex']);
    play(match, 'attack 1306');
    expect(against(match, 'join 4-8')).toEqual(['6.11-c it is in confusion, and can attack only there']);
    const into = play(phase('352-914 1206', '2-9 1207', '2-23 1207'), 'activate US-VII', 'attack 1206');
    expect(against(into, 'join 2-9')).toEqual([
      '6.1-a the hex is in confusion, and can be attacked only from within',
    ]);
  });

  test('N44 6.1-a: nor one over an arm of the sea', () => {
    const match = scene('allied-combats 5', 'US-VII 0618', 'place 0618 alliedMarkers=1', '4-8 0716', '352-914 0617', '2-9 0718', '352-915 0719'); // biome-ignore format: a scene
    play(match, 'activate US-VII');
    expect(against(match, 'attack 0617').length).toBeGreaterThan(0);
  });
});

describe('further German headquarters', () => {
  const phase = (...lines: string[]): Play =>
    play(scene('german-combats 5', 'GE-I-SS 1406', 'GE-86 1407', 'GE-II-SS 1506 finished', 'GE-47 1507 extended=yes', 'GE-58 1606', 'GE-84 1705', 'place 1406 germanMarkers=1', 'place 1407 germanMarkers=1', 'place 1506 germanMarkers=1', 'place 1507 germanMarkers=1', 'place 1705 germanMarkers=1', '12-SS-25 1306', '12-SS-26 1306', '346 1305', '353 1305', '3-8 1206', ...lines), 'activate GE-I-SS', 'attack 1206'); // biome-ignore format: a scene

  test('N44 5.3: who is not called, and why', () => {
    const match = phase();
    expect(against(match, 'call GE-I-SS')).toContain('5.3-b it takes part already');
    expect(against(match, 'call GE-II-SS')).toContain('5.3-i it is Finished for this phase');
    expect(against(match, 'call GE-47')).toContain('5.2-b it has led an extended movement in this turn');
    expect(against(match, 'call GE-58')).toContain('5.3-g there is no Offensive marker with it');
    expect(against(match, 'call GE-84')).toContain('5.3-a it is more than two hexes from the combat');
    expect(against(match, 'call BR-I')).toContain('5.1-b it is no headquarters of that side');
    expect(against(match, 'fight')).toEqual(['6.1-i nobody attacks yet']);
    play(match, 'call GE-86');
    expect(against(match, 'call GE-86')).toContain('5.3-b it takes part already');
  });

  test('N44 5.3-a: one that was called owes a unit', () => {
    const match = play(phase('GE-81 1405', 'place 1405 germanMarkers=1'), 'join 12-SS-25', 'call GE-86');
    expect(asks(match)).toBe('german assaults.muster');
    expect(against(match, 'fight')).toEqual([
      '5.3-a a headquarters that was called has no unit in the attack yet',
    ]);
    expect(against(match, 'call GE-81')).toContain(
      '5.3-a a headquarters that was called has no unit in the attack yet',
    );
    play(match, 'join 346');
    expect(against(match, 'fight')).toEqual([]);
  });
});

describe('support', () => {
  const fight = (...lines: string[]): Play =>
    attack(field(...BRIGADES, '352-914 1306', 'BR-XII 1105', 'BR-VIII 1806', 'GE-86 1406', 'GE-84 1806 finished', 'GE-58 1407 finished', ...OTHERS, ...lines), '1306', '3-8'); // biome-ignore format: a scene

  test('N44 5.3-e, 5.3-b: only the headquarters that leads, and once', () => {
    const match = fight();
    expect(asks(match)).toBe('british clash.lead');
    expect(against(match, 'support BR-XII')).toContain('5.3-e it does not lead this attack');
    expect(against(match, 'support US-V')).toEqual(['5.1-b it is no headquarters of that side']);
    const twice = field(...BRIGADES, '3-185 1207', '352-914 1306', '352-915 1307', ...OTHERS);
    play(unaided(play(attack(twice, '1306', '3-8'), 'support BR-I')), '1');
    while (asks(twice) !== 'british assaults.choose') play(twice, legal(twice).at(-1) as string);
    join(play(twice, 'attack 1307'), '3-185');
    expect(asks(twice), 'it has none to give, and is not asked').toBe('* clash.die');
  });

  test('N44 5.3-h, 5.3-i, 5.3-a: who does not support a defence', () => {
    const match = play(fight('GE-47 1405', 'GE-81 1706', 'GE-74 Rennes', 'GE-II-Fj -'), 'pass');
    expect(asks(match)).toBe('german clash.answer');
    expect(against(match, 'support GE-86')).toEqual([]);
    expect(against(match, 'support GE-58')).toEqual(['5.3-i it is Finished for this phase']);
    expect(against(match, 'support BR-I')).toEqual(['5.1-b it is no headquarters of that side']);
    expect(against(match, 'support GE-81')).toEqual(['5.3-a it is more than two hexes from the combat']);
    expect(against(match, 'support GE-74')).toContain('5.3-a it is more than two hexes from the combat');
    expect(against(match, 'support GE-II-Fj')).toEqual(['1.1.3-a it is not on the map']);
    const engaged = play(attack(field(...BRIGADES, '352-914 1306 hq=GE-47', 'GE-86 1406', 'GE-47 1405', ...OTHERS), '1306', '3-8'), 'pass'); // biome-ignore format: a scene
    expect(against(engaged, 'support GE-86')).toEqual(['5.3-a no unit that it controls is in the fight']);
  });
});

describe('those who are held back', () => {
  test('N44 6.3-e: attackers who are Affected, and none but those who attack', () => {
    const match = scene('german-combats 5', 'GE-I-SS 1406', 'place 1406 germanMarkers=1', '12-SS-25 1306 A1', '12-SS-26 1306', '3-8 1206', ...OTHER_GERMANS); // biome-ignore format: a scene
    play(match, 'activate GE-I-SS', 'attack 1206', 'join 12-SS-25', 'fight');
    expect(asks(match)).toBe('german clash.withhold');
    expect(against(match, 'withhold 12-SS-26')).toEqual(['6.3-e it does not attack here']);
  });

  test('N44 6.5-h: disorganized defenders of that hex', () => {
    const match = attack(field(...BRIGADES, '352-914 1306 D1', '352-915 1306', '352-916 1307 D1', ...OTHERS), '1306', '3-8'); // biome-ignore format: a scene
    expect(asks(match)).toBe('german clash.spare');
    expect(against(match, 'spare 352-915')).toEqual(['6.5-h it is not disorganized']);
    expect(against(match, 'spare 352-916')).toEqual(['6.5-h it does not defend here']);
  });
});

describe('aircraft and ships', () => {
  const coast = (...lines: string[]): Play =>
    attack(scene('allied-combats 5', 'BR-I 0808', 'place 0808 alliedMarkers=1', '3-8 0907', '3-9 0907', '352-914 0906', '352-915 0905', '716-726 1007', 'BR-XXX 1705', 'place 1705 alliedMarkers=1', '59-176 1605', '716-736 1606', ...lines), '0906', '3-8'); // biome-ignore format: a scene
  const FLEET = 'navy eastern cruiser=2 destroyer=1';

  test('N44 6.2: what ships do not fire at', () => {
    const match = coast(FLEET);
    expect(asks(match)).toBe('british bombardment.choose');
    expect(against(match, 'shell 0905 1 0')).toEqual(['6.2-a that hex is not bombarded for this combat']);
    expect(against(match, 'shell 0906 3 0')).toEqual(['6.2-h the ships have not so many points left']);
    expect(against(match, 'shell 0906 1 2')).toEqual(['6.2-h the ships have not so many points left']);
    expect(against(match, 'shell 0906 0 0')).toEqual(['6.2-g at least one point must be fired']);
    expect(against(match, 'drop 0906')).toEqual(['9.3-a no bomber has been sent']);
    play(match, 'shell 0906 1 0', '1');
    const again = coast(FLEET, 'place 0906 shelled=yes', 'air british-medium available=1');
    expect(against(again, 'shell 0906 1 0')).toEqual(['6.2-b ships have fired at that hex in this phase']);
    const inland = attack(field(...BRIGADES, '352-914 1306', FLEET, 'air british-medium available=1', ...OTHERS), '1306', '3-8'); // biome-ignore format: a scene
    expect(against(inland, 'shell 1306 1 0')).toEqual(['6.2-d it is too far from the coast for these ships']);
  });

  test('N44 9.3, 9.4: which bombers are not sent, and where they do not bomb', () => {
    const BOMBERS = ['air british-medium available=1', 'air british-heavy available=2'];
    const match = coast(...BOMBERS, 'air us-medium available=2');
    expect(against(match, 'send us-medium')).toContain(
      '8-c these aircraft support troops of their own nation alone',
    );
    expect(against(match, 'send british-light')).toEqual(['9.3-a no such counter is available']);
    expect(against(match, 'send british-fighter')).toContain('9.3-a fighter-bombers do not bombard');
    play(match, 'send british-medium');
    expect(against(match, 'send british-medium')).toEqual(['9.3-a no such counter is available']);
    expect(against(match, 'pass')).toEqual(['9.3-a bombers have been sent, and must drop their bombs']);
    expect(against(match, 'carpet 0906 0905')).toEqual([
      '9.4-d only a carpet with heavy bombers may be divided',
    ]);
    expect(against(match, 'drop 0905')).toEqual(['6.2-a that hex is not bombarded for this combat']);
    play(match, 'send british-heavy');
    expect(against(match, 'carpet 0906 1007'), 'it is beside').toEqual([]);
    expect(against(match, 'carpet 0906 1208')).toEqual([
      '9.4-d the two hexes of a carpet are next to each other',
    ]);
    expect(against(match, 'carpet 0906 1006')).toEqual(['9.4-d there is no German in that hex']);
    const laid = coast(...BOMBERS, 'army british carpet=yes');
    expect(against(laid, 'send british-heavy')).toEqual([
      '9.4-c that nation has laid its carpet of bombs in this turn',
    ]);
    const bombed = coast(...BOMBERS, FLEET, 'place 0906 bombed=yes');
    expect(against(bombed, 'send british-medium')).toEqual(['6.2-b that hex has been bombed in this phase']);
    const beside = play(coast(...BOMBERS, 'place 0905 bombed=yes'), 'send british-heavy');
    expect(against(beside, 'carpet 0906 0905')).toEqual(['6.2-b that hex has been bombed in this phase']);
  });
});
