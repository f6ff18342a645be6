import type { MapData } from '@bocage/atlas';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../app/Button.tsx';
import { handOver } from '../app/handOver.ts';
import { Notice } from '../app/Notice.tsx';
import { mapOf } from '../app/own.ts';
import { SaveDialog } from '../app/SaveDialog.tsx';
import { settings } from '../app/settings.ts';
import { toast } from '../app/toasts.tsx';
import { connect } from '../table/client.ts';
import { words as allWords } from '../words/index.ts';
import { GamePage } from './GamePage.tsx';
import { Play } from './game.ts';
import { words } from './words.ts';

type Loaded = { readonly play: Play; readonly map: MapData } | { readonly failure: string } | null;

/** The page of a saved game. */
export const PlayPage = ({ save }: { readonly save: string }) => {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [asksHow, askHow] = useState(false);
  useEffect(() => {
    let isWanted = true;
    let play: Play | undefined;
    load(save).then(
      (found) => {
        if (!isWanted) return;
        play = found.play;
        setLoaded(found);
        document.title = words().title(play.state.facts.title);
        void play.pace.begin();
      },
      (error: unknown) => {
        if (isWanted) setLoaded({ failure: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isWanted = false;
      play?.end();
    };
  }, [save]);
  const text = words();
  if (loaded === null) return <p className="play-waiting">{text.opening}</p>;
  if ('failure' in loaded)
    return (
      <Notice title={text.cannotOpen} text={loaded.failure}>
        <ButtonLink href="#/">{text.home}</ButtonLink>
      </Notice>
    );
  const { play, map } = loaded;
  const { facts, scene } = play.state;
  return (
    <>
      <GamePage
        play={play}
        map={map}
        onSave={() => (play.state.scene.hides ? askHow(true) : void saveFile(play, false))}
      />
      <SaveDialog
        isOpen={asksHow}
        side={facts.sides[scene.onlooker] ?? ''}
        onSave={(isWhole) => void saveFile(play, isWhole)}
        onClose={() => askHow(false)}
      />
    </>
  );
};

/** In milliseconds. */
const PATIENCE = 250;

async function load(save: string): Promise<{ play: Play; map: MapData }> {
  const host = connect();
  const opened = await host.open(save);
  const [log, map] = await Promise.all([host.log(), mapOf(opened.facts.id)]);
  if (map === undefined) throw new Error(words().noMap);
  const play = new Play(host, opened, log, {
    words: words(),
    speed: () => settings.get().speed,
    confirmDice: () => settings.get().confirmDice,
    stepThrough: () => settings.get().stepThrough,
    hints: () => settings.get().hints,
    openTable: openTable(save),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    patience: () => new Promise((done) => setTimeout(done, PATIENCE)),
    now: () => performance.now(),
  });
  return { play, map };
}

/** Kept as long as the tab is open, so that a reload does not ask again. */
function openTable(save: string): { readonly isOpen: boolean; keep(): void } {
  const key = `bocage-open-table ${save}`;
  return {
    isOpen: attempt(() => sessionStorage.getItem(key)) !== undefined,
    keep: () => void attempt(() => sessionStorage.setItem(key, '')),
  };
}

/** Undefined where there is nothing, or a browser that keeps nothing. */
function attempt<T>(reach: () => T): NonNullable<T> | undefined {
  try {
    return reach() ?? undefined;
  } catch {
    return undefined;
  }
}

async function saveFile(play: Play, isWhole: boolean): Promise<void> {
  const { facts, scene } = play.state;
  try {
    handOver(await connect().exportRecord(isWhole), `${facts.id}-${scene.length}.record`);
    if (isWhole) await play.time.lookAs(scene.onlooker); // it is marked now
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    toast({ text: allWords().app.saving.failed(why), tone: 'bad' });
  }
}
