import { call, done } from '@bocage/kernel';
import type { G } from '../../state.ts';
import { BRITISH, SIDE, US } from '../../terms.ts';
import { procedure } from '../units.ts';
import { landingAttacks } from './attacks.ts';
import { batteryFire } from './batteries.ts';
import { landing } from './landing.ts';
import { offshore } from './offshore.ts';
import { FIRST, isRaider, SECOND, WAVE } from './shore.ts';
import { commandos, rangers } from './sorties.ts';
import { swimming } from './swimming.ts';

/** the second wave is a reserve, and does not attack from the beach; rangers and commandos may. */
function holdReserve(g: G): void {
  for (const unit of g.unit.landed.marked()) if (!isRaider(unit)) g.unit.attacked.set(unit, 1);
}

/** 10: one wave of an Allied side, from the boats to the fights for the beaches. */
export const wave = procedure(
  'wave',
  { side: SIDE, wave: WAVE },
  {
    begin: (_g, c) => (c.wave === FIRST ? call(swimming, { side: c.side }, 'offshore') : 'offshore'),
    offshore: (_g, c) => (c.side === BRITISH ? call(offshore, { wave: c.wave }, 'rangers') : 'rangers'),
    rangers: (_g, c) => (c.side === US ? call(rangers, { wave: c.wave }, 'land') : 'land'),
    land: (_g, c) => call(landing, { side: c.side, wave: c.wave }, 'commandos'),
    commandos: (_g, c) => (c.side === BRITISH ? call(commandos, { wave: c.wave }, 'guns') : 'guns'),
    // before those who have landed fight.
    guns: (_g, c) => call(batteryFire, { side: c.side }, 'fights'),
    fights: (_g, c) => call(landingAttacks, { side: c.side, wave: c.wave }, 'over'),
    over(g, c) {
      if (c.wave === SECOND) holdReserve(g);
      g.unit.landed.clear();
      return done;
    },
  },
);
