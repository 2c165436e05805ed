/** SQL of impact. */
import type { EventType } from '@saath/contract/events/rules';
import type { Database } from '../../platform/database.ts';

export type HelpRow = {
  readonly type: EventType;
  readonly timeZone: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly peopleHelped: number | null;
};

/** Events that are over at which the person held a place. */
export async function helpOf(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<HelpRow[]> {
  return await db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .select([
      'event.type',
      'event.timeZone',
      'event.startTime',
      'event.endTime',
      'event.peopleHelped',
    ])
    .where('participation.userId', '=', userId)
    .where('participation.state', '=', 'confirmed')
    .where('participation.endTime', '<=', now)
    .where('event.cancelledAt', 'is', null)
    .execute();
}

export async function setPeopleHelped(
  db: Database,
  { eventId, peopleHelped }: { eventId: string; peopleHelped: number | null },
): Promise<void> {
  await db.updateTable('event').set({ peopleHelped }).where('id', '=', eventId).execute();
}
