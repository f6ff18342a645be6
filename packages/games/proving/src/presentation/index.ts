import { NOWHERE } from '@bocage/hex';
import { UNKNOWN } from '@bocage/kernel';
import {
  aboutOf,
  aimed,
  alike,
  type BoxGroup,
  badState,
  byKind,
  type CounterLook,
  capital,
  cell,
  cellsOf,
  counterLooks,
  type FaceLook,
  gauge,
  listed,
  lostSteps,
  type MarkLook,
  type NameLook,
  namedBy,
  only,
  type Presentation,
  plainState,
  questionsOf,
  reachCosts,
  type TrackLook,
  teller,
  tellUnless,
  tellWhen,
  titled,
  track,
  unitHarms,
  verbLook,
} from '@bocage/wargame';
import { grid, MINE_HEXES, PLACE, RESERVE, TOWN_NAMES, TOWNS } from '../map.ts';
import { combat, losses } from '../rules/combat.ts';
import { round, stepsOf } from '../rules/game.ts';
import { routesOf } from '../rules/movement.ts';
import {
  BLUE,
  CARD,
  CHIT,
  EVERY_UNIT,
  FULL,
  type G,
  type Seen,
  SIDE,
  SIDE_OF,
  TURNS,
  UNIT,
} from '../state.ts';
import { draw } from './drawings.ts';
import { OVERLAYS } from './overlays.ts';
import { sheetOf } from './sheet.ts';

const SIDES: readonly string[] = SIDE.words.map(capital);
const BOXES: readonly BoxGroup[] = [
  { id: 'reserve', title: 'Beside the map', boxes: [{ at: RESERVE, title: 'Blue’s reserve' }] },
];

const FACES: readonly FaceLook[] = UNIT.words.map((name, unit) => ({
  unit,
  side: SIDE_OF[unit] as number,
  army: SIDE_OF[unit] === BLUE ? 'us' : 'german',
  branch: 'infantry',
  echelon: 'company',
  name,
  title: `${SIDES[SIDE_OF[unit] as number]}’s piece ${name.slice(1)}`,
  meaning: ['strength'],
  notes: [],
}));

/** A piece is known by its back too; only its strength may be hidden. */
const counters = (g: Seen): CounterLook[] =>
  counterLooks(
    FACES,
    (unit) => g.unit.at.get(unit),
    ({ unit }) => {
      const [value, steps] = [g.unit.value.get(unit), g.unit.steps.get(unit)];
      return {
        figures: [value === UNKNOWN ? '?' : String(value)],
        steps,
        worn: steps < FULL,
        states: [
          ...only(g.unit.shaken.get(unit) === 1, () => badState('SH', 'Shaken: it does not move (3.1-d)')),
          ...only(g.unit.moved.get(unit) === 1, () => plainState('MV', 'Has moved this round')),
          ...only(g.unit.fought.get(unit) === 1, () => plainState('AT', 'Has attacked this round')),
        ],
        notes: g.unit.faceUp.get(unit) === 1 ? [] : ['Face down until it fights (5.4)'],
      };
    },
  );

/** 1.2: the mine where it is known to be, or every hex where it may be. */
function mines(g: Seen): MarkLook[] {
  if (g.mineGone === 1 || g.mine === NOWHERE) return [];
  if (g.mine !== UNKNOWN) return [{ at: g.mine, sign: 'mine', text: 'The mine' }];
  return MINE_HEXES.filter((hex) => g.hex.trodden.get(hex) === 0).map((at) => ({
    at,
    sign: 'mine',
    text: 'Perhaps a mine',
  }));
}

const marks = (g: Seen): MarkLook[] => [
  ...TOWNS.map((at, i): MarkLook => {
    const [name, owner] = [TOWN_NAMES[i] ?? '', g.hex.held.get(at)];
    return owner === NOWHERE
      ? { at, sign: 'objective', text: `${name}: two points` }
      : { at, sign: 'held', owner, text: `${name}, held by ${SIDES[owner]}: two points` };
  }),
  ...mines(g),
];

const tracks = (g: Seen): TrackLook[] => [
  gauge(
    'turn',
    `Turn ${g.turn} of ${TURNS}`,
    Array.from({ length: TURNS }, (_, i) => cell(String(i + 1), g.turn === i + 1)),
  ),
  track('card', 'The card of the turn', cellsOf(CARD.words.map(capital), g.card)),
  track(
    'cup',
    'Still in the cup',
    CHIT.words.flatMap((_, chit) => only(g.cup.get(chit) > 0, () => cell(chitName(chit)))),
  ),
  track(
    'support',
    'Fire support left',
    SIDES.map((name, side) => cell(`${name} ${g.support.get(side)}`)),
  ),
  track(
    'steps',
    'Steps left',
    SIDES.map((name, side) => cell(`${name} ${stepsOf(g, side)}`)),
  ),
];

const chitName = (chit: number): string => {
  const [side = '', kind = ''] = CHIT.text(chit).split('-');
  return `${capital(side)} ${kind === 'fight' ? 'fights' : 'moves'}`;
};

const townAt = (hex: number): string | undefined => TOWN_NAMES[TOWNS.indexOf(hex as never)];

const nameOf = byKind<NameLook>({
  unit: (unit) => FACES[unit],
  place: (at) =>
    at === RESERVE
      ? alike('Reserve')
      : { name: PLACE.text(at as never), title: titled(PLACE, at as never, townAt(at)) },
  ...namedBy(SIDE, SIDES),
  [CHIT.name]: (chit) => alike(`“${chitName(chit)}”`),
});

const ask = questionsOf<G>();
const callSupport = (g: Seen, { side, hex }: { readonly side: number; readonly hex: number }): string =>
  `${SIDES[side]} attacks ${nameOf('place', hex)?.title}. Support left: ${listed(
    SIDES.map((name, of) => `${name} ${g.support.get(of)}`),
  )}.`;
const about = aboutOf<G>(
  ask(round, { act: (_g, { fights }) => (fights === 1 ? 'A round of fighting.' : 'A round of moving.') }),
  ask(combat, { defenderSupport: callSupport, attackerSupport: callSupport }),
  ask(losses, { choose: (_g, { steps }) => `${steps} still to be lost.` }),
);

const pieceName = (row: number): string => UNIT.words[row] ?? '';
const tell = teller<G>({
  card: ({ now }) => `the card is ${CARD.text(now)}`,
  mineGone: tellWhen(1, () => 'the mine is gone'),
  'unit.at': tellUnless(NOWHERE, ({ row, now }) => `${pieceName(row)} in ${nameOf('place', now)?.title}`),
  'unit.steps': ({ row, old, now }) =>
    now === 0 ? `${pieceName(row)} is lost` : `${pieceName(row)} loses ${lostSteps(old - now)}`,
  'unit.value': tellUnless(UNKNOWN, ({ row, now }) => `${pieceName(row)} has strength ${now}`),
  'unit.shaken': ({ row, now }) => `${pieceName(row)} is ${now === 1 ? 'shaken' : 'steady again'}`,
  support: ({ row }) => `${SIDES[row]} calls fire support`,
});

/** How the game is shown. */
export const presentation: Presentation<G> = {
  grid,
  sides: SIDES,
  boxes: BOXES,
  overlays: OVERLAYS,
  verbs: {
    bury: verbLook('Bury the mine', 'the hex it is buried in'),
    move: verbLook('Move a piece', 'the piece', 'the way it goes'),
    attack: aimed(verbLook('Attack', 'the hex that is attacked', 'the pieces that attack it')),
    end: verbLook('End the round'),
    ambush: verbLook('Ambush it', 'the piece that shoots'),
    hold: verbLook('Hold fire'),
    slip: verbLook('Slip away', 'the hex it goes to'),
    stand: verbLook('Stand'),
    support: verbLook('Call fire support', 'whose'),
    save: verbLook('Save the support'),
    lose: verbLook('Take the losses', 'the pieces that lose a step'),
    retreat: verbLook('Retreat', 'the piece', 'the hex it goes to'),
    advance: verbLook('Advance', 'the pieces that advance'),
  },
  previews: [
    { verb: 'attack', then: [], about: 'combat.hex', answers: { 'combat.defenderSupport': 'save', 'combat.attackerSupport': 'save' } }, // biome-ignore format: a row
    { verb: 'move', then: [], about: 'moving.unit', answers: { 'moving.ambush': 'hold' } },
  ],
  scenarios: {
    crossroads: 'Three towns on a road, four turns.',
    forecast: 'The same, but everybody knows that mud comes first and sun after it.',
  },
  options: { mines: 'Red buries a mine on the road or at the fords, where Blue may come upon it.' },
  caption: (g) => `Turn ${g.turn} of ${TURNS}, ${CARD.text(g.card)}`,
  counters,
  marks,
  tracks,
  nameOf,
  draw,
  about,
  tell,
  harms: {
    of: unitHarms({
      sideOf: (unit) => SIDE_OF[unit] as number,
      nameOf: pieceName,
      isGone: (at) => at === NOWHERE,
      isDisorder: ({ path, now }) => path === 'unit.shaken' && now === 1,
    }),
    through: ['losses', 'retreat', 'combat.advance'],
    disorder: 'shaken',
  },
  forces: {
    sideOf: (unit) => SIDE_OF[unit] ?? -1,
    formationOf: () => '',
    absence: (g, unit) => {
      const piece = EVERY_UNIT.find((one) => one === unit);
      return piece !== undefined && g.unit.steps.get(piece) === 0 ? { kind: 'lost' } : null;
    },
  },
  costs(g, verb, [unit]) {
    const piece = EVERY_UNIT.find((one) => one === unit);
    if (verb !== 'move' || piece === undefined || g.unit.at.get(piece) === NOWHERE) return new Map();
    routesOf(g, piece).each(() => true);
    return reachCosts(g.reach);
  },
  sheet: sheetOf,
};
export { map } from './map.ts';
