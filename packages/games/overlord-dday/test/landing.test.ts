import { expect, test } from 'vitest';
import {
  ALLIED,
  asks,
  field,
  legal,
  news,
  type Play,
  place,
  play,
  position,
  refusal,
  row,
  scene,
  sketched,
  unit,
} from './scene.ts';

/** The total of a landing, as it is told. */
function total(match: Play, name: string, hex: string, die: string): number {
  play(match, `land ${name} ${hex}`, die);
  const line = news(match, ALLIED).find((one) =>
    one.startsWith(`${name} lands in ${hex}: die ${die}, total `),
  );
  return Number(line?.match(/(\d+)\.$/)?.[1]);
}

/** What is added to the die of a unit that lands in this phase; another unit waits, so that the segment goes on. */
const added = (phase: number, name: string, hex: string, ...lines: string[]): number =>
  total(
    scene(`landing ${phase}`, `${name} Omaha-${phase}`, `1/116 Omaha-${phase}`, ...lines),
    name,
    hex,
    '1',
  ) - 1;

/** The chit of a beach of which nothing else is said, at Omaha after the first phase. */
const REDUCED_A3 = 2;

// Three units in each hex of Omaha, all of the 4th Division.
const DOG = ['1/8 N2931', '2/8 N2931', '3/8 N2931'];
const EASY = ['1/22 N2932', '2/22 N2932', '3/22 N2932'];
const FOX = ['1/12 N3032', '2/12 N3032', '3/12 N3032'];
const FULL = [...DOG, ...EASY, ...FOX];

test('TKG 27.2.2-a: units land from the space of the current phase, in the hex they are connected with', () => {
  const match = scene(
    'landing 1',
    '1/16 Omaha-1',
    '2/16 Omaha-1',
    '1/116 Omaha-1',
    '3/16 Omaha-2',
    '1Hamp Gold-1',
    '175/29 Omaha-box-1',
  );
  expect(legal(match, 'land')).toEqual([
    'land 1/16 N3032',
    'land 2/16 N2932',
    'land 1/116 N2931',
    'land 1Hamp N3140',
  ]);
  expect(refusal(match, 'land 1/16 N2931')).toBe('27.2.2-a');
  expect(refusal(match, 'land 1/16 N3140')).toBe('27.2.2-a');
  expect(refusal(match, 'land 3/16 N3032'), 'it is of the next phase').toBe('27.2.2-a');
  expect(refusal(match, 'land 175/29 N3032')).toBe('27.2.2-a');
  expect(refusal(match, 'land 2Rgr N2931')).toBe('27.2.2-a');
  // Later waves have the whole beach (ruling 36).
  expect(legal(scene('landing 3', '1/115 Omaha-3'), 'land')).toEqual([
    'land 1/115 N2931',
    'land 1/115 N2932',
    'land 1/115 N3032',
  ]);
  // The Allied player need not land anybody.
  expect(refusal(match, 'end')).toBe('');
});

test('TKG 27.2.2-b: each landing unit rolls a die and takes the line of its total', () => {
  // 3 for the chit and 2 for the phase: totals 6 to 11.
  const results = ['1', '2', '3', '4', '5', '6'].map((die) => {
    const match = scene('landing 1', '1/16 Omaha-1', '1/116 Omaha-1', 'beach Omaha chit=A3');
    return unit(play(match, 'land 1/16 N3032', die), '1/16');
  });
  expect(results).toEqual(['N3032 RG', 'N3032 RG', 'N3032 DG', 'N3032 DG', 'N3032 DG', 'N3032 reduced']);
  const two = scene('landing 1', '1/16 Omaha-1', '1/116 Omaha-1', 'beach Omaha chit=A3');
  expect(asks(play(two, 'land 1/16 N3032'))).toBe('* comingAshore.roll');
  play(two, '1');
  expect(asks(play(two, 'land 1/116 N2931'))).toBe('* comingAshore.roll');
});

test('TKG 27.2.2-c: the resistance of the beach and that of the phase are added, at Omaha 2, 2 and 1', () => {
  const chit = 'beach Omaha chit=A5';
  expect(added(1, '1/115', 'N2931', chit)).toBe(5 + 2);
  expect(added(2, '1/115', 'N2931', chit)).toBe(3 + 2); // the chit has been reduced
  expect(added(3, '1/115', 'N2931', chit)).toBe(3 + 1);
  expect(added(1, '1/115', 'N2931', 'beach Omaha chit=A7')).toBe(7 + 2);
});

test('TKG 27.2.2-d: guns that bear on the beach add 1 each, 2 at most, unless they are marked', () => {
  const with_ = (...nests: string[]): number => added(3, '1/115', 'N2931', ...nests) - REDUCED_A3;
  expect(with_()).toBe(1);
  expect(with_('WNPortEnBessin N3135')).toBe(2);
  expect(with_('WNPortEnBessin N3135 RG')).toBe(1);
  expect(with_('WNPortEnBessin N3135 DG')).toBe(1);
  expect(with_('WNPortEnBessin N3135 reduced'), 'no guns on that side').toBe(1);
  expect(with_('WNPortEnBessin N3135', 'WNPointeDuHoc N2828')).toBe(3);
  expect(with_('WNLongues N3137', 'WNMaisy N2926'), 'these bear on Gold and Utah').toBe(1);
  const utah = ['WNBrecourt N2821', 'WNAzeville N2419', 'WNCrisbecq N2320'];
  const match = scene('landing 3', '1/12 Utah-3', '2/12 Utah-3', ...utah);
  expect(total(match, '1/12', 'N2622', '1'), 'the third adds nothing').toBe(1 + 2);
});

test('TKG 27.2.2-e: an unmarked WN beside the hex adds 1, and no more for a second', () => {
  const with_ = (...nests: string[]): number => added(3, '1/115', 'N3032', ...nests) - REDUCED_A3 - 1;
  expect(with_('WN62/352 N3133')).toBe(1);
  expect(with_('WN62/352 N3133', 'WN64/352 N3132', 'WN60/352 N3033')).toBe(1);
  expect(with_('WN62/352 N3133 RG')).toBe(0);
  expect(with_('WN62/352 N3133 DG')).toBe(0);
  expect(with_('WN62/352 N3133 RG', 'WN64/352 N3132')).toBe(1);
  expect(with_('WN66/352 N3031', 'WN68/352 N3030'), 'one is next to Fox').toBe(1);
  expect(with_('WN68/352 N3030'), 'not next to Fox').toBe(0);
});

test('TKG 27.2.2-f: landing as a regiment or brigade adds 1, and so does any other German beside the hex', () => {
  const utah = (name: string, ...lines: string[]): number =>
    total(scene('landing 5', `${name} Utah-5`, '3/12 Utah-5', ...lines), name, 'N2622', '1') - 1;
  expect(utah('1/12')).toBe(0);
  expect(utah('359/90')).toBe(1);
  expect(utah('1/12', 'I/919 N2722')).toBe(1);
  expect(utah('1/12', 'I/919 N2722 DG', 'II/919 N2621', 'III/919 N2621'), 'once in all').toBe(1);
  expect(utah('1/12', 'I/919 N2721')).toBe(0);
  expect(utah('359/90', 'I/919 N2722', 'WN4/709 N2722'), 'all three').toBe(3);
  const gold = scene('landing 4', '8Armd Gold-4', '6DLI Gold-4', 'beach Gold chit=A3');
  expect(total(gold, '8Armd', 'N3140', '1'), 'a brigade').toBe(1 + 1 + 1);
});

test('TKG 27.2.2-f: a Garrison beside the hex is no WN', () => {
  sketched('a Garrison stands beside a beach');
  const match = scene('landing 5', '1/12 Utah-5', '3/12 Utah-5', 'G-Carentan N2722');
  expect(total(match, '1/12', 'N2622', '1')).toBe(1 + 1);
});

test('TKG 27.2.2-g: results are nothing, a marker, steps, or both, for the unit that landed alone', () => {
  const landed = (die: string, chit: string, ...lines: string[]): string => {
    const match = scene(
      'landing 1',
      '1/16 Omaha-1',
      '2/16 N3032',
      '1/116 Omaha-1',
      `beach Omaha chit=${chit}`,
      ...lines,
    );
    play(match, 'land 1/16 N3032', die);
    expect(unit(match, '2/16')).toBe('N3032');
    expect(unit(match, '1/116')).toBe('Omaha-1');
    return unit(match, '1/16');
  };
  const quiet = scene('landing 4', '745Tk Omaha-4', '37Eng Omaha-4');
  expect(unit(play(quiet, 'land 745Tk N2931', '2'), '745Tk')).toBe('N2931'); // 5
  expect(landed('1', 'A3')).toBe('N3032 RG'); // 6
  expect(landed('3', 'A3')).toBe('N3032 DG'); // 8
  expect(landed('6', 'A4')).toBe('N3032 reduced'); // 12
  expect(landed('6', 'A5')).toBe('N3032 reduced RG'); // 13
  expect(landed('6', 'A7')).toBe('N3032 reduced DG'); // 15
  const guns = ['WNPortEnBessin N3135', 'WNPointeDuHoc N2828'];
  expect(landed('6', 'A7', ...guns)).toBe('-'); // 17: two steps
  const steps = scene('landing 1', '1/16 Omaha-1', '1/116 Omaha-1', 'beach Omaha chit=A7', ...guns);
  play(steps, 'land 1/16 N3032', '6');
  expect(row(position(steps), 'alliedLosses')).toEqual({ Omaha: '2' });
});

test('TKG 27.2.2-g: who comes ashore with a marker keeps the worse one (ruling 20)', () => {
  const landed = (marker: string, die: string): string =>
    unit(
      play(
        scene('landing 4', `745Tk Omaha-4 ${marker}`, '37Eng Omaha-4', 'beach Omaha chit=A7'),
        'land 745Tk N2931',
        die,
      ),
      '745Tk',
    );
  expect(landed('RG', '1')).toBe('N2931 RG'); // 6: Regroup
  expect(landed('DG', '1')).toBe('N2931 DG');
  expect(landed('RG', '3')).toBe('N2931 DG'); // 8: Disorganized
});

test('TKG 27.2.2-h: a fourth unit may not land in a beach hex', () => {
  const match = scene('landing 3', ...EASY.slice(0, 2), '3/115 Omaha-3', '3/18 Omaha-3', '2/18 Omaha-3');
  play(match, 'land 3/18 N2932', '1');
  expect(refusal(match, 'land 3/115 N2932')).toBe('27.2.2-h');
  expect(refusal(match, 'land 3/115 N2931')).toBe('');
  // One that has no other hex cannot land at all.
  expect(refusal(scene('landing 2', ...DOG, '3/116 Omaha-2', '3/18 Omaha-2'), 'land 3/116 N2931')).toBe(
    '27.2.2-h',
  );
});

test('TKG 27.2.2-i: a unit that does not land is regrouping in the next space', () => {
  const full = scene('landing 2', ...DOG, '3/116 Omaha-2', '3/18 Omaha-2');
  play(full, 'land 3/18 N2932', '1');
  expect(unit(full, '3/116')).toBe('Omaha-3 RG');
  expect([field(full, '3/116', 'displaced'), field(full, '3/116', 'rolled')]).toEqual(['1', undefined]);
  expect(news(full, ALLIED)).toContain('3/116 is put off to the third Landing Phase at Omaha.');
  // It may land in the next phase, in its hex.
  const next = scene('landing 3', '3/116 Omaha-3 RG displaced=1', '1/115 Omaha-3');
  expect(legal(next, 'land 3/116')).toEqual(['land 3/116 N2931']);
  // So is one that could land and was held back.
  const held = play(scene('landing 1', '1/16 Omaha-1', '2/16 Omaha-1'), 'land 1/16 N3032', '1', 'end');
  expect(unit(held, '2/16')).toBe('Omaha-2 RG');
});

test('TKG 27.2.2-j: it pushes a unit of the next space on, without a marker; that one pushes nobody (ruling 69)', () => {
  const match = scene(
    'landing 2',
    ...DOG,
    '3/116 Omaha-2',
    '1/115 Omaha-3',
    '2/115 Omaha-3',
    '745Tk Omaha-4',
    '746Tk Utah-3',
  );
  expect(asks(match)).toBe('allied displacement.pick');
  expect(legal(match)).toEqual(['putOff 1/115', 'putOff 2/115']);
  expect(refusal(match, 'putOff 1/115+2/115'), 'one for one').toBe('27.2.2-j');
  expect(refusal(match, 'putOff 3/116'), 'it just came').toBe('27.2.2-j');
  expect(refusal(match, 'putOff 746Tk'), 'of another beach').toBe('27.2.2-j');
  play(match, 'putOff 1/115');
  const spaces = ['3/116', '1/115', '2/115', '745Tk', '746Tk'].map((name) => unit(match, name));
  expect(spaces).toEqual(['Omaha-3 RG', 'Omaha-4', 'Omaha-3', 'Omaha-4', 'Utah-3']);
});

test('TKG 27.2.2-j: as many are pushed on as came, or as there are', () => {
  const match = scene(
    'landing 2',
    ...DOG,
    ...EASY,
    '3/116 Omaha-2',
    '2/116 Omaha-2',
    '3/115 Omaha-3',
    '1/26 Omaha-4',
    '2/26 Omaha-4',
  );
  // Two come and find one, which goes on and pushes nobody.
  const spaces = ['3/116', '2/116', '3/115', '1/26', '2/26'].map((name) => unit(match, name));
  expect(spaces).toEqual(['Omaha-3 RG', 'Omaha-3 RG', 'Omaha-4', 'Omaha-4', 'Omaha-4']);
});

test('TKG 27.2.2-j: an empty space ends it', () => {
  const match = scene('landing 2', ...DOG, '3/116 Omaha-2', '745Tk Omaha-4', '1/26 Omaha-5', '2/26 Omaha-5');
  const spaces = ['3/116', '745Tk', '1/26', '2/26'].map((name) => unit(match, name));
  expect(spaces).toEqual(['Omaha-3 RG', 'Omaha-4', 'Omaha-5', 'Omaha-5']);
  // Who came into the last space can be pushed on from there as anybody else.
  const far = scene('landing 4', ...FULL, '745Tk Omaha-4', '37Eng N3031');
  expect([unit(far, '745Tk'), field(far, '745Tk', 'rolled')]).toEqual(['Omaha-5 RG', undefined]);
});

test('TKG 27.2.2-k: a unit put off a second time is Disorganized', () => {
  const again = scene('landing 3', ...DOG, '3/116 Omaha-3 RG displaced=1', '2/116 N3031');
  expect(unit(again, '3/116')).toBe('Omaha-4 DG');
  // Being pushed on counts: without a marker the first time, Disorganized the second.
  const pushed = scene('landing 3', ...FULL, '2/18 Omaha-3', '745Tk Omaha-4 displaced=1', '37Eng Omaha-5');
  expect(['2/18', '745Tk', '37Eng'].map((name) => unit(pushed, name))).toEqual([
    'Omaha-4 RG',
    'Omaha-5 DG',
    'Omaha-5',
  ]);
});

test('TKG 27.2.2-l: who cannot land in phase 5 goes to the Landing Boxes of his beach', () => {
  const match = scene('landing 5', ...FULL, '1/26 Omaha-5');
  expect(place(match, '1/26')).toBe('Omaha-box-1');
  const behind = scene('landing 4', ...FULL, '745Tk Omaha-4', '1/26 Omaha-5');
  // From phase 5 nobody is pushed on: there is no further phase (ruling 69).
  expect([unit(behind, '745Tk'), unit(behind, '1/26')]).toEqual(['Omaha-5 RG', 'Omaha-5']);
});

test('TKG 27.2.2-m: a Landing Box holds one unit, or two breakdown battalions', () => {
  const three = scene('landing 5', ...FULL, '1/26 Omaha-5', '2/26 Omaha-5', '3/26 Omaha-5');
  expect(['1/26', '2/26', '3/26'].map((name) => place(three, name))).toEqual([
    'Omaha-box-2',
    'Omaha-box-2',
    'Omaha-box-1',
  ]);
  // A tank battalion is no part of a regiment and has the box to itself.
  const tanks = scene('landing 5', ...FULL, '745Tk Omaha-5', '1/26 Omaha-5');
  expect(['745Tk', '1/26'].map((name) => place(tanks, name)).sort()).toEqual(['Omaha-box-1', 'Omaha-box-2']);
});

test('TKG 27.2.2-n: Box 1 is pushed into Box 2 and Box 2 into the Floating Reserve; markers are taken off', () => {
  const match = scene(
    'landing 5',
    ...FULL,
    '1/26 Omaha-5 DG displaced=2',
    '175/29 Omaha-box-1',
    '9/2 Omaha-box-2',
    '131/7 Gold-box-1',
  );
  const boxes = ['1/26', '175/29', '9/2', '131/7'].map((name) => unit(match, name));
  expect(boxes).toEqual(['Omaha-box-1', 'Omaha-box-2', 'Reserve-us', 'Gold-box-1']);
  const room = scene('landing 5', ...FULL, '1/26 Omaha-5', '9/2 Omaha-box-2');
  expect(unit(room, '9/2'), 'an empty Box 1 pushes nobody').toBe('Omaha-box-2');
  const gold = scene(
    'landing 5',
    '1Hamp N3140',
    '1Dors N3140',
    '2Devn N3140',
    '6GH N3141',
    '5EYk N3141',
    '7GH N3141',
    '22Armd Gold-5',
    '131/7 Gold-box-1',
    '33Armd Gold-box-2',
  );
  expect(['22Armd', '131/7', '33Armd'].map((name) => unit(gold, name))).toEqual([
    'Gold-box-1',
    'Gold-box-2',
    'Reserve-cw',
  ]);
});

const DEFENDER = 'II/916 N2931 active';

test('TKG 27.2.2-o: no unit lands in a hex with a German unit', () => {
  const match = scene('landing 3', DEFENDER, '1/115 Omaha-3', '3/116 Omaha-3', '1/116 Omaha-3');
  expect(refusal(match, 'land 1/115 N2931')).toBe('27.2.2-o');
  expect(refusal(match, 'land 1/115 N2932'), 'the next hex is open (ruling 10)').toBe('');
  expect(refusal(match, 'land 3/116 N2931')).toBe('27.2.2-o');
});

test('TKG 27.2.2-p: from the display nobody attacks a German on the beach; who is ashore may', () => {
  const match = scene('allied combat 3', DEFENDER, '1/16 N3032', 'WN62/352 N3133', '3/116 Omaha-3');
  expect(refusal(match, 'attack N3133 1/16')).toBe('');
  expect(refusal(match, 'attack N2931 3/116'), 'nobody ashore is beside it').toBe('27.2.2-p');
  expect(refusal(match, 'attack N3133 1/16+3/116'), 'no beach hex').toBe('27.2.3-a');
  const ashore = scene(
    'allied combat 3',
    DEFENDER,
    '2/16 N2932',
    '3/116 Omaha-3',
    '1/116 N3031',
    '9/2 Omaha-box-1',
  );
  expect(refusal(ashore, 'attack N2931 2/16')).toBe('');
  expect(refusal(ashore, 'attack N2931 2/16+3/116')).toBe('27.2.2-p');
  expect(refusal(ashore, 'attack N2931 2/16+9/2'), 'a Landing Box is another display').toBe('27.2.3-a');
  expect(legal(ashore, 'attack').filter((text) => text.includes('3/116'))).toEqual([]);
  const nobody = scene('allied combat 4', DEFENDER, '1/16 N3032', 'WN62/352 N3133');
  expect(refusal(nobody, 'attack N2931 1/16'), 'nobody waits either').toBe('27.2.3-c');
});

test('TKG 27.2.2-q: the hex is open again as soon as the German unit is gone', () => {
  const lines = ['3/116 Omaha-3', '1/115 Omaha-3'];
  expect(legal(scene('landing 3', DEFENDER, ...lines), 'land 3/116')).toEqual([]);
  expect(legal(scene('landing 3', 'II/916 N3030 active', ...lines), 'land 3/116')).toEqual([
    'land 3/116 N2931',
  ]);
  expect(legal(scene('landing 3', ...lines), 'land 3/116')).toEqual(['land 3/116 N2931']);
});

test('TKG 27.2.2-r: who has no open hex waits as he is, or goes to the Floating Reserve', () => {
  const lines = [DEFENDER, '3/116 Omaha-2', '2/116 Omaha-2', '1/115 Omaha-3'];
  const match = scene('landing 2', ...lines);
  expect(refusal(match, 'reserve 2/116'), 'it can land at Easy').toBe('27.2.2-r');
  expect(refusal(match, 'reserve 1/115'), 'not its turn').toBe('27.2.2-a');
  const waits = play(scene('landing 2', ...lines), 'land 2/116 N2932', '1', 'end');
  expect(unit(waits, '3/116'), 'without a marker').toBe('Omaha-3');
  expect(unit(waits, '1/115'), 'and pushes nobody on').toBe('Omaha-3');
  expect(field(waits, '3/116', 'displaced')).toBeUndefined();
  play(match, 'reserve 3/116');
  expect(unit(match, '3/116')).toBe('Reserve-us');
  const marked = scene('landing 2', DEFENDER, '3/116 Omaha-2 RG displaced=1', '2/116 Omaha-2');
  expect(unit(play(marked, 'reserve 3/116'), '3/116'), 'without its marker').toBe('Reserve-us');
  // One who could have landed and did not is put off as usual, beside one who waits.
  const both = play(scene('landing 2', ...lines), 'end');
  expect(['3/116', '2/116', '1/115'].map((name) => unit(both, name))).toEqual([
    'Omaha-3',
    'Omaha-3 RG',
    'Omaha-4',
  ]);
});

test('TKG 27.2.2-s: at the end of the last phase all who still wait go to the Floating Reserve', () => {
  const match = play(
    scene('landing 5', DEFENDER, '3/116 Omaha-5 RG', '1Dors Gold-5', 'I/916 N3140 active', '1/26 Omaha-5'),
    'land 1/26 N2932',
    '1',
    'end',
  );
  expect(['3/116', '1Dors'].map((name) => unit(match, name))).toEqual(['Reserve-us', 'Reserve-cw']);
  expect(unit(match, '1/26')).toBe('N2932');
});
