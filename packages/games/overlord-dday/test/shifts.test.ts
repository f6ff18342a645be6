import { expect, test } from 'vitest';
import { GARRISONS, isArmor, isMech, NESTS } from '../src/data.ts';
import { fight, odds, shifts } from './fights.ts';
import { asks, chances, legal, play, refusal, scene, sketched, unit } from './scene.ts';

// Fox (N3032) lies before WN 64 in N3132, without a destroyer symbol, and WN 62 in N3133, with one.
const FOX = ['1/16 N3032', '2/16 N3032', '3/16 N3032'];

test('TKG 27.2.4-i: neither aircraft nor artillery nor ships help in a combat', () => {
  const match = scene('allied combat 4', 'WN64/352 N3132', ...FOX);
  expect(new Set(legal(match).map((action) => action.split(' ')[0]))).toEqual(new Set(['attack', 'fight']));
  fight(match, 'N3132 1/16');
  expect(asks(match), 'nobody is asked for support').toBe('* combat.roll');
  expect(shifts(match)).toEqual([]);
  const guns = scene('german combat 4', '1/16 N3132', 'II/916 N3131 active', 'I/AR352 N3131 active');
  fight(guns, 'N3132 II/916+I/AR352');
  expect(shifts(guns)).toEqual([]);
  expect(odds(guns), 'the guns fight as a unit of one: 4 + 1 against 5').toBe('1:1 mixed');
});

test('TKG 27.2.4-j: three battalions of a regiment are no more than their strength', () => {
  const match = fight(scene('allied combat 4', 'WN64/352 N3132', ...FOX), 'N3132 1/16+2/16+3/16');
  expect(shifts(match)).toEqual([]);
  expect(odds(match)).toBe('5:1 mixed');
});

test('TKG 27.2.4-k: German armour attacks with a shift, unless it is marked or meets armour', () => {
  const tanks = (...units: string[]) =>
    shifts(fight(scene('german combat 4', 'I/22 N3844 active', ...units), 'N3843 I/22'));
  expect(tanks('1SLan N3843')).toEqual(['27.2.4-k +1']);
  expect(tanks('1SLan N3843', '27Armd N3843')).toEqual([]);
  const marked = scene('german combat 4', 'I/22 N3844 active RG', '1SLan N3843');
  expect(shifts(fight(marked, 'N3843 I/22'))).toEqual([]);
  const lorries = scene('german combat 4', 'I/192 N3844 active', '1SLan N3843');
  expect(shifts(fight(lorries, 'N3843 I/192')), 'motorised infantry').toEqual([]);
});

test('TKG 27.2.4-k: Allied armour has no shift', () => {
  const match = scene('allied combat 4', '27Armd N3844', 'II/736 N3843');
  expect(shifts(fight(match, 'N3843 27Armd'))).toEqual([]);
});

test('TKG 27.2.4-l: assault units and engineers give one shift together', () => {
  const against = (units: string) =>
    shifts(
      fight(
        scene('allied combat 4', 'WN64/352 N3132', '2Rgr N3032', '5Rgr N3032', '37Eng N3032', '1/16 N3031'),
        `N3132 ${units}`,
      ),
    );
  expect(against('1/16')).toEqual([]);
  expect(against('2Rgr')).toEqual(['27.2.4-l +1']);
  expect(against('37Eng')).toEqual(['27.2.4-l +1']);
  expect(against('2Rgr+5Rgr+37Eng+1/16')).toEqual(['27.2.4-l +1']);
});

test('TKG 27.2.4-l: they give none in defence', () => {
  const match = scene('german combat 4', '2Rgr N3132', '37Eng N3132', 'II/916 N3131 active');
  fight(match, 'N3132 II/916');
  expect(shifts(match)).toEqual([]);
  expect(odds(match), '4 against 2 + 1').toBe('1:1 mixed');
});

test('TKG 27.2.4-m: engineers count against Weapons Nests only, assault units against all', () => {
  const against = (attacker: string, ...defenders: string[]) =>
    shifts(fight(scene('allied combat 4', `${attacker} N3032`, ...defenders), `N3132 ${attacker}`));
  expect(against('37Eng', 'I/726 N3132')).toEqual([]);
  expect(against('37Eng', 'I/726 N3132', 'WN64/352 N3132')).toEqual(['27.2.4-l +1']);
  expect(against('2Rgr', 'I/726 N3132')).toEqual(['27.2.4-l +1']);
});

test('TKG 27.2.4-m: engineers do not count against a Garrison', () => {
  sketched('a Garrison stands above Omaha, not in a town, which has a shift of its own');
  const match = scene('allied combat 4', '37Eng N3032', 'G-Bayeux N3132');
  expect(shifts(fight(match, 'N3132 37Eng'))).toEqual([]);
});

test('TKG 27.2.4-n: a special unit under a marker gives no shift', () => {
  const against = (attacker: string) =>
    shifts(fight(scene('allied combat 4', attacker, 'WN64/352 N3132'), `N3132 ${attacker.split(' ')[0]}`));
  expect(against('2Rgr N3032 RG')).toEqual([]);
  expect(against('2Rgr N3032 DG')).toEqual([]);
  expect(against('37Eng N3032 RG')).toEqual([]);
  expect(against('37Eng N3032 DG')).toEqual([]);
});

test('TKG 27.2.4-x: the destroyers help against a nest with their symbol, on either side of it', () => {
  const against = (...defenders: string[]) => {
    const hex = defenders[0]?.split(' ')[1];
    return shifts(fight(scene('allied combat 4', '1/16 N3032', ...defenders), `${hex} 1/16`));
  };
  expect(against('WN62/352 N3133')).toEqual(['27.2.4-x +1']);
  expect(against('WN62/352 N3133 reduced DG')).toEqual(['27.2.4-x +1']);
  expect(against('WN62/352 N3133', 'I/726 N3133')).toEqual(['27.2.4-x +1']);
  expect(against('WN64/352 N3132')).toEqual([]);
  expect(against('I/726 N3133')).toEqual([]);
});

test('TKG 27.2.4-y: Weapons Nests and Garrisons are infantry', () => {
  for (const fixed of [...NESTS, ...GARRISONS]) expect(isArmor(fixed) || isMech(fixed)).toBe(false);
});

test('TKG 27.2.4-z: a town is one column to the left, a city two', () => {
  const against = (hex: string, from: string, attacker: string) =>
    shifts(fight(scene('allied combat 4', `${attacker} ${from}`, `II/736 ${hex}`), `${hex} ${attacker}`));
  expect(against('N3031', 'N3032', '1/16')).toEqual(['27.2.4-z -1']);
  expect(against('N3946', 'N3846', '1SLan')).toEqual(['27.2.4-z -2']);
  expect(against('N3846', 'N3747', '1SLan')).toEqual([]);
});

test('TKG 27.2.4-z: the table is read in the line of the ground of the defender', () => {
  const line = (hex: string, from: string, attacker = '1SLan') =>
    odds(fight(scene('allied combat 4', `${attacker} ${from}`, `II/736 ${hex}`), `${hex} ${attacker}`));
  expect(line('N3843', 'N3844'), 'open fields').toBe('2:1 clear');
  expect(line('N3132', 'N3032', '1/16')).toBe('2:1 mixed');
  expect(line('N3032', 'N3132', '1/16'), 'the sand of a beach').toBe('2:1 clear');
  expect(line('N3231', 'N3132', '1/16')).toBe('2:1 hedgerow');
  expect(line('N3515', 'N3415', '1/16')).toBe('2:1 bocage');
  expect(line('N2717', 'N2718', '1/16'), 'flooded meadows, over the Merderet').toBe('1:1 hedgerow');
  expect(line('N3946', 'N3846'), 'Caen').toBe('1:2 mixed');
});

test('TKG 27.2.4-z: a river helps the defender when all attackers come over it', () => {
  // Between N3233 and N3333 runs the Aure; N3332 is on its far bank with the defender.
  const against = (...attackers: string[]) =>
    shifts(
      fight(
        scene('allied combat 4', '1/16 N3233', '2/16 N3332', 'II/726 N3333'),
        `N3333 ${attackers.join('+')}`,
      ),
    );
  expect(against('1/16')).toEqual(['27.2.4-z -1']);
  expect(against('2/16')).toEqual([]);
  expect(against('1/16', '2/16')).toEqual([]);
});

test('TKG 27.2.4-z: over a major river one attacks by a bridge, at two columns', () => {
  // The Orne runs between N3648 and N3749, with its bridge, and between N3748 and N3749, without.
  const orne = ['I/736 N3648 active', 'II/736 N3748 active', '7Para N3749'];
  const match = scene('german combat 4', ...orne);
  expect(refusal(match, 'attack N3749 II/736')).toBe('27.2.5-i');
  expect(shifts(fight(match, 'N3749 I/736'))).toEqual(['27.2.4-z -1', '27.2.4-z -2']);
  const blown = scene('german combat 4', ...orne, 'bridge N3648/N3749 blown=1', '8Para N3747');
  expect(refusal(blown, 'attack N3749 I/736')).toBe('27.2.5-i');
});

test('TKG 27.2.4-aa: everybody is supplied, who is not marked Out of Supply', () => {
  const attack = scene('german combat 4', '2Rgr N3132 reduced', 'I/919 N3131 active');
  expect(odds(fight(attack, 'N3132 I/919')), '3 against 1, behind it nobody').toBe('3:1 mixed');
});

test('TKG 27.2.4-ab: out of supply one defends with all one has (ruling 46)', () => {
  const defence = fight(scene('allied combat 4', '1/16 N3132', 'I/744 N3131'), 'N3131 1/16');
  expect(odds(defence), '5 against 3').toBe('1:1 hedgerow');
});

test('TKG 27.2.4-ac: marked units count half, each rounded up by itself', () => {
  const three = scene('allied combat 4', 'WN64/352 N3132', ...FOX.map((line) => `${line} reduced DG`));
  expect(odds(fight(three, 'N3132 1/16+2/16+3/16')), '2 + 2 + 2 against 3').toBe('2:1 mixed');
  const defended = (...defenders: string[]) =>
    odds(fight(scene('allied combat 4', '1/16 N3032', '2/16 N3032', ...defenders), 'N3132 1/16+2/16'));
  expect(defended('WN64/352 N3132'), '10 against 3').toBe('3:1 mixed');
  expect(defended('WN64/352 N3132 RG'), '10 against 2').toBe('5:1 mixed');
  expect(defended('WN64/352 N3132 DG'), '10 against 2').toBe('5:1 mixed');
  expect(defended('WN64/352 N3132 RG', 'I/919 N3132 DG'), '10 against 2 + 2').toBe('2:1 mixed');
});

test('TKG 27.2.4-ac: one that is marked is never less', () => {
  sketched('a nest that is left with one, as there is none above Omaha, stands there');
  const match = scene('allied combat 4', '1/16 N3032', '2/16 N3032', 'WNMaisy N3132 reduced RG');
  expect(odds(fight(match, 'N3132 1/16+2/16')), '10 against 1').toBe('8:1 mixed');
});

test('TKG 27.2.4-e: who attacks while regrouping is Disorganized before strengths are added', () => {
  const match = scene('allied combat 4', 'WN64/352 N3132 RG', '1/16 N3032 RG', '2/16 N3032 RG', '3/16 N3032');
  fight(match, 'N3132 1/16');
  expect([unit(match, '1/16'), unit(match, '2/16')]).toEqual(['N3032 DG', 'N3032 RG']);
  expect(odds(match), '3 against 2').toBe('1:1 mixed');
});

test('TKG 27.2.4-ad: odds are rounded for the defender', () => {
  const against = (attackers: readonly string[], ...defenders: string[]) =>
    odds(
      fight(
        scene('allied combat 5', ...attackers.map((one) => `${one} N3032`), ...defenders),
        `N3132 ${attackers.join('+')}`,
      ),
    );
  expect(against(['1/16'], 'WN64/352 N3132 RG'), '5 against 2').toBe('2:1 mixed');
  expect(against(['1/16', '37Eng'], 'I/919 N3132'), '6 against 3').toBe('2:1 mixed');
  expect(against(['1/16'], 'I/919 N3132', 'I/726 N3132'), '5 against 5').toBe('1:1 mixed');
  expect(against(['1/16'], 'II/916 N3132', 'I/726 N3132'), '5 against 6').toBe('1:2 mixed');
  expect(against(['37Eng'], 'I/919 N3132'), '1 against 3').toBe('1:3 mixed');
  expect(against(['37Eng'], 'II/916 N3132', 'I/916 N3132'), '1 against 8').toBe('1:3 mixed');
  expect(against(['359/90'], 'I/AR352 N3132'), '12 against 1').toBe('8:1 mixed');
});

test('TKG 27.2.4-ad: shifts are added up before they are applied', () => {
  // WN 66 in its town, with the destroyers: one right and one left, also at the end of the table.
  const match = scene('allied combat 5', 'WN66/352 N3031 reduced RG', '359/90 N3032', '1/16 N3032');
  fight(match, 'N3031 359/90+1/16');
  expect(shifts(match)).toEqual(['27.2.4-x +1', '27.2.4-z -1']);
  expect(odds(match)).toBe('8:1 mixed');
  const weak = fight(scene('allied combat 4', 'WN66/352 N3031', '37Eng N3032 DG'), 'N3031 37Eng');
  expect(odds(weak)).toBe('1:3 mixed');
  const both = scene('allied combat 4', 'WN62/352 N3133', '2Rgr N3032', '1/16 N3032');
  expect(odds(fight(both, 'N3133 2Rgr+1/16')), '7 against 3, and two to the right').toBe('4:1 mixed');
});

test('TKG 27.2.4-ae: a combat is two dice, and their sum', () => {
  const at = () => fight(scene('allied combat 4', 'WN64/352 N3132', ...FOX), 'N3132 1/16+2/16');
  expect(Object.keys(chances(at()))).toHaveLength(36);
  expect(new Set(Object.values(chances(at())))).toEqual(new Set(['1/36']));
  // Seven in the column 3:1 of mixed ground: a step on either side.
  for (const dice of ['1+6', '2+5', '4+3', '6+1'])
    expect(unit(play(at(), dice), 'WN64/352')).toBe('N3132 reduced');
  for (const dice of ['3+6', '6+3']) expect(unit(play(at(), dice), 'WN64/352')).toBe('N3132');
});
