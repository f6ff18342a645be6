/** The rule cases, in our words; prompts, refusals, events and tests cite them by number. */
export const CASES = {
  '1.0-a': 'Two sides, Allied and German, play one campaign; one person may also play both.',
  '1.0-b':
    'Action chits are drawn from the cup one at a time at random, and none goes back; each gives its owner one Round.',
  '2.1-a':
    'The map is made of numbered hexes; ground fills a hex, while rivers and shores lie on hexsides. Distance is counted in hexes.',
  '2.1-b':
    'The sea hexes hold the three waves. Chevrons lead from the 2nd Wave to the 1st and from there to the landing hex; the hexes of the 1st Wave are the Beach Approach hexes.',
  '2.1-c': 'The two airfields in England hold one glider unit each until it lands, and nothing else.',
  '2.1-d':
    'Germans enter, and both sides reach the boxes, only through the map-edge hexes marked C, W, S, E or (E).',
  '2.1-e':
    'What is said of rivers holds for major and minor ones, and what is said of roads holds for major and minor ones.',
  '2.2.1-a':
    'There are ten types of combat unit: infantry, paratrooper, glider, special forces, mechanized, armor, armored cavalry, Flak, garrison and strongpoint.',
  '2.2.1-b': 'A combat unit has one or two steps. It may attack and defend unless a rule says otherwise.',
  '2.2.1-c':
    'A unit with an attack factor of 0 cannot attack by itself: a unit with a higher factor must attack with it.',
  '2.2.1-d':
    'A unit attacks with its attack factor and defends with its defense factor; a unit with one factor uses that for both.',
  '2.2.3-a':
    'Support comes from carpet bombing, Tac Air and naval markers of both Allied armies, US tank destroyers, and German Nebelwerfer, artillery and, as an option, assault guns.',
  '2.2.4-a': 'Both sides’ victory points are counted; the Germans may have half points.',
  '2.2.4-b': 'A beach hex is not yet opened, Open or Closed.',
  '2.2.4-c': 'Everybody can see who controls each land hex and Cherbourg.',
  '2.2.4-d':
    'The turn in which the Allies take Cherbourg is noted; before that it is shown whether Cherbourg is isolated.',
  '2.2.4-e': 'German units chosen for a Reaction Round are marked until that Round ends.',
  '2.2.4-f':
    'A unit is a brigade, regiment, battalion or Kampfgruppe. Zones of control, stacking and mandatory attacks depend on it.',
  '2.2.4-g':
    'A unit is US, French, British, Canadian, Polish, German or SS; SS units are German in every rule.',
  '2.4-a': 'The owner of the chit that is played is active: he alone moves and attacks in that Round.',
  '2.4-b': 'Allied paratroopers and gliders are airborne units; German Fallschirmjäger are infantry.',
  '2.4-c':
    'There are eight beach hexes: Utah 2403, Omaha 3203 and 3303, Gold 4003 and 4102, Juno 4203 and 4302, Sword 4603.',
  '2.4-d':
    'Utah and Omaha are beaches of the US and French; Gold, Juno and Sword those of the British, Canadians and Poles.',
  '2.4-e':
    'Pointe du Hoc is assaulted like a beach, but it is none: it never opens, and gives neither supply nor entry nor victory.',
  '2.4-f': 'Columns up to 35 are the US Zone, columns from 36 on the British Zone.',
  '2.4-g':
    'A hex belongs to the side that stands in it or was the last to pass; that matters for victory only.',
  '2.4-h': 'Flooded hexes with all their sides, and hexsides that are sea, cannot be crossed.',
  '2.4-i':
    'A Formation is a division, a single unit of no division, or the III Flak Corps. Reinforcements enter and Germans react by Formations.',
  '2.4-j':
    'The mechanized units of Panzer and Panzergrenadier divisions are Kampfgruppen; the Sturm battalion is not.',
  '2.4-k': 'Tiger battalions are armor of battalion size, with rules of their own for Reactions and entry.',
  '2.4-l': 'All combat units in a hex are a stack, also a single one.',
  '2.4-m':
    'A two-step unit that has lost a step fights with its reduced side until it is rebuilt or eliminated.',
  '2.4-n': 'The Naval Gun Line bounds the hexes that ships can support.',
  '2.4-o': 'Every roll is made with one six-sided die.',
  '2.4-p':
    'The 1st Wave is Round 1 of Turn 1, the 2nd Wave Round 3; the 3rd Wave comes in the first Move Round of each Allied army.',
  '2.5-a': 'The game has ten turns, quarters of a month from June II to August III.',
  '2.5-b':
    'Below regiment size there are only Rangers, Tigers, Ost battalions, strongpoints and five other German battalions.',
  '3.0-a':
    'Three rules are optional: weather nearer to history (7.3), Emergency Withdrawal in Reactions (10.3.2) and German assault guns (12.7).',
  '3.1-a': 'A unit with a place on its counter starts there; one with a turn comes later.',
  '3.1-b': 'Units start on land, in the sea hexes of the waves, on the airfields or in Cherbourg.',
  '3.1-c': 'The 914th Regiment starts in 3207 and reduced.',
  '3.1-d': 'Strongpoints and Ost battalions are dealt at random, face down, to their hexes and to Cherbourg.',
  '3.1-e': 'Nobody knows the factor of a strongpoint or Ost battalion before it is turned over.',
  '3.1-f': 'The strongpoints in 3203 and 3303 start with an Augmented Omaha Defense marker.',
  '3.1-g': 'Reinforcements wait on the turn track, where both sides can see them.',
  '3.1-h': 'Support markers come on their printed turn, the two naval markers with the 2nd Wave.',
  '3.1-i': 'Turn 1 is June II, with Showers, no points for anybody and an empty Action Round Track.',
  '3.1-j': 'The game begins with the Action Phase of Turn 1.',
  '3.2.1-a':
    'The Germans win at once when three or more beach hexes are Closed and two of them lie side by side.',
  '3.2.1-b':
    'Closed beaches side by side are adjacent hexes; without such a pair the Germans need a further beach.',
  '3.2.1-c': 'A Closed beach keeps counting after the Allies have taken the hex again.',
  '3.2.1-d':
    'Beaches that the Germans still hold after the 2nd Wave are Closed and count, so that Turn 1 may decide the game.',
  '3.2.1-e': 'The Germans win if Cherbourg is theirs at the end of Turn 7.',
  '3.2.1-f':
    'Once a US unit has entered Brittany, the Germans win if they control Avranches (2726) at the end of a Round.',
  '3.2.1-g':
    'Up to the end of Turn 9 the Allies win as soon as no German unit on the map is in supply; boxes do not count.',
  '3.2.1-h': 'A sudden victory ends the game at once.',
  '3.2.2-a': 'At first the Germans control every land hex but those of the Allied airborne units.',
  '3.2.2-b':
    'Control of a hex changes as soon as a unit enters it, even if it moves on; it may change any number of times.',
  '3.2.2-c': 'Cherbourg stays German until Cherbourg Combat gives it to the Allies, whoever is in the box.',
  '3.2.2-d': 'Each side scores what its list of victory points names, when the list says so.',
  '3.2.2-e': 'A division scores only with all its units; one that has lost a unit scores nothing.',
  '3.2.2-f': 'For the points of a division reduced units are as good as full ones.',
  '3.2.3-a': 'After Turn 10 the Allies win only with more points than the Germans.',
  '3.2.3-b': 'With equal points the Germans win; there is no draw.',
  '4.0-a':
    'A turn consists of turn marker, weather, replacements, actions, attrition, clean-up and victory check, in this order.',
  '4.0-b': 'Turn 1 begins with the actions: there is no new weather and there are no replacements.',
  '4.0-c':
    'What was forgotten in a phase or Round that is over cannot be done later, unless the opponent agrees to go back.',
  '4.0-d': 'The weather chit that is drawn stays beside its turn and sets the weather.',
  '4.0-e': 'The Allies spend their replacements first, then the Germans; what is left over is lost.',
  '4.0-f': 'In clean-up the US units that have just entered Brittany go to the section that may leave.',
  '4.0-g': 'In clean-up the Action Round Track is emptied of chits and markers.',
  '4.0-h':
    'Reinforcements that did not enter wait for the next turn, and keep their place before later ones.',
  '4.0-i': 'Points are counted at the end of every turn; after Turn 10 they decide the game.',
  '5.0-a': 'Both players may look into every stack; what lies face down stays so.',
  '5.0-b': 'British, Canadian and Polish units may stack with each other, and so may US and French units.',
  '5.0-c': 'US or French units may not share a hex with British, Canadian or Polish ones.',
  '5.0-d': 'Allied and German units may not share a hex; only in the Cherbourg Box may both be.',
  '5.0-e': 'Markers take no room in a stack.',
  '5.1-a': 'No more than four units may stand in a hex, not counting battalions and strongpoints.',
  '5.1-b': 'The units in a hex may belong to one division at most; independent units may join them.',
  '5.1-c': 'For stacking, Allied airborne units and the III Flak Corps belong to no division.',
  '5.1-d': 'Strongpoints and battalions take no room in a stack and bring no division into it.',
  '5.1-e': 'Units of the 2nd Wave may over-stack when they are placed.',
  '5.1-f': 'Out of an over-stacked hex at most four units may attack.',
  '5.1-g': 'Units beyond the stacking limit at the end of the 2nd Wave Round are eliminated.',
  '5.2-a': 'Stacks must be within the limit when reinforcements have been placed, the 2nd Wave excepted.',
  '5.2-b': 'Stacks must be within the limit when the movement of a Round ends.',
  '5.2-c': 'A retreat must end within the stacking limit; on the way it does not matter.',
  '5.2-d': 'Stacks must be within the limit after an advance.',
  '5.2-e':
    'The opponent eliminates units of his choice from a hex that is over-stacked, until it is within the limit.',
  '5.2-f': 'When a retreat has over-stacked a hex, the owner of the units chooses who is eliminated.',
  '5.2-g': 'Any number of own units may pass through a hex, or stand in it between two checks.',
  '5.3-a': 'US and German units may be in the Cherbourg Box together.',
  '5.3-b': 'The Cherbourg Box holds any number of units.',
  '5.4-a': 'Only US units, and no French ones, may enter Brittany.',
  '5.4-b':
    'Units that enter Brittany this turn are kept apart from those that may leave; either section holds any number.',
  '5.5-a': 'Each side has its own section of the Eastern Exit Box, for any number of units.',
  '6.0-a': 'Regiments, brigades and Kampfgruppen have a zone of control in the six hexes around them.',
  '6.0-b': 'Strongpoints, Rangers, Tigers, Ost and all other battalions have no zone of control.',
  '6.0-c': 'A stack has a zone of control if one of its units has.',
  '6.0-d': 'A Flak regiment has a zone of control like other regiments.',
  '6.0-e': 'A zone of control matters to the enemy only.',
  '6.1-a': 'Zones of control do not reach into impassable hexes nor over impassable hexsides.',
  '6.1-b': 'Zones of control do not reach into a city.',
  '6.1-c': 'A unit in a city has its zone of control around it as usual.',
  '6.1-d': 'Zones of control do not reach over a major river, bridge or not.',
  '6.1-e': 'Zones of control reach over minor rivers.',
  '6.1-f': 'Allied zones of control do not reach into a hex with a strongpoint.',
  '6.1-g': 'German zones of control do not reach into an Open Beach.',
  '6.2-a': 'A friendly unit cancels the enemy zone in its hex for tracing supply.',
  '6.2-b': 'A friendly unit cancels the enemy zone in its hex for a retreat.',
  '6.2-c':
    'A friendly unit cancels the enemy zone in its hex for the second hex of an advance in the 2nd Wave.',
  '6.2-d':
    'A German unit cancels the Allied zone in its hex for a path to a C hex, in a retreat or a relocation.',
  '6.2-e': 'A friendly unit does not cancel an enemy zone for movement, withdrawals or mandatory attacks.',
  '6.3-a': 'A unit that enters an enemy zone of control stops there for the Round.',
  '6.3-b':
    'A unit that starts in an enemy zone may move only if its first hex is free of such zones; then it may go on.',
  '6.3-c':
    'No unit may move from one hex in an enemy zone straight into another, not even for its one certain hex.',
  '6.4-a': 'Zones of control never force an attack, mandatory attacks (11.2) apart.',
  '6.4-b': 'A retreat may not go into or through an enemy zone, unless a friendly unit is there.',
  '6.4-c': 'An advance ignores enemy zones, except for the second hex in the 2nd Wave Round.',
  '7.0-a': 'The weather of a turn is Sun, Cloud, Showers, Rain or Storm.',
  '7.1-a': 'There are two Sun, two Cloud and three Showers chits, one Rain and one Storm.',
  '7.1-b': 'The weather of Turn 1 is Showers, without a draw.',
  '7.1-c': 'From Turn 2 on a weather chit is drawn at random each turn.',
  '7.1-d': 'Drawn weather chits never return, so that all nine come up from Turn 2 to Turn 10.',
  '7.2.1-a': 'From Turn 2 on the weather decides which replacements each side gets.',
  '7.2.1-b':
    'On Turn 1 the players have the chits of Showers, after four more that are the first four Rounds.',
  '7.2.2-a': 'In Sun and Cloud roads do not speed the Germans up.',
  '7.2.2-b': 'Germans that enter in this Round may use roads in any weather.',
  '7.2.2-c': 'Clear ground costs the Germans two points, in Rain and Storm only one.',
  '7.2.3-a': 'In Sun and Cloud every German attack is shifted one column to the left.',
  '7.2.3-b': 'In Sun and Cloud each Allied army may have one Prepared Offensive.',
  '7.2.3-c': 'Only the first Combat Round of an army in a turn can be a Prepared Offensive.',
  '7.2.3-d':
    'A Combined Action Round is never a Prepared Offensive, and after one the army can have none this turn.',
  '7.2.3-e': 'In a Prepared Offensive all attacks but Cherbourg Combat are shifted one column to the right.',
  '7.2.3-f': 'A Prepared Offensive is marked on the Action Round Track until clean-up.',
  '7.2.4-a': 'The Germans suffer attrition every turn, the Allies only in Rain and Storm.',
  '7.3-a': 'With this option the cup starts with one Sun, one Cloud, the Rain and the Storm.',
  '7.3-b': 'With this option the other five chits join once Rain and Storm have both been drawn.',
  '8.1-a': 'A reinforcement may enter from its printed turn on.',
  '8.1-b': 'Units that can enter may not be held back.',
  '8.1-c': 'Reinforcements that could not enter may do so the next turn.',
  '8.1-d': 'Reinforcements enter at the beginning of a Move Round, before anybody moves.',
  '8.1-e':
    'Reinforcements may also enter at the beginning of a Combined Action Round, if a Move chit was played for it.',
  '8.1-f': 'Each army’s reinforcements enter in its own Rounds; Germans never in a Reaction.',
  '8.1-g': 'Support markers that arrive are simply there, without a roll.',
  '8.1.1-a': 'A die tells how many Formations may enter in a Round.',
  '8.1.1-b':
    'After the roll the owner takes either the number rolled or half of the Formations that wait, rounded down.',
  '8.1.1-c': 'A number above that of the waiting Formations lets all of them enter.',
  '8.1.1-d':
    'In the Storm the Allies take two off every entry roll, with one as the least, and may not take half.',
  '8.1.1-e':
    'In Sun the Germans take two off every entry roll, with one as the least, and may not take half.',
  '8.1.1-f': 'Formations of earlier turns must enter before those of this turn.',
  '8.1.1-g': 'A Formation of an earlier turn that finds no hex to enter does not hold up those of this turn.',
  '8.1.1-h': 'Among Formations of earlier turns the owner chooses freely.',
  '8.1.1-i': 'Each further Move Round of the turn has a new roll for those who still wait.',
  '8.1.1-j': 'A Formation enters with all its waiting units, in one hex or in several.',
  '8.1.2-a': 'Allied reinforcements enter in an Open Beach of their own army.',
  '8.1.2-b': 'German reinforcements enter in a hex with the letter on their counter.',
  '8.1.2-c': 'Germans may enter in a hex that the Allies control or have a zone in.',
  '8.1.2-d': 'Germans may not enter in a hex with an Allied unit.',
  '8.1.2-e': 'Germans may not enter in a hex with an Exit marker.',
  '8.1.2-f': 'Germans may not enter in Alençon (6028).',
  '8.1.2-g': 'German infantry marked E may also enter in 5400, Tigers may not.',
  '8.1.2-h':
    'When Allied units or Exit markers fill every E hex, the Germans marked E wait until one is free again.',
  '8.1.2-i': 'All reinforcements are placed before anybody moves.',
  '8.1.2-j': 'Reinforcements may be shared out among their hexes within the stacking limit.',
  '8.1.2-k': 'Entering costs no movement points, and who enters may move in the same Round.',
  '8.1.3-a': 'The 1st and 2nd Waves come ashore only by their assaults, never by an entry roll.',
  '8.1.3-b': 'In its first Move Round of Turn 1 an Allied army lands all its 3rd Wave units, without a roll.',
  '8.1.3-c':
    'A seaborne unit of the 3rd Wave lands in an Open hex of its own beach, and may choose where there are two.',
  '8.1.3-d': 'The 3rd Wave must land within the stacking limit.',
  '8.1.3-e':
    'To land, the 3rd Wave may push out the units that are in its way, from one hex of the beach only.',
  '8.1.3-f': 'A unit that makes room goes one hex inland or along the coast, where it could move.',
  '8.1.3-g': 'Only the 3rd Wave may push units out; other reinforcements may not.',
  '8.1.3-h': 'Units of the 3rd Wave whose beach has no Open hex enter on Turn 2, without a roll.',
  '8.1.3-i':
    'The 325th Glider Regiment lands with a unit of the 82nd Airborne Division, within the stacking limit.',
  '8.1.3-j': 'The 6th Airlanding Brigade lands in 4704.',
  '8.1.3-k':
    'A glider unit that cannot land comes to an Open Beach of its army in the next Move Round of Turn 1, or else on Turn 2, without a roll.',
  '8.1.3-l':
    'The ordinary reinforcements of Turn 1 may not enter in the 3rd Wave Round; they wait for the army’s second Move Round and roll then.',
  '8.1.3-m':
    'If an army has no second Move Round on Turn 1, its reinforcements of Turn 1 come on Turn 2, before those of that turn.',
  '8.2-a': 'There are no replacements on Turn 1.',
  '8.2-b': 'Eliminated units never return, so that a unit of one step takes no replacements.',
  '8.2-c':
    'Allied airborne and Special Service units, the French, the Poles and German Flak take no replacements.',
  '8.2.1-a':
    'US, British and German replacements are infantry, mechanized or armor; the Canadians have a kind of their own.',
  '8.2.1-b': 'A unit is rebuilt with its own kind of replacement; US armored cavalry has a choice.',
  '8.2.2-a': 'A unit that is out of supply takes no replacements.',
  '8.2.2-b':
    'One replacement of the right kind brings one reduced unit back to full strength, where it stands.',
  '8.2.2-c': 'A unit in an enemy zone may be rebuilt.',
  '8.3-a':
    'Only Allied airborne units, Rangers and Special Service brigades may be withdrawn, and none has to be.',
  '8.3-b':
    'At the end of Turn 5 the Germans score for each of these units that is in play or has been eliminated.',
  '8.3-c':
    'Units are withdrawn at the beginning of a Move Round of their army, or of a Combined Action Round played with a Move chit.',
  '8.3-d':
    'A unit may be withdrawn only if it has a way to an Open Beach of its army, however long, free of enemies, their zones and impassable ground.',
  '8.3-e': 'Nobody is withdrawn in the Storm.',
  '8.3-f': 'Nobody is withdrawn after Turn 5.',
  '8.3-g': 'Withdrawn units do not come back.',
  '9.1-a': 'The weather decides how many chits each side has this turn; the others stay out.',
  '9.1-b':
    'The Allies always have the initiative: except on Turn 1 they choose the chit that is played first.',
  '9.1-c': 'All other chits go into the cup, except the Reaction chits, which the Germans keep.',
  '9.1-d': 'In Showers the Allies choose their mix of British Move and Combat chits, and tell the Germans.',
  '9.2-a': 'A chit goes to the next space of the Action Round Track, and only what it allows may be done.',
  '9.2-b': 'From Turn 2 on the first Round is Allied, with the chit of the Initiative.',
  '9.2-c': 'In later Rounds a chit is drawn; its owner is active and must play it now.',
  '9.2-d': 'After each Allied Round the Germans may play a Reaction chit, before the next chit is drawn.',
  '9.2-e': 'The Action Phase ends with the last chit; if that was Allied, the Germans may still react.',
  '9.2-f': 'US and British units have Rounds of their own; only in the two Wave Rounds do both act.',
  '9.2-g': 'A British chit is played as what it says, Move or Combat, or as a Combined Action.',
  '9.2-h': 'The owner plays a US or German chit as Move or Combat, as far as his quota allows.',
  '9.2-i': 'The Germans must have two Move Rounds and one Combat Round in a turn, the Storm excepted.',
  '9.2-j': 'In the Storm the Germans may have two Move Rounds and one Combat Round, or the other way round.',
  '9.2-k': 'The US may have no more than two Moves and two Combats in a turn.',
  '9.2-l': 'In Rain and Storm the US must have one Move and one Combat.',
  '9.3.1-a': 'In a Move Round the active player may move as many of his units as he likes; nobody attacks.',
  '9.3.1-b': 'Only the army whose chit was played may move.',
  '9.3.2-a':
    'In a Combat Round the active player may attack with as many of his units as he likes; nobody moves.',
  '9.3.2-b': 'Only the army whose chit was played may attack.',
  '9.3.3-a': 'From Turn 2 on the Allies may play any chit of theirs as a Combined Action Round.',
  '9.3.3-b': 'Each Allied army may have one Combined Action Round in a turn.',
  '9.3.3-c': 'A Combined Action is marked on the Action Round Track until clean-up.',
  '9.3.3-d': 'In a Combined Action Round the army first moves and then attacks; it cannot go back to moving.',
  '9.3.3-e': 'In a Combined Action Round a unit moves one hex, or two along a road.',
  '9.3.3-f': 'In a Combined Action Round every attack is shifted one column to the left.',
  '9.3.3-g':
    'Units enter or are withdrawn in a Combined Action Round only if it was played with a Move chit.',
  '9.3.3-h':
    'A US chit played as a Combined Action still counts as a Move or a Combat, whichever was chosen.',
  '9.3.3-i':
    'A Combined Action Round is neither a Move nor a Combat Round: no Emergency Withdrawal, carpet bombing, Prepared Offensive or Cherbourg Combat.',
  '9.3.4-a': 'The Germans have one to four Reaction chits, by the weather.',
  '9.3.4-b': 'The Germans may play one Reaction chit after an Allied Round, and none after their own.',
  '9.3.4-c':
    'The Germans need not react; Reaction chits that are left at the end of the Action Phase are lost.',
  '9.3.4-d': 'A Reaction activates either one stack or one Formation.',
  '9.3.4-e': 'In the Cherbourg Box a Formation can be activated, but no stack.',
  '9.3.4-f': 'Active units move as usual; those of one stack may part, one after another.',
  '9.3.4-g': 'No other German unit may move or attack in a Reaction, unless it moves out of a C, W or S hex.',
  '9.3.4-h':
    'After the movement active Kampfgruppen and Tigers may make one attack, against one hex; others may not.',
  '9.3.4-i': 'A Reaction attack may not come from several hexes if another attack would then be mandatory.',
  '9.4-a':
    'Turn 1 opens with the 1st Wave, a German Reaction, the 2nd Wave and another Reaction; nobody chooses an Initiative chit.',
  '9.4-b': 'On Turn 1 nine chits are in the cup.',
  '9.4-c': 'Two Reaction chits are spent on the fixed Rounds of Turn 1, two more stay with the Germans.',
  '9.4.1-a': 'Every 1st Wave unit must attack the landing hex before it.',
  '9.4.1-b': 'The 2nd Rangers assault Pointe du Hoc, and may try again with the 2nd Wave.',
  '9.4.1-c': 'No other attack is allowed in the 1st Wave Round.',
  '9.4.1-d': 'Nobody has support in the 1st Wave Round.',
  '9.4.1-e': 'The Allies choose the order of the landings; each is finished before the next begins.',
  '9.4.1-f': 'Attackers who eliminate the strongpoint advance into the landing hex.',
  '9.4.1-g': 'A beach is Open when attackers have landed there; Pointe du Hoc gets no marker.',
  '9.4.1-h': 'Units that have landed may go one hex farther at once, and enemy zones do not hinder them.',
  '9.4.1-i': 'Attackers who do not eliminate the strongpoint stay in the Beach Approach hex.',
  '9.4.2-a': 'In the first German Reaction active units have half their movement.',
  '9.4.2-b': 'In the first German Reaction roads do not help.',
  '9.4.3-a': 'All 2nd Wave units go ashore, or to their Beach Approach hex, before anybody fights.',
  '9.4.3-b':
    'Where their beach hex is Open the 2nd Wave lands without regard to stacking; up to four units there may attack adjacent Germans.',
  '9.4.3-c':
    'Where their beach hex is not taken the 2nd Wave joins the 1st off shore, without regard to stacking; up to four of them may attack it.',
  '9.4.3-d':
    'When an attack from the sea clears the beach hex, all units off shore land, also those that did not attack, and the beach is Open.',
  '9.4.3-e': 'Units ashore may attack any adjacent Germans, also a beach hex together with those off shore.',
  '9.4.3-f': 'Both naval markers can be used from the 2nd Wave Round on.',
  '9.4.3-g':
    'The second hex of an advance must be one the unit could move into; armor needs a bridge over a major river.',
  '9.4.3-h': 'From a captured hex outside enemy zones a unit may advance into an enemy zone.',
  '9.4.3-i':
    'From a captured hex in an enemy zone a unit may advance only to a hex without such a zone, or with another friendly unit in it.',
  '9.4.3-j': 'The second hex of an advance is taken before the next combat, or not at all.',
  '9.4.3-k': 'Every beach hex that is German at the end of the 2nd Wave Round is Closed.',
  '9.4.3-l':
    'Units still off shore after the 2nd Wave Round, the 2nd Rangers among them, become reinforcements of Turn 2.',
  '9.4.3-m': 'Airborne units may not attack in the two Wave Rounds.',
  '9.4.4-a': 'In the second German Reaction units have their full movement and the use of roads.',
  '9.4.5-a': 'After the fourth Round of Turn 1 chits are drawn, and the Germans may react, as usual.',
  '9.4.5-b':
    'In the first Move Round of each Allied army on Turn 1 its 3rd Wave enters, and no other reinforcements.',
  '10.0-a': 'Retreats and advances are no movement: they cost no points and have rules of their own.',
  '10.1-a': 'A unit has as many movement points as its counter says.',
  '10.1-b': 'A unit that is out of supply when it starts has three movement points.',
  '10.1-c': 'Units move alone or as a stack from hex to hex; own units on the way cost nothing.',
  '10.1-d': 'A unit moves once in a Round.',
  '10.1-e': 'One unit or stack finishes its move before the next one starts.',
  '10.1-f': 'Nobody may move into a hex with an enemy unit.',
  '10.1-g': 'A move may not cost more points than the unit has; points cannot be saved or lent.',
  '10.1-h': 'A unit may always move one hex, whatever that costs, if ground and enemy zones allow the step.',
  '10.1-i':
    'US and French units may not enter a hex with a British Exit marker, nor the British army one with a US Exit marker.',
  '10.1-j': 'Germans may not stay in a C, W or S hex that they can leave.',
  '10.1-k': 'A German retreat ends outside C, W and S hexes where it can, but its direction comes first.',
  '10.1-l':
    'A German unit that retreated into a C, W or S hex, and that Allied units or zones hem in there, may stay.',
  '10.1-m': 'In a Reaction German units may move out of C, W and S hexes without being activated.',
  '10.1-n': 'Germans may stop in E hexes.',
  '10.2-a': 'A step costs what the ground of the new hex and the hexside between cost together.',
  '10.2-b': 'A step along a road costs the road rate instead.',
  '10.2-c': 'Some costs depend on the weather and on who moves.',
  '10.2-d':
    'Where a road crosses a river there is a bridge: the river costs nothing there, and bridges cannot be blown.',
  '10.2-e':
    'Armor, armored cavalry, Flak and mechanized units need a bridge over a major river; minor rivers they cross anywhere.',
  '10.3-a':
    'A unit that enemy units and zones keep from moving may make an Emergency Withdrawal instead, in a Move Round of its own.',
  '10.3.1-a':
    'An Emergency Withdrawal goes two hexes, whatever the ground costs and past enemy zones, but through no enemy unit and nothing impassable.',
  '10.3.1-b':
    'Armor, armored cavalry, Flak and mechanized units need a bridge over a major river in an Emergency Withdrawal too.',
  '10.3.1-c':
    'An Emergency Withdrawal must end two hexes away, and farther from the nearest enemy supply source; of equally near ones the owner picks one.',
  '10.3.1-d': 'An Emergency Withdrawal may not end beside an enemy unit.',
  '10.3.1-e': 'The distance to a supply source is counted in hexes, whatever lies between.',
  '10.3.1-f': 'Without a hex that fits there is no Emergency Withdrawal; of several the owner chooses.',
  '10.3.2-a': 'With this option active German units may make an Emergency Withdrawal in a Reaction Round.',
  '10.4-a':
    'Units go to and from the boxes in Move Rounds, the Allies also in Combined Action Rounds, the Germans also in Reactions.',
  '10.4.1-a': 'Entering a box costs one point more than reaching its lettered hex.',
  '10.4.1-b': 'From a lettered hex in an enemy zone only a unit that started there may go on into the box.',
  '10.4.1-c':
    'Units out of supply may enter boxes with their three points, but no such Allied unit may leave to the east.',
  '10.4.1-d':
    'In a Combined Action Round a unit that starts in the lettered hex may enter the box as its one hex.',
  '10.4.1-e':
    'In a Combined Action Round a unit may take a road into the lettered hex and then enter the box as its second hex.',
  '10.4.1-f': 'An Emergency Withdrawal may not end in a box.',
  '10.4.2-a': 'Leaving a box for its lettered hex costs one point, and the unit may move on.',
  '10.4.2-b': 'A unit may not leave a box for a hex with an enemy unit; in an enemy zone it must stop.',
  '10.4.2-c': 'US units out of supply leave Cherbourg and Brittany with three points.',
  '10.4.2-d':
    'In a Combined Action Round leaving a box is the unit’s one hex; by a road it may go one farther.',
  '10.4.3-a': 'US and German units enter Cherbourg from any C hex, even if enemies are inside.',
  '10.4.3-b': 'A unit that enters Cherbourg stops there.',
  '10.4.3-c': 'Once the Allies have Cherbourg no German unit may enter it any more.',
  '10.4.3-d': 'Units may leave Cherbourg by any C hex, but only while no enemy is inside.',
  '10.4.4-a': 'US units enter Brittany from 2628, 2727 or 2828.',
  '10.4.4-b': 'No unit leaves Brittany in the turn in which it entered.',
  '10.4.4-c': 'Units leave Brittany by any of the five S hexes, Alençon among them.',
  '10.4.4-d': 'A unit may not leave Brittany and exit in the east in one move.',
  '10.4.4-e':
    'From the turn after the first unit has left Brittany none may enter it; those inside may still leave.',
  '10.4.4-f': 'The No Entry marker is laid on the next turn when the first unit leaves Brittany.',
  '10.4.4-g': 'The Allies score for US divisions that are in Brittany at the end of Turn 10.',
  '10.4.5-a': 'US and French units may exit in the east only after the boundary has been lifted for them.',
  '10.4.5-b':
    'US and French units exit by an E hex without British units or a British Exit marker, and not north of such a marker.',
  '10.4.5-c':
    'British, Canadian and Polish units may exit from the turn on in which the Allies first held all of Caen.',
  '10.4.5-d':
    'British, Canadian and Polish units exit by an E hex without US units or a US Exit marker, and not south of such a marker.',
  '10.4.5-e': 'Allied units must be in supply in the E hex to exit.',
  '10.4.5-f': 'The first Allied exit from an E hex leaves an Exit marker there for good.',
  '10.4.5-g': 'Germans may exit by any E hex without an Exit marker, in supply or not.',
  '10.4.5-h': 'Nobody may exit through 5400.',
  '10.4.5-i': 'Nobody comes back from the Eastern Exit Box.',
  '11.0-a': 'There is combat only in Combat, Combined Action, Wave and Reaction Rounds.',
  '11.0-b': 'The active player is the attacker in every combat.',
  '11.0-c': 'In the two Wave Rounds only seaborne units may attack.',
  '11.0-d': 'Allied units that are out of supply may not attack.',
  '11.1-a': 'Units attack an adjacent hex, over any hexside that is not impassable.',
  '11.1-b':
    'Units of one or several hexes attack all units in one hex. Nobody has to attack, mandatory attacks and the 1st Wave apart.',
  '11.1-c': 'A unit attacks once in a Round.',
  '11.1-d': 'A hex is attacked once in a Round.',
  '11.1-e': 'Units of one stack may attack different hexes, or not at all.',
  '11.1-f': 'All units in an attacked hex defend together.',
  '11.1-g': 'A unit uses all of its factor in one combat.',
  '11.1-h': 'All effects of the ground on a combat are added up.',
  '11.1-i': 'Strongpoints may attack but never advance.',
  '11.1-j': 'Allied units in C, W or S hexes are safe from German attacks.',
  '11.2-a':
    'Units of several hexes may attack together only if all other enemies in their zones of control are attacked in the same Round too.',
  '11.2-b': 'A stack of battalions alone need not be attacked.',
  '11.2-c': 'The Germans owe no attack on Allied units in C, W or S hexes.',
  '11.2-d':
    'No attack is owed where the attackers’ zone does not reach: cities, beyond major rivers, strongpoints for the Allies, Open Beaches for the Germans.',
  '11.2-e': 'An attack from a single hex obliges to nothing else.',
  '11.2-f': 'A unit of an attacking stack may be kept back for the mandatory attack.',
  '11.2-g':
    'The Round may not end, nor may the last units for it be spent, while a mandatory attack is owed and possible.',
  '11.3-a': 'Combats are declared and fought one after another, in any order.',
  '11.3.1-a': 'The attacker names the hex and the units that attack it.',
  '11.3.1-b': 'A unit in supply counts its printed factor.',
  '11.3.1-c':
    'The units of a hex that are out of supply count half of their sum, rounded down, but at least 1.',
  '11.3.1-d': 'Woods add 1 to the defense, after halving; no other ground changes strengths.',
  '11.3.1-e': 'Units that retreated into the hex this Round add nothing to its defense, but share its fate.',
  '11.3.2-a': 'The attacker commits his support first, then the defender.',
  '11.3.2-b': 'Markers add their value; carpet bombing adds none, and trees lower that of Tac Air.',
  '11.3.3-a': 'Odds are whole numbers, rounded for the defender: 33 against 10 is 3-1.',
  '11.3.3-b': 'Better odds than 6-1 start at 6-1.',
  '11.3.3-c': 'Odds below 1-3 are allowed; they go on as 1-4, 1-5 and so on, and shifts count through them.',
  '11.3.3-d':
    'Odds that began below 1-3 and are still there after all shifts cost the attacker two steps, without a roll.',
  '11.3.3-e': 'The attacker may not choose lower odds than he has.',
  '11.3.4-a':
    'The ground of the defender’s hex, and the rivers that are crossed, shift the odds to the left.',
  '11.3.4-b': 'Carpet bombing shifts its own combat one column to the right.',
  '11.3.4-c': 'All shifts are added up and made at once; odds that began on the table stay on it.',
  '11.3.5-a': 'One die decides, without modifiers.',
  '11.3.6-a': 'Each player chooses his own losses, the defender first.',
  '11.3.6-b': 'No unit may be eliminated while another in the same combat is still at its full two steps.',
  '11.3.6-c': 'Losses beyond the steps that are there are ignored.',
  '11.3.7-a': 'Only defenders retreat, and they end two hexes from the hex they defended.',
  '11.3.7-b': 'Nobody retreats into an impassable hex or over an impassable hexside.',
  '11.3.7-c': 'Nobody retreats into or through a hex with an enemy unit.',
  '11.3.7-d': 'Nobody retreats into a box.',
  '11.3.7-e':
    'Armor, armored cavalry, Flak and mechanized units need a bridge to retreat over a major river.',
  '11.3.7-f': 'Units of a stack may retreat to different hexes; each must end within the stacking limit.',
  '11.3.7-g':
    'A retreat goes towards the nearest supply source, nearer with each hex, wherever that is possible.',
  '11.3.7-h': 'Of equally near supply sources the owner picks one for both hexes.',
  '11.3.7-i':
    'Until Cherbourg falls a German unit out of supply may retreat towards a C hex that it has a free path to.',
  '11.3.7-j': 'S hexes are no supply sources: all US units retreat towards US beaches where they can.',
  '11.3.7-k':
    'An Allied unit whose first hex of retreat is an Open Beach may stay there, within the stacking limit.',
  '11.3.7-l': 'A strongpoint that must retreat is eliminated.',
  '11.3.7-m': 'A unit that cannot retreat is eliminated.',
  '11.3.7-n': 'Units that retreated may be attacked again in their new hex, and may retreat again.',
  '11.3.8-a': 'Attackers who are left may advance into the hex, if no defender remains, and no farther.',
  '11.3.8-b': 'An advance ignores enemy zones, but not the stacking limit.',
  '11.3.8-c':
    'Armor, armored cavalry, Flak and mechanized units need a bridge to advance over a major river, though not to attack over it.',
  '11.3.8-d': 'In the 2nd Wave Round units may over-stack in the captured hex before some of them go on.',
  '11.3.9-a': 'Support may be stronger than the units it supports.',
  '11.4-a': 'Only in the two Wave Rounds may an advance go on for a second hex.',
  '11.4.1-a': 'The strongpoints of Omaha defend with three more in the two Wave Rounds.',
  '11.4.1-b': 'For the strongpoints of Omaha DR* is an exchange in the two Wave Rounds.',
  '11.4.1-c': 'In an exchange an Omaha strongpoint counts as two steps for the Allied losses.',
  '11.4.1-d': 'BL1 eliminates an Omaha strongpoint like any other.',
  '11.4.1-e': 'Omaha is defended like any other beach once the 2nd Wave Round is over.',
  '11.4.2-a': 'In the 1st Wave Round the 2nd Rangers at Pointe du Hoc treat EX and BL1 as DE.',
  '11.5-a': 'A strongpoint or Ost battalion is turned over when it is attacked or attacks, and stays so.',
  '11.5-b': 'A strongpoint or Ost battalion that attrition eliminates is shown to both players.',
  '11.5.1-a':
    'In the two Wave Rounds a strongpoint ignores DR, though not DR*, if it is attacked from the sea alone.',
  '11.5.1-b': 'A strongpoint does not ignore DR if units that have landed take part in the attack.',
  '11.5.2-a': 'The Ost battalion with a factor of 0 leaves the game when it is turned over.',
  '11.5.2-b': 'If that Ost battalion was alone in its hex, the attackers may advance without a roll.',
  '11.6-a':
    'Flak defends with 4, or 2 if reduced, against an attack with armor, armored cavalry, Tac Air or tank destroyers.',
  '11.6-b': 'Against any other attack Flak defends with 1.',
  '11.6-c': 'Flak attacks with 0 and never alone, but it may take losses and advance.',
  '11.6-d': 'Flak may be the only attacker in its hex, and then counts as an attacking hex.',
  '11.6-e':
    'A river helps the defender only if all attackers come over one; a Flak unit that does not is enough to undo it.',
  '11.7-a':
    'The Allies may fight for Cherbourg once in each US Combat Round, at any moment of it, and in no other Round.',
  '11.7-b': 'All US units in Cherbourg fight all Germans there in one combat.',
  '11.7-c': 'Cherbourg Combat needs odds of 1-1 or better, and US units in supply.',
  '11.7-d':
    'The Allies must fight for Cherbourg if their units there reach 1-1 by themselves and are in supply.',
  '11.7-e': 'One US Tac Air and one tank destroyer marker may support Cherbourg Combat, and nothing else.',
  '11.7-f': 'Cherbourg Combat has a table of its own, one die, no ground and no shifts.',
  '11.8-a': 'Germans in bocage or a city ignore DR.',
  '11.8-b': 'With two or more steps Germans in bocage or a city take DR* as BL1.',
  '11.8-c': 'A single German step in bocage or a city retreats on DR*.',
  '11.8-d':
    'Bocage and city do not help a stack of nothing but Flak, Ost battalions and a strongpoint in this way.',
  '11.8-e': 'Bocage helps in this way up to Turn 6, a city for the whole game, and Germans only.',
  '11.9-a': 'An Open Beach alone defends with a strength and a step of one.',
  '11.9-b': 'An Open Beach alone ignores DR, but DR* and any loss of a step beat it.',
  '11.9-c': 'A beaten Open Beach is Closed only if a German unit advances into it.',
  '11.9-d': 'An Open Beach alone may have naval support, but no tank destroyers.',
  '11.9-e':
    'With Allied units in it an Open Beach adds nothing; only DE closes it, if a German unit advances.',
  '11.9-f': 'Units that must retreat from an Open Beach and cannot are eliminated; the beach stays Open.',
  '11.9-g': 'An Open Beach is no unit and never attacks.',
  '11.9-h': 'Germans may never move into an Open Beach.',
  '11.9-i': 'A Closed beach never opens again.',
  '12.0-a': 'There is no support at first; each marker comes on its turn, and some only in certain weather.',
  '12.0-b': 'No combat result hurts a support marker.',
  '12.1-a':
    'In Sun and Cloud, Bomber Command may bomb for a British and the 8th Air Force for a US attack on Germans, in Combat Rounds only.',
  '12.1-b':
    'Each bomber marker is used once in a turn and twice in the game; both may be used in the same turn.',
  '12.1-c': 'A bomber marker is turned over at its first use and removed at its second.',
  '12.1-d':
    'Carpet bombing cannot go with Tac Air or naval support; the 8th Air Force may go with tank destroyers.',
  '12.1-e':
    'In a carpet-bombed hex the ground does not help the defender, unless it is a city; rivers still do.',
  '12.2-a':
    'In Sun and Cloud each Tac Air marker is used once in each Combat or Combined Action Round of its army.',
  '12.2-b': 'In Showers each Tac Air marker is used once in the turn.',
  '12.2-c': 'There is no Tac Air in Rain and Storm.',
  '12.2-d': 'One Tac Air marker may support an attack; it never supports a defense.',
  '12.2-e': 'Tac Air is worth less against woods and forest.',
  '12.2-f': 'Tac Air may go with naval support and, for the US, with tank destroyers.',
  '12.3-a': 'Naval support begins with the 2nd Wave Round; there is none in Rain and Storm.',
  '12.3-b': 'Each navy supports the units and beaches of its own army only.',
  '12.3-c':
    'A naval marker supports one attack in each Combat or Combined Action Round of its army, and one in the 2nd Wave Round.',
  '12.3-d': 'Each naval marker supports one defense in every German Combat or Reaction Round.',
  '12.3-e': 'A naval marker used in one Round may be used again in the next.',
  '12.3-f': 'Ships support only where the defender is in clear ground, a town or a beach.',
  '12.3-g': 'Ships support only within the Naval Gun Line.',
  '12.3-h': 'Defenders who are out of supply may have naval support.',
  '12.3-i': 'Naval support is worth six; it may go with Tac Air and, for the US, with tank destroyers.',
  '12.4-a':
    'Each tank destroyer marker is used once in a turn, for US units in supply, on attack or defense, in any weather.',
  '12.4-b': 'One tank destroyer marker may support a combat, along with the 8th Air Force, Tac Air or ships.',
  '12.4-c': 'Tank destroyers do not support an Open Beach alone.',
  '12.5-a': 'From Turn 2 on the Nebelwerfer is used once in a turn, on attack or defense, in any weather.',
  '12.5-b': 'The Nebelwerfer supports units in supply; one of them is enough.',
  '12.5-c': 'Nebelwerfer, artillery and assault guns may support the same combat.',
  '12.6-a':
    'From Turn 3 on the German artillery is used once in a turn, in Rain and Storm only, on attack or defense.',
  '12.6-b': 'The German artillery supports no combat with US or French units.',
  '12.6-c': 'The German artillery may support units out of supply.',
  '12.7-a':
    'With this option the assault guns support German defenses from Turn 2 on, once in a Sun turn and twice in any other.',
  '12.7-b': 'Assault guns support defenders in supply only.',
  '13.0-a':
    'Supply is looked at when it matters: for replacements, movement, combat, exits in the east, Cherbourg and attrition.',
  '13.0-b':
    'A unit is in supply if it is so by rule or can trace a line to a source of its side; otherwise it is not.',
  '13.0-c': 'Units may move and advance to where they will be out of supply.',
  '13.1.1-a': 'The Germans draw supply from the W, S and E hexes, 5400 among them, and never from C hexes.',
  '13.1.1-b': 'W hexes stop being German sources when the first US unit enters Brittany.',
  '13.1.1-c': 'S hexes stop being German sources when the first US unit leaves Brittany.',
  '13.1.1-d': 'An E hex stops being a German source with an Exit marker.',
  '13.1.1-e':
    'A lettered hex is no source while an Allied unit is in it, or an Allied zone that no German unit cancels.',
  '13.1.2-a':
    'Open Beaches at Utah and Omaha supply US and French units; those at Gold, Juno and Sword supply the British army.',
  '13.2-a':
    'A line of supply may be of any length, up to and into its source; the unit’s own hex does not matter.',
  '13.2-b':
    'A line of supply stops at impassable hexsides, enemy units, and enemy zones without a friendly unit.',
  '13.2-c': 'A line of supply may run through empty hexes of the enemy and over major rivers.',
  '13.2-d': 'A source supplies any number of units.',
  '13.2.1-a': 'No German line runs through an Open Beach.',
  '13.2.1-b': 'No German line runs through an E hex with an Exit marker.',
  '13.2.1-c': 'No German line runs through the Cherbourg Box.',
  '13.2.2-a': 'Allied lines run through both Zones.',
  '13.2.2-b': 'US units in Cherbourg are in supply if a line runs from a C hex to a US beach.',
  '13.2.2-c': 'US units in Brittany are in supply if a line runs from a W hex to a US beach.',
  '13.2.2-d': 'Only units that have come back from Brittany may draw supply through it, by any S hex.',
  '13.2.2-e': 'For lines to the boxes the lettered hex must be free of Germans and of their zones.',
  '13.3-a': 'Strongpoints are in supply on Turns 1 and 2, but not the units with them.',
  '13.3-b': 'Germans in Cherbourg are always in supply, but Cherbourg supplies nobody else.',
  '13.3-c': 'Allied units in an Open Beach are in supply.',
  '13.3-d': 'All units in the Eastern Exit Box are in supply.',
  '13.4-a':
    'The units of a hex that are out of supply fight with half their sum, rounded down, but at least 1.',
  '13.4-b': 'Germans out of supply may attack, at half strength.',
  '13.5-a':
    'Cherbourg is isolated when no C hex, free of Allied units and their zones, has a German line of supply.',
  '13.5-b':
    'Cherbourg is looked at when any German Round begins, until it is captured; it may be isolated one time and free the next.',
  '13.5-c':
    'When Cherbourg is isolated, every German unit out of supply with a free path to a C hex goes into the box at once, even if US units are there.',
  '13.5-d': 'Strongpoints never go into the box.',
  '13.5-e': 'No German unit leaves Cherbourg in a Round that begins with it isolated.',
  '14.0-a': 'In the Attrition Phase a unit out of supply loses a step; its last one eliminates it.',
  '14.0-b': 'Airborne units suffer attrition like all others: they too need a line to a beach of their army.',
  '14.0-c':
    'In Rain and Storm both sides’ units out of supply are found first, and then all lose a step together.',
  '15.0-a': 'British, Canadian and Polish units may not enter or attack hexes west of column 35.',
  '15.0-b':
    'US and French units may not enter or attack hexes east of column 36 before the boundary is lifted.',
  '15.0-c':
    'The boundary is lifted for US and French units after the Round in which the first US unit enters Brittany, and never for the British army.',
  '15.0-d': 'Even after the boundary is lifted the two Allied armies neither stack nor act together.',
  '15.0-e': 'Allied zones of control reach over the boundary.',
  '15.0-f': 'A retreat over the boundary is allowed only if there is no other.',
  '15.0-g':
    'A unit that retreated over the boundary must go back at its next chance to move, or as near as it can.',
  'Reminders-a': 'When all German attackers are Kampfgruppen or Tigers, the Germans may take EX as BL1.',
};
export type CaseId = keyof typeof CASES;
