import type { Conditions } from '@bocage/kernel';
import type { CASES } from '../cases.ts';

export const OFFMAP = {
  // Between the maps.
  notInEntryBox: ['1.1.2.1-a', 'it is in no box from which one comes onto the map'],
  notEntryHex: ['1.1.2.1-a', 'that is no entry hex of its box'],
  enemyInEntry: ['1.1.2.1-a', 'enemies are in that entry hex'],
  notOnExit: ['1.1.2.1-b', 'it is on no exit hex'],
  crossedAlready: ['1.1.2.1-e', 'it has gone from one map to the other in this phase'],
  noReturnBox: ['5.4-c', 'the Germans have no open depot in that box'],
  // Who moves.
  notInBox: ['4.1.2-h', 'it is in no box'],
  isolatedOffMap: ['7.4-e', 'it is out of supply'],
  boxesSpent: ['1.1.2.2-a', 'it has gone as many boxes as it may'],
  // Where to.
  noLink: ['1.1.2.2-b', 'no line leads there'],
  notOwnBox: ['6.12-d', 'it can leave the confusion only for a box of its own camp'],
  notGerman: ['0.1.2-k', 'only Germans enter a Festung'],
  noFestung: ['0.1.2-k', 'that Festung is no more'],
  festungFull: ['0.1.2-m', 'there is no room for it in the Festung'],
  noConfusionThere: ['6.12-d', 'no two units there can leave a confusion together'],
  // Under an Allied headquarters.
  notHqInBox: ['4.1.2-g', 'it is no headquarters in a box'],
  hqHasLed: ['4.1.2-g', 'it has moved its division in this phase'],
  hqFinished: ['5.2-a', 'it is Finished'],
  hqWithoutMarker: ['5.2-a', 'it has no Offensive marker'],
  otherHq: ['4.1.2-g', 'a headquarters moves with its own units'],
  beyondNextBox: ['5.1-f', 'it is neither in the box of the headquarters nor in one next to it'],
  onlyItsOwnBox: ['5.1-g', 'a headquarters in confusion controls only what is with it'],
  oneDivisionOnly: ['4.1.2-g', 'the headquarters has begun to move another division'],
  underOtherHq: ['5.1-d', 'it is under another headquarters in this turn'],
  tooManyDivisions: ['5.1-a', 'the headquarters has five divisions already'],
  tooManyIndependents: ['5.1-a', 'the headquarters has three independent units already'],
  notControlled: ['5.1-b', 'no headquarters controls it'],
  // Overruns.
  nobodyInBox: ['4.3-c', 'no enemies are in that box'],
  notSpearhead: ['4.3-a', 'another unit leads the armour of its division'],
  // Combat.
  noEnemyInBox: ['6.12-a', 'no enemies are in that box'],
  nobodyFightsThere: ['6.12-b', 'nobody in that box can attack'],
  boxFought: ['6.1-b', 'that box has been fought for in this phase'],
  farFromBox: ['5.1-f', 'the headquarters is neither in that box nor in the next'],
  controlsNobody: ['1.1.3-d', 'the headquarters controls nobody there'],
  germansOutside: ['6.13-a', 'Germans are in the box around the Festung'],
  notForGermans: ['6.13-a', 'only the Allies attack a Festung'],
  assailedAlready: ['6.1-b', 'that Festung has been attacked in this phase'],
  notBesieging: ['6.13-a', 'it is not in the box around the Festung'],
  noneMustered: ['6.13-a', 'at least one unit attacks'],
} as const satisfies Conditions<keyof typeof CASES>;
