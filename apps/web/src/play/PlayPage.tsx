import type { MapData } from '@bocage/atlas';
import { entryOf } from '@bocage/catalogue';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../app/Button.tsx';
import { Notice } from '../app/Notice.tsx';
import { settings } from '../app/settings.ts';
import { connect } from '../table/client.ts';
import { GamePage } from './GamePage.tsx';
import { Play } from './game.ts';
import { words } from './words.ts';

type Loaded = { readonly play: Play; readonly map: MapData } | { readonly failure: string } | null;

/** The page of a saved game. */
export const PlayPage = ({ save }: { readonly save: string }) => {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    let isWanted = true;
    let play: Play | undefined;
    load(save).then(
      (found) => {
        if (!isWanted) return;
        play = found.play;
        setLoaded(found);
        document.title = words().title(play.state.facts.title);
        void play.begin();
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
  return <GamePage play={loaded.play} map={loaded.map} onSave={() => void saveFile(loaded.play)} />;
};

async function load(save: string): Promise<{ play: Play; map: MapData }> {
  const host = connect();
  const opened = await host.open(save);
  const [log, map] = await Promise.all([host.log(), entryOf(opened.facts.id)?.map?.()]);
  if (map === undefined) throw new Error(words().noMap);
  const play = new Play(host, opened, log, {
    words: words(),
    speed: () => settings.get().speed,
    confirmDice: () => settings.get().confirmDice,
    stepThrough: () => settings.get().stepThrough,
    openTable: openTable(save),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
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

async function saveFile({ state }: Play): Promise<void> {
  const text = await connect().exportRecord();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${state.facts.id}-${state.scene.length}.record`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
