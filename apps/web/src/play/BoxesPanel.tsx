import type { CounterLook } from '@bocage/catalogue';
import { useMemo, useState } from 'react';
import { Button } from '../app/Button.tsx';
import { Counter } from './Counter.tsx';
import { choosable } from './draft.ts';
import { doorsNow } from './state.ts';
import { Toggle } from './Toggle.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** The places beside the map with who is in them; what can be chosen there is lit as on the map. */
export const BoxesPanel = () => {
  const groups = usePlayState(({ facts }) => facts.boxes);
  const counters = usePlayState(({ scene }) => scene.counters);
  const draft = usePlayState((state) => state.draft);
  const doors = usePlayState((state) => state.doors);
  const [showsEmpty, setShowsEmpty] = useState(false);
  const lit = useMemo(() => {
    const { units, places } = choosable(doorsNow({ draft, doors }));
    return { units: new Set(units), places: new Set(places) };
  }, [draft, doors]);
  const byBox = useMemo(() => {
    const found = new Map<number, CounterLook[]>();
    for (const look of counters) found.set(look.at, [...(found.get(look.at) ?? []), look]);
    return found;
  }, [counters]);
  const text = words();
  const isShown = (at: number): boolean => showsEmpty || byBox.has(at) || lit.places.has(at);
  const shown = groups.filter(({ boxes }) => boxes.some(({ at }) => isShown(at)));
  if (groups.length === 0) return <p className="play-empty">{text.noBoxes}</p>;
  return (
    <div className="play-boxes">
      {shown.length === 0 ? <p className="play-empty">{text.emptyBoxes}</p> : null}
      {shown.map((group) => (
        <section key={group.id} className="play-box-group">
          <h3>{group.title}</h3>
          <div className="play-box-row">
            {group.boxes
              .filter(({ at }) => isShown(at))
              .map(({ at, title }) => (
                <Box key={at} at={at} title={title} counters={byBox.get(at) ?? []} lit={lit} />
              ))}
          </div>
        </section>
      ))}
      <Toggle isSelected={showsEmpty} onChange={setShowsEmpty}>
        {text.showEmpty}
      </Toggle>
    </div>
  );
};

interface BoxProps {
  readonly at: number;
  readonly title: string;
  readonly counters: readonly CounterLook[];
  readonly lit: { readonly units: ReadonlySet<number>; readonly places: ReadonlySet<number> };
}

const Box = ({ at, title, counters, lit }: BoxProps) => {
  const play = usePlay();
  return (
    <div className={`play-box${lit.places.has(at) ? ' play-lit' : ''}`}>
      {lit.places.has(at) ? (
        <Button tone="quiet" className="play-box-title" onPress={() => void play.hand.place(at)}>
          {words().choosePlace(title)}
        </Button>
      ) : (
        <h4 className="play-box-title">{title}</h4>
      )}
      <div className="play-box-counters">
        {counters.map((look) => (
          <CounterButton key={look.unit} look={look} isLit={lit.units.has(look.unit)} />
        ))}
      </div>
    </div>
  );
};

/** A counter beside the map, to be chosen like those on it. */
const CounterButton = ({ look, isLit }: { readonly look: CounterLook; readonly isLit: boolean }) => {
  const play = usePlay();
  const isChosen = usePlayState(
    ({ draft }) =>
      draft !== null && (draft.members.includes(look.unit) || chosen(draft.args, draft.kinds, look.unit)),
  );
  const label = [look.title, ...look.states.map((state) => state.text), isLit ? words().choosable : '']
    .filter((part) => part !== '')
    .join(', ');
  return (
    <span className={`play-box-counter${isLit ? ' play-lit' : ''}${isChosen ? ' play-chosen' : ''}`}>
      <Counter look={look} size={54} />
      <button
        type="button"
        data-unit={look.unit}
        aria-label={label}
        aria-pressed={isChosen}
        onClick={() => void play.hand.unit(look.unit)}
        onPointerEnter={() => play.hand.point(look.at, look.unit)}
        onPointerLeave={() => play.hand.point(-1, -1)}
        onBlur={() => play.hand.point(-1, -1)}
        onFocus={() => play.hand.point(look.at, look.unit)}
      />
    </span>
  );
};

const chosen = (args: readonly unknown[], kinds: readonly string[], unit: number): boolean =>
  args.some((value, i) => kinds[i] === 'unit' && value === unit);
