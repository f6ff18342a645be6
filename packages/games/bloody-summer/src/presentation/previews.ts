import type { Preview } from '@bocage/wargame';

/** Nothing more is thrown into the fight by either side, and the defender counts the better ground. */
const UNAIDED: NonNullable<Preview['answers']> = {
  'bombardment.choose': 'pass',
  'clash.withhold': 'go',
  'clash.spare': 'go',
  'clash.ground': ['ground town', 'ground village'],
  'clash.air': 'pass',
  'clash.lead': 'pass',
  'clash.answer': 'pass',
};

/** A fight goes on after its die in what called it. */
const FIGHT = 'battle|overrun|counterattack.at';
const fights = (verb: string, ...then: readonly string[]): Preview => ({
  verb,
  then,
  about: FIGHT,
  answers: UNAIDED,
});
/** What is decided in the middle of a fight may be its end; the next one is another matter. */
const amid = (...verbs: readonly string[]): Preview[] =>
  verbs.map((verb) => ({ ...fights(verb), isAmid: true }));
/** Bombs and shells, each by itself. */
const strikes = (...verbs: readonly string[]): Preview[] =>
  verbs.map((verb) => ({ verb, then: [], about: 'strike.hex' }));
/** Who leaves a box throws a die for it. */
const departs = (...verbs: readonly string[]): Preview[] =>
  verbs.map((verb) => ({ verb, then: [], about: 'departing.from', answers: { ...UNAIDED, 'departing.resistance': 'wait' } })); // biome-ignore format: one thing

/** What leads to the dice. */
export const PREVIEWS: readonly Preview[] = [
  // The weather and the cups of the first turn are another matter.
  { verb: 'setUpPhase.support.support', then: [], within: 'setUpPhase' },
  { verb: 'setUpPhase.place.place', then: [], within: 'setUpPhase' },
  fights('assaults.muster.join', 'fight'),
  fights('assaults.muster.fight'),
  fights('freeCombats.choose.attack'),
  fights('dropFights.choose.fight'),
  fights('landingAttacks.choose.assault'),
  fights('raid'),
  fights('activation.boxes.fight'),
  fights('festungCombat.muster.join', 'assault'),
  fights('festungCombat.muster.assault'),
  fights('counterattack.muster.join', 'strike'),
  fights('strike'),
  fights('movement.moves.overrun'),
  ...strikes('shell', 'send', 'drop', 'carpet', 'divide', 'openingBombardment.raid.fly'),
  ...amid('bombardment.choose.pass', 'withhold', 'clash.withhold.go', 'spare', 'clash.spare.go', 'ground', 'clash.air.fly', 'clash.air.pass'),
  ...amid('clash.lead.support', 'clash.lead.pass', 'clash.answer.support', 'clash.answer.pass'),
  ...departs('go', 'withdraw', 'boxMoves.moves.overrun', 'transfers.choose.enter', 'rise', 'departing.resistance.wait'),
]; // biome-ignore format: a line each
