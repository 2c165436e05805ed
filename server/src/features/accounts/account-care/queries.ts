/** SQL of what a person does with their own account. */
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { columnsOf } from '../../../platform/points.ts';
import type { Tables } from '../../../platform/tables.ts';
import { deleteWebhooksOf } from '../../foundation/webhooks/queries.ts';
import { deleteIdentities, deletePasskeys } from '../access/queries.ts';
import { deleteSignUpOf } from '../sign-up/queries.ts';

export type SessionRow = Selectable<Tables['session']>;

export async function sessionsOf(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<SessionRow[]> {
  return await db
    .selectFrom('session')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether a session began at that moment or later. */
export async function hasSessionSince(
  db: Database,
  { id, since }: { id: string; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('createdAt', '>=', since)
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns whether there was such a session of this person */
export async function deleteOwnSession(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOtherSessions(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).where('id', '<>', id).execute();
}

/** Everybody whose time to undo is over. */
export async function dueToLeave(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string }[]> {
  return await db
    .selectFrom('appUser')
    .select('id')
    .where('leavingAt', '<=', before)
    .where('leftAt', 'is', null)
    .orderBy('leavingAt')
    .limit(limit)
    .execute();
}

/** What is of nobody's use without the person. */
const OWN_ROWS = [
  'hourProposal',
  'missedAnswer',
  'notice',
  'organiserRequest',
  'rating',
  'userDayOff',
  'userAvailability',
  'session',
  'pushSubscription',
  'pushChoice',
  'accountToken',
  'calendarFeed',
  'contactChoice',
  'emergencyContact',
  'qualification',
  'signature',
  'guardianConsent',
  'saidAge',
  'questionAnswer',
  'questionTold',
  'rememberedAnswer',
  'apiToken',
  'eventGrant',
  'branchGrant',
  'lendingChoice',
  'appealPerson',
] as const;

/** Takes everything personal out of an account; the row stays for the places and hours of events. */
export async function anonymise(
  tx: Tx,
  { id, email, at }: { id: string; email: string; at: Date },
): Promise<void> {
  await emptyProfile(tx, { id, at });
  await emptyWords(tx, id);
  await emptyThreads(tx, id);
  for (const table of OWN_ROWS) await tx.deleteFrom(table).where('userId', '=', id).execute();
  await deleteIdentities(tx, id);
  await deletePasskeys(tx, id);
  await deleteWebhooksOf(tx, id);
  await tx.deleteFrom('kioskPass').where('organiserId', '=', id).execute();
  await forgetMails(tx, { id, email });
  await deleteSignUpOf(tx, email);
  await tx.deleteFrom('guestRequest').where('emailKey', '=', email.toLowerCase()).execute();
  await tx.deleteFrom('invitation').where('emailKey', '=', email.toLowerCase()).execute();
}

async function emptyProfile(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  const gone = `left-${id}`;
  await tx
    .updateTable('appUser')
    .set({
      email: gone,
      emailKey: gone,
      name: 'Former volunteer',
      nameKey: 'former volunteer',
      role: 'Volunteer',
      passwordHash: 'none',
      contactNumber: '',
      experienceYears: 0,
      description: '',
      skills: [],
      interests: [],
      pictureId: null,
      language: 'en',
      kindsWithoutMail: [],
      area: '',
      ...columnsOf(null),
      matchingOff: [],
      activatedAt: null,
      leftAt: at,
      updatedAt: at,
    })
    .where('id', '=', id)
    .execute();
}

/** Words by the person or about them, in rows that stay. Organisers write to people by name. */
async function emptyWords(tx: Tx, userId: string): Promise<void> {
  // That there was a reason has to stay: without one two places may not overlap.
  const clashReason = sql<string | null>`case when clash_reason is not null then '' end`;
  const eligibilityReason = sql<
    string | null
  >`case when eligibility_reason is not null then '' end`;
  await tx
    .updateTable('participation')
    .set({ note: '', answer: '', clashReason, eligibilityReason })
    .where('userId', '=', userId)
    .execute();
  await tx
    .updateTable('participationChange')
    .set({ reason: '' })
    .where('userId', '=', userId)
    .execute();
  await tx.updateTable('auditEntry').set({ details: {} }).where('userId', '=', userId).execute();
  const ownFeedback = tx.selectFrom('feedback').select('id').where('userId', '=', userId);
  await tx.deleteFrom('story').where('feedbackId', 'in', ownFeedback).execute();
  await tx.updateTable('feedback').set({ message: '' }).where('userId', '=', userId).execute();
  await tx.updateTable('hourCorrection').set({ reason: '' }).where('userId', '=', userId).execute();
  // Their links go on to say that they are not available any more.
  const nothing = { name: '', document: '', signature: '' };
  await tx.updateTable('certificate').set(nothing).where('userId', '=', userId).execute();
}

/** Mails are sent to the address as it was typed each time; those to guardians name the person. */
async function forgetMails(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx
    .deleteFrom('mail')
    .where(
      sql<boolean>`(lower(to_address) = ${email.toLowerCase()} or (kind = 'guardian' and user_id = ${id}))`,
    )
    .execute();
}

/** What was said in the threads of a person, by them and to them, and the mails that quote it. */
async function emptyThreads(tx: Tx, userId: string): Promise<void> {
  const threads = tx.selectFrom('thread').select('id').where('userId', '=', userId);
  await tx
    .updateTable('threadMessage')
    .set({ body: '' })
    .where('threadId', 'in', threads)
    .execute();
  await tx.deleteFrom('mail').where('batchId', 'in', threads).execute();
  const read = { unreadByOrganisers: 0, unreadByParticipant: 0 };
  await tx.updateTable('thread').set(read).where('userId', '=', userId).execute();
}
