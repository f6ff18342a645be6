import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyPackages, type Mutant, writeDriver } from '../copy.ts';
import { type Change, changesIn } from './figures.ts';

/** A change to a data file that some test ought to notice. */
export interface DataMutant extends Mutant {
  readonly change: Change;
}

/** Made by the atlas from real geography, and held by its own tests of facts. */
const MADE = 'map.json';

const shown = (value: string): string => JSON.stringify(value);

/** A copy of the packages in which each figure of a game's data can be changed, and the list of those changes. */
export function copyWithData(root: string, name: string, folder: string): DataMutant[] {
  const target = copyPackages(root, name, folder);
  const data = join(target, 'data');
  const files = readdirSync(data).filter((file) => file.endsWith('.json') && file !== MADE);
  const mutants = files.toSorted().flatMap((file) => mutantsOf(file, readFileSync(join(data, file), 'utf8')));
  writeDriver(target, {
    folder,
    mutants,
    drive: 'driveData',
    from: 'data/drive.ts',
    plugins: supplied(data),
  });
  return mutants;
}

function mutantsOf(file: string, text: string): DataMutant[] {
  return changesIn(JSON.parse(text)).map((change) => {
    const place = change.path.join('.');
    const to = `${change.from} → ${change.to}`;
    return { id: `${file} ${place}`, file, line: 0, kind: place, to, change };
  });
}

/**
 * A plugin by which the sources get the data files out of the hands of the driver. Tests that read a file themselves
 * get it as it is printed: what they find there proves nothing about the rules.
 */
const supplied = (folder: string): string => `{
    name: 'data',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.endsWith('.json') || importer === undefined) return null;
      const path = resolve(importer, '..', id);
      if (!path.startsWith(${shown(folder)})) return null;
      return path + (importer.includes('/test/') ? '?printed' : '?supplied') + '.js';
    },
    load(id) {
      const [path, how] = id.split('?');
      if (!path.startsWith(${shown(folder)}) || how === undefined) return null;
      const json = readFileSync(path, 'utf8');
      const file = JSON.stringify(path.slice(${folder.length + 1}));
      return 'export default ' + (how === 'printed.js' ? json : 'globalThis.__bocageData__(' + file + ', ' + json + ')');
    },
  }`;
