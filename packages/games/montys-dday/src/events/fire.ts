import { eventTable, list } from '@bocage/kernel';
import { UNIT } from '../units.ts';
import { FROM_HEXES, WORDS } from './words.ts';

/** Who fires from where, with how many points, which no sentence names. */
const FIRERS = { units: list(UNIT, 80), points: WORDS.points, ...FROM_HEXES };

/** 10.2, 10.7, 11.0, 12.1, 16.1: fire. */
export const FIRE = eventTable(WORDS, {
  firedAt: [
    '10.2.8-j1',
    'Fire at {hex}, {line}: {attack} against {defence} is {differential}; column {column}, dice {dice}, modifier {modifier}: {effect}.',
    { ...FIRERS, shifts: WORDS.shifts },
  ],
  firedInVain: [
    '10.2.8-e1',
    'Fire at {hex}, {line}: {attack} against {defence} is {differential}, too little for any effect.',
    FIRERS,
  ],
  bombarded: ['10.7.1-a', 'Bombardment of {hex} with {attack} against each unit.', FIRERS],
  shelled: [
    '10.7.5-a',
    '{unit} is bombarded in {hex}: {attack} in column {column}, dice {dice}, modifier {modifier}: {effect}.',
  ],
  backedFire: ['16.1-a', '{unit} supports the fire at {hex} with {strength}.'],
  bracedUnderFire: ['16.1-a', '{unit} supports the defence of {hex} with {strength}.'],
  ruined: ['12.1.1-a', '{hex} falls into Ruins.'],
});

export const { firedAt, firedInVain, bombarded, shelled, backedFire, bracedUnderFire, ruined } = FIRE;
