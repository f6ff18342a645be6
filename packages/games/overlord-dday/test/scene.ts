import { position, row, type Style, stage } from '@bocage/testkit';
import { onTestFinished } from 'vitest';
import {
  BEACH,
  CHITS,
  dataOf,
  EVERY_UNIT,
  GROUP,
  GROUP_OF,
  isFixed,
  SECTOR_OF_AIRBORNE,
  UNIT,
  type UnitId,
} from '../src/data.ts';
import { overlordDday } from '../src/index.ts';

export * from '@bocage/testkit';
export const [ALLIED, GERMAN] = [0, 1] as const;

/** The moments a scene may begin at, each with the procedures under way; a number after it is the phase. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  naval: ['landingPhase.beachLanding', 'navalFire.fire'],
  landing: ['landingPhase.alliedAction', 'beachLanding.land'],
  'allied combat': ['landingPhase.resistance', 'action.begin side=allied'],
  'allied movement': ['landingPhase.resistance', 'action.move side=allied'],
  activation: ['landingPhase.germanAction', 'activation.begin'],
  'german combat': ['landingPhase.recovery', 'action.begin side=german'],
  'german movement': ['landingPhase.recovery', 'action.move side=german'],
  recovery: ['recovery.garrisons'],
};

/** `naval 2` is a moment of that phase; `preliminary.utah` and `endStage.glide` are steps of those stages. */
function framesOf(moment: string): { phase: number; frames: readonly string[] } {
  const [, words = '', phase = ''] = /^(.*?)(?: (\d))?$/.exec(moment) ?? [];
  const known = MOMENTS[words];
  if (known !== undefined) return { phase: Number(phase), frames: ['game.nextPhase', ...known] };
  if (moment.startsWith('preliminary.')) return { phase: 0, frames: ['game.nextPhase', moment] };
  if (moment.startsWith('endStage.')) return { phase: 6, frames: ['game.over', moment] };
  throw new Error(`there is no moment “${moment}”`);
}

/** Each chit is on a beach or in the cup; those that a scene does not speak of lie as they come. */
function chitLines(lines: readonly string[], isDealt: boolean, isBack: boolean): string[] {
  const said = new Map(
    lines.flatMap((line) => {
      const [, beach = '', chit = ''] = /^beach (\w+) .*?chit=(\w+)/.exec(line) ?? [];
      return beach === '' ? [] : [[beach, chit] as const];
    }),
  );
  const left = new Map(CHITS.map(({ id, count, removed }) => [id, removed && !isBack ? 0 : count]));
  const take = (chit: string): string => {
    left.set(chit, (left.get(chit) ?? 0) - 1);
    return chit;
  };
  for (const chit of said.values()) take(chit);
  const others = isDealt ? BEACH.words.filter((beach) => !said.has(beach)) : [];
  const dealt = others.map((beach) => {
    const chit = [...left].find(([, count]) => count > 0)?.[0] ?? '';
    return `beach ${beach} chit=${take(chit)}`;
  });
  return [...dealt, `cup ${[...left].map(([chit, count]) => `${chit}=${count}`).join(' ')}`];
}

const isAlly = (name: string): boolean => dataOf(UNIT.of(name)).side === 'allied';
const isUnit = (name: string): boolean => UNIT.parse(name) !== undefined;

/** What follows from who stands where. */
function heldLines(lines: readonly string[]): string[] {
  const hexes = lines.flatMap((line) => {
    const [name = '', place = ''] = line.split(' ');
    return isUnit(name) && isAlly(name) && place.startsWith('N') ? [place] : [];
  });
  return [...new Set(hexes)].map((hex) => `hex ${hex} allied=yes`);
}

/** A group is active with all its units. */
function groupLines(lines: readonly string[]): string[] {
  const named = lines.map((line) => line.split(' ')).filter(([name = '']) => isUnit(name));
  const active = named.filter((words) => words.includes('active')).map(([name = '']) => UNIT.of(name));
  const groups = [...new Set(active.map((unit) => GROUP_OF[unit] as number))].filter((group) => group >= 0);
  const others = EVERY_UNIT.filter(
    (unit) =>
      groups.includes(GROUP_OF[unit] as number) && !named.some(([name = '']) => UNIT.of(name) === unit),
  );
  return [
    ...groups.map((group) => `group ${GROUP.text(group)} active=yes`),
    ...others.map((unit) => `unit ${UNIT.text(unit)} active=yes`),
  ];
}

/** The steps that the counters of a scene have lost, by whose losses they are: a sector, or `german`. */
function lostIn(lines: readonly string[]): Map<string, number> {
  const lost = new Map<string, number>();
  for (const line of lines) {
    const [name = '', place = '-', ...words] = line.replace(/^unit (\S+)/, '$1 -').split(' ');
    if (!isUnit(name) || isFixed(UNIT.of(name))) continue;
    const fields = Object.fromEntries(words.map((word) => word.split('=')));
    const { steps } = dataOf(UNIT.of(name));
    const left = words.includes('reduced') ? 1 : Number(fields.steps ?? (place === '-' ? 0 : steps));
    if (place === '-' && fields.lost !== 'yes') continue;
    const whose = lossesOf(name) ?? fields.landed ?? landedAt(name, place).landed;
    if (whose !== undefined && left < steps) lost.set(whose, (lost.get(whose) ?? 0) + steps - left);
  }
  return lost;
}

/** Whose losses those of a unit are; undefined where they are those of the beach at which it has landed. */
const lossesOf = (name: string): string | undefined =>
  isAlly(name) ? SECTOR_OF_AIRBORNE[UNIT.of(name)] : 'german';

/** Losses that are told but not seen on the counters of a scene: others are lost. */
function fallen(lines: readonly string[]): string[] {
  const told = lines.flatMap((line) => {
    const [field, ...words] = line.split(' ');
    if (field === 'germanLosses') return [['german', Number(words[0])] as const];
    return field === 'alliedLosses' ? words.map((word) => pairOf(word)) : [];
  });
  const seen = lostIn(lines);
  return told.flatMap(([whose, many]) => {
    let left = many - (seen.get(whose) ?? 0);
    return EVERY_UNIT.filter((unit) => !isSpokenOf(lines, unit) && isLossOf(unit, whose))
      .sort((a, b) => dataOf(b).steps - dataOf(a).steps)
      .flatMap((unit) => {
        if (dataOf(unit).steps > left) return [];
        left -= dataOf(unit).steps;
        const landed = lossesOf(UNIT.text(unit)) === undefined ? ` landed=${whose}` : '';
        return [`unit ${UNIT.text(unit)} lost=yes${landed}`];
      });
  });
}
const pairOf = (word: string): readonly [string, number] => {
  const [whose = '', many = ''] = word.split('=');
  return [whose, Number(many)];
};
const isSpokenOf = (lines: readonly string[], unit: UnitId): boolean =>
  lines.some((line) => line.replace(/^unit /, '').startsWith(`${UNIT.text(unit)} `));
const isLossOf = (unit: UnitId, whose: string): boolean =>
  !isFixed(unit) &&
  dataOf(unit).glider === undefined &&
  (lossesOf(UNIT.text(unit)) ?? dataOf(unit).lands?.beach) === whose;

/** The losses told are those of the counters. */
function lossLines(lines: readonly string[]): string[] {
  const lost = lostIn(lines);
  const allied = [...lost].filter(([whose]) => whose !== 'german');
  return [
    ...(allied.length > 0
      ? [`alliedLosses ${allied.map(([sector, many]) => `${sector}=${many}`).join(' ')}`]
      : []),
    ...(lost.has('german') ? [`germanLosses ${lost.get('german')}`] : []),
    ...fallen(lines),
  ];
}

/** Where a unit came ashore that is on the map. */
function landedAt(name: string, place: string): { landed?: string } {
  const { lands, rangerDisplay } = dataOf(UNIT.of(name));
  if (!place.startsWith('N')) return {};
  return lands !== undefined ? { landed: lands.beach } : rangerDisplay === true ? { landed: 'Omaha' } : {};
}

const WORDS: Readonly<Record<string, string>> = {
  RG: 'marker=regroup',
  DG: 'marker=disorganized',
  reduced: 'back=yes steps=1',
  back: 'back=yes',
  active: 'active=yes',
};

/**
 * `1/16 N2932 reduced DG` is that unit in that place with all its steps unless told otherwise: `reduced` has one
 * left, `back` shows the other side without a loss, `RG` and `DG` are its markers, `active` is for Germans.
 * Nothing else is on the map; after phase 1 the resistance chits are reduced. What follows from the lines (chits in the
 * cup, hexes held, groups active, losses) need not be said; a scene to which play cannot lead is refused.
 */
const STYLE: Style = {
  moment(words, lines) {
    const { phase, frames } = framesOf(words);
    const isBack = phase > 5 && !/glide|delays|fill|obstruction/.test(words);
    const usual = [
      `phase ${phase}`,
      ...(phase > 0 ? ['weather clear'] : []),
      ...(phase > 1 ? ['reduced yes'] : []),
      ...chitLines(lines, phase > 0 && !isBack, isBack),
      ...heldLines(lines),
      ...groupLines(lines),
      ...lossLines(lines),
    ];
    return { usual, frames };
  },
  piece: (name, place) => ({
    at: place,
    steps: String(dataOf(UNIT.of(name)).steps),
    ...landedAt(name, place),
  }),
  words: WORDS,
};
const staged = stage(overlordDday, STYLE);
const sketches = stage({ ...overlordDday, impossible: () => [] }, STYLE);
export const { opening } = staged;
export const scene: (typeof staged)['scene'] = (moment, ...lines) =>
  (sketchedFor === null ? staged : sketches).scene(moment, ...lines);

let sketchedFor: string | null = null;
/** Said first in a test whose scenes play would not lead to, with what there is in them that play has not. */
export function sketched(why: string): void {
  sketchedFor = why;
  onTestFinished(() => {
    sketchedFor = null;
  });
}

/** A match of the game. */
export type Play = ReturnType<typeof scene>;

const MARKERS: Readonly<Record<string, string>> = { regroup: ' RG', disorganized: ' DG' };

/** A unit in the words of a scene: `N2932 reduced DG`, `-` when it is out of play. */
export function unit(match: Play, name: string): string {
  const { at = '-', steps, back, marker = '' } = row(position(match), `unit ${name}`);
  if (at === '-') return '-';
  const worn = Number(steps) < dataOf(UNIT.of(name)).steps;
  return `${at}${worn ? ' reduced' : back === 'yes' ? ' back' : ''}${MARKERS[marker] ?? ''}`;
}
