/** A mail as a feature hands it in, and the row of the table `mail` that it becomes. */
import type { Language } from '@saath/contract/language';
import type { Clock } from '../clock.ts';
import type { Tx } from '../database.ts';
import { newId } from '../ids.ts';
import type { Letterhead } from '../organisation.ts';
import { renderMail } from './render.ts';
import type { MailText } from './template.ts';

export type OutgoingMail = MailText & {
  /** Whoever it goes to is known to log in with a password: no link has to sign them in. */
  readonly logsIn?: boolean;
  /** What the mail is about, for the operator: `activation`, `decision` … */
  readonly kind: string;
  readonly to: string;
  /** The text of an `.ics` file: shown by mail programs as an event, and attached as `event.ics`. */
  readonly calendar?: string;
  /** Where one press ends mails of this kind (RFC 8058); the address works without being signed in. */
  readonly unsubscribe?: { readonly url: string };
  /** To somebody who is gone: once it is sent nothing of it is kept, least of all the address. */
  readonly isFarewell?: boolean;
  /** What it is counted with (an announcement, a thread), and for whom it is; to a guardian: whose it is. */
  readonly batch?: { readonly id: string; readonly userId: string };
  /** The branch of the event that it is about: the mail is in its name. */
  readonly branchId?: string | null;
};

/** What stands at the head and the foot of a mail, for a reader of the language. */
export type LetterheadFor = (language: Language) => Letterhead;

/** What branches write under their mails, by their ids; without those that write nothing of their own. */
export type FootersOf = (
  tx: Tx,
  branchIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

type Heading = {
  readonly letterhead: LetterheadFor;
  readonly now: Clock;
  /** In place of the organisation's. */
  readonly footer?: string | undefined;
};

export function mailRow(
  { kind, to, calendar, unsubscribe, batch, branchId, isFarewell = false, ...mail }: OutgoingMail,
  { letterhead, now, footer }: Heading,
) {
  const head = letterhead(mail.language);
  const { subject, text, html } = renderMail(mail, footer ? { ...head, footer } : head);
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
    branchId: branchId ?? null,
    createdAt: now(),
  };
}
