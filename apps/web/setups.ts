import { playerNames } from '@bocage/ai';
import { CATALOGUE } from '@bocage/catalogue';
import { type SetUpFacts, setUpFacts } from '@bocage/host';
import type { Plugin } from 'vite';

async function allFacts(): Promise<SetUpFacts[]> {
  const facts: SetUpFacts[] = [];
  for (const { id, load } of CATALOGUE)
    if (load !== null) facts.push(setUpFacts(await load(), playerNames(id)));
  return facts;
}

/** Puts the facts of all games that can be shown in the place of `SET_UPS`, so that no page loads rules to list them. */
export function setUps(): Plugin {
  return {
    name: 'bocage-set-ups',
    config: async () => ({ define: { SET_UPS: JSON.stringify(await allFacts()) } }),
  };
}
