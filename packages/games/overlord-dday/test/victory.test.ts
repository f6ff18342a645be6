import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import { GERMAN as GERMAN_SIDE } from '../src/data.ts';
import { ALLIED, asks, outcome, type Play, scene } from './scene.ts';

/** The day is over with these units where they are. */
const evening = (...lines: string[]): Play => scene('endStage.festung', ...lines);

/** The entries of the reckoning that are not nothing, but for the Orne bridge, which stands where nobody blew it. */
function reckoned(...lines: string[]): Record<string, number> {
  const {
    points: _p,
    alliedSteps: _a,
    germanSteps: _g,
    ...items
  } = outcome(evening(...lines)).score as Record<string, number>;
  const { 'orne-bridge': orne, ...others } = Object.fromEntries(
    Object.entries(items).filter(([, vp]) => vp !== 0),
  );
  expect(orne).toBe(4);
  return others;
}

test('a beach where a unit landed is secured when no German is left within two hexes of it', () => {
  expect(reckoned('1/16 N3032 landed=Omaha')).toEqual({ 'beach-secured': 6 });
  expect(reckoned('1/16 N3232 landed=Omaha')).toEqual({ 'beach-secured': 6 }); // wherever it is now
  expect(reckoned('1/16 N3032 landed=Omaha', 'II/916 N3333')).toEqual({ 'beach-secured': 6 }); // three hexes away
  expect(reckoned('1/505 N3032')).toEqual({ 'beach-held': 3 }); // nobody landed here
  expect(reckoned('1/8 N2622 landed=Utah', '1/16 N3032 landed=Omaha')).toEqual({ 'beach-secured': 12 });
});

test('a beach is held when its sand is free of Germans and an Allied unit is within two hexes', () => {
  expect(reckoned('1/16 N3032 landed=Omaha', 'WN64/352 N3132')).toEqual({ 'beach-held': 3 });
  expect(reckoned('1/16 N3032 landed=Omaha', 'II/916 N3233')).toEqual({ 'beach-held': 3 }); // two hexes away
  expect(reckoned('1/16 N3032 landed=Omaha', 'II/916 N2931')).toEqual({}); // on the sand
  expect(reckoned('1/16 N3332 landed=Omaha', 'WN64/352 N3132')).toEqual({}); // nobody near
});

test('Utah is judged by the hexes that were landed in', () => {
  const lines = ['1/8 N2723 landed=Utah', 'II/919 N2420'];
  expect(reckoned(...lines)).toEqual({ 'beach-held': 3 }); // two hexes from N2522, which was intended
  expect(reckoned(...lines, 'utahActual yes')).toEqual({ 'beach-secured': 6 }); // and three from N2622
});

test('towns count for the side that was there last, lost batteries when they were taken', () => {
  const towns = { N4046: 'caen', N3436: 'bayeux', N3220: 'carentan', N3224: 'isigny', N2719: 'sainte-mere-eglise', N3944: 'carpiquet', N3135: 'port-en-bessin' }; // biome-ignore format: a list
  const worth = Object.fromEntries(charts.victory.entries.map(({ id, vp }) => [id, vp]));
  for (const [hex, id] of Object.entries(towns))
    expect(reckoned(`hex ${hex} allied=yes`)).toEqual({ [id]: worth[id] });
  expect(reckoned('unit WNPointeDuHoc lost=yes', 'unit WNMerville lost=yes')).toEqual({
    'pointe-du-hoc': 2,
    merville: 1,
  });
  expect(reckoned('WNPointeDuHoc N2828 back DG')).toEqual({});
});

test('the Orne bridge counts while it stands and no German is at it', () => {
  const points = (...lines: string[]): unknown => outcome(evening(...lines)).score?.['orne-bridge'];
  expect(points()).toBe(4);
  expect(points('bridge N3648/N3749 blown=1')).toBe(0);
  expect(points('I/736 N3648')).toBe(0);
  expect(points('Ost642 N3749')).toBe(0);
  expect(points('I/736 N3647')).toBe(4);
});

test('landings are linked when units of both stand in one hex or side by side', () => {
  const gold = '6GH N3440 landed=Gold';
  const linked = (...lines: string[]): string[] =>
    Object.keys(reckoned(...lines)).filter((id) => id.startsWith('link'));
  expect(linked(gold, 'Regina N3441 landed=Juno')).toEqual(['link-gold-juno']);
  expect(linked(gold, 'Regina N3440 landed=Juno')).toEqual(['link-gold-juno']);
  expect(linked(gold, 'Regina N3442 landed=Juno')).toEqual([]);
  expect(linked('6GH N3435 landed=Gold', '1/16 N3434 landed=Omaha')).toEqual(['link-omaha-gold']);
  expect(linked('2War N3647 landed=Sword', '7Para N3648')).toEqual(['link-sword-airborne']);
  expect(linked('1/8 N2720 landed=Utah', '1/505 N2719')).toEqual(['link-utah-airborne']);
  expect(linked('1/8 N2720 landed=Utah', '1/506 N2719')).toEqual([]); // of the 101st
});

test('every three German steps are a point, every two Allied ones are one less', () => {
  expect(reckoned('germanLosses 8')).toEqual({ 'german-steps': 2 });
  expect(reckoned('alliedLosses Omaha=3 us-airborne=2')).toEqual({ 'allied-steps': -2 });
  expect(reckoned('germanLosses 2', 'alliedLosses Utah=1')).toEqual({});
  expect(outcome(evening()).score).toMatchObject({ 'allied-steps': 0, 'german-steps': 0, points: 4 });
});

test('the points say who has won and how', () => {
  // The bridge is worth four; three German steps make a point each.
  const results = [0, 1, 13, 14, 29, 30, 43, 44].map((points) => {
    const { winner, text } = outcome(evening(`germanLosses ${3 * points}`));
    return `${winner === ALLIED ? 'Allied' : winner === GERMAN_SIDE ? 'German' : 'nobody'}: ${text}`;
  });
  expect(results).toEqual([
    'German: The invasion is thrown back (4 points)',
    'German: The beachheads are in danger (5 points)',
    'German: The beachheads are in danger (17 points)',
    'Allied: Ashore, as in history (18 points)',
    'Allied: Ashore, as in history (33 points)',
    'Allied: The day’s objectives within reach (34 points)',
    'Allied: The day’s objectives within reach (47 points)',
    'Allied: The day’s objectives taken (48 points)',
  ]);
  expect(outcome(evening('alliedLosses Omaha=20')).text).toBe('The invasion is thrown back (−6 points)');
});

test('the evening of 6 June 1944 as it was scores what the charts say of it', () => {
  const match = evening(
    ...['1/8 N2721 landed=Utah', '1/505 N2719', 'hex N2719 allied=yes'],
    ...['1/116 N2930 landed=Omaha', 'WN68/352 N3030', '2Rgr N2828 reduced', 'unit WNPointeDuHoc lost=yes'],
    ...['6GH N3440 landed=Gold', 'Regina N3441 landed=Juno'],
    ...[
      '2War N3647 landed=Sword',
      '1Suff N3448 landed=Sword',
      'WN17/716 N3548',
      '7Para N3648 reduced',
      'unit WNMerville lost=yes',
    ],
    ...['germanLosses 7', 'alliedLosses Utah=1 Omaha=8 Gold=2 Juno=5 Sword=3 us-airborne=10 uk-airborne=5'],
  );
  expect(asks(match)).toBe('over');
  const { winner, text, score } = outcome(match);
  const { vp } = charts.victory.historical;
  expect([winner, text]).toEqual([ALLIED, `Ashore, as in history (${vp} points)`]);
  const sum = (...ids: string[]): number => ids.reduce((all, id) => all + Number(score?.[id]), 0);
  expect({
    beaches: sum('beach-secured', 'beach-held'),
    objectives: sum('sainte-mere-eglise', 'pointe-du-hoc', 'merville', 'orne-bridge'),
    links: sum('link-gold-juno', 'link-sword-airborne'),
    germanSteps: sum('german-steps'),
    alliedSteps: sum('allied-steps'),
  }).toEqual({ beaches: 24, objectives: 11, links: 6, germanSteps: 2, alliedSteps: -17 });
});
