/** The signs of a player's buttons, drawn: not every device has letters for them. */
const PATHS = {
  first: 'M5 5v14M19 5 8 12l11 7Z',
  phaseBack: 'M20 5 12 12l8 7ZM11 5l-8 7 8 7Z',
  back: 'M15 5 7 12l8 7Z',
  play: 'M7 4.5v15L19.5 12Z',
  pause: 'M8 5v14M16 5v14',
  on: 'M9 5l8 7-8 7Z',
  phaseOn: 'M4 5l8 7-8 7ZM13 5l8 7-8 7Z',
  last: 'M19 5v14M5 5l11 7-11 7Z',
} as const;

export type SignName = keyof typeof PATHS;

export const Sign = ({ name }: { readonly name: SignName }) => (
  <svg className="after-sign" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
