import type { BenchResult } from '../commands/bench.ts';
import { grouped, many } from '../table.ts';
import { judge } from './bars.ts';

const METHOD = `# Performance

Written by \`npm run bench -- --write\`; do not edit by hand. Without \`--write\` it only prints, with \`--quick\` it takes
a few seconds and is good for a glance.

## How it is measured

- All of it in one process, in rounds: each round measures the yardstick, then every game that is built; a warm-up round
  of three CPU-seconds a game comes first and is thrown away, since the compiler needs that long to settle. A figure is
  the **median over the rounds**. A busy machine slows yardstick and games both, if not quite alike: times are worth
  comparing on an idle one only, ratios with their range.
- **The yardstick** is chess.js (1.4.0), perft(4) from the start position, 197 281 nodes, by its own \`perft\`, in nodes
  per CPU-second. Beside it stands what its public \`moves\`, \`move\` and \`undo\` reach, the last ply being counted and not
  played; no bar hangs on that.
- **Actions** are decisions: those of the players and those of Chance. What was the only choice is played by the engine
  and not counted. Random play plays whole games one after another on one engine, first scenario, usual options.
- **CPU-seconds** are the user and system time of the process, collection of garbage included; latencies are wall time.
- The **legal list** is every action there is, made at every decision of a player in random games. **All that is shown** is
  the caption, counters, marks and tracks of the page, from the view of the side to decide. A **checked action**
  is \`apply\`: the check, the action and all that follows up to the next decision. The **view** is that of the side to
  decide.
- **Roll-back** takes whole games back at one go and divides by their actions. A **copy** is a new snapshot of the whole
  state, position on the stack of procedures included; **state** is its size.
- **Taking over** is \`load\` on an engine that stands in another position: of a snapshot of the next position of a random
  game, and of what \`save\` gave of one far off in it. **A world behind a view** is \`determinize\` into an engine that is there. **An engine after 60
  decisions** is what it holds on the heap and in arrays, over as many engines, with its journal and what it knows.
- **Scripts** play whole games on the world itself, as the search does, and only decisions of players count. **A turn** of one who
  thinks is what the first side needs for a turn of the game against the script, all its decisions together.
`;

/** The page of the documentation: method, bars and figures. */
export function performancePage(result: BenchResult): string {
  const { yardstick } = result;
  return [
    METHOD,
    '## Figures\n',
    `Node ${result.node}, ${result.cpu}, ${many(result.rounds, 'round')}. chess.js: ${grouped(yardstick.perft)} nodes per CPU-second by`,
    `\`perft\`, ${grouped(yardstick.byMoves)} by \`moves\`, \`move\` and \`undo\`.`,
    ...result.games.map(
      (figures) =>
        `\n### ${figures.game}\n\n| | measured | bar | |\n|---|---:|---:|---|\n${rowsOf(judge(figures))}`,
    ),
    '',
  ].join('\n');
}

function rowsOf(judged: ReturnType<typeof judge>): string {
  return judged
    .map(({ what, value, bar, pass }) => `| ${what} | ${value} | ${bar} | ${verdict(pass)} |`)
    .join('\n');
}

const verdict = (pass: boolean | null): string => (pass === null ? '' : pass ? 'pass' : '**fail**');
