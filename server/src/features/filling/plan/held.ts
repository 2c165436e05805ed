/** What a plan was made from, held until it is saved. */
import type { FillPlace } from '@saath/contract/filling/fill/schema';
import { holdsPlace } from '@saath/contract/places/joining/rules';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUsers, shareEvents } from '../../../platform/locks.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import { amongBranchOf } from '../../events/branch-people/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { isOf, requireFillable } from './policy.ts';
import * as queries from './queries.ts';

/** What is held until the end of a save. */
export type Held = {
  readonly events: readonly EventRow[];
  readonly users: readonly UserRow[];
  readonly standings: readonly queries.StandingRow[];
};

/**
 * Holds the events, then everybody concerned, each in the order of their ids.
 *
 * @throws DomainError `events.not_found`, `fill.closed`, `fill.changed` when anything is not as it was in the preview
 */
export async function holdPlan(
  tx: Tx,
  save: {
    eventIds: readonly string[];
    places: readonly FillPlace[];
    fingerprint: string;
    /** Whether all have to be of the branch. */
    isOfBranch?: boolean;
  },
  at: Date,
): Promise<Held> {
  const eventIds = [...new Set(save.eventIds)].toSorted();
  const userIds = [...new Set(save.places.map(({ userId }) => userId))];
  const events = await shareEvents(tx, eventIds);
  if (events.length < eventIds.length) throw new DomainError('events.not_found');
  requireFillable(events, at);
  const users = await lockUsers(tx, userIds);
  if (save.isOfBranch) {
    const own = await amongBranchOf(tx, { eventIds, userIds });
    if (own.length < userIds.length) throw new DomainError('fill.changed');
  }
  if ((await queries.fingerprintOf(tx, { eventIds, userIds, now: at })) !== save.fingerprint)
    throw new DomainError('fill.changed');
  const standings = await queries.standingsOf(tx, { eventIds, userIds });
  const isTaken = save.places.some((place) => {
    const standing = standings.find(isOf(place));
    return standing !== undefined && holdsPlace(standing.state);
  });
  const isStrange = save.places.some(({ eventId }) => !eventIds.includes(eventId));
  if (isTaken || isStrange) throw new DomainError('fill.changed');
  return { events, users, standings };
}
