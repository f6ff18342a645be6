import { fireColour } from '@bocage/atlas';
import type { ColourLook, CounterLook, Echelon, StateLook } from '@bocage/catalogue';
import { COUNTER } from './stacks.ts';

const ECHELONS: Readonly<Record<Echelon, string>> = {
  section: '••',
  platoon: '•••',
  company: 'I',
  battalion: 'II',
  regiment: 'III',
  brigade: 'X',
  division: 'XX',
  corps: 'XXX',
  army: 'XXXX',
  none: '',
};

// Tones differ in outline: rounded, corners cut, one corner cut.
const CARDS: readonly string[] = [
  'M10 1h50a9 9 0 0 1 9 9v50a9 9 0 0 1-9 9h-50a9 9 0 0 1-9-9v-50a9 9 0 0 1 9-9z',
  'M15 1h40l14 14v46l-8 8h-52l-8-8v-46z',
  'M1 1h50l18 18v50h-68z',
];
const EDGES: readonly string[] = ['', 'M16.5 4.6h37l11.9 11.9v43l-5.9 5.9h-49l-5.9-5.9v-43z', ''];

/** A bar across the top, inside the outline of the tone. */
const BARS: readonly string[] = [
  'M10 1h50a9 9 0 0 1 9 9v2.6h-68v-2.6a9 9 0 0 1 9-9z',
  'M15 1h40l11.6 11.6h-63.2z',
  'M1 1h50l11.6 11.6h-61.6z',
];
/** On the hexside above; it is turned about the middle of the counter. */
const FACING_BAR = 'M13-13.5h44l-6 9h-32z';

const ROOM = 60;
const MOST_STATES = 3;
const MOST_PIPS = 6;

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

function text(kind: string, y: number, words: string, size: number, room = ROOM): string {
  // Letters of the condensed face are about 0.45 as wide as they are high.
  const tight =
    words.length * size * 0.46 > room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : '';
  return words === '' ? '' : `<text class="face-${kind}" x="35" y="${y}"${tight}>${escaped(words)}</text>`;
}

function pips(steps: number): string {
  if (steps < 2) return '';
  const shown = Math.min(steps, MOST_PIPS);
  const dots = Array.from({ length: shown }, (_, i) => `M59.5 ${36 - 5 * i}h5v3.4h-5z`).join('');
  return `<path class="face-steps" d="${dots}"/>`;
}

const BADGES: Readonly<Record<StateLook['tone'], string>> = {
  good: '<circle r="8"/>',
  bad: '<path d="M0-10.5 10.5 0 0 10.5-10.5 0z"/>',
  plain: '<rect x="-8" y="-7.5" width="16" height="15" rx="2"/>',
};

/** A tab in the colour a counter acts by, with its letter; it stands out above the edge, and is seen from afar. */
function tab({ name, letters }: ColourLook): string {
  return `<g class="face-colour"><path d="M46-14h26a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-26a4 4 0 0 1-4-4v-16a4 4 0 0 1 4-4z" fill="${fireColour(name)}"/><text x="59" y="4.6">${escaped(letters)}</text></g>`;
}

function badges(states: readonly StateLook[]): string {
  const shown = states.slice(0, MOST_STATES);
  const marks = shown.map(({ sign, tone, marker }, i) => {
    const many = i === MOST_STATES - 1 && states.length > MOST_STATES;
    return `<g class="face-state tone-${tone}${marker === undefined ? '' : ` marker-${marker}`}" transform="translate(8 ${9 + 17 * i})">${BADGES[tone]}<text class="face-sign" y="4.2">${many ? '+' : escaped(sign)}</text></g>`;
  });
  return marks.join('');
}

/** Small figures in the margins of the symbol. */
function besides({ asides = [] }: CounterLook): string {
  const figures = asides.map(
    ({ figure, on }) => `<text x="${on === 'left' ? 8.4 : 61.8}" y="37.5">${escaped(figure)}</text>`,
  );
  return figures.length === 0 ? '' : `<g class="face-asides">${figures.join('')}</g>`;
}

/** Where it looks, beside the counter so that it lies on the hexside. */
function facingBar({ facing }: CounterLook): string {
  if (facing === undefined) return '';
  return `<path class="face-facing" d="${FACING_BAR}" transform="rotate(${facing.degrees} ${COUNTER / 2} ${COUNTER / 2})"/>`;
}

function front(look: CounterLook, tone: number): string {
  const figures = look.figures.join('-');
  return [
    look.worn ? '<path class="face-worn" d="M4 50h62v10.5l-6 6h-50l-6-6z"/>' : '',
    look.mode === undefined ? '' : `<path class="face-mode" d="${BARS[tone % BARS.length] ?? ''}"/>`,
    text('echelon', 10.6, ECHELONS[look.echelon], 11, 36),
    `<g class="face-symbol"><path class="face-frame" d="M15.3 13.3h39.4v26h-39.4z"/><use href="#symbol-${look.branch}" x="14" y="12" width="42" height="28.9"/></g>`,
    text('name', 48.8, look.name, 11.3, 58),
    text('figures', 65, figures, 19.5, 54),
    text('strength', 66.5, look.figures[0] ?? '', 40),
    besides(look),
    pips(look.steps),
    badges(look.states),
    look.colour === undefined ? '' : tab(look.colour),
  ].join('');
}

const BACK =
  '<path class="face-back" d="M12 12h46v46h-46z"/><text class="face-hidden" x="35" y="48">?</text>';

/** The face of a counter as SVG text, in the form of a tone. */
export function faceMarkup(look: CounterLook, tone: number): string {
  const card = CARDS[tone % CARDS.length] ?? '';
  const edge = EDGES[tone % EDGES.length] ?? '';
  const lines = edge === '' ? '' : `<path class="face-edge" d="${edge}"/>`;
  const kind = `face army-${look.army} side-${tone}${look.worn ? ' is-worn' : ''}${look.mode === undefined ? '' : ' is-moded'}`;
  return `<svg class="${kind}" viewBox="0 0 ${COUNTER} ${COUNTER}" aria-hidden="true" focusable="false">${look.faceDown ? '' : facingBar(look)}<path class="face-card" d="${card}"/>${lines}${look.faceDown ? BACK : front(look, tone)}<path class="face-veil" d="${card}"/></svg>`;
}
