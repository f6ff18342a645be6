import { expect, test } from 'vitest';
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
  refusal,
  row,
  scene,
} from './scene.ts';
import { PEACE } from './turns.ts';

const germans = (...lines: string[]): Play => scene('german-off-map 8', 'GE-58 Brest', ...lines);
const us = (...lines: string[]): Play => scene('us-off-map 8', ...lines);
const held = (match: Play, box: string): string => row(position(match), `place ${box}`).allied ?? 'no';
const VII = 'US-VII Rennes';
const BRITTANY = 'place Rennes allied=yes';

test('N44 1.1.2.2-b, N44 4.1.2-b: off the map one moves along the lines, and no zone stops anybody', () => {
  const match = germans('353 Orleans');
  expect(legal(match, 'go 353')).toEqual([
    'go 353 Paris',
    'go 353 Le-Mans',
    'go 353 Languedoc',
    'go 353 South-East',
  ]);
  expect(reasons(match, 'go 353 Rennes')).toEqual(['1.1.2.2-b no line leads there']);
});

test('N44 1.1.2.2-a: Germans may go two boxes', () => {
  const match = germans('353 Orleans');
  play(match, 'go 353 Paris', '3', 'go 353 Pas-de-Calais', '3');
  expect(place(match, '353')).toBe('Pas-de-Calais');
  expect(reasons(match, 'go 353 Paris')).toEqual(['1.1.2.2-a it has gone as many boxes as it may']);
});

test('N44 4.1.2-h, N44 4.1.2-i: each German rolls less than the value of every box he leaves, or stays for the phase', () => {
  const match = germans('353 Orleans', '272 Orleans');
  play(match, 'go 353 Paris', '4');
  expect([place(match, '353'), refusal(match, 'go 353 Paris')]).toEqual(['Orleans', '4.1.1-b']);
  expect(news(match, 2)).toContain('353 cannot leave Orleans in this phase.');
  play(match, 'go 272 Paris', '3');
  expect(place(match, '272')).toBe('Paris');
  play(match, 'go 272 Le-Mans', '4');
  expect(place(match, '272'), 'R-126: it stays where it failed').toBe('Paris');
});

test('N44 9.5-b: aircraft over the box are added to the German die', () => {
  const thrown = (raid: string, die: string): string =>
    place(play(germans('353 Orleans', `box Orleans ${raid}`), 'go 353 Paris', die), '353');
  expect(thrown('raid=us-medium', '2')).toBe('Paris');
  expect(thrown('raid=us-medium', '3')).toBe('Orleans');
  expect(thrown('raid=us-fighter second=us-fighter', '2')).toBe('Orleans');
  expect(thrown('raid=british-heavy', '2')).toBe('Orleans');
  expect(thrown('raid=british-light', '2')).toBe('Paris');
});

test('N44 7.4-e: off the map a unit out of supply does not move', () => {
  expect(reasons(germans('353 Orleans cut', '272 Paris'), 'go 353 Paris')).toEqual([
    '7.4-e it is out of supply',
  ]);
});

test('N44 4.1.2-c: whoever comes into a box with enemies goes no farther, armour neither', () => {
  const match = germans('12-SS-I-12 Orleans', '4-8 Le-Mans', 'place Le-Mans allied=yes');
  play(match, 'go 12-SS-I-12 Le-Mans', '1');
  expect(refusal(match, 'go 12-SS-I-12 Paris')).toBe('4.1.1-b');
  expect(held(match, 'Le-Mans'), 'R-178: nobody has passed').toBe('yes');
});

test('N44 4.1.2-d, N44 4.1.2-e: an empty hostile box stops all but armour, and changes hands', () => {
  const lines = ['place Le-Mans allied=yes', '12-SS-I-12 Orleans', '353 Orleans'];
  const match = germans(...lines);
  play(match, 'go 353 Le-Mans', '1');
  expect([held(match, 'Le-Mans'), refusal(match, 'go 353 Rennes')]).toEqual(['no', '4.1.1-b']);
  const armour = germans(...lines);
  play(armour, 'go 12-SS-I-12 Le-Mans', '1');
  expect([held(armour, 'Le-Mans'), refusal(armour, 'go 12-SS-I-12 Rennes')]).toEqual(['no', '']);
});

test('N44 4.1.2-f, N44 0.1.2-l: a Festung neither confuses nor controls the box around it (F1)', () => {
  const match = us(
    VII,
    '4-8 Le-Mans',
    'Festung-Saint-Nazaire Fortress-Saint-Nazaire',
    'place Le-Mans allied=yes',
  );
  play(match, 'lead US-VII', 'go 4-8 Rennes');
  expect([place(match, '4-8'), held(match, 'Rennes')]).toEqual(['Rennes', 'yes']);
});

test('N44 0.1.2-m: Germans go into a Festung without a roll, up to 5 points', () => {
  const match = germans(
    '353 Rennes',
    '77 Rennes',
    '265 Rennes',
    'Festung-Saint-Nazaire Fortress-Saint-Nazaire',
  );
  play(match, 'go 353 Fortress-Saint-Nazaire', 'go 77 Fortress-Saint-Nazaire');
  expect(place(match, '77')).toBe('Fortress-Saint-Nazaire');
  expect(reasons(match, 'go 265 Fortress-Saint-Nazaire')).toEqual([
    '0.1.2-m there is no room for it in the Festung',
  ]);
});

test('N44 0.1.2-k: out of it too, among Allies if need be; not once it has fallen', () => {
  const match = germans(
    '353 Fortress-Saint-Nazaire',
    'Festung-Saint-Nazaire Fortress-Saint-Nazaire',
    '4-8 Rennes',
    BRITTANY,
  );
  expect(legal(match, 'go 353')).toEqual(['go 353 Rennes']);
  play(match, 'go 353 Rennes');
  expect([place(match, '353'), held(match, 'Rennes')]).toEqual(['Rennes', 'yes']);
  expect(reasons(germans('353 Rennes'), 'go 353 Fortress-Saint-Nazaire')).toEqual([
    '0.1.2-k that Festung is no more',
  ]);
});

test('N44 0.1.2-k: from a confusion too, without a roll', () => {
  const match = germans('353 Rennes', 'Festung-Saint-Nazaire Fortress-Saint-Nazaire', '4-8 Rennes', BRITTANY);
  play(match, 'go 353 Fortress-Saint-Nazaire');
  expect(place(match, '353')).toBe('Fortress-Saint-Nazaire');
});

test('N44 4.1.2-g: an Allied headquarters moves itself and one division one box', () => {
  const match = us(VII, '4-8 Rennes', '4-12 Rennes', '9-39 Rennes', '70-Tk Rennes', BRITTANY, ...PEACE);
  play(match, 'lead US-VII', 'go 4-8 Le-Mans');
  expect(reasons(match, 'go 9-39 Le-Mans')).toEqual([
    '4.1.2-g the headquarters has begun to move another division',
  ]);
  expect(refusal(match, 'go 70-Tk Le-Mans')).toBe('4.1.2-g');
  play(match, 'go 4-12 Brest', 'go US-VII Le-Mans');
  expect(refusal(match, 'go 4-12 Rennes'), 'one box').not.toBe('');
  play(match, 'end');
  expect(asks(match)).not.toContain('boxMoves');
  expect(field(match, 'US-VII', 'finished')).toBeUndefined();
});

test('N44 5.1-f: R-128, units in the box of the headquarters and in the next', () => {
  const match = us(VII, '4-8 Le-Mans', '9-39 Paris', 'place Le-Mans allied=yes', 'place Paris allied=yes');
  play(match, 'lead US-VII');
  expect(reasons(match, 'go 9-39 Orleans')).toEqual([
    '5.1-f it is neither in the box of the headquarters nor in one next to it',
  ]);
  expect(refusal(match, 'go 4-8 Rennes')).toBe('');
});

test('N44 5.2-a, N44 5.2-b, N44 4.1.2-g: for a marker all it controls go two boxes, and it is Finished', () => {
  const lines = [
    VII,
    '4-8 Rennes',
    '9-39 Rennes',
    '70-Tk Rennes',
    'place Le-Mans allied=yes',
    'place Orleans allied=yes',
  ];
  expect(reasons(us(...lines, BRITTANY), 'extend US-VII')).toEqual(['5.2-a it has no Offensive marker']);
  const match = us(...lines, 'place Rennes allied=yes alliedMarkers=1');
  play(
    match,
    'extend US-VII',
    'go 4-8 Le-Mans',
    'go 4-8 Orleans',
    'go 9-39 Le-Mans',
    'go 70-Tk Brest',
    'end',
  );
  expect(['4-8', '9-39', '70-Tk'].map((name) => place(match, name))).toEqual(['Orleans', 'Le-Mans', 'Brest']);
  expect(row(position(match), 'place Rennes').alliedMarkers).toBeUndefined();
  expect(news(match, 0)).toContain('US-VII is Finished, and leads no combat in this turn.');
  const cut = us(
    ...lines.map((line) => (line === VII ? `${VII} cut` : line)),
    'place Rennes allied=yes alliedMarkers=1',
    'US-V Brest',
  );
  expect(refusal(cut, 'extend US-VII')).toBe('7.4-e');
});

test('N44 5.1-a, N44 5.1-d: five divisions and three independents, each under one headquarters', () => {
  const line =
    'us-off-map 8 > offMapMovement.choose side=us > boxMoves.moves side=us hq=US-VII extended=yes seat=Rennes';
  const five = ['4-8', '9-39', '79-313', '83-329', '90-357'].map(
    (name) => `${name} Le-Mans hq=US-VII hexes=2`,
  );
  const three = ['70-Tk', '741-Tk', '743-Tk'].map((name) => `${name} Le-Mans hq=US-VII hexes=2`);
  const match = scene(
    line,
    VII,
    ...five,
    ...three,
    '30-117 Rennes',
    '745-Tk Rennes',
    '4-12 Rennes',
    '8-13 Rennes hq=US-V',
    BRITTANY,
  );
  expect(reasons(match, 'go 30-117 Le-Mans')).toEqual(['5.1-a the headquarters has five divisions already']);
  expect(reasons(match, 'go 745-Tk Le-Mans')).toEqual([
    '5.1-a the headquarters has three independent units already',
  ]);
  expect(reasons(match, 'go 8-13 Le-Mans')[0]).toContain('5.1-d');
  expect(refusal(match, 'go 4-12 Le-Mans'), 'of a division that it has').toBe('');
});

test('N44 5.1-g: a headquarters in confusion moves only what is with it', () => {
  const match = us(VII, '4-8 Le-Mans', '9-39 Rennes', '353 Rennes', 'place Le-Mans allied=yes');
  play(match, 'lead US-VII');
  expect(reasons(match, 'go 4-8 Paris')).toEqual([
    '5.1-g a headquarters in confusion controls only what is with it',
  ]);
});

test('N44 2.1-d: R-38, the British do not enter a box with Americans', () => {
  const match = scene(
    'british-off-map 8',
    'BR-VIII Rennes',
    '3-8 Rennes',
    '4-8 Le-Mans',
    BRITTANY,
    'place Le-Mans allied=yes',
  );
  play(match, 'lead BR-VIII');
  expect(reasons(match, 'go 3-8 Le-Mans')).toEqual(['2.1-d Americans and British may not be together']);
});

// The example of 6.12: 20 of attack against 12 of defence, a medium bomber over a box of 4.
const TWENTY = ['12-SS-I-12 Orleans', '12-SS-II-12 Orleans', '21-Pz-125 Orleans', '21-Pz-192 Orleans'];
const TWELVE = ['4-8 Orleans', '4-12 Orleans', '4-22 Orleans'];

test('N44 6.12-d, N44 6.12-e, N44 9.5-b: a 3 is 3 and lets twenty of attack out (S1)', () => {
  const match = germans(...TWENTY, ...TWELVE, 'box Orleans raid=us-medium');
  expect(legal(match, 'withdraw')).toContain('withdraw Orleans Paris');
  play(match, 'withdraw Orleans Paris', '3');
  expect(news(match, 2)).toContain('A 3, with nothing added, is 3.');
  expect(TWENTY.map((line) => place(match, line.split(' ')[0]!))).toEqual(Array(4).fill('Paris'));
  expect(held(match, 'Orleans'), 'R-178: the Allies are alone').toBe('yes');
  const stays = germans(...TWENTY, ...TWELVE, 'box Orleans raid=us-medium');
  expect(place(play(stays, 'withdraw Orleans Paris', '4'), '12-SS-I-12')).toBe('Orleans');
});

test('N44 6.12-f: with Partisans in the box the odds do not count: 3 is 6 (S2)', () => {
  const box = (line: string): string => line.replace('Orleans', 'Languedoc');
  const match = germans(
    ...TWENTY.map(box),
    ...TWELVE.map(box),
    'box Languedoc raid=us-medium',
    'Partisans-Languedoc Languedoc',
  );
  play(match, 'withdraw Languedoc Orleans', '3');
  expect(news(match, 2)).toContain('A 3, with +3, is 6.');
  expect(place(match, '12-SS-I-12')).toBe('Languedoc');
});

test('N44 6.12-d: only to a box of their own, one alone or all together', () => {
  const match = germans(...TWENTY, ...TWELVE, 'place Paris allied=yes');
  expect(reasons(match, 'withdraw Orleans Paris')).toEqual([
    '6.12-d it can leave the confusion only for a box of its own camp',
  ]);
  play(match, 'go 21-Pz-125 Le-Mans', '4');
  expect([place(match, '21-Pz-125'), place(match, '21-Pz-192')]).toEqual(['Le-Mans', 'Orleans']);
});

test('N44 6.12-e: the Allies roll too, without aircraft and under a headquarters', () => {
  const lines = [VII, '4-8 Rennes', '353 Rennes', 'place Le-Mans allied=yes', 'box Rennes raid=us-heavy'];
  const match = us(...lines);
  play(match, 'lead US-VII', 'go 4-8 Le-Mans');
  expect(asks(match)).toBe('* departing.breakOut');
  play(match, '1');
  expect(news(match, 0), '3 against 9 are two columns below even').toContain('A 1, with +2, is 3.');
  expect(place(match, '4-8')).toBe('Le-Mans');
  expect(place(play(us(...lines), 'lead US-VII', 'go 4-8 Le-Mans', '2'), '4-8')).toBe('Rennes');
});

test('N44 4.1.2-j, N44 4.1.2-k: the Resistance is called up when Germans set out, and counts for that roll', () => {
  const match = germans('2-SS-3 Languedoc', '2-SS-4 Languedoc');
  play(match, 'go 2-SS-3 Orleans');
  expect(asks(match)).toBe('us departing.resistance');
  play(match, 'wait', '4', 'go 2-SS-4 Orleans', 'rise', '3');
  expect([place(match, '2-SS-3'), place(match, '2-SS-4')]).toEqual(['Orleans', 'Languedoc']);
  expect(place(match, 'Partisans-Languedoc')).toBe('Languedoc');
  expect(news(match, 0)).toContain('A 3, with +2, is 5.');
});

test('N44 4.1.2-j: R-129, once, in its two boxes; it stops nobody and makes no confusion', () => {
  const match = germans('2-SS-3 Languedoc', 'Partisans-Languedoc Languedoc', '353 Orleans');
  play(match, 'go 353 Languedoc', '1');
  expect(refusal(match, 'go 353 Orleans')).toBe('');
  play(match, 'go 2-SS-3 Orleans');
  expect(asks(match)).toBe('* departing.interdiction');
});

test('N44 4.1.2-m: Partisans that were eliminated do not come back', () => {
  const match = germans('2-SS-3 Languedoc', 'Partisans-Languedoc - steps=0 captured=yes');
  play(match, 'go 2-SS-3 Orleans');
  expect(asks(match)).toBe('* departing.interdiction');
});

test('N44 4.1.2-l, N44 4.1.2-o: the strengths of Partisans and FFI', () => {
  const match = us('FFI-Paris Paris', 'Partisans-Languedoc Languedoc', VII);
  expect([field(match, 'FFI-Paris', 'steps'), field(match, 'Partisans-Languedoc', 'steps')]).toEqual([
    '2',
    '1',
  ]);
});

test('N44 4.1.2-n: the FFI rise as soon as an Allied unit is beyond the Seine', () => {
  const match = us('US-VII Le-Mans', '4-8 Le-Mans', '353 Paris', 'place Le-Mans allied=yes');
  play(match, 'lead US-VII', 'go 4-8 Orleans');
  expect([place(match, 'FFI-Paris'), field(match, 'FFI-Paris', 'steps')]).toEqual(['Paris', '2']);
  const west = us('US-VII Le-Mans', '4-8 Le-Mans', 'place Le-Mans allied=yes');
  expect(place(play(west, 'lead US-VII', 'go 4-8 Rennes'), 'FFI-Paris')).toBe('-');
});

test('N44 4.1.2-p, N44 11.3-l: 10 points for Paris, 20 more if the 2e DB is in it', () => {
  const paris = (name: string): [string | undefined, string | undefined] => {
    const match = us('US-VII Le-Mans', `${name} Le-Mans`, 'place Le-Mans allied=yes');
    play(match, 'lead US-VII', `go ${name} Paris`);
    return [row(position(match), 'score paris').points, row(position(match), 'score liberation').points];
  };
  expect(paris('2-DB-D')).toEqual(['10', '20']);
  expect(paris('4-8')).toEqual(['10', undefined]);
});

test('N44 4.1.2-p: R-102, R-130, not while its depot is defended; and the Germans get the 10 back', () => {
  const match = us(
    'US-VII Le-Mans',
    '4-8 Le-Mans',
    'place Le-Mans allied=yes',
    'depot German-Paris state=reduced',
  );
  play(match, 'lead US-VII', 'go 4-8 Paris');
  expect([held(match, 'Paris'), row(position(match), 'score paris').points]).toEqual(['no', undefined]);
  const back = germans('353 Pas-de-Calais', 'place Paris allied=yes', 'score paris points=10');
  play(back, 'go 353 Paris', '1');
  expect([held(back, 'Paris'), row(position(back), 'score paris').points]).toEqual(['no', undefined]);
});

test('N44 4.3-b, N44 5.2-c: R-122, R-222, the armour of a division overruns a box together, each German with a roll', () => {
  const match = germans('12-SS-I-12 Orleans', '12-SS-II-12 Orleans', '12-SS-25 Orleans', '4-8 Le-Mans');
  expect(legal(match, 'overrun')).toEqual(['overrun 12-SS-I-12 Le-Mans']);
  expect(reasons(match, 'overrun 12-SS-II-12 Le-Mans')).toEqual([
    '4.3-a another unit leads the armour of its division',
  ]);
  play(match, 'overrun 12-SS-I-12 Le-Mans', '1', '4');
  expect(news(match, 2)).toContain('An overrun of Le Mans is tried by 12-SS-I-12.');
  expect(field(match, '12-SS-II-12', 'moved')).toBe('yes');
});

test('N44 4.3-k: off the map who fails is back where he came from, and who wins is there', () => {
  const frames =
    'german-off-map 8 > boxMoves.moves side=german > departing.overran side=german from=Orleans to=Le-Mans gone=12-SS-I-12';
  const fails = scene(frames, '12-SS-I-12 Orleans', '353 Paris', '4-8 Le-Mans');
  expect([place(fails, '12-SS-I-12'), refusal(fails, 'go 12-SS-I-12 Paris')]).toEqual(['Orleans', '4.1.1-b']);
  const wins = scene(frames, '12-SS-I-12 Orleans', '353 Paris');
  expect([place(wins, '12-SS-I-12'), refusal(wins, 'go 12-SS-I-12 Rennes')]).toEqual(['Le-Mans', '']);
});

test('N44 0.2.1-b: markers go with their headquarters from box to box, two at most', () => {
  const match = germans('GE-84 Orleans', 'place Orleans germanMarkers=3');
  play(match, 'go GE-84 Paris', '1');
  expect([
    row(position(match), 'place Paris').germanMarkers,
    row(position(match), 'place Orleans').germanMarkers,
  ]).toEqual(['2', '1']);
});

test('N44 4.3-k: who has perished in the overrun of a box is in none', () => {
  const frames =
    'german-off-map 8 > boxMoves.moves side=german > departing.overran side=german from=Orleans to=Le-Mans gone=12-SS-I-12+12-SS-II-12';
  const wins = scene(frames, '12-SS-I-12 Orleans', '12-SS-II-12 Destroyed steps=0', '353 Paris');
  expect([place(wins, '12-SS-I-12'), place(wins, '12-SS-II-12')]).toEqual(['Le-Mans', 'Destroyed']);
});

test('N44 6.12-d, N44 4.1.2-g: those who withdraw together are the division that the headquarters moves', () => {
  const match = us('US-VII Orleans', '4-8 Orleans', '4-12 Orleans', '9-39 Orleans', '353 Orleans', 'place Orleans alliedMarkers=1', 'place Le-Mans allied=yes', 'place Paris allied=yes', '4-22 Paris'); // biome-ignore format: a scene
  play(match, 'lead US-VII', 'withdraw Orleans Le-Mans', '1');
  expect(['US-VII', '4-8', '4-12', '9-39'].map((name) => place(match, name))).toEqual([
    'Le-Mans',
    'Le-Mans',
    'Le-Mans',
    'Orleans',
  ]);
  expect(asks(match), 'the 9th has to wait').not.toBe('us boxMoves.moves');
});

test('N44 4.1.2-e, R-178: headquarters, Partisans and the insurgents of Paris do not hold a box', () => {
  const match = germans('353 Paris', 'place Paris allied=yes', '77 Orleans', 'GE-84 Orleans', 'Partisans-Languedoc Languedoc', 'place Languedoc allied=no'); // biome-ignore format: a scene
  play(match, 'go 353 Pas-de-Calais', '1');
  expect([held(match, 'Paris'), held(match, 'Orleans'), held(match, 'Languedoc')]).toEqual([
    'yes',
    'no',
    'no',
  ]);
});

test('N44 4.1.2-g: with the first unit its division is chosen, the 1st like any other', () => {
  const match = us(VII, '1-16 Rennes', '1-18 Rennes', '4-8 Rennes', BRITTANY, 'place Le-Mans allied=yes');
  play(match, 'lead US-VII', 'go 1-16 Le-Mans');
  expect(legal(match, 'go 1-18')).not.toEqual([]);
  expect(reasons(match, 'go 4-8 Le-Mans')).toEqual(['4.1.2-g the headquarters has begun to move another division']); // biome-ignore format: a list
});

test('N44 4.1.2-g: an independent unit goes alone', () => {
  const match = us(VII, '70-Tk Rennes', '746-Tk Rennes', '4-8 Rennes', BRITTANY, 'place Le-Mans allied=yes');
  play(match, 'lead US-VII', 'go 70-Tk Le-Mans');
  expect(['746-Tk', '4-8'].map((name) => refusal(match, `go ${name} Le-Mans`))).toEqual([
    '4.1.2-g',
    '4.1.2-g',
  ]);
  expect(refusal(match, 'go US-VII Le-Mans')).toBe('');
});

test('N44 4.1.2-g: the headquarters itself is no division: whoever follows it is chosen afterwards', () => {
  const match = us(VII, '4-8 Rennes', '4-12 Rennes', '9-39 Rennes', BRITTANY, 'place Le-Mans allied=yes');
  play(match, 'lead US-VII', 'go US-VII Le-Mans');
  expect(['4-8', '9-39'].map((name) => refusal(match, `go ${name} Le-Mans`))).toEqual(['', '']);
});
