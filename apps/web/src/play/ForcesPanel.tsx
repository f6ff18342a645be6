import type { CounterLook, ForceLook } from '@bocage/catalogue';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SidePanel } from '../app/SidePanel.tsx';
import { type Army, armiesOf, type Formation } from './forces.ts';
import { SideSign, useSideName } from './SideName.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';
import '../rules/book.css';
import './styles/forces.css';

interface ForcesProps {
  /** Shows a unit where it is. */
  onShow(unit: number): void;
  onClose(): void;
  /** Draws a counter. */
  draw(look: CounterLook): ReactNode;
}

type Showing = Pick<ForcesProps, 'onShow' | 'draw'>;

/** The order of battle beside the map: who is where and in what state, who is still to come, who is lost. */
export const ForcesPanel = ({ onShow, onClose, draw }: ForcesProps) => {
  const { host } = usePlay();
  const scene = usePlayState((state) => state.scene);
  const [forces, setForces] = useState<readonly ForceLook[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every scene has its own
  useEffect(() => {
    let isWanted = true;
    void host.forces().then((found) => isWanted && setForces(found));
    return () => {
      isWanted = false;
    };
  }, [host, scene]);
  const armies = useMemo(
    () => (forces === null ? [] : armiesOf(forces, scene.counters, scene.onlooker)),
    [forces, scene],
  );
  const text = words().forces;
  return (
    <SidePanel label={text.title} onClose={onClose}>
      <section className="book">
        <header className="book-head">
          <div className="book-ways">
            <h2 className="book-title">{text.title}</h2>
            <button
              type="button"
              className="button button-quiet"
              aria-label={words().close}
              onClick={onClose}
            >
              <span aria-hidden="true">✕</span>
            </button>
          </div>
        </header>
        <div className="book-body">
          {forces !== null && armies.length === 0 ? <p className="book-note">{text.none}</p> : null}
          {armies.map((army) => (
            <ArmyPart key={army.side} army={army} onShow={onShow} draw={draw} />
          ))}
        </div>
      </section>
    </SidePanel>
  );
};

const ArmyPart = ({ army, ...rest }: Showing & { readonly army: Army }) => {
  const nameOf = useSideName();
  const text = words().forces;
  return (
    <section className="forces-army">
      <h3>
        <SideSign side={army.side} /> {nameOf(army.side)}
      </h3>
      {army.formations.map((formation) => (
        <FormationPart key={formation.title} formation={formation} {...rest} />
      ))}
      {army.due.length === 0 ? null : (
        <details>
          <summary>
            {text.due} <small>{text.units(army.due.reduce((sum, { units }) => sum + units.length, 0))}</small>
          </summary>
          <dl className="forces-lists">
            {army.due.map(({ when, units }) => (
              <Named key={when} head={when} units={units} />
            ))}
          </dl>
        </details>
      )}
      {army.lost.length + army.away.length === 0 ? null : (
        <details>
          <summary>
            {text.lost} <small>{text.units(army.lost.length)}</small>
          </summary>
          <dl className="forces-lists">
            {army.lost.length === 0 ? null : <Named head={text.gone} units={army.lost} />}
            {army.away.map(({ where, units }) => (
              <Named key={where} head={where} units={units} />
            ))}
          </dl>
        </details>
      )}
    </section>
  );
};

const Named = ({ head, units }: { readonly head: string; readonly units: readonly number[] }) => {
  const titles = usePlayState(({ facts }) => facts.unitTitles);
  return (
    <div>
      <dt>{head}</dt>
      <dd>{units.map((unit) => titles[unit]).join('; ')}</dd>
    </div>
  );
};

const FormationPart = ({
  formation: { title, counters, steps },
  onShow,
  draw,
}: Showing & { readonly formation: Formation }) => {
  const places = usePlayState(({ facts }) => facts.places);
  const text = words();
  const name = title === '' ? text.forces.alone : title;
  return (
    <details open={counters.length <= OPEN}>
      <summary>
        {name} <small>{text.forces.sum(counters.length, steps)}</small>
      </summary>
      <ul>
        {counters.map((look) => (
          <li key={look.unit}>
            <button type="button" className="forces-unit" onClick={() => onShow(look.unit)}>
              {draw(look)}
              <span>
                <b>{look.faceDown ? text.faceDown : look.title}</b>
                <small>
                  {[
                    places[look.at] ?? '',
                    ...look.figures.map((figure, i) => `${look.meaning[i] ?? ''} ${figure}`),
                    look.worn ? text.worn : '',
                    look.mode ?? '',
                    look.facing?.text ?? '',
                    ...look.states.map((state) => state.text.toLowerCase()),
                  ]
                    .filter((part) => part.trim() !== '')
                    .join(' · ')}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** A formation of more units is folded at first. */
const OPEN = 4;
