/** SQL of invitations to be an Admin. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

/** With the Admin who sent it last: the name, and whether that account is an Admin's still. */
export type InvitationRow = Selectable<Tables['invitation']> & {
  readonly inviterName: string | null;
  readonly inviterIsAdmin: boolean;
};

function invitations(db: Database) {
  return db
    .selectFrom('invitation')
    .leftJoin('appUser', 'appUser.id', 'invitation.invitedBy')
    .selectAll('invitation')
    .select([
      sql<string | null>`case when app_user.left_at is null then app_user.name end`.as(
        'inviterName',
      ),
      sql<boolean>`coalesce(app_user.role = 'Admin' and app_user.leaving_at is null, false)`.as(
        'inviterIsAdmin',
      ),
    ]);
}

const isOpen = sql<boolean>`invitation.accepted_at is null and invitation.withdrawn_at is null`;

/** Newest first. */
export async function openInvitations(db: Database, limit: number): Promise<InvitationRow[]> {
  return await invitations(db)
    .where(isOpen)
    .orderBy('invitation.createdAt', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(limit)
    .execute();
}

export async function findByToken(
  db: Database,
  tokenHash: Buffer,
): Promise<InvitationRow | undefined> {
  return await invitations(db).where('invitation.tokenHash', '=', tokenHash).executeTakeFirst();
}

/** Holds the invitation until the transaction ends: of two who answer it, the second reads what the first wrote. */
export async function lockInvitation(tx: Tx, id: string): Promise<InvitationRow | undefined> {
  return await invitations(tx)
    .where('invitation.id', '=', id)
    .forUpdate('invitation')
    .executeTakeFirst();
}

/** The open invitation of an address, held until the transaction ends. */
export async function lockOpenOf(tx: Tx, emailKey: string): Promise<InvitationRow | undefined> {
  return await invitations(tx)
    .where('invitation.emailKey', '=', emailKey)
    .where(isOpen)
    .forUpdate('invitation')
    .executeTakeFirst();
}

/** @returns false when the address has an open one */
export async function insertInvitation(
  tx: Tx,
  invitation: Insertable<Tables['invitation']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('invitation')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateInvitation(
  tx: Tx,
  id: string,
  change: Updateable<Tables['invitation']>,
): Promise<void> {
  await tx.updateTable('invitation').set(change).where('id', '=', id).execute();
}

/** Those that were accepted, withdrawn or expired before. */
export async function deleteEndedBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('invitation')
    .where(sql<boolean>`coalesce(accepted_at, withdrawn_at, expires_at) < ${before}`)
    .execute();
}
