import { type HexId, NOWHERE } from '@bocage/hex';
import { among, call, done, type Next, NONE } from '@bocage/kernel';
import {
  BACK,
  CARD,
  type CardId,
  CHARTS,
  cardOf,
  EVERY_UNIT,
  GERMANS,
  GUNS,
  isInfantry,
  isWithin,
  SECTOR,
  UNIT,
  type UnitId,
} from '../../data.ts';
import { gunsFired } from '../../events/extended.ts';
import { gunsMissed, observing, SHELLED_BY, shelled, silenced, unanswered } from '../../events/index.ts';
import {
  boxAt,
  EVERY_POST,
  isBeach,
  POSITION,
  type PositionId,
  positionOfPost,
  postHex,
  postsOf,
  SECTOR_OF,
  SECTOR_OF_BOX,
  sectorOf,
} from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { isControlled } from '../communication/control.ts';
import { rulesOf } from '../day.ts';
import { type First, firstOf } from '../first.ts';
import { choice, procedure } from '../units.ts';
import { isOccupied, isSteadyPost } from './field.ts';
import { BY_GUNS, hit } from './hits.ts';
import { hasSymbol } from './targets.ts';

interface Shelling {
  readonly sector: number;
  readonly card: CardId;
}

/** Whether the guns of a sector fire by a card. */
export function answers(g: G, sector: number, card: CardId): boolean {
  const { artillery } = cardOf(card);
  if (artillery === null || !isWithin(g.turn, CHARTS.artillery.turns)) return false; // ART-01
  const guns = gunsOf(g, sector, artillery.calibres);
  if (guns >= artillery.value) return true; // ART-03
  g.emit(unanswered, { sector, guns, needed: artillery.value });
  return false;
}

/** The guns of a sector may hit one unit in a box or on the beach. */
export const artilleryFire = procedure(
  'artilleryFire',
  { sector: SECTOR, card: CARD },
  {
    aim(g, c) {
      const { ones, by } = firstTargets(g, c);
      const [unit] = ones;
      if (unit === undefined) {
        g.emit(gunsMissed, { sector: c.sector });
        return done;
      }
      return ones.length > 1 ? 'choose' : shell(g, c, unit, by);
    },
    choose: choice(
      'ART-05',
      'Choose the unit that the guns hit',
      'hit',
      (g, c) => among(UNIT, firstTargets(g, c).ones, no('gunsElsewhere')),
      (g, c, unit) => shell(g, c, unit, BY_PLAYER),
    ),
  },
);

const BY_PLAYER = SHELLED_BY.of('player');

function shell(g: G, { sector, card }: Shelling, unit: UnitId, by: number): Next<never> {
  const { calibres, value } = cardOf(card).artillery ?? { calibres: [], value: 0 };
  const at = g.unit.at.get(unit);
  const kind = classIn(at, unit, sector);
  g.emit(shelled, { sector, unit, at, kind, by, guns: gunsOf(g, sector, calibres), needed: value });
  noteGuns(g, sector);
  return call(hit, { unit, by: BY_GUNS }, done);
}

/** ENB-07: guns have hit somebody in a sector this turn. */
export function noteGuns(g: G, sector: number): void {
  if (!rulesOf(g).bases || g.sector.shelled.get(sector) === 1) return;
  g.sector.shelled.set(sector, 1);
  g.emit(gunsFired, { sector });
}

/** By battery: the positions that see for it. */
const OBSERVERS: readonly (readonly PositionId[])[] = GUNS.map(({ observers }) =>
  observers.map((id) => POSITION.of(id)),
);
const GUN_SECTOR: readonly number[] = GUNS.map(({ sector }) => SECTOR.of(sector));

/** ART-06: whether a position is lost to its battery: in American hands to the last hex, and out of communication. */
const isLost = (g: G, position: PositionId): boolean =>
  g.position.linked.get(position) === 0 && postsOf(position).every((post) => isControlled(g, postHex(post)));
/** ART-07: whether a position sees again for its battery; that the Americans have gone is not enough. */
const isRegained = (g: G, position: PositionId): boolean =>
  g.position.linked.get(position) === 1 || isOccupied(g, position);

/** ART-06, 07: a battery is out once all of its observers are lost, until one is regained. */
export function observe(g: G, sector: number): void {
  for (let artillery = 0; artillery < OBSERVERS.length; artillery++) {
    if (GUN_SECTOR[artillery] !== sector) continue;
    const observers = OBSERVERS[artillery] as readonly PositionId[];
    const before = g.artillery.inactive.get(artillery);
    const inactive =
      before === 1
        ? Number(!observers.some((position) => isRegained(g, position)))
        : Number(observers.every((position) => isLost(g, position)));
    if (inactive === before) continue;
    g.artillery.inactive.set(artillery, inactive);
    g.emit(inactive === 1 ? silenced : observing, { artillery });
  }
}

/** The gun in a strongpoint is printed on the back of its counter; rockets do not count. */
const CALIBRE_OF: readonly number[] = BACK.words.map(
  (kind) => GERMANS.find((german) => german.kind === kind)?.calibre ?? NONE,
);

/** ART-02: the guns of a sector with one of the calibres, in strongpoints and in its box. */
function gunsOf(g: G, sector: number, calibres: readonly number[]): number {
  let guns = 0;
  for (const post of EVERY_POST) {
    if (SECTOR_OF[positionOfPost(post)] !== sector || !isSteadyPost(g, post)) continue;
    if (calibres.includes(CALIBRE_OF[g.post.back.get(post)] as number)) guns += 1;
  }
  for (let artillery = 0; artillery < GUNS.length; artillery++) {
    if (GUN_SECTOR[artillery] !== sector || g.artillery.inactive.get(artillery) === 1) continue;
    if (calibres.includes(GUNS[artillery]?.calibre as number)) guns += 1;
  }
  return guns;
}

const CLASSES = CHARTS.artillery.targets;
export const NO_CLASS = CLASSES.length;
const IN_BOX = [true, false].map((infantry) =>
  CLASSES.findIndex((one) => one.where === 'box' && (one.class === 'infantry') === infantry),
) as [number, number];
const ON_BEACH = [true, false].map((infantry) =>
  CLASSES.findIndex((one) => one.where === 'beach' && (one.class === 'infantry') === infantry),
) as [number, number];

/** ART-04: how soon a unit of a sector is chosen for its kind and its place, 0 first. */
function classIn(at: HexId, unit: UnitId, sector: number): number {
  const box = boxAt(at);
  const row = isInfantry(unit) ? 0 : 1;
  if (box >= 0) return SECTOR_OF_BOX[box] === sector ? IN_BOX[row] : NO_CLASS;
  return isBeach(at) && sectorOf(at) === sector ? ON_BEACH[row] : NO_CLASS;
}

const isMeant = (g: G, unit: UnitId, card: CardId): boolean =>
  g.unit.at.get(unit) !== NOWHERE &&
  hasSymbol(unit, card) &&
  // XSQ-04: no limit to its losses.
  (g.unit.hit.get(unit) === 0 || rulesOf(g).hitsAgain);

/** The sector that a unit stands or floats in. */
export function sectorAt(g: G, unit: UnitId): number {
  const at = g.unit.at.get(unit);
  const box = at === NOWHERE ? NOWHERE : boxAt(at);
  return box >= 0 ? (SECTOR_OF_BOX[box] as number) : sectorOf(at);
}
/** The same on either side of the boundary. */
export const classOf = (g: G, unit: UnitId): number =>
  g.unit.at.get(unit) === NOWHERE ? NO_CLASS : classIn(g.unit.at.get(unit), unit, sectorAt(g, unit));

/** ART-03 to 05: the units of which one is hit: those of the first kind with most steps; leaders have no symbol. */
function firstTargets(g: G, { sector, card }: Shelling): First<UnitId> {
  const kindOf = (unit: UnitId): number => classIn(g.unit.at.get(unit), unit, sector);
  const meant = EVERY_UNIT.filter((unit) => isMeant(g, unit, card) && kindOf(unit) !== NO_CLASS);
  return firstOf(SHELLED_BY, meant, [
    ['only', kindOf],
    ['steps', (unit) => -g.unit.steps.get(unit)],
  ]);
}
