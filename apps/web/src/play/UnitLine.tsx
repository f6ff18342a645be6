import type { CounterLook } from '@bocage/catalogue';
import { Counter } from './Counter.tsx';
import { capital } from './odds.ts';
import { Patch } from './Patch.tsx';
import { usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** The counter of a unit, if it can be seen. */
const useCounter = (unit: number): CounterLook | undefined =>
  usePlayState(({ scene }) => scene.counters.find((counter) => counter.unit === unit));

/** A unit in one line: its counter, its name, where it stands. */
export const UnitLine = ({ unit }: { readonly unit: number }) => {
  const look = useCounter(unit);
  const name = usePlayState(({ facts }) => facts.units[unit] ?? '');
  const place = usePlayState(({ facts }) => (look === undefined ? '' : (facts.places[look.at] ?? '')));
  if (look === undefined) return <span>{name}</span>;
  return (
    <span className="play-unit-line">
      <Counter look={look} size={34} />
      <span>
        <b>{look.faceDown ? words().faceDown : look.title}</b>
        <small>
          {place}
          {look.faceDown || look.steps === 0 ? '' : `, ${words().steps(look.steps)}`}
        </small>
      </span>
    </span>
  );
};

/** So many are named. */
const MOST_NAMED = 3;

interface OthersProps {
  readonly at: number;
  /** What is said already: nobody is named twice. */
  readonly said: string;
  /** Where there is nobody of the others, one's own are named, but for these. */
  readonly but?: readonly number[];
  /** Where they stood, if not where they stand now. */
  readonly counters?: readonly CounterLook[];
}

/** Who of the others stands in a place, by the names on their counters: a number alone says little of what is aimed at. */
export const Others = ({ at, said, but, counters }: OthersProps) => {
  const side = usePlayState(({ scene }) => scene.prompt?.side ?? scene.onlooker);
  const now = usePlayState(({ scene }) => scene.counters);
  const there = (counters ?? now).filter((look) => look.at === at);
  const others = there.filter((look) => look.side !== side);
  const own = but === undefined ? [] : there.filter(({ unit }) => !but.includes(unit));
  const names = (others.length > 0 ? others : own)
    .map(({ name, faceDown }) => (faceDown ? words().faceDown.toLowerCase() : name))
    .filter((name) => !said.includes(name));
  if (names.length === 0) return null;
  const more = names.length > MOST_NAMED ? ', …' : '';
  return <small className="play-others">{` ${names.slice(0, MOST_NAMED).join(', ')}${more}`}</small>;
};

/** All that is known of a unit. */
export const UnitCard = ({ look }: { readonly look: CounterLook }) => {
  const text = words();
  if (look.faceDown) return <p>{text.faceDown}</p>;
  return (
    <div className="play-unit-card">
      <Counter look={look} size={56} />
      <div>
        <b>{look.title}</b>
        <p className="play-unit-figures">
          {look.figures.map((figure, i) => (
            <span key={look.meaning[i] ?? i}>
              {look.meaning[i]} <b>{figure}</b>
            </span>
          ))}
          {(look.asides ?? []).map(({ meaning, figure }) => (
            <span key={meaning}>
              {meaning} <b>{figure}</b>
            </span>
          ))}
          {look.steps === 0 ? null : (
            <span>
              {text.steps(look.steps)}
              {look.worn ? `, ${text.worn}` : ''}
            </span>
          )}
        </p>
        {look.mode === undefined && look.facing === undefined ? null : (
          <p className="play-unit-figures">
            {capital([look.mode, look.facing?.text].filter((part) => part !== undefined).join(', '))}
          </p>
        )}
        {look.states.length === 0 && look.colour === undefined ? null : (
          <p className="play-states">
            {look.colour === undefined ? null : <Patch {...look.colour} isNamed />}
            {look.states.map((state) => (
              <span key={state.text} className={`play-state play-state-${state.tone}`}>
                {state.text}
              </span>
            ))}
          </p>
        )}
        {look.notes.map((note) => (
          <p key={note} className="play-note">
            {note}
          </p>
        ))}
      </div>
    </div>
  );
};
