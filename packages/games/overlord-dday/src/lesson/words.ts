import type { LessonWords } from '@bocage/wargame';

/** The first Landing Phase at Omaha as a lesson. */
export const words: LessonWords = {
  title: 'A first morning at Omaha',
  playDay: 'Now play the day',
  boxes: 'Who waits offshore',
  aside: {
    lose: 'Your attackers have taken a loss, and you say who bears it. A battalion has two steps: with one gone it is weaker, with both it is out. Spreading losses keeps battalions alive.',
    fallBack: 'A unit would be destroyed. It may fall back instead.',
    disorganize: 'The attack has thrown your men into disorder. You say which stack suffers it.',
    advance: 'The hex is free. Units that attacked may go in at once, and need not.',
    retreat: 'A unit must go back. You say where to.',
    putOff: 'There is no room on the sand for everybody: you say who waits for the next phase.',
  },
  steps: {
    table: {
      title: 'Dawn, 6 June 1944',
      text: 'You lead the Americans at Omaha. The three lit hexes are the beach: Dog, Easy and Fox. A hex is two and a half kilometres of coast, a counter a battalion of some 800 men. Move the map with a finger or the mouse, or with its buttons.',
    },
    nests: {
      title: 'The Weapons Nests',
      text: 'Above the sand stand six German Weapons Nests, one at each way off the beach. Any nest that is not shaken makes landing beside it bloodier. The night’s bombs have shaken some already: they show RG, for Regroup. DG is worse: disorganized.',
    },
    fire: {
      title: 'The ships open fire',
      text: 'A Landing Phase begins with the ships. They throw one die at a nest, with one added for a nest beside a beach in this first phase. A total of 6 or more shakes it.',
      todo: 'Click one of the lit nests, look at the odds, and throw the die.',
      then: 'A total of 6 or more is a hit: the nest has to regroup. It now defends at half strength and does not harm those who land.',
    },
    fireAgain: {
      title: 'Another salvo',
      text: 'A nest that is hit a second time falls into disorder, which takes it longer to shake off. But each hex can be fired on only once a phase, so the next salvo must go elsewhere.',
      todo: 'Fire on another lit nest.',
      then: 'The ships do not always hit. The odds told you so before you fired.',
    },
    fireThird: {
      title: 'The last salvo',
      text: 'The navy has four salvoes a phase for Utah and Omaha together. The one owed to Utah has no target on this small map, so this is your last.',
      todo: 'Fire once more.',
      then: 'The nests have had what the ships can give.',
    },
    cease: {
      title: 'Cease fire',
      text: 'The boats are on their way in, and the ships lift their fire.',
      todo: 'Press “Cease fire”.',
      then: 'Now the beach.',
    },
    land: {
      title: 'The first boats',
      text: 'The battalions of the first wave wait in their box beside the map. For each that lands you throw a die and add whatever shoots at it: the resistance of the beach, guns that reach it, a nest beside the hex. The higher the total, the worse.',
      todo: 'Choose a lit battalion under “Who waits offshore”, then the lit hex it lands in. The odds stand beside it before you throw.',
      then: 'The battalion is ashore. Totals of 8 to 10 put it into disorder, 11 and more cost it men.',
    },
    landAgain: {
      title: 'A second battalion',
      text: 'Each battalion has its own hex: Dog, Easy or Fox. Resistance at Omaha counts 5 this morning, and the first phases add 2 more. One more is added beside a nest that is not shaken, which is what the ships were for.',
      todo: 'Land another battalion, and compare its odds with the first.',
      then: 'Two battalions on the sand.',
    },
    landRest: {
      title: 'The rest of the wave',
      text: 'A hex of the beach holds three units. Whoever does not land now is put off to the next phase, and pushes others back in turn.',
      todo: 'Land those who are left, or press “End the landings of this phase”.',
      then: 'The first wave is ashore.',
    },
    actions: {
      title: 'Fight, move or rally',
      text: 'Each unit ashore may do one of three things in a phase. All fights come first, then moves; whoever did neither rallies, which mends disorder by a level. Units in disorder attack with half their strength.',
    },
    attack: {
      title: 'Plan an attack',
      text: 'Staying on the sand wins nothing. Choose a nest, then who goes for it. The sheet adds up both sides, makes odds of them and shifts the column: destroyers close inshore help you, a town helps the defender. Below it stands every way it may end, with its chance. The 1st Battalion of the 16th stays out of it, to get its breath back.',
      todo: 'Click a lit nest beside your men, tick who attacks, watch the odds change, and confirm.',
      then: 'The attack is planned. Nothing has been thrown yet.',
    },
    fight: {
      title: 'Begin the fighting',
      text: 'All attacks are planned before the first is fought, so that no result can change your mind. You may plan another one now; or let them begin. Two dice decide each.',
      todo: 'Press “Begin the fighting”.',
      then: 'The dice are thrown.',
    },
    result: {
      title: 'What the dice did',
      text: 'A result names losses of the attacker and of the defender, disorder, and hexes of retreat; against works that defend alone nobody goes back. A nest that loses its last step is gone, and the way off the beach is open.',
    },
    move: {
      title: 'A move',
      text: 'A unit that did not fight may move: one hex, or two half hexes along a road. It stops where an enemy that watches the ground around it can reach it. At Pointe du Hoc, in the west, the Rangers have taken the cliff and look inland.',
      todo: 'Choose a lit unit, then a lit hex.',
      then: 'Moved. It will not rally this phase.',
    },
    endMoves: {
      title: 'The end of your moves',
      text: 'Whoever neither fought nor moved now rallies by itself: disorder becomes Regroup, and Regroup goes.',
      todo: 'Press “End the moves”, or move somebody else first.',
      then: 'Then it was the Germans’ turn, and their nests tried to recover.',
    },
    phase: {
      title: 'The first phase is over',
      text: 'You have seen a whole Landing Phase. After this first one the resistance of every beach falls for good. The Germans act in between; on the whole map they wake up group by group. Each shaken nest threw a die to recover.',
    },
    again: {
      title: 'And again',
      text: 'The second phase begins like the first: the ships, the beach, then fighting and moving. The bonus for nests beside the sand is gone now.',
      todo: 'Fire on a lit nest once more.',
      then: 'You know the way now.',
    },
    day: {
      title: 'You can lead a beach',
      text: 'There are five beaches and three airborne divisions, five phases and an evening, and an opponent who wakes up. Everything works as here: what is lit may be chosen, the odds stand beside it, and whatever is refused tells you its rule.',
    },
  },
};
