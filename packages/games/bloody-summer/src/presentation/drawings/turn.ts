import { drawnBy, noStrokes, takenBy } from '@bocage/wargame';
import { ADMINISTRATION_EVENTS } from '../../events/administration.ts';
import { AIR_EVENTS } from '../../events/air.ts';
import { COMMON_EVENTS } from '../../events/common.ts';
import { LOGISTICS_EVENTS } from '../../events/logistics.ts';
import { SETUP_EVENTS } from '../../events/setup.ts';
import { VICTORY_EVENTS } from '../../events/victory.ts';
import { WEATHER_EVENTS } from '../../events/weather.ts';
import { grid, zoneOf } from '../../map.ts';
import { US } from '../../terms.ts';
import { atHex, atPlace, carried, comes, flag, hit, lost, ring } from './strokes.ts';

/** 9.2: the hexes of a zone. */
const hexesOfZone = (zone: number) => grid.hexes.filter((hex) => zoneOf(hex) === zone);

export const common = drawnBy(COMMON_EVENTS, {
  turnBegan: ['normal', noStrokes, 'Turn {turn}'],
  phaseBegan: ['light', noStrokes, 'Turn {turn}, phase {phase}'],
  scored: ['light', ring],
  stepLost: ['normal', hit],
  destroyed: ['heavy', lost],
  captured: ['heavy', lost],
  headquartersLost: ['heavy', lost],
  disorganised: ['normal', hit],
  reorganised: ['light', ring],
  taken: ['normal', flag],
  markersTaken: ['normal', flag],
  restEnded: ['light', ring],
});

export const setUp = drawnBy(SETUP_EVENTS, {
  placed: ['light', comes('march')],
  supportedAtStart: ['light', ring],
});

export const weather = drawnBy(WEATHER_EVENTS, {
  weatherRolled: ['normal', noStrokes, 'Weather: die {die}, {modifier}, {weather}'],
  weatherGiven: ['light', noStrokes],
  stormThreatened: ['light', noStrokes],
  stormBroke: ['heavy', noStrokes, 'Die {die}: storm, nothing flies and no ship fires'],
  stormHeldOff: ['light', noStrokes],
  stormSpared: ['light', noStrokes],
  stormPassed: ['light', noStrokes],
  skyAfterStorm: ['light', noStrokes],
  mulberryStood: ['normal', noStrokes],
  mulberryBroken: ['heavy', noStrokes],
});

export const air = drawnBy(AIR_EVENTS, {
  bombersBack: ['light', noStrokes],
  rubbleCleared: ['light', atHex],
  drawn: ['light', noStrokes],
  noneDrawn: ['normal', noStrokes],
  superiority: ['light', noStrokes, 'Air superiority: die {die}, {many}'],
  watched: ['light', ({ zone }) => [{ kind: 'ring', places: hexesOfZone(zone) }]],
  raided: ['light', atPlace],
  keptBack: null,
});

export const logistics = drawnBy(LOGISTICS_EVENTS, {
  workBegan: ['light', ring],
  workStopped: ['normal', ring],
  workDelayed: ['light', ring],
  opened: ['normal', ({ at }) => [takenBy(US, at)]],
  completed: ['light', ring],
  halved: ['normal', hit],
  depotLost: ['heavy', lost],
  germanDepotLost: ['heavy', lost],
  cutOff: ['normal', ring],
  relieved: ['light', ring],
  allSupplied: ['light', noStrokes],
  notChecked: null,
  airlifted: ['light', ring],
  markersRaised: ['normal', noStrokes, '{camp}: die {die}, {many}'],
  bonusMarker: ['light', ring],
  markerStored: ['light', ring],
  markersWasted: ['normal', noStrokes],
  markerLanded: ['light', ring],
  markerCarried: ['light', carried],
  markerFreed: ['light', atPlace],
  markerHeldUp: ['normal', atPlace, 'Die {die}, {modifier}: the marker stays in {place}'],
  carriedNothing: null,
});

export const administration = drawnBy(ADMINISTRATION_EVENTS, {
  initiativeRolled: ['light', noStrokes, 'Initiative: die {die} and {count} make {total} for {camp}'],
  initiativeWon: ['normal', noStrokes],
  replacementsGained: ['light', noStrokes],
  noReplacements: ['light', noStrokes],
  stepRegained: ['light', ring],
  rested: ['light', ring],
  restDone: ['light', ring],
  roused: ['light', ring],
  rebuiltReturns: ['light', atPlace],
  awaitsRebuilding: null,
  repatriated: ['light', ring],
});

export const victory = drawnBy(VICTORY_EVENTS, {
  besieged: ['normal', ({ place }) => [takenBy(US, place)]],
  wonAtOnce: ['heavy', noStrokes],
});
