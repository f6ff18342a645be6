/** 11, the errata and the notes: scenarios, victory, elite units, the calendar. */
export const SCENARIO_CASES = {
  '11-a': 'Two or three play: one commands the Germans, one or two the Allies.',
  '11-b': 'The ships off the coast start with the points that the scenario gives them.',
  '11-c': 'Six heavy bombers, four medium ones and twelve fighter-bombers are in the cups.',
  '11-d': 'The German depots start in their boxes.',
  '11.1-a': 'The Race to Cherbourg is played from turn 1 to turn 4.',
  '11.1-b': 'In the Race to Cherbourg the map ends in the east with column 17.',
  '11.1-c': 'In the Race to Cherbourg there are no replacements and no heavy bombers.',
  '11.1-d': 'In the Race to Cherbourg both camps get half their Offensive markers, rounded up.',
  '11.1-e': 'In the Race to Cherbourg the Germans start as in the campaign, without those east of column 17.',
  '11.1-f': 'In the Race to Cherbourg LXXXIV Corps starts at Marigny.',
  '11.1-g': 'In the Race to Cherbourg Utah is an American depot from the start.',
  '11.1-h':
    'In the Race to Cherbourg the Americans start around Sainte-Mère-Église, some of them disorganized.',
  '11.1-i':
    'In the Race to Cherbourg the Western Task Force has two points of destroyers and one of battle cruisers a turn.',
  '11.1-j': 'In the Race to Cherbourg half the American aircraft fly.',
  '11.1-k':
    'In the Race to Cherbourg the German 77th, 353rd, 265th and 17th SS come on the turns of the campaign.',
  '11.1-l':
    'In the Race to Cherbourg the American 9th, 79th and 83rd come by Utah, on the turns of the campaign.',
  '11.1-m': 'With both hexes of Cherbourg at the end of turn 2 the Americans win a strategic victory.',
  '11.1-n': 'With Cherbourg at the end of turn 3 the Americans win an operational victory.',
  '11.1-o': 'With Cherbourg at the end of turn 4 the Americans win a marginal victory.',
  '11.1-p':
    'The Germans win a strategic victory if they enter Utah and still hold Cherbourg and Saint-Vaast-la-Hougue.',
  '11.1-q':
    'The Germans win an operational victory if they keep Cherbourg’s depot, and 17th SS and another division have a line to the south edge.',
  '11.1-r': 'The Germans win a marginal victory if they have the depot of Cherbourg when turn 4 ends.',
  '11.2-a':
    'Operation Cobra is played from turn 7 to turn 12 on the whole map; it begins in clear weather and at 0 points.',
  '11.2-b': 'In Operation Cobra the Germans start in the hexes given, some of them reduced.',
  '11.2-c': 'In Operation Cobra the Germans place the 654th and three Flak units anywhere east of column 13.',
  '11.2-d': 'In Operation Cobra the Americans start in the hexes given.',
  '11.2-e': 'In Operation Cobra the British and Canadians start in the hexes given.',
  '11.2-f': 'In Operation Cobra the British place the brigades of the 79th Armoured where they like.',
  '11.2-g': 'In Operation Cobra the Allies start with two Offensive markers at headquarters they choose.',
  '11.2-h': 'In Operation Cobra all reinforcements of the campaign from turn 7 on are used.',
  '11.2-i': 'Operation Cobra is won like the campaign.',
  '11.3-a': 'In the campaign each unit starts in its own hex, or comes on its own turn.',
  '11.3-b': 'The campaign begins in the night of turn 0, with all aircraft at hand.',
  '11.3-c': 'Both camps score on one track.',
  '11.3-d': 'Each step that the enemy loses is worth 1 point.',
  '11.3-e': 'A step of an elite unit is worth 1 point more.',
  '11.3-f': 'A city hex is worth 3 points to the camp that takes it.',
  '11.3-g': 'An Allied depot in no enemy zone of control is worth 3 points and what it can land, once.',
  '11.3-h': 'A Festung that has come under siege is worth 3 points to the Allies, once.',
  '11.3-i':
    'After turn 5 each paratroop or ranger unit that has not returned costs the Allies 1 point a turn.',
  '11.3-j': 'A Festung that is destroyed is worth 5 points to the Allies.',
  '11.3-k': 'A German depot that is destroyed is worth 5 points to the Allies.',
  '11.3-l': 'Control of Paris is worth 10 points to the Allies.',
  '11.3-m': 'The Allies win at once with Paris, Cherbourg and two of Brest, Lorient and Saint-Nazaire.',
  '11.3-n': 'The Allies win at once when fewer than ten German units are left on the map.',
  '11.3-o': 'The Allies win at once with Paris and the Pas-de-Calais.',
  '11.3-p': 'The Germans score 20 points each turn.',
  '11.3-q':
    'An Allied depot that lands at most one Offensive marker is worth 10 points to the Germans if destroyed.',
  '11.3-r':
    'An Allied depot that lands two Offensive markers or more is worth 20 points to the Germans if destroyed.',
  '11.3-s': 'A city hex that the Germans retake is worth 3 points more to them.',
  '11.3-t': 'The Germans win at once if they hold four beaches once the Allies have landed.',
  '11.3-u': 'A lead of 25 points is a marginal victory, one of 50 a decisive one.',
  'ERR-a': 'The German KG 275 has one step.',
  'ERR-b': 'The third counter of Bomber Command is a fighter-bomber.',
  'DN-a': 'Elite units are those whose counter shows a decoration for bravery.',
  'DN-b': 'A turn is a week and a hex about 6 km; turn 7 begins on 18 July 1944.',
} as const;
