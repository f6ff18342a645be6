import type { HexId } from '@bocage/hex';
import { type Domain, done, type Reason, subset } from '@bocage/kernel';
import { ALLIED, ARMY, ARMY_OF, BRITISH, EFFECTS, GERMAN, GERMANS, isAmerican, MARKERS, markerOf, SUPPORT, type SupportData, type UnitId, US } from '../data.ts'; // biome-ignore format: a list
import { supported } from '../events.ts';
import { BEACH_ARMY, beachAt, CLEAR, isInGunLine, isTown, PLACE, terrainOf } from '../map.ts';
import { COMBAT, COMBINED, type G, no, REACTION, WAVE_1, WAVE_2 } from '../state.ts';
import { attackersOf, isLoneBeach } from './attackers.ts';
import { actingSide, isFirstReaction, procedure, unitsOf, verb } from './units.ts';

type Kind = SupportData['kind'];
/** The case that says when and how often a kind may be used. */
const USE = {
  carpetBombing: '12.1-a',
  tacAir: '12.2-a',
  naval: '12.3-a',
  tankDestroyer: '12.4-a',
  nebelwerfer: '12.5-a',
  artillery: '12.6-a',
  assaultGun: '12.7-a',
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
export function whyNotAvailable(g: G, marker: number): Reason | null {
  const { kind, turn, option, rounds } = markerOf(marker);
  if (g.round === WAVE_1) return no('9.4.1-d');
  if (option !== undefined && g.options[option] !== 1) return no(USE[kind]);
  if (g.turn < turn) return no('12.0-a');
  if (!allowsRound(g, rounds)) return no(USE[kind]);
  if (kind === 'naval' && isFirstReaction(g)) return no('12.3-a');
  return whyNotInWeather(g, kind) ?? whyNotAgain(g, marker);
}

function whyNotInWeather(g: G, kind: Kind): Reason | null {
  const effects = EFFECTS[g.weather]!;
  if (kind === 'carpetBombing') return effects.carpetBombing ? null : no('12.1-a');
  if (kind === 'tacAir') return effects.tacAir === 'none' ? no('12.2-c') : null;
  if (kind === 'naval') return effects.naval ? null : no('12.3-a');
  return kind === 'artillery' && !effects.germanArtillery ? no('12.6-a') : null;
}

/** How often a marker may be used. */
function whyNotAgain(g: G, marker: number): Reason | null {
  const { kind, perTurn, perGame } = markerOf(marker);
  const { tacAir, assaultGun } = EFFECTS[g.weather]!;
  const thisTurn = g.support.usedThisTurn.get(marker);
  const thisRound = g.support.usedThisRound.get(marker) === 1;
  if (kind === 'tacAir') {
    if (tacAir === 'turn') return thisTurn > 0 ? no('12.2-b') : null;
    return thisRound ? no('12.2-a') : null;
  }
  if (kind === 'naval') return thisRound ? no(actingSide(g) === ALLIED ? '12.3-c' : '12.3-d') : null;
  if (perGame !== undefined && g.support.usedInGame.get(marker) >= perGame) return no('12.1-c');
  const most = kind === 'assaultGun' ? assaultGun : (perTurn ?? 1);
  return thisTurn < most ? null : no(kind === 'carpetBombing' ? '12.1-b' : USE[kind]);
}

/** Why a marker may not be committed by its owner to the combat for a hex (11.3.2, 12.0). */
function whyNotSupport(g: G, hex: HexId, marker: number): Reason | null {
  const { kind, attack, defense } = markerOf(marker);
  const attacks = sideOf(marker) === actingSide(g);
  if (!(attacks ? attack : defense)) return no(kind === 'tacAir' ? '12.2-d' : USE[kind]);
  const reason = whyNotAvailable(g, marker);
  if (reason !== null) return reason;
  const army = supportedArmy(g, hex, attacks);
  switch (kind) {
    case 'carpetBombing':
      return army === GROUP[marker] ? null : no('12.1-a');
    case 'tacAir':
      return army === GROUP[marker] ? null : no('12.2-a');
    case 'naval':
      return army === GROUP[marker] ? whyNotShell(hex) : no('12.3-b');
    case 'tankDestroyer':
      return whyNoTanksKilled(g, hex, attacks, army);
    case 'artillery':
      return involves(g, hex, US) ? no('12.6-b') : null;
    default:
      return hasSupplied(g, hex, attacks, isAnybody) ? null : no(kind === 'assaultGun' ? '12.7-b' : '12.5-b');
  }
}

const sideOf = (marker: number): number => (GROUP[marker] === GERMANS ? GERMAN : ALLIED);

/** Whose attack or defense it is. */
function supportedArmy(g: G, hex: HexId, attacks: boolean): number {
  if (!attacks && isLoneBeach(g, hex)) return BEACH_ARMY[beachAt(hex)] as number;
  const first = attacks ? attackersOf(g)[0] : unitsOf(g, 1 - actingSide(g), hex)[0];
  return first === undefined ? -1 : (ARMY_OF[first] as number);
}

/** 12.3: clear ground, as every beach is, or a town, within the gun line. */
function whyNotShell(hex: HexId): Reason | null {
  if (terrainOf(hex) !== CLEAR && !isTown(hex)) return no('12.3-f');
  return isInGunLine(hex) ? null : no('12.3-g');
}

/** 12.4, ruling F-61: a US unit in supply among the supported; no beach alone. */
function whyNoTanksKilled(g: G, hex: HexId, attacks: boolean, army: number): Reason | null {
  if (!attacks && isLoneBeach(g, hex)) return no('12.4-c');
  return army === US && hasSupplied(g, hex, attacks, isAmerican) ? null : no('12.4-a');
}

const isAnybody = (): boolean => true;

/** Rulings F-61, F-62: one unit in supply is enough. */
function hasSupplied(g: G, hex: HexId, attacks: boolean, test: (unit: UnitId) => boolean): boolean {
  const units = attacks ? attackersOf(g) : unitsOf(g, 1 - actingSide(g), hex);
  return units.some((unit) => test(unit) && g.supply.has(unit));
}

const involves = (g: G, hex: HexId, army: number): boolean =>
  (g.board.stacks.counts(army)[hex] as number) > 0 || attackersOf(g).some((unit) => ARMY_OF[unit] === army);

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
export function whyNotCombine(markers: readonly number[]): Reason | null {
  const kinds = markers.map((marker) => markerOf(marker).kind);
  if (kinds.includes('carpetBombing') && (kinds.includes('tacAir') || kinds.includes('naval')))
    return no('12.1-d');
  if (kinds.indexOf('tacAir') !== kinds.lastIndexOf('tacAir')) return no('12.2-d');
  return kinds.indexOf('tankDestroyer') === kinds.lastIndexOf('tankDestroyer') ? null : no('12.4-b');
}

function markersFor(g: G, side: number, hex: HexId): Domain<readonly number[]> {
  return subset(SUPPORT, {
    from: side === GERMAN ? GERMAN_MARKERS : ALLIED_MARKERS,
    why: (marker) => (sideOf(marker) === side ? whyNotSupport(g, hex, marker) : no('11.3.2-a')),
    size: no('11.3.2-a'),
    whole: whyNotCombine,
  });
}

function commitAll(g: G, markers: readonly number[]): void {
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
    attacker: {
      rule: '11.3.2-a',
      prompt: 'Choose what supports the attack',
      who: actingSide,
      may: [
        verb(
          'support',
          (g, c) => markersFor(g, actingSide(g), c.hex),
          (g, _c, markers) => {
            commitAll(g, markers);
            return 'defender';
          },
        ),
      ],
    },
    defender: {
      rule: '11.3.2-a',
      prompt: 'Choose what supports the defense',
      who: (g) => 1 - actingSide(g),
      may: [
        verb(
          'support',
          (g, c) => markersFor(g, 1 - actingSide(g), c.hex),
          (g, _c, markers) => {
            commitAll(g, markers);
            return done;
          },
        ),
      ],
    },
  },
);
