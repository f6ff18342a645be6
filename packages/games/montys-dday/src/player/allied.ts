import { act, numbers, type Script, type Scripts } from '@bocage/kernel/players';
import { aim, announce, assign, land, order, recall, target } from './airborne.ts';
import { alliedPlan } from './allied-moves.ts';
import { storming } from './assault.ts';
import { alliedSetUp, placement } from './boats.ts';
import { gunnery } from './fire.ts';
import { germansAhead, swimOrRow, wreck } from './landings.ts';
import { March } from './march.ts';
import type { Mind } from './style.ts';

const beach: Script = (scene) => {
  const [first] = numbers(scene, 'beach');
  return first === undefined ? undefined : act('beach', first);
};

/** What the Allied player does, step by step. */
export const alliedScripts = (mind: Mind): Scripts => ({
  'alliedSetUp.load': alliedSetUp,
  'announcement.name': announce,
  'invasionPlacement.place': placement(mind),
  'recall.choose': recall,
  'airborneLanding.assign': assign,
  'airborneLanding.aim': aim,
  'airborneLanding.target': target,
  'airborneLanding.order': order,
  'airborneLanding.land': land,
  'amphibiousLanding.order': beach,
  'beachLanding.wreck': wreck(mind),
  'beachLanding.germansAhead': germansAhead(mind),
  'beachLanding.swimOrRow': swimOrRow(mind),
  'movement.moves': new March(mind, (g) => alliedPlan(mind, g)).script,
  ...gunnery(mind),
  ...storming(mind),
});
