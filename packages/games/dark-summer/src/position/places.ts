import { type HexId, NOWHERE } from '@bocage/hex';
import type { CASES } from '../cases.ts';
import { ALLIED, ARMY_OF, BRITISH, enemyOf, GERMAN, SIDE_OF, US } from '../data.ts';
import { BEACH, BEACH_HEXES, beachAt, EXIT, grid, isLand, PLACE } from '../map.ts';
import { actingSide, unitsOf } from '../rules/units.ts';
import {
  BRITISH_EXIT,
  COMBINED,
  type G,
  HELD,
  MOVE,
  NO_ROUND,
  OPEN,
  REACTION,
  US_EXIT,
  WAVE_2,
} from '../state.ts';
import type { Judged } from './judged.ts';

/** What cannot be true of hexes, beaches and Exit markers. */
export function judgePlaces(judged: Judged): void {
  const { g } = judged;
  for (const hex of grid.hexes) {
    if (!g.board.stacks.isEmpty(hex)) crowded(judged, hex);
    if (g.hex.attacked.get(hex) === 1 || g.hex.owed.get(hex) === 1) foughtOver(judged, hex);
  }
  for (let place = 0; place < grid.size; place++) off(judged, place as HexId);
  for (const hex of BEACH_HEXES) ashore(judged, hex);
  exits(judged);
}

/** 5.0, 5.1: who may share a hex. */
function crowded(judged: Judged, hex: HexId): void {
  const { g, against } = judged;
  const { held, stacks } = g.board;
  const at = PLACE.text(hex);
  const [allies, germans] = [held.counts(ALLIED)[hex] as number, held.counts(GERMAN)[hex] as number];
  if (allies > 0 && germans > 0) against('5.0-d', `Allied and German units are in ${at}`);
  if (stacks.has(US, hex) && stacks.has(BRITISH, hex))
    against('5.0-c', `units of the US and of the British army are in ${at}`);
  else if (allies + germans > 1 && (allies === 0 || germans === 0)) overfull(judged, hex);
  if (germans > 0 && g.hex.allied.get(hex) === 1)
    against('3.2.2-b', `Germans are in ${at}, but the Allies control it`);
}

/** 5.2: between its checks a limit may be broken by those who move, who land with the 2nd Wave, or who have just retreated. */
function overfull({ g, against }: Judged, hex: HexId): void {
  const first = g.board.stacks.first(hex);
  const side = SIDE_OF[first] as number;
  const reason = g.stacking.check(hex, ARMY_OF[first] as number);
  if (reason === null) return;
  const mayMove = g.round === MOVE || g.round === COMBINED || g.round === REACTION;
  if (mayMove && ARMY_OF[first] === g.active) return;
  if (g.round === WAVE_2 && side === ALLIED) return;
  if (g.fight !== NOWHERE && side === enemyOf(actingSide(g)) && hasRetreated(g, side, hex)) return;
  const what = reason.rule === '5.1-b' ? 'units of more than one division are in' : 'too many units are in';
  against(reason.rule as keyof typeof CASES, `${what} ${PLACE.text(hex)}`);
}

const hasRetreated = (g: G, side: number, hex: HexId): boolean =>
  unitsOf(g, side, hex).some((unit) => g.unit.retreated.get(unit) === 1);

/** 11.1, 11.2: what is noted of a hex for the Round. */
function foughtOver({ g, against }: Judged, hex: HexId): void {
  if (g.round === NO_ROUND || g.round === MOVE)
    against('11.0-a', `${PLACE.text(hex)} is attacked or owed an attack, but nobody may attack now`);
}

/** Only land is controlled, attacked or owed an attack. */
function off({ g, against }: Judged, place: HexId): void {
  const { allied, attacked, owed } = g.hex;
  if (isLand(place)) return;
  if (allied.get(place) + attacked.get(place) + owed.get(place) > 0)
    against('2.4-g', `${PLACE.text(place)} is no land hex: nobody controls it or attacks it`);
}

/** 11.9: Germans come onto an Open Beach only by closing it. */
function ashore({ g, against }: Judged, hex: HexId): void {
  const beach = beachAt(hex);
  const status = g.beach.status.get(beach);
  if (status === OPEN && g.board.held.has(GERMAN, hex))
    against('11.9-h', `Germans are on the Open Beach ${BEACH.text(beach)}`);
  if (status === HELD && g.beach.landed.get(beach) === 1)
    against('9.4.1-g', `the beach ${BEACH.text(beach)} was opened on D-Day but is neither Open nor Closed`);
}

/** 10.4.5: every British Exit marker lies north of every US one. */
function exits({ g, against }: Judged): void {
  let northernUs = Number.POSITIVE_INFINITY;
  for (let exit = 0; exit < EXIT.words.length; exit++) {
    const marker = g.exit.marker.get(exit);
    if (marker === US_EXIT) northernUs = Math.min(northernUs, exit);
    if (marker === BRITISH_EXIT && exit > northernUs)
      against('10.4.5-d', `the British Exit marker in ${EXIT.text(exit)} lies south of a US one`);
  }
}
