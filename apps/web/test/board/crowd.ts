import type { MapData } from '@bocage/atlas';
import type { Army, Branch, CounterLook, Echelon, MarkLook, SceneLook } from '@bocage/catalogue';
import type { Grid, HexId } from '@bocage/hex';

const ALLIES: readonly Army[] = ['us', 'british', 'canadian', 'french', 'navy'];
const GERMANS: readonly Army[] = ['german', 'ss', 'luftwaffe'];
const BRANCHES: readonly Branch[] = ['infantry', 'motorized', 'mechanized', 'armour', 'airborne', 'glider', 'ranger', 'commando', 'engineer', 'reconnaissance', 'artillery', 'anti-tank', 'flak', 'machine-gun', 'headquarters', 'supply', 'fort', 'garrison']; // biome-ignore format: a list
const ECHELONS: readonly Echelon[] = ['company', 'battalion', 'regiment', 'brigade', 'division'];

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

function counter(unit: number, at: HexId): CounterLook {
  const side = unit % 2;
  const branch = pick(BRANCHES, unit >> 1);
  return {
    unit,
    at,
    side,
    army: pick(side === 0 ? ALLIES : GERMANS, unit >> 2),
    branch,
    echelon: pick(ECHELONS, unit >> 3),
    name: `${1 + (unit % 3)}/${100 + unit}`,
    title: `Battalion ${unit}`,
    figures: [String(1 + (unit % 9)), String(2 + (unit % 5)), String(4 + (unit % 8))],
    meaning: ['attack', 'defence', 'movement'],
    steps: 1 + (unit % 3),
    worn: unit % 7 === 0,
    faceDown: unit % 23 === 5,
    states: unit % 11 === 3 ? [{ sign: 'D', text: 'disrupted', tone: 'bad' }] : [],
    notes: [],
  };
}

/** So many counters on the land about the middle of the map, in stacks of one to four, and a few marks. */
export function crowd(map: MapData, grid: Grid, count: number): SceneLook {
  const sea = new Set((map.terrain.kinds.sea ?? '').split(' '));
  const land = grid.hexes.filter((h) => !sea.has(grid.name(h)) && !sea.has(grid.name(h).slice(1)));
  const counters: CounterLook[] = [];
  for (let i = 0; counters.length < count; i++) {
    const at = pick(land, i * 17 + 5);
    for (let n = 0; n <= i % 4 && counters.length < count; n++) counters.push(counter(counters.length, at));
  }
  const signs: readonly MarkLook['sign'][] = [
    'held',
    'blown',
    'mine',
    'flooded',
    'objective',
    'landing',
    'note',
  ];
  const marks = signs.map((sign, i) => ({ at: pick(land, 400 + i), sign, owner: i % 2, text: `a ${sign}` }));
  return { caption: 'A crowd', counters, marks, tracks: [] };
}
