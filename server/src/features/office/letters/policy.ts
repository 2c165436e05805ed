/** To which event a letter can lead. */
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventRow } from '../../events/events/queries.ts';

/**
 * An event that one can still ask to join.
 *
 * @throws DomainError `events.not_found`, `letters.event_not_open`
 */
export function requireOpen(event: EventRow | undefined, now: Date): EventRow {
  if (!event) throw new DomainError('events.not_found');
  const isOpen = event.publishedAt && !event.cancelledAt && event.endTime > now;
  if (!isOpen) throw new DomainError('letters.event_not_open');
  return event;
}
