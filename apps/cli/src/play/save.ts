import { writePosition, writeView } from '@bocage/kernel/text';
import { seenRecord } from '@bocage/table';
import { InputError } from '../errors.ts';
import { checkTarget, type Target, writeTarget } from '../input.ts';
import { checkSecret, keepSecret } from './secret.ts';
import type { Session } from './session.ts';

const FLAGS: readonly string[] = ['--open', '--force'];

/** Writes the record, or the position where play began with one: what the player may know of it, unless told to open it. */
export function save(session: Session, words: readonly string[]): string {
  const [path] = words.filter((word) => !word.startsWith('--'));
  if (path === undefined) throw new InputError('save: a file is needed');
  const extra = words.filter((word) => word !== path && !FLAGS.includes(word));
  if (extra.length > 0)
    throw new InputError(`save: “${extra.join(' ')}” is too much: one file, --open and --force may be given`);
  const target: Target = { path, force: words.includes('--force') };
  checkTarget(target);
  const said = `${session.fromStart ? 'record' : 'position'} written to ${path}`;
  const { hides } = session;
  if (hides && !words.includes('--open')) {
    writeTarget(target, seenText(session));
    return `${said} without what is hidden from you, so that nobody can go on with it; “save ${path} --open --force” writes everything, and what is written says that it was opened`;
  }
  if (hides) session.open();
  writeWhole(session, target);
  return hides
    ? `${said} with all that is hidden${session.fromStart ? '; from now on the record says that it was opened' : ''}`
    : said;
}

const seenText = ({ table, view, viewer, fromStart }: Session): string =>
  fromStart ? seenRecord(table, viewer) : writeView(view);

/** Who goes on with it meets the same dice. */
function writeWhole(session: Session, target: Target): void {
  const hasSecret = session.fromStart && !session.isSeeded && !session.engine.over;
  if (hasSecret) checkSecret(target);
  writeTarget(target, session.fromStart ? session.record() : writePosition(session.engine));
  if (hasSecret) keepSecret(target, session.secret);
}
