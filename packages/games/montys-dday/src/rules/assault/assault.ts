import type { HexId } from '@bocage/hex';
import { among, call, type Domain, done, flag, int, type Law, type List, law, lawful, list, type Reason, sumOf, twoD6 } from '@bocage/kernel'; // biome-ignore format: a list
import { advantageCounted, advantageDenied, assaultBacked, assaulted, assaultHopeless, assaultMet, assaultRolled } from '../../events/assault.ts'; // biome-ignore format: a list
import { PLACE } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { NO_LETTER, resultOf } from '../../tables/crt.ts';
import { ALLIED, EFFECT, enemyOf, SIDE } from '../../terms.ts';
import { UNIT, type UnitId } from '../../units.ts';
import { headquartersOf, supportFactor, whyNotSupport } from '../command.ts';
import { ask, type CaseId, disrupt, procedure, roll, unless, verb } from '../units.ts';
import { advance, advancers } from './advance.ts';
import { advantagesOf } from './advantages.ts';
import { assaultersOn, owing, whyNotAssault } from './attackers.ts';
import { type Assault, defendersOf } from './fight.ts';
import { harm } from './results.ts';
import { attackOf, columnOf, defenceOf, modifierOf } from './strength.ts';

const SUPPORT = int(0, 99);

/**
 * 10.3.3: one Close Assault on a hex, by these units and those who join them; `inside` for a unit that has come down
 * from the air into it (4.5.9, R-72).
 */
export const assault = procedure(
  'assault',
  {
    side: SIDE,
    hex: PLACE,
    units: list(UNIT, 40),
    inside: flag,
    /** 16.1: what headquarters add. */
    attack: SUPPORT,
    defence: SUPPORT,
    /** With all shifts; one below A where the differential is too low. */
    column: int(NO_LETTER, 8),
    /** 10.4-c: one of the attacking stacks is disrupted. */
    lightRed: flag,
  },
  {
    begin(g, c) {
      if (c.inside === 0) g.hex.assaulted.set(c.hex, 1);
      return 'muster';
    },
    muster: ask(
      '10.3.3-a1',
      'Choose who assaults, and who supports them',
      (_g, c) => c.side,

      verb(
        'join',
        (g, c) => lawful(UNIT, joiners(g, c), whyNotJoin, g, c),
        (g, c, unit) => {
          g.unit.assaulted.set(unit, 1);
          c.units.push(unit);
          return 'muster';
        },
      ),
      verb(
        'back',
        (g, c) => backers(g, c.side, c.units.toArray()),
        (g, c, hq) => {
          c.attack += back(g, hq);
          g.emit(assaultBacked, { unit: hq, hex: c.hex, strength: supportFactor(g, hq) });
          return 'muster';
        },
      ),
      unless(
        (g, c) => whyNotStorm(g, c),
        verb('storm', () => 'answer'),
      ),
    ),
    answer: ask(
      '16.1-a',
      'Support the defence with a headquarters?',
      (_g, c) => enemyOf(c.side),

      verb(
        'back',
        (g, c) => backers(g, enemyOf(c.side), defendersOf(g, c)),
        (g, c, hq) => {
          c.defence += back(g, hq);
          g.emit(assaultMet, { unit: hq, hex: c.hex, strength: supportFactor(g, hq) });
          return 'answer';
        },
      ),
      verb('pass', () => 'reckon'),
    ),
    reckon(g, c) {
      const fight = fightOf(c);
      c.column = columnOf(g, fight);
      tellStrengths(g, fight);
      if (c.column !== NO_LETTER) return 'dice';
      g.emit(assaultHopeless, { hex: c.hex });
      return 'expose';
    },
    dice: roll('10.3.3-i1', twoD6, ['side', 'hex'], (g, c, thrown) => {
      const [dice, modifier] = [sumOf(thrown), modifierOf(g, c)];
      const { effect: box, isLightRed } = resultOf(c.column, dice + modifier);
      const effect = EFFECT.of(box === '-' ? 'nothing' : box);
      c.lightRed = isLightRed ? 1 : 0;
      g.emit(assaultRolled, { column: c.column, dice, modifier, hex: c.hex, effect });
      return call(harm, { hex: c.hex, units: defendersOf(g, c), effect, byFire: 0 }, 'toll');
    }),
    // after the defenders.
    toll: (_g, c) => (c.lightRed === 1 ? 'expose' : 'vacated'),
    expose: ask(
      '10.4-c',
      'Choose the attacking stack that is disrupted',
      (_g, c) => c.side,

      verb(
        'expose',
        (g, c) => stacksOf(g, c.units.toArray()),
        (g, c, at) => {
          const rule: CaseId = c.column === NO_LETTER ? '10.3.3-e2' : '10.4-c';
          for (const unit of c.units.toArray()) if (g.unit.at.get(unit) === at) disrupt(g, unit, rule);
          return 'vacated';
        },
      ),
    ),
    vacated: (g, c) => (c.inside === 1 || defendersOf(g, c).length > 0 ? done : 'advance'),
    advance: ask(
      '10.3.4-a',
      'Choose who advances into the hex',
      (_g, c) => c.side,

      verb(
        'advance',
        (g, c) => advancers(g, { hex: c.hex, those: c.units.toArray() }),
        (g, c, units) => {
          advance(g, c.hex, units);
          return done;
        },
      ),
    ),
  },
);

/** What the steps know of the assault. */
interface Frame {
  readonly side: number;
  readonly hex: HexId;
  readonly units: List<UnitId>;
  readonly inside: number;
  readonly attack: number;
  readonly defence: number;
}
const fightOf = ({ side, hex, units, inside, attack, defence }: Frame): Assault => ({
  side,
  hex,
  units: units.toArray(),
  inside: inside === 1,
  support: { attack, defence },
});

/** one that came down into the hex attacks alone. */
const joiners = (g: G, { side, hex, inside }: Frame): readonly UnitId[] =>
  inside === 1 ? [] : assaultersOn(g, side, hex);
const whyNotJoin: Law<[G, Frame, UnitId]> = Object.assign(
  (g: G, c: Frame, unit: UnitId): Reason | null =>
    c.inside === 1 ? no('attacksAlone') : whyNotAssault(g, c.side, c.hex, unit),
  {
    every: (g: G, c: Frame, unit: UnitId): readonly Reason[] =>
      c.inside === 1 ? [no('attacksAlone')] : whyNotAssault.every(g, c.side, c.hex, unit),
  },
);

/** 10.3.3-a1, 5.5.6-b: somebody attacks, and everybody at sea who must. */
const whyNotStorm: Law<[G, Frame]> = law<[G, Frame]>(
  (_g, { units }) => (units.length > 0 ? null : no('nobodyNamed')),
  (g, { side, hex, inside }) =>
    inside === 0 && side === ALLIED && owing(g, hex).length > 0 ? no('landingOwed') : null,
);

/** 16.1: the headquarters that may support those of a side who take part. */
const backers = (g: G, side: number, those: readonly UnitId[]): Domain<UnitId> =>
  lawful(UNIT, headquartersOf(side), whyNotSupport, g, side, those);
/** It gives its support; how much. */
function back(g: G, hq: UnitId): number {
  g.unit.supported.set(hq, 1);
  return supportFactor(g, hq);
}

/** What is told before the dice: strengths, and each advantage by its name. */
function tellStrengths(g: G, fight: Assault): void {
  if (g.log === null) return;
  const [attack, defence] = [attackOf(g, fight), defenceOf(g, fight)];
  const { hex, units } = fight;
  g.emit(assaulted, { units, hex, attack, defence, differential: attack - defence });
  for (const { advantage, columns, rule } of advantagesOf(g, fight))
    if (columns === 0) g.emit(advantageDenied, { advantage }, rule);
    else g.emit(advantageCounted, { advantage, shifts: columns }, rule);
}

/** the hexes from which they attacked, to choose one of. */
function stacksOf(g: G, units: readonly UnitId[]): Domain<HexId> {
  const places = [...new Set(units.map((unit) => g.unit.at.get(unit)))].sort((a, b) => a - b);
  return among(PLACE, places, no('stackNotInAssault'));
}
