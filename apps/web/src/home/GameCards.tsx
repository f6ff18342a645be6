import { ButtonLink } from '../app/Button.tsx';
import { hrefOf } from '../app/route.ts';
import { words } from '../words/index.ts';
import { Counter } from './counter.tsx';
import { GAMES, type GameCard, pictureOf } from './games.ts';

const READY = GAMES.filter(({ load }) => load !== null);
const PLANNED = GAMES.filter(({ load }) => load === null);

const Picture = ({ game, isFirst }: { readonly game: GameCard; readonly isFirst: boolean }) => {
  const picture = pictureOf(game);
  return picture === null ? null : (
    <img
      className="home-picture"
      src={picture}
      alt={words().home.games.picture(game.title)}
      width="720"
      height="450"
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};

/** How much there is to learn, in five marks. */
const Complexity = ({ level }: { readonly level: number }) => {
  const { complexityOf, complexityWords } = words().home.games;
  return (
    <>
      {complexityWords[level]}{' '}
      <span className="home-marks" role="img" aria-label={complexityOf(level)}>
        {[1, 2, 3, 4, 5].map((mark) => (
          <span key={mark} data-on={mark <= level || undefined} />
        ))}
      </span>
    </>
  );
};

/** What is known of a game, a line each. */
export const KnownFacts = ({
  game,
  facts,
}: {
  readonly game: GameCard;
  readonly facts: readonly ('scale' | 'length' | 'players' | 'shape')[];
}) =>
  facts
    .filter((fact) => game[fact] !== '')
    .map((fact) => (
      <div key={fact}>
        <dt>{words().home.games[fact]}</dt>
        <dd>{game[fact]}</dd>
      </div>
    ));

const Facts = ({ game }: { readonly game: GameCard }) => {
  const said = words().home.games;
  return (
    <dl className="home-facts">
      <KnownFacts game={game} facts={['scale', 'length', 'players']} />
      <div>
        <dt>{said.complexity}</dt>
        <dd>
          <Complexity level={game.complexity} />
        </dd>
      </div>
    </dl>
  );
};

const ReadyCard = ({ game }: { readonly game: GameCard }) => {
  const said = words().home.games;
  const href = hrefOf({ page: 'new', game: game.id });
  return (
    <li className="home-card home-card-ready" id={game.id}>
      <Picture game={game} isFirst />
      <div className="home-card-text">
        <div className="home-card-head">
          <Counter face={game.face} />
          <div>
            <p className="home-state home-state-ready">{said.ready}</p>
            <h3>
              {/* The whole card can be pressed; the link is what says so. */}
              <a className="home-card-link" href={href}>
                {game.title}
              </a>
            </h3>
          </div>
        </div>
        <p className="home-line">{game.line}</p>
        <Facts game={game} />
        <p className="home-credit">{game.credit}</p>
        <p className="home-card-ways">
          <ButtonLink tone="main" href={href} aria-label={said.setUpOf(game.title)}>
            {said.setUp}
          </ButtonLink>
          {game.lesson !== null && (
            <ButtonLink href={hrefOf({ page: 'learn', game: game.id })} aria-label={said.learnOf(game.title)}>
              {words().home.learn}
            </ButtonLink>
          )}
        </p>
      </div>
    </li>
  );
};

const PlannedCard = ({ game }: { readonly game: GameCard }) => (
  <li className="home-card home-card-planned" id={game.id}>
    <Picture game={game} isFirst={false} />
    <div className="home-card-text">
      <div className="home-card-head">
        <Counter face={game.face} />
        <div>
          <p className="home-state">{words().home.games.planned}</p>
          <h3>{game.title}</h3>
        </div>
      </div>
      <p className="home-line">{game.line}</p>
      <Facts game={game} />
      <p className="home-credit">{game.credit}</p>
    </div>
  </li>
);

/** The five games: first those that can be played. */
export const GameCards = () => {
  const said = words().home.games;
  return (
    <section className="home-section" aria-labelledby="games-heading">
      <div className="home-heading">
        <h2 id="games-heading" tabIndex={-1}>
          {said.heading}
        </h2>
        <p>{words().home.promise}</p>
      </div>
      <ul className="home-cards" aria-labelledby="games-heading">
        {READY.map((game) => (
          <ReadyCard key={game.id} game={game} />
        ))}
      </ul>
      {PLANNED.length === 0 ? null : (
        <>
          <div className="home-heading home-heading-small">
            <h2 id="planned-heading">{said.plannedHeading}</h2>
            <p>{said.plannedText}</p>
          </div>
          <ul className="home-cards" aria-labelledby="planned-heading">
            {PLANNED.map((game) => (
              <PlannedCard key={game.id} game={game} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
