/** A mail as a feature hands it in, and the row of the table `mail` that it becomes. */
import type { Language } from '@saath/contract/language';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Letterhead } from '../organisation.ts';
import { renderMail } from './render.ts';
import type { MailText } from './template.ts';

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
  /** What it is counted with (an announcement, a thread), and for whom it is; to a guardian: whose it is. */
  readonly batch?: { readonly id: string; readonly userId: string };
};

/** What stands at the head and the foot of a mail, for a reader of the language. */
export type LetterheadFor = (language: Language) => Letterhead;

export function mailRow(
  { kind, to, calendar, unsubscribe, batch, isFarewell = false, ...mail }: OutgoingMail,
  { letterhead, now }: { readonly letterhead: LetterheadFor; readonly now: Clock },
) {
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
}
