import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Findable, find, findables } from './find.ts';
import { usePlay } from './usePlay.ts';
import { words } from './words.ts';
import './styles/finder.css';

interface FinderProps {
  nameOf(place: number): string;
  onClose(): void;
  /** Goes to what was found. */
  onFound(found: Findable): void;
}

/** One search for units, places and rules, in its dialog. */
export const Finder = ({ nameOf, onClose, onFound }: FinderProps) => {
  const { state } = usePlay();
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []); // the dialog was there before it
  const all = useMemo(() => findables(state.facts, state.scene, nameOf), [state, nameOf]);
  const shown = useDeferredValue(wanted);
  const found = useMemo(() => find(all, shown), [all, shown]);
  const text = words().finder;
  const here = Math.min(at, found.length - 1);
  const go = (one: Findable | undefined): void => {
    if (one === undefined) return;
    onClose();
    onFound(one);
  };
  return (
    <>
      <input
        ref={field}
        className="play-finder-field"
        type="text"
        role="combobox"
        aria-label={text.label}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${list}-${here}` : undefined}
        placeholder={text.label}
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
          if (by !== 0) {
            event.preventDefault();
            setAt((here + by + found.length) % Math.max(1, found.length));
          } else if (event.key === 'Enter') {
            event.preventDefault();
            go(find(all, wanted)[here]);
          }
        }}
      />
      <p className="visually-hidden" role="status">
        {shown.trim() === '' ? '' : text.found(found.length)}
      </p>
      <div id={list} role="listbox" aria-label={text.title} className="play-finder-list">
        {found.map((one, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus, and its keys choose
          <div
            key={`${one.kind} ${one.name} ${one.id}`}
            id={`${list}-${i}`}
            role="option"
            aria-selected={i === here}
            className="play-finder-option"
            onClick={() => go(one)}
            onPointerMove={() => setAt(i)}
          >
            <small>{text.kinds[one.kind]}</small>
            <b>{one.name}</b>
            <span>{one.line}</span>
          </div>
        ))}
      </div>
      {shown.trim() !== '' && found.length === 0 ? <p className="play-empty">{text.found(0)}</p> : null}
    </>
  );
};
