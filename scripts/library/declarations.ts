import { join, relative } from 'node:path';
import ts from 'typescript';
import { LIBRARY, packagesToBuild, ROOT, sourcesOf } from './packages.ts';

/** The types of the library as others get them: the text of each `.d.ts` by its source, from the root. */
export function declarations(): Map<string, string> {
  const base = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile).config.compilerOptions;
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...base,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      rewriteRelativeImportExtensions: true,
      rootDir: ROOT,
    },
    ROOT,
  );
  const roots = packagesToBuild()
    .filter(({ name }) => LIBRARY.includes(name))
    .flatMap((one) => sourcesOf(one).map((source) => join(ROOT, one.folder, source)));
  const texts = new Map<string, string>();
  ts.createProgram(roots, options).emit(undefined, (path, text) => {
    texts.set(
      relative(ROOT, path)
        .replaceAll('\\', '/')
        .replace(/\.d\.ts$/, '.ts'),
      fromBuilt(text),
    );
  });
  return texts;
}

/** Declarations keep the names of sources, which are not there once it is built. */
const fromBuilt = (text: string): string =>
  text.replace(/((?:from|import\() ?['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');
