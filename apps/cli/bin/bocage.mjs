#!/usr/bin/env node
// The command line's sources are TypeScript, which Node runs by itself from 24 on. On an older Node this
// starts again with the Node that the project installs from the registry.
import { spawn } from 'node:child_process';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIN_NODE = 24;

/** The project's own Node, or undefined on a platform for which the registry has none. */
function projectNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  try {
    const found = createRequire(import.meta.url).resolve(`node-${platform}-${process.arch}/package.json`);
    return join(found, '..', 'bin', file);
  } catch {
    return undefined;
  }
}

/** @param {string} node */
function startAgain(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.on('SIGINT', () => {}); // the terminal sends Ctrl-C to the child too: let it end in its own way
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
  });
}

if (Number.parseInt(process.versions.node, 10) >= MIN_NODE) {
  // The next time it need not be compiled again, which takes longer than most commands.
  module.enableCompileCache?.();
  await import('../src/main.ts');
} else {
  const node = projectNode();
  if (node) {
    startAgain(node);
  } else {
    console.error(
      `bocage: needs Node ${MIN_NODE} or later (this is ${process.versions.node}); try \`npm ci\``,
    );
    process.exitCode = 1;
  }
}
