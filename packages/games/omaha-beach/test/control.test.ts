import { NOWHERE } from '@bocage/hex';
import { expect, test } from 'vitest';
import { UNIT } from '../src/data.ts';
import { grid, PLACE } from '../src/map.ts';
import { control, isControlled } from '../src/rules/communication/control.ts';
import { type Play, scene } from './scene.ts';

/** A position in which nothing happens by itself: a card is to be drawn. */
const field = (...lines: string[]): Play => scene('the event 5', ...lines);
/** The hexes that the Americans control. */
const held = (...lines: string[]): string[] => {
  const held = control(field(...lines).engine.g);
  return grid.hexes.filter((hex) => held[hex] === 1).map((hex) => PLACE.text(hex));
};
/** The hexes next to 1513, all of them high ground. */
const ROUND = ['1412', '1413', '1512', '1514', '1612', '1613'].sort();
const AND_OWN = [...ROUND, '1513'].sort();

test('DDOB CTL-01: a general holds nothing, not even his own hex, and a hero adds nothing to his unit', () => {
  expect(held('Wyman 1513', 'Cota 1413')).toEqual([]);
  expect(held('E/2/16 1513 steps=1 hero=Spalding')).toEqual(['1513']);
});

test('DDOB CTL-02: every other unit holds the hex it stands in', () => {
  const few = [
    'E/2/16 1513 reduced',
    'AT/16 1513',
    '1-2/397 1513',
    '7FA 1513',
    'AC/81C 1513',
    'C/2R 1513 reduced',
  ];
  for (const one of few) expect(held(one), one).toEqual(['1513']);
});

test('DDOB CTL-03: infantry of two or three steps and armor of any hold the hexes round them', () => {
  const strong = [
    'E/2/16 1513',
    'E/2/16 1513 steps=2',
    'H/2/16 1513 steps=2',
    'C/2R 1513',
    '1/A/741 1513 reduced',
  ];
  for (const one of strong) expect(held(one), one).toEqual(AND_OWN);
  expect(held('CD/197 1513 reduced')).toEqual(AND_OWN);
});

test('DDOB CTL-04: disruption takes nothing away', () => {
  expect(held('E/2/16 1513 disrupted')).toEqual(AND_OWN);
});

test('DDOB CTL-05: control goes down from high ground, and not up to it', () => {
  // 0910 is a draw: behind it high ground, before it draw and pavilions.
  expect(held('E/2/16 0910')).toEqual(['0809', '0810', '0910', '0911']);
  // 0912 is high ground: draws and pavilions lie below it.
  expect(held('E/2/16 0912')).toEqual(['0811', '0812', '0911', '0912', '0913', '1011', '1012']);
});

test('DDOB CTL-06: a headquarters holds its own hex and no other', () => {
  expect(held('HQ16 1513')).toEqual(['1513']);
});

test('nobody holds anything from a landing box, and nobody holds a hex with a German in it', () => {
  expect(held('E/2/16 0319')).toEqual([]);
  const { g } = field('E/2/16 1813', 'post 1814 back=TR german=9/3/726').engine;
  expect([isControlled(g, PLACE.of('1814')), isControlled(g, PLACE.of('1812'))]).toEqual([false, true]);
});

test('control follows a lost step and a unit that goes, and what is taken back', () => {
  const { g } = field('E/2/16 1513').engine;
  const unit = UNIT.of('E/2/16');
  const now = (): string[] => grid.hexes.filter((hex) => control(g)[hex] === 1).map((hex) => PLACE.text(hex));
  expect(now()).toEqual(AND_OWN);
  const mark = g.cells.written;
  g.unit.steps.set(unit, 1);
  expect(now()).toEqual(['1513']);
  g.unit.at.set(unit, PLACE.of('1413'));
  expect(now()).toEqual(['1413']);
  g.unit.at.set(unit, NOWHERE);
  expect(now()).toEqual([]);
  g.cells.rollback(mark);
  expect(now()).toEqual(AND_OWN);
});
