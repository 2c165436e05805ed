/** Facts about events that the server decides by and the screens show. Pure functions only. */

export const eventStatuses = ['UPCOMING', 'ONGOING', 'COMPLETED', 'PENDING', 'CANCELLED'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** What kind of work an event is: filters, drawn covers and 'causes supported' read it. */
export const eventTypes = [
  'community',
  'environment',
  'education',
  'health',
  'food',
  'sports',
  'culture',
  'technology',
  'relief',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Who gives the places: the event itself, first come, first served, or its organisers. */
export const eventModes = ['approve', 'instant'] as const;
export type EventMode = (typeof eventModes)[number];

/**
 * The parts of the organisers' list: what is on or begins on this day where the event is, what begins later, what is over
 * or was cancelled, and what is not published. Every event is in exactly one.
 */
export const eventParts = ['today', 'coming', 'past', 'drafts'] as const;
export type EventPart = (typeof eventParts)[number];

/** Kilometres around a place that the calendar can be narrowed down to, as the address bar carries them. */
export const radii = ['5', '10', '25', '50', '100'] as const;

/** In place of a town: where the signed-in volunteer lives. */
export const HERE = 'me';

type Lifetime = {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly publishedAt: Date | null;
  readonly cancelledAt: Date | null;
};

/**
 * The status of an event at one moment (EV-03): CANCELLED and PENDING (not yet published) first, then by time.
 * The start is included, the end is not: an event that ends at 12:00 is COMPLETED at 12:00:00.000.
 */
export function eventStatusAt(event: Lifetime, now: Date): EventStatus {
  if (event.cancelledAt) return 'CANCELLED';
  if (!event.publishedAt) return 'PENDING';
  if (now < event.startTime) return 'UPCOMING';
  return now < event.endTime ? 'ONGOING' : 'COMPLETED';
}
