import type { SaveLook } from '@bocage/host';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../app/Button.tsx';
import { hrefOf } from '../app/route.ts';
import { SaveDialog } from '../app/SaveDialog.tsx';
import { useStore } from '../app/store.ts';
import { words } from '../words/index.ts';
import { LabelDialog } from './LabelDialog.tsx';
import { type Asked, exportSave, isToRead, leaveShelf, nameOf, ORDERS, type Order, order, orderBy, ordered, readSaves, removeSave, saves } from './saves.ts'; // biome-ignore format: a list
import { scenarioTitle, sideName } from './setups.ts';

const STAMP = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface SaveRowProps {
  readonly save: SaveLook;
  onExport(): void;
  onLabel(): void;
}

const SaveRow = ({ save, onExport, onLabel }: SaveRowProps) => {
  const said = words().home.shelf;
  const { id, title, note, game, scenario, damage, outcome, caption, seats, decisions, changed } = save;
  const page = isToRead(save) ? 'replay' : 'play';
  const verb = page === 'play' ? said.open : said.read;
  const when = new Date(changed).toLocaleString(words().app.locale, STAMP);
  const called = nameOf(save);
  const named = (does: string): string => said.named(does, called, when);
  return (
    <li className="home-save" data-damaged={damage === null ? undefined : true}>
      <div className="home-save-text">
        <h3 className="home-save-title">
          <bdi>{called}</bdi>
        </h3>
        {damage === null ? (
          <p>{outcome ?? caption}</p>
        ) : (
          <p className="home-damage">
            <strong>{said.damaged}</strong> {said.damagedText(damage)}
          </p>
        )}
        {note === '' ? null : (
          <p className="home-save-note">
            <bdi>{note}</bdi>
          </p>
        )}
        <p className="home-save-facts">
          {called === title ? null : <span>{title}</span>}
          <span>{scenarioTitle(game, scenario)}</span>
          {seats.map((seat, side) => (
            <span key={sideName(game, side)}>{said.seatOf(sideName(game, side), said.seat[seat])}</span>
          ))}
          <span>{said.decisions(decisions)}</span>
          <span>{said.changed(when)}</span>
        </p>
      </div>
      <div className="home-save-ways">
        {damage === null ? (
          <>
            <ButtonLink tone="main" href={hrefOf({ page, save: id })} aria-label={named(verb)}>
              {verb}
            </ButtonLink>
            <Button onPress={onLabel} aria-label={named(said.label)}>
              {said.label}
            </Button>
            <Button onPress={onExport} aria-label={named(said.export)}>
              {said.export}
            </Button>
          </>
        ) : null}
        <Button tone="quiet" onPress={() => removeSave(save)} aria-label={named(said.delete)}>
          {said.delete}
        </Button>
      </div>
    </li>
  );
};

const OrderField = ({ by }: { readonly by: Order }) => {
  const said = words().home.shelf;
  return (
    <p className="home-order">
      <label htmlFor="shelf-order">{said.order}</label>
      <select id="shelf-order" value={by} onChange={({ target }) => orderBy(target.value as Order)}>
        {ORDERS.map((one) => (
          <option key={one} value={one}>
            {said.orders[one]}
          </option>
        ))}
      </select>
    </p>
  );
};

/** The games that are under way in this browser. */
export const Shelf = () => {
  const said = words().home.shelf;
  const shelf = useStore(saves);
  const by = useStore(order);
  const [asked, ask] = useState<Asked | null>(null);
  const [labelled, label] = useState<SaveLook | null>(null);
  useEffect(() => {
    void readSaves();
    return leaveShelf;
  }, []);
  if (shelf.state === 'loading') return <p className="home-none">{said.loading}</p>;
  if (shelf.state === 'failed')
    return (
      <p className="home-none" role="alert">
        {said.failed} {shelf.why} <Button onPress={() => void readSaves()}>{said.retry}</Button>
      </p>
    );
  if (shelf.saves.length === 0) return <p className="home-none">{said.none}</p>;
  return (
    <>
      {shelf.saves.length < 2 ? null : <OrderField by={by} />}
      <ul className="home-saves">
        {ordered(shelf.saves, by).map((save) => (
          <SaveRow
            key={save.id}
            save={save}
            onExport={() => void exportSave(save).then(ask)}
            onLabel={() => label(save)}
          />
        ))}
      </ul>
      {labelled === null ? null : <LabelDialog save={labelled} onClose={() => label(null)} />}
      {asked === null ? null : (
        <SaveDialog
          isOpen
          side={asked.side}
          onSave={(isWhole) => void exportSave(asked.save, isWhole)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
};
