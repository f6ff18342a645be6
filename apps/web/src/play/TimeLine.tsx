import { useEffect, useRef, useState } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../app/Button.tsx';
import { Moment, MomentText } from '../app/Moment.tsx';
import { captionAt } from './log.ts';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** While the thumb is dragged, the map follows at this rate. */
const FOLLOW = 90;

/** The whole game as a line to move along; where it parted into lines, they can be returned to. */
export const TimeLine = () => {
  const play = usePlay();
  const { ply, length } = usePlayState(({ scene }) => scene);
  const marks = usePlayState((state) => state.marks);
  const lines = usePlayState(({ scene }) => scene.lines);
  // Where the thumb is held, until the map has come there.
  const [held, setHeld] = useState<number | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const slide = (to: number): void => {
    setHeld(to);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void play.time.goTo(to).finally(() => setHeld(null)), FOLLOW);
  };
  const wanted = held ?? ply;
  const forks = [...new Set(lines.map(({ from }) => from))].filter((from) => from > 0 && from <= length);
  const text = words();
  const caption = captionAt(marks, Math.max(0, wanted));
  return (
    <section className="play-time" aria-label={text.timeLine}>
      <Button
        tone="quiet"
        aria-label={text.previous}
        isDisabled={ply === 0}
        onPress={() => void play.time.goTo(ply - 1)}
      >
        <span aria-hidden="true">‹</span>
      </Button>
      <Moment
        label={text.timeLine}
        description={text.moment(wanted, length, caption)}
        ply={wanted}
        length={length}
        marks={marks}
        forks={forks.map((at) => ({ ply: at, caption: text.fork(at) }))}
        onChange={slide}
      />
      <Button
        tone="quiet"
        aria-label={text.next}
        isDisabled={ply >= length}
        onPress={() => void play.time.goTo(ply + 1)}
      >
        <span aria-hidden="true">›</span>
      </Button>
      <MomentText className="play-time-caption" ply={wanted} length={length} caption={caption} />
      <Lines />
    </section>
  );
};

/** The lines of play that were left, where there are any. */
const Lines = () => {
  const play = usePlay();
  const lines = usePlayState(({ scene }) => scene.lines);
  const line = usePlayState(({ scene }) => scene.line);
  const text = words();
  if (lines.length < 2) return null;
  return (
    <MenuTrigger>
      <Button>
        {text.lines} <small>{lines.length}</small>
      </Button>
      <Popover className="play-popover">
        <Menu className="play-menu" onAction={(key) => void play.time.follow(Number(key))}>
          {lines.map(({ id, from, length }, i) => (
            <MenuItem key={id} id={String(id)} className="play-menu-item">
              {id === line ? text.lineHere(i + 1, from, length) : text.line(i + 1, from, length)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
