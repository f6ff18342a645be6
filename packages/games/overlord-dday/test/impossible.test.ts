import { readPosition, TextError } from '@bocage/kernel/text';
import { positionsOf } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { overlordDday } from '../src/index.ts';

const PLAYED = positionsOf(overlordDday, { scenario: 'dday', seed: 3, every: 1 });
/** The day as it was played at random: before dawn, in the third Landing Phase, in the evening. */
const find = (...lines: string[]): string =>
  PLAYED.find((text) => lines.every((line) => text.includes(`\n${line}`))) as string;
const DRAWING = find('phase 0', '> preliminary.usChits');
const MIDDAY = find('phase 3', '> action.move side=allied');
const EVENING = find('phase 6', '> endStage.germanMoves');

/** Every reason against a text; none where it is read. */
function against(text: string): string[] {
  try {
    readPosition(overlordDday, text);
    return [];
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return error.message.split('\n');
  }
}

/** The line of a unit, which may be changed; `fields` come in the place of those of the same name. */
function change(text: string, name: string, ...fields: string[]): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`unit ${name} `));
  const old = at < 0 ? [] : (lines[at] as string).split(' ').slice(2);
  const names = fields.map((field) => field.split('=')[0]);
  const kept = old.filter((field) => !names.includes(field.split('=')[0]));
  const line = ['unit', name, ...kept, ...fields].join(' ');
  if (at >= 0) lines[at] = line;
  else
    lines.splice(
      lines.findIndex((one) => one.startsWith('>')),
      0,
      line,
    );
  return lines.join('\n');
}
const withLine = (text: string, line: string): string => text.replace('\n> game', `\n${line}\n> game`);
const instead = (text: string, old: RegExp, line: string): string => {
  expect(old.test(text)).toBe(true);
  return text.replace(old, line);
};

/** Units in play at midday, with all their steps and with one less. */
const LINES = MIDDAY.split('\n').filter((line) => line.startsWith('unit '));
const nameOf = (fits: RegExp): string =>
  (LINES.find((line) => fits.test(line)) as string).split(' ')[1] as string;
const WHOLE = nameOf(/^unit \d\/\d+ at=N\d+ steps=2(?! back)/);
const REDUCED = nameOf(/^unit \d\/\d+ at=N\d+ steps=1 back=yes/);
const LOST = nameOf(/ lost=yes/);
const ALLY_HEX =
  / at=(N\d+)/.exec(LINES.find((line) => line.startsWith(`unit ${WHOLE} `)) as string)?.[1] ?? '';

test('positions of a game that was played are read', () => {
  for (const text of [DRAWING, MIDDAY, EVENING, PLAYED.at(-1) as string]) expect(against(text)).toEqual([]);
});

test.each<[string, string, RegExp]>([
  ['a unit without steps', change(MIDDAY, WHOLE, 'steps=0'), /without any steps/],
  ['steps in no place', change(MIDDAY, WHOLE, 'at=-'), /in no place/],
  ['too many steps', change(MIDDAY, WHOLE, 'steps=3'), /has 2 at most/],
  ['one step with the front up', change(MIDDAY, REDUCED, 'back=no'), /shows its front/],
  ['all steps with the back up', change(MIDDAY, WHOLE, 'back=yes'), /shows its back/],
  ['a lost unit on the map', change(MIDDAY, LOST, 'at=N3515', 'steps=1', 'back=yes'), /is lost and yet/],
  ['a marker on who is gone', change(MIDDAY, LOST, 'marker=regroup'), /out of play and yet marked/],
  ['both sides in a hex', change(MIDDAY, 'Sch602', `at=${ALLY_HEX}`), /both sides stand in/],
  ['a unit in the sea', change(MIDDAY, WHOLE, 'at=N2829'), /stands in the sea/],
  ['a nest elsewhere', change(MIDDAY, 'WNLaPernelle', 'at=N1719'), /does not move, and stands in N1619/],
  ['an American among the British', change(MIDDAY, WHOLE, 'at=N3941'), /beyond the boundary/],
  ['a German in a landing space', change(MIDDAY, 'Sch602', 'at=Omaha-4'), /cannot be in Omaha-4/],
  ['a landing space whose phase is over', change(MIDDAY, '1/26', 'at=Omaha-2'), /whose phase is over/],
  ['a glider by day', change(MIDDAY, '325/82', 'at=N2819'), /cannot have come to N2819 yet/],
  ['three regiments in a Landing Box', change(change(MIDDAY, '38/2', 'at=Utah-box-1'), '357/90', 'at=Utah-box-1'), /Utah-box-1 holds one unit/], // biome-ignore format: a row
  ['an active nest', change(MIDDAY, 'WNLaPernelle', 'active=yes'), /WNLaPernelle cannot be active/],
  ['an active unit out of supply', change(MIDDAY, 'I/744', 'active=yes'), /I\/744 cannot be active/],
  ['one of a group, and not the others', change(MIDDAY, 'I/22', `active=${MIDDAY.includes('\ngroup group-1 ') ? 'no' : 'yes'}`), /I\/22 is active if its group is/], // biome-ignore format: a row
  ['who waits has acted', change(MIDDAY, '38/2', 'acted=moved'), /can have done nothing/],
  ['a parachutist from the sea', change(MIDDAY, '1/505', 'landed=Utah'), /does not come by sea/],
  ['a battalion ashore from nowhere', change(MIDDAY, WHOLE, 'landed=-'), /but to no beach/],
  ['a delayed unit by day', change(MIDDAY, '175/29', 'delayed=yes'), /cannot be delayed/],
  ['a Festung by day', change(MIDDAY, 'WNLaPernelle', 'festung=yes'), /cannot be manned again/],
  ['a marker in reserve', change(MIDDAY, '38/2', 'marker=regroup'), /bears no marker/],
  ['an attack that nobody makes', withLine(MIDDAY, 'hex N3515 attacked=yes'), /nobody is to attack N3515/],
  ['unknown weather by day', instead(MIDDAY, /\nweather \w+/, '\nweather unknown'), /weather of tomorrow/],
  ['full resistance at midday', instead(MIDDAY, /\nreduced yes/, '\nreduced no'), /resistance is reduced/],
  ['losses of nests by day', instead(MIDDAY, /\narmyLosses 0/, '\narmyLosses 2'), /in the evening/],
  ['German losses that nobody had', instead(MIDDAY, /\ngermanLosses \d+/, '\ngermanLosses 99'), /not 99/],
  ['Allied losses that nobody had', instead(MIDDAY, /\nalliedLosses [^\n]*/, '\nalliedLosses Utah=44'), /Utah .*not 44/], // biome-ignore format: a row
  ['a chit too many', instead(MIDDAY, /\ncup [^\n]*/, '\ncup A3=9'), /of the chits A3 there are 2/],
  [
    'an empty cup before the draw',
    instead(DRAWING, /\ncup [^\n]*/, ''),
    /of the chits A3 there are 2, not 0/,
  ],
  ['a beach without a chit', instead(MIDDAY, /\nbeach Omaha [^\n]*/, ''), /a resistance chit is missing/],
  [
    'an obstruction by day',
    instead(MIDDAY, /\nbeach Gold /, '\nbeach Gold obstruction=2 '),
    /in the evening/,
  ],
  ['a bridge blown by day', withLine(MIDDAY, 'bridge N2717/N2718 blown=1'), /nobody has blown/],
  ['a bridge tried by day', withLine(MIDDAY, 'bridge N2717/N2718 triedBy=allied'), /tried in the evening/],
  [
    'a cadre of those who live',
    withLine(EVENING, 'regiment us/82/505 cadre=Reserve-us returns=7'),
    /no cadre of/,
  ],
  ['a return without a cadre', withLine(EVENING, 'regiment us/82/505 returns=9'), /cannot return in turn 9/],
  ['the evening at midday', instead(MIDDAY, /\nphase 3/, '\nphase 6'), /phase 6 knows no landingPhase/],
  [
    'a combat that nobody called',
    instead(MIDDAY, /\n> action[^\n]*/, '\n> combat.roll'),
    /combat is not called by/,
  ],
  ['a combat of nobody', `${MIDDAY.trimEnd().replace('action.move', 'action.order')}\n> combat.roll side=allied hex=N3515\n`, /no attacker or no defender/], // biome-ignore format: a row
  ['a retreat of nobody', `${MIDDAY.trimEnd().replace('action.move', 'action.order')}\n> combat.retreat side=allied hex=N3515 dice=7\n> retreat.choose unit=38/2 hexes=1\n`, /retreat is of nobody/], // biome-ignore format: a row
])('refused: %s', (_, text, reason) => {
  expect(
    against(text).some((one) => reason.test(one)),
    against(text).join('\n') || 'it was read',
  ).toBe(true);
});

test('more than three units are refused, but for parachutists who came down so', () => {
  const four = ['1/16', '2/16', '3/16', '1/18'].reduce(
    (text, name) => change(text, name, 'at=N3032', 'steps=2', 'back=no', 'lost=no', 'landed=Omaha'),
    MIDDAY,
  );
  expect(against(four).some((one) => /more than three units are in N3032/.test(one))).toBe(true);
});

test('every reason is told, not the first alone', () => {
  const text = change(change(MIDDAY, WHOLE, 'steps=0'), 'WNLaPernelle', 'active=yes');
  expect(against(text).length).toBeGreaterThanOrEqual(2);
});
