/** Mails wait in the table `mail`, written in the transaction that causes them, until a worker has sent them. */
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database.ts';
import type { Jobs } from '../jobs.ts';
import { type Lately, lately } from './lately.ts';
import { type FootersOf, type LetterheadFor, mailRow, type OutgoingMail } from './outgoing.ts';
import { sendMail } from './sending.ts';
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

type Mailing = {
  readonly jobs: Jobs;
  readonly transport: MailTransport;
  readonly now: Clock;
  readonly rateFactor?: number;
  readonly letterhead: LetterheadFor;
  readonly footersOf?: FootersOf;
  /** In the mails of people without a password, the links to their own pages sign them in. */
  readonly waysIn?: (tx: Tx, mails: readonly OutgoingMail[]) => Promise<readonly OutgoingMail[]>;
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
    footersOf = async () => new Map(),
    waysIn = async (_tx, mails) => mails,
  }: Mailing,
): Promise<Outbox> {
  await jobs.work(JOB, async (id) => await sendMail(db, id, { transport, now }));

  /** @returns their ids, in the order of the mails */
  async function store(tx: Tx, mails: readonly OutgoingMail[]): Promise<string[]> {
    const branchIds = new Set(mails.flatMap(({ branchId }) => branchId ?? []));
    const footers = branchIds.size > 0 ? await footersOf(tx, [...branchIds]) : undefined;
    const rows = (await waysIn(tx, mails)).map((mail) =>
      mailRow(mail, { letterhead, now, footer: footers?.get(mail.branchId ?? '') }),
    );
    await tx.insertInto('mail').values(rows).execute();
    return rows.map(({ id }) => id);
  }

  return {
    ...lately(now, rateFactor),
    async post(tx, mail) {
      for (const id of await store(tx, [mail])) await jobs.add(tx, JOB, id);
    },
    async postMany(tx, mails) {
      if (mails.length === 0) return;
      await jobs.addMany(tx, JOB, await store(tx, mails));
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
