/** What a mail says is needed until it is sent, and no longer than the links in it work: then the table forgets it. */
import { sql } from 'kysely';
import type { Database } from '../database.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BATCH = 1000;

/** How long the one-time links in mails of a kind work, so how long such a mail is worth sending. */
const lives = {
  'sign-in': HOUR / 4,
  'password-reset': HOUR,
  'password-change': HOUR,
  'email-approval': HOUR,
  activation: DAY,
  'guest-ask': DAY,
  'email-change': DAY,
  leaving: 7 * DAY,
  invitation: 7 * DAY,
  welcome: 14 * DAY,
} as const satisfies Record<string, number>;

/** Every other mail: what it tells is old by then. */
const LONGEST = 14 * DAY;

/** Why a mail that was never sent has no words any more. */
export const EXPIRED = 'EXPIRED';

export const blank = {
  textBody: '',
  htmlBody: '',
  calendar: null,
  unsubscribeUrl: null,
} as const;

/** Whether a mail is too old to be sent: its links lead nowhere. */
export function isExpired({ kind, createdAt }: { kind: string; createdAt: Date }, now: Date) {
  const life = kind in lives ? lives[kind as keyof typeof lives] : LONGEST;
  return createdAt.getTime() + life <= now.getTime();
}

/** Forgets the words of unsent mails whose links have run out, a batch at a time; kind, recipient and subject stay. */
export async function blankExpired(db: Database, now: Date): Promise<void> {
  const ends = Object.fromEntries(
    Object.entries(lives).map(([kind, life]) => [kind, new Date(now.getTime() - life)]),
  );
  const before = sql`coalesce((${JSON.stringify(ends)}::jsonb ->> kind)::timestamptz, ${new Date(now.getTime() - LONGEST)})`;
  for (;;) {
    const { numAffectedRows } = await sql`
      update mail set text_body = '', html_body = '', calendar = null, unsubscribe_url = null, last_error = ${EXPIRED}
      where id in (
        select id from mail where sent_at is null and text_body <> '' and created_at <= ${before}
        order by created_at limit ${BATCH}
      )`.execute(db);
    if (Number(numAffectedRows) < BATCH) return;
  }
}
