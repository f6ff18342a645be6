import { expect, test } from 'vitest';
import { ADMINISTRATION } from '../src/refusals/administration.ts';
import { AFTERMATH } from '../src/refusals/aftermath.ts';
import { AIR } from '../src/refusals/air.ts';
import { COMBAT } from '../src/refusals/combat.ts';
import { COMMON } from '../src/refusals/common.ts';
import { DDAY } from '../src/refusals/dday.ts';
import { FAILED } from '../src/refusals/index.ts';
import { LOGISTICS } from '../src/refusals/logistics.ts';
import { MOVEMENT } from '../src/refusals/movement.ts';
import { OFFMAP } from '../src/refusals/offmap.ts';
import { SETUP } from '../src/refusals/setup.ts';
import { VICTORY } from '../src/refusals/victory.ts';
import { WEATHER } from '../src/refusals/weather.ts';

test('no chapter takes the refusal of another', () => {
  const chapters = [
    ADMINISTRATION,
    AFTERMATH,
    AIR,
    COMBAT,
    COMMON,
    DDAY,
    LOGISTICS,
    MOVEMENT,
    OFFMAP,
    SETUP,
    VICTORY,
    WEATHER,
  ];
  const keys = chapters.flatMap((chapter) => Object.keys(chapter));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  expect(Object.keys(FAILED).length).toBe(keys.length);
});
