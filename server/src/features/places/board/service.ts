/** The board of an event: who stands where, and all moves of one save at once (RO-05). */

import { limits } from '@saath/contract/limits';
import { boardProblems } from '@saath/contract/places/board/messages';
import { effectOf, type MoveEffect, noticeKindOf } from '@saath/contract/places/board/rules';
import type { BoardMove } from '@saath/contract/places/board/schema';
import { say } from '@saath/contract/texts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockRoles, lockUsers, shareEvent } from '../../../platform/locks.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { findRole, type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import { eventAt } from '../../events/shifts/present.ts';
import { type ShiftRow, shiftsOf } from '../../events/shifts/queries.ts';
import { timesOf } from '../../events/shifts/service.ts';
import { type Fit, fitsForRoles } from '../../matching/suggest/service.ts';
import { placeGivenMail } from '../place/emails.ts';
import { isTimeOver, requireNotOver } from '../place/policy.ts';
import { clashesOf, overlapOf, participationsOfPeople } from '../place/queries.ts';
import { transferPlaces } from '../place/seats.ts';
import {
  FILL_PLACES,
  type Joining,
  move,
  tell,
  wakeWorkers,
  writeOverride,
} from '../place/service.ts';
import { placeReleasedMail, roleChangedMail } from './emails.ts';
import {
  flowsOf,
  type Move,
  requirePossible,
  requireRoom,
  shiftFlowsOf,
  stateAfter,
} from './policy.ts';
import * as queries from './queries.ts';

export type BoardRow = Awaited<
  ReturnType<typeof queries.boardRows | typeof queries.volunteerRows>
>[number];

/** People with their fit for each role: role id → person's id → fit. */
export type People = {
  readonly roles: readonly RoleRow[];
  readonly rows: readonly BoardRow[];
  readonly fits: ReadonlyMap<string, ReadonlyMap<string, Fit>>;
};

export type WholeBoard = People & { readonly event: EventRow; readonly total: number };

/** Everybody who takes part or wants to, up to `limits.boardPeople`. @throws DomainError `events.not_found` */
export async function readBoard({ db, now }: Joining, eventId: string): Promise<WholeBoard> {
  const event = await requireEvent(db, eventId);
  const rows = await queries.boardRows(db, { eventId, limit: limits.boardPeople });
  const isAll = rows.length < limits.boardPeople;
  const total = isAll ? rows.length : await queries.countOnBoard(db, eventId);
  return { event, total, ...(await withFits(db, { event, rows, now: now() })) };
}

/** The active volunteers among the people, taking part or not. @throws DomainError `events.not_found` */
export async function readPeople(
  { db, now }: Joining,
  { eventId, ids }: { eventId: string; ids: readonly string[] },
): Promise<People> {
  const event = await requireEvent(db, eventId);
  const rows = await queries.volunteerRows(db, { eventId, ids });
  return await withFits(db, { event, rows, now: now() });
}

async function requireEvent(db: Database, id: string): Promise<EventRow> {
  const event = await findEvent(db, id);
  if (!event) throw new DomainError('events.not_found');
  return event;
}

async function withFits(
  db: Database,
  { event, rows, now }: { event: EventRow; rows: readonly BoardRow[]; now: Date },
): Promise<People> {
  const roles = await rolesOf(db, [event.id]);
  const userIds = rows.map(({ userId }) => userId);
  return { roles, rows, fits: await fitsForRoles(db, { roles, event, userIds, now }) };
}

/** A move with the shift that is meant; without one the board chooses. */
type GivenMove = BoardMove & { readonly shiftId?: string | null | undefined };

export type Save = {
  readonly eventId: string;
  readonly moves: readonly GivenMove[];
  /** The organiser's word to everyone concerned; may be empty. */
  readonly note: string;
  /** Why places are given although people have others at that time. */
  readonly clashReason?: string | undefined;
  readonly actorId: string;
};

export type Summary = Record<MoveEffect | 'mails', number>;

/**
 * Makes all moves, or none. Everyone is held in the order of their ids, then checked against what the organiser saw; the
 * roles come last, so that others who want a place in them wait for a few statements only. Places that are given back
 * count before those that are taken, so that people of two full roles can change places.
 *
 * @throws DomainError `events.not_found`, `joining.event_over`, `board.changed`, `board.clash`
 */
export async function saveMoves(joining: Joining, save: Save): Promise<Summary> {
  const summary = await inTransaction(joining.db, async (tx) => makeMoves(joining, tx, save));
  wakeWorkers(joining);
  return summary;
}

/** The same inside the caller's transaction, which wakes the workers after it. */
export async function makeMoves(joining: Joining, tx: Tx, save: Save): Promise<Summary> {
  const event = await shareEvent(tx, save.eventId);
  if (!event) throw new DomainError('events.not_found');
  requireNotOver(event, joining.now());
  const moves = await seat(tx, event, {
    moves: await underLocks(tx, save, { event, at: joining.now() }),
    at: joining.now(),
  });
  const roles = await rolesOf(tx, [event.id]);
  requirePossible(moves, roles, Boolean(save.clashReason));
  const summary = { given: 0, moved: 0, released: 0, mails: 0 };
  for (const each of moves) {
    const { effect, isMailed } = await make(joining, tx, each, { event, roles, save });
    summary[effect] += 1;
    summary.mails += isMailed ? 1 : 0;
  }
  await takePlaces(joining, tx, { event, moves, save });
  return summary;
}

/** Holds the people and reads what they are now. */
async function underLocks(
  tx: Tx,
  { moves }: Save,
  { event, at }: { event: EventRow; at: Date },
): Promise<Move[]> {
  const ids = moves.map(({ userId }) => userId);
  const users = await lockUsers(tx, ids);
  const rows = await participationsOfPeople(tx, { eventId: event.id, userIds: ids });
  const overlaps = await clashesOf(tx, ids, { ...event, eventId: event.id });
  const userOf = new Map(users.map((user) => [user.id, user] as const));
  const rowOf = new Map(rows.map((row) => [row.userId, row] as const));
  const clashOf = new Map(overlaps.map(({ userId, title }) => [userId, title] as const));
  return moves.map(({ userId, from, to, shiftId }) => ({
    userId,
    from,
    shiftId: shiftId ?? undefined,
    toRoleId: to === 'unassigned' ? null : to.roleId,
    user: userOf.get(userId),
    existing: rowOf.get(userId),
    isTimeOver: isTimeOver(rowOf.get(userId), at),
    clash: clashOf.get(userId),
  }));
}

/**
 * Chooses a shift for everybody who comes into a role that has some: the one they asked for, else the first with a free
 * place that leaves room for what else they do. Places that are given back by the same save are free.
 */
async function seat(
  tx: Tx,
  event: EventRow,
  { moves, at }: { moves: readonly Move[]; at: Date },
): Promise<readonly Move[]> {
  const shifts = await shiftsOf(tx, [event.id]);
  if (shifts.length === 0) return moves;
  const given = shiftFlowsOf(moves);
  const free = new Map(
    shifts.map(({ id, filled, maxPeople }) => [id, maxPeople - filled - (given.get(id) ?? 0)]),
  );
  // What is over already comes last.
  const ordered = shifts.toSorted((a, b) => Number(a.endsAt <= at) - Number(b.endsAt <= at));
  const seated: Move[] = [];
  for (const each of moves) {
    const open = ordered.filter(
      ({ id, roleId }) =>
        roleId === each.toRoleId && (free.get(id) ?? 0) > 0 && id === (each.shiftId ?? id),
    );
    if (each.shiftId && open.length === 0) throw await shiftTaken(tx, each);
    const asked = open.filter(({ id }) => id === each.existing?.shiftId);
    const { shift, clash } = await suitable(tx, event, { move: each, open: [...asked, ...open] });
    if (shift) free.set(shift.id, (free.get(shift.id) ?? 0) - 1);
    seated.push({ ...each, clash, toShift: shift });
  }
  return seated;
}

/** The shift that was chosen for somebody has no free place any more, or is gone. */
async function shiftTaken(tx: Tx, { userId, toRoleId }: Move): Promise<DomainError> {
  const role = toRoleId ? await findRole(tx, toRoleId) : undefined;
  const fields = { [userId]: say(boardProblems, 'full', { role: role?.name ?? '' }) };
  return new DomainError('board.changed', { fields });
}

/** The first of the shifts for which the person has time, else the first. */
async function suitable(
  tx: Tx,
  event: EventRow,
  { move: { userId, clash }, open }: { move: Move; open: readonly ShiftRow[] },
): Promise<{ shift: ShiftRow | undefined; clash: string | undefined }> {
  const [first] = open;
  if (!first || clash === undefined) return { shift: first, clash };
  for (const shift of open)
    if (!(await overlapOf(tx, { ...event, ...timesOf(shift), eventId: event.id, userId })))
      return { shift, clash: undefined };
  return { shift: first, clash };
}

/** Writes one move down and tells the person. Places are counted for all moves together. */
async function make(
  joining: Joining,
  tx: Tx,
  { user, existing, from, toRoleId, toShift, clash }: Move,
  {
    event,
    roles,
    save: { note, actorId, clashReason },
  }: { event: EventRow; roles: readonly RoleRow[]; save: Save },
): Promise<{ effect: MoveEffect; isMailed: boolean }> {
  const effect = effectOf(from, toRoleId);
  if (!user || !effect) throw new Error('A move that was checked is not possible');
  const role = roles.find(({ id }) => id === toRoleId);
  const before = existing?.roleName ?? '';
  const reasons = {
    given: note,
    moved: `Moved from "${before}" to "${role?.name}"`,
    released: `Taken off "${before}"`,
  };
  const at = joining.now();
  const isNewTime = effect === 'given' || toShift !== undefined;
  const isOverride = isNewTime && clash !== undefined && clashReason !== undefined;
  const step = {
    ...(isOverride ? { clashReason } : {}),
    to: stateAfter(effect, existing?.state),
    role,
    shift: toShift ?? null,
    by: 'organiser' as const,
    actorId,
    answer: note,
    reason: reasons[effect],
    source: existing?.source ?? ('organiser' as const),
  };
  await move(tx, { event, user }, { existing, step, at });
  if (isOverride) await writeOverride(tx, { event, user }, { actorId, at });
  const mails = {
    given: placeGivenMail,
    moved: (news: Parameters<typeof roleChangedMail>[0]) =>
      roleChangedMail(news, { before, isNewTime: Boolean(toShift ?? existing?.shiftId) }),
    released: (news: Parameters<typeof placeReleasedMail>[0]) => placeReleasedMail(news, before),
  };
  const roleName = role?.name ?? null;
  const letter = {
    kind: noticeKindOf[effect],
    mail: mails[effect],
    to: user,
    event: eventAt(event, toShift),
    roleName,
    note,
    ...(effect === 'released' ? {} : { placeTimes: eventAt(event, toShift) }),
  };
  return { effect, isMailed: (await tell(joining, tx, letter)) !== null };
}

/** Counts the places anew, and lets the wait list know of roles that have lost somebody. */
async function takePlaces(
  joining: Joining,
  tx: Tx,
  { event, moves, save }: { event: EventRow; moves: readonly Move[]; save: Save },
): Promise<void> {
  const roles = await lockRoles(tx, event.id);
  // Others may have taken places since the first look; from here on nobody can.
  requirePossible(moves, roles, Boolean(save.clashReason));
  requireRoom(moves, { shifts: await shiftsOf(tx, [event.id]), roles });
  const flows = flowsOf(moves);
  const changes = new Map<string, number>();
  for (const { id, filled, maxVolunteers } of roles) {
    const flow = flows.get(id);
    if (!flow) continue;
    const change = flow.in - flow.out;
    changes.set(id, change);
    if (flow.out > 0 && filled + change < maxVolunteers)
      await joining.queue.add(tx, FILL_PLACES, id);
  }
  await transferPlaces(tx, { roles: changes, shifts: shiftFlowsOf(moves) });
}
