import { pick, seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { ALLIED, asks, chances, GERMAN, legal, news, opening, type Play, play, position, refusal, row, scene, value } from './scene.ts'; // biome-ignore format: a list

const phase = (moment: string, ...lines: string[]): Play => scene(`actionPhase.begin ${moment}`, ...lines);
/** What lies in the cup: `us=3 german=3`. */
const cup = (match: Play): string =>
  Object.entries(row(position(match), 'cup'))
    .map(([chit, count]) => (count === '' ? '' : `${chit}=${count}`))
    .join(' ');
const reactions = (match: Play): string | undefined => value(match, 'reactions');
/** The Action Round Track. */
const track = (match: Play): string => /\ntrack (.*)\n/.exec(position(match))?.[1] ?? '';

test('TDSN 1.0-b: chits are drawn one by one, each with the same chance, and none twice', () => {
  const match = scene('actionPhase.draw 3', 'cup us=2 british-move=1 german=3');
  expect(chances(match)).toEqual({ us: '2/6', 'british-move': '1/6', german: '3/6' });
  play(match, 'german');
  expect(cup(match)).toBe('us=2 british-move=1 german=2');
  play(match, 'play move');
  expect(chances(match)).toEqual({ us: '2/5', 'british-move': '1/5', german: '2/5' });
});

test('TDSN 9.1-a, TDSN 9.1-c: the weather says how many chits there are, and all but one go into the cup', () => {
  const cups = ['sun', 'cloud', 'rain', 'storm'].map((weather) => {
    const match = phase(`3 ${weather}`);
    return `${weather}: ${cup(match)}, ${reactions(match)} in hand`;
  });
  expect(cups).toEqual([
    'sun: us=4 british-move=2 british-combat=2 german=3, 1 in hand',
    'cloud: us=4 british-move=2 british-combat=2 german=3, 2 in hand',
    'rain: us=2 british-move=1 british-combat=1 german=3, 3 in hand',
    'storm: us=2 british-move=1 british-combat=1 german=3, 4 in hand',
  ]);
  const match = play(phase('3 cloud'), 'initiative british-combat', 'play combat');
  expect([cup(match), reactions(match)]).toEqual(['us=4 british-move=2 british-combat=1 german=3', '2']);
});

test('TDSN 9.1-b: the Allies choose one of their chits for the first Round', () => {
  const match = phase('2 rain');
  expect(asks(match)).toBe('allied actionPhase.initiative');
  expect(legal(match)).toEqual(['initiative us', 'initiative british-move', 'initiative british-combat']);
  expect(refusal(match, 'initiative german')).toBe('9.1-b');
  const noBritish = scene('actionPhase.initiative 2', 'cup us=2 british-move=1 german=3');
  expect(refusal(noBritish, 'initiative british-combat')).toBe('9.1-b');
});

test('TDSN 9.1-d: in Showers the Allies choose two British Moves or two Combats, and the Germans are told', () => {
  const match = phase('2 showers');
  expect(legal(match)).toEqual(['mix 2m1c', 'mix 1m2c']);
  expect(refusal(match, 'mix 2m2c')).toBe('9.1-d');
  play(match, 'mix 1m2c');
  expect(cup(match)).toBe('us=3 british-move=1 british-combat=2 german=3');
  expect(news(match, GERMAN)).toEqual(['The British chits are 1 Move and 2 Combat.']);
  expect(asks(opening())).toBe('allied actionPhase.mix');
});

test('TDSN 9.2-a: each chit goes to the next space of the track', () => {
  const match = play(phase('2 rain'), 'initiative us', 'play move', 'react', 'nobody', 'british-combat');
  play(match, 'play combat', 'pass', 'german', 'play move');
  expect(track(match)).toBe('us-move reaction british-combat german-move');
  expect(news(match, ALLIED).filter((line) => line.startsWith('Round'))).toEqual([
    'Round 1: US Move.',
    'Round 2: German Reaction.',
    'Round 3: British Combat.',
    'Round 4: German Move.',
  ]);
});

test('TDSN 9.2-b, TDSN 2.4-a: the Initiative chit is the first Round, and the Allies are active', () => {
  const match = play(
    phase('2 rain', '16/1 3304', 'beach 3303 status=open'),
    'initiative us',
    'play combined-combat',
  );
  expect([track(match), value(match, 'active'), asks(match).split(' ')[0]]).toEqual([
    'us-combined',
    'us',
    'allied',
  ]);
});

test('TDSN 9.2-c, TDSN 2.4-a: a later chit is drawn; its owner is active and must play it', () => {
  const match = play(scene('actionPhase.draw 3', 'cup us=1 german=3', 'army us moves=1'), 'german');
  expect([asks(match), legal(match)]).toEqual(['german actionRound.play', ['play move', 'play combat']]);
  play(match, 'play combat', 'us');
  expect(asks(match)).toBe('allied actionRound.play');
  expect(legal(match)).toEqual(['play move', 'play combat', 'play combined-move', 'play combined-combat']);
});

test('TDSN 9.2-g: a British chit is played as what is printed, or as a Combined Action', () => {
  const move = scene('actionPhase.draw > actionRound.play chit=british-move 3 sun');
  expect(legal(move)).toEqual(['play move', 'play combined-move']);
  for (const other of ['combat', 'offensive', 'combined-combat'])
    expect(refusal(move, `play ${other}`)).toBe('9.2-g');
  const combat = scene('actionPhase.draw > actionRound.play chit=british-combat 3 sun');
  expect(legal(combat)).toEqual(['play combat', 'play offensive', 'play combined-combat']);
  expect(refusal(combat, 'play move')).toBe('9.2-g');
});

test('TDSN 9.2-h: US and German chits have two sides, the Initiative chit too', () => {
  const match = play(phase('2 rain'), 'initiative us');
  expect(legal(match).slice(0, 2)).toEqual(['play move', 'play combat']);
  play(match, 'play move', 'pass', 'german');
  expect(legal(match)).toEqual(['play move', 'play combat']);
});

/** A chit of an army comes up when it has played so many Moves and Combats and so many are in the cup. */
const chitOf = (army: string, moment: string, moves: number, combats: number, left: number): Play =>
  scene(
    `actionPhase.draw > actionRound.play chit=${army} ${moment}`,
    `army ${army} moves=${moves} combats=${combats}`,
    `cup ${army}=${left}`,
    // The Germans are asked after an Allied chit.
    'reactions 1',
  );
const sides = (match: Play): string[] => legal(match).filter((words) => /move$|combat$/.test(words));

test('TDSN 9.2-i: two German Moves and one Combat in every weather but Storm', () => {
  for (const weather of ['sun', 'cloud', 'showers', 'rain']) {
    expect(sides(chitOf('german', `3 ${weather}`, 0, 0, 2))).toEqual(['play move', 'play combat']);
    expect(sides(chitOf('german', `3 ${weather}`, 1, 0, 1))).toEqual(['play move', 'play combat']);
  }
  const match = scene(
    'actionPhase.draw 3 rain',
    'cup german=2 us=1',
    'army german combats=1',
    'army us moves=1',
  );
  play(match, 'german');
  expect(track(match)).toBe('german-move');
});

test('TDSN 9.2-j: in Storm the Germans may have two Combats and one Move instead', () => {
  const match = scene('actionPhase.draw 3 storm', 'cup german=3 us=1', 'army us moves=1');
  play(match, 'german', 'play combat', 'german', 'play combat');
  expect(track(match)).toBe('german-combat german-combat');
  expect(sides(chitOf('german', '3 storm', 1, 1, 0))).toEqual(['play move', 'play combat']);
});

test('G-41: after two Moves the third German chit is a Combat; in Storm after two Combats a Move', () => {
  const others = ['cup german=3 us=1', 'army us moves=1'];
  const rain = scene('actionPhase.draw 3 rain', ...others);
  play(rain, 'german', 'play move', 'german', 'play move', 'german');
  expect(track(rain)).toBe('german-move german-move german-combat');
  const storm = scene('actionPhase.draw 3 storm', ...others);
  play(storm, 'german', 'play combat', 'german', 'play combat', 'german');
  expect(track(storm)).toBe('german-combat german-combat german-move');
});

test('TDSN 9.2-k: no third US Move and no third US Combat', () => {
  const moved = chitOf('us', '3 sun', 2, 0, 1);
  expect(refusal(moved, 'play move')).toBe('9.2-k');
  expect(refusal(moved, 'play combined-move')).toBe('9.2-k');
  expect(legal(moved)).toContain('play combat');
  const fought = chitOf('us', '3 showers', 0, 2, 0);
  expect(refusal(fought, 'play combat')).toBe('9.2-k');
  expect(legal(fought)).toEqual(['play move', 'play combined-move']);
});

test('TDSN 9.2-l: in Rain and Storm one US Move and one US Combat', () => {
  for (const weather of ['rain', 'storm']) {
    const second = chitOf('us', `3 ${weather}`, 1, 0, 0);
    expect(refusal(second, 'play move')).toBe('9.2-l');
    expect(legal(second)).toEqual(['play combat', 'play combined-combat']);
    expect(refusal(chitOf('us', `3 ${weather}`, 0, 1, 0), 'play combat')).toBe('9.2-l');
  }
});

test('TDSN 7.2.3-b: a Prepared Offensive in Sun and Cloud only, one for each Allied army, and as they wish', () => {
  for (const weather of ['sun', 'cloud'])
    expect(legal(chitOf('us', `3 ${weather}`, 0, 0, 3))).toEqual(
      expect.arrayContaining(['play combat', 'play offensive']),
    );
  for (const weather of ['showers', 'rain', 'storm'])
    expect(refusal(chitOf('us', `3 ${weather}`, 0, 0, 1), 'play offensive')).toBe('7.2.3-b');
  const lines = ['cup us=1 british-combat=1', 'army us moves=2 combats=1', 'reactions 1'];
  const match = play(
    scene('actionPhase.draw 3 sun', ...lines),
    'us',
    'play offensive',
    'pass',
    'play offensive',
  );
  expect(track(match)).toBe('us-offensive british-offensive');
  expect(refusal(chitOf('german', '3 sun', 0, 0, 2), 'play offensive')).toBe('7.2.3-b');
});

test('TDSN 7.2.3-c: only in the first Combat Round of its army', () => {
  const match = scene(
    'actionPhase.draw 3 sun',
    'cup us=1 british-combat=2',
    'army us moves=2 combats=1 combatRounds=1',
  );
  play(match, 'us');
  expect(refusal(match, 'play offensive')).toBe('7.2.3-c');
  play(match, 'play combat', 'play combat');
  expect(refusal(match, 'play offensive')).toBe('7.2.3-c');
});

test('TDSN 7.2.3-d: not after a Combined Action of its army; the other army’s does not matter', () => {
  const lines = ['cup us=2 british-combat=1', 'army us moves=1 combats=1 combined=yes'];
  const match = play(scene('actionPhase.draw 3 sun', ...lines), 'us');
  expect(refusal(match, 'play offensive')).toBe('7.2.3-d');
  play(match, 'play combat', 'british-combat');
  expect(legal(match)).toContain('play offensive');
});

test('G-42: a US Combined Action first, then no Prepared Offensive in the US Combat Round of that Sun turn', () => {
  const match = play(phase('3 sun'), 'initiative us', 'play combined-combat', 'pass', 'us');
  expect(refusal(match, 'play offensive')).toBe('7.2.3-d');
  expect(legal(match)).toContain('play combat');
});

test('TDSN 7.2.3-f, TDSN 9.3.3-c: the marker lies on the chit until the Clean-Up Phase', () => {
  const match = scene('turn.action 3 sun');
  play(match, 'initiative us', 'play offensive', 'pass', 'british-move', 'play combined-move', 'pass');
  expect(track(match)).toBe('us-offensive british-combined');
  expect(track(scene('turn.cleanUp 3', 'track us-offensive british-combined'))).toBe('');
});

test('TDSN 9.3.3-a: a Combined Action with any Allied chit, from turn 2; the Germans have none', () => {
  for (const chit of ['us', 'british-move', 'british-combat']) {
    const moment = `actionPhase.draw > actionRound.play chit=${chit}`;
    const side = chit === 'british-combat' ? 'combat' : 'move';
    expect(legal(scene(`${moment} 2 sun`, 'cup us=3'))).toContain(`play combined-${side}`);
    const early = scene(`${moment} 1`, 'cup us=2', 'track wave1 reaction wave2 reaction', 'army us moves=0');
    if (chit === 'us') expect(refusal(early, `play combined-${side}`)).toBe('9.3.3-a');
    // Of a British chit nothing is left to choose, so that its Round is over at once.
    else expect(track(early)).toBe(`wave1 reaction wave2 reaction ${chit}`);
  }
  expect(refusal(chitOf('german', '3 sun', 0, 0, 2), 'play combined-move')).toBe('9.3.3-a');
});

test('TDSN 9.3.3-b: one Combined Action a turn for each Allied army', () => {
  const match = play(phase('3 cloud'), 'initiative us', 'play combined-move', 'pass', 'us');
  expect(refusal(match, 'play combined-move')).toBe('9.3.3-b');
  play(match, 'play move', 'pass', 'british-combat', 'play combined-combat', 'pass', 'british-combat');
  // What is printed is then all that is left, but for a Prepared Offensive, and that is barred too.
  expect(track(match)).toBe('us-combined us-move british-combined british-combat');
});

test('TDSN 9.3.3-h: the side of a US chit counts for its quota in a Combined Action too', () => {
  const match = play(phase('2 rain'), 'initiative us', 'play combined-move', 'pass', 'us');
  // One Move has been, so that the other chit can only be the Combat, and there is no second Combined Action.
  expect(track(match)).toBe('us-combined us-combat');
});

test('TDSN 9.2-c: every Action Phase uses up the cup and meets the quotas, whatever is chosen', () => {
  for (let seed = 0; seed < 20; seed++) {
    const random = seeded(seed);
    const weather = ['sun', 'cloud', 'showers', 'rain', 'storm'][seed % 5];
    const match = phase(`4 ${weather}`, 'cherbourgTaken 3');
    while (asks(match) !== '* weatherPhase.draw')
      if (asks(match).startsWith('*')) match.resolve(pick(match.engine.odds, random));
      else match.apply(match.engine.sample(random));
    const played = news(match, ALLIED).flatMap((line) => /^Round \d+: (.*)\.$/.exec(line)?.[1] ?? []);
    const count = (words: RegExp): number => played.filter((chit) => words.test(chit)).length;
    expect(cup(match)).toBe('');
    expect(count(/^US|^British/)).toBe(
      weather === 'showers' ? 6 : weather === 'sun' || weather === 'cloud' ? 8 : 4,
    );
    expect(count(/^German Move/) + count(/^German Combat/)).toBe(3);
    expect([1, 2]).toContain(count(/^German Combat/));
    if (weather !== 'storm') expect(count(/^German Move/)).toBe(2);
  }
});
