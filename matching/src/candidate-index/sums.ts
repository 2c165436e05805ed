/** What lists of people add to the log-odds of each, while one query runs. */
import { grown, type IntList } from './growing.ts';

export type Weighed = { readonly list: IntList; readonly worth: number };

/** More than so many earlier places make next to no difference. */
const MOST_TIMES = 6;

/** Kept between queries, since clearing what was used costs less than making it anew. */
export class Sums {
  values = new Float32Array(0);
  /** Rows that some list holds, in the order in which they came; the first `count` of them. */
  touched = new Int32Array(0);
  count = 0;
  /** 0 for rows that no list holds; else the number of the last call that added to it. */
  marks = new Uint8Array(0);
  #times = new Uint8Array(0);
  #call = 0;

  /** @param rows how many there are */
  begin(rows: number): void {
    if (rows <= this.values.length) return;
    const length = Math.ceil(rows * 1.1);
    this.values = grown(this.values, length);
    this.touched = grown(this.touched, length);
    this.marks = grown(this.marks, length);
  }

  clear(): void {
    const { values, touched, marks, count } = this;
    for (let at = 0; at < count; at++) {
      const row = touched[at] ?? 0;
      values[row] = 0;
      marks[row] = 0;
    }
    this.count = 0;
    this.#call = 0;
  }

  /** Of each person the first list counts that holds them. */
  addFirst(lists: readonly Weighed[]): void {
    const call = this.#nextCall();
    const { values, touched, marks } = this;
    let { count } = this;
    for (const { list, worth } of lists) {
      const { numbers, length } = list;
      for (let at = 0; at < length; at++) {
        const row = numbers[at] as number;
        const mark = marks[row];
        if (mark === call) continue;
        if (mark === 0) touched[count++] = row;
        marks[row] = call;
        values[row] = (values[row] as number) + worth;
      }
    }
    this.count = count;
  }

  /**
   * A person counts each time that a list holds them. Each time halves what is still to be learned (score.ts); after the
   * sixth, all the rest is counted if it helps.
   */
  addFamiliarity(lists: readonly IntList[], weight: number): void {
    if (weight === 0 || lists.length === 0) return;
    const call = this.#nextCall();
    const { values, touched, marks } = this;
    if (this.#times.length < marks.length) this.#times = new Uint8Array(marks.length);
    else this.#times.fill(0);
    const times = this.#times;
    for (const { numbers, length } of lists)
      for (let at = 0; at < length; at++) {
        const row = numbers[at] as number;
        const before = times[row] as number;
        if (before >= MOST_TIMES) continue;
        if (marks[row] === 0) {
          touched[this.count] = row;
          this.count += 1;
        }
        marks[row] = call;
        times[row] = before + 1;
        const isLast = before + 1 === MOST_TIMES && weight > 0;
        values[row] = (values[row] as number) + weight * 0.5 ** (isLast ? before : before + 1);
      }
  }

  /** A mark is a byte. */
  #nextCall(): number {
    if (this.#call === 255) throw new RangeError('A query adds at most 255 times.');
    this.#call += 1;
    return this.#call;
  }
}
