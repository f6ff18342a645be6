/** What a combat result does to one side. */
export interface Effects {
  readonly steps: number;
  /** Levels of disruption or disorganization. */
  readonly disruption: number;
  readonly retreat: number;
  readonly advance: number;
  readonly exploitation: number;
}

/** A combat result as data. */
export interface CombatResult {
  /** As printed on the table. */
  readonly text: string;
  readonly attacker: Effects;
  readonly defender: Effects;
  /** What the game alone understands: exchange, a star, an option of the owner … in printed order. */
  readonly marks: readonly string[];
}

/** A loss of every step, however many there are. */
export const EVERY_STEP = 255;

/** One word of a result: what it looks like, what it does, and to whom. */
export interface ResultToken {
  /** Matched at the beginning of what is left to read; its first group, if it has one, is the amount. */
  readonly pattern: RegExp;
  /** An effect, or any other word: a mark. */
  readonly means: keyof Effects | (string & {});
  /** The amount where the pattern captures none; 1 unless given. */
  readonly amount?: number;
  /** Whom it hits; without it, the side whose part of the result it stands in. */
  readonly side?: 'attacker' | 'defender' | 'both';
}

/** How a game prints its results. */
export interface ResultGrammar {
  /** Stands between the attacker's part and the defender's; without it every token names its side. */
  readonly between?: string;
  readonly tokens: readonly ResultToken[];
}

type Tally = { -readonly [E in keyof Effects]: number };

interface Draft {
  readonly attacker: Tally;
  readonly defender: Tally;
  readonly marks: string[];
}

const nothing = (): Tally => ({ steps: 0, disruption: 0, retreat: 0, advance: 0, exploitation: 0 });

/** Reads one printed result; throws if any part of it is not understood. */
export function readResult(grammar: ResultGrammar, text: string): CombatResult {
  const draft: Draft = { attacker: nothing(), defender: nothing(), marks: [] };
  if (grammar.between === undefined) {
    readPart(grammar, text, null, draft);
  } else {
    const parts = text.split(grammar.between);
    if (parts.length !== 2) throw new SyntaxError(`result "${text}" needs one "${grammar.between}"`);
    readPart(grammar, parts[0]!, 'attacker', draft);
    readPart(grammar, parts[1]!, 'defender', draft);
  }
  return { text, ...draft };
}

function readPart(grammar: ResultGrammar, part: string, owner: 'attacker' | 'defender' | null, draft: Draft) {
  let rest = part.trim();
  while (rest !== '') {
    const [token, match] = firstMatch(grammar, rest);
    const amount = match[1] === undefined ? (token.amount ?? 1) : Number(match[1]);
    note(draft, token, token.side ?? owner, amount);
    rest = rest.slice(match[0].length).trimStart();
  }
}

function firstMatch(grammar: ResultGrammar, rest: string): [ResultToken, RegExpExecArray] {
  for (const token of grammar.tokens) {
    const match = token.pattern.exec(rest);
    if (match && match.index === 0 && match[0] !== '') return [token, match];
  }
  throw new SyntaxError(`result not understood at "${rest}"`);
}

function note(draft: Draft, token: ResultToken, side: ResultToken['side'] | null, amount: number): void {
  const { means } = token;
  if (!isEffect(draft.attacker, means)) {
    draft.marks.push(means);
    return;
  }
  if (!side) throw new SyntaxError(`the token for ${means} names no side`);
  if (side !== 'defender') draft.attacker[means] += amount;
  if (side !== 'attacker') draft.defender[means] += amount;
}

const isEffect = (tally: Tally, means: string): means is keyof Effects => Object.hasOwn(tally, means);
