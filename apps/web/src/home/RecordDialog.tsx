import { Button } from '../app/Button.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { goTo } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { words } from '../words/index.ts';
import { messageOf } from './host.ts';
import { goOnWith, type Taken } from './record.ts';
import { readSaves } from './saves.ts';

interface RecordDialogProps {
  readonly taken: Taken | null;
  onClose(): void;
}

/** What came of a record file: what is wrong with it, or what can be done with it. */
export const RecordDialog = ({ taken, onClose }: RecordDialogProps) => {
  if (taken === null) return null;
  return 'failure' in taken ? (
    <Failed {...taken} onClose={onClose} />
  ) : (
    <Loaded {...taken} onClose={onClose} />
  );
};

const Failed = ({ name, failure, onClose }: { name: string; failure: string; onClose(): void }) => {
  const said = words().home.record;
  return (
    <Dialog title={said.failed(name)} isOpen onClose={onClose}>
      <p>{said.failedText}</p>
      <pre className="home-failure">{failure}</pre>
    </Dialog>
  );
};

const Loaded = ({ text, opened, onClose }: Extract<Taken, { text: string }> & { onClose(): void }) => {
  const said = words().home.record;
  const { facts, scene } = opened;
  const goOn = async (here: readonly number[]): Promise<void> => {
    try {
      goTo({ page: 'play', save: await goOnWith(text, opened, here) });
    } catch (error) {
      toast({ text: messageOf(error), tone: 'bad' });
    }
  };
  const keep = (): void => {
    onClose();
    void readSaves();
  };
  const all = facts.sides.map((_, side) => side);
  return (
    <Dialog title={said.loaded(facts.title)} isOpen onClose={keep}>
      <p>{said.loadedText(scene.length)}</p>
      <div className="home-ways">
        <Button tone="main" onPress={() => goTo({ page: 'replay', save: scene.save })}>
          {said.read}
        </Button>
        {scene.outcome === null ? (
          <>
            {facts.sides.map((name, side) => (
              <Button key={name} onPress={() => void goOn([side])}>
                {said.goOn(name)}
              </Button>
            ))}
            {all.length > 1 ? <Button onPress={() => void goOn(all)}>{said.goOnBoth}</Button> : null}
          </>
        ) : null}
        <Button tone="quiet" onPress={keep}>
          {said.keep}
        </Button>
      </div>
    </Dialog>
  );
};
