import { CHANCE } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { CARD, CARDS, EVERY_UNIT, LEADER_UNITS, SECTOR, SYMBOL, UNIT } from '../src/data.ts';
import { EVERY_POST, PLACE, POST, type PostId, positionOf, positionOfPost, SECTOR_OF } from '../src/map.ts';
import { effectsFor } from '../src/rules/events/incidents.ts';
import { company, held, post, told } from './later.ts';
import {
  asks,
  chances,
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
  value,
} from './scene.ts';

/** Everything that an event could be about. Of each symbol somebody is beside the reserves that lie face down in C3. */
const WORLD = [
  company('1313'),
  'post 0809 back=88 german=gun88.1 disrupted=yes',
  'post 0728 back=75 german=gun75.3',
  'post 1222 back=rocket german=rockets depth=hidden pool=WN marker=dw9',
  'A/1/16 1213',
  'B/1/16 1213',
  'C/1/16 1213',
  'F/2/16 0715 reduced',
  'HQ16 0715 commandPost=3',
  'A/1/116 0626 reduced',
  'HQ116 0626 commandPost=3',
  '1/C/743 0622',
  'heroes Pinder=1 Morse=1',
  'rocketsFired 1',
  'navalMarkers 1',
  'meyer 1/1/915=1 2/1/915=1 3/1/915=1 4/1/915=1 1/Fus/352=1 2/Fus/352=1 3/Fus/352=1 4/Fus/352=1',
  'meyerLeft 8',
  'meyerMarkers 4',
  'tactical 10/3/726=1 9/3/726=1 11/3/726=1 1/1/726=1 3/1/726=1',
  'tacticalLeft 5',
  'wnDepth dw5=1 dw6=1 dw7=1',
  'mobileDepth dm1=1 dm2=1 dm3=1 dm4=1 dm5=1 dm6=1',
  'mobileLeft 2',
  'buildingDepth db1=1',
];

/** The event of a turn by a card, to its end; who is asked, player or Chance, gives the first answer he may. */
function eventBy(turn: number, card: number): Play {
  const match = play(scene(`the event ${turn}`, ...WORLD), `card-${card}`);
  while (!asks(match).includes('firePhase'))
    play(
      match,
      match.engine.side === CHANCE ? (Object.keys(chances(match))[0] ?? '') : (legal(match)[0] ?? ''),
    );
  return match;
}

const sectorsOf = (posts: readonly PostId[]): string[] =>
  [...new Set(posts.map((one) => SECTOR.text(SECTOR_OF[positionOfPost(one)] ?? 0)))].sort();
const posts = (test: (post: PostId) => boolean): PostId[] => EVERY_POST.filter(test);

/** What an event has changed, in the words of the table below. */
function doneBy(match: Play): string {
  const { g } = match.engine;
  const zones = posts((one) => g.post.back.get(one) >= 0 && positionOf(positionOfPost(one)).zone !== null)
    .filter((one) => POST.text(one) !== '1313')
    .map((one) => positionOf(positionOfPost(one)).zone);
  const deep = sectorsOf(posts((one) => g.post.depth.get(one) > 0 && POST.text(one) !== '1222'));
  const shown = sectorsOf(posts((one) => g.post.revealed.get(one) === 1));
  const hero = EVERY_UNIT.find((one) => g.unit.hero.get(one) >= 0);
  const disrupted = ['A/1/16', 'B/1/16', 'C/1/16'].filter(
    (name) => field(match, name, 'nerve') === 'disrupted',
  );
  const symbols = disrupted
    .map((name) => ({ A: 'diamond', B: 'triangle', C: 'circle' })[name[0] ?? ''])
    .sort();
  const joined = ['F/2/16', 'A/1/116'].findIndex((name) => field(match, name, 'steps') === '2');
  const sniped = LEADER_UNITS.filter((_, i) => ((g.sniped >> i) & 1) === 1).map((one) => UNIT.text(one));
  const salvo = told(match, 'a salvo from the sea').length > 0;
  const parts: [boolean, string][] = [
    [g.navalMarkers === 2, 'ships'],
    [zones.length > 0, `reserves ${zones.sort().join(' ')}`],
    [post(match, '0809').disrupted === undefined, 'rally'],
    [g.plungingFire === 1, 'plunging'],
    [joined >= 0, `stragglers ${['1st', '29th'][joined]}`],
    [sniped.length > 0, `snipers ${sniped}`],
    [hero !== undefined, `hero ${hero !== undefined && g.unit.division.get(hero) === 0 ? '1st' : '29th'}`],
    [deep.length > 0, `depth ${deep.join(' ')}`],
    [salvo, 'salvo'],
    [g.moreActions === 1, 'tempo'],
    [symbols.length > 0, `concealed ${symbols.join(' ')}`],
    [g.noEngineers === 1, 'engineers'],
    [g.rocketsFired === 2, 'rockets'],
    [g.meyerLeft === 4, 'Meyer'],
    [post(match, '1222').back === undefined, 'no rockets'],
    [shown.length > 0, `reveals ${shown.join(' ')}`],
  ];
  return parts.flatMap(([is, text]) => (is ? [text] : [])).join(', ');
}

// Every entry of the 54 cards for turns 17 to 20 and 21 to 31.
const ENTRIES: readonly [number, string, string][] = [
  [1, 'reserves C D E', 'rally'],
  [2, 'plunging', 'ships'],
  [3, 'reserves B D E', 'stragglers 1st'],
  [4, 'stragglers 29th', 'stragglers 29th'],
  [5, 'rally', 'stragglers 29th'],
  [6, 'ships, reserves C', 'snipers HQ16'],
  [7, 'hero 1st, depth east', 'salvo WN62S A4 C1'],
  [8, 'tempo', 'salvo WN66S A6 G5'],
  [9, 'reserves A D E', 'concealed circle diamond'],
  [10, 'rally', 'reserves A G'],
  [11, 'reserves C E F', 'reserves B E'],
  [12, 'engineers', 'concealed circle triangle'],
  [13, 'reserves A C D E', 'reserves C E'],
  [14, 'ships', 'ships'],
  [15, 'reserves A D F', 'snipers HQ116'],
  [16, 'tempo', 'tempo'],
  [17, 'plunging', 'ships'],
  [18, 'tempo', 'stragglers 1st'],
  [19, 'reserves B D G', 'reserves C G'],
  [20, 'reserves A C G', 'reserves A C G'],
  [21, 'hero 1st, depth east', 'ships'],
  [22, 'rockets', 'rockets'],
  [23, 'depth east', 'rally'],
  [24, 'reserves B D E', 'concealed diamond triangle'],
  [25, 'hero 1st, depth east', 'reserves B D'],
  [26, 'reserves C D G', 'stragglers 1st'],
  [27, 'depth east', 'rally'],
  [28, 'hero 29th, depth west', 'reserves C D'],
  [29, 'reserves C D G', 'concealed diamond triangle'],
  [30, 'hero 29th', 'hero 29th'],
  [31, 'reserves B D G', 'reserves D E'],
  [32, 'Meyer', 'Meyer'],
  [33, 'no rockets', 'no rockets'],
  [34, 'reserves A C E', 'rally'],
  [35, 'hero 1st, depth east', 'concealed circle diamond'],
  [36, 'reveals west', 'rally'],
  [37, 'depth east', 'reserves D E'],
  [38, 'reserves A C E', 'hero 1st'],
  [39, 'ships', 'depth east west'],
  [40, 'depth east', 'reserves E F'],
  [41, 'hero 29th, depth west', 'rally'],
  [42, 'depth east west', 'depth east west'],
  [43, 'rally', 'reserves A F'],
  [44, 'depth east', 'concealed circle triangle'],
  [45, 'reserves C E F', 'reserves C E F'],
  [46, 'depth east west', 'depth east west'],
  [47, 'depth east west', 'depth east west'],
  [48, 'depth east west', 'depth east west'],
  [49, 'hero 29th, depth west', 'reveals east'],
  [50, 'depth east', 'Meyer'],
  [51, 'reserves A E G', 'depth east west'],
  [52, 'reserves E', 'salvo WN72S G3 WN67'],
  [53, 'reveals east', 'reserves D'],
  [54, 'reserves C D E', 'reveals west'],
];

test('the table has every card', () => {
  expect(ENTRIES.map(([card]) => card)).toEqual(CARDS.map(({ id }) => id));
});

test.each(ENTRIES)('event card %i: on turns 17 to 20 %s, then %s', (card, early, late) => {
  for (const [turn, text] of [
    [17, early],
    [20, early],
    [21, late],
    [31, late],
  ] as const) {
    const [kind] = text.startsWith('salvo') ? ['salvo'] : [text];
    expect(doneBy(eventBy(turn, card)), `turn ${turn}`).toBe(kind);
  }
});

// Where a salvo falls by the symbol of the next card, as the three cards have it.
test.each(
  ENTRIES.filter(([, , late]) => late.startsWith('salvo')).map(
    ([card, , late]) => [card, late.slice(6)] as const,
  ),
)('event card %i: by diamond, triangle and circle the salvo falls on %s', (card, places) => {
  const [{ at } = {}] = effectsFor(CARD.of(`card-${card}`), 25);
  const named = SYMBOL.words.map((symbol) => at?.[symbol as keyof typeof at]?.position);
  expect(named.join(' ')).toBe(places.replaceAll('S', ''));
  // The southern half of a strongpoint of two hexes.
  const hexes = { WN62: '0912', WN66: '0922', WN72: '0631' } as Record<string, string>;
  expect(at?.diamond?.hex).toBe(hexes[named[0] ?? '']);
});

test('DDOB XSQ-01, XSQ-02: from turn 17 two events, the second after the German fire; none on turn 32', () => {
  expect(asks(scene('the event 31', 'A/1/16 0814'))).toBe('* eventPhase.draw');
  expect(asks(scene('the second event 17', 'A/1/16 0814'))).toBe('* eventPhase.draw');
  expect(asks(scene('the event 32', 'A/1/16 0814'))).toBe('* firePhase.draw');
  const fire = play(scene('german fire 17', 'A/1/16 0814'), 'card-1', 'card-4');
  expect(asks(fire)).toBe('* eventPhase.draw');
  expect(asks(play(scene('german fire 32', 'A/1/16 0814'), 'card-1', 'card-4'))).not.toContain('eventPhase');
  expect(asks(play(scene('german fire 16', 'A/1/16 0814'), 'card-1', 'card-4'))).not.toContain('eventPhase');
});

test('both events of a turn count: two give each division two actions more', () => {
  const match = play(scene('the event 18', 'A/1/16 0814'), 'card-8');
  expect(value(match, 'moreActions')).toBe('1');
  expect(
    value(play(scene('the second event 18', 'A/1/16 0814', 'moreActions 1'), 'card-18'), 'moreActions'),
  ).toBe('2');
});

test('DDOB XSQ-07: plunging fire in the second event does nothing', () => {
  expect(value(play(scene('the second event 18', 'A/1/16 0814'), 'card-2'), 'plungingFire')).toBe('no');
  // So it is when the turn itself comes to it, after a German card for each sector.
  const turn = play(scene('german fire 18', 'A/1/16 0814'), 'card-1', 'card-4');
  expect(asks(turn)).toBe('* eventPhase.draw');
  expect(value(play(turn, 'card-2'), 'plungingFire')).toBe('no');
});

test('DDOB XEV-01: snipers hem in the command post they are for; a headquarters loses nothing', () => {
  const lines = ['HQ16 0711 commandPost=5', 'HQ116 0624', 'E/2/16 0714'];
  const match = play(scene('the event 25', ...lines), 'card-6');
  expect([value(match, 'sniped'), told(match, 'Snipers')]).toEqual([
    '1',
    ['Snipers hem in HQ16: it reaches the next hex only.'],
  ]);
  expect(told(play(scene('the event 25', ...lines), 'card-15'), 'Snipers')).toEqual([]);
});

test('DDOB XEV-02: a German in the salvo is disrupted and loses his depth', () => {
  // Card 52: the diamond is WN72, the triangle G3, the circle WN67.
  const nest = 'post 1220 back=plain german=crew1 depth=hidden pool=WN marker=dw9';
  const match = play(scene('the event 25', nest, 'A/1/16 0814'), 'card-52');
  expect(asks(match)).toBe('* strayShells.place');
  play(match, 'card-17');
  expect(post(match, '1220')).toMatchObject({ disrupted: 'yes' });
  expect([post(match, '1220').depth, held(match)]).toEqual([undefined, ['1220']]);
  expect(told(match, 'salvo')).toEqual(['By its symbol, circle, a salvo from the sea falls on 1220.']);
});

test('DDOB XEV-03: of Americans there, one with the symbol of another card loses a step; leaders never', () => {
  const us = ['A/1/16 1220', 'E/2/16 1220', 'B/1/16 1220', 'HQ16 1220'];
  const match = play(scene('the event 25', ...us), 'card-52', 'card-17');
  expect(asks(match)).toBe('* strayShells.symbol');
  // Card 20 has the diamond.
  play(match, 'card-20');
  expect([asks(match), legal(match)]).toEqual(['us strayShells.choose', ['hit A/1/16', 'hit E/2/16']]);
  expect(refusal(match, 'hit B/1/16')).toBe('XEV-03');
  expect(unit(play(match, 'hit E/2/16'), 'E/2/16')).toBe('1220 2');
  const spared = play(scene('the event 25', 'B/1/16 1220', 'HQ16 1220'), 'card-52', 'card-17', 'card-20');
  expect([unit(spared, 'B/1/16'), asks(spared)]).toEqual(['1220 3', '* firePhase.draw']);
  const nobody = play(scene('the event 25', 'HQ16 1220', 'B/1/16 0814'), 'card-52', 'card-17');
  expect(asks(nobody)).toBe('* firePhase.draw');
});

test('DDOB XEV-04: only next to reserves that lie face down, and only units of the symbols', () => {
  // Card 9: circle and diamond. C3 lies face down, C4 face up; WN62 is a strongpoint.
  const germans = [
    company('1313'),
    company('1511', 'revealed=yes').replace('1R', '2R'),
    'post 0912 back=75 german=gun75.1',
  ];
  const lines = ['A/1/16 1213', 'B/1/16 1213', 'C/1/16 1512', 'E/2/16 0913', 'G/2/16 1113'];
  const match = play(scene('the event 25', ...germans, ...lines), 'card-9');
  const nerves = ['A/1/16', 'B/1/16', 'C/1/16', 'E/2/16', 'G/2/16'].map((name) =>
    field(match, name, 'nerve'),
  );
  expect(nerves).toEqual(['disrupted', undefined, undefined, undefined, undefined]);
  expect(news(match, US)).toContain('A/1/16 comes under fire from nowhere.');
  expect(row(position(match), 'post 1313').revealed).toBeUndefined();
  expect(PLACE.of('1213')).toBe(match.engine.g.unit.at.get(UNIT.of('A/1/16')));
});

test('DDOB XSQ-01: before turn 17 no turn has a second event', () => {
  expect(asks(scene('turn.engineers > eventPhase.begin second=yes 5', 'A/1/16 0713'))).not.toContain(
    'eventPhase',
  );
});
