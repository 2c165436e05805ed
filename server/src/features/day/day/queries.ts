/** SQL of the day of an event. */
import { dayStates } from '@saath/contract/day/check-in/rules';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { sql } from 'kysely';
import { behindName, type NamePlace } from '../../../platform/by-name.ts';
import type { Database } from '../../../platform/database.ts';

const day = dayStates.map((state) => sql.lit(state));
const came = sql.raw("('checked_in', 'completed', 'left_early')");

export type DayRow = {
  readonly participationId: string;
  readonly userId: string;
  readonly name: string;
  readonly pictureId: string | null;
  readonly roleId: string | null;
  readonly state: ParticipationState;
  readonly startTime: Date;
  readonly checkedInAt: Date | null;
  readonly checkedOutAt: Date | null;
  /** Whether their profile says whom to call. */
  readonly hasContact: boolean;
};

/** Of one role alone where one is named. */
type DayList = { readonly eventId: string; readonly roleId?: string | undefined };

function dayRows(db: Database, { eventId, roleId }: DayList) {
  const rows = db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .select([
      'participation.id as participationId',
      'participation.userId',
      'appUser.name',
      'appUser.pictureId',
      'participation.roleId',
      'participation.state',
      'participation.startTime',
      'participation.checkedInAt',
      'participation.checkedOutAt',
    ])
    .select(
      sql<boolean>`exists (select from emergency_contact said where said.user_id = app_user.id)`.as(
        'hasContact',
      ),
    )
    .where('participation.eventId', '=', eventId)
    .where('participation.state', 'in', day);
  return roleId ? rows.where('participation.roleId', '=', roleId) : rows;
}

/** People of the day by name, after a person. */
export async function peopleOfDay(
  db: Database,
  { after, limit, ...list }: DayList & { after: NamePlace | undefined; limit: number },
): Promise<DayRow[]> {
  return await dayRows(db, list)
    .where(behindName(after))
    .orderBy('appUser.nameOrder')
    .orderBy('appUser.id')
    .limit(limit)
    .execute();
}

/** One of them; undefined when the person is not (or no longer) on the list. */
export async function personOfDay(
  db: Database,
  { participationId, ...list }: DayList & { participationId: string },
): Promise<DayRow | undefined> {
  return await dayRows(db, list).where('participation.id', '=', participationId).executeTakeFirst();
}

export type AskingRow = {
  readonly participationId: string;
  readonly name: string;
  readonly pictureId: string | null;
  readonly roleId: string | null;
  readonly askedAt: Date;
};

/** Who asked since check-in opened, longest first. */
export async function askingPeople(
  db: Database,
  { eventId, roleId, since, limit }: DayList & { since: Date; limit: number },
): Promise<AskingRow[]> {
  const asking = db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .select([
      'participation.id as participationId',
      'appUser.name',
      'appUser.pictureId',
      'participation.roleId',
      'participation.requestedAt as askedAt',
    ])
    .where('participation.eventId', '=', eventId)
    .where('participation.state', '=', 'requested')
    .where('participation.requestedAt', '>=', since);
  return await (roleId ? asking.where('participation.roleId', '=', roleId) : asking)
    .orderBy('participation.requestedAt')
    .orderBy('participation.id')
    .limit(limit)
    .execute();
}

export type TodayRow = {
  readonly id: string;
  readonly title: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
  readonly people: number;
  readonly here: number;
};

/** Open events that begin before `until` and end after `from`, soonest first, with how many are to come and came. */
export async function eventsBetween(
  db: Database,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<TodayRow[]> {
  const { rows } = await sql<TodayRow>`
    select event.id, title, start_time as "startTime", end_time as "endTime", time_zone as "timeZone",
      people.people, people.here
    from (
      select * from event
      where published_at is not null and cancelled_at is null and end_time > ${from} and start_time < ${until}
      order by start_time, id limit ${limit}
    ) as event cross join lateral (
      select count(*)::int as people, (count(*) filter (where state in ${came}))::int as here
      from participation
      where event_id = event.id and state in ('confirmed', 'checked_in', 'completed', 'left_early')
    ) as people
    order by event.start_time, event.id
  `.execute(db);
  return rows;
}
