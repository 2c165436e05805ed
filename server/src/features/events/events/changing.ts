/** Use case of events: change one and its roles, with what that means for hours, places and people. */
import { inHours } from '@saath/contract/afterwards/hours/rules';
import type { eventUpdateSchema } from '@saath/contract/events/events/schema';
import { nameKey } from '@saath/contract/events/roles/rules';
import type { RoleUpdate } from '@saath/contract/events/roles/schema';
import type * as z from 'zod/mini';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { columnsOf, pointOf } from '../../../platform/points.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { placedAt } from '../../foundation/towns/service.ts';
import { refuseCrewOfSeveral, requirePossibleCrew } from '../crew-rules/policy.ts';
import { kindsOfRoles, refuseUnknownKind } from '../eligibility/service.ts';
import { requireTimes, timesRecorded } from '../event-times/policy.ts';
import { hasHolders, minutesByPerson, pastOf } from '../event-times/queries.ts';
import { havePast, type RoleRow, releaseNames, rolesOf, updateRole } from '../roles/queries.ts';
import { givesColumns, needsColumns } from '../roles/service.ts';
import { type ShiftRow, shiftsOf } from '../shifts/queries.ts';
import { moveShifts } from '../shifts/service.ts';
import {
  goneSince,
  hasMorePlaces,
  hasOtherCrews,
  hasOtherNeeds,
  otherHours,
  readTimes,
  requireNotCancelled,
  requirePlacesOfShifts,
  requireSamePlaces,
  requireSoundRoles,
  requireUnedited,
  withMinimum,
} from './policy.ts';
import { eventChanges, roleChanges } from './present.ts';
import type { EventRow } from './queries.ts';
import * as queries from './queries.ts';
import type { Events } from './service.ts';

/** A moment after the version that was there, even twice in one millisecond. */
export function laterVersion(event: EventRow, now: Date): Date {
  return new Date(Math.max(now.getTime(), event.updatedAt.getTime() + 1));
}

type EventUpdate = z.output<typeof eventUpdateSchema>;

/**
 * Changes an event and its existing roles in one transaction.
 *
 * @throws DomainError `events.not_found`, `events.changed_meanwhile` (the edited version is not the newest),
 * `events.cancelled`, `request.invalid`, `events.unknown_role`, `roles.below_filled`, `events.clash`, `shifts.outside`,
 * `shifts.set_places`, `eligibility.unknown_kind`, `events.over`, `roles.hours_fixed`, `events.start_fixed`, `events.times_recorded` with what the times do to hours
 */
export async function changeEvent(
  events: Events,
  { id, actorId, update }: { id: string; actorId: string; update: EventUpdate },
): Promise<void> {
  const { db, now, people } = events;
  const { role: roles = [], updatedAt, notify, correction, mapPoint, ...given } = update;
  const point = await placedAt(events.towns, { words: given.location, mapPoint });
  await inTransaction(db, async (tx) => {
    const before = await lockEvent(tx, id);
    if (!before) throw new DomainError('events.not_found');
    requireNotCancelled(before);
    requireUnedited(before, updatedAt);
    const isPlaced =
      mapPoint !== undefined || given.location !== before.location || !pointOf(before);
    const after = { ...changed(before, given, now()), ...(isPlaced ? columnsOf(point) : {}) };
    const corrected =
      isNewTime(before, after) && (await isCorrection(tx, { before, after, now: now() }));
    const kept = corrected && (await keptOf(tx, { eventId: id, now: now() }));
    const present = await rolesOf(tx, [id]);
    const shifts = await shiftsOf(tx, [id]);
    if (isOver(before, now())) requireSamePlaces(present, roles);
    if (await havePast(tx, { roleIds: otherHours(present, roles), now: now() }))
      throw new DomainError('roles.hours_fixed');
    await changeRoles(tx, { present, shifts }, roles).catch(goneSince(before, updatedAt));
    await queries.updateEventRow(tx, id, after);
    const wanted = roles.map(({ needs, gives }) => ({
      needsOneOf: needs?.oneOf ?? [],
      needsAgreements: needs?.agreements ?? [],
      crewKind: needs?.crew?.paper?.kind ?? null,
      givesKind: gives?.kind ?? null,
    }));
    const kinds = await kindsOfRoles(tx, [...present, ...wanted]);
    const changes = [...eventChanges(before, after), ...roleChanges(present, roles, kinds)];
    const details = { subject: before.title, changes };
    if (changes.length > 0)
      await writeAudit(tx, { action: 'event.changed', actorId, at: now(), eventId: id, details });
    if (isNewTime(before, after)) await moveShifts(tx, { shifts, roles: present, before, after });
    if (isMoved(before, after)) await people.moved(tx, before, after, { notify });
    if (kept)
      await correct(events, tx, { before, after, kept, actorId, reason: correction?.reason });
    if (hasMorePlaces(present, roles) || hasOtherCrews(present, roles))
      await people.placesAdded(tx, after);
    if (hasOtherNeeds(present, roles) || isNewTime(before, after))
      await people.mayBeMissing(tx, after);
    if (roles.some(({ gives }) => gives !== undefined) || isNewTime(before, after))
      await people.givenElse(tx, after);
  });
  people.committed();
}

/** @throws DomainError `request.invalid` */
function changed(
  before: EventRow,
  given: Omit<EventUpdate, 'role' | 'updatedAt' | 'notify' | 'correction' | 'mapPoint'>,
  now: Date,
): EventRow {
  const times = readTimes(given, before.timeZone);
  const editedAt = laterVersion(before, now);
  const after = {
    ...before,
    ...times,
    title: given.title,
    titleKey: nameKey(given.title),
    description: given.description,
    location: given.location,
    type: given.type ?? before.type,
    mode: given.mode ?? before.mode,
    travelMinutes: given.travelMinutes ?? before.travelMinutes,
    updatedAt: editedAt,
    editedAt,
  };
  return isMoved(before, after) ? { ...after, movedAt: now } : after;
}

function isOver({ publishedAt, endTime }: EventRow, now: Date): boolean {
  return publishedAt !== null && endTime <= now;
}

type EventChange = { readonly before: EventRow; readonly after: EventRow };

/** @throws DomainError `request.invalid`, `events.start_fixed` */
async function isCorrection(tx: Tx, { before, after, now }: EventChange & { now: Date }) {
  const { id: eventId } = before;
  const past = await pastOf(tx, { eventId, now });
  return requireTimes(before, after, { past, hasHolders: await hasHolders(tx, eventId), now });
}

async function keptOf(tx: Tx, moment: { eventId: string; now: Date }) {
  return { past: await pastOf(tx, moment), minutes: await minutesByPerson(tx, moment) };
}

type Kept = Awaited<ReturnType<typeof keptOf>>;

/**
 * The times are changed already, so the ledger says what people have now.
 *
 * @throws DomainError `events.times_recorded` without a reason: nothing is changed then
 */
async function correct(
  { now, people }: Events,
  tx: Tx,
  given: EventChange & { kept: Kept; actorId: string; reason: string | undefined },
): Promise<void> {
  const { before, after, kept, actorId, reason } = given;
  const at = now();
  const { past, minutes } = await keptOf(tx, { eventId: after.id, now: at });
  if (reason === undefined) throw timesRecorded(kept.past, past);
  const changes = [
    ...eventChanges(before, after).filter(({ field }) => field.endsWith('Time')),
    { field: 'hours' as const, before: inHours(kept.past.minutes), after: inHours(past.minutes) },
  ];
  const details = { subject: before.title, reason, changes };
  const entry = { actorId, at, eventId: after.id, details };
  await writeAudit(tx, { action: 'event.times_corrected', ...entry });
  const others = [...minutes].filter(([userId, each]) => kept.minutes.get(userId) !== each);
  await people.hoursCorrected(tx, after, { reason, minutes: new Map(others) });
}

/** Whether an event takes place at another time than before. */
export function isNewTime(
  before: Pick<EventRow, 'startTime' | 'endTime'>,
  after: Pick<EventRow, 'startTime' | 'endTime'>,
): boolean {
  return (
    before.startTime.getTime() !== after.startTime.getTime() ||
    before.endTime.getTime() !== after.endTime.getTime()
  );
}

function isMoved(before: EventRow, after: EventRow): boolean {
  return isNewTime(before, after) || before.location !== after.location;
}

async function changeRoles(
  tx: Tx,
  { present, shifts }: { present: readonly RoleRow[]; shifts: readonly ShiftRow[] },
  changes: readonly RoleUpdate[],
): Promise<void> {
  if (changes.length === 0) return;
  requireSoundRoles(present, changes);
  requirePlacesOfShifts(present, { shifts, changes });
  await releaseNames(
    tx,
    changes.map(({ id }) => id),
  );
  const before = new Map(present.map((role) => [role.id, role] as const));
  for (const given of changes) {
    const { id, role_name, needs, gives, ...change } = withMinimum(given, before.get(given.id));
    const columns = {
      ...{ ...change, name: role_name },
      ...{ ...needsColumns(needs), ...givesColumns(gives) },
    };
    const own = shifts.filter(({ roleId }) => roleId === id);
    requirePossibleCrew({ ...before.get(id), ...columns }, own);
    await updateRole(tx, id, columns).catch(refuseCrewOfSeveral).catch(refuseUnknownKind);
  }
}
