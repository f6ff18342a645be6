import { CHANCE, type Happening, seeded, setUpFor, start } from '@bocage/kernel';
import { sentence } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import { overlordDday } from '../src/index.ts';
import { fight, roll } from './fights.ts';
import { ALLIED, GERMAN, news, play, scene } from './scene.ts';

/** By step: the cases that what happens first in it may come from. */
const RULES: Readonly<Record<string, RegExp>> = {
  'game.rollMeyer': /^27\.2\.8-j$/,
  'preliminary.weather': /^27\.1\.1-/,
  'preliminary.rollStrength': /^27\.1\.2-/,
  'preliminary.orneBridge': /^27\.1\.3-/,
  'preliminary.drop': /^27\.1\.4-/,
  'preliminary.scatter': /^27\.1\.4-[ef]$/,
  'preliminary.utah': /^27\.1\.5-/,
  'preliminary.bombard': /^27\.1\.6-/,
  'preliminary.merville': /^27\.1\.7-a$/,
  'preliminary.pointeDuHoc': /^27\.1\.7-c$/,
  'preliminary.fifthAfterSuccess': /^27\.1\.7-[fgh]$/,
  'preliminary.fifthAfterFailure': /^27\.1\.7-j$/,
  'preliminary.cwChit': /^27\.1\.8-/,
  'bombardment.shoot': /^27\.2\.1-/,
  'comingAshore.roll': /^27\.2\.2-/,
  'displacement.pick': /^27\.2\.2-[jk]$/,
  'combat.roll': /^27\.2\.4-ae$/,
  'combat.chooseStack': /^27\.2\.4-/,
  'combat.advance': /^27\.2\.(4-ah|[5-9]|10)/,
  'losses.choose': /^27\.2\.4-/,
  'retreat.choose': /^27\.2\.4-r$/,
  'activation.rollGroup': /^27\.2\.8-g$/,
  'rousing.roll': /^27\.2\.8-m$/,
  'activation.pick': /^27\.2\.8-o$/,
  'recovery.roll': /^27\.2\.10-/,
  'gliderLanding.roll': /^27\.3\.1-/,
  'interdiction.roll': /^27\.3\.4-e$/,
  'restoration.restore': /^27\.3\.6-/,
  'demolition.roll': /^27\.3\.7-/,
};
/** By what happens: the cases it may come from, where there are several. */
const LOSSES = /^27\.(1\.4-b|1\.7-[acefgj]|2\.2-g|2\.4-(ag|o|q|r)|3\.1-a|3\.4-e)$/;
const SEVERAL: Readonly<Record<string, RegExp>> = {
  lost: LOSSES,
  eliminated: LOSSES,
  marked: /^27\.(1\.4-b|1\.6-a|1\.7-[efi]|2\.1-[gh]|2\.2-[gik]|2\.4-[etu]|3\.1-a)$/,
  bridge: /^27\.(1\.3-a|3\.7-[ac])$/,
  stands: /^27\.3\.7-[ac]$/,
  dropped: /^27\.(1\.4|3\.1)-a$/,
  scattered: /^27\.1\.4-[ef]$/,
  moved: /^27\.(2\.5-[bc]|3\.4-[aceij])$/,
  displaced: /^27\.2\.2-[ij]$/,
  transferred: /^27\.(2\.2-[lnrs]|3\.2-b|3\.4-i)$/,
  shifted: /^27\.(1\.5-b|1\.7-e|2\.4-ah|2\.8-j)$/,
  steadied: /^27\.2\.(6-b|10-[ac])$/,
  eased: /^27\.2\.(6-b|10-[ac])$/,
  alerted: /^27\.2\.8-[mop]$/,
  restored: /^27\.(1\.7-g|3\.6-c)$/,
  armyLoss: /^27\.3\.6-[ef]$/,
  stormed: /^27\.1\.7-[ac]$/,
  heldOut: /^27\.1\.7-[ac]$/,
  sent: /^27\.1\.7-[fghj]$/,
};

test('what happens cites a case of the step in which it happens', () => {
  const random = seeded(6);
  const wrong = new Set<string>();
  const told = new Set<string>();
  for (const scenario of ['dday', 'omaha-example', 'dday'] as const) {
    const match = start(overlordDday, setUpFor(overlordDday, { scenario }));
    let count = 0;
    while (!match.engine.over) {
      const { engine } = match;
      const step = engine.stepName;
      if (engine.side === CHANCE) {
        let [value, left] = [engine.odds.kind.min, random.below(engine.odds.total)];
        while (left >= engine.odds.weight(value)) left -= engine.odds.weight(value++);
        match.resolve(value);
      } else match.apply(engine.sample(random));
      const all: readonly Happening[] = match.events(ALLIED);
      const first = all[count];
      if (first !== undefined && RULES[step] !== undefined && !RULES[step].test(first.rule))
        wrong.add(`${step}: ${first.type.name} by ${first.rule}`);
      for (const { type, rule } of all.slice(count)) {
        told.add(type.name);
        if (!(SEVERAL[type.name] ?? new RegExp(`^${type.rule}$`)).test(rule))
          wrong.add(`${type.name} by ${rule}`);
      }
      for (const event of all.slice(count))
        expect(sentence(event)).not.toMatch(/\b(us|cw) ships|column \d+\b(?!:)|group-\d|undefined|\{/);
      count = all.length;
    }
  }
  expect([...wrong]).toEqual([]);
  expect(told.size).toBeGreaterThan(35);
});

test('27.2.4-af: an attack is told with strengths, shifts, column and ground by name, dice, and that it had no effect', () => {
  const match = scene('allied combat 3', '1/16 N3032', '2/16 N3032', 'WN64/352 N3132 RG', 'WN62/352 N3133');
  roll(fight(match, 'N3132 1/16+2/16'), '-/>1');
  expect(news(match, GERMAN).slice(0, 2)).toEqual([
    '1/16, 2/16 against N3132: strength 10 to 2, shift 0, column 5:1 on mixed ground, dice 10.',
    'The attack on N3132 has no effect.',
  ]);
});

test('27.1: what comes of nothing is told as well: bombardment, a nest that holds, a bridge that stands', () => {
  const told = (moment: string, line: string, ...dice: string[]): string[] =>
    news(play(scene(moment, line), ...dice), GERMAN);
  expect(told('preliminary.bombardment', 'WN62/352 N3133', '1')).toEqual(['WN62/352 is bombarded: die 1.']);
  expect(told('preliminary.merville', 'WNMerville N3551', '6')).toEqual([
    '9Para attacks WNMerville: die 6, total 6.',
    'WNMerville holds out.',
  ]);
  expect(told('preliminary.utah', 'WN5/709 N2723', '5')).toEqual([
    'Utah’s boats come in too far south: die 5.',
    'WN5/709 is put in N2522.',
  ]);
  expect(told('recovery 2', 'WN62/352 N3133 RG', '6')).toEqual([
    'WN62/352 tries to recover: die 6 against a strength of 3.',
    'WN62/352 does not recover.',
  ]);
});
