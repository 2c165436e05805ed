/** What a right lets somebody do at the event that it was given for (RG-01). Organisers may do everything everywhere. */

/** Rights that are given for one event. `door`: keeps the list of the day. */
export const rights = ['door'] as const;
export type Right = (typeof rights)[number];

/** Each ability with the rights that include it. A call names the ability that it needs, and nothing else decides. */
const holders = {
  /** See who is to come, by name. */
  'day.read': ['door'],
  /** Record who came, left or is missing, and let people in where a place is free. */
  'day.record': ['door'],
  /** Put times right by hand, take recorded hours away, and give a full role one place more. */
  'day.correct': [],
} as const satisfies Record<string, readonly Right[]>;

export type Ability = keyof typeof holders;
export const abilities = Object.keys(holders) as readonly Ability[];

/** Whether one of these rights includes the ability. */
export function includes(held: readonly Right[], ability: Ability): boolean {
  const enough: readonly Right[] = holders[ability];
  return held.some((right) => enough.includes(right));
}
