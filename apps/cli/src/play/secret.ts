import { chmodSync, existsSync } from 'node:fs';
import { InputError } from '../errors.ts';
import { checkTarget, readText, type Target, writeTarget } from '../input.ts';

const SECRET = /^[0-9a-f]{32}$/;
const OWNER_ONLY = 0o600;

/** Beside the record and not in it: a record may be handed on, and what will fall must not go with it. */
const beside = ({ path, force }: Target): Target => ({ path: `${path}.secret`, force });

/** The secret that was kept beside a record; undefined where there is none. */
export function keptSecret(record: string): string | undefined {
  const { path } = beside({ path: record, force: true });
  if (!existsSync(path)) return undefined;
  const secret = readText(path).trim();
  if (SECRET.test(secret)) return secret;
  throw new InputError(
    `${path}: is no secret of 32 hexadecimal digits; without that file the dice begin anew`,
  );
}

/** Refuses a record beside which no secret could be kept. */
export const checkSecret = (record: Target): void => checkTarget(beside(record));

/** Keeps the secret beside a record. */
export function keepSecret(record: Target, secret: string): void {
  const target = beside(record);
  writeTarget(target, `${secret}\n`);
  chmodSync(target.path, OWNER_ONLY);
}
