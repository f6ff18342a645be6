/** The parts of the turn, each with its procedures, or steps of them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'The turn': ['game', 'turn'],
  'Setting up': ['setUpPhase'],
  Weather: ['weatherPhase', 'stormTest'],
  'The air forces': ['airPhase'],
  Logistics: ['logistics'],
  Administration: ['administration'],
  'The phase': ['phase', 'half'],
  'Reinforcements and transfers': ['transfers'],
  'Moves off the map': ['offMapMovement'],
  Moves: ['movement'],
  Overruns: ['overrun'],
  Combats: ['combatPhase', 'battle', 'retreat'],
  'After the combat': ['aftermath'],
  'The sixth of June': ['dday'],
};

/** What the log calls them, by procedure and step, else by procedure. */
export const HEADINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PARTS).flatMap(([title, steps]) => steps.map((step) => [step, title])),
);
