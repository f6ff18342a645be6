import {
  among,
  CHANCE,
  call,
  counts,
  type Domain,
  d6,
  done,
  type EventType,
  flag,
  type GameState,
  int,
  isReason,
  list,
  type Match,
  maybe,
  NONE,
  names,
  nextCard,
  parseAction,
  type Reason,
  refusals,
  rulebook,
  type SetUp,
  start,
  starting,
  subset,
  table,
  takeCard,
  where,
} from './kernel.ts';
import { BLUE, RED, SIDE, tiny } from './tiny.ts';

/*
 * Blue's three scouts go from home over the ford to the hill. Red has two guns, dealt face down, has buried
 * a mine, and may shoot at whoever comes to the ford. Small, with one of everything that the kernel keeps.
 */

const SCOUT = names('scout', ['Ada', 'Bob', 'Cy']);
const PLACE = names('place', ['home', 'ford', 'hill']);
const GUN = names('gun', ['north', 'south']);
const HOME = 0;
export const FORD = 1;
export const HILL = 2;
const AIM = names('aim', ['high', 'low']);
const DEAL = names('deal', ['1/2', '2/1']);
const DIGIT = int(0, 2);

const schema = {
  day: int(1, 2),
  scout: table(SCOUT, { at: PLACE, hurt: flag }),
  gun: table(GUN, { size: int(0, 2), shown: flag }),
  mine: maybe(PLACE),
  sprung: flag,
  code: list(DIGIT, 2),
  cup: counts(SIDE, 4),
  forecast: list(SIDE, 4),
};
export type G = GameState<typeof schema>;
const { procedure, verb } = rulebook<G>();
const CASES = {
  '1.2': 'The mine goes into the ford or under the hill.',
  '3.1': 'Only Blue has scouts.',
  '3.2': 'That scout has gone today.',
  '3.3': 'A hurt scout stays.',
  '3.4': 'A scout goes one place on or back.',
  '3.5': 'That gun is known.',
  '3.6': 'One scout at least signals.',
  '4.1': 'Only Red has a code, of one digit or two.',
};
const no = refusals(CASES);

const buried: EventType<{ place: typeof PLACE }> = {
  name: 'buried',
  rule: '1.2',
  say: 'Red buries the mine: {place}.',
  args: { place: PLACE },
  seenBy: (_g, _args, side) => side === RED,
};
const went = { name: 'went', rule: '3.4', say: '{scout} goes: {to}.', args: { scout: SCOUT, to: PLACE } };
const boom = {
  name: 'boom',
  rule: '1.2',
  say: 'The mine hurts {scout}.',
  args: { scout: SCOUT },
  reveals: true,
};
const signalled = {
  name: 'signalled',
  rule: '3.6',
  say: '{scouts} signal.',
  args: { scouts: list(SCOUT, 3) },
};

const anyDigits: Domain<readonly number[]> = {
  kind: DIGIT,
  form: 'path',
  why: (digits) => (digits.length === 1 || digits.length === 2 ? null : no('4.1')),
  each: (visit) => [0, 1, 2].some((one) => visit([one]) || [0, 1, 2].some((two) => visit([one, two]))),
  sample: (random) => Array.from({ length: 1 + random.below(2) }, () => random.below(3)),
};
const noDigits: Domain<readonly number[]> = { ...anyDigits, why: () => no('4.1'), each: () => false, sample: () => undefined }; // biome-ignore format: short

function buildOutpost(version: number, impossible: (g: G) => Reason[]) {
  const main = procedure(
    'game',
    {},
    {
      deal: {
        rule: '1.1',
        chance: { kind: DEAL, weight: () => 1, total: 2 },
        then(g, _c, deal) {
          g.gun.size.set(0, deal + 1);
          g.gun.size.set(1, 2 - deal);
          return g.options.mines === 1 ? 'bury' : 'draw';
        },
      },
      bury: {
        rule: '1.2',
        prompt: 'Bury the mine',
        who: () => RED,
        may: [
          verb(
            'bury',
            () => among(PLACE, [FORD, HILL], no('1.2')),
            (g, _c, place) => {
              g.mine = place;
              g.emit(buried, { place });
              return 'draw';
            },
          ),
        ],
      },
      draw: {
        rule: '2.1',
        chance: (g) => nextCard(g.forecast, g.cup),
        then(g, _c, side) {
          takeCard(g.forecast, g.cup, side);
          return call(turn, { side }, 'again');
        },
      },
      again: (g) => (g.cup.total + g.forecast.length > 0 ? 'draw' : 'dusk'),
      dusk(g) {
        if (g.day === g.options.days) return done;
        g.day = 2;
        for (const side of [BLUE, RED]) g.cup.set(side, 1);
        return 'draw';
      },
    },
  );
  const turn = procedure(
    'turn',
    { side: SIDE, gone: list(SCOUT, 3) },
    {
      act: {
        rule: '3',
        prompt: 'Use the turn',
        who: (_g, c) => c.side,
        may: [
          verb(
            'move',
            (g, c) =>
              where(SCOUT, (scout) =>
                c.side === RED ? no('3.1') : c.gone.has(scout) ? no('3.2') : whyNotFit(g, scout),
              ),
            (g, _c, scout) =>
              where(PLACE, (to) => (Math.abs(g.scout.at.get(scout) - to) === 1 ? null : no('3.4'))),
            (_g, c, scout, to) => {
              c.gone.push(scout);
              return call(stepping, { scout, to }, 'act');
            },
          ),
          verb(
            'look',
            (g, c) =>
              where(GUN, (gun) =>
                c.side === RED ? no('3.1') : g.gun.shown.get(gun) === 1 ? no('3.5') : null,
              ),
            (g, _c, gun) => {
              g.gun.shown.set(gun, 1);
              return 'act';
            },
          ),
          verb(
            'signal',
            (g, c) =>
              subset(SCOUT, {
                from: [0, 1, 2],
                why: (scout) => (c.side === RED ? no('3.1') : whyNotFit(g, scout)),
                min: 1,
                size: no('3.6'),
              }),
            (g, _c, scouts) => {
              g.emit(signalled, { scouts });
              return done;
            },
          ),
          verb(
            'code',
            (_g, c) => (c.side === RED ? anyDigits : noDigits),
            (g, _c, digits) => {
              g.code.fill(digits);
              return done;
            },
          ),
          verb('end', () => done),
        ],
      },
    },
  );
  const stepping = procedure(
    'stepping',
    { scout: SCOUT, to: PLACE },
    {
      go(g, c) {
        g.scout.at.set(c.scout, c.to);
        g.emit(went, { scout: c.scout, to: c.to });
        if (g.mine === c.to) return 'mined';
        return c.to === FORD ? call(shot, { scout: c.scout }, 'arrived') : 'arrived';
      },
      mined(g, c) {
        g.mine = NONE;
        g.sprung = 1;
        g.scout.hurt.set(c.scout, 1);
        g.emit(boom, { scout: c.scout });
        return 'arrived';
      },
      arrived: () => done,
    },
  );
  const shot = procedure(
    'shot',
    { scout: SCOUT, aim: AIM },
    {
      aim: {
        rule: '5.1',
        prompt: 'Aim in secret',
        who: () => RED,
        may: [
          verb(
            'aim',
            () => where(AIM, () => null),
            (_g, c, aim) => {
              c.aim = aim;
              return 'dodge';
            },
          ),
        ],
      },
      dodge: {
        rule: '5.2',
        prompt: 'Duck under a high shot or jump over a low one',
        who: () => BLUE,
        may: [
          verb('duck', (_g, c) => (c.aim === 0 ? done : 'hit')),
          verb('jump', (_g, c) => (c.aim === 1 ? done : 'hit')),
        ],
      },
      hit: {
        rule: '5.3',
        chance: d6,
        then(g, c, die) {
          if (die <= 4) g.scout.hurt.set(c.scout, 1);
          return done;
        },
      },
    },
  );
  return tiny({
    id: 'outpost',
    title: 'Outpost',
    version,
    schema,
    options: {
      mines: { title: 'Red buries a mine', kind: starting(flag, 1) },
      days: { title: 'Days', kind: int(1, 2) },
    },
    scenarios: {
      patrol: { title: 'Patrol', setUp: (g: G) => [BLUE, RED].map((side) => g.cup.set(side, 1)) },
      forecast: { title: 'Patrol; Red goes first', setUp: (g: G) => g.forecast.fill([RED, BLUE]) },
    },
    main,
    procedures: [turn, stepping, shot],
    events: [buried, went, boom, signalled] as unknown as EventType[],
    hidden: {
      'gun.size': {
        seenBy: (g: G, gun, side) => side === RED || g.gun.shown.get(gun) === 1,
        pool: () => [1, 2],
      },
      mine: {
        seenBy: (g: G, _row, side) => side === RED || g.sprung === 1,
        guess: (g: G, _row, random) => (g.options.mines === 1 ? FORD + random.below(2) : NONE),
      },
      code: { seenBy: (_g: G, _row, side) => side === RED },
      'shot.aim': { seenBy: (_g: G, _row, side) => side === RED },
    },
    impossible,
    guessFits: (g: G) => impossible(g).length === 0,
    outcome(g: G) {
      const there = SCOUT.words.filter((_, scout) => g.scout.at.get(scout) === HILL).length;
      return { winner: there > 0 ? BLUE : RED, text: `${there} on the hill`, score: { blue: there } };
    },
    cases: CASES,
  });
}

const whyNotFit = (g: G, scout: number): Reason | null => (g.scout.hurt.get(scout) === 1 ? no('3.3') : null);

function mineUnderfoot(g: G): Reason[] {
  const under = SCOUT.words.filter((_, scout) => g.mine !== NONE && g.scout.at.get(scout) === g.mine);
  const reasons = under.map((word) => ({ rule: 'position', text: `${word} stands on the mine` }));
  if (g.mine === HOME) reasons.push({ rule: '1.2', text: CASES['1.2'] });
  return reasons;
}

export const outpost = buildOutpost(3, mineUnderfoot);
/** The same rules under another number. */
export const nextOutpost = buildOutpost(4, mineUnderfoot);

export const PATROL: SetUp = { scenario: 'patrol', options: { mines: 1, days: 1 } };

/** Scripts that lead to decisions worth looking at, an answer after another. */
export const playedTo = {
  deal: '',
  redBuries: '1/2',
  blueMoves: '1/2; bury hill; blue',
  redAims: '1/2; bury hill; blue; move Ada ford',
  blueDodges: '1/2; bury hill; blue; look south; move Ada ford; aim low',
  redMoves: '1/2; bury hill; red',
};

/** Answers one after another, in words, for whoever is asked. */
export function play(match: Match<G>, script: string): Match<G> {
  for (const answer of script.split('; ').filter((one) => one !== '')) {
    const { engine } = match;
    if (engine.side === CHANCE) match.resolve(engine.odds.kind.parse(answer) ?? NONE);
    else {
      const action = parseAction(engine.offer, answer);
      if (isReason(action)) throw new Error(action.text);
      match.apply(action);
    }
  }
  return match;
}

export function startOutpost(script: string, setUp: SetUp = PATROL): Match<G> {
  return play(start(outpost, setUp), script);
}
