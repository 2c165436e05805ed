/** When volunteers are free: usual hours of the week, and days off (PF-05). */
import type { WeeklySlot } from '@saath/contract/accounts/accounts/schema';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { lockUser } from '../../../platform/locks.ts';
import { requireHere } from '../accounts/policy.ts';
import * as queries from '../accounts/queries.ts';

type Calendar = { readonly db: Database; readonly now: Clock };

export async function readAvailability(db: Database, userId: string): Promise<WeeklySlot[]> {
  return await queries.availabilityOf(db, userId);
}

/** A day before today, so that no zone's today is missing. */
function yesterday(now: Date): string {
  return new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
}

export async function readDaysOff({ db, now }: Calendar, userId: string): Promise<string[]> {
  const rows = await queries.daysOffOf(db, { userIds: [userId], from: yesterday(now()) });
  return rows.map(({ day }) => day);
}

/** @throws DomainError `accounts.sign_in_needed` */
export async function changeDaysOff(
  calendar: Calendar,
  { userId, days }: { userId: string; days: readonly string[] },
): Promise<string[]> {
  return await inTransaction(calendar.db, async (tx) => {
    requireHere(await lockUser(tx, userId));
    await queries.replaceDaysOff(tx, { userId, days: [...new Set(days)] });
    return await readDaysOff({ db: tx, now: calendar.now }, userId);
  });
}

/** @throws DomainError `accounts.sign_in_needed` */
export async function changeAvailability(
  { db }: Calendar,
  { userId, weekly }: { userId: string; weekly: readonly WeeklySlot[] },
): Promise<WeeklySlot[]> {
  return await inTransaction(db, async (tx) => {
    requireHere(await lockUser(tx, userId));
    await queries.replaceAvailability(tx, { userId, weekly });
    return await queries.availabilityOf(tx, userId);
  });
}
