/** Which steps an event can take, as refusals in words. */

import { eventLifeMessages } from '@saath/contract/events/events/messages';
import { eventStatusAt } from '@saath/contract/events/events/rules';
import { say } from '@saath/contract/texts';
import { DomainError } from '../../../platform/domain-error.ts';
import { requireNotCancelled } from '../../events/events/policy.ts';
import type { EventRow, OpenPeople } from '../../events/events/queries.ts';

/** @throws DomainError `events.cancelled`, `events.not_pending`, `events.start_over`, `events.no_roles` */
export function requirePublishable(event: EventRow, roles: number, now: Date): void {
  requireNotCancelled(event);
  if (event.publishedAt) throw new DomainError('events.not_pending');
  if (event.startTime <= now) throw new DomainError('events.start_over');
  if (roles === 0) throw new DomainError('events.no_roles');
}

/** @throws DomainError `events.cancelled`, `events.not_upcoming`, `events.has_people` with their number */
export function requireUnpublishable(event: EventRow, people: OpenPeople, now: Date): void {
  requireNotCancelled(event);
  if (eventStatusAt(event, now) !== 'UPCOMING') throw new DomainError('events.not_upcoming');
  const count = people.confirmed + people.waitlisted + people.requested;
  if (count > 0)
    throw new DomainError('events.has_people', {
      said:
        count === 1
          ? say(eventLifeMessages, 'hasPerson')
          : say(eventLifeMessages, 'hasPeople', { people: count }),
    });
}

/** @throws DomainError `events.cancelled`, `events.delete_instead`, `events.over` */
export function requireCancellable(event: EventRow, now: Date): void {
  requireNotCancelled(event);
  const status = eventStatusAt(event, now);
  if (status === 'PENDING') throw new DomainError('events.delete_instead');
  if (status === 'COMPLETED') throw new DomainError('events.over');
}
