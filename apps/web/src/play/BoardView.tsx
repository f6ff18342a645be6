import type { MapData } from '@bocage/atlas';
import type { HexId } from '@bocage/hex';
import { makeGrid } from '@bocage/hex';
import type { GameFacts } from '@bocage/host';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { changeSettings, moveSpeed, settings } from '../app/settings.ts';
import { Board, type Lights, type Look, type Tool } from '../board/board.ts';
import type { Post } from '../board/posts.ts';
import { boardWords } from '../words/en/board.ts';
import { RefusalBubble, type Spot, WaysMenu } from './Bubbles.tsx';
import { endOf } from './draft.ts';
import type { Happened } from './drawn.ts';
import { campOf } from './ends.ts';
import type { Play } from './game.ts';
import { keepLook, lookOf } from './looks.ts';
import { lightsOf, NOTHING_ABOUT, type PlayState } from './state.ts';
import { usePlay } from './usePlay.ts';
import { words } from './words.ts';

interface BoardViewProps {
  readonly map: MapData;
  readonly board: RefObject<Board | null>;
  /** It opens as it was left. */
  readonly isKept?: boolean;
  /** Shows a place beside the map. */
  onBox?(at: number): void;
}

/** A leaf of paper with something written on it. */
const CARD = '<path d="M4 3h12v14H4zM7 7h6M7 10h6M7 13h3"/>';
const cardTool = (): Tool => ({
  label: words().hereTool,
  icon: CARD,
  isOn: settings.get().hereCard,
  press: (isOn) => changeSettings({ hereCard: isOn }),
});

const NOWHERE_YET: Spot = { x: 0, y: 0 };

/** The board of the game, kept up to date beside React: it draws itself. */
export const BoardView = ({ map, board, isKept = true, onBox }: BoardViewProps) => {
  const play = usePlay();
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<Spot | null>(null);
  // Found only when it is needed: to ask where things are makes the browser lay out the page at once.
  const spot = useCallback((): Spot => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined) return NOWHERE_YET;
    const at = pressed.current ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    return { x: at.x - box.left, y: at.y - box.top };
  }, []);
  const grid = useMemo(() => makeGrid(map.grid), [map]);
  useEffect(() => {
    if (root.current === null) return;
    const made = new Board(root.current, {
      map,
      presentation: { grid },
      words: boardWords,
      speed: moveSpeed(),
      tools: [cardTool()],
      stage: play.state.facts.stage.map(asHex),
      tones: play.state.facts.tones,
      posts: onBox === undefined ? [] : postsOf(play.state.facts, grid.hexCount),
      events: {
        hex: (at) => void play.hand.place(at),
        counter: (unit) => void play.hand.unit(unit),
        hover: (at, unit) => play.hand.point(at ?? -1, unit ?? -1),
        drop: (unit, at) => void play.hand.drop(unit, at),
        cursor: (at) => {
          play.hand.point(at, -1);
          void play.sight.tell(at, true);
        },
        looked: (look) => isKept && keepLook(play.state.scene.save, look),
        folded: (isFolded) => changeSettings({ miniMap: !isFolded }),
        leads: (to) => onBox?.(to),
      },
    });
    board.current = made;
    const settle = (): void => {
      made.speed = moveSpeed();
      made.isMiniFolded = !settings.get().miniMap;
    };
    settle();
    const left = isKept ? lookOf(play.state.scene.save) : undefined;
    const stop = follow(play, made, grid.hexCount, left);
    const unsettle = settings.subscribe(settle);
    return () => {
      stop();
      unsettle();
      board.current = null;
      made.destroy();
    };
  }, [map, grid, play, board, isKept, onBox]);
  return (
    <div
      ref={frame}
      className="play-board"
      onPointerDownCapture={({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY };
      }}
      onKeyDownCapture={() => {
        pressed.current = null;
      }}
    >
      <div ref={root} className="play-board-root" />
      <WaysMenu spot={spot} />
      <RefusalBubble spot={spot} board={board} />
    </div>
  );
};

/** The ways off the map to the boxes of a chart. */
const postsOf = ({ boxes }: GameFacts, hexes: number): Post[] =>
  boxes
    .flatMap((group) => group.boxes)
    .flatMap(({ at: to, title, links = [] }) =>
      links.filter((at) => at < hexes).map((at) => ({ at, to, title })),
    );

/** Shows on the board whatever changes in the game, no more than once a frame. */
function follow(play: Play, board: Board, hexes: number, left: Look | undefined): () => void {
  let shown: PlayState | null = null;
  let timer = 0;
  let back: ReturnType<typeof setTimeout> | undefined;
  const comeBack = ({ scene, happened }: PlayState): void => {
    clearTimeout(back);
    if (scene.prompt !== null) back = setTimeout(() => board.comeBack(), lengthOf(happened));
  };
  let isOpen = left !== undefined;
  let first: PlayState['scene']['prompt'] = null;
  // Once more for the first question, and when what may be chosen for it is known; not if somebody has moved the map.
  const open = (state: PlayState): void => {
    const { scene, draft, doors } = state;
    first ??= scene.prompt;
    isOpen ||= board.isTouched || scene.prompt !== first || draft !== null;
    const isNew = shown === null || (first !== null && (shown.scene !== scene || shown.doors !== doors));
    if (!isOpen && isNew) board.open(litPlaces(state));
  };
  let attended: PlayState['scene']['prompt'] = null;
  let caption = '';
  // A later question is looked for once it is known where something may be chosen for it.
  const attend = (state: PlayState): void => {
    const { scene, draft, plan } = state;
    if (scene.prompt === null || scene.prompt === attended || draft !== null || plan !== null) return;
    const lit = litPlaces(state).filter((at) => at < hexes);
    if (lit.length === 0) return;
    attended = scene.prompt;
    // Where something else begins, as when another division acts, it is not enough that somebody at the edge is seen.
    if (scene.prompt !== first) board.attend(lit, scene.caption !== caption);
    caption = scene.caption;
  };
  const draw = (): void => {
    timer = 0;
    const { state } = play;
    if (shown?.happened !== state.happened) happen(state, board);
    if (shown?.trails !== state.trails) board.trails(state.trails);
    if (shown?.scene !== state.scene) board.show(state.scene);
    if (shown?.scene.prompt !== state.scene.prompt || shown?.happened !== state.happened) comeBack(state);
    if (shown !== null && shown.draft?.choices !== state.draft?.choices) showChoices(state, board, hexes);
    if (shown !== null && shown.draft === null && state.draft !== null) board.reveal(litPlaces(state));
    if (shown?.plan !== state.plan && state.plan?.done === null) board.forgetAsides();
    if (shown?.plan == null && state.plan?.done === null)
      board.reveal(lightsOf(state).about.map(asHex), true);
    if (shown !== null && shown.intent !== state.intent && state.intent !== null)
      board.reveal(state.intent.aims.map(({ at }) => asHex(at)));
    if (shown?.warned == null && state.warned !== null) board.reveal(lightsOf(state).about.map(asHex));
    if (shown?.overlay !== state.overlay) board.paint(state.overlay?.paints ?? null);
    if (!isLitAlike(shown, state)) board.light(lightsOf(state) as Partial<Lights>);
    open(state);
    attend(state);
    shown = state;
  };
  const stop = play.subscribe(() => {
    timer ||= requestAnimationFrame(draw);
  });
  draw();
  if (left !== undefined) board.open([], left);
  return () => {
    stop();
    clearTimeout(back);
    cancelAnimationFrame(timer);
  };
}

/** How long something that happened is drawn. */
const lengthOf = (happened: Happened | null): number => (happened?.beats ?? 0) * settings.get().speed;

/**
 * Draws what has just happened, and goes there where it is the only news: not for every step of an army, which leaves its
 * trail. What is left out of sight is marked at the edge of the map, as far as it weighs or touches one's own.
 */
function happen({ happened, pace, scene, facts }: PlayState, board: Board): void {
  board.happen(happened, moveSpeed() === 0 ? 0 : lengthOf(happened));
  if (happened === null) {
    board.forgetAsides();
    return;
  }
  if (happened.isAlone && happened.weight !== 'light') board.visit(happened.places, pace !== 'paused');
  const isOwn = scene.counters.some(
    ({ at, side }) => campOf(facts, scene.onlooker).includes(side) && happened.places.includes(at),
  );
  // Whoever has just decided it knows where.
  const isKnown = happened.side === scene.onlooker && happened.weight !== 'heavy';
  if (!isKnown && (happened.weight !== 'light' || isOwn)) board.aside(happened);
}

/** Where the things are that may be chosen, or that are asked about; not what somebody happens to point at in the log. */
function litPlaces(state: PlayState): HexId[] {
  const { units, hexes, about } = lightsOf({ ...state, about: NOTHING_ABOUT });
  const lit = new Set(units);
  const at = state.scene.counters.flatMap((look) => (lit.has(look.unit) ? [look.at] : []));
  return [...at, ...[...hexes, ...about].map(asHex)];
}

/** So many places are everywhere, and the first of them is no better than what is looked at. */
const EVERYWHERE = 100;

/** Where a unit from beside the map can go is brought into the window. */
function showChoices({ draft, scene }: PlayState, board: Board, hexes: number): void {
  const unit = draft?.args[draft.kinds.lastIndexOf('unit')];
  const places = draft?.choices?.kind === 'place' ? draft.choices.choices : [];
  const [first] = places;
  if (first === undefined || typeof unit !== 'number' || places.length > EVERYWHERE) return;
  const from = scene.counters.find((counter) => counter.unit === unit)?.at;
  if (from !== undefined && from >= hexes) board.goTo(asHex(endOf(first.value)));
}

const LIT_BY = ['scene', 'draft', 'sheet', 'doors', 'about', 'warned', 'plan', 'intent'] as const;

const isLitAlike = (a: PlayState | null, b: PlayState): boolean =>
  a !== null && LIT_BY.every((part) => a[part] === b[part]);

/** The place as a hex of the board. */
export const asHex = (place: number): HexId => place as HexId;
