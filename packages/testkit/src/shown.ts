import { type Action, type BaseState, type Engine, type Game, seeded, twoD6 } from '@bocage/kernel';
import { isAsk, isList } from '@bocage/kernel/host';
import type { Presentation } from '@bocage/wargame';
import type { GoldenCheck as Check } from './goldens.ts';

/** As much of how a game shows itself as its rules can be set beside. */
type Shown = Pick<
  Presentation,
  'verbs' | 'previews' | 'headings' | 'scenarios' | 'options' | 'boxes' | 'nameOf'
> & { readonly overlays: readonly { readonly line: string }[] };

/** What the checks cannot know. */
interface Facts {
  /** The boxes beside the map. */
  readonly boxes: readonly number[];
  /** Kinds whose words are as good as a name. */
  readonly plain?: readonly string[];
  /** Things of an event that its sentence does not speak of: `attacked.weapons`. */
  readonly unsaid?: readonly string[];
  /** Parts of the turn in which nothing is told but by their own parts. */
  readonly untold?: readonly string[];
  /** Labels for a verb wherever it is asked, though each of its steps has one of its own. */
  readonly spare?: readonly string[];
  /** Lines of options beyond one for each: `setup.historical`. */
  readonly lines?: readonly string[];
}

/** What every presentation owes to the rules of its game: words for all that there is, and for nothing else. */
export function presentationChecks<G extends BaseState>(game: Game<G>, shown: Shown, facts: Facts): Check[] {
  const any = game as unknown as Game;
  const checks: Readonly<Record<string, () => string[]>> = {
    'every verb of every step has a label and says what each argument is; no label is left over': () =>
      verbFaults(any, shown, facts),
    'every part of the turn has a heading in the log, and every heading is of a part': () =>
      headingFaults(any, shown, facts),
    'every event is a sentence in which each thing has its name': () => eventFaults(any, shown, facts),
    'previews are of verbs, locals and steps that there are': () => previewFaults(any, shown),
    'every scenario and every option has its line': () => lineFaults(any, shown, facts),
    'every box beside the map is in one group, and only boxes are': () => boxFaults(shown, facts),
    'the rules that lines of overlays name are there': () => ruleFaults(any, shown),
  };
  return Object.entries(checks).map(([name, faults]) => ({
    name,
    run() {
      const found = faults();
      if (found.length > 0) throw new Error(found.join('\n'));
    },
  }));
}

const faultIf = (is: boolean, text: string): string[] => (is ? [text] : []);

/** Every step that asks, with its verbs. */
const asking = ({ allProcedures }: Game) =>
  allProcedures.flatMap(({ name, steps, stepNames }) =>
    steps.flatMap((step, i) => (isAsk(step) ? [{ step: `${name}.${stepNames[i]}`, verbs: step.may }] : [])),
  );

function verbFaults(game: Game, { verbs: looks }: Shown, { spare = [] }: Facts): string[] {
  const used = new Set(spare);
  const faults = asking(game).flatMap(({ step, verbs }) =>
    verbs.flatMap(({ name, params }) => {
      const key = [`${step}.${name}`, name].find((one) => Object.hasOwn(looks, one));
      if (key === undefined) return [`${step}.${name} has no label`];
      used.add(key);
      return faultIf(looks[key]?.asks.length !== params.length, `${key} asks for more or less than ${step}`);
    }),
  );
  const left = Object.keys(looks).filter((key) => !used.has(key));
  return [...faults, ...left.map((key) => `${key} is no verb`)];
}

function headingFaults({ allProcedures }: Game, { headings = {} }: Shown, { untold = [] }: Facts): string[] {
  const steps = allProcedures.flatMap(({ name, stepNames }) => stepNames.map((step) => `${name}.${step}`));
  const parts = allProcedures.map(({ name }) => name);
  return [
    ...parts
      .filter((name) => !headings[name] && !untold.includes(name))
      .map((name) => `${name} has no heading`),
    ...Object.keys(headings)
      .filter((key) => !parts.includes(key) && !steps.includes(key))
      .map((key) => `${key} is no part of the turn`),
  ];
}

function eventFaults({ events }: Game, { nameOf }: Shown, { plain = [], unsaid = [] }: Facts): string[] {
  const isNamed = (kind: { name: string; max: number }): boolean =>
    isFigure(kind.name) || plain.includes(kind.name) || Boolean(nameOf?.(kind.name, kind.max)?.name);
  return events.flatMap(({ name, say, args }) => [
    ...faultIf(!/^[A-Z{].*\.$/.test(say), `${name} is no sentence: ${say}`),
    ...Object.entries(args).flatMap(([arg, spec]) => {
      const kind = isList(spec) ? spec.list : spec;
      // Where it was is shown by its drawing.
      const isSaid = say.includes(`{${arg}}`) || kind.name === 'place' || unsaid.includes(`${name}.${arg}`);
      return [
        ...faultIf(!isSaid, `${name} does not speak of its ${arg}`),
        ...faultIf(!isNamed(kind), `${name}: what is a ${kind.name} called?`),
      ];
    }),
  ]);
}
/** Numbers, and dice that are read one by one. */
const isFigure = (kind: string): boolean => kind.includes('…') || kind === twoD6.kind.name;

function previewFaults(game: Game, { previews, verbs }: Shown): string[] {
  const procedureOf = (called: string) => game.allProcedures.find(({ name }) => name === called);
  const isStep = (called: string): boolean => {
    const [name = '', step = ''] = called.split('.');
    return procedureOf(name)?.stepNames.includes(step) === true;
  };
  return previews.flatMap(({ verb, about, within, answers = {} }) => {
    const [name = '', local = ''] = about?.split('.') ?? [];
    const isLocal = name.split('|').every((one) => procedureOf(one)?.layout.at.has(local));
    const isVerb = Object.keys(verbs).some((key) => key === verb || verb.endsWith(`.${key}`));
    return [
      ...faultIf(!isVerb, `${verb} is no verb`),
      ...faultIf(about !== undefined && !isLocal, `${about} is no local`),
      ...faultIf(within !== undefined && procedureOf(within) === undefined, `${within} is no procedure`),
      ...Object.keys(answers).flatMap((step) => faultIf(!isStep(step), `${step} is no step`)),
    ];
  });
}

function lineFaults(game: Game, { scenarios, options }: Shown, { lines = [] }: Facts): string[] {
  const wrong = (what: string, has: Readonly<Record<string, string>>, keys: readonly string[]): string[] => [
    ...faultIf(
      Object.keys(has).join() !== keys.join(),
      `${what} are ${keys.join()}, not ${Object.keys(has)}`,
    ),
    ...Object.entries(has).flatMap(([key, line]) =>
      faultIf(!line.endsWith('.'), `${key} has no line: ${line}`),
    ),
  ];
  return [
    ...wrong('the scenarios', scenarios, Object.keys(game.scenarios)),
    ...wrong('the options', options, [...Object.keys(game.options ?? {}), ...lines]),
  ];
}

function boxFaults({ boxes: groups, nameOf }: Shown, { boxes }: Facts): string[] {
  const laid = groups.flatMap((group) => group.boxes.map(({ at }) => at)).sort((a, b) => a - b);
  return [
    ...faultIf(laid.join() !== boxes.join(), `the boxes ${laid} are laid, and there are ${boxes}`),
    ...laid
      .filter((at) => /undefined/.test(`${nameOf?.('place', at)?.name ?? ''}`))
      .map((at) => `box ${at} has no name`),
  ];
}

/** A case may be named, or the chapter it is under: 10.4.5-c by 10.4.5, all of 10 by 10.0. */
function ruleFaults({ cases }: Game, { overlays }: Shown): string[] {
  const isKnown = (rule: string): boolean =>
    Object.keys(cases).some(
      (one) =>
        one === rule ||
        one.startsWith(`${rule}-`) ||
        (rule.endsWith('.0') && one.startsWith(rule.slice(0, -1))),
    );
  const named = overlays.flatMap(({ line }) =>
    Array.from(line.matchAll(/\((\d[\d.]+(?:-[a-z]+)?|[A-Z]{3}-\d\d)\)/g), ([, rule = '']) => rule),
  );
  return named.filter((rule) => !isKnown(rule)).map((rule) => `there is no rule ${rule}`);
}

/** What is looked at while a game is read through. */
interface ReadThrough<G extends BaseState> {
  readonly seed: number;
  /** So many decisions at most. */
  readonly most: number;
  /** What else is to be looked at before an action is done. */
  readonly look?: (engine: Engine<G>, action: Action) => void;
}

/** Plays a game at random; whatever it asks or names has words of its own. Gives the steps at which it asked. */
export function readThrough<G extends BaseState>(
  engine: Engine<G>,
  shown: Pick<Shown, 'verbs' | 'nameOf'>,
  { seed, most, look }: ReadThrough<G>,
): string[] {
  const random = seeded(seed);
  const steps: string[] = [];
  for (let i = 0; i < most && !engine.over; i++) {
    if (engine.side < 0) {
      mustBeNamed(shown, engine.odds.kind.name, engine.odds.kind.max);
      engine.chance(random);
      continue;
    }
    steps.push(engine.stepName);
    const action = engine.sample(random);
    readAction(engine, action, shown);
    look?.(engine, action);
    engine.apply(action);
  }
  return steps;
}

function readAction<G extends BaseState>(
  { offer, stepName }: Engine<G>,
  { verb, args }: Action,
  shown: Pick<Shown, 'verbs' | 'nameOf'>,
): void {
  const words = shown.verbs[`${stepName}.${verb}`] ?? shown.verbs[verb];
  const found = offer.verb(verb);
  for (const [argument, value] of args.entries()) {
    const kind = (found && offer.domain(found, args.slice(0, argument))?.kind.name) ?? '';
    if (kind === 'unit' || kind === 'place' || isFigure(kind)) continue;
    if (words?.kinds?.[argument] !== kind)
      throw new Error(`${stepName} ${verb} does not say that it asks for a ${kind}`);
    for (const one of [value].flat()) mustBeNamed(shown, kind, one);
  }
}

function mustBeNamed({ nameOf }: Pick<Shown, 'nameOf'>, kind: string, value: number): void {
  if (!isFigure(kind) && nameOf?.(kind, value) === undefined)
    throw new Error(`what is the ${kind} ${value} called?`);
}
