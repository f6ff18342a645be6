import { NOWHERE } from '@bocage/hex';
import { call, done, lawful } from '@bocage/kernel';
import { activated, finished } from '../../events/combat.ts';
import { PLACE } from '../../map.ts';
import { SIDE } from '../../terms.ts';
import { UNIT } from '../../units.ts';
import { boxCombat, boxesToFight, festungCombat, festungenToStorm, whyNotBoxCombat, whyNotFestungCombat } from '../offmap/combat.ts'; // biome-ignore format: a list
import { ask, onMap, procedure, verb } from '../units.ts';
import { assaults } from './assaults.ts';
import { spendMarker } from './control.ts';
import { exploitation } from './exploitation.ts';
import { ATTACK } from './manner.ts';
import { beginLeading } from './support.ts';

/** 1.1.3-d: a headquarters leads its units: all its attacks, one by one, then an exploitation if there is one. */
export const activation = procedure(
  'activation',
  { side: SIDE, hq: UNIT },
  {
    begin(g, { side, hq }) {
      g.emit(activated, { hq, at: g.unit.at.get(hq) });
      spendMarker(g, hq, '1.1.3-d');
      beginLeading(g, hq);
      return onMap(g, hq) ? call(assaults, { side, hq, manner: ATTACK }, 'exploit') : 'boxes';
    },
    // 6.12, 6.13, R-97, R-99: off the map it leads combats in boxes, and against Festungen.
    boxes: ask(
      '6.12-a',
      'Choose a box or a Festung to fight for',
      (_g, c) => c.side,

      verb(
        'fight',
        (g, { hq }) => lawful(PLACE, boxesToFight(g, hq), whyNotBoxCombat, g, hq),
        (_g, { side, hq }, box) => call(boxCombat, { side, hq, box }, 'boxes'),
      ),
      verb(
        'storm',
        (g, { hq }) => lawful(PLACE, festungenToStorm(g, hq), whyNotFestungCombat, g, hq),
        (_g, { side, hq }, fortress) => call(festungCombat, { side, hq, fortress }, 'boxes'),
      ),
      verb('finish', () => 'over'),
    ),
    exploit(g, { side, hq }) {
      const may = onMap(g, hq) && g.unit.exploits.get(hq) === 1;
      g.unit.exploits.set(hq, 0);
      return may ? call(exploitation, { side, hq }, 'over') : 'over';
    },
    over(g, { hq }) {
      if (g.unit.at.get(hq) !== NOWHERE) g.emit(finished, { hq, at: g.unit.at.get(hq) });
      return done;
    },
  },
);
