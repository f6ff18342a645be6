import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { ALLIED, EVERY_UNIT, face, type G, GERMAN, grid, isFixed, isHex, LANDINGS, landingHexes, lineOf, SIDE_OF, STEADY, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { ringsAround } from './memory.ts';
import type { GermanStyle } from './style.ts';
import { BRIDGE, HELD, isSand, OBJECTIVES, ORNE, overlooked, SECURED, stress } from './worth.ts';

/** Beyond this many hexes a beach draws nobody. */
const DRAWN = 12;
/** What a hex nearer to a stressed beach is worth, for each whole that the stress is above one. */
const DRAW = 0.5;
/** A town that has no Allied unit within so many hexes is in no danger. */
const THREATENED = 4;
/** More than so many times as strong is as bad as that. */
const CRUSHING = 3;

/** By hex: how far the Allies are who are ashore, or came down; the Orne bridge is theirs as far as it matters to the defender. */
export function nearAllies(g: G): Uint8Array {
  const hexes = new Set<HexId>(ORNE);
  for (const unit of EVERY_UNIT) {
    const at = g.unit.at.get(unit);
    if (SIDE_OF[unit] === ALLIED && isHex(at)) hexes.add(at);
  }
  return ringsAround(hexes);
}

/** Whoever is about a hex. */
const strengthIn = (g: G, side: number, hex: HexId): number => {
  let sum = 0;
  for (const unit of unitsIn(g, hex))
    if (SIDE_OF[unit] === side) sum += face(g, unit).strength / (g.unit.marker.get(unit) === STEADY ? 1 : 2);
  return sum;
};

/** By hex, once somebody asks: the strength of a side there. */
class Strengths {
  private readonly known = new Map<HexId, number>();
  private readonly g: G;
  private readonly side: number;

  constructor(g: G, side: number) {
    this.g = g;
    this.side = side;
  }

  in(hex: HexId): number {
    if (!this.g.board.stacks.has(this.side, hex)) return 0;
    const known = this.known.get(hex);
    if (known !== undefined) return known;
    const strength = strengthIn(this.g, this.side, hex);
    this.known.set(hex, strength);
    return strength;
  }
}

/** How the Germans see the ground: what each hex would be worth to a battalion. */
export class Posts {
  private readonly g: G;
  private readonly style: GermanStyle;
  private readonly far: Uint8Array;
  private readonly allies: Strengths;
  /** By beach: how many Germans keep it from being secured. */
  private readonly hemming: number[] = LANDINGS.map(() => 0);
  /** By beach that is more or less stressed than others: how far it is from everywhere. */
  private readonly draws: readonly { readonly weight: number; readonly far: Uint8Array }[];

  constructor(g: G, style: GermanStyle, far: Uint8Array) {
    this.g = g;
    this.style = style;
    this.far = far;
    this.allies = new Strengths(g, ALLIED);
    this.draws = LANDINGS.flatMap((_, beach) => {
      const weight = DRAW * (stress(style, beach) - 1);
      return weight === 0 ? [] : [{ weight, far: ringsAround(landingHexes(g, beach)) }];
    });
    if (style.hem === 0) return;
    for (const unit of EVERY_UNIT) if (SIDE_OF[unit] === GERMAN) this.count(g.unit.at.get(unit), 1);
  }

  private count(hex: HexId, change: number): void {
    if (!isHex(hex)) return;
    for (const beach of overlooked(this.g, hex))
      this.hemming[beach] = (this.hemming[beach] as number) + change;
  }

  /** Notes that a battalion has gone elsewhere. */
  moved(from: HexId, to: HexId): void {
    if (this.style.hem === 0) return;
    this.count(from, -1);
    this.count(to, 1);
  }

  /** What it is worth to a battalion to stand in a hex. */
  worth(unit: UnitId, hex: HexId): number {
    const { style } = this;
    let worth = -style.close * Math.max(1, this.far[hex] as number);
    for (const { weight, far } of this.draws) worth -= weight * Math.min(DRAWN, far[hex] as number);
    if (style.hold > 0) worth += style.hold * this.town(unit, hex);
    if (style.orne > 0 && ORNE.includes(hex)) worth += (style.orne * BRIDGE) / (1 + this.others(unit, hex));
    if (style.hem > 0) worth += style.hem * this.hem(unit, hex);
    if (style.strand > 0 && isSand(this.g, hex))
      worth += (style.strand * HELD) / (1 + this.others(unit, hex));
    if (style.cover > 0) worth += style.cover * lineOf(hex);
    return (this.far[hex] as number) === 1 ? worth + this.facing(unit, hex) : worth;
  }

  /** Germans in a hex beside the one who asks. */
  private others(unit: UnitId, hex: HexId): number {
    const many = this.g.board.stacks.counts(GERMAN)[hex] as number;
    return many - (this.g.unit.at.get(unit) === hex ? 1 : 0);
  }

  /** A town that is lost can be walked into, one that may be lost be held: the first battalion counts, the second a little. */
  private town(unit: UnitId, hex: HexId): number {
    const points = OBJECTIVES.get(hex);
    if (points === undefined) return 0;
    const isLost = this.g.hex.allied.get(hex) === 1;
    if (!isLost && (this.far[hex] as number) > THREATENED) return 0;
    const share = isLost ? 1 : 1 / (1 + Math.max(0, (this.far[hex] as number) - 1));
    return (points * share) / (1 + 2 * this.others(unit, hex));
  }

  /** The beaches that a battalion would keep from being secured: the fewer others do so, the more. */
  private hem(unit: UnitId, hex: HexId): number {
    const here = this.g.unit.at.get(unit);
    let worth = 0;
    for (const beach of overlooked(this.g, hex)) {
      const counted = isHex(here) && overlooked(this.g, here).includes(beach) ? 1 : 0;
      worth += (SECURED * stress(this.style, beach)) / (1 + (this.hemming[beach] as number) - counted);
    }
    return worth;
  }

  /** What it is to stand beside Allied stacks: to be crushed, to attack together, or to have easy prey. */
  private facing(unit: UnitId, hex: HexId): number {
    const { style, g } = this;
    if (style.shy === 0 && style.gather === 0 && style.prey === 0) return 0;
    const own = face(g, unit).strength;
    let [against, together, prey] = [0, 0, 0];
    for (const direction of DIRECTIONS) {
      const at = grid.neighbour(hex, direction);
      if (at === NOWHERE) continue;
      const foe = this.allies.in(at);
      if (foe === 0) continue;
      against += foe;
      if (style.gather > 0) together = Math.max(together, (own + this.comrades(unit, at)) / foe);
      if (style.prey > 0 && unitsIn(g, at).some((one) => g.unit.marker.get(one) !== STEADY)) prey = 1;
    }
    const pressure = Math.min(CRUSHING, Math.max(0, against / (own + strengthIn(g, GERMAN, hex)) - 1));
    return style.gather * Math.min(CRUSHING, together) + style.prey * prey - style.shy * pressure;
  }

  /** The strength of those beside an Allied hex who could join in, without the one who asks. */
  private comrades(unit: UnitId, target: HexId): number {
    const { g } = this;
    let sum = 0;
    for (const direction of DIRECTIONS) {
      const at = grid.neighbour(target, direction);
      if (at === NOWHERE || !g.board.stacks.has(GERMAN, at)) continue;
      for (const one of unitsIn(g, at))
        if (one !== unit && !isFixed(one) && g.unit.active.get(one) === 1) sum += face(g, one).strength;
    }
    return sum;
  }
}
