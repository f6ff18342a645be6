import { ACTIONS, type CardData, type CardId, cardOf, type EffectData, isWithin, SYMBOL } from '../data.ts';
import { capital, listed, SIGNS } from './words.ts';

const signOf = (symbol: string): string => SIGNS[SYMBOL.of(symbol)] ?? symbol;

/** `◆A ▲A ●C, mine`. */
export function landingText({ landing, mine }: CardData): string {
  const letters = SYMBOL.words.map((symbol) => `${signOf(symbol)}${landing[symbol as 'diamond']}`).join(' ');
  return mine ? `${letters}, a mine` : letters;
}

/** A colour of a fire card with its single or double square, and what it asks of the positions. */
export interface FireText {
  readonly name: string;
  readonly colour: string;
  readonly note: string;
}
const LETTERS: Readonly<Record<string, string>> = ACTIONS;
/** The colours of a card; in the later turns with what their letters may mean. */
export const fireTexts = ({ fire }: CardData, isLate = false): FireText[] =>
  fire.map(({ colour, depth, action, armor, leader }) => {
    const notes = [depth ? 'double: only with depth' : 'single: all of that colour'];
    if (armor === true) notes.push('hits armor');
    if (leader === true) notes.push('may hit a leader');
    if (isLate) notes.push(`${action}: ${LETTERS[action]}`);
    return { name: colour, colour: `${capital(colour)} ${depth ? '■■' : '■'}`, note: notes.join(', ') };
  });

export const targetText = ({ target }: CardData): string => `${signOf(target)} ${capital(target)}`;

/** `2 guns of 75 or 88 mm`. */
export function artilleryText({ artillery }: CardData): string {
  if (artillery === null) return 'none';
  return `needs ${artillery.value} of ${listed(artillery.calibres.map(String), 'or')} mm`;
}

const EFFECTS: Readonly<Record<string, (effect: EffectData) => string>> = {
  reinforce: ({ zones = [] }) => `German reserves for ${zones.length === 1 ? 'zone' : 'zones'} ${listed(zones)}`,
  rally: () => 'no German is disrupted any more',
  plungingFire: () => 'plunging fire behind the cover of the beach',
  navalMarker: () => 'a naval fire marker',
  smoke: ({ positions = [] }) => `smoke hides ${listed(positions)}`,
  addStep: ({ division }) => `stragglers of the ${division} Division`,
  rockets: () => 'the rockets fire',
  hero: ({ division }) => `a hero for the ${division} Division`,
  depth: ({ where }) =>
    where === 'each' ? 'a depth marker for a German in each sector' : where === 'hero' ? 'a depth marker for a German there' : 'a depth marker for a German',
  actions: ({ more = 0 }) => `${more > 0 ? `${more} action more` : 'fewer actions'} for each division`,
  noEngineers: () => 'the engineers are pinned',
  kgMeyer: () => 'Kampfgruppe Meyer draws near',
  rocketsDestroyed: () => 'ships look for the rockets',
  patrol: ({ division }) => `a patrol of the ${division} Division`,
  prisoner: ({ sector }) => `a prisoner in the ${sector}`,
  snipers: ({ leader }) => `snipers near ${leader}`,
  strayShells: () => 'stray shells of the fleet',
  concealed: () => 'Germans fire from cover',
}; // biome-ignore format: a list

/** What a card has for a turn, in a line. */
export function eventText(card: CardId, turn: number): string {
  const found = cardOf(card).events.find(({ turns }) => isWithin(turn, turns))?.effects ?? [];
  return found.length === 0
    ? 'nothing'
    : listed(found.map((effect) => EFFECTS[effect.kind]?.(effect) ?? effect.kind));
}
