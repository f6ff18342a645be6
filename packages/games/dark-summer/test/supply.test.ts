import { CHANCE, Engine, seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { BRITISH, EVERY_UNIT, GERMANS, UNIT, US } from '../src/data.ts';
import { grid, PLACE } from '../src/map.ts';
import { reckoned } from './attacks.ts';
import { opening, type Play, play, refusal, scene, unit } from './scene.ts';

/** A position in which nothing happens by itself: a die is to be rolled. */
const field = (...lines: string[]): Play => scene('arrivals.roll 3', 'round move', 'active us', ...lines);
const isSupplied = (match: Play, name: string): boolean => match.engine.g.supply.has(UNIT.of(name));
const namesOf = (hexes: readonly number[]): string[] => hexes.map((hex) => PLACE.text(hex as never));
const sources = (match: Play, army: number): string[] => namesOf(match.engine.g.supply.sources(army));

const UTAH = 'beach 2403 status=open';
const OMAHA = 'beach 3203 status=open';
const GOLD = 'beach 4003 status=open';
/** East of 2405 and south of it lie floods; two regiments close the rest. */
const POCKET = ['1057/91 2405', '505/82 2504'];

test('G-16a: TDSN 13.2-b: a German among Americans, their zones and floods is out of supply', () => {
  const match = field(...POCKET, '502/101 2304');
  expect(isSupplied(match, '1057/91')).toBe(false);
});

test('G-16b: TDSN 13.2-b: Rangers have no zone, and a line runs past them', () => {
  // The only way is by 2305.
  expect(isSupplied(field(...POCKET, '2Rng 2304', '507/82 2303'), '1057/91')).toBe(true);
  expect(isSupplied(field(...POCKET, '2Rng 2304', '5Rng 2305', '507/82 2303'), '1057/91')).toBe(false);
});

test('G-16c: TDSN 13.2-b: a German in the hex negates the zone in it', () => {
  const match = field(...POCKET, '502/101 2304', '1058/91 2305');
  expect(isSupplied(match, '1057/91')).toBe(true);
  expect(isSupplied(match, '1058/91')).toBe(true);
});

test('TDSN 13.0-a: supply is worked out when it is needed, not remembered', () => {
  const match = scene('us arrives', UTAH, ...POCKET, '502/101 2304');
  expect(isSupplied(match, '1057/91')).toBe(false);
  play(match, 'ship 502/101');
  expect(isSupplied(match, '1057/91')).toBe(true);
  // Not a word of it is in the position, so a position taken up again has the same answer.
  match.undo();
  expect(isSupplied(match, '1057/91')).toBe(false);
});

test('TDSN 13.0-a: after any number of moves it is that of the same position set up anew', () => {
  const { engine } = opening();
  const anew = new Engine(engine.game, engine.setUp);
  const supplied = ({ g }: typeof engine): number[][] => [
    EVERY_UNIT.filter((one) => g.unit.at.get(one) >= 0 && g.supply.has(one)),
    ...[US, BRITISH].map((army) => grid.hexes.filter((hex) => g.supply.reachesShips(army, hex))),
    grid.hexes.filter((hex) => g.supply.reachesCherbourg(hex)),
  ];
  const random = seeded(6);
  for (let i = 0; i < 600; i++) {
    if (engine.over) engine.begin();
    if (engine.side === CHANCE) engine.chance(random);
    else engine.play(engine.sample(random));
    if (i % 12 === 0) expect(supplied(engine), `after ${i}`).toEqual(supplied(anew.load(engine.snapshot())));
  }
});

test('TDSN 13.0-b: every unit is in supply or out of it', () => {
  const match = field(UTAH, '505/82 2103', '502/101 4704', '1057/91 2110', '1058/91 Cherbourg');
  expect(['505/82', '502/101', '1057/91', '1058/91'].map((name) => isSupplied(match, name))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isSupplied(field('505/82 2103'), '505/82')).toBe(false);
});

test('TDSN 13.0-c: a unit may move to where it will be out of supply', () => {
  // In 2305 it has Rangers, floods and the zones of 2204, 2504 and 2207 round it.
  const ring = ['502/101 2204', '2Rng 2304', '505/82 2504', '507/82 2207'];
  const match = scene('germans move', ...ring, '1057/91 2306', '915/352 3707');
  expect(isSupplied(match, '1057/91')).toBe(true);
  play(match, 'move 1057/91 2305');
  expect([unit(match, '1057/91'), isSupplied(match, '1057/91')]).toEqual(['2305', false]);
});

test('TDSN 13.1.1-a: the Germans draw supply from all W, S and E hexes and 5400, not from C hexes', () => {
  const all = [
    ...['2628', '2727', '2828'],
    ...['3228', '4428', '4927', '5428', '6028'],
    ...['6000', '6005', '6010', '6013', '6018', '6022', '5400'],
  ];
  expect(sources(field(), GERMANS)).toEqual(all);
  // A regiment in a C hex, and another round it, is not in supply by that.
  expect(isSupplied(field('1057/91 2000', '505/82 1900', '507/82 2100', '508/82 2001'), '1057/91')).toBe(
    false,
  );
});

/** A German in 2628 with Rangers beside him, and the only other way over the river. */
const BY_WEST = ['1057/91 2628', '2Rng 2727', '5Rng 2527', '505/82 2627'];

test('TDSN 13.1.1-b: the W hexes are no sources once a US unit has entered Brittany', () => {
  expect(isSupplied(field(...BY_WEST), '1057/91')).toBe(true);
  expect(isSupplied(field(...BY_WEST, 'enteredBrittany 1'), '1057/91')).toBe(false);
});

test('G-47: TDSN 13.1.1-b: with the first entry to Brittany the W sources are dead for whoever asks', () => {
  const { known } = field('enteredBrittany 1').engine.g;
  for (const hexes of [known.sources(GERMANS), known.livingSources(GERMANS)]) {
    expect(namesOf(hexes)).not.toContain('2628');
    expect(namesOf(hexes)).not.toContain('2727');
    expect(namesOf(hexes)).not.toContain('2828');
    expect(namesOf(hexes)).toContain('3228');
  }
  // At once: who lived by one of them a moment ago does so no longer.
  const match = field(...BY_WEST);
  expect(isSupplied(match, '1057/91')).toBe(true);
  match.engine.g.enteredBrittany = 1;
  expect(isSupplied(match, '1057/91')).toBe(false);
});

test('TDSN 13.1.1-c: the S hexes are no sources once a US unit has come back from Brittany', () => {
  const south = ['1057/91 3228', '505/82 3227', '507/82 3327', '508/82 3127'];
  expect(isSupplied(field(...south), '1057/91')).toBe(true);
  expect(isSupplied(field(...south, 'leftBrittany 3'), '1057/91')).toBe(false);
  expect(sources(field('leftBrittany 3'), GERMANS)).toEqual(
    expect.not.arrayContaining(['3228', '4428', '4927', '5428', '6028']),
  );
});

test('TDSN 13.1.1-d: an Exit marker ends an E source, and that one alone', () => {
  const corner = ['1057/91 6000', '505/82 5900', '507/82 6001'];
  expect(isSupplied(field(...corner), '1057/91')).toBe(true);
  for (const marker of ['us', 'british'])
    expect(isSupplied(field(...corner, `exit 6000 marker=${marker}`), '1057/91')).toBe(false);
  const left = sources(field('exit 6005 marker=british'), GERMANS);
  expect(left).not.toContain('6005');
  expect(left).toEqual(expect.arrayContaining(['6000', '6010', '6013', '6018', '6022', '5400']));
});

test('TDSN 13.1.1-e: a lettered hex is no source while an Allied unit is in it or has it in his zone', () => {
  expect(sources(field('505/82 6005'), GERMANS)).not.toContain('6005');
  expect(sources(field('505/82 6006'), GERMANS)).not.toContain('6005');
  expect(sources(field('2Rng 6006'), GERMANS), 'a battalion has no zone').toContain('6005');
  expect(sources(field('505/82 6006', '1057/91 6005'), GERMANS), 'negated').toContain('6005');
});

test('TDSN 13.1.2-a: Utah and Omaha supply the US group, the other beaches the British group', () => {
  const match = field(OMAHA, '116/29 3204', 'CCD/2Fr 3304', '56 3904', '7/3C 3904', '10A/Po 3905');
  for (const name of ['116/29', 'CCD/2Fr']) expect(isSupplied(match, name), name).toBe(true);
  for (const name of ['56', '7/3C', '10A/Po']) expect(isSupplied(match, name), name).toBe(false);
  const east = field(GOLD, '116/29 3204', 'CCD/2Fr 3304', '56 3904', '7/3C 3904', '10A/Po 3905');
  for (const name of ['116/29', 'CCD/2Fr']) expect(isSupplied(east, name), name).toBe(false);
  for (const name of ['56', '7/3C', '10A/Po']) expect(isSupplied(east, name), name).toBe(true);
  const all = ['2403', '3203', '3303', '4003', '4102', '4203', '4302', '4603'];
  const open = field(...all.map((hex) => `beach ${hex} status=open`));
  expect(sources(open, US)).toEqual(['2403', '3203', '3303']);
  expect(sources(open, BRITISH)).toEqual(['4003', '4102', '4203', '4302', '4603']);
  expect(sources(field('beach 3203 status=closed', UTAH), US)).toEqual(['2403']);
});

test('TDSN 13.2-a: a line is tested from the next hex on to the source, the unit’s own hex is not', () => {
  // 2303 lies in the zone of 2304; the unit in it has a line all the same.
  expect(isSupplied(field(UTAH, '1057/91 2304', '502/101 2303'), '502/101')).toBe(true);
  // From 2304 every way to the beach enters the zone of 2303.
  expect(isSupplied(field(UTAH, '1057/91 2303', '502/101 2304'), '502/101')).toBe(false);
  // The line ends in the source: a Closed Beach is none, however near.
  expect(isSupplied(field('beach 2403 status=closed', '502/101 2303'), '502/101')).toBe(false);
});

test('TDSN 13.2-b: no line crosses an all-sea hexside', () => {
  // Between 2527 and 2526 is the sea; the way by 2627 crosses a river, which is no obstacle.
  const west = [UTAH, '502/101 2527', '1057/91 2628', 'enteredBrittany 1'];
  expect(isSupplied(field(...west), '502/101')).toBe(true);
  expect(isSupplied(field(...west, '100Pz 2627'), '502/101')).toBe(false);
});

test('TDSN 13.2-c: a line runs through empty enemy hexes, and over a major river without a bridge', () => {
  const match = field(
    ...BY_WEST.slice(0, 3),
    'enteredBrittany 1',
    'hex 2627 allied=yes',
    'hex 2726 allied=yes',
  );
  expect(isSupplied(match, '1057/91')).toBe(true);
  expect(isSupplied(field(UTAH, '505/82 4704'), '505/82'), 'all the hexes are German').toBe(true);
});

test('TDSN 13.2-d: any number of units use one source', () => {
  const names = ['8/4', '12/4', '22/4', '39/9', '47/9', '60/9', '357/90', '358/90', '359/90'];
  const match = field(UTAH, ...names.map((name, i) => `${name} 21${String(i + 10)}`));
  for (const name of names) expect(isSupplied(match, name), name).toBe(true);
});

test('TDSN 13.2.1-a: no German line runs through an Open Beach, even an empty one', () => {
  // From 3203 the only way is by 3303.
  const cape = ['1057/91 3203', '2Rng 3204', '5Rng 3103'];
  expect(isSupplied(field(...cape, 'beach 3303 status=closed'), '1057/91')).toBe(true);
  expect(isSupplied(field(...cape, 'beach 3303 status=open'), '1057/91')).toBe(false);
});

test('TDSN 13.2.1-b: no German line runs through an E hex with an Exit marker', () => {
  const match = ['1057/91 6004', '1058/91 6005', '505/82 6003', '507/82 5903', '508/82 5904'];
  expect(isSupplied(field(...match), '1057/91')).toBe(true);
  const marked = field(...match, 'exit 6005 marker=us');
  expect(isSupplied(marked, '1058/91'), 'it goes on by 6006').toBe(true);
  expect(isSupplied(marked, '1057/91')).toBe(false);
});

test('TDSN 13.2.1-c: no German line goes into Cherbourg and out again', () => {
  const match = field('1057/91 2000', '505/82 1900', '507/82 2100', '508/82 2001', '1058/91 1300');
  expect(isSupplied(match, '1058/91'), 'by the west coast').toBe(true);
  expect(isSupplied(match, '1057/91')).toBe(false);
});

test('TDSN 13.2.2-a: Allied lines run through both Zones', () => {
  const match = field(OMAHA, GOLD, '116/29 4606', '56 3305');
  expect(isSupplied(match, '116/29')).toBe(true);
  expect(isSupplied(match, '56')).toBe(true);
});

/** Between them three regiments hold or deny every C hex. */
const ROUND_CHERBOURG = ['1057/91 1300', '1058/91 1600', '919/709 1900'];

test('TDSN 13.2.2-b: Americans in Cherbourg are in supply if some C hex has a line', () => {
  expect(isSupplied(field(UTAH, '39/9 Cherbourg', ...ROUND_CHERBOURG), '39/9')).toBe(false);
  expect(isSupplied(field(UTAH, '39/9 Cherbourg', ...ROUND_CHERBOURG.slice(1)), '39/9')).toBe(true);
  expect(isSupplied(field('39/9 Cherbourg'), '39/9'), 'no beach is open').toBe(false);
  expect(isSupplied(field(GOLD, '39/9 Cherbourg'), '39/9'), 'no US beach is open').toBe(false);
});

test('TDSN 13.2.2-c: Americans in Brittany are in supply if some W hex has a line', () => {
  const held = ['1057/91 2628', '1058/91 2727', '919/709 2828'];
  for (const box of ['Brittany', 'Brittany-entered']) {
    expect(isSupplied(field(UTAH, `39/9 ${box}`), '39/9')).toBe(true);
    expect(isSupplied(field(UTAH, `39/9 ${box}`, ...held), '39/9')).toBe(false);
    expect(isSupplied(field(UTAH, `39/9 ${box}`, ...held.slice(0, 2)), '39/9')).toBe(true);
  }
});

/** An American in 4428 with Germans in the three hexes round it. */
const SOUTH = ['CCA/4AD 4428', '1057/91 4427', '1058/91 4527', '919/709 4327'];

test('TDSN 13.2.2-d: who came back from Brittany has its supply by any S hex, and nobody else has', () => {
  const match = (...lines: string[]): Play => field(UTAH, ...SOUTH.slice(1), ...lines);
  expect(isSupplied(match('CCA/4AD 4428'), 'CCA/4AD')).toBe(false);
  expect(isSupplied(match('CCA/4AD 4428 returned=yes'), 'CCA/4AD')).toBe(true);
  const both = match('CCA/4AD 4428 returned=yes', 'CCB/4AD 4428');
  expect([isSupplied(both, 'CCA/4AD'), isSupplied(both, 'CCB/4AD')], 'ruling F-51').toEqual([true, false]);
  // Brittany itself must be in supply.
  const cut = match('CCA/4AD 4428 returned=yes', '920/243 2628', '921/243 2727', '922/243 2828');
  expect(isSupplied(cut, 'CCA/4AD')).toBe(false);
  // It may still trace to a beach over the map: all S hexes are denied.
  const denied = ['1057/91 3228', '1058/91 4428', '919/709 4927', '920/243 5428', '921/243 6028'];
  expect(isSupplied(field(UTAH, 'CCA/4AD 4010 returned=yes', ...denied), 'CCA/4AD')).toBe(true);
});

test('TDSN 13.2.2-e: C, W and S hexes with Germans or their zones pass no supply on', () => {
  // 2628 is held, 2727 in its zone, 2828 in that of 2827.
  const held = ['39/9 Brittany', '1057/91 2628', '1058/91 2827'];
  expect(isSupplied(field(UTAH, ...held), '39/9')).toBe(false);
  expect(isSupplied(field(UTAH, ...held, '47/9 2727'), '39/9'), 'negated').toBe(true);
  // The zone of 4427 lies on the S hex, unless an American is in it.
  const zone = ['CCA/4AD 4527 returned=yes', '1057/91 4427', '1058/91 4526', '919/709 4627', '920/243 4626'];
  expect(isSupplied(field(UTAH, ...zone), 'CCA/4AD')).toBe(false);
  expect(isSupplied(field(UTAH, ...zone, 'CCB/4AD 4428'), 'CCA/4AD')).toBe(true);
  expect(isSupplied(field(UTAH, '39/9 Cherbourg', ...ROUND_CHERBOURG, '47/9 1200'), '39/9')).toBe(true);
});

test('TDSN 13.3-a: strongpoints are in supply by themselves on turns 1 and 2, their company is not', () => {
  const on = (turn: number): boolean[] => {
    const match = scene(
      `arrivals.roll ${turn}`,
      'round move',
      'active us',
      ...POCKET,
      'SP2403 2405',
      '502/101 2304',
    );
    return [isSupplied(match, 'SP2403'), isSupplied(match, '1057/91')];
  };
  expect(on(1)).toEqual([true, false]);
  expect(on(2)).toEqual([true, false]);
  expect(on(3)).toEqual([false, false]);
});

test('TDSN 13.3-b: Germans in Cherbourg are always in supply, and give none to others', () => {
  const match = field('1057/91 2000', '505/82 1900', '507/82 2100', '508/82 2001', 'CherbGar Cherbourg');
  expect(isSupplied(match, 'CherbGar')).toBe(true);
  expect(isSupplied(match, '1057/91')).toBe(false);
  const sealed = field('CherbGar Cherbourg', '505/82 1300', '507/82 1600', '508/82 1900');
  expect(sealed.engine.g.supply.cherbourgIsCutOff).toBe(true);
  expect(isSupplied(sealed, 'CherbGar')).toBe(true);
});

test('TDSN 13.3-c: Allied units in an Open Beach are in supply', () => {
  const round = ['1057/91 2404', '1058/91 2303', '919/709 2302'];
  expect(isSupplied(field(UTAH, '8/4 2403', ...round), '8/4')).toBe(true);
  expect(isSupplied(field('beach 2403 status=closed', '8/4 2403', ...round), '8/4')).toBe(false);
  // Any Open Beach, though supply runs from their own only.
  expect(isSupplied(field(GOLD, '8/4 4003', '12/4 4004'), '8/4')).toBe(true);
  expect(isSupplied(field(GOLD, '8/4 4003', '12/4 4004'), '12/4')).toBe(false);
});

test('TDSN 13.3-d: units in the Eastern Exit Box are in supply', () => {
  const match = field('8/4 East', '56 East', '1057/91 East');
  for (const name of ['8/4', '56', '1057/91']) expect(isSupplied(match, name), name).toBe(true);
});

/** British all round a German regiment on the plain. */
const PLAIN = [
  'beach 4603 status=open',
  '129/43 5010',
  '130/43 4910',
  '214/43 5111',
  '44/15 5012',
  '857/346 5011',
];

test('TDSN 13.4-a, G-17: out of supply strength is halved and rounded down, but no less than 1', () => {
  // 3 to attack and 4 to defend.
  expect(reckoned(scene('germans fight', ...PLAIN), '5010', '857/346').strengths).toBe('1:5');
  expect(reckoned(scene('british fight', ...PLAIN), '5011', '129/43').strengths).toBe('5:2');
  const open = PLAIN.filter((line) => !/^(44\/15|214\/43)/.test(line));
  expect(reckoned(scene('germans fight', ...open), '5010', '857/346').strengths).toBe('3:5');
  expect(reckoned(scene('british fight', ...open), '5011', '129/43').strengths).toBe('5:4');
  // A defense of 1 in the woods of 4714: a half, then 1, and one for the woods.
  const woods = ['129/43 4713', '130/43 4813', '214/43 4715', '44/15 4615', '46/15 4814', '227/15 4614'];
  const lone = scene('british fight', 'beach 4603 status=open', ...woods, '726/716 4714 reduced');
  expect(isSupplied(lone, '726/716')).toBe(false);
  expect(reckoned(lone, '4714', '129/43').strengths).toBe('5:2');
});

test('TDSN 13.4-b: Germans out of supply may attack, Allies may not', () => {
  expect(refusal(scene('germans fight', ...PLAIN), 'attack 5010 857/346')).toBe('');
  const closed = PLAIN.map((line) => line.replace('status=open', 'status=closed'));
  const british = scene('british fight', ...closed, 'beach 4003 status=open', '56 4004', '726/716 4005');
  expect(isSupplied(british, '56')).toBe(true);
  expect(refusal(british, 'attack 4005 56')).toBe('');
  const cut = scene('british fight', 'beach 4003 status=open', '56 4004', '726/716 4005', '7/3C 2405', '1057/91 2304', '1058/91 2504'); // biome-ignore format: a scene
  expect(isSupplied(cut, '7/3C')).toBe(false);
  expect(refusal(cut, 'attack 2304 7/3C')).toBe('11.0-d');
});
