/** SQL of letters: announcements of no event, to people who were found. */
import type { leftOutReasons } from '@saath/contract/office/letters/schema';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type Recipient, recipientColumns } from '../../places/place/queries.ts';
import { type PeopleFilter, presentPeople } from '../people-filter/queries.ts';

type Row = Selectable<Tables['announcement']>;
type Reason = (typeof leftOutReasons)[number];

/** Why a person gets no letter, or none by mail; null for who gets both. The first reason that holds. */
const reason: RawBuilder<Reason | null> = sql`case
  when app_user.role = 'Admin' then 'organiser'
  when app_user.leaving_at is not null then 'leaving'
  when app_user.activated_at is null then 'waiting'
  when 'announcement' = any(app_user.kinds_without_mail) then 'mail_off'
end`;

const getsLetter = sql<boolean>`coalesce(${reason}, 'mail_off') = 'mail_off'`;

export type ReachRow = {
  readonly reason: Reason | null;
  readonly count: number;
  readonly names: string[];
};

/** How many people of a filter there are for each reason, with the names of the first few. */
export async function reachOf(
  db: Database,
  { filter, names }: { filter: PeopleFilter; names: number },
): Promise<ReachRow[]> {
  const people = presentPeople(db, filter)
    .select(['appUser.name', 'appUser.nameOrder', 'appUser.id', reason.as('reason')])
    .as('person');
  const rows = await db
    .selectFrom(people)
    .select(({ fn }) => [
      'person.reason',
      fn.countAll<string>().as('count'),
      sql<string[]>`case when person.reason is null then '{}'
        else (array_agg(person.name order by person.name_order, person.id))[1:${sql.lit(names)}] end`.as(
        'names',
      ),
    ])
    .groupBy('person.reason')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Who gets a letter, in the order of their ids, after one of them. */
export async function readersAfter(
  tx: Tx,
  given: { filter: PeopleFilter; after: string | undefined; limit: number },
): Promise<Recipient[]> {
  const query = presentPeople(tx, given.filter)
    .select(recipientColumns)
    .where(getsLetter)
    .orderBy('appUser.id')
    .limit(given.limit);
  return await (given.after ? query.where('appUser.id', '>', given.after) : query).execute();
}

/** A letter that went to a person. */
export async function letterTo(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<Row | undefined> {
  return await db
    .selectFrom('announcement')
    .innerJoin('announcementRecipient', 'announcementRecipient.announcementId', 'announcement.id')
    .selectAll('announcement')
    .where('announcement.id', '=', id)
    .where('announcement.eventId', 'is', null)
    .where('announcementRecipient.userId', '=', userId)
    .executeTakeFirst();
}
