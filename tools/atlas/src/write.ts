import type { MapData } from '@bocage/atlas';

/** The text of a map file: one line to a list, an entry or a place, so that differences can be read. */
export function mapText(data: MapData): string {
  return `${block(data, 0)}\n`;
}

function block(value: unknown, depth: number): string {
  const isRows = Array.isArray(value) && value.length > 0 && typeof value[0] === 'object';
  const isDeep = !Array.isArray(value) && isObject(value) && Object.values(value).some(isObject);
  const isKinds = !Array.isArray(value) && isObject(value) && depth > 0 && depth < 4 && isFlatText(value);
  if (!isRows && !isDeep && !isKinds) return JSON.stringify(value);
  const pad = '  '.repeat(depth + 1);
  const entries = Array.isArray(value)
    ? value.map((entry) => `${pad}${JSON.stringify(entry)}`)
    : Object.entries(value as object).map(
        ([key, entry]) => `${pad}${JSON.stringify(key)}: ${block(entry, depth + 1)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isFlatText(value: object): boolean {
  return Object.values(value).every((v) => typeof v === 'string') && Object.keys(value).length > 0;
}
