import type { HexId } from '@bocage/hex';
import {
  drawingsOf,
  drawnBy,
  fireAt,
  goes,
  hitAt,
  lossAt,
  noStrokes,
  ringAt,
  type StrokeLook,
  takenBy,
  whereIs,
} from '@bocage/wargame';
import { COLOUR } from '../data.ts';
import { EXTENDED } from '../events/extended.ts';
import { TABLE } from '../events/index.ts';
import { VARIANTS } from '../events/variants.ts';
import { BOX_HEXES, grid, POSTS_OF, type PositionId, type PostId, postHex } from '../map.ts';
import { colourLook } from './words.ts';

/** The Germans are no side of this game, but fire as the second one. */
const [US, GERMANS] = [{ side: 0 }, { side: 1 }];

interface OfUnit {
  readonly unit: number;
}
interface OfPost {
  readonly post: number;
}
interface OfPosition {
  readonly position: number;
}
interface Strike extends OfPosition {
  readonly colour: number;
  readonly at: number;
}

const hexOf = (post: number): number => postHex(post as PostId);
const hexesOf = (position: number): readonly HexId[] =>
  (POSTS_OF[position as PositionId] ?? []).map((post) => postHex(post));

/** The post of a position that is nearest to where it fires. */
const nearest = (position: number, at: number): HexId[] =>
  [...hexesOf(position)]
    .sort((a, b) => grid.distance(a, at as HexId) - grid.distance(b, at as HexId))
    .slice(0, 1);

/** Fire of a position in its colour, which its letters tell too. */
function fire({ position, colour, at }: Strike): StrokeLook[] {
  const name = COLOUR.text(colour);
  return fireAt(at, nearest(position, at), { colour: colourLook(name) });
}

const here = ({ unit }: OfUnit): StrokeLook[] => [whereIs(unit)];
const at = ({ hex }: { readonly hex: number }): StrokeLook[] => [ringAt(hex)];
const atPost = ({ post }: OfPost): StrokeLook[] => [ringAt(hexOf(post))];
const hitPost = ({ post }: OfPost): StrokeLook[] => [hitAt(hexOf(post))];
const lostPost = ({ post }: OfPost): StrokeLook[] => [lossAt(hexOf(post))];
const atPosition = ({ position }: OfPosition): StrokeLook[] => hexesOf(position).map((hex) => ringAt(hex));
const strike = (a: Strike): StrokeLook[] => [...fire(a), hitAt(a.at)];
const fallsOn = (a: { readonly at: number }): StrokeLook[] => [...fireAt(a.at, [], GERMANS), hitAt(a.at)];
const gone = (a: { readonly at: number }): StrokeLook[] => [lossAt(a.at)];
const walks = (a: OfUnit & { readonly from: number; readonly hex: number }): StrokeLook[] => [
  goes(a.unit, [a.from, a.hex], 'march', US),
];
/** Germans are shown by posts, so that nobody glides along their way. */
const advance = (position: number, to: number): StrokeLook[] => [
  {
    ...goes(0, [...nearest(position, hexesOf(to)[0] ?? -1), ...hexesOf(to).slice(0, 1)], 'advance', GERMANS),
    units: [],
  },
];

const day = drawnBy(TABLE, {
  drawn: ['light', noStrokes, '{card}'],
  tide: ['normal', noStrokes],
  checked: null,
  unaffected: null,
  shuffled: ['light', noStrokes],
  drifted: ['normal', ({ unit, from, box }) => [goes(unit, [from, BOX_HEXES[box] as number], 'drift', US)]],
  delayed: ['light', noStrokes],
  mined: ['heavy', (a) => [hitAt(a.at)]],
  landed: ['normal', ({ unit, from, hex }) => [goes(unit, [from, hex], 'landing', US)]],
  transferred: ['light', here],
  arrived: ['light', ({ box }) => [ringAt(BOX_HEXES[box] as number)]],
  drowned: ['heavy', gone],
  reinforced: ['normal', atPosition, 'German reserves at {position}'],
  noReserves: ['light', noStrokes],
  deepened: ['normal', atPost, '{post} gains depth'],
  noDepth: ['light', noStrokes],
  uncovered: ['normal', atPost, 'Depth of {post}: {marker}'],
  withdrawn: ['light', noStrokes],
  captured: ['heavy', here],
  released: ['normal', noStrokes],
  smoked: ['light', atPosition],
  shipsOnCall: ['light', noStrokes],
  plunging: ['normal', noStrokes],
  heartened: ['normal', noStrokes],
  tempo: ['light', noStrokes],
  pinned: ['normal', noStrokes],
  rocketed: ['heavy', fallsOn, 'Rockets on {unit}'],
  joined: ['light', here],
  revealed: ['normal', atPost, '{post}: {german}'],
  bolstered: ['light', here],
  fired: ['heavy', ({ hex, ...a }) => strike({ ...a, at: hex }), '{position} on {unit} ({dot})'],
  silent: ['light', atPosition, '{position} hits nobody'],
  recovered: ['light', atPost, '{post} is steady again'],
  shelled: ['heavy', fallsOn, 'Guns on {unit}, {guns} answer, {needed} needed'],
  unanswered: ['light', noStrokes, 'Guns of the {sector} sector silent, {guns} answer, {needed} needed'],
  silenced: ['normal', noStrokes],
  observing: ['light', noStrokes],
  cleared: ['light', at],
  lost: ['normal', gone],
  eliminated: ['heavy', gone],
  disrupted: ['normal', here],
  inspired: ['normal', here],
  wounded: ['light', here],
  shaken: ['normal', hitPost, '{post} is disrupted'],
  moved: ['light', walks],
  climbed: ['light', walks],
  rallied: ['light', here],
  roped: ['light', here],
  topped: ['light', here],
  unroped: ['light', here],
  caught: ['heavy', strike, '{position} catches {unit}'],
  attacked: [
    'heavy',
    ({ post, from }) => [...fireAt(hexOf(post), from, US), hitAt(hexOf(post))],
    ({ lacked }) =>
      `{post}, {us} against {german}, ${lacked.length === 0 ? 'no weapon missing' : 'missing {lacked}'}`,
  ],
  defeated: ['heavy', lostPost, '{post} is defeated'],
  thinned: ['normal', lostPost, '{post} loses its depth'],
  barraged: [
    'heavy',
    ({ post, from }) => fireAt(hexOf(post), [from], US),
    '{unit} shells {post}, strength {strength}',
  ],
  bombarded: ['heavy', ({ post }) => [...fireAt(hexOf(post), [], US), hitAt(hexOf(post))]],
  unharmed: ['light', atPost, 'no effect'],
  withstood: ['light', atPost, 'no effect'],
  gunsMissed: ['light', noStrokes, 'Guns of the {sector} sector find nobody'],
  noEvent: ['light', noStrokes],
  covered: ['light', atPost, '{post} is out of sight again'],
  salvo: ['heavy', ({ post }) => fireAt(hexOf(post), [], US)],
  helped: ['light', atPost],
  finished: ['heavy', noStrokes],
  catastrophe: ['heavy', noStrokes],
});

const later = drawnBy(EXTENDED, {
  reoccupied: ['normal', atPost, 'A garrison is back in {post}'],
  resupplied: ['light', atPosition, '{position} draws depth'],
  redeployed: ['normal', ({ position, to }) => advance(position, to), '{position} goes to {to}'],
  filled: ['normal', atPosition, 'A company comes to {position}'],
  mortared: ['heavy', strike, 'Mortars of {position} on {unit}'],
  patrolled: ['heavy', strike, 'A patrol of {position} harasses {unit}'],
  gunned: ['heavy', strike, 'The gun of {position} hits {unit}'],
  ambushed: ['heavy', strike, 'Ambush from {position} on {unit}'],
  advances: [
    'normal',
    ({ position, to }) => advance(position, to),
    '{position} advances to {to}, {strength} in the way',
  ],
  repulsed: ['normal', atPosition],
  advanced: ['heavy', ({ to }) => hexesOf(to).map((hex) => takenBy(GERMANS.side, hex))],
  idle: null,
  swapped: ['light', atPost],
  sniped: ['normal', here, 'Snipers hem in {unit}'],
  salvoed: ['heavy', ({ hex }) => [...fireAt(hex, [], US), hitAt(hex)], 'A salvo falls on {hex}'],
  fellWide: ['light', at, 'nobody is hit'],
  strayed: ['heavy', (a) => [hitAt(a.at)], '{unit} is hit'],
  concealed: ['normal', here],
  gunsFired: ['light', noStrokes],
  based: ['normal', at],
  extended: ['light', noStrokes],
  garrisoned: ['light', ({ post }) => [takenBy(US.side, hexOf(post))]],
  posted: ['light', here],
  widened: ['light', here],
  packed: ['light', here],
  exited: ['normal', noStrokes],
  displaced: ['normal', (a) => [goes(a.unit, [a.from, a.hex], 'retreat', US)]],
  deployed: ['light', ({ unit, hex }) => [goes(unit, [hex], 'march', US)]],
  judged: ['heavy', noStrokes],
});

const optional = drawnBy(VARIANTS, {
  bombarded: ['heavy', hitPost, '{post} is disrupted and loses its depth'],
  flattened: ['heavy', lostPost, '{post} is destroyed'],
  reissued: null,
});

/** How each event is drawn. */
export const draw = drawingsOf(day, later, optional);
