import { act, numbers, type Script } from '@bocage/kernel/players';
import { aim, announce, assign, land, order, recall, target } from './airborne.ts';
import { alliedPlan } from './allied-moves.ts';
import { storming } from './assault.ts';
import { gunnery } from './fire.ts';
import { alliedSetUp, germansAhead, placement, swimOrRow, wreck } from './landings.ts';
import { March } from './march.ts';

const beach: Script = (scene) => {
  const [first] = numbers(scene, 'beach');
  return first === undefined ? undefined : act('beach', first);
};

/** What the Allied player does, step by step. */
export const alliedScripts = (): Readonly<Record<string, Script>> => ({
  'alliedSetUp.load': alliedSetUp,
  'announcement.name': announce,
  'invasionPlacement.place': placement,
  'recall.choose': recall,
  'airborneLanding.assign': assign,
  'airborneLanding.aim': aim,
  'airborneLanding.target': target,
  'airborneLanding.order': order,
  'airborneLanding.land': land,
  'amphibiousLanding.order': beach,
  'beachLanding.wreck': wreck,
  'beachLanding.germansAhead': germansAhead,
  'beachLanding.swimOrRow': swimOrRow,
  'movement.moves': new March(alliedPlan).script,
  ...gunnery(),
  ...storming(),
});
