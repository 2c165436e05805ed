/**
 * What can be done in the product by itself or by a right at one event (RG-01), and what an API token can be let do (RG-03).
 * Organisers may do everything everywhere; a token may do what it names, as far as its maker may.
 */

/**
 * Rights that are given for one event. `door`: keeps the list of the day. `lead`: leads its people. `viewer`: looks at it. `role_lead`:
 * leads the people of one role, and has no right at the rest.
 */
export const rights = ['door', 'lead', 'viewer', 'role_lead'] as const;
export type Right = (typeof rights)[number];

/** Rights that are given for all events of a branch, those to come too. `organiser`: makes, changes and leads them. `viewer`: looks at them. */
export const branchRights = ['organiser', 'viewer'] as const;
export type BranchRight = (typeof branchRights)[number];

/**
 * What somebody can have at an event, by itself or by its branch. `afterwards`: what becomes of `organiser` once the day of the
 * event is over; it is never given.
 */
export type HeldRight = Right | BranchRight | 'afterwards';

/** Each ability with the rights that include it. A call names the ability that it needs, and nothing else decides. */
const holders = {
  /** See events with their roles, shifts and outlook, drafts too. */
  'events.read': ['lead', 'organiser', 'viewer', 'afterwards'],
  /** Make, change, publish and cancel events, roles and shifts. */
  'events.write': ['organiser'],
  /** Delete events. */
  'events.delete': [],
  /** See who asked for which role, who has a place and who waits. */
  'places.read': ['lead', 'organiser'],
  /** Answer requests, keep the wait list and take places back. */
  'places.write': ['lead', 'organiser'],
  /** Give a place to somebody who did not ask, or although something stands in the way. */
  'places.give': ['organiser'],
  /** See people with what they told of themselves; addresses and phone numbers too, by `reachesAll` or as the people agreed. */
  'people.read': ['lead', 'organiser'],
  /** Learn what somebody lacks of what a role asks for, what else stands in the way, and why they have a place all the same. */
  'people.lacks': ['organiser'],
  /** Bring people in. */
  'people.write': [],
  /** See who is to come, by name. */
  'day.read': ['door', 'lead', 'organiser'],
  /** Record who came, left or is missing, and let people in where a place is free. */
  'day.record': ['door', 'lead', 'organiser'],
  /** Put times right by hand, take recorded hours away, give a full role one place more, and let in who lacks what a role asks for. */
  'day.correct': ['organiser'],
  /** See recorded hours and figures. */
  'hours.read': ['organiser', 'afterwards'],
  /** Correct hours, and answer what people say of theirs. */
  'hours.write': ['organiser', 'afterwards'],
  /** Write to the people of an event, and answer what they write. */
  'messages.write': ['lead', 'organiser'],
} as const satisfies Record<string, readonly HeldRight[]>;

/**
 * What who leads the people of a role may do there: with them, and what is asked for that role. Calls about the event as a
 * whole are none of theirs, whichever of these they ask for.
 */
export const roleLeadAbilities: readonly Ability[] = [
  ...(['places.read', 'places.write', 'people.read', 'day.read', 'day.record'] as const),
  'messages.write',
];

/** Rights by which somebody who may read people sees how to reach all of them, whether or not they agreed to it (docs/decisions/0089). */
export const reachesAll: readonly HeldRight[] = ['organiser'];

export type Ability = keyof typeof holders;
export const abilities = Object.keys(holders) as readonly Ability[] as readonly [
  Ability,
  ...Ability[],
];

/** The rights that include the ability. */
export const rightsThat = (ability: Ability): readonly HeldRight[] => holders[ability];

/** Whether one of these rights includes the ability. */
export function includes(held: readonly HeldRight[], ability: Ability): boolean {
  const enough: readonly HeldRight[] = holders[ability];
  return held.some((right) => enough.includes(right));
}
