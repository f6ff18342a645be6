import { call, done } from '@bocage/kernel';
import { activated, finished } from '../../events/combat.ts';
import { SIDE } from '../../terms.ts';
import { UNIT } from '../../units.ts';
import { onMap, procedure } from '../units.ts';
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
      return call(assaults, { side, hq, manner: ATTACK }, 'exploit');
    },
    exploit(g, { side, hq }) {
      const may = onMap(g, hq) && g.unit.exploits.get(hq) === 1;
      g.unit.exploits.set(hq, 0);
      return may ? call(exploitation, { side, hq }, 'over') : 'over';
    },
    over(g, { hq }) {
      if (onMap(g, hq)) g.emit(finished, { hq, at: g.unit.at.get(hq) });
      return done;
    },
  },
);
