import { type EventArgs, type EventType, int } from '@bocage/kernel';
import { ARTILLERY, CARD, DIVISION, GERMAN, HERO, SECTOR, UNIT } from './data.ts';
import { BOX, PLACE, POSITION, POST, TIDE } from './map.ts';

const event = <A extends EventArgs>(
  name: string,
  rule: string,
  say: string,
  args: A,
  more: Pick<EventType<A>, 'reveals' | 'seenBy'> = {},
): EventType<A> => ({ name, rule, say, args, ...more });

export const drawn = event('drawn', 'AMP-01', '{card} is drawn.', { card: CARD }, { reveals: true });
export const tide = event('tide', 'EOT-10', 'The tide is {tide}.', { tide: TIDE });
export const drifted = event('drifted', 'AMP-08', '{unit} drifts to {box}.', { unit: UNIT, box: BOX });
export const delayed = event('delayed', 'AMP-09', '{unit} is delayed to turn {turn}.', {
  unit: UNIT,
  turn: int(1, 40),
});
export const mined = event('mined', 'MIN-03', '{unit} strikes a mine.', { unit: UNIT });
export const landed = event('landed', 'LND-01', '{unit} lands in {hex}.', { unit: UNIT, hex: PLACE });
export const transferred = event('transferred', 'LND-02', '{unit} comes under the {division} Division.', {
  unit: UNIT,
  division: DIVISION,
});
export const arrived = event('arrived', 'BOX-01', '{unit} waits off {box}.', { unit: UNIT, box: BOX });
export const drowned = event('drowned', 'EOT-10', '{unit} drowns in the tide.', { unit: UNIT });
export const reinforced = event('reinforced', 'REI-06', 'German reserves come to {position}.', {
  position: POSITION,
});
export const deepened = event('deepened', 'DEP-03', 'The defense of {post} gains depth.', { post: POST });
export const revealed = event(
  'revealed',
  'RES-01',
  '{post}: {german}.',
  { post: POST, german: GERMAN },
  { reveals: true },
);
export const bolstered = event('bolstered', 'EVT-02', '{hero} leads {unit}.', { hero: HERO, unit: UNIT });
/** The system says why: the colour, the dot, and the priority that chose this unit. */
export const fired = event('fired', 'FIR-12', '{position} fires on {unit} in {hex}.', {
  position: POSITION,
  unit: UNIT,
  hex: PLACE,
  /** 0 the dot alone decided, 1 the distance, 2 the steps, 3 the player. */
  by: int(0, 3),
});
export const silent = event('silent', 'FIR-03', '{position} does not fire.', { position: POSITION });
export const shelled = event('shelled', 'ART-03', 'Guns of the {sector} sector hit {unit}.', {
  sector: SECTOR,
  unit: UNIT,
});
export const silenced = event('silenced', 'ART-06', '{artillery} has no eyes left.', {
  artillery: ARTILLERY,
});
export const cleared = event('cleared', 'ENG-02', 'Engineers clear {hex}.', { hex: PLACE });
export const lost = event('lost', 'FIR-13', '{unit} loses a step.', { unit: UNIT });
export const eliminated = event('eliminated', 'FIR-13', '{unit} is out of play.', { unit: UNIT });
export const disrupted = event('disrupted', 'FIR-27', '{unit} is disrupted.', { unit: UNIT });
export const shaken = event('shaken', 'RES-28', 'The Germans in {post} are disrupted.', { post: POST });
export const moved = event('moved', 'MOV-04', '{unit} goes to {hex}.', { unit: UNIT, hex: PLACE });
export const climbed = event('climbed', 'MOV-14', '{unit} climbs to {hex}.', { unit: UNIT, hex: PLACE });
export const rallied = event('rallied', 'MOV-19', '{unit} is steady again.', { unit: UNIT });
export const attacked = event('attacked', 'RES-02', '{post} is attacked: {us} against {german}.', {
  post: POST,
  us: int(0, 99),
  german: int(0, 99),
  weapons: int(0, 1),
});
export const defeated = event('defeated', 'RES-29', 'The Germans in {post} are defeated.', { post: POST });
export const thinned = event('thinned', 'RES-31', 'The depth of {post} is gone.', { post: POST });
export const barraged = event('barraged', 'BAR-07', '{post} is shelled.', { post: POST });
export const finished = event('finished', 'EOT-09', 'It ends with {points} points.', {
  points: int(-99, 199),
});
export const catastrophe = event('catastrophe', 'EOT-08', 'The {division} Division is broken.', {
  division: DIVISION,
});

export const EVENTS = [
  drawn, tide, drifted, delayed, mined, landed, transferred, arrived, drowned, reinforced, deepened, revealed, bolstered, fired,
  silent, shelled, silenced, cleared, lost, eliminated, disrupted, shaken, moved, climbed, rallied, attacked, defeated,
  thinned, barraged, finished, catastrophe,
] as unknown as readonly EventType[]; // biome-ignore format: a list
