import type { HexId } from '@bocage/hex';
import { dieRows, inSix, modifierRow, type Sheet } from '@bocage/wargame';
import { AIRBORNE, ALLIED, CHARTS, GERMAN, GLIDERS, GROUPS, isNest, type UnitId } from '../../data.ts';
import { BRIDGE, type BridgeId, PLACE } from '../../map.ts';
import { groupModifier, MEYER } from '../../rules/activation.ts';
import { hedgeModifier, zoneModifier } from '../../rules/gliders.ts';
import { beachModifier, stackModifier } from '../../rules/naval.ts';
import { airborneResult } from '../../rules/preliminary.ts';
import { unitsIn } from '../../rules/units.ts';
import { DISORGANIZED, type G, STEADY } from '../../state.ts';
import { faceLookOf } from '../faces.ts';
import { dieText, hexTitle, signed, steps } from '../words.ts';

function hitText(g: G, unit: UnitId): string {
  const marker = g.unit.marker.get(unit);
  if (marker === DISORGANIZED) return 'stays disorganized';
  return marker === STEADY ? 'has to regroup' : 'is disorganized';
}

/** A bombardment by ships. */
export function navalSheet(g: G, hex: HexId): Sheet | null {
  const units = unitsIn(g, hex);
  if (!units.some(isNest)) return null;
  const added = beachModifier(g, hex) + stackModifier(units);
  const { hitAtLeast } = CHARTS.navalFire;
  const isHit = (die: number): boolean => die + added >= hitAtLeast;
  return {
    title: `Naval fire on ${hexTitle(hex)}`,
    rows: [
      ...modifierRow('Beside a landing hex in the first phase', beachModifier(g, hex), '27.2.1-i'),
      ...modifierRow('Another unit is with the nest', stackModifier(units), '27.2.1-j'),
      { label: 'Added to the die', value: signed(added), rule: '27.2.1-g' },
      { label: 'A hit with a total of', value: `${hitAtLeast} or more`, rule: '27.2.1-g' },
      ...units.map((unit) => ({
        label: `If hit, ${faceLookOf(unit).title}`,
        value: hitText(g, unit),
        rule: g.unit.marker.get(unit) === STEADY ? '27.2.1-n' : '27.2.1-h',
      })),
      ...dieRows((die) => (isHit(die) ? 'a hit' : 'no effect'), '27.2.1-g'),
    ],
    result: `A hit ${inSix(isHit)}`,
  };
}

/** What has to be thrown to wake an independent unit. */
export function rousingSheet(g: G, unit: UnitId): Sheet {
  const isAwake = (die: number): boolean => die <= g.phase;
  return {
    title: `Waking ${faceLookOf(unit).title}`,
    rows: [
      { label: 'Landing Phase', value: String(g.phase), rule: '27.2.8-m' },
      ...dieRows((die) => (isAwake(die) ? 'it is active' : 'it sleeps on'), '27.2.8-m'),
    ],
    result: `Active ${inSix(isAwake)}`,
  };
}

/** What has to be thrown to activate a group. */
export function groupSheet(g: G, group: number): Sheet | null {
  const data = GROUPS[group];
  if (data === undefined) return null;
  const added = groupModifier(g, group);
  const printed = data.modifier;
  const meyer = group === MEYER ? g.meyer : 0;
  const isActive = (die: number): boolean => die + added <= g.phase;
  return {
    title: `Group ${group + 1}: ${data.name}`,
    rows: [
      ...modifierRow('Army reserve', printed, '27.2.8-h'),
      ...modifierRow('Battalions beside troops from the sea', added - printed - meyer, '27.2.8-i'),
      ...modifierRow('Where Kampfgruppe Meyer was found', meyer, '27.2.8-j'),
      { label: 'Active with a total of', value: `${g.phase} or less`, rule: '27.2.8-g' },
      ...dieRows((die) => (isActive(die) ? 'the group is active' : 'it sleeps on'), '27.2.8-g'),
    ],
    result: `Active ${inSix(isActive)}`,
  };
}

/** An attempt at a bridge; both sides need the same. */
export function bridgeSheet(g: G, bridge: BridgeId): Sheet | null {
  if (g.bridge.blown.get(bridge) === 1) return null;
  const { allied, german } = CHARTS.bridgeDestruction;
  const needed = [allied.destroyed, german.destroyed].map((dice) => dieText(dice));
  const differ = needed[ALLIED] !== needed[GERMAN];
  const rows = differ
    ? [
        { label: 'The Allies blow it with', value: needed[ALLIED] ?? '', rule: '27.3.7-a' },
        { label: 'The Germans blow it with', value: needed[GERMAN] ?? '', rule: '27.3.7-c' },
      ]
    : dieRows((die) => (allied.destroyed.includes(die) ? 'the bridge is blown' : 'it stands'), '27.3.7-a');
  return {
    title: `The bridge ${BRIDGE.text(bridge)}`,
    rows,
    result: differ ? 'One attempt for each side' : `Blown ${inSix((die) => allied.destroyed.includes(die))}`,
  };
}

function dropText(g: G, unit: UnitId, total: number, scatters: boolean): string {
  const { marker, steps: lost, scatter } = airborneResult(total);
  if (lost >= g.unit.steps.get(unit)) return 'it is eliminated';
  const parts = [marker === 'DG' ? 'is disorganized' : 'must regroup'];
  if (lost > 0) parts.push(`loses ${steps(lost)}`);
  if (scatter && scatters) parts.push('drifts one hex');
  return `it ${parts.join(', ')}`;
}

/** Paratroops over their drop zone. */
export function dropSheet(g: G, unit: UnitId): Sheet | null {
  if (!AIRBORNE.includes(unit)) return null;
  return {
    title: `${faceLookOf(unit).title} jumps over ${hexTitle(g.unit.at.get(unit))}`,
    rows: dieRows((die) => dropText(g, unit, die, true), '27.1.4-b'),
    result: 'One die',
  };
}

/** Gliders in or beside their zone, who do not scatter. */
export function gliderSheet(g: G, unit: UnitId, hex: HexId): Sheet | null {
  if (!GLIDERS.includes(unit)) return null;
  const added = hedgeModifier(hex) + zoneModifier(g, hex);
  return {
    title: `${faceLookOf(unit).title} comes down in ${hexTitle(hex)}`,
    rows: [
      ...modifierRow('Hedgerows', hedgeModifier(hex), '27.3.1-e'),
      ...modifierRow('In a German zone of control', zoneModifier(g, hex), '27.3.1-e'),
      { label: 'Added to the die', value: signed(added), rule: '27.3.1-e' },
      ...dieRows((die) => dropText(g, unit, die + added, false), '27.1.4-b'),
    ],
    result: `One die + ${added}`,
  };
}

/** The price of going on under the fighter-bombers. */
export function hurrySheet(g: G, unit: UnitId): Sheet {
  const { loseStep } = CHARTS.interdiction.exceed;
  const loss = g.unit.steps.get(unit) === 1 ? 'it is eliminated' : 'it loses 1 step';
  return {
    title: `${faceLookOf(unit).title} marches on from ${PLACE.text(g.unit.at.get(unit))}`,
    rows: dieRows((die) => (loseStep.includes(die) ? loss : 'it gets through'), '27.3.4-e'),
    result: `A loss ${inSix((die) => loseStep.includes(die))}`,
  };
}
