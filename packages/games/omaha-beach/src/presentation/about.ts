import type { Read } from '@bocage/wargame';
import { COLOUR, cardOf, DIVISION, EVERY_UNIT, HEROES, SECTOR, UNIT } from '../data.ts';
import { boxAt, COLOUR_OF, POST } from '../map.ts';
import { artilleryText, eventText, targetText } from './cards.ts';
import { EXTENDED_LINES } from './extended.ts';
import { positionName, postName } from './faces.ts';
import { boxName, capital, counted, listed } from './words.ts';

type Local = (name: string) => number;
type Line = (read: Read, local: Local) => string | undefined;

const unitText = (unit: number): string => UNIT.text(unit);
const sectorText = (sector: number): string => `${capital(SECTOR.text(sector))}ern sector`;
const cardText = (card: number): string => (card < 0 ? '' : `Card ${cardOf(card).id}`);
const postText = (post: number): string => postName(post, POST.text(post));

/** Who fires by which card, and what is still to come of it. */
const fire: Line = (_read, local) => {
  const [position, card, hits] = [local('position'), local('card'), local('hits')];
  const colour = COLOUR.text(COLOUR_OF[position] as number);
  return `${cardText(card)}, target ${targetText(cardOf(card))}: ${positionName(position)} (${colour}) fires, ${counted(hits, 'hit')} left.`;
};

const actions: Line = (read) => {
  const division = read('acting');
  if (division < 0) return undefined;
  return `${DIVISION.text(division)} Division: ${counted(read('division.actions', division), 'regular action')} left.`;
};

const coming: Line = (read) => {
  const due = EVERY_UNIT.filter(
    (unit) => read('unit.due', unit) === read('turn') && read('unit.steps', unit) > 0,
  );
  return `To be put into boats: ${listed(due.map(unitText))}. They land next turn.`;
};

/** Too many stand where more than two units are. */
const crowded: Line = () => 'No more than two units may stay in a hex; leaders do not count.';

const drifting: Line = (read, local) => {
  const [unit, from, boxes] = [local('unit'), local('from'), local('boxes')];
  if (unit < 0 || from < 0) return undefined;
  const at = boxAt(read('unit.at', unit) as never);
  const where = at < 0 ? 'out of sight' : `to ${boxName(at)}`;
  return `${unitText(unit)} drifts ${counted(Math.abs(boxes), 'box', 'boxes')} ${boxes > 0 ? 'east' : 'west'} from ${boxName(from)}, ${where}.`;
};

const LINES: Readonly<Record<string, Line>> = {
  'amphibious.choose': (_read, local) => `${cardText(local('card'))}: ${unitText(local('unit'))} is not affected.`,
  'amphibious.follow': drifting,
  'amphibious.mine': (_read, local) => `${sectorText(local('sector'))}.`,
  'arrivals.choose': coming,
  'eventPhase.follower': (read, local) => `${cardText(local('card'))}: ${eventText(local('card'), read('turn'))}.`,
  'stragglers.choose': (_read, local) => `${DIVISION.text(local('division'))} Division.`,
  'report.choose': (_read, local) =>
    local('division') >= 0
      ? `A patrol of the ${DIVISION.text(local('division'))} Division reports.`
      : `A prisoner of the ${SECTOR.text(local('sector'))}ern sector talks.`,
  'positionFire.choose': fire,
  'positionFire.chooseLeader': fire,
  'artilleryFire.choose': (_read, local) =>
    `${sectorText(local('sector'))}, ${cardText(local('card'))}: target ${targetText(cardOf(local('card')))}, ${artilleryText(cardOf(local('card')))}.`,
  'hit.sacrifice': (read, local) => `${HEROES[read('unit.hero', local('unit'))]?.name}, with the last of ${unitText(local('unit'))}.`,
  'engineerPhase.clear': (_read, local) => `${sectorText(local('sector'))}: ${counted(local('left'), 'hex', 'hexes')} may be cleared.`,
  'actionPhase.act': actions,
  'attack.ships': (read, local) => `The attack on ${postText(local('post'))}. ${counted(read('navalMarkers'), 'naval fire marker')} left.`,
  'attack.hero': (_read, local) => `The attack on ${postText(local('post'))}.`,
  'attack.attrition': (_read, local) => `The attack on ${postText(local('post'))}.`,
  'tacticalReinforcement.tie': (_read, local) => `A call for reserves from ${positionName(local('position'))}.`,
  'endOfTurn.remove': crowded,
  ...EXTENDED_LINES,
}; // biome-ignore format: a list

/** What a question is about beside the units and places that it names. */
export const aboutOf = (read: Read, step: string, local: Local): string | undefined =>
  Object.hasOwn(LINES, step) ? LINES[step]?.(read, local) : undefined;
