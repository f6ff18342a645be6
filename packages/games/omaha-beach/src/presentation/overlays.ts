import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import type { HexPaint, Overlay } from '@bocage/wargame';
import { COLOUR, isHq, LEADER_UNITS, UNIT } from '../data.ts';
import { COLOUR_OF, DOT, FIELD, grid, levelOf, POSITIONS, POSTS_OF, positionOfPost, postAt, postHex } from '../map.ts'; // biome-ignore format: a list
import { isAshore } from '../rules/command.ts';
import { isLinked } from '../rules/communication.ts';
import { isControlled } from '../rules/control.ts';
import { dotNow, firesOn, hitLimit, isOccupied } from '../rules/field.ts';
import { CLIMB, costToGo, INFILTRATE, MOVE, whyNotGo } from '../rules/moves.ts';
import type { G } from '../state.ts';
import { isSecure } from '../victory.ts';
import { positionName } from './faces.ts';
import { capital, counted, listed } from './words.ts';

/** Intense, steady, sporadic. */
const WEIGHTS: readonly number[] = [1, 0.6, 0.3];
const weightOf = (dot: number): number => WEIGHTS[dot] ?? 0;
/** On the hex: full, half, empty. */
const DOTS: readonly string[] = ['●', '◐', '○'];
const signOf = (dot: number): string => DOTS[dot] ?? '';
const dotText = (dot: number): string => DOT.text(dot);
const isHex = (focus: number): boolean => focus >= 0 && focus < grid.size;

/** The field of fire of the position in a hex, whether anybody is in it or not. */
function field(g: G, _onlooker: number, focus: number): HexPaint[] {
  const post = isHex(focus) ? postAt(focus as HexId) : -1;
  if (post < 0) return [];
  const position = positionOfPost(post);
  const who = `${positionName(position)}, ${COLOUR.text(COLOUR_OF[position] as number)}`;
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

/** The positions that could hit whoever is in a hex, with the dot there and the most hits. */
function threat(g: G, _onlooker: number, focus: number): HexPaint[] {
  if (!isHex(focus)) return [];
  const hex = focus as HexId;
  const firing = firesOn(g, hex);
  const paints = firing.flatMap((position): HexPaint[] => {
    const dot = dotNow(g, position, hex);
    const colour = COLOUR.text(COLOUR_OF[position] as number);
    const note = `${positionName(position)}, ${colour}: ${dotText(dot)} fire, up to ${counted(hitLimit(g, position), 'hit')}`;
    return (POSTS_OF[position] ?? [])
      .filter((post) => g.post.back.get(post) !== NONE)
      .map((post) => ({ at: postHex(post), tone: 'bad', weight: weightOf(dot), text: signOf(dot), note }));
  });
  const note =
    firing.length === 0 ? 'Nobody can hit this hex' : `Under fire of ${listed(firing.map(positionName))}`;
  return [
    ...paints,
    { at: hex, tone: firing.length === 0 ? 'good' : 'both', weight: 0.8, text: String(firing.length), note },
  ];
}

/** Every hex that somebody can hit now, by the hottest dot and the number of positions. */
const danger = (g: G): HexPaint[] =>
  grid.hexes.flatMap((at): HexPaint[] => {
    const firing = firesOn(g, at);
    if (firing.length === 0) return [];
    const dot = Math.min(...firing.map((position) => dotNow(g, position, at)));
    return [
      {
        at,
        tone: 'bad',
        weight: weightOf(dot),
        text: signOf(dot),
        note: `${capital(dotText(dot))} fire: ${listed(firing.map(positionName))}`,
      },
    ];
  });

const control = (g: G): HexPaint[] =>
  grid.hexes.flatMap((at): HexPaint[] => {
    if (levelOf(at) === '' || !isControlled(g, at)) return [];
    return isSecure(g, at)
      ? [{ at, tone: 'good', weight: 0.7, note: 'Controlled, and safe: counts for points' }]
      : [{ at, tone: 'own', weight: 0.4, note: 'Controlled, but under fire or cut off from the beach' }];
  });

/** Which German positions are in communication; whoever is not gains neither depth nor reserves. */
const communication = (g: G): HexPaint[] =>
  POSITIONS.flatMap((_, position): HexPaint[] => {
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
    const around = Array.from({ length: 6 }, (_, d) => grid.neighbours[6 * at + d] as HexId);
    const name = `${UNIT.text(leader)}${isHq(leader) ? ' with a radio' : ''}`;
    for (const hex of [at, ...around])
      if (hex !== NOWHERE && levelOf(hex) !== '') found.set(hex, [...(found.get(hex) ?? []), name]);
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
function reach(g: G, _onlooker: number, unit: number): HexPaint[] {
  if (unit < 0 || unit > UNIT.max || !isAshore(g, unit)) return [];
  const from = g.unit.at.get(unit);
  return Array.from({ length: 6 }, (_, d) => grid.neighbours[6 * from + d] as HexId).flatMap(
    (to): HexPaint[] => {
      if (to === NOWHERE) return [];
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
    },
  );
}

/** What may be laid over the map. */
export const OVERLAYS: readonly Overlay<G>[] = [
  { id: 'field', title: 'Field of fire', line: 'Where the position under the pointer fires: intense, steady or sporadic (FIR-02).', focus: 'hex', paint: field },
  { id: 'threat', title: 'What can hit me here', line: 'The positions that could hit the hex under the pointer, and how hard (FIR-12).', focus: 'hex', paint: threat },
  { id: 'danger', title: 'All German fire', line: 'Every hex that an undisrupted position can hit now.', paint: danger },
  { id: 'control', title: 'American control', line: 'What you control, and what of it is safe enough to count (CTL-01).', paint: control },
  { id: 'communication', title: 'German communication', line: 'Which positions can still get depth and reserves (COM-01).', paint: communication },
  { id: 'command', title: 'Command', line: 'Where your leaders would command units (ACT-04).', paint: command },
  { id: 'reach', title: 'Reach of a unit', line: 'Where the unit can go now, how, and at what cost (MOV-09).', focus: 'unit', paint: reach },
]; // biome-ignore format: a list
