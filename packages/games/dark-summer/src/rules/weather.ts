import { done, drawFrom } from '@bocage/kernel';
import { CHARTS, WEATHER } from '../data.ts';
import { refilled, weathered } from '../events.ts';
import type { G } from '../state.ts';
import { procedure, roll } from './units.ts';

const REFILL_AFTER = CHARTS.weather.historical.refillAfter.map(WEATHER.of);

/** 7.3: the chits that were kept back go into the cup once Rain and Storm are out. */
function refill(g: G): void {
  if (REFILL_AFTER.some((weather) => g.skies.get(weather) > 0)) return;
  if (g.laterSkies.total > 0) g.emit(refilled, {});
  for (const weather of WEATHER.words.keys()) {
    g.skies.add(weather, g.laterSkies.get(weather));
    g.laterSkies.set(weather, 0);
  }
}

/** 7.1: one chit is drawn, and never put back. */
export const weatherPhase = procedure(
  'weatherPhase',
  {},
  {
    draw: roll(
      '7.1-c',
      (g) => drawFrom(g.skies),
      (g) => [g.skiesDrawn.length],
      (g, _c, weather) => {
        g.skies.take(weather);
        g.skiesDrawn.push(weather);
        g.weather = weather;
        g.emit(weathered, { weather });
        refill(g);
        return done;
      },
    ),
  },
);
