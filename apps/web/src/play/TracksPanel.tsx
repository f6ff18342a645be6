import type { TrackLook } from '@bocage/catalogue';
import { Patch } from './Patch.tsx';
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
      {tracks.map((track) => (
        <Track key={track.id} {...track} />
      ))}
    </div>
  );
};

const Track = ({ title, form, cells }: TrackLook) => {
  const here = cells.findIndex(({ isHere }) => isHere);
  const kind = (i: number): string =>
    cells[i]?.isHere ? 'play-track-here' : form === 'gauge' && i < here ? 'play-track-past' : '';
  return (
    <section className={`play-track${form === undefined ? '' : ` play-track-${form}`}`}>
      <h3>{title}</h3>
      <ol>
        {cells.map(({ text, isHere, note, colour }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place in the row
          <li key={i} className={kind(i)}>
            {colour === undefined ? null : <Patch {...colour} />}
            <span>{text}</span>
            {isHere && form !== 'card' ? (
              <span className="visually-hidden">, {words().hereOnTrack}</span>
            ) : null}
            {note === undefined ? null : <small>{note}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
};
