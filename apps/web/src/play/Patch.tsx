import { fireColour } from '@bocage/atlas';
import type { ColourLook } from '@bocage/catalogue';

/** A colour of the game's pieces, with its letters; its name is said where nothing else says it. */
export const Patch = ({ name, letters, isNamed = false }: ColourLook & { readonly isNamed?: boolean }) => (
  <span className="play-patch" style={{ background: fireColour(name) }} aria-hidden={!isNamed}>
    {letters}
    {isNamed ? <span className="visually-hidden">{name}</span> : null}
  </span>
);
