/** The cases of turns 17 to 32, for which the play aid has none: what is published of them, in our words and by our numbers. */
export const EXTENDED_CASES = {
  'XSQ-01': 'From turn 17 a second event card is drawn after the German Fire Phase.',
  'XSQ-02': 'In the last turn, 32, there are no events.',
  'XSQ-03': 'From turn 17 a German position hits twice as many units as it did.',
  'XSQ-04':
    'From turn 17 a unit may lose a step to each position that fires on it, but no more than one to any of them.',
  'XSQ-05':
    'From turn 17 an attack with the weapons and at least double strength takes depth in sight and its unit at once.',
  'XSQ-06': 'From turn 17 each division has three regular actions.',
  'XSQ-07': 'Plunging fire that comes after the German Fire Phase does nothing.',
  'GAC-01':
    'From turn 17 a card tells every position of its colours in the sector what to do: to fire, or what its letter means for the position as it stands.',
  'GAC-02':
    'A position without Germans acts only if it is in communication and no Americans stand in it; a place for reserves only within two hexes of Americans.',
  'GAC-03':
    'A double square speaks to Germans with depth alone; empty positions and those that draw supplies do not mind it.',
  'GAC-04': 'Germans who are disrupted do nothing; they recover after all actions of the card.',
  'GAC-05':
    'Higher numbers act before lower ones, later letters before earlier ones, and whoever advances comes last.',
  'GAC-06':
    'Reoccupy: an empty strongpoint gets garrisons back from those that were lost, face up and without guns, for each of its hexes.',
  'GAC-07':
    'If fewer garrisons are left than hexes could be reoccupied, the hexes nearest to Americans get them.',
  'GAC-08':
    'Resupply: reserves with Americans in their field draw depth, if they have none and are in communication; then they fire.',
  'GAC-09':
    'Redeploy: reserves in communication with nobody in their field go to an empty place in the sector that has Americans in its field.',
  'GAC-10':
    'They prefer places that score, then the lower number, then more American strength in the field; what is equal is yours.',
  'GAC-11': 'Reserves leave a place that scores only for another that does.',
  'GAC-12': 'Whoever has just come does not act by the same card.',
  'GAC-13':
    'Who comes among buildings, or leaves them, changes depth for that of the other kind, if there is any.',
  'GAC-14':
    'Reinforce: a company comes with depth to an empty place that scores; to another only if Americans are in its intense or steady field.',
  'GAC-15':
    'Mortars: Germans with nobody in their field hit one unit with the symbol in reach, with depth two; armor is no help, and nobody is disrupted.',
  'GAC-16':
    'Mortars reach three hexes from a place of reserves; from a strongpoint five on the beach and its edge, two elsewhere.',
  'GAC-17': 'Mortars choose the units with most steps; what is equal is yours.',
  'GAC-18':
    'Patrol: instead of firing, reserves disrupt every unit in their intense and steady field; leaders are not touched.',
  'GAC-19':
    'If nobody is in that field, a patrol disrupts one unit within three hexes: the nearest, then one with the symbol, then the strongest.',
  'GAC-20':
    'Guns: a strongpoint with a 75 or 88 and nobody in its field hits one unit with the symbol in a boat or on the beach, in either sector.',
  'GAC-21':
    'They choose by the classes of artillery fire, then their own sector, then most steps; what is equal is yours.',
  'GAC-22':
    'Advance: reserves whose arrow points to a place without Germans attempt it if nobody is in their field; else only with depth, and if known only men of the 352nd Division.',
  'GAC-23': 'Reserves that do not attempt their advance fire.',
  'GAC-24':
    'On the way of an advance all but infantry and tanks are disrupted, and of those the ones with the symbol.',
  'GAC-25':
    'Seven points of strength on the way that are not disrupted stop an advance: doubled among buildings and in bocage, with one more for a hero.',
  'GAC-26':
    'Otherwise you take a step from a unit on the way, the Germans go to their goal, and whoever stood there goes to a hex beside it that is not on the way.',
  'GAC-27': 'Of two arrows the first counts, unless Germans stand where it points.',
  'GAC-28':
    'Ambush: an empty place takes a step from a unit with the symbol in its intense field; if there is none, one further out is disrupted.',
  'GAC-29': 'An ambush hits one unit: the nearest, then that with most steps; what is equal is yours.',
  'XEV-01':
    'Snipers: the command post reaches no further than the next hex this turn; a headquarters is no post.',
  'XEV-02':
    'A salvo from the sea falls on the place that the symbol of a card names: Germans there are disrupted and lose their depth.',
  'XEV-03':
    'If Americans are there, the symbol of another card names one of them who loses a step; leaders are not touched.',
  'XEV-04':
    'Fire from nowhere: units with one of the symbols next to reserves that lie face down are disrupted.',
  'UMV-01': 'From turn 17 infantry and leaders may go two hexes in a move.',
  'UMV-02':
    'Infantry goes one hex if it enters bocage away from a road, or an intense or steady field of fire.',
  'UMV-03': 'From turn 17 who climbs a bluff gets no marker, but goes that one hex only.',
  'UMV-04': 'From turn 17 a cliff is crossed at once, with a marker that is taken off in a later turn.',
  'UMV-05':
    'Tanks on a road go two hexes along roads, on a main road four along main roads; trails are none.',
  'UMV-06': 'Tanks stop in an intense field of fire.',
  'UMV-07': 'Guns of all sorts go one hex.',
  'UMV-08':
    'From turn 17 artillery may shell Germans who are in range and not next to it, if a headquarters commands it.',
  'UMV-09':
    'For artillery a unit must see the Germans: itself, if it is armored, or infantry under the same headquarters.',
  'UMV-10':
    'Regular infantry and armor may leave the map by any exit, Rangers by F and G, from the exit hex.',
  'CPO-01':
    'In the engineers’ phase a headquarters becomes a command post where no German position could fire on it: none with Germans, and no empty one in communication.',
  'CPO-02':
    'In each later turn a command post gets one space further on its track, unless it lies in a German field of fire.',
  'CPO-03': 'A command post commands all units within its range, but not through hexes with Germans.',
  'CPO-04': 'A command post in a German field of fire commands nobody.',
  'CPO-05': 'A command post that is hit is a headquarters again, and stays where it is.',
  'CPO-06': 'A command post that moves is a headquarters again.',
  'ENB-01':
    'Each division may put one of two engineer bases on the beach of its sector, or extend one, in each turn.',
  'ENB-02':
    'A base is put, and extended, only where no German position could fire on it: none with Germans, and no empty one in communication.',
  'ENB-03': 'A new base reaches its own hex; on the track its range grows to five hexes.',
  'ENB-04': 'A base does not reach hexes in a German field of fire.',
  'ENB-05': 'In its range shingle, ditches, walls and mined roads stop nobody; seawalls still do.',
  'ENB-06':
    'From beach, pavilion and draw hexes in its range units move for nothing, on to the high ground too.',
  'ENB-07': 'After German guns have fired in its sector this turn, a base is not extended and moves nobody.',
  'ENB-08':
    'In its range empty German positions get garrisons, if no German fires on them: no Germans come there but by an advance.',
  'ENB-09': 'A position with a garrison is in American hands when points are counted.',
  'ENB-10': 'While an event pins the engineers, no base is put or extended, and none moves anybody.',
  'XVP-01': 'After turn 16 of the long game 25 points win it, 10 or fewer lose it, and else it goes on.',
  'XVP-02': 'After turn 32 each position with a star that is held is a point.',
  'XVP-03':
    'A draw is four points if all of it is held and engineers have cleared its barrier and its mines.',
  'XVP-04': 'Each unit on the high ground that is neither infantry nor a leader is a point.',
  'XVP-05':
    'Each step of armor or regular infantry that left by an exit is a point, if a safe way leads to that exit; of Rangers by F or G in any case.',
  'XVP-06': 'Each hex of a strongpoint that is not held costs a point.',
  'XVP-07': 'Each company still with Kampfgruppe Meyer costs a point.',
  'XVP-08': 'Forty points win, forty-five in Beyond the Beach; every ten more or less are another level.',
  'XVP-09': 'From turn 17 a division breaks at fourteen companies.',
  'BTB-01':
    'Beyond the Beach begins at turn 17: six companies of each reserve are dealt to twelve places, and three of the tactical reserve are out of play.',
  'BTB-02': 'You put the vehicles and guns that are ashore on the beaches of their sector, two to a hex.',
  'BTB-03': 'The units of turn 16 begin in landing boxes of your choice.',
} as const;
