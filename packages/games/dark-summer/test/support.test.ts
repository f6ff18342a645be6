import { expect, test } from 'vitest';
import { MARKERS } from '../src/data.ts';
import { BEACH_HEXES, CLEAR, terrainOf } from '../src/map.ts';
import { whyNotAvailable } from '../src/rules/support.ts';
import { reckoned } from './attacks.ts';
import { asks, legal, news, type Play, play, position, refusal, row, scene } from './scene.ts';

const SWORD = 'beach 4603 status=open';
const US_BEACH = ['beach 3303 status=open', 'boundaryLifted yes'];
/** On clear ground within range of the ships: a brigade, or a US regiment, north of a German one. */
const BRITISH = [SWORD, '129/43 4708', '130/43 4708', '857/346 4709'];
const AMERICANS = [...US_BEACH, '16/1 4708', '18/1 4708', '857/346 4709'];
/** The same, weak enough for the German regiment to attack. */
const BRIGADE = [SWORD, '129/43 4708', '857/346 4709'];
const REGIMENT = [...US_BEACH, '16/1 4708', '857/346 4709'];

/** 129/43 has attacked 4709. */
const british = (moment: string, ...lines: string[]): Play =>
  play(scene(moment, ...BRITISH, ...lines), 'attack 4709 129/43');
/** 16/1 has attacked 4709. */
const americans = (moment: string, ...lines: string[]): Play =>
  play(scene(moment, ...AMERICANS, ...lines), 'attack 4709 16/1');
/** The regiment has attacked 4708. */
const germans = (moment: string, ...lines: string[]): Play =>
  play(scene(moment, ...lines), 'attack 4708 857/346');
const uses = (match: Play, marker: string) => row(position(match), `support ${marker}`);
/** The rule against committing some markers, where the one who is asked has them. */
const against = (match: Play, markers: string): string => refusal(match, `support ${markers}`);
/** The attacker has none; the defender is asked. */
const defending = (match: Play): Play =>
  asks(match).endsWith('attacker') ? play(match, 'support none') : match;

test('TDSN 11.3.2-a: the attacker commits markers first, then the defender, then comes the die', () => {
  const match = british('british fight');
  expect(asks(match)).toBe('allied support.attacker');
  expect(against(match, 'Nebelwerfer')).toBe('11.3.2-a');
  play(match, 'support 83Group');
  expect(asks(match)).toBe('german support.defender');
  expect(against(match, 'NavalBR')).toBe('11.3.2-a');
  play(match, 'support Nebelwerfer');
  expect(asks(match)).toBe('* combat.roll');
  expect(news(match, 1).slice(1)).toEqual([
    'Support for the Allied side: 83 Group.',
    'Support for the German side: Nebelwerfer.',
  ]);
});

test('TDSN 11.3.2-a: who holds back a marker that he might commit is told of; who has none is not', () => {
  const match = play(british('british fight'), 'support none', 'support none');
  expect(news(match, 1).slice(1)).toEqual([
    'The Allied side commits no support.',
    'The German side commits no support.',
  ]);
  const storm = play(british('british fight 2 storm'), 'support none');
  expect(news(storm, 1).slice(1)).toEqual(['The German side commits no support.']);
});

test('TDSN 11.3.2-a: in a German Round it is the Germans who attack', () => {
  const match = germans('germans fight', ...BRIGADE);
  expect(asks(match)).toBe('german support.attacker');
  expect(asks(play(match, 'support none'))).toBe('allied support.defender');
});

test('TDSN 11.3.2-b: each marker adds its value to its own side; carpet bombing adds none', () => {
  const match = scene('british fight 4 sun', ...BRITISH);
  const sum = (markers: string) => reckoned(match, '4709', '129/43', markers).strengths;
  expect(sum('')).toBe('5:4');
  expect(sum('83Group')).toBe('9:4');
  expect(sum('83Group+NavalBR')).toBe('15:4');
  expect(sum('Nebelwerfer+Artillery')).toBe('5:14');
  expect(sum('BomberCommand')).toBe('5:4');
});

test('TDSN 12.0-a: nothing is to be had in the 1st Wave Round, and later each marker from its turn', () => {
  const { g } = scene('firstWave.next 1', 'round wave1', '8/3 4602', 'SP4603 4603', '231/50 4002', 'SP4003 4003').engine; // biome-ignore format: a scene
  expect(MARKERS.map((_, marker) => whyNotAvailable(g, marker)?.rule)).toEqual(MARKERS.map(() => '9.4.1-d'));
  const first = british('british fight 1');
  expect(against(first, '84Group')).toBe('12.0-a');
  expect(legal(first)).toEqual([
    'support none',
    'support 83Group',
    'support 83Group+NavalBR',
    'support NavalBR',
  ]);
  expect(against(british('british fight 3'), '84Group')).toBe('');
  expect(against(americans('us fights 3'), 'TD2')).toBe('12.0-a');
  expect(against(americans('us fights 4'), 'TD2')).toBe('');
});

test('TDSN 12.0-b: a result that costs the attacker two steps does nothing to his markers', () => {
  const match = british('british fight 2', '101Tiger 4709', '894 4709', '858/346 4609');
  // 15 against 11 with both markers, a die of 1: AL2.
  play(match, 'support 83Group+NavalBR', 'support none', '1');
  expect(asks(match)).toBe('allied fighting.declare');
  expect(uses(match, 'NavalBR').committed).toBeUndefined();
  expect(uses(match, 'NavalBR').usedThisRound).toBe('1');
});

test('TDSN 12.1-a: carpet bombing in Sun and Cloud, by the own army, in a Combat Round', () => {
  expect(against(british('british fight 4 sun'), 'BomberCommand')).toBe('');
  expect(against(british('british fight 4 cloud'), 'BomberCommand')).toBe('');
  expect(against(british('british fight 4 showers'), 'BomberCommand')).toBe('12.1-a');
  expect(against(british('british fight combined 4 sun'), 'BomberCommand')).toBe('12.1-a');
  expect(against(american7(), 'BomberCommand')).toBe('12.1-a');
  expect(against(american7(), '8AF')).toBe('');
  expect(against(defending(germans('germans fight 4 sun', ...BRIGADE)), 'BomberCommand')).toBe('12.1-a');
});
const american7 = () => americans('us fights 7 sun');

test('TDSN 12.1-b: once a turn each, and the one does not bar the other', () => {
  const once = 'support BomberCommand usedThisTurn=1 usedInGame=1';
  expect(against(british('british fight 7 sun', once), 'BomberCommand')).toBe('12.1-b');
  expect(against(americans('us fights 7 sun', once), '8AF')).toBe('');
  expect(against(british('british fight 7 sun', 'support BomberCommand usedInGame=1'), 'BomberCommand')).toBe(
    '',
  );
});

test('TDSN 12.1-c: the first use turns the marker over, the second takes it out of the game', () => {
  const first = play(british('british fight 4 sun'), 'support BomberCommand');
  expect(uses(first, 'BomberCommand')).toMatchObject({
    usedInGame: '1',
    usedThisTurn: '1',
    committed: 'yes',
  });
  const second = play(
    british('british fight 5 sun', 'support BomberCommand usedInGame=1'),
    'support BomberCommand',
  );
  expect(uses(second, 'BomberCommand').usedInGame).toBe('2');
  const third = british('british fight 6 sun', 'support BomberCommand usedInGame=2');
  expect(against(third, 'BomberCommand')).toBe('12.1-c');
});

test('TDSN 12.1-d: not with Tac Air or ships, but with tank destroyers', () => {
  const match = british('british fight 4 sun');
  expect(against(match, 'BomberCommand+83Group')).toBe('12.1-d');
  expect(against(match, 'BomberCommand+NavalBR')).toBe('12.1-d');
  expect(against(american7(), '8AF+TD1')).toBe('');
});

test('TDSN 12.2-a: in Sun and Cloud each Tac Air marker once in every own Round with combat', () => {
  for (const moment of ['british fight 4 sun', 'british fight combined 4 cloud']) {
    expect(against(british(moment, 'support 83Group usedThisTurn=2'), '83Group')).toBe('');
    expect(against(british(moment, 'support 83Group usedThisRound=1 usedThisTurn=1'), '83Group')).toBe(
      '12.2-a',
    );
  }
  expect(against(british('british fight 4 sun'), 'IXTAC')).toBe('12.2-a');
});

test('TDSN 12.2-b: in Showers once a turn', () => {
  expect(against(british('british fight 4'), '83Group')).toBe('');
  expect(against(british('british fight 4', 'support 83Group usedThisTurn=1'), '83Group')).toBe('12.2-b');
});

test('G-43, TDSN 12.2-b: in Showers Tac Air that was used at Cherbourg is spent for the turn', () => {
  const match = scene(
    'us fights 4',
    'beach 2403 status=open',
    '357/90 Cherbourg',
    '358/90 Cherbourg',
    '919/709 Cherbourg',
    '8/4 2404',
    '857/346 2405',
  );
  // 8 against 3 is 2-1, with the aircraft 4-1; a die of 1 costs the defender a step.
  play(match, 'cherbourg', 'support IXTAC', '1', 'attack 2405 8/4');
  expect(against(match, 'IXTAC')).toBe('12.2-b');
  expect(against(match, 'XIXTAC')).toBe('');
});

test('TDSN 12.2-c: in Rain and Storm there is no Tac Air', () => {
  // Tank destroyers come in any weather, so that the player is asked.
  expect(against(americans('us fights 4 rain'), 'IXTAC')).toBe('12.2-c');
  expect(against(americans('us fights 4 storm'), 'IXTAC')).toBe('12.2-c');
});

test('TDSN 12.2-d: one Tac Air marker a combat, and never in defense', () => {
  expect(against(british('british fight 4'), '83Group+84Group')).toBe('12.2-d');
  expect(against(defending(germans('germans fight 4', ...BRIGADE)), '83Group')).toBe('12.2-d');
});

test('TDSN 12.2-e: woods take one from Tac Air, forest two', () => {
  const sum = (hex: string, from: string) =>
    reckoned(scene('british fight', SWORD, `129/43 ${from}`, `857/346 ${hex}`), hex, '129/43', '83Group')
      .strengths;
  expect(sum('4711', '4710')).toBe('8:5');
  expect(sum('4724', '4723')).toBe('7:4');
  expect(sum('4509', '4508')).toBe('9:4');
});

test('TDSN 12.2-f: Tac Air goes with ships and, in a US attack, with tank destroyers', () => {
  expect(against(british('british fight'), '83Group+NavalBR')).toBe('');
  expect(against(americans('us fights'), 'IXTAC+NavalUS+TD1')).toBe('');
});

test('TDSN 12.3-a: ships from the 2nd Wave Round on, but not in Rain and Storm', () => {
  const landing = scene('the 2nd wave fights 1', '8/3 4602', 'SP4603 4603 factor=1');
  expect(legal(play(landing, 'attack 4603 8/3'))).toEqual(['support none', 'support NavalBR']);
  expect(against(landing, '83Group')).toBe('12.2-a');
  expect(against(americans('us fights rain'), 'NavalUS')).toBe('12.3-a');
  expect(against(americans('us fights storm'), 'NavalUS')).toBe('12.3-a');
  const kg = [SWORD, '8/3 4603', 'KG192/21Pz 4604 chosen=yes'];
  const reaction = (...track: string[]) =>
    play(scene('germans react and fight 1', ...kg, ...track), 'attack 4603 KG192/21Pz');
  expect(asks(reaction('track wave1 reaction'))).toBe('* combat.roll');
  expect(asks(reaction('track wave1 reaction wave2 reaction'))).toBe('allied support.defender');
});

test('TDSN 12.3-b: ships serve their own army and its beaches', () => {
  expect(against(british('british fight'), 'NavalUS')).toBe('12.3-b');
  expect(against(americans('us fights'), 'NavalBR')).toBe('12.3-b');
  const polish = play(scene('british fight 8', SWORD, '10A/Po 4708', '857/346 4709'), 'attack 4709 10A/Po');
  expect(against(polish, 'NavalBR')).toBe('');
  const french = play(
    scene('us fights 8', ...US_BEACH, 'CCL/2Fr 4708', '857/346 4709'),
    'attack 4709 CCL/2Fr',
  );
  expect(against(french, 'NavalUS')).toBe('');
  const beach = play(
    scene('germans fight 1', 'beach 2403 status=open', '857/346 2404'),
    'attack 2403 857/346',
  );
  expect(legal(beach)).toEqual(['support none', 'support NavalUS']);
});

test('TDSN 12.3-c: one attack in each own Round', () => {
  const used = ['support NavalBR usedThisRound=1 usedThisTurn=1'];
  expect(against(british('british fight', ...used), 'NavalBR')).toBe('12.3-c');
  expect(against(british('british fight combined'), 'NavalBR')).toBe('');
  const landing = scene('the 2nd wave fights 1', ...used, '8/3 4602', 'SP4603 4603 factor=1', '16/1 3302', 'SP3303 3303 factor=1'); // biome-ignore format: a scene
  expect(asks(play(landing, 'attack 4603 8/3'))).toBe('* combat.roll');
  const other = scene('the 2nd wave fights 1', ...used, '16/1 3302', 'SP3303 3303 factor=1');
  expect(legal(play(other, 'attack 3303 16/1'))).toEqual(['support none', 'support NavalUS']);
});

test('TDSN 12.3-d: one defense in each German Combat or Reaction Round, also of an Open Beach alone', () => {
  const fight = defending(germans('germans fight', ...BRIGADE));
  expect(against(fight, 'NavalBR')).toBe('');
  const used = defending(
    germans('germans fight', ...BRIGADE, 'support NavalBR usedThisRound=1 usedThisTurn=1'),
  );
  expect(asks(used)).toBe('* combat.roll');
  const beach = defending(play(scene('germans fight', SWORD, '857/346 4604'), 'attack 4603 857/346'));
  expect(legal(beach)).toEqual(['support none', 'support NavalBR']);
  const reaction = scene('germans react and fight', SWORD, '129/43 4708', 'KG22/21Pz 4709 chosen=yes');
  expect(against(defending(play(reaction, 'attack 4708 KG22/21Pz')), 'NavalBR')).toBe('');
});

test('TDSN 12.3-e: a use in one Round does not count in the next', () => {
  const match = british('british fight', 'support NavalBR usedThisTurn=2');
  expect(against(match, 'NavalBR')).toBe('');
});

test('TDSN 12.3-f: only against, or in, clear ground, a town or a beach', () => {
  const shelled = (hex: string, from: string) =>
    against(
      play(
        scene(
          'british fight',
          'beach 4302 status=open',
          'beach 4603 status=closed',
          `129/43 ${from}`,
          `857/346 ${hex}`,
        ),
        `attack ${hex} 129/43`,
      ),
      'NavalBR',
    );
  expect(BEACH_HEXES.every((hex) => terrainOf(hex) === CLEAR)).toBe(true);
  expect(shelled('4709', '4708')).toBe('');
  expect(shelled('4603', '4604')).toBe('');
  expect(shelled('4509', '4508')).toBe('12.3-f');
  expect(shelled('4606', '4605')).toBe('12.3-f');
  expect(shelled('4905', '4904')).toBe('12.3-f');
  // Ruling F-64: a town in the bocage is a town.
  expect(shelled('4008', '4007')).toBe('');
});

test('TDSN 12.3-g: only within the gun line', () => {
  const match = play(scene('british fight', SWORD, '129/43 5010', '857/346 5011'), 'attack 5011 129/43');
  expect(against(match, 'NavalBR')).toBe('12.3-g');
});

test('TDSN 12.3-h: ships help defenders who are out of supply', () => {
  const match = germans('germans fight 1', '129/43 4708', '857/346 4709');
  expect(legal(match)).toEqual(['support none', 'support NavalBR']);
});

test('G-13, TDSN 12.3-i: an Open Beach alone has 1, with ships 7, and no tank destroyers', () => {
  const match = defending(
    play(scene('germans fight', 'beach 2403 status=open', '857/346 2404'), 'attack 2403 857/346'),
  );
  expect(against(match, 'TD1')).toBe('12.4-c');
  expect(against(match, 'NavalUS')).toBe('');
  expect(reckoned(match, '2403', '857/346', 'NavalUS').strengths).toBe('3:7');
});

test('TDSN 12.4-a: tank destroyers once a turn for US units in supply, in attack or defense and any weather', () => {
  for (const weather of ['sun', 'showers', 'storm'])
    expect(against(americans(`us fights ${weather}`), 'TD1')).toBe('');
  expect(against(americans('us fights combined'), 'TD1')).toBe('');
  expect(against(americans('us fights', 'support TD1 usedThisTurn=1'), 'TD1')).toBe('12.4-a');
  expect(against(british('british fight'), 'TD1')).toBe('12.4-a');
  expect(against(defending(germans('germans fight', ...REGIMENT)), 'TD1')).toBe('');
  expect(uses(play(americans('us fights'), 'support TD1'), 'TD1').usedThisTurn).toBe('1');
});

test('TDSN 12.4-a: not for those out of supply, nor for the French alone (ruling F-61)', () => {
  const cut = defending(germans('germans fight', '16/1 4708', '857/346 4709'));
  expect(against(cut, 'TD1')).toBe('12.4-a');
  const french = [...US_BEACH, 'CCL/2Fr 4708', '857/346 4709'];
  expect(against(play(scene('us fights 8', ...french), 'attack 4709 CCL/2Fr'), 'TD1')).toBe('12.4-a');
  const both = scene('us fights 8', ...french, '4Cav 4708');
  expect(against(play(both, 'attack 4709 4Cav+CCL/2Fr'), 'TD1')).toBe('');
});

test('TDSN 12.4-b: one in a combat, with anything else', () => {
  expect(against(americans('us fights 4'), 'TD1+TD2')).toBe('12.4-b');
  expect(against(americans('us fights 4'), 'TD1+IXTAC+NavalUS')).toBe('');
});

test('TDSN 12.4-c: not for an Open Beach alone, but for a unit on it', () => {
  const lines = ['beach 2403 status=open', '857/346 2404'];
  expect(against(defending(play(scene('germans fight', ...lines), 'attack 2403 857/346')), 'TD1')).toBe(
    '12.4-c',
  );
  expect(
    against(defending(play(scene('germans fight', ...lines, '8/4 2403'), 'attack 2403 857/346')), 'TD1'),
  ).toBe('');
});

test('TDSN 12.5-a: Nebelwerfer from turn 2 once a turn, in attack or defense and any weather', () => {
  expect(asks(germans('germans fight 1 rain', ...BRIGADE))).toBe('* combat.roll');
  for (const moment of ['germans fight 2', 'germans fight 2 storm', 'germans fight 2 sun'])
    expect(against(germans(moment, ...BRIGADE), 'Nebelwerfer')).toBe('');
  expect(asks(germans('germans fight 2 rain', ...BRIGADE, 'support Nebelwerfer usedThisTurn=1'))).toBe(
    '* combat.roll',
  );
  expect(against(defending(british('british fight')), 'Nebelwerfer')).toBe('');
  expect(against(defending(british('british fight combined')), 'Nebelwerfer')).toBe('');
  const reaction = scene('germans react and fight', SWORD, '129/43 4708', 'KG22/21Pz 4709 chosen=yes');
  expect(against(play(reaction, 'attack 4708 KG22/21Pz'), 'Nebelwerfer')).toBe('');
  expect(uses(play(reaction, 'support Nebelwerfer'), 'Nebelwerfer').usedThisTurn).toBe('1');
});

/** British all round a Kampfgruppe in 5011, which is out of supply. */
const POCKET = [SWORD, '129/43 5010', '130/43 4910', '214/43 5111', '44/15 5012', 'KG12/12SS 5011'];

test('TDSN 12.5-b: units must be in supply; one of the attackers is enough', () => {
  expect(asks(play(scene('germans fight', ...POCKET), 'attack 5010 KG12/12SS'))).toBe('* combat.roll');
  const match = scene('germans fight', ...POCKET, '858/346 5009', '30Schn 5011', '894 5011', '897 5011');
  expect(against(play(match, 'attack 5010 KG12/12SS+858/346'), 'Nebelwerfer')).toBe('');
  const defense = defending(play(scene('british fight 3 rain', ...POCKET), 'attack 5011 129/43'));
  expect(against(defense, 'Nebelwerfer')).toBe('12.5-b');
});

test('TDSN 12.5-c: all German markers go together', () => {
  const match = british('british fight 3 rain', 'options assaultGuns=yes');
  expect(asks(match)).toBe('german support.defender');
  expect(against(match, 'Nebelwerfer+Artillery+AssaultGun')).toBe('');
  expect(reckoned(match, '4709', '129/43', 'Nebelwerfer+Artillery+AssaultGun').strengths).toBe('5:17');
});

test('TDSN 12.6-a: German artillery from turn 3, in Rain and Storm, once a turn', () => {
  expect(against(defending(british('british fight 3 rain')), 'Artillery')).toBe('');
  expect(against(defending(british('british fight 3 storm')), 'Artillery')).toBe('');
  expect(against(defending(british('british fight combined 3 rain')), 'Artillery')).toBe('');
  expect(against(germans('germans fight 3 rain', ...BRIGADE), 'Artillery')).toBe('');
  expect(against(defending(british('british fight 2 rain')), 'Artillery')).toBe('12.0-a');
  expect(against(defending(british('british fight 3 showers')), 'Artillery')).toBe('12.6-a');
  expect(against(defending(americans('us fights combined 3 rain')), 'Artillery')).toBe('12.6-a');
  const used = defending(british('british fight 3 rain', 'support Artillery usedThisTurn=1'));
  expect(against(used, 'Artillery')).toBe('12.6-a');
});

test('TDSN 12.6-b: never in a combat with US or French units', () => {
  expect(against(defending(americans('us fights 3 rain')), 'Artillery')).toBe('12.6-b');
  expect(against(germans('germans fight 3 rain', ...REGIMENT), 'Artillery')).toBe('12.6-b');
  const french = [...US_BEACH, 'CCL/2Fr 4708', '857/346 4709'];
  expect(against(germans('germans fight 8 rain', ...french), 'Artillery')).toBe('12.6-b');
});

test('TDSN 12.6-c: also for those out of supply', () => {
  const match = play(scene('british fight 3 rain', ...POCKET), 'attack 5011 129/43');
  expect(against(match, 'Artillery')).toBe('');
});

test('TDSN 12.7-a: assault guns, by option, from turn 2 for a German defense', () => {
  const on = 'options assaultGuns=yes';
  expect(against(defending(british('british fight')), 'AssaultGun')).toBe('12.7-a');
  expect(against(defending(british('british fight', on)), 'AssaultGun')).toBe('');
  expect(against(defending(british('british fight combined', on)), 'AssaultGun')).toBe('');
  expect(against(germans('germans fight', on, ...BRIGADE), 'AssaultGun')).toBe('12.7-a');
  const used = (moment: string, times: number) =>
    against(defending(british(moment, on, `support AssaultGun usedThisTurn=${times}`)), 'AssaultGun');
  expect([used('british fight 4 sun', 1), used('british fight 4', 1), used('british fight 4', 2)]).toEqual([
    '12.7-a',
    '',
    '12.7-a',
  ]);
});

test('TDSN 12.7-b: the defenders must be in supply', () => {
  const match = play(
    scene('british fight 3 rain', 'options assaultGuns=yes', ...POCKET),
    'attack 5011 129/43',
  );
  expect(against(match, 'AssaultGun')).toBe('12.7-b');
});
