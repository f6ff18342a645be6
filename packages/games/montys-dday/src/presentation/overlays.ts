import { type HexId, NOWHERE } from '@bocage/hex';
import { type HexPaint, halves, holdersOverlay, type Overlay, type PlaceNote, threatWeight, zonesOverlay } from '@bocage/wargame'; // biome-ignore format: a list
import { CHARTS } from '../data/charts.ts';
import { fortOf, grid, groundOf, isHex, isSea, landingAt, landsOn, levelOf } from '../map.ts';
import { headquartersOf } from '../rules/command.ts';
import { isAshore, unitsIn } from '../rules/units.ts';
import { isAround, spoilersOf } from '../standing.ts';
import type { G } from '../state.ts';
import { type Cover, coverOf, drmOf, multiplierOf } from '../tables/cover.ts';
import { hiddenBy, sees } from '../tables/sight.ts';
import { tideIn } from '../tables/turns.ts';
import { ALLIED, BEACHES, enemyOf, FORTS, GERMAN } from '../terms.ts';
import {
  dataOf,
  isCoastArtillery,
  isHeadquarters,
  RADIUS_OF,
  SIDE_OF,
  UNIT,
  UNITS_OF,
  type UnitId,
} from '../units.ts';
import { unitName } from './faces.ts';
import { firepower, mannerOf, mayFire, reachOf, whyNotSeen } from './fire.ts';
import { reachFor } from './reach.ts';
import { beachName, capital, hexTitle, listed, signed } from './words.ts';

const isUnit = (focus: number): focus is UnitId => focus >= 0 && focus <= UNIT.max;
const isOnMap = (focus: number): focus is HexId => isHex(focus as HexId);
const disc = new Int16Array(grid.size);
/** The hexes so near to one, itself first. */
function around(hex: HexId, radius: number): HexId[] {
  const many = grid.disc(hex, Math.min(radius, FARTHEST), disc);
  return Array.from(disc.subarray(0, many)) as HexId[];
}
const FARTHEST = 99;

/** Where a unit could go, with what it costs. */
function reach(g: G, _onlooker: number, focus: number): HexPaint[] {
  const found = isUnit(focus) ? reachFor(g, focus) : null;
  if (found === null) return [];
  return Array.from({ length: found.count }, (_, i) => {
    const at = found.at(i);
    const cost = found.cost(at);
    const weight = 1 - (0.6 * cost) / (found.allowance + 1);
    return { at, tone: 'good' as const, weight: Math.max(0.3, weight), text: halves(cost) };
  });
}

const WHY_NOT = { flank: 'Not before it', hidden: 'Out of its sight' } as const;

/** What a unit can fire at: weaker far off, hidden from it, or behind its front. */
function field(g: G, _onlooker: number, focus: number): HexPaint[] {
  if (!isUnit(focus) || !isAshore(g, focus) || mannerOf(dataOf(focus).type) === undefined) return [];
  const from = g.unit.at.get(focus);
  return around(from, reachOf(focus)).flatMap((at): HexPaint[] => {
    if (at === from) return [];
    const why = whyNotSeen(g, focus, at);
    if (why === 'flank') return [];
    if (why === 'hidden') {
      const by = hiddenBy(from, at);
      const note = by === NOWHERE ? WHY_NOT.hidden : `${WHY_NOT.hidden}, behind ${hexTitle(by)}`;
      return [{ at, tone: 'bad', weight: 0.35, text: '×', note }];
    }
    const factor = firepower(g, focus, at);
    return [{ at, tone: 'good', weight: threatWeight(factor), note: `Combat factor ${factor}` }];
  });
}

/** How far the eye is followed. */
const LOOK = 8;

/** What is seen from a hex, what is not, and what hides it. */
function sight(_g: G, _onlooker: number, focus: number): HexPaint[] {
  if (!isOnMap(focus)) return [];
  const all = around(focus, LOOK).filter((at) => at !== focus);
  const screens = new Map<HexId, HexId>();
  for (const at of all) if (!sees(focus, at)) screens.set(at, hiddenBy(focus, at));
  const hiding = new Set(screens.values());
  return [
    { at: focus, tone: 'plain', weight: 0.8, note: 'From here' },
    ...all.map((at): HexPaint => {
      const by = screens.get(at);
      const sign = hiding.has(at) ? { text: '▲' } : {};
      if (by === undefined) return { at, tone: 'good', weight: 0.3, ...sign, note: 'In sight' };
      const note = by === NOWHERE ? 'Hidden' : `Hidden by ${hexTitle(by)}`;
      return { at, tone: 'bad', weight: 0.45, ...sign, note };
    }),
  ];
}

/** Who could fire on a hex, by side; those who lack command are named apart. */
function shooters(g: G, at: HexId, side: number): { unit: UnitId; factor: number }[] {
  return (UNITS_OF[side] ?? []).flatMap((unit) => {
    const factor = firepower(g, unit, at);
    return factor > 0 ? [{ unit, factor }] : [];
  });
}

/** Where fire on a hex could come from, with the combat factors. */
function threat(g: G, onlooker: number, focus: number): HexPaint[] {
  if (!isOnMap(focus)) return [];
  return [onlooker, enemyOf(onlooker)].flatMap((side): HexPaint[] => {
    const found = new Map<HexId, { factors: number; names: string[] }>();
    for (const { unit, factor } of shooters(g, focus, side)) {
      const at = g.unit.at.get(unit);
      const here = found.get(at) ?? { factors: 0, names: [] };
      const commanded = mayFire(g, unit);
      here.names.push(`${unitName(unit)} ${factor}${commanded ? '' : ', out of command'}`);
      if (commanded) here.factors += factor;
      found.set(at, here);
    }
    const tone = side === onlooker ? 'own' : 'enemy';
    return [...found].map(([at, { factors, names }]) => ({
      at,
      tone,
      weight: factors === 0 ? 0.25 : threatWeight(factors),
      text: String(factors),
      note: names.join('; '),
    }));
  });
}

/** The radius of one headquarters, or of all of the onlooker. */
function command(g: G, onlooker: number, focus: number): HexPaint[] {
  const one = isUnit(focus) && isHeadquarters(focus) ? focus : undefined;
  const staffs = (one === undefined ? headquartersOf(onlooker) : [one]).filter((hq) => isAshore(g, hq));
  const found = new Map<HexId, string[]>();
  for (const hq of staffs)
    for (const at of around(g.unit.at.get(hq), RADIUS_OF[hq] as number))
      if (!isSea(at)) found.set(at, [...(found.get(at) ?? []), unitName(hq)]);
  const tone = one === undefined || SIDE_OF[one] === onlooker ? 'own' : 'enemy';
  return [...found].map(([at, names]) => ({
    at,
    tone,
    weight: Math.min(0.8, 0.2 + 0.15 * names.length),
    note: `In command of ${listed(names)}`,
  }));
}

/** 18.1: what must be free of Germans, and who is not gone yet. */
function lodgments(g: G): HexPaint[] {
  return BEACHES.flatMap((_, beach): HexPaint[] => {
    const beachhead = g.beach.beachhead.get(beach);
    if (beachhead === NOWHERE) return [];
    const spoilers = new Set((spoilersOf(g, beach) ?? []).map((unit) => g.unit.at.get(unit)));
    return around(beachhead, CHARTS.victory.lodgment.radius)
      .filter((at) => !isSea(at) && isAround(beach, beachhead, at))
      .map((at) => {
        const isSpoilt = spoilers.has(at);
        const note = `Around the Beachhead of ${beachName(beach)}`;
        return { at, tone: isSpoilt ? 'bad' : 'own', weight: isSpoilt ? 0.8 : 0.2, note };
      });
  });
}

const coverIn = (g: G, at: HexId, side: number): Cover =>
  coverOf(at, side, {
    ruins: g.hex.ruins.get(at) === 1,
    improved: unitsIn(g, at).some(isCoastArtillery),
  });
/** `×3, dice −1`. */
const coverText = (cover: Cover, attack: 'fire' | 'assault'): string =>
  `×${multiplierOf(cover, attack)}, dice ${signed(drmOf(cover, attack))}`;

/** 10.1.6: what the ground of a hex is worth to those who defend it. */
function coverNotes(g: G, at: HexId): PlaceNote[] {
  const kind = capital(groundOf(at).replaceAll('-', ' '));
  const level = levelOf(at) > 0 ? [`hill of level ${levelOf(at)}`] : [];
  const works = fortOf(at) > 0 ? [(FORTS[fortOf(at)] ?? '').replaceAll('-', ' ')] : [];
  const ruined = g.hex.ruins.get(at) === 1 ? ['in ruins'] : [];
  const [allied, german] = [coverIn(g, at, ALLIED), coverIn(g, at, GERMAN)];
  const both = (attack: 'fire' | 'assault'): string => {
    const [ours, theirs] = [coverText(allied, attack), coverText(german, attack)];
    return ours === theirs ? ours : `Allies ${ours}, Germans ${theirs}`;
  };
  const [fire, assault] = [both('fire'), both('assault')];
  return [
    { text: [kind, ...level, ...works, ...ruined].join(', ') },
    ...(fire === assault
      ? [{ text: `Defence ${fire}` }]
      : [{ text: `Defence against fire ${fire}` }, { text: `against assault ${assault}` }]),
  ];
}

const SIDE_WORDS: readonly string[] = ['Allied', 'German'];

/** 5.3.2: where units land that are put to sea here. */
function landingNotes(g: G, sea: HexId): PlaceNote[] {
  if (landingAt(sea) < 0) return [];
  const to = landsOn(sea, tideIn(g.turn));
  return [
    {
      text:
        to === NOWHERE ? 'Nobody can land from here at this tide' : `Units land from here in ${hexTitle(to)}`,
    },
  ];
}

/** The cover of a hex, and how much fire can fall on it. */
export function here(g: G, at: HexId): PlaceNote[] {
  if (!isHex(at) || isSea(at)) return landingNotes(g, at);
  const fire = [ALLIED, GERMAN].map((side): PlaceNote => {
    const able = shooters(g, at, side).filter(({ unit }) => mayFire(g, unit));
    const factors = able.reduce((sum, { factor }) => sum + factor, 0);
    return { text: `${SIDE_WORDS[side]} fire that reaches it: ${factors}` };
  });
  return [...coverNotes(g, at), ...fire];
}

const LAND = grid.hexes.filter((at) => !isSea(at));

/** What may be laid over the map. */
export const OVERLAYS: readonly Overlay<G>[] = [
  zonesOverlay('Where a move must stop, yours and the enemy’s (9.0).', grid, (at) => !isSea(at), enemyOf),
  { id: 'reach', title: 'Reach of a unit', line: 'Where the unit can go in its mode, with the cost in movement points (6.1).', focus: 'unit', paint: reach },
  { id: 'field', title: 'Field of fire', line: 'What the unit can fire at, by range, front and sight; × is hidden from it (10.2.7).', focus: 'unit', paint: field },
  { id: 'sight', title: 'Line of sight', line: 'What is seen from a hex; ▲ hides something behind it, and a hidden hex says what does (10.2.7).', focus: 'hex', paint: sight },
  { id: 'threat', title: 'Who can fire here', line: 'Where fire on a hex can come from, with the combat factors under command (10.2.5).', focus: 'hex', paint: threat },
  { id: 'command', title: 'Command', line: 'The radius of your headquarters, or of the one you point at (16.2).', focus: 'unit', paint: command },
  { id: 'lodgments', title: 'Lodgments', line: 'What must be free of Germans around each Beachhead, and where they still are (18.1).', paint: lodgments },
  holdersOverlay('A hex belongs to the side that was last in it.', LAND, ALLIED, ({ hex }, at) =>
    hex.allied.get(at) === 1 ? ALLIED : GERMAN,
  ),
]; // biome-ignore format: a line each
