import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import {
  ARTILLERY,
  BACK,
  type EffectData,
  EVERY_UNIT,
  LEADER_UNITS,
  SYMBOL,
  SYMBOL_OF,
  UNIT,
} from '../../data.ts';
import { concealed, sniped } from '../../events/extended.ts';
import { heartened, noEvent, pinned, plunging, shipsOnCall, smoked, tempo } from '../../events/index.ts';
import { EVERY_POST, grid, isNest, POSITION, positionOfPost, postAt } from '../../map.ts';
import type { G } from '../../state.ts';
import { STEADY_UNIT } from '../../terms.ts';
import { isPost } from '../engineers/posts.ts';
import { disrupt } from '../germanfire/hits.ts';
import { isAshore } from '../units.ts';
import { destroyRockets } from './incidents.ts';

/** What the events and the guns of a turn did is over. */
export function endEffects(g: G): void {
  g.plungingFire = 0;
  g.moreActions = 0;
  g.noEngineers = 0;
  g.sniped = 0;
  g.sector.shelled.clear();
  g.position.smoke.clear();
}

function smoke(g: G, { positions = [] }: EffectData): void {
  for (const id of positions) {
    const position = POSITION.of(id);
    g.position.smoke.set(position, 1);
    g.emit(smoked, { position });
  }
}

function rally(g: G): void {
  g.post.disrupted.clear();
  g.emit(heartened, {});
}

/** Whether a German gun is left: in a strongpoint, or off the map with somebody to observe for it. */
function hasGuns(g: G): boolean {
  const guns = [BACK.of('75'), BACK.of('88')];
  for (const post of EVERY_POST) if (guns.includes(g.post.back.get(post))) return true;
  return ARTILLERY.words.some((_, battery) => g.artillery.inactive.get(battery) === 0);
}

/** XEV-01: a command post is hemmed in for the turn; a headquarters reaches no further anyway. */
function snipers(g: G, { leader = '' }: EffectData): void {
  const unit = UNIT.of(leader);
  g.sniped |= 1 << LEADER_UNITS.indexOf(unit);
  if (isPost(g, unit)) g.emit(sniped, { unit });
}

/** Whether reserves that lie face down are next to a hex. */
function isBesideHidden(g: G, hex: HexId): boolean {
  for (const next of grid.around(hex)) {
    const post = postAt(next);
    if (post === NONE || g.post.back.get(post) === NONE || isNest(positionOfPost(post))) continue;
    if (g.post.revealed.get(post) === 0) return true;
  }
  return false;
}

/** XEV-04: units with one of the symbols next to reserves that lie face down are disrupted. */
function conceal(g: G, { symbols = [] }: EffectData): void {
  const meant = symbols.map((word) => SYMBOL.of(word));
  for (const unit of EVERY_UNIT) {
    if (!isAshore(g, unit) || !meant.includes(SYMBOL_OF[unit] as number)) continue;
    if (g.unit.nerve.get(unit) !== STEADY_UNIT || !isBesideHidden(g, g.unit.at.get(unit))) continue;
    g.emit(concealed, { unit });
    disrupt(g, unit, 'XEV-04');
  }
}

/** By kind: the effects that are done at once. */
export const AT_ONCE: Readonly<Record<string, (g: G, effect: EffectData) => void>> = {
  navalMarker(g) {
    g.navalMarkers = Math.min(g.navalMarkers + 1, 20);
    g.emit(shipsOnCall, { markers: g.navalMarkers });
  },
  smoke,
  plungingFire(g) {
    g.plungingFire = 1;
    g.emit(plunging, {});
  },
  rally,
  actions(g, { more = 0 }) {
    g.moreActions += more;
    g.emit(tempo, { actions: more });
  },
  noEngineers(g) {
    if (!hasGuns(g)) {
      g.emit(noEvent, {});
      return;
    }
    g.noEngineers = 1;
    g.emit(pinned, {});
  },
  rocketsDestroyed: destroyRockets,
  snipers,
  concealed: conceal,
};

/** A sector or division by its word; NONE where an effect names none. */
export const named = (kind: { of(word: string): number }, word: string | undefined): number =>
  word === undefined ? NONE : kind.of(word);
