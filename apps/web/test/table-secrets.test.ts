import { expect, test } from 'vitest';
import type { Host, Scene, Seat } from '../src/table/protocol.ts';
import { fine, newHost, recordOf } from './table-ground.ts';

/** Two games that differ only in what Blue may not know: the strengths dealt face down, and where the mine is. */
const TRUTHS = [
  ['1/5/3', 'bury 0403'],
  ['5/3/1', 'bury 0304'],
] as const;
const UPTO = ['sun', 'blue-move', 'move B4 0205', 'move B3 0104', 'end', 'red-move', 'move R6 0805'];
const BLUES_TURN = [...UPTO, 'end', 'blue-fight'];

/** Everything that a host tells of a game, whatever is asked. */
async function allThatIsTold(answers: readonly string[], seats: readonly Seat[]): Promise<unknown> {
  const host = newHost();
  const opened = await host.importRecord(recordOf(...answers), seats);
  if ('failure' in opened) throw new Error(opened.failure);
  const told: unknown[] = [];
  const look = async ({ save: _, ...scene }: Scene): Promise<void> => {
    told.push(scene, await host.log(), await host.statistics(), await host.overlay('secrets', -1));
    for (const { name } of scene.prompt?.verbs ?? [])
      told.push(
        await host.sheet(name, []),
        await host.next(name, []),
        await host.why(name, []),
        await host.forecast(name, []),
      );
  };
  await look(opened.scene);
  told.push(await movesForecast(host));
  for (let ply = opened.scene.ply; ply >= 0; ply--) await look(await host.goTo(ply));
  await look(await host.goTo(opened.scene.ply));
  if (opened.scene.prompt?.verbs.some(({ name }) => name === 'end'))
    await look(fine(await host.act('end', [])));
  told.push((await host.saves()).map(({ id: _i, changed: _c, ...look }) => look));
  return told;
}

/** The chances of every move of B4, which may come upon the mine. */
async function movesForecast(host: Host): Promise<unknown> {
  const ways = await host.next('move', [3]);
  if ('reasons' in ways) return ways;
  return Promise.all(ways.choices.map(({ value }) => host.forecast('move', [3, value])));
}

test.each([
  ['at the first decision', ['sun', 'red-fight', 'blue-move']],
  ['after moves of both sides', BLUES_TURN],
  ['while Red thinks', UPTO],
])('%s Blue is told the same whatever is hidden', async (_, answers) => {
  const [one, other] = await Promise.all(
    TRUTHS.map((truth) => allThatIsTold([...truth, ...answers], ['human', 'random'])),
  );
  expect(one).toEqual(other);
});

test('Red, who knows it all, is told the difference', async () => {
  const [one, other] = await Promise.all(
    TRUTHS.map((truth) => allThatIsTold([...truth, ...UPTO], ['random', 'human'])),
  );
  expect(one).not.toEqual(other);
});
