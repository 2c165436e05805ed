/** Which coming events fit a person best, and for which role. Pure, as `rank-candidates`. */
import { exposureRank } from './exposure.ts';
import type { Candidate, RoleNeed } from './need.ts';
import { explainCandidate, type Moment } from './rank-candidates.ts';
import type { Reason } from './reasons.ts';

/** A role that an event offers, and the person as seen from it: history and other commitments depend on the role. */
export type RoleOffer = {
  readonly id: string;
  readonly need: RoleNeed;
  readonly candidate: Candidate;
  readonly places: { readonly total: number; readonly free: number };
  /** The person has what the role requires by rule, such as a certificate. */
  readonly isEligible: boolean;
  /** A rule keeps the person from it, and nothing that they could add would change that. */
  readonly isBarred?: boolean;
};

export type EventOffer = {
  readonly id: string;
  readonly roles: readonly RoleOffer[];
  /** Somebody asked for it, or was given a place, in the last seven days. */
  readonly isFound: boolean;
};

export type EventFit = {
  readonly eventId: string;
  /** The role that fits best, those that can be taken first, free ones before full ones; null when the event has no role. */
  readonly roleId: string | null;
  /** Between 0 and 1; 0 without a role. */
  readonly score: number;
  /** What rules the person out, then what speaks for and against. */
  readonly reasons: readonly Reason[];
  /** What moves the score most speaks against it. */
  readonly hasCaveat: boolean;
  readonly isFull: boolean;
  /** The person can take the role: free then, a place is left, and they have what it requires. */
  readonly isOpen: boolean;
  /** All that stands in the way is something that the role requires. */
  readonly isLacking: boolean;
};

type Offered = { readonly offer: EventOffer; readonly fit: EventFit };

/**
 * The events in the order in which they should be shown to one person: those they can take part in first, then those they
 * could with what a role requires; better fits first, where what somebody has found this week gives way a little (design/matching.md §5d), so that no event
 * is always shown below another one that fits hardly better. Of equal ones, the one with the larger share of free places
 * comes first and then the sooner one.
 *
 * Costs O(roles + n log n).
 */
export function rankEvents(offers: readonly EventOffer[], moment: Moment): EventFit[] {
  const offered = offers.map((offer) => ({ offer, fit: fitOf(offer, moment) }));
  const byFit = ordered(offered, ({ fit }) => fit.score);
  const before = new Map(byFit.map(({ offer }, index) => [offer.id, index] as const));
  const byExposure = ordered(offered, ({ offer, fit }) => exposureRank(fit.score, offer.isFound));
  return byExposure.map(({ offer, fit }, index) => {
    const cameUp = index < (before.get(offer.id) ?? 0);
    return cameUp && fit.isOpen && !offer.isFound ? withLittleFound(fit) : fit;
  });
}

function ordered(offered: readonly Offered[], rankOf: (each: Offered) => number): Offered[] {
  const ranks = new Map(offered.map((each) => [each, rankOf(each)] as const));
  const rank = (each: Offered) => ranks.get(each) ?? 0;
  return offered.toSorted(
    (a, b) =>
      within(b.fit) - within(a.fit) ||
      descending(rank(a), rank(b)) ||
      freeShare(b.offer) - freeShare(a.offer) ||
      startOf(a.offer) - startOf(b.offer) ||
      (a.offer.id < b.offer.id ? -1 : 1),
  );
}

/** How near the person is to a place: they can take one, need something first, or cannot. */
function within({ isOpen, isLacking }: EventFit): number {
  return isOpen ? 2 : Number(isLacking);
}

/** Also of two that are minus infinity, as the logarithm of an event without a role is. */
function descending(one: number, other: number): number {
  return one === other ? 0 : other - one;
}

/** After what else speaks for it. */
function withLittleFound(fit: EventFit): EventFit {
  const isFor = ({ tone }: Reason) => tone === 'for';
  const reasons: Reason[] = [
    ...fit.reasons.filter(isFor),
    { kind: 'little-found', tone: 'for' },
    ...fit.reasons.filter((reason) => !isFor(reason)),
  ];
  return { ...fit, reasons };
}

function fitOf({ id, roles }: EventOffer, moment: Moment): EventFit {
  const fits = roles.map((role): EventFit => {
    const { score, reasons, obstacles, hasCaveat } = explainCandidate(
      role.need,
      role.candidate,
      moment,
    );
    const isFull = role.places.free <= 0;
    const isFree = !isFull && !role.isBarred && obstacles.length === 0;
    return {
      eventId: id,
      roleId: role.id,
      score,
      reasons: [...obstacles, ...reasons],
      hasCaveat,
      isFull,
      isOpen: isFree && role.isEligible,
      isLacking: isFree && !role.isEligible,
    };
  });
  const [best] = fits.sort(
    (a, b) => within(b) - within(a) || Number(a.isFull) - Number(b.isFull) || b.score - a.score,
  );
  const none = { score: 0, reasons: [], hasCaveat: false, isFull: false };
  return best ?? { eventId: id, roleId: null, ...none, isOpen: false, isLacking: false };
}

function freeShare({ roles }: EventOffer): number {
  const total = roles.reduce((sum, { places }) => sum + places.total, 0);
  const free = roles.reduce((sum, { places }) => sum + places.free, 0);
  return total > 0 ? free / total : 0;
}

function startOf({ roles }: EventOffer): number {
  return roles[0]?.need.event.startsAt ?? Number.POSITIVE_INFINITY;
}
