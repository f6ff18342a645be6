import type { LessonWords } from '@bocage/wargame';

/** The first landing at Sword as a lesson. */
export const words: LessonWords = {
  title: 'A first morning at Sword',
  playDay: 'Now play the landings',
  boxes: 'Who waits in the boats',
  aside: {
    wreck: 'The sea has carried boats away from their hexes. You say which of them come ashore in disorder.',
    storm:
      'There are Germans in the hex this unit would land in. It can assault them from its boats, or turn back.',
    abort:
      'There are Germans in the hex this unit would land in. It can assault them from its boats, or turn back.',
    remove: 'Too many units are in a hex when the segment ends. You say who is lost.',
    back: 'A headquarters near enough may add its combat factor, once in a player turn.',
    pass: 'A headquarters near enough may add its combat factor, once in a player turn.',
    expose: 'The attack has shaken your own men. You say which stack suffers it.',
    advance: 'Nobody is left in the hex. Units that assaulted it may go in at once, and need not.',
    retreat: 'A unit must go back. You say where to.',
    assault: 'Other Germans can be assaulted as well. Go on, or end the assaults.',
    fire: 'You may fire on whom you can reach, or cease fire.',
    launch: 'The next Cycle is due. Put it to sea, or end the loading.',
    move: 'Others may still move. Go on, or end the moves.',
  },
  steps: {
    table: {
      title: 'Sword, 0700 on 6 June 1944',
      text: 'You lead the British 3rd Division. A hex is 800 metres, a turn two hours. By noon you are to hold four of the six places that are lit; the Germans win if five of your units are lost.',
    },
    works: {
      title: 'The works above the sand',
      text: 'The three figures of a counter are combat, protection and movement. The companies on the shore are weak, but they sit in Strongpoints and Resistance Nests, which multiply their defence by 3 or 2. The small figure on the left is morale.',
    },
    loaded: {
      title: 'Waves and Cycles',
      text: 'Your division lands in three Waves of two Cycles, one Cycle each turn. Its boxes beside the map have been loaded as they were on the day: swimming tanks, two battalions and engineers go first.',
      todo: 'Press “End the set-up”.',
      then: 'The first Cycle is on its way.',
    },
    launch: {
      title: 'Put a battalion to sea',
      text: 'Each unit of the Cycle gets a hex off the shore, and lands straight south of it. Boats drift: the sheet beside the map says how likely they are to come straight in, and where else they may end.',
      todo: 'Choose a battalion under “Who waits in the boats”, then a lit hex off the shore.',
      then: 'It lies off the beach. Where it will land is for the sea to say.',
    },
    launchRest: {
      title: 'The rest of the Cycle',
      text: 'All units of the Cycle must go. Commandos wait in the Landing Pool and may join them anywhere along the shore this one time. Keep clear of the ends of the beach: who is carried past them turns back.',
      todo: 'Press “Put all to sea in their places”, or place them one by one.',
      then: 'The flotilla is in place.',
    },
    fire: {
      title: 'Fire before the landing',
      text: 'Segment C is Allied fire. Nobody is ashore yet, but there are 200 support points of ships and aircraft, and they reach every hex. A hex is fired on only once in a segment.',
      todo: 'Click a German on the shore.',
      then: 'Now say with how much.',
    },
    points: {
      title: 'How many points',
      text: 'Attack minus defence is the differential. With the best protection factor of a defender it gives a letter from A to I: the farther right, the better for you. In works a mere retreat does nothing, so little fire is wasted fire.',
      todo: 'Add 50 or 100 support points, and look at the letter on the map and the chances beside it.',
      then: 'The letter on the hex is the column your dice will be read in.',
    },
    shoot: {
      title: 'Fire',
      text: 'Two dice, less what the works and the ground take off. Whoever is disrupted counts half in combat, does not move, and is lost if it happens again before he recovers.',
      todo: 'Press “Fire”, look at the chances, and throw the dice.',
      then: 'The log says what came of it, with the rule of each step.',
    },
    fireOn: {
      title: 'Spend the rest',
      text: 'Points that are left may be kept for your defensive fire in the German turn; when the turn ends they are gone.',
      todo: 'Fire on another hex, or press “Cease fire”.',
      then: 'The ships lift their fire, and the boats go in.',
    },
    drift: {
      title: 'The sea has its say',
      text: 'A die for the sea, two for the drift, with mines you do not know of: the landing was carried along the shore. Of the boats that were carried away, those of one hex come ashore disrupted.',
      todo: 'Choose the hex whose units land in disorder. Those you can best spare are best.',
      then: 'Everybody else is ashore, or before the Germans.',
    },
    landing: {
      title: 'Casualties of the landing',
      text: 'Each unit that lands throws two dice against the guns and mines of the beach: nothing, disruption or loss. Large targets, armour and artillery, add 3. Where Germans hold the landing hex, boats wait to assault it or turn back.',
    },
    swim: {
      title: 'Tanks that swim',
      text: 'Sherman units may swim ashore. They then have nothing to fear from guns and mines, but may sink, the sooner the rougher the sea. The sheet has both chances.',
      todo: 'Choose tanks, and whether they swim or land by craft.',
      then: 'The tanks have made up their minds.',
    },
    inland: {
      title: 'Off the sand',
      text: 'Whoever has landed may use half its movement, less what the first hex cost. Lit hexes can be reached, with the points they cost. Next to Germans a move stops: that is their zone of control.',
      todo: 'Choose a lit unit, then a lit hex.',
      then: 'Moved. It is in Combat Mode, and so faces all round.',
    },
    endMoves: {
      title: 'The end of the moves',
      text: 'No more than two battalions and a company may end in a hex, or three battalions of one brigade. A warning comes up before anybody is lost for it.',
      todo: 'Press “End the moves”, or move somebody else first.',
      then: 'The Germans have fired on those they could reach.',
    },
    answer: {
      title: 'Defensive fire',
      text: 'In segment E the Germans fire on your turn, as you will on theirs. Guns need a headquarters within its radius, direct guns a line of sight; “Line of sight” and “Field of fire” among the overlays show both.',
    },
    assault: {
      title: 'Close Assault',
      text: 'Fire shakes the works; infantry takes them. A Close Assault sets combat factors against combat factors, from the next hex or straight from the boats. Morale, armour, engineers against works, height and a surrounded enemy each give a column.',
      todo: 'Click a lit German hex: the sheet has what all who can would do.',
      then: 'Now choose who goes.',
    },
    muster: {
      title: 'Who goes in',
      text: 'Each unit that joins changes the column on the map. A result in light red also disrupts one of your own stacks, and below the table an attack fails outright.',
      todo: 'Let units take part, or press “All who can assault join”; then “Go in”.',
      then: 'If the hex is empty, those who assaulted it may advance into it.',
    },
    modes: {
      title: 'On the march',
      text: 'Next turn units may change to Movement Mode: their other face, faster and weaker, with a bar at the hexside they face. They attack only forwards and are outflanked from behind, so change back before the enemy is near.',
    },
    morning: {
      title: 'You can lead a beach',
      text: 'The Germans have their turn now: fire, moves, your defensive fire, their assaults. Everything works as here: what is lit may be chosen, the arithmetic stands beside it, and whatever is refused tells you its rule.',
    },
  },
};
