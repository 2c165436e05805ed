/** Use cases of events: read and create; `changing.ts` changes them. */

import { newEventTimeProblem } from '@saath/contract/events/event-times/rules';
import type { newEventSchema } from '@saath/contract/events/events/schema';
import { roleBuilderMessages } from '@saath/contract/events/roles/messages';
import { duplicateRole } from '@saath/contract/events/roles/rules';
import { say } from '@saath/contract/texts';
import type * as z from 'zod/mini';
import { abilitiesAt, atEvent, mayAt, type Viewer } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { isSurelyUndone } from '../../../platform/database-away.ts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { columnsOf } from '../../../platform/points.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { imagesOf, insertImages } from '../../foundation/media/queries.ts';
import { discardPictures, imageRows, storeEventPictures } from '../../foundation/media/service.ts';
import { branchLinks } from '../../foundation/organisation/queries.ts';
import { holdOpenBranch } from '../../foundation/organisation/service.ts';
import { placedAt, type Towns } from '../../foundation/towns/service.ts';
import { requirePossibleCrew } from '../crew-rules/policy.ts';
import { kindsOfRoles, refuseUnknownKind } from '../eligibility/service.ts';
import { questionsOf } from '../questions/queries.ts';
import { askFromTheStart } from '../questions/service.ts';
import { countPlaces, insertRoles, placesOf, rolesOf } from '../roles/queries.ts';
import { roleRows } from '../roles/service.ts';
import { shiftsOf } from '../shifts/queries.ts';
import { addShifts } from '../shifts/service.ts';
import { limitsOfNew, requirePossibleRoles } from '../time-limits/service.ts';
import { eventRow, maySee, readTimes } from './policy.ts';
import type { CardParts, WholeEvent } from './present.ts';
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

/**
 * The events with all that belongs to them, in the order of the rows.
 *
 * @param people `counted` says how many they are instead of who
 */
export async function wholeEvents(
  db: Database,
  rows: readonly EventRow[],
  people: 'named' | 'counted' = 'named',
): Promise<WholeEvent[]> {
  const ids = rows.map(({ id }) => id);
  const [images, roles, places, shifts] = [
    Map.groupBy(await imagesOf(db, ids), ({ eventId }) => eventId),
    Map.groupBy(await rolesOf(db, ids), ({ eventId }) => eventId),
    Map.groupBy(people === 'named' ? await placesOf(db, ids) : [], ({ eventId }) => eventId),
    Map.groupBy(await shiftsOf(db, ids), ({ eventId }) => eventId),
  ];
  const counts = people === 'counted' ? await countPlaces(db, ids) : undefined;
  const kinds = await kindsOfRoles(db, [...roles.values()].flat());
  const branches = await branchLinks(db, [...new Set(rows.flatMap((row) => row.branchId ?? []))]);
  return rows.map((event) => ({
    event,
    images: images.get(event.id) ?? [],
    roles: roles.get(event.id) ?? [],
    places: places.get(event.id) ?? [],
    volunteerCount: counts && (counts.get(event.id) ?? 0),
    shifts: shifts.get(event.id) ?? [],
    kinds,
    branch: branches.find(({ id }) => id === event.branchId),
  }));
}

/** What cards of the events show, in the order of the rows. */
export async function cardsOf(db: Database, rows: readonly EventRow[]): Promise<CardParts[]> {
  const ids = rows.map(({ id }) => id);
  const images = Map.groupBy(await imagesOf(db, ids), ({ eventId }) => eventId);
  const roles = Map.groupBy(await rolesOf(db, ids), ({ eventId }) => eventId);
  return rows.map((event) => ({
    event,
    images: images.get(event.id) ?? [],
    roles: roles.get(event.id) ?? [],
  }));
}

/** The same by id. */
export async function readCards(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, CardParts>> {
  const found = await cardsOf(db, await queries.eventsById(db, ids));
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
