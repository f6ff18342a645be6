import { describe, expect, test } from 'vitest';
import { arrivalsOf, DROPS, freedomsOf, heldIn, INVADERS, isUsed, landingOf, lossesOf, placingsOf, RAISED, SCENARIOS, SETUP, SORTIES, takingPart } from '../src/scenarios.ts'; // biome-ignore format: a list
import { BEACHES, BOXES, BRITISH, FESTUNGEN, GERMAN, SIDE, US } from '../src/terms.ts';
import { BATTERIES, EVERY_UNIT, GARRISONS, isAirborne, isArmour, isCombatUnit, isFestung, SIDE_OF, STEPS_OF, UNIT } from '../src/units.ts'; // biome-ignore format: a list
import { allied, bulk, campaign, cherbourg, cobra, id, isHexName, isLand, map, overstacked, stacks, there, turnOf } from './setups.ts'; // biome-ignore format: a list

const all = SCENARIOS.map((one) => [one.id, one] as const);

test('every entry of the set-ups says where it comes from', () => {
  const { source: _, scenarios, ...tables } = SETUP;
  const parts = scenarios.flatMap((one) => [
    one,
    one.limits,
    ...one.positions,
    ...one.free,
    ...one.losses,
    ...one.depots,
    ...one.offensives,
    ...one.held,
  ]);
  const sources = [...Object.values(tables).flat(), ...parts].flatMap(({ source }) => source.split('; '));
  expect(sources.filter((one) => !/^(rule \d|history: |design: )/.test(one))).toEqual([]);
});

test('N44 11.1-a, N44 11.2-a, N44 11.3-b: turns, weather and points at the start', () => {
  expect(
    SCENARIOS.map(({ id: name, turns, weather, victoryPoints, landing }) => [
      name,
      ...turns,
      weather,
      victoryPoints,
      landing,
    ]),
  ).toEqual([
    ['cherbourg', 1, 4, 'clear', 0, false],
    ['cobra', 7, 12, 'clear', 0, false],
    ['campaign', 0, 12, 'overcast', 0, true],
  ]);
  expect(['6-6', '6-12', '6-13', '7-3', '7-18', '8-28'].map(turnOf)).toEqual([1, 1, 2, 4, 7, 12]);
});

describe.each(all)('%s', (_name, one) => {
  const placings = placingsOf(one);

  test('everybody stands once, on land that is used, or in a box that there is', () => {
    expect(new Set(placings.map(({ unit }) => unit)).size).toBe(placings.length);
    const boxes: readonly string[] = [...BOXES, ...FESTUNGEN];
    const wrong = placings.filter(({ at }) =>
      isHexName(at) ? !isLand(at) || !isUsed(one, at) : !boxes.includes(at),
    );
    expect(wrong).toEqual([]);
  });

  test('N44 2.1-d: the sides are apart, and nobody stands where the enemy holds the hex', () => {
    for (const [at, units] of stacks(placings))
      expect([at, new Set(units.map((unit) => SIDE_OF[unit])).size]).toEqual([at, 1]);
    const held = heldIn(one);
    const wrong = placings.filter(({ unit, at }) => (held.get(at) ?? GERMAN) !== SIDE_OF[unit]);
    expect(wrong).toEqual([]);
  });

  test('who is disorganized or has lost a step can have', () => {
    for (const { unit, lost, disorganized } of placings)
      if (lost + disorganized > 0)
        expect([id(unit), isCombatUnit(unit), lost < STEPS_OF[unit]!]).toEqual([id(unit), true, true]);
    for (const { units, lost } of one.positions)
      expect((lost ?? []).filter((name) => !units.includes(name))).toEqual([]);
  });

  test('N44 1.1.2.1-c: nobody comes who is there, and everybody who comes does so in its turns', () => {
    const present = new Set(placings.map(({ unit }) => unit));
    const arrivals = arrivalsOf(one);
    expect(arrivals.filter(({ unit }) => present.has(unit))).toEqual([]);
    const [first, last] = one.turns;
    expect(arrivals.filter(({ turn }) => turn < first || turn > last)).toEqual([]);
    expect(arrivals.filter(({ unit, box }) => allied(unit) !== (box === 'Reserve'))).toEqual([]);
  });

  test('N44 7.2-a, N44 11-d: the German depots, and Cherbourg while it is German', () => {
    const german = one.depots.filter(({ side }) => side === 'german');
    expect(german.map(({ at, kind, state }) => [at, kind, state])).toEqual(
      [...(one === cobra ? [] : ['0223']), 'Pas-de-Calais', 'Paris', 'Le-Mans', 'Rennes', 'Brest'].map(
        (at) => [at, 'german', 'open'],
      ),
    );
    const held = heldIn(one);
    for (const { at, side } of one.depots)
      expect([at, SIDE.text(held.get(at) ?? GERMAN)]).toEqual([at, side]);
    expect(new Set(one.depots.map(({ id: name }) => name)).size).toBe(one.depots.length);
  });
});

describe('the campaign', () => {
  test('N44 11.3-a: every counter has a place or an arrival, and only one', () => {
    const everyone = [
      ...placingsOf(campaign).map(({ unit }) => unit),
      ...INVADERS,
      ...arrivalsOf(campaign).map(({ unit }) => unit),
      ...RAISED.map(({ unit }) => unit),
    ];
    expect([...everyone].sort((a, b) => a - b)).toEqual(EVERY_UNIT);
    expect(takingPart(campaign).size).toBe(EVERY_UNIT.length);
  });

  test('N44 2.1-a: the Germans stand within the limits', () => {
    expect(overstacked(placingsOf(campaign))).toEqual([]);
  });

  test('N44 10.A.1-j: each beach has a garrison, and batteries are at their marks', () => {
    const at = new Map(placingsOf(campaign).map(({ unit, at: hex }) => [unit, hex]));
    const beaches = map.marks('beaches').map(({ hex }) => String(hex));
    const held = GARRISONS.map((unit) => at.get(unit));
    expect(beaches.filter((hex) => !held.includes(hex))).toEqual([]);
    expect(at.get(UNIT.of('WN-Madeleine'))).toBe('0617');
    expect(BATTERIES.map((unit) => at.get(unit)).sort()).toEqual(
      map
        .marks('batteries')
        .map(({ hex }) => String(hex))
        .sort(),
    );
    for (const { name, hex } of map.marks('batteries'))
      expect([name, at.get(UNIT.of(`Bty-${String(name).replaceAll(' ', '-')}`))]).toEqual([name, hex]);
    expect(there(campaign, '0223')).toEqual(['709-739', 'Cherbourg-Roule']);
    expect(there(campaign, '0222')).toEqual(['Cherbourg-Osteck']);
    expect(there(campaign, '0303')).toEqual(['Le-Havre']);
  });

  test('N44 0.1.2-k: each Festung is in its own box', () => {
    const found = placingsOf(campaign).filter(({ unit }) => isFestung(unit));
    expect(found.map(({ unit, at }) => [id(unit), at])).toEqual([
      ['Festung-Saint-Nazaire', 'Fortress-Saint-Nazaire'],
      ['Festung-Lorient', 'Fortress-Lorient'],
      ['Festung-Brest', 'Fortress-Brest'],
    ]);
    expect(placingsOf(cobra).filter(({ unit }) => isFestung(unit))).toEqual(found);
  });

  test('N44 4.1.2-j, N44 4.1.2-n: partisans and the FFI wait until they are called', () => {
    expect(RAISED.map(({ unit, box }) => [id(unit), box])).toEqual([
      ['Partisans-Languedoc', 'Languedoc'],
      ['Partisans-South-East', 'South-East'],
      ['FFI-Paris', 'Paris'],
    ]);
  });

  test('N44 10.0.1-b: those who drop at night do so where the map has their zone', () => {
    const zones = map.marks('drop-zones').flatMap(({ hex, units }) =>
      String(units)
        .split(', ')
        .map((unit) => `${unit.replaceAll(/[ /]/g, '-')} ${hex}`),
    );
    expect(DROPS.filter(({ unit, at }) => !zones.includes(`${id(unit)} ${at}`))).toEqual([]);
    expect(DROPS.filter(({ phase }) => phase === 'night').map(({ unit, at }) => [id(unit), at])).toEqual([
      ['82-505', '0619'],
      ['82-507', '0620'],
      ['82-508', '0620'],
      ['101-501', '0718'],
      ['101-502', '0618'],
      ['101-506', '0718'],
      ['6-Airb-3', '0806'],
      ['6-Airb-5', '0907'],
    ]);
    expect(DROPS.filter(({ unit }) => !isAirborne(unit))).toEqual([]);
  });

  test('N44 10.B.3-a: the 6th Airlanding Brigade comes at the end of the day', () => {
    expect(DROPS.filter(({ phase }) => phase !== 'night').map(({ unit, at }) => [id(unit), at])).toEqual([
      ['6-Airb-6', '0907'],
    ]);
  });

  test('N44 10.A.1-c, N44 10.A.1-m, N44 10.B.1-b: the three waves of each beach', () => {
    const waves = BEACHES.map((beach) =>
      (['first', 'second', 'last'] as const).map((wave) => landingOf(beach, wave).map(id).join(' ')),
    );
    expect(waves).toEqual([
      ['4-8 70-Tk', '4-22 746-Tk', '4-12 899-TD US-VII'],
      ['1-16 29-116 741-Tk 743-Tk', '1-18 29-115', '1-26 745-Tk US-V'],
      ['50-69 50-231 8-Arm-Bde', '50-151 56-Inf-Bde', 'BR-XXX'],
      ['3-Can-7 3-Can-8 6-2-Can 10-2-Can', '3-Can-9', '27-2-Can'],
      ['3-8 H-27', '3-185 S-27', '3-9 E-27 BR-I'],
    ]);
  });

  test('the infantry of the first wave is that of the map’s approaches', () => {
    for (const beach of BEACHES) {
      const mark = map.marks('approaches').find((one) => String(one.beach).toLowerCase() === beach);
      const foot = landingOf(beach, 'first').filter((unit) => !isArmour(unit));
      const marked = String(mark?.units)
        .split(', ')
        .map((unit) => unit.replaceAll(/[ /]/g, '-'));
      expect([beach, foot.map(id).filter((name) => !marked.includes(name))]).toEqual([beach, []]);
    }
  });

  test('N44 7.1-a: Americans land at Utah and Omaha, the British at the others', () => {
    for (const beach of BEACHES)
      for (const wave of ['first', 'second', 'last'] as const)
        for (const unit of landingOf(beach, wave))
          expect([id(unit), SIDE_OF[unit]]).toEqual([
            id(unit),
            beach === 'utah' || beach === 'omaha' ? US : BRITISH,
          ]);
  });

  test('N44 10.A.1-h, N44 10.A.1-l, N44 10.A.1-n: commandos, rangers and the 79th Armoured', () => {
    expect(SORTIES.map(({ unit, wave, to }) => [id(unit), wave, to.join(' ')])).toEqual([
      ['1-SS-Bde', 'commando', '0711 0710 0709 0708 0807 0808 0712'],
      ['4-SS-Bde', 'commando', '0711 0710 0709 0708 0807 0808 0712'],
      ['2-Rgr', 'ranger', '0715'],
      ['5-Rgr', 'ranger', '0715 0714'],
      ['79-30', 'special', '0610 0707'],
      ['79-1-RE', 'special', '0610 0707'],
      ['79-1-Tk', 'special', '0610 0707'],
    ]);
    const sector = map.marks('commando-sector').flatMap(({ hexes }) => String(hexes).split(' '));
    expect(new Set(SORTIES[0]?.to)).toEqual(new Set(sector));
    expect(SORTIES.at(-1)?.to).toEqual(map.marks('landing-boxes').map(({ hex }) => hex));
  });

  test('nobody but whoever drops at night or lands is in the way of the set-up of Cherbourg', () => {
    const american = new Set(
      placingsOf(cherbourg)
        .filter(({ unit }) => allied(unit))
        .map(({ at }) => at),
    );
    const inTheWay = placingsOf(campaign).filter(({ at }) => american.has(at));
    expect(inTheWay.map(({ unit }) => id(unit)).sort()).toEqual([...cherbourg.without].sort());
  });

  test('N44 7.2-a: nothing is Allied at the start, and there are no markers', () => {
    expect([heldIn(campaign).size, campaign.offensives, lossesOf(campaign), freedomsOf(campaign)]).toEqual([
      0,
      [],
      [],
      [],
    ]);
  });
});

describe('the race to Cherbourg', () => {
  const american = placingsOf(cherbourg).filter(({ unit }) => allied(unit));

  test.each([
    ['0619', ['4-8', '70-Tk', '746-Tk', '82-505'], 0],
    ['0620', ['82-507', '82-508'], 1],
    ['0718', ['101-327', '101-501', '101-502', '101-506'], 1],
    ['0518', ['4-12', '4-22', '899-TD'], 0],
    ['0617', ['US-VII'], 0],
  ])('N44 11.1-h: %s holds %j at disorganization %i', (at, units, level) => {
    expect(there(cherbourg, at)).toEqual(units);
    const found = american.filter((one) => one.at === at).map(({ disorganized }) => disorganized);
    expect(found).toEqual(units.map(() => level));
  });

  test('N44 11.1-h: and no other Americans', () => {
    expect(american).toHaveLength(14);
    expect(american.filter(({ unit }) => SIDE_OF[unit] !== US)).toEqual([]);
  });

  test('N44 2.1-a: two tank battalions in 0619 are the only exception', () => {
    expect(overstacked(placingsOf(cherbourg))).toEqual(['0619']);
    expect(bulk(american.filter(({ at }) => at === '0619').map(({ unit }) => unit))).toEqual([2, 2, 0]);
  });

  test('N44 11.1-b, N44 11.1-e: the Germans of the campaign from column 17 on', () => {
    expect(cherbourg.columns).toEqual([17, 25]);
    const germans = placingsOf(cherbourg).filter(({ unit }) => !allied(unit));
    const western = placingsOf(campaign).filter(
      ({ unit, at }) => isHexName(at) && Number(at.slice(2)) >= 17 && !cherbourg.without.includes(id(unit)),
    );
    expect(germans.map(({ unit, at }) => `${id(unit)} ${at}`).sort()).toEqual(
      [...western.map(({ unit, at }) => `${id(unit)} ${at}`), 'GE-84 1218'].sort(),
    );
    expect(germans.map(({ unit }) => id(unit)).sort()).toEqual(
      [
        '243-920', '243-921', '243-922', '30-Mob', '352-914', '709-729', '709-739', '709-919', '91-1057', '91-1058',
        '91-6Fj', 'Bty-Azeville', 'Cherbourg-Osteck', 'Cherbourg-Roule', 'GE-84',
      ], // biome-ignore format: a list
    );
  });

  test('N44 11.1-f: LXXXIV Corps is at Marigny, which is not in the sea', () => {
    expect(there(cherbourg, '1218')).toEqual(['GE-84']);
    expect([map.place('Marigny')?.hex, isLand('0218')]).toEqual(['1218', false]);
  });

  test('N44 11.1-g: Utah is an American depot and its garrison gone', () => {
    expect(cherbourg.depots.filter(({ side }) => side === 'us')).toMatchObject([
      { id: 'Utah', at: '0617', kind: 'beach', state: 'open' },
    ]);
    expect(cherbourg.without).toEqual(['WN-Madeleine', 'Bty-Saint-Marcouf']);
  });

  test('N44 11.1-c, N44 11.1-d, N44 11.1-i, N44 11.1-j: what there is less of', () => {
    const { source: _, ...limits } = cherbourg.limits;
    expect(limits).toEqual({
      offensives: 'half',
      air: 'half',
      heavyBombers: false,
      replacements: false,
      navy: { fleet: 'western', cruiser: 1, destroyer: 2 },
    });
    const { source: __, ...none } = cobra.limits;
    expect(none).toEqual({
      offensives: 'all',
      air: 'all',
      heavyBombers: true,
      replacements: true,
      navy: null,
    });
  });

  test('N44 11.1-k, N44 11.1-l: four German and three American divisions come as in the campaign', () => {
    const turns = arrivalsOf(cherbourg).map(({ unit, turn }) => `${id(unit)} ${turn}`);
    const inCampaign = arrivalsOf(campaign).map(({ unit, turn }) => `${id(unit)} ${turn}`);
    expect(turns.filter((one) => !inCampaign.includes(one))).toEqual([]);
    expect(turns.sort()).toEqual(
      [
        '17-SS-15Fj 2', '17-SS-37 1', '17-SS-38 1', '265 2', '353 2', '77 1', '79-313 2', '79-314 2', '79-315 2',
        '83-329 3', '83-330 3', '83-331 3', '9-39 1', '9-47 1', '9-60 1',
      ], // biome-ignore format: a list
    );
    expect(cherbourg.via).toBe('utah');
    const germans = arrivalsOf(cherbourg).filter(({ unit }) => !allied(unit));
    expect([...new Set(germans.map(({ box }) => box))]).toEqual(['Rennes']);
    const ways = map
      .marks('exits')
      .filter(({ box, hex }) => box === 'Rennes' && isUsed(cherbourg, String(hex)));
    expect(ways.length).toBeGreaterThan(0);
  });
});
