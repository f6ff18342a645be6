import { int, type Kind, type Law, law } from '@bocage/kernel';
import { no } from '../refusals.ts';
import type { G } from '../state.ts';
import { turnData } from '../tables/turns.ts';
import { ALLIED } from '../terms.ts';

/** 11.1: how many support points are added to a fire at a time: few to list, and their sums are all numbers. */
export const PORTIONS: readonly number[] = [1, 2, 5, 10, 20, 50, 100];
export const PORTION: Kind = int(1, 255);

/** 11.1: whether a side has support points to fire with. */
export const hasPoints = (g: G, side: number): boolean => side === ALLIED && g.support > 0;

/** 11.1.1, 11.1.4, R-74: support points are the Allies’, as many as the turn has left, and are split as they like. */
export const whyNotPoints: Law<[G, number, number]> = law<[G, number, number]>(
  (_g, side) => (side === ALLIED ? null : no('pointsAreAllied')),
  (g) => (turnData(g.turn).support === 0 ? no('noPointsAtAll') : null),
  (g, _side, points) => (points > g.support ? no('tooFewPoints') : null),
  (_g, _side, points) => (PORTIONS.includes(points) ? null : no('oddPoints')),
);
