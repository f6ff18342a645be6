import type { HexId } from '@bocage/hex';
import { act, isOpen, type Script } from '@bocage/kernel/players';
import { FORMATION_OF, type G, GERMAN, GERMANS, isHex, isKampfgruppe, isTiger, MEMBERS, ofSide, REACTION, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import { bestAttacks, type Fighter } from './attack.ts';
import { asIf, contacts } from './chits.ts';
import type { Staff } from './defence.ts';
import { allowance } from './orders.ts';
import type { GermanStyle } from './style.ts';
import { gOf, holds } from './world.ts';

/** What somebody could do by reacting. */
interface Chance {
  readonly verb: 'stack' | 'formation';
  readonly who: number;
  readonly gain: number;
}

/** Who looks for such chances: how he defends, how he fights, and in what style. */
export interface Reactor {
  readonly staff: Staff;
  readonly fighter: Fighter;
  readonly style: GermanStyle;
}

/** Who would close most gaps of the line: a stack, or a formation. */
function closers(g: G, { staff, style }: Reactor): Chance[] {
  const { held, posts, roads } = staff(g);
  const gains = { stack: new Map<number, number>(), formation: new Map<number, number>() };
  const add = (map: Map<number, number>, who: number, gain: number): void =>
    void map.set(who, (map.get(who) ?? 0) + gain);
  for (const [unit, post] of posts) {
    const at = g.unit.at.get(unit);
    const far = roads.to(unit, post)[at] as number;
    if (at === post || holds(g, GERMAN, post) || far > allowance(g, unit)) continue;
    const gain = style.gap + (held.find(({ hex }) => hex === post)?.threat ?? 0) / style.threat;
    add(gains.stack, at, gain);
    add(gains.formation, FORMATION_OF[unit] as number, gain);
  }
  return (['formation', 'stack'] as const).flatMap((verb) =>
    [...gains[verb]].map(([who, gain]) => ({ verb, who, gain })),
  );
}

const strikes = (g: G, unit: UnitId): boolean =>
  (isKampfgruppe(unit) || isTiger(unit)) && isHex(g.unit.at.get(unit));

/** The formations whose Kampfgruppen could attack well where they stand. */
function strikers(g: G, { fighter, style }: Reactor): Chance[] {
  const formations = new Set(
    (ofSide[GERMAN] ?? []).filter((unit) => strikes(g, unit)).map((unit) => FORMATION_OF[unit] as number),
  );
  return [...formations].map((who) => ({
    verb: 'formation',
    who,
    gain: style.blow * blowOf(g, who, fighter),
  }));
}

function blowOf(g: G, formation: number, { worth, style }: Fighter): number {
  return asIf(g, REACTION, GERMANS, () => {
    const units = MEMBERS[formation] ?? [];
    const hexes: Iterable<HexId> = contacts(g, GERMAN, units);
    for (const unit of units) g.unit.chosen.set(unit, 1);
    return bestAttacks(g, { worth, style }, hexes)[0]?.gain ?? 0;
  });
}

function bestChance(g: G, reactor: Reactor): Chance | undefined {
  let chosen: Chance | undefined;
  for (const one of [...closers(g, reactor), ...strikers(g, reactor)])
    if (one.gain > (chosen?.gain ?? 0)) chosen = one;
  return chosen;
}

/** Reacts where somebody can do enough; what is not used in a turn is lost. */
export const react =
  (reactor: Reactor): Script =>
  (scene) => {
    const g = gOf(scene);
    if (!isOpen(scene, 'react')) return act('pass');
    const { lastChance, worthy } = reactor.style;
    const least = g.cup.total <= g.reactions + 1 ? lastChance : worthy;
    return act((bestChance(g, reactor)?.gain ?? 0) > least ? 'react' : 'pass');
  };

/** Activates whoever can do most. */
export const activate =
  (reactor: Reactor): Script =>
  (scene) => {
    const chance = bestChance(gOf(scene), reactor);
    return chance === undefined ? act('nobody') : act(chance.verb, chance.who);
  };
