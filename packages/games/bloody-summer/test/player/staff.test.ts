import { Engine, Seat, seeded, setUpFor } from '@bocage/kernel';
import { describe, expect, test } from 'vitest';
import { bloodySummer } from '../../src/index.ts';
import { grid } from '../../src/map.ts';
import { player } from '../../src/player/index.ts';
import type { G } from '../../src/state.ts';
import { UNIT } from '../../src/units.ts';
import { play, scene } from '../scene.ts';
import { answer, deeds, said } from './staff-scene.ts';

describe('the set-up of Cobra', () => {
  const engine = new Engine(bloodySummer, setUpFor(bloodySummer, { scenario: 'cobra' })).begin();
  while (engine.stepName.startsWith('setUpPhase'))
    engine.apply(player(engine.side).choose(new Seat(engine, engine.side), seeded(1)));
  const g = engine.g as unknown as G;
  const at = (name: string) => g.unit.at.get(UNIT.of(name));
  const alliesBeside = (name: string): boolean =>
    grid.around(at(name)).some((hex) => g.board.stacks.has(0, hex));
  const germansBeside = (name: string): boolean =>
    grid.around(at(name)).some((hex) => g.board.stacks.has(1, hex));

  test('Flak and Jagdpanthers strengthen others who have Allies before them', () => {
    for (const name of ['Flak-1', 'Flak-2', 'Flak-3', 'sPz-654']) {
      expect(g.board.stacks.at(at(name)).length, name).toBeGreaterThan(1);
      expect(alliesBeside(name), name).toBe(true);
    }
  });
  test('the 79th Armoured stands where there are Germans to assault', () => {
    for (const name of ['79-30', '79-1-RE', '79-1-Tk']) expect(germansBeside(name), name).toBe(true);
  });
  test('each army gives its first marker to a corps in contact', () => {
    const supported = ['US-VII', 'US-XIX', 'US-V', 'US-VIII', 'BR-I', 'BR-VIII', 'BR-XII', 'BR-XXX', 'CA-II'].filter((hq) => g.place.alliedMarkers.get(at(hq)) > 0); // biome-ignore format: a list
    expect(supported).toHaveLength(2);
    for (const hq of supported)
      expect(
        grid.hexes.some((hex) => g.board.stacks.has(1, hex) && grid.distance(hex, at(hq)) <= 3),
        hq,
      ).toBe(true);
  });
});

const missions = (...lines: string[]): string =>
  answer('logistics 4 > airPhase.missions cup=3', 'weather clear', '4-8 0619', ...lines);
const SS = ['12-SS-25 Paris', '12-SS-26 Paris', '12-SS-I-12 Paris', '12-SS-II-12 Paris'];

describe('aircraft', () => {
  test('a heavy bomber goes to the box where an SS division waits, and to none where nobody does', () => {
    expect(missions(...SS, 'air us-heavy drawn=1')).toBe('box us-heavy Paris');
    expect(missions('air us-heavy drawn=1')).toBe('keep');
  });
  test('Germans who are due in this turn are waited for as well', () => {
    expect(missions('9-SS-19 - due=4', '9-SS-20 - due=4', 'air us-heavy drawn=1')).toBe('box us-heavy Paris');
    expect(missions('9-SS-19 - due=5', '9-SS-20 - due=5', 'air us-heavy drawn=1')).toBe('keep');
  });
  test('a lone fighter is kept for the battle, one of many watches the zone through which Panzers come', () => {
    const panzers = [
      '21-Pz-I-22 1305',
      '21-Pz-II-22 1406',
      '1-SS-I-1 1405',
      '1-SS-II-1 1405',
      '1-SS-1 1405',
      '1-SS-2 1406',
      '3-8 0908',
    ];
    expect(missions(...panzers, 'air us-fighter drawn=1')).toBe('keep');
    expect(missions(...panzers, 'air us-fighter drawn=6')).toBe('zone falaise-argentan');
  });
  test('on 6 June all bombers are kept for the beaches', () => {
    const all = deeds(
      scene(
        'afternoon 0 > airPhase.missions cup=3',
        'phase A',
        '709-919 0419',
        ...SS,
        'air us-heavy drawn=3',
        'air us-medium drawn=2',
      ),
      ['airPhase.assign'],
    );
    expect(all).toEqual(['keep']);
  });
});

const DEPOTS = [
  'depot Utah state=reduced',
  'depot Omaha state=reduced',
  'place 0617 allied=yes',
  'place 0714 allied=yes',
  'place Reserve alliedMarkers=1',
];
describe('markers', () => {
  test('the first goes to the corps with Germans before it, not to the one without', () => {
    const match = scene(
      'administration 3 > carrying.begin',
      ...DEPOTS,
      'US-VII 0618',
      'US-V 0815',
      '1-16 0915',
      '1-18 0915',
      '352-916 0916',
    );
    expect(said(match)).toMatch(/^land \S+ 0815$/);
  });
  test('one who has a marker gets the second only where another has no use for one', () => {
    const lines = [
      ...DEPOTS,
      'US-VII 0619',
      'US-V 0815',
      'place 0815 alliedMarkers=1',
      '1-16 0915',
      '4-8 0620',
      '4-12 0620',
      '352-916 0916',
      '91-1057 0621',
    ];
    expect(said(scene('administration 3 > carrying.begin', ...lines))).toMatch(/^land \S+ 0619$/);
  });
  test('a corps that is still on its beach gets what is landed there', () => {
    const match = scene('administration 3 > carrying.begin', ...DEPOTS, 'US-VII 0617', '4-8 0618', '91-1057 0619'); // biome-ignore format: one position
    expect(said(match)).toBe('land Utah 0617');
  });
  test('Germans put a new marker where it can be carried to a corps in need', () => {
    const stores = ['Pas-de-Calais', 'Paris', 'Le-Mans', 'Rennes', 'Brest'].map(
      (box) => `depot German-${box} state=reduced`,
    );
    const match = scene(
      'administration 3 > resources.next left=1',
      ...stores,
      'GE-II-Fj 2316',
      '3-Fj-5 2215',
      '30-117 2115',
    );
    expect(said(match)).toBe('store German-Rennes');
  });
  test('the airlift goes to those whom Germans can attack', () => {
    const match = scene(
      'administration 3 > airlift.begin',
      'weather clear',
      '101-501 0718 cut',
      '101-502 0618 cut',
      '101-506 0520 cut',
      '82-505 0623 cut',
      '82-507 0624 cut',
      '91-1057 0719',
    );
    expect(said(match)).toBe('supply 101-501');
  });
});

const recovery = (side: string, turn: number, ...lines: string[]) =>
  scene(`phase-A ${turn} > recovery.begin side=${side}`, ...lines);
const RECOVERY = [
  'recovery.restore',
  'recovery.comeBack',
  'recovery.rouse',
  'recovery.rest',
  'recovery.recall',
];
describe('rest', () => {
  test('a replacement goes to the Panzers of the SS before those of the Heer', () => {
    const match = recovery(
      'german',
      5,
      '2-Pz-I-3 2005 steps=1 resting',
      '12-SS-I-12 2006 steps=1 resting',
      '4-8 0619',
      'replacements panzer=1',
    );
    expect(said(match)).toBe('restore 12-SS-I-12');
  });
  test('a unit that is all but rebuilt is finished before another is begun', () => {
    const match = recovery('german', 5, '1-SS-I-1 Rest steps=0', '2-Pz-I-3 Rest steps=1', '4-8 0619', 'replacements panzer=1'); // biome-ignore format: one position
    expect(said(match)).toBe('restore 2-Pz-I-3');
  });
  test('Allies rest behind the line, but not on the last turn', () => {
    const lines = ['4-8 0619 steps=1', '4-12 0719', '91-1057 0821'];
    expect(deeds(recovery('us', 5, ...lines), RECOVERY)).toContain('rest 4-8');
    expect(deeds(recovery('us', 12, ...lines), RECOVERY)).not.toContain('rest 4-8');
  });
  test('Germans rest far from the front, and only where there is a replacement to hope for', () => {
    const lines = ['2-Pz-I-3 2005 steps=1', '4-8 0619'];
    expect(deeds(recovery('german', 5, ...lines), RECOVERY)).not.toContain('rest 2-Pz-I-3');
    expect(deeds(recovery('german', 5, ...lines, 'replacements panzer=1'), RECOVERY)).toEqual([
      'rest 2-Pz-I-3',
    ]);
    expect(
      deeds(recovery('german', 5, '2-Pz-I-3 0820 steps=1', '4-8 0619', 'replacements panzer=1'), RECOVERY),
    ).toEqual(['done']);
  });
  test('11.3-i: paratroops stay while they are needed, and are back before they cost points', () => {
    const line = ['101-501 0818', '9-39 0818', '91-1057 1020'];
    expect(deeds(recovery('us', 3, ...line), RECOVERY)).toEqual(['done']);
    expect(deeds(recovery('us', 5, ...line), RECOVERY)).toContain('recall 101-501');
    expect(deeds(recovery('us', 3, '101-501 0520', '91-1057 1020'), RECOVERY)).toEqual(['done']);
    expect(deeds(recovery('us', 4, '101-501 0520', '91-1057 1020'), RECOVERY)).toContain('recall 101-501');
  });
});
describe('the way home', () => {
  test('from turn 5 paratroops leave the line, from where they are sent home', () => {
    const line = ['101-501 0818', '9-39 0818', '9-47 0818', 'US-VII 0718', '91-1057 0919', '91-1058 0918'];
    const moved = (turn: number): boolean =>
      deeds(scene(`us-moves ${turn}`, ...line), ['movement.moves']).some((deed) =>
        deed.startsWith('move 101-501 '),
      );
    expect(moved(5)).toBe(true);
  });
});
describe('between the maps', () => {
  test('a German comes on by the entry that is nearest to the fighting', () => {
    const front = ['3-8 0906', '3-9 0906', '3-185 0907', '711 0905'];
    expect(answer('german-transfers 4', ...front, '1-SS-1 Pas-de-Calais')).toBe('enter 1-SS-1 0901');
  });
  test('he stays to hold Le Mans when Americans are at the gate, and does not where nobody is near', () => {
    const gate = [
      '4-Arm-CCA 2307',
      '4-Arm-CCB 2307',
      'depot German-Le-Mans state=reduced',
      '708 Le-Mans',
      '4-8 1020',
      '353 1120',
    ];
    expect(answer('german-transfers 9', ...gate)).toBe('end');
    expect(answer('german-transfers 9', ...gate.slice(2))).toMatch(/^enter 708 /);
  });
  test('armour leaves the map for an empty Rennes, and not for one that is held', () => {
    const lines = ['4-Arm-CCA 2420', 'US-VIII 2420', 'depot German-Rennes state=reduced'];
    expect(answer('us-transfers 9', ...lines)).toBe('leave 4-Arm-CCA');
    expect(answer('us-transfers 9', ...lines, '353 Rennes', '77 Rennes')).toBe('end');
  });
  test('into a box that is held only a corps with a marker goes, for none would reach it there', () => {
    const corps = ['4-Arm-CCA 2420', '4-Arm-CCB 2420', '4-Arm-CCR 2420', 'US-VIII 2420', '77-13Fj Rennes', 'depot German-Rennes state=reduced']; // biome-ignore format: one position
    expect(answer('us-transfers 9', ...corps)).toBe('end');
    const all = deeds(scene('us-transfers 9', ...corps, 'place 2420 alliedMarkers=1'), ['transfers.choose']);
    expect(all).toContain('leave 4-Arm-CCB');
    expect(all).toContain('leave US-VIII');
  });
  test('nobody leaves the map in the race to Cherbourg', () => {
    const lines = ['4-Arm-CCA 2420', 'US-VIII 2420', 'depot German-Rennes state=reduced'];
    expect(answer('us-transfers 3', 'scenario cherbourg', ...lines)).toBe('end');
  });
  test('the Resistance rises at once', () => {
    const match = play(scene('german-off-map 3', '2-SS-3 Languedoc', '4-8 0619'), 'go 2-SS-3 Orleans');
    expect(said(match)).toBe('rise');
  });
  test('a German from the south goes where the map is entered', () => {
    expect(answer('german-off-map 3', '271 Orleans', '1-16 1810', '1-18 1810')).toMatch(
      /^go 271 (Le-Mans|Paris)$/,
    );
  });
});

describe('off the map', () => {
  const US = [
    'US-XX Le-Mans',
    '2-DB-D Le-Mans',
    '2-DB-L Le-Mans',
    '2-DB-B Le-Mans',
    'place Le-Mans allied=yes',
    'depot German-Paris state=reduced',
    '353 2005',
  ];
  test('Leclerc is led to Paris, and his headquarters leads him from the next box, where markers reach it', () => {
    const all = deeds(scene('us-off-map 11', ...US), ['offMapMovement.choose', 'boxMoves.moves']);
    expect(all).toEqual(
      ['lead US-XX', 'go 2-DB-D Paris', 'go 2-DB-L Paris', 'go 2-DB-B Paris', 'end', 'end'].slice(
        0,
        all.length,
      ),
    );
    expect(all).not.toContain('go US-XX Paris');
  });
  test('a division alone does not march into four of the enemy’s', () => {
    const held = ['9-SS-19 Paris', '9-SS-20 Paris', '9-SS-I-9 Paris', '1-SS-1 Paris', '1-SS-2 Paris'];
    expect(answer('us-off-map 11', ...US, ...held)).not.toMatch(/go .* Paris/);
  });
  test('besiegers of Saint-Nazaire leave enough behind to keep it besieged', () => {
    const lines = [
      'US-VIII Rennes',
      '8-13 Rennes',
      '8-28 Rennes',
      '6-Arm-CCA Rennes',
      '6-Arm-CCB Rennes',
      'place Rennes allied=yes',
      'Festung-Saint-Nazaire Fortress-Saint-Nazaire',
      'Festung-Brest Fortress-Brest',
      'Festung-Lorient Fortress-Lorient',
      '353 2005',
    ];
    const all = deeds(scene('us-off-map 9', ...lines), ['offMapMovement.choose', 'boxMoves.moves']);
    expect(all[0]).toBe('lead US-VIII');
    expect(all.filter((deed) => deed.endsWith('Brest') && /^go (8-13|8-28) /.test(deed)).length).toBeLessThan(
      2,
    );
    expect(all.some((deed) => deed === 'go 6-Arm-CCA Brest')).toBe(true);
  });
  const BEFORE_SAINT_NAZAIRE = [
    'US-VIII Rennes',
    'place Rennes allied=yes alliedMarkers=1',
    'Festung-Saint-Nazaire Fortress-Saint-Nazaire',
    '6-Arm-CCA Rennes',
    '6-Arm-CCB Rennes',
    '6-Arm-CCR Rennes',
    '8-13 Rennes',
  ];
  test('a Festung is stormed by all, where they are strong enough and its siege has been counted', () => {
    const besieged = 'place Fortress-Saint-Nazaire besieged=yes';
    const match = play(scene('allied-combats 9', ...BEFORE_SAINT_NAZAIRE, besieged), 'activate US-VIII');
    const all = deeds(match, ['activation.boxes', 'festungCombat.muster']);
    expect(all[0]).toBe('storm Fortress-Saint-Nazaire');
    expect(all.filter((deed) => deed.startsWith('join'))).toHaveLength(4);
  });
  test('a Festung is besieged for a turn before it is stormed, except in the last', () => {
    const first = (turn: number): string | undefined =>
      deeds(play(scene(`allied-combats ${turn}`, ...BEFORE_SAINT_NAZAIRE), 'activate US-VIII'), [
        'activation.boxes',
      ])[0];
    expect(first(9)).toBe('finish');
    expect(first(12)).toBe('storm Fortress-Saint-Nazaire');
  });
  const IN_CALAIS = [
    'BR-XXX Pas-de-Calais',
    'place Pas-de-Calais allied=yes alliedMarkers=2',
    'depot German-Pas-de-Calais state=destroyed',
    'depot German-Paris state=reduced',
    ...['15-44', '15-46', '15-227', '43-129', '43-130', '43-214', '53-71', '53-158', '53-160'].map((unit) => `${unit} Pas-de-Calais`), // biome-ignore format: a list
    '353 2005',
  ];
  test('no marker is spent to bring a whole corps into a fight that a division can begin', () => {
    const armour = ['11-Arm-29 Pas-de-Calais', '11-Arm-159 Pas-de-Calais', '7-Arm-22 Pas-de-Calais'];
    expect(answer('british-off-map 9', ...IN_CALAIS, ...armour, '266 Paris')).toMatch(/^lead BR-XXX/);
  });
  test('those who march on Paris leave a garrison in the box from which it is fought for', () => {
    const few = IN_CALAIS.filter((line) => !/^(43|53)-/.test(line));
    expect(answer('british-off-map 9', ...few, '266 Paris')).toBe('end');
  });
});
