/** The published variants, each an option of the game, in our words and by our numbers. */
export const VARIANT_CASES = {
  'VAR-01': 'Early German actions: what the letters of the cards say is done from turn 12 on.',
  'VAR-02':
    'Effective bombardment: two cards before the landing. A strongpoint whose colour is on one of them is disrupted and loses its depth; one whose colour is on both is destroyed.',
  'VAR-03':
    'After the bombardment the game begins with turn 4. Units of turns 1 to 15 come three turns later, those of later turns one.',
  'VAR-04': 'After the bombardment no German recovers on turn 4.',
  'VAR-05': 'After the bombardment the landing table of turns 2 and 3 is used on turns 4 and 5.',
  'VAR-06': 'After the bombardment engineers clear obstacles, and German guns fire, from turn 5 on.',
  'VAR-07':
    'After the bombardment infantry also moves for nothing into the next beach, pavilion or draw hex that no German, disrupted or not, has in his field.',
  'VAR-08': 'Tanks land safely: those of turn 1 check by the row of turn 2.',
  'VAR-09': 'Rangers go to Pointe du Hoc: of all Rangers only C/2R comes to this beach.',
  'VAR-10':
    'Swift reaction, in the long games: Kampfgruppe Meyer is with the reserve of its division from the start, and its depth in the mobile pool.',
  'VAR-11': 'By a swift reaction companies of the tactical reserve come with depth.',
  'VAR-12':
    'By a swift reaction five mobile markers that were lost come back when the mobile pool is empty for the first time.',
  'VAR-13':
    'Points at the end: 10 fewer for an effective bombardment, 5 fewer for tanks that land safely, 5 more without Rangers, 5 more for a swift reaction.',
} as const;
