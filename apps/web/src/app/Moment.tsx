import type { CSSProperties } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { ticksOf } from './ticks.ts';
import './moment.css';

/** Something at a decision of the game. */
interface Mark {
  readonly ply: number;
  readonly caption: string;
}

interface MomentProps {
  readonly label: string;
  /** Where the game stands at the moment shown, in a sentence. */
  readonly description: string;
  readonly ply: number;
  readonly length: number;
  readonly marks: readonly Mark[];
  /** Where other lines of play part from this one. */
  readonly forks?: readonly Mark[];
  onChange(ply: number): void;
  onChangeEnd?(ply: number): void;
}

/** The whole game as a line to move along. */
export const Moment = ({ label, description, ply, length, marks, forks = [], ...on }: MomentProps) => {
  const most = Math.max(length, 1);
  const at = (place: number): CSSProperties => ({
    insetInlineStart: `${(Math.min(place, most) / most) * 100}%`,
  });
  return (
    <Slider
      className="moment"
      aria-label={label}
      minValue={0}
      maxValue={most}
      step={1}
      value={ply}
      onChange={(value) => on.onChange([value].flat()[0] ?? 0)}
      onChangeEnd={(value) => on.onChangeEnd?.([value].flat()[0] ?? 0)}
    >
      <SliderTrack className="moment-track">
        <span className="moment-past" style={{ inlineSize: `${(ply / most) * 100}%` }} />
        {ticksOf(marks, most).map((mark) => (
          <span key={mark.ply} className="moment-mark" title={mark.caption} style={at(mark.ply)} />
        ))}
        {forks.map((fork) => (
          <span key={fork.ply} className="moment-fork" title={fork.caption} style={at(fork.ply)} />
        ))}
        <SliderThumb className="moment-thumb" aria-label={label} aria-description={description} />
      </SliderTrack>
    </Slider>
  );
};

/** How far the game is, and where it stood there. */
export const MomentText = ({
  ply,
  length,
  caption,
  className,
}: {
  readonly ply: number;
  readonly length: number;
  readonly caption: string;
  readonly className: string;
}) => (
  <p className={`moment-text ${className}`}>
    <b>
      {ply}/{length}
    </b>{' '}
    {caption}
  </p>
);
