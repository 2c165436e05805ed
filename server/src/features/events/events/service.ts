/** Use cases of events: read, create, change. */

import { inHours } from '@saath/contract/afterwards/hours/rules';
import { newEventTimeProblem } from '@saath/contract/events/event-times/rules';
import type { eventUpdateSchema, newEventSchema } from '@saath/contract/events/events/schema';
import { roleBuilderMessages } from '@saath/contract/events/roles/messages';
import { duplicateRole, nameKey } from '@saath/contract/events/roles/rules';
import type { RoleUpdate } from '@saath/contract/events/roles/schema';
import { say } from '@saath/contract/texts';
import type * as z from 'zod/mini';
import { abilitiesAt, atEvent, mayAt, type Viewer } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { isSurelyUndone } from '../../../platform/database-away.ts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { columnsOf, pointOf } from '../../../platform/points.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { imagesOf, insertImages } from '../../foundation/media/queries.ts';
import { discardPictures, imageRows, storeEventPictures } from '../../foundation/media/service.ts';
import { branchLinks } from '../../foundation/organisation/queries.ts';
import { holdOpenBranch } from '../../foundation/organisation/service.ts';
import { placedAt, type Towns } from '../../foundation/towns/service.ts';
import { refuseCrewOfSeveral, requirePossibleCrew } from '../crew-rules/policy.ts';
import { kindsOfRoles, refuseUnknownKind } from '../eligibility/service.ts';
import { requireTimes, timesRecorded } from '../event-times/policy.ts';
import { hasHolders, minutesByPerson, pastOf } from '../event-times/queries.ts';
import { questionsOf } from '../questions/queries.ts';
import { askFromTheStart } from '../questions/service.ts';
import {
  havePast,
  insertRoles,
  placesOf,
  type RoleRow,
  releaseNames,
  rolesOf,
  updateRole,
} from '../roles/queries.ts';
import { givesColumns, needsColumns, roleRows } from '../roles/service.ts';
import { type ShiftRow, shiftsOf } from '../shifts/queries.ts';
import { addShifts, moveShifts } from '../shifts/service.ts';
import { limitsOfNew, requirePossibleRoles } from '../time-limits/service.ts';
import {
  eventRow,
  goneSince,
  hasMorePlaces,
  hasOtherCrews,
  hasOtherNeeds,
  maySee,
  otherHours,
  readTimes,
  requireNotCancelled,
  requirePlacesOfShifts,
  requireSamePlaces,
  requireSoundRoles,
  requireUnedited,
  withMinimum,
} from './policy.ts';
import { eventChanges, roleChanges, type WholeEvent } from './present.ts';
import type { EventRow } from './queries.ts';
import * as queries from './queries.ts';

/** What a change of an event means for its people; `places/follow-changes` does it, in the same transaction. */
export type EventPeople = {
  /**
   * Time or place is new. Without `notify` people are told of a new time only; where nobody said whether, later, unless
   * it is taken back.
   *
   * @throws DomainError `events.clash` when somebody would be in two places at once
   */
  readonly moved: (
    tx: Tx,
    before: EventRow,
    after: EventRow,
    options: { notify: boolean | undefined },
  ) => Promise<void>;
  /** Whose hours became others by a correction of the event's times, with the minutes they have now. */
  readonly hoursCorrected: (
    tx: Tx,
    event: EventRow,
    given: { reason: string; minutes: ReadonlyMap<string, number> },
  ) => Promise<void>;
  /** A role has more places than before. */
  readonly placesAdded: (tx: Tx, event: EventRow) => Promise<void>;
  /** What roles ask for, or until when it has to hold, is something else than before. */
  readonly mayBeMissing: (tx: Tx, event: EventRow) => Promise<void>;
  /** What roles give, or on which day, may be something else than before. */
  readonly givenElse: (tx: Tx, event: EventRow) => Promise<void>;
  /** After the commit: mails may go out. */
  readonly committed: () => void;
};

export type Events = {
  readonly db: Database;
  readonly files: FileStore;
  readonly now: Clock;
  readonly timeZone: string;
  readonly people: EventPeople;
  readonly towns: Towns;
};

/** The events with all that belongs to them, in the order of the rows. */
export async function wholeEvents(db: Database, rows: readonly EventRow[]): Promise<WholeEvent[]> {
  const ids = rows.map(({ id }) => id);
  const [images, roles, places, shifts] = [
    Map.groupBy(await imagesOf(db, ids), ({ eventId }) => eventId),
    Map.groupBy(await rolesOf(db, ids), ({ eventId }) => eventId),
    Map.groupBy(await placesOf(db, ids), ({ eventId }) => eventId),
    Map.groupBy(await shiftsOf(db, ids), ({ eventId }) => eventId),
  ];
  const kinds = await kindsOfRoles(db, [...roles.values()].flat());
  const branches = await branchLinks(db, [...new Set(rows.flatMap((row) => row.branchId ?? []))]);
  return rows.map((event) => ({
    event,
    images: images.get(event.id) ?? [],
    roles: roles.get(event.id) ?? [],
    places: places.get(event.id) ?? [],
    shifts: shifts.get(event.id) ?? [],
    kinds,
    branch: branches.find(({ id }) => id === event.branchId),
  }));
}

/** The events by id, with all that belongs to them. */
export async function readEvents(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, WholeEvent>> {
  const found = await wholeEvents(db, await queries.eventsById(db, ids));
  return new Map(found.map((each) => [each.event.id, each] as const));
}

/** @throws DomainError `events.not_found`, also for an unpublished event that the caller may not see */
export async function readEvent(
  db: Database,
  id: string,
  actor: Viewer | undefined,
): Promise<WholeEvent> {
  const event = await queries.findEvent(db, id);
  if (!event || !maySee(actor, event)) throw new DomainError('events.not_found');
  const [found] = await wholeEvents(db, [event]);
  if (!found) throw new DomainError('events.not_found');
  const viewer = actor && atEvent(actor, event);
  const isCounted = actor?.role === 'Admin' || mayAt(viewer, 'events.read', id);
  const people = isCounted ? await queries.countOpenPeople(db, id) : undefined;
  const questions = await questionsOf(db, [id]);
  return { ...found, people, questions, can: abilitiesAt(viewer, id) };
}

type NewEvent = z.output<typeof newEventSchema>;

/**
 * Creates an event with its roles and pictures: all of it, or nothing.
 *
 * @throws DomainError `request.invalid` (times, EV-05), `roles.duplicate`, `media.unreadable`, `shifts.outside`,
 * `eligibility.unknown_kind`, `branches.not_found`, `branches.closed`, `questions.twice`, `roles.not_found`,
 * `time_limits.impossible`
 */
export async function createEvent(
  events: Events,
  given: NewEvent,
  { pictures, actor }: { pictures: readonly Buffer[]; actor: Viewer },
): Promise<WholeEvent> {
  const { db, files, now, timeZone, towns } = events;
  const actorId = actor.id;
  const times = readTimes(given, timeZone);
  const problem = newEventTimeProblem(times, now());
  if (problem) throw invalidField(problem.field, problem);
  if (duplicateRole(given.role))
    throw new DomainError('roles.duplicate', { said: say(roleBuilderMessages, 'duplicate') });
  const point = await placedAt(towns, { words: given.location, mapPoint: given.mapPoint });
  const stored = await storeEventPictures(files, pictures);
  try {
    const made = await inTransaction(db, async (tx) => {
      const at = now();
      const row = {
        ...eventRow(given, { at, timeZone, actorId }),
        ...{ ...times, ...columnsOf(point), ...(await limitsOfNew(tx, given.timeLimits)) },
      };
      const branch = row.branchId ? await holdOpenBranch(tx, row.branchId) : undefined;
      await queries.insertEvent(tx, row);
      const roles = roleRows(given.role, { eventId: row.id, after: 0, at });
      await insertRoles(tx, roles).catch(refuseUnknownKind);
      const shiftsOfRoles = roles.map((role, index) => ({
        role,
        shifts: given.role[index]?.shifts ?? [],
      }));
      await addShifts(tx, shiftsOfRoles, row);
      for (const { role, shifts } of shiftsOfRoles) requirePossibleCrew(role, shifts);
      await requirePossibleRoles(tx, row, roles);
      await insertImages(tx, imageRows(stored, { eventId: row.id, after: 0, at }));
      const entry = { actorId, at, eventId: row.id };
      const details = { subject: row.title };
      await writeAudit(tx, { action: 'event.created', ...entry, details });
      if (branch)
        await writeAudit(tx, {
          ...{ action: 'event.given_to_branch', ...entry },
          details: { subject: branch.name },
        });
      await askFromTheStart(tx, { ...entry, ...given, roles });
      return row;
    });
    return await readEvent(db, made.id, actor);
  } catch (error) {
    if (isSurelyUndone(error)) await discardPictures(files, stored);
    throw error;
  }
}

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
    { field: 'hours', before: inHours(kept.past.minutes), after: inHours(past.minutes) },
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
