import { readdirSync, readFileSync } from 'node:fs';
import { goldenChecks, goldenFiles } from '@bocage/testkit';
import { test } from 'vitest';
import { bloodySummer } from '../src/index.ts';

const folder = new URL('golden/', import.meta.url);
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const files = goldenFiles(paths, (path) => readFileSync(new URL(path, folder), 'utf8'));

test.each(goldenChecks(bloodySummer, files))('$name', ({ run }) => run());
