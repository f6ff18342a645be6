import type { Rect } from '@bocage/atlas';
import type { HexId } from '@bocage/hex';
import type { Outlines } from './outline.ts';

/** A way off the map, to a place beside it. */
export interface Post {
  readonly at: HexId;
  readonly to: HexId;
  readonly title: string;
}

const ARROWS = { left: '←', right: '→', top: '↑', bottom: '↓' } as const;
type Edge = keyof typeof ARROWS;
/** From the middle of its hex a sign stands towards the edge of the map, beside the letter that is printed there. */
const OFFSETS: Readonly<Record<Edge, readonly [number, number]>> = {
  left: [-46, -30],
  right: [46, -30],
  top: [0, 30],
  bottom: [0, -14],
};

/** Signs where ways lead off the map; a press shows where to. The keys tell it by what there is to know of the hex. */
export function postsElement(
  posts: readonly Post[],
  outlines: Outlines,
  world: Rect,
  press: (to: HexId) => void,
): HTMLElement {
  const element = document.createElement('div');
  element.className = 'board-posts';
  element.setAttribute('aria-hidden', 'true');
  for (const { at, to, title } of posts) {
    const { x, y } = outlines.centre(at);
    const far: Readonly<Record<Edge, number>> = {
      left: x - world.x,
      right: world.x + world.width - x,
      top: y - world.y,
      bottom: world.y + world.height - y,
    };
    const edge = (Object.keys(far) as Edge[]).reduce((a, b) => (far[b] < far[a] ? b : a));
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.className = `is-${edge}`;
    button.textContent = edge === 'left' ? `${ARROWS.left} ${title}` : `${title} ${ARROWS[edge]}`;
    const [dx, dy] = OFFSETS[edge];
    button.style.left = `${x + dx}px`;
    button.style.top = `${y + dy}px`;
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      press(to);
    });
    element.append(button);
  }
  return element;
}
