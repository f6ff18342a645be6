import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import type { HexPaint, Overlay, PlaceNote } from '@bocage/wargame';
import { CHARTS, COLOUR, EXIT, isHq, LEADER_UNITS, UNIT, type UnitId } from '../data.ts';
import { COLOUR_OF, DOT, DRAWS, EVERY_POSITION, EXITS, FIELD, grid, levelOf, NO_POSITION, NO_POST, PLACE, POSTS_OF, type PositionId, positionOf, positionOfPost, postAt, postHex } from '../map.ts'; // biome-ignore format: a list
import { isLinked } from '../rules/communication/communication.ts';
import { isControlled } from '../rules/communication/control.ts';
import { isScoredInFull } from '../rules/endturn/fullvictory.ts';
import { isSecure } from '../rules/endturn/victory.ts';
import { dotNow, firesOn, hitLimit, isOccupied } from '../rules/germanfire/field.ts';
import { CLIMB, costToGo, INFILTRATE, MOVE, whyNotGo } from '../rules/movement/moves.ts';
import { isAshore } from '../rules/units.ts';
import type { G } from '../state.ts';
import { positionName } from './faces.ts';
import { capital, colourLook, counted, listed } from './words.ts';

const VICTORY = CHARTS.victory;
/** Intense, steady, sporadic. */
const WEIGHTS: readonly number[] = [1, 0.6, 0.3];
const weightOf = (dot: number): number => WEIGHTS[dot] ?? 0;
/** On the hex: full, half, empty. */
const DOTS: readonly string[] = ['●', '◐', '○'];
const signOf = (dot: number): string => DOTS[dot] ?? '';
const dotText = (dot: number): string => DOT.text(dot);
const isHex = (focus: number): boolean => focus >= 0 && focus < grid.size;

const colourOf = (position: PositionId): number => COLOUR_OF[position] as number;
const colourText = (position: PositionId): string => COLOUR.text(colourOf(position));

/** The position whose hex is pointed at, or -1. */
function pointedAt(focus: number): PositionId {
  const post = isHex(focus) ? postAt(focus as HexId) : NO_POST;
  return post === NO_POST ? NO_POSITION : positionOfPost(post);
}

/** The field of fire of the position in a hex, whether anybody is in it or not. */
function field(g: G, _onlooker: number, focus: number): HexPaint[] {
  const position = pointedAt(focus);
  if (position < 0) return [];
  const who = `${positionName(position)}, ${colourText(position)}`;
  return (FIELD[position] ?? []).map((at) => {
    const dot = dotNow(g, position, at);
    return {
      at,
      tone: 'enemy',
      weight: weightOf(dot),
      text: signOf(dot),
      note: `${capital(dotText(dot))} fire of ${who}`,
    };
  });
}

/** What each position that is named does to a hex: `WN62 (green, ◐ steady, up to 2 hits)`. */
const shotsText = (g: G, positions: readonly PositionId[], at: HexId): string =>
  listed(
    positions.map((position) => {
      const dot = dotNow(g, position, at);
      const hits = counted(hitLimit(g, position), 'hit');
      return `${positionName(position)} (${colourText(position)}, ${signOf(dot)} ${dotText(dot)}, up to ${hits})`;
    }),
  );

/** Hexes that some of the positions can hit now, by the hottest dot. */
const hexesUnderFire = (g: G, isMeant: (position: PositionId) => boolean): HexPaint[] =>
  grid.hexes.flatMap((at): HexPaint[] => {
    const firing = firesOn(g, at).filter(isMeant);
    if (firing.length === 0) return [];
    const dot = Math.min(...firing.map((position) => dotNow(g, position, at)));
    const note = `${capital(dotText(dot))} fire: ${shotsText(g, firing, at)}`;
    return [{ at, tone: 'bad', weight: weightOf(dot), text: signOf(dot), note }];
  });

/** All that can be hit by the positions of one colour, which a card calls up together. */
function colour(g: G, _onlooker: number, focus: number): HexPaint[] {
  const pointed = pointedAt(focus);
  if (pointed < 0) return [];
  const isMeant = (position: PositionId): boolean => colourOf(position) === colourOf(pointed);
  const under = hexesUnderFire(g, isMeant);
  const posts = EVERY_POSITION.flatMap((position): HexPaint[] => {
    if (!isMeant(position) || !isOccupied(g, position)) return [];
    const note = `${positionName(position)}, ${colourText(position)}`;
    return (POSTS_OF[position] ?? []).map((post) => ({ at: postHex(post), tone: 'enemy', weight: 1, note }));
  });
  const own = new Set(posts.map(({ at }) => at));
  return [...under.filter(({ at }) => !own.has(at)), ...posts];
}

/** The positions that could hit whoever is in a hex, with the dot there and the most hits. */
function threat(g: G, _onlooker: number, focus: number): HexPaint[] {
  if (!isHex(focus)) return [];
  const hex = focus as HexId;
  const firing = firesOn(g, hex);
  const paints = firing.flatMap((position): HexPaint[] => {
    const dot = dotNow(g, position, hex);
    const note = `${positionName(position)}, ${colourText(position)}: ${dotText(dot)} fire, up to ${counted(hitLimit(g, position), 'hit')}`;
    return (POSTS_OF[position] ?? [])
      .filter((post) => g.post.back.get(post) !== NONE)
      .map((post) => ({ at: postHex(post), tone: 'bad', weight: weightOf(dot), text: signOf(dot), note }));
  });
  const note = firing.length === 0 ? 'Nobody can hit this hex' : `Under fire of ${shotsText(g, firing, hex)}`;
  return [
    ...paints,
    { at: hex, tone: firing.length === 0 ? 'good' : 'both', weight: 0.8, text: String(firing.length), note },
  ];
}

/** Who can fire on a hex, the hottest first: with the dot there, and from how far. */
export function here(g: G, at: HexId): PlaceNote[] {
  if (levelOf(at) === '') return [];
  const firing = [...firesOn(g, at)].sort((a, b) => dotNow(g, a, at) - dotNow(g, b, at));
  const shots = firing.map((position): PlaceNote => {
    const dot = dotNow(g, position, at);
    const range = Math.min(...(POSTS_OF[position] ?? []).map((post) => grid.distance(postHex(post), at)));
    const name = colourText(position);
    const text = `${positionName(position)}, ${name}: ${signOf(dot)} ${dotText(dot)} fire, range ${range}`;
    return { text, colour: colourLook(name) };
  });
  return shots.length === 0 ? [{ text: 'Out of all German fire' }] : shots;
}

/** Every hex that somebody can hit now, by the hottest dot and the number of positions. */
const danger = (g: G): HexPaint[] => hexesUnderFire(g, () => true);

/** A place that counts: lit once it does. */
const scoring = (g: G, at: HexId, worth: number, what: string): HexPaint => {
  const isHeld = isSecure(g, at);
  const note = `${what}: ${counted(worth, 'point')}${isHeld ? ', secured' : ''}`;
  return {
    at,
    tone: isHeld ? 'good' : 'plain',
    weight: isHeld ? 0.9 : 0.5,
    text: worth > 1 ? String(worth) : '',
    note,
  };
};

/** What a position counts for each of its hexes at this time of the day. */
function worthOf(g: G, position: PositionId): number {
  const { kind, extendedVp = 0 } = positionOf(position);
  if (isScoredInFull(g)) return extendedVp > 0 ? VICTORY.full.position : 0;
  return kind === 'reinforcement' ? VICTORY.firstWaves.reinforcement : VICTORY.firstWaves.wn;
}

/** All that may bring points: positions, draws, and in the afternoon the exits. */
function worth(g: G): HexPaint[] {
  const isLate = isScoredInFull(g);
  const positions = EVERY_POSITION.flatMap((position): HexPaint[] => {
    const { sector } = positionOf(position);
    const each = worthOf(g, position);
    if (each === 0 || (sector === 'west' && g.westPlayed === 0)) return [];
    return (POSTS_OF[position] ?? []).map((post) => scoring(g, postHex(post), each, positionName(position)));
  });
  const draws = DRAWS.filter(({ scores }) => scores).map(({ id, hexes }) =>
    scoring(
      g,
      PLACE.of(hexes[0] as string) as HexId,
      isLate ? VICTORY.full.openDraw : VICTORY.firstWaves.draw,
      `Draw ${id}, all its hexes`,
    ),
  );
  const exits = EXITS.map((at, exit) =>
    scoring(g, at, VICTORY.full.exitStep, `Exit ${EXIT.text(exit)}, for each step that leaves here`),
  );
  const taken = new Set(positions.map(({ at }) => at));
  return [...positions, ...[...draws, ...(isLate ? exits : [])].filter(({ at }) => !taken.has(at))];
}

const control = (g: G): HexPaint[] =>
  grid.hexes.flatMap((at): HexPaint[] => {
    if (levelOf(at) === '' || !isControlled(g, at)) return [];
    return isSecure(g, at)
      ? [{ at, tone: 'good', weight: 0.7, note: 'Controlled, and safe: counts for points' }]
      : [{ at, tone: 'own', weight: 0.4, note: 'Controlled, but under fire or cut off from the beach' }];
  });

/** Which German positions are in communication; whoever is not gains neither depth nor reserves. */
const communication = (g: G): HexPaint[] =>
  EVERY_POSITION.flatMap((position): HexPaint[] => {
    const linked = isLinked(g, position);
    const weight = isOccupied(g, position) ? 0.8 : 0.25;
    const note = `${positionName(position)} is ${linked ? 'in communication' : 'cut off'}`;
    return (POSTS_OF[position] ?? []).map((post) => ({
      at: postHex(post),
      tone: linked ? 'enemy' : 'good',
      weight,
      note,
    }));
  });

/** Where units would be commanded if the Action Phase began now. */
function command(g: G): HexPaint[] {
  const found = new Map<HexId, string[]>();
  for (const leader of LEADER_UNITS) {
    if (!isAshore(g, leader)) continue;
    const at = g.unit.at.get(leader);
    const name = `${UNIT.text(leader)}${isHq(leader) ? ' with a radio' : ''}`;
    for (const hex of [at, ...grid.around(at)])
      if (levelOf(hex) !== '') found.set(hex, [...(found.get(hex) ?? []), name]);
  }
  return [...found].map(([at, names]) => ({
    at,
    tone: 'own',
    weight: 0.5,
    note: `In command of ${listed(names)}`,
  }));
}

const WAYS = [
  { how: MOVE, tone: 'good', text: 'Move' },
  { how: CLIMB, tone: 'plain', text: 'Climb' },
  { how: INFILTRATE, tone: 'bad', text: 'Infiltrate' },
] as const;

/** Where a unit may go with its action, and how. */
function reach(g: G, _onlooker: number, focus: number): HexPaint[] {
  const unit = focus as UnitId;
  if (focus < 0 || focus > UNIT.max || !isAshore(g, unit)) return [];
  return grid.around(g.unit.at.get(unit)).flatMap((to): HexPaint[] => {
    const way = WAYS.find(({ how }) => whyNotGo(g, how, [unit], to) === null);
    if (way === undefined) return [];
    const cost = costToGo(g, [unit], to);
    return [
      {
        at: to,
        tone: way.tone,
        weight: 0.7,
        text: cost === 0 ? 'free' : String(cost),
        note: `${way.text}, ${cost === 0 ? 'free' : counted(cost, 'action')}`,
      },
    ];
  });
}

/** What may be laid over the map. */
export const OVERLAYS: readonly Overlay<G>[] = [
  { id: 'field', title: 'Field of fire', line: 'Where one position fires: ● intense, ◐ steady, ○ sporadic (FIR-02).', focus: 'hex', paint: field },
  { id: 'colour', title: 'Fire of a colour', line: 'What all positions of one colour can hit now, as when a card shows it (FIR-03).', focus: 'hex', paint: colour },
  { id: 'threat', title: 'What can hit me here', line: 'The positions that could hit a hex, by which dot, and how often (FIR-12).', focus: 'hex', paint: threat },
  { id: 'danger', title: 'All German fire', line: 'Every hex that an undisrupted position can hit now, by the hottest dot: ● intense, ◐ steady, ○ sporadic.', paint: danger },
  { id: 'worth', title: 'What counts', line: 'What brings points once it is secured, and what does so already.', paint: worth },
  { id: 'control', title: 'American control', line: 'What you control, and what of it is safe enough to count (CTL-01).', paint: control },
  { id: 'communication', title: 'German communication', line: 'Which positions can still get depth and reserves (COM-01).', paint: communication },
  { id: 'command', title: 'Command', line: 'Where your leaders would command units (ACT-04).', paint: command },
  { id: 'reach', title: 'Reach of a unit', line: 'Where the unit can go now, how, and at what cost (MOV-09).', focus: 'unit', paint: reach },
]; // biome-ignore format: a list
