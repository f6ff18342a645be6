import type { HexId } from '@bocage/hex';
import { d6, done, given, type Law, lawful, maybe } from '@bocage/kernel';
import { fifthRangers } from '../../events/dday.ts';
import { BEACH_HEXES, COMMANDO_SHORE, PLACE, POINTE_DU_HOC } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { joinsSecondRangers } from '../../tables/landing.ts';
import { BEACH, BRITISH } from '../../terms.ts';
import { FIFTH_RANGERS, UNIT, type UnitId } from '../../units.ts';
import { ask, procedure, roll, verb } from '../units.ts';
import { land } from './landing.ts';
import { whyNoRoom } from './room.ts';
import { COMMANDOS, FIRST, isWaiting, RANGERS, SECOND, WAVE } from './shore.ts';

const OMAHA = BEACH_HEXES[BEACH.of('omaha')] as HexId;

/** 10.A.1-l, R-160: the 2nd Rangers land at the Pointe du Hoc with the first wave, the 5th where the die sends them with the second. */
export const rangers = procedure(
  'rangers',
  { wave: WAVE, unit: maybe(UNIT) },
  {
    begin(g, c) {
      if (c.wave === FIRST)
        for (const unit of RANGERS)
          if (unit !== FIFTH_RANGERS && isWaiting(g, unit)) land(g, unit, POINTE_DU_HOC, '10.A.1-c');
      c.unit = FIFTH_RANGERS;
      return c.wave === SECOND && isWaiting(g, FIFTH_RANGERS) ? 'die' : done;
    },
    die: roll('10.A.1-l', d6, ['unit'], (g, _c, die) => {
      const hex = joinsSecondRangers(die) ? POINTE_DU_HOC : OMAHA;
      g.emit(fifthRangers, { unit: FIFTH_RANGERS, die, hex });
      land(g, FIFTH_RANGERS, hex, '10.A.1-l');
      return done;
    }),
  },
);

/** 10.A.1-n: on which hexes. */
const whyNotRaid: Law<[G, UnitId, HexId]> = given<[G, UnitId, HexId]>(
  (_g, _unit, hex) => (COMMANDO_SHORE.includes(hex) ? null : no('notCommandoShore')),
  (g, unit, hex) => whyNoRoom(g, hex, [unit]),
);
const whyNotCommando = (g: G, unit: UnitId) =>
  COMMANDOS.includes(unit) && isWaiting(g, unit) ? null : no('noCommandoAtSea');
const canRaid = (g: G, unit: UnitId): boolean =>
  isWaiting(g, unit) && COMMANDO_SHORE.some((hex) => whyNotRaid(g, unit, hex) === null);

/** 10.A.1-n: the commando brigades land with the second wave, where the British like. */
export const commandos = procedure(
  'commandos',
  { wave: WAVE },
  {
    next: (g, c) => (c.wave === SECOND && COMMANDOS.some((unit) => canRaid(g, unit)) ? 'choose' : done),
    choose: ask(
      '10.A.1-n',
      'Choose the hex where a commando brigade lands',
      () => BRITISH,
      verb(
        'land',
        (g) => lawful(UNIT, COMMANDOS, whyNotCommando, g),
        (g, _c, unit) => lawful(PLACE, COMMANDO_SHORE, whyNotRaid, g, unit),
        (g, _c, unit, hex) => {
          land(g, unit, hex, '10.A.1-n');
          return 'next';
        },
      ),
    ),
  },
);
