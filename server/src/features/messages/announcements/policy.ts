/** When the people of an event can be written to. */
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventRow } from '../../events/events/queries.ts';

/**
 * Also after an event, to thank its people, and when it is cancelled.
 *
 * @throws DomainError `announcements.not_published`
 */
export function requireSeen({ publishedAt, cancelledAt }: EventRow): void {
  if (!publishedAt && !cancelledAt) throw new DomainError('announcements.not_published');
}
