/** Which row belongs to which id: an open hash table, since a Map of a million texts takes 100 MB. */
import { grown } from './growing.ts';

/** Four numbers of 32 bits. */
export type Key = readonly [number, number, number, number];

const HEX = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** @throws RangeError for what is no UUID */
export function keyOf(id: string): Key {
  if (!HEX.test(id)) throw new RangeError(`No UUID: "${id}".`);
  const at = (from: number, to: number) => Number.parseInt(id.slice(from, to), 16);
  return [at(0, 8), at(9, 13) * 65_536 + at(14, 18), at(19, 23) * 65_536 + at(24, 28), at(28, 36)];
}

/** Slots of the table: at most a quarter is taken at first. */
const sizeFor = (rows: number) => Math.max(2048, 2 ** Math.ceil(Math.log2(4 * (rows + 1))));

export class Ids {
  #keys: Uint32Array;
  /** Rows plus one; 0 is free, -1 was taken once. */
  #table: Int32Array;
  #used = 0;

  /** @param rows about how many there will be: the table then need not grow, which takes a while */
  constructor(rows = 0) {
    this.#keys = new Uint32Array(4 * Math.max(1024, rows));
    this.#table = new Int32Array(sizeFor(rows));
  }

  /** The row of an id; -1 when there is none. */
  find(key: Key): number {
    for (let slot = this.#slotOf(key); ; slot = (slot + 1) % this.#table.length) {
      const row = (this.#table[slot] ?? 0) - 1;
      if (row === -1) return -1;
      if (row >= 0 && this.#isAt(row, key)) return row;
    }
  }

  /** The id must not have a row. */
  add(key: Key, row: number): void {
    if (4 * row + 4 > this.#keys.length)
      this.#keys = grown(this.#keys, 4 * (Math.ceil(row * 1.25) + 1));
    this.#keys.set(key, 4 * row);
    if (2 * (this.#used + 1) > this.#table.length) this.#rehash();
    this.#put(key, row);
  }

  remove(key: Key): void {
    for (let slot = this.#slotOf(key); ; slot = (slot + 1) % this.#table.length) {
      const row = (this.#table[slot] ?? 0) - 1;
      if (row === -1) return;
      if (row < 0 || !this.#isAt(row, key)) continue;
      this.#table[slot] = -1;
      return;
    }
  }

  idOf(row: number): string {
    const parts = [0, 1, 2, 3].map((part) =>
      (this.#keys[4 * row + part] ?? 0).toString(16).padStart(8, '0'),
    );
    return parts.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  keyAt(row: number): Key {
    const keys = this.#keys;
    const at = 4 * row;
    return [keys[at] ?? 0, keys[at + 1] ?? 0, keys[at + 2] ?? 0, keys[at + 3] ?? 0];
  }

  #put(key: Key, row: number): void {
    let slot = this.#slotOf(key);
    while ((this.#table[slot] ?? 0) !== 0) slot = (slot + 1) % this.#table.length;
    this.#table[slot] = row + 1;
    this.#used += 1;
  }

  #rehash(): void {
    const rows = this.#table.filter((row) => row > 0);
    this.#table = new Int32Array(sizeFor(rows.length));
    this.#used = 0;
    for (const row of rows) this.#put(this.keyAt(row - 1), row - 1);
  }

  #slotOf([a, b, c, d]: Key): number {
    const mixed =
      Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ d;
    return ((mixed ^ (mixed >>> 15)) >>> 0) % this.#table.length;
  }

  #isAt(row: number, [a, b, c, d]: Key): boolean {
    const keys = this.#keys;
    const at = 4 * row;
    return keys[at] === a && keys[at + 1] === b && keys[at + 2] === c && keys[at + 3] === d;
  }
}
