import { expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import {
  attackersIn,
  boxesToFight,
  festungenToStorm,
  whyNotBoxCombat,
  whyNotFestungCombat,
} from '../src/rules/offmap/combat.ts';
import { isBesieged, neededAround } from '../src/rules/offmap/siege.ts';
import { oddsColumn, RESULTS, resultOf } from '../src/tables/crt.ts';
import { UNIT } from '../src/units.ts';
import { asks, field, legal, news, type Play, place, play, position, reasons, row, scene } from './scene.ts';

const at = PLACE.of;
const fights = (match: Play, hq: string): string[] =>
  boxesToFight(match.engine.g, UNIT.of(hq)).map((box) => PLACE.text(box));
const storms = (match: Play, hq: string): string[] =>
  festungenToStorm(match.engine.g, UNIT.of(hq)).map((box) => PLACE.text(box));
const why = (match: Play, hq: string, box: string): string | undefined =>
  whyNotBoxCombat(match.engine.g, UNIT.of(hq), at(box))?.text;
const FESTUNG = 'Festung-Saint-Nazaire Fortress-Saint-Nazaire';
const us = (...lines: string[]): Play => scene('us-transfers 8', '9-60 2418', ...lines);

test('N44 6.12-a: a box with both camps is fought for, by a headquarters in it or in the next', () => {
  const match = us('US-VII Rennes', '4-8 Le-Mans', '353 Le-Mans', 'US-V Brest');
  expect(fights(match, 'US-VII')).toEqual(['Le-Mans']);
  expect(why(match, 'US-V', 'Le-Mans')).toBe('the headquarters is neither in that box nor in the next');
  expect(why(us('US-VII Rennes', '4-8 Le-Mans'), 'US-VII', 'Le-Mans')).toBe('no enemies are in that box');
});

test('N44 6.12-b: all in the box attack, whoever controls them; the box is fought for once a phase', () => {
  const lines = ['US-VII Le-Mans', '4-8 Le-Mans', '4-12 Le-Mans hq=US-V', '353 Le-Mans'];
  const match = scene(
    'us-transfers 8 > boxCombat.begin side=us hq=US-VII box=Le-Mans',
    '9-60 2418',
    ...lines,
  );
  expect(field(match, '4-8', 'hq')).toBe('US-VII');
  expect(
    why(
      us(...lines.map((line) => line.replace('4-12 Le-Mans', '4-12 Le-Mans attacked=yes'))),
      'US-VII',
      'Le-Mans',
    ),
  ).toBe('that box has been fought for in this phase');
});

test('N44 6.12-b: R-97, it controls at least one unit there', () => {
  const match = us('US-VII Le-Mans', '4-8 Le-Mans hq=US-V', '353 Le-Mans');
  expect(why(match, 'US-VII', 'Le-Mans')).toBe('the headquarters controls nobody there');
});

test('N44 4.1.2-l: R-129, Germans may attack Partisans, who make no confusion', () => {
  const match = scene(
    'german-transfers 8',
    'GE-84 Languedoc',
    '353 Languedoc',
    'Partisans-Languedoc Languedoc',
    '77 Le-Mans',
  );
  expect(fights(match, 'GE-84')).toEqual(['Languedoc']);
});

test('N44 7.2-c: R-102, the depot of Paris alone defends with 2, and Paris falls with it', () => {
  const lines = ['US-VII Paris', '4-8 Paris', '4-12 Paris', 'depot German-Paris state=reduced'];
  const fought = (die: string): Play => {
    const match = scene(
      'us-transfers 8 > boxCombat.begin side=us hq=US-VII box=Paris',
      '9-60 2418',
      ...lines,
    );
    expect(asks(match)).toBe('* boxCombat.guard');
    return play(match, die);
  };
  expect(row(position(fought('2')), 'place Paris').allied, '6 to 2 is 3:1').toBe('yes');
  expect(row(position(fought('1')), 'place Paris').allied).toBeUndefined();
  expect(news(fought('2'), 0)).toContain('The security troops of Paris are beaten.');
});

test('N44 6.13-a: R-99, a Festung is attacked by units of the headquarters, when no German is outside', () => {
  const lines = ['US-VII Rennes', '4-8 Rennes', FESTUNG];
  expect(storms(us(...lines), 'US-VII')).toEqual(['Fortress-Saint-Nazaire']);
  expect(storms(us(...lines, '353 Rennes'), 'US-VII')).toEqual([]);
  expect(
    whyNotFestungCombat(us(...lines, '353 Rennes').engine.g, UNIT.of('US-VII'), at('Fortress-Saint-Nazaire'))
      ?.text,
  ).toBe('Germans are in the box around the Festung');
  expect(storms(us('US-VII Rennes', '4-8 Rennes'), 'US-VII')).toEqual([]);
});

test('N44 6.13-a: the units are chosen one by one', () => {
  const match = scene(
    'us-transfers 8 > festungCombat.muster side=us hq=US-VII fortress=Fortress-Saint-Nazaire',
    '9-60 2418',
    'US-VII Rennes',
    '4-8 Rennes',
    '9-39 Rennes attacked=yes',
    '4-12 Rennes',
    FESTUNG,
  );
  expect(legal(match)).toEqual(['join 4-8', 'join 4-12']);
  expect(reasons(match, 'assault')).toEqual(['6.13-a at least one unit attacks']);
  play(match, 'join 4-8', 'assault');
  expect(news(match, 0)).toContain('Attack in the Fortress Saint Nazaire box by 4-8.');
  expect([field(match, '4-8', 'attacked'), field(match, '4-12', 'attacked')]).toEqual(['yes', undefined]);
});

test('N44 0.1.2-k: when it has fallen whoever was inside is in the box', () => {
  const match = scene(
    'us-transfers 8 > festungCombat.over side=us hq=US-VII fortress=Fortress-Saint-Nazaire attackers=4-8',
    '9-60 2418',
    'US-VII Rennes',
    '4-8 Rennes',
    '353 Fortress-Saint-Nazaire',
  );
  expect(place(match, '353')).toBe('Rennes');
});

test('N44 6.13-b: half the defence of the Festung and those in it, and no Germans outside (F2)', () => {
  const besieged = (...lines: string[]): boolean =>
    isBesieged(us(...lines).engine.g, at('Fortress-Saint-Nazaire'));
  const inside = [FESTUNG, '265 Fortress-Saint-Nazaire'];
  expect(neededAround(us(...inside).engine.g, at('Rennes')), 'half of 6 and 3').toBe(5);
  expect(besieged(...inside, '4-8 Rennes')).toBe(false);
  expect(besieged(...inside, '4-8 Rennes', '4-12 Rennes')).toBe(true);
  expect(besieged(...inside, '4-8 Rennes', '4-12 Rennes', '353 Rennes')).toBe(false);
  expect(besieged(FESTUNG, '4-8 Rennes')).toBe(true);
  expect(besieged('4-8 Rennes')).toBe(false);
});

test('N44 6.13-b: R-145, two Festungen in one box want both halves, else one of them is besieged; not one that was attacked', () => {
  const brest = ['Festung-Brest Fortress-Brest', 'Festung-Lorient Fortress-Lorient', '4-8 Brest'];
  expect(neededAround(us(...brest).engine.g, at('Brest'))).toBe(4 + 3);
  const besieged = (...lines: string[]): boolean[] =>
    ['Fortress-Brest', 'Fortress-Lorient'].map((name) =>
      isBesieged(us(...brest, ...lines).engine.g, at(name)),
    );
  expect(besieged(), 'four are enough for either').toEqual([false, true]);
  expect(besieged('place Fortress-Brest besieged=yes'), 'and stay where they are').toEqual([true, false]);
  expect(besieged('place Fortress-Brest assailed=yes')).toEqual([false, false]);
  expect(besieged('4-12 Brest')).toEqual([true, true]);
  expect(besieged('4-12 Brest', '265 Brest')).toEqual([false, false]);
  const assailed = scene(
    'us-transfers 8 > festungCombat.muster side=us hq=US-VII fortress=Fortress-Lorient',
    'US-VII Brest',
    ...brest,
    '4-12 Brest',
    'place Fortress-Lorient assailed=yes',
  );
  expect(isBesieged(assailed.engine.g, at('Fortress-Lorient'))).toBe(false);
});

test('N44 0.1.2-o: those outside a Festung do not defend it', () => {
  const match = us(FESTUNG, '353 Rennes');
  expect(neededAround(match.engine.g, at('Rennes'))).toBe(3);
});

// 1.1.3, R-97, R-99: headquarters off the map in the combat phase.

const staff = (...lines: string[]): Play =>
  scene('allied-combats 8', 'US-VII Rennes', 'place Rennes alliedMarkers=1 allied=yes', ...lines);

test('N44 6.12-a, N44 1.1.3-d: a headquarters off the map leads its units in a box, for a marker', () => {
  const match = staff('4-8 Rennes', '353 Rennes');
  expect(legal(match)).toEqual(['activate US-VII', 'pass']);
  play(match, 'activate US-VII');
  expect(legal(match)).toEqual(['fight Rennes', 'finish']);
  expect(row(position(match), 'place Rennes').alliedMarkers).toBeUndefined();
  play(match, 'fight Rennes');
  expect(news(match, 0)).toContain('Attack in Rennes by 4-8.');
});

test('N44 11.3-j, N44 6.13-a: a Festung that is stormed is worth its points once', () => {
  const match = staff('4-8 Rennes', '4-12 Rennes', '4-22 Rennes', '9-39 Rennes', '9-47 Rennes', '9-60 Rennes', 'Festung-Saint-Nazaire Fortress-Saint-Nazaire'); // biome-ignore format: one position
  play(match, 'activate US-VII', 'storm Fortress-Saint-Nazaire');
  for (const one of ['4-8', '4-12', '4-22', '9-39', '9-47', '9-60']) play(match, `join ${one}`);
  play(match, '6');
  expect(place(match, 'Festung-Saint-Nazaire')).toBe('-');
  expect(row(position(match), 'score festungen').points).toBe('5');
});

/** 4-8 and 4-12 attack the depot of Paris, alone in its box. */
const security = (die: string, ...units: string[]): Play =>
  play(scene('us-transfers 8 > boxCombat.begin side=us hq=US-VII box=Paris', '9-60 2418', 'US-VII Paris', ...units, 'depot German-Paris state=reduced'), die); // biome-ignore format: a scene

test('N44 7.2-c, N44 6.12-b: R-102, a step or a retreat beats the depot, disorganization alone does not', () => {
  const fates = ['1', '2', '3', '4', '5', '6'].map((die) => {
    const match = security(die, '4-8 Paris');
    const fell = news(match, 0).some((line) => line.includes('are beaten'));
    expect(row(position(match), 'depot German-Paris').state, die).toBe(fell ? 'destroyed' : 'reduced');
    expect(field(match, '4-8', 'attacked'), die).toBe('yes');
    return fell;
  });
  expect(fates, '3 against 2 is 3:2').toEqual(['1', '2', '3', '4', '5', '6'].map((die) => beats(3, 2, die)));
});
/** Whether a result has a step or a retreat for the defender. */
const beats = (attack: number, defence: number, die: string): boolean => {
  const { defender } = RESULTS[resultOf(oddsColumn(attack, defence), Number(die))]!;
  return defender.steps > 0 || defender.retreat > 0;
};

test('N44 6.12-c: off the map nobody retreats: attackers who are thrown back stay, and so do defenders', () => {
  const match = staff('4-8 Rennes', '353 Rennes', '77 Rennes', '275 Rennes');
  play(match, 'activate US-VII', 'fight Rennes');
  while (asks(match).startsWith('us clash') || asks(match).startsWith('german clash')) play(match, 'pass');
  play(match, '1');
  expect(place(match, '353')).toBe('Rennes');
  expect(['Rennes', 'Destroyed']).toContain(place(match, '4-8'));
});

test('N44 6.12-b: nobody fights for a box with those who are out of supply', () => {
  const match = us('US-VII Le-Mans', '4-8 Le-Mans cut', '353 Le-Mans');
  expect(why(match, 'US-VII', 'Le-Mans')).toBe('nobody in that box can attack');
  expect(fights(us('US-VII Le-Mans', '4-8 Le-Mans cut', '4-12 Le-Mans', '353 Le-Mans'), 'US-VII')).toEqual([
    'Le-Mans',
  ]);
});

test('N44 5.1-g: a headquarters in a confusion fights in its own box alone', () => {
  const match = us('US-VII Le-Mans', '4-8 Le-Mans', '353 Le-Mans', '9-39 Rennes', '77 Rennes');
  expect(fights(match, 'US-VII')).toEqual(['Le-Mans']);
  expect(why(match, 'US-VII', 'Rennes')).toMatch(/confusion/);
});

test('N44 4.1.2-l, N44 6.12-b: neither Partisans nor those who have attacked fight with the troops of their box', () => {
  const match = us('US-VII Languedoc', '4-8 Languedoc', '4-12 Languedoc attacked=yes', 'Partisans-Languedoc Languedoc', '353 Languedoc'); // biome-ignore format: a scene
  const fighting = attackersIn(match.engine.g, 0, at('Languedoc')).map((one) => UNIT.text(one));
  expect(fighting).toEqual(['4-8']);
});
