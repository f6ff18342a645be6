import { sentence } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { CASES } from '../src/cases.ts';
import { CARD } from '../src/data.ts';
import { assault, before, C8, COMPANY } from './assaults.ts';
import { garrison, under } from './firing.ts';
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
