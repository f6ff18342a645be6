import { CHANCE, seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { CARD, CARDS } from '../src/data.ts';
import { POST } from '../src/map.ts';
import { DIVISIONAL, deep, eventOf, occupied, post, reasons, TACTICAL } from './reserving.ts';
import { asks, chances, field, legal, news, opening, type Play, play, position, refusal, row, scene, seen, US, unit, value } from './scene.ts'; // biome-ignore format: a list

const BEACH = 'E/2/16 0512';
const WN61 = 'post 0809 back=88 german=gun88.1';
const WN69 = 'post 1222 back=rocket german=rockets';
const WN70 = 'post 0728 back=75 german=gun75.3';

test('DDOB EVT-01: from turn 2 on a card is drawn, and on turn 1 none', () => {
  expect(asks(scene('the event 2', BEACH))).toBe('* eventPhase.draw');
  expect(asks(scene('the event 16', BEACH))).toBe('* eventPhase.draw');
  expect(asks(scene('the event 1', BEACH))).not.toContain('eventPhase');
  const match = scene('the event 2', BEACH);
  expect(chances(match)['card-7']).toBe('1/54');
  play(match, 'card-8');
  expect([match.engine.g.deck.get(CARD.of('card-8')), match.engine.g.cards.at(0)]).toEqual([
    0,
    CARD.of('card-8'),
  ]);
});

test('DDOB EVT-02: of the card it is the entry for the turn that is done', () => {
  // Card 5: rockets up to turn 10, then the Germans rally.
  const lines = [WN69, `${WN61} disrupted=yes`, 'E/2/16 0720'];
  const early = play(eventOf(10, ...lines), 'card-5');
  expect([post(early, '0809').disrupted, unit(early, 'E/2/16')]).toEqual(['yes', '0720 2']);
  const late = play(eventOf(11, ...lines), 'card-5');
  expect([post(late, '0809').disrupted, unit(late, 'E/2/16')]).toEqual([undefined, '0720 3']);
});

test('DDOB EVT-03: the depth that comes with a hero goes to his sector', () => {
  const lines = [WN61, WN70, 'A/1/116 0528', 'F/2/116 0609', 'heroes Morse=1'];
  // Of the 29th, whose second company has drifted far to the east.
  const match = play(eventOf(5, ...lines), 'card-12');
  expect(legal(match)).toEqual(['hero A/1/116', 'hero F/2/116']);
  expect(deep(play(match, 'hero A/1/116', 'dw5'))).toEqual(['0728']);
  expect(deep(play(eventOf(5, ...lines), 'card-12', 'hero F/2/116', 'dw5'))).toEqual(['0809']);
});

test('a hero comes to a unit of the division that the player names, ashore or in its boat, with no hero yet', () => {
  const match = play(
    eventOf(
      5,
      BEACH,
      'F/2/16 0318',
      'G/2/16 0514 hero=Barrett',
      'A/1/116 0528',
      'HQ16 0512',
      'heroes Pinder=1 Morse=1',
    ),
    'card-34',
  );
  expect([asks(match), legal(match)]).toEqual(['us eventPhase.follower', ['hero E/2/16', 'hero F/2/16']]);
  for (const other of ['G/2/16', 'A/1/116', 'HQ16']) expect(refusal(match, `hero ${other}`)).toBe('EVT-02');
  play(match, 'hero F/2/16');
  expect([field(match, 'F/2/16', 'hero'), match.engine.g.heroes.total]).toEqual(['Pinder', 1]);
  expect(news(match, US)).toContain('Pinder leads F/2/16.');
});

test('a sixth hero does not come, but his depth does', () => {
  const match = play(eventOf(5, BEACH, 'F/2/16 0514', WN61, WN70, 'heroes Morse=1'), 'card-7');
  expect(deep(play(match, 'dw5'))).toEqual(['0809']);
});

test('card 4: ships are on call, and reserves come to zone E', () => {
  const match = play(eventOf(5, BEACH, 'navalMarkers 1', ...TACTICAL), 'card-4', '10/3/726');
  expect([value(match, 'navalMarkers'), occupied(match)]).toEqual(['2', ['1125']]);
});

test('card 3: smoke hides two strongpoints, until the next event', () => {
  const match = play(eventOf(5, BEACH), 'card-3');
  const isHidden = (id: string, play: Play): string | undefined =>
    row(position(play), `position ${id}`).smoke;
  expect(['WN71', 'WN72', 'WN73'].map((id) => isHidden(id, match))).toEqual([undefined, 'yes', 'yes']);
  const next = scene('the event 6', BEACH, 'position WN72 smoke=yes', 'plungingFire yes', 'moreActions 1');
  expect([isHidden('WN72', next), value(next, 'plungingFire'), value(next, 'moreActions')]).toEqual([
    undefined,
    'no',
    '0',
  ]);
});

test('card 2: from turn 11 on fire plunges behind cover', () => {
  expect(value(play(eventOf(11, BEACH), 'card-2'), 'plungingFire')).toBe('yes');
});

test('cards 8 and 39: one regular action more, or one less', () => {
  expect(value(play(eventOf(5, BEACH), 'card-8'), 'moreActions')).toBe('1');
  expect(value(play(eventOf(5, BEACH), 'card-39'), 'moreActions')).toBe('-1');
});

test('card 12: shells stop the engineers while a German gun is left', () => {
  const silent = ['88E', '105E', '88W', '105W'].map((battery) => `artillery ${battery} inactive=yes`);
  const stopped = (...lines: string[]): string | undefined =>
    value(play(eventOf(12, BEACH, ...lines), 'card-12'), 'noEngineers');
  expect([stopped(), stopped(...silent), stopped(...silent, WN61)]).toEqual(['yes', 'no', 'yes']);
  expect(stopped(...silent, 'post 0916 back=plain german=crew2')).toBe('no');
});

test('card 5: the rockets of WN69 take a step from the unit with most steps on low ground, three to seven hexes away', () => {
  const hit = (...lines: string[]): Play => play(eventOf(5, ...lines), 'card-5');
  // 0822, in the draw, is four hexes away, and 1022 only two.
  expect(unit(hit(WN69, 'E/2/16 0822', 'F/2/16 1022', '1/A/741 0720'), 'E/2/16')).toBe('0822 2');
  expect(unit(hit(WN69, 'F/2/16 1022'), 'F/2/16')).toBe('1022 3');
  // On high ground, or too far away, nobody is hit.
  expect(unit(hit(WN69, 'F/2/16 0919'), 'F/2/16')).toBe('0919 3');
  expect(unit(hit(WN69, 'F/2/16 0609'), 'F/2/16')).toBe('0609 3');
  // Of two with as many steps the player chooses.
  const match = hit(WN69, 'E/2/16 0822', 'F/2/16 0720', '1/A/741 0720');
  expect([asks(match), legal(match)]).toEqual(['us rockets.target', ['hit E/2/16', 'hit F/2/16']]);
  expect(refusal(match, 'hit 1/A/741')).toBe('EVT-02');
  // Disrupted it does not fire.
  const silent = hit(`${WN69} disrupted=yes`, 'E/2/16 0822');
  expect([unit(silent, 'E/2/16'), value(silent, 'rocketsFired')]).toEqual(['0822 3', '0']);
});

test('card 5: the rockets reach nobody nearer than three hexes or further than seven', () => {
  // 1222 is two hexes from 1021, three from 0923, seven from 0520 and eight from 0419.
  const steps = (hex: string): string => unit(play(eventOf(5, WN69, `E/2/16 ${hex}`), 'card-5'), 'E/2/16');
  expect([steps('1021'), steps('0923'), steps('0520'), steps('0419')]).toEqual([
    '1021 3',
    '0923 2',
    '0520 2',
    '0419 3',
  ]);
});

test('card 33: ships destroy the rockets once they have fired', () => {
  const lines = [`${WN69} depth=hidden pool=WN marker=dw9`, BEACH];
  const shown = play(eventOf(12, ...lines, 'rocketsFired 1'), 'card-33');
  expect([occupied(shown), deep(shown)]).toEqual([[], []]);
  expect(row(position(shown), 'gone rockets').known).toBe('yes');
  expect(row(position(shown), 'spent dw9').known).toBe('yes');
  expect(occupied(play(eventOf(12, ...lines), 'card-33'))).toEqual(['1222']);
});

test('card 4, later: stragglers give a regular unit of one step its second, out of the Loss box', () => {
  const lines = ['A/1/116 0528 reduced', 'C/2R 0527 reduced', 'B/1/116 0528 steps=2', 'F/2/16 0609 reduced'];
  const match = play(eventOf(12, ...lines, 'E/2/116 0524 reduced', 'division 29th lost=2'), 'card-4');
  expect([asks(match), legal(match)]).toEqual(['us stragglers.choose', ['join A/1/116', 'join E/2/116']]);
  expect(refusal(match, 'join C/2R')).toBe('EVT-02');
  play(match, 'join A/1/116');
  expect([unit(match, 'A/1/116'), row(position(match), 'division 29th').lost]).toEqual(['0528 2', '1']);
  // Of a unit that has come under the other division it is the box of its own.
  const drifted = play(eventOf(12, 'F/2/16 0524 reduced division=29th', 'division 1st lost=2'), 'card-4');
  expect(row(position(drifted), 'division 1st').lost).toBe('1');
  // The 29th has none: then of the 1st.
  const other = play(eventOf(12, 'B/1/116 0528', 'F/2/16 0609 reduced', 'division 1st lost=1'), 'card-4');
  expect([unit(other, 'F/2/16'), row(position(other), 'division 1st').lost]).toEqual(['0609 2', undefined]);
});

test('card 36: a patrol of the 29th turns up the hidden Germans nearest to a unit in the west, with their depth', () => {
  const near = 'post 0728 back=75 german=gun75.3 depth=hidden pool=WN marker=dw9';
  const match = eventOf(12, near, WN61, 'A/1/116 0627', 'F/2/16 0710');
  expect(row(seen(match, US), 'post 0728')).toMatchObject({ german: '?', marker: '?' });
  play(match, 'card-36');
  expect(row(seen(match, US), 'post 0728')).toMatchObject({
    revealed: 'yes',
    german: 'gun75.3',
    marker: 'dw9',
  });
  expect(post(match, '0809').revealed).toBeUndefined();
  // Two as near: the player chooses.
  const both = ['post 0821 back=plain german=crew1', 'post 0922 back=75 german=gun75.2'];
  const tie = play(eventOf(12, ...both, 'A/1/116 0822'), 'card-36');
  expect([asks(tie), legal(tie)]).toEqual(['us report.choose', ['uncover 0821', 'uncover 0922']]);
});

test('card 36: the sector of the units counts and not their division, and the Germans may be across the boundary', () => {
  // A company of the 1st in the west next to D3, which is east; one of the 29th in the east next to WN61.
  const lines = ['post 1319 back=TR german=5/2/916', WN61, WN70, 'F/2/16 1419', 'A/1/116 0709'];
  const match = play(eventOf(12, ...lines), 'card-36');
  const known = ['1319', '0809', '0728'].map((hex) => post(match, hex).revealed);
  expect(known).toEqual(['yes', undefined, undefined]);
});

test('card 36: reserves that a marker calls come face up by a patrol, too (R-57)', () => {
  const calls = 'post 0728 back=75 german=gun75.1 depth=hidden pool=WN marker=dw1';
  const match = play(eventOf(12, calls, 'A/1/116 0627', ...TACTICAL), 'card-36', '5/2/916');
  const came = POST.words.filter((hex) => post(match, hex).german === '5/2/916');
  expect(came.map((hex) => post(match, hex).revealed)).toEqual(['yes']);
});

test('card 53: a prisoner tells of any hidden Germans of the sector; reserves that a marker calls come face up', () => {
  const calls = 'post 0807 back=75 german=gun75.1 depth=hidden pool=WN marker=dw1';
  const match = play(eventOf(12, calls, WN61, WN70, BEACH, ...TACTICAL), 'card-53');
  expect(legal(match)).toEqual(['uncover 0807', 'uncover 0809']);
  expect(refusal(match, 'uncover 0728')).toBe('EVT-02');
  play(match, 'uncover 0807', '5/2/916');
  expect([deep(match), row(position(match), 'spent dw1').known]).toEqual([[], 'yes']);
  expect(row(seen(match, US), 'post 0907')).toMatchObject({ german: '5/2/916', revealed: 'yes' });
  // Its unit stays: only an attack defeats it.
  expect(post(match, '0807').revealed).toBe('yes');
  // Nobody hidden in the east: then in the west.
  const other = play(eventOf(12, `${WN61} revealed=yes`, WN70, BEACH), 'card-53');
  expect(post(other, '0728').revealed).toBe('yes');
});

test('Easy Red and Fox Green: what would happen in the west does not', () => {
  const east = (card: string, ...lines: string[]): Play =>
    play(eventOf(5, BEACH, 'westPlayed no', WN61, ...lines), card);
  // A hero of the 29th, and the depth with him.
  expect([deep(east('card-12')), asks(east('card-12'))]).toEqual([[], '* firePhase.draw']);
  // One marker for each sector is one.
  expect(reasons(play(east('card-20'), 'dw5'))).toEqual(['0809: only']);
  // Zone D has positions on both sides: D1 is in the west.
  expect(occupied(play(east('card-47', ...TACTICAL), '10/3/726'))).toEqual(['0809', '1217']);
});

test('every card can be carried out, early and late, whatever the player chooses', () => {
  const random = seeded(7);
  const germans = [WN61, WN69, WN70, 'post 0912 back=75 german=gun75.2 depth=hidden pool=WN marker=dw1'];
  const us = ['E/2/16 0710', 'F/2/16 0822 reduced', 'A/1/116 0627 reduced', 'Wyman 0710', 'HQ16 0710'];
  const more = [
    ...TACTICAL,
    ...DIVISIONAL,
    'heroes Pinder=1 Morse=1',
    'rocketsFired 1',
    'meyer 1/1/915=1',
    'meyerLeft 1',
  ];
  for (const turn of [2, 16])
    for (const { id } of CARDS) {
      const match = play(eventOf(turn, ...germans, ...us, ...more), `card-${id}`);
      const { engine } = match;
      for (let i = 0; i < 20 && !engine.over && !asks(match).includes('firePhase'); i++)
        if (engine.side === CHANCE) engine.chance(random);
        else engine.play(engine.sample(random));
      expect(engine.over || asks(match).includes('firePhase'), `card ${id} on turn ${turn}`).toBe(true);
    }
});

test('of reserves that a scenario leaves out all is known, and of the others nothing', () => {
  const east = opening('easy-fox');
  expect(row(position(east), 'gone 1R/352').known).toBe('yes');
  expect(row(position(opening()), 'gone 1R/352').known).toBeUndefined();
  expect([value(east, 'mobileLeft'), value(east, 'wnLeft')]).toEqual(['10', '4']);
  expect(seen(opening(), US)).toMatch(/\nwnDepth .*\?/);
});
