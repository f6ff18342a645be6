/** The rule cases, in our words; prompts, refusals, events and tests cite them by number. */
export const CASES = {
  'EOT-01':
    'The End of Turn routine is skipped when a new game starts; play begins with the US Amphibious phase of turn 1.',
  'EOT-02': 'At end of turn no hex may hold more than two US units.',
  'EOT-03': 'HQs, Generals and Heroes are not counted in the stacking check.',
  'EOT-04':
    'While a hex is over the limit the player must eliminate units there, of his choice, until it is legal.',
  'EOT-05': 'All cards on the card track go to the discard pile.',
  'EOT-06': 'If the turn track shows a shuffle for this turn, all discards are shuffled back into the deck.',
  'EOT-07': 'The turn marker moves one space ahead and the next turn starts with the US Amphibious phase.',
  'EOT-08': 'The game ends at once in defeat when either US division has suffered catastrophic loss.',
  'EOT-09': 'After the scenario’s last turn victory points are counted and the outcome is declared.',
  'EOT-10':
    'On a turn in which the tide level rises, US units still in submerged hexes at end of turn are eliminated.',
  'EOT-11': 'A unit with a Climb Cliff marker is not eliminated by the rising tide.',
  'COM-01':
    'Communication exists when some hex path, however long, connects the German piece or position with an exit hex.',
  'COM-02': 'Every hex of the path must be German-held or not US-controlled.',
  'COM-03': 'The path may not pass through rough hexes, beach hexes or pavilion hexes adjacent to the beach.',
  'COM-04':
    'A hex adjacent to a German unit remains usable for communication although a US unit would control it.',
  'COM-05':
    'An unoccupied German position that is US-controlled (but not US-occupied) may itself still be in communication if a path reaches it.',
  'COM-06':
    'An occupied reinforcement position may trace through one adjacent bocage hex that is US-controlled but not US-occupied; the rest of the path must be normal.',
  'COM-07':
    'Communication is computed once at the start of the German Fire phase and does not change during that phase.',
  'COM-08': 'In the US Action phase communication is evaluated at the moment of each attack.',
  'CTL-01': 'Generals and Heroes control no hex at all, not even the one they stand in.',
  'CTL-02': 'Every other US unit controls the hex it occupies.',
  'CTL-03':
    'Infantry with two or three steps and armor of any step level also control all six adjacent hexes.',
  'CTL-06':
    'An HQ controls only its own hex and never adjacent ones (the symbol naming the third non-controlling piece is lost in the text; see the brief).',
  'CTL-04': 'Disrupted units keep their control.',
  'CTL-05':
    'Control extends from high ground to adjacent lower beach, pavilion and draw hexes but not from those up to high ground.',
  'AMP-01':
    'The phase runs landing checks, mine explosions, landing, then placing of new arrivals, in that order.',
  'AMP-02': 'One landing card is drawn per sector (East, West) with units in Beach Landing boxes.',
  'AMP-03':
    'The card assigns each target symbol (triangle, diamond, circle) a letter A to D; each unit uses the letter of its own symbol.',
  'AMP-04':
    'The effect is read from the table for turns 1-3, 4-14 or 15+, in the row of the unit’s type (and, for infantry on turns 1-3, of its box).',
  'AMP-05': 'HQs and Generals never check for landing hazards.',
  'AMP-06':
    'An HQ or General in the same box as a unit that drifts may drift with it or stay, at the player’s choice.',
  'AMP-07': 'On a turn in which the tide level changes, landing units land at the new waterline.',
  'AMP-08': 'Units already ashore have until end of turn to leave hexes that the new tide covers.',
  'AMP-09':
    'A unit drifting beyond the eastern-most or western-most approach box is put two turns ahead on the Turn Track.',
  'AMP-10':
    'Reproduce: a card reading diamond A, triangle B, circle D on turn 1 delays diamond tanks to turn 2, eliminates triangle tanks, and makes circle tanks lose a step and drift two boxes east.',
  'LT1-01': 'Tank, turn 1 with letter A: the unit is delayed to the Turn 2 space.',
  'LT1-02': 'Tank, turn 1 with letter B: the unit is eliminated.',
  'LT1-03': 'Tank, turn 1 with letter C: the unit loses one step.',
  'LT1-04': 'Tank, turn 1 with letter D: the unit loses one step and drifts two boxes east.',
  'LT1-05': 'Tank, turns 2-3 with letter A: the unit is not affected.',
  'LT1-06': 'Tank, turns 2-3 with letter B: the unit drifts one box east.',
  'LT1-07': 'Tank, turns 2-3 with letter C: the unit loses one step.',
  'LT1-08': 'Tank, turns 2-3 with letter D: the unit drifts three boxes east.',
  'LT1-09': 'Infantry outside DG and CH boxes, turns 1-3 with letter A: the unit drifts four boxes east.',
  'LT1-10': 'Infantry outside DG and CH boxes, turns 1-3 with letter B: the unit drifts two boxes east.',
  'LT1-11': 'Infantry outside DG and CH boxes, turns 1-3 with letter C: the unit drifts nine boxes east.',
  'LT1-12': 'Infantry outside DG and CH boxes, turns 1-3 with letter D: the unit is not affected.',
  'LT1-13': 'Infantry or Rangers in DG or CH boxes, turns 1-3 with letter A: the unit is not affected.',
  'LT1-14': 'Infantry or Rangers in DG or CH boxes, turns 1-3 with letter B: the unit drifts one box east.',
  'LT1-15':
    'Infantry or Rangers in DG or CH boxes, turns 1-3 with letter C: the unit drifts four boxes east.',
  'LT1-16': 'Infantry or Rangers in DG or CH boxes, turns 1-3 with letter D: the unit drifts one box west.',
  'LT4-01': 'Infantry and Rangers, turns 4-14 with letter A: the unit is not affected.',
  'LT4-02': 'Infantry and Rangers, turns 4-14 with letter B: the unit drifts one box east.',
  'LT4-03': 'Infantry and Rangers, turns 4-14 with letter C: the unit drifts four boxes east.',
  'LT4-04': 'Infantry and Rangers, turns 4-14 with letter D: the unit drifts one box west.',
  'LT4-05': 'DUKW artillery, turns 4-14 with letter A: the unit is eliminated.',
  'LT4-06': 'DUKW artillery, turns 4-14 with letter B: the unit loses one step.',
  'LT4-07': 'DUKW artillery, turns 4-14 with letter C: the unit loses two steps.',
  'LT4-08': 'DUKW artillery, turns 4-14 with letter D: the unit is not affected.',
  'LT4-09':
    'Artillery, anti-aircraft and anti-tank, turns 4-14 with letter A: the unit is delayed and put three turns ahead on the turn track.',
  'LT4-10':
    'Artillery, anti-aircraft and anti-tank, turns 4-14 with letter B: the unit drifts two boxes east.',
  'LT4-11': 'Artillery, anti-aircraft and anti-tank, turns 4-14 with letter C: the unit loses one step.',
  'LT4-12': 'Artillery, anti-aircraft and anti-tank, turns 4-14 with letter D: the unit is not affected.',
  'LT4-13':
    'A Ranger unit with letter A (no effect) on turns 4-14 may choose to drift one to four boxes east.',
  'LT5-01': 'From turn 15 infantry makes no hazard check but can still be hit by a mine.',
  'LT5-02': 'DUKW artillery, turns 15+ with letter A: the unit is eliminated.',
  'LT5-03': 'DUKW artillery, turns 15+ with letter B: the unit loses one step.',
  'LT5-04': 'DUKW artillery, turns 15+ with letter C: the unit loses two steps.',
  'LT5-05': 'DUKW artillery, turns 15+ with letter D: the unit is not affected.',
  'LT5-06':
    'Artillery, anti-aircraft and anti-tank, turns 15+ with letter A: the unit is delayed and put three turns ahead on the turn track.',
  'LT5-07':
    'Artillery, anti-aircraft and anti-tank, turns 15+ with letter B: the unit is delayed until 7 June, i.e. removed from play.',
  'LT5-08': 'Artillery, anti-aircraft and anti-tank, turns 15+ with letter C: the unit is not affected.',
  'LT5-09': 'Artillery, anti-aircraft and anti-tank, turns 15+ with letter D: the unit loses one step.',
  'MIN-01': 'Mines are checked for a sector only if its landing card carries the exploding-mine symbol.',
  'MIN-02': 'On turns 1-6 mines never explode.',
  'MIN-03':
    'On turns 7-16, if units land over uncleared obstacles, the player removes one step from one such unit of his choice.',
  'MIN-04':
    'If an HQ is the only piece that could take the loss, it is put two turns ahead on the turn track instead of losing a step.',
  'MIN-05': 'Generals are never affected by mines.',
  'LND-01':
    'Every unit in a Beach Landing box moves to the waterline hex in front of the box at the current tide level.',
  'LND-02':
    'A unit that lands across the sector boundary belongs to the other division for the rest of the game and gets a Command Transfer marker.',
  'BOX-01':
    'Units in the current space of the Turn Track are placed in their designated Beach Landing boxes; they land next turn.',
  'BOX-02': 'From turn 7 the player may delay a unit’s arrival to a later turn; before turn 7 he may not.',
  'BOX-03':
    'Delayed arrivals coming in later than turn 10 are free to use whichever beach box the player likes, in both sectors.',
  'BOX-04': 'A unit designated by beach letters without number may be put in any box with those letters.',
  'BOX-05': 'A unit designated only by division may be put in any lettered box of that division’s sector.',
  'BOX-06': 'Only Ranger infantry may be placed in CH boxes; other units can reach them only by drift.',
  'BOX-07': 'Boxes without ID letters can be entered only by drift.',
  'BOX-08': 'A General may not be placed alone in a box if other units arrive on the same turn.',
  'BOX-09': 'At most two units may be placed in one box; Generals and HQs do not count.',
  'EVT-01': 'On turns 2-16 one event card is drawn; there is no event on turn 1.',
  'EVT-02': 'The event entry valid for the current turn number is carried out.',
  'EVT-03':
    'When an event brings a US Hero and a German depth marker, the marker goes to the same sector as the Hero if that is possible.',
  'DEP-01': 'A depth marker for a WN unit is drawn at random from the WN depth pool.',
  'DEP-02':
    'For a reinforcement unit in a building hex it is drawn from the building pool, or from the mobile pool if the building pool is empty.',
  'DEP-03': 'For a reinforcement unit in any other hex it is drawn from the mobile pool.',
  'DEP-04':
    'The marker is placed unrevealed under a German unit that has no depth marker; a unit never has two.',
  'DEP-05': 'Choose the eligible German unit with the smallest hex distance to a US unit.',
  'DEP-06':
    'Ties go first to units in single-hex WN positions, then two-hex WN positions, then reinforcement positions.',
  'DEP-07': 'Remaining ties go to the position with the lowest ID number, a missing ID counting as 0.',
  'DEP-08': 'If the numbers are equal the lowest letter is chosen.',
  'DEP-09': 'The unit must be in communication to receive a depth marker.',
  'DEP-10': 'A disrupted unit may receive a depth marker.',
  'DEP-11': 'If the sector named has no eligible unit the marker is placed in the other sector.',
  'DEP-12': 'If neither sector has an eligible unit no marker is placed.',
  'DEP-13':
    'A depth marker may be placed only in a German-occupied position and never stays in a hex without a German unit.',
  'DEP-14': 'A unit that lost its depth marker to attack or barrage may receive a new one.',
  'DEP-15': 'If the WN pool is empty a unit in a reinforcement position is chosen instead.',
  'DEP-16': 'If the mobile pool is empty no depth is added.',
  'DEP-17':
    'If only one marker is left when two are needed, the priorities are applied over the whole map instead of per sector.',
  'DEP-18':
    'When an attack result gives depth, the attacked unit receives a marker from the pool of its type.',
  'DEP-19':
    'A revealed WN depth marker reading Tactical Reinforcement is removed and, if the TR pool is not empty, a TR unit enters play.',
  'DEP-20':
    'That TR unit is placed in the unoccupied reinforcement position nearest to the WN position, positions without ID included.',
  'DEP-21': 'Ties go to the position closest to a US unit, then to the lower-numbered one (no ID = 0).',
  'REI-01': 'A reinforcement may be placed only in a position in communication.',
  'REI-02': 'Event reinforcements may not be placed in positions without ID.',
  'REI-03': 'Each reinforcement is a random unit of the TR pool.',
  'REI-04':
    'If the TR pool is empty a DR unit is drawn instead and enters with a depth marker (building or mobile by hex).',
  'REI-05': 'If both pools are empty the reinforcement does not enter.',
  'REI-06':
    'If units run out during a multiple-reinforcement event, placement priorities are applied over the map rather than per sector.',
  'REI-07':
    'The unit is placed face down, without depth if from the TR pool, in an empty reinforcement position of the listed zone.',
  'REI-08': 'First choice is a position adjacent to a US unit, lowest number first.',
  'REI-09': 'Second choice is a position within two hexes of a US unit, lowest number first.',
  'REI-10': 'Otherwise the lowest-numbered position of the zone is taken.',
  'REI-11': 'If no position of the zone can trace communication the unit does not appear.',
  'KGM-01':
    'A KG Meyer event moves four random KG Meyer units to the DR pool and two random KG Meyer depth markers to the Mobile depth box.',
  'KGM-02': 'Once all eight KG Meyer units are released later KG Meyer events are ignored.',
  'FIR-01': 'One fire card is drawn for each sector and resolved for the German positions of that sector.',
  'FIR-02':
    'Any position of a colour shown with a single symbol fires if it holds an undisrupted German unit, with or without depth.',
  'FIR-03':
    'A position of a colour shown with a double symbol fires only if its undisrupted unit has a depth marker.',
  'FIR-04': 'Skip any firing position whose occupants are all disrupted.',
  'FIR-05':
    'After fire, the DISRUPTED marker is removed from every German position whose colour is on the card, single or double symbol, with or without depth.',
  'FIR-06':
    'With the armor symbol all US armored units in that position’s field of fire are treated as non-armored.',
  'FIR-07':
    'With the leader symbol one Hero, General or HQ in the position’s intense or steady field of fire is hit if the hit limit was not used up by other losses.',
  'FIR-08':
    'The card shows the current target symbol, which decides the units liable to steady and sporadic fire, artillery and infiltration checks.',
  'FIR-09': 'A WN in two hexes is one position; it is silenced only if all its units are disrupted.',
  'FIR-10': 'Positions may fire at units across the sector boundary.',
  'FIR-11':
    'A fire dot belongs to the position on the side of the hex nearest to which it is printed; the data model must store dot, colour and owning position.',
  'FIR-12': 'A position may hit at most as many US units as it has German units plus depth markers.',
  'FIR-13': 'A US unit can be hit (lose a step) only once per turn, though it may also be disrupted.',
  'FIR-14':
    'When a two-step regular infantry unit drops to one step, its two-step piece goes to the Loss box of its division.',
  'FIR-15': 'Ranger losses are not put in the Loss box.',
  'FIR-16': 'A Hero that is hit is killed and becomes an Inspired marker.',
  'FIR-17': 'The first hit turns a General to his wounded side, a second one removes him.',
  'FIR-18': 'Leaders never become disrupted.',
  'FIR-19': 'An HQ that is hit is disorganized and put two turns later on the turn track.',
  'FIR-20': 'If a unit with a Hero or Inspired marker is eliminated the marker is eliminated too.',
  'FIR-21': 'Optionally a Hero may be sacrificed to take the hit that would eliminate his unit.',
  'FIR-22': 'Hits must be distributed so that as many different US units as possible are hit, leaders last.',
  'FIR-23':
    'An intense dot of a WN or of a face-up reinforcement costs a step to any unit chosen, whatever its kind or symbol.',
  'FIR-24':
    'Intense fire by an unrevealed reinforcement position: units of every type and symbol lose a step and are disrupted.',
  'FIR-25':
    'Steady fire by a WN or revealed reinforcement position: non-armored units with the target symbol lose a step.',
  'FIR-26':
    'Steady fire by an unrevealed reinforcement position: non-armored units with the target symbol lose a step and are disrupted.',
  'FIR-27': 'Sporadic fire by any position: non-armored units with the target symbol are disrupted.',
  'FIR-28': 'In a hex with five or more US steps all units count as having the target symbol.',
  'FIR-29':
    'If more units qualify than may be hit choose by dot type (intense, steady, sporadic), then nearest to the firing unit, then most steps.',
  'ART-01': 'There is no artillery fire on turns 1-3; it is checked on turns 4-32.',
  'ART-02':
    'Count the undisrupted artillery units of the sector, in WN positions and in the Sector Artillery Box, whose caliber is listed on the card.',
  'ART-03':
    'If the count equals or exceeds the card’s artillery value one US unit of the sector with the current target symbol is hit.',
  'ART-04':
    'The target class order is: infantry in a landing box; non-infantry on a beach hex; non-infantry in a landing box; infantry on a beach hex.',
  'ART-05': 'Within a class the unit with the most steps is hit.',
  'ART-06':
    'If all observer positions of a box artillery unit are US-controlled the unit is flipped to its inactive side.',
  'ART-07':
    'If any of its observer positions becomes German-occupied or in communication again the unit is flipped back to active.',
  'ART-08': 'Exclude US pieces with garrison status from the choice of mortar and artillery targets.',
  'ENG-01': 'No obstacles are cleared on turn 1.',
  'ENG-02': 'At low tide (turns 2-6) up to two beach obstacle hexes per sector may be cleared.',
  'ENG-03': 'At mid tide (turns 7-15) one beach obstacle hex per sector may be cleared.',
  'ENG-04': 'At high tide (turn 16) nothing can be cleared.',
  'ENG-05': 'A hex can be cleared only if it is not under fire this turn.',
  'ENG-06':
    'A cleared hex gets a Clear marker for the rest of the game and no longer exposes landing units to mines.',
  'ACT-01': 'A unit performs at most one action per turn, free or regular.',
  'ACT-02':
    'On turns 1-16 two regular actions may be performed (per division) plus any number of free actions.',
  'ACT-03':
    'Moves should not leave more than two units per hex at end of turn; HQ, General and Hero do not count.',
  'ACT-04':
    'A unit stacked with or adjacent to an HQ or General at the start of the Action phase is in command.',
  'ACT-05': 'Once an HQ or General has moved it gives no more free actions this phase.',
  'MOV-01': 'Ranger infantry acts free.',
  'MOV-02': 'Acting with a unit that carries a Hero or an Inspired marker does not use up a regular action.',
  'MOV-03': 'The action of a unit with a Climb, Climb Cliff or DISRUPTED marker is free.',
  'MOV-04': 'HQs and Generals move free.',
  'MOV-05': 'A unit in command of an HQ or General acts free.',
  'MOV-06':
    'Infantry on the beach gets a free one-hex move when it ends on a neighbouring beach hex nearer to protective cover.',
  'MOV-07':
    'The free move is not allowed if the destination is not a beach hex or is not strictly closer to a protective hexside.',
  'MOV-08':
    'Cover for the self-preservation move is any shingle, seawall, slope, bluff or climbable cliff hexside; a sheer cliff gives none.',
  'MOV-09': 'A regular move takes any unit one hex, subject to the terrain chart.',
  'MOV-10':
    'Moving from a hex adjacent to and in the field of fire of an undisrupted German position to another such hex is an infiltration attempt.',
  'MOV-11':
    'Draw one fire card; if colour, depth requirement and target symbol fit any infiltrated position the moving unit loses one step.',
  'MOV-12': 'The concentrated-target rule does not apply to infiltration.',
  'MOV-13': 'An HQ or General may not infiltrate on its own.',
  'MOV-14': 'Infantry, Generals and HQs may cross a bluff hexside; infantry then receives a Climb marker.',
  'MOV-15': 'HQs and Generals cross a bluff in one turn without marker.',
  'MOV-16': 'Removing a Climb marker placed in an earlier turn is a free action and the unit’s only action.',
  'MOV-17': 'Only infantry may climb a scaleable cliff, using a Climb Cliff marker.',
  'MOV-18': 'In a following turn the Climb Cliff marker is flipped as a free action.',
  'MOV-19': 'A unit with a DISRUPTED marker may do nothing except remove that marker, which is free.',
  'TEC-01':
    'Waterline, beach, beach obstacle, pavilion/draw and high ground hexes may be entered by infantry, leaders and other units and give no defence.',
  'TEC-02': 'A waterline hex may be used only while not submerged.',
  'TEC-03':
    'Woods/orchard: infantry and leaders may enter, others only by road; German unit and depth strength doubled.',
  'TEC-04': 'Buildings: all may enter; unit and depth strength doubled.',
  'TEC-05': 'Bocage: infantry and leaders may enter, others only by road; unit and depth strength doubled.',
  'TEC-06': 'Rough hexes may not be entered by anyone.',
  'TEC-07':
    'Hedge and seawall hexsides: infantry and leaders may cross, others only by road; no defence value.',
  'TEC-08':
    'Shingle, anti-tank ditch and anti-tank wall hexsides: infantry and leaders cross, others never; unit strength doubled, depth not.',
  'TEC-09':
    'Slope hexsides: infantry and leaders cross, others only where a road crosses; unit and depth strength doubled.',
  'TEC-10':
    'Bluff hexsides: infantry by climb action, leaders freely, others only by road; attacks across are prohibited.',
  'TEC-11':
    'Scaleable cliff hexsides: infantry by climb action only; leaders and others never; attacks prohibited.',
  'TEC-12': 'Sheer cliff hexsides: nobody crosses; attacks prohibited.',
  'TEC-13': 'Primary and secondary roads and trails may be used by all unit types.',
  'TEC-14': 'A unit moving along a road may cross terrain otherwise prohibited to it.',
  'TEC-15':
    'Tank moves of more than one hex along roads belong to the extended game (rule 17.2) and are not available on turns 1-16.',
  'TEC-16':
    'A mined road hex bars other units (tanks, guns) unless it lies in range of an engineer base, when it is a normal road.',
  'TEC-17': 'Defensive terrain effects are not cumulative.',
  'TEC-18':
    'Hexside doubling (shingle, ditch, wall, slope) applies only if all attacking US units attack through that same hexside.',
  'TEC-19': 'A US unit on high ground may attack across a bluff; the Germans then defend as across a slope.',
  'ATK-01':
    'Each German position can suffer one attack per Action phase; the number of participating US units is unlimited.',
  'ATK-02': 'The same hex may not be both attacked and barraged in one phase.',
  'ATK-03': 'An attack needs at least one infantry or Ranger unit adjacent to the target.',
  'ATK-04': 'Every unit that attacks or supports must itself have an action, regular or free.',
  'ATK-05':
    'Rangers, units with Hero/Inspired, HQs, Generals, units in command and naval barrages act free in combat.',
  'ATK-06': 'Heavy infantry may join if in range.',
  'ATK-07': 'When not adjacent heavy infantry cannot use DE or BG.',
  'ATK-08':
    'Heavy infantry may attack across a bluff or cliff hexside only if another infantry unit attacks the position through a permitted hexside.',
  'ATK-09':
    'Tanks, anti-tank and anti-aircraft units may join if in range and adjacent to the target, or adjacent to an attacking infantry, or in command, or if an attacking infantry is in command.',
  'ATK-10':
    'Artillery may join if in range, not adjacent, and in command of an HQ (not a General) that also commands at least one attacking infantry.',
  'ATK-11':
    'Unarmored guns may support only from hexes outside every active (undisrupted) German field of fire.',
  'ATK-12':
    'A naval fire marker may be added if an attacking infantry has a radio, is in command of an HQ, or a Hero spends his wild card.',
  'ATK-13':
    'Naval fire adds 9 to attack strength, meets naval, artillery and demolition requirements, and the marker is discarded.',
  'ATK-14': 'HQs and Generals are not affected by attack results.',
  'ATK-15': 'Heroes taking part give either one weapon wild card or +1 strength, at the player’s choice.',
  'ATK-16': 'Several Heroes give the benefit only once per attack.',
  'ATK-17':
    'From beach, pavilion or draw terrain ranged fire at a high-ground position is legal only when that position has at least one fire dot on a beach hex.',
  'WPN-01': 'Full-strength infantry and Rangers have BZ, BG, BR, DE, MO and RD.',
  'WPN-02': 'Range-2 infantry attacking from an adjacent hex has all of these plus MG.',
  'WPN-03':
    'Range-2 infantry attacking from a non-adjacent hex or across a bluff or cliff has only BZ, MO, RD, BR and MG.',
  'WPN-04': 'A tank has AR and BZ, and MG and BR if within three hexes of the target.',
  'WPN-05': 'Anti-aircraft units have MG and BR.',
  'WPN-06': 'Artillery has AR, MO and DE.',
  'WPN-07': 'Anti-tank units have AR and BZ.',
  'WPN-08': 'An HQ gives RD.',
  'WPN-09': 'A naval fire marker gives NA, AR and DE.',
  'WPN-10':
    'Flanking (FL) is satisfied when attackers stand in two or more neighbours of the target that do not touch one another.',
  'WPN-11':
    'If both unit and depth marker require FL, attacks must come from at least three adjacent hexes, which may be adjacent to each other.',
  'WPN-12': 'A Hero wild card replaces one missing weapon but never FL.',
  'WPN-13': 'Units below full strength have only the weapons shown on their piece.',
  'BAR-01': 'A barrage is made by exactly one tank; strengths are never combined.',
  'BAR-02': 'A German-occupied hex may be barraged several times in a phase.',
  'BAR-03': 'A barrage against a two-hex WN affects only the units in the target hex.',
  'BAR-04': 'Reinforcement pieces still face down are illegal barrage targets.',
  'BAR-05': 'The barraging tank needs a distance of at least two hexes and at most its range.',
  'BAR-06':
    'The tank must be in the target’s field of fire, or an undisrupted infantry unit must be in it as observer.',
  'BAR-07': 'With an observer either the tank or the observer must be in command of an HQ or General.',
  'BAR-08': 'One fire card is drawn for each barrage and read on the barrage table.',
  'BAR-09': 'If the card shows neither the position’s colour nor the tank’s symbol there is no effect.',
  'BAR-10': 'Symbol only against a unit with depth: strength 1-5 no effect, 6+ German unit disrupted.',
  'BAR-11': 'Symbol only against a unit without depth: strength 1-2 no effect, 3+ disrupted.',
  'BAR-12': 'Colour only against a unit with depth: strength 1-2 no effect, 3+ disrupted.',
  'BAR-13': 'Colour only against a unit without depth: disrupted at every strength.',
  'BAR-14': 'Both colour and symbol: strength 1-5 disrupted; 6+ disrupted and depth marker removed.',
  'NAV-01':
    'Requirement for a naval barrage: inside the target’s field of fire stands an undisrupted infantry unit that owns a radio or is commanded by an HQ.',
  'NAV-02':
    'It may target a WN position, revealed or not, or a revealed reinforcement position; never an unrevealed reinforcement.',
  'NAV-03': 'It is a free action that spends one naval fire marker.',
  'NAV-04':
    'The unit in the hex is disrupted and any depth marker there is removed from play; German units are never eliminated by it.',
  'NAV-05': 'A hex barraged by naval fire may not be attacked in the same phase, and vice versa.',
  'RES-01': 'Reveal the German unit first; an unrevealed depth marker stays hidden.',
  'RES-02':
    'Compare total US strength with the total of revealed German unit and depth marker, after terrain.',
  'RES-03': 'If the attack crosses several hexsides the one most favourable to the US counts.',
  'RES-04': 'Only one hex of a two-hex WN is attacked at a time; the other hex neither helps nor suffers.',
  'RES-05': 'US units never move after an attack.',
  'RES-06':
    'Attack table cell: required weapons not met, US strength less or equal, unit alone: US attackers disrupted and German gains depth.',
  'RES-07':
    'Attack table cell: required weapons not met, US strength less or equal, unit with unrevealed depth: US attackers disrupted and German unit turned unrevealed.',
  'RES-08':
    'Attack table cell: required weapons not met, US strength less or equal, unit with revealed depth: US attackers disrupted.',
  'RES-09':
    'Attack table cell: required weapons not met, US strength greater but not double, unit alone: German gains depth.',
  'RES-10':
    'Attack table cell: required weapons not met, US strength greater but not double, unit with unrevealed depth: US attackers disrupted.',
  'RES-11':
    'Attack table cell: required weapons not met, US strength greater but not double, unit with revealed depth: no effect.',
  'RES-12':
    'Attack table cell: required weapons not met, US strength at least double, unit alone: German disrupted.',
  'RES-13':
    'Attack table cell: required weapons not met, US strength at least double, unit with unrevealed depth: Germans disrupted.',
  'RES-14':
    'Attack table cell: required weapons not met, US strength at least double, unit with revealed depth: Germans disrupted and optional attrition.',
  'RES-15': 'Attack table cell: required weapons met, US strength less, unit alone: German gains depth.',
  'RES-16':
    'Attack table cell: required weapons met, US strength less, unit with unrevealed depth: US attackers disrupted.',
  'RES-17': 'Attack table cell: required weapons met, US strength less, unit with revealed depth: no effect.',
  'RES-18': 'Attack table cell: required weapons met, US strength equal, unit alone: German disrupted.',
  'RES-19':
    'Attack table cell: required weapons met, US strength equal, unit with unrevealed depth: no effect.',
  'RES-20':
    'Attack table cell: required weapons met, US strength equal, unit with revealed depth: Germans disrupted.',
  'RES-21':
    'Attack table cell: required weapons met, US strength greater but not double, unit alone: German defeated.',
  'RES-22':
    'Attack table cell: required weapons met, US strength greater but not double, unit with unrevealed depth: reveal depth, compare again in the revealed column.',
  'RES-23':
    'Attack table cell: required weapons met, US strength greater but not double, unit with revealed depth: depth marker eliminated and unit disrupted.',
  'RES-24':
    'Attack table cell: required weapons met, US strength at least double, unit alone: German defeated.',
  'RES-25':
    'Attack table cell: required weapons met, US strength at least double, unit with unrevealed depth: reveal depth, compare again in the revealed column.',
  'RES-26':
    'Attack table cell: required weapons met, US strength at least double, unit with revealed depth: depth marker eliminated and unit disrupted.',
  'RES-27':
    'The result disrupts every US unit that attacked from an adjacent hex; ranged supporters are spared.',
  'RES-28':
    'The player may remove a step from an adjacent attacking unit to eliminate the German depth marker.',
  'RES-29': 'A defeated WN unit, 716th Division unit or unit out of communication is removed from play.',
  'RES-30':
    'A defeated 352nd Division unit in communication withdraws face down to the Division reinforcement box.',
  'RES-31': 'An eliminated depth marker leaves play.',
  'RES-32': 'The unrevealed result flips the German unit back to its hidden side.',
  'RES-33':
    'If the depth marker revealed in the attack calls for a Tactical Reinforcement the German unit is defeated.',
  'RES-34':
    'After a depth marker is revealed its strength and weapon requirements join the unit’s for the second comparison.',
};
