import { among, call, done, drawFrom, lawful, NONE, where } from '@bocage/kernel';
import { ALLIED, BRITISH_COMBAT, BRITISH_MOVE, CHIT, GERMAN, GERMAN_CHIT, GERMANS, sideOfArmy, US_CHIT } from '../data.ts'; // biome-ignore format: a list
import { mixed } from '../events.ts';
import { COMBAT, COMBINED, type G, MOVE, no, TRACK, WAVE_1, WAVE_2 } from '../state.ts';
import { AS_COMBINED_MOVE, AS_OFFENSIVE, allotment, armyOfChit, isCombined, isMoveSide, MIX, mixesIn, mixOf, PLAY, trackOf, whyNotPlay } from './chits.ts'; // biome-ignore format: a list
import { arrivals } from './entry.ts';
import { fighting } from './fighting.ts';
import { testIsolation } from './isolation.ts';
import { movement } from './movement.ts';
import { reactionRound } from './reaction.ts';
import { beginRound, endRound } from './round.ts';
import { ask, choice, procedure, roll, unless, verb } from './units.ts';
import { firstWave, secondWave } from './waves.ts';

const WAVE_CHITS: readonly number[] = [TRACK.of('wave1'), TRACK.of('wave2')];

/** 9.2: the chit lies on the track with the side, and the marker, that its owner has chosen. */
function playChit(g: G, chit: number, play: number): void {
  const army = armyOfChit(chit);
  const isMove = isMoveSide(play);
  const { moves, combats, combatRounds, combined } = g.army;
  (isMove ? moves : combats).set(army, (isMove ? moves : combats).get(army) + 1);
  g.prepared = play === AS_OFFENSIVE ? 1 : 0;
  if (isCombined(play)) combined.set(army, 1);
  else if (!isMove) combatRounds.set(army, combatRounds.get(army) + 1);
  beginRound(g, isCombined(play) ? COMBINED : isMove ? MOVE : COMBAT, army, trackOf(army, play));
}

/** 9.3.1, 9.3.2, 9.3.3: the Round of a chit from the cup, or of the Initiative chit. */
export const actionRound = procedure(
  'actionRound',
  { chit: CHIT, play: PLAY },
  {
    play: choice(
      '9.2-h',
      'Choose how the chit is played',
      (_g, c) => sideOfArmy(armyOfChit(c.chit)),
      'play',
      (g, c) => lawful(PLAY, undefined, whyNotPlay, g, c.chit),
      (g, c, play) => {
        c.play = play;
        playChit(g, c.chit, play);
        return 'start';
      },
    ),
    start(g, c) {
      if (g.active === GERMANS) testIsolation(g);
      if (g.round === MOVE || c.play === AS_COMBINED_MOVE) return call(arrivals, {}, 'move');
      return g.round === COMBINED ? 'move' : 'fight';
    },
    move: (g) => call(movement, {}, g.round === COMBINED ? 'fight' : 'finish'),
    fight: () => call(fighting, {}, 'finish'),
    finish(g) {
      endRound(g);
      return done;
    },
  },
);

const isInHand = (g: G, chit: number): boolean => chit !== GERMAN_CHIT && g.cup.get(chit) > 0;

/** 9.1 to 9.4: the cup is filled, and Round follows Round until it is empty. */
export const actionPhase = procedure(
  'actionPhase',
  {},
  {
    begin(g) {
      const { us, german, reaction } = allotment(g.weather);
      g.cup.set(US_CHIT, us);
      g.cup.set(GERMAN_CHIT, german);
      g.reactions = reaction;
      return 'mix';
    },
    mix: choice(
      '9.1-d',
      'Choose how many of the British chits are Move and how many Combat',
      () => ALLIED,
      'mix',
      (g) => among(MIX, mixesIn(g.weather), no('otherMix')),
      (g, _c, mix) => {
        const { move, combat } = mixOf(mix);
        g.cup.set(BRITISH_MOVE, move);
        g.cup.set(BRITISH_COMBAT, combat);
        g.emit(mixed, { move, combat });
        return g.turn === 1 ? 'firstWave' : 'initiative';
      },
    ),
    // 9.4: the fixed opening of turn 1, with two Reaction chits beside those of the weather.
    firstWave(g) {
      beginRound(g, WAVE_1, NONE, WAVE_CHITS[0] as number);
      return call(firstWave, {}, 'firstReaction');
    },
    firstReaction(g) {
      endRound(g);
      return call(reactionRound, {}, 'secondWave');
    },
    secondWave(g) {
      beginRound(g, WAVE_2, NONE, WAVE_CHITS[1] as number);
      return call(secondWave, {}, 'secondReaction');
    },
    secondReaction(g) {
      endRound(g);
      return call(reactionRound, {}, 'draw');
    },
    initiative: choice(
      '9.1-b',
      'Choose your Initiative chit',
      () => ALLIED,
      'initiative',
      (g) => where(CHIT, (chit) => (isInHand(g, chit) ? null : no('noSuchChit'))),
      (g, _c, chit) => {
        g.cup.take(chit);
        return call(actionRound, { chit }, 'react');
      },
    ),
    draw: (g) => (g.cup.total === 0 ? 'close' : 'chit'),
    chit: roll(
      '9.2-c',
      (g) => drawFrom(g.cup),
      (g) => [g.cup.total],
      (g, _c, chit) => {
        g.cup.take(chit);
        return call(actionRound, { chit }, chit === GERMAN_CHIT ? 'draw' : 'react');
      },
    ),
    react: ask(
      '9.2-d',
      'Play a Reaction chit, or let the next chit be drawn',
      () => GERMAN,

      unless(
        (g) => (g.reactions === 0 ? no('noReactionChit') : null),
        verb('react', (g) => {
          g.reactions -= 1;
          return call(reactionRound, {}, 'draw');
        }),
      ),
      verb('pass', () => 'draw'),
    ),
    // 9.3.4: what was not used is lost.
    close(g) {
      g.reactions = 0;
      return done;
    },
  },
);
