/** The rule cases of 27.0, in our words; prompts, refusals, events and tests cite them by number. */
export const CASES = {
  '27.0-a':
    'This sequence and its special rules govern Game-turn 1 and stop applying when Game-turn 2 begins.',
  '27.0-b':
    'The base sequence of play (3.0) is not used on Turn 1; stages run Preliminary, Activity, Game-turn End, in that order.',
  '27.0-c': 'Artillery units have no artillery function on Turn 1 (8.7 off).',
  '27.0-d': 'Headquarters and Support Point rules (9.0, 10.0) are off on Turn 1.',
  '27.0-e':
    'Supply (11.0) is not traced on Turn 1; only the effects of a printed Out of Supply status are used.',
  '27.0-f': 'Operations (12.0) and the special army rules (13.0) are off on Turn 1.',
  '27.0-g': 'Air power (15.0) is off on Turn 1, except the movement interdiction invoked in 27.3.4.',
  '27.0-h':
    'Base reinforcement and replacement rules (16.0, 17.0) are off on Turn 1 apart from the adjustments of 27.3.',
  '27.0-i': 'Base sections 20.0, 21.0 and 23.0 are off on Turn 1.',
  '27.0-j':
    'Of the expansion only 26.2, 26.4.5, 26.4.7, 26.8.1, 26.10.7, 26.18.1, 26.20.7, 26.21.1 and scenario 22.6 apply on Turn 1.',
  '27.0-k': 'The German set-up alternatives of 26.23.3 may be switched on before play.',
  '27.0-l': 'Play may start only when all units, charts and displays are set up as scenario 22.6 directs.',
  '27.0-m': 'Regroup and Disorganized markers are not limited in number.',
  '27.1-a': 'Steps 27.1.1 to 27.1.8 are carried out in numerical order, each completed before the next.',
  '27.1.1-a': 'The Allied player rolls one die on the Current Weather Condition Table for Game-turn 2.',
  '27.1.1-b':
    'The result is recorded secretly: the program must show it to the Allied player only until Turn 2 reveals it.',
  '27.1.1-c': 'No modifier applies to this weather roll.',
  '27.1.2-a':
    'One die is rolled for each of the WNs Merville (N3551), 14 to 18 (N3549) and Pointe du Hoc (N2828), and for no others.',
  '27.1.2-b': 'On 1 or 2 the WN starts on its reduced artillery side, on 3 to 6 on its full side.',
  '27.1.2-c':
    'These yellow-bar WNs have two sides but one step; being flipped here is not a step loss, and one step loss eliminates them on either side.',
  '27.1.3-a':
    'One die is rolled for the Orne bridge N3648/N3749: on 1 it is destroyed, on 2 to 6 the Allies have captured it intact.',
  '27.1.3-b': 'A destroyed bridge is marked at its hexside and then counts as no bridge.',
  '27.1.4-a':
    'Each airborne unit is placed on its scenario drop zone and rolls one die on the Allied Airborne Landing Table.',
  '27.1.4-b':
    'Losses and scatter are applied as the table says and the unit is marked Regroup or Disorganized.',
  '27.1.4-c': 'Allied airborne units may neither attack nor move in Landing Phase 1.',
  '27.1.4-d':
    'A Regroup marker may be left off an airborne unit that is not adjacent to a German unit other than a WN or Garrison in Landing Phase 1.',
  '27.1.4-e':
    'A scattered unit moves one hex from the drop zone hex in the direction given by one die on the scatter diagram.',
  '27.1.4-f':
    'If that hex is enemy occupied the unit goes clockwise around the drop zone hex to the first hex that is not.',
  '27.1.5-a':
    'One die decides which pair of Utah hexes is used: 1 to 4 the intended, 5 or 6 the actual hexes.',
  '27.1.5-b': 'If the actual hexes are used WN 5/709 is moved from N2723 to N2522.',
  '27.1.5-c': 'The chosen Utah hexes are used on Turn 1 and on all later turns.',
  '27.1.6-a':
    'The Allied player rolls one die for every WN; 5 or 6 places a Regroup marker, 1 to 4 has no effect.',
  '27.1.6-b': 'Garrisons are not rolled for.',
  '27.1.7-a': 'One die is rolled for Merville; a modified 1 or less eliminates the WN, otherwise it stays.',
  '27.1.7-b':
    'The roll is reduced by 1 if the WN is marked Regroup, by 1 if it started on its reduced side, and by 1 if the 9 Para battalion is neither reduced nor Disorganized.',
  '27.1.7-c': 'One die is rolled for Pointe du Hoc; a modified 1 or less eliminates the WN.',
  '27.1.7-d':
    'The roll is reduced by 1 if the WN is marked Regroup and by 1 if it started on its reduced side.',
  '27.1.7-e': 'If the WN is eliminated the 2nd Rangers are placed in N2828 reduced and Disorganized.',
  '27.1.7-f':
    'After a success, on a second die of 1 or 2 the 5th Rangers are reduced and Disorganized and join the 2nd in N2828.',
  '27.1.7-g':
    'After a success, on 3 or 4 the 5th Rangers are reduced and will land at Dog in Landing Phase 1, and the 2nd Rangers are flipped to full strength.',
  '27.1.7-h': 'After a success, on 5 or 6 the 5th Rangers land at Dog in Landing Phase 1 at full strength.',
  '27.1.7-i': 'If the WN survives the 2nd Rangers are Disorganized and stay in the Pointe du Hoc display.',
  '27.1.7-j':
    'After a failure a die of 1 to 3 leaves the 5th Rangers, reduced, with the 2nd in the display; 4 to 6 sends them to land at Dog in Landing Phase 1.',
  '27.1.7-k':
    'While the Pointe du Hoc WN stands, the Rangers in the display must attack it in every Allied Action Segment.',
  '27.1.7-l': 'Ranger units under a Regroup or Disorganized marker are not obliged to attack.',
  '27.1.7-m':
    '5th Rangers sent to Dog land there (N2931) by the normal landing procedure together with 1/116/29.',
  '27.1.8-a': 'One strength chit is drawn at random from the effectiveness 1 cup for each landing beach.',
  '27.1.8-b':
    "The Beach Resistance Value is the chit's number for the combat class printed for that beach on the map.",
  '27.1.8-c': 'Before drawing, all six chits with the value A8 are taken out of that cup.',
  '27.1.8-d': 'The two U.S. chits are drawn together; the smaller goes to Utah and the larger to Omaha.',
  '27.1.8-e': 'The value is added to every die roll on the Beach Landing Table at that beach.',
  '27.1.8-f': 'After this step the marker advances to Landing Phase 1.',
  '27.2-a': 'The Activity Stage consists of exactly five Landing Phases.',
  '27.2-b':
    'Each Landing Phase runs: Allied naval fire, Allied beach landing, Allied action, resistance reduction (phase 1 only), German activation, German action, WN recovery, marker advance.',
  '27.2.1-a':
    'In each Landing Phase the U.S. and the Commonwealth sector may each make at most four naval bombardments.',
  '27.2.1-b': 'At least one U.S. bombardment must be made at Utah and at least one at Omaha.',
  '27.2.1-c': 'At least one Commonwealth bombardment must be made at each of Gold, Juno and Sword.',
  '27.2.1-d': 'The remaining bombardments may be made on any WN hex of the own sector.',
  '27.2.1-e':
    'WNs west of the army boundary belong to the U.S. sector, those east of it to the Commonwealth sector.',
  '27.2.1-f': 'Only hexes with a WN may be bombarded; a Garrison is no target.',
  '27.2.1-g': 'A modified 6 or more places a Regroup marker on the target; 5 or less has no effect.',
  '27.2.1-h': 'If the target is already under Regroup, a hit flips the marker to Disorganized.',
  '27.2.1-i': 'The die gets +1 if the WN is adjacent to a beach hex, in Landing Phase 1 only.',
  '27.2.1-j': 'The die gets +1 if another German unit is stacked with the WN.',
  '27.2.1-k':
    "A target counts for a beach's quota only if it is within 3 hexes of a hex of that beach or bears a coastal artillery symbol for that beach.",
  '27.2.1-l': 'If no WN of a beach is left to fire on, the bombardment required there is lost.',
  '27.2.1-m':
    'A hex may be bombarded only once in a Landing Phase, and a bombardment has one target hex only.',
  '27.2.1-n': 'The result applies to all units in the target hex.',
  '27.2.1-o': 'The Port-en-Bessin WN may be bombarded by either navy, but not by both in the same segment.',
  '27.2.2-a':
    'The Allied player may move units from the display space of the current Landing Phase to the connected beach hex.',
  '27.2.2-b':
    'Each landing unit rolls one die, adds the modifiers and takes the result of the Turn 1 line of the Combat Units Beach Landing Table.',
  '27.2.2-c':
    'The roll is increased by the current Beach Resistance Value and by the Landing Phase resistance modifier (at Omaha 2, 2 and 1 in phases 1 to 3).',
  '27.2.2-d':
    "The roll is increased for coastal artillery WNs that bear the beach's letter and are not under a Regroup or Disorganized marker.",
  '27.2.2-e':
    'The roll is increased by 1 if at least one unmarked WN is adjacent to the landing hex, however many there are.',
  '27.2.2-f':
    'The roll has two further modifiers, one for landing as a regiment or brigade and one for adjacent German units other than WNs.',
  '27.2.2-g':
    'Results are none, Regroup, Disorganized, step losses, or combinations of these, applied to that unit only.',
  '27.2.2-h': 'A beach hex may hold three units.',
  '27.2.2-i':
    'A unit that cannot land in its phase is put under Regroup and moved to the next Landing Phase space.',
  '27.2.2-j': 'An equal number of units already there is moved one space on, without a marker.',
  '27.2.2-k': 'A unit displaced a second time is marked Disorganized.',
  '27.2.2-l':
    'Units that cannot land in phase 5 go to the Landing Boxes of the same beach and displace units there.',
  '27.2.2-m':
    'Each Landing Box holds one unit; two breakdown battalions may share a box and later land as one unit.',
  '27.2.2-n':
    'The unit of Landing Box 1 is displaced to Box 2 and that of Box 2 to the Floating Reserve; displaced units lose Regroup and Disorganized markers.',
  '27.2.2-o': 'While a German unit occupies a landing beach hex no Allied unit may land there.',
  '27.2.2-p': 'Units in the landing display may not attack a German unit in a beach hex; landed units may.',
  '27.2.2-q': 'The block lasts until the German unit leaves or is destroyed.',
  '27.2.2-r': 'Units that wait may be held in the display or moved to the Floating Reserve.',
  '27.2.2-s':
    'At the end of the last Landing Phase all units left in the display go to the Floating Reserve.',
  '27.2.3-a':
    'Each landed Allied unit may take one of three actions per Landing Phase: combat, movement or rally.',
  '27.2.3-b':
    'All combats are resolved first, then units that did not fight may move, then units that did neither may rally.',
  '27.2.3-c': 'Combat and movement follow the base rules unless changed here.',
  '27.2.4-a': 'Units that will attack are designated before any combat is resolved.',
  '27.2.4-b': 'A designated unit must attack.',
  '27.2.4-c': 'A hex may be attacked only once per Landing Phase by a side.',
  '27.2.4-d': 'Advance after combat is limited to one hex, the attacked one, whatever the result.',
  '27.2.4-e': 'A unit under Regroup that attacks becomes Disorganized before strengths are added.',
  '27.2.4-f':
    'No attack is compulsory and adjacent enemy hexes may be ignored (the Rangers at Pointe du Hoc excepted).',
  '27.2.4-g': 'All units in an attacked hex must be attacked together.',
  '27.2.4-h': 'Units stacked together may attack different hexes or not attack at all.',
  '27.2.4-i': 'Combat air support, artillery support and naval bombardment give no shift in a combat action.',
  '27.2.4-j': 'There is no divisional integrity shift.',
  '27.2.4-k': 'Armor superiority may be claimed by German armor only.',
  '27.2.4-l': 'Units marked E or A give one right shift, only when attacking.',
  '27.2.4-m': 'The E shift applies only against WNs.',
  '27.2.4-n': 'A special unit under Regroup or Disorganized gives no shift.',
  '27.2.4-o':
    "If a special unit's shift was used and its side loses steps, the first step must come from that unit.",
  '27.2.4-p':
    'In a combat against a WN or Garrison defending alone, retreat results are ignored for both sides.',
  '27.2.4-q': 'If a WN defends with another unit, losses fall on the WN first.',
  '27.2.4-r': 'A WN ignores a retreat while other units of its hex carry it out.',
  '27.2.4-s':
    'In bocage or hedgerow a German unit other than a WN may change one loss into a retreat if the loss would eliminate it.',
  '27.2.4-t':
    'If Allied attackers suffer a D result against a WN that has a ZOC and defends alone, only one attacking stack, chosen by the Allied player, is Disorganized.',
  '27.2.4-u':
    'Otherwise a D result Disorganizes all surviving units of the affected side in the combat; a unit under Regroup flips to Disorganized, and one already Disorganized suffers nothing more.',
  '27.2.4-v': 'Attritional losses and accelerated effort (8.10) may not be used.',
  '27.2.4-w': 'Step losses of WNs and Garrisons on Turn 1 are not recorded as German step losses.',
  '27.2.4-x': 'A WN with the destroyer symbol gives one right shift to the Allies who attack it.',
  '27.2.4-y': 'WNs and Garrisons count as infantry.',
  '27.2.4-z':
    "Terrain modifies combat as its chart and the combat table say; a town gives one left shift and the table is read on the line of the defender's terrain.",
  '27.2.4-aa': 'All units are in full supply unless they carry an Out of Supply marker.',
  '27.2.4-ab':
    'German units that start Out of Supply stay so for the whole of Turn 1, with the base effects on combat and movement.',
  '27.2.4-ac':
    'A Disorganized attacker and a defender under Regroup or Disorganized have their printed strength halved, each unit separately and rounded up.',
  '27.2.4-ad':
    'Odds are rounded down to a whole ratio in favour of the defender; all shifts are added up first and applied once.',
  '27.2.4-ae': 'A combat is resolved with the sum of two dice.',
  '27.2.4-af':
    'A result gives attacker and defender step losses, D for Disorganized and an arrowed number of hexes of retreat for either side.',
  '27.2.4-ag': 'The owner distributes step losses among his units that took part.',
  '27.2.4-ah':
    'Any surviving attackers, including Disorganized ones, may advance into the vacated hex; Rangers attacking from their display occupy N2828.',
  '27.2.5-a': 'Normal terrain movement costs are not used in the Landing Phases.',
  '27.2.5-b': 'An Allied unit moves one hex per Landing Phase.',
  '27.2.5-c':
    'A German unit with 1 to 4 MP moves 1 hex, with 5 or 6 MP 2 hexes, and a mech unit 3 hexes per Landing Phase.',
  '27.2.5-d':
    'A clear hex counts one half hex, and so does a hex entered along one continuous road, for both sides.',
  '27.2.5-e': 'A unit under Regroup or Disorganized may never move more than one hex.',
  '27.2.5-f':
    'An Allied unit adjacent to a WN that is not under Regroup or Disorganized may never move more than one hex.',
  '27.2.5-g': 'Streams do not affect movement, but do affect combat.',
  '27.2.5-h': "Crossing a minor river hexside without a bridge takes the unit's whole allowance.",
  '27.2.5-i': 'A major river may be crossed only at an intact bridge.',
  '27.2.5-j': 'Prohibited hexes and hexsides may not be entered or crossed.',
  '27.2.5-k': 'Entering or leaving an enemy ZOC costs nothing.',
  '27.2.5-l': 'A unit must stop when it enters the ZOC, of any type, of an enemy unit.',
  '27.2.5-m': 'A unit may never move directly from one enemy ZOC to another.',
  '27.2.5-n': 'The limit of three units applies where units end a move, not to hexes passed through.',
  '27.2.6-a': 'Only a unit that neither fought nor moved in this segment may rally.',
  '27.2.6-b': 'Rally removes a Regroup marker or turns Disorganized into Regroup.',
  '27.2.6-c': 'Only German units and landed Allied units may rally; units in landing displays may not.',
  '27.2.7-a':
    'After the Allied actions of Landing Phase 1 all Beach Resistance chits are flipped to their reduced side; this happens once.',
  '27.2.8-a':
    'Every German unit is an Activation Group unit (1 to 9), an Independent Unit or a Non-Active Unit.',
  '27.2.8-b': 'A unit belongs to a group if it bears a group number.',
  '27.2.8-c':
    'A unit without a group number that starts on a map hex and is not Out of Supply is independent.',
  '27.2.8-d': 'A unit that starts Out of Supply on the map or in an off-map box is non-active.',
  '27.2.8-e': 'A German unit may not attack, move or rally until it has been activated.',
  '27.2.8-f': 'An activated unit stays active for the rest of the game.',
  '27.2.8-g':
    'Each inactive group rolls one die per Landing Phase and becomes active if the modified roll is not greater than the phase number.',
  '27.2.8-h': 'The rolls for groups 1 and 2 get +1.',
  '27.2.8-i':
    'The roll gets -1 for each battalion of the group adjacent to an Allied unit that came by sea; airborne units do not count.',
  '27.2.8-j': 'Group 3 may have a further modifier from the Kampfgruppe Meyer set-up table.',
  '27.2.8-k': 'Activated units are shown by their facing (sideways until active).',
  '27.2.8-l':
    'After the groups, the German player may activate 1 Independent Unit plus 1 for each group activated in this segment.',
  '27.2.8-m':
    'He designates Independent Units one by one, in any order, and rolls a die for each; a roll not greater than the phase number activates it.',
  '27.2.8-n': 'Rolling stops when the allowance is filled.',
  '27.2.8-o':
    'If every eligible unit has been rolled for and some allowance is left, the German player activates units of his choice to fill it.',
  '27.2.8-p': 'In Landing Phase 5 all remaining groups and Independent Units become active without a roll.',
  '27.2.8-q':
    'Non-Active Units never activate in a Landing Phase, even if attacked or if an Allied unit is adjacent.',
  '27.2.8-r': 'In the single-map game only the Independent Units on that map are available.',
  '27.2.9-a':
    'Active German units take combat, movement and rally actions by the same procedure as the Allies.',
  '27.2.9-b': 'WNs do not rally in the action segment.',
  '27.2.10-a':
    "For each WN under a marker one die is rolled; if it is not greater than the WN's current printed strength, Regroup is removed or Disorganized becomes Regroup.",
  '27.2.10-b': 'The strength used is that of the side now face up, not halved.',
  '27.2.10-c': 'Garrisons recover one level automatically.',
  '27.2.10-d': 'The marker then advances; after Landing Phase 5 the Game-turn End Stage begins.',
  '27.3-a':
    'Steps 27.3.1 to 27.3.8 are carried out in numerical order, after which Game-turn 2 begins with the Build-up sequence.',
  '27.3.1-a':
    'The Allied player places each glider unit in or adjacent to its designated drop zone hex and rolls on the Allied Airborne Landing Table.',
  '27.3.1-b': 'Scatter results are ignored for gliders.',
  '27.3.1-c':
    'A glider whose designated hex holds an enemy must be placed in one of the neighbouring hexes instead.',
  '27.3.1-d': 'A glider may land only in clear, mixed or hedgerow.',
  '27.3.1-e': 'The roll gets +1 in hedgerow and a further +1 in an enemy ZOC.',
  '27.3.2-a':
    'Units that started in Beach or Mulberry Landing Boxes may not land this turn; each unit in a Landing Box 1 gets a Delayed Landing marker.',
  '27.3.2-b': 'Any empty Landing Box may be filled at once from the Floating Reserve of that army.',
  '27.3.2-c': 'Landing Box 2 of the Mulberry displays is not open.',
  '27.3.3-a':
    'The obstruction level of a beach is the reduced value of its resistance chit, plus 1 for Juno and for Gold.',
  '27.3.3-b': 'Sword has no obstruction level.',
  '27.3.3-c': "The level is marked on the beach's obstruction track.",
  '27.3.3-d': 'The drawn chits and the removed A8 chits go back to their cups.',
  '27.3.4-a':
    'The German player may now move Independent and Non-Active Units up to half their movement allowance.',
  '27.3.4-b': 'Units of an Activation Group may not move in this step.',
  '27.3.4-c': 'Tactical or strategic movement by the base rules may be used.',
  '27.3.4-d':
    'Air interdiction is applied as a 0/3 result: 3 MP are deducted before halving, and primary roads count as secondary roads.',
  '27.3.4-e': 'Units may exceed their interdicted allowance by the base procedure (15.5.2).',
  '27.3.4-f': 'A fraction after halving is rounded up (14 less 3 is 11, half is 5 1/2, giving 6).',
  '27.3.4-g': 'On Turn 1 strategic movement is allowed into any hex that is not adjacent to an Allied unit.',
  '27.3.4-h': 'The movement restriction of the 711th Division applies.',
  '27.3.4-i':
    'In the one-map game units in off-map box 1–2 move to box 13 after the units that started there have left; this is their only movement.',
  '27.3.4-j':
    'The unit in the rail box may be put, without a die roll, into a town or city that lies east of the Orne and has no Allied neighbour.',
  '27.3.5-a':
    'If all three breakdown battalions of a regiment are eliminated, the regiment is placed as a cadre in the Floating Reserve of its army.',
  '27.3.5-b': 'The eliminated battalions of such a regiment are removed from play.',
  '27.3.5-c': 'The associated unit of the regiment returns by the turn track 6 game-turns later.',
  '27.3.6-a': 'Eliminated WNs are sorted into 716th Division, 352nd Division and all others.',
  '27.3.6-b': 'Eliminated 716th WNs cause no adjustment.',
  '27.3.6-c':
    'For every four WN steps of the 352nd eliminated or reduced, one reduced 352nd breakdown battalion may be restored to full strength.',
  '27.3.6-d':
    'If no battalion qualifies, each remaining increment of four adds 1 infantry Replacement Point.',
  '27.3.6-e': 'A remainder below four is added to the VII Army step loss total.',
  '27.3.6-f': 'For the other WNs the VII Army total rises by 1 for every 3 steps lost, rounded down.',
  '27.3.6-g': 'The eliminated WNs are then removed from play (unless redeployed as Festung positions).',
  '27.3.7-a':
    'For each secondary-road bridge no more than 2 hexes from an airborne unit the Allies may roll one die; 4, 5 or 6 blows it.',
  '27.3.7-b': 'Enemy units do not hinder these attempts.',
  '27.3.7-c':
    'German attempts may be made, under rule 19.3, against bridges next to a German unit or next to a city hex in German hands.',
  '27.3.7-d': 'For these attempts German units count as within six hexes of a supported HQ.',
  '27.3.7-e': 'The Orne bridge may be attempted only if a German unit is in one of its two hexes.',
  '27.3.7-f': 'There is no bridge repair or other engineering on Turn 1.',
  '27.3.8-a':
    'A destroyed WN with an orange improved-position symbol on its back is redeployed in the hex printed on it.',
  '27.3.8-b': 'WNs with that symbol destroyed after Turn 1 are redeployed when that happens.',
  'FG-a':
    'A WN is of one of these types: two steps on two sides, one step on one side, one step with two sides (yellow bar), or two steps on two sides with a battalion ZOC.',
  'FG-b': 'A WN has no ZOC unless it bears the battalion ZOC bar.',
  'FG-c': 'All WNs start on their front side unless 27.1.2 flips them.',
  'FG-d':
    'The letters S, J, G, O and U in a coastal artillery symbol name the beaches it affects; two letters affect both.',
  'FG-e': 'Festung WNs behave like other WNs once they are in play.',
  'FG-f': 'Group units do not move in the End Stage; Independent and Non-Active Units do.',
  '27.4-a':
    'The Omaha example starts with eight WNs and fourteen U.S. units as listed in the example data file.',
  '27.4-b':
    'The engine must reproduce the Omaha example through Landing Phase 3 when fed the scripted dice (overlord-dday-example.json).',
} as const;
