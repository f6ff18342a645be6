import type { Army } from '@bocage/catalogue';

/** The colours of an army's counters: cardboard, its edge, and the ink on it. */
export interface ArmyStyle {
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
}

const DARK_INK = '#221d16';
const LIGHT_INK = '#ffffff';

const STYLES: Readonly<Record<Army, ArmyStyle>> = {
  us: { fill: '#7d8f4e', edge: '#46532a', ink: DARK_INK },
  british: { fill: '#c9a05f', edge: '#7d5c2a', ink: DARK_INK },
  canadian: { fill: '#d08a5a', edge: '#84481f', ink: DARK_INK },
  french: { fill: '#7d9cc9', edge: '#3c5c8a', ink: DARK_INK },
  german: { fill: '#6b7880', edge: '#39434a', ink: LIGHT_INK },
  ss: { fill: '#2f3033', edge: '#000000', ink: LIGHT_INK },
  luftwaffe: { fill: '#4f6f96', edge: '#2a4264', ink: LIGHT_INK },
  navy: { fill: '#35506b', edge: '#1b2e42', ink: LIGHT_INK },
  neutral: { fill: '#d9d4c4', edge: '#857f6c', ink: DARK_INK },
};

export const armyStyle = (army: Army): ArmyStyle => STYLES[army];
