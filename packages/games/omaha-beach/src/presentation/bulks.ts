import { type HexId, NOWHERE } from '@bocage/hex';
import type { Action, Value } from '@bocage/kernel';
import { allOf, allToUsual, type Bulk, leastBy, type Offered } from '@bocage/wargame';
import { CHARTS, EVERY_UNIT, isLeader, type UnitId } from '../data.ts';
import { boxAt, grid, type PostId, postHex } from '../map.ts';
import { coverIn, isSelfPreserving } from '../rules/movement/crossing.ts';
import { countUnits } from '../rules/units.ts';
import { actionsLeft, costOf, whoWaits } from '../rules/usactions/command.ts';
import type { G } from '../state.ts';

const { stack: STACK } = CHARTS.limits;

/** MOV-06: infantry on the beach goes nearer to cover for nothing, as long as no hex gets too many by it. */
function seekCover(g: G, offered: Offered): Action[] {
  const gone = new Map<number, number>();
  const crowd = (hex: HexId): number => countUnits(g, hex) + (gone.get(hex) ?? 0);
  return whoWaits(g).able.flatMap((unit): Action[] => {
    const from = g.unit.at.get(unit);
    const open = grid.around(from).filter((to) => isSelfPreserving(unit, from, to) && crowd(to) < STACK);
    if (open.length === 0) return [];
    const may = offered.choices('move', [unit]);
    const to = leastBy(
      open.filter((hex) => may.includes(hex)),
      (hex) => coverIn(hex) * STACK + crowd(hex),
    );
    if (to === undefined) return [];
    if (!isLeader(unit)) {
      gone.set(to, (gone.get(to) ?? 0) + 1);
      gone.set(from, (gone.get(from) ?? 0) - 1);
    }
    return [{ verb: 'move', args: [[unit], to] }];
  });
}

/** The strongest tanks shell the nearest steady Germans whom no other shells, as long as the division has actions for it. */
function shell(g: G, offered: Offered): Action[] {
  let left = actionsLeft(g);
  const shelled = new Set<number>();
  const steps = (unit: Value): number => g.unit.steps.get(unit as UnitId);
  const tanks = [...offered.choices('barrage')].sort((a, b) => steps(b) - steps(a));
  return tanks.flatMap((unit): Action[] => {
    const at = g.unit.at.get(unit as UnitId);
    const posts = (offered.choices('barrage', unit) as readonly PostId[]).filter(
      (post) => !shelled.has(post) && !g.post.disrupted.get(post),
    );
    const post = leastBy(posts, (one) => grid.distance(at, postHex(one)));
    const cost = costOf(g, [unit as UnitId]);
    if (post === undefined || cost > left) return [];
    left -= cost;
    shelled.add(post);
    return [{ verb: 'barrage', args: [unit, post] }];
  });
}

/** ENG-02: the obstacles nearest to those who are in their boats, as many as the engineers can clear. */
function clearAhead(g: G, hexes: readonly number[], left: number): Action[] {
  const boats = EVERY_UNIT.map((unit) => g.unit.at.get(unit)).filter(
    (at) => at !== NOWHERE && boxAt(at) >= 0,
  );
  const far = (hex: HexId): number => Math.min(grid.size, ...boats.map((at) => grid.distance(hex, at)));
  return [...hexes]
    .sort((a, b) => far(a as HexId) - far(b as HexId) || a - b)
    .slice(0, left)
    .map((hex): Action => ({ verb: 'clear', args: [hex] }));
}

/** Commands that stand for several decisions. */
export const BULKS: readonly Bulk<G>[] = [
  {
    id: 'place',
    label: 'Put all into their boats',
    step: 'arrivals.choose',
    plan: allToUsual('place', (_g, _unit, boxes, sent) => boxes.find((box) => sent(box).length === 0)),
  },
  {
    id: 'clear',
    label: 'Clear before the next boats',
    step: 'engineerPhase.clear',
    plan: (g, offered, locals) =>
      clearAhead(
        g,
        offered.choices('clear') as readonly number[],
        (locals as { readonly left: number }).left,
      ),
  },
  { id: 'cover', label: 'All on the beach seek cover', step: 'actionPhase.act', plan: seekCover },
  { id: 'rally', label: 'Rally all', step: 'actionPhase.act', plan: allOf('rally') },
  { id: 'finish', label: 'End all climbs', step: 'actionPhase.act', plan: allOf('finish') },
  { id: 'shell', label: 'All tanks shell the nearest', step: 'actionPhase.act', plan: shell },
];
