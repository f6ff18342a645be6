import type { LessonWords } from '@bocage/wargame';

/** The first turn of the campaign as a lesson. */
export const words: LessonWords = {
  title: 'The first days of the dark summer',
  playDay: 'Now play the campaign',
  boxes: 'Who waits beside the map',
  aside: {
    lose: 'Somebody has to take a loss. A unit with two steps is turned over and is weaker; one with a single step is gone. Nobody may be wiped out while another in the fight is still whole.',
    retreat:
      'A unit must go back two hexes, towards its own supply. You choose its way among the best there are.',
    advance: 'The hex is empty. Any of the attackers may go in, within the limit of four units to a hex.',
    further: 'On D-Day, and only then, those who took a hex may go one hex farther.',
    support:
      'Before the die both sides may throw in aircraft, guns and ships: the attacker first. You may also commit nothing.',
    put: 'Reinforcements of an army come ashore on its open beaches, or by the edge of the map if they are German.',
    remove: 'Too many units are in a hex. The other side chooses who is lost: keep to four, of one division.',
    pass: 'After every Allied Round the Germans may react, as long as they have Reaction chits.',
    play: 'A chit has come out of the cup, and its owner says what it is played as.',
    end: 'Nothing more needs to be done here. You may go on.',
  },
  steps: {
    campaign: {
      title: '6 June to 21 August 1944',
      text: 'Ten turns lie ahead, from the lit beaches to Brittany and the pocket at Falaise. A hex is some three and a half kilometres, a counter a regiment or brigade of about three thousand men. In this lesson you decide for both sides, so that you see both halves of the game.',
    },
    counters: {
      title: 'What a counter says',
      text: 'The figures are combat and movement; three figures are attack, defense and movement. The grey forts behind the sand are strongpoints. Nobody, not even the Germans, knows how strong one is until it fights: its question mark is drawn from a cup then.',
    },
    mix: {
      title: 'Chits for the turn',
      text: 'Each turn is played in Rounds, and each Round needs a chit. The weather says how many there are: in showers three for each army. The British chits are printed Move or Combat, and today the Allies choose the mix. More moves bring more troops ashore.',
      todo: 'Press “Choose the British chits” and take 2 Move and 1 Combat.',
      then: 'The chits are in the cup. But D-Day begins with two Rounds of its own: the waves.',
    },
    sword: {
      title: 'The 1st Wave: Sword',
      text: 'Every unit of the 1st Wave attacks the hex before it, in any order you like. Off Sword an infantry and an armoured brigade go in together. Before you throw, the sheet shows the odds for every factor the strongpoint may have, and how it may end.',
      todo: 'Click the lit stack off Sword Beach, read the odds, and throw the dice.',
      then: 'First the strongpoint was turned over, then one die decided in the column of the odds.',
    },
    further: {
      title: 'One hex farther',
      text: 'The beach is open: from now on reinforcements and supply come over it. Whoever took it may at once go one hex inland, past any German zone. Three more brigades land here with the 2nd Wave, and a hex holds four: the tanks had better make room.',
      todo: 'Choose the 27th Armoured Brigade and a lit hex, then press “Stay there” for the infantry.',
      then: 'On to the next beach.',
    },
    omaha: {
      title: 'Omaha',
      text: 'At Omaha a single regiment attacks in each place, and the works count three more than they draw. Look at the odds before you throw: this is where D-Day may fail. If three beaches stay closed, two of them side by side, the Germans have won at once.',
      todo: 'Click a lit regiment off Omaha, compare its odds with those of Sword, and throw.',
      then: 'A loss turns a regiment to its weaker side. It can still attack with the 2nd Wave.',
    },
    landRest: {
      title: 'The other beaches',
      text: 'Utah, Gold, Juno and the Rangers below Pointe du Hoc are still to come. Nobody of the 1st Wave may hang back. Where the attack fails the survivors stay in their boats, and the 2nd Wave joins them.',
      todo: 'Land the others one by one; whoever gets ashore may stay where he is.',
      then: 'The 1st Wave has done what it could.',
    },
    reaction: {
      title: 'The other side of the hill',
      text: 'Now you decide for the Germans. A Reaction lets one stack, or all units of one formation, move out of turn; Kampfgruppen and Tigers may then make a single attack. There are only a few Reaction chits, so each should close a gap or hit where it hurts.',
    },
    react: {
      title: 'Wake the panzers',
      text: 'The 21st Panzer Division stands around Caen. This first Reaction finds the Germans asleep: they move at half speed, and not by road.',
      todo: 'Press “Activate a formation” and choose 21. Panzer-Division.',
      then: 'Its three Kampfgruppen are marked RE and may move now.',
    },
    counterMove: {
      title: 'Move a Kampfgruppe',
      text: 'The lit hexes show what each way uses of the points there are. A unit stops when it enters a hex beside an enemy regiment: that is his zone of control. Nobody goes straight from one zone to another.',
      todo: 'Choose a lit Kampfgruppe, then a lit hex; towards Sword Beach is a good idea.',
      then: 'It has moved. A unit moves once in a Round.',
    },
    endReaction: {
      title: 'End the Reaction',
      text: 'Move the others if you like. Afterwards a Kampfgruppe beside the enemy might attack, but against a beachhead with ships behind it that is costly.',
      todo: 'Press “End the moves”, and “End the fighting” if you are asked.',
      then: 'The Germans have had their answer.',
    },
    secondWave: {
      title: 'The 2nd Wave',
      text: 'You lead the Allies again. On open beaches the 2nd Wave is ashore already; elsewhere it waits in the boats beside the survivors. Now everybody who has landed, and up to four units of each boat hex, may attack. Beaches that stay closed after this Round stay closed for good.',
    },
    attack: {
      title: 'Attack a strongpoint',
      text: 'Choose a hex, then who attacks it: everybody beside it may join. Attackers of several hexes are strong, but then all other enemies in their zones must be attacked too. The sheet says so, and the map marks what is owed.',
      todo: 'Click a lit strongpoint on a beach, tick who attacks, look at the odds, and confirm.',
      then: 'The attack is announced. Support comes before the die.',
    },
    ships: {
      title: 'Ships’ guns',
      text: 'Each task force can help one attack of its own army in a Round: six points where the ground is open and within its range. Watch how the odds change when you tick it.',
      todo: 'Tick the ships and confirm.',
      then: 'The defender could have answered with support of his own. Then the die was thrown.',
    },
    fightOn: {
      title: 'More attacks',
      text: 'Attack the other closed beaches as well, each hex once, each unit once. DR means that the defender goes back; a strongpoint that must go back is gone, but boats alone do not frighten it. EX costs both sides.',
      todo: 'Attack where the odds please you; then press “End the fighting”.',
      then: 'D-Day’s waves are over.',
    },
    secondReaction: {
      title: 'A second Reaction',
      text: 'The Germans have another Reaction now, at full speed. Keeping still is allowed too, and that is what we do here.',
      todo: 'Press “Activate nobody”.',
      then: 'From now on the cup decides who is next.',
    },
    cup: {
      title: 'The cup',
      text: 'All other chits lie in one cup: three American, three British, three German. Nobody knows who comes next. Under “Tracks” of a game you see what is still in it. The first chit has been drawn.',
    },
    chit: {
      title: 'An American chit',
      text: 'An American chit may be played as a Move or a Combat Round, within a quota for the turn. A Move Round also brings the 3rd Wave ashore.',
      todo: 'Press “Play the chit” and take the Move Round.',
      then: 'A U.S. Move Round begins.',
    },
    thirdWave: {
      title: 'The 3rd Wave',
      text: 'Before anybody moves, the reinforcements come. The 3rd Wave needs no die: it lands on its own beach if that is open and has room. Four units of one division fit into a hex; others can be pushed on to make room.',
      todo: 'Press “Bring in the reinforcements”, land whoever is lit, and go on to the moves.',
      then: 'In later turns a die says how many formations arrive.',
    },
    march: {
      title: 'Inland',
      text: 'Moves cost points: a step along a road is cheap, bocage is slow, rivers cost more without a bridge. Landed units and paratroopers want to meet. Whole stacks can march together.',
      todo: 'Choose a lit unit, then where it goes.',
      then: 'Every hex that was entered is Allied now.',
    },
    moveOn: {
      title: 'The line grows together',
      text: 'Every unit may move once. Leave no holes: a German regiment that slips through cuts off whoever is in front, and units out of supply cannot attack.',
      todo: 'Move whom you like, then press “End the moves”.',
      then: 'The Round is over, and the Germans might react.',
    },
    pass: {
      title: 'A Reaction, or not',
      text: 'After each Allied Round the Germans may use one of their Reaction chits. Those that are left at the end of the turn are lost.',
      todo: 'Press “Let the next chit be drawn”.',
      then: 'The next chit comes out of the cup.',
    },
    combatChit: {
      title: 'A Combat Round',
      text: 'Another chit for the Allies: time to fight. A Combat Round has attacks only. From the second turn on an army may also move one hex and fight in a single Round, the Combined Action, a column worse.',
      todo: 'Press “Play the chit” and take the Combat Round.',
      then: 'A Combat Round begins.',
    },
    assault: {
      title: 'Attack by the odds',
      text: 'Odds are rounded in favour of the defender: nine against five is only 1-1. Bocage and towns shift the column to the left, aircraft and ships add points. Attacks at 3-1 and better are worth it; at 1-1 you bleed.',
      todo: 'Choose a lit hex and your attackers, and confirm when the odds are good enough for you.',
      then: 'So goes every fight of this summer.',
    },
    endCombat: {
      title: 'After the fight',
      text: 'Defenders who go back leave an empty hex, and any attackers may advance into it. Nobody has to attack, except where he owes it.',
      todo: 'Attack again, or press “End the fighting”.',
      then: 'The Round is over.',
    },
    summer: {
      title: 'You can lead an army',
      text: 'So it goes on, chit by chit, until the cup is empty. Then come attrition, the weather of the next turn, replacements. Take Cherbourg by the end of July, break out at Avranches into Brittany, close the pocket: each gives points. Whatever is refused tells you its rule.',
    },
  },
};
