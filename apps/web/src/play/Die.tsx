import { words } from './words.ts';

const [L, M, R] = [5, 12, 19];
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[M, M]],
  [
    [L, L],
    [R, R],
  ],
  [
    [L, L],
    [M, M],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, M],
    [R, M],
    [L, R],
    [R, R],
  ],
];

/** A die with a face up. */
export const Die = ({ face }: { readonly face: number }) => (
  <svg
    className="play-die"
    viewBox="0 0 24 24"
    width="22"
    height="22"
    role="img"
    aria-label={words().die(face)}
  >
    <rect x="1" y="1" width="22" height="22" rx="4" />
    {PIPS[face]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" />
    ))}
  </svg>
);
