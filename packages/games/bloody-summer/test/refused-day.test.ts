import { describe, expect, test } from 'vitest';
import { asks, field, legal, type Play, place, play, reasons, scene, unit } from './scene.ts';

/** What is said against an answer. */
const against = (match: Play, answer: string): readonly string[] => reasons(match, answer);

describe('the night of 6 June', () => {
  test('N44 10.0.1-g: fights where paratroops are among Germans, each once', () => {
    const match = scene('us-drop-fights 0', '82-505 0619', '709-919 0619', '82-507 0620', '709-729 0620', '101-501 0718'); // biome-ignore format: a scene
    expect(legal(match)).toEqual(['fight 0619', 'fight 0620']);
    expect(against(match, 'fight 0718')).toEqual([
      '10.0.1-g nobody of that side has come down on Germans there',
    ]);
  });

  test('N44 10.0.1-i: who goes the one hex, and where', () => {
    const match = scene('us-drop-moves 0', '82-505 0619', '82-507 0620', '101-501 0718', '709-919 0718', '91-1057 0719', '101-502 0618', '4-8 Reserve'); // biome-ignore format: a scene
    expect(against(match, 'walk 4-8 0617')).toEqual([
      '10.0.1-i it has not jumped this night, or is not of that side',
    ]);
    expect(against(match, 'walk 6-Airb-3 0807')).toEqual(['10.0.1-i it has not jumped this night, or is not of that side']); // biome-ignore format: a line
    expect(against(match, 'walk 101-501 0717').length, 'in a confusion').toBeGreaterThan(0);
    expect(against(match, 'walk 82-507 0720')).toEqual([]);
    expect(against(match, 'walk 82-505 0819')).toContain('4.1.1-e that hex is not adjacent');
    expect(against(match, 'walk 82-507 0719').length, 'Germans ahead').toBeGreaterThan(0);
    expect(against(match, 'walk 101-502 0516').length, 'sea').toBeGreaterThan(0);
    play(match, 'walk 82-507 0720');
    expect(against(match, 'walk 82-507 0821')).toEqual(['10.0.1-i it has gone its hex']);
    expect(unit(match, '82-507')).toBe('0720');
  });

  test('N44 10.0.2-a, 10.0.2-b: how Germans react', () => {
    const match = scene('night-reaction 0', '82-505 0619', '709-919 0619', '91-1057 0620', '91-1058 0819', '709-729 0719', '82-507 0718', 'GE-84 0620', '243-920 0820'); // biome-ignore format: a scene
    expect(against(match, 'join 91-1057 0619')).toEqual([]);
    expect(against(match, 'join 709-919 0620')).toContain('10.0.2-b it is in a confusion already');
    expect(against(match, 'join 243-920 0819')).toContain('10.0.2-a it is not next to an Allied unit');
    expect(against(match, 'join 709-729 0718')).toContain('10.0.2-b that hex is not in confusion');
    expect(against(match, 'join GE-84 0619').length).toBeGreaterThan(0);
    expect(against(match, 'join 82-507 0619')).toEqual(['6.1-f it is not a unit of that side on the map']);
    expect(against(match, 'attack 0820 91-1057')).toContain('6.1-a no enemies are in that hex');
    play(match, 'join 91-1057 0619');
    expect([unit(match, '91-1057'), field(match, '91-1057', 'attacked')]).toEqual(['0619', 'yes']);
  });

  test('N44 6.1: who does not attack by night', () => {
    const match = scene('us-night-combats 0', '82-505 0619', '709-919 0620', '82-507 0719', '709-729 0718', '82-508 0720 attacked=yes', '101-501 0617', '101-502 0718', '4-8 Reserve'); // biome-ignore format: a scene
    expect(against(match, 'attack 0620 82-505')).toEqual([]);
    expect(against(match, 'attack 0620 82-508').length).toBeGreaterThan(0);
    expect(against(match, 'attack 0620 101-501')).toContain(
      '6.1-a it is not next to the hex that is attacked',
    );
    expect(against(match, 'attack 0620 4-8')).toContain('6.1-a it is not ashore');
    expect(against(match, 'attack 0620 709-729')).toContain('6.1-f it is not a unit of that side on the map');
    expect(against(match, 'attack 0718 82-507')).toEqual(['10.0.1-i it is in confusion']);
    expect(against(match, 'join 82-505 0718').length, 'only Germans').toBeGreaterThan(0);
  });
});

describe('the bombardment at dawn', () => {
  const dawn = (...lines: string[]): Play => scene('us-bombardment 0', 'WN-Saint-Laurent 0714', 'WN-Madeleine 0617', 'Bty-Maisy 0716', 'WN-Courseulles 0709', '1-16 Reserve', 'air us-medium available=1', 'air us-heavy available=2', 'air british-heavy available=1', 'air us-fighter available=1', 'navy western cruiser=1 destroyer=1', ...lines); // biome-ignore format: a scene

  test('N44 10.A.1-b, 6.2-b, 6.11-d: its targets', () => {
    const match = dawn('82-505 0715', 'Bty-Pointe-du-Hoc 0715', 'place 0617 shelled=yes bombed=yes');
    expect(against(match, 'shell 0709 1 0')).toContain(
      '10.A.1-b it is no beach of that side, and no battery on its coast',
    );
    expect(against(match, 'shell 0617 1 0')).toContain('6.2-b ships have fired at that hex');
    expect(against(match, 'bomb 0617 us-medium')).toContain('6.2-b that hex has been bombed');
    expect(against(match, 'shell 0715 1 0')).toContain('6.11-d that hex is in confusion');
    expect(against(match, 'shell 0714 2 0')).toEqual(['6.2-h so many points cannot be spent']);
    expect(against(match, 'shell 0714 0 0')).toEqual(['6.2-h so many points cannot be spent']);
    expect(against(match, 'bomb 0714 british-heavy')).toContain('8-c it is of the other nationality');
    expect(against(match, 'bomb 0714 us-fighter').length).toBeGreaterThan(0);
    expect(against(match, 'bomb 0714 us-light').length).toBeGreaterThan(0);
    const spent = scene('us-bombardment 0', 'WN-Saint-Laurent 0714', 'WN-Madeleine 0617', '1-16 Reserve', 'air us-medium available=1'); // biome-ignore format: a scene
    expect(against(spent, 'shell 0714 1 0')).toContain('6.2-h the fleet has no points left');
  });

  test('N44 9.4-d: a carpet over two hexes', () => {
    const match = play(dawn('Bty-Pointe-du-Hoc 0715'), 'bomb 0715 us-medium');
    expect(against(match, 'divide 0716')).toEqual(['9.4-d only heavy bombers lay a carpet over two hexes']);
    play(match, 'add us-heavy');
    expect(against(match, 'divide 0617')).toEqual(['9.4-d it is not adjacent to the first hex']);
    expect(against(match, 'divide 0716')).toEqual([]);
    play(match, 'divide 0716', '1', '1');
    expect(against(match, 'bomb 0716 us-heavy')).toContain('6.2-b that hex has been bombed');
    expect(against(match, 'bomb 0715 us-heavy')).toContain('6.2-b that hex has been bombed');
  });
});

describe('those who land', () => {
  const UTAH = 'WN-Madeleine 0617';

  test('N44 6.2-j, 6.2-l: at whom batteries do not fire', () => {
    const match = scene('us-first-wave 0', '4-8 Reserve', '1-16 Reserve', '2-Rgr Reserve', UTAH, 'WN-Saint-Laurent 0714', 'Bty-Maisy 0716', '4-12 Reserve', '82-505 0619', 'Bty-Pointe-du-Hoc 0715'); // biome-ignore format: a scene
    expect(against(match, 'fire 82-505')).toEqual(['6.2-j it has not just landed']);
    expect(against(match, 'fire 4-12')).toEqual(['6.2-j it has not just landed']);
    const far = scene('us-first-wave 0', '4-8 Reserve', '1-16 Reserve', UTAH, 'WN-Saint-Laurent 0714', 'Bty-Saint-Marcouf 0518'); // biome-ignore format: a scene
    expect(legal(far)).toEqual(['fire 4-8', 'hold']);
    expect(against(far, 'fire 1-16')).toEqual(['6.2-l no battery that can fire reaches that beach']);
  });

  test('N44 5.4-b: nor at a headquarters', () => {
    const match = scene('us-last-wave 0', '4-8 0618', 'US-VII Reserve', '4-22 Reserve', '4-12 Reserve', 'place 0617 allied=yes', 'Bty-Saint-Marcouf 0518', 'WN-Saint-Laurent 0714'); // biome-ignore format: a scene
    expect(asks(match)).toBe('german batteryFire.choose');
    expect(against(match, 'fire US-VII')).toContain('5.4-b fire does not harm a headquarters');
    expect(place(match, 'US-VII')).toBe('0617');
  });

  test('N44 10.A.1-h, 10.A.1-i: the 79th Armoured takes a box, and lands when the beaches are free', () => {
    const match = scene('british-first-wave 0', '79-30 Reserve', '79-1-RE Reserve', '50-69 Reserve', 'WN-La-Riviere 0710', 'WN-Courseulles 0709'); // biome-ignore format: a scene
    expect(asks(match)).toBe('british offshore.place');
    expect(against(match, 'station 50-69 0610')).toEqual(['10.A.1-h it is no brigade of the 79th Armoured that waits for its place']); // biome-ignore format: a line
    expect(against(match, 'station 79-30 0611')).toEqual(['10.A.1-h that is no box of the 79th Armoured']);
    play(match, 'station 79-30 0610');
    expect(unit(match, '79-30')).toBe('0610');
    const coming = scene('british-second-wave 0', '79-30 0610', '79-1-RE 0707', '79-1-Tk 0610', 'WN-La-Breche 0807', '50-151 Reserve', '3-8 0709', 'place 0709 allied=yes', 'place 0710 allied=yes'); // biome-ignore format: a scene
    expect(asks(coming)).toBe('british offshore.come');
    expect(against(coming, 'land 79-1-RE 0807')).toContain('10.A.1-i Germans are on a beach in front of it');
    expect(against(coming, 'land 79-30 0807')).toContain('10.A.1-i that beach is not in front of it');
    expect(against(coming, 'land 3-8 0709')).toContain('10.A.1-i it is not off the coast');
    play(coming, 'land 79-30 0709');
    expect(unit(coming, '79-30')).toBe('0709');
  });

  test('N44 10.A.1-n: where commandos land', () => {
    const match = scene('british-second-wave 0', '1-SS-Bde Reserve', '4-SS-Bde Reserve', '3-9 0709', 'place 0709 allied=yes'); // biome-ignore format: a scene
    expect(asks(match)).toBe('british commandos.choose');
    expect(against(match, 'land 1-SS-Bde 0714')).toEqual(['10.A.1-n commandos do not land there']);
    expect(against(match, 'land 3-9 0808')).toEqual([
      '10.A.1-n it is no commando brigade that has still to land',
    ]);
    play(match, 'land 1-SS-Bde 0808');
    expect(unit(match, '1-SS-Bde')).toBe('0808');
  });

  test('N44 4.4-g, 10.A.1-e: who goes on, and which landings are fought', () => {
    const match = scene('us-first-wave 0', '4-8 Reserve', '1-16 Reserve', '2-Rgr Reserve', UTAH, 'WN-Saint-Laurent 0714', 'Bty-Pointe-du-Hoc 0715'); // biome-ignore format: a scene
    expect(asks(match)).toBe('us landingAttacks.goOn');
    expect(against(match, 'goOn 4-8 0618')).toEqual([
      '4.4-g only rangers and commandos who have just landed go on',
    ]);
    expect(against(match, 'goOn 2-Rgr 0615').length, 'the sea').toBeGreaterThan(0);
    play(match, 'stop');
    expect(against(match, 'assault 0715')).toEqual([
      '10.A.1-e nobody of the wave has a landing to fight for there',
    ]);
    expect(against(match, 'raid 0617')).toEqual(['10.A.1-e no rangers or commandos have a landing to fight for there']); // biome-ignore format: a line
  });

  test('N44 10.B.3-a: gliders do not land among Germans', () => {
    const match = scene('evening 0', '6-Airb-6 Reserve', '21-Pz-125 0907', 'place 0617 allied=yes', 'place 0714 allied=yes'); // biome-ignore format: a scene
    expect(unit(match, '6-Airb-6'), 'it waits').toBe('Reserve');
  });
});
