import { EXTENDED_CASES } from './extended.ts';
import { VARIANT_CASES } from './variants.ts';

/** The rule cases, in our words; prompts, refusals, events and tests cite them by number. */
export const CASES = {
  'EOT-01':
    'A new game begins with the first landing: there is nothing to close before turn 1. Until then the strongpoints get their counters, face down.',
  'EOT-02': 'When a turn ends, at most two American units may be in a hex.',
  'EOT-03':
    'Headquarters, generals and heroes take no room in a hex, so none of them can be given up to make room.',
  'EOT-04':
    'If more than two units are in a hex when the turn ends, you must eliminate units there, whichever you like, until two are left.',
  'EOT-05': 'The cards drawn during the turn go to the discards.',
  'EOT-06': 'After some turns, which the turn track marks, every discard is shuffled back into the deck.',
  'EOT-07': 'The next turn then begins with its landings.',
  'EOT-08': 'If either of your divisions suffers catastrophic loss, the game ends at once and you have lost.',
  'EOT-09': 'After the last turn of the scenario your victory points are counted and decide the game.',
  'EOT-10':
    'When the tide has risen this turn, your units that are still in hexes under water at its end drown.',
  'EOT-11': 'A unit that waits below a cliff to climb it does not drown.',
  'COM-01': 'Germans are in communication if a way of any length leads from their position to an exit hex.',
  'COM-02': 'Such a way runs only through hexes that Germans hold or that you do not control.',
  'COM-03':
    'It never runs through rough ground, over the beach, or through a pavilion hex next to the beach.',
  'COM-04':
    'A German unit keeps the hex in which it stands open, even where you would control it, and no other.',
  'COM-05':
    'An empty German position that you control, but in which you have no unit, may still be in communication if a way reaches it.',
  'COM-06':
    'Germans in a reinforcement position may trace through one bocage hex next to them that you control but do not occupy; from there on the way must be an ordinary one.',
  'COM-07':
    'Which positions are in communication is settled as the German Fire Phase begins, and holds for all of it.',
  'COM-08':
    'In your Action Phase, whether Germans are in communication is judged at the moment of each attack.',
  'CTL-01': 'Generals and heroes control no hex, not even their own.',
  'CTL-02': 'Any other unit of yours controls the hex in which it stands.',
  'CTL-03':
    'Infantry with two or more steps, and armor with any number, also controls the six hexes around it.',
  'CTL-06': 'A headquarters controls its own hex and no other.',
  'CTL-04': 'Disruption does not take away a unit’s control.',
  'CTL-05':
    'A unit on high ground controls the lower hexes next to it; a unit on the beach, in a pavilion hex or in a draw controls no high ground above it.',
  'AMP-01': 'The landings come in this order: checks, mines, going ashore, and new units for the boxes.',
  'AMP-02':
    'A card is drawn for the landing of each sector, the eastern one first, if anybody in its boxes has to check or may strike a mine.',
  'AMP-03':
    'The card has a letter from A to D for triangle, diamond and circle; a unit takes the letter of its own symbol.',
  'AMP-04':
    'The letter is looked up in the table for turns 1 to 3, 4 to 14 or from 15 on, by the type of the unit; on turns 1 to 3 the box of infantry matters too.',
  'AMP-05': 'Headquarters and generals make no landing check.',
  'AMP-06':
    'When a unit drifts, a headquarters or general in its box may go along or stay, as you like; in one landing each of them follows only once.',
  'AMP-07': 'On a turn with a new tide, units land at the new waterline.',
  'AMP-08':
    'Units that are ashore when the water rises have until the end of the turn to get out of the hexes it covers.',
  'AMP-09':
    'A unit that drifts past the last box in the east or in the west does not land; it comes back two turns later.',
  'AMP-10':
    'An example: a card on turn 1 has A for diamond, B for triangle, D for circle. Diamond tanks wait for turn 2, triangle tanks are lost, circle tanks lose a step and drift two boxes east.',
  'LT1-01': 'A tank that draws an A on turn 1 waits for turn 2.',
  'LT1-02': 'A tank that draws a B on turn 1 is eliminated.',
  'LT1-03': 'A tank that draws a C on turn 1 loses a step.',
  'LT1-04': 'A tank that draws a D on turn 1 loses a step and drifts two boxes to the east.',
  'LT1-05': 'A tank that draws an A on turn 2 or 3 lands as planned.',
  'LT1-06': 'A tank that draws a B on turn 2 or 3 drifts one box to the east.',
  'LT1-07': 'A tank that draws a C on turn 2 or 3 loses a step.',
  'LT1-08': 'A tank that draws a D on turn 2 or 3 drifts three boxes to the east.',
  'LT1-09':
    'Infantry that draws an A on turns 1 to 3, from any box but DG and CH, drifts four boxes to the east.',
  'LT1-10':
    'Infantry that draws a B on turns 1 to 3, from any box but DG and CH, drifts two boxes to the east.',
  'LT1-11':
    'Infantry that draws a C on turns 1 to 3, from any box but DG and CH, drifts nine boxes to the east.',
  'LT1-12': 'Infantry that draws a D on turns 1 to 3, from any box but DG and CH, lands as planned.',
  'LT1-13': 'Infantry or Rangers in DG or CH that draw an A on turns 1 to 3 land as planned.',
  'LT1-14': 'Infantry or Rangers in DG or CH that draw a B on turns 1 to 3 drift one box to the east.',
  'LT1-15': 'Infantry or Rangers in DG or CH that draw a C on turns 1 to 3 drift four boxes to the east.',
  'LT1-16': 'Infantry or Rangers in DG or CH that draw a D on turns 1 to 3 drift one box to the west.',
  'LT4-01': 'Infantry and Rangers that draw an A on turns 4 to 14 land as planned.',
  'LT4-02': 'Infantry and Rangers that draw a B on turns 4 to 14 drift one box to the east.',
  'LT4-03': 'Infantry and Rangers that draw a C on turns 4 to 14 drift four boxes to the east.',
  'LT4-04': 'Infantry and Rangers that draw a D on turns 4 to 14 drift one box to the west.',
  'LT4-05': 'Artillery in DUKWs that draws an A on turns 4 to 14 is eliminated.',
  'LT4-06': 'Artillery in DUKWs that draws a B on turns 4 to 14 loses a step.',
  'LT4-07': 'Artillery in DUKWs that draws a C on turns 4 to 14 loses two steps.',
  'LT4-08': 'Artillery in DUKWs that draws a D on turns 4 to 14 lands as planned.',
  'LT4-09':
    'Artillery, anti-aircraft and anti-tank units that draw an A on turns 4 to 14 come back three turns later.',
  'LT4-10':
    'Artillery, anti-aircraft and anti-tank units that draw a B on turns 4 to 14 drift two boxes to the east.',
  'LT4-11': 'Artillery, anti-aircraft and anti-tank units that draw a C on turns 4 to 14 lose a step.',
  'LT4-12': 'Artillery, anti-aircraft and anti-tank units that draw a D on turns 4 to 14 land as planned.',
  'LT4-13': 'Rangers that draw an A on turns 4 to 14 may drift one to four boxes to the east if you like.',
  'LT5-01': 'From turn 15 on infantry makes no landing check, but mines can still hit it.',
  'LT5-02': 'Artillery in DUKWs that draws an A from turn 15 on is eliminated.',
  'LT5-03': 'Artillery in DUKWs that draws a B from turn 15 on loses a step.',
  'LT5-04': 'Artillery in DUKWs that draws a C from turn 15 on loses two steps.',
  'LT5-05': 'Artillery in DUKWs that draws a D from turn 15 on lands as planned.',
  'LT5-06':
    'Artillery, anti-aircraft and anti-tank units that draw an A from turn 15 on come back three turns later, if the game lasts so long.',
  'LT5-07':
    'Artillery, anti-aircraft and anti-tank units that draw a B from turn 15 on do not land before 7 June, and are out of play.',
  'LT5-08': 'Artillery, anti-aircraft and anti-tank units that draw a C from turn 15 on land as planned.',
  'LT5-09': 'Artillery, anti-aircraft and anti-tank units that draw a D from turn 15 on lose a step.',
  'MIN-01': 'A mine can explode in a sector only if the landing card of that sector shows one.',
  'MIN-02': 'On turns 1 to 6, at low tide, no mine explodes.',
  'MIN-03':
    'On turns 7 to 16 a mine takes a step from one unit that lands over obstacles nobody has cleared; you choose which.',
  'MIN-04':
    'A headquarters strikes a mine only if no other unit can. It loses nothing, but comes back two turns later.',
  'MIN-05': 'Mines never hurt a general.',
  'LND-01': 'Everybody in a landing box goes ashore in the waterline hex that the box leads to at this tide.',
  'LND-02':
    'A unit that lands in a hex of the other sector belongs to the division of that sector for the rest of the game.',
  'BOX-01': 'The units of this turn go into the boxes their counters name, and land on the next turn.',
  'BOX-02':
    'From turn 7 on you may put a unit off to a later turn, but not beyond the last one; before turn 7 you may not.',
  'BOX-03':
    'A delayed unit that arrives after turn 10 may go to any lettered box, in either sector that is played.',
  'BOX-04': 'A unit whose counter names a beach without a number may go to any box of that beach.',
  'BOX-05':
    'A unit whose counter names only a division may go to any lettered box in the sector of that division.',
  'BOX-06': 'Only Rangers may be placed in the CH boxes; others get there only by drifting.',
  'BOX-07': 'No unit may be placed in a box without letters; it can only drift there.',
  'BOX-08': 'You may not put a general alone in a box on a turn when others arrive who could be with him.',
  'BOX-09': 'You may place two units in a box at most; headquarters and generals do not count.',
  'EVT-01': 'From turn 2 on an event card is drawn each turn; turn 1 has no event.',
  'EVT-02':
    'Of a card’s events the one for the current turn happens. Where it leaves a choice, you choose among those it can concern.',
  'EVT-03':
    'If an event brings you a hero and the Germans a depth marker, the marker goes to the hero’s sector if it can.',
  'DEP-01': 'Depth for a strongpoint is a random marker from the pool of the strongpoints.',
  'DEP-02':
    'Depth for reserves in a building hex comes from the pool for buildings, and from the mobile pool once that is empty.',
  'DEP-03': 'Depth for reserves in any other hex comes from the mobile pool.',
  'DEP-04': 'The marker goes face down under a German unit that has none; no unit ever has two.',
  'DEP-05': 'Of the German units that may gain depth, the one nearest to an American unit does.',
  'DEP-06':
    'If several are equally near, strongpoints of one hex come first, then those of two hexes, then reinforcement positions.',
  'DEP-07':
    'If they are still equal, the position with the lowest number comes first; one without a name counts as 0.',
  'DEP-08':
    'If the numbers are equal too, the earlier letter comes first. If nothing tells them apart, you choose.',
  'DEP-09': 'Only a unit in communication gains depth.',
  'DEP-10': 'Disruption does not keep a German unit from gaining depth.',
  'DEP-11': 'If no unit in the sector of the event can take the marker, one in the other sector does.',
  'DEP-12': 'If no unit in either sector can take it, no marker is placed.',
  'DEP-13':
    'Depth is only where Germans are: it is never placed in an empty position, and does not stay behind in one.',
  'DEP-14': 'A unit whose depth an attack or a barrage took away may gain new depth.',
  'DEP-15':
    'When the strongpoints’ pool is empty, a unit in a reinforcement position gains the depth instead.',
  'DEP-16': 'When the mobile pool is empty, units that would draw from it gain no depth.',
  'DEP-17': 'If two markers are due and only one is left, it goes to the first in rank on the whole map.',
  'DEP-18':
    'When your attack gives the Germans depth, the unit you attacked gets it, from the pool of its kind.',
  'DEP-19':
    'If a strongpoint’s marker turns out to be a call for reserves, it leaves play, and a unit of the tactical reserve comes if one is left.',
  'DEP-20':
    'That unit takes the empty reinforcement position nearest to the strongpoint; one without a name will do.',
  'DEP-21':
    'If several are equally near, it takes the one closest to an American unit, then the one with the lower number; no name counts as 0. If nothing tells them apart, you choose.',
  'REI-01': 'German reserves only come to positions in communication.',
  'REI-02': 'Reserves that an event brings never take a position without a name.',
  'REI-03': 'Each of them is a random unit of the tactical reserve.',
  'REI-04':
    'When the tactical reserve is empty, a unit of the division comes in its place, with depth from the pool for its hex.',
  'REI-05': 'When both reserves are empty, nobody comes.',
  'REI-06':
    'If an event calls for more units than are left, its zones are ranked together and the first in rank get them. If nothing tells them apart, you choose.',
  'REI-07':
    'The unit takes an empty reinforcement position of the zone, face down, and without depth if it is of the tactical reserve.',
  'REI-08': 'A position next to an American unit comes first; of several, the one with the lowest number.',
  'REI-09':
    'Then comes a position within two hexes of an American unit; of several, the one with the lowest number.',
  'REI-10': 'If no American is so near, the position of the zone with the lowest number is taken.',
  'REI-11': 'If no empty position of the zone is in communication, no unit comes to it.',
  'KGM-01':
    'When Kampfgruppe Meyer turns back, four of its companies, drawn at random, join the reserve of the division, and two of its depth markers the mobile pool.',
  'KGM-02': 'Once all eight companies have come, nothing more comes of Kampfgruppe Meyer.',
  'FIR-01': 'A fire card is drawn for each sector; the German positions of that sector act on it.',
  'FIR-02':
    'A colour with a single symbol lets every position of that colour fire in which a German is not disrupted, with or without depth.',
  'FIR-03':
    'A colour with a double symbol lets only those positions fire in which a German who is not disrupted has depth.',
  'FIR-04': 'A position in which every German is disrupted does not fire.',
  'FIR-05':
    'After the fire all Germans of the sector whose colour is on the card recover from disruption, whatever the symbol, and with or without depth.',
  'FIR-06':
    'If the colour has the armor symbol, your armor under the fire of that position is hit like any other unit.',
  'FIR-07':
    'If the colour has the leader symbol and the position has a hit left, one hero, general or headquarters under its intense or steady fire is hit. Of several equally exposed you choose.',
  'FIR-08':
    'The target symbol on the card tells which of your units steady and sporadic fire, artillery and the fire on infiltrators can hit.',
  'FIR-09': 'A strongpoint of two hexes is one position, and silent only if all its units are disrupted.',
  'FIR-10': 'Germans may fire into the other sector.',
  'FIR-11':
    'Each dot in a hex belongs to one position: the one toward which it lies and whose colour it has.',
  'FIR-12': 'A position can hit no more of your units than it has German units and depth markers.',
  'FIR-13': 'German fire takes at most one step a turn from a unit; the unit may be disrupted as well.',
  'FIR-14': 'When regular infantry comes down to its last step, that counts among its division’s losses.',
  'FIR-15': 'Losses of Rangers do not count for any division.',
  'FIR-16': 'A hero who is hit dies, and leaves his unit inspired.',
  'FIR-17': 'A general is wounded by the first hit and killed by the second.',
  'FIR-18': 'Nothing disrupts a leader.',
  'FIR-19': 'A headquarters that is hit leaves the map and comes back two turns later.',
  'FIR-20': 'When a unit is eliminated, its hero or its inspiration is lost with it.',
  'FIR-21': 'By option, a hero may die in place of his unit when German fire would take its last step.',
  'FIR-22': 'The Germans hit as many different units as they can; leaders come last.',
  'FIR-23':
    'Intense fire from a strongpoint, or from reserves you have turned up, takes a step from any unit, whatever its type or symbol.',
  'FIR-24': 'Intense fire from reserves that lie face down takes a step from any unit and also disrupts it.',
  'FIR-25':
    'Steady fire from a strongpoint, or from reserves you have turned up, takes a step from units that have the target symbol and no armor.',
  'FIR-26':
    'Steady fire from reserves that lie face down takes a step from units that have the target symbol and no armor, and also disrupts them.',
  'FIR-27':
    'Sporadic fire from any position disrupts units that have the target symbol and no armor, and takes no step.',
  'FIR-28': 'If five or more steps of yours are in a hex, all units there count as having the target symbol.',
  'FIR-29':
    'If more units could be hit than a position has hits, intense fire goes before steady and steady before sporadic; then the nearest unit is hit, then the one with most steps. Of equals you choose.',
  'ART-01': 'German artillery is silent on turns 1 to 3; from turn 4 on it may fire each turn.',
  'ART-02':
    'The guns of the sector count whose caliber is on the card: those of its strongpoints that are not disrupted, and those off the map that have an observer.',
  'ART-03':
    'If there are at least as many as the number on the card, one of your units in the sector with the target symbol loses a step.',
  'ART-04':
    'Infantry in a landing box is hit first, then other units on the beach, then other units in a box, and last infantry on the beach.',
  'ART-05': 'Of those, the unit with most steps is hit. Of equals you choose.',
  'ART-06': 'When you control all observer positions of a battery off the map, it falls silent.',
  'ART-07':
    'It fires again once Germans are back in one of its observer positions, or one of them is in communication again.',
  'ART-08': 'Garrisons of yours are never chosen as targets of mortars and artillery.',
  'ENG-01': 'On turn 1 your engineers clear nothing.',
  'ENG-02': 'On turns 2 to 6, at low tide, you may clear up to two hexes of beach obstacles in each sector.',
  'ENG-03': 'On turns 7 to 15, at mid tide, you may clear one hex of beach obstacles in each sector.',
  'ENG-04': 'On turn 16, at high tide, you can clear nothing.',
  'ENG-05':
    'You may not clear a hex in the field of fire of Germans whose colour is on this turn’s card of their sector.',
  'ENG-06': 'A cleared hex stays clear for the rest of the game: no mine threatens those who land over it.',
  'ACT-01': 'Each unit acts once a turn at most, whether that is free or not.',
  'ACT-02':
    'Each division has two regular actions a turn, more or fewer by an event, and any number of free ones. One division finishes before the other begins.',
  'ACT-03':
    'Units may enter full hexes, but where more than two are left at the end of the turn you lose some; leaders and heroes do not count.',
  'ACT-04':
    'A unit is in command for the whole phase if a headquarters or general is in its hex or next to it when the Action Phase begins.',
  'ACT-05': 'A headquarters or general that moves gives no more free actions in this phase.',
  'MOV-01': 'Rangers act free.',
  'MOV-02': 'With its hero, or inspired by him, a unit acts free.',
  'MOV-03': 'What a climbing or disrupted unit can do is free.',
  'MOV-04': 'Headquarters and generals move free, each of them alone.',
  'MOV-05': 'A unit that a headquarters or general commands acts free.',
  'MOV-06': 'Infantry on the beach may move free to a neighbouring beach hex that is nearer to cover.',
  'MOV-07':
    'A move off the beach, or to a beach hex that is no nearer to cover, costs infantry a regular action.',
  'MOV-08':
    'Shingle, seawall, slope, bluff and a cliff that can be climbed are cover; a sheer cliff is none.',
  'MOV-09':
    'A unit on the map moves one hex, as the terrain chart lets it, and never into a hex with Germans. Those who go together start in the same hex.',
  'MOV-10':
    'To go from one hex to another, both next to the same Germans and in their field of fire, is to infiltrate, unless these Germans are disrupted.',
  'MOV-11':
    'A card is drawn for an infiltration. If it shows the colour of Germans you slip past, depth where it asks for that, and the symbol of the unit, the unit loses a step; then it goes on or stays.',
  'MOV-12': 'That many steps are in a hex makes no difference to an infiltration.',
  'MOV-13': 'Headquarters and generals infiltrate only together with a unit.',
  'MOV-14':
    'Infantry climbs a bluff and is then still climbing. Where there is nothing to climb, units move.',
  'MOV-15': 'Headquarters and generals cross a bluff by an ordinary move, and need no further turn for it.',
  'MOV-16':
    'A unit that climbed in an earlier turn must finish its climb before it does anything else. That is free, and all it does this turn.',
  'MOV-17': 'Only infantry climbs a cliff, and it begins by spending a turn below it.',
  'MOV-18':
    'Infantry below a cliff may go up it in a later turn, which is free, or give the climb up. It may do nothing else.',
  'MOV-19':
    'A disrupted unit may only recover, which is free. From an attack of the same phase it cannot recover yet.',
  'TEC-01':
    'Waterline, beach, obstacle, pavilion, draw and high-ground hexes are open to all your units, and give the Germans no cover.',
  'TEC-02': 'You may not enter a hex that is under water.',
  'TEC-03':
    'Infantry and leaders may enter woods and orchards, other units only by road. Germans there have double strength, but their depth has not.',
  'TEC-04': 'All your units may enter buildings. Germans there have double strength, and so has their depth.',
  'TEC-05':
    'Infantry and leaders may enter bocage, other units only by road. Germans there have double strength, and so has their depth.',
  'TEC-06': 'Nobody may enter rough ground.',
  'TEC-07':
    'Infantry and leaders may cross hedges and seawalls, other units only by road. They give the Germans no cover.',
  'TEC-08':
    'Infantry and leaders may cross shingle, anti-tank ditches and anti-tank walls, other units never. A German unit behind them has double strength, but its depth has not.',
  'TEC-09':
    'Infantry and leaders may cross a slope, other units only where a road does. Germans above it have double strength, and so has their depth.',
  'TEC-10':
    'Infantry climbs a bluff, leaders simply cross it, other units need a road. You may not attack up a bluff.',
  'TEC-11':
    'Infantry may climb a scaleable cliff; leaders and other units may not cross it. You may not attack over it.',
  'TEC-12': 'Nobody crosses a sheer cliff, and you may not attack over it.',
  'TEC-13': 'All your units may use roads and trails.',
  'TEC-14': 'By road a unit may enter and cross what would otherwise be closed to it.',
  'TEC-15': 'On turns 1 to 16 tanks, too, move no further than one hex by road.',
  'TEC-16':
    'Tanks and guns may not use a mined road, unless it is within range of an engineer base; infantry and leaders may.',
  'TEC-17': 'If the Germans have several kinds of cover, only the best counts.',
  'TEC-18':
    'Shingle, ditch, wall and slope help the Germans only if nobody who attacks from next to them comes over a hexside that helps them less.',
  'TEC-19': 'From high ground you may attack down over a bluff; it then protects the Germans like a slope.',
  'ATK-01': 'You may attack a German position once in a phase, with as many units as you like.',
  'ATK-02': 'You may not attack and shell the same hex in one phase.',
  'ATK-03': 'An attack needs infantry or Rangers next to the Germans, with no bluff or cliff in the way.',
  'ATK-04': 'Every unit that takes part, even from afar, needs an action for it, regular or free.',
  'ATK-05':
    'Rangers, units that have a hero or are inspired, and units in command fight without spending regular actions; leaders and ships need none either.',
  'ATK-06': 'Heavy infantry may join an attack from as far as its range.',
  'ATK-07': 'Heavy infantry that is not next to the Germans cannot use demolitions or bangalores.',
  'ATK-08':
    'Heavy infantry may shoot over a bluff or cliff only if other infantry attacks the same Germans where nothing bars it.',
  'ATK-09':
    'Tanks, anti-tank and anti-aircraft units may join if in range and next to the Germans or to infantry that attacks, or if they or that infantry are in command.',
  'ATK-10':
    'Artillery may join if in range, not next to the Germans, and commanded by a headquarters that also commands infantry in the attack. A general does not do for this.',
  'ATK-11': 'Guns without armor may join only from hexes on which no German can fire who is not disrupted.',
  'ATK-12':
    'You may spend a naval fire marker on an attack if infantry in it has a radio or is commanded by a headquarters, or if a hero next to the Germans calls the ships.',
  'ATK-13':
    'The ships add 9 to your strength and stand in for naval fire, artillery and demolitions; the marker is spent.',
  'ATK-14':
    'Headquarters and generals do not attack themselves, and what comes of an attack does not touch them.',
  'ATK-15':
    'A hero in the attack either stands in for one missing weapon or adds 1 to your strength, or keeps out of it; you choose.',
  'ATK-16': 'Several heroes do no more for an attack than one.',
  'ATK-17':
    'From the beach, a pavilion hex or a draw you cannot shoot at Germans on high ground, unless their field of fire reaches the beach.',
  'WPN-01':
    'Infantry and Rangers at full strength have bazooka, bangalore, automatic rifle, demolitions, mortar and radio.',
  'WPN-02': 'Heavy infantry next to the Germans has all of that and a machine gun.',
  'WPN-03':
    'From further away, or over a bluff or cliff, heavy infantry has bazooka, mortar, radio, automatic rifle and machine gun.',
  'WPN-04':
    'Tanks count as artillery and bazooka; within three hexes of the Germans also as machine gun and automatic rifle.',
  'WPN-05': 'Anti-aircraft units count as machine gun and automatic rifle.',
  'WPN-06': 'Artillery units count as artillery, mortar and demolitions.',
  'WPN-07': 'Anti-tank units count as artillery and bazooka.',
  'WPN-08': 'A headquarters lends its radio to the units it commands that attack from a neighbouring hex.',
  'WPN-09': 'Ships count as naval fire, artillery and demolitions.',
  'WPN-10':
    'Where flanking is called for, attack from two hexes next to the Germans that do not touch each other.',
  'WPN-11':
    'If both the unit and its depth call for flanking, attack from three hexes next to them; these may touch.',
  'WPN-12': 'A hero can stand in for any one weapon, but not for flanking.',
  'WPN-13': 'A unit that has lost steps has only the weapons on its counter.',
  'BAR-01': 'A barrage is fired by one tank, and by tanks alone; two do not add up.',
  'BAR-02': 'Germans in a hex may be shelled more than once in a phase, each time by another tank.',
  'BAR-03': 'Shelling a strongpoint of two hexes affects only the hex that you shell.',
  'BAR-04':
    'Reserves that lie face down cannot be shelled; reserves in sight can, and strongpoints, seen or not.',
  'BAR-05': 'The tank must be at least two hexes away, and within its range.',
  'BAR-06':
    'The tank must be in the field of fire of those it shells, or infantry that is not disrupted must observe from there.',
  'BAR-07': 'If infantry observes, the tank or that infantry must be in command.',
  'BAR-08': 'For each barrage a card is drawn and compared with the position’s colour and the tank’s symbol.',
  'BAR-09': 'If the card has neither the colour nor the symbol, nothing happens.',
  'BAR-10': 'With the symbol alone, Germans with depth are disrupted by a strength of 6 or more.',
  'BAR-11': 'With the symbol alone, Germans without depth are disrupted by a strength of 3 or more.',
  'BAR-12': 'With the colour alone, Germans with depth are disrupted by a strength of 3 or more.',
  'BAR-13': 'With the colour alone, Germans without depth are disrupted by any strength.',
  'BAR-14':
    'With both colour and symbol the Germans are disrupted by any strength; by 6 or more they lose their depth as well.',
  'NAV-01':
    'For a naval barrage you need a naval fire marker, and in the target’s field of fire infantry that is not disrupted and has a radio or is commanded by a headquarters.',
  'NAV-02':
    'Ships may shell a strongpoint, seen or not, or reserves that are face up; never reserves that lie face down.',
  'NAV-03': 'A naval barrage is free, but spends a naval fire marker.',
  'NAV-04': 'The Germans in the hex are disrupted and lose their depth. Ships never eliminate a German unit.',
  'NAV-05':
    'In one phase you may not attack what the ships have shelled, nor let them shell what you have attacked.',
  'RES-01': 'When you attack, the German unit is turned up; depth that lies face down stays so.',
  'RES-02':
    'Your whole strength is compared with that of the Germans in sight, unit and depth, each with its cover.',
  'RES-03': 'If you attack over several hexsides, the one that is best for you counts.',
  'RES-04': 'Of a strongpoint of two hexes you attack one; the other neither helps nor suffers.',
  'RES-05': 'After an attack nobody moves.',
  'RES-06':
    'Without the weapons, no stronger, against a unit alone: your attackers are disrupted, and the Germans gain depth.',
  'RES-07':
    'Without the weapons, no stronger, against hidden depth: your attackers are disrupted, and the German unit is turned face down again.',
  'RES-08': 'Without the weapons, no stronger, against depth in sight: your attackers are disrupted.',
  'RES-09': 'Without the weapons, stronger but not double, against a unit alone: the Germans gain depth.',
  'RES-10':
    'Without the weapons, stronger but not double, against hidden depth: your attackers are disrupted.',
  'RES-11': 'Without the weapons, stronger but not double, against depth in sight: nothing happens.',
  'RES-12': 'Without the weapons, at least double, against a unit alone: the Germans are disrupted.',
  'RES-13': 'Without the weapons, at least double, against hidden depth: the Germans are disrupted.',
  'RES-14':
    'Without the weapons, at least double, against depth in sight: the Germans are disrupted, and you may give a step to be rid of the depth.',
  'RES-15': 'With the weapons, weaker, against a unit alone: the Germans gain depth.',
  'RES-16': 'With the weapons, weaker, against hidden depth: your attackers are disrupted.',
  'RES-17': 'With the weapons, weaker, against depth in sight: nothing happens.',
  'RES-18': 'With the weapons, equal, against a unit alone: the Germans are disrupted.',
  'RES-19': 'With the weapons, equal, against hidden depth: nothing happens.',
  'RES-20': 'With the weapons, equal, against depth in sight: the Germans are disrupted.',
  'RES-21': 'With the weapons, stronger but not double, against a unit alone: the Germans are defeated.',
  'RES-22':
    'With the weapons, stronger but not double, against hidden depth: the depth is turned up, and you compare again with it in sight.',
  'RES-23':
    'With the weapons, stronger but not double, against depth in sight: the depth is lost, and the Germans are disrupted.',
  'RES-24': 'With the weapons, at least double, against a unit alone: the Germans are defeated.',
  'RES-25':
    'With the weapons, at least double, against hidden depth: the depth is turned up, and you compare again with it in sight.',
  'RES-26':
    'With the weapons, at least double, against depth in sight: the depth is lost, and the Germans are disrupted.',
  'RES-27':
    'When your attackers are disrupted, all are who attacked from a neighbouring hex; who fired from further away is not.',
  'RES-28':
    'You may take a step from a unit that attacked from a neighbouring hex to eliminate the depth in sight.',
  'RES-29':
    'A defeated German unit is out of play if it held a strongpoint, is of the 716th Division, or is out of communication.',
  'RES-30':
    'A defeated unit of the 352nd Division in communication goes back, face down, to the reserve of its division.',
  'RES-31': 'Depth that is eliminated is out of play.',
  'RES-32': 'A German unit that gets out of sight is turned face down again.',
  'RES-33': 'If the depth you turn up is a call for reserves, the German unit is defeated.',
  'RES-34':
    'Once depth is turned up, its strength and the weapons it calls for are added to those of the unit, and you compare again.',
  ...EXTENDED_CASES,
  ...VARIANT_CASES,
};
