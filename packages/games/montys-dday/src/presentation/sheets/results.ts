import { type Distribution, dice, dieText, mapValues, row, type Sheet, type SheetRow } from '@bocage/wargame';
import { isDisrupted } from '../../rules/units.ts';
import type { Seen } from '../../state.ts';
import { type CombatResult, NO_LETTER, resultOf } from '../../tables/crt.ts';
import { EFFECT, EFFECT_WORDS } from '../../terms.ts';
import type { UnitId } from '../../units.ts';
import { unitName } from '../faces.ts';
import { capital, letterText, listed, minus, signed } from '../words.ts';

const TWO_DICE: Distribution<number> = dice(2, 6);
const SUMS: readonly number[] = [...TWO_DICE.values].sort((a, b) => a - b);

/** `42 %`, by so many of 36 throws. */
const percent = (weight: number, total: number): string => `${Math.round((100 * weight) / total)} %`;

/** How likely it is that two dice do what is wanted. */
export function chanceOn(wanted: (sum: number) => boolean): string {
  const { values, weights, total } = TWO_DICE;
  const many = values.reduce((sum, value, i) => sum + (wanted(value) ? (weights[i] as number) : 0), 0);
  return percent(many, total);
}

/** What two dice bring, sums with the same words in one row: `Dice 2 to 5`. */
export function diceRows(words: (sum: number) => string, rule: string): SheetRow[] {
  const rows: { readonly text: string; readonly sums: number[] }[] = [];
  for (const sum of SUMS) {
    const text = words(sum);
    const last = rows.at(-1);
    if (last?.text === text) last.sums.push(sum);
    else rows.push({ text, sums: [sum] });
  }
  return rows.map(({ text, sums }) => row(`Dice ${dieText(sums)}`, text, rule));
}

/** An attack on a hex, worked out up to the dice. */
export interface Reckoned {
  readonly attack: number;
  readonly defence: number;
  /** With all shifts; NO_LETTER where nothing comes of it. */
  readonly column: number;
  readonly modifier: number;
  /** What a light-red box does besides, and by which case. */
  readonly red: { readonly text: string; readonly rule: string } | null;
  /** The case of the table. */
  readonly rule: string;
  /** 10.4-e: a retreat does nothing to those in works under fire. */
  readonly standsFast: boolean;
}

function effectName({ effect }: CombatResult, standsFast: boolean): string {
  if (effect === 'R' && standsFast) return EFFECT_WORDS[0] as string;
  return EFFECT_WORDS[effect === '-' ? 0 : EFFECT.of(effect)] as string;
}

/** Each effect with its chance, the harmless first. */
function effectRows({ column, modifier, red, standsFast }: Reckoned): SheetRow[] {
  const boxOf = (sum: number): CombatResult => resultOf(column, sum + modifier);
  const chances = mapValues(TWO_DICE, (sum) => effectName(boxOf(sum), standsFast));
  const effects = EFFECT_WORDS.flatMap((name) => {
    const at = chances.values.indexOf(name);
    return at < 0 ? [] : [row(capital(name), percent(chances.weights[at] as number, chances.total))];
  });
  const isRed = SUMS.some((sum) => boxOf(sum).isLightRed);
  return isRed && red !== null
    ? [
        ...effects,
        row(
          capital(red.text),
          chanceOn((sum) => boxOf(sum).isLightRed),
          red.rule,
        ),
      ]
    : effects;
}

/** What each throw does. */
function tableRows({ column, modifier, red, rule, standsFast }: Reckoned): SheetRow[] {
  return diceRows((sum) => {
    const box = resultOf(column, sum + modifier);
    const effect = effectName(box, standsFast);
    return box.isLightRed && red !== null ? `${effect}; ${red.text}` : effect;
  }, rule);
}

/** The differential and the letter in a few words: `40 against 8 is +32: column G`. */
function headlineOf({ attack, defence, column }: Reckoned): string {
  const said = `${minus(attack)} against ${defence} is ${signed(attack - defence)}`;
  return column === NO_LETTER ? `${said}: too little` : `${said}: column ${letterText(column)}`;
}

/** The chances in a line: `Retreat 17 %, disruption 42 %`. */
function chancesOf(reckoned: Reckoned): string {
  const told = effectRows(reckoned).filter(({ label }) => label !== capital(EFFECT_WORDS[0] as string));
  if (told.length === 0) return 'No effect';
  return capital(listed(told.map(({ label, value }) => `${label.toLowerCase()} ${value}`)));
}

/** The end of every sheet of an attack: its chances, its column, and what it comes to. */
export const outcomeOf = (
  reckoned: Reckoned,
  hopeless: string,
): Pick<Sheet, 'rows' | 'result' | 'odds' | 'headline'> => {
  const { column } = reckoned;
  const headline = headlineOf(reckoned);
  if (column === NO_LETTER) return { rows: [], result: hopeless, odds: letterText(column), headline };
  return {
    rows: [...effectRows(reckoned), ...tableRows(reckoned)],
    result: chancesOf(reckoned),
    odds: letterText(column),
    headline,
  };
};

/** 10.6.5: those for whom a disruption is the end. */
export const shakenRows = (g: Seen, defenders: readonly UnitId[]): SheetRow[] => {
  const shaken = defenders.filter((unit) => isDisrupted(g, unit));
  return shaken.length === 0
    ? []
    : [row(`${listed(shaken.map(unitName))}, disrupted again`, 'eliminated', '10.6.5-a')];
};

/** Factors by name, and their sum. */
export const sumRow = (label: string, sum: number, times: number, more: number, rule: string): SheetRow => {
  const added = more === 0 ? '' : ` + ${more}`;
  const product = times === 1 && more === 0 ? '' : `${sum} × ${times}${added} = `;
  return row(label, `${product}${sum * times + more}`, rule);
};
