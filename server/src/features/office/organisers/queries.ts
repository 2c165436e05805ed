/** SQL of requests to be an organiser. */
import type { Language } from '@saath/contract/language';
import type { OrganiserRequestState } from '@saath/contract/office/organisers/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type RequestRow = Selectable<Tables['organiserRequest']>;

export async function insertRequest(
  tx: Tx,
  request: Insertable<Tables['organiserRequest']>,
): Promise<RequestRow> {
  return await tx
    .insertInto('organiserRequest')
    .values(request)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteOpenOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('organiserRequest')
    .where('userId', '=', userId)
    .where('state', '=', 'asked')
    .execute();
}

export async function findRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  return await db
    .selectFrom('organiserRequest')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Holds the request until the transaction ends: of two Admins who answer, the second reads what the first wrote. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  return await tx
    .selectFrom('organiserRequest')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function newestRequestOf(
  db: Database,
  userId: string,
): Promise<RequestRow | undefined> {
  return await db
    .selectFrom('organiserRequest')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function answerRequest(
  tx: Tx,
  {
    id,
    ...answer
  }: {
    id: string;
    state: Exclude<OrganiserRequestState, 'asked'>;
    answer: string;
    decidedBy: string;
    decidedAt: Date;
  },
): Promise<void> {
  await tx.updateTable('organiserRequest').set(answer).where('id', '=', id).execute();
}

/** Open requests of people who can be approved: activated, not leaving, not an Admin by another way. */
function openRequests(db: Database) {
  return db
    .selectFrom('organiserRequest')
    .innerJoin('appUser', 'appUser.id', 'organiserRequest.userId')
    .where('organiserRequest.state', '=', 'asked')
    .where('appUser.role', '=', 'Volunteer')
    .where('appUser.activatedAt', 'is not', null)
    .where('appUser.leavingAt', 'is', null);
}

export type OpenRequestRow = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly pictureId: string | null;
  readonly memberSince: Date;
  readonly text: string;
  readonly askedAt: Date;
};

/** Oldest first, after the row with the given id. */
export async function oldestOpen(
  db: Database,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<OpenRequestRow[]> {
  let query = openRequests(db)
    .select([
      'organiserRequest.id',
      'organiserRequest.userId',
      'appUser.name',
      'appUser.pictureId',
      'appUser.createdAt as memberSince',
      'organiserRequest.text',
      'organiserRequest.askedAt',
    ])
    .orderBy('organiserRequest.askedAt')
    .orderBy('organiserRequest.id')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(organiser_request.asked_at, organiser_request.id) > (select asked_at, id from organiser_request where id = ${after})`,
    );
  return await query.execute();
}

export async function countOpen(db: Database): Promise<number> {
  const { open } = await openRequests(db)
    .select((eb) => eb.fn.countAll<string>().as('open'))
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** All of a person, oldest first. */
export async function requestsOf(db: Database, userId: string): Promise<RequestRow[]> {
  return await db
    .selectFrom('organiserRequest')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('askedAt')
    .orderBy('id')
    .execute();
}

/** Admins whose account is in use, longest first. */
export async function activeAdmins(
  db: Database,
  limit: number,
): Promise<{ id: string; language: Language }[]> {
  return await db
    .selectFrom('appUser')
    .select(['id', 'language'])
    .where('role', '=', 'Admin')
    .where('activatedAt', 'is not', null)
    .where('leavingAt', 'is', null)
    .where('leftAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}
