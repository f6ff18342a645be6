import type { MarkLook } from '@bocage/catalogue';
import { signOf } from '../board/marks.ts';
import { toneOf } from '../board/tones.ts';
import { ToneSign } from './SideName.tsx';
import { usePlayState } from './usePlay.ts';

/** The sign of a mark as it stands on the map, with its figure; its words stand elsewhere. */
export const MarkSign = ({ mark }: { readonly mark: MarkLook }) => {
  const tones = usePlayState(({ facts }) => facts.tones);
  const tone = toneOf(tones, mark.owner ?? 0);
  if (mark.sign === 'held') return <ToneSign tone={tone} />;
  return (
    <span className="play-mark">
      <svg
        className={`sign-${mark.sign}${mark.owner === undefined ? '' : ` owner-${tone}`}`}
        viewBox="-24 -24 48 48"
        width="18"
        height="18"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: one of our own signs
        dangerouslySetInnerHTML={{ __html: signOf(mark.sign, tone) }}
      />
      {mark.figure}
    </span>
  );
};
