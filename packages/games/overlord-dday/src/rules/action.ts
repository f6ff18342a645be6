import { type HexId, NOWHERE } from '@bocage/hex';
import { call, type Domain, done, type Reason, subset, where } from '@bocage/kernel';
import { ALLIED, enemyOf, isFixed, POINTE_DU_HOC, RANGERS, SIDE, SIDE_OF, UNIT, type UnitId } from '../data.ts';
import { moved } from '../events.ts';
import { BRIDGE_AT, grid, isHex, isMajorRiver, PLACE, RANGER_DISPLAY, terrainOf } from '../map.ts';
import { type G, IDLE, MOVED, no, STEADY } from '../state.ts';
import { combat } from './combat.ts';
import { routesOf, whyNotAct, whyNotMove } from './movement.ts';
import { EVERY_UNIT, face, inPlay, isOf, onMap, ownUnits, place, procedure, recover, unless, verb } from './units.ts';

/** 27.2.4, 27.2.5-i: an attack may not cross a major river but at a bridge, nor come over the open sea. */
export function canAttackAcross(g: G, from: HexId, to: HexId): boolean {
  const side = grid.sideBetween(from, to);
  if (side === -1 || terrainOf(to) === 0) return false;
  const bridge = BRIDGE_AT.get(side);
  return !isMajorRiver(side) || (bridge !== undefined && g.bridge.blown.get(bridge) === 0);
}

const rangersReach = (g: G, unit: UnitId, hex: HexId): boolean =>
  g.unit.at.get(unit) === RANGER_DISPLAY && inPlay(g, POINTE_DU_HOC) && g.unit.at.get(POINTE_DU_HOC) === hex;

/** 27.2.4: who may be designated against a hex. */
function whyNotAttackWith(g: G, side: number, hex: HexId, unit: UnitId): Reason | null {
  if (!isOf(unit, side) || isFixed(unit) || face(g, unit).strength === 0 || !inPlay(g, unit)) return no('27.2.3-a');
  if (g.unit.target.get(unit) !== NOWHERE) return no('27.2.4-b');
  const at = g.unit.at.get(unit);
  const reaches = isHex(at) ? grid.adjacent(at, hex) && canAttackAcross(g, at, hex) : rangersReach(g, unit, hex);
  return reaches ? whyNotAct(g, unit) : no('27.2.4-g');
}

function whyNotTarget(g: G, side: number, hex: HexId): Reason | null {
  if (!isHex(hex) || (g.board.stacks.counts(enemyOf(side))[hex] as number) === 0) return no('27.2.4-g');
  if (g.hex.attacked.get(hex) === 1) return no('27.2.4-c');
  return near(g, side, hex).some((unit) => whyNotAttackWith(g, side, hex, unit) === null) ? null : no('27.2.4-g');
}

/** The own units beside a hex, and the Rangers below theirs. */
function near(g: G, side: number, hex: HexId): UnitId[] {
  const units: UnitId[] = [];
  for (let d = 0; d < 6; d++) {
    const at = grid.neighbours[6 * hex + d] as HexId;
    if (at < 0) continue;
    for (let u = g.board.stacks.first(at); u >= 0; u = g.board.stacks.next(u)) if (isOf(u, side)) units.push(u);
  }
  if (side === ALLIED) for (const unit of RANGERS) if (rangersReach(g, unit, hex)) units.push(unit);
  return units;
}

/** The hexes of the enemy that lie beside own units: the only ones worth asking about. */
function frontLine(g: G, side: number): HexId[] {
  const hexes = new Set<HexId>();
  const foes = g.board.stacks.counts(enemyOf(side));
  for (const unit of ownUnits[side] ?? []) {
    const at = g.unit.at.get(unit);
    if (at === RANGER_DISPLAY && inPlay(g, POINTE_DU_HOC)) hexes.add(g.unit.at.get(POINTE_DU_HOC));
    for (let d = 0; d < 6 && isHex(at); d++) {
      const to = grid.neighbours[6 * at + d] as HexId;
      if (to >= 0 && (foes[to] as number) > 0) hexes.add(to);
    }
  }
  return [...hexes].sort((a, b) => a - b);
}

function attackers(g: G, side: number, hex: HexId): Domain<readonly UnitId[]> {
  const why = (unit: UnitId): Reason | null => whyNotAttackWith(g, side, hex, unit);
  const from = near(g, side, hex).filter((unit) => why(unit) === null);
  return subset(UNIT, { from, why, min: 1, size: no('27.2.4-g') });
}

/** 27.1.7-k, -l: Rangers without a marker must go up the cliff. */
const rangersMustAttack = (g: G): boolean =>
  inPlay(g, POINTE_DU_HOC) &&
  g.hex.attacked.get(g.unit.at.get(POINTE_DU_HOC)) === 0 &&
  RANGERS.some((unit) => g.unit.at.get(unit) === RANGER_DISPLAY && g.unit.marker.get(unit) === STEADY && g.unit.target.get(unit) === NOWHERE);

const designated = (g: G): HexId[] => {
  const hexes = new Set<HexId>();
  for (const unit of EVERY_UNIT) if (g.unit.target.get(unit) !== NOWHERE) hexes.add(g.unit.target.get(unit));
  return [...hexes].sort((a, b) => a - b);
};

/** 27.2.3, 27.2.9: combat, then movement, then rally, of one side. */
export const action = procedure(
  'action',
  { side: SIDE },
  {
    begin(g, c) {
      for (const unit of ownUnits[c.side] ?? []) g.unit.acted.set(unit, IDLE);
      return 'designate';
    },
    designate: {
      rule: '27.2.4-a',
      prompt: 'Designate an attack: a hex and the units against it; or let the fighting begin',
      who: (_g, c) => c.side,
      may: [
        verb(
          'attack',
          (g, c) => where(PLACE, (hex) => whyNotTarget(g, c.side, hex), frontLine(g, c.side)),
          (g, c, hex) => attackers(g, c.side, hex),
          (g, _c, hex, units) => {
            g.hex.attacked.set(hex, 1);
            for (const unit of units) g.unit.target.set(unit, hex);
            return 'designate';
          },
        ),
        unless(
          (g, c) => (c.side === ALLIED && rangersMustAttack(g) ? no('27.1.7-k') : null),
          verb('fight', () => 'order'),
        ),
      ],
    },
    order: (g) => (designated(g).length === 0 ? 'fought' : 'resolve'),
    resolve: {
      rule: '27.2.4-b',
      prompt: 'Choose the attack that is resolved next',
      who: (_g, c) => c.side,
      may: [
        verb(
          'resolve',
          (g) => where(PLACE, (hex) => (designated(g).includes(hex) ? null : no('27.2.4-b')), designated(g)),
          (_g, c, hex) => call(combat, { side: c.side, hex }, 'order'),
        ),
      ],
    },
    fought(g) {
      for (let hex = 0; hex < grid.hexCount; hex++) if (g.hex.attacked.get(hex) === 1) g.hex.attacked.set(hex, 0);
      return 'move';
    },
    move: {
      rule: '27.2.5-a',
      prompt: 'Move a unit that did not fight, or end the moves',
      who: (_g, c) => c.side,
      may: [
        verb(
          'move',
          (g, c) => where(UNIT, (unit) => whyNotMove(g, c.side, unit), ownUnits[c.side]),
          (g, _c, unit) => routesOf(g, unit),
          (g, _c, unit, way) => {
            for (const hex of way) place(g, unit, hex);
            g.unit.acted.set(unit, MOVED);
            g.emit(moved, { unit, hex: g.unit.at.get(unit) });
            return 'move';
          },
        ),
        verb('end', () => 'rally'),
      ],
    },
    // 27.2.6: rallying is never worse than not rallying, so all who can do so.
    rally(g, c) {
      for (const unit of ownUnits[c.side] ?? [])
        if (onMap(g, unit) && !isFixed(unit) && g.unit.acted.get(unit) === IDLE && mayRally(g, unit)) recover(g, unit);
      return done;
    },
  },
);

const mayRally = (g: G, unit: UnitId): boolean =>
  g.unit.marker.get(unit) !== STEADY && (SIDE_OF[unit] === ALLIED || g.unit.active.get(unit) === 1);
