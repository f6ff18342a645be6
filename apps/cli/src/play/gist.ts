import { CHANCE } from '@bocage/kernel';
import type { Report } from '@bocage/table';
import { many } from '../table.ts';
import type { Voice } from '../voice.ts';
import { bundled, isStory, type Said, said, tallied, told } from './telling.ts';

/** So long may a text be and still tell everything in order. */
const BREATH = 200;
/** So long may it be and still name everybody. */
const LONG_BREATH = 480;
/** So many answers of Chance are told where nothing else is. */
const FEW = 9;

/** What is told in brief of decisions that belong together; nothing where there is nothing to tell. */
export function gist(voice: Voice, viewer: number, reports: readonly Report[]): string {
  const isChance = reports.every(({ side }) => side === CHANCE);
  const text = [...decisions(voice, viewer, reports), eventsText(voice, reports, isChance)]
    .join(' ')
    .trimEnd();
  if (text !== '') return text;
  return isChance ? chanceText(voice, reports) : unseenText(voice, viewer, reports);
}

/** Whether there is as much to tell in order as can be told at once. */
export function isFullStory(voice: Voice, viewer: number, reports: readonly Report[]): boolean {
  return isStory(eventsOf(voice, reports)) && gist(voice, viewer, reports).length > BREATH;
}

const eventsOf = (voice: Voice, reports: readonly Report[]): Said[] =>
  reports.flatMap(({ events }) => bundled(events.map((event) => said(event, voice))));

/** In order where that is short or matters; else by what it is, and what Chance did for itself cut short. */
function eventsText(voice: Voice, reports: readonly Report[], isChance: boolean): string {
  const events = eventsOf(voice, reports);
  const inOrder = told(events);
  if (inOrder.length <= BREATH || isStory(events)) return inOrder;
  const together = told(bundled(events));
  return isChance || together.length > LONG_BREATH ? tallied(events) : together;
}

/** What others decided, side by side, where what came of it does not tell. */
function decisions(voice: Voice, viewer: number, reports: readonly Report[]): string[] {
  const { game } = voice;
  const words = new Set(told(eventsOf(voice, reports)).split(/[ ,.:;]+/));
  return game.sides.words.flatMap((_, side) => {
    const untold = reports.filter((report) => report.side === side && !isTold(voice, report, words));
    return side === viewer || untold.length === 0
      ? []
      : [`${voice.side(side).subject}: ${actionsText(voice, untold)}.`];
  });
}

/**
 * All that an action names, or of several things those with a name of their own, is named by what happened; a mere
 * `end` is not worth telling beside anything.
 */
function isTold(voice: Voice, { answer, events }: Report, words: ReadonlySet<string>): boolean {
  if (answer === null || events.length > 0) return true;
  const named = answer.split(/[ +]/).slice(1);
  const known = named.filter((word) => voice.rows.has(word));
  return words.size > 1 && (known.length > 0 ? known : named).every((word) => words.has(word));
}

/** The actions one after another: `rouse Ost441, Ost642, end`; one without particulars in the words of the game. */
function actionsText(voice: Voice, reports: readonly Report[]): string {
  let before = '';
  const texts = reports.map(({ step, answer }) => {
    const text = answer ?? '';
    const [verb = '', ...words] = text.split(' ');
    const isSame = verb === before && words.length === 1;
    before = verb;
    if (words.length === 0) return voice.label(step, verb);
    return isSame ? words.join(' ') : text;
  });
  return texts.join(', ');
}

/** What Chance answered where nothing is told of what came of it. */
function chanceText(voice: Voice, reports: readonly Report[]): string {
  const open = reports.filter(({ answer }) => answer !== null);
  if (open.length === 0) return unseenDraws(reports.length);
  if (open.length > FEW) return `${many(open.length, 'answer')} of Chance.`;
  return `${open.map((report) => voice.answer(report)).join(', ')}.`;
}

/** Something was drawn or thrown that the viewer may not know. */
export const unseenDraws = (count: number): string =>
  count === 1 ? 'What came up is hidden from you.' : `What came up, ${count} times, is hidden from you.`;

function unseenText(voice: Voice, viewer: number, reports: readonly Report[]): string {
  const other = reports.find(({ side, answer }) => side !== viewer && side !== CHANCE && answer === null);
  return other === undefined ? '' : unseenChoice(voice, other.side);
}

/** Somebody decided what the viewer may not know. */
export const unseenChoice = (voice: Voice, side: number): string =>
  `${voice.does(side, 'has', 'have')} decided something that is hidden from you.`;
