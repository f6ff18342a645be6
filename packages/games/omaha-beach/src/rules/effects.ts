import { NONE } from '@bocage/kernel';
import { ARTILLERY, BACK, type EffectData } from '../data.ts';
import { heartened, pinned, plunging, shipsOnCall, smoked, tempo } from '../events.ts';
import { POSITION, POST } from '../map.ts';
import type { G } from '../state.ts';
import { destroyRockets } from './rockets.ts';

/** What events of an earlier turn did is over. */
export function endEffects(g: G): void {
  g.plungingFire = 0;
  g.moreActions = 0;
  g.noEngineers = 0;
  for (let position = 0; position <= POSITION.max; position++) g.position.smoke.set(position, 0);
}

function smoke(g: G, { positions = [] }: EffectData): void {
  for (const id of positions) {
    const position = POSITION.of(id);
    g.position.smoke.set(position, 1);
    g.emit(smoked, { position });
  }
}

function rally(g: G): void {
  for (let post = 0; post <= POST.max; post++) g.post.disrupted.set(post, 0);
  g.emit(heartened, {});
}

/** Whether a German gun is left: in a strongpoint, or off the map with somebody to observe for it. */
function hasGuns(g: G): boolean {
  const guns = [BACK.of('75'), BACK.of('88')];
  for (let post = 0; post <= POST.max; post++) if (guns.includes(g.post.back.get(post))) return true;
  return ARTILLERY.words.some((_, battery) => g.artillery.inactive.get(battery) === 0);
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
    g.moreActions = more;
    g.emit(tempo, { actions: more });
  },
  noEngineers(g) {
    if (!hasGuns(g)) return;
    g.noEngineers = 1;
    g.emit(pinned, {});
  },
  rocketsDestroyed: destroyRockets,
};

/** A sector or division by its word; NONE where an effect names none. */
export const named = (kind: { of(word: string): number }, word: string | undefined): number =>
  word === undefined ? NONE : kind.of(word);
