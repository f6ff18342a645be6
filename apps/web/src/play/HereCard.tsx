import type { PlaceNote } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '../app/Button.tsx';
import { useSettings } from '../app/settings.ts';
import type { Board } from '../board/board.ts';
import { Patch } from './Patch.tsx';
import { UnitCard } from './UnitLine.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** More units of a place are only counted. */
const SHOWN = 6;

interface HereCardProps {
  readonly board: RefObject<Board | null>;
  nameOf(place: number): string;
}

const CORNERS = ['bottom', 'top', 'right'] as const;
const WAYS = [false, true].flatMap((isSlim) => CORNERS.map((corner) => ({ isSlim, corner })));

/** Puts a card where it lies on nothing that may be chosen nor on what it tells of; if need be only its title. */
function putAside(card: HTMLElement, board: Board, place: number): void {
  const frame = card.parentElement?.getBoundingClientRect();
  if (frame === undefined) return;
  let best = { cost: Number.POSITIVE_INFINITY, way: WAYS[0] };
  for (const way of WAYS) {
    lay(card, way);
    const { left, top, width, height } = card.getBoundingClientRect();
    const under = { x: left - frame.left, y: top - frame.top, width, height };
    const cost = 10 * board.under(under) + board.under(under, [place as HexId]) + (way.isSlim ? 5 : 0);
    if (cost < best.cost) best = { cost, way };
    if (cost === 0) return;
  }
  lay(card, best.way);
}

function lay({ dataset }: HTMLElement, way: (typeof WAYS)[number] | undefined): void {
  dataset.corner = way?.corner;
  if (way?.isSlim) dataset.slim = '';
  else delete dataset.slim;
}

/** What there is to know of the place itself. */
const PlaceNotes = ({ notes }: { readonly notes: readonly PlaceNote[] }) =>
  notes.length === 0 ? null : (
    <ul className="play-place-notes">
      {notes.map(({ text, colour }) => (
        <li key={text}>
          {colour === undefined ? null : <Patch {...colour} />}
          {text}
        </li>
      ))}
    </ul>
  );

/** Under a finger nothing is pointed at any longer once something has been decided; a pointer is still there. */
function useForgottenBy(ply: number): void {
  const play = usePlay();
  const last = useRef(ply);
  useEffect(() => {
    if (last.current === ply) return;
    last.current = ply;
    if (matchMedia('(pointer: coarse)').matches) play.hand.point(-1, -1);
  }, [play, ply]);
}

/** What is at the place under the pointer or the cursor. */
export const HereCard = ({ board, nameOf }: HereCardProps) => {
  const play = usePlay();
  const card = useRef<HTMLElement>(null);
  const isFull = useSettings().hereCard;
  const { place, unit } = usePlayState((state) => state.pointed);
  const counters = usePlayState(({ scene }) => scene.counters);
  const marks = usePlayState(({ scene }) => scene.marks);
  const there = useMemo(() => counters.filter(({ at }) => at === place), [counters, place]);
  const here = usePlayState((state) => state.here);
  const paint = usePlayState(({ overlay }) => {
    const found = overlay?.paints.find(({ at }) => at === place);
    return found?.note ?? found?.text;
  });
  const isBox = usePlayState(({ facts }) =>
    facts.boxes.some(({ boxes }) => boxes.some(({ at }) => at === place)),
  );
  useForgottenBy(usePlayState(({ scene }) => scene.ply));
  // What may be chosen changes under a card that stays; the board lights it a frame later.
  usePlayState(({ draft, doors }) => draft?.choices ?? doors);
  useLayoutEffect(() => {
    const put = (): void => {
      if (card.current !== null && board.current !== null) putAside(card.current, board.current, place);
    };
    put();
    const frame = requestAnimationFrame(put);
    return () => cancelAnimationFrame(frame);
  });
  if (place < 0 || (isBox && there.length === 0)) return null;
  const shown = there.filter((look) => unit < 0 || look.unit === unit || there.length <= 2);
  return (
    <aside ref={card} className="play-here" aria-label={words().here}>
      <h2>{nameOf(place)}</h2>
      <Button
        tone="quiet"
        className="play-here-close"
        aria-label={words().close}
        onPress={() => play.hand.point(-1, -1)}
      >
        <span aria-hidden="true">✕</span>
      </Button>
      {isFull ? (
        <div className="play-here-more">
          {marks
            .filter(({ at }) => at === place)
            .map(({ text }) => (
              <p key={text} className="play-note">
                {text}
              </p>
            ))}
          {paint === undefined ? null : <p className="play-note">{paint}</p>}
          {here.place === place ? <PlaceNotes notes={here.notes} /> : null}
          {shown.slice(0, SHOWN).map((look) => (
            <UnitCard key={look.unit} look={look} />
          ))}
          {there.length > Math.min(shown.length, SHOWN) ? (
            <p className="play-note">{words().units(there.length)}</p>
          ) : null}
        </div>
      ) : null}
    </aside>
  );
};
