import { toneOf } from '../board/tones.ts';
import { usePlayState } from './usePlay.ts';
import { words } from './words.ts';

interface SideProps {
  /** -1 for Chance, -2 for nobody. */
  readonly side: number;
}

/** Whose it is, by shape as well as by colour: a disc, a diamond, a triangle, a die; lines for what is nobody's. */
export const ToneSign = ({ tone }: { readonly tone: number }) => (
  <svg
    className="play-side-sign"
    data-tone={tone}
    viewBox="0 0 16 16"
    width="16"
    height="16"
    aria-hidden="true"
  >
    {tone === 0 ? <circle cx="8" cy="8" r="6.5" /> : null}
    {tone === 1 ? <path d="M8 0.8 15.2 8 8 15.2 0.8 8Z" /> : null}
    {tone > 1 ? <path d="M8 1 15 15H1Z" /> : null}
    {tone < -1 ? <path d="M3 2.5h10M3 8h10M3 13.5h6" fill="none" /> : null}
    {tone === -1 ? (
      <>
        <rect x="1.5" y="1.5" width="13" height="13" rx="2.5" />
        <circle className="play-pip" cx="5" cy="5" r="1.4" />
        <circle className="play-pip" cx="8" cy="8" r="1.4" />
        <circle className="play-pip" cx="11" cy="11" r="1.4" />
      </>
    ) : null}
  </svg>
);

/** The sign of a side in the game that is played. */
export const SideSign = ({ side }: SideProps) => <ToneSign tone={useTone()(side)} />;

/** How a side is shown; Chance has no tone. */
export function useTone(): (side: number) => number {
  const tones = usePlayState(({ facts }) => facts.tones);
  return (side) => toneOf(tones, side);
}

/** Whether the name of a side is that of many. */
export function useIsMany(): (side: number) => boolean {
  const many = usePlayState(({ facts }) => facts.many);
  return (side) => many[side] ?? true;
}

/** The name of a side, or of the dice. */
export function useSideName(): (side: number) => string {
  const sides = usePlayState(({ facts }) => facts.sides);
  return (side) => (side < 0 ? words().chance : (sides[side] ?? words().opponent));
}
