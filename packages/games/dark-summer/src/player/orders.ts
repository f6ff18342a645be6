import type { HexId } from '@bocage/hex';
import { DIVISION_OF, E_HEXES, EAST, type G, isBattalion, isFlak, isKampfgruppe, isVehicle, NO_EXIT, pointsOf, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import type { Post } from './line.ts';
import type { GermanStyle } from './style.ts';
import { FAR, type Field, germanFieldTo } from './ways.ts';
import { defenseOf } from './world.ts';

/** Half points that a unit may spend in a Round. */
export const allowance = (g: G, unit: UnitId): number => 2 * pointsOf(g, unit);

/** The ways of the Germans, on foot and on wheels, worked out when they are asked for. */
export class Roads {
  private readonly g: G;
  private readonly fields = new Map<number, Field>();
  private readonly gates: readonly HexId[];

  constructor(g: G) {
    this.g = g;
    this.gates = E_HEXES.filter((_, exit) => g.exit.marker.get(exit) === NO_EXIT);
  }

  /** How far a unit is from a post everywhere. */
  to(unit: UnitId, post: HexId): Field {
    return this.field(unit, post, [post]);
  }

  /** The same for the way off the map. */
  out(unit: UnitId): Field {
    return this.field(unit, EAST, this.gates);
  }

  private field(unit: UnitId, name: HexId, goals: readonly HexId[]): Field {
    const wheels = isVehicle(unit);
    const key = 2 * name + (wheels ? 1 : 0);
    const field = this.fields.get(key) ?? germanFieldTo(this.g, goals, wheels);
    this.fields.set(key, field);
    return field;
  }
}

/** Whether a unit has a zone and holds by itself. */
const isSteady = (unit: UnitId): boolean => !isBattalion(unit) && !isFlak(unit);
/** A way counts in quarters of a Round, so that trifles do not decide. */
const QUARTERS = 4;
const PASSES = 3;
/** 5.1: so many units find room in a hex. */
const ROOM = 4;

/** Who is sent where. */
export class Orders {
  readonly orders = new Map<UnitId, HexId>();
  private readonly g: G;
  private readonly roads: Roads;
  private readonly style: GermanStyle;
  private readonly sent = new Map<HexId, UnitId[]>();

  constructor(g: G, roads: Roads, style: GermanStyle) {
    this.g = g;
    this.style = style;
    this.roads = roads;
  }

  /** Gives every post somebody, the most threatened first, then more where it is needed; nobody is left idle. */
  assign(posts: readonly Post[], units: readonly UnitId[]): void {
    const free = new Set(units);
    const byThreat = [...posts].sort((a, b) => b.threat - a.threat);
    const forArmour = byThreat.filter(({ armour }) => armour === true);
    if (this.divisionsIn(free) >= forArmour.length)
      for (const post of forArmour) this.takeDivision(post, free);
    for (const { hex, armour } of byThreat) {
      if (this.sentTo(hex).some((unit) => this.isAtHand(unit, hex))) continue;
      const isArmourAtHand = (unit: UnitId): boolean => isKampfgruppe(unit) && this.isAtHand(unit, hex);
      const mayHold = (unit: UnitId): boolean => isSteady(unit) && !this.isKeptBack(unit);
      if (armour !== true || !this.take(hex, free, isArmourAtHand)) this.take(hex, free, mayHold);
    }
    for (let pass = 0; pass < PASSES && free.size > 0; pass++)
      for (const { hex, need } of byThreat)
        if (this.defenceOf(hex) < need) this.take(hex, free, (unit) => !this.isKeptBack(unit));
    for (const unit of free) this.follow(unit, byThreat);
  }

  /** Whether a unit belongs to the reserve, which stands behind the line. */
  private isKeptBack(unit: UnitId): boolean {
    return this.style.reserve >= 0.5 && isKampfgruppe(unit);
  }

  private sentTo(hex: HexId): readonly UnitId[] {
    return this.sent.get(hex) ?? [];
  }

  private defenceOf(hex: HexId): number {
    return this.sentTo(hex).reduce((sum, unit) => sum + defenseOf(this.g, unit), 0);
  }

  private far(unit: UnitId, hex: HexId): number {
    return this.roads.to(unit, hex)[this.g.unit.at.get(unit)] as number;
  }

  private isAtHand(unit: UnitId, hex: HexId): boolean {
    return this.far(unit, hex) <= allowance(this.g, unit);
  }

  private send(unit: UnitId, hex: HexId): void {
    this.orders.set(unit, hex);
    this.sent.set(hex, [...this.sentTo(hex), unit]);
  }

  /** 5.1: whether there is room for a unit beside those who are sent to a hex. */
  private fits(unit: UnitId, hex: HexId): boolean {
    const others = this.sentTo(hex).filter((one) => !isBattalion(one));
    if (isBattalion(unit)) return true;
    const own = DIVISION_OF[unit] as number;
    return (
      others.length < ROOM &&
      others.every((one) => own === 0 || DIVISION_OF[one] === 0 || DIVISION_OF[one] === own)
    );
  }

  /** How many divisions have more than one Kampfgruppe to send. */
  private divisionsIn(free: ReadonlySet<UnitId>): number {
    const many = new Map<number, number>();
    for (const unit of free)
      if (isKampfgruppe(unit))
        many.set(DIVISION_OF[unit] as number, (many.get(DIVISION_OF[unit] as number) ?? 0) + 1);
    return [...many.values()].filter((one) => one > 1).length;
  }

  /** The Kampfgruppen of the division that is there soonest. */
  private takeDivision({ hex, need }: Post, free: Set<UnitId>): void {
    const armour = [...free].filter((unit) => isKampfgruppe(unit) && this.far(unit, hex) < FAR);
    const divisions = new Set(armour.map((unit) => DIVISION_OF[unit] as number));
    let chosen: UnitId[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const division of divisions) {
      const units = armour.filter((unit) => DIVISION_OF[unit] === division);
      const far = units.reduce((sum, unit) => sum + this.far(unit, hex), 0) / units.length;
      if (units.length > 1 && far < least) [chosen, least] = [units, far];
    }
    for (const unit of chosen) {
      if (this.defenceOf(hex) >= need) return;
      free.delete(unit);
      this.send(unit, hex);
    }
  }

  /** The one who is there soonest. */
  private take(hex: HexId, free: Set<UnitId>, test: (unit: UnitId) => boolean): boolean {
    let chosen: UnitId | undefined;
    let least = FAR;
    for (const unit of free) {
      if (!test(unit) || !this.fits(unit, hex)) continue;
      const far = Math.ceil((QUARTERS * this.far(unit, hex)) / Math.max(1, allowance(this.g, unit)));
      if (far < least) [chosen, least] = [unit, far];
    }
    if (chosen === undefined) return false;
    free.delete(chosen);
    this.send(chosen, hex);
    return true;
  }

  /** Who is needed nowhere goes where the need is greatest near by. */
  private follow(unit: UnitId, posts: readonly Post[]): void {
    let chosen: HexId | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const { hex, need } of posts) {
      if (!this.fits(unit, hex) && chosen !== undefined) continue;
      const pull = need / (1 + this.defenceOf(hex)) - this.far(unit, hex) / this.style.pull;
      if (pull > most) [chosen, most] = [hex, pull];
    }
    if (chosen === undefined) return;
    const behind = this.isKeptBack(unit) ? posts.find(({ hex }) => hex === chosen)?.behind : undefined;
    this.send(unit, behind ?? chosen);
  }
}
