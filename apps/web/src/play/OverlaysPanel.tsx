import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

const NONE = 'none';

/** What can be laid over the map. */
export const OverlaysPanel = () => {
  const play = usePlay();
  const overlays = usePlayState(({ facts }) => facts.overlays);
  const overlay = usePlayState((state) => state.overlay);
  const text = words();
  return (
    <RadioGroup
      className="play-overlays"
      aria-label={text.overlays}
      value={overlay?.id ?? NONE}
      onChange={(id) => void play.sight.overlay(id === NONE ? null : id)}
    >
      <Radio value={NONE} className="play-overlay">
        <span className="play-tick" aria-hidden="true" />
        <b>{text.noOverlay}</b>
      </Radio>
      {overlays.map(({ id, title, line, focus }) => (
        <Radio key={id} value={id} className="play-overlay">
          <span className="play-tick" aria-hidden="true" />
          <span>
            <b>{title}</b>
            <small>
              {line} {focus === null ? '' : text.focus[focus]}
            </small>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
};
