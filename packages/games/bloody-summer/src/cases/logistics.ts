/** 7 and 8: depots, supply, and who may work together. */
export const LOGISTICS_CASES = {
  '7-a': 'Supply is looked at once a turn, in the logistics phase.',
  '7.1-a':
    'Americans land at Utah and Omaha, British and Canadians at Gold, Juno and Sword, and all at their ports.',
  '7.1-b': 'A depot is of use when it is open and outside enemy zones of control.',
  '7.1-c':
    'When its hex has been taken, a depot opens after its time of construction, the turn of capture apart.',
  '7.1-d': 'A depot is placed in the logistics phase of its turn and works at once.',
  '7.1-e': 'An enemy unit that enters the hex of a depot destroys it, except at Cherbourg.',
  '7.1-f':
    'Work on a port stops while it is in an enemy zone of control; a beach depot is not hindered by one.',
  '7.1.1-a': 'Mulberry A can be built at Saint-Laurent only, Mulberry B at Arromanches only.',
  '7.1.1-b': 'A Mulberry takes two turns to open reduced, and is full one logistics phase later.',
  '7.1.1-c': 'In a storm each Mulberry is lost for good on 4 to 6.',
  '7.1.2-a': 'The depot of a minor port takes two turns.',
  '7.1.2-b': 'A beach becomes a depot as soon as its garrison has been eliminated.',
  '7.1.3-a': 'Cherbourg opens reduced after three turns, and is full after three more.',
  '7.1.3-b': 'Germans who hold Cherbourg for a full turn halve the port, and for a second one destroy it.',
  '7.2-a': 'The Germans have depots at Cherbourg, Paris, Le Mans, Rennes, Brest and in the Pas-de-Calais.',
  '7.2-b': 'As long as the Germans have Cherbourg, they get one more Offensive marker there each turn.',
  '7.2-c':
    'The depots of Rennes, Le Mans and the Pas-de-Calais are lost when Allied units come and no German unit is there.',
  '7.2-d': 'The depot of a box in confusion is blocked.',
  '7.3.1-a':
    'A supply line leads from the unit to a headquarters, and from there by road to a depot, at any distance.',
  '7.3.1-b':
    'A supply line passes only hexes that motors can pass and that are outside enemy zones of control.',
  '7.3.1-c': 'For supply, a friendly unit cancels enemy zones of control in its hex.',
  '7.3.1-d': 'The headquarters at the end of a unit’s line must be in supply itself.',
  '7.3.2-a':
    'A headquarters is in supply if a road leads to an open depot, or if it has an Offensive marker.',
  '7.3.2-b': 'No Offensive marker can be brought to a headquarters that is out of supply.',
  '7.4-a':
    'Units found out of supply stay so until the next logistics phase, unless they are supplied from the air.',
  '7.4-b': 'A unit out of supply defends with half its value, rounded up.',
  '7.4-c': 'A unit out of supply cannot attack.',
  '7.4-d': 'Out of supply a motorized unit has half its movement, one on foot all of it.',
  '7.4-e': 'Off the map a unit out of supply does not move.',
  '7.5-a': 'In clear or overcast weather infantry of up to 4 stacking points can be supplied from the air.',
  '8-a': 'The French 2e DB counts as American; Canadians, Poles and Belgians count as British.',
  '8-b': 'Americans and British never attack together.',
  '8-c':
    'Ships and aircraft support only troops of their own nationality; tactical interdiction is free of this.',
} as const;
