/** Chance that is the same for the same seed on every machine. */

export type Random = {
  /** From 0 to before 1. */
  readonly share: () => number;
  readonly happens: (chance: number) => boolean;
  /** From 0 to before `below`. */
  readonly whole: (below: number) => number;
  /** Normally distributed, mean 0, deviation 1. */
  readonly normal: () => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** `count` different ones, or all. */
  readonly some: <Item>(items: readonly Item[], count: number) => Item[];
};

/** Mulberry32 (Ettinger 2017), with normal numbers by Box and Muller (1958). */
export function seeded(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  function share() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (below: number) => Math.floor(share() * below);
  function some<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    return Array.from(
      { length: Math.min(count, items.length) },
      () => rest.splice(whole(rest.length), 1)[0] as Item,
    );
  }
  return {
    share,
    whole,
    some,
    happens: (chance) => share() < chance,
    normal: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
    pick: (items) => items[whole(items.length)] as (typeof items)[number],
  };
}
