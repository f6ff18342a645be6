import type { HexId } from '@bocage/hex';
import { innermost, type UnderWay, underWay } from '@bocage/kernel';
import type { Scene } from '@bocage/kernel/players';
import { campOf, columnOf, type Fight, type G, modifierOf, type UnitId } from '../../queries.ts';
import { gOf } from '../ask.ts';
import { type Mind, mindBehind } from '../mind.ts';
import { addTo, type Foe, type Force, foeAt, gainIn, noForce } from './assault.ts';
import { tollOf } from './chances.ts';
import { groundWorth } from './goals.ts';

/** A procedure under way, the innermost of a name. */
export function frameOf(g: G, name: string): UnderWay {
  const frame = innermost({ frames: underWay(g) }, name);
  if (frame === undefined) throw new Error(`no ${name} is under way`);
  return frame;
}

/** A fight under way as its steps stand. */
export interface Clash {
  readonly side: number;
  readonly foe: number;
  readonly fight: Fight;
}
export function clashOf(scene: Scene): Clash {
  const g = gOf(scene);
  const c = frameOf(g, 'clash');
  const units = (local: string): readonly UnitId[] => c.values(local) as readonly UnitId[];
  return {
    side: c.value('side'),
    foe: c.value('foe'),
    fight: {
      at: c.value('at') as HexId,
      manner: c.value('manner'),
      attackers: units('attackers'),
      defenders: units('defenders'),
      aid: units('aid'),
      works: c.value('works'),
      cover: c.value('cover'),
      air: c.value('air') === 1,
      bonus: c.value('bonus'),
      guard: c.value('guard'),
    },
  };
}

const LAST_COLUMN = 8;
/** What the attack is worth to the attacker, by so many columns more than as it stands. */
export class Stakes {
  private readonly mind: Mind;
  private readonly foe: Foe;
  private readonly force: Force;
  private readonly column: number;
  private readonly modifier: number;

  constructor(mind: Mind, g: G, { side, fight }: Clash) {
    this.mind = mindBehind(mind, side);
    const worth = groundWorth(this.mind, g)[fight.at] ?? 0;
    this.foe = foeAt(this.mind, g, campOf(side), fight.at, worth);
    this.force = noForce();
    for (const unit of fight.attackers) addTo(this.force, g, unit, g.unit.at.get(unit), fight.at);
    this.column = columnOf(g, fight);
    this.modifier = modifierOf(fight);
  }
  gain(columns: number): number {
    const column = Math.min(LAST_COLUMN, Math.max(0, this.column + columns));
    return gainIn(this.mind, this.foe, this.force, tollOf(column, this.modifier));
  }
  /** What so many columns more are worth to the attacker, or fewer to the defender. */
  swing(columns: number): number {
    return Math.abs(this.gain(columns) - this.gain(0));
  }
}
