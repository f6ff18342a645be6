import { type HexId, NOWHERE } from '@bocage/hex';
import type { Sheet, SheetRow } from '@bocage/wargame';
import { dieRows } from '@bocage/wargame';
import { BEACH, CHARTS, GERMAN, isRegiment, type UnitId } from '../../data.ts';
import { BEACH_OF_SPACE } from '../../map.ts';
import { resistanceOf } from '../../rules/chits.ts';
import { hasOtherGermans, hexesFor, landingModifier, landingResult, phaseModifier } from '../../rules/landing.ts'; // biome-ignore format: a list
import { batteriesOn, firingOn } from '../../rules/naval.ts';
import { DISORGANIZED, type G, REGROUP, STEADY } from '../../state.ts';
import { faceLookOf, nameOf } from '../faces.ts';
import { capital, countedPhase, hexTitle, listed, signed, steps } from '../words.ts';

const { artillery, wnAdjacent, regimentOrBrigade, otherGermanAdjacent } = CHARTS.landingModifiers;

function modifierRows(g: G, unit: UnitId, beach: number, hex: HexId): SheetRow[] {
  const rows: SheetRow[] = [];
  const add = (label: string, value: number, rule: string): void =>
    void rows.push({ label, value: signed(value), rule });
  const name = BEACH.text(beach);
  add(`Resistance at ${name}${g.reduced === 1 ? ', reduced' : ''}`, resistanceOf(g, beach), '27.1.8-e');
  const phase = phaseModifier(g, beach);
  if (phase !== 0) add(`${capital(countedPhase(g.phase))} at ${name}`, phase, '27.2.2-c');
  const batteries = firingOn(g, beach);
  if (batteries.length > 0) {
    const most = batteries.length > artillery.max ? ` (${artillery.max} at most)` : '';
    add(`Guns of ${listed(batteries.map(nameOf))}${most}`, batteriesOn(g, beach), '27.2.2-d');
  }
  if (g.board.nests.isFelt(GERMAN, hex))
    add('A Weapons Nest beside the hex is in action', wnAdjacent, '27.2.2-e');
  if (isRegiment(unit)) add('It lands as a whole regiment or brigade', regimentOrBrigade, '27.2.2-f');
  if (hasOtherGermans(g, hex)) add('Other Germans are beside the hex', otherGermanAdjacent, '27.2.2-f');
  return rows;
}

function resultText(g: G, unit: UnitId, total: number): string {
  const { marker, steps: lost } = landingResult(total);
  if (lost >= g.unit.steps.get(unit)) return 'it is eliminated';
  const parts: string[] = [];
  if (marker === REGROUP) parts.push('must regroup');
  if (marker === DISORGANIZED) parts.push('is disorganized');
  if (lost > 0) parts.push(`loses ${steps(lost)}`);
  return parts.length === 0 ? 'it lands unharmed' : `it ${listed(parts)}`;
}

/** The greatest total that does no harm. */
const HARMLESS: number = (() => {
  let total = 0;
  const isHarmless = (sum: number): boolean =>
    landingResult(sum).marker === STEADY && landingResult(sum).steps === 0;
  while (isHarmless(total + 1)) total++;
  return total;
})();

/** What is added to the die of a unit that lands, and what comes of each throw. */
export function landingSheet(g: G, unit: UnitId, chosen: HexId): Sheet | null {
  const beach = BEACH_OF_SPACE[g.unit.at.get(unit)] ?? NOWHERE;
  if (beach === NOWHERE) return null;
  const connected = hexesFor(g, unit);
  const hex = chosen === NOWHERE && connected.length === 1 ? (connected[0] as HexId) : chosen;
  if (hex === NOWHERE) return null;
  const modifier = landingModifier(g, unit, beach, hex);
  return {
    title: `${faceLookOf(unit).title} lands in ${hexTitle(hex, g.utahActual)}`,
    rows: [
      ...modifierRows(g, unit, beach, hex),
      { label: 'Added to the die', value: signed(modifier), rule: '27.2.2-b' },
      { label: 'Unharmed with a total of', value: `${HARMLESS} or less`, rule: '27.2.2-g' },
      ...dieRows((die) => resultText(g, unit, die + modifier), '27.2.2-g'),
    ],
    result: `One die ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`,
  };
}
