import type { HexId } from '@bocage/hex';
import { act, best, isOpen, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIES, attackOf, BATTERIES, BEACH_HEXES, BEACHES, bombardmentOf, columnOf, defenceOf, EVERY_UNIT, fightersOf, type G, hasEnemy, isBattery, isConfused, isHeadquarters, isRaider, LANDING, landingOf, OFFSHORE, onMap, STACKING_OF, type UnitId, unitsOf } from '../../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from '../../ask.ts';
import { gainIn } from '../odds.ts';
import { fightFor, fightValue, prizeAt } from './fights.ts';

const firstWaveOn = (hex: HexId): readonly UnitId[] =>
  landingOf(BEACHES[BEACH_HEXES.indexOf(hex)] as (typeof BEACHES)[number], 'first');

/** What one more brigade off a box brings to the landings before it. */
function aidAt(g: G, unit: UnitId, beaches: readonly HexId[]): number {
  let sum = 0;
  for (const hex of beaches) {
    if (!hasEnemy(g, ALLIES, hex)) continue;
    const attackers = firstWaveOn(hex).filter((one) => g.unit.steps.get(one) > 0);
    if (attackers.length === 0) continue;
    const fight = fightFor(g, hex, LANDING, attackers);
    sum += gainIn(columnOf(g, { ...fight, aid: [...fight.aid, unit] })) - gainIn(columnOf(g, fight));
  }
  return sum;
}
/** 10.A.1-h: each brigade of the 79th goes off the beaches where a column is to be won by it. */
export const station: Script = (scene) => {
  const g = gOf(scene);
  const [unit] = unitsFor(scene, 'station');
  if (unit === undefined) return undefined;
  const box = best(
    OFFSHORE.map(({ at }) => at),
    (at) => aidAt(g, unit, OFFSHORE.find((one) => one.at === at)?.beaches ?? []),
  );
  return box === undefined ? undefined : act('station', unit, box);
};

/** 10.A.1-i: ashore as soon as they may. */
export const comeAshore: Script = (scene) => {
  for (const unit of unitsFor(scene, 'land')) {
    const [hex] = hexesFor(scene, 'land', unit);
    if (hex !== undefined) return act('land', unit, hex);
  }
  return undefined;
};

/** 10.B.1-c: where there is no room for all, the staff, then whoever attacks best for the room he takes. */
export const land: Script = (scene) => {
  const g = gOf(scene);
  const value = (unit: UnitId): number =>
    isHeadquarters(unit) ? 99 : (attackOf(g, unit) + 1) / Math.max(1, STACKING_OF[unit] as number);
  const unit = best(unitsFor(scene, 'land'), value);
  return unit === undefined ? undefined : act('land', unit);
};

/** Where nobody has to be fought a landing is worth the place alone, and a port or a beach is taken for nothing. */
function raidWorth(g: G, followers: readonly UnitId[], hex: HexId): number {
  if (!hasEnemy(g, ALLIES, hex)) return g.place.allied.get(hex) === 1 ? 0 : prizeAt(hex);
  const friends = unitsOf(g, ALLIES, hex).filter((one) => isRaider(one) && g.unit.landed.get(one) === 1);
  return fightValue(g, fightFor(g, hex, LANDING, [...friends, ...followers]));
}
/** 10.A.1-n: the commando brigades land together where their attack brings most. */
export const commando: Script = (scene) => {
  const g = gOf(scene);
  const brigades = unitsFor(scene, 'land');
  const [unit] = brigades;
  if (unit === undefined) return undefined;
  const hex = best(hexesFor(scene, 'land', unit), (at) => raidWorth(g, brigades, at));
  return hex === undefined ? undefined : act('land', unit, hex);
};

/** 4.4-g: rangers and commandos go on only from where there is nothing to fight, to a place worth having. */
export const goOn: Script = (scene) => {
  const g = gOf(scene);
  for (const unit of isOpen(scene, 'goOn') ? unitsFor(scene, 'goOn') : []) {
    if (hasEnemy(g, ALLIES, g.unit.at.get(unit))) continue;
    const isEmpty = (hex: HexId): boolean => !hasEnemy(g, ALLIES, hex) && g.place.allied.get(hex) === 0;
    const hexes = hexesFor(scene, 'goOn', unit).filter(isEmpty);
    const hex = best(hexes, prizeAt, prizeAt(g.unit.at.get(unit)));
    if (hex !== undefined) return act('goOn', unit, hex);
  }
  return act('stop');
};

const openTo = (scene: Scene, verb: string): readonly HexId[] =>
  isOpen(scene, verb) ? hexesFor(scene, verb) : [];
/** 10.A.1-e: every landing is fought; raids go before the others, for they shake who is in the hex. */
export const assault: Script = (scene) => {
  const [raid] = openTo(scene, 'raid');
  if (raid !== undefined) return act('raid', raid);
  const [hex] = openTo(scene, 'assault');
  return hex === undefined ? undefined : act('assault', hex);
};

/** 6.2-k: the guns that bear on a beach. */
function gunsOn(g: G, beach: HexId): number {
  const isReady = (at: HexId): boolean =>
    !isConfused(g, at) &&
    EVERY_UNIT.some(
      (unit) =>
        isBattery(unit) &&
        onMap(g, unit) &&
        g.unit.at.get(unit) === at &&
        g.unit.disorganised.get(unit) + g.unit.affected.get(unit) === 0,
    );
  return BATTERIES.filter(({ at, beaches }) => beaches.includes(beach) && isReady(at)).length;
}
/** How many levels so many guns cost a unit on average. */
const harmBy = (guns: number): number =>
  guns === 0 ? 0 : [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + bombardmentOf(guns, die).affected, 0) / 6;

/** Who fights for the beach at once is hit twice, for all with him attack the worse for it. */
const ASSAULTING = 3;
function harmTo(g: G, unit: UnitId): number {
  const at = g.unit.at.get(unit);
  const assault = hasEnemy(g, ALLIES, at) ? ASSAULTING * fightersOf(g, ALLIES, at).length : 0;
  return harmBy(gunsOn(g, at)) * (attackOf(g, unit) + defenceOf(g, unit) + assault);
}
/** Beaches of the other Allied side that have not been landed on, where the guns would do more. */
const LATER = 1.2;
const isWaiting = (g: G, hex: HexId): boolean => hasEnemy(g, ALLIES, hex) && !g.board.stacks.has(ALLIES, hex);

/** 6.2-j: the one fire of the phase goes at whoever suffers most; before the other wave only if it bears worse there. */
export const fire: Script = (scene) => {
  const g = gOf(scene);
  const unit = best(unitsFor(scene, 'fire'), (one) => harmTo(g, one));
  if (unit === undefined) return act('hold');
  const here = harmBy(gunsOn(g, g.unit.at.get(unit)));
  const waiting = BEACH_HEXES.filter((hex) => isWaiting(g, hex));
  const elsewhere = Math.max(0, ...waiting.map((hex) => harmBy(gunsOn(g, hex))));
  return g.turn === 0 && elsewhere > LATER * here ? act('hold') : act('fire', unit);
};
