/** A small generator, so that the demo is the same every time (mulberry32 by Tommy Ettinger, public domain). */
export type Random = {
  /** From 0 up to, not including, `below`. */
  readonly below: (below: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Some of the items, in a new order. */
  readonly some: <T>(items: readonly T[], count: number) => T[];
};

export function createRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
    some(items, count) {
      const left = [...items];
      const chosen: (typeof items)[number][] = [];
      while (chosen.length < count && left.length > 0)
        chosen.push(...left.splice(below(left.length), 1));
      return chosen;
    },
  };
}
