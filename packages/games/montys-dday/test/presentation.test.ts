import { seeded } from '@bocage/kernel';
import { marksAt, presentationChecks, proseFaults, track } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { montysDday } from '../src/index.ts';
import { AIRCRAFT, cycleBox, grid, PLACE, POOLS, SEA_WALL } from '../src/map.ts';
import { FACES } from '../src/presentation/faces.ts';
import { presentation } from '../src/presentation/index.ts';
import { SCENARIOS } from '../src/scenarios.ts';
import { ALLIED, GERMAN } from '../src/terms.ts';
import { EVERY_UNIT, UNIT } from '../src/units.ts';
import { counterOf, looks, still } from './seeing.ts';

test('1.4.1-a: a battalion shows the figures of the face that is up, its morale, and who it is', () => {
  expect(counterOf(looks('D 3', '1-SLR 2620'), '1-SLR')).toEqual({
    unit: UNIT.of('1-SLR'),
    at: PLACE.of('2620'),
    side: ALLIED,
    army: 'british',
    branch: 'infantry',
    echelon: 'battalion',
    name: '1 SLR',
    title: '1st South Lancashire Regiment',
    figures: ['9', '3', '4'],
    meaning: ['combat', 'protection', 'movement'],
    asides: [{ figure: '3', meaning: 'morale', on: 'left' }],
    steps: 0,
    worn: false,
    faceDown: false,
    states: [],
    notes: ['8th Brigade, 3rd Division', 'Lands at Sword'],
  });
});

test('7.4.1-a, 7.4.5-a: in Movement Mode the other face is up, and the hexside it faces has a bar', () => {
  const seen = looks('D 3', '1-SLR 2620 SW', '2-EYR 2519');
  expect(counterOf(seen, '1-SLR')).toMatchObject({
    figures: ['3', '3', '8'],
    mode: 'in Movement Mode',
    facing: { degrees: 240, text: 'faces south-west' },
  });
  expect(counterOf(seen, '2-EYR')).not.toHaveProperty('facing');
  expect(counterOf(seen, '2-EYR')).not.toHaveProperty('mode');
});

test('14.1.3-a: coast artillery faces a hexside in Combat Mode too, and fires at any distance', () => {
  const gun = counterOf(looks('D 3', 'Merville 1617 facing=NW'), 'Merville');
  expect(gun).not.toHaveProperty('mode');
  expect(gun.facing).toEqual({ degrees: 300, text: 'faces north-west' });
  expect(gun.asides).toContainEqual({ figure: '∞', meaning: 'range', on: 'right' });
});

test('10.6.3-a, 10.6.4-a: a green and a grey marker look different, and say when they come off', () => {
  const seen = looks('D 3', '1-SLR 2620 green', '2-EYR 2519 grey');
  expect(counterOf(seen, '1-SLR').states).toEqual([
    { sign: 'DB', text: 'Disrupted, green marker', tone: 'bad', marker: 'green' },
  ]);
  expect(counterOf(seen, '2-EYR').states).toMatchObject([{ sign: 'DG', marker: 'grey' }]);
  expect(counterOf(seen, '1-SLR').notes.slice(-2)).toEqual([
    'Counts 5 in combat while it is disrupted',
    'Recovers in segment B of the next turn',
  ]);
  expect(counterOf(seen, '2-EYR').notes.at(-1)).toBe('Recovers in segment G of the next turn');
});

test('a headquarters shows how far it commands, a gun how far it fires', () => {
  const seen = looks('D 3', 'HQ-3 2620', '76-Fd 2720');
  expect(counterOf(seen, 'HQ-3')).toMatchObject({
    name: 'HQ 3',
    echelon: 'division',
    branch: 'headquarters',
  });
  expect(counterOf(seen, 'HQ-3').asides).toContainEqual({ figure: '8', meaning: 'radius', on: 'right' });
  expect(counterOf(seen, '76-Fd').asides).toContainEqual({ figure: '12', meaning: 'range', on: 'right' });
});

test('16.2.1-a: guns say whether they are under command', () => {
  const notes = (...lines: string[]): readonly string[] => counterOf(looks('D 5', ...lines), 'I/155').notes;
  expect(notes('I/155 3014', 'HQ-716 3008')).toContain('Is under command');
  expect(notes('I/155 3014')).toContain('Is out of command, and may not fire');
});

test('whoever is still at sea, in a box or in the air says where it goes and when', () => {
  const box = PLACE.text(cycleBox(0, 2, 1));
  const seen = looks('A 2', `2-RWR ${box}`, 'HQ-I sword-pool', '1-SLR 2622', '7-Para Aircraft announced=yes');
  expect(counterOf(seen, '2-RWR').notes).toContain('Lands at Sword on turn 4, 1100 on 6 June');
  expect(counterOf(seen, 'HQ-I').notes).toContain('In the Landing Pool of Sword');
  expect(counterOf(seen, '1-SLR').states.map(({ text }) => text)).toEqual(['In its boats']);
  expect(counterOf(seen, '7-Para').states.map(({ text }) => text)).toEqual(['Comes by air this turn']);
});

test('14.1.6-a: the batteries of Le Havre count 15', () => {
  expect(counterOf(looks('D 3', 'Le-Havre Le-Havre'), 'Le-Havre').figures[0]).toBe('15');
});

test('1.5-a: every counter has a name and a title of its own, in good English', () => {
  expect(new Set(FACES.map(({ name }) => name)).size).toBe(FACES.length);
  expect(new Set(FACES.map(({ title }) => title)).size).toBe(FACES.length);
  const faults = FACES.flatMap(({ title, notes }) =>
    [title, ...notes].flatMap((text) => proseFaults({ text })),
  );
  expect(faults).toEqual([]);
  for (const { name } of FACES) expect(name).toMatch(/^\S.{0,12}$/);
});

test('the tracks tell turn, segment, tide, support, losses, Caen, Beachheads and Drop Zones', () => {
  const seen = looks(
    'D 4',
    'support 64',
    'beach sword beachhead=2620',
    'beach juno beachhead=4025',
    'II/125 2010',
    'zone main at=2012 state=down',
    'zone secondary state=eliminated',
    'hex 3206 allied=yes',
    '1-SR - lost',
    '10/736 - lost',
  );
  expect(seen.caption).toBe('6 June 1944, 1100, high tide: Allied landings and moves');
  expect(track(seen, 'turn')).toHaveLength(14);
  expect(track(seen, 'turn').slice(2, 4)).toEqual(['0900', '*1100']);
  expect(seen.tracks[0]?.title).toBe(
    'Turn 4, 1100 on 6 June: high tide; Wave 2, Cycle 1 lands; 100 support points',
  );
  expect(track(seen, 'coming')).toEqual([
    'Turn 5, 1300 (falling tide; Wave 2, Cycle 2 lands; 90 support points)',
    'Turn 6, 1500 (low tide; Wave 3, Cycle 1 lands; 80 support points)',
    'Turn 7, 1700 (rising tide; Wave 3, Cycle 2 lands; airborne operations; 70 support points)',
  ]);
  expect(track(looks('D 14'), 'coming')).toEqual([]);
  expect(track(seen, 'segment').filter((cell) => cell.startsWith('*'))).toEqual(['*D']);
  expect(seen.tracks.find(({ id }) => id === 'segment')?.title).toBe('Segment D, Allied landings and moves');
  expect(track(seen, 'turn')[8], 'by night').toBe('2100☾');
  expect(track(seen, 'tide')).toEqual(['Low', 'Rising', 'Average', '*High', 'Falling']);
  expect(track(seen, 'support')[0]).toMatch(/^\*64 left \(Of 100 this turn/);
  expect(track(seen, 'allied-losses')).toEqual([
    '1 of 18 (18 are a German Tactical Victory)',
    '1 of 27 (27 are a German Strategic Victory)',
  ]);
  expect(track(seen, 'caen')).toEqual(['1 of 4 hexes (Of 9; 4 are an Allied Strategic Victory)']);
  expect(track(seen, 'drop-zones')).toEqual([
    '*Main: 2012 (Main Drop Zone)',
    'Secondary: eliminated (Secondary Drop Zone)',
  ]);
});

test('18.1-a, 18.1-b, 18.1-c: a Lodgment is told, and how many Germans spoil it; not Garrisons, nor beyond the canal', () => {
  const beachheads = (...lines: string[]): string[] =>
    track(looks('D 4', 'beach sword beachhead=2620', 'beach juno beachhead=4225', ...lines), 'beachheads');
  expect(beachheads()).toEqual([
    '*Sword: Lodgment (Beachhead in 2620)',
    '*Juno: Lodgment (Beachhead in 4225)',
    'Gold – (No fortification of its shore is taken yet)',
  ]);
  expect(beachheads('G-1 2716', 'II/125 2010')[0]).toMatch(/^\*Sword: Lodgment/);
  expect(beachheads('I/22 4213')[1]).toBe('Juno: 1 too near (Beachhead in 4225)');
  expect(beachheads('I/22 4212')[1]).toMatch(/^\*Juno: Lodgment/);
  expect(beachheads('4/736 2716', 'HQ-736 2716')[0]).toBe('Sword: 2 too near (Beachhead in 2620)');
});

test('the short scenario has its own goals', () => {
  const seen = looks('D 3 morning-at-sword', 'hex 2718 allied=yes', 'hex 2821 allied=yes');
  expect(track(seen, 'objectives').filter((cell) => cell.startsWith('*'))).toEqual([
    '*Hermanville-sur-Mer (2718)',
    '*Lion-sur-Mer (2821)',
  ]);
  expect(track(seen, 'allied-losses')).toEqual(['0 of 5 (5 are a German Victory)']);
  expect(marksAt(seen, PLACE.of('2718'))).toEqual(['held: 2718, Hermanville-sur-Mer, in Allied hands']);
  expect(marksAt(seen, PLACE.of('3206'))).toEqual([]);
});

test('marks: Caen, Drop Zones, Beachheads, Ruins, breached walls', () => {
  const wall = SEA_WALL.text(0 as never);
  const seen = looks(
    'D 3',
    'zone main at=2012 state=down',
    'zone secondary at=1315',
    'beach sword beachhead=2620',
    'hex 4124 ruins=yes',
    'hex 3206 allied=yes',
    `wall ${wall} breached=yes`,
  );
  const at = (hex: string): string[] => marksAt(seen, PLACE.of(hex));
  expect(at('2012')).toEqual(['drop: Main Drop Zone']);
  expect(at('1315')).toEqual(['drop: Secondary Drop Zone, aimed here']);
  expect(at('2620')).toEqual(['beachhead: Beachhead of Sword']);
  expect(at('4124')).toEqual(['ruins: 4124, Courseulles-sur-Mer is in ruins']);
  expect(at('3206')).toEqual(['held: 3206, Caen, in Allied hands']);
  expect(at('3205')).toEqual(['objective: 3205, Caen, an objective']);
  expect(seen.marks.filter(({ sign }) => sign === 'breach').map(({ side }) => side)).toEqual([
    grid.findSide(wall),
  ]);
});

test('an attack under way is an arrow from those who take part', () => {
  const assault = '> assault.muster side=allied hex=2716 units=1-SR+2-KSLI+SY inside=no';
  const seen = looks('F 4', '1-SR 2717', '2-KSLI 2816', 'SY 2816', '4/736 2716', assault);
  expect(seen.marks.filter(({ sign }) => sign === 'attack')).toEqual([
    {
      at: PLACE.of('2716'),
      sign: 'attack',
      owner: ALLIED,
      text: 'Close Assault on 2716, Hillman, column H',
      from: [PLACE.of('2717'), PLACE.of('2816')],
      odds: 'H',
    },
  ]);
  const none = '> assault.muster side=allied hex=2716';
  expect(looks('F 4', '4/736 2716', none).marks.find(({ sign }) => sign === 'attack')?.odds).toBe('');
  expect(looks('F 4').marks.filter(({ sign }) => sign === 'attack')).toEqual([]);
});

test('6.3.5-a, 6.3.5-b: only at High tide are flats flooded, and landings shut that lead nowhere', () => {
  const signs = (turn: number): Set<string> => new Set(looks(`D ${turn}`).marks.map(({ sign }) => sign));
  expect(signs(3)).toEqual(new Set(['objective']));
  expect(signs(4)).toEqual(new Set(['objective', 'flooded', 'blown']));
});

test('2.0-c: mines are shown where they are known', () => {
  const seen = looks('D 3', 'beach juno mines=3');
  expect(track(seen, 'mines')).toEqual(['Sword 0', 'Juno 3', 'Gold 0']);
  expect(seen.marks.filter(({ sign }) => sign === 'mine').map(({ text }) => text)).toEqual([
    '3 mine points off Juno',
  ]);
  expect(track(looks('D 3'), 'mines')).toEqual([]);
});

test('places beside the map are called in full in a sentence, hexes by number and name', () => {
  const name = (at: number): string | undefined => presentation.nameOf?.('place', at)?.name;
  expect(name(POOLS[0] as number)).toBe('the Landing Pool of Sword');
  expect(name(cycleBox(2, 3, 1))).toBe('Wave 3, Cycle 1 of Gold');
  expect(name(AIRCRAFT)).toBe('the aircraft');
  expect(presentation.nameOf?.('place', PLACE.of('2716'))).toEqual({ name: '2716', title: '2716, Hillman' });
  expect(presentation.nameOf?.('place', PLACE.of('2622'))?.title).toBe('2622, off Sword');
  expect(presentation.nameOf?.('sea-wall', 0)?.name).toMatch(/^the Sea Wall between \d{4} and \d{4}$/);
  expect(grid.isBox(presentation.placeOf?.('sea-wall', 0) as never)).toBe(false);
});

test('the order of battle has the divisions, who is still to come and who is lost', () => {
  const { view, showing } = still('D 4', '1-SLR 2620', '10/736 - lost');
  const forces = new Map(showing.forces(view, EVERY_UNIT.length).map((force) => [force.unit, force]));
  const of = (id: string) => forces.get(UNIT.of(id));
  expect(of('1-SLR')).toMatchObject({ side: ALLIED, formation: '3rd Division', absence: null });
  expect(of('10/736')).toMatchObject({ side: GERMAN, absence: { kind: 'lost' } });
  expect(of('I/22')?.absence).toEqual({ kind: 'due', when: 'Turn 4, 1100 on 6 June, by 3101', order: 4 });
  expect(of('II/22')?.absence).toMatchObject({ when: 'Turn 5, 1300 on 6 June, by 3101 or 2601' });
  expect(of('HQ-I')?.absence).toMatchObject({ when: 'Turn 7, 1700 on 6 June, to the Landing Pool' });
  expect(of('II/130'), 'the Lehr Division is not in this scenario').toBeUndefined();
});

const changed = (path: string, row: number, old: number, now: number) => ({ path, row, old, now, text: '' });
const tell = (...changes: ReturnType<typeof changed>[]): readonly string[] =>
  presentation.tell?.(changes) ?? [];

test('what came of it is told as players would say it, and only once', () => {
  const [unit, hex] = [UNIT.of('1-SLR'), PLACE.of('2620')];
  expect(tell(changed('unit.at', unit, -1, hex), changed('unit.disrupted', unit, 0, 1))).toEqual([
    '1 SLR in 2620',
    '1 SLR is disrupted',
  ]);
  expect(tell(changed('unit.at', unit, hex, -1), changed('unit.disrupted', unit, 1, 0))).toEqual([
    '1 SLR is gone',
  ]);
  expect(tell(changed('unit.mode', unit, 0, 1), changed('unit.facing', unit, 3, 0))).toEqual([
    '1 SLR in Combat Mode',
  ]);
  expect(tell(changed('unit.facing', unit, 0, 4))).toEqual(['1 SLR faces south-west']);
  expect(tell(changed('beach.beachhead', 0, -1, hex))).toEqual(['the Beachhead of Sword is in 2620']);
  expect(tell(changed('hex.allied', hex, 0, 1), changed('unit.moved', unit, 0, 1))).toEqual([]);
  expect(tell(changed('hex.allied', PLACE.of('3206'), 0, 1))).toEqual(['3206 in Caen is Allied']);
  expect(tell(changed('zone.state', 1, 1, 2))).toEqual(['the Secondary Drop Zone is eliminated']);
  expect(tell(changed('support', 0, 100, 80))).toEqual(['80 support points left']);
});

test('harm: gone for good, thrown back, disrupted', () => {
  const [unit, hex] = [UNIT.of('10/736'), PLACE.of('2620')];
  const of = (...changes: ReturnType<typeof changed>[]) =>
    presentation.harms?.of(changes).map(({ kind, side, who }) => `${kind} ${side} ${who}`);
  expect(of(changed('unit.at', unit, hex, -1), changed('unit.lost', unit, 0, 1))).toEqual(['gone 1 10/736']);
  expect(of(changed('unit.at', unit, hex, PLACE.of('2619')))).toEqual(['retreat 1 10/736']);
  expect(of(changed('unit.disrupted', unit, 0, 1))).toEqual(['disorder 1 10/736']);
  expect(of(changed('unit.disrupted', unit, 1, 0))).toEqual([]);
});

test('a question says what it hangs on beside the map', () => {
  const about = (step: string, locals: Readonly<Record<string, number>> = {}, ...lines: string[]) => {
    const { view, showing } = still('C 4', 'support 64', ...lines);
    return presentation.about?.(showing.guess(view) as never, step, locals as never);
  };
  expect(about('fireSegment.begin', { side: ALLIED })).toBe('64 support points left this turn.');
  expect(about('fireSegment.begin', { side: GERMAN })).toBeUndefined();
  expect(about('assault.begin', { hex: PLACE.of('2716') })).toBe('Close Assault on 2716, Hillman.');
  expect(about('invasionPlacement.begin')).toBe('Wave 2, Cycle 1 lands this turn, at high tide.');
  expect(about('retreat.begin', { unit: UNIT.of('1-SLR'), most: 2 })).toBe('1 SLR goes back one hex or two.');
  expect(about('game.turn')).toBeUndefined();
});

const FACTS = {
  boxes: grid.boxes,
  plain: [],
  // Who fired, with how many points and shifts: drawn, and told by those who took part.
  unsaid: ['firedAt', 'firedInVain', 'bombarded'].flatMap((event) =>
    ['units', 'points', 'shifts'].map((what) => `${event}.${what}`),
  ),
};
test.each(presentationChecks(montysDday, presentation, FACTS))('$name', ({ run }) => run());

test('each scenario names what it is about, the short one its beach and the places behind it', () => {
  const stages = presentation.stages ?? expect.unreachable();
  expect(Object.keys(stages)).toEqual(SCENARIOS.map(({ id }) => id));
  const [whole, sword] = [stages['d-day'] ?? [], stages['morning-at-sword'] ?? []];
  for (const hex of [...whole, ...sword]) expect(hex).toBeLessThan(grid.hexCount);
  for (const hex of ['2219', '3016', '2620']) expect(sword).toContain(PLACE.of(hex));
  expect(sword.length).toBeLessThan(whole.length / 2);
});

test('labels, questions, overlays and scenarios are in good English', () => {
  const { verbs, overlays, scenarios, options } = presentation;
  const texts = [
    ...Object.values(verbs).map(({ label }) => label),
    ...overlays.flatMap(({ title, line }) => [title, line]),
    ...Object.values({ ...scenarios, ...options }),
  ];
  expect(texts.flatMap((text) => proseFaults({ text }))).toEqual([]);
  expect(Object.keys(scenarios)).toEqual(SCENARIOS.map(({ id }) => id));
});

test('marks, tracks and notes of any position are in good English', () => {
  const random = seeded(3);
  for (let i = 0; i < 20; i++) {
    const lines = EVERY_UNIT.filter(() => random.below(3) === 0).map(
      (unit) =>
        `${UNIT.text(unit)} ${PLACE.text(random.below(grid.hexCount) as never)} ${['S', 'green', 'moved=yes', 'fired=yes'][random.below(4)]}`,
    );
    const { marks, tracks, counters, caption } = looks(`D ${2 + random.below(13)}`, ...lines);
    const texts = [
      caption,
      ...marks.map(({ text }) => text),
      ...tracks.map(({ title }) => title),
      ...counters.flatMap(({ notes, states }) => [...notes, ...states.map(({ text }) => text)]),
    ];
    expect(texts.flatMap((text) => proseFaults({ text }))).toEqual([]);
  }
});
