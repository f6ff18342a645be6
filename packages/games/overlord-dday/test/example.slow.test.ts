import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import { BEACH, CHARTS, GERMAN, NESTS, OMAHA, UNIT, type UnitId } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { resistanceOf } from '../src/rules/chits.ts';
import { landingModifier } from '../src/rules/landing.ts';
import { batteriesOn } from '../src/rules/naval.ts';
import { columnOf, lineOf, shiftsOf } from '../src/rules/odds.ts';
import { face } from '../src/rules/units.ts';
import example from './example.json' with { type: 'json' };
import { ALLIED, asks, legal, news, opening, type Play, place, play, position, row, unit } from './scene.ts';

/** A step of the example; each kind has the fields it needs. */
interface Step {
  readonly n: number;
  readonly step: string;
  readonly unit?: string;
  readonly hex?: string;
  readonly navy?: string;
  readonly die?: number;
  readonly dice?: string;
  readonly adds?: readonly number[];
  readonly total?: number;
  readonly chit?: string;
  readonly value?: number;
  readonly marker?: string | null;
  readonly markers?: readonly (string | null)[];
  readonly result?: string;
  readonly attackers?: Readonly<Record<string, readonly [number, number]>>;
  readonly defender?: readonly [string, number, number];
  readonly odds?: string;
  readonly shifts?: Readonly<Record<string, number>>;
  readonly column?: string;
  readonly ground?: string;
  readonly losses?: readonly string[];
  readonly advance?: readonly string[];
  readonly moves?: Readonly<Record<string, string>>;
  readonly units?: Readonly<Record<string, readonly (string | null)[]>>;
  readonly then?: string | Readonly<Record<string, string>>;
}
const STEPS = example.steps as unknown as readonly Step[];
interface Checkpoint {
  readonly after: number;
  readonly moment: string;
  readonly resistance: number;
  readonly units?: Readonly<Record<string, string>>;
  readonly stacks?: Readonly<Record<string, readonly string[]>>;
}
const CHECKPOINTS = example.checkpoints as unknown as readonly Checkpoint[];
const of = (kind: string): Step[] => STEPS.filter(({ step }) => step === kind);

const isMark = (word: string): boolean => word === 'RG' || word === 'DG';
const marker = (match: Play, name: string): string | null =>
  unit(match, name).split(' ').find(isMark) ?? null;

/** A value that the innermost procedure remembers. */
const local = (match: Play, name: string): string | undefined =>
  position(match)
    .trimEnd()
    .split('\n')
    .at(-1)
    ?.match(new RegExp(` ${name}=(\\S+)`))?.[1];

/** What every unit of the example is like, to see that nothing else changes. */
const everything = (match: Play): Record<string, string> =>
  Object.fromEntries(Object.keys(example.start).map((name) => [name, unit(match, name)]));

function expectThen(match: Play, { n, then }: Step): void {
  for (const [name, state] of Object.entries(then as Record<string, string>))
    expect(unit(match, name), `step ${n}: ${name}`).toBe(state);
}

/** One die on the named step of Chance. */
function roll(match: Play, at: string, { n, die }: Step): void {
  expect(asks(match), `step ${n}`).toBe(`* ${at}`);
  play(match, String(die));
}

/** 27.1.2: the first unit rolled for is the only one of the three in play. */
function strength(match: Play, step: Step): void {
  expect(CHARTS.wnStrength.units[Number(local(match, 'next'))]).toBe(step.unit);
  roll(match, 'preliminary.rollStrength', step);
  expect(unit(match, step.unit ?? '')).toBe(step.then);
  expect(face(match.engine.g, UNIT.of(step.unit ?? ''))).toEqual({ strength: 1, move: 0 });
  expect(batteriesOn(match.engine.g, OMAHA), 'Port-en-Bessin alone is left').toBe(1);
}

/** 27.1.6, 27.2.10: a die for the nest that the engine is at. */
function rollForNests(match: Play, at: string, steps: readonly Step[], check: (step: Step) => void): void {
  const left = [...steps];
  while (asks(match) === `* ${at}`) {
    const name = UNIT.text(NESTS[Number(local(match, 'next'))] as UnitId);
    const found = left.findIndex((step) => step.unit === name);
    expect(found, `${at}: ${name} is not rolled for in the example`).toBeGreaterThanOrEqual(0);
    const [step] = left.splice(found, 1) as [Step];
    if (step.markers !== undefined) expect(marker(match, name), `step ${step.n}`).toBe(step.markers[0]);
    roll(match, at, step);
    check(step);
  }
  expect(left, `${at}: all are rolled for`).toEqual([]);
}

function preliminary(match: Play): void {
  play(match, '1'); // 27.1.1 does not matter here
  strength(match, of('strength')[0] as Step);
  play(match, '2', '1'); // nor do the Orne bridge and Utah; no airborne unit is in play
  rollForNests(match, 'preliminary.bombard', of('bombardment'), ({ n, unit: name, then }) =>
    expect(unit(match, name ?? ''), `step ${n}`).toBe(then),
  );
  const [pointe, fifth] = [of('pointe du hoc')[0], of('5th Rangers')[0]] as [Step, Step];
  roll(match, 'preliminary.pointeDuHoc', pointe);
  expectThen(match, pointe);
  roll(match, 'preliminary.fifthAfterFailure', fifth);
  expectThen(match, fifth);
  const { chit, value } = of('resistance')[0] as Step;
  play(match, 'A3', chit ?? ''); // the greater of the two is Omaha's
  expect(row(position(match), 'beach Omaha')).toEqual({ chit });
  play(match, 'A4', 'A4', 'A6');
  expect(resistanceOf(match.engine.g, OMAHA)).toBe(value);
}

function shoot(match: Play, { n, navy, unit: name = '', hex, die, total, marker: after }: Step): void {
  expect(asks(match), `step ${n}`).toBe('allied navalFire.fire');
  expect(place(match, name)).toBe(hex);
  play(match, `bombard ${navy} ${hex}`, String(die));
  expect(news(match, ALLIED), `step ${n}`).toContain(
    `The ${navy === 'us' ? 'U.S.' : 'Commonwealth'} ships fire on ${hex}: die ${die}, total ${total}.`,
  );
  expect(marker(match, name), `step ${n}`).toBe(after);
}

function land(
  match: Play,
  { n, unit: name = '', hex = '', die = 0, adds = [], total, result, then }: Step,
): void {
  expect(asks(match), `step ${n}`).toBe('allied beachLanding.land');
  const { g } = match.engine;
  const modifier = landingModifier(g, UNIT.of(name), OMAHA, PLACE.of(hex));
  expect(modifier, `step ${n}`).toBe(adds.reduce((sum, part) => sum + part));
  expect(resistanceOf(g, OMAHA), `step ${n}: resistance`).toBe(adds[0]);
  expect(charts.landingModifiers.phase.Omaha[g.phase - 1], `step ${n}: phase`).toBe(adds[1]);
  expect(batteriesOn(g, OMAHA), `step ${n}: artillery`).toBe(adds[2]);
  expect(g.board.nests.isFelt(GERMAN, PLACE.of(hex)) ? 1 : 0, `step ${n}: Weapons Nests`).toBe(adds[3]);
  expect(die + modifier).toBe(total);
  expect((charts.landing.results as Record<string, string>)[String(total)]).toBe(result);
  play(match, `land ${name} ${hex}`, String(die));
  expect(news(match, ALLIED), `step ${n}`).toContain(`${name} lands in ${hex}: die ${die}, total ${total}.`);
  expect(unit(match, name), `step ${n}`).toBe(then);
}

const SHIFTS: Readonly<Record<string, string>> = {
  destroyer: '27.2.4-x',
  assault: '27.2.4-l',
  town: '27.2.4-z',
};

/** The odds before the dice, when who regrouped is already in disorder. */
function expectOdds(match: Play, step: Step): void {
  const { n, hex = '', attackers = {}, defender, shifts = {}, ground = '' } = step;
  const { g } = match.engine;
  const at = PLACE.of(hex);
  const names = Object.keys(attackers);
  const printed = (name: string): number => face(g, UNIT.of(name)).strength;
  const counted = (name: string): number =>
    marker(match, name) === null ? printed(name) : Math.ceil(printed(name) / 2);
  for (const name of names)
    expect([printed(name), counted(name)], `step ${n}: ${name}`).toEqual(attackers[name]);
  const [name = '', ...values] = defender ?? [];
  expect([printed(name), counted(name)], `step ${n}: ${name}`).toEqual(values);
  const units = names.map(UNIT.of);
  const found = shiftsOf(g, ALLIED, at, units).map(({ rule, columns }) => [rule, columns]);
  expect(found, `step ${n}: shifts`).toEqual(Object.entries(shifts).map(([why, by]) => [SHIFTS[why], by]));
  const column = columnOf(g, ALLIED, at, units);
  const net = Object.values(shifts).reduce((sum, by) => sum + by, 0);
  expect(charts.crt.columns[column], `step ${n}: column`).toBe(step.column);
  expect(charts.crt.columns[column - net], `step ${n}: odds`).toBe(step.odds);
  expect(charts.crt.terrain[lineOf(at)], `step ${n}: ground`).toBe(ground);
  const cells = charts.crt.cells as Record<string, Record<string, readonly string[]>>;
  const sum = (step.dice ?? '').split('+').reduce((total, die) => total + Number(die), 0);
  expect(cells[ground]?.[step.column ?? '']?.[sum - 2], `step ${n}: result`).toBe(step.result);
}

function fight(match: Play, steps: readonly Step[]): void {
  for (const { hex, attackers = {} } of steps)
    play(match, `attack ${hex} ${Object.keys(attackers).join('+')}`);
  if (asks(match) === 'allied action.designate') play(match, 'fight');
  for (const step of steps) {
    if (asks(match) === 'allied action.resolve') play(match, `resolve ${step.hex}`);
    expect(asks(match), `step ${step.n}`).toBe('* combat.roll');
    expect(local(match, 'hex')).toBe(step.hex);
    expectOdds(match, step);
    play(match, step.dice ?? '');
    for (const name of step.losses ?? [])
      if (asks(match) === 'allied losses.choose') play(match, `lose ${name}`);
    if (asks(match) === 'allied combat.advance')
      play(match, `advance ${(step.advance ?? []).join('+') || 'none'}`);
    expectThen(match, step);
  }
}

/** 27.2.5 and 27.2.6, which the engine does at once when the moves end. */
function moveAndRally(match: Play, { moves = {} }: Step, rally: Step): void {
  for (const [name, way] of Object.entries(moves)) {
    play(match, `move ${name} ${way}`);
    expect(place(match, name)).toBe(way.split('+').at(-1));
  }
  const before = everything(match);
  for (const [name, [was]] of Object.entries(rally.units ?? {})) expect(marker(match, name)).toBe(was);
  if (asks(match) === 'allied action.move') play(match, 'end');
  const now = everything(match);
  const rallied = Object.keys(before).filter((name) => before[name] !== now[name]);
  expect(rallied.sort(), `step ${rally.n}`).toEqual(Object.keys(rally.units ?? {}).sort());
  for (const [name, [, is]] of Object.entries(rally.units ?? {})) expect(marker(match, name), name).toBe(is);
}

/** 27.2.8: the example has no German unit that could act. */
function nobodyStirs(match: Play): void {
  while (asks(match) === '* activation.rollGroup') play(match, '6');
}

function expectCheckpoint(match: Play, n: number): void {
  const checkpoint = CHECKPOINTS.find(({ after }) => after === n);
  if (checkpoint === undefined) throw new Error(`the example has no checkpoint after step ${n}`);
  const { moment, resistance, units = {}, stacks = {} } = checkpoint;
  expect(resistanceOf(match.engine.g, OMAHA), moment).toBe(resistance);
  const now = everything(match);
  for (const [name, state] of Object.entries(units)) expect(now[name], `${name} after ${moment}`).toBe(state);
  for (const [hex, names] of Object.entries(stacks)) {
    const there = Object.keys(now).filter((name) => place(match, name) === hex);
    expect(there.sort(), `${hex} after ${moment}`).toEqual([...names].sort());
  }
}

/** The steps with numbers in a range, of one kind. */
const between = (kind: string, from: number, to: number): Step[] =>
  of(kind).filter(({ n }) => n >= from && n <= to);

/** One Landing Phase: steps `from` to `to`, with checkpoints after the landings and at its end where there are. */
function landingPhase(match: Play, from: number, to: number): void {
  const steps = (kind: string): Step[] => between(kind, from, to);
  for (const step of steps('ships')) shoot(match, step);
  const landings = steps('landing');
  for (const step of landings) land(match, step);
  const ashore = landings.at(-1)?.n ?? 0;
  if (CHECKPOINTS.some(({ after }) => after === ashore)) expectCheckpoint(match, ashore);
  fight(match, steps('combat'));
  moveAndRally(match, steps('movement')[0] as Step, steps('rally')[0] as Step);
  for (const { value, n } of steps('reduction'))
    expect(resistanceOf(match.engine.g, OMAHA), `step ${n}`).toBe(value);
  nobodyStirs(match);
  rollForNests(match, 'recovery.roll', steps('recovery'), ({ n, unit: name, markers }) =>
    expect(marker(match, name ?? ''), `step ${n}`).toBe(markers?.[1]),
  );
  expectCheckpoint(match, to);
}

test('TKG 27.4-a: the Omaha example begins with eight Weapons Nests and fourteen U.S. units, all on their front', () => {
  const match = opening('omaha-example');
  expect(everything(match)).toEqual(example.start);
  const lines = position(match)
    .split('\n')
    .filter((line) => line.startsWith('unit '));
  expect(lines).toHaveLength(8 + 14);
  expect(BEACH.text(OMAHA)).toBe('Omaha');
});

test('TKG 27.4-b: fed with its dice, the example comes out as printed through Landing Phase 3', () => {
  expect(STEPS.map(({ n }) => n)).toEqual(Array.from({ length: 57 }, (_, i) => i + 1));
  expect(CHECKPOINTS).toHaveLength(6);
  const match = opening('omaha-example');
  preliminary(match);
  expectCheckpoint(match, 12);
  landingPhase(match, 13, 27);
  landingPhase(match, 28, 40);
  landingPhase(match, 41, 57);
  expect(asks(match)).toBe('allied navalFire.fire');
  expect(row(position(match), 'phase')).toEqual({ is: '4' });
  expect(legal(match, 'bombard cw')).toEqual(['bombard cw N3135']);
});
