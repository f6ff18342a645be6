import type { MapData } from '@bocage/atlas';
import { useEffect, useId, useState } from 'react';
import { hrefOf } from '../app/address.ts';
import { Button } from '../app/Button.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { handOver } from '../app/handOver.ts';
import { toast } from '../app/toasts.tsx';
import { usePlay } from '../play/usePlay.ts';
import { shareWords as said } from '../words/en/share.ts';
import { PictureWays } from './PictureWays.tsx';
import { packed } from './packing.ts';
import './share.css';

interface ShareDialogProps {
  readonly map: MapData;
  onClose(): void;
}

/** What is handed on: the text, and the address that holds it; null where that would be too long. */
interface Parcel {
  readonly text: string;
  readonly link: string | null;
}

/** It tells what one side sees. */
const isSeen = (text: string): boolean => /^seen-by /m.test(text);

async function pack(text: string): Promise<Parcel> {
  const letters = await packed(text);
  const here = location.href.replace(/#.*/, '');
  return { text, link: letters === null ? null : `${here}${hrefOf({ page: 'look', packed: letters })}` };
}

/** Hands on the moment that is shown, as its onlooker may know it: as a link, a file, a picture or on paper. */
export const ShareDialog = ({ map, onClose }: ShareDialogProps) => {
  const play = usePlay();
  const { facts, scene } = play.state;
  const [parcel, setParcel] = useState<Parcel | null>(null);
  const [failure, setFailure] = useState('');
  const id = useId();
  useEffect(() => {
    play.host
      .position()
      .then(pack)
      .then(setParcel, (error: unknown) => setFailure(said.failed(String(error))));
  }, [play]);
  const link = parcel?.link ?? null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link ?? '');
      toast({ text: said.copied });
    } catch (error) {
      toast({ text: said.failed(String(error)), tone: 'bad' });
    }
  };
  return (
    <Dialog title={said.title} isOpen onClose={onClose}>
      <div className="dialog-form">
        {failure === '' ? null : <p role="alert">{failure}</p>}
        {parcel === null ? (
          <p>{said.making}</p>
        ) : link === null ? (
          <p>{said.tooLong}</p>
        ) : (
          <div className="share-link">
            <label htmlFor={id}>{said.link}</label>
            <input id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
            <Button tone="main" onPress={() => void copy()}>
              {said.copy}
            </Button>
          </div>
        )}
        {parcel === null ? null : (
          <p>{isSeen(parcel.text) ? said.seen(facts.sides[scene.onlooker] ?? '') : said.whole}</p>
        )}
        <div className="share-ways">
          <Button
            isDisabled={parcel === null}
            onPress={() => handOver(parcel?.text ?? '', said.fileName(facts.id, scene.ply))}
          >
            {said.file}
          </Button>
          <PictureWays map={map} facts={facts} scene={scene} />
        </div>
      </div>
    </Dialog>
  );
};
