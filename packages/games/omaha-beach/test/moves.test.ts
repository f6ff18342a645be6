import { expect, test } from 'vitest';
import { BYSTANDER, step, ways } from './marching.ts';
import {
  asks,
  field,
  legal,
  news,
  type Play,
  play,
  position,
  refusal,
  row,
  scene,
  US,
  unit,
} from './scene.ts';

/** WN61 looks down on 0709 and 0710 from 0809; its colour is orange. */
const WN61 = 'post 0809 back=88 german=gun88.1';
const actionsLeft = (match: Play): string => row(position(match), 'division 1st').actions ?? '0';
/** No regular action is left to the 1st Division. */
const SPENT = 'moreActions -2';

test('DDOB MOV-01: Rangers act free, but not those who are with them', () => {
  const match = scene('actions 4', 'C/2R 0529', 'G/2/116 0529', SPENT);
  expect(ways(match, 'move C/2R')).toContain('0530');
  expect(refusal(match, 'move G/2/116 0530')).toBe('ACT-02');
  expect(refusal(match, 'move G/2/116+C/2R 0530')).toBe('ACT-02');
});

test('DDOB MOV-02: a hero makes what his unit does free, and so does his example', () => {
  const lines = ['E/2/16 0708 hero=Monteith', 'F/2/16 0708 inspired=yes', 'G/2/16 0707', SPENT];
  const match = scene('actions 4', ...lines);
  expect(refusal(match, 'move G/2/16 0708')).toBe('ACT-02');
  play(match, 'move E/2/16 0707', 'move F/2/16 0707');
  expect([unit(match, 'E/2/16'), unit(match, 'F/2/16')]).toEqual(['0707 3', '0707 3']);
});

test('DDOB MOV-03: to steady a unit, to finish a climb and to go on climbing is free', () => {
  const climbers = ['E/2/16 0708 climb=over', 'F/2/16 0607 climb=below', 'G/2/16 0708 disrupted'];
  const match = scene('actions 4', ...climbers, BYSTANDER, SPENT);
  play(match, 'finish E/2/16', 'climb F/2/16 0707', 'rally G/2/16');
  expect([field(match, 'E/2/16', 'climb'), unit(match, 'F/2/16')]).toEqual([undefined, '0707 3']);
  expect(field(match, 'G/2/16', 'nerve')).toBeUndefined();
});

test('DDOB MOV-04: headquarters and generals move free, each by himself', () => {
  const match = scene('actions 10', 'HQ16 0708', 'Wyman 0708', 'E/2/16 0608', SPENT);
  expect(refusal(match, 'move HQ16+Wyman 0808')).toBe('MOV-04');
  play(match, 'move HQ16 0808', 'move Wyman 0707');
  expect([unit(match, 'HQ16'), unit(match, 'Wyman')]).toEqual(['0808 1', '0707 1']);
});

test('DDOB MOV-05: a unit in command acts free', () => {
  const match = scene('actions 8', 'HQ16 0708', 'E/2/16 0808', 'F/2/16 0913', SPENT);
  expect([refusal(match, 'move E/2/16 0908'), refusal(match, 'move F/2/16 0914')]).toEqual(['', 'ACT-02']);
});

test('DDOB MOV-06: infantry on the beach goes free towards cover; tanks do not', () => {
  const match = scene('actions 2', 'E/2/16 0513', '1/B/741 0513', SPENT);
  expect(ways(match, 'move E/2/16')).toBe('0612 0613');
  expect(refusal(match, 'move 1/B/741 0613')).toBe('ACT-02');
  play(match, 'move E/2/16 0613');
  expect(unit(match, 'E/2/16')).toBe('0613 3');
});

test('DDOB MOV-07: along the beach, away from cover, or off the beach the move is not free', () => {
  const match = scene('actions 2', 'E/2/16 0612', 'F/2/16 0713', BYSTANDER, SPENT);
  expect(ways(match, 'move E/2/16')).toBe('0712 0713');
  expect([refusal(match, 'move E/2/16 0613'), refusal(match, 'move E/2/16 0512')]).toEqual([
    'MOV-07',
    'MOV-07',
  ]);
  expect(refusal(match, 'move F/2/16 0813'), 'over the shingle').toBe('MOV-07');
});

test('DDOB MOV-07: with a regular action the same moves may be made, and cost it', () => {
  const match = play(scene('actions 2', 'E/2/16 0612', 'F/2/16 0612', BYSTANDER), 'move E/2/16 0613');
  expect(actionsLeft(match)).toBe('1');
  expect(actionsLeft(play(match, 'move F/2/16 0713'))).toBe('1');
});

test.each([
  ['shingle', '0611', '0711'],
  ['a sea wall', '0524', '0624'],
  ['a slope', '0609', '0709'],
  ['a bluff', '0508', '0608'],
  ['a scaleable cliff', '0507', '0607'],
])('DDOB MOV-08: %s is cover', (_name, from, to) => {
  expect(step('E/2/16', from, to, SPENT)).toBe('move');
});

test('DDOB MOV-08: a sheer cliff is none', () => {
  expect(ways(scene('actions 2', 'E/2/16 0505', BYSTANDER, SPENT), 'move E/2/16')).not.toContain('0604');
  expect(step('E/2/16', '0604', '0605', SPENT), 'towards the scaleable one').toBe('move');
  expect(step('E/2/16', '0605', '0604', SPENT)).toBe('MOV-07');
});

test('DDOB MOV-09: a move takes any unit one hex, and never into one that Germans hold', () => {
  const match = scene('actions 2', 'E/2/16 0811', 'post 0812 back=plain german=crew1 disrupted=yes');
  expect([refusal(match, 'move E/2/16 0813'), refusal(match, 'move E/2/16 0812')]).toEqual([
    'MOV-09',
    'MOV-09',
  ]);
  play(match, 'move E/2/16 0810');
  expect(unit(match, 'E/2/16')).toBe('0810 3');
  expect(step('E/2/16', '0811', '0812'), 'an empty position is open').toBe('move');
});

test('DDOB MOV-09: units that still wait in their boxes do not move', () => {
  const match = scene('actions 2', 'E/2/16 0408', BYSTANDER);
  expect(refusal(match, 'move E/2/16 0508')).toBe('MOV-09');
});

test('DDOB MOV-10: from a hex beside Germans and under their fire to another is an infiltration', () => {
  const match = scene('actions 2', 'E/2/16 0709', WN61);
  expect([refusal(match, 'move E/2/16 0710'), refusal(match, 'infiltrate E/2/16 0710')]).toEqual([
    'MOV-10',
    '',
  ]);
  expect(refusal(match, 'infiltrate E/2/16 0609'), 'away from them it is none').toBe('MOV-10');
  expect(ways(match, 'infiltrate E/2/16')).toBe('0710 0808');
});

test('DDOB MOV-10: nobody minds where the Germans are disrupted, or gone', () => {
  expect(step('E/2/16', '0709', '0710', `${WN61} disrupted=yes`)).toBe('move');
  expect(step('E/2/16', '0709', '0710')).toBe('move');
});

test('DDOB MOV-10: it has to be the same position that watches both hexes', () => {
  // WN72 fires on 0431 from 0531, WN73 on 0432 from 0533.
  const germans = ['post 0531 back=plain', 'post 0533 back=75'];
  const match = scene('actions 2', 'E/2/116 0431', ...germans);
  expect([refusal(match, 'move E/2/116 0432'), refusal(match, 'infiltrate E/2/116 0432')]).toEqual([
    '',
    'MOV-10',
  ]);
});

test('DDOB MOV-11: colour and symbol of the card cost the unit a step, and it may go on or stay', () => {
  const slip = (): Play => play(scene('actions 2', 'E/2/16 0709', BYSTANDER, WN61), 'infiltrate E/2/16 0710');
  expect(asks(slip())).toBe('* infiltrating.card');
  const hit = play(slip(), 'card-5');
  expect([unit(hit, 'E/2/16'), asks(hit)]).toEqual(['0709 2', 'us infiltrating.decide']);
  expect(news(hit, 0)).toContainEqual(expect.stringMatching(/^WN61 \(\w+\) catches E\/2\/16:/));
  expect(unit(play(hit, 'proceed'), 'E/2/16')).toBe('0710 2');
  const stays = play(slip(), 'card-5', 'stay E/2/16');
  expect([unit(stays, 'E/2/16'), refusal(stays, 'move E/2/16 0609')]).toEqual(['0709 2', 'ACT-01']);
  expect(unit(play(slip(), 'card-6'), 'E/2/16'), 'another symbol').toBe('0710 3');
  expect(unit(play(slip(), 'card-22'), 'E/2/16'), 'other colours').toBe('0710 3');
});

test('DDOB MOV-11: of units that go together each that was hit goes on or stays', () => {
  const slip = (...men: string[]): Play =>
    play(
      scene('actions 2', ...men.map((one) => `${one} 0709`), BYSTANDER, WN61),
      `infiltrate ${men.join('+')} 0710`,
      'card-5',
    );
  // E and H have the diamond of the card, F has not: it goes on.
  const both = slip('E/2/16', 'H/2/16');
  expect(legal(both)).toEqual(['stay E/2/16', 'stay H/2/16', 'proceed']);
  play(both, 'stay H/2/16', 'proceed');
  expect([unit(both, 'E/2/16'), unit(both, 'H/2/16')]).toEqual(['0710 2', '0709 2']);
  const one = slip('E/2/16', 'F/2/16');
  expect(refusal(one, 'stay F/2/16')).toBe('MOV-11');
  play(one, 'stay E/2/16');
  expect([unit(one, 'E/2/16'), unit(one, 'F/2/16')]).toEqual(['0709 2', '0710 3']);
  // A leader does not go on alone.
  const led = play(slip('E/2/16', 'HQ16'), 'stay E/2/16');
  expect([unit(led, 'E/2/16'), unit(led, 'HQ16')]).toEqual(['0709 2', '0709 1']);
});

test('DDOB MOV-11: a double square only counts against depth', () => {
  const slip = (depth: string): Play =>
    play(scene('actions 2', 'E/2/16 0709', BYSTANDER, WN61 + depth), 'infiltrate E/2/16 0710', 'card-1');
  expect(unit(slip(''), 'E/2/16')).toBe('0710 3');
  expect(unit(slip(' depth=hidden pool=WN marker=dw9'), 'E/2/16')).toBe('0709 2');
});

test('DDOB MOV-11: past two positions there is one card, and one step at most', () => {
  // WN64 (blue) and WN65 (red) both watch 0816 and 0917; card 28 is red, blue with depth, and a diamond.
  const germans = ['post 0916 back=75 depth=hidden pool=WN marker=dw9', 'post 0817 back=plain'];
  const match = scene('actions 2', 'E/2/16 0816', BYSTANDER, ...germans);
  play(match, 'infiltrate E/2/16 0917', 'card-28');
  expect([unit(match, 'E/2/16'), asks(match)]).toEqual(['0816 2', 'us infiltrating.decide']);
});

test('DDOB MOV-11: smoke does not hide those who slip past', () => {
  const match = scene('actions 2', 'E/2/16 0709', BYSTANDER, WN61, 'position WN61 smoke=yes');
  expect(unit(play(match, 'infiltrate E/2/16 0710', 'card-5'), 'E/2/16')).toBe('0709 2');
});

test('DDOB MOV-11: a unit that loses its last step does not arrive', () => {
  const match = scene('actions 2', 'E/2/16 0709 reduced', BYSTANDER, WN61);
  play(match, 'infiltrate E/2/16 0710', 'card-5');
  expect([unit(match, 'E/2/16'), asks(match)]).toEqual(['-', 'us actionPhase.act']);
});

test('DDOB MOV-12: five steps in the hex do not make a target of another symbol', () => {
  const match = scene('actions 2', 'F/2/16 0709', 'G/2/16 0710', 'K/3/16 0709', WN61);
  expect(unit(play(match, 'infiltrate F/2/16 0710', 'card-5'), 'F/2/16')).toBe('0710 3');
});

test('DDOB MOV-13: a leader infiltrates with a unit, not on his own', () => {
  const match = scene('actions 8', 'HQ16 0709', 'E/2/16 0709', WN61);
  expect([refusal(match, 'infiltrate HQ16 0710'), refusal(match, 'move HQ16 0710')]).toEqual([
    'MOV-13',
    'MOV-10',
  ]);
  play(match, 'infiltrate E/2/16+HQ16 0710', 'card-6');
  expect([unit(match, 'E/2/16'), unit(match, 'HQ16')]).toEqual(['0710 3', '0710 1']);
});

test('DDOB MOV-13: a leader whose company is lost on the way stays behind', () => {
  const match = scene('actions 8', 'HQ16 0709', 'E/2/16 0709 reduced', BYSTANDER, WN61);
  play(match, 'infiltrate E/2/16+HQ16 0710', 'card-5');
  expect([unit(match, 'E/2/16'), unit(match, 'HQ16'), asks(match)]).toEqual([
    '-',
    '0709 1',
    'us actionPhase.act',
  ]);
});

test('DDOB MOV-14: infantry goes over a bluff by a climb, and has a marker then', () => {
  const match = scene('actions 2', 'E/2/16 0608', BYSTANDER);
  expect([refusal(match, 'move E/2/16 0708'), refusal(match, 'climb E/2/16 0709')]).toEqual([
    'MOV-14',
    'MOV-14',
  ]);
  play(match, 'climb E/2/16 0708');
  expect([unit(match, 'E/2/16'), field(match, 'E/2/16', 'climb')]).toEqual(['0708 3', 'over']);
});

test('DDOB MOV-14: a climb past Germans is an infiltration, and leaves the same marker', () => {
  // WN68 (orange) watches both ends of this bluff from 0823, WN73 both of this cliff from 0533.
  const match = scene('actions 2', 'E/2/116 0724', 'F/2/116 0521', 'post 0823 back=plain');
  expect(refusal(match, 'climb E/2/116 0824')).toBe('MOV-10');
  play(match, 'infiltrate E/2/116 0824', 'card-2');
  expect([unit(match, 'E/2/116'), field(match, 'E/2/116', 'climb')]).toEqual(['0824 3', 'over']);
  const cliff = scene('actions 2', 'E/2/116 0432 climb=below', 'F/2/116 0521', 'post 0533 back=75');
  expect(refusal(cliff, 'climb E/2/116 0433')).toBe('MOV-10');
  play(cliff, 'infiltrate E/2/116 0433', 'card-5');
  expect([unit(cliff, 'E/2/116'), field(cliff, 'E/2/116', 'climb')]).toEqual(['0433 3', 'over']);
  const below = scene('actions 2', 'E/2/116 0432', 'F/2/116 0521', 'post 0533 back=75');
  expect(refusal(below, 'infiltrate E/2/116 0433'), 'the day below is no move').toBe('MOV-17');
  expect(refusal(below, 'climb E/2/116 0433')).toBe('');
});

test('DDOB MOV-15: a headquarters or a general crosses a bluff at once', () => {
  const match = scene('actions 10', 'HQ16 0608', 'Wyman 0608', BYSTANDER);
  expect(refusal(match, 'climb HQ16 0708')).toBe('MOV-15');
  play(match, 'move HQ16 0708', 'move Wyman 0708');
  expect([unit(match, 'HQ16'), field(match, 'HQ16', 'climb'), field(match, 'Wyman', 'climb')]).toEqual([
    '0708 1', undefined, undefined,
  ]); // biome-ignore format: a list
});

test('DDOB MOV-16: to take the marker off is all that a unit does in the turn after its climb', () => {
  const match = scene('actions 3', 'E/2/16 0708 climb=over', BYSTANDER);
  expect([refusal(match, 'move E/2/16 0707'), refusal(match, 'climb E/2/16 0608')]).toEqual([
    'MOV-16',
    'MOV-16',
  ]);
  play(match, 'finish E/2/16');
  expect([field(match, 'E/2/16', 'climb'), refusal(match, 'move E/2/16 0707')]).toEqual([
    undefined,
    'ACT-01',
  ]);
  expect(news(match, US)).toEqual(['E/2/16 has finished its climb.']);
});

test('DDOB MOV-16: the marker of this turn stays until the next', () => {
  const match = play(scene('actions 2', 'E/2/16 0608', BYSTANDER), 'climb E/2/16 0708');
  expect(refusal(match, 'finish E/2/16')).toBe('ACT-01');
});

test('DDOB MOV-17: infantry below a scaleable cliff first gets ready, and stays where it is', () => {
  const match = scene('actions 2', 'E/2/16 0607', BYSTANDER);
  expect(refusal(match, 'move E/2/16 0707')).toBe('MOV-17');
  play(match, 'climb E/2/16 0707');
  expect([unit(match, 'E/2/16'), field(match, 'E/2/16', 'climb'), actionsLeft(match)]).toEqual([
    '0607 3',
    'below',
    '1',
  ]);
  expect([step('HQ16', '0607', '0707'), step('1/B/741', '0607', '0707')]).toEqual(['TEC-11', 'TEC-11']);
});

test('DDOB MOV-18: in the next turn it goes up, or gives up, and does nothing else', () => {
  const below = (): Play => scene('actions 3', 'E/2/16 0607 climb=below', BYSTANDER, SPENT);
  const match = below();
  expect([refusal(match, 'move E/2/16 0606'), refusal(match, 'climb E/2/16 0608')]).toEqual([
    'MOV-18',
    'MOV-18',
  ]);
  play(match, 'climb E/2/16 0708');
  expect([unit(match, 'E/2/16'), field(match, 'E/2/16', 'climb')]).toEqual(['0708 3', 'over']);
  const back = play(below(), 'finish E/2/16');
  expect([unit(back, 'E/2/16'), field(back, 'E/2/16', 'climb')]).toEqual(['0607 3', undefined]);
  expect(news(back, US)).toEqual(['E/2/16 gives up its climb.']);
});

test('DDOB MOV-19: a disrupted unit does nothing but steady itself', () => {
  const match = scene(
    'actions 3',
    'E/2/16 0708 disrupted',
    'F/2/16 0708 climb=over nerve=disrupted',
    BYSTANDER,
  );
  expect([refusal(match, 'move E/2/16 0707'), refusal(match, 'finish F/2/16')]).toEqual(['MOV-19', 'MOV-19']);
  play(match, 'rally E/2/16', 'rally F/2/16');
  expect([field(match, 'E/2/16', 'nerve'), field(match, 'F/2/16', 'climb')]).toEqual([undefined, 'over']);
  expect(news(match, US)).toEqual(['E/2/16 is steady again.', 'F/2/16 is steady again.']);
  expect([refusal(match, 'move E/2/16 0707'), refusal(match, 'rally L/3/16')]).toEqual(['ACT-01', 'MOV-19']);
});

test('DDOB MOV-19: disruption from this phase lasts into the next turn', () => {
  const match = scene('actions 3', 'E/2/16 0708 nerve=newly-disrupted', BYSTANDER);
  expect(refusal(match, 'rally E/2/16')).toBe('MOV-19');
  expect(field(play(match, 'end'), 'E/2/16', 'nerve')).toBe('disrupted');
});
