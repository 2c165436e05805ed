/** SQL of what people are told after an event. */
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type Recipient, recipientColumns } from '../../places/place/queries.ts';

export type Kind = Selectable<Tables['recap']>['kind'];

/** Somebody who was not told yet. */
export type DueRow = Recipient & {
  readonly eventId: string;
  readonly title: string;
  readonly startTime: Date;
  readonly timeZone: string;
  readonly branchId: string | null;
  readonly roleName: string | null;
  /** That count; null for who was missed. */
  readonly minutes: number | null;
};

type Times = {
  /** What ended before is too long ago. */
  readonly from: Date;
  readonly limit: number;
};

function places(db: Database) {
  return db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([
      ...recipientColumns,
      'participation.eventId',
      'event.title',
      'participation.startTime',
      'event.timeZone',
      'event.branchId',
      'eventRole.name as roleName',
    ])
    .where('appUser.leavingAt', 'is', null)
    .where('appUser.leftAt', 'is', null);
}

function isUntold(kind: Kind) {
  return sql<boolean>`not exists (select 1 from recap where recap.event_id = participation.event_id
    and recap.user_id = participation.user_id and recap.kind = ${kind})`;
}

/**
 * Who has hours: recorded ones that ended up to `recordedTo`, planned ones that nobody has confirmed up to `plannedTo`.
 */
export async function dueThanks(
  tx: Tx,
  { from, recordedTo, plannedTo, limit }: Times & { recordedTo: Date; plannedTo: Date },
): Promise<DueRow[]> {
  return await places(tx)
    .innerJoin('hoursLedger', 'hoursLedger.participationId', 'participation.id')
    .select('hoursLedger.minutes')
    .where('hoursLedger.overAt', '>', from)
    .where('hoursLedger.overAt', '<=', recordedTo)
    // The same again: without it, everybody who ever took part is read to find those of a week.
    .where('participation.state', 'in', coming)
    .where('participation.endTime', '>', from)
    .where('participation.endTime', '<=', recordedTo)
    .where(({ or, eb }) =>
      or([eb('participation.state', '<>', 'confirmed'), eb('hoursLedger.overAt', '<=', plannedTo)]),
    )
    .where(isUntold('thanks'))
    .orderBy('hoursLedger.overAt')
    .orderBy('participation.id')
    .limit(limit)
    .execute();
}

/** Who was missed at what ended up to `to`. */
export async function dueMissed(
  tx: Tx,
  { from, to, limit }: Times & { to: Date },
): Promise<DueRow[]> {
  return await places(tx)
    .select(sql<null>`null`.as('minutes'))
    .where('participation.state', '=', sql.lit('no_show'))
    .where('participation.endTime', '>', from)
    .where('participation.endTime', '<=', to)
    .where('event.publishedAt', 'is not', null)
    .where('event.cancelledAt', 'is', null)
    .where(isUntold('missed'))
    .orderBy('participation.endTime')
    .orderBy('participation.id')
    .limit(limit)
    .execute();
}

/** Only people who get the news now and did not get it from another process. @returns their keys */
export async function claim(
  tx: Tx,
  rows: readonly DueRow[],
  { kind, at }: { kind: Kind; at: Date },
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const claimed = await tx
    .insertInto('recap')
    .values(rows.map(({ eventId, id }) => ({ eventId, userId: id, kind, toldAt: at })))
    .onConflict((conflict) => conflict.columns(['eventId', 'userId', 'kind']).doNothing())
    .returning(['eventId', 'userId'])
    .execute();
  return new Set(claimed.map(keyOf));
}

export const keyOf = ({ eventId, userId }: { eventId: string; userId: string }) =>
  `${eventId} ${userId}`;
