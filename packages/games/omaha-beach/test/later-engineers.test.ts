import { expect, test } from 'vitest';
import { UNIT } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { isEngineered } from '../src/rules/engineers/clearing.ts';
import { isFree } from '../src/rules/usactions/command.ts';
import { actsBy, held, over, post, told } from './later.ts';
import {
  asks,
  field,
  legal,
  type Play,
  play,
  position,
  refusal,
  row,
  scene,
  sketched,
  unit,
} from './scene.ts';

/** Engineers keep the strongpoints that look on Fox Green, so that nobody can fire there. */
const KEPT = ['0807', '0809', '0812', '0912'].map((hex) => `post ${hex} garrison=yes`);
/** And those that look on Easy Red. */
const MORE = ['0916', '0817', '0918'].map((hex) => `post ${hex} garrison=yes`);
const engineers = (...lines: string[]): Play =>
  scene('engineers 18', ...over(['A/1/16 0713', ...KEPT], lines));
const base = (match: Play, name: string) => row(position(match), `base ${name}`);

test('DDOB ENB-01: a division puts one base on the beach of its sector in a turn, of two in all', () => {
  const match = engineers(...MORE);
  expect(legal(match, 'base ').length).toBe(10);
  expect(legal(match, 'base ').every((line) => Number(line.slice(-2)) < 20)).toBe(true);
  play(match, 'base 0711');
  expect(base(match, 'E1-37')).toMatchObject({ at: '0711' });
  expect(told(match, 'E1-37')).toEqual(['E1-37 set up a base in 0711.']);
  expect(asks(match)).not.toContain('headquartersPhase');
  const both = engineers('base E1-37 at=0711', 'base E336-348 at=0717', ...MORE);
  expect(legal(both, 'base ')).toEqual([]);
  expect(legal(both, 'extend ')).toEqual(['extend E1-37', 'extend E336-348']);
});

test('DDOB ENB-01: to put a second one, or to extend the first: one of them in a turn', () => {
  const match = engineers('base E1-37 at=0711', ...MORE);
  play(match, 'extend E1-37');
  expect(asks(match)).not.toContain('headquartersPhase');
  const other = engineers('base E1-37 at=0711', ...MORE, 'HQ16 0713');
  expect(refusal(other, 'base 0711'), 'where the first one is').toBe('ENB-01');
  play(other, 'base 0717');
  expect([refusal(other, 'extend E1-37'), refusal(other, 'base 0715')]).toEqual(['ENB-01', 'ENB-01']);
});

test('DDOB ENB-02: not where a position could fire: with Germans, or empty and in communication', () => {
  const match = engineers(...MORE.slice(0, 1), 'HQ16 0713');
  expect(refusal(match, 'base 0711')).toBe('');
  // WN65 looks on 0716, and is open to Germans.
  expect(refusal(match, 'base 0716')).toBe('ENB-02');
  expect(refusal(match, 'base 0811')).toBe('ENB-01');
  const german = engineers('post 0809 back=88 german=gun88.1', ...MORE, 'HQ16 0717');
  expect([refusal(german, 'base 0711'), refusal(german, 'base 0717')]).toEqual(['ENB-02', '']);
  const under = engineers('base E1-37 at=0711', 'post 0809 back=88 german=gun88.1', 'HQ16 0717', ...MORE);
  expect(refusal(under, 'extend E1-37')).toBe('ENB-02');
});

test('DDOB ENB-03: the range grows along its track, to five hexes', () => {
  const spaces = Array.from({ length: 9 }, (_, space) => {
    const match = engineers(`base E1-37 at=0711 range=${space}`, 'HQ16 0713', ...MORE);
    return isEngineered(match.engine.g, PLACE.of('0711')) ? space : -1;
  });
  expect(spaces).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const reach = (space: number, hex: string) =>
    isEngineered(engineers(`base E1-37 at=0711 range=${space}`, 'HQ16 0713').engine.g, PLACE.of(hex));
  // 0, 1, 2, 2, 3, 3, 4, 4, 5.
  expect([reach(0, '0710'), reach(1, '0710'), reach(1, '0709')]).toEqual([false, true, false]);
  expect([reach(2, '0709'), reach(3, '0708'), reach(4, '0708')]).toEqual([true, false, true]);
  expect([reach(7, '0706'), reach(8, '0706')]).toEqual([false, true]);
  const last = engineers('base E1-37 at=0711 range=8', 'HQ16 0713', ...MORE);
  expect(refusal(last, 'extend E1-37')).toBe('ENB-03');
  const match = play(engineers('base E1-37 at=0711 range=1', ...MORE), 'extend E1-37');
  expect(told(match, 'Engineers', 'reach')).toContain('E1-37 now reach 2 hexes far.');
});

test('DDOB ENB-04: not into a German field of fire', () => {
  const g = (german: string) => engineers('base E1-37 at=0711 range=4', 'HQ16 0713', german).engine.g;
  expect(isEngineered(g('plungingFire no'), PLACE.of('0811'))).toBe(true);
  expect(isEngineered(g('post 0812 back=plain german=crew1'), PLACE.of('0811'))).toBe(false);
});

/** The action phase of turn 18 with a base in 0711 that reaches the next hexes. */
const moving = (...lines: string[]): Play =>
  scene('actions 18', ...over(['L/3/16 0715', 'base E1-37 at=0711 range=1', ...KEPT], lines));

test('DDOB ENB-05: in its range shingle and ditches stop no vehicle, on every side of its hexes', () => {
  const goes = (name: string, from: string, to: string, ...lines: string[]) =>
    refusal(moving(`${name} ${from}`, ...lines), `move ${name} ${to}`);
  expect(goes('1/B/741', '0711', '0811')).toBe('');
  expect(goes('1/B/741', '0810', '0910')).toBe('');
  expect(goes('1/B/741', '0712', '0812')).toBe('');
  // 0814 is out of reach, and so is its shingle.
  expect(goes('1/B/741', '0714', '0814')).toBe('TEC-08');
  expect(goes('1/B/741', '0711', '0811', 'base E1-37 at=-')).toBe('TEC-08');
  const others = ['base E336-348 at=0717', 'base E20-121 at=0624', 'base E112-149 at=0626'];
  expect(goes('1/B/741', '0711', '0811', ...others), 'with all four on the map').toBe('');
});

test('DDOB ENB-05: no base works before turn 17', () => {
  sketched('there is a base before turn 17');
  const match = scene('actions 16', 'L/3/16 0715', 'base E1-37 at=0711 range=1', '1/B/741 0711');
  expect(refusal(match, 'move 1/B/741 0811')).toBe('TEC-08');
});

test('DDOB ENB-05: the mines of a road are cleared in the hexes it reaches, and the road is one', () => {
  // From 0811 the mined road leads by 0911 to 1011.
  const at = (range: number) => moving('1/B/741 0811', `base E1-37 at=0711 range=${range}`);
  expect(refusal(at(1), 'move 1/B/741 0911')).toBe('TEC-16');
  expect(refusal(at(2), 'move 1/B/741 0911')).toBe('');
  expect(refusal(at(2), 'move 1/B/741 1011')).toBe('MOV-09');
  expect(refusal(at(4), 'move 1/B/741 1011')).toBe('');
});

test('DDOB ENB-06: from the beach in its range units move for nothing, but fight for an action', () => {
  const match = moving('1/B/741 0711', 'A/1/16 0712', 'B/1/16 0714');
  play(match, 'move 1/B/741 0811', 'move A/1/16 0813');
  expect(match.engine.g.division.actions.get(0)).toBe(3);
  play(match, 'move B/1/16 0813');
  expect(match.engine.g.division.actions.get(0)).toBe(2);
});

test('DDOB ENB-07, ENB-10: not after German guns fired in its sector, nor while an event pins the engineers', () => {
  const cost = (...lines: string[]) => {
    const match = play(moving('1/B/741 0711', ...lines), 'move 1/B/741 0811');
    return 3 - match.engine.g.division.actions.get(0);
  };
  expect([
    cost(),
    cost('sector east shelled=yes'),
    cost('sector west shelled=yes'),
    cost('noEngineers yes'),
  ]).toEqual([0, 1, 0, 1]);
  const hindered = engineers('base E1-37 at=0711', ...MORE, 'sector east shelled=yes', 'HQ16 0713');
  expect([refusal(hindered, 'extend E1-37'), refusal(hindered, 'base 0717')]).toEqual(['ENB-07', '']);
  const pinned = engineers('base E1-37 at=0711', ...MORE, 'noEngineers yes', 'HQ16 0713');
  expect([refusal(pinned, 'extend E1-37'), refusal(pinned, 'base 0717')]).toEqual(['ENB-10', 'ENB-10']);
});

test('DDOB ENB-07: the bases of the 29th Division are hindered by guns that fired in the west', () => {
  const cost = (...lines: string[]) => {
    const west = ['base E20-121 at=0624 range=1', '1/B/743 0624', 'L/3/116 0627'];
    const match = play(scene('actions 18', ...west, ...lines), 'move 1/B/743 0623');
    return 3 - match.engine.g.division.actions.get(1);
  };
  expect([cost(), cost('sector east shelled=yes'), cost('sector west shelled=yes')]).toEqual([0, 0, 1]);
});

test('DDOB ENB-07: guns that hit somebody hinder the engineers of that sector this turn', () => {
  // Card 14 asks for one 88; the eastern battery has its observers.
  const match = actsBy(14, '1/B/741 0711', 'B/1/16 0711');
  expect(row(position(match), 'sector east').shelled).toBe('yes');
  expect(told(match, 'hinder')).toEqual(['German guns hinder the engineers of the east sector.']);
  expect(row(position(actsBy(14, 'A/1/16 1115')), 'sector east').shelled).toBeUndefined();
});

test('DDOB ENB-07, R-136: rockets that hit somebody hinder the engineers of that sector this turn', () => {
  // Card 22, from turn 11 on; WN69 in 1222.
  const shelled = (...lines: string[]) => {
    const match = play(scene('the event 18', 'E/2/16 0512', ...lines), 'card-22');
    return ['east', 'west'].map((sector) => row(position(match), `sector ${sector}`).shelled);
  };
  const battery = 'post 1222 back=rocket german=rockets';
  expect(shelled(battery, 'E/2/116 0720')).toEqual([undefined, 'yes']);
  expect(shelled(battery, 'E/2/116 0719')).toEqual(['yes', undefined]);
  expect(shelled(battery)).toEqual([undefined, undefined]);
});

test('DDOB ENB-08: empty positions in its range get garrisons, if nobody fires on them', () => {
  const done = (...lines: string[]) => {
    const match = scene('engineers 18', 'base E1-37 at=0711 range=2', ...lines, 'HQ16 0713');
    return asks(match).includes('headquartersPhase') ? play(match, 'end') : match;
  };
  const match = done('A/1/16 0713', ...KEPT.slice(2));
  expect([post(match, '0809').garrison, post(match, '0807').garrison]).toEqual(['yes', undefined]);
  // Those in WN62, who were there before, are not told again.
  expect(told(match, 'Engineers')).toEqual(['Engineers keep 0809 for the Americans.']);
  const fired = done('A/1/16 0713', 'post 0807 back=75 german=gun75.1 disrupted=yes');
  expect(post(fired, '0809').garrison).toBeUndefined();
  const german = done('A/1/16 0713', 'post 0809 back=88 german=gun88.1 disrupted=yes', ...KEPT.slice(2));
  expect(post(german, '0809').garrison, 'with Germans in it').toBeUndefined();
  const manned = done('A/1/16 0809', ...KEPT.slice(2));
  expect(post(manned, '0809').garrison, 'with Americans in it').toBe('yes');
});

test('DDOB ENB-08: no reserves come to a place that engineers keep', () => {
  const lines = ['A/1/16 1009', 'divisional 1R/352=1', 'divisionalLeft 1'];
  expect(held(actsBy(7, ...lines))).toEqual(['1008']);
  expect(held(actsBy(7, ...lines, 'post 1008 garrison=yes'))).toEqual([]);
  // Nor by an event: card 43 on turn 21 and later is for zones A and F.
  const event = (...more: string[]) =>
    held(
      play(scene('the event 25', 'A/1/16 0907', 'tactical 10/3/726=1', 'tacticalLeft 1', ...more), 'card-43'),
    );
  expect(event()).toEqual(['1008']);
  expect(event('post 1008 garrison=yes')).not.toContain('1008');
});

test('DDOB CPO-01: a headquarters becomes a command post where no position could fire on it', () => {
  const match = engineers('HQ16 0713', ...MORE);
  expect(refusal(match, 'establish HQ16')).toBe('');
  play(match, 'establish HQ16');
  expect(field(match, 'HQ16', 'commandPost')).toBe('1');
  expect(told(match, 'HQ16')).toEqual(['HQ16 sets up a command post.']);
  // WN65 is open to Germans, and looks on 0716.
  expect(refusal(engineers('HQ16 0716', ...MORE.slice(0, 1)), 'establish HQ16')).toBe('CPO-01');
  expect(refusal(engineers('Wyman 0713', ...MORE), 'establish Wyman')).toBe('CPO-01');
  expect(refusal(engineers('HQ16 0713 commandPost=1', ...MORE), 'establish HQ16')).toBe('CPO-01');
});

test('DDOB CPO-02: each turn it goes one space on, but not in German fire', () => {
  expect(field(engineers('HQ16 0713 commandPost=2', ...MORE), 'HQ16', 'commandPost')).toBe('3');
  expect(field(engineers('HQ16 0713 commandPost=8', ...MORE), 'HQ16', 'commandPost')).toBe('8');
  const fire = 'post 0812 back=plain german=crew1';
  expect(field(engineers('HQ16 0713 commandPost=2', fire, ...MORE), 'HQ16', 'commandPost')).toBe('2');
  const widened = (space: number) => {
    const hq = `HQ16 0713 commandPost=${space}`;
    const event = scene('the second event 18', 'A/1/16 0713', ...KEPT, hq, ...MORE);
    return told(play(event, 'card-8'), 'command post');
  };
  expect(widened(2)).toEqual(['The command post of HQ16 reaches 2 hexes far.']);
  // Where the next space has the same range there is nothing to tell.
  expect([widened(1), widened(3)]).toEqual([[], []]);
});

/** Whether HQ16 in 0713 commands a unit in another hex. */
const commands = (hex: string, post: number, ...lines: string[]): boolean =>
  scene('actions 18', `HQ16 0713 commandPost=${post}`, `A/1/16 ${hex}`, ...lines).engine.g.unit.command.get(
    UNIT.of('A/1/16'),
  ) !== 0;

test('DDOB CPO-03: it commands within its range, 1, 1, 2, 2, 3, 3, 3, 4 hexes, but not through Germans', () => {
  const far = ['0714', '0715', '0716', '0717'];
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((space) => far.filter((hex) => commands(hex, space)).length)).toEqual([
    1, 1, 2, 2, 3, 3, 3, 4,
  ]);
  expect(commands('0715', 0)).toBe(false);
  expect(commands('0713', 5), 'in its own hex').toBe(true);
  // The straight way from 0713 to 0912 leads over 0812.
  const between = 'post 0812 back=plain german=crew1 disrupted=yes';
  expect([commands('0912', 3), commands('0912', 3, between), commands('0912', 5, between)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('DDOB CPO-04: in a German field of fire it commands nobody', () => {
  expect(commands('0714', 5, 'post 0812 back=plain german=crew1')).toBe(false);
  expect(commands('0713', 5, 'post 0812 back=plain german=crew1'), 'not even in its own hex').toBe(false);
  expect(commands('0714', 5, 'post 0812 back=plain german=crew1 disrupted=yes')).toBe(true);
});

test('DDOB XEV-01: hemmed in by snipers it commands the next hex', () => {
  expect([
    commands('0714', 5, 'sniped 1'),
    commands('0715', 5, 'sniped 1'),
    commands('0715', 5, 'sniped 4'),
  ]).toEqual([true, false, true]);
});

test('DDOB CPO-05: hit by German fire it is a headquarters again, and stays', () => {
  // Card 2: red with a star. WN65 looks on 0716, steady.
  const match = actsBy(2, 'post 0918 back=plain german=crew1', 'HQ16 0716 commandPost=4');
  expect([unit(match, 'HQ16'), field(match, 'HQ16', 'commandPost')]).toEqual(['0716 1', undefined]);
  expect(told(match, 'again')).toContain('HQ16 is a headquarters again.');
  expect(unit(actsBy(2, 'post 0918 back=plain german=crew1', 'HQ16 0716'), 'HQ16')).toBe('-');
});

test('DDOB CPO-06: it moves as a headquarters, and nobody acts free by it any more', () => {
  const match = scene('actions 18', 'HQ16 0713 commandPost=5', 'A/1/16 0715', 'L/3/16 0709');
  const free = (): boolean => isFree(match.engine.g, UNIT.of('A/1/16'));
  expect(free()).toBe(true);
  play(match, 'move HQ16 0714');
  expect([field(match, 'HQ16', 'commandPost'), free()]).toEqual([undefined, false]);
  expect(told(match, 'again')).toEqual(['HQ16 is a headquarters again.']);
  const plain = play(scene('actions 18', 'HQ16 0713', 'A/1/16 0715', 'L/3/16 0709'), 'move HQ16 0714');
  expect(told(plain, 'again')).toEqual([]);
});
