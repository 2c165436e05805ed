/** The links with which mails stop themselves: signed, so that they work without being signed in, and for nothing else. */
import { type EventNoticeKind, eventNoticeKinds } from '@saath/contract/notices/notices/rules';
import type { Signer } from '../../../platform/secrets.ts';

const PURPOSE = 'unsubscribe';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Mails of one kind to one person. */
export type Subscription = { readonly userId: string; readonly kind: EventNoticeKind };

const textOf = ({ userId, kind }: Subscription) => `${userId}.${kind}`;

/** Where a mail of this kind to this person stops itself. */
export function unsubscribeUrl(
  { appUrl, signer }: { appUrl: URL; signer: Signer },
  subscription: Subscription,
): string {
  const text = textOf(subscription);
  return new URL(`/unsubscribe/${text}.${signer.sign(PURPOSE, text)}`, appUrl).href;
}

/** What a link is about, or undefined for one that we did not make. */
export function readToken(signer: Signer, token: string): Subscription | undefined {
  const [userId = '', kindText = '', signature = '', ...rest] = token.split('.');
  const kind = eventNoticeKinds.find((each) => each === kindText);
  if (!kind || !UUID.test(userId) || rest.length > 0) return undefined;
  const subscription = { userId, kind };
  return signer.isSigned(PURPOSE, textOf(subscription), signature) ? subscription : undefined;
}
