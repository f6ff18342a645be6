import type { MapData } from '@bocage/atlas';
import { type Host, type LogEntry, type Scene, standIn } from '@bocage/host';
import { mapOf } from '../../app/own.ts';
import { Play } from '../../play/game.ts';
import { marksOf } from '../../play/log.ts';
import { connect } from '../../table/client.ts';
import { playWords } from '../../words/en/play.ts';
import { words } from '../words.ts';

export interface Replay {
  readonly host: Host;
  readonly play: Play;
  readonly map: MapData;
  /** What is hidden may be shown: nobody plays it any more. */
  readonly isOpen: boolean;
  /** Somebody at this screen may go on with it. */
  readonly isUnderWay: boolean;
}

/** Several people play it at this screen and hide something from each other: one of them looks back. */
export interface Sharers {
  readonly sides: readonly { readonly side: number; readonly name: string }[];
}

/** Takes a game off the shelf to look at it: the whole log, and the map before the first decision. */
export async function load(save: string, signal: AbortSignal, eyes?: number): Promise<Replay | Sharers> {
  const host = connect();
  const { facts, scene: left } = await host.open(save, eyes);
  const map = await mapOf(facts.id);
  signal.throwIfAborted();
  if (map === undefined) throw new Error(words().noMap);
  const end = left.ply === left.length ? left : await host.goTo(left.length);
  signal.throwIfAborted();
  if (end.isSecret && eyes === undefined)
    return {
      sides: facts.sides.flatMap((name, side) => (end.seats[side] === 'human' ? [{ side, name }] : [])),
    };
  const log = await host.log();
  signal.throwIfAborted();
  const first = unasked(await host.goTo(0));
  const reader = standIn(host, {
    goTo: async (ply) => unasked(await host.goTo(ply)),
    lookAs: async (onlooker) => unasked(await host.lookAs(onlooker)),
    log: () => wholeLog(host, play.state.scene),
  });
  const play: Play = new Play(reader, { facts, scene: first }, log, {
    words: playWords,
    speed: () => 0,
    confirmDice: () => true,
    stepThrough: () => false,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    now: () => performance.now(),
  });
  play.dispatch({ type: 'marks', marks: marksOf(log, end, []) });
  play.pace.set('paused');
  const hasPlayers = end.seats.some((seat) => seat !== 'record');
  return {
    host: reader,
    play,
    map,
    isOpen: end.isOpen,
    isUnderWay: end.outcome === null && hasPlayers,
  };
}

/** Nobody is asked while one only looks. */
const unasked = (scene: Scene): Scene => ({ ...scene, prompt: null });

/** The log to the end of the game, which a host tells only up to the moment shown. */
async function wholeLog(host: Host, { ply, length }: Scene): Promise<readonly LogEntry[]> {
  if (ply === length) return host.log();
  await host.goTo(length);
  const log = await host.log();
  await host.goTo(ply);
  return log;
}

/** Leaves a game as it was found: at its end. */
export const putBack = async ({ host, play }: Replay): Promise<void> => {
  const { ply, length } = play.state.scene;
  if (ply < length) await host.goTo(length);
};
