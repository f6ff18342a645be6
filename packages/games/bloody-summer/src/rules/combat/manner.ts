import { type Names, names } from '@bocage/kernel';

/** More than are ever in one fight, boxes included. */
export const MOST_UNITS = 64;

/** How a fight has come about: what is allowed in it, and what follows from it. */
export const MANNER: Names = names('manner', [
  'attack', 'exploitation', 'counterattack', 'overrun', 'landing', 'drop', 'confusion', 'box',
]); // biome-ignore format: a list
export const [ATTACK, EXPLOITATION, COUNTERATTACK, OVERRUN, LANDING, DROP, CONFUSION, IN_BOX] = [0, 1, 2, 3, 4, 5, 6, 7] as const; // biome-ignore format: a list

/** The variant of the procedure that a manner of fighting is. */
export interface Manner {
  /** 6.1-b, -c: it uses up the attack of those who attack, and the defence of those who defend. */
  readonly usesAttack: boolean;
  readonly usesDefence: boolean;
  /** 6.2: ships and bombers may bombard before it. */
  readonly bombardment: boolean;
  /** 9.1: fighters support it always, never, or only as they support what is on the move (9.1-c). */
  readonly air: 'always' | 'onTheMove' | 'never';
  /** 5.3: headquarters support it. */
  readonly headquarters: boolean;
  /** 6.3-e, 6.5: units may be held back. */
  readonly withholding: boolean;
  /** 2.2, 10.A.1-f: what helps the defender: ground and rivers, the ground alone, the beach, a fortified line alone, nothing. */
  readonly ground: 'ground' | 'within' | 'beach' | 'works' | 'none';
  /** 6.3-c: elite units change the die. */
  readonly elite: boolean;
  /** what is wrong with the defenders counts. */
  readonly weakness: boolean;
  /** 6.6: how defenders retreat: by choice, led by the attacker (4.3-i), to any hex beside (10.0.1-h), not at all. */
  readonly defenderRetreat: 'own' | 'led' | 'free' | 'none';
  /** The same for attackers; who lands has nowhere to go. */
  readonly attackerRetreat: 'own' | 'free' | 'lost' | 'none';
  /** 6.7: hexes of an advance. */
  readonly advance: 'full' | 'hex' | 'none';
  readonly exploitation: boolean;
  readonly counterattack: boolean;
}

const USUAL: Manner = {
  usesAttack: true,
  usesDefence: true,
  bombardment: true,
  air: 'always',
  headquarters: true,
  withholding: true,
  ground: 'ground',
  elite: true,
  weakness: true,
  defenderRetreat: 'own',
  attackerRetreat: 'own',
  advance: 'full',
  exploitation: true,
  counterattack: true,
};
/** What does not count as an attack or a defence of the phase. */
const BESIDE = { usesAttack: false, usesDefence: false, exploitation: false } as const;
/** What is fought by those there are, without ships or aircraft. */
const AT_CLOSE = { bombardment: false, air: 'never', advance: 'none', counterattack: false } as const;

/** By place in MANNER. */
const MANNERS: readonly Manner[] = [
  USUAL,
  // those who exploit attack once each, which they have not yet.
  { ...USUAL, ...BESIDE, usesAttack: true, air: 'onTheMove' },
  // 6.9-g, R-140.
  { ...USUAL, ...BESIDE, advance: 'hex', counterattack: false },
  //
  {
    ...USUAL,
    ...BESIDE,
    ...AT_CLOSE,
    air: 'onTheMove',
    headquarters: false,
    withholding: false,
    defenderRetreat: 'led',
    attackerRetreat: 'none',
  },
  // the defence is not used up; on 6 June nothing is exploited.
  {
    ...USUAL,
    ...BESIDE,
    ...AT_CLOSE,
    usesAttack: true,
    withholding: false,
    ground: 'beach',
    attackerRetreat: 'lost',
  },
  //
  {
    ...USUAL,
    ...BESIDE,
    ...AT_CLOSE,
    headquarters: false,
    withholding: false,
    ground: 'none',
    elite: false,
    weakness: false,
    defenderRetreat: 'free',
    attackerRetreat: 'free',
  },
  //
  { ...USUAL, ...AT_CLOSE, ground: 'within' },
  // a Festung has its works.
  {
    ...USUAL,
    ...AT_CLOSE,
    withholding: false,
    ground: 'works',
    defenderRetreat: 'none',
    attackerRetreat: 'none',
    exploitation: false,
  },
];
export const mannerOf = (manner: number): Manner => MANNERS[manner] as Manner;
