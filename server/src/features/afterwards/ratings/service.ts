/** Organisers rate the people of events that are over; the person sees the average only (PF-03). */
import { eventStatusAt } from '@saath/contract/events/events/rules';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findEvent } from '../../events/events/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import * as queries from './queries.ts';

export type RatingBook = { readonly db: Database; readonly now: Clock };

/** @throws DomainError `events.not_found`, `ratings.not_over` */
export async function readRatings(book: RatingBook, eventId: string): Promise<queries.RatedRow[]> {
  await requireOver(book, eventId);
  return await queries.ratedPeople(book.db, eventId);
}

/**
 * One rating for each person and event, from any organiser; the last one counts, and null takes it back.
 *
 * @param stars 1 to 5
 * @throws DomainError `events.not_found`, `ratings.not_over`, `ratings.own`, `ratings.not_there`
 */
export async function rate(
  { db, now }: RatingBook,
  given: { eventId: string; userId: string; stars: number | null; actorId: string },
): Promise<void> {
  const { eventId, userId, stars, actorId } = given;
  if (userId === actorId) throw new DomainError('ratings.own');
  await inTransaction(db, async (tx) => {
    await requireOver({ db: tx, now }, eventId);
    if (!(await queries.holdPlace(tx, { eventId, userId })))
      throw new DomainError('ratings.not_there');
    const at = now();
    const before = await queries.starsOf(tx, { eventId, userId });
    if (stars === null) await queries.deleteRating(tx, { eventId, userId });
    else await queries.putRating(tx, { eventId, userId, stars, ratedBy: actorId, ratedAt: at });
    if (before === stars) return;
    const details = { changes: [{ field: 'stars' as const, before, after: stars }] };
    await writeAudit(tx, { action: 'person.rated', actorId, at, eventId, userId, details });
  });
}

/** 1 to 5 with one decimal; null without any. */
export async function averageRating({ db }: Pick<RatingBook, 'db'>, userId: string) {
  const average = await queries.averageOf(db, userId);
  return average === null ? null : Math.round(average * 10) / 10;
}

async function requireOver({ db, now }: RatingBook, eventId: string): Promise<void> {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  if (eventStatusAt(event, now()) !== 'COMPLETED') throw new DomainError('ratings.not_over');
}
