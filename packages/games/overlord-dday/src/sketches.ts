import type { Game } from '@bocage/kernel';

/** The losses of the 352nd are made good where two Weapons Nests are gone and two battalions are reduced (27.3.6-c). */
const RESTORE = [
  'phase 6',
  'weather overcast',
  'reduced yes',
  'cup A3=2 A4=2 A5=2 A6=2 A7=2 A8=6',
  'germanLosses 2',
  'unit WN62/352 lost=yes',
  'unit WN66/352 lost=yes',
  'unit I/916 at=N3131 steps=1 back=yes',
  'unit II/916 at=N3231 steps=1 back=yes',
  'unit I/914 at=N3029 steps=2',
  '> game.over',
  '> endStage.alliedBridges',
  '> restoration.restore left=1',
];

/** Positions made by hand, by the moment that is waited for: moments that play seldom comes to. */
export const sketchesFor = ({
  id,
  version,
}: Pick<Game, 'id' | 'version'>): Readonly<Record<string, string>> => ({
  'restoration.restore': ['bocage-position 1', `game ${id} ${version}`, 'scenario dday', ...RESTORE].join(
    '\n',
  ),
});
