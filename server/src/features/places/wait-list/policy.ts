/** Until when an offered place is kept, as refusals in words. */
import { eventStatusAt } from '@saath/contract/events/events/rules';
import { offerUntil, standbyUntil } from '@saath/contract/places/joining/rules';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventRow } from '../../events/events/queries.ts';

/**
 * @param part the person's own part of the event's time
 * @throws DomainError `joining.not_open` for an event that is not published, cancelled or over, and when too little of the
 * part is left
 */
export function keptUntil(
  event: EventRow,
  part: Pick<EventRow, 'startTime' | 'endTime'>,
  now: Date,
): Date {
  const status = eventStatusAt(event, now);
  if (status === 'UPCOMING') return offerUntil(now, event.startTime);
  const isAhead = part.startTime > now;
  const until = isAhead ? offerUntil(now, part.startTime) : standbyUntil(now, part.endTime);
  if (status !== 'ONGOING' || !until) throw new DomainError('joining.not_open');
  return until;
}
