import { usePlayState } from './usePlay.ts';
import { words } from './words.ts';

interface TracksProps {
  /** Of all tracks those with these ids. */
  readonly only?: readonly string[];
}

/** Where the game stands: rows of spaces with a marker on one of them. */
export const TracksPanel = ({ only }: TracksProps) => {
  const all = usePlayState(({ scene }) => scene.tracks);
  const tracks = only === undefined ? all : all.filter(({ id }) => only.includes(id));
  if (tracks.length === 0) return null;
  return (
    <div className="play-tracks">
      {tracks.map(({ id, title, cells }) => (
        <section key={id} className="play-track">
          <h3>{title}</h3>
          <ol>
            {cells.map(({ text, isHere, note }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place in the row
              <li key={i} className={isHere ? 'play-track-here' : ''}>
                <span>{text}</span>
                {isHere ? <span className="visually-hidden">, {words().hereOnTrack}</span> : null}
                {note === undefined ? null : <small>{note}</small>}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
};
