// What the log tells of the Germans: each choice of the system with the rule that made it, in the words of the player.
import { expect, test } from 'vitest';
import { assault, C8, HIDDEN, KNOWN } from './assaults.ts';
import { DEEP, garrison, under } from './firing.ts';
import { eventOf, TACTICAL } from './reserving.ts';
import { type Play, play, scene, US } from './scene.ts';
import { told } from './seeing.ts';

// WN62 is green, in 0812 and 0912; 0612 lies under its intense fire, 0512 under steady, 0715 under sporadic.
// Card 44 has a double red, a single green and a single brown square, and a diamond; A/1/16 is of that symbol.
const GREEN = 44;
// Card 5 has a double green square, card 19 the star of leaders.
const [DOUBLE, STAR] = [5, 19];

/** What was told that begins so, without the beginning. */
const toldOf = (match: Play, beginning: string): string[] =>
  told(match, US)
    .filter((line) => line.startsWith(beginning))
    .map((line) => line.slice(beginning.length));

const shotsOf = (...lines: string[]): string[] => toldOf(under(GREEN, ...lines), 'WN62 (green) ');

test('a shot tells the colour, the dot, why the unit is a target, and that there were hits enough', () => {
  expect(shotsOf(garrison('0812'), 'B/1/16 0612')).toEqual([
    'fires on B/1/16 in 0612: intense fire, which hits any symbol; there are hits for all its targets.',
  ]);
  expect(shotsOf(garrison('0812'), 'A/1/16 0512')).toEqual([
    'fires on A/1/16 in 0512: steady fire, and the unit has the symbol of the card; there are hits for all its targets.',
  ]);
  expect(shotsOf(garrison('0812', DEEP), 'B/1/16 0512', 'C/1/16 0512 steps=2')).toEqual(
    ['B/1/16', 'C/1/16'].map(
      (unit) =>
        `fires on ${unit} in 0512: steady fire, and the hex is crowded, whatever the symbol; there are hits for all its targets.`,
    ),
  );
});

test('where there are more targets than hits it tells the first thing that sets them apart', () => {
  const reason = (...units: string[]): string | undefined =>
    shotsOf(garrison('0912'), ...units)[0]?.split('; ')[1];
  expect(reason('A/1/16 0512', 'B/1/16 0614')).toBe('the hottest dot comes first.');
  expect(reason('A/1/16 0510', 'E/2/16 0712')).toBe('the nearest comes first.');
  expect(reason('A/1/16 0612 steps=2', 'B/1/16 0612 steps=1')).toBe('the most steps come first.');
  const tied = under(GREEN, garrison('0812'), 'A/1/16 0612', 'B/1/16 0612');
  expect(toldOf(play(tied, 'hit B/1/16'), 'WN62 ')[0]).toContain('; chosen by the player among equals.');
  const spared = under(
    DOUBLE,
    garrison('0809'),
    garrison('0812', DEEP),
    'A/1/16 0610',
    'B/1/16 0609 steps=2',
  );
  expect(toldOf(spared, 'WN61 ')[0]).toContain('; so that as many units as possible are hit.');
});

test('a leader is hit by the star of the card', () => {
  expect(toldOf(under(STAR, garrison('0812'), 'Wyman 0612'), 'WN62 (green) ')).toEqual([
    'fires on Wyman in 0612: intense fire, and the card has the star of leaders; there are hits for all its targets.',
  ]);
});

test('a position that hits nobody of those in its field tells why: depth, disruption, smoke, no target', () => {
  const why = (card: number, ...lines: string[]): string[] =>
    toldOf(under(card, ...lines), 'WN62 (green) hits nobody: ');
  expect(why(DOUBLE, garrison('0812'), 'A/1/16 0612')).toEqual([
    'the card asks for depth, and nobody steady there has it.',
  ]);
  expect(why(GREEN, garrison('0812', 'disrupted=yes'), 'A/1/16 0612')).toEqual(['all in it are disrupted.']);
  expect(why(GREEN, garrison('0812'), 'position WN62 smoke=yes', 'A/1/16 0612')).toEqual(['it is in smoke.']);
  // Steady fire wants a diamond, and B Company has another symbol.
  expect(why(GREEN, garrison('0812'), 'B/1/16 0512')).toEqual([
    'nobody in its field fits the card, or could be hurt more.',
  ]);
  // A leader can be hit only by a star, which the card has not.
  expect(why(GREEN, garrison('0812'), 'Wyman 0612')).toHaveLength(1);
  expect(why(STAR, garrison('0812'), 'Wyman 0612')).toEqual([]);
  // With nobody in its field there is nothing to tell.
  expect(why(GREEN, garrison('0812'), 'A/1/116 0330')).toEqual([]);
  expect(why(GREEN, garrison('0812', 'disrupted=yes'), 'A/1/116 0330')).toEqual([]);
  // Nor with nobody in the position.
  expect(why(GREEN, garrison('0807'), 'A/1/16 0612')).toEqual([]);
});

test('Germans who are steady again tell by what', () => {
  // Those in 0912, who were steady, have nothing to tell; nor have those in WN61, whose colour is not on the card.
  const match = under(
    GREEN,
    garrison('0812', 'disrupted=yes'),
    garrison('0912').replace('crew1', 'crew2'),
    garrison('0809', 'disrupted=yes').replace('crew1', 'crew3'),
    'A/1/16 0612',
  );
  expect(told(match, US).filter((line) => line.includes('steady again'))).toEqual([
    'The Germans in WN62 (0812) are steady again: their colour was on the card.',
  ]);
});

// Card 45 asks for two guns of 88 mm, and has a circle: C/1/16, G/2/16, and the tanks of 1/C/741. One gun is in the box.
const shelling = (...lines: string[]): string[] =>
  told(under(45, 'german fire 4', ...lines), US).filter((line) => /guns/i.test(line));
const GUN = 'post 0916 back=88 german=gun88.1';
const ANSWER = '2 answer, and the card asks for 2.';

test('the guns tell how many answer, which kind of target comes first, and what chose among those', () => {
  expect(shelling(GUN, 'C/1/16 0411')).toEqual([
    `Guns of the eastern sector hit C/1/16, infantry in its boats, the only one there: ${ANSWER}`,
  ]);
  expect(shelling(GUN, 'C/1/16 0411', 'G/2/16 0410 steps=2', '1/C/741 0612')).toEqual([
    `Guns of the eastern sector hit C/1/16, infantry in its boats, with the most steps: ${ANSWER}`,
  ]);
  expect(shelling(GUN, 'C/1/16 0512', '1/C/741 0512')).toEqual([
    `Guns of the eastern sector hit 1/C/741, tanks or guns on the beach, the only one there: ${ANSWER}`,
  ]);
  const tied = under(45, 'german fire 4', GUN, 'C/1/16 0411', 'G/2/16 0410');
  expect(told(play(tied, 'hit G/2/16'), US)).toContain(
    `Guns of the eastern sector hit G/2/16, infantry in its boats, chosen among equals: ${ANSWER}`,
  );
});

test('too few guns tell that they are silent; before their turn, or by a card without guns, nothing is told', () => {
  expect(shelling('C/1/16 0411')).toEqual([
    'The guns of the eastern sector are silent: 1 answer, and the card asks for 2.',
  ]);
  expect(told(under(45, 'german fire 3', 'C/1/16 0411'), US).join()).not.toMatch(/guns/i);
  expect(told(under(2, 'german fire 4', 'C/1/16 0411'), US).join()).not.toMatch(/guns/i);
});

test('who is caught slipping past reads by what', () => {
  const match = scene('actions 2', 'E/2/16 0709', 'HQ18 1105', 'post 0809 back=plain german=crew9');
  expect(told(play(match, 'infiltrate E/2/16 0710', 'card-5'), US)).toContain(
    'WN61 (orange) catches E/2/16: the colour of the one and the symbol of the other are on the card.',
  );
});

test('an attack tells the weapons that are called for, and those that nobody has', () => {
  const attacks = (match: Play): string[] => toldOf(match, 'C8 is attacked: ');
  expect(attacks(assault(`post ${C8} back=KGM german=4/1/915 revealed=yes`, ['A/1/16 1715', 'B/1/16 1813']))).toEqual([
    '12 against 4. Weapons called for: automatic rifle; missing: none.',
  ]); // biome-ignore format: short
  expect(attacks(assault(KNOWN, ['A/1/16 1715 steps=2', 'B/1/16 1813 steps=1']))[0]).toMatch(
    /Weapons called for: automatic rifle, machine gun; missing: (automatic rifle, )?machine gun\.$/,
  );
  // What lies face down calls for nothing that is told before it is turned up.
  expect(attacks(assault(HIDDEN, ['A/1/16 1715', 'B/1/16 1813']))[0]).not.toContain('machine gun');
  const flank = `post ${C8} back=KGM german=2/1/915 revealed=yes`;
  expect(attacks(assault(flank, ['A/1/16 1715', 'B/1/16 1714']))[0]).toMatch(/missing: .*flanking\.$/);
  expect(attacks(assault(flank, ['A/1/16 1715', 'B/1/16 1813']))[0]).not.toMatch(/missing: .*flanking/);
});

test('a hero who stands in for a weapon leaves none missing', () => {
  const seen = `post ${C8} back=KGM german=4/1/915 revealed=yes`;
  const missing = (match: Play): string | undefined => toldOf(match, 'C8 is attacked: ')[0]?.split('; ')[1];
  expect(missing(assault(seen, ['B/1/16 1813 steps=1']))).toBe('missing: automatic rifle.');
  const led = (): Play => assault(seen, ['B/1/16 1813 steps=1 hero=Spalding']);
  expect(missing(play(led(), 'weapon'))).toBe('missing: none.');
  expect(missing(play(led(), 'strength'))).toBe('missing: automatic rifle.');
});

// Card 52 brings reserves to zone E, of which E1 in 1125 is the first.
test('reserves tell why they come there, or why nobody does', () => {
  const come = (...lines: string[]): string[] => told(play(eventOf(5, ...lines), 'card-52'), US).slice(1);
  expect(come('E/2/16 0512')).toEqual(['No reserves come to zone E: none are left.']);
  const match = play(eventOf(5, ...TACTICAL, 'E/2/16 0512'), 'card-52', '10/3/726');
  expect(told(match, US).at(-1)).toBe('German reserves come to E1: the lowest number.');
});
