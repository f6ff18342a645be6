import { CHANCE, type Engine, type Happening } from '@bocage/kernel';
import type { Report } from '@bocage/table';
import { sideName } from '../pending.ts';
import { bundled, isStory, tallied, told } from './telling.ts';

/** So long may a text be and still tell everything in order. */
const BREATH = 200;
/** So long may it be and still name everybody. */
const LONG_BREATH = 480;
/** So many answers of Chance are told where nothing else is. */
const FEW = 9;

/** What is told in brief of decisions that belong together; nothing where there is nothing to tell. */
export function gist(engine: Engine, viewer: number, reports: readonly Report[]): string {
  const isChance = reports.every(({ side }) => side === CHANCE);
  const text = [...decisions(engine, viewer, reports), eventsText(reports, isChance)].join(' ').trimEnd();
  if (text !== '') return text;
  return isChance ? chanceText(reports) : unseenText(engine, viewer, reports);
}

/** Whether there is as much to tell in order as can be told at once. */
export function isFullStory(engine: Engine, viewer: number, reports: readonly Report[]): boolean {
  return isStory(eventsOf(reports)) && gist(engine, viewer, reports).length > BREATH;
}

const eventsOf = (reports: readonly Report[]): Happening[] =>
  reports.flatMap((report) => bundled(report.events));

/** In order where that is short or matters; else by what it is, and what Chance did for itself cut short. */
function eventsText(reports: readonly Report[], isChance: boolean): string {
  const events = eventsOf(reports);
  const inOrder = told(events);
  if (inOrder.length <= BREATH || isStory(events)) return inOrder;
  const together = told(bundled(events));
  return isChance || together.length > LONG_BREATH ? tallied(events) : together;
}

/** What others decided, side by side, where what came of it does not tell. */
function decisions(engine: Engine, viewer: number, reports: readonly Report[]): string[] {
  const words = new Set(told(eventsOf(reports)).split(/[ ,.:;]+/));
  return engine.game.sides.words.flatMap((name, side) => {
    const untold = reports.filter((report) => report.side === side && !isTold(report, words));
    return side === viewer || untold.length === 0 ? [] : [`${name}: ${actionsText(untold)}.`];
  });
}

/** All that an action names is named by what happened; a mere `end` is not worth telling beside anything. */
function isTold({ answer, events }: Report, words: ReadonlySet<string>): boolean {
  if (answer === null || events.length > 0) return true;
  const named = answer.split(/[ +]/).slice(1);
  return words.size > 1 && named.every((word) => words.has(word));
}

/** The actions one after another: `rouse Ost441, Ost642, end`. */
function actionsText(reports: readonly Report[]): string {
  let before = '';
  const texts = reports.map(({ answer }) => {
    const text = answer ?? '';
    const [verb = '', ...words] = text.split(' ');
    const isSame = verb === before && words.length === 1;
    before = verb;
    return isSame ? words.join(' ') : text;
  });
  return texts.join(', ');
}

/** What Chance answered where nothing is told of what came of it. */
function chanceText(reports: readonly Report[]): string {
  const open = reports.filter(({ answer }) => answer !== null);
  if (open.length === 0) return 'chance has answered, unseen';
  if (open.length > FEW) return `chance has answered ${open.length} times`;
  return `chance: ${open.map(({ answer }) => answer).join(', ')}`;
}

function unseenText(engine: Engine, viewer: number, reports: readonly Report[]): string {
  const other = reports.find(({ side, answer }) => side !== viewer && side !== CHANCE && answer === null);
  return other === undefined ? '' : `${sideName(engine, other.side)} has decided, unseen`;
}
