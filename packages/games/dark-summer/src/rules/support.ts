import type { HexId } from '@bocage/hex';
import { type Domain, done, type Law, law, type Reason, subset } from '@bocage/kernel';
import { ALLIED, ARMY, ARMY_OF, BRITISH, CHARTS, dataOf, EFFECTS, GERMAN, GERMANS, MARKERS, markerOf, SUPPORT, type SupportData, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { supported, unsupported } from '../events.ts';
import { BEACH_ARMY, beachAt, isInGunLine, isTown, PLACE } from '../map.ts';
import { COMBAT, COMBINED, type G, no, REACTION, WAVE_1, WAVE_2 } from '../state.ts';
import { isLoneBeach } from './attackers.ts';
import { groundOf } from './strength.ts';
import { actingSide, choice, isFirstReaction, procedure, unitsOf } from './units.ts';

type Kind = SupportData['kind'];
/** What is told where a kind has no use in the Round under way, or has had all its uses of the turn. */
const NO_ROUND_FOR = {
  carpetBombing: 'bombersRound',
  tacAir: 'tacAirRound',
  naval: 'navalRound',
  tankDestroyer: 'destroyersRound',
  nebelwerfer: 'nebelwerferRound',
  artillery: 'artilleryRound',
  assaultGun: 'assaultGunRound',
} as const satisfies Record<Kind, string>;
const USED_UP = {
  carpetBombing: 'bombersTurn',
  tacAir: 'tacAirTurn',
  naval: 'navalUsedAttack',
  tankDestroyer: 'destroyersUsed',
  nebelwerfer: 'nebelwerferUsed',
  artillery: 'artilleryUsed',
  assaultGun: 'assaultGunUsed',
} as const satisfies Record<Kind, string>;

const EVERY_MARKER: readonly number[] = MARKERS.map((_, marker) => marker);
const ALLIED_MARKERS = EVERY_MARKER.filter((marker) => markerOf(marker).group !== 'german');
const GERMAN_MARKERS = EVERY_MARKER.filter((marker) => markerOf(marker).group === 'german');
const GROUP: readonly number[] = MARKERS.map(({ group }) => ARMY.of(group));

/** What the Round under way is called in the list of a marker’s Rounds. */
function allowsRound(g: G, rounds: readonly string[]): boolean {
  if (g.round === WAVE_2) return rounds.includes('wave2');
  if (g.round === REACTION) return rounds.includes('reaction');
  if (g.round === COMBAT) return rounds.includes(g.active === GERMANS ? 'german-combat' : 'combat');
  if (g.round !== COMBINED) return false;
  return rounds.includes('combined') || (g.active === BRITISH && rounds.includes('british-combined'));
}

/** 12.0 to 12.7: why a marker is not to be had now, whatever the combat. */
export const whyNotAvailable: Law<[G, number]> = law<[G, number]>(
  (g) => (g.round === WAVE_1 ? no('noSupportInWave1') : null),
  (g, marker) => (isOptedFor(g, marker) ? null : no('noOption')),
  (g, marker) => (g.turn < markerOf(marker).turn ? no('markerNotYet') : null),
  (g, marker) =>
    g.round === WAVE_1 || allowsRound(g, markerOf(marker).rounds)
      ? null
      : no(NO_ROUND_FOR[markerOf(marker).kind]),
  (g, marker) => (markerOf(marker).kind === 'naval' && isFirstReaction(g) ? no('navalNotYet') : null),
  (g, marker) => whyNotInWeather(g, markerOf(marker).kind),
  (g, marker) => whyNotAgain(g, marker),
);

const isOptedFor = (g: G, marker: number): boolean => {
  const { option } = markerOf(marker);
  return option === undefined || g.options[option] === 1;
};

function whyNotInWeather(g: G, kind: Kind): Reason | null {
  const effects = EFFECTS[g.weather]!;
  if (kind === 'carpetBombing') return effects.carpetBombing ? null : no('bombersWeather');
  if (kind === 'tacAir') return effects.tacAir === 'none' ? no('tacAirWeather') : null;
  if (kind === 'naval') return effects.naval ? null : no('navalWeather');
  return kind === 'artillery' && !effects.germanArtillery ? no('artilleryWeather') : null;
}

/** How often a marker may be used. */
function whyNotAgain(g: G, marker: number): Reason | null {
  const { kind, perRound, perTurn, perGame } = markerOf(marker);
  const { tacAir, assaultGun } = EFFECTS[g.weather]!;
  const thisTurn = g.support.usedThisTurn.get(marker);
  const thisRound = g.support.usedThisRound.get(marker);
  if (kind === 'tacAir') {
    if (tacAir === 'turn') return thisTurn > 0 ? no('tacAirTurn') : null;
    return thisRound > 0 ? no('tacAirUsed') : null;
  }
  if (perRound !== undefined)
    return thisRound < perRound
      ? null
      : no(actingSide(g) === ALLIED ? 'navalUsedAttack' : 'navalUsedDefense');
  if (perGame !== undefined && g.support.usedInGame.get(marker) >= perGame) return no('bombersGame');
  const most = kind === 'assaultGun' ? assaultGun : (perTurn ?? 1);
  return thisTurn < most ? null : no(USED_UP[kind]);
}

/** What is told of a kind that supports attacks alone. */
const ONE_WAY: Partial<Record<Kind, 'bombersDefend' | 'tacAirDefends'>> = {
  carpetBombing: 'bombersDefend',
  tacAir: 'tacAirDefends',
};

/** Why a marker may not be committed by its owner to the combat for a hex (11.3.2, 12.0). */
const whyNotSupport: Law<[G, number, HexId]> = law<[G, number, HexId]>(
  (g, marker) => whyNotThatWay(g, marker),
  whyNotAvailable,
  (g, marker, hex) => whyNotHere(g, marker, hex),
);

function whyNotThatWay(g: G, marker: number): Reason | null {
  const { kind, attack, defense } = markerOf(marker);
  return (sideOf(marker) === actingSide(g) ? attack : defense) ? null : no(ONE_WAY[kind] ?? 'onlyInDefense');
}

/** What the units and the ground of the combat have against a marker. */
function whyNotHere(g: G, marker: number, hex: HexId): Reason | null {
  const { kind, notAgainst = [], outOfSupply } = markerOf(marker);
  const attacks = sideOf(marker) === actingSide(g);
  const army = supportedArmy(g, hex, attacks);
  switch (kind) {
    case 'carpetBombing':
      return army === GROUP[marker] ? null : no('bombersArmy');
    case 'tacAir':
      return army === GROUP[marker] ? null : no('tacAirArmy');
    case 'naval':
      return army === GROUP[marker] ? whyNotShell(hex) : no('navalArmy');
    case 'tankDestroyer':
      return whyNoTanksKilled(g, marker, hex, attacks);
    case 'artillery':
      return isAgainst(g, hex, notAgainst) ? no('artilleryUs') : null;
    default:
      return outOfSupply !== false || hasSupplied(g, hex, attacks)
        ? null
        : no(kind === 'assaultGun' ? 'assaultGunSupply' : 'nebelwerferSupply');
  }
}

const sideOf = (marker: number): number => (GROUP[marker] === GERMANS ? GERMAN : ALLIED);

/** Whose attack or defense it is. */
function supportedArmy(g: G, hex: HexId, attacks: boolean): number {
  if (!attacks && isLoneBeach(g, hex)) return BEACH_ARMY[beachAt(hex)] as number;
  const first = attacks ? g.known.attackers()[0] : unitsOf(g, 1 - actingSide(g), hex)[0];
  return first === undefined ? -1 : (ARMY_OF[first] as number);
}

/** 12.3: clear ground, as every beach is, or a town, within the gun line. */
function whyNotShell(hex: HexId): Reason | null {
  const { town } = CHARTS.terrainEffects;
  if (!groundOf(hex).naval && !(isTown(hex) && town.naval)) return no('navalGround');
  return isInGunLine(hex) ? null : no('navalRange');
}

/** 12.4, ruling F-61: a US unit in supply among the supported; no beach alone. */
function whyNoTanksKilled(g: G, marker: number, hex: HexId, attacks: boolean): Reason | null {
  const { nations, openBeach, outOfSupply } = markerOf(marker);
  if (openBeach === false && !attacks && isLoneBeach(g, hex)) return no('destroyersBeach');
  if (supportedArmy(g, hex, attacks) !== GROUP[marker]) return no('destroyersArmy');
  return outOfSupply !== false || hasSupplied(g, hex, attacks, nations) ? null : no('destroyersSupply');
}

/** Rulings F-61, F-62: one unit in supply is enough, of these nations where some are named. */
function hasSupplied(g: G, hex: HexId, attacks: boolean, nations?: readonly string[]): boolean {
  const units = attacks ? g.known.attackers() : unitsOf(g, 1 - actingSide(g), hex);
  return units.some((unit) => isOf(unit, nations) && g.supply.has(unit));
}

const isOf = (unit: UnitId, nations?: readonly string[]): boolean =>
  nations === undefined || nations.includes(dataOf(unit).nation);

/** Whether somebody of these nations attacks, or is attacked. */
const isAgainst = (g: G, hex: HexId, nations: readonly string[]): boolean =>
  [...g.known.attackers(), ...unitsOf(g, 1 - actingSide(g), hex)].some((unit) => isOf(unit, nations));

/** The markers that both sides have committed to the combat under way. */
export function committedMarkers(g: G): number[] {
  return EVERY_MARKER.filter((marker) => g.support.committed.get(marker) === 1);
}

/** Commits a marker to the combat under way and counts the use. */
export function commit(g: G, marker: number): void {
  const { committed, usedThisRound, usedThisTurn, usedInGame } = g.support;
  committed.set(marker, 1);
  usedThisRound.set(marker, 1);
  usedThisTurn.set(marker, Math.min(2, usedThisTurn.get(marker) + 1));
  if (markerOf(marker).perGame !== undefined) usedInGame.set(marker, usedInGame.get(marker) + 1);
  g.emit(supported, { support: marker, side: sideOf(marker) });
}

/** The combat is over: its markers are free again, as far as their uses go. */
export function releaseSupport(g: G): void {
  for (const marker of EVERY_MARKER)
    if (g.support.committed.get(marker) === 1) g.support.committed.set(marker, 0);
}

/** What markers may not go together (12.1-d, 12.2-d, 12.4-b). */
const whyNotCombine: Law<[readonly number[]]> = law<[readonly number[]]>(
  (markers) => {
    const kinds = kindsOf(markers);
    return markers.some((marker) => markerOf(marker).notWith?.some((other) => kinds.includes(other)))
      ? no('bombersCombine')
      : null;
  },
  (markers) => (isCrowded(markers, 'tacAir') ? no('tacAirTwice') : null),
  (markers) => (isCrowded(markers, 'tankDestroyer') ? no('destroyersTwice') : null),
);

const kindsOf = (markers: readonly number[]): readonly Kind[] =>
  markers.map((marker) => markerOf(marker).kind);
/** More of a kind than one combat may have. */
function isCrowded(markers: readonly number[], kind: Kind): boolean {
  const same = markers.map(markerOf).filter((marker) => marker.kind === kind);
  return same.some(({ perCombat = MARKERS.length }) => same.length > perCombat);
}

function markersFor(g: G, side: number, hex: HexId): Domain<readonly number[]> {
  return subset(SUPPORT, {
    from: side === GERMAN ? GERMAN_MARKERS : ALLIED_MARKERS,
    why: (marker) => (sideOf(marker) === side ? whyNotSupport(g, marker, hex) : no('notYourMarker')),
    every: (marker) =>
      sideOf(marker) === side ? whyNotSupport.every(g, marker, hex) : [no('notYourMarker')],
    size: no('markersTwice'),
    whole: whyNotCombine,
  });
}

/** Commits what a side has chosen; that it holds back what it might commit is told too. */
function commitAll(g: G, side: number, hex: HexId, markers: readonly number[]): void {
  const own = side === GERMAN ? GERMAN_MARKERS : ALLIED_MARKERS;
  if (markers.length === 0 && own.some((marker) => whyNotSupport(g, marker, hex) === null))
    g.emit(unsupported, { side });
  for (const marker of markers) commit(g, marker);
}

/** 11.3.2: the attacker, then the defender, commits markers to the combat for a hex. */
export const support = procedure(
  'support',
  { hex: PLACE },
  {
    begin(g) {
      releaseSupport(g);
      return 'attacker';
    },
    attacker: choice(
      '11.3.2-a',
      'Choose what supports the attack',
      actingSide,
      'support',
      (g, c) => markersFor(g, actingSide(g), c.hex),
      (g, c, markers) => {
        commitAll(g, actingSide(g), c.hex, markers);
        return 'defender';
      },
    ),
    defender: choice(
      '11.3.2-a',
      'Choose what supports the defense',
      (g) => 1 - actingSide(g),
      'support',
      (g, c) => markersFor(g, 1 - actingSide(g), c.hex),
      (g, c, markers) => {
        commitAll(g, 1 - actingSide(g), c.hex, markers);
        return done;
      },
    ),
  },
);
