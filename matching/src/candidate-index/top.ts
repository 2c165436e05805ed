/** The best of many, kept in a heap whose root is the worst of them. */
export class Top {
  readonly #rows: Int32Array;
  readonly #scores: Float64Array;
  #size = 0;

  /** @param limit how many are kept, at least 1 */
  constructor(limit: number) {
    this.#rows = new Int32Array(limit);
    this.#scores = new Float64Array(limit);
  }

  /** What a newcomer has to exceed; of equal scores the one with the lower row stays. */
  get threshold(): number {
    return this.#size < this.#rows.length ? Number.NEGATIVE_INFINITY : (this.#scores[0] ?? 0);
  }

  get isFull(): boolean {
    return this.#size === this.#rows.length;
  }

  offer(row: number, score: number): void {
    if (!this.isFull) {
      this.#place(this.#size, row, score);
      this.#size += 1;
      this.#rise(this.#size - 1);
    } else if (this.#isWorse(0, row, score)) {
      this.#place(0, row, score);
      this.#sink();
    }
  }

  /** Best first. */
  sorted(): { readonly row: number; readonly score: number }[] {
    return Array.from(this.#rows.subarray(0, this.#size), (row, at) => ({
      row,
      score: this.#scores[at] ?? 0,
    })).sort((a, b) => b.score - a.score || a.row - b.row);
  }

  #place(at: number, row: number, score: number): void {
    this.#rows[at] = row;
    this.#scores[at] = score;
  }

  #isWorse(at: number, row: number, score: number): boolean {
    const own = this.#scores[at] ?? 0;
    return own < score || (own === score && (this.#rows[at] ?? 0) > row);
  }

  #swap(one: number, other: number): void {
    const [row = 0, score = 0] = [this.#rows[one], this.#scores[one]];
    this.#place(one, this.#rows[other] ?? 0, this.#scores[other] ?? 0);
    this.#place(other, row, score);
  }

  #rise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorse(at, this.#rows[parent] ?? 0, this.#scores[parent] ?? 0)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    for (let at = 0; ; ) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (
          child < this.#size &&
          this.#isWorse(child, this.#rows[worst] ?? 0, this.#scores[worst] ?? 0)
        )
          worst = child;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }
}
