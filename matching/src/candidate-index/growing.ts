/** Typed arrays that grow: a number takes four bytes, where an array of JavaScript takes eight and more. */

type Numbers = Int32Array | Float32Array | Uint32Array | Uint8Array;

/** A copy of `length` numbers, at least as many as there are. The new ones are 0. */
export function grown<Kind extends Numbers>(numbers: Kind, length: number): Kind {
  const longer = new (numbers.constructor as new (length: number) => Kind)(length);
  longer.set(numbers);
  return longer;
}

/** Whole numbers in the order in which they came. */
export class IntList {
  numbers = new Int32Array(2);
  length = 0;

  push(number: number): void {
    if (this.length === this.numbers.length)
      this.numbers = grown(this.numbers, Math.ceil(this.length * 1.5) + 1);
    this.numbers[this.length] = number;
    this.length += 1;
  }

  /** A list of what the numbers become, without those that become negative. */
  renumbered(next: Int32Array): IntList {
    const list = new IntList();
    for (let at = 0; at < this.length; at++) {
      const number = next[this.numbers[at] ?? 0] ?? -1;
      if (number >= 0) list.push(number);
    }
    return list;
  }
}
