import { event, type Names, names } from '@bocage/kernel';
import { BASE, BASES, COLOUR, EXIT, SYMBOL, UNIT } from '../data.ts';
import { PLACE, POSITION, POST } from '../map.ts';
import { counted, HALF, POINTS, told } from '../phrases.ts';

/** Why the system chose this unit or this place in an action of turns 17 to 32. */
export const ACTED_BY: Names = names('acted-by', [
  'only',
  'distance',
  'symbol',
  'strength',
  'steps',
  'kind',
  'sector',
  'points',
  'number',
  'player',
]);

export const reoccupied = event(
  'reoccupied',
  'GAC-06',
  '{post} ({colour}): by the R of the card a garrison that was lost is back.',
  { post: POST, colour: COLOUR },
);
export const resupplied = event(
  'resupplied',
  'GAC-08',
  '{position} ({colour}) draws depth by the R of the card: Americans are in its field, and it has none.',
  { position: POSITION, colour: COLOUR },
);
export const redeployed = event(
  'redeployed',
  'GAC-09',
  '{position} ({colour}) has nobody in its field, and goes by the R of the card to {to}: {by}.',
  { position: POSITION, colour: COLOUR, to: POSITION, by: told(ACTED_BY) },
);
export const filled = event(
  'filled',
  'GAC-14',
  'A company comes to {position} ({colour}), by the R of the card.',
  { position: POSITION, colour: COLOUR },
);
export const mortared = event(
  'mortared',
  'GAC-15',
  'Mortars of {position} ({colour}), with nobody in its field, hit {unit}: {by}.',
  { position: POSITION, colour: COLOUR, unit: UNIT, by: told(ACTED_BY) },
);
export const patrolled = event(
  'patrolled',
  'GAC-18',
  'A patrol of {position} ({colour}) harasses {unit}: {by}.',
  { position: POSITION, colour: COLOUR, unit: UNIT, by: told(ACTED_BY) },
);
export const gunned = event(
  'gunned',
  'GAC-20',
  'The gun of {position} ({colour}), with nobody in its field, hits {unit}: {by}.',
  { position: POSITION, colour: COLOUR, unit: UNIT, by: told(ACTED_BY) },
);
export const ambushed = event(
  'ambushed',
  'GAC-28',
  'Men from the empty {position} ({colour}) ambush {unit}: {by}.',
  { position: POSITION, colour: COLOUR, unit: UNIT, by: told(ACTED_BY) },
);
export const advances = event(
  'advances',
  'GAC-22',
  '{position} ({colour}) tries to advance to {to}: {strength} of strength in the way.',
  { position: POSITION, colour: COLOUR, to: POSITION, strength: counted(199, 'point') },
);
export const repulsed = event('repulsed', 'GAC-25', 'The advance of {position} is thrown back.', {
  position: POSITION,
});
export const advanced = event('advanced', 'GAC-26', 'The Germans of {position} take {to}.', {
  position: POSITION,
  to: POSITION,
});
export const idle = event(
  'idle',
  'GAC-01',
  '{position} ({colour}) does nothing: its letter on the card finds nothing to do.',
  { position: POSITION, colour: COLOUR },
);
export const swapped = event('swapped', 'GAC-13', 'The depth of {post} is changed for that of its ground.', {
  post: POST,
});
export const sniped = event('sniped', 'XEV-01', 'Snipers hem in {unit}: it reaches the next hex only.', {
  unit: UNIT,
});
export const salvoed = event(
  'salvoed',
  'XEV-02',
  'By its symbol, {symbol}, a salvo from the sea falls on {hex}.',
  {
    symbol: SYMBOL,
    hex: PLACE,
  },
);
export const fellWide = event('fellWide', 'XEV-03', 'The salvo on {hex} hits nobody.', { hex: PLACE });
export const strayed = event('strayed', 'XEV-03', 'The salvo hits {unit}, by its symbol.', { unit: UNIT });
export const concealed = event('concealed', 'XEV-04', '{unit} comes under fire from nowhere.', {
  unit: UNIT,
});
export const gunsFired = event(
  'gunsFired',
  'ENB-07',
  'German guns hinder the engineers of the {sector} sector.',
  {
    sector: HALF,
  },
);
/** Engineers by their name, as that of a base. */
const ENGINEERS: Names = { ...BASE, text: (base) => BASES[base]?.name ?? BASE.text(base) };
export const based = event('based', 'ENB-01', '{base} set up a base in {hex}.', {
  base: ENGINEERS,
  hex: PLACE,
});
export const extended = event('extended', 'ENB-03', '{base} now reach {hexes} far.', {
  base: ENGINEERS,
  hexes: counted(9, 'hex', 'hexes'),
});
export const garrisoned = event('garrisoned', 'ENB-08', 'Engineers keep {post} for the Americans.', {
  post: POST,
});
export const posted = event('posted', 'CPO-01', '{unit} sets up a command post.', { unit: UNIT });
export const widened = event('widened', 'CPO-02', 'The command post of {unit} reaches {hexes} far.', {
  unit: UNIT,
  hexes: counted(9, 'hex', 'hexes'),
});
export const packed = event('packed', 'CPO-06', '{unit} is a headquarters again.', { unit: UNIT });
export const exited = event('exited', 'UMV-10', '{unit} leaves the map by exit {exit}.', {
  unit: UNIT,
  exit: EXIT,
});
export const displaced = event('displaced', 'GAC-26', '{unit} falls back to {hex}.', {
  unit: UNIT,
  hex: PLACE,
});
export const deployed = event('deployed', 'BTB-02', '{unit} stands in {hex}.', { unit: UNIT, hex: PLACE });
export const judged = event('judged', 'XVP-01', 'It stands at {points} at ten o’clock.', {
  points: POINTS,
});

export const EXTENDED_EVENTS = [
  reoccupied, resupplied, redeployed, filled, mortared, patrolled, gunned, ambushed, advances, repulsed, advanced, idle, swapped,
  sniped, salvoed, fellWide, strayed, concealed, gunsFired, based, extended, garrisoned, posted, widened, packed, exited, displaced, deployed, judged,
]; // biome-ignore format: a list
