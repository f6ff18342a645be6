import { words } from '../words/index.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface SaveDialogProps {
  readonly isOpen: boolean;
  /** The side whose knowledge may be handed out. */
  readonly side: string;
  /** Hands out the record: what the side may know, or all of it. */
  onSave(isWhole: boolean): void;
  onClose(): void;
}

/** Asks how a game is to be handed out that is not over and hides something from who plays it. */
export const SaveDialog = ({ isOpen, side, onSave, onClose }: SaveDialogProps) => {
  const said = words().app.saving;
  const save = (isWhole: boolean) => (): void => {
    onClose();
    onSave(isWhole);
  };
  return (
    <Dialog title={said.title} isOpen={isOpen} onClose={onClose}>
      <div className="dialog-choices">
        <section className="dialog-choice">
          <p>{said.seen(side)}</p>
          <Button tone="main" autoFocus onPress={save(false)}>
            {said.saveSeen(side)}
          </Button>
        </section>
        <section className="dialog-choice">
          <p>{said.opens}</p>
          <Button onPress={save(true)}>{said.saveAll}</Button>
        </section>
      </div>
    </Dialog>
  );
};
