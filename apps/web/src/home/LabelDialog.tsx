import { MOST_NAME, MOST_NOTE, type SaveLook } from '@bocage/host';
import { type FormEvent, useState } from 'react';
import { Button } from '../app/Button.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { words } from '../words/index.ts';
import { labelSave } from './saves.ts';

/** Gives a saved game a name, and notes something about it. */
export const LabelDialog = ({ save, onClose }: { readonly save: SaveLook; onClose(): void }) => {
  const said = words().home.shelf;
  const [name, setName] = useState(save.name);
  const [note, setNote] = useState(save.note);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    onClose();
    void labelSave(save, { name, note });
  };
  return (
    <Dialog title={said.labelTitle} isOpen onClose={onClose}>
      <form className="dialog-form home-label" onSubmit={keep}>
        <label htmlFor="label-name">{said.name}</label>
        <input
          id="label-name"
          value={name}
          maxLength={MOST_NAME}
          placeholder={said.namePlaceholder(save.title)}
          autoFocus
          onChange={({ target }) => setName(target.value)}
        />
        <label htmlFor="label-note">{said.note}</label>
        <textarea
          id="label-note"
          value={note}
          rows={4}
          maxLength={MOST_NOTE}
          aria-describedby="label-hint"
          onChange={({ target }) => setNote(target.value)}
        />
        <p id="label-hint" className="dialog-note">
          {said.noteHint}
        </p>
        <Button type="submit" tone="main">
          {said.keep}
        </Button>
      </form>
    </Dialog>
  );
};
