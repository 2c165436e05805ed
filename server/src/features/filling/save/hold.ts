/** What a save of a plan holds until its end, compared with what the preview showed. */
import { holdsPlace } from '@saath/contract/places/joining/rules';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUsers, shareEvents } from '../../../platform/locks.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { requireFillable } from '../plan/policy.ts';
import { fingerprintOf, type Standing, standingsOf } from '../plan/queries.ts';
import { type FillSave, isOf } from './policy.ts';

export type Held = {
  readonly events: readonly EventRow[];
  readonly users: readonly UserRow[];
  readonly standings: readonly Standing[];
};

/**
 * Holds the events, then everybody concerned, each in the order of their ids.
 *
 * @throws DomainError `events.not_found`, `fill.closed`, `fill.changed` when anything is not as it was in the preview
 */
export async function holdAll(tx: Tx, save: FillSave, at: Date): Promise<Held> {
  const eventIds = [...new Set(save.eventIds)].toSorted();
  const userIds = [...new Set(save.places.map(({ userId }) => userId))];
  const events = await shareEvents(tx, eventIds);
  if (events.length < eventIds.length) throw new DomainError('events.not_found');
  requireFillable(events, at);
  const users = await lockUsers(tx, userIds);
  if ((await fingerprintOf(tx, { eventIds, userIds, now: at })) !== save.fingerprint)
    throw new DomainError('fill.changed');
  const standings = await standingsOf(tx, { eventIds, userIds });
  const isTaken = save.places.some((place) => {
    const standing = standings.find(isOf(place));
    return standing !== undefined && holdsPlace(standing.state);
  });
  const isStrange = save.places.some(({ eventId }) => !eventIds.includes(eventId));
  if (isTaken || isStrange) throw new DomainError('fill.changed');
  return { events, users, standings };
}
