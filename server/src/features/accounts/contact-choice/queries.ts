/** SQL of who lets those who lead them see how to reach them. */
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

/** A column of a query with `app_user`: whether the person agreed. */
export const hasAgreedToContact: RawBuilder<boolean> = sql<boolean>`exists (
  select from contact_choice choice where choice.user_id = app_user.id)`;

export async function agreedSince(db: Database, userId: string): Promise<Date | undefined> {
  const choice = await db
    .selectFrom('contactChoice')
    .select('chosenAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return choice?.chosenAt;
}

/** Nothing changes where they had agreed already. */
export async function insertChoice(tx: Tx, choice: Tables['contactChoice']): Promise<void> {
  await tx
    .insertInto('contactChoice')
    .values(choice)
    .onConflict((same) => same.column('userId').doNothing())
    .execute();
}

export async function deleteChoice(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('contactChoice').where('userId', '=', userId).execute();
}

/** Whether somebody else leads them, in their role or the whole event, where they ask for a place or have one and it is not over. */
export async function isLed(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isLed: boolean }>`select exists (
    select from participation place
    join event_grant lead on lead.event_id = place.event_id and lead.user_id <> place.user_id
      and (lead.given_right = 'lead' or (lead.given_right = 'role_lead' and lead.role_id = place.role_id))
      and (lead.expires_at is null or lead.expires_at > ${now})
    where place.user_id = ${userId} and place.end_time > ${now}
      and place.state in ('requested', 'waitlisted', 'offered', 'confirmed', 'checked_in')
  ) as "isLed"`.execute(db);
  return rows[0]?.isLed ?? false;
}
