// `npm run build:library`: packages that can be installed anywhere, plain JavaScript, the library with types, each as a
// file to hand out. They go to dist/library, or to the folder that is named.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { declarations } from './declarations.ts';
import { assetsOf, manifestOf, packagesToBuild, ROOT, sourcesOf, type Workspace } from './packages.ts';

const OUT = resolve(process.argv[2] ?? join(ROOT, 'dist/library'));

const COMMAND = "#!/usr/bin/env node\nimport '../lib/main.js';\n";

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A source without its types; a worker is found by the name it has then. */
function script(path: string): string {
  const compilerOptions = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2023,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
  };
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), { fileName: path, compilerOptions });
  return outputText.replace(/(new URL\('\.[^']*)\.ts'/g, "$1.js'");
}

/** The page that the command serves with a game of somebody's own, built as for `npm start`. */
function buildPage(to: string): void {
  const vite = createRequire(join(ROOT, 'apps/web/package.json')).resolve('vite/package.json');
  const args = ['build', join(ROOT, 'apps/web'), '--outDir', to, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [join(dirname(vite), 'bin/vite.js'), ...args], { env, stdio: 'inherit' });
}

function build(one: Workspace, types: ReadonlyMap<string, string>): string {
  const to = join(OUT, one.name);
  for (const source of sourcesOf(one)) {
    const name = join(to, source.replace(/^src/, 'lib').replace(/\.ts$/, ''));
    write(`${name}.js`, script(join(ROOT, one.folder, source)));
    const declared = types.get(`${one.folder}/${source}`);
    if (declared !== undefined) write(`${name}.d.ts`, declared);
  }
  for (const asset of assetsOf(one))
    cpSync(join(ROOT, one.folder, asset), join(to, asset), { recursive: true });
  for (const path of Object.values(one.bin ?? {})) {
    write(join(to, path), COMMAND);
    buildPage(join(to, 'page'));
  }
  cpSync(join(ROOT, 'LICENSE'), join(to, 'LICENSE'));
  write(join(to, 'package.json'), `${JSON.stringify(manifestOf(one), null, 2)}\n`);
  return to;
}

/** Packs it as `npm publish` would; gives the file. */
function pack(folder: string): string {
  const args = ['pack', '--silent', '--pack-destination', OUT];
  const name = execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return join(OUT, name.trim());
}

rmSync(OUT, { recursive: true, force: true });
const types = declarations();
for (const one of packagesToBuild()) console.log(pack(build(one, types)));
