import { useMemo } from 'react';
import { Button } from '../app/Button.tsx';
import { UnitCard } from './UnitLine.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** More units of a place are only counted. */
const SHOWN = 6;

/** What is at the place under the pointer or the cursor. */
export const HereCard = ({ nameOf }: { nameOf(place: number): string }) => {
  const play = usePlay();
  const { place, unit } = usePlayState((state) => state.pointed);
  const counters = usePlayState(({ scene }) => scene.counters);
  const marks = usePlayState(({ scene }) => scene.marks);
  const there = useMemo(() => counters.filter(({ at }) => at === place), [counters, place]);
  const paint = usePlayState(({ overlay }) => {
    const found = overlay?.paints.find(({ at }) => at === place);
    return found?.note ?? found?.text;
  });
  const isBox = usePlayState(({ facts }) =>
    facts.boxes.some(({ boxes }) => boxes.some(({ at }) => at === place)),
  );
  if (place < 0 || (isBox && there.length === 0)) return null;
  const shown = there.filter((look) => unit < 0 || look.unit === unit || there.length <= 2);
  return (
    <aside className="play-here" aria-label={words().here}>
      <h3>{nameOf(place)}</h3>
      <Button
        tone="quiet"
        className="play-here-close"
        aria-label={words().close}
        onPress={() => play.hand.point(-1, -1)}
      >
        <span aria-hidden="true">✕</span>
      </Button>
      {marks
        .filter(({ at }) => at === place)
        .map(({ text }) => (
          <p key={text} className="play-note">
            {text}
          </p>
        ))}
      {paint === undefined ? null : <p className="play-note">{paint}</p>}
      {shown.slice(0, SHOWN).map((look) => (
        <UnitCard key={look.unit} look={look} />
      ))}
      {there.length > Math.min(shown.length, SHOWN) ? (
        <p className="play-note">{words().units(there.length)}</p>
      ) : null}
    </aside>
  );
};
