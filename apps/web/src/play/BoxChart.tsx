import type { BoxGroup, BoxLook, CounterLook, MarkLook } from '@bocage/catalogue';
import { useMemo } from 'react';
import { toneOf } from '../board/tones.ts';
import { MarkSign } from './MarkSign.tsx';
import { ToneSign, useSideName } from './SideName.tsx';
import { usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** What can be chosen beside the map. */
export interface Lit {
  readonly units: ReadonlySet<number>;
  readonly places: ReadonlySet<number>;
}

interface BoxChartProps {
  readonly group: BoxGroup;
  readonly byBox: ReadonlyMap<number, readonly CounterLook[]>;
  readonly lit: Lit;
  /** The box that is looked at. */
  readonly box: number;
  /** Chooses a box that is lit, or shows another. */
  onPress(at: number): void;
}

type Line = readonly [BoxLook, BoxLook];

/** Each line between two boxes, once. */
const linesOf = ({ boxes }: BoxGroup): Line[] =>
  boxes.flatMap((one) =>
    boxes
      .filter((other) => other.at > one.at && one.links?.includes(other.at))
      .map((other): Line => [one, other]),
  );

/** Boxes as they lie about the map of hexes, with the ways between them. */
export const BoxChart = ({ group, byBox, lit, box, onPress }: BoxChartProps) => {
  const lines = useMemo(() => linesOf(group), [group]);
  const hexes = usePlayState(({ facts }) => hexesOf(facts));
  const { map } = group;
  return (
    <div className="play-chart">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {lines.map(([{ at, spot: a }, { at: to, spot: b }]) => (
          <line key={`${at} ${to}`} x1={a?.x} y1={a?.y} x2={b?.x} y2={b?.y} />
        ))}
        {map === undefined
          ? null
          : group.boxes
              .filter(({ links = [] }) => links.some((at) => at < hexes))
              .map(({ at, spot }) => (
                <line key={at} className="is-exit" x1={map.x} y1={map.y} x2={spot?.x} y2={spot?.y} />
              ))}
      </svg>
      {map === undefined ? null : (
        <p className="play-chart-map" style={{ left: `${map.x}%`, top: `${map.y}%` }}>
          {map.title}
        </p>
      )}
      {group.boxes.map((look) => (
        <Node
          key={look.at}
          look={look}
          counters={byBox.get(look.at) ?? NOBODY}
          lit={lit}
          isShown={box === look.at}
          onPress={() => onPress(look.at)}
        />
      ))}
    </div>
  );
};

const NOBODY: readonly CounterLook[] = [];

/** Hexes come before boxes. */
export const hexesOf = ({
  places,
  boxes,
}: {
  readonly places: readonly string[];
  readonly boxes: readonly BoxGroup[];
}): number => places.length - boxes.reduce((count, group) => count + group.boxes.length, 0);

interface NodeProps {
  readonly look: BoxLook;
  readonly counters: readonly CounterLook[];
  readonly lit: Lit;
  readonly isShown: boolean;
  onPress(): void;
}

/** The marks that are shown on a box; whose it is shows its colour. */
const SHOWN: readonly MarkLook['sign'][] = ['interdiction', 'supply', 'target', 'note'];

const Node = ({ look, counters, lit, isShown, onPress }: NodeProps) => {
  const { at, title, spot } = look;
  const all = usePlayState(({ scene }) => scene.marks);
  const tones = usePlayState(({ facts }) => facts.tones);
  const nameOf = useSideName();
  const text = words();
  const marks = useMemo(() => all.filter((mark) => mark.at === at), [all, at]);
  const sides = useMemo(() => tones.map((_, side) => counters.filter((one) => one.side === side).length), [tones, counters]); // biome-ignore format: a line
  const owner = marks.find(({ sign }) => sign === 'held')?.owner ?? -1;
  const isLit = lit.places.has(at);
  const hasLit = counters.some(({ unit }) => lit.units.has(unit));
  const heard = [
    ...(isLit ? [text.choosable] : []),
    ...marks.map((mark) => mark.text),
    ...sides.flatMap((count, side) => (count === 0 ? [] : [text.unitsOf(nameOf(side), count)])),
    ...(hasLit ? [text.canChooseHere] : []),
  ].join('; ');
  return (
    <button
      type="button"
      className={`play-node${isLit ? ' play-lit' : ''}${hasLit ? ' play-node-live' : ''}`}
      data-tone={owner < 0 ? -1 : toneOf(tones, owner)}
      data-place={at}
      style={{ left: `${spot?.x}%`, top: `${spot?.y}%` }}
      aria-pressed={isShown}
      onClick={onPress}
    >
      <b>{title}</b>
      <span className="visually-hidden">: {heard}</span>
      <span className="play-node-row" aria-hidden="true">
        {sides.map((count, side) =>
          count === 0 ? null : (
            <span key={nameOf(side)}>
              <ToneSign tone={toneOf(tones, side)} />
              {count}
            </span>
          ),
        )}
        {marks
          .filter(({ sign }) => SHOWN.includes(sign))
          .map((mark) => (
            <MarkSign key={mark.text} mark={mark} />
          ))}
      </span>
    </button>
  );
};
