import type { HexId } from '@bocage/hex';
import {
  columnName,
  type HexPaint,
  holdersOverlay,
  type Overlay,
  reachOverlay,
  threatWeight,
  zonesOverlay,
} from '@bocage/wargame';
import { ALLIED, BEACHES, dataOf, enemyOf, GERMAN, isAirborne, isFixed, NESTS, PHASES, SIDE_OF, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { grid, isHex, isLand } from '../map.ts';
import { isIndependent } from '../rules/activation.ts';
import { marches } from '../rules/marches.ts';
import { routesOf, whyNotCross } from '../rules/movement.ts';
import { coastalLetters, landingHexes } from '../rules/naval.ts';
import { COLUMNS, columnOf, strengthOf } from '../rules/odds.ts';
import { face, inPlay, ownUnits } from '../rules/units.ts';
import { type G, STEADY } from '../state.ts';

/** Where a unit could go if it were its turn. */
function reach(g: G, focus: number): 'priced' | 'free' | null {
  const unit = focus as UnitId;
  if (unit < 0 || unit > UNIT.max || !isHex(g.unit.at.get(unit)) || face(g, unit).move === 0) return null;
  if (g.phase > PHASES && SIDE_OF[unit] === GERMAN) marches(g, unit, false);
  else routesOf(g, unit);
  // A single hex is all that a marked unit gets, whatever the ground.
  return g.unit.marker.get(unit) !== STEADY && g.phase <= PHASES ? 'free' : 'priced';
}

const lettersOf = (g: G, nest: UnitId): readonly string[] =>
  coastalLetters(nest, g.unit.back.get(nest) === 1);
const isFiring = (g: G, nest: UnitId): boolean => g.unit.marker.get(nest) === STEADY;

/** The guns of one battery, or all that reach the beach of a hex, or all there are. */
function guns(g: G, _onlooker: number, focus: number): HexPaint[] {
  const batteries = NESTS.filter((nest) => inPlay(g, nest) && lettersOf(g, nest).length > 0);
  const here = batteries.filter((nest) => g.unit.at.get(nest) === focus);
  const beach = BEACHES.find((_, i) => landingHexes(g, i).includes(focus as HexId));
  const chosen =
    here.length > 0
      ? here
      : batteries.filter((nest) => beach === undefined || lettersOf(g, nest).includes(beach.letter));
  const from = chosen.map((nest): HexPaint => {
    const firing = isFiring(g, nest);
    const text = lettersOf(g, nest).join('');
    return { at: g.unit.at.get(nest), tone: firing ? 'bad' : 'plain', weight: firing ? 0.9 : 0.5, text };
  });
  const under = BEACHES.flatMap((data, i): HexPaint[] => {
    if (beach !== undefined && data !== beach && here.length === 0) return [];
    const firing = chosen.filter((nest) => isFiring(g, nest) && lettersOf(g, nest).includes(data.letter));
    if (firing.length === 0) return [];
    return landingHexes(g, i).map((at) => ({ at, tone: 'bad', weight: 0.5, text: String(firing.length) }));
  });
  return [...from, ...under];
}

/** Who could attack when the enemy is next to act: the airborne not before the second phase, Germans once awake. */
function couldAttack(g: G, unit: UnitId): 'yes' | 'perhaps' | 'no' {
  if (isFixed(unit) || !isHex(g.unit.at.get(unit))) return 'no';
  if (SIDE_OF[unit] === ALLIED) return isAirborne(unit) && g.phase <= 1 && g.reduced === 0 ? 'no' : 'yes';
  if (g.unit.active.get(unit) === 1) return 'yes';
  return dataOf(unit).group !== undefined || isIndependent(g, unit) ? 'perhaps' : 'no';
}

/** By hex, the strength that the enemy could throw against it without moving first. */
function threat(g: G, onlooker: number): HexPaint[] {
  const foe = enemyOf(onlooker);
  const ready = new Map<HexId, UnitId[]>();
  const sleeping = new Map<HexId, number>();
  for (const unit of ownUnits[foe] ?? []) {
    const could = couldAttack(g, unit);
    if (could === 'no') continue;
    const from = g.unit.at.get(unit);
    for (const at of grid.around(from)) {
      if (!isLand(at) || whyNotCross(g, from, at) !== null) continue;
      if (could === 'yes') ready.set(at, [...(ready.get(at) ?? []), unit]);
      else sleeping.set(at, (sleeping.get(at) ?? 0) + strengthOf(g, unit));
    }
  }
  const own = g.board.stacks.counts(onlooker);
  return [...new Set([...ready.keys(), ...sleeping.keys()])].flatMap((at): HexPaint[] => {
    if (g.board.stacks.has(foe, at)) return [];
    const attackers = ready.get(at) ?? [];
    const strength = attackers.reduce((sum, unit) => sum + strengthOf(g, unit), 0);
    const perhaps = sleeping.get(at) ?? 0;
    const odds =
      attackers.length > 0 && (own[at] as number) > 0
        ? ` ${columnName(COLUMNS, columnOf(g, foe, at, attackers))}`
        : '';
    return [
      {
        at,
        tone: attackers.length > 0 ? 'bad' : 'plain',
        weight: threatWeight(strength + perhaps / 2),
        text: `${strength}${perhaps > 0 ? `+${perhaps}` : ''}${odds}`,
      },
    ];
  });
}

/** What may be laid over the map. */
export const OVERLAYS: readonly Overlay<G>[] = [
  zonesOverlay('Where a move must stop, yours and the enemy’s (27.2.5-l).', grid, isLand, enemyOf),
  holdersOverlay(
    'A hex belongs to the side that was last in it.',
    grid.hexes.filter(isLand),
    ALLIED,
    ({ hex }, at) => (hex.allied.get(at) === 1 ? ALLIED : GERMAN),
  ),
  reachOverlay('Where the unit can go in one segment, with the cost in hexes (27.2.5).', reach),
  {
    id: 'guns',
    title: 'Coastal guns',
    line: 'Batteries that fire on a beach, or the beaches that a battery reaches; all of them unless you point at a hex (27.2.2-d).',
    focus: 'hex',
    paint: guns,
  },
  {
    id: 'threat',
    title: 'Enemy threat',
    line: 'The strength the enemy can throw against each hex when he next fights; after a plus sign that of units not active yet (27.2.4).',
    paint: threat,
  },
];
