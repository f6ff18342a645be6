/** Something kept in step with part of the state: counts of zones, lists of stacks. */
export interface Derived {
  /** Makes it anew from the state. */
  rebuild(): void;
  /** A value that is equal for equal contents; the prover compares it before and after `rebuild`. */
  digest(): string;
  /** The arrays it is made of, all of them: where it has this, a state that is saved takes them along. */
  readonly memory?: readonly Memory[];
  /** Told that they have become those of another state: whatever else was kept is outdated. */
  restored?(): void;
}

/** Numbers that something derived is made of. */
export type Memory = Uint8Array | Uint16Array | Int16Array | Int32Array;

/** Told of each change of a watched cell, forwards and on the way back. */
export type Watcher = (row: number, old: number, now: number) => void;

/** Thrown where something is to be taken back that the journal no longer knows: an error of whoever kept the mark. */
export class StaleMark extends Error {
  override readonly name = 'StaleMark';
}

const FIRST_JOURNAL = 256;
const NO_JOURNAL = new Int32Array(0);
/** How many of the last changes are told one by one; a power of two. */
export const LATELY = 256;

/**
 * The state: one array of small integers in which every write is journalled. A journal entry is one
 * number, the cell's address above the value it had, so undoing is a walk back over an Int32Array.
 */
export class Cells {
  readonly data: Int16Array;
  /** The same, two cells to a number. */
  private readonly pairs: Int32Array;
  /** By field, from 1: how often it has changed, so that an answer can be told from an outdated one. */
  readonly changes: Int32Array;
  /** Another number after every change of a field: what procedures under way remember does not count. */
  edition = 0;
  /** What has changed last, change `n` at `n % LATELY`: the cell's address above the bits that became others. */
  readonly lately = new Int32Array(LATELY);
  /** How many entries the journal holds: what to roll back to. */
  written = 0;
  /** Another number whenever the journal was let go: what was counted before means nothing now. */
  generation = 0;
  private journal = new Int32Array(FIRST_JOURNAL);
  private readonly watcherAt: Uint8Array;
  private readonly rowBase: number[] = [0];
  private readonly watchers: Watcher[] = [];
  /** By cell: the number of its field, from 1; 0 for those of the stack. */
  readonly fieldAt: Uint8Array;
  private isSealed = false;

  /** Of cells that belong to no field nothing is known but that they change. */
  constructor(size: number, fieldAt: Uint8Array = new Uint8Array(size).fill(1)) {
    if (size > 0xffff) throw new Error(`a state of ${size} cells is too large: 65,535 at most`);
    this.data = new Int16Array(size);
    this.pairs = new Int32Array(this.data.buffer, 0, size >> 1);
    this.watcherAt = new Uint8Array(size);
    this.fieldAt = fieldAt;
    this.changes = new Int32Array(1 + mostOf(fieldAt));
  }

  read(address: number): number {
    return this.data[address] as number;
  }

  write(address: number, value: number): void {
    const old = this.data[address] as number;
    if (old === value) return;
    if (this.written === this.journal.length) this.grow();
    this.journal[this.written++] = (address << 16) | (old & 0xffff);
    this.data[address] = value;
    this.count(address, old ^ value);
    const watcher = this.watcherAt[address] as number;
    if (watcher !== 0) this.tell(watcher, address, old, value);
  }

  /** Takes back every write since the mark. */
  rollback(mark: number): void {
    const { data, journal, watcherAt } = this;
    let top = this.written;
    if (!(mark >= 0 && mark <= top))
      throw new StaleMark(`the journal has ${top} entries; there is no ${mark}`);
    while (top > mark) {
      const entry = journal[--top] as number;
      const address = entry >>> 16;
      const value = (entry << 16) >> 16;
      const now = data[address] as number;
      data[address] = value;
      this.count(address, now ^ value);
      const watcher = watcherAt[address] as number;
      if (watcher !== 0) this.tell(watcher, address, now, value);
    }
    this.written = top;
  }

  /** Takes over other cells, one by one where they differ, so that those who watch keep in step. */
  become(other: Int16Array): void {
    const { data, pairs } = this;
    if (other.length !== data.length) throw new Error(`${other.length} cells are no state of ${data.length}`);
    // Two cells at a time, since mostly few differ.
    const others =
      other.byteOffset % 4 === 0 ? new Int32Array(other.buffer, other.byteOffset, pairs.length) : null;
    for (let pair = 0; pair < pairs.length; pair++)
      if (others === null || pairs[pair] !== others[pair]) {
        this.put(2 * pair, other[2 * pair] as number);
        this.put(2 * pair + 1, other[2 * pair + 1] as number);
      }
    if (data.length % 2 === 1) this.put(data.length - 1, other[data.length - 1] as number);
    this.forget();
  }

  /** Writes behind the journal. */
  private put(address: number, now: number): void {
    const old = this.data[address] as number;
    if (old === now) return;
    this.data[address] = now;
    this.count(address, old ^ now);
    const watcher = this.watcherAt[address] as number;
    if (watcher !== 0) this.tell(watcher, address, old, now);
  }

  private count(address: number, bits: number): void {
    const field = this.fieldAt[address] as number;
    if (field === 0) return;
    this.edition = (this.edition + 1) | 0;
    this.lately[this.edition & (LATELY - 1)] = (address << 16) | (bits & 0xffff);
    this.changes[field]!++;
  }

  /** Tells answers of before from those of now, whatever they hang on. */
  outdate(): void {
    const { changes } = this;
    for (let field = 1; field < changes.length; field++) changes[field]!++;
    this.edition = (this.edition + LATELY + 1) | 0;
  }

  /** Lets go of the journal: what is written so far can no longer be taken back. */
  forget(): void {
    this.written = 0;
    this.generation++;
  }

  /** Calls the watcher for changes of the cells first … first + count - 1, numbered from 0. */
  watch(first: number, count: number, watcher: Watcher): void {
    for (let address = first; address < first + count; address++)
      if (this.watcherAt[address] !== 0) throw new Error('a column takes one watcher');
    this.watchers.push(watcher);
    if (this.watchers.length > 255) throw new Error('255 watched columns are the most');
    this.watcherAt.fill(this.watchers.length, first, first + count);
    this.rowBase.push(first);
  }

  private tell(watcher: number, address: number, old: number, now: number): void {
    (this.watchers[watcher - 1] as Watcher)(address - (this.rowBase[watcher] as number), old, now);
  }

  /** From now on writing throws, until it is unsealed; other cells can still be taken over. */
  seal(): void {
    this.isSealed = true;
    this.forget();
    this.journal = NO_JOURNAL;
  }

  unseal(): void {
    if (!this.isSealed) return;
    this.isSealed = false;
    this.journal = new Int32Array(FIRST_JOURNAL);
  }

  /** Called where the journal is full, as that of sealed cells always is: so writing need not ask whether they are. */
  private grow(): void {
    if (this.isSealed) throw new Error('what is shown is not to be written to');
    // By a quarter, so that little of it stands empty: a thousand open games have a thousand journals.
    const longer = new Int32Array(this.journal.length + (this.journal.length >> 2));
    longer.set(this.journal);
    this.journal = longer;
  }
}

function mostOf(numbers: Uint8Array): number {
  let most = 0;
  for (let i = 0; i < numbers.length; i++) most = Math.max(most, numbers[i] as number);
  return most;
}
