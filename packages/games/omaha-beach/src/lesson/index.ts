import type { Lesson } from '@bocage/wargame';
import { words } from './words.ts';

/** Where the boats of the 1st Division come in at low tide, from Easy Red to Fox Green. */
const SAND = ['0514', '0513', '0512', '0511', '0510', '0509', '0508', '0507'];
/** The strongpoints above it, from WN65 to WN60. */
const NESTS = ['0817', '0916', '0812', '0912', '0809', '0807'];
/** WN62, the strongest of them. */
const WN62 = '0812';
/** The companies of the 16th Infantry that come in with the first wave. */
const COMPANIES = ['E/2/16', 'F/2/16', 'I/3/16', 'L/3/16'];
const TANKS = ['1/A/741', '2/A/741', '1/B/741', '2/B/741', '1/C/741', '2/C/741'];

const ACT = { at: ['actionPhase.act'] };
/** All that a division may do, the end of it first. */
const ANYTHING = ['end', 'rally', 'move', 'climb', 'infiltrate', 'barrage', 'attack'].map((verb) => ({
  verb,
}));

/** The first two turns on the eastern half of Omaha: tanks, then infantry, against the cards. */
export const lesson: Lesson = {
  game: 'omaha-beach',
  scenario: 'easy-fox',
  // Two tank units come ashore in the first turn; what else the cards bring is open.
  seed: 17,
  seats: ['human'],
  focus: '0611',
  closer: 1,
  onward: ['end', 'stay', 'hold', 'none', 'decline'],
  steps: [
    { id: 'beach', about: SAND },
    { id: 'counters', rule: 'FIR-08' },
    { id: 'nests', rule: 'FIR-12', about: NESTS },
    { id: 'dots', rule: 'FIR-23', overlay: { id: 'field', at: WN62 } },
    { id: 'card', rule: 'FIR-02', tracks: ['card'] },
    { id: 'landed', rule: 'AMP-03', about: SAND },
    { ...ACT, id: 'tank', rule: 'ACT-02', deeds: [{ verb: 'move', args: [TANKS] }] },
    { ...ACT, id: 'endFirst', rule: 'ACT-01', deeds: ANYTHING, repeats: true },
    { id: 'infantry', rule: 'AMP-04', about: SAND },
    { id: 'event', rule: 'EVT-02', tracks: ['cards', 'conditions'] },
    {
      id: 'engineers',
      rule: 'ENG-02',
      at: ['engineerPhase.clear'],
      deeds: [{ verb: 'clear' }, { verb: 'end' }],
      repeats: true,
    },
    { id: 'why', rule: 'FIR-29', tracks: ['card'] },
    { id: 'threat', rule: 'FIR-28', overlay: { id: 'danger' } },
    { ...ACT, id: 'cover', rule: 'MOV-06', deeds: [{ verb: 'move', args: [COMPANIES] }] },
    { ...ACT, id: 'shell', rule: 'BAR-08', deeds: [{ verb: 'barrage', args: [TANKS] }] },
    { ...ACT, id: 'second', rule: 'MOV-07', deeds: ANYTHING, repeats: true },
    { id: 'losses', rule: 'EOT-08', tracks: ['losses-1st', 'turn'] },
    { id: 'assault', rule: 'WPN-01', about: NESTS },
    { id: 'morning', tracks: ['points'] },
  ],
  words,
};
