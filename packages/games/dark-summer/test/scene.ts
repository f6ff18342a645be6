import { position, row, stage } from '@bocage/testkit';
import { dataOf, UNIT } from '../src/data.ts';
import { darkSummer } from '../src/index.ts';

export * from '@bocage/testkit';
export const [ALLIED, GERMAN] = [0, 1] as const;

/** The Round that a moment's words begin with, and the procedures under way after it. */
const MOMENTS: Readonly<Record<string, { round: string; active: string; frames: readonly string[] }>> = {
  'us moves': { round: 'move', active: 'us', frames: ['movement.begin'] },
  'british move': { round: 'move', active: 'british', frames: ['movement.begin'] },
  'germans move': { round: 'move', active: 'german', frames: ['movement.begin'] },
  'us combines': { round: 'combined', active: 'us', frames: ['movement.begin'] },
  'british combine': { round: 'combined', active: 'british', frames: ['movement.begin'] },
  'germans react': { round: 'reaction', active: 'german', frames: ['movement.begin'] },
  'us arrives': {
    round: 'move',
    active: 'us',
    frames: ['actionRound.move chit=us play=move', 'arrivals.gather'],
  },
  'british arrive': {
    round: 'move',
    active: 'british',
    frames: ['actionRound.move chit=british-move play=move', 'arrivals.gather'],
  },
  'germans arrive': {
    round: 'move',
    active: 'german',
    frames: ['actionRound.move chit=german play=move', 'arrivals.gather'],
  },
  'a German Round begins': {
    round: 'move',
    active: 'german',
    frames: ['actionRound.start chit=german play=move'],
  },
  'the 1st Wave': { round: 'wave1', active: '-', frames: ['actionPhase.firstReaction', 'firstWave.next'] },
  'the 2nd Wave': { round: 'wave2', active: '-', frames: ['actionPhase.secondReaction', 'secondWave.begin'] },
  'us lands': {
    round: 'move',
    active: 'us',
    frames: ['actionRound.move chit=us play=move', 'arrivals.gather settled=yes', 'thirdWave.begin'],
  },
  'british land': {
    round: 'move',
    active: 'british',
    frames: [
      'actionRound.move chit=british-move play=move',
      'arrivals.gather settled=yes',
      'thirdWave.begin',
    ],
  },
  'us fights': { round: 'combat', active: 'us', frames: ['fighting.begin'] },
  'british fight': { round: 'combat', active: 'british', frames: ['fighting.begin'] },
  'germans fight': { round: 'combat', active: 'german', frames: ['fighting.begin'] },
  'us fights combined': { round: 'combined', active: 'us', frames: ['fighting.begin'] },
  'british fight combined': { round: 'combined', active: 'british', frames: ['fighting.begin'] },
  'germans react and fight': { round: 'reaction', active: 'german', frames: ['fighting.begin'] },
  'the 2nd wave fights': { round: 'wave2', active: '-', frames: ['fighting.begin'] },
};

/** Far in the north-east, in supply and in nobody's way: without a German in supply the game would be over (3.2.1). */
const REAR_GUARD = 'SPCherbourg4 5400 factor=1';
/** A scene that runs into the next turn stops where its weather is drawn. */
const WEATHER_CUP = 'skies sun=2 cloud=2 showers=3 rain=1 storm=1';
/** For what lies face down in a scene. */
const DEALT = ['strongpointFactors 1=2 2=2 3=2', 'ostFactors 1=2 2=2'];

/** `us fights 3 sun` is that Round of turn 3 in that weather; turn 2 and Showers unless told. */
function momentOf(words: string): { usual: readonly string[]; frames: readonly string[] } {
  const [, name = '', turn = '2', weather = 'showers'] =
    /^(.*?)(?: (\d+))?(?: (sun|cloud|showers|rain|storm))?$/.exec(words) ?? [];
  const outer = name.startsWith('turn.') ? ['game.next'] : ['game.next', 'turn.attrition'];
  const usual = [`turn ${turn}`, `weather ${weather}`, WEATHER_CUP, REAR_GUARD, ...DEALT];
  const known = MOMENTS[name];
  if (known === undefined) return { usual, frames: [...outer, ...name.split(' > ')] };
  return {
    usual: [...usual, `round ${known.round}`, `active ${known.active}`],
    frames: [...outer, ...known.frames],
  };
}

/**
 * `16/1 3304 reduced` is that unit in that hex with all its steps unless told otherwise. Nothing else is on the map
 * but a strongpoint in 5400, that scenes about German supply may put elsewhere: `SPCherbourg4 Cherbourg`.
 * A moment that is none of the known ones is the procedures under way: `combat.roll hex=3304`.
 */
export const { scene, opening } = stage(darkSummer, {
  moment: momentOf,
  piece: (name, place) => ({ at: place, steps: String(dataOf(UNIT.of(name)).steps) }),
  words: { reduced: 'steps=1' },
});

/** A match of the game. */
export type Play = ReturnType<typeof scene>;

/** A unit in the words of a scene: `3304 reduced`, `-` when it is not on the map. */
export function unit(match: Play, name: string): string {
  const { at = '-', steps } = row(position(match), `unit ${name}`);
  if (at === '-') return '-';
  return `${at}${Number(steps) < dataOf(UNIT.of(name)).steps ? ' reduced' : ''}`;
}
