import type { Reason } from '@bocage/kernel';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../app/Button.tsx';
import { RuleLink } from '../app/RuleLink.tsx';
import type { Board } from '../board/board.ts';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** Where on the board something was last pressed, in its pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface SpotProps {
  readonly spot: () => Spot;
}

const NO_SPOT: Spot = { x: 0, y: 0 };

/** Several things can be done where somebody pressed: which? */
export const WaysMenu = ({ spot }: SpotProps) => {
  const play = usePlay();
  const menu = usePlayState((state) => state.menu);
  const titles = usePlayState(({ scene }) => scene.counters);
  const anchor = useRef<HTMLSpanElement>(null);
  const text = words();
  const { x, y } = menu === null ? NO_SPOT : spot();
  const close = (): void => play.dispatch({ type: 'menu', menu: null });
  const titleOf = (unit: unknown): string | undefined => titles.find((look) => look.unit === unit)?.title;
  return (
    <>
      <span ref={anchor} className="play-anchor" style={{ insetInlineStart: x, insetBlockStart: y }} />
      <Popover
        className="play-popover"
        triggerRef={anchor}
        isOpen={menu !== null}
        onOpenChange={(open) => {
          if (!open) close();
        }}
      >
        <Menu
          className="play-menu"
          aria-label={text.whichOne}
          autoFocus="first"
          onAction={(key) => {
            const way = menu?.ways[Number(key)];
            close();
            if (way !== undefined) void play.pen.choose(way);
          }}
        >
          {(menu?.ways ?? []).map(({ door, choice }, i) => (
            <MenuItem
              key={[door.verb.name, ...door.said, choice.text].join(' ')}
              id={String(i)}
              className="play-menu-item"
            >
              {[`${door.verb.label}:`, ...door.said].join(' ')}{' '}
              {(door.choices.kind === 'unit' ? titleOf(choice.value) : undefined) ?? choice.text}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </>
  );
};

/** Below what was pressed, above it, or at the foot of the map. */
const STANDS = ['below', 'above', 'foot'] as const;

/** Puts a bubble where it hides as little as can be of what may be chosen instead. */
function standClear(bubble: HTMLElement, board: Board): void {
  const frame = bubble.parentElement?.getBoundingClientRect();
  if (frame === undefined) return;
  let best: { cost: number; stand: (typeof STANDS)[number] } = {
    cost: Number.POSITIVE_INFINITY,
    stand: 'below',
  };
  for (const stand of STANDS) {
    bubble.dataset.stand = stand;
    const { left, top, bottom, width, height } = bubble.getBoundingClientRect();
    const isInside = top >= frame.top && bottom <= frame.bottom;
    const hidden = board.under({ x: left - frame.left, y: top - frame.top, width, height });
    const cost = isInside ? hidden : Number.MAX_VALUE;
    if (cost < best.cost) best = { cost, stand };
  }
  bubble.dataset.stand = best.stand;
}

interface RefusalProps extends SpotProps {
  readonly board: RefObject<Board | null>;
}

/** Why something is not possible, near the place where it was tried. */
export const RefusalBubble = ({ spot, board }: RefusalProps) => {
  const play = usePlay();
  const refused = usePlayState((state) => state.refused);
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isPlaced = refused !== null && refused.place >= 0;
    if (isPlaced && bubble.current !== null && board.current !== null)
      standClear(bubble.current, board.current);
  }, [refused, board]);
  if (refused === null) return null;
  const { x, y } = spot();
  const isPlaced = refused.place >= 0 && x > 0;
  return (
    <div
      ref={bubble}
      className={`play-refusal${isPlaced ? ' play-refusal-placed' : ''}`}
      style={isPlaced ? ({ '--at': `${x}px`, '--down': `${y}px` } as CSSProperties) : {}}
    >
      <p className="play-refusal-head">
        <b>{words().refusedTitle}</b>
        <Button
          tone="quiet"
          aria-label={words().close}
          onPress={() => play.dispatch({ type: 'refused', refused: null })}
        >
          <span aria-hidden="true">✕</span>
        </Button>
      </p>
      <Reasons reasons={refused.reasons} />
    </div>
  );
};

/** Reasons, each with the rule it comes from. */
export const Reasons = ({ reasons }: { readonly reasons: readonly Reason[] }) =>
  reasons.map(({ rule, text }) => (
    <p key={`${rule}${text}`}>
      {words().sentence(text)}{' '}
      {rule === '' || rule === 'turn' || rule === 'input' ? null : <RuleLink rule={rule} />}
    </p>
  ));
