import { useEffect } from 'react';
import { hrefOf } from '../app/route.ts';
import { words } from '../words/index.ts';
import { GAMES } from './games.ts';
import { TopBar } from './TopBar.tsx';
import './home.css';
import './setup.css';

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** Whose work all this rests on. */
export const CreditsPage = () => {
  const said = words().home.credits;
  useEffect(() => {
    document.title = words().app.titleOf(said.heading);
  }, [said]);
  return (
    <div className="setup">
      <TopBar />
      <main className="credits">
        <h1>{said.heading}</h1>
        <p className="credits-lead">{said.independent}</p>
        <h2>{said.games}</h2>
        <dl>
          {GAMES.map(({ id, title, credit, load }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                {credit}
                {load === null ? null : (
                  <>
                    {' · '}
                    <a href={hrefOf({ page: 'rules', game: id })}>{said.rules}</a>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <h2>{said.data}</h2>
        <p>{said.dataText}</p>
        <h2>{said.maps}</h2>
        <p>{said.mapsText}</p>
        <Lines lines={said.mapSources} />
        <h2>{said.software}</h2>
        <Lines lines={said.softwareSources} />
        <p>{said.licence}</p>
      </main>
    </div>
  );
};
