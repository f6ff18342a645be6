import { readPosition, TextError } from '@bocage/kernel/text';
import { positionsOf } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { montysDday } from '../src/index.ts';

const PLAYED = [3, 5, 7].flatMap((seed) => positionsOf(montysDday, { scenario: 'd-day', seed, every: 1 }));
/** A position of games that were played at random in which the innermost procedure is at a step, and whatever else. */
function at(step: string, fits = /(?:)/): string {
  const found = PLAYED.find((text) => text.split('\n> ').at(-1)?.startsWith(`${step} `) && fits.test(text));
  const plain = PLAYED.find((text) => text.trimEnd().endsWith(`> ${step}`) && fits.test(text));
  const text = found ?? plain;
  if (text === undefined) throw new Error(`nobody came to ${step}`);
  return text;
}

/** Every reason against a text; none where it is read. */
function against(text: string): string[] {
  try {
    readPosition(montysDday, text);
    return [];
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return error.message.split('\n');
  }
}

/** The line of a unit with these fields in the place of those of the same name. */
function unit(text: string, name: string, ...fields: string[]): string {
  const names = fields.map((field) => field.split('=')[0]);
  const lines = text.split('\n');
  const found = lines.findIndex((line) => line.startsWith(`unit ${name} `));
  const old = found < 0 ? [] : (lines[found] as string).split(' ').slice(2);
  const line = ['unit', name, ...old.filter((field) => !names.includes(field.split('=')[0])), ...fields];
  if (found >= 0) lines[found] = line.join(' ');
  else lines.splice(lines.findIndex((one) => one.startsWith('>')), 0, line.join(' ')); // biome-ignore format: a call
  return lines.join('\n');
}
const instead = (text: string, old: RegExp, now: string): string => {
  expect(text).toMatch(old);
  return text.replace(old, now);
};
const withLine = (text: string, line: string): string => text.replace('\n> game', `\n${line}\n> game`);
/** The innermost frame with these values. */
function innermost(text: string, ...values: string[]): string {
  return values.reduce((now, value) => {
    const [name] = value.split('=');
    const head = now.slice(0, now.lastIndexOf('\n> '));
    const frame = now.slice(head.length).trimEnd();
    const field = new RegExp(` ${name}=\\S+`);
    return `${head}${field.test(frame) ? frame.replace(field, ` ${value}`) : `${frame} ${value}`}\n`;
  }, text);
}
/** Somebody who lines of this form tell of. */
const who = (text: string, line: RegExp): string => (line.exec(text) as RegExpExecArray)[1] as string;

const SETUP = at('germanSetUp.place');
const AIM = at('fireSegment.aim', /\nturn [5-9]\n/);
const FIRING = at('firing.dice');
const PREPARE = at('firing.prepare', /\nsegment C\n/);
const ASSAULT = at('assault.dice');
const MUSTER = at('assault.muster');
const RETREAT = at('retreat.choose', /> harm.next/);
const ALLIED_MOVES = at('movement.moves', /\nsegment D\n[\s\S]*> alliedTurn.landings/);
const GERMAN_MOVES = at('movement.moves', /\nsegment I\n/);
const CROWD = at('crowding.remove');
const LANDING = at('amphibiousLanding.order');
const DRIFT = at('beachLanding.drift');
const CASUALTY = at('beachLanding.casualty');
const WRECK = at('beachLanding.wreck');
const AHEAD = at('beachLanding.germansAhead');
const SWIM = at('beachLanding.swimOrRow');
const COMMANDO = at('beachLanding.commando');
const FALL = at('comingDown.fall');
const AIR_WIND = at('airborneLanding.wind');
const AIR_AIM = at('airborneLanding.aim');
const AIR_ASSIGN = at('airborneLanding.assign');
const AIR_TARGET = at('airborneLanding.target');
const AIR_ORDER = at('airborneLanding.order');
const AIR_FLAK = at('airborneLanding.flak');
const AIR_SCATTER = at('airborneLanding.scatter');
const AIR_LAND = at('airborneLanding.land');
const ADVANCE = at('assault.advance', /advance side=allied/);
const ANSWER = at('assault.answer');
const RECALL = at('recall.choose');

const ALLY = who(AIM, /\nunit (\S+) at=\d{4}/);
const POOLED = who(AIM, /\nunit (\S+) at=juno-pool/);
const BATTERY = who(AIM, /\nunit (Merville|Riva-Bella|Ouistreham|Colleville) at=/);
const GARRISON = 'G-1';

test('positions of a game that was played are read', () => {
  for (const text of [
    SETUP,
    AIM,
    FIRING,
    ASSAULT,
    RETREAT,
    GERMAN_MOVES,
    CASUALTY,
    FALL,
    PLAYED.at(-1) ?? '',
  ])
    expect(against(text)).toEqual([]);
});

test.each<[string, string, RegExp]>([
  ['somebody lost on the map', unit(AIM, ALLY, 'lost=yes'), /is eliminated and yet in/],
  ['somebody in the Pool of another beach', unit(AIM, POOLED, 'at=gold-pool'), /cannot be in gold-pool/],
  [
    'a German in a Landing Pool',
    unit(AIM, 'I/916', 'at=juno-pool', 'lost=no'),
    /I\/916 cannot be in juno-pool/,
  ],
  ['infantry in an aircraft', unit(AIM, POOLED, 'at=Aircraft'), /cannot be in Aircraft/],
  ['another battery in Le Havre', unit(AIM, 'Merville', 'at=Le-Havre', 'lost=no'), /cannot be in Le-Havre/],
  ['the battery of Le Havre ashore', unit(AIM, 'Le-Havre', 'at=2006'), /stays in its box/],
  ['a Garrison in the open', unit(AIM, GARRISON, 'at=2006', 'lost=no'), /is in no fortification/],
  ['a German at sea', unit(AIM, 'I/916', 'at=2525', 'lost=no'), /is in the sea/],
  ['troops at sea off no coast', unit(AIM, POOLED, 'at=2528'), /cannot land from 2528/],
  ['troops at sea in the German turn', unit(GERMAN_MOVES, POOLED, 'at=2525'), /cannot be at sea now/],
  ['a battery that has moved', unit(AIM, BATTERY, 'at=2006'), /never moves/],
  ['a marker in the Pool', unit(AIM, POOLED, 'disrupted=green'), /not on the map and yet disrupted/],
  ['a disrupted Garrison', unit(AIM, GARRISON, 'at=2317', 'disrupted=green'), /cannot be disrupted/],
  ['somebody on the march in the Pool', unit(AIM, POOLED, 'mode=movement'), /cannot be in Movement Mode/],
  ['a German from the sea', unit(AIM, 'I/916', 'landed=sea'), /cannot have landed/],
  ['infantry by air', unit(AIM, POOLED, 'announced=yes'), /does not come by air/],
  ['support of somebody else', unit(AIM, POOLED, 'supported=yes'), /is no headquarters/],
  ['fire in a Movement Segment', unit(GERMAN_MOVES, 'I/916', 'fired=yes'), /cannot have fired/],
  ['an assault in a Fire Segment', unit(AIM, 'I/916', 'assaulted=yes'), /cannot have assaulted/],
  ['a move in a Fire Segment', unit(AIM, 'I/916', 'moved=yes'), /cannot have moved/],
  [
    'too many support points',
    instead(GERMAN_MOVES, /\nsupport \d+/, '\nsupport 255'),
    /has no 255 support points/,
  ],
  [
    'an operation still to come',
    instead(AIM, /\nflown \d+/, '\nflown 14'),
    /no airborne operations on turn 14/,
  ],
  ['a landing put off', instead(AIM, /\ndelay 0/, '\ndelay 1'), /put off without that option/],
  ['mines beyond count', `${withLine(instead(AIM, /(\nbeach [^\n]+)+/, ''), 'beach sword mines=4\nbeach juno mines=4\nbeach gold mines=4')}`, /mine points, not 12/], // biome-ignore format: a row
  [
    'a Beachhead inland',
    instead(AIM, /(\nbeach [^\n]+)+/, '\nbeach gold beachhead=2006'),
    /2006 is no fortification of gold/,
  ],
  ['a Drop Zone nowhere', instead(AIM, /(\nzone [^\n]+)+/, '\nzone main state=down'), /is down, but nowhere/],
  [
    'a Drop Zone that waits on the map',
    instead(AIM, /(\nzone [^\n]+)+/, '\nzone main at=2006'),
    /is not on the map/,
  ],
  [
    'a Drop Zone in the sea',
    instead(AIM, /(\nzone [^\n]+)+/, '\nzone main at=2528 state=down'),
    /no Drop Zone is in 2528/,
  ],
  [
    'a brigade of infantry bound to one',
    withLine(AIM, 'brigade 69 zone=main'),
    /does not land at a Drop Zone/,
  ],
  ['Ruins in the open', withLine(AIM, 'hex 2525 ruins=yes'), /nothing to ruin in 2525/],
  ['the sea in Allied hands', withLine(AIM, 'hex 2525 allied=yes'), /is sea, and nobody/],
  ['a procedure that is not called there', instead(GERMAN_MOVES, /germanTurn\.afterI/, 'germanTurn.afterJ'), /movement is not called by germanTurn.afterJ/], // biome-ignore format: a row
  [
    'a segment at another hour',
    instead(GERMAN_MOVES, /\nsegment I/, '\nsegment J'),
    /movement is of segment I/,
  ],
  ['a set-up in the midst of play', instead(SETUP, /\nturn 1/, '\nturn 3'), /nobody is set up so late/],
  ['fire of the other side', innermost(AIM, `side=${AIM.includes('aim side=allied') ? 'german' : 'allied'}`), /fireSegment is not that side/], // biome-ignore format: a row
  ['fire of another side than the segment’s', innermost(FIRING, `side=${FIRING.includes('dice side=allied') ? 'german' : 'allied'}`), /firing is not that side/], // biome-ignore format: a row
  ['moves of the other side', innermost(GERMAN_MOVES, 'side=allied'), /movement is not that side/],
  [
    'moves after the landings that are before them',
    innermost(ALLIED_MOVES, 'ashore=yes'),
    /before the landings/,
  ],
  ['a mover of the other side', innermost(GERMAN_MOVES, `mover=${ALLY}`), /movement is not that side/],
  ['mines that nobody clears', instead(ALLIED_MOVES, /movement\.moves([^\n]*) mover=\S+/, 'movement.mines$1 mover=-'), /movement is nobody/], // biome-ignore format: a row
  ['mines that infantry clears', instead(ALLIED_MOVES, /movement\.moves([^\n]*) mover=\S+/, 'movement.mines$1 mover=1-SLR'), /movement has no engineers/], // biome-ignore format: a row
  ['a crowd where there is room', innermost(CROWD, 'hex=2006'), /crowding is where there is room/],
  ['fire at nobody', innermost(FIRING, 'hex=2525'), /firing is at nobody/],
  [
    'fire by nobody',
    innermost(FIRING, 'points=0').replace(/(firing\.dice[^\n]*) units=\S+/, '$1'),
    /firing is by nobody/,
  ],
  ['fire by the other side’s units', innermost(PREPARE, 'units=I/916'), /firing is not that side/],
  ['a bombardment without the option', instead(FIRING, /> firing\.dice[^\n]*/, '> bombardment.dice hex=2006 attack=5 units=I/916'), /option that is not played/], // biome-ignore format: a row
  ['an assault without defenders', innermost(ASSAULT, 'hex=2525'), /no attacker or no defender/],
  ['an assault without a column', innermost(ASSAULT, 'column=-1'), /no attacker or no defender/],
  [
    'an assault answered by nobody',
    instead(ANSWER, /(assault\.answer[^\n]*) units=\S+/, '$1'),
    /no attacker or no defender/,
  ],
  [
    'an assault by one who came down, and did not',
    innermost(MUSTER, 'inside=yes'),
    /by nobody who came down/,
  ],
  ['an assault by the enemy', innermost(MUSTER, `units=${MUSTER.includes('muster side=allied') ? 'I/916' : '1-SLR'}`), /assault is not that side/], // biome-ignore format: a row
  ['an advance into Germans', innermost(ADVANCE, `hex=${who(ADVANCE, /\nunit I\/\S+ at=(\d{4})/)}`), /no attacker or no defender/], // biome-ignore format: a row
  ['a retreat of somebody else', innermost(RETREAT, 'unit=Le-Havre'), /retreat is of nobody/],
  ['a retreat that nobody ordered', instead(RETREAT, / asked=\d+/, ' asked=0'), /retreat is of another/],
  ['harm that is no retreat', instead(RETREAT, / effect=R/, ' effect=D'), /harm has lost count/],
  ['a beach where nobody lands', innermost(LANDING, 'left=sword+sword'), /amphibiousLanding has lost count/],
  ['guns of two beaches', innermost(LANDING, 'guns=1+2'), /amphibiousLanding has lost count/],
  [
    'drift of more than there are',
    innermost(DRIFT, 'shifts=0+0+0+0+0+0+0+0+0+0+0+0+0+0+0'),
    /beachLanding has lost count/,
  ],
  [
    'a German who lands',
    innermost(CASUALTY, 'units=I/916', 'shifts=0', 'next=0'),
    /beachLanding has lost count/,
  ],
  [
    'a casualty in the Pool',
    innermost(CASUALTY, `units=${POOLED}`, 'shifts=0', 'next=0'),
    /has nobody to land/,
  ],
  ['no hex to be wrecked', innermost(WRECK, `shifts=${who(WRECK, / shifts=(\S+)/).replaceAll(/-?\d/g, '0')}`), /has nobody to land/], // biome-ignore format: a row
  ['nobody before Germans', instead(AHEAD, / undecided=\S+/, ''), /has nobody to land/],
  [
    'infantry that swims',
    innermost(SWIM, `undecided=${who(SWIM, / units=([^+\s]+)/)}+1-SLR`),
    /has nobody to land|has lost count/,
  ],
  [
    'a Commando past the last',
    innermost(COMMANDO, 'next=0', 'units=1-SLR', 'shifts=0'),
    /has nobody to land/,
  ],
  ['infantry from the air', innermost(FALL, 'unit=1-SLR'), /comingDown brings nobody down/],
  [
    'one in the air who is down',
    unit(FALL, who(FALL, /fall unit=(\S+)/), 'at=2006'),
    /comingDown brings nobody down/,
  ],
  [
    'one who fights in the air',
    instead(FALL, /comingDown\.fall/, 'comingDown.fought'),
    /somebody still in the air/,
  ],
  ['wind over nothing', innermost(AIR_WIND, 'hex=-'), /airborneLanding brings nobody down/],
  [
    'gliders without an aim',
    innermost(AIR_WIND, 'gliders=12-DR+1-RUR', 'aims=2006'),
    /airborneLanding brings nobody down/,
  ],
  [
    'brigades that are all bound',
    AIR_ASSIGN.replaceAll(' announced=yes', ''),
    /airborneLanding brings nobody down/,
  ],
  [
    'Drop Zones that are all aimed',
    AIR_AIM.replaceAll(' announced=yes', ''),
    /airborneLanding brings nobody down/,
  ],
  [
    'gliders that are all aimed',
    AIR_TARGET.replaceAll(' announced=yes', ''),
    /airborneLanding brings nobody down/,
  ],
  [
    'an order without anybody',
    AIR_ORDER.replaceAll(' announced=yes', ''),
    /airborneLanding brings nobody down/,
  ],
  ['flak at nothing', innermost(AIR_FLAK, 'hex=2528'), /airborneLanding brings nobody down/],
  [
    'a Drop Zone that is down already',
    innermost(AIR_SCATTER, 'zone=-'),
    /airborneLanding brings nobody down/,
  ],
  ['a landing of nobody', AIR_LAND.replaceAll(' announced=yes', ''), /airborneLanding brings nobody down/],
  ['a recall of nothing', instead(RECALL, /\nzone secondary [^\n]*/, ''), /recall has nothing to take off/],
])('refused: %s', (_, text, reason) => {
  expect(
    against(text).some((one) => reason.test(one)),
    against(text).join('\n') || 'it was read',
  ).toBe(true);
});

test('every reason is told, not the first alone', () => {
  const text = unit(unit(AIM, ALLY, 'lost=yes'), POOLED, 'disrupted=green');
  expect(against(text).length).toBeGreaterThanOrEqual(2);
});
