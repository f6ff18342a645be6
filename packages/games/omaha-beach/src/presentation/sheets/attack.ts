import { NONE } from '@bocage/kernel';
import type { Sheet, SheetRow } from '@bocage/wargame';
import { CHARTS, dataOf, depthOf, germanOf, type UnitId } from '../../data.ts';
import { type PostId, postHex } from '../../map.ts';
import { isBeside } from '../../rules/combat/reach.ts';
import { AS_STRENGTH, AS_WEAPON, cellOf, heroHelps, isArmedFor, NO_HELP, type Terms } from '../../rules/combat/results.ts'; // biome-ignore format: a list
import { attackStrength, coverOf, germanStrength } from '../../rules/combat/strength.ts';
import {
  broughtBy,
  isFlanked,
  required,
  WEAPONS,
  weaponsAgainst,
  weaponsOf,
} from '../../rules/combat/weapons.ts';
import { face } from '../../rules/units.ts';
import { actionsLeft, costOf } from '../../rules/usactions/command.ts';
import type { G } from '../../state.ts';
import { HIDDEN_DEPTH, KNOWN_DEPTH } from '../../terms.ts';
import { candidates } from '../counters.ts';
import { backLook, germanName } from '../faces.ts';
import { callsFor } from '../names.ts';
import { capital, hexTitle, listed, weaponName } from '../words.ts';
import { asIf } from './asif.ts';

const { navalStrength, hero: HERO } = CHARTS.weapons;
const MEANINGS: Readonly<Record<string, string>> = CHARTS.attack.effects;

/** What the table does, in sentences. */
const effectsText = (effects: readonly string[]): string =>
  effects.length === 0 ? 'Nothing happens.' : effects.map((effect) => MEANINGS[effect] ?? effect).join(' ');

/** The attack as far as it is chosen: without ships, and with what a hero does of himself. */
interface Attack {
  readonly g: G;
  readonly post: PostId;
  readonly units: readonly UnitId[];
}

const hasHero = ({ g, post, units }: Attack): boolean =>
  units.some((unit) => isBeside(g, unit, post) && g.unit.hero.get(unit) !== NONE);

/** ATK-15: what a hero may do; where it makes a difference the player is asked. */
const helpsOf = (attack: Attack): readonly number[] =>
  hasHero(attack) ? heroHelps(attack.g, { post: attack.post, ships: 0, help: NO_HELP }) : [NO_HELP];

interface Compared {
  readonly us: number;
  readonly german: number;
  readonly isArmed: boolean;
  readonly effects: string;
  readonly help: number;
}
/** What the rules make of it, for each use of a hero that is left to the player. */
const compared = (attack: Attack): Compared[] =>
  helpsOf(attack).map((help) => {
    const { g, post } = attack;
    const terms: Terms = { post, ships: 0, help };
    return {
      us: attackStrength(g, false, help === AS_STRENGTH),
      german: germanStrength(g, post),
      isArmed: isArmedFor(g, terms),
      effects: effectsText(cellOf(g, terms)),
      help,
    };
  });

const againstText = ({ us, german, isArmed }: Compared): string =>
  `${us} against ${german}, ${isArmed ? 'with' : 'without'} all weapons`;
const helpText = ({ help }: Compared): string =>
  help === AS_WEAPON ? 'The hero as a weapon: ' : help === AS_STRENGTH ? 'The hero adds one: ' : '';

/** What it takes of the division’s actions, where it takes any: more than it has is crossed out. */
function paymentRows(g: G, units: readonly UnitId[]): SheetRow[] {
  const [cost, left] = [costOf(g, units), actionsLeft(g)];
  if (cost === 0) return [];
  const value = cost > left ? `✗ ${cost}, and ${left} left` : `${cost} of ${left}`;
  return [{ label: 'Regular actions', value, rule: 'ACT-02' }];
}

function attackerRows({ g, units }: Attack): SheetRow[] {
  const strengthOf = (unit: UnitId): number => face(g, unit)?.strength ?? 0;
  return [
    ...paymentRows(g, units),
    ...units.map((unit) => ({ label: dataOf(unit).name, value: String(strengthOf(unit)) })),
    { label: 'Attack', value: String(attackStrength(g, false, false)), rule: 'RES-02' },
  ];
}

function coverRows({ g, post }: Attack): SheetRow[] {
  const { unit, depth } = coverOf(g, post);
  if (unit === 1 && depth === 1) return [];
  return [{ label: 'Ground', value: `unit × ${unit}, depth × ${depth}`, rule: 'TEC-17' }];
}

function depthRows({ g, post }: Attack): SheetRow[] {
  const state = g.post.depth.get(post);
  if (state === HIDDEN_DEPTH)
    return [{ label: 'Depth, face down', value: 'does not count yet', rule: 'RES-02' }];
  if (state !== KNOWN_DEPTH) return [];
  const { strength, requires } = depthOf(g.post.marker.get(post));
  return [{ label: `Depth, ${callsFor(requires)}`, value: String(strength) }];
}

/** Each weapon that is called for, ticked off by who has it. */
function weaponRows({ g, post, units }: Attack): SheetRow[] {
  const called = required(g, post);
  const there = weaponsAgainst(g, post, false);
  const rows = WEAPONS.filter((weapon) => (weaponsOf([weapon]) & called) !== 0).map((weapon): SheetRow => {
    const bit = weaponsOf([weapon]);
    const bearers = units.filter((unit) => (broughtBy(g, unit, post) & bit) !== 0);
    return {
      label: capital(weaponName(weapon)),
      value: (there & bit) === 0 ? '✗ nobody has it' : `✓ ${listed(bearers.map((unit) => dataOf(unit).id))}`,
      rule: 'WPN-01',
    };
  });
  return callsForFlank(g, post)
    ? [
        ...rows,
        {
          label: 'Flanking',
          value: isFlanked(g, post) ? '✓' : '✗ hexes apart from each other',
          rule: 'WPN-10',
        },
      ]
    : rows;
}
const callsForFlank = (g: G, post: PostId): boolean =>
  germanOf(g.post.german.get(post)).requires.includes('FL') ||
  (g.post.depth.get(post) === KNOWN_DEPTH && depthOf(g.post.marker.get(post)).requires.includes('FL'));

/** What may still be thrown in. */
function helpRows(g: G, attack: Attack): SheetRow[] {
  return [
    ...(g.navalMarkers > 0
      ? [
          {
            label: 'A naval fire marker, by radio',
            value: `+${navalStrength}, naval, artillery, demolitions`,
            rule: 'ATK-12',
          },
        ]
      : []),
    ...(hasHero(attack)
      ? [{ label: 'A hero', value: `+${HERO.strength}, or one missing weapon`, rule: 'ATK-15' }]
      : []),
  ];
}

/** The German is in sight: all that is compared, and what comes of it. */
function knownRows(attack: Attack): SheetRow[] {
  const { g, post } = attack;
  const german = g.post.german.get(post);
  const found = compared(attack);
  return [
    { label: germanName(german), value: String(germanOf(german).strength) },
    ...depthRows(attack),
    ...coverRows(attack),
    { label: 'Defense', value: String(germanStrength(g, post)), rule: 'RES-02' },
    ...weaponRows(attack),
    ...found.map((one) => ({
      label: `${helpText(one)}${againstText(one)}`,
      value: one.effects,
      rule: 'RES-02',
    })),
  ];
}

/** A row for each sort of German that may turn up; nothing is taken from what really lies there. */
function hiddenRows(g: G, post: PostId, units: readonly UnitId[]): SheetRow[] {
  const rows = new Map<string, { count: number; value: string }>();
  const may = candidates(g, post);
  for (const german of may) {
    const { strength, requires } = germanOf(german);
    const attack = { g: asIf(g, { units, post, german }), post, units };
    const label = `If it has ${strength} and ${callsFor([...requires].sort())}`;
    const value = compared(attack)
      .map((one) => `${helpText(one)}${againstText(one)}. ${one.effects}`)
      .join(' ');
    rows.set(label, { count: (rows.get(label)?.count ?? 0) + 1, value });
  }
  return [
    { label: backLook(g.post.back.get(post)).title, value: 'face down', rule: 'RES-01' },
    ...depthRows({ g, post, units }),
    ...[...rows].map(([label, { count, value }]) => ({
      label: `${label} (${count} of ${may.length})`,
      value,
      rule: 'RES-02',
    })),
  ];
}

/** Strengths, ground, weapons and the cell of the table of an attack; with no attackers, what defends. */
export function attackSheet(g: G, post: PostId, units: readonly UnitId[]): Sheet {
  const title = `Attack on ${hexTitle(postHex(post))}`;
  const isKnown = g.post.revealed.get(post) === 1;
  const attack = { g: asIf(g, { units, post }), post, units };
  if (units.length === 0) {
    const who = isKnown ? germanName(g.post.german.get(post)) : backLook(g.post.back.get(post)).title;
    const strength = isKnown ? String(germanStrength(g, post)) : '?';
    return {
      title,
      rows: [{ label: who, value: strength }, ...depthRows(attack)],
      result: 'Choose who attacks',
    };
  }
  const rows = [
    ...attackerRows(attack),
    ...helpRows(g, attack),
    ...(isKnown ? knownRows(attack) : hiddenRows(g, post, units)),
  ];
  const [first] = isKnown ? compared(attack) : [];
  return {
    title,
    rows,
    result: first === undefined ? 'Turned up first, then compared' : `${capital(againstText(first))}`,
    odds: first === undefined ? '?' : `${first.us}:${first.german}`,
    ...(first === undefined ? {} : { headline: capital(againstText(first)) }),
  };
}
