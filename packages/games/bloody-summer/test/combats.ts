import { asks, news, type Play, play, scene, US } from './scene.ts';

/**
 * The open fields south of Caen, all clear and without a river: 1306 has 1206 and 1207 north of it, 1305 and 1307 beside
 * it, 1406 and 1407 south of it. BR-I stands two hexes north of it, in 1106.
 */
export const CORPS = ['BR-I 1106', 'place 1106 alliedMarkers=2'];
export const BRIGADES = ['3-8 1206', '3-9 1206'];

/** Far off, XXX Corps and the German 81st each have somebody to attack, so that the combat phase goes on. */
export const OTHERS = ['BR-XXX 1705', 'place 1705 alliedMarkers=1', '59-176 1605', '716-736 1606'];
export const OTHER_GERMANS = ['GE-81 1805', 'place 1805 germanMarkers=1', '84 1705', '59-176 1605'];
export const OTHER_AMERICANS = ['US-XIX 1806', 'place 1806 alliedMarkers=1', '2-9 1906', '716-726 2006'];

/** The British of a scene attack a hex with these, as far as the first question after that. */
export function attack(match: Play, at: string, ...units: string[]): Play {
  play(match, 'activate BR-I', `attack ${at}`);
  return join(match, ...units);
}
/** Units join the attack that is mustered, and it begins. */
export function join(match: Play, ...units: string[]): Play {
  for (const unit of units) if (asks(match).endsWith('.muster')) play(match, `join ${unit}`);
  if (asks(match).endsWith('.muster')) play(match, 'fight');
  return match;
}
/** Nobody helps any more, up to the die. */
export function unaided(match: Play): Play {
  const ANSWERS: Readonly<Record<string, string>> = {
    'bombardment.choose': 'pass',
    'clash.withhold': 'go',
    'clash.spare': 'go',
    'clash.air': 'pass',
    'clash.lead': 'pass',
    'clash.answer': 'pass',
  };
  for (;;) {
    const answer = ANSWERS[asks(match).split(' ')[1] ?? ''];
    if (answer === undefined) return match;
    play(match, answer);
  }
}

/** What everybody has been told that matches. */
export const told = (match: Play, what: RegExp): string[] =>
  news(match, US).filter((sentence) => what.test(sentence));
/** The odds of the last combat before all shifts. */
export const odds = (match: Play): string | undefined =>
  told(match, / against .* is /)
    .at(-1)
    ?.match(/is (\S+)\.$/)?.[1];
/** The column in which its die was read, and what it brought: `2:1 L1 | D`. */
export const result = (match: Play): string | undefined => {
  const found = told(match, /^At .* a \d with/)
    .at(-1)
    ?.match(/^At (\S+) a .*: (.*)\.$/);
  return found === null || found === undefined ? undefined : `${found[1]} ${found[2]}`;
};
/** Each shift since the scene began, with its cause. */
export const shifts = (match: Play): string[] => told(match, /: [+−-]\d+\.$/);

/** British attackers of 1306 and what else is there, in the combat phase of turn 5. */
export const field = (...lines: string[]): Play => scene('allied-combats 5', ...CORPS, ...lines);
