import type { HexId } from '@bocage/hex';
import { CARDS, dataOf, type Letter, UNIT } from '../src/data.ts';
import { BOX, BOX_HEXES, PLACE, TIDE, waterline } from '../src/map.ts';
import { field, type Play, place, play, scene, value } from './scene.ts';

/** A card that has these letters for ◆ ▲ ●; `-` is any. With a mine or without one. */
export function card(letters: string, mine = false): string {
  const [diamond = '-', triangle = '-', circle = '-'] = letters;
  const fits = (wanted: string, letter: Letter): boolean => wanted === '-' || wanted === letter;
  const found = CARDS.find(
    ({ landing, mine: has }) =>
      has === mine &&
      fits(diamond, landing.diamond) &&
      fits(triangle, landing.triangle) &&
      fits(circle, landing.circle),
  );
  if (found === undefined) throw new Error(`no card has ${letters}`);
  return `card-${found.id}`;
}

/** The card that has a letter for the symbol of a unit. */
const cardFor = (symbol: string, letter: string): string =>
  card({ diamond: `${letter}--`, triangle: `-${letter}-`, circle: `--${letter}` }[symbol] ?? '');

/** Units in boxes at the start of a turn's landings: `1/C/741 ER3`, with fields where need be. */
export function afloat(turn: number, ...units: string[]): Play {
  const lines = units.map((line) => {
    const [name = '', box = '', ...rest] = line.split(' ');
    return BOX.parse(box) === undefined ? line : [name, sea(box), ...rest].join(' ');
  });
  return scene(`landings ${turn}`, ...lines);
}

/** The sea hex of a box. */
const sea = (box: string): string => PLACE.text(BOX_HEXES[BOX.of(box)] as HexId);

/** What became of a unit: `ER4 2` landed off that box with so many steps, `turn 4` waits on the track, `out`. */
export function fate(match: Play, unit: string): string {
  const due = field(match, unit, 'due') ?? '0';
  if (due !== '0') return `turn ${due}`;
  const at = place(match, unit);
  if (at === '-') return 'out';
  const tide = TIDE.of(value(match, 'tide') ?? 'low');
  const box = BOX.words.find((_, one) => waterline(one, tide) === PLACE.of(at));
  return `${box ?? at} ${field(match, unit, 'steps')}`;
}

/** Lands one unit with a letter, and tells what became of it. */
export function landing(turn: number, unit: string, box: string, letter: string): string {
  const symbol = dataOf(UNIT.of(unit)).symbol ?? '';
  return fate(play(afloat(turn, `${unit} ${box}`), cardFor(symbol, letter)), unit);
}
