import { announcement } from './airborne/announcement.ts';
import { airborneLanding } from './airborne/landing.ts';
import { recall } from './airborne/recall.ts';
import { amphibiousLanding, beachLanding } from './amphibious/landing.ts';
import { invasionPlacement } from './amphibious/placement.ts';
import { assault } from './assault/assault.ts';
import { harm } from './assault/results.ts';
import { retreat } from './assault/retreat.ts';
import { assaultSegment } from './assault/segment.ts';
import { bombardment } from './fire/alternate.ts';
import { firing } from './fire/firing.ts';
import { fireSegment } from './fire/segment.ts';
import { movement } from './movement/movement.ts';
import { crowding } from './movement/stacking.ts';
import { alliedSetUp } from './setup/allied.ts';
import { germanSetUp } from './setup/german.ts';
import { alliedTurn, germanTurn, main } from './turn.ts';

/** Every procedure of the game; the first is the whole of it. */
export const PROCEDURES = [
  main, germanSetUp, alliedSetUp, alliedTurn, germanTurn,
  announcement, recall, airborneLanding,
  invasionPlacement, amphibiousLanding, beachLanding,
  movement, crowding,
  fireSegment, firing, bombardment,
  assaultSegment, assault, harm, retreat,
]; // biome-ignore format: a list
