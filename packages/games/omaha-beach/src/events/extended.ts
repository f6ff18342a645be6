import { eventTable } from '@bocage/kernel';
import { ACTED_BY } from './reasons.ts';
import { AT, counted, FROM, WORDS } from './words.ts';

export { ACTED_BY } from './reasons.ts';

const LATER_WORDS = { ...WORDS, by: ACTED_BY.told };

/** What happens in turns 17 to 32 alone. */
export const EXTENDED = eventTable(LATER_WORDS, {
  reoccupied: ['GAC-06', '{post} ({colour}): by the R of the card a garrison that was lost is back.'],
  resupplied: [
    'GAC-08',
    '{position} ({colour}) draws depth by the R of the card: Americans are in its field, and it has none.',
  ],
  redeployed: [
    'GAC-09',
    '{position} ({colour}) has nobody in its field, and goes by the R of the card to {to}: {by}.',
  ],
  filled: ['GAC-14', 'A company comes to {position} ({colour}), by the R of the card.'],
  mortared: ['GAC-15', 'Mortars of {position} ({colour}), with nobody in its field, hit {unit}: {by}.', AT],
  patrolled: ['GAC-18', 'A patrol of {position} ({colour}) harasses {unit}: {by}.', AT],
  gunned: ['GAC-20', 'The gun of {position} ({colour}), with nobody in its field, hits {unit}: {by}.', AT],
  ambushed: ['GAC-28', 'Men from the empty {position} ({colour}) ambush {unit}: {by}.', AT],
  advances: [
    'GAC-22',
    '{position} ({colour}) tries to advance to {to}: {strength} of strength in the way.',
    { strength: counted(199, 'point') },
  ],
  repulsed: ['GAC-25', 'The advance of {position} is thrown back.'],
  advanced: ['GAC-26', 'The Germans of {position} take {to}.'],
  idle: ['GAC-01', '{position} ({colour}) does nothing: its letter on the card finds nothing to do.'],
  swapped: ['GAC-13', 'The depth of {post} is changed for that of its ground.'],
  sniped: ['XEV-01', 'Snipers hem in {unit}: it reaches the next hex only.'],
  salvoed: ['XEV-02', 'By its symbol, {symbol}, a salvo from the sea falls on {hex}.'],
  fellWide: ['XEV-03', 'The salvo on {hex} hits nobody.'],
  strayed: ['XEV-03', 'The salvo hits {unit}, by its symbol.', AT],
  concealed: ['XEV-04', '{unit} comes under fire from nowhere.'],
  gunsFired: ['ENB-07', 'German guns hinder the engineers of the {sector} sector.'],
  based: ['ENB-01', '{base} set up a base in {hex}.'],
  extended: ['ENB-03', '{base} now reach {hexes} far.'],
  garrisoned: ['ENB-08', 'Engineers keep {post} for the Americans.'],
  posted: ['CPO-01', '{unit} sets up a command post.'],
  widened: ['CPO-02', 'The command post of {unit} reaches {hexes} far.'],
  packed: ['CPO-06', '{unit} is a headquarters again.'],
  exited: ['UMV-10', '{unit} leaves the map by exit {exit}.'],
  displaced: ['GAC-26', '{unit} falls back to {hex}.', FROM],
  deployed: ['BTB-02', '{unit} stands in {hex}.'],
  judged: ['XVP-01', 'It stands at {points} at ten o’clock.'],
});

export const {
  reoccupied, resupplied, redeployed, filled, mortared, patrolled, gunned, ambushed, advances, repulsed, advanced, idle,
  swapped, sniped, salvoed, fellWide, strayed, concealed, gunsFired, based, extended, garrisoned, posted, widened,
  packed, exited, displaced, deployed, judged,
} = EXTENDED; // biome-ignore format: a list
