import { type HexId, NOWHERE } from '@bocage/hex';
import { done, given, type Law, law, lawful, list, NONE, type Reason } from '@bocage/kernel';
import { BASE, BASES, CHARTS, DIVISION, SECTOR, UNIT } from '../../data.ts';
import { based, extended, garrisoned } from '../../events/extended.ts';
import { EVERY_POST, grid, isBeach, isSubmerged, PLACE, postHex, sectorOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { isCovered } from '../germanfire/field.ts';
import { asked, procedure, verb } from '../units.ts';
import { isEngineered, reachOf, sectorOfBase } from './clearing.ts';
import { establish, HEADQUARTERS, isThreatened, whyNotEstablish, widen } from './posts.ts';

const LAST_SPACE = CHARTS.extended.engineerBases.range.length - 1;
const EVERY_BASE: readonly number[] = [...BASE.words.keys()];
const BEACHES: readonly HexId[] = grid.hexes.filter(isBeach);
const isPut = (g: G, base: number): boolean => g.base.at.get(base) !== NOWHERE;

/** What the divisions have done with their engineers in this phase. */
interface Phase {
  readonly done: { has(division: number): boolean; push(division: number): void };
}
const divisionOf = (base: number): number => DIVISION.of(BASES[base]?.division ?? '1st');

/** The next base of a division that is not on the map, or NONE. */
const nextBase = (g: G, division: number): number =>
  EVERY_BASE.find((base) => divisionOf(base) === division && !isPut(g, base)) ?? NONE;

/** The beach hexes in which a base could be put now, whosever it is. */
export const safeBeaches = (g: G): readonly HexId[] =>
  BEACHES.filter((hex) => !isSubmerged(hex, g.tide) && !isThreatened(g, hex));

type Work = Law<[G, Phase, number]>;
const whyPinned = (g: G): Reason | null => (g.noEngineers === 1 ? no('engineersPinned') : null);
/** The 1st Division has the east, the 29th the west: a division goes by the number of its sector. */
const divisionAt = (hex: HexId): number => sectorOf(hex);
/** ENB-01, ENB-02: why no base may be put into a hex now. */
const whyNotBase: Work = law<[G, Phase, number]>(
  whyPinned,
  given(
    (_g, _c, hex) => (isBeach(hex as HexId) ? null : no('noBeach')),
    (_g, c, hex) => (c.done.has(divisionAt(hex as HexId)) ? no('engineersBusy') : null),
    (g, _c, hex) => (nextBase(g, divisionAt(hex as HexId)) === NONE ? no('noBaseLeft') : null),
    (g, _c, hex) => (EVERY_BASE.some((base) => g.base.at.get(base) === hex) ? no('baseThere') : null),
    (g, _c, hex) => (g.known.safeBeaches().includes(hex as HexId) ? null : no('baseThreatened')),
  ),
);

/** ENB-01, ENB-02, ENB-07: why a base may not be extended now. */
const whyNotExtend: Work = law<[G, Phase, number]>(
  whyPinned,
  given(
    (g, _c, base) => (isPut(g, base) ? null : no('baseNotUp')),
    (_g, c, base) => (c.done.has(divisionOf(base)) ? no('engineersBusy') : null),
    (g, _c, base) => (g.base.range.get(base) === LAST_SPACE ? no('baseAtFull') : null),
    (g, _c, base) => (g.sector.shelled.get(sectorOfBase(base)) === 1 ? no('sectorShelled') : null),
    (g, _c, base) => (isThreatened(g, g.base.at.get(base)) ? no('baseThreatened') : null),
  ),
);

const hasChoice = (g: G, c: Phase): boolean =>
  HEADQUARTERS.some((unit) => whyNotEstablish(g, unit) === null) ||
  EVERY_BASE.some((base) => whyNotExtend(g, c, base) === null) ||
  g.known.safeBeaches().some((hex) => whyNotBase(g, c, hex) === null);

/** ENB-08, R-140: engineers keep every hex of a German position in their range without Germans that none fires on. */
function garrison(g: G): void {
  for (const post of EVERY_POST) {
    const hex = postHex(post);
    if (g.post.back.get(post) !== NONE || g.post.garrison.get(post) === 1) continue;
    if (!isEngineered(g, hex) || isCovered(g, hex)) continue;
    g.post.garrison.set(post, 1);
    g.emit(garrisoned, { post });
  }
}

/** The US Engineer and HQ Phase from turn 17 on: bases, command posts, garrisons. */
export const headquartersPhase = procedure(
  'headquartersPhase',
  { done: list(DIVISION, SECTOR.words.length) },
  {
    begin(g) {
      widen(g);
      return 'next';
    },
    next: (g, c) => (hasChoice(g, c) ? 'choose' : 'over'),
    choose: asked(
      'ENB-01',
      'Set up or extend engineer bases, set up command posts, or go on',
      verb(
        'base',
        (g, c) => lawful(PLACE, g.known.safeBeaches(), whyNotBase, g, c),
        (g, c, hex) => {
          const division = divisionAt(hex);
          const base = nextBase(g, division);
          g.base.at.set(base, hex);
          g.base.range.set(base, 0);
          c.done.push(division);
          g.emit(based, { base, hex });
          return 'next';
        },
      ),
      verb(
        'extend',
        (g, c) => lawful(BASE, EVERY_BASE, whyNotExtend, g, c),
        (g, c, base) => {
          g.base.range.set(base, g.base.range.get(base) + 1);
          c.done.push(divisionOf(base));
          g.emit(extended, { base, hexes: reachOf(g, base) });
          return 'next';
        },
      ),
      verb(
        'establish',
        (g) => lawful(UNIT, HEADQUARTERS, whyNotEstablish, g),
        (g, _c, unit) => {
          establish(g, unit);
          return 'next';
        },
      ),
      verb('end', () => 'over'),
    ),
    over(g) {
      garrison(g);
      return done;
    },
  },
);
