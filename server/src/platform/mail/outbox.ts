/** Mails wait in the table `mail`, written in the transaction that causes them, until a worker has sent them. */
import type { Language } from '@saath/contract/language';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import type { Letterhead } from '../organisation.ts';
import { blank, EXPIRED, isExpired } from './bodies.ts';
import { type Lately, lately } from './lately.ts';
import { renderMail } from './render.ts';
import type { MailText } from './template.ts';
import type { MailTransport } from './transport.ts';

const JOB = 'mail';

export type Outbox = Lately & {
  /** Stores a mail with the change that causes it: both happen, or neither. */
  readonly post: (tx: Tx, mail: OutgoingMail) => Promise<void>;
  /** The same for many mails in two statements; a few hundred at a time. */
  readonly postMany: (tx: Tx, mails: readonly OutgoingMail[]) => Promise<void>;
  /** Mails that failed are tried again soon, whether the worker has given up on them or would try later by itself. */
  readonly tryAgain: (tx: Tx, ids: readonly string[]) => Promise<void>;
  /** After the commit: this process's worker need not wait for its next look. */
  readonly wake: () => void;
};

export type OutgoingMail = MailText & {
  /** What the mail is about, for the operator: `activation`, `decision` … */
  readonly kind: string;
  readonly to: string;
  /** The text of an `.ics` file: shown by mail programs as an event, and attached as `event.ics`. */
  readonly calendar?: string;
  /** Where one press ends mails of this kind (RFC 8058); the address works without being signed in. */
  readonly unsubscribe?: { readonly url: string };
  /** To somebody who is gone: once it is sent nothing of it is kept, least of all the address. */
  readonly isFarewell?: boolean;
  /** What it is counted with (an announcement, a thread), and for whom it is. */
  readonly batch?: { readonly id: string; readonly userId: string };
};

/** Starts this process's worker. */
export async function openOutbox(
  db: Database,
  {
    jobs,
    transport,
    now,
    rateFactor = 1,
    letterhead,
    waysIn = async (_tx, mails) => mails,
  }: {
    jobs: Jobs;
    transport: MailTransport;
    now: Clock;
    rateFactor?: number;
    /** What stands at the head and the foot of a mail, for a reader of the language. */
    letterhead: (language: Language) => Letterhead;
    /** In the mails of people without a password, the links to their own pages sign them in. */
    waysIn?: (tx: Tx, mails: readonly OutgoingMail[]) => Promise<readonly OutgoingMail[]>;
  },
): Promise<Outbox> {
  await jobs.work(JOB, async (id) => {
    const mail = await unsentMail(db, id);
    if (!mail) return;
    const { kind, createdAt, ...letter } = mail;
    // Given up before: a further try must not send a mail without words, or with links that lead nowhere.
    if (letter.text === '' || isExpired({ kind, createdAt }, now())) return await forget(db, id);
    try {
      await transport.deliver(letter);
      if (letter.isFarewell) {
        await db.deleteFrom('mail').where('id', '=', id).execute();
        return;
      }
      await db
        .updateTable('mail')
        .set({ ...blank, sentAt: now(), lastError: null })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      await noteFailure(db, id, error);
      throw error;
    }
  });

  const rowOf = ({
    kind,
    to,
    calendar,
    unsubscribe,
    batch,
    isFarewell = false,
    ...mail
  }: OutgoingMail) => {
    const { subject, text, html } = renderMail(mail, letterhead(mail.language));
    return {
      id: newId(),
      kind,
      toAddress: to,
      subject,
      textBody: text,
      htmlBody: html,
      calendar: calendar ?? null,
      unsubscribeUrl: unsubscribe?.url ?? null,
      batchId: batch?.id ?? null,
      userId: batch?.userId ?? null,
      isFarewell,
      createdAt: now(),
    };
  };

  return {
    ...lately(now, rateFactor),
    async post(tx, mail) {
      const rows = (await waysIn(tx, [mail])).map(rowOf);
      await tx.insertInto('mail').values(rows).execute();
      for (const { id } of rows) await jobs.add(tx, JOB, id);
    },
    async postMany(tx, mails) {
      if (mails.length === 0) return;
      const rows = (await waysIn(tx, mails)).map(rowOf);
      await tx.insertInto('mail').values(rows).execute();
      await jobs.addMany(
        tx,
        JOB,
        rows.map(({ id }) => id),
      );
    },
    async tryAgain(tx, ids) {
      if (ids.length === 0) return;
      await tx
        .updateTable('mail')
        .set({ attempts: 0, lastError: null })
        .where('id', 'in', [...ids])
        .execute();
      await jobs.hurry(tx, JOB, ids);
    },
    wake: () => jobs.wake(JOB),
  };
}

async function unsentMail(db: Database, id: string) {
  return await db
    .selectFrom('mail')
    .select([
      'id',
      'kind',
      'createdAt',
      'toAddress as to',
      'subject',
      'textBody as text',
      'htmlBody as html',
      'calendar',
      'unsubscribeUrl',
      'isFarewell',
    ])
    .where('id', '=', id)
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

/** The reason is kept without the peer's words, which may quote the address. */
async function noteFailure(db: Database, id: string, error: unknown): Promise<void> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
  await db
    .updateTable('mail')
    .set((row) => ({ attempts: row('attempts', '+', 1), lastError: code }))
    .where('id', '=', id)
    .execute();
}
