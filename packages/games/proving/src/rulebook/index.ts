import { chaptersOf, part, type Rulebook, stage } from '@bocage/wargame';
import { COLUMNS, resultOf } from '../rules/combat.ts';

const DICE = [1, 2, 3, 4, 5, 6];

/** The rulebook in our words, but for its cases. */
export const rulebook: Rulebook = {
  chapters: chaptersOf([
    ['1', 'Set-up'],
    ['2', 'A turn'],
    ['3', 'Moving'],
    ['4', 'Ambushes'],
    ['5', 'Fighting'],
    ['6', 'Winning'],
  ]),
  sequence: [
    part('Red deals its pieces and buries the mine', '1.1', 'game'),
    stage(
      'Each of four turns',
      '2.1',
      part('The card', '2.1', 'turn'),
      stage(
        'Four rounds, by the chits',
        '2.2',
        part('A round', '2.2', 'round'),
        part('Moves', '3.2', 'moving', 'enter'),
        part('Ambushes', '4.1-a', 'ambush', 'slip'),
        part('Fights', '5.1-a', 'combat', 'losses', 'retreat'),
      ),
    ),
  ],
  charts: [
    {
      id: 'crt',
      title: 'Results of a fight',
      rule: '5.5',
      source: 'design: made for the tests',
      tables: [
        {
          title: '',
          columns: ['Die', ...COLUMNS.names],
          rows: DICE.map((die) => ({
            head: String(die),
            cells: COLUMNS.names.map((_, column) => resultOf({ column, die }).text),
          })),
        },
      ],
    },
  ],
};
