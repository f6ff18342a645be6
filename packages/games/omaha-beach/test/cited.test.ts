import { sentence } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import { CASES } from '../src/cases/index.ts';
import { CARD } from '../src/data.ts';
import { assault, before, C8, COMPANY, KNOWN } from './assaults.ts';
import { garrison, under } from './firing.ts';
import { company } from './later.ts';
import { type Play, play, scene, US } from './scene.ts';

/** What was told, each sentence with the case it cites. */
const cited = (match: Play): string[] => match.events(US).map((event) => `${event.rule} ${event.type.name}`);
const read = (match: Play): string => match.events(US).map(sentence).join('\n');
const TANK = '1/A/741 1614';

test('each card cites what it was drawn for', () => {
  const fired = cited(under(1, garrison('0812')));
  expect(fired).toContain('FIR-01 drawn');
  const event = play(scene('the event 5', 'A/1/16 0612'), 'card-4');
  expect(cited(event)).toContain('EVT-01 drawn');
});

test('DDOB RES-27: attackers are disrupted by the attack, not by German fire', () => {
  const weak = assault(COMPANY, ['A/1/16 1813 steps=1']);
  expect(cited(weak)).toContain('RES-27 disrupted');
  expect(cited(weak).join()).not.toContain('FIR-27');
});

test('DDOB RES-18, RES-26: Germans are disrupted by the cell of the table that it came to', () => {
  const cells = [
    assault(COMPANY, ['F/2/16 1715 steps=2']),
    assault(KNOWN, ['A/1/16 1813', 'D/1/16 1813', 'B/1/16 1715']),
  ].map((match) => cited(match).filter((one) => one.endsWith(' shaken')));
  expect(cells).toEqual([['RES-18 shaken'], ['RES-26 shaken']]);
});

test('DDOB FIR-23 to FIR-27: a loss and a disruption cite what the fire was like', () => {
  const hurt = (match: Play): string[] => cited(match).filter((one) => / (lost|disrupted)$/.test(one));
  // C3 in 1313, face down: 1413 intense, 1412 steady, 1414 sporadic.
  const reserves = (hex: string, ...more: string[]): string[] =>
    hurt(play(scene('german fire 16', company('1313', ...more), `A/1/16 ${hex}`), 'card-5'));
  expect(['1413', '1412', '1414'].map((hex) => reserves(hex))).toEqual([
    ['FIR-24 lost', 'FIR-24 disrupted'],
    ['FIR-26 lost', 'FIR-26 disrupted'],
    ['FIR-27 disrupted'],
  ]);
  expect(['1413', '1412'].map((hex) => reserves(hex, 'revealed=yes'))).toEqual([
    ['FIR-23 lost'],
    ['FIR-25 lost'],
  ]);
});

test('DDOB BAR-08: a barrage tells its row and strength, and a miss is told', () => {
  const told = CARD.words.map((card) => {
    const match = before(`${COMPANY} revealed=yes`, [TANK, 'E/2/16 1813'], 'HQ16 1614');
    return play(match, `barrage 1/A/741 ${C8}`, card);
  });
  const all = told.map(read).join('\n');
  expect(all).toMatch(
    /1\/A\/741 shells 1814 with a strength of \d+: the card shows neither its colour nor the symbol/,
  );
  expect(all).toContain('The barrage has no effect on 1814.');
  for (const match of told) expect(cited(match).filter((one) => one.startsWith('RES-12'))).toEqual([]);
});

test('no word of the records is left in what players read', () => {
  const match = under(44, garrison('0812', 'disrupted=yes'), 'A/1/16 0612');
  expect(read(match)).toContain('WN62 (green) hits nobody: all in it are disrupted.');
  expect(read(assault(COMPANY, ['A/1/16 1813']))).not.toMatch(/: (BZ|BR|DE)\b|missing: [A-Z]{2}\b/);
});

test('every event cites a case that there is', () => {
  const match = under(1, garrison('0812'), 'A/1/16 0612', 'B/1/16 0612');
  for (const { rule } of match.events(US)) expect(rule in CASES).toBe(true);
});

test('depth that is turned up is told in words', () => {
  const match = assault(`${COMPANY} depth=hidden pool=mobile marker=dm11`, [
    'A/1/16 1813',
    'D/1/16 1813',
    'B/1/16 1715',
  ]);
  expect(read(match)).toContain('The depth of 1814: strength 2, weapons called for: machine gun.');
});
