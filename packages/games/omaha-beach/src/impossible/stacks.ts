import { type HexId, NOWHERE } from '@bocage/hex';
import { innermost, type Judged, NONE } from '@bocage/kernel';
import { CHARTS, EVERY_UNIT, isLeader, UNIT, type UnitId } from '../data.ts';
import { BOX, BOX_HEXES, BOXES, boxAt, grid, isLand, PLACE, postAt, waterline } from '../map.ts';
import { hasActions } from '../rules/day.ts';
import type { G } from '../state.ts';

const { limits: LIMITS, landing: LANDING } = CHARTS;

/** By how many boxes a landing table lets units drift: so many boxes may end up in one. */
const DRIFTS = new Set(
  LANDING.bands.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => Object.values(cells).map((cell) => ('drift' in cell ? cell.drift : 0))),
  ),
);
/** No more can be in a box at once, however they drift. */
const ADRIFT = LIMITS.box * (DRIFTS.size + LIMITS.box);

/** By tide and hex: how many boxes land there. */
const BOXES_FOR = [0, 1, 2].map((tide) => {
  const boxes = new Uint8Array(grid.size);
  for (const box of BOXES.keys()) if (waterline(box, tide) !== NOWHERE) boxes[waterline(box, tide)]! += 1;
  return boxes;
});

const countIn = (g: G, hex: HexId, counts: (unit: UnitId) => boolean): number => {
  let units = 0;
  for (const unit of EVERY_UNIT) if (g.unit.at.get(unit) === hex && !isLeader(unit) && counts(unit)) units++;
  return units;
};

/** GAC-26: so many positions round a hex may send those who hold them there. */
const refugees = (hex: HexId): number => grid.around(hex).filter((next) => postAt(next) >= 0).length;

/**
 * The most units that can stand in a hex without having acted: two since the last turn ended (EOT-02), those who landed
 * on top of them, and from turn 17 on those who were driven there.
 */
function mostIn(g: G, hex: HexId): number {
  const landed = ADRIFT * (BOXES_FOR[g.tide]?.[hex] ?? 0);
  return LIMITS.stack + landed + (hasActions(g) ? LIMITS.stack * refugees(hex) : 0);
}

/** EOT-02, BOX-09: what is too much for a hex, a box, or for Germans and Americans together. */
export function judgeStacks(judged: Judged<G>): void {
  const hexes = new Set(EVERY_UNIT.map((unit) => judged.g.unit.at.get(unit)));
  hexes.delete(NOWHERE);
  for (const hex of hexes)
    if (isLand(hex)) judgeLand(judged, hex);
    else judgeBox(judged, boxAt(hex));
}

/** Whether those who have acted may have come into a hex this turn. */
const mayHaveMoved = (judged: Judged<G>): boolean =>
  judged.frames.length === 0 || innermost(judged, 'actionPhase', 'endOfTurn') !== undefined;

function judgeLand(judged: Judged<G>, hex: HexId): void {
  const { g, against } = judged;
  const acted = (unit: UnitId): boolean => g.unit.acted.get(unit) === 1;
  const units = countIn(g, hex, (unit) => !mayHaveMoved(judged) || !acted(unit));
  if (units > mostIn(g, hex)) against('EOT-02', `${units} units are in ${PLACE.text(hex)}`);
  const post = postAt(hex);
  if (post < 0 || g.post.back.get(post) === NONE) return;
  const unit = EVERY_UNIT.find((one) => g.unit.at.get(one) === hex) as UnitId;
  against('MOV-09', `${UNIT.text(unit)} is in ${PLACE.text(hex)} with Germans`);
}

function judgeBox(judged: Judged<G>, box: number): void {
  const units = countIn(judged.g, BOX_HEXES[box] as HexId, () => true);
  const isAdrift = judged.frames.length === 0 || innermost(judged, 'amphibious') !== undefined;
  if (units > (isAdrift ? ADRIFT : LIMITS.box))
    judged.against('BOX-09', `${units} units are in the landing box ${BOX.text(box)}`);
}
