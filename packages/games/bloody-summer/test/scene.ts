import { play as answer, position, row, type Style, stage } from '@bocage/testkit';
import { bloodySummer } from '../src/index.ts';
import { HEADQUARTERS, STEPS_OF, UNIT } from '../src/units.ts';
import { heardWhole, holdsTogether } from './owed.ts';

export * from '@bocage/testkit';
export const [US, BRITISH, GERMAN] = [0, 1, 2] as const;
export const [ALLIES, AXIS] = [0, 1] as const;

/** Words for moments that are often needed: where the procedures stand. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  weather: ['game.next', 'turn.weather'],
  air: ['game.next', 'turn.air'],
  logistics: ['game.next', 'turn.logistics'],
  administration: ['game.next', 'turn.administration'],
  'phase-A': ['game.next', 'turn.phaseA'],
  'phase-B': ['game.next', 'turn.phaseB'],
  'end-of-turn': ['game.next', 'turn.end'],
  night: ['game.nightfall', 'dday.night'],
  'us-drop-fights': ['game.nightfall', 'dday.morning', 'night.usFights'],
  'us-drop-moves': ['game.nightfall', 'dday.morning', 'night.usMoves'],
  'us-night-combats': ['game.nightfall', 'dday.morning', 'night.usCombats'],
  'night-reaction': ['game.nightfall', 'dday.morning', 'night.reaction'],
  morning: ['game.nightfall', 'dday.morning'],
  'us-bombardment': ['game.nightfall', 'dday.afternoon', 'morning.usBombardment'],
  'british-bombardment': ['game.nightfall', 'dday.afternoon', 'morning.britishBombardment'],
  'us-first-wave': ['game.nightfall', 'dday.afternoon', 'morning.usFirst'],
  'british-first-wave': ['game.nightfall', 'dday.afternoon', 'morning.britishFirst'],
  'us-second-wave': ['game.nightfall', 'dday.afternoon', 'morning.usSecond'],
  'british-second-wave': ['game.nightfall', 'dday.afternoon', 'morning.britishSecond'],
  'us-morning-combats': ['game.nightfall', 'dday.afternoon', 'morning.usCombats'],
  'german-reaction': ['game.nightfall', 'dday.afternoon', 'morning.reaction'],
  afternoon: ['game.nightfall', 'dday.afternoon'],
  'us-last-wave': ['game.nightfall', 'dday.evening', 'afternoon.usLast'],
  'british-last-wave': ['game.nightfall', 'dday.evening', 'afternoon.britishLast'],
  evening: ['game.nightfall', 'dday.evening'],
  'end-of-phase': ['game.next', 'turn.phaseB', 'phase.end'],
  'us-transfers': ['game.next', 'turn.phaseB', 'phase.second', 'half.transfers camp=allies'],
  'us-off-map': ['game.next', 'turn.phaseB', 'phase.second', 'half.offMap camp=allies'],
  'us-moves': ['game.next', 'turn.phaseB', 'phase.second', 'half.moves camp=allies'],
  'british-transfers': ['game.next', 'turn.phaseB', 'phase.second', 'half.transfers camp=allies turn=1'],
  'british-off-map': ['game.next', 'turn.phaseB', 'phase.second', 'half.offMap camp=allies turn=1'],
  'british-moves': ['game.next', 'turn.phaseB', 'phase.second', 'half.moves camp=allies turn=1'],
  'allied-combats': ['game.next', 'turn.phaseB', 'phase.second', 'half.combats camp=allies'],
  'german-transfers': ['game.next', 'turn.phaseB', 'phase.end', 'half.transfers camp=axis'],
  'german-off-map': ['game.next', 'turn.phaseB', 'phase.end', 'half.offMap camp=axis'],
  'german-moves': ['game.next', 'turn.phaseB', 'phase.end', 'half.moves camp=axis'],
  'german-combats': ['game.next', 'turn.phaseB', 'phase.end', 'half.combats camp=axis'],
};

const LATE = /^(phase-B|end-|afternoon|evening|.*last-wave)/;
/** The phase in which a moment is. */
function phaseOf(moment: string): string {
  if (/night|drop/.test(moment)) return 'night';
  return LATE.test(moment) ? 'B' : 'A';
}

/** By words of a scene: `-1` has lost a step, `D1` and `A1` are levels. */
const WORDS: Readonly<Record<string, string>> = {
  D1: 'disorganised=1',
  D2: 'disorganised=2',
  A1: 'affected=1',
  A2: 'affected=2',
  cut: 'unsupplied=yes',
  resting: 'resting=yes',
  reserve: 'reserve=yes',
  finished: 'finished=yes',
};

/**
 * `allied-combats 8` is the beginning of the Allied combat phase in phase A of turn 8; `us-moves 8 > a.b x=1` is in the
 * midst of a procedure. The Allies have the initiative.
 */
const STYLE: Style = {
  moment(words) {
    const [beginning = '', ...within] = words.split(' > ');
    const [moment = '', turn = ''] = beginning.split(' ');
    const frames = MOMENTS[moment];
    if (frames === undefined) throw new Error(`there is no moment “${moment}”`);
    const phase = phaseOf(moment);
    const active = moment.startsWith('german') ? ['active axis'] : [];
    return {
      usual: [`turn ${turn}`, ...(phase === 'A' ? [] : [`phase ${phase}`]), ...active],
      frames: [...frames, ...within],
    };
  },
  piece: (_name, place) => ({ at: place }),
  words: WORDS,
};
/** Sketches may be of what play never leads to. */
const { nesting: _anywhere, ...sketched } = bloodySummer;
/** Whatever is told in a scene is told whole, even before anybody listens. */
const makeState: typeof sketched.makeState = (setUp) =>
  Object.assign(sketched.makeState(setUp), { log: [], heard: heardWhole });
const sketches = stage({ ...sketched, makeState, impossible: () => [] }, STYLE);
export const { opening } = sketches;
/** Does one thing after another, in words; what may be done then holds together. */
export const play: typeof answer = (match, ...words) => {
  answer(match, ...words);
  holdsTogether(match.engine as never);
  return match;
};
/** `US-VII 0617`, `4-8 0619 D1`: a unit at full strength in that hex, unless `steps=1` is said; of the campaign unless told. */
export const scene: (typeof sketches)['scene'] = (moment, ...lines) =>
  play(sketches.scene(moment, ...inCampaign(lines), ...lines.map(whole)));
const inCampaign = (lines: readonly string[]): readonly string[] =>
  lines.some((line) => line.startsWith('scenario ')) ? [] : ['scenario campaign'];

const HQS = new Set(HEADQUARTERS);
/** A unit whose steps are not told has all of them. */
function whole(line: string): string {
  const unit = UNIT.parse(line.split(' ')[0] ?? '');
  if (unit === undefined || HQS.has(unit) || line.includes('steps=')) return line;
  return `${line} steps=${STEPS_OF[unit]}`;
}

/** A match of the game. */
export type Play = ReturnType<typeof scene>;

/** A unit in the words of a scene: `0619 D1`, `-` when it is out of play. */
export function unit(match: Play, name: string): string {
  const { at = '-', disorganised = '0', affected = '0' } = row(position(match), `unit ${name}`);
  return [
    at,
    ...(disorganised === '0' ? [] : [`D${disorganised}`]),
    ...(affected === '0' ? [] : [`A${affected}`]),
  ].join(' ');
}
