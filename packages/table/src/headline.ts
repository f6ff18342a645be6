import type { Game } from '@bocage/kernel';
import type { Harm, HarmKind, Harms, Presentation } from '@bocage/wargame';
import type { Fate, Upshot } from './ways.ts';
import { sideWords } from './words.ts';

/** Something that may come of an action, with its chance: `WN 62 loses a step or more`. */
export interface Claim {
  readonly text: string;
  readonly probability: number;
}

/** For whom the odds are summed up. */
interface Reader {
  /** The side that acts: whoever of it goes elsewhere is not thrown back. */
  readonly actor: number;
  /** The side that reads it, `you`; -1 for nobody. */
  readonly you: number;
  /** A side in a sentence, `the Germans`, and whether that is many. */
  sideOf(side: number): { readonly subject: string; readonly isMany: boolean };
  readonly disorder: Harms['disorder'];
}

const KINDS: readonly HarmKind[] = ['loss', 'gone', 'retreat', 'disorder'];

/** One thing that may become of all concerned. */
type Way = Fate;

/** What the odds are summed up by. */
export interface HeadlineInput {
  readonly game: Game;
  readonly presentation: Pick<Presentation, 'sides' | 'harms'> | undefined;
  readonly actor: number;
  readonly you: number;
}

/** The odds of a game in a few words; nothing where it does not say what harm is. */
export function headlineFor(
  ways: readonly Pick<Upshot, 'probability' | 'fates'>[],
  input: HeadlineInput,
): Claim[] {
  const { game, presentation, actor, you } = input;
  const { harms, sides } = presentation ?? {};
  if (harms === undefined) return [];
  const sideOf = (side: number): ReturnType<Reader['sideOf']> => {
    if (side < 0) return { subject: 'the enemy', isMany: false };
    const { name, isMany } = sideWords(game, sides, side);
    return { subject: isMany ? `the ${name}` : name, isMany };
  };
  const fates = ways.flatMap(({ probability, fates: own }) =>
    own.map((fate) => ({ ...fate, probability: probability * fate.probability })),
  );
  return headlineOf(fates, { actor, you, sideOf, disorder: harms.disorder });
}

/** The odds in a few words: what the enemy may suffer, then what you may. Nothing where nobody is harmed. */
function headlineOf(ways: readonly Way[], reader: Reader): Claim[] {
  const all = ways.flatMap(({ harms }) => harms).filter((harm) => isTold(harm, reader));
  const sides = [...new Set(all.map(({ side }) => side))].sort(
    (a, b) => Number(isOurs(a, reader)) - Number(isOurs(b, reader)),
  );
  const claims: Claim[] = [];
  for (const side of sides) {
    const isStepTold = claims.some(({ text }) => text.includes('a step'));
    claims.push(...claimsOf(ways, side, reader, isStepTold));
  }
  return claims;
}

const isOurs = (side: number, { you, actor }: Reader): boolean => side === (you < 0 ? actor : you);

const isTold = ({ kind, side }: Harm, { actor }: Reader): boolean => kind !== 'retreat' || side !== actor;

function claimsOf(ways: readonly Way[], side: number, reader: Reader, isStepTold: boolean): Claim[] {
  const mine = ways.map(({ probability, harms }) => ({
    probability,
    harms: harms.filter((harm) => harm.side === side && isTold(harm, reader)),
  }));
  const chanceOf = (kind: HarmKind): number => {
    const chance = sum(mine.filter(({ harms }) => harms.some((harm) => harm.kind === kind)));
    return isSame(chance, 1) ? 1 : chance; // what is certain is not “> 99 %”
  };
  const speak = speakerFor(
    mine.flatMap(({ harms }) => harms),
    side,
    reader,
  );
  const most = Math.max(...mine.map(({ harms }) => stepsIn(harms)));
  const claims: Claim[] = [];
  for (const kind of KINDS) {
    const probability = chanceOf(kind);
    if (probability === 0 || (kind === 'disorder' && claims.length > 0)) continue;
    // Who has but one step left loses it and is gone, which need not be said twice.
    if (kind === 'gone' && isSame(probability, chanceOf('loss'))) claims.pop();
    claims.push({ text: speak(kind, { isStepTold, isMore: most > 1 }), probability });
  }
  return claims;
}

const sum = (ways: readonly Pick<Way, 'probability'>[]): number =>
  ways.reduce((total, { probability }) => total + probability, 0);

const stepsIn = (harms: readonly Harm[]): number =>
  harms.reduce((total, { kind, count }) => total + (kind === 'loss' ? count : 0), 0);

const CLOSE = 1e-9;
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < CLOSE;

interface Manner {
  /** A step was spoken of already. */
  readonly isStepTold: boolean;
  /** There may be more than one. */
  readonly isMore: boolean;
}

/** Speaks of the one unit that may be harmed by its name, of several as their side. */
function speakerFor(
  harms: readonly Harm[],
  side: number,
  reader: Reader,
): (kind: HarmKind, manner: Manner) => string {
  const names = new Set(harms.map(({ who }) => who));
  const isYou = side === reader.you;
  const [name = ''] = names;
  const isOne = names.size === 1 && name !== '';
  const named = isOne && !isYou ? { subject: name, isMany: false } : reader.sideOf(side);
  const { subject, isMany } = isYou ? { subject: 'you', isMany: true } : named;
  return (kind, { isStepTold, isMore }) => {
    const step = isStepTold ? 'one' : 'a step';
    const words: Readonly<Record<HarmKind, string>> = {
      loss: `${isMany ? 'lose' : 'loses'} ${step}${isMore ? ' or more' : ''}`,
      gone: isOne && !isYou ? 'is eliminated' : `${isMany ? 'lose' : 'loses'} a unit`,
      retreat: isMany ? 'retreat' : 'retreats',
      disorder: `${isMany ? 'are' : 'is'} ${reader.disorder}`,
    };
    // It is units that are in disorder, not who leads them.
    if (kind === 'disorder' && isYou)
      return isOne ? `${name} is ${reader.disorder}` : `units of yours are ${reader.disorder}`;
    return `${subject} ${words[kind]}`;
  };
}
