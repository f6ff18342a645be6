import type { SetUpFacts } from '@bocage/host';
import { type DragEvent, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button, ButtonLink } from '../app/Button.tsx';
import { own } from '../app/own.ts';
import { hrefOf } from '../app/route.ts';
import { SettingsDialog } from '../app/SettingsDialog.tsx';
import { settings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { toast } from '../app/toasts.tsx';
import { words } from '../words/index.ts';
import { Banner } from './Banner.tsx';
import { begin } from './begin.ts';
import { GameCards } from './GameCards.tsx';
import { GAMES } from './games.ts';
import { messageOf } from './host.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { type Taken, takeFile } from './record.ts';
import { Shelf } from './Shelf.tsx';
import { lastSave, saves } from './saves.ts';
import { usual } from './seating.ts';
import { setUpOf } from './setups.ts';
import './home.css';

const FIRST = GAMES.find(({ load }) => load !== null);

/** The ways in: on with the last game, a new one at once, or the lesson. */
const WaysIn = () => {
  const said = words().home;
  const last = lastSave(useStore(saves));
  const [isStarting, setStarting] = useState(false);
  const facts = FIRST && setUpOf(FIRST.id);
  const start = async (first: SetUpFacts): Promise<void> => {
    setStarting(true);
    try {
      await begin(first, usual(first, settings.get().opponent));
    } catch (error) {
      setStarting(false);
      toast({ text: said.setUp.failed(messageOf(error)), tone: 'bad' });
    }
  };
  return (
    <p className="home-ways">
      {last === null ? null : (
        <ButtonLink tone="main" href={hrefOf({ page: 'play', save: last })}>
          {said.continue}
        </ButtonLink>
      )}
      {FIRST === undefined || facts === undefined ? null : (
        <Button
          tone={last === null ? 'main' : 'plain'}
          isDisabled={isStarting}
          onPress={() => void start(facts)}
        >
          {isStarting ? said.setUp.starting : own === null ? said.playNow : FIRST.title}
        </Button>
      )}
      <ButtonLink href={hrefOf({ page: 'learn' })}>{said.learn}</ButtonLink>
    </p>
  );
};

function skipToGames(): void {
  const heading = document.getElementById('games-heading');
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Takes files that are dropped anywhere on it. */
function useDrop(take: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  const ways = {
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  return { isOver, ways };
}

interface ShelfSectionProps {
  take(files: readonly File[]): void;
}

const ShelfSection = ({ take }: ShelfSectionProps) => {
  const said = words().home;
  return (
    <section className="home-section" aria-labelledby="shelf-heading">
      <div className="home-heading">
        <h2 id="shelf-heading">{said.shelf.heading}</h2>
        <div className="home-load">
          <FileTrigger
            onSelect={(list) => take([...(list ?? [])])}
            acceptedFileTypes={['text/plain', '.txt']}
          >
            <Button>{said.record.load}</Button>
          </FileTrigger>
          <span className="home-hint">{said.record.hint}</span>
        </div>
      </div>
      <Shelf />
    </section>
  );
};

/** The front page. */
export const HomePage = () => {
  const said = words().home;
  const [taken, setTaken] = useState<Taken | null>(null);
  const [showsSettings, showSettings] = useState(false);
  const take = (files: readonly File[]): void => {
    const [file, another] = files;
    if (another !== undefined) toast({ text: said.record.several, tone: 'bad' });
    else if (file !== undefined) void takeFile(file).then(setTaken);
  };
  const { isOver, ways } = useDrop(take);
  // Who has a game under way comes back for it; its place is settled when the page opens and does not change then.
  const [shelfFirst] = useState(() => lastSave(saves.get()) !== null);
  return (
    <div className="home" {...ways}>
      <button type="button" className="home-skip" onClick={skipToGames}>
        {said.skip}
      </button>
      <Banner>
        <WaysIn />
      </Banner>
      <Button className="home-settings" onPress={() => showSettings(true)}>
        {said.settings}
      </Button>
      <main className="home-main">
        {shelfFirst ? <ShelfSection take={take} /> : null}
        <GameCards />
        {shelfFirst ? null : <ShelfSection take={take} />}
      </main>
      <footer className="home-footer">
        <p>{said.credits.independent}</p>
        <p>{words().app.mapCredit}</p>
        <p>
          <a href={hrefOf({ page: 'credits' })}>{said.credits.link}</a>
        </p>
      </footer>
      {isOver ? (
        <div className="home-drop" aria-hidden="true">
          {said.record.drop}
        </div>
      ) : null}
      <RecordDialog taken={taken} onClose={() => setTaken(null)} />
      <SettingsDialog isOpen={showsSettings} onClose={() => showSettings(false)} />
    </div>
  );
};
