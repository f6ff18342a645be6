import type { LessonWords } from '@bocage/wargame';

/** The first two turns at Omaha as a lesson. */
export const words: LessonWords = {
  title: 'The first waves',
  playDay: 'Now play the morning',
  boxes: 'Who waits offshore',
  aside: {
    drift:
      'This unit may let itself drift farther along the beach before it lands. Where the fire is thinner is better.',
    hold: 'This unit may drift, or land where it is.',
    follow:
      'A company has drifted away from its leader. He may go after it: units beside a leader act for nothing.',
    strike: 'The boats have struck a mine, and you say which unit loses a step.',
    place: 'These units land next turn. You say from which box of their beach.',
    delay: 'These units land next turn. Who comes later comes more safely, but then you lack him now.',
    hero: 'A hero has stood up. The unit he leads acts for nothing, and in an attack he is worth a weapon, or a point of strength.',
    reinforce:
      'German reserves come up, and the rules leave it to you where. Keep them away from where you want to go.',
    deepen:
      'A German gains depth: he will fire more often, hit more, and be harder to beat. Of equals you choose; take the one that hurts least.',
    join: 'Stragglers find a unit again: one step back. A company near its last step needs it most.',
    uncover: 'You learn what lies face down in one place. Ask about the one you want to attack.',
    hit: 'Several units are equally good targets, and then you say who is hit. A fresh company bears it best; eight companies reduced to their last step lose the game.',
    sacrifice: 'The hero may fall in place of the last step of his unit.',
    remove:
      'More than two units are in a hex at the end of the turn. You say who is lost: do not let it come to that.',
    proceed: 'They were seen slipping past. They may go on all the same, or stay.',
    clear:
      'The engineers may clear obstacles. From mid tide on, boats strike mines where obstacles are left.',
    naval: 'A destroyer is on call. It may shell a position, or fire into an attack.',
  },
  steps: {
    beach: {
      title: 'Quarter past six',
      text: 'You land the 1st Division on the eastern half of Omaha, a quarter of an hour to the turn, sixteen turns. A hex is some 250 metres, a counter a company of infantry or eight tanks. The lit sand lies at low tide, and there is nobody against you but the cards.',
    },
    counters: {
      title: 'Your counters',
      text: 'The figures are strength and range. The small sign, ◆, ▲ or ●, decides more than both: cards name one of the three, and on the sand only units with that sign can be hit. A company has three steps, a tank unit two. Point at a counter to read all of it.',
    },
    nests: {
      title: 'The strongpoints',
      text: 'The lit grey counters are the German strongpoints, the WN. Nobody knows how strong they are until they are attacked. Each has a colour, in two letters at its edge: by that the cards call it. A strongpoint hits as many units as it has garrisons and markers of depth.',
    },
    dots: {
      title: 'Fields of fire',
      text: 'This is where WN62 fires, the strongest of them. ● is intense fire: any unit loses a step there. ◐ is steady fire: a step, but only from units with the sign of the card. ○ is sporadic: such units are disrupted. The small coloured dots on the map say it for all positions.',
    },
    card: {
      title: 'A fire card',
      text: 'Every turn one card tells the Germans of a sector who fires. Here is the last one. A colour with a single square: all positions of it fire. A double square: only those with depth, of which there are few so early. The sign below is the target.',
    },
    landed: {
      title: 'The tanks come in',
      text: 'So far things went by themselves: the first boats had their card too. It gives each sign a letter, and a table says what that means for tanks on turn 1: they drift, wait, lose a step or sink. Whoever is left stands on the sand now.',
    },
    tank: {
      title: 'Move a tank unit',
      text: 'You have two regular actions a turn, and each unit acts once. A move is one hex. Tanks stop the waves of infantry from being alone on the sand; off the hottest dots they live longer. The lit hexes show what a move costs.',
      todo: 'Choose a lit tank unit, then a lit hex.',
      then: 'That was one of your two actions.',
    },
    endFirst: {
      title: 'End the turn',
      text: 'Whatever you do not use is lost, but nobody has to act. Then the turn is closed and the next one begins with its landings.',
      todo: 'Press “End the division’s actions”, or act with another unit first.',
      then: 'Half past six: the infantry comes in.',
    },
    infantry: {
      title: 'The first companies',
      text: 'Four companies of the 16th were in their boats and have landed, each by the letter of its sign. Most drifted east, as they did that morning. Look where they are: two units with five steps in one hex are a crowd, and a crowd is a target whatever its sign.',
    },
    event: {
      title: 'An event',
      text: 'From the second turn on a card also brings an event: reserves for the Germans, depth, smoke, a hero for you. The cards of this turn stand below in their order: landing, event, fire.',
    },
    engineers: {
      title: 'The engineers',
      text: 'At low tide the engineers clear two hexes of obstacles a turn, where no position fires just now. From turn seven the sea covers the obstacles, and whoever lands there may strike a mine. Clear what lies before the boxes you will use.',
      todo: 'Choose a lit hex, and another; or press “Clear no more”.',
      then: 'What is cleared stays cleared.',
    },
    why: {
      title: 'Why they fired',
      text: 'In the log of a game each shot gives its reasons: the position and its colour, the dot, the sign or the crowd, and what set this target apart, in this order: the hottest dot, the nearest, the most steps, you. A position that stays silent says why too. Nothing is rolled, so you can reckon with it.',
    },
    threat: {
      title: 'What can hit you',
      text: 'All that the Germans can hit now is laid over the map, with the hottest dot of each hex. Below the bluffs there are gaps. In a game you find this under “Overlays”, with the field of any position and what can hit the hex you point at.',
    },
    cover: {
      title: 'Get them under cover',
      text: 'Infantry on the open beach goes towards cover for nothing: to a beach hex that is nearer to the shingle, the seawall or the bluff. That is why the men run. Such a move costs none of your two actions, so do it with every company.',
      todo: 'Choose a lit company, then a lit hex; “free” costs nothing.',
      then: 'One is on its way.',
    },
    shell: {
      title: 'Shell a strongpoint',
      text: 'From two hexes away and more a tank unit may shell a position in whose field of fire it stands. A card decides: if it shows the colour of the position or the sign of the tanks, the garrison may be disrupted, and then it does not fire. The sheet counts the cards for you.',
      todo: 'Press “Shell with tanks”, choose the tanks, then the strongpoint, and look at the chances before you confirm.',
      then: 'A disrupted garrison stays so until its colour comes up on a card.',
    },
    second: {
      title: 'The rest of the turn',
      text: 'Bring the other companies forward, and spend the two actions on what helps them: a barrage on the position that hurts most, or a first step off the sand. Do not crowd, and keep out of ● where you can.',
      todo: 'Move as you like; then press “End the division’s actions”.',
      then: 'So goes a turn: landings, event, fire, engineers, actions.',
    },
    losses: {
      title: 'What you can bear',
      text: 'Count your companies: when eight infantry companies are down to their last step the division breaks, and all is lost. Below stand the gauge and the turns with who is still to come. Colonels and generals arrive soon; whoever is beside them acts for nothing.',
    },
    assault: {
      title: 'How a strongpoint falls',
      text: 'Climb between the strongpoints and attack from a neighbouring hex. Each German calls for certain weapons: demolitions, bazooka, radio, a unit on the flank. A full company carries most of them, a worn one few. Before you confirm, the sheet ticks off what you have and what you lack.',
    },
    morning: {
      title: 'Off the beach',
      text: 'At ten o’clock the strongpoints and draws count that you control, out of German fire and linked to the sea. The box below tells how many points you would have now, and how many win. Clear the draws, and follow the bluff.',
    },
  },
};
