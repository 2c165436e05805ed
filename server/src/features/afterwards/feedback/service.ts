/** Use cases of feedback: volunteers give it, organisers read it. */
import type { newFeedbackSchema } from '@saath/contract/afterwards/feedback/schema';
import { limits } from '@saath/contract/limits';
import type * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import { requireHere } from '../../accounts/accounts/policy.ts';
import * as queries from './queries.ts';

export type FeedbackBook = { readonly db: Database; readonly now: Clock };

/**
 * @throws DomainError `feedback.not_there` for an event at which the person held no place, or before it began,
 * `accounts.sign_in_needed`
 */
export async function giveFeedback(
  { db, now }: FeedbackBook,
  {
    rating,
    message,
    eventId = null,
    userId,
  }: z.output<typeof newFeedbackSchema> & { userId: string },
): Promise<void> {
  if (eventId && !(await queries.tookPart(db, { userId, eventId, now: now() })))
    throw new DomainError('feedback.not_there');
  const row = { id: newId(), userId, eventId, rating, message, createdAt: now() };
  await inTransaction(db, async (tx) => {
    requireHere(await lockUser(tx, userId));
    await queries.insertFeedback(tx, row);
  });
}

/** One page, newest first, and the average of all. */
export async function readFeedback({ db }: FeedbackBook, after: string | undefined) {
  const size = limits.feedbackPage;
  const rows = await queries.newestFeedback(db, { after, limit: size + 1 });
  const shown = rows.slice(0, size);
  const next = rows.length > size ? (shown.at(-1)?.id ?? null) : null;
  return { rows: shown, next, ...(await queries.summaryOfFeedback(db)) };
}
