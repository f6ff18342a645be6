import type { HexId } from '@bocage/hex';
import { act, best, type Script } from '@bocage/kernel/players';
import { ALLIED, type Assault, BEACHES, CHARTS, casualtyColumn, casualtyModifier, casualtyOf, columnOf, firstLanding, type G, gunsAt, isAfloat, isCommando, isDisrupted, isGarrison, isSwimming, LANDINGS, landingAt, landingFor, modifierOf, swims, UNITS_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, localsOf, unitsFor } from './ask.ts';
import { isFighter } from './lie.ts';
import { minesAt } from './mines.ts';
import { assaultChances, expected } from './odds.ts';
import type { Mind, Weights } from './style.ts';
import { worthOf } from './worth.ts';

/** How a beach receives those who land: guns and mines, and the sea. */
interface Reception {
  readonly against: number;
  readonly sea: number;
}

/** What a landing from craft costs a unit on average, of its worth. */
function costOfLanding(style: Weights, g: G, unit: UnitId, { against, sea }: Reception): number {
  const column = casualtyColumn(Math.max(0, Math.round(against)));
  const modifier = casualtyModifier(g, unit, sea);
  return expected((sum) => {
    const result = casualtyOf(column, sum + modifier);
    return result === 'E' ? 1 : result === 'D' ? style.landShaken : 0;
  });
}

/** The mean of the Sea Condition Chart, near enough. */
export const USUAL_SEA = 1;
/** How far the guns are thought away to see what a factor of theirs costs. */
const LESS = 15;

/** By beach: what a factor of the guns that bear on it costs those who land in this turn; nothing if nobody does. */
export function slopesOf(mind: Mind, g: G): readonly number[] | undefined {
  const units = (UNITS_OF[ALLIED] ?? []).filter((unit) => isAfloat(g, unit) && !isCommando(unit));
  if (units.length === 0) return undefined;
  return BEACHES.map((_, beach) => {
    const landing = units.filter((unit) => LANDINGS[landingAt(g.unit.at.get(unit))]?.beach === beach);
    if (landing.length === 0) return 0;
    const guns = gunsAt(g, beach) + minesAt(mind, g, beach);
    const lower = Math.max(0, guns - LESS);
    const cost = (against: number): number =>
      landing.reduce(
        (sum, unit) =>
          sum +
          worthOf(mind.style, g, unit) * costOfLanding(mind.style, g, unit, { against, sea: USUAL_SEA }),
        0,
      );
    return (cost(guns) - cost(lower)) / LESS;
  });
}

/** How often a unit is hit at all. */
function riskOfHit(g: G, unit: UnitId, { against, sea }: Reception): number {
  const column = casualtyColumn(Math.max(0, Math.round(against)));
  const modifier = casualtyModifier(g, unit, sea);
  return expected((sum) => (casualtyOf(column, sum + modifier) === '-' ? 0 : 1));
}
const sinking = (sea: number): number => expected((sum) => (swims(sum + sea) ? 0 : 1));

/** Tanks swim if fewer sink than would be hit in their craft. */
export const swimOrRow =
  (mind: Mind): Script =>
  (scene) => {
    const { style } = mind;
    const g = gOf(scene);
    const [unit] = unitsFor(scene, 'swim');
    if (unit === undefined) return undefined;
    const read = localsOf(scene, 'beachLanding');
    const sea = read('sea');
    const reception: Reception = { against: read('guns') + minesAt(mind, g, read('beach')), sea };
    // Whoever is in disorder already is lost by the next hit.
    const hit = isDisrupted(g, unit)
      ? riskOfHit(g, unit, reception)
      : costOfLanding(style, g, unit, reception);
    return act(style.swim * sinking(sea) < hit ? 'swim' : 'row', unit);
  };

/** Whether a unit is not counted among those whom the guns hit: tanks that swim, and Commandos of the first landing. */
const isSpared = (g: G, unit: UnitId): boolean =>
  isSwimming(unit) || (isCommando(unit) && g.turn === firstLanding(g.delay));

/** Who lands in disorder and is hit once more is lost: those go first who are not hit. */
export const wreck =
  ({ style }: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const cost = (hex: HexId): number =>
      unitsIn(g, hex).reduce(
        (sum, unit) => sum + worthOf(style, g, unit) * (isSpared(g, unit) ? SPARED : 1),
        0,
      );
    const hex = best(hexesFor(scene, 'wreck'), (at) => -cost(at));
    return hex === undefined ? undefined : act('wreck', hex);
  };
const SPARED = 0.3;

/** How often those who come with a unit would throw the Germans out of the hex where they land. */
function oddsAhead(g: G, unit: UnitId): number {
  const sea = g.unit.at.get(unit);
  const hex = landingFor(g, unit, sea);
  const units = unitsIn(g, sea).filter((one) => !isDisrupted(g, one) && isFighter(one));
  if (!units.includes(unit)) return 0;
  const assault: Assault = { side: ALLIED, hex, units, inside: false, support: { attack: 0, defence: 0 } };
  const { R, D, E } = assaultChances(columnOf(g, assault), modifierOf(g, assault));
  const isBroken = unitsIn(g, hex).every((one) => isGarrison(one) || isDisrupted(g, one));
  return R + E + (isBroken ? D : 0);
}

/** 5.5.6: units turn back before Germans whom they are not all but sure to throw out; who fails is lost. */
export const germansAhead =
  ({ style }: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const [unit] = unitsFor(scene, 'abort');
    if (unit === undefined) return undefined;
    return act(oddsAhead(g, unit) >= style.sure ? 'storm' : 'abort', unit);
  };

/** What it costs on average to come ashore, by craft or swimming. */
export function crossing(style: Weights, g: G, unit: UnitId, against: number): number {
  let sum = 0;
  for (const sea of SEAS) {
    const rows = costOfLanding(style, g, unit, { against, sea });
    sum += isSwimming(unit) ? Math.min(rows, sinking(sea)) : rows;
  }
  return sum / SEAS.length;
}
/** The states of the sea, each as often as the die has it. */
const SEAS: readonly number[] = CHARTS.sea.rolls.flatMap(({ die, value }) => die.map(() => value));
