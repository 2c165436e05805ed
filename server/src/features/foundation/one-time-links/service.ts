/** One-time links: a mail carries the secret, the database its hash. */
import type { Tx } from '../../../platform/database.ts';
import type { TokenPurpose } from '../../../platform/tables/foundation.ts';
import { newToken } from '../../../platform/tokens.ts';
import { deleteTokensOf, insertToken, insertTokens } from './queries.ts';

const HOUR = 3_600_000;

/** What a person's link is for; `guest_ask` belongs to nobody until it is pressed. */
type LinkPurpose = Exclude<TokenPurpose, 'first_admin'>;
type Kind = LinkPurpose | 'guest_ask';

/**
 * Where each link leads and how long it works. A deviation from ASVS 6.5.5 (10 minutes) for activation and the change
 * of an address: they verify an address and are no login. Seven days to keep an account is its time to undo. A welcome
 * reaches people who did not ask for it and may read it days later; it opens an account that nobody has used yet.
 */
const kinds: Readonly<Record<Kind, { path: string; life: number }>> = {
  activation: { path: '/activation', life: 24 * HOUR },
  password_reset: { path: '/reset-password', life: HOUR },
  email_change: { path: '/change-email', life: 24 * HOUR },
  keep_account: { path: '/keep-account', life: 7 * 24 * HOUR },
  welcome: { path: '/welcome', life: 14 * 24 * HOUR },
  // As short as ASVS 6.5.5 has it nearly: it is a login.
  sign_in: { path: '/sign-in', life: HOUR / 4 },
  // The way in of people without a password, in mails that tell of days to come; it ends with their first password.
  guest: { path: '/sign-in', life: 30 * 24 * HOUR },
  guest_ask: { path: '/ask', life: 24 * HOUR },
  password_change: { path: '/change-password', life: HOUR },
  // The page is that of the other step: the link says which of the two it is.
  email_approval: { path: '/change-email', life: HOUR },
};

/** A secret for a mail, and what the database keeps of it. */
export function newLink({ purpose, at, appUrl }: { purpose: Kind; at: Date; appUrl: URL }): {
  url: string;
  tokenHash: Buffer;
  expiresAt: Date;
} {
  const { path, life } = kinds[purpose];
  const { text, hash } = newToken();
  const url = new URL(`${path}/${text}`, appUrl).href;
  return { url, tokenHash: hash, expiresAt: new Date(at.getTime() + life) };
}

/** A new link for a person; older ones of the same kind end. */
export async function issueLink(
  tx: Tx,
  {
    purpose,
    userId,
    newEmail = null,
    passwordHash = null,
    at,
    appUrl,
  }: {
    purpose: LinkPurpose;
    userId: string;
    newEmail?: string | null;
    passwordHash?: string | null;
    at: Date;
    appUrl: URL;
  },
): Promise<string> {
  const { url, ...link } = newLink({ purpose, at, appUrl });
  await deleteTokensOf(tx, userId, purpose);
  await insertToken(tx, { ...link, purpose, userId, newEmail, passwordHash, createdAt: at });
  return url;
}

/** A link for each of many people who have none of this kind yet. @returns the links in the order of the people */
export async function issueFirstLinks(
  tx: Tx,
  given: { purpose: LinkPurpose; userIds: readonly string[]; at: Date; appUrl: URL },
): Promise<string[]> {
  const { purpose, userIds, at, appUrl } = given;
  const { path, life } = kinds[purpose];
  const issued = userIds.map((userId) => ({ userId, ...newToken() }));
  await insertTokens(tx, {
    tokens: issued.map(({ userId, hash }) => ({ userId, tokenHash: hash })),
    purpose,
    createdAt: at,
    expiresAt: new Date(at.getTime() + life),
  });
  return issued.map(({ text }) => new URL(`${path}/${text}`, appUrl).href);
}
