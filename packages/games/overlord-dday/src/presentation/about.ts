import { aboutOf, questionsOf } from '@bocage/wargame';
import { BEACH, EVERY_UNIT } from '../data.ts';
import { spaceOf } from '../map.ts';
import { displacement } from '../rules/landing.ts';
import type { G } from '../state.ts';
import { nameOf } from './faces.ts';
import { countedPhase, listed } from './words.ts';

const ask = questionsOf<G>();

/** What a question is about beside the units and places that it names. */
export const about = aboutOf(
  ask(displacement, {
    pick(g, { beach, many }) {
      const next = spaceOf(beach, g.phase + 1);
      const late = EVERY_UNIT.filter((unit) => g.unit.at.get(unit) === next && g.unit.rolled.get(unit) === 1);
      const who = `${listed(late.map(nameOf))} found no room and ${late.length === 1 ? 'comes' : 'come'}`;
      const others = many === 1 ? 'One unit of that phase goes' : `${many} units of that phase go`;
      return `${BEACH.text(beach)}: ${who} in the ${countedPhase(g.phase + 1)}. ${others} one phase further.`;
    },
  }),
);
