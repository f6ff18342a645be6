import { expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { attackable, POST, whyNotAttack } from '../src/queries.ts';
import {
  actionsLeft,
  arms,
  assault,
  before,
  C8,
  COMPANY,
  compared,
  HIDDEN,
  KNOWN,
  post,
} from './assaults.ts';
import { asks, legal, news, type Play, play, position, refusal, row, scene, US, unit } from './scene.ts';
import { look } from './seeing.ts';

/** The rule against an attack of these Americans, all of whom stand in the scene; nothing where they may. */
function against(german: string, us: readonly string[], ...more: string[]): string {
  const names = us.map((line) => line.split(' ')[0]).join('+');
  return refusal(before(german, us, ...more), `attack ${german.split(' ')[1]} ${names}`);
}

test('DDOB ATK-01: a position is attacked once in a phase, by as many as will', () => {
  const us = ['A/1/16 1715', 'E/2/16 1714', 'F/2/16 1813', 'AB/197 1615', '1/B/741 1713'];
  const match = assault(KNOWN, [...us, 'B/1/16 1714'], 'Wyman 1714', 'C/1/16 1813');
  expect(compared(match)).toBe('31 against 6, with the weapons');
  expect(refusal(match, `attack ${C8} C/1/16`)).toBe('ATK-01');
});

test('DDOB ATK-01: a strongpoint of two hexes is one position', () => {
  const upper = 'post 0912 back=75 german=gun75.4';
  const match = assault('post 0812 back=plain german=crew7', ['A/1/16 0811'], upper, 'E/2/16 0811');
  expect(refusal(match, 'attack 0912 E/2/16')).toBe('ATK-01');
});

test('DDOB ATK-01, ATK-02: what was attacked or shelled in the last turn may be attacked again', () => {
  for (const word of ['attacked=yes', 'barraged=yes'])
    expect(against(`${COMPANY} ${word}`, ['A/1/16 1715']), word).toBe('');
});

test('DDOB ATK-02: what was shelled is not attacked, what was attacked is not shelled', () => {
  const nest = 'post 0809 back=plain german=crew9';
  const us = ['A/1/16 0810', '1/B/741 0610'];
  const shelled = play(before(nest, us), 'barrage 1/B/741 0809', 'card-21');
  expect(refusal(shelled, 'attack 0809 A/1/16')).toBe('ATK-02');
  const stormed = play(before(`${nest} depth=known pool=WN marker=dw18`, us), 'attack 0809 A/1/16');
  expect(refusal(stormed, 'barrage 1/B/741 0809')).toBe('ATK-02');
});

test('DDOB ATK-02: it is a matter of the hex: the other one of the strongpoint may be attacked', () => {
  const upper = 'post 0912 back=75 german=gun75.4';
  const lower = before('post 0812 back=plain german=crew7', ['A/1/16 0811', '1/B/741 0610'], upper);
  play(lower, 'barrage 1/B/741 0812', 'card-21');
  expect(refusal(lower, 'attack 0812 A/1/16')).toBe('ATK-02');
  expect(refusal(lower, 'attack 0912 A/1/16')).toBe('');
});

test('DDOB ATK-03: without infantry beside the post there is no attack', () => {
  expect(against(COMPANY, ['1/B/741 1715'])).toBe('ATK-03');
  expect(against(COMPANY, ['A/1/16 1615'])).toBe('ATK-03');
  const match = before(COMPANY, ['A/1/16 1715', '1/B/741 1715', 'D/1/16 1615']);
  expect(refusal(match, `attack ${C8} 1/B/741`)).toBe('ATK-03');
  expect(refusal(match, `attack ${C8} D/1/16`), 'heavy infantry two hexes away').toBe('ATK-03');
  expect(refusal(match, `attack ${C8} A/1/16`)).toBe('');
});

test('DDOB ATK-03: one who can is enough, whoever cannot stands beside the post, too', () => {
  const may = (a: string, e: string): string[] => {
    const match = before(COMPANY, [`A/1/16 ${a}`, `E/2/16 ${e}`]);
    return ['A/1/16', 'E/2/16'].map((name) => refusal(match, `attack ${C8} ${name}`));
  };
  expect(may('1815 disrupted', '1714')).toEqual(['MOV-19', '']);
  expect(may('1815', '1714 disrupted')).toEqual(['', 'MOV-19']);
});

test('DDOB ATK-03: a post that nobody can attack tells why: he is disrupted, or there is no action for him', () => {
  const why = (us: string, ...more: string[]): string | undefined => {
    const { g } = before(COMPANY, [us], ...more).engine;
    return whyNotAttack(g, POST.of(C8))?.rule;
  };
  expect(why('A/1/16 1715')).toBeUndefined();
  expect(why('A/1/16 1715 disrupted')).toBe('MOV-19');
  expect(why('A/1/16 1715', 'moreActions -2')).toBe('ACT-02');
  expect(why('A/1/16 1615')).toBe('ATK-03');
  expect(why('1/B/741 1715')).toBe('ATK-03');
});

test('DDOB ATK-03: an attack of nobody is none', () => {
  expect(refusal(before(COMPANY, ['A/1/16 1715']), `attack ${C8} none`)).toBe('ATK-03');
});

// WN62: A stands beside the upper hex, E beside both; D and the tank reach the lower one from the beach.
const ROUND_WN62 = ['A/1/16 1012', 'E/2/16 0811', '1/B/741 0713', 'D/1/16 0613'];
const WN62 = ['post 0812 back=plain german=crew7', 'post 0912 back=75 german=gun75.4'] as const;

test('DDOB ATK-03: every attack that may be made is listed once, post by post, and no other', () => {
  expect(legal(before(WN62[0], ROUND_WN62, WN62[1]), 'attack ')).toEqual([
    'attack 0812 D/1/16+E/2/16',
    'attack 0812 E/2/16',
    'attack 0812 E/2/16+1/B/741',
    'attack 0912 A/1/16',
    'attack 0912 A/1/16+E/2/16',
    'attack 0912 E/2/16',
  ]);
});

test('the posts that any infantry could storm are known, whoever acts', () => {
  const posts = (...lines: string[]): string[] =>
    attackable(scene('actions 6', 'HQ18 1105', ...lines).engine.g).map(POST.text);
  expect(posts(...WN62, 'A/1/16 1012', 'E/2/116 0811 acted=yes')).toEqual(['0812', '0912']);
  expect(posts(...WN62, 'A/1/16 1012', '1/B/741 0713')).toEqual(['0912']);
});

test('DDOB ATK-03: Rangers are infantry; a post without a German is no target', () => {
  expect(against(COMPANY, ['AB/2R 1715 division=1st'])).toBe('');
  expect(refusal(before('post 1916 back=KGM german=4/1/915', ['A/1/16 1715']), `attack ${C8} A/1/16`)).toBe(
    'ATK-01',
  );
});

test('DDOB ATK-04: everybody who takes part needs an action', () => {
  const apart = ['A/1/16 1715', 'E/2/16 1714', 'F/2/16 1813'];
  expect(against(COMPANY, apart), 'three regular actions').toBe('ACT-02');
  expect(against(COMPANY, apart, 'Wyman 1715'), 'two of them free').toBe('');
  expect(against(COMPANY, ['A/1/16 1715', 'E/2/16 1715', 'F/2/16 1813']), 'two share theirs').toBe('');
  expect(against(COMPANY, ['A/1/16 1715', 'E/2/16 1714 disrupted'])).toBe('MOV-19');
  const match = assault(COMPANY, ['A/1/16 1715', 'E/2/16 1714']);
  expect(actionsLeft(match) ?? '0').toBe('0');
});

test('DDOB ATK-05: Rangers, heroes, the inspired and those in command attack free', () => {
  const free = [['AB/2R 1715 division=1st'], ['A/1/16 1715 hero=Barrett'], ['A/1/16 1715 inspired=yes']];
  for (const us of free) expect(actionsLeft(assault(HIDDEN, us)), us[0] as string).toBe('2');
  expect(actionsLeft(assault(HIDDEN, ['A/1/16 1715'], 'Wyman 1615'))).toBe('2');
  expect(actionsLeft(assault(HIDDEN, ['A/1/16 1715']))).toBe('1');
});

test('DDOB ATK-06: heavy infantry joins from two hexes away, not from three, and only at full strength', () => {
  const infantry = 'A/1/16 1715 steps=1';
  expect(compared(assault(COMPANY, [infantry, 'D/1/16 1615']))).toContain('9 against 4');
  expect(against(COMPANY, [infantry, 'D/1/16 1515'])).toBe('ATK-06');
  expect(against(COMPANY, [infantry, 'D/1/16 1615 steps=2'])).toBe('ATK-03');
});

test('DDOB ATK-07: from there it has neither DE nor BG', () => {
  expect(arms(before(COMPANY, ['D/1/16 1615']), 'D/1/16')).toBe('BR BZ MG MO RD');
});

test('DDOB ATK-08: over a bluff or a cliff heavy infantry attacks if other infantry comes by an open side', () => {
  const above = 'post 0916 back=plain german=crew1';
  const match = before(above, ['D/1/16 0815', 'E/2/16 0915', 'A/1/16 0815', '1/B/741 0914']);
  expect(refusal(match, 'attack 0916 D/1/16')).toBe('ATK-08');
  expect(refusal(match, 'attack 0916 D/1/16+1/B/741'), 'a tank is no infantry').toBe('ATK-08');
  expect(refusal(match, 'attack 0916 D/1/16+E/2/16')).toBe('');
  expect(refusal(match, 'attack 0916 A/1/16+E/2/16'), 'others cannot').toBe('TEC-10');
  expect(refusal(before(above, ['D/1/16 0815']), 'attack 0916 D/1/16')).toBe('ATK-03');
  const cliff = before('post 0533 back=plain german=crew1', ['D/1/16 0432', 'E/2/16 0532', 'A/1/16 0432']);
  expect(refusal(cliff, 'attack 0533 D/1/16+E/2/16')).toBe('');
  expect(refusal(cliff, 'attack 0533 A/1/16+E/2/16')).toBe('TEC-11');
});

test('DDOB TEC-12: nobody attacks over a sheer cliff', () => {
  const match = before('post 0434 back=TR german=1/1/726', ['A/1/16 0334', 'E/2/16 0534']);
  expect(refusal(match, 'attack 0434 A/1/16+E/2/16')).toBe('TEC-12');
});

test('DDOB ATK-09: tanks, anti-tank and anti-aircraft guns join in range, near the infantry or by command', () => {
  const infantry = 'A/1/16 1715';
  expect(against(COMPANY, [infantry, '1/B/741 1813']), 'beside the post').toBe('');
  expect(against(COMPANY, [infantry, '1/B/741 1615']), 'beside the infantry').toBe('');
  expect(against(COMPANY, [infantry, '1/B/741 1514']), 'neither').toBe('ATK-09');
  expect(against(COMPANY, [infantry, '1/B/741 1514'], 'Wyman 1413'), 'in command itself').toBe('');
  expect(against(COMPANY, [infantry, '1/B/741 1514'], 'Wyman 1716'), 'the infantry in command').toBe('');
  expect(against(COMPANY, [infantry, '1/B/741 1213'], 'Wyman 1716'), 'six hexes').toBe('ATK-09');
  expect(against(COMPANY, [infantry, 'AT/16 1615'])).toBe('');
  expect(against(COMPANY, [infantry, 'AB/197 1615'])).toBe('');
  expect(against(COMPANY, [infantry, 'AB/197 1414'], 'Wyman 1716'), 'beyond its three hexes').toBe('ATK-09');
});

test('DDOB ATK-10: artillery joins from afar, by the headquarters that commands infantry of the attack', () => {
  const infantry = 'A/1/16 1715';
  expect(against(COMPANY, [infantry, '62AFA 1615'], 'HQ16 1615')).toBe('');
  expect(against(COMPANY, [infantry, '62AFA 1615'], 'Wyman 1615'), 'a general does not do').toBe('ATK-10');
  expect(against(COMPANY, [infantry, '62AFA 1714'], 'HQ16 1715'), 'too close').toBe('ATK-10');
  expect(against(COMPANY, [infantry, '62AFA 1514'], 'HQ16 1514'), 'the guns alone in command').toBe('ATK-10');
});

test('DDOB ATK-11: guns without armor stay out of fields of fire, but for those of disrupted Germans', () => {
  const us = ['A/1/16 1715', 'AC/81C 1615'];
  expect(against(COMPANY, us, 'HQ16 1615')).toBe('ATK-11');
  expect(against(`${COMPANY} disrupted=yes`, us, 'HQ16 1615')).toBe('');
  expect(against(COMPANY, ['A/1/16 1715', '62AFA 1615'], 'HQ16 1615'), 'with armor').toBe('');
});

/** F with two steps left has no radio, A has. */
const MUTE = 'F/2/16 1715 steps=2';

test('DDOB ATK-12: ships are called by a radio, a headquarters or a hero; and only with a marker', () => {
  const step = (us: readonly string[], ...more: string[]): string =>
    asks(assault(HIDDEN, us, 'navalMarkers 1', ...more));
  expect(step([MUTE])).not.toBe('us attack.ships');
  expect(step([MUTE], 'Wyman 1615')).not.toBe('us attack.ships');
  expect(step(['A/1/16 1715 steps=2'])).toBe('us attack.ships');
  expect(step([MUTE], 'HQ16 1615')).toBe('us attack.ships');
  expect(step([MUTE, '1/B/741 1514'], 'HQ16 1514'), 'a tank does not call').not.toBe('us attack.ships');
  expect(step([`${MUTE} hero=Barrett`])).toBe('us attack.ships');
  expect(asks(assault(HIDDEN, ['A/1/16 1715 steps=2']))).not.toBe('us attack.ships');
});

test('an arrow stands as long as the attack is under way, with what it comes to once the Germans are seen', () => {
  const arrow = (match: Play) => look(match).marks.find(({ sign }) => sign === 'attack');
  const hidden = assault(HIDDEN, ['A/1/16 1715 steps=2'], 'navalMarkers 1');
  expect(arrow(hidden)).toMatchObject({ at: PLACE.of(C8), from: [PLACE.of('1715')], odds: '?' });
  const known = assault(KNOWN, [`${MUTE} hero=Barrett`], 'navalMarkers 1');
  expect(arrow(known)?.odds).toMatch(/^\d+:6$/);
  play(known, 'naval');
  expect([asks(known), arrow(known)?.odds]).toEqual(['us attack.attrition', '13:6']);
  play(known, 'decline');
  expect(arrow(known)).toBe(undefined);
});

test('DDOB ATK-12: a hero who calls the ships does nothing else', () => {
  const match = assault(KNOWN, [`${MUTE} hero=Barrett`], 'navalMarkers 1');
  play(match, 'naval');
  expect(compared(match), 'the machine gun is missing still').toBe('13 against 6, without the weapons');
});

test('DDOB ATK-13: naval fire adds nine, meets NA, AR and DE, and is spent', () => {
  const german = `${COMPANY} revealed=yes depth=known pool=building marker=db7`;
  const match = play(assault(german, ['A/1/16 1715'], 'navalMarkers 2'), 'naval');
  expect(compared(match)).toBe('15 against 7, with the weapons');
  expect(news(match, US)).toContain(`The ships fire on ${C8}.`);
  expect(row(position(match), 'navalMarkers').is).toBe('1');
  const kept = play(assault(german, ['A/1/16 1715'], 'navalMarkers 2'), 'none');
  expect(compared(kept)).toBe('6 against 7, without the weapons');
  expect(row(position(kept), 'navalMarkers').is).toBe('2');
});

test('DDOB ATK-14: leaders take no part, and nothing happens to them', () => {
  const match = before(HIDDEN, ['A/1/16 1715 steps=1'], 'HQ16 1715', 'Wyman 1715');
  expect(refusal(match, `attack ${C8} A/1/16+HQ16`)).toBe('ATK-14');
  expect(refusal(match, `attack ${C8} A/1/16+Wyman`)).toBe('ATK-14');
  play(match, `attack ${C8} A/1/16`);
  expect(row(position(match), 'unit A/1/16').nerve).toBe('newly-disrupted');
  expect(row(position(match), 'unit HQ16').nerve).toBeUndefined();
  expect(unit(match, 'Wyman')).toBe('1715 1');
});

/** Two with BZ and BR, against A that has BZ. */
const heroic = (...more: string[]): Play =>
  assault('post 0809 back=plain german=crew2', ['A/1/16 0810 steps=1 hero=Barrett', ...more]);

test('DDOB ATK-15: a hero is a weapon or a point of strength, as the player likes', () => {
  expect(legal(heroic())).toEqual(['weapon', 'strength', 'decline']);
  expect(compared(play(heroic(), 'weapon'))).toBe('2 against 2, with the weapons');
  expect(compared(play(heroic(), 'strength'))).toBe('3 against 2, without the weapons');
});

test('DDOB ATK-15: a hero’s help may be declined where the table makes a difference', () => {
  // 4 with BR against 4 that asks for it, depth face down: with one more it is turned up, for better or worse.
  const even = (): Play => assault(HIDDEN, ['F/2/16 1715 steps=2 hero=Barrett']);
  expect(legal(even())).toEqual(['strength', 'decline']);
  const declined = play(even(), 'decline');
  expect([compared(declined), post(declined).depth]).toEqual(['4 against 4, with the weapons', 'hidden']);
  // And anew when it is: it asks for the machine gun.
  const helped = play(even(), 'strength');
  expect([legal(helped), post(helped).depth]).toEqual([['weapon', 'strength', 'decline'], 'known']);
  expect(compared(play(helped, 'weapon'))).toBe('4 against 6, with the weapons');
  expect(refusal(even(), 'weapon')).toBe('ATK-15');
});

test('DDOB ATK-15: a hero helps from the next hex alone; one who is dead has left nothing but courage', () => {
  const afar = assault(KNOWN, ['E/2/16 1715 steps=1', 'AB/197 1615 steps=1 hero=Barrett']);
  expect(compared(afar)).toBe('3 against 6, with the weapons');
  expect(compared(assault(KNOWN, ['E/2/16 1715 steps=1 inspired=yes']))).toBe(
    '2 against 6, without the weapons',
  );
});

test('DDOB ATK-16: two heroes do no more than one', () => {
  const match = heroic('F/2/16 0810 steps=1 hero=Pinder');
  expect(compared(match), 'BZ and BR are there: one adds to the strength').toBe(
    '5 against 2, with the weapons',
  );
});

test('DDOB ATK-17: from below nobody fires at high ground, unless its dots reach the beach', () => {
  // C1 in 1113 lies behind the edge, WN62 in 0912 on it.
  const inland = 'post 1113 back=KGM german=4/1/915';
  expect(against(inland, ['A/1/16 1012', '1/B/741 0712'], 'Wyman 1012')).toBe('ATK-17');
  expect(against(inland, ['A/1/16 1012', '1/B/741 0913'], 'Wyman 1012'), 'from high ground').toBe('');
  const edge = 'post 0912 back=plain german=crew1';
  expect(against(edge, ['A/1/16 1012', '1/B/741 0712'], 'Wyman 1012')).toBe('');
});

test('only the division that acts takes part in an attack, and who has walked into its sector', () => {
  // C8 lies in the east.
  const match = scene('actions 6', COMPANY, 'A/1/16 1715', 'B/1/116 1714');
  expect(refusal(play(match, 'lead 1st'), `attack ${C8} A/1/16+B/1/116`)).toBe('');
  // WN67 in 1220 lies in the west, next to the boundary.
  const seam = (from: string): Play =>
    scene('actions 6', 'post 1220 back=plain german=crew1', `A/1/16 ${from}`, 'B/1/116 1219', 'E/2/16 1118');
  expect(refusal(play(seam('1320'), 'lead 29th'), 'attack 1220 A/1/16+B/1/116')).toBe('');
  expect(refusal(play(seam('1320'), 'lead 1st'), 'attack 1220 A/1/16+B/1/116')).toBe('ACT-02');
  expect(refusal(play(seam('1320'), 'lead 1st'), 'attack 1220 A/1/16')).toBe('');
});

test('nothing of the depth that lies face down shows before it is turned up', () => {
  const match = assault(HIDDEN, ['A/1/16 1715 steps=1']);
  expect(news(match, US).join(' ')).not.toContain('dm11');
  expect(post(match).marker).toBe('dm11');
});
