/** Stretches of time in which one person may do only so much, such as a day of an event with limits. */

/** What somebody does in a stretch besides the plan. */
export type Already = {
  readonly length: number;
  /** Whether what they do asks for the limit. */
  readonly asks: boolean;
};

/** A stretch with its limit, which holds for whoever does something in it that asks for it. All lengths in one unit. */
export type Sum = {
  readonly most: number;
  /** How much of each part falls in it; 0 = nothing. */
  readonly lengths: readonly number[];
  /** Whether each part asks for the limit. */
  readonly asks: readonly boolean[];
  /** By person; nobody else does anything in it. */
  readonly already: ReadonlyMap<number, Already>;
};

/**
 * Whether somebody would do too much. Looks at the stretches of time in which `last` falls, and adds up what they do there
 * already, `parts` and `last`. A limit holds where anything of that asks for it.
 *
 * @param given person and parts by their indexes; `last` is not among `parts`
 */
export function isTooMuch(
  sums: readonly Sum[],
  { person, parts, last }: { person: number; parts: readonly number[]; last: number },
): boolean {
  return sums.some(({ most, lengths, asks, already }) => {
    const own = lengths[last] ?? 0;
    if (own === 0) return false;
    const before = already.get(person);
    let [length, isAsked] = [own + (before?.length ?? 0), before?.asks || asks[last]];
    for (const part of parts) {
      length += lengths[part] ?? 0;
      isAsked ||= asks[part] && (lengths[part] ?? 0) > 0;
    }
    return Boolean(isAsked) && length > most;
  });
}
