import { codeOf, whatOf } from './disk.ts';
import { BAD_INPUT } from './errors.ts';
import { run } from './program.ts';

// Whoever reads our output may stop reading, as `head` does: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`bocage: the output cannot be written: ${whatOf(codeOf(error))}\n`);
  process.exit(BAD_INPUT);
});

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  watched: process.stderr.isTTY === true,
  input: process.stdin,
});
