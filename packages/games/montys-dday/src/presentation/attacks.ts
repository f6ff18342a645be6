import type { UnderWay } from '@bocage/wargame';
import { fightOf } from '../rules/assault/assault.ts';
import type { Assault } from '../rules/assault/fight.ts';
import { fireOf } from '../rules/fire/firing.ts';
import type { Fire } from '../rules/fire/strength.ts';

/** The fire that is being prepared, or is under way. */
export function firePrepared(underWay: UnderWay): Fire | undefined {
  const locals = underWay('firing');
  return locals === undefined ? undefined : fireOf(locals as unknown as Parameters<typeof fireOf>[0]);
}

/** The Close Assault that is being prepared, or is under way. */
export function assaultPrepared(underWay: UnderWay): Assault | undefined {
  const locals = underWay('assault');
  return locals === undefined ? undefined : fightOf(locals as unknown as Parameters<typeof fightOf>[0]);
}
