/** What people and organisers read about who takes part. */
import { DomainError } from '../../platform/domain-error.ts';
import type { WholeEvent } from '../events/present.ts';
import { findEvent } from '../events/queries.ts';
import { readEvents } from '../events/service.ts';
import { type Fit, fitsForRole } from '../matching/service.ts';
import {
  type ParticipationRow,
  participationsOfEvent,
  participationsOfUser,
  type WaitingRow,
  waitingForAnswer,
} from '../participation/queries.ts';
import type { Joining } from '../participation/service.ts';
import { type RoleRow, rolesOf } from '../roles/queries.ts';

const MOST_PLACES = 200;
const MOST_WAITING = 50;

export type MyPlace = { readonly row: ParticipationRow; readonly event: WholeEvent };

/** What a volunteer asked for and takes part in: what comes soonest first, then what is past, latest first. */
export async function myPlaces(
  { db, now }: Joining,
  { userId, eventId }: { userId: string; eventId: string | undefined },
): Promise<MyPlace[]> {
  const rows = await participationsOfUser(db, { userId, eventId, limit: MOST_PLACES });
  const events = await readEvents(
    db,
    rows.map((row) => row.eventId),
  );
  const at = now();
  const [coming, past] = [
    rows.filter((row) => row.endTime > at).reverse(),
    rows.filter((row) => row.endTime <= at),
  ];
  return [...coming, ...past].flatMap((row) => {
    const event = events.get(row.eventId);
    return event ? [{ row, event }] : [];
  });
}

export async function waitingList({
  db,
  now,
}: Joining): Promise<{ total: number; rows: WaitingRow[] }> {
  return await waitingForAnswer(db, { now: now(), limit: MOST_WAITING });
}

export type QueuedPerson = {
  readonly row: ParticipationRow;
  /** For the role that the person asked for or holds, else for the one that fits best. */
  readonly fit: Fit;
  readonly bestRoleId: string | null;
};

/** Everyone who asked for or takes part in an event, oldest first. @throws DomainError `events.not_found` */
export async function queueOfEvent({ db, now }: Joining, eventId: string): Promise<QueuedPerson[]> {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  const rows = await participationsOfEvent(db, eventId);
  const roles = await rolesOf(db, [eventId]);
  const userIds = rows.map(({ userId }) => userId);
  const fits = new Map<string, Map<string, Fit>>();
  for (const role of roles)
    fits.set(role.id, await fitsForRole(db, { role, event, userIds, now: now() }));
  return rows.flatMap((row) => {
    const best = bestRole(row, roles, fits);
    const fit = fits.get(row.roleId ?? best?.id ?? '')?.get(row.userId);
    return fit ? [{ row, fit, bestRoleId: best?.id ?? null }] : [];
  });
}

/** The role that fits the person best among those with a free place; among all when none has one. */
function bestRole(
  row: ParticipationRow,
  roles: readonly RoleRow[],
  fits: ReadonlyMap<string, ReadonlyMap<string, Fit>>,
): RoleRow | undefined {
  const free = roles.filter((role) => role.filled < role.maxVolunteers);
  const scoreIn = (role: RoleRow) => fits.get(role.id)?.get(row.userId)?.score ?? 0;
  return (free.length > 0 ? free : roles).toSorted((a, b) => scoreIn(b) - scoreIn(a))[0];
}
