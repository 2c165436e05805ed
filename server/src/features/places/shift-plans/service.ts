/** Use case of planning shifts: all shifts of a role are set at once, and its people follow (OR-01). */

import { shiftName } from '@saath/contract/events/shift-times/rules';
import { shiftProblems } from '@saath/contract/events/shifts/messages';
import type { ShiftUpdate } from '@saath/contract/events/shifts/schema';
import { boardProblems } from '@saath/contract/places/board/messages';
import { isComing } from '@saath/contract/places/joining/rules';
import { say } from '@saath/contract/texts';
import { inTransaction, sqlState, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { requirePossibleCrew } from '../../events/crew-rules/policy.ts';
import { laterVersion } from '../../events/events/changing.ts';
import { requireNotCancelled, requireUnedited } from '../../events/events/policy.ts';
import { type EventRow, updateEventRow } from '../../events/events/queries.ts';
import { findRole, type RoleRow } from '../../events/roles/queries.ts';
import { placesIn, readShifts } from '../../events/shifts/policy.ts';
import { eventAt } from '../../events/shifts/present.ts';
import {
  deleteShifts,
  insertShifts,
  type ShiftRow,
  shiftsOfRole,
  updateShift,
} from '../../events/shifts/queries.ts';
import { timesOf } from '../../events/shifts/service.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { clashesOf } from '../around/queries.ts';
import { lookAgain } from '../attention/service.ts';
import { countPlaces, FILL_PLACES } from '../place/seats.ts';
import { stepAll } from '../place/step.ts';
import { tell, wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { shiftGoneMail, shiftMovedMail } from './emails.ts';
import {
  goneShifts,
  isOneTimeForAll,
  isTheirs,
  losersOf,
  type Plan,
  reachOf,
  requireApart,
  requirePlannable,
} from './policy.ts';
import * as queries from './queries.ts';

/** SQLSTATE of `participation_no_overlap`. */
const OVERLAP = '23P01';

type ShiftSave = {
  readonly roleId: string;
  readonly shifts: readonly ShiftUpdate[];
  /** Whether who holds a place in a shift that goes away asks again. */
  readonly release: boolean;
  /** The version of the event that the organiser saw. */
  readonly updatedAt: string | undefined;
  readonly actorId: string;
};

type SavedShifts = {
  readonly shifts: readonly ShiftRow[];
  readonly maxVolunteers: number;
  readonly updatedAt: Date;
};

/**
 * Sets all shifts of a role. The event is held alone meanwhile, so that no place is given or taken. Anyone who has a place for
 * the whole event gets the first shift with room; without shifts everybody comes for the whole event again.
 *
 * @throws DomainError `roles.not_found`, `events.cancelled`, `joining.event_over`, `events.changed_meanwhile`,
 * `request.invalid`, `shifts.outside`, `shifts.not_found`, `shifts.begun`, `shifts.has_people`, `shifts.below_filled`,
 * `shifts.clash`
 */
export async function setShifts(ports: Ports, save: ShiftSave): Promise<SavedShifts> {
  const saved = await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const { event, role } = await hold(tx, save, at);
    const place = { eventId: event.id, roleId: role.id };
    const plan: Plan = {
      event,
      role,
      before: await shiftsOfRole(tx, place),
      wanted: readShifts(save.shifts, { event, roleName: role.name }),
      holders: await queries.holdersOf(tx, place),
      recorded: await queries.recordedOf(tx, place),
    };
    requirePlannable(plan, { release: save.release, at });
    const change: PlanChange = { event, role, plan, actorId: save.actorId, at };
    const shifts = await carryOut(ports, tx, change);
    const updatedAt = laterVersion(event, at);
    await updateEventRow(tx, event.id, { updatedAt, editedAt: updatedAt });
    await lookAgain(ports, tx, { eventId: event.id });
    await writeDown(tx, change, shifts);
    await noteChange(tx, { eventId: event.id });
    const maxVolunteers = (await findRole(tx, role.id))?.maxVolunteers ?? role.maxVolunteers;
    return { shifts, maxVolunteers, updatedAt };
  });
  wakeWorkers(ports);
  return saved;
}

type PlanChange = {
  readonly event: EventRow;
  readonly role: RoleRow;
  readonly plan: Plan;
  readonly actorId: string;
  readonly at: Date;
};

async function hold(
  tx: Tx,
  { roleId, updatedAt }: ShiftSave,
  at: Date,
): Promise<{ event: EventRow; role: RoleRow }> {
  const seen = await findRole(tx, roleId);
  const event = seen && (await lockEvent(tx, seen.eventId));
  // Again under the lock: somebody else may have deleted it meanwhile.
  const role = event && (await findRole(tx, roleId));
  if (!event || !role) throw new DomainError('roles.not_found');
  requireNotCancelled(event);
  requireUnedited(event, updatedAt);
  if (event.endTime <= at) throw new DomainError('joining.event_over');
  return { event, role };
}

/** @returns the shifts as they are now, earliest first */
async function carryOut(ports: Ports, tx: Tx, change: PlanChange): Promise<ShiftRow[]> {
  const { event, role, plan } = change;
  const place = { eventId: event.id, roleId: role.id };
  await storeShifts(tx, change);
  const stored = await shiftsOfRole(tx, place);
  const gone = new Set(goneShifts(plan).map(({ id }) => id));
  const kept = stored.filter(({ id }) => !gone.has(id));
  const losers = losersOf(plan);
  await release(ports, tx, { change, losers });
  const staying = plan.holders.filter((holder) => !losers.includes(holder));
  const moves = plan.before.length === 0 ? seatAll(kept, staying) : movesOf(plan, kept, staying);
  requireApart(staying, kept);
  await requireNoClashes(tx, event, moves);
  await queries.forgetFurther(tx, [...gone]);
  await follow(tx, { change, moves, goneIds: [...gone] }).catch((error: unknown) => {
    throw sqlState(error) === OVERLAP ? new DomainError('shifts.clash') : error;
  });
  await deleteShifts(tx, [...gone]);
  const places = isOneTimeForAll(plan) ? role.maxVolunteers : placesIn(kept);
  requirePossibleCrew({ ...role, maxVolunteers: places }, kept);
  // Both at their most meanwhile: a role never has fewer places than are taken.
  const most = Math.max(places, role.maxVolunteers);
  await queries.setPlaces(tx, { roleId: role.id, maxVolunteers: most });
  await countPlaces(tx, event.id);
  await queries.setPlaces(tx, { roleId: role.id, maxVolunteers: places });
  if (staying.length < places) await ports.jobs.add(tx, FILL_PLACES, role.id);
  for (const { holder, shift } of moves)
    await tellMoved(ports, tx, { change, holder, shift: reachOf(holder, kept) ?? shift });
  return await shiftsOfRole(tx, place);
}

async function storeShifts(tx: Tx, { event, role, plan }: PlanChange): Promise<void> {
  const rows = plan.wanted.map((shift, index) => ({
    ...{ eventId: event.id, roleId: role.id, position: index + 1 },
    ...{ id: shift.id ?? newId(), startsAt: shift.startsAt, endsAt: shift.endsAt },
    ...{ minPeople: shift.minPeople, maxPeople: shift.maxPeople, place: shift.place },
  }));
  const known = new Set(plan.before.map(({ id }) => id));
  for (const row of rows.filter(({ id }) => known.has(id))) await updateShift(tx, row);
  await insertShifts(
    tx,
    rows.filter(({ id }) => !known.has(id)),
  );
}

/** Somebody who comes at another time than before. No shift = for the whole event. */
type Move = { readonly holder: queries.Holder; readonly shift: ShiftRow | undefined };

/** The first to come gets the first shift with room. */
function seatAll(shifts: readonly ShiftRow[], holders: readonly queries.Holder[]): Move[] {
  const seats = shifts.flatMap((shift) =>
    Array.from({ length: Math.min(shift.maxPeople, holders.length) }, () => shift),
  );
  return holders.flatMap((holder, index) => {
    const shift = seats[index];
    return shift ? [{ holder, shift }] : [];
  });
}

function movesOf(
  { before }: Plan,
  shifts: readonly ShiftRow[],
  holders: readonly queries.Holder[],
): Move[] {
  const isSame = (was: ShiftRow) => {
    const shift = shifts.find(({ id }) => id === was.id);
    return (
      shift?.startsAt.getTime() === was.startsAt.getTime() &&
      shift.endsAt.getTime() === was.endsAt.getTime()
    );
  };
  return holders.flatMap((holder) => {
    const shift = shifts.find(({ id }) => id === holder.shiftId);
    const own = before.filter(({ id }) => isTheirs(holder, id));
    return shift && own.every(isSame) ? [] : [{ holder, shift }];
  });
}

/** @throws DomainError `shifts.clash` naming the first person who would be in two places at once */
async function requireNoClashes(tx: Tx, event: EventRow, moves: readonly Move[]): Promise<void> {
  for (const [shift, theirs] of Map.groupBy(moves, (move) => move.shift)) {
    // Where an organiser has said, here or there, why a place is given all the same, it stays so.
    const people = theirs.map(({ holder }) => holder).filter((each) => !each.clashReason);
    const times = shift ? timesOf(shift) : {};
    const ids = people.map(({ userId }) => userId);
    const clashes = await clashesOf(tx, ids, { ...event, ...times, eventId: event.id });
    const clash = clashes.find(({ clashReason }) => clashReason === null);
    const person = people.find(({ userId }) => userId === clash?.userId);
    if (!clash || !person) continue;
    const during = shiftName(shift ?? { startsAt: event.startTime, endsAt: event.endTime }, event);
    const { title, minutesAway: duration } = clash;
    const said =
      duration === null
        ? say(shiftProblems, 'overlap', { person: person.name, shift: during, title })
        : say(boardProblems, 'tooFar', { name: person.name, title, duration });
    throw new DomainError('shifts.clash', { said });
  }
}

/** The participations keep to the shifts as they are now. */
async function follow(
  tx: Tx,
  given: { change: PlanChange; moves: readonly Move[]; goneIds: readonly string[] },
): Promise<void> {
  const { change, moves, goneIds } = given;
  const { id: eventId, startTime, endTime } = change.event;
  if (goneIds.length > 0)
    await queries.forgetShifts(tx, { eventId, shiftIds: goneIds, startTime, endTime });
  for (const [shift, theirs] of Map.groupBy(moves, (move) => move.shift)) {
    const newcomers = theirs.filter(({ holder }) => shift && holder.shiftId !== shift.id);
    if (!shift || newcomers.length === 0) continue;
    const userIds = newcomers.map(({ holder }) => holder.userId);
    await queries.putIntoShift(tx, { eventId, userIds, shift });
  }
  await queries.followShifts(tx, eventId);
}

/** People who lose the shift ask for the role again, and get a message. */
async function release(
  ports: Ports,
  tx: Tx,
  { change, losers }: { change: PlanChange; losers: readonly queries.Holder[] },
): Promise<void> {
  const { event, role, actorId, at } = change;
  const { startTime, endTime } = event;
  const reasons = { clashReason: null, eligibilityReason: null, attentionSince: null };
  const asking = { waitingSince: null, offeredUntil: null, ...reasons };
  await stepAll(tx, losers, {
    to: 'requested',
    set: { ...asking, shiftId: null, startTime, endTime },
    ...{ by: 'organiser', actorId, reason: { code: 'shift_deleted' }, at },
  });
  for (const { userId: id, name, email, language, kindsWithoutMail, ...row } of losers) {
    const shown = { ...event, startTime: row.startTime, endTime: row.endTime };
    await tell(ports, tx, {
      kind: 'change',
      mail: (news) => shiftGoneMail({ ...news, event: shown }),
      to: { id, name, email, language, kindsWithoutMail },
      event: shown,
      roleName: role.name,
    });
  }
}

async function tellMoved(
  ports: Ports,
  tx: Tx,
  { change, holder, shift }: Move & { change: PlanChange },
): Promise<void> {
  const { event, role, at } = change;
  if (!event.publishedAt || holder.endTime <= at) return;
  const { userId: id, name, email, language, kindsWithoutMail } = holder;
  // A new version, so that calendars take the new time.
  const shown = eventAt({ ...event, updatedAt: laterVersion(event, at) }, shift);
  await tell(ports, tx, {
    kind: 'change',
    mail: (news) => shiftMovedMail({ ...news, event: shown }),
    to: { id, name, email, language, kindsWithoutMail },
    event: shown,
    roleName: role.name,
    ...(isComing(holder.state) ? { placeTimes: shown } : {}),
  });
}

async function writeDown(tx: Tx, change: PlanChange, shifts: readonly ShiftRow[]): Promise<void> {
  const { event, role, plan, actorId, at } = change;
  const named = (rows: readonly ShiftRow[]) =>
    rows.map((shift) => `${shiftName(shift, event)} ×${shift.maxPeople}`);
  const details = {
    subject: role.name,
    count: shifts.length,
    changes: [{ field: 'shifts' as const, before: named(plan.before), after: named(shifts) }],
  };
  await writeAudit(tx, { action: 'role.shifts', actorId, at, eventId: event.id, details });
}
