import { type AnyVerb, CHANCE, type Domain, type Engine, type Happening, type Kind, type Reason, type Value } from '@bocage/kernel'; // biome-ignore format: a list
import { belongs, isList, type Offer } from '@bocage/kernel/host';
import { CASES } from '../src/cases.ts';

/** What is told speaks of all that its sentence and its drawing need, and cites a case of the rules. */
export function heardWhole({ type, args, rule }: Happening): void {
  if (!(rule in CASES)) throw new Error(`${type.name} cites “${rule}”, which is no case`);
  for (const [name, spec] of Object.entries(type.args)) {
    const kind = isList(spec) ? spec.list : spec;
    const isThere = [args[name]].flat().every((value) => value !== undefined && isOf(kind, value));
    if (name === 'way' && (args[name] as readonly number[]).length < 2)
      throw new Error(`${type.name} tells of a way without a beginning and an end`);
    if (!isThere) throw new Error(`${type.name} does not tell {${name}}: ${JSON.stringify(args)}`);
  }
}
/** Who was out of play has come from nowhere. */
const isOf = (kind: Kind, value: number): boolean => belongs(kind, value) || value === -1;

/** Of so many of the first things that may be chosen, it is looked at what may be chosen next. */
const MOST_FOLLOWED = 1;
/** Of sets and ways so many are tried. */
const MOST_TRIED = 8;

/** What the list offers the referee takes; what it does not he refuses, and each of his reasons is a case with a sentence. */
export function holdsTogether(engine: Engine): void {
  if (engine.over || engine.side === CHANCE) return;
  for (const verb of engine.offer.verbs) {
    const against = engine.offer.against(verb);
    if (against === null) follow(engine.offer, verb, []);
    else said(verb.name, against);
  }
}

function follow(offer: Offer, verb: AnyVerb, earlier: readonly Value[]): void {
  const domain = offer.domain(verb, earlier);
  if (domain === undefined) return;
  const told = [verb.name, ...earlier].join(' ');
  const listed: Value[] = [];
  const most = domain.form === 'one' ? Number.POSITIVE_INFINITY : MOST_TRIED;
  domain.each((value) => listed.push(value) >= most);
  for (const value of listed)
    if (domain.why(value) !== null) throw new Error(`${told} ${value} is offered, but refused`);
  if (domain.form === 'one') refusesOthers(domain, told, new Set(listed as number[]));
  if (domain.form === 'set') refusesAlone(domain, told);
  for (const value of listed.slice(0, MOST_FOLLOWED)) follow(offer, verb, [...earlier, value]);
}

function refusesOthers(domain: Domain, told: string, listed: ReadonlySet<number>): void {
  for (let value = domain.kind.min; value <= domain.kind.max; value++) {
    if (listed.has(value)) continue;
    const reason = domain.why(value);
    if (reason === null) throw new Error(`${told} ${domain.kind.text(value)} is accepted, but not offered`);
    said(told, reason);
    for (const another of domain.every?.(value) ?? []) said(told, another);
  }
}

/** Of sets those of one, in order not to try them all. */
function refusesAlone(domain: Domain, told: string): void {
  for (let value = domain.kind.min; value <= domain.kind.max; value++) {
    const reason = domain.why([value]);
    const all = domain.every?.([value]) ?? [];
    if (reason === null && all.length > 0) throw new Error(`${told} ${value} is accepted, with a reason`);
    if (reason !== null) for (const one of [reason, ...all]) said(told, one);
  }
}

function said(told: string, reason: Reason | undefined): void {
  if (reason === undefined || !(reason.rule in CASES) || reason.text === '')
    throw new Error(`${told} is refused without a case or a sentence`);
}
