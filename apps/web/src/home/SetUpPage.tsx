import type { OptionFacts, Seat, SetUpFacts } from '@bocage/host';
import { type FormEvent, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../app/Button.tsx';
import { Choice } from '../app/Choice.tsx';
import { Notice } from '../app/Notice.tsx';
import { hrefOf } from '../app/route.ts';
import { changeSettings, settings } from '../app/settings.ts';
import { Toggle } from '../app/Toggle.tsx';
import { words } from '../words/index.ts';
import { begin } from './begin.ts';
import { KnownFacts } from './GameCards.tsx';
import { type GameCard, gameAt, pictureOf } from './games.ts';
import { messageOf } from './host.ts';
import { type Chosen, chosenIn, isTogether, OPPONENTS, playedBy, type Seating, seatedTogether, sharedCamps, usual } from './seating.ts'; // biome-ignore format: a list
import { setUpOf } from './setups.ts';
import { TopBar } from './TopBar.tsx';
import './home.css';
import './setup.css';

/** A side can be played by these; `record` is for reading only. */
const SEATS = ['human', ...OPPONENTS] as const satisfies readonly Seat[];

const seatsIn = ({ players }: SetUpFacts): (typeof SEATS)[number][] =>
  SEATS.filter((seat) => seat === 'human' || players.includes(seat));

const OptionField = ({
  option,
  value,
  onChange,
}: {
  readonly option: OptionFacts;
  readonly value: string;
  onChange(value: string): void;
}) => (
  <div className="setup-option">
    <label htmlFor={`option-${option.id}`}>{option.title}</label>
    {option.line === '' ? null : <p id={`line-${option.id}`}>{option.line}</p>}
    <select
      id={`option-${option.id}`}
      aria-describedby={option.line === '' ? undefined : `line-${option.id}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {option.values.map(({ word, title }, i) => (
        <option key={word} value={word}>
          {i === 0 ? words().home.setUp.usual(title) : title}
        </option>
      ))}
    </select>
  </div>
);

/** What the choice of seats means, where it is not you against somebody. */
function seatsNote({ seats, held }: Seating): string | null {
  const { watch, hotSeat, hotSeats } = words().home.setUp;
  const here = held.filter(([side = 0]) => seats[side] === 'human').length;
  if (here === 0) return watch;
  if (here < 2) return null;
  return seats.length === 2 ? hotSeat : hotSeats;
}

interface FormProps {
  readonly facts: SetUpFacts;
  readonly seed: number | undefined;
}

const Form = ({ facts, seed }: FormProps) => {
  const said = words().home.setUp;
  const [chosen, choose] = useState<Chosen>(() => usual(facts, settings.get().opponent));
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { scenario, options, seats, held } = chosen;
  const note = seatsNote(chosen);
  const namesOf = (sides: readonly number[]): string =>
    said.and(sides.map((side) => facts.sides[side] ?? ''));

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setStarting(true);
    setFailure(null);
    const opponent = chosenIn(chosen);
    if (opponent !== undefined) changeSettings({ opponent });
    try {
      await begin(facts, chosen, seed);
    } catch (error) {
      setFailure(messageOf(error));
      setStarting(false);
    }
  };

  return (
    <form className="setup-form" onSubmit={(event) => void start(event)}>
      <Choice
        label={said.scenario}
        options={facts.scenarios.map(({ id, title, line }) => ({ value: id, label: title, line }))}
        value={scenario}
        onChange={(value) => choose({ ...chosen, scenario: value })}
      />
      <div className="setup-seats">
        {sharedCamps(facts).map((camp) => (
          <Toggle
            key={camp.join()}
            label={said.together(namesOf(camp))}
            line={said.togetherLine}
            isOn={isTogether(chosen, camp)}
            onChange={(isOne) => choose({ ...chosen, ...seatedTogether(chosen, camp, isOne) })}
          />
        ))}
        {held.map((sides) => (
          <Choice
            key={sides.join()}
            label={
              <span className="setup-side" data-tone={facts.tones[sides[0] ?? 0]}>
                {said.seatsFor(namesOf(sides))}
              </span>
            }
            options={seatsIn(facts).map((value) => ({
              value,
              label: said.seat[value].title,
              line: said.seat[value].line,
            }))}
            value={seats[sides[0] ?? 0] as (typeof SEATS)[number]}
            onChange={(value) => choose({ ...chosen, seats: playedBy(seats, sides, value) })}
          />
        ))}
        {note === null ? null : (
          <p className="setup-note" role="status">
            {note}
          </p>
        )}
      </div>
      {facts.options.length === 0 ? null : (
        <section className="setup-options" aria-labelledby="options-heading">
          <h2 id="options-heading">{said.options}</h2>
          <p>{said.optionsText}</p>
          {facts.options.map((option) => (
            <OptionField
              key={option.id}
              option={option}
              value={options[option.id] ?? option.values[0]?.word ?? ''}
              onChange={(value) => choose({ ...chosen, options: { ...options, [option.id]: value } })}
            />
          ))}
        </section>
      )}
      <div className="setup-start">
        {failure === null ? null : <p role="alert">{said.failed(failure)}</p>}
        <Button type="submit" tone="main" isDisabled={isStarting} className="setup-button">
          {isStarting ? said.starting : said.start}
        </Button>
      </div>
    </form>
  );
};

const Ready = ({ game, ...form }: FormProps & { readonly game: GameCard }) => {
  const said = words().home;
  const picture = pictureOf(game);
  useEffect(() => {
    document.title = words().app.titleOf(game.title);
  }, [game]);
  return (
    <div className="setup">
      <TopBar />
      <main className="setup-main">
        <div className="setup-about">
          {picture !== null && (
            <img
              className="home-picture"
              src={picture}
              alt={said.games.picture(game.title)}
              width="720"
              height="450"
            />
          )}
          <h1>{game.title}</h1>
          <p className="home-line">{game.line}</p>
          <dl className="home-facts">
            <KnownFacts game={game} facts={['scale', 'length', 'shape']} />
          </dl>
          <p className="home-credit">{game.credit}</p>
          {game.lesson !== null && (
            <p>
              <a href={hrefOf({ page: 'learn', game: game.id })}>{said.setUp.learn}</a>
            </p>
          )}
        </div>
        <Form {...form} />
      </main>
    </div>
  );
};

/** Where a game is set up: a scenario, who plays, what else holds. As usual unless it is changed. */
export const SetUpPage = ({
  game: id,
  seed,
}: {
  readonly game: string;
  /** For dice that can be foreseen. */
  readonly seed?: number | undefined;
}) => {
  const said = words().home.setUp;
  const game = gameAt(id);
  const facts = setUpOf(id);
  if (game !== undefined && facts !== undefined) return <Ready game={game} facts={facts} seed={seed} />;
  const { title, text } =
    game === undefined ? said.unknown : { title: said.planned.title(game.title), text: said.planned.text };
  return (
    <Notice title={title} text={text}>
      <p>
        <ButtonLink href={hrefOf({ page: 'home' })}>{words().app.back}</ButtonLink>
      </p>
    </Notice>
  );
};
