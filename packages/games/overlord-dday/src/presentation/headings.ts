/** The parts of the turn, each with its procedures, or steps of them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'Kampfgruppe Meyer': ['game.rollMeyer'],
  Weather: ['preliminary.weather'],
  'Coastal batteries': ['preliminary.rollStrength'],
  'The Orne bridge': ['preliminary.orneBridge'],
  'Airborne drops': ['preliminary.drop', 'preliminary.scatter'],
  'The landing at Utah': ['preliminary.utah'],
  'Bombardment before the landings': ['preliminary.bombard'],
  'Pointe du Hoc': [
    'preliminary.pointeDuHoc',
    'preliminary.fifthAfterSuccess',
    'preliminary.fifthAfterFailure',
  ],
  'Merville Battery': ['preliminary.merville'],
  'Resistance on the beaches': ['preliminary.usChits', 'preliminary.secondUsChit', 'preliminary.cwChit'],
  'Before dawn': ['preliminary'],
  'Naval fire': ['navalFire', 'bombardment'],
  Landings: ['beachLanding', 'comingAshore', 'displacement'],
  'Attacks planned': ['action.designate'],
  Moves: ['action.move'],
  Fighting: ['action', 'combat', 'losses', 'retreat'],
  'German activation': ['activation', 'rousing'],
  Recovery: ['recovery'],
  Evening: ['endStage'],
  'German marches': ['endStage.germanMoves', 'interdiction'],
  Gliders: ['gliderLanding'],
  'The 352nd made whole': ['restoration'],
  Bridges: ['demolition', 'endStage.alliedBridges', 'endStage.germanBridges'],
};

/** What the log calls them, by procedure and step, else by procedure. */
export const HEADINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PARTS).flatMap(([title, steps]) => steps.map((step) => [step, title])),
);
