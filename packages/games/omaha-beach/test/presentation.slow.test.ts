import { type Action, determinize, seeded, viewOf } from '@bocage/kernel';
import { expect, test } from 'vitest';
import type { ScenarioId } from '../src/data/setup.ts';
import { CARD, COLOUR, cardOf, germanOf, UNIT, UNITS } from '../src/data.ts';
import { omahaBeach } from '../src/index.ts';
import { grid, PLACE, POSITION, POST } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { colourLook, timeOf } from '../src/presentation/words.ts';
import { points } from '../src/rules/endturn/victory.ts';
import {
  counter,
  marksAt,
  opening,
  type Play,
  play,
  presentationChecks,
  readThrough,
  scene,
  track,
  US,
} from './scene.ts';
import { about, here, look } from './seeing.ts';

/** Below WN62: two companies in 0712, a German with depth in 0812. */
const BEACH = [
  'E/2/16 0712',
  'F/2/16 0712 reduced',
  'post 0812 back=75 german=gun75.1 depth=hidden pool=WN marker=dw8',
];

test('a company shows its symbol, strength and range, its weapons and what has become of it', () => {
  const shown = counter(look(scene('actions 5', 'E/2/16 0712 steps=2 disrupted climb=over')), 'E/2/16');
  expect(shown).toMatchObject({
    unit: UNIT.of('E/2/16'),
    at: PLACE.of('0712'),
    side: 0,
    army: 'us',
    branch: 'infantry',
    title: 'E Company, 16th Infantry',
    meaning: ['strength', 'range'],
    steps: 2,
    worn: true,
    faceDown: false,
  });
  expect(shown.states.map(({ sign }) => sign).slice(1)).toEqual(['DI', 'CL']);
  expect(shown.states[0]?.text).toMatch(/^Symbol: (diamond|triangle|circle)$/);
  expect(shown.notes.join()).toMatch(/1st Division/);
});

test('a hero, and what he leaves behind, shows on the counter of his unit', () => {
  const signs = (line: string): string[] =>
    counter(look(scene('actions 5', `E/2/16 0712 ${line}`.trim())), 'E/2/16').states.map(({ sign }) => sign);
  expect(signs('hero=Spalding')).toContain('★');
  expect(signs('inspired=yes')).toContain('☆');
  expect(signs('')).not.toContain('★');
});

test('a leader has no figures, and a general who was hit shows it', () => {
  const seen = look(scene('actions 6', 'HQ116 0626', 'Cota 0626 wounded=yes'));
  expect(counter(seen, 'HQ116')).toMatchObject({ figures: [], meaning: [], branch: 'headquarters' });
  expect(counter(seen, 'Cota').states.map(({ text }) => text)).toContain('Lightly wounded');
});

test('of Germans who lie face down the player sees where they are, their back, their colour and that they have depth', () => {
  const shown = counter(look(scene('actions 5', ...BEACH), US), 'WN62');
  expect(shown.unit).toBe(UNITS.length + POST.of('0812'));
  expect(shown).toMatchObject({ side: 1, figures: ['?'], meaning: ['strength'] });
  expect(shown.title).toMatch(/^Garrison with a 75 mm gun, WN62/);
  expect(shown.states.map(({ text }) => text)).toEqual(['Depth, face down']);
  expect(shown.colour).toEqual({ name: 'green', letters: 'G' });
  expect(shown.notes[0]).toBe('Face down: strength 1, 2 or 3');
});

test('Germans who are turned up show their strength and what they call for', () => {
  const shown = counter(
    look(
      scene('actions 5', 'E/2/16 0712', 'post 0812 back=75 german=gun75.1 revealed=yes disrupted=yes'),
      US,
    ),
    'WN62',
  );
  expect(shown.figures).toEqual([String(germanOf(9).strength)]);
  expect(shown.notes[0]).toBe('Calls for mortar and machine gun');
  expect(shown.states.map(({ sign }) => sign)).toContain('DI');
});

/** The same position with other counters and markers where the player cannot see them. */
function otherwise(match: Play): Play['engine'][] {
  const view = viewOf(match.engine, US);
  return [1, 2, 3].map((seed) => determinize(view, seeded(seed)) as unknown as Play['engine']);
}

/** The first moment after all counters and markers have been dealt. */
function dealt(): Play {
  const match = opening();
  const random = seeded(3);
  while (match.engine.stepName.startsWith('dealing')) match.engine.chance(random);
  return match;
}

test('nothing that is shown hangs on what is hidden: any world that the player may be in looks the same', () => {
  const match = dealt();
  const seen = look(match, US);
  for (const engine of otherwise(match)) expect(look({ engine } as Play, US)).toEqual(seen);
  expect(look(match)).not.toEqual(seen); // all of it is more than that
});

test('no sheet and no overlay hangs on what is hidden either', () => {
  const match = scene(
    'actions 6',
    'E/2/16 1815',
    'F/2/16 1714',
    'post 1814 back=KGM german=4/1/915 depth=hidden pool=mobile marker=dm11',
    'post 1612 back=TR german=9/3/726',
  );
  const [attackers, post] = [[UNIT.of('E/2/16'), UNIT.of('F/2/16')], POST.of('1814')];
  const told = (g: Play['engine']['g']): unknown => [
    presentation.sheet(g, 'attack', [post, attackers]),
    ...presentation.overlays.map((overlay) => overlay.paint(g, US, PLACE.of('1814'))),
    ...presentation.overlays.map((overlay) => overlay.paint(g, US, UNIT.of('E/2/16'))),
  ];
  const first = told(match.engine.g);
  for (const engine of otherwise(match)) expect(told(engine.g)).toEqual(first);
});

test('every counter has names in good English, and a title of its own', () => {
  const all = UNITS.map(({ id }, unit) => ({ id, face: presentation.nameOf?.('unit', unit) }));
  for (const { id, face } of all) {
    expect(face?.name, id).toMatch(/^\S.{0,17}\S?$/);
    expect(face?.title, id).not.toMatch(/undefined|null|_/);
  }
  for (const list of ['name', 'title'] as const)
    expect(new Set(all.map(({ face }) => face?.[list])).size).toBe(all.length);
  for (const { notes, title, figures, meaning, states } of look(opening(), US).counters) {
    expect([...notes, title, ...states.map(({ text }) => text)].join()).not.toMatch(/undefined|null|NaN|'/);
    expect(figures).toHaveLength(meaning.length);
  }
});

test('every counter on the map has a number of its own', () => {
  const { counters } = look(opening(), US);
  expect(new Set(counters.map(({ unit }) => unit)).size).toBe(counters.length);
  expect(counters.filter(({ side }) => side === 1)).toHaveLength(18);
});

test('landing boxes tell where they lead at this tide; obstacles and water are marked', () => {
  const low = look(scene('actions 5', 'E/2/16 0712', 'hex 0612 cleared=yes'));
  expect(marksAt(low, PLACE.of('0133'))).toEqual(['landing: Charlie 3: lands in 0233 at this tide']);
  expect(marksAt(low, PLACE.of('0613'))).toEqual(['mine: Beach obstacles, mined']);
  expect(marksAt(low, PLACE.of('0612'))).toEqual([]);
  const mid = look(scene('actions 8', 'E/2/16 0712'));
  expect(marksAt(mid, PLACE.of('0133'))).toEqual(['landing: Charlie 3: lands in 0334 at this tide']);
  expect(mid.marks.filter(({ sign }) => sign === 'flooded').length).toBeGreaterThan(
    low.marks.filter(({ sign }) => sign === 'flooded').length,
  );
});

test('whoever is in a boat stands in a row of boxes, with the hex it leads to at this tide', () => {
  expect(look(scene('actions 5', 'E/2/16 0712'), US).tracks.some(({ id }) => id === 'boats')).toBe(false);
  const boats = (turn: number) =>
    track(look(scene(`actions ${turn}`, 'E/2/16 0133', 'F/2/16 0133'), US), 'boats');
  expect(boats(5)).toEqual(['Charlie 3 (E/2/16 and F/2/16: land in 0233)']);
  expect(boats(8)).toEqual(['Charlie 3 (E/2/16 and F/2/16: land in 0334)']);
});

test('the colours of a card come with letters, for eyes that cannot tell them apart', () => {
  const seen = look(scene('actions 5', ...BEACH, 'cards card-1'), US);
  const card = seen.tracks.find(({ id }) => id === 'card');
  expect(card?.form).toBe('card');
  expect(card?.cells.flatMap(({ colour }) => colour ?? [])).toEqual([
    { name: 'orange', letters: 'O' },
    { name: 'red', letters: 'R' },
    { name: 'purple', letters: 'P' },
  ]);
  const letters = COLOUR.words.map((word) => colourLook(word).letters);
  expect(new Set(letters).size).toBe(letters.length);
});

test('who can fire on a hex is told with colour, dot and range, the hottest first; who is disrupted cannot', () => {
  const germans = ['post 0812 back=75 german=gun75.1', 'post 0809 back=75 german=gun75.2'];
  const heard = (at: string, ...more: string[]) =>
    here(scene('actions 5', 'E/2/16 0712', ...more), PLACE.of(at)).map(({ text, colour }) => [
      text,
      colour?.letters,
    ]);
  const told = heard('0712', ...germans);
  expect(told[0]).toEqual(['WN62, green: ◐ steady fire, range 1', 'G']);
  for (const [text] of told)
    expect(text).toMatch(/^WN6\d, \w+: [●◐○] (intense|steady|sporadic) fire, range \d+$/);
  expect(heard('0712', 'post 0812 back=75 german=gun75.1 disrupted=yes')).toEqual([
    ['Out of all German fire', undefined],
  ]);
});

test('the track of turns tells the time and who is still to come', () => {
  const seen = look(scene('actions 5', ...BEACH, 'unit A/1/16 due=6 steps=3', 'unit HQ16 due=7 steps=1'), US);
  const cells = track(seen, 'turn');
  expect(cells).toHaveLength(16);
  expect(cells.slice(4, 7)).toEqual(['*07:15', '07:30 (A/1/16)', '07:45 (HQ16)']);
  expect(track(seen, 'tide')).toEqual(['*Low', 'Mid (from 07:45)', 'High (from 10:00)']);
  expect(seen.caption).toBe('6 June 1944, 07:15, low tide: 1st Division acts');
});

test('the last card is told in full: colours with single and double symbols, target, guns, landing, event', () => {
  const seen = look(scene('actions 5', ...BEACH, 'cards card-7 card-1'), US);
  expect(cardOf(CARD.of('card-1'))).toMatchObject({ target: 'diamond', artillery: null, mine: true });
  expect(track(seen, 'card')).toEqual([
    '*Orange ■■ (double: only with depth)',
    '*Red ■■ (double: only with depth)',
    '*Purple ■ (single: all of that colour)',
    '◆ Diamond (target)',
    'Artillery (none)',
    'Landing (◆A ▲A ●C, a mine)',
    'Event (German reserves for zones E and G)',
  ]);
  expect(track(seen, 'cards')).toHaveLength(2);
});

test('each division shows how near it is to breaking, and the points are those of the rules', () => {
  const match = scene('actions 9', 'A/1/16 0807', 'B/1/16 0907', 'division 1st lost=3');
  const seen = look(match, US);
  expect(track(seen, 'losses-1st').filter((cell) => cell.startsWith('*'))).toEqual(['*3']);
  expect(track(seen, 'losses-1st').at(-1)).toBe('8 (it breaks, and all is lost)');
  const now = points(match.engine.g);
  expect(now).toBeGreaterThan(0);
  expect(seen.tracks.find(({ id }) => id === 'points')?.title).toBe(`Points if it ended now: ${now} of 19`);
});

test('what events have done lasts on the page as long as it holds', () => {
  const seen = look(
    scene('actions 9', 'E/2/16 0712', 'plungingFire yes', 'position WN62 smoke=yes', 'navalMarkers 2'),
    US,
  );
  expect(track(seen, 'conditions')).toEqual([
    '*Smoke (WN62)',
    '*Plunging fire (cover on the beach does not help)',
  ]);
  expect(track(seen, 'means')).toContain('*2 (naval fire markers)');
});

test.each(presentationChecks(omahaBeach, presentation, { boxes: grid.boxes, unsaid: ['attacked.weapons'] }))(
  '$name',
  ({ run }) => run(),
);

test('every preview says in which procedure it is done', () => {
  expect(presentation.previews.filter(({ within }) => within === undefined)).toEqual([]);
});

/** Plays a game at random and looks at all that it asks, names and shows; gives the steps at which it asked. */
function readGame(scenario: ScenarioId, seed: number): string[] {
  const { engine } = opening(scenario);
  let asked = 0;
  const steps = readThrough(engine, presentation, {
    seed,
    most: 3000,
    look(_, action) {
      if (asked++ % 25 === 0) expect(JSON.stringify(look({ engine }, US))).not.toMatch(/undefined|NaN/);
      readMore(engine, action);
    },
  });
  expect(engine.over).toBe(true);
  return steps;
}

function readMore(engine: Play['engine'], action: Action): void {
  expect(about({ engine }) ?? 'nothing more', engine.stepName).not.toMatch(/undefined|NaN|null|-1/);
  for (const name of engine.offer.verbNames) {
    const verb = engine.offer.verb(name)!;
    const domain = verb.params.length === 0 ? undefined : engine.offer.domain(verb, []);
    if (domain?.form === 'set') expect(domain.members?.().least, name).toBe(1);
  }
  const sheet = presentation.sheet(engine.g, action.verb, action.args);
  if (sheet !== null) expect(JSON.stringify(sheet)).not.toMatch(/undefined|NaN|null/);
  presentation.costs?.(engine.g, action.verb, action.args);
}

test.each(['first-waves', 'beyond-the-beach'] as const)(
  'whatever random games of %s ask, name or show has words of its own',
  (scenario) => {
    const steps = [1, 2, 3].flatMap((seed) => readGame(scenario, seed));
    expect(new Set(steps).size).toBeGreaterThan(8);
  },
);

test('boxes, posts and positions can be found on the map', () => {
  expect(presentation.placeOf?.('post', POST.of('0812'))).toBe(PLACE.of('0812'));
  expect(presentation.placeOf?.('position', POSITION.of('C8'))).toBe(PLACE.of('1814'));
  expect(presentation.placeOf?.('box', 0)).toBe(PLACE.of('0133'));
  expect(presentation.placeOf?.('card', 0)).toBeUndefined();
});

test('the field of fire of a position: its dots by weight and word; nothing where there is no position', () => {
  const { g } = scene('actions 5', ...BEACH).engine;
  const paint = (id: string, focus: number) =>
    presentation.overlays.find((one) => one.id === id)?.paint(g, US, focus) ?? [];
  const field = paint('field', PLACE.of('0812'));
  expect(new Set(field.map(({ note }) => note?.split(' ')[0]))).toEqual(
    new Set(['Intense', 'Steady', 'Sporadic']),
  );
  const weightOf = (word: string): number => field.find(({ note }) => note?.startsWith(word))?.weight ?? 0;
  expect(weightOf('Intense')).toBeGreaterThan(weightOf('Steady'));
  expect(weightOf('Steady')).toBeGreaterThan(weightOf('Sporadic'));
  expect(paint('field', PLACE.of('0712')).length === 0).toBe(true);
  const threat = paint('threat', PLACE.of('0712')).map(({ at, note }) => `${PLACE.text(at)}: ${note}`);
  expect(threat.some((one) => /^0812: WN62, green: \w+ fire, up to 2 hits$/.test(one))).toBe(true);
});

test('the fire of a colour is that of all who have it: each hex tells whose, and the positions are lit', () => {
  const wn65 = 'post 0817 back=plain german=crew1';
  const wn64 = 'post 0916 back=plain german=crew2';
  const { g } = scene('actions 5', 'E/2/16 0716', wn65, wn64).engine;
  const paints =
    presentation.overlays.find(({ id }) => id === 'colour')?.paint(g, US, PLACE.of('0817')) ?? [];
  const notes = paints.map(({ note }) => note).join('\n');
  expect(notes).toContain('WN65, red');
  expect(notes).toMatch(/WN65 \(red, [●◐○] \w+, up to 1 hit\)/);
  expect(notes).not.toContain('WN64');
  expect(new Set(paints.map(({ at }) => at)).size).toBe(paints.length);
});

test('what can hit a hex tells of each position its colour, its dot and its hits', () => {
  const { g } = scene('actions 5', ...BEACH).engine;
  const paint = presentation.overlays.find(({ id }) => id === 'threat')?.paint(g, US, PLACE.of('0712')) ?? [];
  const here = paint.find(({ at }) => at === PLACE.of('0712'));
  expect(here?.note).toMatch(/^Under fire of WN62 \(green, [●◐○] \w+, up to 2 hits\)$/);
});

test('what counts is laid over the map: strongpoints and draws in the morning, stars and exits later', () => {
  const worth = (when: string) => {
    const { g } = scene(when, 'A/1/16 0807').engine;
    return presentation.overlays.find(({ id }) => id === 'worth')?.paint(g, US, -1) ?? [];
  };
  const morning = worth('actions 9');
  const at = (paints: typeof morning, hex: string) => paints.find((one) => one.at === PLACE.of(hex))?.note;
  expect(at(morning, '0812')).toMatch(/^WN62: \d points?$/);
  expect(at(morning, '2015')).toBeUndefined();
  const later = worth('actions 18');
  expect(at(later, '2015')).toBe('Exit C, for each step that leaves here: 1 point');
  expect(at(later, '0812')).toBeUndefined();
  for (const paints of [morning, later])
    expect(new Set(paints.map((paint) => paint.at)).size).toBe(paints.length);
});

test('a disrupted position threatens nobody', () => {
  const { g } = scene('actions 5', 'E/2/16 0712', 'post 0812 back=75 german=gun75.1 disrupted=yes').engine;
  const threat =
    presentation.overlays.find(({ id }) => id === 'threat')?.paint(g, US, PLACE.of('0712')) ?? [];
  expect(threat.map(({ note }) => note)).toEqual(['Nobody can hit this hex']);
});

const changed = (path: string, row: number, old: number, now: number) => ({ path, row, old, now, text: '' });

test('what came of it is told as players would say it, and only once', () => {
  const [unit, hex, post] = [UNIT.of('E/2/16'), PLACE.of('0712'), POST.of('1814')];
  const tell = (...changes: ReturnType<typeof changed>[]): readonly string[] =>
    presentation.tell?.(changes) ?? [];
  expect(tell(changed('unit.at', unit, 0, hex), changed('unit.acted', unit, 0, 1))).toEqual([
    'E/2/16 in 0712',
  ]);
  expect(
    tell(
      changed('unit.at', unit, hex, -1),
      changed('unit.steps', unit, 1, 0),
      changed('unit.nerve', unit, 1, 0),
    ),
  ).toEqual(['E/2/16 is eliminated']);
  expect(tell(changed('unit.at', unit, hex, -1), changed('unit.due', unit, 0, 6))).toEqual([
    'E/2/16 comes at 07:30',
  ]);
  expect(tell(changed('post.back', post, 2, -1), changed('post.depth', post, 1, 0))).toEqual([
    'the Germans in C8 are gone',
  ]);
  expect(tell(changed('post.disrupted', post, 0, 1), changed('unit.steps', unit, 3, 2))).toEqual([
    'C8 is disrupted',
    'E/2/16 loses a step',
  ]);
});

test('the question of the Action Phase says how many actions are left', () => {
  const match = scene('actions 5', 'E/2/16 0712', 'F/2/16 0609', 'A/1/16 1005');
  expect(about(match)).toBe('1st Division: 2 regular actions left.');
  play(match, 'move A/1/16 1105');
  expect(about(match)).toBe('1st Division: 1 regular action left.');
});

test('the clock of the day: quarter hours from 06:15 to 10:00, then half hours to 18:00', () => {
  const minutes = Array.from({ length: 32 }, (_, i) => (i < 16 ? 375 + 15 * i : 600 + 30 * (i - 15)));
  const clock = minutes.map(
    (at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
  );
  expect(minutes.map((_, i) => timeOf(i + 1))).toEqual(clock);
});
