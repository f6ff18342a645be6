import type { CounterLook } from '@bocage/catalogue';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Button } from '../app/Button.tsx';
import { settings } from '../app/settings.ts';
import { Reasons } from './Bubbles.tsx';
import { Counter } from './Counter.tsx';
import { NOTHING_ABOUT, type Planned } from './state.ts';
import { Others } from './UnitLine.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** What a command that stands for several decisions would do, how far it is, and why it went no further. */
export const PlanCard = () => {
  const planned = usePlayState((state) => state.plan);
  const halted = usePlayState((state) => state.halted);
  if (planned !== null) return <PlanList planned={planned} />;
  if (halted === null) return null;
  const { label, done, of, stopped } = halted;
  const text = words();
  return (
    <section className="play-halted" aria-label={text.haltedTitle(label, done, of)}>
      <b>{text.haltedTitle(label, done, of)}</b>
      <p>{text.haltedWhy[stopped.why]}</p>
      {/* What is asked stands above it. */}
      {stopped.why === 'asked' ? null : <Reasons reasons={stopped.reasons} />}
    </section>
  );
};

const PlanList = ({ planned }: { readonly planned: Planned }) => {
  const play = usePlay();
  const text = words();
  const { plan, left, done, counters } = planned;
  const { items, label } = plan;
  const kept = items.flatMap((_, i) => (left.has(i) ? [] : [i]));
  const count = kept.length;
  const isDone = (i: number): boolean => done !== null && kept.indexOf(i) >= 0 && kept.indexOf(i) < done;
  const point = (i: number | null): void => {
    const item = i === null ? undefined : items[i];
    play.sight.about(item === undefined ? NOTHING_ABOUT : { units: item.units, places: item.places });
  };
  return (
    <section className="play-draft play-plan" aria-label={label}>
      <p className="play-draft-path">
        <b>{label}</b>
      </p>
      <CheckboxGroup
        className="play-members play-plan-items"
        isDisabled={done !== null || plan.isWhole}
        value={kept.map(String)}
        onChange={(values) => play.bulk.keep(values.map(Number))}
      >
        <Label className="visually-hidden">{text.planItems}</Label>
        {items.map((item, i) => (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the order is what it is
            key={i}
            value={String(i)}
            className={`play-member${isDone(i) ? ' play-plan-done' : ''}`}
            onHoverStart={() => point(i)}
            onHoverEnd={() => point(null)}
            onFocus={() => point(i)}
            onBlur={() => point(null)}
          >
            <span className="play-tick" aria-hidden="true" />
            <Faces units={item.units} counters={counters} />
            <span>
              {item.text}
              {item.odds === undefined ? null : <b className="play-plan-odds">{item.odds}</b>}
              {item.places.slice(-1).map((place) => (
                <Others key={place} at={place} said={item.text} but={item.units} counters={counters} />
              ))}
            </span>
          </Checkbox>
        ))}
      </CheckboxGroup>
      <div className="play-row play-draft-buttons">
        {done === null ? (
          <>
            <Button autoFocus tone="main" isDisabled={count === 0} onPress={() => void play.bulk.run()}>
              {left.size === 0 ? text.planRun(count) : text.planRunSome(count, items.length)}
            </Button>
            <Button tone="quiet" onPress={() => play.bulk.close()}>
              {text.cancel}
            </Button>
          </>
        ) : (
          <>
            <p role="status">{text.planProgress(done, count)}</p>
            {settings.get().speed === 0 ? null : (
              <Button tone="quiet" onPress={() => play.bulk.rush()}>
                {text.planRush}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
};

interface FacesProps {
  readonly units: readonly number[];
  readonly counters: readonly CounterLook[];
}

/** The counters of the units, small. */
const Faces = ({ units, counters }: FacesProps) =>
  units.slice(0, 3).map((unit) => {
    const look = counters.find((one) => one.unit === unit);
    return look === undefined ? null : <Counter key={unit} look={look} size={28} />;
  });
