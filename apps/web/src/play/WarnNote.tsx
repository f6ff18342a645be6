import { Button } from '../app/Button.tsx';
import { RuleLink } from '../app/RuleLink.tsx';
import { Counter } from './Counter.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** More units are only counted. */
const SHOWN = 8;

const show = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' });

/** A unit by its counter and its short name. */
const UnitName = ({ unit }: { readonly unit: number }) => {
  const look = usePlayState(({ scene }) => scene.counters.find((one) => one.unit === unit));
  const name = usePlayState(({ facts }) => facts.units[unit] ?? '');
  const title = usePlayState(({ facts }) => facts.unitTitles[unit] ?? '');
  return (
    <li title={title}>
      {look === undefined ? null : <Counter look={look} size={26} />}
      {name}
    </li>
  );
};

/** What the button beside it would do to one's own, and a second press to do it all the same. */
export const WarnNote = () => {
  const play = usePlay();
  const warned = usePlayState((state) => state.warned);
  if (warned === null) return null;
  const text = words();
  return (
    <section ref={show} className="play-warned" aria-label={text.warnedTitle}>
      {warned.perils.map(({ text: said, rule, units }) => (
        <div key={`${rule}${said}`}>
          <p>
            {said} <RuleLink rule={rule} />
          </p>
          <ul className="play-warned-units">
            {units.slice(0, SHOWN).map((unit) => (
              <UnitName key={unit} unit={unit} />
            ))}
            {units.length > SHOWN ? <li>{text.moreUnits(units.length - SHOWN)}</li> : null}
          </ul>
        </div>
      ))}
      <div className="play-row">
        <Button tone="danger" onPress={() => void play.pen.again(warned.verb, warned.args)}>
          {text.warnedAgain}
        </Button>
        <Button tone="quiet" onPress={() => play.dispatch({ type: 'warned', warned: null })}>
          {text.cancel}
        </Button>
      </div>
    </section>
  );
};
