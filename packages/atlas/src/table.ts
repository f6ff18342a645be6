/** What a layer says of each hex or hexside, as one byte each: 0 for nothing, else the kind's code. */
export class KindTable<Id extends number> {
  /** The kinds by code; code 0 is the empty word. */
  readonly kinds: readonly string[];
  /** The code of each id. */
  readonly codes: Uint8Array;

  constructor(size: number, lists: Readonly<Record<string, readonly Id[]>>) {
    this.kinds = ['', ...Object.keys(lists)];
    this.codes = new Uint8Array(size);
    Object.values(lists).forEach((ids, i) => {
      for (const id of ids) this.codes[id] = i + 1;
    });
  }

  /** The kind of an id, '' for none. */
  kind(id: Id): string {
    return this.kinds[this.codes[id] as number] as string;
  }

  /** Whether an id is of a kind. */
  is(id: Id, kind: string): boolean {
    return this.kind(id) === kind;
  }

  /** Whether the layer says anything of an id. */
  has(id: Id): boolean {
    return this.codes[id] !== 0;
  }

  /** The code of a kind, for tests in hot loops; throws if the layer has no such kind. */
  code(kind: string): number {
    const code = this.kinds.indexOf(kind);
    if (code < 1) throw new RangeError(`no kind ${kind} among ${this.kinds.slice(1).join(', ')}`);
    return code;
  }

  /** All ids of a kind in order, or of any kind. */
  all(kind?: string): Id[] {
    const ids: Id[] = [];
    const code = kind === undefined ? 0 : this.kinds.indexOf(kind);
    this.codes.forEach((c, id) => {
      if (c !== 0 && (code === 0 || c === code)) ids.push(id as Id);
    });
    return ids;
  }
}
