import type { HexId } from '@bocage/hex';
import { ALLIED, BOMBARDS, bestProtection, CHARTS, type Cover, coverIn, DIRECT_GUN, drmOf, type G, grid, inWorks, isArmour, isHex, type Line, letterOf, mannerOf, multiplierOf, NO_LETTER, protectionOf, reckonOne, SEGMENTS, shiftedLetter, targetsIn, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import { chancesOf } from './odds.ts';
import type { Mind } from './style.ts';
import { gainOf, type Harm, stakesOf } from './worth.ts';

/** By the manners that take part, a bit each: the line of the fire. */
const LINE_OF: readonly (Line | undefined)[] = Array.from({ length: 16 }, (_, mask) => {
  const isIn = (manner: number): boolean => (mask & (1 << manner)) !== 0;
  const many = [1, 2, 3].filter(isIn).length;
  if (many !== 1) return many === 0 ? undefined : 'mixed';
  if (isIn(BOMBARDS)) return 'bombardment';
  return isIn(DIRECT_GUN) ? 'directGun' : 'smallArms';
});
const SHELLS = 1 << BOMBARDS;

/** The manners of those who fire, and of support points beside them. */
export function mannersOf(units: readonly UnitId[], points: number): number {
  let mask = points > 0 ? SHELLS : 0;
  for (const unit of units) mask |= 1 << mannerOf(unit);
  return mask;
}

/** Those who are fired at, all in a hex or the armour among them, with what hangs on them alone. */
interface Group {
  readonly units: readonly UnitId[];
  readonly defence: number;
  readonly protection: number;
  readonly isArmour: boolean;
  readonly stakes: ReturnType<typeof stakesOf>;
  /** What it counts beside their worth to hit each. */
  readonly extras: readonly number[];
}

/** How near a unit of a side is to a hex: whether within so many hexes. */
export function isNear(g: G, side: number, hex: HexId, within: number): boolean {
  if (!isHex(hex)) return false;
  const counts = g.board.stacks.counts(side);
  for (const at of discOf(hex, within)) if ((counts[at] as number) > 0) return true;
  return false;
}
/** The hexes about each hex, for each distance that was asked for: the map does not change. */
const discs = new Map<number, readonly HexId[]>();
export function discOf(hex: HexId, within: number): readonly HexId[] {
  const key = within * grid.size + hex;
  const known = discs.get(key);
  if (known !== undefined) return known;
  const found = new Int16Array(grid.size);
  const made = Array.from(found.subarray(0, grid.disc(hex, within, found))) as HexId[];
  discs.set(key, made);
  return made;
}

/** How much a disruption is worth now: before an assault by one side or the other it is worth most. */
function harmOf({ style, side }: Mind, g: G, hex: HexId, cover: Cover): Harm {
  const isOwnTurn = side === ALLIED ? g.segment < SEGMENTS.indexOf('G') : g.segment >= SEGMENTS.indexOf('G');
  const isClose = isNear(g, side, hex, isOwnTurn ? 2 : 1);
  const disruption = isClose ? (isOwnTurn ? style.assaulted : style.threatening) : style.shakenFar;
  return { disruption, retreat: inWorks(cover) ? 0 : style.driven };
}

/** A hex that is fired at, reckoned once for all the ways to fire at it. */
export class Mark {
  readonly targets: readonly UnitId[];
  readonly mixed: boolean;
  private readonly mind: Mind;
  private readonly g: G;
  private readonly cover: Cover;
  private readonly modifier: number;
  private readonly multiplier: number;
  private readonly harm: Harm;
  private readonly extra: (unit: UnitId) => number;
  private readonly isByUnit: boolean;
  private readonly all: Group;
  private armour: Group | undefined;

  constructor(mind: Mind, g: G, hex: HexId, extra: (unit: UnitId) => number) {
    this.mind = mind;
    this.g = g;
    this.extra = extra;
    this.targets = targetsIn(g, mind.side, hex);
    this.mixed = this.targets.some(isArmour) && !this.targets.every(isArmour);
    this.cover = coverIn(g, hex, 1 - mind.side);
    this.multiplier = multiplierOf(this.cover, 'fire');
    this.modifier = drmOf(this.cover, 'fire');
    this.harm = harmOf(mind, g, hex, this.cover);
    this.isByUnit = g.options.bombardment === 1;
    this.all = this.group(this.targets);
  }

  private group(units: readonly UnitId[]): Group {
    const { g, mind, harm } = this;
    let sum = 0;
    for (const unit of units) sum += protectionOf(g, unit);
    return {
      units,
      defence: sum * this.multiplier,
      protection: bestProtection(g, units),
      isArmour: units.every(isArmour),
      stakes: stakesOf(mind.style, g, units, harm),
      extras: units.map(this.extra),
    };
  }
  private engaged(hunting: boolean): Group {
    if (!hunting) return this.all;
    this.armour ??= this.group(this.targets.filter(isArmour));
    return this.armour;
  }

  /** Whether fire in such manners strikes at each unit by itself (10.7). */
  isAlternate(manners: number): boolean {
    return this.isByUnit && manners === SHELLS;
  }

  /** By how much an attack is too weak for each of the ranges of the upper matrix: what they begin at, less what it has. */
  lacking(attack: number, manners: number): readonly number[] {
    const line = LINE_OF[manners] as Line;
    const has = this.isAlternate(manners) ? attack : attack - this.all.defence;
    return CHARTS.crt.lines[line].map((least) => least - has);
  }

  /** What fire may be expected to do, by the exact chances. */
  gain(attack: number, manners: number, hunting: boolean): number {
    if (this.isAlternate(manners)) return this.gainByUnit(attack);
    const line = LINE_OF[manners];
    if (line === undefined) return 0;
    const { defence, protection, stakes, extras, isArmour: isHunted } = this.engaged(hunting);
    const letter = letterOf(line, attack - defence, protection);
    if (letter === NO_LETTER) return 0;
    // 10.2.8h, R-81: guns that fire at nothing but armour.
    const shifts = line === 'directGun' && isHunted ? CHARTS.shifts.antiArmour : 0;
    const chances = chancesOf(shiftedLetter(letter, shifts), this.modifier);
    let sum = gainOf(stakes, chances);
    for (const extra of extras) sum += (chances.D / 2 + chances.E) * extra;
    return sum;
  }

  private gainByUnit(attack: number): number {
    const { units, stakes, extras } = this.all;
    let sum = 0;
    for (const [i, unit] of units.entries()) {
      const { column, modifier } = reckonOne(this.g, unit, attack, this.cover);
      const chances = chancesOf(column, modifier);
      sum =
        sum + gainOf(stakes.slice(i, i + 1), chances) + (chances.D / 2 + chances.E) * (extras[i] as number);
    }
    return sum;
  }
}
