/** SQL of shifts that people have besides the one of their place. */
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';

export async function insertFurther(
  tx: Tx,
  row: Insertable<Tables['furtherShift']>,
): Promise<void> {
  await tx.insertInto('furtherShift').values(row).execute();
}

/** One of the shifts of somebody who has several. */
export type OwnShift = ShiftRow & {
  readonly userId: string;
  /** The one with which the place is held. */
  readonly isFirst: boolean;
};

/** All shifts of those who have several, earliest first; nothing for everybody else. */
export async function shiftsOfPeople(
  db: Database,
  people: readonly { readonly eventId: string; readonly userId: string }[],
): Promise<OwnShift[]> {
  if (people.length === 0) return [];
  const ids = (all: readonly string[]) => sql<string>`any(${[...new Set(all)]}::uuid[])`;
  return await db
    .selectFrom('furtherShift as further')
    .innerJoin('participation as place', (join) =>
      join
        .onRef('place.eventId', '=', 'further.eventId')
        .onRef('place.userId', '=', 'further.userId'),
    )
    .innerJoin('shift', (join) =>
      join.on(sql<boolean>`shift.id in (further.shift_id, place.shift_id)`),
    )
    .selectAll('shift')
    .select(['place.userId', sql<boolean>`shift.id = place.shift_id`.as('isFirst')])
    .distinct()
    .where('further.eventId', '=', ids(people.map(({ eventId }) => eventId)))
    .where('further.userId', '=', ids(people.map(({ userId }) => userId)))
    .orderBy('shift.startsAt')
    .orderBy('shift.id')
    .execute();
}
