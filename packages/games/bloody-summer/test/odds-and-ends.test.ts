import { describe, expect, test } from 'vitest';
import { OTHER_AMERICANS, OTHERS } from './combats.ts';
import {
  asks,
  field,
  legal,
  opening,
  type Play,
  place,
  play,
  position,
  reasons,
  refusal,
  row,
  scene,
  unit,
} from './scene.ts';
import { campaign } from './turns.ts';

// Small clauses that no other test would miss.

describe('exploitation', () => {
  test('N44 6.8-c: R-138, whoever exploits attacks, though he has attacked before', () => {
    const match = scene('allied-combats 8 > combatPhase.choose camp=allies > activation.over side=us hq=US-VII > exploitation.begin side=us hq=US-VII', 'US-VII 1106', '2-Arm-CCA 1206 reserve attacked=yes', '2-Arm-CCB 1205 reserve', '352-914 1306', '352-915 1305', ...OTHER_AMERICANS); // biome-ignore format: a scene
    play(match, 'commit 1205', 'commit 1206');
    if (asks(match) === 'us exploitation.choose') play(match, 'finish');
    expect(asks(match)).toBe('us movement.moves');
    expect(field(match, '2-Arm-CCA', 'attacked')).toBeUndefined();
    play(match, 'end');
    expect(legal(match)).toContain('attack 1306');
  });
});

describe('room after a fight', () => {
  const won = (...lines: string[]): Play =>
    play(scene('allied-combats 5 > aftermath.begin side=us at=1306 hq=US-V attackers=4-8+70-Tk manner=attack', '4-8 1206', '70-Tk 1206', '2-9 1207', 'US-V 1106', ...OTHERS, ...lines), 'advance 1206 4-8+70-Tk'); // biome-ignore format: a scene

  test('N44 2.1-a: a second unit without points has none, nor a sixth point', () => {
    expect(refusal(won(), 'further 1406')).toBe('');
    expect(reasons(won('741-Tk 1406'), 'further 1406')).toEqual(['6.6-c there is no room in that hex']);
    expect(refusal(won('US-VII 1406'), 'further 1406'), 'a staff is no hindrance').toBe('');
    expect(reasons(won('3-8 1406'), 'further 1406')).toEqual([
      '2.1-d units of the other Allied nation are there',
    ]);
  });

  test('N44 5.4-b: R-133, a staff rather goes where no other is', () => {
    const match = scene('allied-combats 5 > retreat.next at=1306 units=352-914+352-915 chooser=german', '352-914 1306', '352-915 1306', 'GE-86 1306', 'GE-84 1506', 'place 1306 germanMarkers=2', '3-8 1206', ...OTHERS); // biome-ignore format: a scene
    play(match, 'retreat 352-914 1406+1506', 'retreat 352-915 1407+1507');
    expect(unit(match, 'GE-86'), 'there is one place for it').toBe('1507');
    expect([row(position(match), 'place 1507').germanMarkers, row(position(match), 'place 1306').germanMarkers]).toEqual(['2', undefined]); // biome-ignore format: a list
  });
});

describe('6 June', () => {
  test('N44 10.A.2-a: the Germans react with all they have, whatever they did in the night', () => {
    const match = scene('german-reaction 0', '352-914 0914 attacked=yes moved=yes', '352-915 0915 spent=6 hexes=1', '4-8 0617'); // biome-ignore format: a scene
    expect(asks(match)).toBe('german movement.moves');
    expect(legal(match, 'move 352-914').length).toBeGreaterThan(0);
    expect(field(match, '352-914', 'attacked')).toBeUndefined();
  });

  test('N44 2.1-a: R-265, any number of Allied units without points may end a half move together, Germans not', () => {
    const us = scene(
      'afternoon 0',
      '70-Tk 0618',
      '746-Tk 0618',
      '4-8 0619',
      '352-914 0914',
      'place 0617 allied=yes',
    );
    expect(asks(us)).toBe('us movement.moves');
    expect(reasons(us, 'end')).toEqual([]);
    const german = scene('german-reaction 0', 'Flak-1 1306', 'Flak-2 1306', '352-914 0914', '4-8 0617');
    expect(reasons(german, 'end').length).toBeGreaterThan(0);
  });

  test('N44 4.4-f: the die is spared rangers and commandos on 6 June, not paratroops and not later', () => {
    const day = (moment: string): Play => scene(moment, '2-Rgr 0715', '82-505 0715', '353 0716', '4-8 0523', 'US-XX 0324'); // biome-ignore format: a scene
    const june = day('us-moves 0');
    play(june, 'infiltrate 2-Rgr 0716');
    expect(unit(june, '2-Rgr')).toBe('0716');
    const later = day('us-moves 8');
    play(later, 'infiltrate 2-Rgr 0716');
    expect(asks(later)).toBe('* movement.operation');
  });
});

describe('special operations', () => {
  test('N44 4.4-b: only for what an ordinary move cannot do', () => {
    const match = scene('us-moves 8', '2-Rgr 1306', '4-8 1307', '353 1506', 'US-XX 0324');
    expect(reasons(match, 'infiltrate 2-Rgr 1406').length).toBeGreaterThan(0);
    const among = scene('us-moves 8', '2-Rgr 1306', '353 1306', '4-8 1307', 'US-XX 0324');
    expect(reasons(among, 'infiltrate 2-Rgr 1406'), 'out of a confusion').toEqual([]);
  });
});

describe('boxes that are left', () => {
  test('N44 4.1.2-e: the Allies hold a box that the last German leaves for the map', () => {
    const match = scene('german-transfers 9', '353 Le-Mans', '77 1306', '276 Rennes', '4-8 Paris', '4-12 Le-Mans'); // biome-ignore format: a scene
    expect(reasons(match, 'enter 353 2402').length, 'not out of a confusion').toBeGreaterThan(0);
    const free = scene('german-transfers 9', '353 Le-Mans', '77 1306', '276 Rennes');
    play(free, 'enter 353 2402', '1');
    expect(row(position(free), 'place Le-Mans').allied).toBeUndefined();
  });

  test('N44 1.1.2.1-d: who has come is not due again', () => {
    const match = campaign('german-transfers 2', '353 1306', '2-Pz-2 - due=2', '2-Pz-304 - due=2', '77 1406');
    expect([place(match, '2-Pz-2'), Number(field(match, '2-Pz-2', 'due') ?? 13) > 12]).toEqual([
      'Paris',
      true,
    ]);
  });
});

describe('Cobra', () => {
  test('N44 11.2-a: R-174, minor ports are of the side that took them', () => {
    const match = opening('cobra');
    expect(['Grandcamp', 'Barfleur', 'Port-en-Bessin'].map((name) => row(position(match), `depot ${name}`).side)).toEqual(['us', 'us', 'british']); // biome-ignore format: a list
    expect(row(position(match), 'depot Utah').side).toBeUndefined();
  });
});
