import { proving } from '@bocage/game-proving';
import { expect, test } from 'vitest';
import { randomRecord } from '../src/commands/record.ts';
import { ASSAULT, bocage, scratchFile, typed } from './helpers.ts';

const lineOf = (text: string, start: string): number =>
  text.split('\n').findIndex((line) => line.startsWith(start)) + 1;

const UNREADABLE = `${ASSAULT}flag 1\nfleet 2\n`.replace('steps=2 value=3', 'steps=9 value=3');
/** R1 stands in B1's hex, and B2 on the map with no step left. */
const IMPOSSIBLE = ASSAULT.replace('R1 at=0404', 'R1 at=0304').replace('B2 at=0305 steps=2', 'B2 at=0305');
const RECORD = randomRecord(proving, 1, {});

test('a position is refused with every line that cannot be read, a line each', async () => {
  const path = scratchFile(UNREADABLE);
  const { code, out, err } = await bocage('ask', 'proving', '--position', path);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  const lines = err.trimEnd().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^bocage: \\S+: line ${lineOf(UNREADABLE, 'unit R1')}: unit.steps: “9”`),
    ),
    expect.stringMatching(
      new RegExp(`^bocage: \\S+: line ${lineOf(UNREADABLE, 'flag')}: proving knows no “flag”$`),
    ),
    expect.stringMatching(
      new RegExp(`^bocage: \\S+: line ${lineOf(UNREADABLE, 'fleet')}: proving knows no “fleet”$`),
    ),
  ]);
});

test('a position that can be read is refused with everything that cannot be, each by its rule', async () => {
  const { code, err } = await bocage('ask', 'proving', '--position', scratchFile(IMPOSSIBLE));
  expect(code).toBe(2);
  expect(err.trimEnd().split('\n').length).toBeGreaterThan(1);
  expect(err).toMatch(/^bocage: \S+: [\w.-]+: both sides stand in 0304/m);
});

test('machines get the faults as a list, each with its line', async () => {
  const { code, out } = await bocage('ask', 'proving', '--position', scratchFile(UNREADABLE), '--json');
  expect(code).toBe(2);
  expect(JSON.parse(out)).toEqual({
    faults: [
      { line: lineOf(UNREADABLE, 'unit R1'), text: expect.stringContaining('unit.steps: “9”') },
      { line: lineOf(UNREADABLE, 'flag'), text: 'proving knows no “flag”' },
      { line: lineOf(UNREADABLE, 'fleet'), text: 'proving knows no “fleet”' },
    ],
  });
});

test('for machines, the rule against what cannot be stands apart from its words', async () => {
  const { out } = await bocage('ask', 'proving', '--position', scratchFile(IMPOSSIBLE), '--json');
  const { faults } = JSON.parse(out);
  expect(faults.length).toBeGreaterThan(1);
  for (const fault of faults)
    expect(fault).toEqual({ line: 0, rule: expect.any(String), text: expect.any(String) });
  expect(faults[0].text).not.toContain(faults[0].rule);
});

test.each([
  ['a file that is not there', ['record', 'verify', 'nowhere'], 2, /no such file/],
  ['an unknown option', ['ask', 'proving', '--sid'], 2, /unknown option/],
  ['an action that is not allowed', ['apply', 'proving', '--action', 'end'], 1, /Chance decides/],
] as const)('whatever is wrong is a list of one for machines: %s', async (_what, argv, code, says) => {
  const ran = await bocage(...argv, '--json');
  expect(ran.code).toBe(code);
  expect(JSON.parse(ran.out)).toEqual({ faults: [{ line: 0, text: expect.stringMatching(says) }] });
});

test('a damaged record is refused with every line that is damaged', async () => {
  const damaged = RECORD.replace(/^9 .*$/m, '%%%').replace(/^4 .*$/m, '4 what?');
  const { code, err } = await bocage('record', 'verify', scratchFile(damaged));
  expect(code).toBe(2);
  expect(err.match(/line \d+: the record is damaged/g)).toEqual(
    [lineOf(RECORD, '4 '), lineOf(RECORD, '9 ')].map((line) => `line ${line}: the record is damaged`),
  );
});

test('the head of a record is refused with every fault too, in play as well', async () => {
  const path = scratchFile(RECORD.replace(/^scenario.*$/m, 'scenario moscow\noptions tanks=yes'));
  for (const argv of [
    ['record', 'verify', path],
    ['play', 'proving', '--continue', path],
  ]) {
    const { code, err } = await typed([], ...argv);
    expect(code).toBe(2);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/line 3: proving has no scenario “moscow”/),
      expect.stringMatching(/line 4: proving has no option “tanks”/),
    ]);
  }
});

test('a file of nothing but faults fills no screen, and machines get them all', async () => {
  const path = scratchFile(`${ASSAULT}${'flag 1\n'.repeat(1000)}`);
  const { err } = await bocage('ask', 'proving', '--position', path);
  expect(err.trimEnd().split('\n')).toHaveLength(101);
  expect(err).toMatch(/and 900 more faults \(--json lists them all\)\n$/);
  const { out } = await bocage('ask', 'proving', '--position', path, '--json');
  expect(JSON.parse(out).faults).toHaveLength(1000);
});
