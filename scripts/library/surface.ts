// The surface of the library: every export of each entry as others see it, with what it leads to.
import { join } from 'node:path';
import ts from 'typescript';
import { declarations } from './declarations.ts';
import { LIBRARY, packagesToBuild, ROOT } from './packages.ts';

const PRINTER = ts.createPrinter({ removeComments: true });

/** The text of a declaration on its own: without comments, `export` and `declare`, and without what is private. */
function textOf(node: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const text = PRINTER.printNode(ts.EmitHint.Unspecified, statement, node.getSourceFile());
  return text
    .replace(/^(export |declare )+/, '')
    .split('\n')
    .filter((line) => !/^\s*(#private|private .*);$/.test(line))
    .join('\n');
}

/** What a declaration speaks of, as far as the library declares it. */
function leadsTo(node: ts.Node, checker: ts.TypeChecker): ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const look = (one: ts.Node): void => {
    if (ts.isIdentifier(one)) {
      const symbol = resolved(checker.getSymbolAtLocation(one), checker);
      if (symbol !== undefined && isTopLevel(symbol)) found.push(symbol);
    }
    one.forEachChild(look);
  };
  look(node);
  return found;
}

const resolved = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined =>
  symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function isTopLevel({ declarations: all = [] }: ts.Symbol): boolean {
  return all.some((one) => {
    const statement = ts.isVariableDeclaration(one) ? one.parent.parent : one;
    const file = one.getSourceFile();
    return statement.parent === file && file.fileName.includes('/packages/');
  });
}

function report(entry: string, file: ts.SourceFile, checker: ts.TypeChecker): string {
  const module = checker.getSymbolAtLocation(file);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  const lines = (symbols: Iterable<ts.Symbol>): string =>
    [...symbols]
      .map((symbol) => (symbol.declarations ?? []).map(textOf).join('\n'))
      .sort()
      .join('\n\n');
  const named = new Set(exported.map((symbol) => resolved(symbol, checker) as ts.Symbol));
  const reached = new Set(named); // grows while it is gone through
  for (const symbol of reached)
    for (const declaration of symbol.declarations ?? [])
      for (const other of leadsTo(declaration, checker)) reached.add(other);
  const own = [...reached].filter((symbol) => {
    if (named.has(symbol)) return false;
    const path = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    return path.includes(file.fileName.split('/src/')[0] as string);
  });
  const names = exported.map(({ name }) => name).sort();
  return [
    `# ${entry}`,
    `${names.length} exports: ${names.map((name) => `\`${name}\``).join(', ')}.`,
    `\`\`\`ts\n${lines(named)}\n\`\`\``,
    ...(own.length === 0
      ? []
      : ['What they speak of and is not exported:', `\`\`\`ts\n${lines(own)}\n\`\`\``]),
  ].join('\n\n');
}

/** A report of each entry of the library, by the name of its file. */
export function surface(): Map<string, string> {
  const texts = declarations();
  const files = new Map([...texts].map(([path, text]) => [join(ROOT, path).replace(/\.ts$/, '.d.ts'), text]));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noLib: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) =>
    files.has(path) || (fileExists(path) && !/\/packages\/.*\/src\/.*\.ts$/.test(path));
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const text = files.get(path);
    return text === undefined
      ? getSourceFile(path, language, ...rest)
      : ts.createSourceFile(path, text, language, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const checker = program.getTypeChecker();
  const reports = new Map<string, string>();
  for (const { name, folder, exports = {} } of packagesToBuild().filter((one) => LIBRARY.includes(one.name)))
    for (const [path, source] of Object.entries(exports)) {
      const file = program.getSourceFile(join(ROOT, folder, source).replace(/\.ts$/, '.d.ts'));
      if (file === undefined) continue;
      const entry = join(name, path);
      reports.set(
        `${entry.replace('@bocage/', '').replace('/', '-')}.md`,
        `${report(entry, file, checker)}\n`,
      );
    }
  return reports;
}
