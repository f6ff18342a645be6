// `npm run mutation -- [--data] <package> [processes] [every]`: changes the sources of a package, or with --data the figures of
// its data files, in thousands of small ways and counts those that its tests notice, or makes every so many-th change only.
// `kernel`, `wargame`, `games/dark-summer`, ...
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Copy, copyWithMutants } from './copy.ts';
import { copyWithData } from './data/copy.ts';
import { excuseOf, verdictOnData } from './data/report.ts';
import { reportOf } from './report.ts';
import { runMutants } from './run.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const isData = process.argv.includes('--data');
const [name = '', processes = '2', every = '1'] = process.argv.slice(2).filter((word) => word !== '--data');
const place = join(ROOT, 'packages', name);
if (!existsSync(join(place, isData ? 'data' : 'src')) || !(Number(processes) > 0) || !(Number(every) > 0)) {
  console.error(
    'Usage: npm run mutation -- [--data] <package> [processes] [every], as: npm run mutation -- games/dark-summer 2',
  );
  process.exit(2);
}
const folder = join(ROOT, '.cache/mutants', `${name.replaceAll('/', '-')}${isData ? '-data' : ''}`);
const copy: Copy = isData
  ? { folder, mutants: copyWithData(ROOT, name, folder) }
  : await copyWithMutants(ROOT, name, folder);
console.log(`${copy.mutants.length} mutants of ${name}`);
const verdicts = await runMutants(copy, Number(processes), Number(every), (done, of) =>
  console.log(`${done} of ${of}`),
);
const report = isData
  ? verdictOnData(copy.mutants, verdicts, excuseOf(place))
  : reportOf(copy.mutants, verdicts);
writeFileSync(join(folder, 'report.txt'), `${report}\n`);
console.log(report);
