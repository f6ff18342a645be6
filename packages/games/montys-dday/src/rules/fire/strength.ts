import type { HexId } from '@bocage/hex';
import { CHARTS } from '../../data/charts.ts';
import type { G } from '../../state.ts';
import { type Cover, drmOf, multiplierOf } from '../../tables/cover.ts';
import { letterOf, NO_LETTER, shiftedLetter } from '../../tables/crt.ts';
import { enemyOf, type Line } from '../../terms.ts';
import type { UnitId } from '../../units.ts';
import { bestProtection, coverIn } from '../strength.ts';
import { protectionOf } from '../units.ts';
import { BOMBARDS, DIRECT_GUN, fireFactor, isArmour, mannerOf, SMALL_ARMS, targetsIn } from './firers.ts';

/** Fire at a hex as it is prepared. */
export interface Fire {
  readonly side: number;
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  readonly points: number;
  /** 10.2.7b: whether the armour in the hex is picked out. */
  readonly hunting: boolean;
  /** 16.1: what headquarters have added to the attack and to the defence. */
  readonly backing: number;
  readonly bracing: number;
}

/** 10.2.7: the line that the types taking part decide; support points are artillery. */
export function lineOf({ units, points }: Pick<Fire, 'units' | 'points'>): Line {
  const takesPart = (manner: number): boolean => units.some((unit) => mannerOf(unit) === manner);
  const [shells, guns, rifles] = [
    points > 0 || takesPart(BOMBARDS),
    takesPart(DIRECT_GUN),
    takesPart(SMALL_ARMS),
  ];
  if (Number(shells) + Number(guns) + Number(rifles) > 1) return 'mixed';
  if (shells) return 'bombardment';
  return guns ? 'directGun' : 'smallArms';
}

/** 12.1.1, R-25: whether there is anything in the fire that lays houses in Ruins. */
export const isShelling = ({ units, points }: Pick<Fire, 'units' | 'points'>): boolean =>
  points > 0 || units.some((unit) => mannerOf(unit) === BOMBARDS);

/** 10.2.6: those who are fired at, all in the hex or the armour among them. */
export function engagedBy(
  g: G,
  { side, hex, hunting }: Pick<Fire, 'side' | 'hex' | 'hunting'>,
): readonly UnitId[] {
  const all = targetsIn(g, side, hex);
  return hunting ? all.filter(isArmour) : all;
}

/** 10.2.5, 11.1.1, R-31: combat factors, support points and the support of headquarters. */
export function attackOf(g: G, { units, points, backing, hex }: Fire): number {
  let sum = points + backing;
  for (const unit of units) sum += fireFactor(g, unit, hex);
  return sum;
}

/** 10.2.8: how fire is read, from the strengths to the column and the modifier of the dice. */
export interface Reckoning {
  readonly line: Line;
  readonly attack: number;
  readonly defence: number;
  readonly differential: number;
  /** By the differential and the best protection; NO_LETTER where the fire has no effect. */
  readonly letter: number;
  /** 10.2.8h: columns to the right. */
  readonly shifts: number;
  /** The letter after the shift; NO_LETTER as above. */
  readonly column: number;
  readonly modifier: number;
}

/** 10.2.8b, -c: protection factors, multiplied by what the ground gives; then the support of headquarters. */
function defenceOf(g: G, engaged: readonly UnitId[], cover: Cover, bracing: number): number {
  let sum = 0;
  for (const unit of engaged) sum += protectionOf(g, unit);
  return sum * multiplierOf(cover, 'fire') + bracing;
}

/** 10.2.8h, R-81: guns that fire at nothing but armour. */
const isAtArmour = (line: Line, engaged: readonly UnitId[]): boolean =>
  line === 'directGun' && engaged.every(isArmour);

/** 10.2.8: fire worked out up to the dice. */
export function reckon(g: G, fire: Fire): Reckoning {
  const line = lineOf(fire);
  const engaged = engagedBy(g, fire);
  const cover = coverIn(g, fire.hex, enemyOf(fire.side));
  const [attack, defence] = [attackOf(g, fire), defenceOf(g, engaged, cover, fire.bracing)];
  const differential = attack - defence;
  const letter = letterOf(line, differential, bestProtection(g, engaged));
  const shifts = isAtArmour(line, engaged) ? CHARTS.shifts.antiArmour : 0;
  return {
    line,
    attack,
    defence,
    differential,
    letter,
    shifts,
    column: letter === NO_LETTER ? NO_LETTER : shiftedLetter(letter, shifts),
    modifier: drmOf(cover, 'fire'),
  };
}
