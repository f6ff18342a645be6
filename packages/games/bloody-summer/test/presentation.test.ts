import { seeded } from '@bocage/kernel';
import { marksAt, presentationChecks, proseFaults, track } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';
import { DEPOT, DESTROYED, grid, PLACE, RESERVE } from '../src/map.ts';
import { FACES } from '../src/presentation/faces.ts';
import { presentation } from '../src/presentation/index.ts';
import { BRITISH, GERMAN, US } from '../src/terms.ts';
import { EVERY_UNIT, UNIT } from '../src/units.ts';
import { opening } from './scene.ts';
import { counterOf, look, looks, still } from './seeing.ts';

test('0.1.2-a: a regiment shows attack, movement and defence, its stacking value, and who it is', () => {
  expect(counterOf(looks('8', '4-8 0619'), '4-8')).toEqual({
    unit: UNIT.of('4-8'),
    at: PLACE.of('0619'),
    side: US,
    army: 'us',
    branch: 'infantry',
    echelon: 'regiment',
    name: '4/8',
    title: 'US 8th Infantry Regiment',
    figures: ['3', '8', '4'],
    meaning: ['attack', 'movement', 'defence'],
    asides: [{ figure: '1', meaning: 'stacking value', on: 'left' }],
    steps: 2,
    worn: false,
    faceDown: false,
    states: [],
    notes: ['US 4th Infantry Division', 'Motorized'],
  });
});

test('6.10-a: with each step that is lost the figures are those of the next face', () => {
  const figures = (steps: number) => counterOf(looks('8', `276 1116 steps=${steps}`), '276').figures;
  expect([3, 2, 1].map(figures)).toEqual([
    ['6', '6', '9'],
    ['4', '6', '6'],
    ['2', '6', '3'],
  ]);
  expect(counterOf(looks('8', '276 1116 steps=2'), '276')).toMatchObject({ steps: 2, worn: true });
});

test('7.4-b, 7.4-c, 7.4-d: out of supply the figures are what is left of them', () => {
  const cut = counterOf(looks('8', '4-8 0619 cut'), '4-8');
  expect(cut.figures).toEqual(['0', '4', '2']);
  expect(cut.states).toEqual([{ sign: 'OS', text: 'Out of supply', tone: 'bad' }]);
  expect(cut.notes.at(-1)).toBe('Out of supply: attacks with nothing and defends with half');
});

test('0.1.1-a, 0.1.1-b: a headquarters shows its columns, whether it is Ready, and its markers', () => {
  const ready = counterOf(looks('8', 'US-VII 0619', 'place 0619 alliedMarkers=2'), 'US-VII');
  expect(ready).toMatchObject({
    name: 'HQ VII US',
    branch: 'headquarters',
    echelon: 'corps',
    figures: ['2', '10'],
    meaning: ['columns of support', 'movement'],
    asides: [],
    states: [{ sign: 'O', text: 'Supported, with 2 Offensive markers', tone: 'good' }],
  });
  expect(ready.notes).toContain('Ready');
  expect(ready).not.toHaveProperty('mode');
  const finished = counterOf(looks('8', 'US-VII 0619 finished'), 'US-VII');
  expect(finished.mode).toBe('on its Finished side');
  expect(finished.notes).toContain('Finished until the phase ends');
});

test('6.5-a: markers on a counter have a sign and a word each', () => {
  const signs = (...words: string[]): string[] =>
    counterOf(looks('8', `4-8 0619 ${words.join(' ')}`), '4-8').states.map(({ sign }) => sign);
  expect(signs('D1', 'A2')).toEqual(['D1', 'A2']);
  expect(signs('D2', 'cut', 'resting')).toEqual(['D2', 'OS', 'RT']);
  expect(signs('reserve', 'moved=yes', 'attacked=yes', 'defended=yes')).toEqual(['RV', 'M', 'AT', 'DF']);
});

test('8-a: each nation has its colour; the SS and the Luftwaffe have theirs', () => {
  const army = (id: string) => FACES[UNIT.of(id)]?.army;
  expect(['4-8', '2-DB-D', '3-185', '3-Can-7', '1-Pol-10', '352-914', '12-SS-25', 'GE-I-SS', '91-6Fj', '16-Lw'].map(army)).toEqual(
    ['us', 'french', 'british', 'canadian', 'british', 'german', 'ss', 'ss', 'luftwaffe', 'luftwaffe'],
  ); // biome-ignore format: two lists
  expect([FACES[UNIT.of('2-DB-D')]?.side, FACES[UNIT.of('1-Pol-10')]?.side]).toEqual([US, BRITISH]);
});

test('DN-a, 0.1.2-g, 6.2-l: elite units have their star; garrisons, batteries and Festungen say what they are', () => {
  const face = (id: string) => FACES[UNIT.of(id)];
  expect(face('82-505')?.asides).toContainEqual({ figure: '★', meaning: 'elite', on: 'right' });
  expect(face('WN-Saint-Laurent')).toMatchObject({ branch: 'garrison', echelon: 'none' });
  expect(face('Festung-Brest')?.branch).toBe('fort');
  expect(face('Bty-Longues')?.notes).toContain('Fires on units that land at Omaha and Gold');
  expect(face('FFI-Paris')?.notes).toEqual([
    'Rise when Allied units are in Paris, Orléans or the Pas-de-Calais',
  ]);
});

test('every counter has a name and a title of its own, in good English', () => {
  expect(new Set(FACES.map(({ name }) => name)).size).toBe(FACES.length);
  expect(new Set(FACES.map(({ title }) => title)).size).toBe(FACES.length);
  const faults = FACES.flatMap(({ title, notes }) =>
    [title, ...notes].flatMap((text) => proseFaults({ text })),
  );
  expect(faults).toEqual([]);
  for (const { name } of FACES) expect(name).toMatch(/^\S.{0,12}$/);
});

test('a destroyed unit lies in its box and says what becomes of it', () => {
  const lost = counterOf(looks('8', '4-8 Destroyed steps=0'), '4-8');
  expect(lost).toMatchObject({ at: DESTROYED, steps: 0, worn: true, figures: ['2', '8', '2'] });
  expect(lost.notes.at(-1)).toMatch(/^Destroyed; goes to the Rest box/);
});

test('7.1-b, 7.1-d, 7.1-e: depots tell their state and what they land', () => {
  const at = (place: string, ...lines: string[]) => marksAt(looks('3', ...lines), PLACE.of(place));
  expect(at('0617')).toEqual(['landing: Utah, still to be taken']);
  expect(at('0617', 'place 0617 allied=yes', 'depot Utah state=reduced used=2')).toEqual([
    'beachhead: Utah: open, lands 3 stacking points more this phase and 1 Offensive marker a turn',
  ]);
  expect(at('0617', 'depot Utah state=reduced')).toEqual([
    'beachhead: Utah: open, but kept from working by the enemy',
  ]);
  expect(at('0711', 'depot Mulberry-B state=building due=4')).toEqual([
    'note: Mulberry B: under construction, opens on turn 4',
  ]);
  expect(at('0711', 'place 0711 allied=yes', 'depot Mulberry-B state=reduced due=5')[0]).toMatch(
    /^beachhead: Mulberry B: reduced, lands 3 .*; full on turn 5$/,
  );
  expect(at('0714', 'depot Mulberry-A state=destroyed')).toContain('blown: Mulberry A: destroyed');
  expect(at('Rennes', 'depot German-Rennes state=reduced')).toContain(
    'note: The German depot of Rennes, room for 2 Offensive markers',
  );
});

test('0.2.1-c, 6.11-a, 6.12-a, 9.4-f: Offensive markers, confusions and rubble are marked', () => {
  const seen = looks(
    '8',
    '4-8 0619',
    '352-914 0619',
    '2-DB-D Paris',
    '276 Paris',
    'place 1116 germanMarkers=1 rubble=4 cleared=10',
    'place Reserve alliedMarkers=3',
  );
  const at = (place: string) => marksAt(seen, PLACE.of(place));
  expect(at('0619')).toContain('target: 0619, Sainte-Mère-Église is in confusion');
  expect(at('Paris')).toContain('target: Paris is in confusion');
  expect(at('1116')).toEqual([
    'ruins: Rubble in 1116, Saint-Lô: 4 movement points more, until turn 10',
    'supply: 1 German Offensive marker',
  ]);
  expect(at('Reserve')).toEqual(['supply: 3 Allied Offensive markers']);
});

test('6.13-b: a Festung is under siege with half its defence before it', () => {
  const marks = (...lines: string[]) =>
    marksAt(
      looks('10', 'Festung-Saint-Nazaire Fortress-Saint-Nazaire', ...lines),
      PLACE.of('Fortress-Saint-Nazaire'),
    );
  expect(marks('4-8 Rennes')).toEqual(['target: The Festung of Saint-Nazaire is under siege']);
  expect(marks('4-8 Rennes steps=1')).toEqual([]);
  expect(marks('4-8 Rennes', '276 Rennes')).toEqual([]);
});

test('0.2.2-a, 11.3-f: cities and boxes are marked with who holds them', () => {
  const seen = looks('8', 'place 0908 allied=yes', 'place Le-Mans allied=yes');
  const at = (place: string) => marksAt(seen, PLACE.of(place));
  expect(at('0908')).toEqual(['held: 0908, Caen, in Allied hands']);
  expect(at('0303')).toEqual(['objective: 0303, Le Havre, an objective']);
  expect(at('Le-Mans')).toEqual(['held: Le Mans is Allied', 'interdiction: Germans leave with less than 4']);
  expect(seen.marks.find((mark) => mark.at === PLACE.of('Paris'))?.owner).toBe(GERMAN);
});

test('11.1-b: in the race to Cherbourg nothing beyond its part of the map is marked', () => {
  const seen = looks('2 cherbourg');
  expect(marksAt(seen, PLACE.of('0319'))[0]).toMatch(/^objective/);
  expect(marksAt(seen, PLACE.of('0714'))).toEqual([]);
});

test('1.0-a, 1.1.1.1-c, 1.1.1.1-e: the tracks tell turn, phase, initiative and weather', () => {
  const seen = looks('8 cobra', 'first axis', 'active axis', 'weather overcast', 'worse 1', 'stormRisk yes');
  expect(seen.caption).toBe('25 to 31 July 1944, Phase A, overcast, the Germans');
  expect(track(seen, 'turn')).toEqual(['7', '*8', '9', '10', '11', '12']);
  expect(track(seen, 'phase')).toEqual(['*Phase A', 'Phase B']);
  expect(seen.tracks.find(({ id }) => id === 'phase')?.title).toBe(
    'The Germans have the initiative; the Germans act',
  );
  expect(track(seen, 'weather')).toEqual([
    'Clear',
    '*Overcast',
    'Rain',
    'Storm',
    '−1 on the next weather die',
    'Storms are tested for in this turn',
  ]);
  expect(track(looks('8', 'storm yes'), 'weather')[3]).toBe('*Storm');
});

test('11.3-c, 11.3-u: the points of both camps with what they were given for', () => {
  const seen = looks('8', 'score german-steps points=34', 'score paris points=10', 'score turns points=16');
  expect(track(seen, 'points')).toEqual([
    'Allies 44',
    'Germans 16',
    '*Allies ahead by 28 (By now a marginal Allied victory; 25 are a marginal victory, 50 a decisive one)',
  ]);
  expect(track(seen, 'ledger-allies')).toEqual(['German steps 34 (34 points)', 'Paris 10 (10 points)']);
  expect(track(seen, 'ledger-germans')).toEqual(['Time 16 (16 points)']);
  expect(track(looks('2 cherbourg'), 'points')).toEqual([]);
});

test('11.1-m, 11.1-n: the race has a track of its own', () => {
  const seen = looks('3 cherbourg', 'place 0223 allied=yes');
  expect(track(seen, 'cherbourg')[0]).toBe(
    'Cherbourg: 1 of 2 hexes (Both at the end of turn 3: American victory, operational)',
  );
});

test('9-a, 9.2-b, 9.5-a, 9.4-e: aircraft by kind and nation, in the cup and on their missions', () => {
  const seen = looks(
    '8',
    'air us-fighter cup=2 available=1 superiority=1 finished=1',
    'air british-heavy cup=1',
    'zone caen fighters=us',
    'box Paris raid=british-medium',
    'bombers 10 us=2',
  );
  expect(track(seen, 'air-us')).toEqual([
    'Heavy bombers (2 away after a carpet)',
    '*Fighter-bombers (2 in the cup, 1 available, 1 Finished, 1 for air superiority and 1 over the zones)',
  ]);
  expect(track(seen, 'air-british')).toEqual([
    'Heavy bombers (1 in the cup)',
    'Medium bombers (1 over the boxes)',
  ]);
  expect(track(seen, 'interdiction')).toEqual([
    '*Caen (American fighter-bombers)',
    '*Paris (British medium bombers)',
  ]);
  expect(track(seen, 'bombers')).toEqual(['American 2 (Turn 10, 8 to 14 August)']);
});

test('6.2-h, 6.10-d, 1.1.1.2-d: ships, replacements and Offensive markers are counted', () => {
  const seen = looks(
    '8',
    'navy eastern cruiser=1 destroyer=2',
    'replacements infantry=2',
    'US-VII 0619',
    'place 0619 alliedMarkers=1',
    'place Reserve alliedMarkers=2',
    'place 1116 germanMarkers=1',
  );
  expect(track(seen, 'navy')).toEqual([
    'Western Task Force: 0 + 0 (0 points of battle cruisers, 0 of destroyers)',
    '*Eastern Task Force: 1 + 2 (1 point of battle cruisers, 2 of destroyers)',
  ]);
  expect(track(seen, 'replacements')).toEqual([
    '*Infantry 2',
    'Luftwaffe 0',
    'Panzergrenadiers 0',
    'Panzers 0',
  ]);
  expect(track(seen, 'offensives-allies')).toEqual(['*1 with headquarters', '2 in the reserve']);
  expect(track(seen, 'offensives-axis')).toEqual(['0 with headquarters', '0 in depots', '1 on the way']);
  expect(track(looks('2 cherbourg'), 'replacements')).toEqual([]);
});

test('4.1.2-h, 1.1.2.2-b: the strategic map tells who is in a box and where it leads', () => {
  const seen = looks(
    '8',
    '276 Paris',
    'GE-81 Paris',
    'depot German-Paris state=reduced',
    'box Paris raid=us-medium',
  );
  expect(track(seen, 'strategic')[1]).toBe(
    'Paris: German (2 German units; German depot; Germans leave with less than 4, against American medium bombers; Linked with Pas-de-Calais, Orléans and Le Mans; onto the map by 1301, 1801 and 2201)',
  );
});

test('the places beside the map are called as a sentence needs it', () => {
  const name = (place: string) => presentation.nameOf?.('place', PLACE.of(place));
  expect(name('Orleans')).toEqual({ name: 'Orléans', title: 'The strategic map, Orléans' });
  expect(name('Fortress-Saint-Nazaire')?.name).toBe('the Festung of Saint-Nazaire');
  expect(name('Reserve')?.name).toBe('the Reserve box');
  expect(name('0617')).toEqual({ name: '0617', title: '0617, Utah Beach' });
  expect(presentation.nameOf?.('depot', DEPOT.of('German-Le-Mans'))?.name).toBe(
    'the German depot of Le Mans',
  );
  expect(presentation.placeOf?.('depot', DEPOT.of('Mulberry-B'))).toBe(PLACE.of('0711'));
});

test('the order of battle has divisions, who is still to come, who is lost and who hides', () => {
  const { view, showing } = still('3', '4-8 0619', '276 - due=4', 'Bty-Longues - captured=yes steps=0');
  const forces = new Map(showing.forces(view, EVERY_UNIT.length).map((force) => [force.unit, force]));
  const of = (id: string) => forces.get(UNIT.of(id));
  expect(of('4-8')).toMatchObject({ side: US, formation: 'US 4th Infantry Division', absence: null });
  expect(of('276')?.absence).toMatchObject({ kind: 'due', order: 4 });
  expect(of('276')?.absence).toHaveProperty('when', expect.stringMatching(/^Turn 4, 27 June to 3 July, to /));
  expect(of('Bty-Longues')).toMatchObject({
    formation: 'Garrisons and batteries',
    absence: { kind: 'lost' },
  });
  expect(of('Partisans-Languedoc')?.absence).toEqual({ kind: 'away', where: 'in hiding' });
});

test('a question says what it hangs on beside the map', () => {
  const { g } = still('8', 'US-VII 0619', 'place 0619 alliedMarkers=2', 'weather rain', 'zone caen fighters=us'); // biome-ignore format: a scene
  const about = (step: string, locals: object) => presentation.about?.(g as never, step, locals as never);
  expect(about('movement.moves', { side: BRITISH })).toBe('The British move; rain.');
  expect(about('airPhase.assign', { side: US })).toBe(
    'Weather: rain. Without a mission: no aircraft. 1 zone watched, at most 4.',
  );
  const staff = { at: PLACE.of('0818'), side: US, hq: UNIT.of('US-VII') };
  expect(about('assaults.choose', staff)).toBe(
    'HQ VII US: 2 Offensive markers left, its support is still to be given; 0 of 5 divisions and 0 of 3 independent units under it.',
  );
  expect(about('assaults.muster', staff)).toMatch(/^0818, Carentan\. HQ VII US: /);
  expect(about('counterattack.choose', staff)).toBe(
    'The enemy has advanced after his attack on 0818, Carentan. Strike back now, or the chance is gone.',
  );
  expect(about('losses.choose', { ...staff, steps: 1 })).toBe(
    'Americans, 0818, Carentan: 1 step still to be lost.',
  );
  expect(about('combatPhase.choose', { camp: 0, turn: 0 })).toBe('Ready and with a marker: HQ VII US.');
  expect(about('bombardment.choose', { side: US, heavy: 0, medium: 0, light: 1 })).toBe(
    'Ships: 0 points of battle cruisers and 0 of destroyers. Bombers: no aircraft; 1 sent.',
  );
  expect(about('game.turn', {})).toBeUndefined();
});

test.each(presentationChecks(bloodySummer, presentation, { boxes: grid.boxes, plain: [] }))(
  '$name',
  ({ run }) => run(),
);

test.each(['cherbourg', 'cobra', 'campaign'] as const)('the opening of %s is seen whole', (scenario) => {
  const seen = look(opening(scenario));
  expect(seen.counters.length).toBeGreaterThan(25);
  expect(seen.tracks.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['turn', 'phase', 'weather', 'strategic']),
  );
  expect(faultsOf(seen)).toEqual([]);
});

test('the openings show who was where', () => {
  const [cherbourg, cobra, campaign] = (['cherbourg', 'cobra', 'campaign'] as const).map((one) =>
    look(opening(one)),
  );
  expect(counterOf(cherbourg!, 'US-VII').at).toBe(PLACE.of('0617'));
  expect(cobra!.counters.some(({ side }) => side === BRITISH)).toBe(true);
  expect(counterOf(campaign!, '4-8').at).toBe(RESERVE);
  expect(marksAt(campaign!, PLACE.of('0619'))).toContain('drop: Drop zone O');
});

const faultsOf = ({ caption, marks, tracks, counters }: ReturnType<typeof look>): string[] => [
  ...[
    caption,
    ...marks.map(({ text }) => text),
    ...tracks.map(({ title }) => title),
    ...counters.flatMap(({ notes, states }) => [...notes, ...states.map(({ text }) => text)]),
  ].flatMap((text) => proseFaults({ text })),
  ...tracks
    .flatMap(({ cells }) => cells.flatMap(({ text, note = '' }) => [text, note]))
    .flatMap((text) => proseFaults({ text, isPart: true })),
];

test('marks, tracks and notes of any position are in good English', () => {
  const random = seeded(3);
  for (let i = 0; i < 10; i++) {
    const lines = EVERY_UNIT.filter(() => random.below(3) === 0).map(
      (unit) =>
        `${UNIT.text(unit)} ${PLACE.text(random.below(grid.size) as never)} ${['D1', 'A1', 'cut', 'moved=yes', 'resting'][random.below(5)]}`,
    );
    expect(faultsOf(looks(String(random.below(13)), ...lines))).toEqual([]);
  }
});

test('labels, questions, overlays and scenarios are told in good English', () => {
  const { verbs, overlays, scenarios } = presentation;
  const labels = Object.values(verbs).map(({ label }) => label);
  const texts = [
    ...labels,
    ...overlays.flatMap(({ title, line }) => [title, line]),
    ...Object.values(scenarios),
  ];
  expect(texts.flatMap((text) => proseFaults({ text }))).toEqual([]);
});
