import { CATALOGUE } from '@bocage/catalogue';
import { Command, CommanderError } from 'commander';
import { performancePage } from './bench/page.ts';
import { apply, applyReport } from './commands/apply.ts';
import { ask, askReport } from './commands/ask.ts';
import { bench, benchReport, FULL, PERFORMANCE_PAGE, QUICK } from './commands/bench.ts';
import { fuzz, fuzzReport, saveViolations } from './commands/fuzz.ts';
import { games, gamesReport } from './commands/games.ts';
import { league, leagueReport, playersIn, standings, standingsReport } from './commands/league.ts';
import { momentAt, momentReport } from './commands/moment.ts';
import { odds, oddsReport } from './commands/odds.ts';
import { perft, perftReport } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { position, positionReport } from './commands/position.ts';
import { randomRecord, verify, verifyReport } from './commands/record.ts';
import { formatOf, type RenderResult, render, renderMap, renderReport } from './commands/render.ts';
import { simInThreads, simReport } from './commands/sim.ts';
import { train, trainReport, writeLearned } from './commands/train.ts';
import { why, whyReport } from './commands/why.ts';
import { FINE, InputError, oneLine, type Verdict, verdict, WRONG } from './errors.ts';
import { loadGame, mapOf, openPosition, setUpOf } from './games.ts';
import {
  checkDirectory,
  pairs,
  readText,
  seedNumber,
  type Target,
  wholeNumber,
  writeTarget,
} from './input.ts';
import { fine, type Io, type Report } from './io.ts';
import { momentsReport } from './moments/list.ts';
import {
  collect,
  command,
  type Options,
  opened,
  seedOf,
  targetOf,
  wantedOf,
  withOut,
  withSetUp,
} from './options.ts';
import { begin } from './play/begin.ts';
import { progressBar } from './progress.ts';
import { cutPage, pageWith } from './sim/page.ts';
import { Voice } from './voice.ts';

/** More threads than this are a slip of the finger. */
const MOST_WORKERS = 256;
const MOST_PORT = 65_535;

/** Runs a command line and gives the exit code; whatever goes wrong is one line on `err`. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let code = FINE;
  const report = (made: Report, json: boolean | undefined): void => {
    io.out(json === true ? `${JSON.stringify(made.json, null, 2)}\n` : `${made.text}\n`);
    if (made.complaint !== undefined) io.err(`bocage: ${oneLine(made.complaint)}\n`);
    code = made.ok ? FINE : WRONG;
  };
  try {
    await program(io, report).parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && isNoError(error)) return FINE;
    return told(verdict(error instanceof CommanderError ? usageError(error) : error), argv, io);
  }
}

/** Help and version. */
const isNoError = ({ exitCode, code }: CommanderError): boolean =>
  exitCode === 0 || code === 'commander.help';

/** Tells what is wrong: a line each for people, and for machines a list. */
function told({ code, lines, faults }: Verdict, argv: readonly string[], io: Io): number {
  if (argv.includes('--json')) io.out(`${JSON.stringify({ faults }, null, 2)}\n`);
  for (const line of lines) io.err(`bocage: ${line}\n`);
  return code;
}

const usageError = ({ message }: CommanderError): InputError =>
  new InputError(`${message.replace(/^error: /, '')} (see bocage --help)`);

type Say = (report: Report, json: boolean | undefined) => void;

function program(io: Io, say: Say): Command {
  const top = new Command('bocage');
  top
    .description(
      'Normandy 1944 board wargames on one rules engine: play, check, measure and draw them from here.',
    )
    .version('0.1.0')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.out(text),
      outputError: () => {},
    })
    .showSuggestionAfterError(true)
    .addHelpText('after', '\nExit code: 0 fine, 1 ran but found something wrong, 2 bad input.');
  listCommands(top, say);
  tableCommand(top, io);
  simCommand(top, io, say);
  leagueCommand(top, io, say);
  trainCommand(top, io, say);
  playCommands(top, io, say);
  positionCommands(top, io, say);
  pictureCommands(top, say);
  pageCommand(top, io);
  benchCommand(top, io, say);
  return top;
}

function listCommands(top: Command, say: Say): void {
  command(top, 'games', 'the games, and what can be chosen in them').action(async ({ json }: Options) =>
    say(gamesReport(await games()), json),
  );
  const record = top.command('record').description('records of matches');
  command(record, 'verify <file>', 'play a record through and say how it ended').action(
    async (file: string, { json }: Options) => say(verifyReport(await verify(file, readText(file))), json),
  );
  withOut(withSetUp(command(record, 'random <game>', 'the record of a random game')), 'write it here')
    .option('--seed <number>', 'of the dice and the players', '1')
    .action(async (id: string, options: Options) => {
      const { game } = await loadGame(id);
      const target = targetOf(options);
      const text = randomRecord(game, seedOf(options), wantedOf(options));
      if (target !== undefined) writeTarget(target, text);
      const json = { game: game.id, record: text };
      say(
        fine(json, target === undefined ? text.trimEnd() : `record written to ${target.path}`),
        options.json,
      );
    });
}

function tableCommand(top: Command, io: Io): void {
  withSetUp(
    top.command('play <game>').description('play at the terminal, line by line').allowExcessArguments(false),
  )
    .option(
      '--side <name>',
      'yours, “us+british” for a seat that holds several, or “all” for everybody at one terminal; the first one unless told',
    )
    .option(
      '--opponent <player>',
      'who plays the others: recruit, regular, veteran, commander or random, as far as the game has them',
    )
    .option('--seed <number>', 'of the dice and the opponents; they cannot be foreseen unless told')
    .option('--position <file>', 'begin here')
    .option('--record <file>', 'keep the record here, after every decision')
    .option('--continue <file>', 'go on from this record, and keep it there')
    .option('--force', 'let --record write over what is there')
    .action(async (id: string, options: Options) => play(await begin(id, options), io));
}

function simCommand(top: Command, io: Io, say: Say): void {
  withSetUp(command(top, 'sim <game>', 'play whole games, count the results and set them beside history'))
    .option('--games <number>', 'how many', '100')
    .option('--seed <number>', 'of the first game; the next ones count up', '1')
    .option('--players <a,b>', 'one for each side or seat, or one for all', 'random')
    .option('--seats <a+b,c>', 'sides that are held together, and share what they know')
    .option('--workers <number>', 'so many threads; the results are the same for any number', '1')
    .option('--write <page>', 'put the comparison with history between the marks of this page')
    .action(async (id: string, options: Options) => {
      const games = wholeNumber('--games', options.games, 1);
      const { players, seats } = options;
      const order = { id, wanted: wantedOf(options), players, seats, games, seed: seedOf(options) };
      const workers = wholeNumber('--workers', options.workers, 1, MOST_WORKERS);
      const path = typeof options.write === 'string' ? options.write : undefined;
      if (path !== undefined) {
        cutPage(path, readText(path));
        if ((await loadGame(id)).report === undefined)
          throw new InputError(`--write: ${id} has nothing to set beside history`);
      }
      const bar = progressBar(io, `sim ${id}`);
      const result = await simInThreads(order, workers, bar.tick).finally(bar.end);
      const { comparison } = result;
      if (path !== undefined && comparison !== undefined) {
        // As it is by now: somebody may have worked at it for as long as the games took.
        const page = cutPage(path, readText(path));
        const entry = { result, comparison, options: order.wanted.options ?? {} };
        writeTarget({ path, force: true }, pageWith(page, entry));
      }
      say(simReport(result, new Voice(await loadGame(id))), options.json);
    });
}

function leagueCommand(top: Command, io: Io, say: Say): void {
  withSetUp(command(top, 'league <game>', 'players against each other, in pairs of games with sides changed'))
    .requiredOption('--players <a,b>', 'two; of more everybody meets everybody, and all are rated')
    .option('--pairs <number>', 'how many pairs of games', '100')
    .option('--seed <number>', 'of the first pair; the next ones count up', '1')
    .option('--seats <a+b,c>', 'sides that are held together, and share what they know')
    .option('--workers <number>', 'so many threads; the results are the same for any number', '1')
    .action(async (id: string, options: Options) => {
      const games = wholeNumber('--pairs', options.pairs, 1);
      const { players, seats } = options;
      const order = { id, wanted: wantedOf(options), players, seats, games, seed: seedOf(options) };
      const workers = wholeNumber('--workers', options.workers, 1, MOST_WORKERS);
      const bar = progressBar(io, `league ${id}`);
      const report =
        playersIn(players).length > 2
          ? standings(order, workers, bar.tick).then(standingsReport)
          : league(order, workers, bar.tick).then(leagueReport);
      say(await report.finally(bar.end), options.json);
    });
}

function trainCommand(top: Command, io: Io, say: Say): void {
  withSetUp(command(top, 'train <game>', 'let our players learn from games among themselves'))
    .option('--games <number>', 'how many to learn from', '1000')
    .option('--rounds <number>', 'how often the figures of their styles are tuned before that', '0')
    .option('--trials <number>', 'games in which a style is tried in a round', '48')
    .option('--seed <number>', 'of the first game', '1')
    .option('--workers <number>', 'so many threads; the results are the same for any number', '1')
    .option('--chance-only', 'learn anew who stands better, but leave what a search goes by as it is')
    .option('--write', 'keep what was learned in the folder of the game')
    .action(async (id: string, options: Options) => {
      const bar = progressBar(io, `train ${id}`);
      const result = await train({
        id,
        wanted: wantedOf(options),
        games: wholeNumber('--games', options.games, 1),
        rounds: wholeNumber('--rounds', options.rounds, 0),
        trials: wholeNumber('--trials', options.trials, 1),
        seed: seedOf(options),
        chanceOnly: options.chanceOnly === true,
        threads: wholeNumber('--workers', options.workers, 1, MOST_WORKERS),
        onProgress: bar.tick,
      }).finally(bar.end);
      if (options.write === true) writeLearned(result);
      say(trainReport(result), options.json);
    });
}

function playCommands(top: Command, io: Io, say: Say): void {
  withOut(
    command(top, 'fuzz <game>', 'play at random and look for broken rules'),
    'a directory for records of violations',
  )
    .option('--scenario <name>', 'all of them unless told')
    .option('--games <number>', 'how many', '100')
    .option('--seed <number>', 'of the first game; the next ones count up', '1')
    .action(async (id: string, options: Options) => {
      const { game } = await loadGame(id);
      const { scenario, out: directory, force = false } = options;
      if (scenario !== undefined) setUpOf(game, { scenario });
      const input = {
        game,
        scenario,
        games: wholeNumber('--games', options.games, 1),
        seed: seedOf(options),
      };
      if (directory !== undefined) checkDirectory(directory);
      const result = watched(io, `fuzz ${id}`, (onProgress) => fuzz({ ...input, onProgress }));
      say(fuzzReport(result), options.json);
      if (directory !== undefined) saveViolations(result, { directory, force });
    });
  command(top, 'perft <game>', 'count the ways to go on, for one decision, for two …')
    .option('--position <file>', 'the start of the first scenario unless told')
    .requiredOption('--depth <number>', 'so many decisions')
    .action(async (id: string, options: Options) => {
      const depth = wholeNumber('--depth', options.depth, 1, 30);
      const { game } = await loadGame(id);
      const engine = openPosition(game, options.position);
      say(
        perftReport(watched(io, `perft ${id}`, (onProgress) => perft({ engine, depth, onProgress }))),
        options.json,
      );
    });
}

function positionCommands(top: Command, io: Io, say: Say): void {
  const at = (usage: string, description: string): Command =>
    command(top, usage, description).option(
      '--position <file>',
      'the start of the first scenario unless told',
    );
  at('ask <game>', 'who decides in a position, and on what').action(async (id: string, options: Options) => {
    const { engine, voice } = await opened(id, options);
    say(askReport(ask(engine, voice)), options.json);
  });
  at('why <game>', 'whether an action may be done, and if not, by which rule')
    .requiredOption('--action <words>', 'as “ask” lists them')
    .action(async (id: string, options: Options) =>
      say(whyReport(why((await opened(id, options)).engine, options.action ?? '')), options.json),
    );
  withOut(at('apply <game>', 'do an action and see what happens'), 'write the new position here')
    .option('--action <words>', 'as “ask” lists them; none where Chance is asked')
    .option('--chance <a,b>', 'what Chance answers')
    .option('--seed <number>', 'draws what --chance does not give')
    .action(async (id: string, options: Options) => {
      const { engine, voice } = await opened(id, options);
      const target = targetOf(options);
      const chance = options.chance?.split(',').map((word) => word.trim()) ?? [];
      const seed = options.seed === undefined ? undefined : seedNumber(options.seed);
      const result = apply({ engine, action: options.action, chance, seed, voice });
      if (target !== undefined) writeTarget(target, result.position);
      say(applyReport(result, target?.path), options.json);
    });
  at('odds <game>', 'the outcomes of an action with their chances, and what they hang on')
    .option('--action <words>', 'as “ask” lists them; none where Chance is asked')
    .option(
      '--answer <step=action>',
      'the whole action of a player who is asked on the way, “losses.choose=lose B2”; may be repeated',
      collect,
      [],
    )
    .action(async (id: string, options: Options) => {
      const answers = pairs('--answer', options.answer, 'step=action');
      const { game, presentation } = await loadGame(id);
      const engine = openPosition(game, options.position);
      say(oddsReport(odds({ engine, action: options.action, answers, presentation })), options.json);
    });
  withOut(
    withSetUp(command(top, 'position <game>', 'a position from the start or from random play')),
    'write it here',
  )
    .option('--after <number>', 'so many random decisions, those of Chance included', '0')
    .option('--list', 'instead, every kind of decision of the game, by rule')
    .option('--markdown', 'with --list: as the table of a page')
    .option('--at <moment>', 'a position where this is asked, as --list names it')
    .option('--games <number>', 'with --at: so many games are searched', '48')
    .option('--seed <number>', 'of those decisions', '1')
    .action(async (id: string, options: Options) => {
      const { game } = await loadGame(id);
      refuseMixed(options);
      if (options.list === true) return say(momentsReport(game, options.markdown === true), options.json);
      const target = targetOf(options);
      if (options.at !== undefined) {
        const found = await momentAt({
          game,
          moment: options.at,
          wanted: wantedOf(options),
          seed: seedOf(options),
          games: wholeNumber('--games', options.games, 1),
          io,
        });
        if (target !== undefined) writeTarget(target, found.position);
        return say(momentReport(game, found, target?.path), options.json);
      }
      const after = wholeNumber('--after', options.after, 0);
      const result = position({
        game,
        setUp: setUpOf(game, wantedOf(options)),
        seed: seedOf(options),
        after,
      });
      if (target !== undefined) writeTarget(target, result.position);
      say(positionReport(result, target?.path), options.json);
    });
}

/** The ways to choose a position exclude each other. */
function refuseMixed({ list, markdown, at, after }: Options): void {
  const chosen = [
    ...(list === true ? ['--list'] : []),
    ...(at === undefined ? [] : ['--at']),
    ...(after === '0' ? [] : ['--after']),
  ];
  if (chosen.length > 1) throw new InputError(`${chosen.join(' and ')} do not go together`);
  if (markdown === true && list !== true) throw new InputError('--markdown goes with --list');
}

function pictureCommands(top: Command, say: Say): void {
  command(top, 'render <game>', 'draw the map of a game, or a position of one')
    .option('--position <file>', 'the map alone unless told')
    .option('--side <name>', 'draw what this side may know; everything unless told')
    .option('--width <pixels>', 'of a PNG', '1400')
    .requiredOption('--out <file>', 'a name that ends in .svg or .png')
    .option('--force', 'write over what is there')
    .action(async (id: string, options: Options) => {
      const target = targetOf(options) as Target;
      const format = formatOf(target.path);
      const width = wholeNumber('--width', options.width, 100, 8000);
      const map = options.position === undefined && options.side === undefined ? await mapOf(id) : null;
      const result =
        map === null ? await renderPosition(id, options, format, width) : await renderMap(map, format, width);
      writeTarget(target, result.content);
      say(renderReport(result, target.path), options.json);
    });
}

async function renderPosition(
  id: string,
  options: Options,
  format: 'svg' | 'png',
  width: number,
): Promise<RenderResult> {
  const playable = await loadGame(id);
  const engine = openPosition(playable.game, options.position);
  return render({ playable, map: await mapOf(id), engine, side: options.side, format, width });
}

function pageCommand(top: Command, io: Io): void {
  top
    .command('page <file>')
    .description('play a game of your own in the browser, served on this machine alone')
    .allowExcessArguments(false)
    .option('--port <number>', 'where it is served; wherever there is room unless told', '0')
    .action(async (path: string, { port }: Options) => {
      const { page } = await import('./commands/page.ts'); // it brings every game
      await page(path, wholeNumber('--port', port, 0, MOST_PORT), io);
    });
}

function benchCommand(top: Command, io: Io, say: Say): void {
  command(top, 'bench [games...]', 'measure games, or every built one, against their speed goals')
    .option('--quick', 'a glance: fewer rounds, and missed goals are no error')
    .option('--write', 'put the figures into docs/performance.md')
    .action(async (ids: readonly string[], { quick = false, write = false, json }: Options) => {
      if (quick && write !== false)
        throw new InputError('--write: a quick glance is not worth keeping; leave out --quick');
      if (ids.length > 0 && write !== false)
        throw new InputError('--write: the page is of all games; name none of them');
      const built = CATALOGUE.flatMap(({ id, load }) => (load === null ? [] : [id]));
      const games = await Promise.all((ids.length === 0 ? built : ids).map(loadGame));
      const bar = progressBar(io, 'bench');
      const result = await bench({ ...(quick ? QUICK : FULL), games, onProgress: bar.tick }).finally(bar.end);
      if (write === true) writeTarget({ path: PERFORMANCE_PAGE, force: true }, performancePage(result));
      say(benchReport(result, quick), json);
    });
}

function watched<T>(
  io: Io,
  label: string,
  work: (onProgress: (done: number, total: number) => void) => T,
): T {
  const bar = progressBar(io, label);
  try {
    return work(bar.tick);
  } finally {
    bar.end();
  }
}
