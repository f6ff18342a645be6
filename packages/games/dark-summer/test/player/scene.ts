import { type Engine, type Player, Seat, seeded } from '@bocage/kernel';
import { type Style, scriptedPlayer } from '@bocage/kernel/players';
import { actionText, readPosition, resume } from '@bocage/kernel/text';
import { darkSummer } from '../../src/index.ts';
import { doctrine, player } from '../../src/player/index.ts';
import { dataOf, UNIT } from '../../src/queries.ts';

/** The moments a player is asked at: the Round, who is active, and the procedures under way. */
const MOMENTS: Readonly<Record<string, readonly [round: string, active: string, ...frames: string[]]>> = {
  'us moves': ['move', 'us', 'movement.begin'],
  'british move': ['move', 'british', 'movement.begin'],
  'germans move': ['move', 'german', 'movement.begin'],
  'us fights': ['combat', 'us', 'fighting.declare'],
  'british fight': ['combat', 'british', 'fighting.declare'],
  'germans fight': ['combat', 'german', 'fighting.declare'],
  'us arrives': ['move', 'us', 'actionRound.move chit=us play=move', 'arrivals.gather'],
  'us loses': ['combat', 'us', 'fighting.begin', 'combat.attackerLosses hex=3306', 'losses.choose side=allied hex=3306 steps=1 attacking=yes'],
  'us supports': ['combat', 'us', 'fighting.begin', 'combat.odds hex=3306', 'support.attacker hex=3306'],
  'a us chit': ['between', '-', 'actionPhase.react', 'actionRound.play chit=us'],
  'a german chit': ['between', '-', 'actionPhase.draw', 'actionRound.play chit=german'],
  'the reaction window': ['between', '-', 'actionPhase.react'],
}; // biome-ignore format: a table

/** Omaha and Gold are open, Caen and all else is German; a strongpoint in the far north-east keeps the game going. */
const USUAL = [
  'beach 3303 status=open',
  'beach 4003 status=open',
  'SPCherbourg4 5400 factor=1',
  'cup us=2 german=2',
  'skies sun=2 cloud=2 showers=3 rain=1 storm=1',
  'strongpointFactors 1=2 2=2 3=2',
  'ostFactors 1=2 2=2',
];

/** `16/1 3304 reduced` is that unit in that hex, with all its steps unless told; any other line is left as it is. */
function lineOf(line: string): string {
  const [name = '', place = '', ...rest] = line.split(' ');
  const unit = UNIT.parse(name);
  if (unit === undefined) return line;
  const fields = rest.map((word) => (word === 'reduced' ? 'steps=1' : word));
  const steps = fields.some((field) => field.startsWith('steps=')) ? [] : [`steps=${dataOf(unit).steps}`];
  return ['unit', name, `at=${place}`, ...steps, ...fields].join(' ');
}

/** `pool 3=6` puts other factors in the pool of strongpoints. */
function usualBut(lines: readonly string[]): string[] {
  const pool = lines.find((line) => line.startsWith('pool '));
  const usual = USUAL.map((line) =>
    pool !== undefined && line.startsWith('strongpointFactors')
      ? pool.replace('pool', 'strongpointFactors')
      : line,
  );
  return [...usual, ...lines.filter((line) => line !== pool)].map(lineOf);
}

/** A position: `us fights 3 sun` is a US Combat Round of turn 3 in the sun; nothing else is on the map than the lines say. */
export function position(words: string, ...lines: string[]): Engine {
  const [, name = '', turn = '2', weather = 'showers'] =
    /^(.*?)(?: (\d+))?(?: (sun|cloud|showers|rain|storm))?$/.exec(words) ?? [];
  const [round, active, ...frames] = MOMENTS[name] ?? ['between', '-'];
  const outer = ['game.next', 'turn.attrition', ...frames];
  const text = [
    'bocage-position 1',
    `game dark-summer ${darkSummer.version}`,
    'scenario campaign',
    `turn ${turn}`,
    `weather ${weather}`,
    `round ${round}`,
    `active ${active}`,
    ...usualBut(lines),
    ...outer.map((frame) => `> ${frame}`),
  ].join('\n');
  return resume(readPosition(darkSummer, text)).engine as Engine;
}

const decided = (engine: Engine, player: Player): string =>
  actionText(engine.offer, player.choose(new Seat(engine, engine.side), seeded(1)));

/** What the scripted player does there, in words. */
export function answer(words: string, ...lines: string[]): string {
  const engine = position(words, ...lines);
  return decided(engine, player(engine.side));
}

/** The same for who weighs some things otherwise than in the first script, at either pace. */
export function answerIn(style: Style, words: string, ...lines: string[]): string {
  const engine = position(words, ...lines);
  const { side } = engine;
  const [careful, quick] = (['careful', 'quick'] as const).map((pace) =>
    decided(
      engine,
      scriptedPlayer(pace, doctrine.scripts(side, { ...doctrine.first(side), ...style }, pace)),
    ),
  );
  if (careful !== quick) throw new Error(`the careful player: ${careful}; the quick one: ${quick}`);
  return careful as string;
}
