import type { BoxGroup, BoxLook, CounterLook } from '@bocage/catalogue';
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../app/Button.tsx';
import { BoxChart, hexesOf, type Lit } from './BoxChart.tsx';
import { Counter } from './Counter.tsx';
import { choosable } from './draft.ts';
import { MarkSign } from './MarkSign.tsx';
import { doorsNow } from './state.ts';
import { Toggle } from './Toggle.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

interface BoxesPanelProps {
  /** The box that is looked at, where the page knows; -1 for none. */
  readonly box?: number;
  onBox?(at: number): void;
  /** Brings a hex of the map into the window. */
  onShow?(place: number): void;
}

/** The places beside the map with who is in them; what can be chosen there is lit as on the map. */
export const BoxesPanel = (props: BoxesPanelProps) => {
  const { onShow } = props;
  const play = usePlay();
  const [own, setOwn] = useState(-1);
  const box = props.box ?? own;
  const onBox = props.onBox ?? setOwn;
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
  const isShown = (at: number): boolean => showsEmpty || at === box || byBox.has(at) || lit.places.has(at);
  const shown = groups.filter((group) => isChart(group) || group.boxes.some(({ at }) => isShown(at)));
  const press = (at: number): void => {
    if (lit.places.has(at)) void play.hand.place(at);
    else onBox(at);
  };
  if (groups.length === 0) return <p className="play-empty">{text.noBoxes}</p>;
  return (
    <div className="play-boxes">
      {shown.length === 0 ? <p className="play-empty">{text.emptyBoxes}</p> : null}
      {shown.map((group) => (
        <section key={group.id} className="play-box-group">
          <h3>{group.title}</h3>
          {isChart(group) ? (
            <BoxChart group={group} byBox={byBox} lit={lit} box={box} onPress={press} />
          ) : null}
          <div className="play-box-row">
            {group.boxes
              .filter(({ at }) => isShown(at))
              .map((look) => (
                <Box
                  key={look.at}
                  look={look}
                  counters={byBox.get(look.at) ?? []}
                  lit={lit}
                  isWanted={box === look.at}
                >
                  {box === look.at && look.links !== undefined ? (
                    <Ways look={look} onBox={onBox} onShow={onShow} />
                  ) : null}
                </Box>
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

const isChart = ({ boxes }: BoxGroup): boolean => boxes.every(({ spot }) => spot !== undefined);

interface BoxProps {
  readonly look: BoxLook;
  readonly counters: readonly CounterLook[];
  readonly lit: Lit;
  /** Somebody wants to see it. */
  readonly isWanted: boolean;
  readonly children?: ReactNode;
}

const Box = ({ look: { at, title }, counters, lit, isWanted, children }: BoxProps) => {
  const play = usePlay();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    card.current?.closest('.play-box-group')?.scrollIntoView({ block: 'start' });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  return (
    <div
      ref={card}
      className={`play-box${lit.places.has(at) ? ' play-lit' : ''}${isWanted ? ' play-box-wanted' : ''}`}
    >
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
      {children}
    </div>
  );
};

interface WaysProps {
  readonly look: BoxLook;
  onBox(at: number): void;
  onShow?: ((place: number) => void) | undefined;
}

/** What there is to know of a box, and where one can go from it: a press shows it. */
const Ways = ({ look: { at, links = [] }, onBox, onShow }: WaysProps) => {
  const places = usePlayState(({ facts }) => facts.places);
  const hexes = usePlayState(({ facts }) => hexesOf(facts));
  const all = usePlayState(({ scene }) => scene.marks);
  const titles = usePlayState(({ facts }) => facts.boxes);
  const text = words();
  const marks = all.filter((mark) => mark.at === at);
  const named = (to: number): string =>
    titles.flatMap(({ boxes }) => boxes).find((box) => box.at === to)?.title ?? places[to] ?? '';
  return (
    <div className="play-box-ways">
      <ul>
        {marks.map((mark) => (
          <li key={mark.text}>
            <MarkSign mark={mark} />
            {mark.text}
          </li>
        ))}
      </ul>
      <WayLine label={text.toBoxes} to={links.filter((to) => to >= hexes)} named={named} onPress={onBox} />
      <WayLine label={text.ontoMap} to={links.filter((to) => to < hexes)} named={named} onPress={onShow} />
    </div>
  );
};

interface WayLineProps {
  readonly label: string;
  readonly to: readonly number[];
  named(place: number): string;
  onPress?: ((place: number) => void) | undefined;
}

const WayLine = ({ label, to, named, onPress }: WayLineProps) =>
  to.length === 0 ? null : (
    <p>
      {label}
      {to.map((place) =>
        onPress === undefined ? (
          <Fragment key={place}> {named(place)}</Fragment>
        ) : (
          <Button key={place} aria-label={words().wayTo(named(place))} onPress={() => onPress(place)}>
            {named(place)}
          </Button>
        ),
      )}
    </p>
  );

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
