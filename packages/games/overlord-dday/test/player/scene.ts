import { Seat, seeded } from '@bocage/kernel';
import { actionText, readPosition, resume } from '@bocage/kernel/text';
import { overlordDday } from '../../src/index.ts';
import { player } from '../../src/player/index.ts';
import { dataOf, UNIT } from '../../src/queries.ts';

/** The moments a player is asked at, each with the procedures under way. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  'naval fire': ['game.nextPhase', 'landingPhase.beachLanding', 'navalFire.fire'],
  landing: ['game.nextPhase', 'landingPhase.alliedAction', 'beachLanding.land'],
  'allied combat': ['game.nextPhase', 'landingPhase.resistance', 'action.designate side=allied'],
  'allied movement': ['game.nextPhase', 'landingPhase.resistance', 'action.move side=allied'],
  'german combat': ['game.nextPhase', 'landingPhase.recovery', 'action.designate side=german'],
  gliders: ['game.over', 'endStage.glide'],
  'allied bridges': ['game.over', 'endStage.alliedBridges'],
};

/** `1/16 N2932 landed=Omaha`: a unit with all its steps unless told otherwise, a place, and fields; else a line as it is. */
function lineOf(line: string): string {
  const [name = '', place = '', ...fields] = line.split(' ');
  const unit = UNIT.parse(name);
  if (unit === undefined) return line;
  const steps = fields.some((field) => field.startsWith('steps=')) ? [] : [`steps=${dataOf(unit).steps}`];
  return ['unit', name, `at=${place}`, ...steps, ...fields].join(' ');
}

/** Scenes are sketches, to which play need not lead. */
const SKETCHED = { ...overlordDday, impossible: () => [] };

/** What the scripted player does in a phase at a moment, in words; nothing else is on the map than the lines say. */
export function answer(phase: number, moment: string, ...lines: string[]): string {
  const frames = MOMENTS[moment] ?? [];
  const text = [
    'bocage-position 1',
    `game overlord-dday ${overlordDday.version}`,
    'scenario dday',
    `phase ${phase}`,
    ...lines.map(lineOf),
    ...frames.map((frame) => `> ${frame}`),
  ].join('\n');
  const { engine } = resume(readPosition(SKETCHED, text));
  const action = player(engine.side).choose(new Seat(engine, engine.side), seeded(1));
  return actionText(engine.offer, action);
}
