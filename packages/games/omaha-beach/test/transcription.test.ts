import { expect, test } from 'vitest';
import { cards, depth, germans, symbols, us } from './pieces.ts';

// A transcription of the published counters and cards that was made apart from the data of this game.

/** Symbol, turn and box of arrival, strength by step, and the weapons of the lower steps where they are printed. */
const UNITS = `
A/1/16 diamond 6 ER 6/4/2 BZ+BG+RD/BZ
B/1/16 triangle 6 ER 6/4/2 BZ+BR+DE/DE
C/1/16 circle 6 ER 6/4/2 BG+MO+BR/BG
D/1/16 triangle 7 ER 7/4/2 DE+MG+MO/MG
E/2/16 diamond 1 ER6 6/4/2 BZ+BG+RD/BG
F/2/16 triangle 1 ER3 6/4/2 BZ+BR+DE/BR
G/2/16 circle 3 ER2 6/4/2 BG+MO+BR/MO
H/2/16 diamond 4 ER4 7/4/2 DE+MG+MO/DE
I/3/16 diamond 1 FG2 6/4/2 BZ+BG+RD/RD
K/3/16 triangle 3 FG4 6/4/2 BZ+BR+DE/BZ
L/3/16 circle 1 FG5 6/4/2 BG+MO+BR/BR
M/3/16 circle 4 FG4 7/4/2 DE+MG+MO/MO
A/1/18 diamond 20 1st 6/4/2 BZ+BG+RD/BZ
B/1/18 triangle 20 1st 6/4/2 BZ+BR+DE/DE
C/1/18 circle 20 1st 6/4/2 BG+MO+BR/BG
D/1/18 diamond 20 1st 7/4/2 DE+MG+MO/MG
E/2/18 circle 16 1st 6/4/2 BZ+BG+RD/BG
F/2/18 diamond 16 1st 6/4/2 BZ+BR+DE/BR
G/2/18 triangle 16 1st 6/4/2 BG+MO+BR/MO
H/2/18 circle 16 1st 7/4/2 DE+MG+MO/DE
I/3/18 triangle 22 1st 6/4/2 BZ+BG+RD/RD
K/3/18 circle 22 1st 6/4/2 BZ+BR+DE/BZ
L/3/18 diamond 22 1st 6/4/2 BG+MO+BR/BR
M/3/18 triangle 22 1st 7/4/2 DE+MG+MO/MO
A/1/115 circle 16 29th 6/4/2 BZ+BG+RD/BZ
B/1/115 diamond 16 29th 6/4/2 BZ+BR+DE/DE
C/1/115 triangle 16 29th 6/4/2 BG+MO+BR/BG
D/1/115 circle 16 29th 7/4/2 DE+MG+MO/MG
E/2/115 diamond 16 29th 6/4/2 BZ+BG+RD/BG
F/2/115 triangle 16 29th 6/4/2 BZ+BR+DE/BR
G/2/115 circle 16 29th 6/4/2 BG+MO+BR/MO
H/2/115 diamond 16 29th 7/4/2 DE+MG+MO/DE
I/3/115 triangle 19 29th 6/4/2 BZ+BG+RD/RD
K/3/115 circle 19 29th 6/4/2 BZ+BR+DE/BZ
L/3/115 diamond 19 29th 6/4/2 BG+MO+BR/BR
M/3/115 triangle 19 29th 7/4/2 DE+MG+MO/MO
A/1/116 circle 1 DG4 6/4/2 BZ+BG+RD/BZ
B/1/116 circle 3 DG2 6/4/2 BZ+BR+DE/DE
C/1/116 diamond 4 DG1 6/4/2 BG+MO+BR/BG
D/1/116 triangle 4 DG3 7/4/2 DE+MG+MO/MG
E/2/116 circle 1 EG3 6/4/2 BZ+BG+RD/BG
F/2/116 triangle 1 DR2 6/4/2 BZ+BR+DE/BR
G/2/116 diamond 1 DW3 6/4/2 BG+MO+BR/MO
H/2/116 diamond 3 DR1 7/4/2 DE+MG+MO/DE
I/3/116 triangle 4 DR2 6/4/2 BZ+BG+RD/RD
K/3/116 circle 4 DW2 6/4/2 BZ+BR+DE/BZ
L/3/116 diamond 4 EG2 6/4/2 BG+MO+BR/BR
M/3/116 triangle 5 DR 7/4/2 DE+MG+MO/MO
C/2R triangle 1 CH2 3/2 BR+BG
AB/2R diamond 5 DG 5/3 BZ+BG+RD
AB/5R triangle 6 DG 5/3 BZ+BG+RD
CD/5R circle 6 DG 5/3 BZ+DE+BR
EF/5R diamond 6 DG 5/3 MO+BG+BR
1/B/741 diamond 0 FG2 4/2 -
2/B/741 triangle 0 FG5 4/2 -
1/C/741 circle 0 ER3 4/2 -
2/C/741 diamond 0 ER5 4/2 -
1/A/741 triangle 1 FG4 4/2 -
2/A/741 circle 1 ER2 4/2 -
1/C/743 diamond 0 DW1 4/2 -
2/C/743 circle 0 DW3 4/2 -
1/B/743 triangle 0 DG2 4/2 -
2/B/743 circle 0 DG3 4/2 -
2/A/743 triangle 1 EG2 4/2 -
1/A/743 diamond 1 DR3 4/2 -
1-2/397 diamond 3 FG5 4/2 -
3-4/397 diamond 3 EG3 4/2 -
5-6/397 triangle 3 DW3 4/2 -
AB/197 circle 9 FG 3/1 -
CD/197 diamond 9 ER 3/1 -
AB/467 circle 9 EG 3/1 -
CD/467 triangle 9 DW 3/1 -
AT/16 triangle 9 ER 2 -
AT/18 circle 23 1st 2 -
AT/116 diamond 9 DR 2 -
AT/115 diamond 20 29th 2 -
62AFA circle 7 FG 9/6/4/2 -
58AFA diamond 7 DW 9/6/4/2 -
7FA diamond 8 ER 9/6/4/2 -
111FA triangle 8 EG 9/6/4/2 -
Can/16 circle 8 ER 3/1 -
Can/116 circle 8 DW 3/1 -
AC/81C triangle 5 FG 4/2 -
BD/81C circle 5 DW 4/2 -
`;
/** Reserves: division, strength and the weapons that they call for. */
const RESERVES = `
10/3/726 716 1 BZ BR
9/3/726 716 3 FL
11/3/726 716 1 BZ
1/1/726 716 1 BR
3/1/726 716 2 BR
5/2/916 352 4 FL BR
6/2/916 352 2 FL BZ
7/2/916 352 4 FL BZ
8/2/916 352 3 BZ BR
2/1/726 716 3 BR
1P/352 352 3 FL BR
2P/352 352 3 FL BZ
3P/352 352 3 BZ BR
1R/352 352 3 FL
2R/352 352 3 BZ
3R/352 352 3 BR
5/2/915 352 4 BZ FL
6/2/915 352 4 FL BZ
7/2/915 352 4 FL BR
8/2/915 352 4 BR BZ
1/1/915 352 4 FL BZ
2/1/915 352 4 FL
3/1/915 352 4 FL BZ
4/1/915 352 4 BR
1/Fus/352 352 3 FL BR
2/Fus/352 352 3 FL
3/Fus/352 352 3 BZ BR
4/Fus/352 352 3 BZ
`;
/** By card: landing letters of diamond, triangle and circle; colours, `=` where depth is needed; target; guns. */
const CARDS = `
1 AAC mine orange=F red=A purple-R diamond none
2 AAB orange=A red-star purple-R circle none
3 CAA orange=R red=P blue-armor triangle none
4 AAB orange-M red=armor blue-R circle 3:75+88+105
5 BAA orange-star red-R green=A diamond none
6 BAA orange-P red-M green=R triangle 2:88+105
7 ACA orange=A red-R brown=star triangle none
8 BAA orange=P red-armor brown-R circle none
9 ADA orange-armor purple=R blue-M diamond none
10 ABA orange-armor purple=A blue-R triangle none
11 DAB orange=P purple-star green-R triangle none
12 ABA mine orange-R purple=P green=star circle none
13 ABD orange=armor purple-R brown-M diamond none
14 BAD orange-R blue=F green=P triangle 1:88
15 BDA orange=star blue=R green-P circle none
16 ADB orange-M blue-R brown=A diamond none
17 DAB orange-R blue-P brown=A circle none
18 DBA orange-R green-M brown=armor triangle none
19 ABD orange=A green-star brown=F diamond none
20 BAD red-M purple-P blue=star diamond none
21 BDA red=A purple-R blue-M circle none
22 ADB mine red-R purple=armor green-M diamond none
23 DAB red=R purple=F brown-M triangle 4:75+88+105
24 DBA red-M purple=A green=armor triangle none
25 ABD red=F blue-R green=F circle 4:75+88+105
26 BAC mine red=A purple-armor brown=R circle none
27 BCA red=A blue-star green=A triangle none
28 ACB red-armor blue=A brown-star diamond none
29 CAB red=star blue=A brown-R triangle none
30 CBA red=R green=A brown-armor diamond none
31 ABC red-R green=armor brown=P circle none
32 BAC mine purple-armor blue-R green=armor diamond none
33 BCA purple-M blue=R green=P circle none
34 ACB purple-M blue=A brown-R diamond none
35 CAB purple-M blue=armor brown=P triangle none
36 CBA purple=armor green-M brown=A triangle none
37 ABC mine purple=star green=A brown-R circle 2:88+105
38 BAC blue=armor green=R brown-M diamond none
39 BCA blue-M green-armor brown=R circle none
40 ACB orange=armor green-R brown-P diamond 5:75+88+105
41 CAB orange=A red=armor green-R diamond none
42 CBA mine orange-R purple=A blue-armor diamond 1:88
43 ABC red=A purple-M blue=P diamond none
44 BAC red=P green-R brown-M diamond none
45 BCA orange=armor red-M purple=A circle 2:88
46 ACB orange-M purple=R brown=A circle 4:75+88+105
47 CAB orange=A blue=armor green-M circle 3:75+88+105
48 CBA orange-R blue=A brown=armor circle 5:75+88+105
49 ABC red-P purple=A brown-armor circle none
50 BAC purple=P blue=A green-R triangle none
51 BCA orange-M red=armor brown-R triangle none
52 ACB mine red-R purple=armor blue-M triangle none
53 CAB mine blue=P green-armor brown=A triangle none
54 CBA purple-R green=A brown=armor triangle none
`;
/** Garrisons, which have no name: strength and weapons. */
const GARRISONS =
  '1 BG, 1 BG, 1 BG, 1 BR, 1 BR MO, 1 BZ, 1 BZ MO, 1 BZ MO, 2 BG, 2 BG BZ, 2 BG MG, 2 BG MO, 2 BR BZ, 2 BZ, 2 BZ MG, 2 MG MO, 3 BG BR, 3 BG BZ'.split(
    ', ',
  );
/** Depth of strongpoints; 0 calls a company. */
const STRONGPOINT =
  '0, 0, 0, 0, 1 AR, 1 AR DE, 1 AR RD, 1 DE, 1 DE, 1 NA, 1 RD, 2, 2 AR, 2 AR RD, 2 DE, 2 NA, 2 RD, 3 AR'.split(
    ', ',
  );
/** Mobile depth. */
const MOBILE =
  '1 AR, 1 AR, 1 AR RD, 1 DE, 1 FL MO, 1 FL RD, 1 FL RD, 1 MG, 1 MG MO, 1 MO, 1 RD, 2 AR, 2 AR, 2 DE FL, 2 FL, 2 FL MG, 2 FL RD, 2 MG, 2 MG, 2 MG MO, 2 MO RD, 3 AR, 3 FL MG, 3 MO RD'.split(
    ', ',
  );
/** Depth in buildings. */
const BUILDING = '1 AR DE, 1 NA, 2 AR FL, 2 DE FL, 2 DE RD, 2 NA, 3 DE RD, 3 NA'.split(', ');

const linesOf = (table: string): string[] => table.trim().split('\n');
interface Face {
  readonly strength: number;
  readonly requires: readonly string[];
}
const face = ({ strength, requires }: Face): string => [strength, ...requires].join(' ');
const faces = (list: readonly Face[]): string[] =>
  list.map(({ strength, requires }) => face({ strength, requires: [...requires].sort() })).sort();

test('the American counters: 84 rows', () => {
  const rows = us.map(({ id, symbol, turn, box, steps }) => {
    const printed = steps.slice(1).map(({ weapons }) => (weapons ?? []).join('+'));
    const lower = printed.some((list) => list !== '') ? printed.join('/') : '-';
    return [id, symbol, turn, box, steps.map(({ strength }) => strength).join('/'), lower].join(' ');
  });
  expect(rows.sort()).toEqual(linesOf(UNITS).sort());
});

test('the German reserves: 28 rows', () => {
  const rows = germans
    .filter((one) => one.class !== 'WN')
    .map((one) => `${one.id} ${one.division} ${face(one)}`);
  expect(rows.sort()).toEqual(linesOf(RESERVES).sort());
});

test('garrisons and depth: as many of each face', () => {
  expect(faces(germans.filter((one) => one.class === 'WN'))).toEqual(GARRISONS);
  expect(faces(depth.filter(({ pool }) => pool === 'WN'))).toEqual(STRONGPOINT);
  expect(faces(depth.filter(({ pool }) => pool === 'mobile'))).toEqual(MOBILE);
  expect(faces(depth.filter(({ pool }) => pool === 'building'))).toEqual(BUILDING);
  expect([GARRISONS.length, STRONGPOINT.length, MOBILE.length, BUILDING.length]).toEqual([18, 18, 24, 8]);
});

test('the cards but for their events: 54 rows', () => {
  const rows = cards.map(({ id, landing, mine, fire, target, artillery }) => {
    const letters = symbols.map((symbol) => landing[symbol]).join('');
    const squares = fire.map(({ colour, depth: needsDepth, action, armor, leader }) => {
      const sign = armor === true ? 'armor' : leader === true ? 'star' : action;
      return `${colour}${needsDepth ? '=' : '-'}${sign}`;
    });
    const guns = artillery === null ? 'none' : `${artillery.value}:${artillery.calibres.join('+')}`;
    return [id, letters, ...(mine ? ['mine'] : []), ...squares, target, guns].join(' ');
  });
  expect(rows).toEqual(linesOf(CARDS));
});
