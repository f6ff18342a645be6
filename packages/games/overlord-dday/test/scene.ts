import type { Domain, Reason, Value } from '@bocage/kernel';
import { position, row, stage } from '@bocage/testkit';
import { dataOf, UNIT } from '../src/data.ts';
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

const SKETCHED = { ...overlordDday, impossible: () => [] };

/**
 * `1/16 N2932 reduced DG` is that unit in that place with all its steps unless told otherwise: `reduced` has one
 * left, `back` shows the other side without a loss, `RG` and `DG` are its markers, `active` is for Germans.
 * Nothing else is on the map; after phase 1 the resistance chits are reduced. Scenes are sketches: they are not asked
 * whether play could lead there; `impossible.test.ts` asks that of whole positions.
 */
export const { scene, opening } = stage(SKETCHED, {
  moment(words) {
    const { phase, frames } = framesOf(words);
    return { usual: [`phase ${phase}`, ...(phase > 1 ? ['reduced yes'] : [])], frames };
  },
  piece: (name, place) => ({ at: place, steps: String(dataOf(UNIT.of(name)).steps) }),
  words: {
    RG: 'marker=regroup',
    DG: 'marker=disorganized',
    reduced: 'back=yes steps=1',
    back: 'back=yes',
    active: 'active=yes',
  },
});

/** A match of the game. */
export type Play = ReturnType<typeof scene>;

/** Every reason against an action. */
export function whyNot(match: Play, words: string): readonly Reason[] {
  const { offer } = match.engine;
  const [name = '', ...said] = words.split(' ');
  const verb = offer.verb(name);
  if (verb === undefined) throw new Error(`“${name}” is not asked`);
  const args: Value[] = [];
  for (const word of said) {
    const { kind, form, why } = offer.domain(verb, args) as Domain;
    const parse = (one: string): number => kind.parse(one) ?? Number.NaN;
    const value = form === 'one' ? parse(word) : word === 'none' ? [] : word.split('+').map(parse);
    args.push(value);
    if (why.call(offer.domain(verb, args.slice(0, -1)), value) !== null) break;
  }
  while (args.length < verb.params.length) args.push(0);
  return match.why({ verb: name, args });
}

const MARKERS: Readonly<Record<string, string>> = { regroup: ' RG', disorganized: ' DG' };

/** A unit in the words of a scene: `N2932 reduced DG`, `-` when it is out of play. */
export function unit(match: Play, name: string): string {
  const { at = '-', steps, back, marker = '' } = row(position(match), `unit ${name}`);
  if (at === '-') return '-';
  const worn = Number(steps) < dataOf(UNIT.of(name)).steps;
  return `${at}${worn ? ' reduced' : back === 'yes' ? ' back' : ''}${MARKERS[marker] ?? ''}`;
}
