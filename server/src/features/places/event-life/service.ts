/** The steps in the life of an event: published, taken back, cancelled, copied. */
import { newEventTimeProblem } from '@saath/contract/events/event-times/rules';
import type { eventCopySchema } from '@saath/contract/events/events/schema';
import type * as z from 'zod/mini';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { isSurelyUndone } from '../../../platform/database-away.ts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { newId } from '../../../platform/ids.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { laterVersion } from '../../events/events/changing.ts';
import { readTimes, requireVersion } from '../../events/events/policy.ts';
import {
  countOpenPeople,
  type EventRow,
  findEvent,
  insertEvent,
  updateEventRow,
} from '../../events/events/queries.ts';
import { copyQuestions } from '../../events/questions/service.ts';
import { insertRoles, rolesOf } from '../../events/roles/queries.ts';
import { roleRows } from '../../events/roles/service.ts';
import type { EventTime } from '../../events/shifts/policy.ts';
import { insertShifts, shiftsOf } from '../../events/shifts/queries.ts';
import { shiftRows, shiftsOfCopy } from '../../events/shifts/service.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { imagesOf, insertImages } from '../../foundation/media/queries.ts';
import { copyEventPictures, discardPictures, imageRows } from '../../foundation/media/service.ts';
import { holdBranch } from '../../foundation/organisation/queries.ts';
import { releaseAll } from '../follow-changes/service.ts';
import { wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { requireCancellable, requirePublishable, requireUnpublishable } from './policy.ts';

export type EventLife = { readonly ports: Ports; readonly files: FileStore };

type EventAction = {
  readonly id: string;
  readonly actorId: string;
  /** The version that the organiser saw; without it the newest is meant. */
  readonly updatedAt?: string | undefined;
};

/** Holds the event until the transaction ends, so that of two organisers one comes second. */
async function hold(tx: Tx, { id, updatedAt }: EventAction): Promise<EventRow> {
  const event = await lockEvent(tx, id);
  if (!event) throw new DomainError('events.not_found');
  requireVersion(event, updatedAt);
  return event;
}

/**
 * Shows an event to everybody.
 *
 * @throws DomainError `events.not_found`, `events.changed_meanwhile`, and those of `requirePublishable`
 */
export async function publish({ ports: { db, now } }: EventLife, step: EventAction): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = now();
    const event = await hold(tx, step);
    requirePublishable(event, (await rolesOf(tx, [event.id])).length, at);
    await updateEventRow(tx, event.id, { publishedAt: at, updatedAt: laterVersion(event, at) });
    await writeStep(tx, { event, action: 'event.published', step, at });
  });
}

/**
 * Hides an event that concerns nobody yet.
 *
 * @throws DomainError `events.not_found`, `events.changed_meanwhile`, and those of `requireUnpublishable`
 */
export async function unpublish(
  { ports: { db, now } }: EventLife,
  step: EventAction,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = now();
    const event = await hold(tx, step);
    requireUnpublishable(event, await countOpenPeople(tx, event.id), at);
    await updateEventRow(tx, event.id, { publishedAt: null, updatedAt: laterVersion(event, at) });
    await writeStep(tx, { event, action: 'event.unpublished', step, at });
  });
}

/**
 * Cancels an event: its people are free again and are told why.
 *
 * @throws DomainError `events.not_found`, `events.changed_meanwhile`, and those of `requireCancellable`
 */
export async function cancel(
  { ports }: EventLife,
  step: EventAction & { readonly reason: string },
): Promise<void> {
  const { reason, actorId } = step;
  await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const event = await hold(tx, step);
    requireCancellable(event, at);
    const updatedAt = laterVersion(event, at);
    await updateEventRow(tx, event.id, { cancelledAt: at, cancelReason: reason, updatedAt });
    await releaseAll(ports, tx, { event, reason, actorId });
    await writeStep(tx, { event, action: 'event.cancelled', step, at, reason });
  });
  wakeWorkers(ports);
}

type Copy = z.output<typeof eventCopySchema> & { readonly id: string; readonly actorId: string };

/**
 * Makes an unpublished event like this one at another time, with its roles and pictures and without its people. It belongs
 * where this one does; to the organisation itself where that branch is closed.
 *
 * @returns the copy
 * @throws DomainError `events.not_found`, `request.invalid` (times, EV-05), `shifts.outside`
 */
export async function copy({ ports, files }: EventLife, given: Copy) {
  const { db, now } = ports;
  const { id, actorId, withPictures } = given;
  const event = await findEvent(db, id);
  if (!event) throw new DomainError('events.not_found');
  const times = timesOfCopy(event, given);
  const problem = newEventTimeProblem(times, now());
  if (problem) throw invalidField(problem.field, problem);
  const pictures = withPictures ? await copyEventPictures(files, await imagesOf(db, [id])) : [];
  try {
    return await inTransaction(db, async (tx) => {
      const at = now();
      // A branch that is closed keeps its events, and gets no other.
      const branch = event.branchId && (await holdBranch(tx, event.branchId, 'shared'));
      const branchId = branch && !branch.closedAt ? branch.id : null;
      const row = { ...copiedRow(event, { at, actorId }), ...times, branchId };
      await insertEvent(tx, row);
      await copyRoles(tx, { event, copy: row, at });
      await insertImages(tx, imageRows(pictures, { eventId: row.id, after: 0, at }));
      await writeStep(tx, { event: row, action: 'event.copied', step: given, at });
      return row;
    });
  } catch (error) {
    if (isSurelyUndone(error)) await discardPictures(files, pictures);
    throw error;
  }
}

/** With their shifts, at the same distance from the start, and with the questions of the event. @throws DomainError `shifts.outside` */
async function copyRoles(
  tx: Tx,
  { event, copy, at }: { event: EventRow; copy: EventTime & { id: string }; at: Date },
): Promise<void> {
  const originals = await rolesOf(tx, [event.id]);
  const shifts = await shiftsOf(tx, [event.id]);
  const shiftsByRole = shiftsOfCopy({ shifts, roles: originals, before: event, after: copy });
  const named = originals.map(
    ({
      needsOneOf: oneOf,
      minAge,
      needsAgreements: agreements,
      needsGuardian: guardian,
      crewKind: kind,
      crewLeast: least,
      crewAdults: adults,
      crewBeginners: beginners,
      givesKind,
      givesMonths: months,
      countsHours,
      ...role
    }) => ({
      ...{ ...role, role_name: role.name },
      needs: {
        ...{ oneOf, minAge, agreements, guardian },
        crew: { paper: kind && least ? { kind, least } : null, adults, beginners },
      },
      gives: givesKind === null ? null : { kind: givesKind, months, countsHours },
    }),
  );
  const roles = roleRows(named, { eventId: copy.id, after: 0, at });
  await insertRoles(tx, roles);
  const rows = roles.flatMap(({ id: roleId }, index) =>
    shiftRows(shiftsByRole.get(originals[index]?.id ?? '') ?? [], { eventId: copy.id, roleId }),
  );
  await insertShifts(tx, rows);
  const copied = new Map(originals.map(({ id }, index) => [id, roles[index]?.id ?? id] as const));
  await copyQuestions(tx, { from: event.id, to: copy.id, copied, at });
}

/** As long as the event was, unless an end is given. @throws DomainError `request.invalid` */
function timesOfCopy(event: EventRow, { startTime, endTime }: Copy) {
  if (endTime !== undefined) return readTimes({ startTime, endTime }, event.timeZone);
  const start = readTimes({ startTime, endTime: startTime }, event.timeZone).startTime;
  const duration = event.endTime.getTime() - event.startTime.getTime();
  return { startTime: start, endTime: new Date(start.getTime() + duration) };
}

function copiedRow(event: EventRow, { at, actorId }: { at: Date; actorId: string }) {
  const { title, titleKey, description, location, latitude, longitude } = event;
  const { type, mode, travelMinutes, timeZone } = event;
  const { dayHours, weekHours, restHours, severalShifts } = event;
  return {
    id: newId(),
    ...{ title, titleKey, description, location, latitude, longitude },
    ...{ type, mode, travelMinutes, timeZone },
    ...{ dayHours, weekHours, restHours, severalShifts },
    publishedAt: null,
    cancelledAt: null,
    createdBy: actorId,
    createdAt: at,
    updatedAt: at,
  };
}

type Written = {
  readonly event: Pick<EventRow, 'id' | 'title'>;
  readonly action: 'event.published' | 'event.unpublished' | 'event.cancelled' | 'event.copied';
  readonly step: Pick<EventAction, 'actorId'>;
  readonly at: Date;
  readonly reason?: string;
};

async function writeStep(tx: Tx, { event, action, step, at, reason }: Written): Promise<void> {
  const details = { subject: event.title, ...(reason ? { reason } : {}) };
  await writeAudit(tx, { action, actorId: step.actorId, at, eventId: event.id, details });
}
