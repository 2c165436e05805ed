/** SQL of an event's queue and roster, a page at a time. */
import {
  type ParticipationState,
  type QueueSection,
  statesOfSection,
} from '@saath/contract/places/joining/rules';
import { type RawBuilder, sql } from 'kysely';
import { behindName, type NamePlace } from '../../../platform/by-name.ts';
import type { Database } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';
import { holds } from '../../../platform/text-search.ts';
import { hasAgreedToContact } from '../../accounts/contact-choice/queries.ts';
import type { ParticipationRow } from '../place/queries.ts';

/** @param cursor where the page after this row begins */
export type QueueRow = Omit<ParticipationRow, 'position'> & { readonly cursor: string };

/** By which each section is ordered, as its index of migration 0017 has it. */
const momentOf: Readonly<Record<QueueSection, RawBuilder<Date>>> = {
  requested: sql`participation.requested_at`,
  waitlisted: sql`participation.waiting_since`,
  confirmed: sql`participation.requested_at`,
  closed: sql`coalesce(participation.decided_at, participation.requested_at)`,
};

/**
 * People of one section, oldest first; those whose request is closed latest first. A page begins after a moment and an
 * id, not after a row, which may have been answered since.
 *
 * @param after microseconds and id, as `cursor` has them
 * @param nameKey a part of the name, by `personKey`; undefined = everybody
 * @param roleId who asked for this role, or has a place in it; undefined = everybody
 */
export async function queueRows(
  db: Database,
  page: {
    eventId: string;
    section: QueueSection;
    after: string | undefined;
    nameKey: string | undefined;
    roleId: string | undefined;
    limit: number;
  },
): Promise<QueueRow[]> {
  const { eventId, section, after, nameKey, roleId, limit } = page;
  const moment = momentOf[section];
  const direction = section === 'closed' ? 'desc' : 'asc';
  let query = db
    .selectFrom('participation')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .leftJoin('shift', 'shift.id', 'participation.shiftId')
    .selectAll('participation')
    .select([
      'eventRole.name as roleName',
      'shift.place as shiftPlace',
      sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint || '_' || participation.id`.as(
        'cursor',
      ),
    ])
    .where('participation.eventId', '=', eventId)
    .where('participation.state', 'in', [...statesOfSection[section]])
    .orderBy(moment, direction)
    .orderBy('participation.id', direction)
    .limit(limit);
  if (after) {
    const [microseconds, id] = after.split('_');
    const isLater = sql.raw(direction === 'desc' ? '<' : '>');
    query = query.where(
      sql<boolean>`(${moment}, participation.id) ${isLater}
        (timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${id}::uuid)`,
    );
  }
  if (roleId) query = query.where('participation.roleId', '=', roleId);
  if (nameKey)
    query = query
      .innerJoin('appUser', 'appUser.id', 'participation.userId')
      .where(holds('app_user.name_key', nameKey));
  return await query.execute();
}

/**
 * Places on the wait lists of the event's roles, from 1: the line is counted once, however many are asked for. Anyone who waits
 * for any role stands in the line of each, behind everybody who came before.
 */
export async function waitListPositions(
  db: Database,
  { eventId, ids }: { eventId: string; ids: readonly string[] },
): Promise<Map<string, number>> {
  const line = db
    .selectFrom('participation')
    .select([
      'id',
      sql<number>`(case when role_id is null
        then row_number() over (order by waiting_since, id)
        else row_number() over (partition by role_id order by waiting_since, id)
          + count(*) filter (where role_id is null) over (order by waiting_since, id)
      end)::int`.as('position'),
    ])
    .where('eventId', '=', eventId)
    .where('state', '=', 'waitlisted')
    .as('line');
  const rows = await db
    .selectFrom(line)
    .select(['line.id', 'line.position'])
    .where('line.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, position }) => [id, position] as const));
}

/** How many people of the event, or of one of its roles, are in each state. */
export async function stateCounts(
  db: Database,
  { eventId, roleId }: { eventId: string; roleId?: string | undefined },
): Promise<Map<ParticipationState, number>> {
  const people = db
    .selectFrom('participation')
    .select((eb) => ['state', eb.fn.countAll<string>().as('people')])
    .where('eventId', '=', eventId)
    .groupBy('state');
  const rows = await (roleId ? people.where('roleId', '=', roleId) : people).execute();
  return new Map(rows.map(({ state, people }) => [state, Number(people)] as const));
}

export type RosterRow = {
  readonly participationId: string;
  readonly roleId: string;
  readonly shiftId: string | null;
  readonly shiftPlace: string | null;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly contactNumber: string;
  /** Whether who leads them sees these two. */
  readonly hasAgreedToContact: boolean;
  readonly pictureId: string | null;
  readonly givenBy: string | null;
  readonly givenAt: Date | null;
  readonly clashReason: string | null;
  readonly eligibilityReason: string | null;
  readonly attentionSince: Date | null;
  readonly answer: 'coming' | 'late' | null;
  readonly lateMinutes: number | null;
  readonly answeredAt: Date | null;
};

function roster(db: Database, eventId: string) {
  return db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('appUser as giver', 'giver.id', 'participation.decidedBy')
    .leftJoin('shift', 'shift.id', 'participation.shiftId')
    .leftJoin('comingAnswer', (join) =>
      join
        .onRef('comingAnswer.eventId', '=', 'participation.eventId')
        .onRef('comingAnswer.userId', '=', 'participation.userId'),
    )
    .select([
      'participation.id as participationId',
      'participation.roleId',
      'participation.shiftId',
      'shift.place as shiftPlace',
      'participation.startTime',
      'participation.endTime',
      'participation.userId',
      'appUser.name',
      'appUser.email',
      'appUser.contactNumber',
      hasAgreedToContact.as('hasAgreedToContact'),
      'appUser.pictureId',
      'giver.name as givenBy',
      'participation.decidedAt as givenAt',
      'participation.clashReason',
      'participation.eligibilityReason',
      'participation.attentionSince',
      'comingAnswer.answer',
      'comingAnswer.lateMinutes',
      'comingAnswer.answeredAt',
    ])
    .where('participation.eventId', '=', eventId)
    .where('participation.state', 'in', coming)
    .where('participation.roleId', 'is not', null)
    .$narrowType<{ roleId: string }>();
}

/** Who holds a place in the role, by name, after a person. */
export async function rosterOfRole(
  db: Database,
  {
    eventId,
    roleId,
    after,
    limit,
  }: {
    eventId: string;
    roleId: string;
    after: NamePlace | undefined;
    limit: number;
  },
): Promise<RosterRow[]> {
  return await roster(db, eventId)
    .where('participation.roleId', '=', roleId)
    .where(behindName(after))
    .orderBy('appUser.nameOrder')
    .orderBy('appUser.id')
    .limit(limit)
    .execute();
}

/** The first people of every role, by name. */
export async function rosterAtAGlance(
  db: Database,
  { eventId, perRole }: { eventId: string; perRole: number },
): Promise<RosterRow[]> {
  const first = db
    .selectFrom('eventRole')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('participation')
          .innerJoin('appUser', 'appUser.id', 'participation.userId')
          .select('participation.id')
          .whereRef('participation.roleId', '=', 'eventRole.id')
          .where('participation.state', 'in', coming)
          .orderBy('appUser.nameOrder')
          .orderBy('appUser.id')
          .limit(perRole)
          .as('shown'),
      (join) => join.onTrue(),
    )
    .select('shown.id')
    .where('eventRole.eventId', '=', eventId);
  return await roster(db, eventId)
    .where('participation.id', 'in', first)
    .orderBy('appUser.nameOrder')
    .orderBy('appUser.id')
    .execute();
}

export type ComingRow = {
  readonly participationId: string;
  readonly userId: string;
  readonly name: string;
  readonly roleId: string | null;
  readonly roleName: string | null;
};

/** Who comes, by name, after a person. */
export async function comingByName(
  db: Database,
  { eventId, after, limit }: { eventId: string; after: NamePlace | undefined; limit: number },
): Promise<ComingRow[]> {
  return await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([
      'participation.id as participationId',
      'participation.userId',
      'appUser.name',
      'participation.roleId',
      'eventRole.name as roleName',
    ])
    .where('participation.eventId', '=', eventId)
    .where('participation.state', 'in', coming)
    .where(behindName(after))
    .orderBy('appUser.nameOrder')
    .orderBy('appUser.id')
    .limit(limit)
    .execute();
}
