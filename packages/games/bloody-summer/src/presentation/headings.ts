/** The parts of the turn, each with its procedures, or steps of them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'The turn': ['game', 'turn'],
  'Setting up': ['setUpPhase'],
  Weather: ['weatherPhase', 'stormTest'],
  'The air forces': ['airPhase'],
  Logistics: ['logistics', 'airlift', 'resources'],
  'Offensive markers are carried': ['carrying', 'convoy'],
  Administration: ['administration', 'recovery'],
  'The phase': ['phase', 'half'],
  'Reinforcements and transfers': ['transfers'],
  'Moves off the map': ['offMapMovement', 'boxMoves', 'departing'],
  'Combat off the map': ['boxCombat', 'festungCombat'],
  Moves: ['movement', 'crowding'],
  Overruns: ['overrun'],
  Combats: ['combatPhase', 'activation', 'assaults', 'battle', 'clash', 'outcome', 'losses'],
  Bombardment: ['bombardment', 'strike', 'openingBombardment'],
  Retreats: ['givingWay', 'retreat'],
  'After the combat': ['aftermath'],
  Counterattacks: ['counterattack'],
  Exploitation: ['exploitation'],
  'The sixth of June': ['dday', 'freeCombats', 'reaction'],
  'The night': ['night', 'drops', 'dropFights', 'dropMoves'],
  'The morning': ['morning'],
  'The landings': ['wave', 'swimming', 'offshore', 'rangers', 'landing', 'commandos', 'landingAttacks'],
  'Coastal batteries': ['batteryFire'],
  'The afternoon': ['afternoon'],
  'The evening': ['evening'],
};

/** What the log calls them, by procedure and step, else by procedure. */
export const HEADINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PARTS).flatMap(([title, steps]) => steps.map((step) => [step, title])),
);
