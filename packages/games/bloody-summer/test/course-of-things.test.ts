import { describe, expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { depotsTaken } from '../src/rules/logistics/depots.ts';
import { capture, disorganise, loseHeadquarters, loseStep } from '../src/rules/units.ts';
import { ALLIES } from '../src/terms.ts';
import { UNIT } from '../src/units.ts';
import { told } from './combats.ts';
import { asks, field, legal, type Play, play, position, row, scene, unit } from './scene.ts';
import { campaign, depot, PEACE, points } from './turns.ts';

// What happens to units, depots and phases, whatever brought it about.

/** A row of which a position has nothing to say. */
const NOTHING = { is: '' };

describe('what becomes of a unit', () => {
  const match = (...lines: string[]): Play => scene('us-moves 8', '4-8 1306', '353 1406', ...lines);

  test('N44 6.10-a, 6.10-c: with its last step it is destroyed, clean of all that lay on it', () => {
    const { engine } = match('4-12 1307 steps=1 D2 hq=US-V reserve');
    const play8 = { engine } as Play;
    expect(loseStep(engine.g, UNIT.of('4-12'), '6.10-a')).toBe(false);
    const gone = row(position(play8), 'unit 4-12');
    expect(gone).toEqual({ at: 'Destroyed' });
  });

  test('N44 6.5-d: disorganized once more beyond the second level it loses a step, as often as it takes', () => {
    const { engine } = match('4-12 1307 D1');
    const at8 = { engine } as Play;
    expect(disorganise(engine.g, UNIT.of('4-12'), 2, '6.4-a')).toBe(true);
    expect([field(at8, '4-12', 'disorganised'), field(at8, '4-12', 'steps')]).toEqual(['2', '1']);
    expect(disorganise(engine.g, UNIT.of('4-12'), 1, '6.4-a')).toBe(false);
    expect(unit(at8, '4-12')).toBe('Destroyed');
  });

  test('N44 11.3-j, 11.3-k: R-102, the depot of Brest falls with its Festung, and with no other', () => {
    const brittany = ['Festung-Brest Fortress-Brest', 'Festung-Lorient Fortress-Lorient', 'depot German-Brest state=reduced']; // biome-ignore format: a list
    const lorient = match(...brittany);
    capture(lorient.engine.g, UNIT.of('Festung-Lorient'), '6.10-c');
    expect([depot(lorient, 'German-Brest'), points(lorient, 'festungen'), points(lorient, 'german-depots')]).toEqual(['reduced', 5, 0]); // biome-ignore format: a list
    const brest = match(...brittany);
    capture(brest.engine.g, UNIT.of('Festung-Brest'), '6.10-c');
    expect([depot(brest, 'German-Brest'), points(brest, 'festungen'), points(brest, 'german-depots')]).toEqual(['destroyed', 5, 5]); // biome-ignore format: a list
    const before = match('Festung-Brest Fortress-Brest', 'depot German-Brest state=destroyed');
    capture(before.engine.g, UNIT.of('Festung-Brest'), '6.10-c');
    expect(points(before, 'german-depots'), 'once').toBe(0);
  });

  test('N44 5.4-c: a headquarters that is lost comes back with the next turn', () => {
    const lost = match('US-V 1306 finished');
    loseHeadquarters(lost.engine.g, UNIT.of('US-V'), '5.4-a');
    expect(row(position(lost), 'unit US-V')).toEqual({ due: '9' });
    expect(points(lost, 'allied-steps'), 'and scores nothing').toBe(0);
  });
});

describe('what a phase ends with', () => {
  test('N44 1.1.4: Affected, Finished, guns, bombs and what depots have landed are as new', () => {
    const match = campaign('end-of-phase 8', ...PEACE, '4-8 1306 A2', 'US-VII 1306 finished', 'gunsFired yes', 'place 1406 shelled=yes bombed=yes', 'depot Utah state=reduced used=5', 'air us-medium finished=1', 'stormBarred yes'); // biome-ignore format: a scene
    expect([unit(match, '4-8'), field(match, 'US-VII', 'finished')]).toEqual(['1306', undefined]);
    expect(row(position(match), 'place 1406')).toEqual(NOTHING);
    expect(row(position(match), 'depot Utah').used).toBeUndefined();
  });

  test('N44 1.1.5: the end of a turn takes the attachments, the levels and the aircraft', () => {
    const match = campaign('end-of-turn 8', ...PEACE, '4-8 1306 D2 hq=US-VII', '4-12 1306 D1', 'US-VII 1306 extended=yes', 'air us-medium available=1 finished=1', 'zone caen fighters=us', 'box Paris raid=british-medium', 'army us carpet=yes', 'place Fortress-Brest assailed=yes'); // biome-ignore format: a scene
    expect([unit(match, '4-8'), unit(match, '4-12')]).toEqual(['1306 D1', '1306']);
    expect([field(match, '4-8', 'hq'), field(match, 'US-VII', 'extended')]).toEqual([undefined, undefined]);
    expect(row(position(match), 'air us-medium')).toEqual({ cup: '2' });
    expect(row(position(match), 'air british-medium').cup).toBe('1');
    expect(row(position(match), 'army us')).toEqual(NOTHING);
    expect(row(position(match), 'place Fortress-Brest')).toEqual(NOTHING);
  });
});

describe('depots that change hands', () => {
  test('N44 7.1-a: R-82, a minor port is of the side whose units took it', () => {
    const british = scene('british-moves 8', '3-8 0712', '353 1406');
    depotsTaken(british.engine.g, ALLIES, PLACE.of('0712'));
    expect(row(position(british), 'depot Port-en-Bessin')).toEqual({
      state: 'building',
      due: '11',
      side: 'british',
    });
    const us = scene('us-moves 8', '4-8 0712', '353 1406');
    depotsTaken(us.engine.g, ALLIES, PLACE.of('0712'));
    expect(row(position(us), 'depot Port-en-Bessin').side).toBe('us');
  });

  test('N44 7.1-c, 7.1.1-a: a beach works at once, a Mulberry beside it takes its turns', () => {
    const match = scene('us-moves 0', '1-16 0714', '353 1406');
    depotsTaken(match.engine.g, ALLIES, PLACE.of('0714'));
    expect([depot(match, 'Omaha'), depot(match, 'Mulberry-A')]).toEqual(['reduced', 'building 3']);
    const again = scene('us-moves 5', '1-16 0714', '353 1406', 'depot Omaha state=destroyed');
    depotsTaken(again.engine.g, ALLIES, PLACE.of('0714'));
    expect(depot(again, 'Omaha'), 'for good').toBe('destroyed');
  });
});

describe('stacks in the way', () => {
  test('N44 2.1-d: R-38, insurgents in a hex’s box are nobody’s ally', () => {
    const match = scene('us-off-map 11', 'US-XV Orleans', '4-8 Orleans', 'place Orleans allied=yes', 'Partisans-Languedoc Languedoc', '353 Paris'); // biome-ignore format: a scene
    expect(legal(play(match, 'lead US-XV'), 'go 4-8')).toContain('go 4-8 Languedoc');
  });

  test('N44 2.1-b: end of movement is told why it must wait', () => {
    const match = scene('us-moves 8', '70-Tk 1306', '741-Tk 1306', '353 1506');
    expect(asks(match)).toBe('us movement.moves');
    expect(legal(match)).not.toContain('end');
    play(match, 'move 70-Tk 1206', 'end');
    expect(told(match, /Too much/)).toEqual([]);
  });
});
