import { expect, test } from 'vitest';
import { answer } from './scene.ts';

test('three regiments attack a lone regiment of the 716th before them', () => {
  const attack = answer('us fights', '16/1 3305', '18/1 3305', '26/1 3305', '726/716 3306');
  expect(attack).toMatch(/^attack 3306 /);
});

test('one regiment does not attack three Kampfgruppen', () => {
  const lehr = ['KG130/Lehr 3306', 'KG901/Lehr 3306', 'KG902/Lehr 3306'];
  expect(answer('us fights', '16/1 3305', ...lehr)).toBe('end');
});

test('who adds nothing to an attack is left out of it', () => {
  const stack = ['16/1 3305', '18/1 3305', '26/1 3305', '4Cav 3305'];
  const attack = answer('us fights', ...stack, 'CCA/2AD 3405', 'CCB/2AD 3405', '736/716 3306 reduced');
  expect(attack).toMatch(/^attack 3306 /);
  expect(attack.split('+').length).toBeLessThan(stack.length);
});

test('what must be attacked is attacked by one regiment, not by all', () => {
  const lehr = ['KG130/Lehr 3306', 'KG901/Lehr 3306', 'KG902/Lehr 3306'];
  expect(answer('us fights', 'hex 3306 owed=yes', '16/1 3305', '18/1 3305', ...lehr)).toMatch(
    /^attack 3306 1[68]\/1$/,
  );
});

test('Kampfgruppen attack a beach that nobody holds', () => {
  const hitlerjugend = ['KG12/12SS 4004', 'KG25/12SS 4004', 'KG26/12SS 4004'];
  expect(answer('germans fight', ...hitlerjugend, '8/3 4303')).toMatch(/^attack 4003 KG/);
});

test('a static regiment leaves two brigades on a beach alone', () => {
  expect(answer('germans fight', '731/711 4004', '8/3 4003', '185/3 4003')).toBe('end');
});

/** 3306 is under attack. */
const FIGHT = ['fight 3306', 'hex 3306 attacked=yes'];

test('air and tank destroyers support an attack on a regiment in the bocage', () => {
  const division = [
    '16/1 3305 attacked=yes attacking=yes',
    '18/1 3305 attacked=yes attacking=yes',
    '26/1 3305 attacked=yes attacking=yes',
    ...FIGHT,
  ];
  expect(answer('us supports 3 sun', ...division, '914/352 3306')).toBe('support IXTAC+TD1');
});

test('infantry takes a loss before armour', () => {
  const force = ['16/1 3305 attacked=yes attacking=yes', 'CCA/2AD 3307 attacked=yes attacking=yes', ...FIGHT];
  expect(answer('us loses', ...force, '914/352 3306')).toBe('lose 16/1');
});

const FRONT = [
  ...['16/1 3305', '18/1 3305', '26/1 3305', '115/29 3105', '116/29 3105', '175/29 3105'],
  ...['9/2 3504', '23/2 3504', '38/2 3504', 'Füs352/352 3306', 'Füs91/91 3106', 'SturmAOK7 3505'],
];

test('a US chit is a battle where three divisions stand before weak battalions', () => {
  expect(answer('a us chit', ...FRONT)).toBe('play combat');
});

test('in the sun that battle is a Prepared Offensive', () => {
  expect(answer('a us chit 3 sun', ...FRONT)).toBe('play offensive');
});

test('a US chit is a Move where nobody is in contact', () => {
  expect(answer('a us chit', '16/1 3305', '914/352 3112')).toBe('play move');
});

const PORT = ['beach 2403 status=open', '729/709 Cherbourg', '739/709 Cherbourg', 'CherbGar Cherbourg'];

test('VII Corps goes for Cherbourg while the port is German', () => {
  expect(answer('us moves 3', ...PORT, '8/4 1901')).toMatch(/Cherbourg$/);
});

test('a regiment near Omaha goes south, not to Cherbourg', () => {
  expect(answer('us moves 3', ...PORT, '16/1 3305', '914/352 3110')).toMatch(/^move 16\/1 .*(0[6-9]|1\d)$/);
});

test('a British brigade goes into an empty quarter of Caen', () => {
  expect(answer('british move', '8/3 4204', '736/716 4505')).toMatch(/(4506|4606)$/);
});

test('the guard of Avranches stays there once the Allies are in Brittany', () => {
  const past = ['cherbourgTaken 4', 'hex 2726 allied=yes', 'enteredBrittany 1', 'boundaryLifted yes'];
  expect(answer('us moves 8', ...past, '16/1 2726', 'KG37/17SS 2924')).toBe('end');
});

const ARMOUR = ['cherbourgTaken 4', 'CCA/4AD 2725', 'CCB/4AD 2725', 'CCR/4AD 2725'];

test('nobody enters Brittany before Avranches is guarded', () => {
  expect(answer('us moves 8', ...ARMOUR, 'hex 2726 allied=yes')).toBe('move CCA/4AD 2726');
});

test('past the guard of Avranches a whole division goes into Brittany', () => {
  const guards = ['16/1 2726', '18/1 2726', '26/1 2726'];
  expect(answer('us moves 8', ...ARMOUR, 'hex 2726 allied=yes', ...guards)).toMatch(/Brittany-entered$/);
});

test('where only one unit can come, it goes into Brittany by itself, for that lifts the boundary', () => {
  const guards = ['16/1 2726', '18/1 2726', '26/1 2726'];
  expect(answer('us moves 8', 'cherbourgTaken 4', 'hex 2726 allied=yes', ...guards, '106Cav 2725')).toBe(
    'move 106Cav 2726+2727+Brittany-entered',
  );
});

const IN_BRITTANY = [
  ...['cherbourgTaken 4', 'hex 2726 allied=yes', 'enteredBrittany 1', 'boundaryLifted yes'],
  ...['16/1 2726', '18/1 2726', '26/1 2726', '28/8 Brittany', '13/8 Brittany', '121/8 Brittany'],
  ...['CCA/4AD Brittany', 'CCB/4AD Brittany', 'CCR/4AD Brittany', 'KG12/12SS 4017'],
];

test('an armoured division comes back out of Brittany on turn 9, behind the Germans', () => {
  expect(answer('us moves 9', ...IN_BRITTANY)).toMatch(/^move CC[ABR]\/4AD (4428|4927|5428|6028)/);
  expect(answer('us moves 8', ...IN_BRITTANY)).toBe('end');
});

test('where nobody may enter Brittany any more, a division goes east instead', () => {
  const past = ['cherbourgTaken 4', 'hex 2726 allied=yes', 'enteredBrittany 1', 'boundaryLifted yes'];
  const lines = [
    ...past,
    '16/1 2726',
    '18/1 2726',
    '26/1 2726',
    'CCA/4AD 3024',
    'CCB/4AD 3024',
    'CCR/4AD 3024',
  ];
  const isEast = (action: string): boolean => Number(action.slice(-4)) >= 3200;
  expect(isEast(answer('us moves 10', 'leftBrittany 9', ...lines))).toBe(true);
  expect(isEast(answer('us moves 10', ...lines))).toBe(false);
});

test('a regiment comes up to the others of its division, not to a hex of its own', () => {
  const line = ['16/1 3305 moved=yes', '18/1 3305 moved=yes', '914/352 3306', '915/352 3506'];
  expect(answer('us moves 3', ...line, '26/1 3303')).toMatch(/^move 26\/1 .*3305$/);
});

test('nobody goes among the enemy alone in June', () => {
  const germans = ['914/352 3106', '915/352 3308', '916/352 3508'];
  expect(answer('us moves 2', '16/1 3303', ...germans)).not.toMatch(/(3107|3207|3307|3407|3408|3507)$/);
});

test('airborne troops go home on turn 5, not before they must', () => {
  expect(answer('us arrives 5', 'beach 2403 status=open', '505/82 2304')).toBe('ship 505/82');
  expect(answer('us arrives 3', 'beach 2403 status=open', '505/82 2304')).toBe('done');
});

test('Germans leave the map in the east at the last moment, not in July', () => {
  expect(answer('germans move 10', 'army german moves=1', '8/3 4204', 'KG12/12SS 5805')).toMatch(/East$/);
  expect(answer('germans move 7', '8/3 5005', 'KG12/12SS 5805')).not.toMatch(/East$/);
});

test('a Kampfgruppe in the rear comes up before the British, who have nobody before them', () => {
  const front = ['16/1 3305', '914/352 3306', '8/3 4204', '185/3 4204'];
  expect(answer('germans move 3', ...front, 'KG130/Lehr 4013')).toMatch(/^move KG130\/Lehr .*0[4-9]$/);
});

test('Kampfgruppen come to Caen by divisions', () => {
  const front = ['8/3 4403', '185/3 4403', '9/3 4603', '736/716 4504'];
  const armour = ['21Pz 4609', '12SS 4710', 'Lehr 4311'].flatMap((words) => {
    const [division = '', hex = ''] = words.split(' ');
    const names = { '21Pz': ['KG125', 'KG192'], '12SS': ['KG25', 'KG26'], Lehr: ['KG901', 'KG902'] }[
      division
    ];
    return (names ?? []).map((name) => `${name}/${division} ${hex}`);
  });
  expect(answer('germans move 3', ...front, ...armour)).toMatch(/^move KG\S+ .*(4505|4506|4606)$/);
});

test('in July armour comes together before Avranches once the Americans are beyond it', () => {
  const caen = ['4505', '4506', '4606'].map((hex) => `hex ${hex} allied=yes`);
  const past = ['cherbourgTaken 4', 'hex 2726 allied=yes', 'enteredBrittany 1', 'boundaryLifted yes'];
  const lines = [
    ...past,
    ...caen,
    '8/3 4507',
    '16/1 2726',
    'CCA/4AD Brittany',
    'KG2/2Pz 3322',
    'KG3/2Pz 3322',
    'KG304/2Pz 3322',
  ];
  expect(answer('germans move 7', ...lines)).toMatch(/^move KG\S+\/2Pz .*(27|28)2[3-7]$/);
});

test('a regiment of the 709th stays before Cherbourg when others go south', () => {
  const utah = ['beach 2403 status=open', '8/4 2304', '12/4 2304', '22/4 2203'];
  expect(answer('germans move 2', ...utah, '919/709 1801')).not.toMatch(/(0[5-9]|1\d)$/);
});

const RIDGE = [
  'reactions 2',
  '16/1 3305',
  '18/1 3305',
  '26/1 3305',
  '8/3 4204',
  '185/3 4204',
  '914/352 3307',
];

test('Germans react where a Kampfgruppe can close a gap', () => {
  expect(answer('the reaction window', ...RIDGE, 'KG130/Lehr 4008', 'KG901/Lehr 3608')).toBe('react');
});

test('and keep the chit where nobody is near enough', () => {
  expect(answer('the reaction window', ...RIDGE, '31/16LW 5820')).toBe('pass');
});
