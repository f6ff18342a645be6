import type { Questions } from '@bocage/kernel';
import { arriving, boxesFor } from './rules/amphibious/arrivals.ts';
import { control } from './rules/communication/control.ts';
import { footholds } from './rules/communication/nearness.ts';
import { cardToDraw } from './rules/drawing.ts';
import { crowded } from './rules/endturn/endturn.ts';
import { reckoned, safeLines } from './rules/endturn/victory.ts';
import { engineered } from './rules/engineers/clearing.ts';
import { clearable } from './rules/engineers/engineers.ts';
import { safeBeaches } from './rules/engineers/headquarters.ts';
import { marches } from './rules/movement/marching.ts';
import { countersFor } from './rules/setup/dealing.ts';
import { undeployed } from './rules/setup/deploying.ts';
import { waiting } from './rules/usactions/command.ts';
import type { schema } from './state.ts';

/** Who stands where, and who holds the ground about him. */
const STANDING = ['unit.at', 'unit.steps', 'post.back'] as const;

/** What is worked out once while nothing changes that it hangs on, and what that is. */
export const KNOWN = {
  footholds: [footholds, 'unit.at'],
  control: [control, 'unit.at', 'unit.steps'],
  cardToDraw: [cardToDraw, 'deck', 'discards'],
  countersFor: [countersFor, 'post.back', 'post.german'],
  undeployed: [undeployed, 'unit.at', 'unit.steps', 'unit.due'],
  arriving: [arriving, 'turn', 'unit.due', 'unit.steps'],
  boxesFor: [boxesFor],
  clearable: [clearable, 'hex.cleared', 'position.fired'],
  safeBeaches: [safeBeaches, 'tide', 'post.garrison', ...STANDING],
  engineered: [engineered, 'base', 'post.back', 'post.disrupted'],
  waiting: [
    waiting,
    'acting',
    'westPlayed',
    'unit.at',
    'unit.acted',
    'unit.nerve',
    'unit.climb',
    'unit.division',
  ],
  marches: [marches],
  crowded: [crowded, 'unit.at'],
  safeLines: [safeLines, 'tide', 'post.back'],
  reckoned: [reckoned],
} as const satisfies Questions<typeof schema>;
