// The style of what has been changed since the last commit, in a second; `npm run check:style` reads everything.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The files that git names. */
const named = (...args: string[]): string[] =>
  execFileSync('git', [...args, '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

const changed = named('diff', '--name-only', '--diff-filter=d', 'HEAD');
const added = named('ls-files', '--others', '--exclude-standard');
const BIOME = fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const OPTIONS = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
const files = [...changed, ...added];
if (files.length > 0) {
  const { status } = spawnSync(process.execPath, [BIOME, ...OPTIONS, ...files], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
