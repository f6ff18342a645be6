import { words } from '../words/index.ts';
import { ButtonLink } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** For an address that leads nowhere. */
export const Lost = () => (
  <Notice {...words().app.lost}>
    <p>
      <ButtonLink href="#/">{words().app.back}</ButtonLink>
    </p>
  </Notice>
);
