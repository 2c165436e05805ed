/** What one press in a mail answers: a place that is offered to somebody, and a request that an organiser hears of. */

export const offerAnswers = ['take', 'pass'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

/** How things stand for the person to whom a place was offered. */
export const offerLinkStates = [
  /** An answer is welcome. */
  'open',
  /** They hold the place. */
  'taken',
  /** They passed it on, or gave it back. */
  'passed',
  /** It is no longer kept for them. */
  'over',
  /** Nor can they ask again: the event has begun. */
  'begun',
  /** The event is over, whatever they answered. */
  'ended',
  'cancelled',
] as const;
export type OfferLinkState = (typeof offerLinkStates)[number];

export const requestAnswers = ['approve', 'waitlist', 'decline'] as const;
export type RequestAnswer = (typeof requestAnswers)[number];

/** How things stand for an organiser who was told of a request. */
export const requestLinkStates = [
  /** An answer is welcome. */
  'open',
  /** They have another standing now; the answer says which. */
  'answered',
  /** The person took the request back. */
  'withdrawn',
  /** The person asked again, or the link has already answered: a later mail is about it. */
  'renewed',
  'begun',
  /** Nobody has answered, and the event is over. */
  'ended',
  'cancelled',
] as const;
export type RequestLinkState = (typeof requestLinkStates)[number];

/** What stands in the way of giving the place that was asked for. */
export const requestObstacles = ['full', 'lacks', 'clash'] as const;
export type RequestObstacle = (typeof requestObstacles)[number];
