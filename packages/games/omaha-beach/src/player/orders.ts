import type { HexId } from '@bocage/hex';
import { EVERY_UNIT, type G, isAshore, isLeader, type UnitId, whyNotLeave } from '../queries.ts';
import { Aims } from './assault.ts';
import type { Lay } from './lay.ts';
import { eachGoing, type Going, goingOf, LEAST_GOING } from './march.ts';
import { groundOf, type Scout } from './scout.ts';

/** A way to go, and how many deeds had been done when it was weighed. */
interface Kept {
  going: Going;
  at: number;
}

/** More places than there are, and what those are like who have acted. */
const [PLACES, ACTED] = [2048, -2];
/** Where a unit stands and in what state, as one number; those who have acted are all alike. */
const standOf = (g: G, unit: UnitId): number =>
  g.unit.acted.get(unit) === 1
    ? ACTED
    : g.unit.at.get(unit) +
      PLACES * (g.unit.steps.get(unit) + 8 * (g.unit.nerve.get(unit) + 4 * g.unit.climb.get(unit)));

/**
 * What there is to do for a division in its phase, weighed once: what was worth most is weighed again only when its
 * turn comes. All of it is thrown away where the Germans or those who have still to act are not as they were.
 */
export class Orders {
  private readonly scout: Scout;
  private g: G | undefined;
  private ground = Number.NaN;
  private readonly stands = new Int32Array(EVERY_UNIT.length);
  private ways: Kept[] = [];
  private deeds = 0;
  private weighed = -1;
  lay!: Lay;
  aims!: Aims;
  /** Whether attacks have been looked for since. */
  hasLooked = false;

  constructor(scout: Scout) {
    this.scout = scout;
  }

  /** Looks whether all is as it was left, and thinks anew where it is not. */
  review(g: G): void {
    const ground = groundOf(g);
    if (this.g === g && this.ground === ground && this.stillStand(g)) return;
    this.g = g;
    this.ground = ground;
    for (const unit of EVERY_UNIT) this.stands[unit] = standOf(g, unit);
    this.lay = this.scout.anew(g);
    this.aims = new Aims(this.lay);
    this.deeds = 0;
    this.weigh();
    this.hasLooked = false;
  }

  private stillStand(g: G): boolean {
    for (const unit of EVERY_UNIT) {
      const stand = standOf(g, unit);
      if (stand === this.stands[unit]) continue;
      if (stand !== ACTED || this.stands[unit] === ACTED) return false;
      this.follow(g, unit);
      this.stands[unit] = ACTED;
      // Where leaders stand matters from the next turn on.
      if (!isLeader(unit)) this.deeds++;
    }
    return true;
  }

  /** Who has gone holds other ground now. */
  private follow(g: G, unit: UnitId): void {
    const [from, to] = [((this.stands[unit] as number) % PLACES) as HexId, g.unit.at.get(unit)];
    if (from !== to && isAshore(g, unit)) this.lay.follow(unit, from, to);
  }

  private weigh(): void {
    const ways: Kept[] = [];
    eachGoing(this.lay, this.aims, (going) => {
      if (going.value > LEAST_GOING) ways.push({ going, at: this.deeds });
    });
    this.ways = ways.sort((a, b) => a.going.value - b.going.value);
    this.weighed = this.deeds;
  }

  /** The best way to go for which the division pays, as it was weighed. */
  get bestPaid(): Going | undefined {
    return this.ways.findLast(({ going }) => going.cost > 0)?.going;
  }

  /** The best way to go now. */
  best(): Going | undefined {
    const found = this.top();
    if (found !== undefined || this.weighed === this.deeds) return found;
    // Who has gone may have made room for others.
    this.aims = new Aims(this.lay);
    this.weigh();
    return this.top();
  }

  private top(): Going | undefined {
    for (let last = this.ways.pop(); last !== undefined; last = this.ways.pop()) {
      if (last.at === this.deeds) {
        this.ways.push(last);
        return last.going;
      }
      const { how, units, to } = last.going;
      if (units.some((unit) => whyNotLeave(this.lay.g, how, unit) !== null)) continue;
      const going = goingOf(this.lay, this.aims, how, units, to);
      if (going === undefined || going.value <= LEAST_GOING) continue;
      this.put({ going, at: this.deeds });
    }
    return undefined;
  }

  private put(kept: Kept): void {
    let at = this.ways.length;
    while (at > 0 && (this.ways[at - 1] as Kept).going.value > kept.going.value) at--;
    this.ways.splice(at, 0, kept);
  }
}
