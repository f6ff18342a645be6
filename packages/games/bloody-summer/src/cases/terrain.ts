/** 2 and 3: stacking, ground and zones of control. */
export const TERRAIN_CASES = {
  '2.1-a':
    'A side may have 5 stacking points in a hex, and beside them one unit without stacking points and one headquarters.',
  '2.1-b': 'Stacking counts when movement ends; until then units may pass through full hexes.',
  '2.1-c': 'Boxes hold any number of units; only a Festung has a limit.',
  '2.1-d': 'American and British units never share a hex or a box.',
  '2.2-a': 'What ground does to movement, zones of control, combat and retreat stands in the terrain chart.',
  '2.2-b': 'A road or railway helps only a unit that follows it from hex to hex.',
  '2.2-c': 'Along a road or railway a unit pays neither for the ground nor for rivers.',
  '2.2-d': 'Motorized infantry may go on foot instead, but for the whole of a phase.',
  '2.2-e': 'Allied paratroops go on foot until a supply line has reached them.',
  '2.2-f': 'Where a hex shows several kinds of ground, its middle decides.',
  '2.2-g': 'In a town or village the defender chooses whether the houses or the ground around them count.',
  '3-a': 'A combat unit with at least 1 stacking point has a zone of control over the six hexes around it.',
  '3-b': 'Units without stacking points, headquarters, markers and garrisons have no zone of control.',
  '3-c': 'Units and headquarters must stop when they enter an enemy zone of control.',
  '3-d': 'A stack that overruns need not stop in an enemy zone of control.',
  '3-e': 'A unit may go straight from one enemy zone of control into another, where it stops.',
  '3-f': 'For movement a friendly unit does not cancel an enemy zone of control.',
  '3-g':
    'To leave an enemy zone of control costs commandos nothing, paratroops and elite units 1 point more, all others 2.',
} as const;
