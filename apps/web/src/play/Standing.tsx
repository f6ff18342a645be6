import { useSettings } from '../app/settings.ts';
import { usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** Who stands better, as a bar with its figures; nothing where nobody asked for it, or nobody can tell. */
export const Standing = () => {
  const { standing: isWanted } = useSettings();
  const chance = usePlayState(({ scene }) => scene.standing);
  const camps = usePlayState(({ facts }) => facts.camps);
  const sides = usePlayState(({ facts }) => facts.sides);
  const isCovered = usePlayState(({ curtain }) => curtain !== null);
  const text = words().standing;
  if (!isWanted || chance === null || isCovered) return null;
  const nameOf = (camp: number): string => (camps[camp] ?? []).map((side) => sides[side] ?? '').join(' + ');
  const said = camps.length < 2 ? text.alone(chance) : text.sides(nameOf(0), chance, nameOf(1));
  return (
    <div className="play-standing" role="img" aria-label={`${text.title}: ${said}`} title={text.title}>
      <span className="play-standing-figure" data-tone="0" aria-hidden="true">
        {camps.length < 2 ? text.alone(chance) : text.says(nameOf(0), chance)}
      </span>
      <span className="play-standing-bar" aria-hidden="true">
        <span style={{ inlineSize: `${100 * chance}%` }} />
      </span>
      {camps.length < 2 ? null : (
        <span className="play-standing-figure" data-tone="1" aria-hidden="true">
          {text.says(nameOf(1), 1 - chance)}
        </span>
      )}
    </div>
  );
};
