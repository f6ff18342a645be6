import { type Happening, isList, NONE, sentence } from '@bocage/kernel';
import type { EventLook } from './protocol.ts';

/** An event in words, with the units and places it speaks of. */
export function eventLook(event: Happening): EventLook {
  const { name, rule } = event.type;
  return {
    name,
    text: sentence(event),
    rule,
    units: spokenOf(event, 'unit'),
    places: spokenOf(event, 'place'),
  };
}

function spokenOf({ type, args }: Happening, kindName: string): number[] {
  const found = new Set<number>();
  for (const [name, spec] of Object.entries(type.args)) {
    const kind = isList(spec) ? spec.list : spec;
    if (kind.name !== kindName) continue;
    for (const value of [args[name] ?? []].flat()) if (value !== NONE) found.add(value);
  }
  return [...found];
}
