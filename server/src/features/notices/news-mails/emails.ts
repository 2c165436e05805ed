/** Mails with news about events: only to who wants them, with the way to get no more of them. */
import type { Language } from '@saath/contract/language';
import { canUnsubscribe, type EventNoticeKind } from '@saath/contract/notices/notices/rules';
import type { OutgoingMail } from '../../../platform/mail/outgoing.ts';
import { addLinks, type MailText } from '../../../platform/mail/template.ts';
import type { Signer } from '../../../platform/secrets.ts';
import { hasPassword } from '../../accounts/accounts/policy.ts';
import { channelsFor } from '../notices/policy.ts';
import { unsubscribeUrl } from './policy.ts';

type Texts = { readonly stop: string; readonly choose: string };

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    stop: 'No more mails of this kind',
    choose: 'Choose which news come by mail',
  },
  ur: {
    stop: 'اس قسم کی مزید ای میلز نہ بھیجیں',
    choose: 'چنیں کہ کون سی اطلاع ای میل سے آئے',
  },
};

/** To whom news go. */
export type NewsReader = {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly kindsWithoutMail: readonly string[];
  /** Where it was read. */
  readonly passwordHash?: string;
};

type NewsLetter = Pick<OutgoingMail, 'calendar' | 'batch'> & {
  readonly kind: EventNoticeKind;
  readonly to: NewsReader;
  readonly text: MailText;
  /** Of the event that it is about, whose branch speaks; null where it is about none, or is among organisers (ADR 87). */
  readonly branchId: string | null;
};

/**
 * A mail ready for the outbox, or undefined for who wants no mails of this kind. Every mail about an event goes through
 * here, so that the choice and the small print are nobody else's business.
 */
export function newsMail(
  { appUrl, signer }: { appUrl: URL; signer: Signer },
  given: NewsLetter,
): OutgoingMail | undefined {
  const { kind, to, text, calendar, batch, branchId } = given;
  if (!channelsFor(to, kind).mail) return undefined;
  const { stop, choose } = texts[to.language];
  const choices = { label: choose, href: new URL('/notification', appUrl).href };
  const parts = { ...(calendar && { calendar }), ...(batch && { batch }) };
  const logsIn = to.passwordHash !== undefined && hasPassword({ passwordHash: to.passwordHash });
  const common = { kind, to: to.email, branchId, logsIn, ...parts };
  if (!canUnsubscribe(kind)) return { ...common, ...addLinks(text, [choices]) };
  const url = unsubscribeUrl({ appUrl, signer }, { userId: to.id, kind });
  return {
    ...common,
    ...addLinks(text, [{ label: stop, href: url }, choices]),
    unsubscribe: { url },
  };
}
