import { hrefOf } from '../app/route.ts';
import { words } from '../words/index.ts';

/** The way back to the front page, at the top of the smaller pages. */
export const TopBar = () => (
  <header className="home-bar">
    <a href={hrefOf({ page: 'home' })} className="home-bar-brand" aria-label={words().app.home}>
      {words().home.title}
    </a>
    <a href={hrefOf({ page: 'home' })} className="home-bar-back">
      {words().app.back}
    </a>
  </header>
);
