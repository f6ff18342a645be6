import type { HexId } from '@bocage/hex';
import { act, isOpen, numbers, type Scene, type Script } from '@bocage/kernel/players';
import {
  ALLIES,
  airOf,
  airPoints,
  bombardmentModifier,
  bombardmentOf,
  CHARTS,
  campOf,
  cruisersAt,
  destroyersAt,
  fightersOf,
  HEAVY,
  isBattery,
  isGarrison,
  LIGHT,
  MEDIUM,
} from '../../queries.ts';
import { gOf } from '../ask.ts';
import type { Mind } from '../mind.ts';
import { type Clash, clashOf, frameOf, Stakes } from './fights.ts';

/** Below this it is not worth the smoke. */
const LEAST = 0.1;
const HEAVY_PRICE: number = -CHARTS.victory.heavyBomber;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What points on the enemies in a hex are worth in the combat. */
function effect(stakes: Stakes, clash: Clash, points: number, medium: number): number {
  if (points === 0) return 0;
  const isAttack = campOf(clash.side) === ALLIES;
  const fixed = isAttack && clash.fight.defenders.some((unit) => isGarrison(unit) || isBattery(unit));
  const modifier = bombardmentModifier({ isGarrison: fixed }, points, medium);
  let sum = 0;
  for (const die of FACES) {
    const { affected, levels } = bombardmentOf(points, die + modifier);
    sum += stakes.swing((isAttack ? 1 : -1) * (affected + levels));
  }
  return sum / FACES.length;
}

interface Salvo {
  readonly hex: HexId;
  readonly cruisers: number;
  readonly destroyers: number;
  readonly gain: number;
}
/** 6.2: the best salvo that ships can fire; a point of theirs is there again in the next phase, but others may be attacked before. */
function bestSalvo({ style }: Mind, scene: Scene, stakes: Stakes, clash: Clash): Salvo | undefined {
  const g = gOf(scene);
  let found: Salvo | undefined;
  for (const hex of numbers<HexId>(scene, 'shell')) {
    const [most, destroyers] = [cruisersAt(g, scene.side, hex), destroyersAt(g, scene.side, hex)];
    for (let points = 1; points <= most + destroyers; points++) {
      const gain = effect(stakes, clash, points, 0) - style.salvo * points;
      const small = Math.min(points, destroyers);
      if (gain > (found?.gain ?? LEAST)) found = { hex, cruisers: points - small, destroyers: small, gain };
    }
  }
  return found;
}

interface Load {
  readonly heavy: number;
  readonly medium: number;
  readonly light: number;
}
/** 9.3, 9.4: how many heavy bombers are to go with all others there are; -1 for nobody at all. */
function bestLoad({ style }: Mind, scene: Scene, stakes: Stakes, clash: Clash): Load | undefined {
  const g = gOf(scene);
  const many = (kind: number): number => g.air.available.get(airOf(scene.side, kind));
  const [medium, light] = [many(MEDIUM), many(LIGHT)];
  const open = new Set(numbers(scene, 'send'));
  const heavies = open.has(airOf(scene.side, HEAVY)) ? many(HEAVY) : 0;
  let [most, found]: [number, Load | undefined] = [LEAST, undefined];
  for (let heavy = 0; heavy <= heavies; heavy++) {
    const strong = medium * airPoints(MEDIUM);
    const points = heavy * airPoints(HEAVY) + strong + light * airPoints(LIGHT);
    const gain =
      effect(stakes, clash, points, strong) - heavy * HEAVY_PRICE - (medium + light) * style.bomber;
    if (gain > most) [most, found] = [gain, { heavy, medium, light }];
  }
  return found;
}

/** 6.2: ships first, then bombers if there is still something to gain. */
export const bombard =
  (mind: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const clash = clashOf(scene);
    const stakes = new Stakes(mind, g, clash);
    const c = frameOf(g, 'bombardment');
    const sent = ['heavy', 'medium', 'light'].map((kind) => c.value(kind)) as [number, number, number];
    const isSent = sent.some((counters) => counters > 0);
    const salvo = isSent ? undefined : bestSalvo(mind, scene, stakes, clash);
    if (salvo !== undefined) return act('shell', salvo.hex, salvo.cruisers, salvo.destroyers);
    return send(scene, sent, bestLoad(mind, scene, stakes, clash));
  };

function send(scene: Scene, sent: readonly [number, number, number], load: Load | undefined) {
  const wanted = load === undefined ? [0, 0, 0] : [load.heavy, load.medium, load.light];
  const open = numbers(scene, 'send');
  const kind = [HEAVY, MEDIUM, LIGHT].find(
    (one, i) => (wanted[i] as number) > (sent[i] as number) && open.includes(airOf(scene.side, one)),
  );
  if (kind !== undefined) return act('send', airOf(scene.side, kind));
  if (isOpen(scene, 'pass')) return act('pass');
  const [hex] = numbers<HexId>(scene, 'drop').sort((a, b) => weight(scene, b) - weight(scene, a));
  return hex === undefined ? undefined : act('drop', hex);
}
const weight = (scene: Scene, hex: HexId): number => fightersOf(gOf(scene), 1 - ALLIES, hex).length;
