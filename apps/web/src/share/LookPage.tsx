import type { MapData } from '@bocage/atlas';
import { type Scene, type Shared, standIn } from '@bocage/host';
import { useEffect, useMemo, useRef, useState } from 'react';
import { placeNames } from '../after/places.ts';
import { Top } from '../after/Top.tsx';
import { useLoaded } from '../after/useLoaded.ts';
import { Button, ButtonLink } from '../app/Button.tsx';
import { Notice } from '../app/Notice.tsx';
import { mapOf } from '../app/own.ts';
import { RuleBook, useBookState } from '../app/RuleLink.tsx';
import { goTo, hrefOf } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import type { Board } from '../board/board.ts';
import { BoardView } from '../play/BoardView.tsx';
import { BoxesPanel } from '../play/BoxesPanel.tsx';
import { Play } from '../play/game.ts';
import { HereCard } from '../play/HereCard.tsx';
import { TracksPanel } from '../play/TracksPanel.tsx';
import { PlayContext } from '../play/usePlay.ts';
import { connect } from '../table/client.ts';
import { playWords } from '../words/en/play.ts';
import { shareWords as said } from '../words/en/share.ts';
import { words as appWords } from '../words/index.ts';
import { PictureWays } from './PictureWays.tsx';
import { unpacked } from './packing.ts';
import '../play/play.css';
import '../after/styles/page.css';
import './share.css';

interface Laid {
  readonly play: Play;
  readonly map: MapData;
  /** The moment as it was handed on. */
  readonly text: string;
  readonly isOver: boolean;
}

const NO_MARKS = { seeded: false, opened: false, takeBacks: 0 };

/** A moment as a game in which nobody decides anything. */
const sceneOf = ({ facts, look, onlooker }: Shared): Scene => ({
  ...look,
  save: '',
  onlooker,
  seats: facts.sides.map(() => 'record'),
  ply: 0,
  length: 0,
  line: 0,
  lines: [],
  turn: 'over',
  prompt: null,
  outcome: null,
  isOpen: false,
  hides: false,
  told: NO_MARKS,
  isSecret: false,
  whyNotUndo: null,
  canTakeBack: false,
  canRedo: false,
  isFork: false,
  news: [],
  draws: null,
  thinks: false,
  thoughts: [],
  resigns: -1,
  standing: null,
});

async function lay(letters: string, signal: AbortSignal): Promise<Laid> {
  const found = await unpacked(letters);
  if ('fault' in found) throw new Error(said.faults[found.fault]);
  const host = connect();
  const shared = await host.show(found.text);
  signal.throwIfAborted();
  if ('failure' in shared) throw new Error(shared.failure);
  const map = await mapOf(shared.facts.id);
  if (map === undefined) throw new Error(playWords.noMap);
  // No table stands behind it that could be asked for more.
  const facts = { ...shared.facts, overlays: [], tellsPlaces: false };
  const play = new Play(standIn(host, {}), { facts, scene: sceneOf(shared) }, [], {
    words: playWords,
    speed: () => 0,
    confirmDice: () => true,
    stepThrough: () => false,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    now: () => performance.now(),
  });
  return { play, map, text: found.text, isOver: shared.isOver };
}

/** A moment that somebody has handed on as a link. */
export const LookPage = ({ packed }: { readonly packed: string }) => {
  const loaded = useLoaded(
    packed,
    (signal) => lay(packed, signal),
    ({ play }) => play.end(),
  );
  if (loaded === null) return <p className="after-waiting">{said.opening}</p>;
  if ('failure' in loaded)
    return (
      <Notice title={said.cannotShow} text={loaded.failure}>
        <p>
          <ButtonLink href={hrefOf({ page: 'home' })}>{said.home}</ButtonLink>
        </p>
      </Notice>
    );
  return <Opened {...loaded.value} />;
};

const Opened = (laid: Laid) => {
  const { id, cases } = laid.play.state.facts;
  const book = useBookState();
  return (
    <PlayContext value={laid.play}>
      <RuleBook cases={cases} game={id} book={book} here={null}>
        <Page {...laid} />
      </RuleBook>
    </PlayContext>
  );
};

/** Ways into a game of one's own that goes on from here. */
const PlayOn = ({ play, text }: Pick<Laid, 'play' | 'text'>) => {
  const { facts, scene } = play.state;
  const [isBusy, setBusy] = useState(false);
  const begin = async (wanted: readonly number[]): Promise<void> => {
    setBusy(true);
    const opened = await connect()
      .playOn(text, wanted)
      .catch((error: unknown) => ({ failure: said.failed(String(error)) }));
    if (!('failure' in opened)) return goTo({ page: 'play', save: opened.scene.save });
    toast({ text: opened.failure, tone: 'bad' });
    setBusy(false);
  };
  const seer = facts.sides[scene.onlooker];
  // Who sees it goes on; where everything is seen, a camp or one of its sides.
  const shared = facts.camps.filter((camp) => camp.length > 1);
  const ways = seer === undefined ? [...shared, ...facts.sides.map((_, side) => [side])] : [[scene.onlooker]];
  const named = (sides: readonly number[]): string =>
    appWords().home.setUp.and(sides.map((side) => facts.sides[side] ?? ''));
  return (
    <section className="share-on">
      <h2>{said.playOn}</h2>
      <p>{seer === undefined ? said.playOnText : said.playOnGuessed(seer)}</p>
      <div className="share-ways">
        {ways.map((sides) => (
          <Button key={sides.join()} tone="main" isDisabled={isBusy} onPress={() => void begin(sides)}>
            {facts.sides.length === 1 ? said.playOn : said.playOnAs(named(sides))}
          </Button>
        ))}
      </div>
    </section>
  );
};

const Page = ({ play, map, text, isOver }: Laid) => {
  const board = useRef<Board | null>(null);
  const { facts, scene } = play.state;
  const nameOf = useMemo(() => placeNames(map, facts), [map, facts]);
  const side = facts.sides[scene.onlooker];
  useEffect(() => {
    document.title = appWords().app.titleOf(said.moment(facts.title));
  }, [facts.title]);
  return (
    <div className="after-page share-page">
      <Top title={facts.title} leave={said.home}>
        <p className="after-seen-as">{side === undefined ? said.seenWhole : said.seenAs(side)}</p>
      </Top>
      <main className="after-map">
        <BoardView map={map} board={board} isKept={false} />
        <HereCard board={board} nameOf={nameOf} />
        {map.credit === '' ? null : <p className="play-credit">{appWords().app.mapBy(map.credit)}</p>}
      </main>
      <aside className="after-column share-column" aria-label={said.column}>
        {isOver ? null : <PlayOn play={play} text={text} />}
        <div className="share-ways">
          <PictureWays map={map} facts={facts} scene={scene} />
          <ButtonLink href={hrefOf({ page: 'new', game: facts.id })}>{said.setUp}</ButtonLink>
        </div>
        <section>
          <h2>{said.stands}</h2>
          <TracksPanel />
        </section>
        {facts.boxes.length === 0 ? null : (
          <section>
            <h2>{said.beside}</h2>
            <BoxesPanel />
          </section>
        )}
      </aside>
    </div>
  );
};
