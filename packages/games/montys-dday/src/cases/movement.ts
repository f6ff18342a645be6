/** 6.0 and 7.0: movement, ground, the two modes, facing. */
export const MOVEMENT_CASES = {
  '6.0-a': 'In a Movement Segment its owner may move as many of his units as he likes, wherever they can go.',
  '6.0-b': 'A unit has the movement allowance of the face that shows.',
  '6.1-a':
    'Units move one after the other from hex to adjacent hex, and pay for each hex they enter and for some hexsides they cross.',
  '6.1.1-a': 'What a hex or hexside costs is in the Terrain Effects Chart.',
  '6.1.2-a':
    'A unit may spend the movement allowance of the mode in which it began the Movement Segment, until it changes mode.',
  '6.1.3-a': 'Movement points cannot be saved for another turn or given to another unit.',
  '6.1.4-a':
    'On the turn of its drop a parachute unit may use half its movement allowance, fractions rounded up.',
  '6.1.5-a': 'Glider units stay where they land until the next turn.',
  '6.1.6-a':
    'An airborne unit that comes by sea is held back by neither of these rules, but by the one for landings from the sea.',
  '6.1.7-a':
    'A unit that lands from the sea pays double for its first hex of land, and has half its movement allowance, rounded up. It gets ashore even if that is too little.',
  '6.1.8-a': 'German reinforcements pay the usual cost for the hex in which they enter.',
  '6.2.1-a':
    'Units move only in the Movement Segment of their own side; retreats and advances are not moves.',
  '6.2.2-a': 'A unit may not enter a hex in which there is an enemy unit.',
  '6.2.2-b':
    'Only an airborne unit that scatters there, or a unit carried there from the sea, comes upon the enemy in his hex; it must assault him.',
  '6.2.3-a': 'Friendly units hinder nobody on his way; only how many stay in a hex is limited.',
  '6.2.4-a': 'No unit spends more movement points than the allowance with which it began the segment.',
  '6.2.5-a':
    'A unit whose movement allowance is not 0 can always move one hex, even if it has too few points for it.',
  '6.2.5-b':
    'Such a move of one hex does not lead over ground that is closed to the unit, and does not go together with a change of mode.',
  '6.2.6-a': 'A unit that has ended its move does not move again in this player turn.',
  '6.2.7-a': 'Enemy zones of control hinder moves.',
  '6.2.8-a': 'A disrupted unit cannot move.',
  '6.2.9-a':
    'Armoured and mechanized units can go or assault from a Beach hex into a Hill hex only along a road or trail.',
  '6.3-a': 'A Clear hex costs 1 movement point.',
  '6.3.1-a':
    'The rates for roads, trails and railways are for units in Movement Mode that follow them from hex to hex.',
  '6.3.1-b': 'Both sides may use roads, trails and railways.',
  '6.3.2-a':
    'The cost of crossing a stream, canal or river comes on top of that of the hex on the other side.',
  '6.3.2-b': 'Inside a Town or City crossing water costs nothing.',
  '6.3.3-a': 'Going up across a hill hexside costs 1 movement point more.',
  '6.3.3-b':
    'Motorized, mechanized and armoured units cross a hexside between levels 0 and 2 only along a road, up or down.',
  '6.3.4-a':
    'Guns and vehicles cross canals and rivers only at bridges: armour, reconnaissance, armoured engineers, mechanized and motorized units, artillery, heavy weapons, anti-tank and flak.',
  '6.3.4-b':
    'For example there are bridges over the Caen Canal between 2313 and 2414, and over the Orne at Ranville between 2213 and 2313.',
  '6.3.4-c': 'The cost of crossing at a bridge comes on top of that of the hex on the far bank.',
  '6.3.4-d': 'A unit that crosses a bridge by road pays nothing for the crossing.',
  '6.3.4-e': 'A unit in Combat Mode pays for crossing at a bridge.',
  '6.3.5-a': 'Tidal Flats are land, unless the tide is High.',
  '6.3.5-b':
    'At High tide a hex that is only Tidal Flat, or Tidal Flat and sea, is sea. Nobody can move into it, out of it or through it.',
  '6.3.5-c': 'Infantry, engineers and headquarters in a hex that is flooded are disrupted.',
  '6.3.5-d': 'Armoured, motorized and artillery units in a hex that is flooded are eliminated.',
  '6.3.5-e': 'Where Tidal Flat and Beach share a hex, no tide harms infantry, engineers or headquarters.',
  '6.3.5-f':
    'Where Tidal Flat and Beach share a hex, armoured, motorized and artillery units are disrupted at High tide.',
  '6.3.6-a': 'Only infantry may enter Shale: line infantry, Commandos and airborne troops.',
  '6.3.6-b': 'At High tide whoever is on Shale is disrupted.',
  '6.3.7-a': 'Nobody can cross a Sea Wall that has not been breached.',
  '6.3.7-b':
    'No attack is made over a Sea Wall that has not been breached, from either side. Bombardment passes over it.',
  '7.0-a':
    'A unit is in Movement Mode or in Combat Mode; what it can do, and its factors, hang on which of them it is.',
  '7.1.1-a': 'A unit must be in Movement Mode to use the rates for roads and railways.',
  '7.1.2-a': 'A unit in Movement Mode faces one of its six hexsides.',
  '7.1.3-a': 'A unit in Movement Mode may neither enter Ruins nor pass through them.',
  '7.1.4-a':
    'An engineer unit in Movement Mode does not clear mines, breach Sea Walls or clear Ruins; armoured engineers do clear Ruins.',
  '7.2.1-a': 'A unit in Combat Mode fires and assaults with all it has, but moves little or not at all.',
  '7.2.2-a': 'Units from the sea or the air come in Combat Mode, and stay in it for that turn.',
  '7.2.3-a': 'A unit in Combat Mode does not use the rates for roads and railways.',
  '7.2.3-b':
    'A road, trail or causeway spares a unit in Combat Mode the cost of the ground: the hex costs what Clear does.',
  '7.2.3-c': 'A unit in Combat Mode may enter Ruins, and is protected by them.',
  '7.2.4-a': 'An engineer unit must be in Combat Mode to clear mines, breach Sea Walls or clear Ruins.',
  '7.3-a': 'A unit changes mode, if its owner likes, in its own Movement Segment and at no other time.',
  '7.3.1-a': 'To change mode costs 2 movement points.',
  '7.3.2-a': 'A unit with a movement allowance of 0 may change mode if it does nothing else in that segment.',
  '7.3.3-a':
    'A unit may change mode before its move, during it or after it, as long as it has the movement points.',
  '7.3.4-a':
    'If, after the change, it has left half or more of the allowance of its old mode (rounded down), it may go on with half the allowance of its new mode.',
  '7.3.4-b': 'If less than that is left, it cannot go on after the change.',
  '7.3.4-c':
    'An example: a mechanized unit with 6 points in Combat Mode spends 1 to get to a road and 2 to change. 3 of 6 are left, so it may spend 6 more along the road, half of the 12 it has in Movement Mode.',
  '7.3.4-d':
    'If the same unit needs 2 points or more to get to the road, less than half is left after the change, and it stops there.',
  '7.3.5-a': 'A disrupted unit cannot change mode.',
  '7.4.1-a': 'A unit in Movement Mode is always turned to one hexside of its hex.',
  '7.4.2-a': 'It faces that hexside and the two beside it.',
  '7.4.3-a': 'The other three hexsides are its flanks.',
  '7.4.4-a': 'Facing says which enemies a unit may attack, and from where it can be outflanked.',
  '7.4.5-a': 'A unit in Combat Mode faces all six hexsides.',
  '7.5-a':
    'In its own Movement Segment a unit in Movement Mode may turn as often as its owner likes, at no cost, before its move, during it or after it.',
} as const;
