import { useEffect, useState } from 'react';
import { Button } from '../../app/Button.tsx';
import { Moment, MomentText } from '../../app/Moment.tsx';
import { useStore } from '../../app/store.ts';
import { captionAt } from '../../play/log.ts';
import { usePlayState } from '../../play/usePlay.ts';
import { words } from '../words.ts';
import { type Clock, PACES, type Pace } from './clock.ts';
import { fightAfter, fightsOf, phaseAfter, phaseBefore } from './jumps.ts';
import { Sign, type SignName } from './signs.tsx';

/** While the thumb is dragged, the map follows at this rate. */
const FOLLOW = 70;

/** The whole game as a line to move along, and the buttons of a player. */
export const Controls = ({ clock }: { readonly clock: Clock }) => {
  const { ply, length } = usePlayState(({ scene }) => scene);
  const marks = usePlayState((state) => state.marks);
  const fights = fightsOf(usePlayState((state) => state.log));
  const isRunning = useStore(clock.running);
  const text = words().replay;
  const go = (to: number) => () => void clock.goTo(to);
  return (
    <section className="after-controls" aria-label={text.controls}>
      <Timeline clock={clock} />
      <div className="after-keys">
        <SignButton label={text.first} sign="first" isDisabled={ply === 0} onPress={go(0)} />
        <SignButton
          label={text.phaseBack}
          sign="phaseBack"
          isDisabled={ply === 0}
          onPress={go(phaseBefore(marks, ply))}
        />
        <SignButton label={text.back} sign="back" isDisabled={ply === 0} onPress={go(ply - 1)} />
        <Button tone="main" className="after-play" isDisabled={length === 0} onPress={() => clock.toggle()}>
          <Sign name={isRunning ? 'pause' : 'play'} /> {isRunning ? text.pause : text.play}
        </Button>
        <SignButton label={text.on} sign="on" isDisabled={ply >= length} onPress={go(ply + 1)} />
        <SignButton
          label={text.phaseOn}
          sign="phaseOn"
          isDisabled={ply >= length}
          onPress={go(phaseAfter(marks, ply, length))}
        />
        <SignButton label={text.last} sign="last" isDisabled={ply >= length} onPress={go(length)} />
        <Button
          isDisabled={ply >= length || fights.length === 0}
          onPress={go(fightAfter(fights, ply, length))}
        >
          {text.fightOn}
        </Button>
        <Speed clock={clock} />
        <p className="after-note after-hint">{text.keys}</p>
      </div>
    </section>
  );
};

interface SignButtonProps {
  readonly label: string;
  readonly sign: SignName;
  readonly isDisabled: boolean;
  onPress(): void;
}

const SignButton = ({ label, sign, isDisabled, onPress }: SignButtonProps) => (
  <Button tone="quiet" aria-label={label} isDisabled={isDisabled} onPress={onPress}>
    <Sign name={sign} />
  </Button>
);

const Timeline = ({ clock }: { readonly clock: Clock }) => {
  const { ply, length } = usePlayState(({ scene }) => scene);
  const marks = usePlayState((state) => state.marks);
  const [wanted, setWanted] = useState(ply);
  const [isDragged, setIsDragged] = useState(false);
  useEffect(() => {
    if (!isDragged) setWanted(ply);
  }, [ply, isDragged]);
  useEffect(() => {
    if (!isDragged) return;
    const timer = setTimeout(() => void clock.goTo(wanted), FOLLOW);
    return () => clearTimeout(timer);
  }, [wanted, isDragged, clock]);
  const text = words().replay;
  const caption = captionAt(marks, wanted);
  return (
    <div className="after-moment">
      <Moment
        label={text.slider}
        description={text.moment(wanted, length, caption)}
        ply={wanted}
        length={length}
        marks={marks}
        onChange={(to) => {
          setIsDragged(true);
          setWanted(to);
        }}
        onChangeEnd={(to) => {
          setIsDragged(false);
          void clock.goTo(to);
        }}
      />
      <MomentText className="after-moment-text" ply={wanted} length={length} caption={caption} />
    </div>
  );
};

const Speed = ({ clock }: { readonly clock: Clock }) => {
  const pace = useStore(clock.pace);
  const text = words().replay;
  return (
    <label className="after-speed">
      <span className="visually-hidden">{text.speed}</span>
      <select value={pace} onChange={(event) => clock.pace.set(Number(event.target.value) as Pace)}>
        {PACES.map((value) => (
          <option key={value} value={value}>
            {text.speeds[value]}
          </option>
        ))}
      </select>
    </label>
  );
};
