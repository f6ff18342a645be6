import { local, type Script } from '@bocage/kernel/players';
import type { UnitId } from '../../queries.ts';
import type { Mind } from '../mind.ts';
import { comeBack, recall, rest, restore, rouse } from './administration.ts';
import { assign } from './air.ts';
import { fightBoxes, storm } from './boxes.ts';
import { bombard, raid } from './dday/bombardment.ts';
import { freeCombat } from './dday/combats.ts';
import { dropFight, dropMove, gliders } from './dday/drops.ts';
import { assault, comeAshore, commando, fire, goOn, land, station } from './dday/waves.ts';
import { choose } from './marches.ts';
import { carry, store } from './markers.ts';
import { move, resistance } from './offmap.ts';
import { place, support } from './setup.ts';
import { lift } from './supply.ts';
import { quarter, transfer } from './transfers.ts';

export { offMapPromise } from './boxes.ts';

/** What a player does at his desk, off the map and on 6 June, step by step; all sides by the same scripts. */
export const staffScripts = (mind: Mind): Readonly<Record<string, Script>> => ({
  'setUpPhase.place': place,
  'setUpPhase.support': support,
  'airPhase.assign': assign(mind),
  'airlift.lift': lift,
  'resources.store': store(mind),
  'carrying.carry': carry(mind),
  'recovery.restore': restore,
  'recovery.comeBack': comeBack,
  'recovery.rouse': rouse,
  'recovery.rest': rest,
  'recovery.recall': recall(mind),
  'transfers.quarter': quarter,
  'transfers.choose': transfer(mind),
  'offMapMovement.choose': choose(mind),
  'boxMoves.moves': move(mind),
  'departing.resistance': resistance,
  'activation.boxes': fightBoxes((scene) => local(scene, 'activation', 'hq') as UnitId),
  'festungCombat.muster': storm,
  'dropFights.choose': dropFight,
  'dropMoves.choose': dropMove,
  'freeCombats.choose': freeCombat,
  'openingBombardment.choose': bombard,
  'openingBombardment.raid': raid,
  'offshore.place': station,
  'offshore.come': comeAshore,
  'landing.choose': land,
  'commandos.choose': commando,
  'landingAttacks.goOn': goOn,
  'landingAttacks.choose': assault,
  'batteryFire.choose': fire,
  'evening.gliders': gliders,
});
