/** What a cardboard counter shows: whose it is, what it is and how large. */
export interface CounterFace {
  readonly army: 'us' | 'british' | 'german';
  readonly branch: 'infantry' | 'armour' | 'airborne';
  readonly size: 'company' | 'battalion' | 'regiment' | 'division';
}

const SIZE_MARK = { company: 'I', battalion: 'II', regiment: 'III', division: 'XX' } as const;

const BRANCH_MARK = {
  infantry: <path d="M14 26 50 48M50 26 14 48" />,
  armour: <rect x="20" y="31" width="24" height="12" rx="6" />,
  airborne: <path d="M14 26 50 48M50 26 14 48M25 48q3.5-5 7 0 3.5-5 7 0" />,
} as const;

/** A counter in a square of 64, to look at; it says nothing to a screen reader. */
export const Counter = ({ face: { army, branch, size } }: { readonly face: CounterFace }) => (
  <svg
    className={`home-face home-face-${army}`}
    viewBox="0 0 64 64"
    width="64"
    height="64"
    aria-hidden="true"
  >
    <rect className="home-face-card" x="1" y="1" width="62" height="62" rx="7" />
    <text x="32" y="20">
      {SIZE_MARK[size]}
    </text>
    <g className="home-face-symbol">
      <rect x="14" y="26" width="36" height="22" />
      {BRANCH_MARK[branch]}
    </g>
  </svg>
);
