/** The parts of the turn, each with its procedures, or steps of them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'The turn': ['game'],
  'German set-up': ['germanSetUp'],
  'Allied set-up': ['alliedSetUp'],
  'Airborne plans': ['alliedTurn.A', 'announcement'],
  'Units put to sea': ['alliedTurn.placement', 'invasionPlacement'],
  'Allied recovery': ['alliedTurn.B', 'recall'],
  'The tide': ['alliedTurn.tide'],
  'Allied player turn': ['alliedTurn'],
  Fire: ['fireSegment', 'firing', 'bombardment'],
  'Airborne landings': ['airborneLanding', 'comingDown'],
  Moves: ['movement'],
  'Landings from the sea': ['amphibiousLanding', 'beachLanding'],
  'Too many in a hex': ['crowding'],
  'Close Assaults': ['assaultSegment', 'assault', 'harm', 'retreat'],
  'German recovery': ['germanTurn.G'],
  'German player turn': ['germanTurn'],
};

/** What the log calls them, by procedure and step, else by procedure. */
export const HEADINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PARTS).flatMap(([title, steps]) => steps.map((step) => [step, title])),
);
