import { type Engine, Seat, seeded } from '@bocage/kernel';
import { actionText, readPosition, resume } from '@bocage/kernel/text';
import { omahaBeach } from '../../src/index.ts';
import { player } from '../../src/player/index.ts';
import { dataOf, fullSteps, type G, UNIT } from '../../src/queries.ts';

/** The moments an American is asked at, as the procedures under way. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  actions: ['turn.end', 'actionPhase.begin'],
  engineers: ['turn.actions', 'engineerPhase.begin'],
  arrivals: ['turn.event', 'amphibious.land'],
};
const tideOf = (turn: number): string => (turn < 7 ? 'low' : turn < 16 ? 'mid' : 'high');

/** `A/1/16 0612 reduced` is that unit in that hex, with all its steps unless told; any other line is left as it is. */
function lineOf(line: string): string {
  const [name = '', place = '', ...rest] = line.split(' ');
  const unit = UNIT.parse(name);
  if (unit === undefined) return line;
  const fields = rest.map((word) => (word === 'reduced' ? 'steps=1' : word));
  const at = place === '-' ? [] : [`at=${place}`];
  const steps = fields.some((field) => field.startsWith('steps=')) ? [] : [`steps=${fullSteps(unit)}`];
  return ['unit', name, ...at, `division=${dataOf(unit).division}`, ...steps, ...fields].join(' ');
}

/** A sketch is not asked whether play could lead there: only what it speaks of is anywhere. */
const SKETCHED = { ...omahaBeach, impossible: () => [] };

/** A position of the game: `actions 5` is the action phase of turn 5; only what the lines say is there. */
export function engineAt(words: string, lines: readonly string[]): Engine {
  const [, name = '', turn = '2'] = /^(.*?)(?: (\d+))?$/.exec(words) ?? [];
  const frames = ['game.next', ...(MOMENTS[name] ?? name.split(' > '))];
  const text = [
    'bocage-position 1',
    `game omaha-beach ${omahaBeach.version}`,
    'scenario first-waves',
    `turn ${turn}`,
    'lastTurn 16',
    'westPlayed yes',
    `tide ${tideOf(Number(turn))}`,
    'wnLeft 9',
    'mobileLeft 20',
    'buildingLeft 8',
    ...lines.map(lineOf),
    ...frames.map((frame) => `> ${frame}`),
  ].join('\n');
  return resume(readPosition(SKETCHED, text)).engine;
}

/** The state of such a position. */
export const stateAt = (words: string, ...lines: string[]): G => engineAt(words, lines).g as G;

/** What the scripted American does, in words. */
export function answer(words: string, ...lines: string[]): string {
  const engine = engineAt(words, lines);
  const action = player(0).choose(new Seat(engine, 0), seeded(1));
  return actionText(engine.offer, action);
}
