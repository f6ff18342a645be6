import type { Engine } from '@bocage/kernel';
import { ALLIED, type G, GERMAN, PHASES } from '../queries.ts';

/** What a commander decides as one, in the order of a Landing Phase; then those of the end of the day. */
export const PARTS = [
  'fire',
  'landing',
  'allied attack',
  'allied move',
  'german attack',
  'german move',
] as const;
export const EVENING = ['gliders', 'marches', 'bridges'] as const;
export type Part = (typeof PARTS)[number] | (typeof EVENING)[number];

/** By the step that a Landing Phase goes on with: what is under way. */
const UNDER_WAY: Readonly<Record<string, Part>> = {
  beachLanding: 'fire',
  alliedAction: 'landing',
  resistance: 'allied attack',
  germanAction: 'german attack',
  recovery: 'german attack',
};
/** Likewise of the end of the day. */
const LATER: Readonly<Record<string, Part>> = {
  germanMoves: 'marches',
  alliedBridges: 'bridges',
  germanBridges: 'bridges',
};
const LANDING_PHASE = 1;

/** Which part of the day is under way; null before the landings and when the day is over. */
export function partOf(world: Engine): Part | null {
  const g = world.g as unknown as G;
  const stack = world.over || g.phase === 0 ? [] : world.stack();
  const outer = stack[LANDING_PHASE];
  if (outer === undefined) return null;
  const step = outer.procedure.stepNames[outer.step] as string;
  if (g.phase > PHASES) return LATER[step] ?? 'gliders';
  const part = UNDER_WAY[step] ?? 'german move';
  const inner = stack[LANDING_PHASE + 1];
  const isMoving = inner?.procedure.name === 'action' && inner.procedure.stepNames[inner.step] === 'move';
  if (isMoving) return part === 'allied attack' ? 'allied move' : 'german move';
  return part === 'german attack' && inner?.procedure.name === 'recovery' ? 'german move' : part;
}

/** How many parts have begun. */
export function stretchOf(world: Engine): number {
  const { phase } = world.g as unknown as G;
  const part = partOf(world);
  if (part === null) return phase === 0 ? 0 : PARTS.length * (PHASES + 1) + EVENING.length;
  const evening = EVENING.indexOf(part as (typeof EVENING)[number]);
  return PARTS.length * phase + Math.max(evening, PARTS.indexOf(part as (typeof PARTS)[number]));
}

/** Whose part it is. */
export const whose = (part: Part): number => (/^(german|marches|bridges)/.test(part) ? GERMAN : ALLIED);
