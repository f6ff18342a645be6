import { among, call, done, flag, int, maybe, NONE } from '@bocage/kernel';
import { BUILDING_POOL, CARD, CHARTS, DIVISION, EAST, type EffectData, EVERY_UNIT, HERO, HEROES, isLeader, isWithin, MOBILE_POOL, SECTOR, SETUP, UNIT, type UnitId, WEST, WN_POOL, ZONE } from '../../data.ts'; // biome-ignore format: a list
import { bolstered, noEvent } from '../../events/index.ts';
import { sectorOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { draw } from '../drawing.ts';
import { choice, isPlaced, procedure } from '../units.ts';
import { firstIn, firstToDeepen, gainDepth, leftIn, poolFor } from './depth.ts';
import { AT_ONCE, endEffects, named } from './effects.ts';
import { effectsFor, report, rockets, stragglers, strayShells } from './incidents.ts';
import { kgMeyer, reinforcements } from './reserves.ts';

/** EVT-01, XSQ-01, XSQ-02: how many event cards a turn has. */
const cardsOf = (turn: number): number =>
  CHARTS.turns.events.find(({ turns }) => isWithin(turn, turns))?.cards ?? 0;

/** The sector in which a division fights. */
const sectorOfDivision = (division: number): number =>
  SECTOR.of(SETUP.sectors.find((one) => one.division === DIVISION.text(division))?.id ?? '');

/** A hero of the division who is still to come, or NONE. */
const nextHero = (g: G, division: number): number =>
  HERO.words.findIndex(
    (_, hero) => HEROES[hero]?.division === DIVISION.text(division) && g.heroes.get(hero) === 1,
  );
/** Any unit of the division, ashore or in its boat, that has no hero yet. */
const followers = (g: G, division: number): UnitId[] =>
  EVERY_UNIT.filter(
    (unit) =>
      !isLeader(unit) &&
      isPlaced(g, unit) &&
      g.unit.division.get(unit) === division &&
      g.unit.hero.get(unit) === NONE,
  );

const POOLS = [WN_POOL, MOBILE_POOL, BUILDING_POOL];
/** DEP-17: where one marker is left for two sectors, the one whose unit ranks higher has it. */
function firstSector(g: G): number {
  if (POOLS.every((pool) => leftIn(g, pool) !== 1)) return EAST;
  const [[one], [other]] = [firstIn(g, EAST).ones, firstIn(g, WEST).ones];
  if (one === undefined || other === undefined) return EAST;
  const pool = poolFor(g, one);
  const isShort = pool === poolFor(g, other) && leftIn(g, pool) === 1;
  return isShort && firstToDeepen(g, [one, other]).ones[0] === other ? WEST : EAST;
}

const zonesOf = ({ zones = [] }: EffectData): number =>
  zones.reduce((bits, zone) => bits | (1 << ZONE.of(zone)), 0);

/** Whether an effect is about the half of the beach that is not played. */
const isLeftOut = (g: G, { division, sector }: EffectData): boolean =>
  g.westPlayed === 0 && (division === '29th' || sector === 'west');

/** An Event Phase: one card, and what it has for the turn. From turn 17 on there is a second one, after the German fire. */
export const eventPhase = procedure(
  'eventPhase',
  { second: flag, card: maybe(CARD), effect: int(0, 9), division: maybe(DIVISION), sector: maybe(SECTOR) },
  {
    begin(g, c) {
      if (c.second === 0) endEffects(g);
      return cardsOf(g.turn) > c.second ? 'draw' : done;
    },
    draw: draw('EVT-01', ['second'], (_g, c, card) => {
      c.card = card;
      return 'next';
    }),
    next(g, c) {
      const effect = effectsFor(c.card, g.turn)[c.effect];
      if (effect === undefined) return done;
      c.effect += 1;
      if (isLeftOut(g, effect)) return 'next';
      const { kind } = effect;
      if (kind === 'plungingFire' && c.second === 1) return 'next'; // XSQ-07
      c.division = named(DIVISION, effect.division);
      AT_ONCE[kind]?.(g, effect);
      if (kind === 'hero') return 'hero';
      if (kind === 'depth')
        return effect.where === 'each' ? 'bothSectors' : effect.where === 'hero' ? 'withHero' : 'anywhere';
      if (kind === 'reinforce') return call(reinforcements, { zones: zonesOf(effect) }, 'next');
      if (kind === 'kgMeyer') return call(kgMeyer, {}, 'next');
      if (kind === 'rockets') return call(rockets, {}, 'next');
      if (kind === 'strayShells') return call(strayShells, { card: c.card }, 'next');
      if (kind === 'addStep') return call(stragglers, { division: c.division }, 'next');
      const sector = named(SECTOR, effect.sector);
      if (kind === 'patrol') return call(report, { division: c.division, sector }, 'next');
      if (kind === 'prisoner') return call(report, { sector }, 'next');
      return 'next';
    },
    hero(g, c) {
      c.sector = sectorOfDivision(c.division);
      if (nextHero(g, c.division) !== NONE && followers(g, c.division).length > 0) return 'follower';
      g.emit(noEvent, {});
      return 'next';
    },
    follower: choice(
      'EVT-02',
      'Choose the unit that gets a hero',
      'hero',
      (g, c) => among(UNIT, followers(g, c.division), no('noFollower')),
      (g, c, unit) => {
        const hero = nextHero(g, c.division);
        g.heroes.take(hero);
        g.unit.hero.set(unit, hero);
        g.emit(bolstered, { hero, unit });
        c.sector = sectorOf(g.unit.at.get(unit));
        return 'next';
      },
    ),
    // EVT-03: in the hero’s sector. A hero who could not come has none, but that of the division.
    withHero: (_g, c) => (c.sector === NONE ? 'next' : call(gainDepth, { sector: c.sector }, 'next')),
    anywhere: () => call(gainDepth, {}, 'next'),
    bothSectors(g, c) {
      if (g.westPlayed === 0) return call(gainDepth, { sector: EAST }, 'next');
      c.sector = firstSector(g);
      return call(gainDepth, { sector: c.sector }, 'otherSector');
    },
    otherSector: (_g, c) => call(gainDepth, { sector: 1 - c.sector }, 'next'),
  },
);
