import { aboutOf, questionsOf } from '@bocage/wargame';
import { type CardId, COLOUR, cardOf, DIVISION, EVERY_UNIT, HEROES, SECTOR } from '../data.ts';
import { boxAt, COLOUR_OF, PLACE, POST, type PositionId, type PostId } from '../map.ts';
import { RULES } from '../rules/index.ts';
import type { G, Seen } from '../state.ts';
import { artilleryText, eventText, targetText } from './cards.ts';
import { positionName, postName } from './faces.ts';
import { boxName, capital, counted, listed, unitName } from './words.ts';

const ask = questionsOf<G>();
/** What the locals of procedures stand for, where it is not a mere number. */
interface Sorts {
  readonly card: CardId;
  readonly position: PositionId;
  readonly post: PostId;
}
type Line<N extends string = never> = (
  g: Seen,
  c: { readonly [K in N]: K extends keyof Sorts ? Sorts[K] : number },
) => string | undefined;

const sectorText = (sector: number): string => `${capital(SECTOR.text(sector))}ern sector`;
const cardText = (card: CardId): string => (card < 0 ? '' : `Card ${cardOf(card).id}`);
const postText = (post: PostId): string => postName(post, POST.text(post));

/** Who fires by which card, and what is still to come of it. */
const fire: Line<'position' | 'card' | 'hits'> = (_g, { position, card, hits }) => {
  const colour = COLOUR.text(COLOUR_OF[position] as number);
  return `${cardText(card)}, target ${targetText(cardOf(card))}: ${positionName(position)} (${colour}) fires, ${counted(hits, 'hit')} left.`;
};

const actions: Line = (g) => {
  const division = g.acting;
  if (division < 0) return undefined;
  return `${DIVISION.text(division)} Division: ${counted(g.division.actions.get(division), 'regular action')} left.`;
};

const coming: Line = (g) => {
  const due = EVERY_UNIT.filter((unit) => g.unit.due.get(unit) === g.turn && g.unit.steps.get(unit) > 0);
  return `To be put into boats: ${listed(due.map(unitName))}. They land next turn.`;
};

/** Too many stand where more than two units are. */
const crowded: Line = () => 'No more than two units may stay in a hex; leaders do not count.';

const drifting: Line<'unit' | 'from' | 'boxes'> = (g, { unit, from, boxes }) => {
  if (unit < 0 || from < 0) return undefined;
  const at = boxAt(g.unit.at.get(unit));
  const where = at < 0 ? 'out of sight' : `to ${boxName(at)}`;
  return `${unitName(unit)} drifts ${counted(Math.abs(boxes), 'box', 'boxes')} ${boxes > 0 ? 'east' : 'west'} from ${boxName(from)}, ${where}.`;
};

const attackOn: Line<'post'> = (_g, { post }) => `The attack on ${postText(post)}.`;

const asked =
  (doing: string): Line<'card' | 'position'> =>
  (_g, { card, position }) =>
    `Card ${cardOf(card).id}, target ${targetText(cardOf(card))}: ${positionName(position)} ${doing}.`;

/** What a question is about beside the units and places that it names. */
export const about = aboutOf(
  ask(RULES.amphibious, {
    choose: (_g, { card, unit }) => `${cardText(card)}: ${unitName(unit)} is not affected.`,
    follow: drifting,
    mine: (_g, { sector }) => `${sectorText(sector)}.`,
  }),
  ask(RULES.arrivals, { choose: coming }),
  ask(RULES.eventPhase, { follower: (g, { card }) => `${cardText(card)}: ${eventText(card, g.turn)}.` }),
  ask(RULES.stragglers, { choose: (_g, { division }) => `${DIVISION.text(division)} Division.` }),
  ask(RULES.report, {
    choose: (_g, { division, sector }) =>
      division >= 0
        ? `A patrol of the ${DIVISION.text(division)} Division reports.`
        : `A prisoner of the ${SECTOR.text(sector)}ern sector talks.`,
  }),
  ask(RULES.positionFire, { choose: fire, chooseLeader: fire }),
  ask(RULES.artilleryFire, {
    choose: (_g, { sector, card }) =>
      `${sectorText(sector)}, ${cardText(card)}: target ${targetText(cardOf(card))}, ${artilleryText(cardOf(card))}.`,
  }),
  ask(RULES.hit, {
    sacrifice: (g, { unit }) => `${HEROES[g.unit.hero.get(unit)]?.name}, with the last of ${unitName(unit)}.`,
  }),
  ask(RULES.engineerPhase, {
    clear: (_g, { sector, left }) =>
      `${sectorText(sector)}: ${counted(left, 'hex', 'hexes')} may be cleared.`,
  }),
  ask(RULES.actionPhase, { act: actions }),
  ask(RULES.attack, {
    ships: (g, { post }) =>
      `The attack on ${postText(post)}. ${counted(g.navalMarkers, 'naval fire marker')} left.`,
    hero: attackOn,
    attrition: attackOn,
  }),
  ask(RULES.tacticalReinforcement, {
    tie: (_g, { position }) => `A call for reserves from ${positionName(position)}.`,
  }),
  ask(RULES.endOfTurn, { remove: crowded }),
  ask(RULES.mortars, { choose: asked('fires its mortars') }),
  ask(RULES.gunFire, { choose: asked('fires its gun') }),
  ask(RULES.patrol, { choose: asked('sends a patrol') }),
  ask(RULES.ambush, { choose: asked('is empty, but men lie in wait there') }),
  ask(RULES.redeploy, { tie: (_g, { position }) => `The Germans leave ${positionName(position)}.` }),
  ask(RULES.advance, {
    loss: (_g, { position, to }) => `From ${positionName(position)} to ${positionName(to)}.`,
    refuge: (_g, { unit, to }) => `${unitName(unit)} has to leave ${positionName(to)}.`,
  }),
  ask(RULES.strayShells, { choose: (_g, { hex }) => `In ${PLACE.text(hex)}.` }),
  ask(RULES.headquartersPhase, {
    choose: () => 'Each division may set up or extend one base in a turn. A command post does not move.',
  }),
  ask(RULES.deploying, { deploy: () => 'Two units to a hex, in their own sector.' }),
);
