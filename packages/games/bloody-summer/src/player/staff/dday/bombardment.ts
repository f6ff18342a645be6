import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, isOpen, local, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIES, AXIS, airOf, airPoints, attackOf, BATTERIES, BEACH_HEXES, BEACHES, BEACHES_OF, bombardmentModifier, bombardmentOf, defenceOf, fightersOf, type G, HEAVY, isBattery, isGarrison, LIGHT, landingOf, MEDIUM, oddsColumn } from '../../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor } from '../../ask.ts';
import { gainIn } from '../odds.ts';

/** Ships for the afternoon, when the battles inland need them. */
const KEPT_SHIPS = 1;
/** What it is worth that a battery is silent in the morning: its shells fall on one beach of several, and seldom hit. */
const SILENCED = 0.5;
/** A level of disorganization outlasts the day. */
const LEVEL = 0.5;
/** What a beach is worth that falls at once, for each column in the favour of those who land. */
const COLUMN = 1.3;

/** By hex: what the first column in favour of a landing is worth there, and the second. */
function columnsAt(g: G, side: number, hex: HexId): readonly [number, number] {
  const beach = (BEACHES_OF[side] ?? []).find((one) => BEACH_HEXES[one] === hex);
  if (beach === undefined) return [0, 0];
  const attack = landingOf(BEACHES[beach] as (typeof BEACHES)[number], 'first').reduce(
    (sum, unit) => sum + attackOf(g, unit),
    0,
  );
  const defence = fightersOf(g, AXIS, hex).reduce((sum, unit) => sum + defenceOf(g, unit), 0);
  const column = oddsColumn(attack, Math.max(1, defence)) - 1;
  const worth = (shift: number): number => COLUMN * (gainIn(column + shift) - gainIn(column + shift - 1));
  return [worth(1), worth(2)];
}

/** What so many points do on average to a hex, `medium` of them of medium bombers. */
function effect(g: G, side: number, hex: HexId, points: number, medium: number): number {
  if (points === 0) return 0;
  const units = fightersOf(g, AXIS, hex);
  const isHard = units.some((unit) => isGarrison(unit) || isBattery(unit));
  const modifier = bombardmentModifier({ isGarrison: isHard }, points, medium);
  const before = Math.max(0, ...units.map((unit) => g.unit.affected.get(unit)));
  const guns = BATTERIES.some(({ at }) => at === hex) && before === 0 ? SILENCED : 0;
  const [first, second] = columnsAt(g, side, hex);
  const steps = [first, second];
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const { affected, levels } = bombardmentOf(points, die + modifier);
    for (let level = before; level < Math.min(2, before + affected); level++) sum += steps[level] as number;
    sum += (affected > 0 ? guns : 0) + LEVEL * levels;
  }
  return sum / 6;
}

/** How ships or bombers are shared out: to the first of some targets go so many heavy ones, and so many others. */
interface Share {
  readonly worth: number;
  readonly heavy: number;
  readonly other: number;
}
type Effect = (target: HexId, heavy: number, other: number) => number;
/** The most that can be had of what is there, from one target on; what is left over is kept. */
function shareOut(
  targets: readonly HexId[],
  heavy: number,
  other: number,
  worthOf: Effect,
): readonly Share[] {
  // By target, what is best with so many left: a table from the last target to the first.
  const width = other + 1;
  let after = new Float64Array((heavy + 1) * width);
  const choices: Share[][] = [];
  for (const target of targets.toReversed()) {
    const here = new Float64Array(after.length);
    const chosen: Share[] = [];
    for (let h = 0; h <= heavy; h++)
      for (let o = 0; o <= other; o++) {
        let found: Share = { worth: after[h * width + o] as number, heavy: 0, other: 0 };
        for (let a = 0; a <= h; a++)
          for (let b = 0; b <= o; b++) {
            const worth = worthOf(target, a, b) + (after[(h - a) * width + o - b] as number);
            if (worth > found.worth + TINY) found = { worth, heavy: a, other: b };
          }
        here[h * width + o] = found.worth;
        chosen[h * width + o] = found;
      }
    choices.unshift(chosen);
    after = here;
  }
  let [h, o] = [heavy, other];
  return choices.map((chosen) => {
    const share = chosen[h * width + o] as Share;
    h -= share.heavy;
    o -= share.other;
    return share;
  });
}
const TINY = 1e-6;

/** 6.2: the next hex that the ships fire at, with how many of them. */
function shell(scene: Scene): Action | undefined {
  if (!isOpen(scene, 'shell')) return undefined;
  const [g, { side }] = [gOf(scene), scene];
  const [cruisers, destroyers] = [g.navy.cruiser.get(side), g.navy.destroyer.get(side)];
  const ships = Math.max(0, cruisers + destroyers - KEPT_SHIPS);
  const targets = hexesFor(scene, 'shell');
  const shares = shareOut(targets, 0, ships, (hex, _, points) => effect(g, side, hex, points, 0));
  const i = shares.findIndex(({ other }) => other > 0);
  if (i < 0) return undefined;
  const points = (shares[i] as Share).other;
  // Destroyers reach less far inland, so they are spent first.
  const near = Math.min(destroyers, points);
  return act('shell', targets[i] as HexId, points - near, near);
}

/** The bombers of a side: heavy ones, and the others. */
function bombersOf(g: G, side: number): readonly [number, number, number] {
  return [HEAVY, MEDIUM, LIGHT].map((kind) => g.air.available.get(airOf(side, kind))) as [
    number,
    number,
    number,
  ];
}
/** 9.3, 9.4: what these bombers do to a hex; the medium ones are thought to come before the light ones. */
function bombEffect(g: G, side: number, hex: HexId, heavy: number, other: number): number {
  const medium = Math.min(other, bombersOf(g, side)[1]) * airPoints(MEDIUM);
  return effect(g, side, hex, heavy * airPoints(HEAVY) + other * airPoints(MEDIUM), medium);
}
function bomb(scene: Scene): Action | undefined {
  if (!isOpen(scene, 'bomb')) return undefined;
  const [g, { side }] = [gOf(scene), scene];
  const [heavy, medium, light] = bombersOf(g, side);
  const targets = hexesFor(scene, 'bomb');
  const shares = shareOut(targets, heavy, medium + light, (hex, h, o) => bombEffect(g, side, hex, h, o));
  const i = shares.findIndex((share) => share.heavy + share.other > 0);
  const share = shares[i];
  if (share === undefined) return undefined;
  const kind = share.heavy > 0 ? HEAVY : medium > 0 ? MEDIUM : LIGHT;
  return act('bomb', targets[i] as HexId, airOf(side, kind));
}

/** 10.A.1-b: first the ships, then the bombers, each where it tells most; after every die it is reckoned anew. */
export const bombard: Script = (scene) => shell(scene) ?? bomb(scene) ?? act('end');

/** A bomber more to a raid, if it does more there than where else it could go. */
export const raid: Script = (scene) => {
  const [g, { side }] = [gOf(scene), scene];
  const [at, points, medium] = ['at', 'points', 'medium'].map((name) =>
    local(scene, 'openingBombardment', name),
  ) as [HexId, number, number];
  const [heavy, middle, light] = bombersOf(g, side);
  const present = effect(g, side, at, points, medium);
  const worthOf: Effect = (hex, h, o) => {
    if (hex !== at) return bombEffect(g, side, hex, h, o);
    const more = Math.min(o, middle) * airPoints(MEDIUM);
    return (
      effect(g, side, at, points + h * airPoints(HEAVY) + o * airPoints(MEDIUM), medium + more) - present
    );
  };
  const [share] = shareOut([at, ...othersThan(g, side, at)], heavy, middle + light, worthOf);
  if (share === undefined || share.heavy + share.other === 0) return act('fly');
  const kind = share.heavy > 0 ? HEAVY : middle > 0 ? MEDIUM : LIGHT;
  return act('add', airOf(side, kind));
};
/** What else of a side’s beaches, and of the guns on them, has had no bombs yet. */
function othersThan(g: G, side: number, but: HexId): readonly HexId[] {
  const beaches = (BEACHES_OF[side] ?? []).map((beach) => BEACH_HEXES[beach] as HexId);
  const guns = BATTERIES.filter((one) => one.beaches.some((beach) => beaches.includes(beach))).map(
    ({ at }) => at,
  );
  return [...new Set([...beaches, ...guns])].filter(
    (hex) =>
      hex !== but &&
      g.place.bombed.get(hex) === 0 &&
      g.board.stacks.has(AXIS, hex) &&
      !g.board.stacks.has(ALLIES, hex),
  );
}
