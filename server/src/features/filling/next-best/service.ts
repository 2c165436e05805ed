/**
 * Who comes into the place of somebody who left (MT-04). The wait list comes first, by itself. Nobody else is moved:
 * they have been told where they help. Without moves, the best plan is the best of those who are free.
 */
import { eventStatusAt } from '@saath/contract/events/events/rules';
import { DomainError } from '../../../platform/domain-error.ts';
import { findEvent } from '../../events/events/queries.ts';
import { type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import type { Sources } from '../../matching/candidate-search/service.ts';
import { type Fit, suggestForRole } from '../../matching/suggest/service.ts';
import { awaitedRoles } from '../../places/wait-list/queries.ts';
import { Barred } from '../plan/policy.ts';
import { standingsOf } from '../plan/queries.ts';
import { TAKEN_BACK } from '../undo/policy.ts';
import { leaversOf } from './queries.ts';

/** So many of those who left last are looked at, and so many roles are answered. */
const LAST_LEAVERS = 50;
const MOST_ROLES = 5;

export type Next = {
  readonly role: RoleRow;
  readonly left: readonly string[];
  /** Undefined when nobody fits. */
  readonly fit: Fit | undefined;
};

/**
 * For roles that somebody has left, that have a free place and for which nobody waits: who left, and who fits best of those who
 * are not in the event, of its branch alone where that is asked. Empty for an event that is over, cancelled or not published.
 *
 * @throws DomainError `events.not_found`
 */
export async function nextBestOf(
  { db, candidates, now }: Sources & { now: Date },
  { eventId, isOfBranch }: { eventId: string; isOfBranch: boolean },
): Promise<Next[]> {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  const status = eventStatusAt(event, now);
  if (status !== 'UPCOMING' && status !== 'ONGOING') return [];
  const leavers = Map.groupBy(
    await leaversOf(db, { eventId, limit: LAST_LEAVERS, besides: TAKEN_BACK.code }),
    ({ roleId }) => roleId,
  );
  if (leavers.size === 0) return [];
  // Before the roles: whoever gets a place between the two was waiting, or the role is full again.
  const awaited = await awaitedRoles(db, eventId);
  if (awaited.has(null)) return [];
  const next: Next[] = [];
  for (const role of await rolesOf(db, [eventId])) {
    const left = leavers.get(role.id) ?? [];
    const isOpen = left.length > 0 && role.filled < role.maxVolunteers && !awaited.has(role.id);
    if (!isOpen || next.length >= MOST_ROLES) continue;
    const fit = await bestFor({ db, candidates }, role, { now, isOfBranch });
    next.push({ role, left: left.map(({ name }) => name), fit });
  }
  return next;
}

/** Not somebody who has just said no, and nobody who lacks what the role asks for. */
async function bestFor(
  sources: Sources,
  role: RoleRow,
  { now, isOfBranch }: { now: Date; isOfBranch: boolean },
): Promise<Fit | undefined> {
  const { db } = sources;
  const fits = await suggestForRole(sources, role.id, now, { isOfBranch });
  const userIds = fits.map(({ person }) => person.id);
  const barred = new Barred(await standingsOf(db, { eventIds: [role.eventId], userIds }), []);
  return fits.find(
    ({ person, explored, isLacking }) =>
      !explored && !isLacking && !barred.has({ role }, person.id),
  );
}
