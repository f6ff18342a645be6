import { cell, minus, type TrackLook } from '@bocage/wargame';
import { type CardId, CHARTS, cardOf, DIVISION, EVERY_UNIT, GUNS, HEROES, isWithin, UNIT } from '../data.ts';
import { BOX_HEXES, PLACE, POSITION, type PositionId, TIDE, waterline } from '../map.ts';
import { points, pointsToWin, reckoning } from '../rules/endturn/victory.ts';
import type { G, Seen } from '../state.ts';
import { artilleryText, eventText, fireTexts, landingText, targetText } from './cards.ts';
import { extendedConditions, fullScore, reachTracks, variantCells } from './extended.ts';
import { boxName, capital, colourLook, counted, listed, timeOf } from './words.ts';

/** The turns, with who is still to come in each. */
function turns(g: Seen): TrackLook {
  const last = g.lastTurn;
  const due = new Map<number, string[]>();
  for (const unit of EVERY_UNIT) {
    const turn = g.unit.due.get(unit);
    if (turn > 0) due.set(turn, [...(due.get(turn) ?? []), UNIT.text(unit)]);
  }
  return {
    id: 'turn',
    form: 'gauge',
    title: `Turn ${g.turn} of ${last}, and who is still to come`,
    cells: Array.from({ length: last }, (_, i) =>
      cell(timeOf(i + 1), g.turn === i + 1, due.get(i + 1)?.join(', ')),
    ),
  };
}

/** Who is in the boats, by box from west to east, and where each box leads at this tide. */
function boats(g: Seen): TrackLook[] {
  const cells = BOX_HEXES.flatMap((at, box) => {
    const aboard = EVERY_UNIT.filter((unit) => g.unit.at.get(unit) === at);
    if (aboard.length === 0) return [];
    const to = waterline(box, g.tide);
    const where =
      to < 0 ? 'no way in at this tide' : `${aboard.length === 1 ? 'lands' : 'land'} in ${PLACE.text(to)}`;
    return [cell(capital(boxName(box)), false, `${listed(aboard.map((unit) => UNIT.text(unit)))}: ${where}`)];
  });
  return cells.length === 0 ? [] : [{ id: 'boats', title: 'In the boats', cells }];
}

const tide = (g: Seen): TrackLook => ({
  id: 'tide',
  title: 'Tide',
  cells: TIDE.words.map((word, value) => {
    const from = CHARTS.turns.track.find((one) => one.tide === word && one.turn > g.turn);
    const isToCome = from !== undefined && from.turn <= g.lastTurn && g.tide !== value;
    return cell(capital(word), g.tide === value, isToCome ? `from ${timeOf(from.turn)}` : undefined);
  }),
});

/** The cards of this turn in their order. */
const cardsOf = (g: Seen): CardId[] => g.cards.toArray();

/** The last card, large: what it says to landings, to the Germans who fire, and of events. */
function lastCard(g: Seen): TrackLook[] {
  const last = cardsOf(g).at(-1);
  if (last === undefined) return [];
  const card = cardOf(last);
  return [
    {
      id: 'card',
      form: 'card',
      title: `The last card drawn: ${card.id}`,
      cells: [
        ...fireTexts(card, g.turn >= CHARTS.extended.from).map(({ name, colour, note }) => ({
          ...cell(colour, true, note),
          colour: colourLook(name),
        })),
        cell(targetText(card), false, 'target'),
        cell('Artillery', false, artilleryText(card)),
        cell('Landing', false, landingText(card)),
        cell('Event', false, eventText(last, g.turn)),
      ],
    },
  ];
}

function cards(g: Seen): TrackLook[] {
  const drawn = cardsOf(g);
  if (drawn.length < 2) return [];
  return [
    {
      id: 'cards',
      title: 'Cards of this turn',
      cells: drawn.map((number, i) => {
        const card = cardOf(number);
        const fire = fireTexts(card).map(({ colour }) => colour.toLowerCase());
        return cell(`${card.id}`, i === drawn.length - 1, `${listed(fire)}; ${targetText(card)}`);
      }),
    },
  ];
}

const deck = (g: Seen): TrackLook => {
  return {
    id: 'deck',
    title: 'The deck',
    cells: [cell(`${g.deck.total} left`, false), cell(`${g.discards.total} discarded`, false)],
  };
};

const mostLost = (turn: number): number =>
  CHARTS.catastrophicLoss.bands.find(({ turns: band }) => isWithin(turn, band))?.units ?? 0;

/** How near each division is to breaking. */
function losses(g: Seen): TrackLook[] {
  const most = mostLost(g.turn);
  return DIVISION.words.flatMap((name, division) => {
    if (name === '29th' && g.westPlayed === 0) return [];
    const lost = g.division.lost.get(division);
    const note = (value: number): string | undefined =>
      value === most ? 'it breaks, and all is lost' : undefined;
    return [
      {
        id: `losses-${name}`,
        form: 'gauge',
        title: `Companies lost by the ${name} Division: ${lost} of ${most}`,
        cells: Array.from({ length: most + 1 }, (_, value) =>
          cell(String(value), lost === value, note(value)),
        ),
      },
    ];
  });
}

function score(g: G): TrackLook {
  const { strongpoints, reinforcement, draws } = reckoning(g);
  const [now, win] = [points(g), pointsToWin(g)];
  return {
    id: 'points',
    title: `Points if it ended now: ${minus(now)} of ${win}`,
    cells: [
      cell(String(strongpoints), false, 'strongpoints'),
      cell(String(reinforcement), false, 'reserve positions'),
      cell(String(draws), false, 'draws'),
      ...variantCells(g),
      cell(now >= win ? 'Enough to win' : `${win - now} more to win`, now >= win),
    ],
  };
}

function means(g: Seen): TrackLook {
  const heroes = (division: string): string[] =>
    HEROES.filter((hero, i) => hero.division === division && g.heroes.get(i) === 1).map(({ name }) => name);
  const divisions = g.westPlayed === 1 ? DIVISION.words : DIVISION.words.slice(0, 1);
  return {
    id: 'means',
    title: 'What the Americans have',
    cells: [
      // Before the divisions act nobody knows yet how often.
      ...(g.acting < 0 ? [] : divisions).map((name, division) =>
        cell(
          counted(g.division.actions.get(division), 'action'),
          g.acting === division,
          `left to the ${name} Division`,
        ),
      ),
      cell(String(g.navalMarkers), g.navalMarkers > 0, 'naval fire markers'),
      ...divisions.map((name) => cell(String(heroes(name).length), false, `heroes of the ${name} to come`)),
    ],
  };
}

function germans(g: Seen): TrackLook {
  const guns = GUNS.map(({ calibre, sector }, battery) =>
    cell(
      `${calibre} mm, ${sector}`,
      g.artillery.inactive.get(battery) === 0,
      g.artillery.inactive.get(battery) === 0 ? 'has observers' : 'blind',
    ),
  );
  return {
    id: 'germans',
    title: 'What the Germans have',
    cells: [
      cell(String(g.tacticalLeft), false, 'in the tactical reserve'),
      cell(String(g.divisionalLeft), false, 'in the division’s reserve'),
      cell(String(g.meyerLeft), false, 'with Kampfgruppe Meyer'),
      cell(
        `${g.wnLeft}, ${g.mobileLeft}, ${g.buildingLeft}`,
        false,
        'depth for strongpoints, in the open, in buildings',
      ),
      ...guns,
    ],
  };
}

/** What an event has done for the turn. */
function conditions(g: Seen): TrackLook[] {
  const smoke = POSITION.words.filter((_, position) => g.position.smoke.get(position as PositionId) === 1);
  const more = g.moreActions;
  const cells = [
    ...(smoke.length === 0 ? [] : [cell('Smoke', true, listed(smoke))]),
    ...(g.plungingFire === 1 ? [cell('Plunging fire', true, 'cover on the beach does not help')] : []),
    ...(more === 0
      ? []
      : [cell(`${more > 0 ? '+' : '−'}${Math.abs(more)} action`, true, 'for each division')]),
    ...(g.noEngineers === 1 ? [cell('Engineers pinned', true)] : []),
    ...extendedConditions(g),
  ];
  return cells.length === 0 ? [] : [{ id: 'conditions', title: 'This turn', cells }];
}

/** What is kept beside the map. */
export const tracksOf = (seen: Seen, g: G): TrackLook[] => [
  ...lastCard(seen),
  means(seen),
  fullScore(g) ?? score(g),
  ...losses(seen),
  ...conditions(seen),
  ...boats(seen),
  turns(seen),
  tide(seen),
  ...reachTracks(seen),
  ...cards(seen),
  germans(seen),
  deck(seen),
];

/** Where the day stands, in a line. */
export function captionOf(g: Seen): string {
  const turn = g.turn;
  const acting = g.acting;
  const who = acting < 0 ? '' : `: ${DIVISION.text(acting)} Division acts`;
  return `6 June 1944, ${timeOf(turn)}, ${TIDE.text(g.tide)} tide${who}`;
}
