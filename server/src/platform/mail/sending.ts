/** Sends one mail of the table `mail`, and keeps how that went. */
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import { blank, EXPIRED, isExpired } from './bodies.ts';
import type { MailTransport } from './transport.ts';

/**
 * Nothing happens for a mail that was sent already. One whose links have run out is not sent: its words are forgotten.
 *
 * @throws whatever the transport throws, after it is noted: the job tries again later
 */
export async function sendMail(
  db: Database,
  id: string,
  { transport, now }: { readonly transport: MailTransport; readonly now: Clock },
): Promise<void> {
  const mail = await unsentMail(db, id);
  if (!mail) return;
  const { kind, createdAt, isFarewell, senderName, replyTo, ...words } = mail;
  const letter = { ...words, sender: { senderName: senderName ?? '', replyTo: replyTo ?? '' } };
  // Given up before: a further try must not send a mail without words, or with links that lead nowhere.
  if (letter.text === '' || isExpired({ kind, createdAt }, now())) return await forget(db, id);
  try {
    await transport.deliver(letter);
    if (isFarewell) await db.deleteFrom('mail').where('id', '=', id).execute();
    else await noteSent(db, id, now());
  } catch (error) {
    await noteFailure(db, id, error);
    throw error;
  }
}

async function unsentMail(db: Database, id: string) {
  return await db
    .selectFrom('mail')
    // A branch that has closed reads no answers.
    .leftJoin('branch', (join) =>
      join.onRef('branch.id', '=', 'mail.branchId').on('branch.closedAt', 'is', null),
    )
    .select([
      'mail.id',
      'kind',
      'mail.createdAt',
      'toAddress as to',
      'subject',
      'textBody as text',
      'htmlBody as html',
      'calendar',
      'unsubscribeUrl',
      'isFarewell',
      'branch.senderName',
      'branch.replyTo',
    ])
    .where('mail.id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst();
}

async function forget(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail')
    .set((row) => ({ ...blank, attempts: row('attempts', '+', 1), lastError: EXPIRED }))
    .where('id', '=', id)
    .execute();
}

async function noteSent(db: Database, id: string, sentAt: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...blank, sentAt, lastError: null })
    .where('id', '=', id)
    .execute();
}

/** The reason is kept without the peer's words, which may quote the address. */
async function noteFailure(db: Database, id: string, error: unknown): Promise<void> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
  await db
    .updateTable('mail')
    .set((row) => ({ attempts: row('attempts', '+', 1), lastError: code }))
    .where('id', '=', id)
    .execute();
}
