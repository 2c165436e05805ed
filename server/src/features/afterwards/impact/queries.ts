/** SQL of impact. */
import type { EventType } from '@saath/contract/events/events/rules';
import type { Database } from '../../../platform/database.ts';

export type HelpRow = {
  readonly type: EventType;
  readonly timeZone: string;
  readonly startTime: Date;
  readonly minutes: number;
  readonly peopleHelped: number | null;
};

/** What the person gave so far. */
export async function helpOf(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<HelpRow[]> {
  return await db
    .selectFrom('hoursLedger')
    .innerJoin('everyEvent as event', 'event.id', 'hoursLedger.eventId')
    .select([
      'event.type',
      'event.timeZone',
      'event.startTime',
      'hoursLedger.minutes',
      'event.peopleHelped',
    ])
    .where('hoursLedger.userId', '=', userId)
    .where('hoursLedger.overAt', '<=', now)
    .execute();
}

export async function setPeopleHelped(
  db: Database,
  { eventId, peopleHelped }: { eventId: string; peopleHelped: number | null },
): Promise<void> {
  await db.updateTable('event').set({ peopleHelped }).where('id', '=', eventId).execute();
}
