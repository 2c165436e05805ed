/** SQL of kinds of qualification, and of what is known of people. */
import {
  ADULT,
  type Facts,
  noFacts,
  type Requirements,
} from '@saath/contract/events/eligibility/rules';
import { nameKey } from '@saath/contract/events/roles/rules';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { holdingList } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';

export type KindRow = Selectable<Tables['qualificationKind']>;
/** What a role is; the module of roles knows this one. */
export type RoleRow = Selectable<Tables['eventRole']>;

/** By name. */
export async function everyKind(db: Database): Promise<KindRow[]> {
  return await db.selectFrom('qualificationKind').selectAll().orderBy('nameKey').execute();
}

/** Ids of kinds that nobody has, checked and valid on the day. */
export async function kindsOfNobody(db: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('qualificationKind as kind')
    .select('kind.id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('qualification')
            .whereRef('qualification.kindId', '=', 'kind.id')
            .where('state', '=', 'verified')
            .where(sql<boolean>`coalesce(valid_until >= ${day}::date, true)`),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the ids that there are, by name; without ids nothing is asked. */
export async function kindsById(db: Database, ids: readonly string[]): Promise<KindRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('qualificationKind')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('nameKey')
    .execute();
}

/** Agreements as roles name them, as kinds are; without ids nothing is asked. */
export async function agreementsById(db: Database, ids: readonly string[]): Promise<KindRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('agreement')
    .select(['id', 'name', 'nameKey', 'createdAt'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('nameKey')
    .execute();
}

/** @returns the kind with that name, which may have been there before */
export async function insertKind(
  tx: Tx,
  kind: { id: string; name: string; createdAt: Date },
): Promise<KindRow> {
  const key = nameKey(kind.name);
  await tx
    .insertInto('qualificationKind')
    .values({ ...kind, nameKey: key })
    .onConflict((conflict) => conflict.column('nameKey').doNothing())
    .execute();
  return await tx
    .selectFrom('qualificationKind')
    .selectAll()
    .where('nameKey', '=', key)
    .executeTakeFirstOrThrow();
}

/** @returns whether there was one. @throws the database's refusal 23503 while it is needed */
export async function deleteKind(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('qualificationKind')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What is known of each of the people, in one statement whatever their number. */
export async function factsOf(
  db: Database,
  userIds: readonly string[],
): Promise<(userId: string) => Facts> {
  const { rows } = await sql<Facts & { userId: string }>`
    select person.id as "userId", said_age.age as "over", coalesce(
      jsonb_agg(jsonb_build_object(
        'kindId', paper.kind_id, 'state', paper.state, 'validUntil', paper.valid_until
      )) filter (where paper.id is not null), '[]'
    ) as "papers", array(
      select distinct signature.agreement_id::text from signature
      join agreement on agreement.id = signature.agreement_id
      where signature.user_id = person.id and signature.withdrawn_at is null
        and signature.version >= agreement.asked_since
    ) as "signed", (
      select coalesce(jsonb_agg(jsonb_build_object(
        'roleId', consent.role_id, 'state', consent.state, 'signed', array(
          select distinct signed.agreement_id from guardian_signature as signed
          join agreement on agreement.id = signed.agreement_id
          where signed.consent_id = consent.id and signed.withdrawn_at is null
            and signed.version >= agreement.asked_since
        )
      )), '[]')
      from guardian_consent as consent where consent.user_id = person.id
    ) as "guardians"
    from unnest(${userIds}::uuid[]) as person (id)
    left join said_age on said_age.user_id = person.id
    left join qualification as paper on paper.user_id = person.id
    group by person.id, said_age.age
  `.execute(db);
  const known = new Map(rows.map((row) => [row.userId, row] as const));
  return (userId) => known.get(userId) ?? noFacts;
}

type People = ExpressionBuilder<Tables, 'appUser'>;

/** With a paper of one of the kinds, checked or not, that is valid on the day. */
function holdersOf(people: People, { oneOf, day }: { oneOf: readonly string[]; day: string }) {
  return people
    .selectFrom('qualification')
    .select('userId')
    .where('kindId', '=', sql<string>`any(${oneOf}::uuid[])`)
    .where('state', 'in', ['claimed', 'verified'])
    .where(sql<boolean>`coalesce(valid_until >= ${day}::date, true)`);
}

/** With all of the agreements signed, in a version that still counts. */
function signersOf(people: People, agreements: readonly string[]) {
  return people
    .selectFrom('signature')
    .innerJoin('agreement', 'agreement.id', 'signature.agreementId')
    .select('signature.userId')
    .where('agreement.id', '=', sql<string>`any(${agreements}::uuid[])`)
    .where('signature.withdrawnAt', 'is', null)
    .whereRef('signature.version', '>=', 'agreement.askedSince')
    .groupBy('signature.userId')
    .having(sql<boolean>`count(distinct agreement.id) = ${agreements.length}`);
}

/** An adult, or somebody whose guardian was asked about the role and has not declined. */
function isAdultOrGuarded(roleId: string | undefined) {
  return sql<boolean>`(exists (
    select from said_age where said_age.user_id = app_user.id and said_age.age >= ${ADULT}
  ) or exists (
    select from guardian_consent as consent where consent.user_id = app_user.id
      and consent.role_id = ${roleId} and consent.state in ('asked', 'consented')
  ))`;
}

/** Who holds a place in the event or was declined there. */
function settledIn(people: People, eventId: string) {
  return people
    .selectFrom('participation')
    .select('userId')
    .where('eventId', '=', eventId)
    .where(sql<boolean>`state in ('declined', ${holdingList})`);
}

/**
 * Active volunteers of whom it is known, checked or not, what the requirements ask for: nobody else can be eligible on the
 * day. Left out are those in the event who hold a place or were declined. By id, at most `limit`.
 */
export async function peopleWithFacts(
  db: Database,
  given: { requirements: Requirements; day: string; eventId: string; limit: number },
): Promise<string[]> {
  const { requirements, day, eventId, limit } = given;
  const { oneOf, minAge, agreements = [], guardian } = requirements;
  const rows = await db
    .selectFrom('appUser')
    .select('id')
    .where('role', '=', 'Volunteer')
    .where('activatedAt', 'is not', null)
    .where('leftAt', 'is', null)
    .$if(oneOf.length > 0, (query) =>
      query.where('id', 'in', (people) => holdersOf(people, { oneOf, day })),
    )
    .$if(minAge !== null, (query) =>
      query.where('id', 'in', (people) =>
        people.selectFrom('saidAge').select('userId').where(sql<boolean>`age >= ${minAge}`),
      ),
    )
    .$if(agreements.length > 0, (query) =>
      query.where('id', 'in', (people) => signersOf(people, agreements)),
    )
    .$if(guardian !== undefined, (query) => query.where(isAdultOrGuarded(guardian)))
    .where('id', 'not in', (people) => settledIn(people, eventId))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
