import { expect, test } from 'vitest';
import { CARD } from '../src/data.ts';
import { PLACE, POSITION, POSITIONS } from '../src/map.ts';
import { firesOn, mayFire } from '../src/rules/germanfire/field.ts';
import { DEEP, garrison, reserve, shots, state, under } from './firing.ts';
import { asks, chances, field, legal, news, type Play, place, play, position, refusal, row, scene, US, unit } from './scene.ts'; // biome-ignore format: a list

// WN62 is green, in 0812 and 0912; 0612 lies under its intense fire, 0512 under steady, 0715 under sporadic.
// Card 44 has a double red, a single green and a single brown square, and a diamond; A/1/16 is of that symbol.
const GREEN = 44;

test('DDOB FIR-01: one card is drawn for the eastern sector, then one for the western', () => {
  const match = scene('german fire 2', garrison('0812'), garrison('0629'), 'A/1/16 0612', 'A/1/116 0330');
  expect(asks(match)).toBe('* firePhase.draw');
  expect(Object.keys(chances(match))).toHaveLength(54);
  play(match, 'card-44');
  expect([state(match, 'A/1/16'), state(match, 'A/1/116')]).toEqual(['2', '3']);
  expect(asks(match)).toBe('* firePhase.draw');
  expect(chances(match)['card-44']).toBeUndefined();
  play(match, 'card-41');
  expect([state(match, 'A/1/16'), state(match, 'A/1/116')]).toEqual(['2', '2']);
});

test('DDOB FIR-01: where the west is not played, no card is drawn for it', () => {
  const match = under(GREEN, 'westPlayed no', garrison('0812'), 'A/1/16 0612');
  expect(asks(match)).not.toBe('* firePhase.draw');
});

test('an empty deck is made up of the discards before a card is drawn', () => {
  const all = CARD.words.map((word) => `${word}=1`).join(' ');
  const match = scene('german fire 2', 'deck card-44=0', `discards ${all}`, garrison('0812'), 'A/1/16 0612');
  expect(Object.keys(chances(match))).toEqual(CARD.words);
  play(match, 'card-44');
  expect(Object.keys(chances(match))).toEqual(CARD.words.filter((word) => word !== 'card-44'));
});

test('DDOB FIR-02: a single square lets a position fire without depth, and with it', () => {
  expect(state(under(GREEN, garrison('0812'), 'A/1/16 0612'), 'A/1/16')).toBe('2');
  expect(state(under(GREEN, garrison('0812', DEEP), 'A/1/16 0612'), 'A/1/16')).toBe('2');
});

test('DDOB FIR-02: a colour that is not on the card is silent', () => {
  expect(state(under(40, garrison('0817'), 'A/1/16 0616'), 'A/1/16')).toBe('3');
});

test('DDOB FIR-03: a double square needs depth', () => {
  const silent = under(5, garrison('0812'), 'A/1/16 0612');
  expect(state(silent, 'A/1/16')).toBe('3');
  expect(news(silent, US)).toContain('WN62 (green) hits nobody: depth.');
  expect(state(under(5, garrison('0812', DEEP), 'A/1/16 0612'), 'A/1/16')).toBe('2');
});

test('DDOB FIR-03: the depth of a disrupted unit does not do for a double square', () => {
  const lines = [garrison('0812', DEEP, 'disrupted=yes'), garrison('0912'), 'A/1/16 0612'];
  expect(state(under(5, ...lines), 'A/1/16')).toBe('3');
});

test('DDOB FIR-04: a disrupted position is silent', () => {
  const match = under(GREEN, garrison('0812', 'disrupted=yes'), 'A/1/16 0612');
  expect(state(match, 'A/1/16')).toBe('3');
  expect(news(match, US)).toContain('WN62 (green) hits nobody: disrupted.');
});

test('DDOB FIR-05: a colour on the card shakes off disruption after the fire, without depth under a double square too', () => {
  const match = under(
    5,
    garrison('0812', 'disrupted=yes'),
    garrison('0809', 'disrupted=yes'),
    garrison('0807', 'disrupted=yes'),
    'A/1/16 0610',
  );
  // Green is double, orange single, purple not on the card at all.
  expect(['0812', '0809', '0807'].map((post) => row(position(match), `post ${post}`).disrupted)).toEqual([
    undefined,
    undefined,
    'yes',
  ]);
  expect(state(match, 'A/1/16')).toBe('3');
  expect(news(match, US)).toContain('The Germans in 0812 are steady again: their colour was on the card.');
});

test('DDOB FIR-05: the card of the other sector does nothing for a disrupted position', () => {
  const match = under(GREEN, garrison('0629', 'disrupted=yes'));
  expect(row(position(match), 'post 0629').disrupted).toBe('yes');
  play(match, 'card-41');
  expect(row(position(match), 'post 0629').disrupted).toBeUndefined();
});

test('DDOB FIR-06: steady fire leaves a tank alone, unless the square has a tank and the symbol fits', () => {
  const lines = [garrison('0812'), '1/B/741 0512', '1/C/741 0511'];
  const plain = under(GREEN, ...lines);
  expect([state(plain, '1/B/741'), state(plain, '1/C/741')]).toEqual(['2', '2']);
  // Card 39 has a single green square with a tank, and a circle.
  const bonus = under(39, ...lines);
  expect([state(bonus, '1/B/741'), state(bonus, '1/C/741')]).toEqual(['2', '1']);
});

// Card 19 has a single green square with a star, and a diamond.
test('DDOB FIR-07: a star hits a leader with a hit that is left', () => {
  const match = under(19, garrison('0812', DEEP), 'A/1/16 0612', 'HQ16 0512');
  expect([state(match, 'A/1/16'), state(match, 'HQ16')]).toEqual(['2', '-']);
});

test('DDOB FIR-07: a star hits nobody when the hits are used up, and without a star nobody is hit at all', () => {
  expect(place(under(19, garrison('0812'), 'A/1/16 0612', 'HQ16 0512'), 'HQ16')).toBe('0512');
  expect(place(under(GREEN, garrison('0812', DEEP), 'HQ16 0512'), 'HQ16')).toBe('0512');
});

test('DDOB FIR-07: under sporadic fire a leader is safe; one leader is hit, the nearest under the hottest fire', () => {
  expect(place(under(19, garrison('0812', DEEP), 'HQ16 0715'), 'HQ16')).toBe('0715');
  const match = under(19, garrison('0812', DEEP), 'HQ16 0512', 'Wyman 0612');
  expect(field(match, 'Wyman', 'wounded')).toBe('yes');
  expect(place(match, 'HQ16')).toBe('0512');
});

test('DDOB FIR-07: between leaders of one hex the player chooses', () => {
  const match = under(19, garrison('0812'), 'HQ16 0512', 'Wyman 0512');
  expect(asks(match)).toBe('us positionFire.chooseLeader');
  expect(legal(match)).toEqual(['hit HQ16', 'hit Wyman']);
  play(match, 'hit Wyman');
  expect([field(match, 'Wyman', 'wounded'), place(match, 'HQ16')]).toEqual(['yes', '0512']);
});

test('DDOB FIR-08: steady fire takes the units with the symbol of the card', () => {
  const match = under(
    GREEN,
    garrison('0812', DEEP),
    garrison('0912'),
    'A/1/16 0511',
    'B/1/16 0512',
    'C/1/16 0513',
  );
  expect(['A/1/16', 'B/1/16', 'C/1/16'].map((name) => state(match, name))).toEqual(['2', '3', '3']);
});

test('DDOB FIR-09: a strongpoint in two hexes fires while one of its units is steady', () => {
  const half = [garrison('0812', 'disrupted=yes'), garrison('0912'), 'A/1/16 0612'];
  expect(state(under(GREEN, ...half), 'A/1/16')).toBe('2');
  const whole = [garrison('0812', 'disrupted=yes'), garrison('0912', 'disrupted=yes'), 'A/1/16 0612'];
  expect(state(under(GREEN, ...whole), 'A/1/16')).toBe('3');
});

test('DDOB FIR-10: WN65 of the eastern sector hits a unit across the boundary, by the eastern card', () => {
  const lines = [garrison('0817'), 'A/1/116 0520'];
  // Card 2 has a single red square and a circle; 0520 lies in the west, under its steady fire.
  expect(state(under(2, ...lines), 'A/1/116')).toBe('2');
  expect(state(play(under(40, ...lines), 'card-2'), 'A/1/116')).toBe('3');
});

test('DDOB FIR-11: every dot belongs to one position, and no two of a colour share a hex', () => {
  for (const one of POSITIONS)
    for (const other of POSITIONS) {
      if (one === other || one.colour !== other.colour) continue;
      const dots = Object.values(other.fire).flatMap((list) => list.split(' '));
      const shared = Object.values(one.fire)
        .flatMap((list) => list.split(' '))
        .filter((hex) => hex !== '' && dots.includes(hex));
      expect(shared, `${one.id} and ${other.id}`).toEqual([]);
    }
});

test('DDOB FIR-12: a position hits as many as it has units and depth markers', () => {
  const beach = ['A/1/16 0610', 'B/1/16 0611', 'C/1/16 0612', 'D/1/16 0613', 'E/2/16 0614'];
  const hits = (...posts: string[]): number => {
    const match = under(GREEN, ...posts, ...beach);
    while (asks(match) === 'us positionFire.choose') play(match, legal(match)[0] ?? '');
    return shots(match).length;
  };
  expect(hits(garrison('0812'))).toBe(1);
  expect(hits(garrison('0812', DEEP))).toBe(2);
  expect(hits(garrison('0812', DEEP), garrison('0912'))).toBe(3);
  expect(hits(garrison('0812', DEEP), garrison('0912', DEEP))).toBe(4);
  expect(hits(garrison('0812', DEEP, 'disrupted=yes'), garrison('0912', DEEP))).toBe(2);
});

test('DDOB FIR-12: limit two, a tank under intense fire and two companies under steady: the tank and the nearer one', () => {
  const match = under(GREEN, garrison('0812', DEEP), '2/B/741 0612', 'A/1/16 0512', 'E/2/16 0515');
  expect(['2/B/741', 'A/1/16', 'E/2/16'].map((name) => state(match, name))).toEqual(['1', '2', '3']);
  expect(shots(match)).toEqual(['WN62 2/B/741 by dot', 'WN62 A/1/16 by distance']);
});

test('DDOB FIR-13: a unit in the fields of two positions loses one step, and the second looks for another', () => {
  // Card 5: a single orange square for WN61, then a double green one for WN62. 0610 is intense for both.
  const lines = [garrison('0809'), garrison('0812', DEEP), 'A/1/16 0610'];
  expect(state(under(5, ...lines), 'A/1/16')).toBe('2');
  const match = under(5, ...lines, 'E/2/16 0514');
  expect([state(match, 'A/1/16'), state(match, 'E/2/16')]).toEqual(['2', '2']);
});

test('DDOB FIR-13: who has lost a step may still be disrupted by another position', () => {
  // 0913 lies under steady fire of WN62 and of C1, where a reserve is still face down.
  expect(state(under(GREEN, garrison('0812'), 'A/1/16 0913'), 'A/1/16')).toBe('2');
  expect(state(under(GREEN, garrison('0812'), reserve('1113'), 'A/1/16 0913'), 'A/1/16')).toBe('2 disrupted');
});

test('DDOB FIR-13: what a unit lost in an earlier turn does not shield it', () => {
  expect(state(under(GREEN, garrison('0812'), 'A/1/16 0612 hit=yes'), 'A/1/16')).toBe('2');
});

test('DDOB FIR-14: a company that comes down to its last step counts for the losses of its division', () => {
  const lost = (steps: number): string | undefined =>
    row(position(under(GREEN, garrison('0812'), `A/1/16 0612 steps=${steps}`)), 'division 1st').lost;
  // One that is on its last step already is in the Loss box, and its end counts no more.
  expect([lost(3), lost(2), lost(1)]).toEqual([undefined, '1', '1']);
});

test('DDOB FIR-15: Rangers do not count for the losses of a division', () => {
  const match = under(GREEN, garrison('0812'), 'AB/2R 0612');
  expect(state(match, 'AB/2R')).toBe('1');
  expect(row(position(match), 'division 29th').lost).toBeUndefined();
});

test('DDOB FIR-16: a hero who is hit dies and leaves his unit inspired', () => {
  const match = under(19, garrison('0812', DEEP), 'A/1/16 0612 hero=Pinder');
  expect(state(match, 'A/1/16')).toBe('2');
  expect([field(match, 'A/1/16', 'hero'), field(match, 'A/1/16', 'inspired')]).toEqual([undefined, 'yes']);
  expect(news(match, US)).toContain('Pinder dies; A/1/16 is inspired.');
});

test('DDOB FIR-17: a general is wounded first, and dies of the second hit', () => {
  const first = under(19, garrison('0812'), 'Wyman 0612');
  expect([place(first, 'Wyman'), field(first, 'Wyman', 'wounded')]).toEqual(['0612', 'yes']);
  const second = under(19, garrison('0812'), 'Wyman 0612 wounded=yes');
  expect(place(second, 'Wyman')).toBe('-');
  expect(field(second, 'Wyman', 'due')).toBeUndefined();
});

test('DDOB FIR-18: fire that disrupts does not disrupt a leader', () => {
  const match = under(GREEN, garrison('0812'), reserve('1113'), 'HQ16 1012', 'Wyman 1012');
  expect([field(match, 'HQ16', 'nerve'), field(match, 'Wyman', 'nerve')]).toEqual([undefined, undefined]);
});

test('DDOB FIR-19: a headquarters that is hit comes back two turns later', () => {
  const match = under(19, 'german fire 8', garrison('0812'), 'HQ16 0612');
  expect([place(match, 'HQ16'), field(match, 'HQ16', 'due')]).toEqual(['-', '10']);
  expect(news(match, US)).toContain('HQ16 is delayed to turn 10.');
});

test('DDOB FIR-20: a hero and an inspired marker go with their unit', () => {
  const match = under(
    GREEN,
    'options sacrifice=no',
    garrison('0812', DEEP),
    'A/1/16 0612 steps=1 hero=Pinder',
    'B/1/16 0612 steps=1 inspired=yes',
  );
  expect([state(match, 'A/1/16'), state(match, 'B/1/16')]).toEqual(['-', '-']);
  expect([field(match, 'A/1/16', 'hero'), field(match, 'B/1/16', 'inspired')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('DDOB FIR-21: a hero may die for a unit of one step, which stays as it is', () => {
  const lines = [garrison('0812'), 'A/1/16 0612 steps=1 hero=Pinder'];
  const saved = under(GREEN, ...lines);
  expect(asks(saved)).toBe('us hit.sacrifice');
  play(saved, 'sacrifice');
  expect([state(saved, 'A/1/16'), field(saved, 'A/1/16', 'inspired')]).toEqual(['1', 'yes']);
  expect(state(play(under(GREEN, ...lines), 'decline'), 'A/1/16')).toBe('-');
});

test('DDOB FIR-21: he is not asked while his unit has another step, nor without the option', () => {
  expect(state(under(GREEN, garrison('0812'), 'A/1/16 0612 steps=2 hero=Pinder'), 'A/1/16')).toBe('1');
  const off = under(GREEN, 'options sacrifice=no', garrison('0812'), 'A/1/16 0612 steps=1 hero=Pinder');
  expect(state(off, 'A/1/16')).toBe('-');
});

test('DDOB FIR-22: a position spares the unit that another of the card can hit, so that both are', () => {
  // WN61 may hit either, and would take the stronger; WN62 can reach only that one.
  const match = under(5, garrison('0809'), garrison('0812', DEEP), 'A/1/16 0610', 'B/1/16 0609 steps=2');
  expect([state(match, 'A/1/16'), state(match, 'B/1/16')]).toEqual(['2', '1']);
  expect(shots(match)).toEqual(['WN61 B/1/16 by number', 'WN62 A/1/16 by all']);
});

// Card 5, a diamond: WN61 (orange) has one hit and takes A before B; WN62 (green, with depth) has two, and reaches A.
const SPARING = [garrison('0809'), garrison('0812', DEEP), 'A/1/16 0610', 'B/1/16 0609 steps=2'];
const sparing = (...more: string[]): string[] => shots(under(5, ...SPARING, ...more));

test('DDOB FIR-22: nobody is spared for a position that has others for all its hits', () => {
  expect(sparing('C/1/16 0613'), 'one other for two hits').toEqual([
    'WN61 B/1/16 by number',
    'WN62 C/1/16 by all',
    'WN62 A/1/16 by all',
  ]);
  expect(sparing('C/1/16 0613', 'G/2/16 0614'), 'two others').toEqual([
    'WN61 A/1/16 by steps',
    'WN62 C/1/16 by all',
    'WN62 G/2/16 by all',
  ]);
});

test('DDOB FIR-22: those without the symbol under steady fire are no others, nor those that would only be disrupted', () => {
  expect(sparing('K/3/16 0514', 'F/2/16 0515')[0], 'two triangles').toBe('WN61 B/1/16 by number');
  expect(sparing('E/2/16 0715', 'I/3/16 0814')[0], 'under sporadic fire').toBe('WN61 B/1/16 by number');
});

test('DDOB FIR-22: nobody is spared for a position that would only disrupt him', () => {
  // 0710 lies under steady fire of WN61 and sporadic fire of WN62.
  const match = under(5, garrison('0809'), garrison('0812', DEEP), 'A/1/16 0710', 'E/2/16 0508');
  expect([state(match, 'A/1/16'), state(match, 'E/2/16')]).toEqual(['2 disrupted', '3']);
  expect(shots(match)).toEqual(['WN61 A/1/16 by distance', 'WN62 A/1/16 by all']);
});

test('DDOB FIR-22: who is only disrupted now is not spared: the step is still there to be taken', () => {
  // Card 22, a diamond: WN60 (purple, with a tank) fires sporadically on 0711 and 0712, then WN62 (green) steadily.
  const tanks = ['1/B/741 0712', '2/C/741 0712 steps=1'];
  const match = under(22, garrison('0807', DEEP), garrison('0812'), 'A/1/16 0711', ...tanks);
  expect(state(match, 'A/1/16')).toBe('2 disrupted');
  expect(shots(match)).toEqual(['WN60 A/1/16 by distance', 'WN60 1/B/741 by steps', 'WN62 A/1/16 by all']);
});

test('DDOB FIR-22: of two equals the one that nobody else can hit is hit, and no choice is left', () => {
  // 0609 lies under intense fire of WN61, and steady fire of WN62, to which the triangle is no target.
  const equals = ['A/1/16 0609 steps=2', 'B/1/16 0609 steps=2'];
  const match = under(5, garrison('0809'), garrison('0812', DEEP), ...equals);
  expect([state(match, 'A/1/16'), state(match, 'B/1/16')]).toEqual(['1', '1']);
  expect(shots(match)).toEqual(['WN61 B/1/16 by number', 'WN62 A/1/16 by all']);
});

test('DDOB FIR-29: between equals of whom one is spared once the other is hit the player chooses', () => {
  // Card 3, a triangle: A1 (red) lies face down with two hits, then A2 (blue), in sight, has one for those in 1009.
  const deep = reserve('1008', 'depth=hidden pool=mobile marker=dm9');
  const seen = 'post 1110 back=TR german=6/2/916 revealed=yes';
  const us = ['A/1/16 1009 steps=2', 'C/1/16 1009 steps=2', 'B/1/16 0908'];
  const match = under(3, 'german fire 8', deep, seen, ...us);
  expect([asks(match), legal(match)]).toEqual(['us positionFire.choose', ['hit A/1/16', 'hit C/1/16']]);
  play(match, 'hit C/1/16');
  expect(['A/1/16', 'C/1/16', 'B/1/16'].map((name) => state(match, name))).toEqual([
    '1',
    '1 disrupted',
    '2 disrupted',
  ]);
  expect(shots(match)).toEqual(['A1 C/1/16 by player', 'A1 B/1/16 by number', 'A2 A/1/16 by all']);
  // Alone on the card, A1 hits both of them.
  expect(shots(under(3, 'german fire 8', deep, ...us))).toEqual(['A1 A/1/16 by dot', 'A1 C/1/16 by dot']);
});

test('DDOB FIR-22: a position counts what is left for later ones, not for itself', () => {
  // Card 40, a diamond: WN61 (orange, with depth) has two hits, then WN62 (green) has one for A or E.
  const match = under(40, garrison('0809', DEEP), garrison('0812'), 'A/1/16 0610', 'E/2/16 0611', 'B/1/16 0609 steps=1'); // biome-ignore format: a line
  expect(shots(match)).toEqual(['WN61 A/1/16 by distance', 'WN61 B/1/16 by distance', 'WN62 E/2/16 by all']);
});

test('DDOB FIR-22: nobody is spared for a position that smoke keeps from firing', () => {
  // Card 11, a triangle: WN61 has two hits, then WN60 (purple) has one for B or F; WN62 (green) would have F.
  const smoke = [garrison('0812'), 'position WN62 smoke=yes'];
  const us = ['B/1/16 0808 steps=2', 'A/1/16 0808 steps=1', 'F/2/16 0511'];
  const first = (...lines: string[]): string | undefined =>
    shots(under(11, garrison('0809', DEEP), garrison('0807'), ...us, ...lines))[0];
  expect(first(...smoke)).toBe('WN61 B/1/16 by dot');
  expect(first(...smoke.slice(0, 1)), 'without the smoke').toBe('WN61 A/1/16 by number');
});

test('DDOB XSQ-04: from turn 17 nobody is spared for another position, for both take a step', () => {
  const match = under(5, 'german fire 18', ...SPARING, 'C/1/16 0609 steps=1');
  expect(['A/1/16', 'B/1/16', 'C/1/16'].map((name) => state(match, name))).toEqual(['1', '1', '1']);
});

test('DDOB FIR-22: leaders come last, wherever they stand', () => {
  const match = under(19, garrison('0812', DEEP), 'Wyman 0612', 'A/1/16 0511', 'E/2/16 0715');
  expect([state(match, 'A/1/16'), state(match, 'E/2/16')]).toEqual(['2', '3 disrupted']);
  expect(field(match, 'Wyman', 'wounded')).toBeUndefined();
});

test('DDOB FIR-28: five steps in a hex are a target of any symbol', () => {
  const lines = [garrison('0812', DEEP), garrison('0912'), 'B/1/16 0512'];
  const four = under(GREEN, ...lines, 'C/1/16 0512 steps=1', 'HQ16 0512');
  expect([state(four, 'B/1/16'), state(four, 'C/1/16')]).toEqual(['3', '1']);
  // The first loss brings the hex under five: both are hit all the same.
  const five = under(GREEN, ...lines, 'C/1/16 0512 steps=2');
  expect([state(five, 'B/1/16'), state(five, 'C/1/16')]).toEqual(['2', '1']);
});

test('DDOB FIR-28: steady fire on a crowded hex still leaves its tank alone', () => {
  const match = under(GREEN, garrison('0812', DEEP), 'B/1/16 0512', '1/B/741 0512');
  expect([state(match, 'B/1/16'), state(match, '1/B/741')]).toEqual(['2', '2']);
});

test('DDOB FIR-29: the hotter dot, then the nearer hex, then the more steps', () => {
  const first = (...units: string[]): string[] => shots(under(GREEN, garrison('0912'), ...units));
  expect(first('A/1/16 0512', 'B/1/16 0614')).toEqual(['WN62 B/1/16 by dot']);
  expect(first('A/1/16 0510', 'E/2/16 0712')).toEqual(['WN62 E/2/16 by distance']);
  expect(first('A/1/16 0612 steps=2', 'B/1/16 0612 steps=1')).toEqual(['WN62 A/1/16 by steps']);
});

test('DDOB FIR-29: between equals the player chooses', () => {
  // 0611, 0612 and 0613 are as far from WN62, and as hot.
  const match = under(
    GREEN,
    garrison('0812'),
    'A/1/16 0612 steps=2',
    'B/1/16 0612 steps=2',
    'C/1/16 0613 steps=1',
  );
  expect(asks(match)).toBe('us positionFire.choose');
  expect(legal(match)).toEqual(['hit A/1/16', 'hit B/1/16']);
  expect(refusal(match, 'hit C/1/16')).toBe('FIR-29');
  play(match, 'hit B/1/16');
  expect(shots(match)).toEqual(['WN62 B/1/16 by player']);
  expect([unit(match, 'A/1/16'), unit(match, 'B/1/16')]).toEqual(['0612 2', '0612 1']);
});

test('smoke holds the fire of a strongpoint, but not what it does to infiltrators', () => {
  const match = under(GREEN, garrison('0812'), 'position WN62 smoke=yes', 'A/1/16 0612');
  expect(state(match, 'A/1/16')).toBe('3');
  const { g } = match.engine;
  const [wn62, card] = [POSITION.of('WN62'), CARD.of('card-44')];
  expect(mayFire(g, wn62, card)).toBe(false);
  expect(firesOn(g, PLACE.of('0612')).map(POSITION.text)).toEqual(['WN62']);
});

test('plunging fire makes sporadic dots steady under the cover of the beach, not on the pavilion', () => {
  const lines = [garrison('0812', DEEP), 'A/1/16 0715', 'E/2/16 0814'];
  const usual = under(GREEN, ...lines);
  expect([state(usual, 'A/1/16'), state(usual, 'E/2/16')]).toEqual(['3 disrupted', '3 disrupted']);
  const plunging = under(GREEN, 'plungingFire yes', ...lines);
  expect([state(plunging, 'A/1/16'), state(plunging, 'E/2/16')]).toEqual(['2', '3 disrupted']);
});

test('the positions that could hit a hex are those with a dot in it and a steady German', () => {
  const { g } = scene(
    'german fire 2',
    garrison('0812'),
    garrison('0809', 'disrupted=yes'),
    garrison('0807'),
  ).engine;
  expect(firesOn(g, PLACE.of('0610')).map(POSITION.text)).toEqual(['WN60', 'WN62']);
});

// Dog beaches under WN70, WN71, WN72 and WN73, as in the published examples.
const DOG = [
  garrison('0728', DEEP), garrison('0629'), garrison('0531', DEEP.replace('dw9', 'dw8')), garrison('0631'), garrison('0533', DEEP.replace('dw9', 'dw7')),
  'A/1/116 0427', 'I/3/116 0527', '5-6/397 0626', '2/C/743 0328', 'K/3/116 0429', 'C/2R 0333',
]; // biome-ignore format: a list
const western = (card: number): Play => play(under(1, 'german fire 3', ...DOG), `card-${card}`);

test('a worked example: red single, purple and green double, a triangle', () => {
  const match = western(24);
  expect(shots(match)).toEqual(['WN70 A/1/116 by dot', 'WN70 I/3/116 by steps', 'WN72 C/2R by all']);
  expect(['A/1/116', 'I/3/116', 'C/2R', '5-6/397'].map((name) => state(match, name))).toEqual([
    '2',
    '2',
    '2 disrupted',
    '2',
  ]);
});

test('a worked example: orange and blue single, red double with a tank, a circle', () => {
  const match = western(4);
  expect(shots(match)).toEqual(['WN70 A/1/116 by dot', 'WN70 2/C/743 by dot']);
  expect([state(match, '2/C/743'), state(match, 'K/3/116'), state(match, 'C/2R')]).toEqual(['1', '3', '2']);
});
