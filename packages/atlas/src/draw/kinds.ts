/** How ground is drawn. Games call their terrain by many names; the hand that draws it knows these. */
export const GROUNDS = [
  'sea',
  'lake',
  'tidal',
  'shale',
  'strand',
  'beach',
  'clear',
  'mixed',
  'bocage',
  'hedgerow',
  'orchard',
  'woods',
  'forest',
  'rough',
  'high',
  'draw',
  'shelf',
  'hill',
  'ridge',
  'marsh',
  'flooded',
  'village',
  'town',
  'city',
] as const;
export type GroundSign = (typeof GROUNDS)[number];

/** How hexsides are drawn. */
export type SideSign =
  | 'major'
  | 'river'
  | 'minor'
  | 'stream'
  | 'canal'
  | 'cliff'
  | 'scalable'
  | 'bluff'
  | 'slope'
  | 'shingle'
  | 'seawall'
  | 'ditch'
  | 'wall'
  | 'hedge'
  | 'flooded'
  | 'none';

/** How ways are drawn. */
export type WaySign = 'primary' | 'secondary' | 'mined' | 'trail' | 'rail' | 'bridge';

const GROUND_WORDS: readonly (readonly [RegExp, GroundSign])[] = [
  [/tidal-?beach/, 'strand'],
  [/tidal|waterline|obstacle|flat/, 'tidal'],
  [/shale|rocks/, 'shale'],
  [/^(all-?)?sea|ocean|offshore/, 'sea'],
  [/lake/, 'lake'],
  [/flood/, 'flooded'],
  [/marsh|swamp/, 'marsh'],
  [/pavilion|shelf/, 'shelf'],
  [/beach|sand|shingle/, 'beach'],
  [/hedgerow/, 'hedgerow'],
  [/bocage|hedge/, 'bocage'],
  [/mixed/, 'mixed'],
  [/forest/, 'forest'],
  [/orchard/, 'orchard'],
  [/wood/, 'woods'],
  [/rough|broken/, 'rough'],
  [/draw|valley|low/, 'draw'],
  [/high/, 'high'],
  [/city|port/, 'city'],
  [/town|building/, 'town'],
  [/village|hamlet/, 'village'],
  [/(hill|level|elevation)-?[2-9]/, 'ridge'],
  [/hill|level-?1|elevation-?1/, 'hill'],
];

const SIDE_WORDS: readonly (readonly [RegExp, SideSign])[] = [
  [/all-?sea|^sea$|tidal/, 'none'],
  [/flood/, 'flooded'],
  [/canal/, 'canal'],
  [/stream|brook/, 'stream'],
  [/minor/, 'minor'],
  [/major|estuary/, 'major'],
  [/river/, 'river'],
  [/sheer/, 'cliff'],
  [/scal/, 'scalable'],
  [/cliff/, 'cliff'],
  [/bluff/, 'bluff'],
  [/slope|hill/, 'slope'],
  [/shingle/, 'shingle'],
  [/sea-?wall/, 'seawall'],
  [/ditch/, 'ditch'],
  [/wall/, 'wall'],
  [/hedge/, 'hedge'],
];

const WAY_WORDS: readonly (readonly [RegExp, WaySign])[] = [
  [/bridge|causeway/, 'bridge'],
  [/mined/, 'mined'],
  [/trail|track|path|lane|local/, 'trail'],
  [/rail/, 'rail'],
  [/minor|secondary/, 'secondary'],
  [/./, 'primary'],
];

// A map has few kinds and many hexes: what a kind was found to be is kept.
function finder<T>(words: readonly (readonly [RegExp, T])[]): (kind: string) => T | undefined {
  const found = new Map<string, T | undefined>();
  return (kind) => {
    if (!found.has(kind)) {
      const lower = kind.toLowerCase();
      found.set(kind, words.find(([word]) => word.test(lower))?.[1]);
    }
    return found.get(kind);
  };
}

const findGround = finder(GROUND_WORDS);
const findSide = finder(SIDE_WORDS);
const findWay = finder(WAY_WORDS);

/** The ground that a game's word for terrain calls for; open ground if the word says nothing. */
export function groundSign(kind: string): GroundSign {
  return findGround(kind) ?? 'clear';
}

/** The sign of a hexside, `none` if it has no sign of its own. */
export function sideSign(kind: string): SideSign {
  return findSide(kind) ?? 'none';
}

/** The sign of a way; what kind of railway it is makes no difference. */
export function waySign(layer: string, kind: string): WaySign {
  const own = findWay(kind) ?? 'primary';
  return own !== 'trail' && /^rail/.test(layer) ? 'rail' : own;
}

/** A kind as words: `major-river` is "Major river". */
export function wordsOf(kind: string): string {
  if (kind === 'rail') return 'Railway';
  const spaced = kind.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]+/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}
