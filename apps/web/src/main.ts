import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import { counterSvg } from './counter.ts';
import { GAMES, type GameCard } from './games.ts';
import { mapSvg } from './map.ts';

const STATE_WORDS = { planned: 'Not built yet', playable: 'Plays in the terminal' } as const;

function find<E extends Element>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

function cardElement(game: GameCard): Element {
  const template = find<HTMLTemplateElement>(document, '#card');
  const card = find(template.content, '.card').cloneNode(true) as HTMLElement;
  card.id = game.id;
  const state = game.load === null ? 'planned' : 'playable';
  card.dataset.state = state;
  find(card, '.counter').innerHTML = counterSvg(game.face);
  const link = find<HTMLAnchorElement>(card, 'h3 a');
  link.textContent = game.title;
  link.href = `#${game.id}`;
  find(card, '.state').textContent = STATE_WORDS[state];
  find(card, '.line').textContent = game.line;
  for (const fact of ['scale', 'length', 'players'] as const) {
    find(card, `[data-fact=${fact}]`).textContent = game[fact];
  }
  find(card, '.credit').textContent = game.credit;
  return card;
}

find(document, '#map').innerHTML = mapSvg();
find(document, '#games').replaceChildren(...GAMES.map(cardElement));
