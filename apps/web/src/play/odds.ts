import type { Forecast, ForecastWay } from '../table/protocol.ts';

/** One line of the odds: how likely, and what is different then. */
export interface OddsLine {
  readonly probability: number;
  /** `1/6`; empty where it cannot be told exactly. */
  readonly fraction: string;
  readonly words: readonly string[];
}

/** How changes are told; the sentences are the catalogue's. */
export interface ChangeWords {
  moves(unit: string, to: string): string;
  gone(unit: string): string;
  loses(unit: string, steps: number): string;
  gains(unit: string, steps: number): string;
  becomes(unit: string, state: string): string;
  field(name: string, field: string, from: string, to: string): string;
  /** What is asked next. */
  next(question: string): string;
  readonly nothing: string;
}

/** Fields that only keep the books of a phase; players see their effects elsewhere. */
const BOOKKEEPING =
  /^(acted|attacked|target|rolled|landed|displaced|fired|shot|used|marked|done|first|many)$/;
const UNIT_LINE = /^unit (\S+) (\S+) (\S+) → (\S+)$/;
const ASKED_LINE = /^\S+ is asked: (.+?)(?: \([\w.]+\))?$/;
const ROW_LINE = /^(\S+) (\S+) (\S+) (\S+) → (\S+)$/;

/** A change as a player would say it; null where it is only bookkeeping. */
function changeText(change: string, words: ChangeWords): string | null {
  const unit = UNIT_LINE.exec(change);
  if (unit !== null) return unitChange(unit as unknown as UnitMatch, words);
  const asked = ASKED_LINE.exec(change);
  if (asked !== null) return words.next(asked[1] ?? '');
  const row = ROW_LINE.exec(change);
  if (row === null) return change;
  const [, , name = '', field = '', from = '', to = ''] = row;
  return BOOKKEEPING.test(field) ? null : words.field(name, field, from, to);
}

type UnitMatch = readonly [string, string, string, string, string];

function unitChange([, unit, field, from, to]: UnitMatch, words: ChangeWords): string | null {
  if (BOOKKEEPING.test(field)) return null;
  if (field === 'at') return to === '-' ? words.gone(unit) : words.moves(unit, to);
  if (field === 'steps' || field === 'lost') {
    const steps = (Number(to) - Number(from)) * (field === 'lost' ? -1 : 1);
    return steps < 0 ? words.loses(unit, -steps) : words.gains(unit, steps);
  }
  if (field === 'marker' || field === 'state') return words.becomes(unit, to);
  return words.field(unit, field, from, to);
}

/** The changes of one way in words. A unit that is gone loses no steps besides. */
export function changesText(changes: readonly string[], words: ChangeWords): string[] {
  const gone = new Set(changes.flatMap((change) => /^unit (\S+) at \S+ → -$/.exec(change)?.[1] ?? []));
  const kept = changes.filter((change) => {
    const unit = UNIT_LINE.exec(change);
    return unit === null || !gone.has(unit[1] ?? '') || unit[2] === 'at';
  });
  const texts = kept.map((change) => changeText(change, words)).filter((text) => text !== null);
  return [...new Set(texts)];
}

/** The ways grouped by what a player would see of them, the likeliest first. */
export function oddsLines(forecast: Forecast, words: ChangeWords): OddsLine[] {
  const groups = new Map<string, { words: string[]; ways: ForecastWay[] }>();
  for (const way of forecast.ways) {
    const texts = changesText(way.changes, words);
    const key = JSON.stringify(texts);
    const group = groups.get(key) ?? { words: texts, ways: [] };
    group.ways.push(way);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ words: texts, ways }) => ({
      probability: ways.reduce((sum, way) => sum + way.probability, 0),
      fraction: sumOf(ways.map((way) => way.fraction)),
      words: texts.length === 0 ? [words.nothing] : texts,
    }))
    .sort((a, b) => b.probability - a.probability);
}

/** `1/6` and `1/6` are `1/3`; empty where one of them is no fraction. */
function sumOf(fractions: readonly string[]): string {
  let [top, bottom] = [0, 1];
  for (const fraction of fractions) {
    const [a, b] = fraction.split('/').map(Number);
    if (a === undefined || b === undefined || !Number.isSafeInteger(a) || !Number.isSafeInteger(b) || b === 0)
      return '';
    [top, bottom] = [top * b + a * bottom, bottom * b];
    const shared = divisor(top, bottom);
    [top, bottom] = [top / shared, bottom / shared];
  }
  return Number.isSafeInteger(top) && Number.isSafeInteger(bottom) ? `${top}/${bottom}` : '';
}

const divisor = (a: number, b: number): number => (b === 0 ? a || 1 : divisor(b, a % b));

/** Whether dice follow: it may come out in more ways than one, or that cannot be told. */
export const hasDice = (forecast: Forecast): boolean => forecast.ways.length > 1 || forecast.failure !== null;

/** `33 %`, `< 1 %`: never a nought for what can happen, nor a hundred for what can fail. */
export function percentText(probability: number): string {
  if (probability > 0 && probability < 0.005) return '< 1 %';
  if (probability < 1 && probability > 0.995) return '> 99 %';
  const percent = probability * 100;
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)} %`;
}
