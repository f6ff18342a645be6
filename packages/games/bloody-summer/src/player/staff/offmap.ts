import { act, type Script } from '@bocage/kernel/players';
import { GERMAN } from '../../queries.ts';
import type { Mind } from '../mind.ts';
import { lead } from './marches.ts';
import { redeploy } from './redeployment.ts';

/** 4.1.2: moves between boxes, of all Germans or of those whom an Allied headquarters leads. */
export const move =
  (mind: Mind): Script =>
  (scene) =>
    (mind.side === GERMAN ? redeploy(mind, scene) : lead(mind, scene)) ?? act('end');

/** 4.1.2-j: at once: Partisans stay until they are beaten, and hinder everybody who comes after. */
export const resistance: Script = () => act('rise');
