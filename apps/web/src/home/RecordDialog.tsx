import type { OurPlayer } from '@bocage/host';
import type { Marks } from '@bocage/kernel/host';
import { useState } from 'react';
import { Button } from '../app/Button.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { toldBy } from '../app/marks.ts';
import { goTo } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { words } from '../words/index.ts';
import { messageOf } from './host.ts';
import { goOnWith, read, type Taken } from './record.ts';
import { readSaves } from './saves.ts';
import { OPPONENTS } from './seating.ts';
import { setUpOf } from './setups.ts';

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

const Loaded = ({ text, look, onClose }: Extract<Taken, { text: string }> & { onClose(): void }) => {
  const said = words().home.record;
  const { game, title, sides, held, decisions, isOver, isSecret, told } = look;
  const opponents = OPPONENTS.filter((one) => setUpOf(game)?.players.includes(one));
  const [opponent, oppose] = useState<OurPlayer>('scripted');
  const all = sides.map((_, side) => side);
  // With one side there is only one pair of eyes.
  const asksEyes = isSecret && sides.length > 1;
  const eyes = isSecret ? 0 : undefined;
  const after = (shelved: Promise<string>, then: (save: string) => void): void =>
    void shelved.then(then, (error: unknown) => toast({ text: messageOf(error), tone: 'bad' }));
  const replay = (save: string): void => goTo({ page: 'replay', save });
  const play = (save: string): void => goTo({ page: 'play', save });
  const keep = (): void => {
    onClose();
    void readSaves();
  };
  return (
    <Dialog title={said.loaded(title)} isOpen onClose={onClose}>
      <p>{said.loadedText(decisions)}</p>
      <Told marks={told} />
      <section className="home-record-ways" aria-label={said.toRead}>
        {asksEyes ? <p>{said.secret}</p> : null}
        <div className="home-ways">
          {asksEyes ? (
            sides.map((name, side) => (
              <Button key={name} onPress={() => after(read(text, look, side), replay)}>
                {said.readAs(name)}
              </Button>
            ))
          ) : (
            <>
              <Button tone="main" onPress={() => after(read(text, look, eyes), replay)}>
                {said.read}
              </Button>
              <Button tone="quiet" onPress={() => after(read(text, look, eyes), keep)}>
                {said.keep}
              </Button>
            </>
          )}
        </div>
      </section>
      {isOver ? null : (
        <section className="home-record-ways" aria-label={said.toGoOn}>
          <p>{said.toGoOn}</p>
          {opponents.length < 2 ? null : (
            <label className="home-opponent">
              {said.against}{' '}
              <select value={opponent} onChange={({ target }) => oppose(target.value as OurPlayer)}>
                {opponents.map((one) => (
                  <option key={one} value={one}>
                    {words().home.setUp.seat[one].title}
                  </option>
                ))}
              </select>
            </label>
          )}
          <div className="home-ways">
            {held.map((seat) => (
              <Button key={seat.join()} onPress={() => after(goOnWith(text, look, seat, opponent), play)}>
                {said.goOn(words().home.setUp.and(seat.map((side) => sides[side] ?? '')))}
              </Button>
            ))}
            {held.length > 1 ? (
              <Button onPress={() => after(goOnWith(text, look, all, opponent), play)}>
                {sides.length === 2 ? said.goOnBoth : said.goOnAll}
              </Button>
            ) : null}
          </div>
        </section>
      )}
    </Dialog>
  );
};

/** What the record tells of how the game was played. */
const Told = ({ marks }: { readonly marks: Marks }) => {
  const lines = toldBy(marks);
  return lines.length === 0 ? null : (
    <ul className="home-marks">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
