/** Which coming events fit a person best, and for which role. Pure, as `rank-candidates`. */
import type { Candidate, RoleNeed } from './need.ts';
import { explainCandidate } from './rank-candidates.ts';
import type { Reason } from './reasons.ts';

/** A role that an event offers, and the person as seen from it: history and other commitments depend on the role. */
export type RoleOffer = {
  readonly id: string;
  readonly need: RoleNeed;
  readonly candidate: Candidate;
  readonly places: { readonly total: number; readonly free: number };
};

export type EventOffer = { readonly id: string; readonly roles: readonly RoleOffer[] };

export type EventFit = {
  readonly eventId: string;
  /** The role that fits best, free ones before full ones; null when the event has no role. */
  readonly roleId: string | null;
  /** Between 0 and 1; 0 without a role. */
  readonly score: number;
  /** What rules the person out, then what speaks for and against. */
  readonly reasons: readonly Reason[];
  readonly isFull: boolean;
  /** The person can take the role: free then, and a place is left. */
  readonly isOpen: boolean;
};

/** Scores closer than this count as equal. */
const STEP = 0.05;

/**
 * The events in the order in which they should be shown to one person: those they can take part in first, better fits
 * first. Of events that fit about equally, the one with the larger share of free places comes first and then the
 * sooner one, so that no event is always shown below another one that fits no better.
 *
 * Costs O(roles + n log n).
 *
 * @param now the moment that 'recently' is measured from, in epoch milliseconds
 */
export function rankEvents(offers: readonly EventOffer[], { now }: { now: number }): EventFit[] {
  return offers
    .map((offer) => ({ offer, fit: fitOf(offer, now) }))
    .sort(
      (a, b) =>
        Number(b.fit.isOpen) - Number(a.fit.isOpen) ||
        Math.round(b.fit.score / STEP) - Math.round(a.fit.score / STEP) ||
        freeShare(b.offer) - freeShare(a.offer) ||
        startOf(a.offer) - startOf(b.offer) ||
        (a.offer.id < b.offer.id ? -1 : 1),
    )
    .map(({ fit }) => fit);
}

function fitOf({ id, roles }: EventOffer, now: number): EventFit {
  const fits = roles.map((role): EventFit => {
    const { score, reasons, obstacles } = explainCandidate(role.need, role.candidate, { now });
    const isFull = role.places.free <= 0;
    return {
      eventId: id,
      roleId: role.id,
      score,
      reasons: [...obstacles, ...reasons],
      isFull,
      isOpen: !isFull && obstacles.length === 0,
    };
  });
  const [best] = fits.sort(
    (a, b) =>
      Number(b.isOpen) - Number(a.isOpen) ||
      Number(a.isFull) - Number(b.isFull) ||
      b.score - a.score,
  );
  return best ?? { eventId: id, roleId: null, score: 0, reasons: [], isFull: false, isOpen: false };
}

function freeShare({ roles }: EventOffer): number {
  const total = roles.reduce((sum, { places }) => sum + places.total, 0);
  const free = roles.reduce((sum, { places }) => sum + places.free, 0);
  return total > 0 ? free / total : 0;
}

function startOf({ roles }: EventOffer): number {
  return roles[0]?.need.event.startsAt ?? Number.POSITIVE_INFINITY;
}
