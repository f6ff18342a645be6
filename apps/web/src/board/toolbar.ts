import type { BoardWords } from './words.ts';

interface Tools {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
}

/** A button that something is switched with. */
export interface Tool {
  readonly label: string;
  /** The inside of an SVG, twenty by twenty. */
  readonly icon: string;
  readonly isOn: boolean;
  press(isOn: boolean): void;
}

const PLUS = '<path d="M10 4v12M4 10h12"/>';
const MINUS = '<path d="M4 10h12"/>';
const WHOLE = '<path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"/>';

/** The buttons for those who have neither wheel nor keys. */
export function toolbar(words: BoardWords, tools: Tools, more: readonly Tool[]): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'board-tools';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', words.tools);
  bar.append(
    tool(words.zoomIn, PLUS, tools.zoomIn),
    tool(words.zoomOut, MINUS, tools.zoomOut),
    tool(words.fit, WHOLE, tools.fit),
    ...more.map(toggle),
  );
  return bar;
}

/** A button with a picture. */
export function tool(label: string, icon: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'board-tool';
  button.setAttribute('aria-label', label);
  button.title = label;
  button.innerHTML = `<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">${icon}</svg>`;
  button.addEventListener('click', press);
  return button;
}

function toggle({ label, icon, isOn, press }: Tool): HTMLButtonElement {
  const button = tool(label, icon, () => {
    const next = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(next));
    press(next);
  });
  button.setAttribute('aria-pressed', String(isOn));
  return button;
}
