/** The board of an event: who stands where, and all moves of one save at once (RO-05). */

import { limits } from '@saath/contract/limits';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import { type Fit, fitsForRoles } from '../../matching/suggest/service.ts';
import { shownShifts } from '../further-shifts/present.ts';
import { type MovesSave, type MovesSummary, makeMoves } from '../moves/service.ts';
import { wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import * as queries from './queries.ts';

export type BoardRow = Awaited<
  ReturnType<typeof queries.boardRows | typeof queries.volunteerRows>
>[number];

/** People with their fit for each role: role id → person's id → fit. */
export type People = {
  readonly eventId: string;
  readonly roles: readonly RoleRow[];
  readonly rows: readonly BoardRow[];
  readonly fits: ReadonlyMap<string, ReadonlyMap<string, Fit>>;
  /** Of those who have several: a participation's own times reach from the first to the last. */
  readonly shiftsOf: Awaited<ReturnType<typeof shownShifts>>;
};

export type WholeBoard = People & { readonly event: EventRow; readonly total: number };

/** Everybody who takes part or wants to, up to `limits.boardPeople`. @throws DomainError `events.not_found` */
export async function readBoard({ db, now }: Ports, eventId: string): Promise<WholeBoard> {
  const event = await requireEvent(db, eventId);
  const rows = await queries.boardRows(db, { eventId, limit: limits.boardPeople });
  const isAll = rows.length < limits.boardPeople;
  const total = isAll ? rows.length : await queries.countOnBoard(db, eventId);
  return { event, total, ...(await withFits(db, { event, rows, now: now() })) };
}

/** The active volunteers among the people, taking part or not; of the event's branch alone where that is asked. @throws DomainError `events.not_found` */
export async function readPeople(
  { db, now }: Ports,
  { eventId, ...asked }: { eventId: string; ids: readonly string[]; isOfBranch: boolean },
): Promise<People> {
  const event = await requireEvent(db, eventId);
  const rows = await queries.volunteerRows(db, { eventId, ...asked });
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
  const eventId = event.id;
  const shiftsOf = await shownShifts(
    db,
    userIds.map((userId) => ({ eventId, userId })),
  );
  const fits = await fitsForRoles(db, { roles, event, userIds, now });
  return { eventId, roles, rows, fits, shiftsOf };
}

/** All moves of one save, or none. @throws DomainError as `makeMoves` */
export async function saveMoves(ports: Ports, save: MovesSave): Promise<MovesSummary> {
  const summary = await inTransaction(ports.db, async (tx) => makeMoves(ports, tx, save));
  wakeWorkers(ports);
  return summary;
}
