import { expect, test } from 'vitest';
import { reasons as against, type Play, scene } from './scene.ts';

const C8 = 'post 1814 back=KGM german=4/1/915';
/** The eastern division acts, with so many regular actions left. */
const acting = (actions: number, ...lines: string[]): Play =>
  scene('turn.end > actionPhase.act 6', 'acting 1st', `division 1st actions=${actions}`, ...lines);

test('DDOB ACT-01, MOV-19: a unit that has acted and is disrupted is told both', () => {
  const match = acting(2, 'A/1/16 1813 disrupted acted=yes', 'B/1/16 1612');
  const both = ['ACT-01 It has had its action this turn.', 'MOV-19 It is disrupted, and can only recover.'];
  expect(against(match, 'move A/1/16 1812')).toEqual(both);
  expect(against(match, 'climb A/1/16 1812')).toEqual(both);
  expect(against(match, 'finish A/1/16')).toEqual([...both, 'MOV-16 It is not climbing.']);
  // What is against one of two, and what is against the two together.
  expect(against(match, 'move A/1/16+B/1/16 1812')).toEqual([
    ...both,
    'MOV-09 They are not in the same hex.',
  ]);
});

test('DDOB ACT-01, MOV-19: nor can it rally that has acted and was disrupted in this phase', () => {
  const match = acting(2, 'A/1/16 1813 nerve=newly-disrupted acted=yes', 'B/1/16 1612');
  expect(against(match, 'rally A/1/16')).toEqual([
    'ACT-01 It has had its action this turn.',
    'MOV-19 It was disrupted in this phase, and cannot recover before the next.',
  ]);
});

test('DDOB MOV-09, ACT-02: of who is not ashore nothing more is told; of who is, the other division too', () => {
  const match = acting(2, 'A/1/16 1813', 'A/1/116 0528 acted=yes', 'B/1/116 - due=9');
  expect(against(match, 'move B/1/116 0528')).toEqual(['MOV-09 It has not come yet.']);
  expect(against(match, 'move A/1/116 0628')).toEqual([
    'ACT-02 The other division acts now.',
    'ACT-01 It has had its action this turn.',
  ]);
});

test('DDOB MOV-09, ACT-02: a hex too far away, and no action to go there', () => {
  const match = acting(0, 'A/1/16 1813', 'HQ18 1105');
  expect(against(match, 'move A/1/16 1609')).toEqual([
    'MOV-09 That hex is not adjacent.',
    'ACT-02 Its division has no regular action left.',
  ]);
});

test('DDOB TEC-09, MOV-09, ACT-02: the ground, the Germans on it and the price are each told', () => {
  const match = acting(0, '1/A/741 0709', 'HQ16 0708', 'post 0809 back=88 german=gun88.1');
  expect(against(match, 'move 1/A/741 0809')).toEqual([
    'TEC-09 No road leads it up that slope.',
    'MOV-09 Germans are in that hex.',
    'ACT-02 Its division has no regular action left.',
  ]);
});

test('DDOB ATK-01, ATK-02: a position attacked and shelled already', () => {
  const match = acting(2, 'A/1/16 1813', `${C8} attacked=yes barraged=yes`);
  expect(against(match, 'attack 1814 A/1/16')).toEqual([
    'ATK-01 That position has been attacked in this phase.',
    'ATK-02 That hex has been shelled in this phase.',
  ]);
  const alone = acting(2, 'E/2/16 0708', `${C8} attacked=yes`);
  expect(against(alone, 'attack 1814 E/2/16')).toEqual([
    'ATK-01 That position has been attacked in this phase.',
    'ATK-03 No infantry stands next to it where it could attack.',
  ]);
});

test('DDOB ATK-03, ATK-09, ATK-14: what is against each of those who would attack', () => {
  const match = acting(2, 'A/1/16 1813', 'B/1/16 1612 acted=yes', '1/A/741 0708', 'HQ18 1105 acted=yes', C8);
  expect(against(match, 'attack 1814 A/1/16+B/1/16')).toEqual([
    'ACT-01 It has had its action this turn.',
    'ATK-03 It is not next to those Germans.',
  ]);
  expect(against(match, 'attack 1814 A/1/16+HQ18')).toEqual([
    'ATK-14 A leader does not attack.',
    'ACT-01 It has had its action this turn.',
  ]);
});

test('DDOB ATK-10, ATK-11: guns next to the Germans who fire on them', () => {
  const match = acting(2, 'A/1/16 1813', '7FA 1914', C8);
  expect(against(match, 'attack 1814 A/1/16+7FA')).toEqual([
    'ATK-10 It is next to those Germans.',
    'ATK-11 It has no armor, and Germans can fire on its hex.',
  ]);
});

test('DDOB ATK-09, ACT-02: a tank without a link to the attack, and too few actions for both', () => {
  const match = acting(1, 'A/1/16 1813', '1/A/741 1610', C8);
  expect(against(match, 'attack 1814 A/1/16+1/A/741')).toEqual([
    'ATK-09 It is next to neither the Germans nor infantry in the attack, and nobody commands it or them.',
    'ACT-02 Its division has fewer regular actions left than that takes.',
  ]);
});

test('DDOB BAR-01, ACT-01: nobody but a tank shells, and it only once', () => {
  const match = acting(2, 'A/1/16 1813 acted=yes', '1/A/741 0708 disrupted acted=yes', 'B/1/16 1612', C8);
  expect(against(match, 'barrage A/1/16 1814')).toEqual(['BAR-01 It is no tank.']);
  expect(against(match, 'barrage 1/A/741 1814')).toEqual([
    'ACT-01 It has had its action this turn.',
    'MOV-19 It is disrupted, and can only recover.',
  ]);
});

test('DDOB BAR-04, ATK-02, BAR-05, BAR-06: a target hidden, attacked, out of range and unseen', () => {
  const match = acting(2, '1/A/741 0708', `${C8} attacked=yes`);
  expect(against(match, 'barrage 1/A/741 1814')).toEqual([
    'ATK-02 That hex has been attacked in this phase.',
    'BAR-04 The reserves there lie face down.',
    'BAR-05 Those Germans are out of its range.',
    'ATK-17 It cannot see up to the high ground from there.',
    'BAR-06 It is not in their field of fire, and no infantry observes from there.',
  ]);
});

test('DDOB NAV-02, NAV-05, NAV-01: the ships neither see the target nor hear of it', () => {
  const match = acting(2, 'navalMarkers 1', 'E/2/16 0708', `${C8} attacked=yes`);
  expect(against(match, 'naval 1814')).toEqual([
    'NAV-05 That hex has been attacked in this phase.',
    'NAV-02 The reserves there lie face down.',
    'NAV-01 No infantry with a radio, or under a headquarters, observes those Germans.',
  ]);
});

test('DDOB ENG-02, ENG-05, ENG-06: obstacles of the other sector, cleared already and under fire', () => {
  const fired = 'position WN61 fired=yes';
  const match = scene(
    'turn.actions > engineerPhase.clear sector=west left=1 6',
    fired,
    'hex 0607 cleared=yes',
  );
  expect(against(match, 'clear 0607')).toEqual([
    'ENG-02 That hex is in the other sector.',
    'ENG-06 That hex is cleared already.',
    'ENG-05 That hex is under fire this turn.',
  ]);
});

test('DDOB BOX-04, BOX-09: a box off a beach that its counter does not name, and full besides', () => {
  const match = scene(
    'turn.event > arrivals.choose 6',
    'A/1/16 - due=6',
    'D/1/16 - due=6',
    'E/2/16 0407',
    'F/2/16 0407',
  );
  expect(against(match, 'place A/1/16 FG1')).toEqual([
    'BOX-04 Its counter names another beach.',
    'BOX-09 Two units are in that box already.',
  ]);
});

/** Engineers keep the strongpoints that look on Easy Red; an 88 looks on Fox Green. HQ16 may become a command post. */
const KEPT = ['0916', '0817', '0918'].map((hex) => `post ${hex} garrison=yes`);
const engineers = (...lines: string[]): Play =>
  scene('engineers 18', ...KEPT, 'post 0809 back=88 german=gun88.1', 'HQ16 0717', ...lines);

test('DDOB ENB-01, ENB-02, ENB-10: a base that nobody can put up, where one is already and Germans fire', () => {
  const match = engineers('base E1-37 at=0711', 'base E336-348 at=0716');
  expect(against(match, 'base 0711')).toEqual([
    'ENB-01 That division has no base left to put up.',
    'ENB-01 A base is in that hex already.',
    'ENB-02 A German position could fire on that hex.',
  ]);
  expect(against(engineers('noEngineers yes', 'base E1-37 at=0717 range=8'), 'extend E1-37')).toEqual([
    'ENB-10 The engineers are pinned this turn.',
    'ENB-03 That base reaches as far as it can.',
  ]);
});

test('DDOB CPO-01: a command post under fire that is one already', () => {
  expect(against(engineers('HQ18 0711 commandPost=1'), 'establish HQ18')).toEqual([
    'CPO-01 It is a command post already.',
    'CPO-01 A German position could fire on its hex.',
  ]);
});

test('DDOB UMV-10: who has acted does not leave the map, least of all where no exit is', () => {
  const match = scene('turn.end > actionPhase.act 18', 'acting 1st', 'division 1st actions=2', 'A/1/16 1813 acted=yes', 'B/1/16 1612'); // biome-ignore format: a scene
  expect(against(match, 'exit A/1/16')).toEqual([
    'UMV-10 It is not in an exit hex.',
    'ACT-01 It has had its action this turn.',
  ]);
});
