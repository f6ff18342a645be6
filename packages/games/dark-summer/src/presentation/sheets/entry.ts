import type { Sheet } from '@bocage/wargame';
import { dieRows } from '@bocage/wargame';
import { GERMANS } from '../../data.ts';
import { numbers } from '../../rules/entry.ts';
import type { G } from '../../state.ts';
import { listed } from '../words.ts';

const isThirdWave = (g: G): boolean =>
  g.turn === 1 && g.active !== GERMANS && g.army.thirdWave.get(g.active) === 0;

/** How many formations may enter for each throw of the die. */
export function entrySheet(g: G): Sheet | null {
  const ready = g.known.formationsReady(g.active).length;
  if (g.active < 0 || isThirdWave(g) || ready === 0) return null;
  return {
    title: 'Reinforcements',
    rows: [
      {
        label: 'Formations that wait',
        value: String(g.known.formationsWaiting(g.active).length),
        rule: '8.1-a',
      },
      { label: 'Of these there is room for', value: String(ready), rule: '8.1.1-g' },
      ...dieRows((die) => `enter ${listed([...new Set(numbers(g, die))].map(String), 'or')}`, '8.1.1-b'),
    ],
    result: 'One die',
  };
}
