import type { BoardWords } from './words.ts';

interface Tools {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
}

const PLUS = '<path d="M10 4v12M4 10h12"/>';
const MINUS = '<path d="M4 10h12"/>';
const WHOLE = '<path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"/>';

/** The buttons for those who have neither wheel nor keys. */
export function toolbar(words: BoardWords, tools: Tools): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'board-tools';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', words.tools);
  bar.append(
    tool(words.zoomIn, PLUS, tools.zoomIn),
    tool(words.zoomOut, MINUS, tools.zoomOut),
    tool(words.fit, WHOLE, tools.fit),
  );
  return bar;
}

function tool(label: string, icon: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.title = label;
  button.innerHTML = `<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">${icon}</svg>`;
  button.addEventListener('click', press);
  return button;
}
