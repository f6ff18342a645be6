import { seeded } from '@bocage/kernel';
import { readPosition, TextError, writePosition } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { darkSummer } from '../src/index.ts';
import { opening, type Play, position, scene } from './scene.ts';

/** What is told against a scene. */
function faults(...lines: string[]): string {
  try {
    scene(...(lines as [string, ...string[]]));
    return '';
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return error.message;
  }
}

/** In a US Combat Round of turn 3: a position, the rule against it, and words of what is told. */
const IN_COMBAT: readonly [what: string, rule: string, told: string, ...lines: string[]][] = [
  ['too many units', '5.1-a', 'too many units are in 3304', ...['16/1', '18/1', '26/1', '4Cav', '2Cav'].map((name) => `${name} 3304`)],
  ['too many Germans', '5.1-a', 'too many units are in 5010', ...['6FJ', '30Schn', '894', '897', '857/346'].map((name) => `${name} 5010`)],
  ['two divisions', '5.1-b', 'more than one division are in 3304', '16/1 3304', '115/29 3304'],
  ['US and British units', '5.0-c', 'are in 3605', '16/1 3605', '56 3605'],
  ['both sides', '5.0-d', 'Allied and German units are in 3304', '16/1 3304', '914/352 3304'],
  ['a German on an Open Beach', '11.9-h', '4603', 'beach 4603 status=open', '736/716 4603'],
  ['Germans in a hex of the Allies', '3.2.2-b', 'the Allies control it', '914/352 3305', 'hex 3305 allied=yes'],
  ['a French unit in Brittany', '5.4-a', 'CCD/2Fr', 'CCD/2Fr Brittany'],
  ['a British unit in Cherbourg', '10.4.3-a', '56 is in Cherbourg', '56 Cherbourg'],
  ['a German in Cherbourg after its fall', '10.4.3-c', '729/709', 'cherbourgTaken 2', '729/709 Cherbourg'],
  ['a strongpoint that has left the map', '10.4.5-g', 'SP2403', 'SP2403 East factor=1'],
  ['a unit at sea', '2.1-b', '3500 is sea', '16/1 3500'],
  ['a 1st Wave unit off shore on turn 3', '2.1-b', 'after turn 1', '16/1 3302'],
  ['a regiment on an airfield', '2.1-c', '16/1', '16/1 Airfield-us'],
  ['a glider still in England', '8.1.3-k', '325/82', '325/82 Airfield-us'],
  ['a unit without steps on the map', '2.2.1-b', 'it needs steps=1 or steps=2', 'unit 16/1 at=3304'],
  ['a lost unit of one step on the map', '2.2.1-b', 'it needs steps=1', '100Pz 3304 steps=0'],
  ['two steps for one', '2.2.1-b', '100Pz has one step, not 2', '100Pz 3304 steps=2'],
  ['a unit that waits on the map', '8.1-a', '26/1 is in 3304 but still waits', '26/1 3304 due=1'],
  ['a lost unit that waits', '8.1-a', 'has no steps', '26/1 - steps=0 due=1'],
  ['a unit that waits but starts on the map', '3.1-a', '914/352', '914/352 - due=3'],
  ['a unit in no place', '3.1-a', '16/1 has steps but is nowhere', '16/1 -'],
  ['a withdrawn unit on the map', '8.3-g', '505/82', '505/82 3304 withdrawn=yes'],
  ['a withdrawn line regiment', '8.3-a', '16/1', '16/1 - withdrawn=yes'],
  ['an ordinary unit that enters without a roll', '8.1.3-h', '26/1', '26/1 - due=1 automatic=yes'],
  ['a strongpoint of factor 0', '3.1-d', 'have a factor of 0, not 0', 'SP2403 2403 factor=0'],
  ['the Ost battalion of 0 alive', '11.5.2-a', 'Ost1206', 'Ost1206 1206 factor=0'],
  ['a regiment that was dealt a factor', '11.5-a', '914/352', '914/352 3305 factor=2'],
  ['a strongpoint without a factor left', '3.1-d', '0 factors are left for the 1 strongpoints', 'SP2403 2403', 'strongpointFactors 1=0'],
  ['factors for more strongpoints than there are', '3.1-d', 'strongpoints have a factor of 1, not 5', 'strongpointFactors 1=6'],
  ['factors for nobody', '3.1-d', 'only 10 Ost battalions have none yet', 'ostFactors 0=1 1=5 2=5'],
  ['a Briton who came back from Brittany', '5.4-a', '56', '56 4604 returned=yes'],
  ['an Allied unit that left the map too early', '3.2.2-d', '16/1', '16/1 East early=yes'],
  ['a unit that moved in a Combat Round', '9.3.1-b', '16/1', '16/1 3304 moved=yes'],
  ['a unit that entered in a Combat Round', '8.1-d', '16/1', '16/1 3304 fresh=yes'],
  ['a unit chosen to react', '9.3.4-d', '914/352', '914/352 3305 chosen=yes'],
  ['a German that attacked in a US Round', '11.0-b', '914/352', '914/352 3305 attacked=yes'],
  ['an attacker that retreated', '11.3.7-a', '16/1', '16/1 3304 retreated=yes'],
  ['attackers of no hex', '11.3.1-a', 'no hex is being attacked', '16/1 3304 attacked=yes attacking=yes'],
  ['a fight for a hex that was not attacked', '11.1-d', '3305', 'fight 3305'],
  ['a fight at sea', '11.1-a', '3500', 'fight 3500', 'hex 3500 attacked=yes'],
  ['an attack that is owed on a box', '2.4-g', 'Cherbourg is no land hex', 'hex Cherbourg owed=yes'],
  ['a beach that opened and is none of the two', '9.4.1-g', '2403', 'beach 2403 landed=yes'],
  ['a British Exit marker south of a US one', '10.4.5-d', '6010', 'exit 6005 marker=us', 'exit 6010 marker=british'],
  ['too many weather chits', '7.1-a', '3 chits of sun, not 2', 'skies sun=3 cloud=2 showers=3 rain=1 storm=1'],
  ['an empty weather cup', '7.1-d', '0 for 7', 'skies sun=0'],
  ['more draws than turns', '7.1-c', '3 weather chits', 'skiesDrawn rain storm sun', 'skies sun=1 cloud=2 showers=3'],
  ['another weather than was drawn', '4.0-d', 'showers', 'skiesDrawn rain sun', 'skies sun=1 cloud=2 showers=3 storm=1'],
  ['weather kept back without the option', '7.3-a', 'kept back', 'skies rain=1 storm=1 cloud=2 sun=2', 'laterSkies showers=3'],
  ['weather kept back for ever', '7.3-b', 'Rain and Storm', 'options historicalWeather=yes', 'skies sun=2 cloud=2', 'laterSkies showers=3'],
  ['too many US chits', '9.1-a', 'there are 4 chits', 'cup us=4'],
  ['too many British chits', '9.1-d', '2 Move and 2 Combat', 'cup british-move=2 british-combat=2'],
  ['too many Reaction chits', '9.3.4-a', '3 Reaction chits, not 2', 'reactions 3'],
  ['too many US Rounds', '9.1-a', '4 chits, not 3', 'army us moves=2 combats=2'],
  ['Combat Rounds without chits', '9.2-h', 'British', 'army british combatRounds=1'],
  ['a German Combined Action', '9.3.3-a', 'Germans', 'army german combined=yes'],
  ['a German 3rd Wave', '8.1.3-b', 'no 3rd Wave', 'army german thirdWave=yes'],
  ['a Prepared Offensive in Showers', '7.2.3-b', 'Prepared Offensive', 'prepared yes'],
  ['a marker used before its turn', '12.0-a', '8th Air Force', 'support 8AF usedThisTurn=1 usedInGame=1'],
  ['an optional marker without the option', '12.7-a', 'option', 'support AssaultGun usedThisTurn=1'],
  ['a marker used too often', '12.1-c', '1 times in the game, not 0', 'support IXTAC usedThisTurn=1 usedInGame=1'],
  ['a marker used this Round but not this turn', '12.0-a', 'not this turn', 'support NavalUS usedThisRound=1'],
  ['bombers used this turn but not in the game', '12.1-c', 'not in the game', 'turn 4', 'support BomberCommand usedThisTurn=1'],
  ['a committed marker that was not used', '11.3.2-a', 'supports a combat', 'support NavalUS committed=yes'],
  ['Cherbourg taken in a turn to come', '2.2.4-d', 'turn 5', 'cherbourgTaken 5'],
  ['Brittany left in a turn to come', '10.4.4-e', 'turn 5', 'leftBrittany 5'],
  ['a landmark taken in a turn to come', '2.4-g', '2726', 'landmark 2726 taken=5'],
  ['a pocket in a turn to come', '14.0-a', 'turn 8', 'pocket 8=1'],
  ['points for special units before turn 5', '8.3-b', 'before turn 5', 'specialHalves 1'],
  ['more special units than there are', '8.3-b', 'special units', 'turn 6', 'specialHalves 90'],
  ['more battalions lost than Germans', '11.3.6-a', 'battalions', 'battalionLosses 1'],
]; // biome-ignore format: a table

test.each(IN_COMBAT)('a position with %s is refused by TDSN %s', (_what, rule, told, ...lines) => {
  const said = faults('us fights 3', ...lines);
  expect(said).toContain(`${rule}: `);
  expect(said).toContain(told);
});

test('every fault of a position is told, not the first alone', () => {
  const said = faults(
    'us fights 3',
    '16/1 3304',
    '115/29 3304',
    'CCD/2Fr Brittany',
    '56 Cherbourg',
    'reactions 4',
  );
  for (const rule of ['5.1-b', '5.4-a', '10.4.3-a', '9.3.4-a']) expect(said).toContain(`${rule}: `);
});

test('a Round must be one that its army can have', () => {
  const round = (...lines: string[]): string => faults('fighting.begin 3', ...lines);
  expect(round('round combat')).toContain('2.4-a: ');
  expect(round('round between', 'active us')).toContain('2.4-a: ');
  expect(round('round wave2')).toContain('9.4-a: ');
  expect(round('round reaction', 'active us')).toContain('9.3.4-b: ');
  expect(round('round combined', 'active german')).toContain('9.3.3-a: ');
  expect(round('round combat', 'active british', 'cherbourgFought yes')).toContain('11.7-a: ');
  expect(round('round move', 'active us', 'hex 3305 attacked=yes')).toContain('11.0-a: ');
});

test('TDSN 5.2-b: stacks of those who move may be too large until the movement ends, others may not', () => {
  const five = ['16/1', '18/1', '26/1', '4Cav', '2Cav'].map((name) => `${name} 3304`);
  expect(faults('us moves 3', ...five)).toBe('');
  expect(faults('british move 3', ...five)).toContain('5.1-a: ');
  expect(faults('the 2nd wave fights 1', ...five)).toBe('');
});

test('the positions of a game that is played are possible, and every one of them reads back', () => {
  const random = seeded(1944);
  const match: Play = opening();
  for (let i = 0; i < 400 && !match.engine.over; i++) {
    if (i % 20 === 0) expect(writePosition(readPosition(darkSummer, position(match)))).toBe(position(match));
    match.rollDice(random);
    if (!match.engine.over) match.apply(match.engine.sample(random));
  }
});

test('TDSN 4.0-a: whatever is under way is a part of a turn', () => {
  const text = position(opening());
  expect(text).toMatch(/^> turn\./m);
  expect(() => readPosition(darkSummer, text.replace(/^> turn\..*\n/m, ''))).toThrow(
    /4\.0-a: .*not within one turn/,
  );
});
