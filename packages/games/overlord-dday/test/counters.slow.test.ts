import { expect, test } from 'vitest';
import { EVERY_UNIT, GROUP_OF, SIDE, SIDE_OF, UNIT, type UnitId } from '../src/data.ts';
import { faceOf } from '../src/rules/units.ts';
import { opening, place } from './scene.ts';

/** The units by what is told of them, as play begins. */
const listed = (keyOf: (unit: UnitId) => string | undefined): [string, string][] => {
  const found = new Map<string, string[]>();
  for (const unit of EVERY_UNIT) {
    const key = keyOf(unit);
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), UNIT.text(unit)]);
  }
  return [...found].map(([key, ids]) => [key, ids.join(' ')]);
};

test('27.4, docs/data.md: what is on the counters', () => {
  const { g } = opening().engine;
  const printed = (unit: UnitId): string => {
    const steps = g.unit.steps.get(unit);
    const [front, back] = [false, true].map((turned) => {
      const { strength, move } = faceOf(unit, { turned, festung: false, steps: Math.max(2, steps) });
      return `${strength}-${move}`;
    });
    return `${SIDE.text(SIDE_OF[unit] as number)} ${front}${front === back ? '' : `/${back}`}, ${steps} step${steps > 1 ? 's' : ''}`;
  };
  expect(listed(printed)).toEqual(VALUES);
});

test('27.2.2: who lands where and when', () => {
  const match = opening();
  const at = (unit: UnitId, form: RegExp): string | undefined =>
    form
      .exec(place(match, UNIT.text(unit)))
      ?.slice(1)
      .join(' ');
  expect(listed((unit) => at(unit, /^(\w+)-(\d)$/))).toEqual(LANDINGS);
  expect(listed((unit) => at(unit, /^(\w+)-box-(\d)$/))).toEqual(BOXES);
});

test('27.2.8-b: who belongs to which Activation Group', () => {
  expect(
    listed((unit) => (GROUP_OF[unit] === -1 ? undefined : String((GROUP_OF[unit] as number) + 1))),
  ).toEqual(GROUPS);
});

// biome-ignore-start format: lists
const VALUES = [
  [
    'allied 5-5/3-5, 2 steps',
    '1/16 2/16 3/16 1/116 2/116 3/116 1/115 2/115 3/115 1/18 2/18 3/18 1/26 2/26 3/26 1/8 2/8 3/8 3/22 1/22 2/22 1/12 2/12 3/12 1Hamp 1Dors 2Devn 6GH 5EYk 7GH 6DLI 8DLI 9DLI 2SWB 2Glos 2Essx RWR Regina 1CScot QOR NShore Chaud HLIC SDG NNSH 1SLan 2EYk 1Suff 2War 1Norf 2KSLI 2Linc 1KOSB 2RUR',
  ],
  ['allied 2-5/1-5, 2 steps', '2Rgr 5Rgr 47Cdo 48Cdo 4Cdo 6Cdo 3Cdo 45Cdo 41Cdo 46Cdo'],
  ['allied 4-12/2-12, 2 steps', '745Tk 746Tk'],
  ['allied 1-5, 1 step', '37Eng 237Eng 82AVRE 81AVRE 26AVRE 80AVRE 79AVRE 77AVRE'],
  [
    'allied 12-5/6-5, 3 steps',
    '359/90 327/101 358/90 175/29 9/2 131/7 153/51 152/51 154/51 23/2 146/49 38/2 357/90 147/49',
  ],
  ['allied 9-12/5-12, 3 steps', '8Armd 22Armd 2CArmd 27Armd 33Armd 4Armd'],
  [
    'allied 4-5/2-5, 2 steps',
    '1/505 2/505 3/505 1/507 2/507 3/507 1/508 2/508 3/508 1/501 2/501 3/501 1/502 2/502 3/502 1/506 2/506 3/506 7Para 12Para 13Para 8Para 9Para 1CPara',
  ],
  ['allied 8-5/4-5, 3 steps', '325/82 6AL'],
  ['german 4-5/2-5, 2 steps', 'I/914 II/914 I/916 II/916 I/1057 II/1057 III/1057 I/1058 II/1058 III/1058'],
  ['german 4-6/2-6, 2 steps', 'I/915 II/915 Fus352 Sturm7'],
  ['german 3-14/1-14, 2 steps', 'StuG1352 PzJg200 Pi220 PzAA21 PzJg243'],
  ['german 2-14/1-14, 2 steps', 'PzJg352 PzJg716 Flak305 PzJg709 Pz100 Pz206'],
  ['german 2-5/1-5, 2 steps', 'Pi352 Pi243'],
  ['german 1-6, 1 step', 'I/AR352 IV/AR352 II/AR352 III/AR352 I/AR155 II/AR155 III/AR155 AR191'],
  [
    'german 2-4/1-4, 2 steps',
    'I/726 II/726 III/726 I/736 II/736 III/736 Ost439 Ost441 Ost642 Pi716 Geo795 Ost649 Ost561 Geo797 Ost635 Ost781',
  ],
  ['german 6-14/3-14, 2 steps', 'I/22'],
  ['german 5-14/3-14, 2 steps', 'II/22 I/192 II/192 I/125 II/125 Pz17SS'],
  ['german 4-14/2-14, 2 steps', 'StuG200 AA12SS'],
  [
    'german 3-4/1-4, 2 steps',
    'I/919 II/919 III/919 I/729 II/729 III/729 II/739 III/739 MG17 I/744 II/744 I/731 II/731',
  ],
  ['german 3-5/1-5, 2 steps', 'I/920 II/920 I/921 II/921 I/922 II/922 Fus91 Fus346'],
  ['german 3-6/1-6, 2 steps', 'III/922 513/30 517/30 518/30 Sch602'],
  ['german 5-6/3-6, 2 steps', 'I/FJ6 II/FJ6 III/FJ6'],
  [
    'german 1-0, 1 step',
    'HQCherbourg WN81/352 WN40/716 WN35b/716 WNHoulgate WNMontCanisy WNLeHavre WN4/709 WNBrecourt WNQuineville WNLaPernelle G-SteMere G-Isigny G-Bayeux G-Valognes',
  ],
  ['german 14-14/7-14, 3 steps', '25/12SS 26/12SS'],
  ['german 8-14/4-14, 2 steps', 'I/12SS II/12SS I/Lehr II/Lehr'],
  ['german 8-5/4-5, 3 steps', '857/346 858/346'],
  ['german 12-14/6-14, 3 steps', '901/Lehr 902/Lehr'],
  ['german 10-14/5-14, 3 steps', '37/17SS 38/17SS'],
  [
    'german 3-0/2-0, 2 steps',
    'WN60/352 WN62/352 WN64/352 WN66/352 WN68/352 WN71/352 WNPortEnBessin WN37/716 WN35/716 WN33/716 WN31/716 WN28/716 WN27/716 WN20/716 WN8/716 G-Caen G-Cherbourg G-LeHavre G-Douvres',
  ],
  ['german 2-0/1-0, 1 step', 'WNPointeDuHoc WN18-14/716 WNMerville'],
  [
    'german 2-0/1-0, 2 steps',
    'WNMaisy WNLongues WN39/716 WN21/716 WN5/716 WN5/709 WN8/709 WN10/709 WNAzeville',
  ],
  ['german 4-0/2-0, 2 steps', 'WN17/716 WNCrisbecq'],
  ['german 2-0, 1 step', 'G-Carentan G-StLo'],
];
const LANDINGS = [
  ['Omaha 1', '1/16 2/16 1/116'],
  ['Omaha 2', '3/16 2/116 3/116'],
  ['Omaha 3', '1/115 2/115 3/115 1/18 2/18 3/18'],
  ['Omaha 5', '1/26 2/26 3/26'],
  ['Omaha 4', '745Tk 37Eng'],
  ['Utah 1', '1/8 2/8 237Eng'],
  ['Utah 2', '3/8 3/22 1/22 2/22'],
  ['Utah 3', '1/12 2/12 3/12'],
  ['Utah 4', '746Tk'],
  ['Utah 5', '359/90'],
  ['Gold 1', '1Hamp 1Dors 6GH 5EYk 82AVRE 81AVRE'],
  ['Gold 2', '2Devn 7GH 47Cdo'],
  ['Gold 3', '6DLI 8DLI 9DLI 2SWB 2Glos 2Essx'],
  ['Gold 4', '8Armd'],
  ['Gold 5', '22Armd'],
  ['Juno 1', 'RWR Regina QOR NShore 26AVRE 80AVRE'],
  ['Juno 2', '1CScot Chaud 48Cdo'],
  ['Juno 3', 'HLIC SDG NNSH 2CArmd'],
  ['Sword 1', '1SLan 2EYk 79AVRE 77AVRE'],
  ['Sword 2', '1Suff 4Cdo 6Cdo 3Cdo 45Cdo 41Cdo'],
  ['Sword 3', '2War 1Norf 2KSLI 27Armd'],
  ['Sword 4', '2Linc 1KOSB 2RUR'],
];
const BOXES = [
  ['Utah 1', '327/101'],
  ['Utah 2', '358/90'],
  ['Omaha 1', '175/29'],
  ['Omaha 2', '9/2'],
  ['Gold 1', '131/7'],
  ['Gold 2', '33Armd'],
  ['Juno 1', '153/51'],
  ['Juno 2', '4Armd'],
  ['Sword 1', '152/51'],
  ['Sword 2', '154/51'],
];
const GROUPS = [
  ['4', 'I/914 II/914 II/AR352'],
  ['5', 'I/916 II/916 I/AR352 IV/AR352 III/AR352'],
  ['3', 'I/915 II/915 Fus352 StuG1352'],
  ['6', 'I/726 II/726 III/726'],
  ['7', 'I/736 II/736 III/736'],
  ['1', 'I/22 II/22 I/192 II/192 PzJg200 Pi220 I/AR155 II/AR155'],
  ['2', 'I/125 II/125 StuG200 III/AR155 PzAA21'],
  ['9', 'I/919 II/919 III/919 Geo795'],
  ['8', 'I/1057 II/1057 III/1057 I/1058 II/1058 III/1058 Fus91 AR191 I/FJ6 II/FJ6 III/FJ6'],
];
// biome-ignore-end format: lists
