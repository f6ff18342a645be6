import { afternoon } from './afternoon.ts';
import { landingAttacks } from './attacks.ts';
import { batteryFire } from './batteries.ts';
import { openingBombardment } from './bombardment.ts';
import { freeCombats } from './combats.ts';
import { dday } from './dday.ts';
import { dropFights, dropMoves, drops } from './drops.ts';
import { evening } from './evening.ts';
import { landing } from './landing.ts';
import { morning } from './morning.ts';
import { night } from './night.ts';
import { offshore } from './offshore.ts';
import { reaction } from './reaction.ts';
import { commandos, rangers } from './sorties.ts';
import { swimming } from './swimming.ts';
import { wave } from './waves.ts';

/** The procedures of turn 0, and the fire of coastal batteries. */
export const DDAY_PROCEDURES = [
  dday, night, drops, dropFights, dropMoves, freeCombats, morning, openingBombardment, wave, swimming, offshore, rangers, landing, commandos,
  batteryFire, landingAttacks, reaction, afternoon, evening,
] as const; // biome-ignore format: a list
