/** Use cases of the links of mails before their press: whether they still work, and the one that logs in. */
import type { LinkKind } from '@saath/contract/accounts/account-care/schema';
import { tellSubject } from '../../../platform/caller.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUser } from '../../../platform/locks.ts';
import type { TokenPurpose } from '../../../platform/tables/foundation.ts';
import { hashToken } from '../../../platform/tokens.ts';
import * as links from '../../foundation/one-time-links/queries.ts';
import { issueLink } from '../../foundation/one-time-links/service.ts';
import { signInMail } from '../account-care/emails.ts';
import { postReset, postToOwner } from '../account-care/service.ts';
import type { UserRow } from '../accounts/queries.ts';
import * as people from '../accounts/queries.ts';
import { type Accounts, type CarriedIds, withCarried } from '../accounts/service.ts';
import { hasSignUpOf } from '../sign-up/queries.ts';

const purposes: Readonly<Record<Exclude<LinkKind, 'activation'>, readonly TokenPurpose[]>> = {
  change_email: ['email_change', 'email_approval'],
  change_password: ['password_change'],
  first_admin: ['first_admin'],
  keep_account: ['keep_account'],
  reset_password: ['password_reset'],
  sign_in: ['sign_in', 'guest'],
  welcome: ['welcome'],
};

/**
 * Whether a link would work now. Nothing changes, so programs that open every link of a mail do no harm.
 *
 * @returns of a link that logs in, whose account it opens: its page names them, so that nobody is led into another's
 * @throws DomainError `accounts.token_invalid`
 */
export async function seeLink(
  { db, now }: Pick<Accounts, 'db' | 'now'>,
  { token, kind }: { token: string; kind: LinkKind },
): Promise<{ name?: string }> {
  const link = { tokenHash: hashToken(token), now: now() };
  if (kind === 'activation') {
    if (await hasSignUpOf(db, link)) return {};
    throw new DomainError('accounts.token_invalid');
  }
  const found = await links.findToken(db, { ...link, purposes: purposes[kind] });
  if (!found) throw new DomainError('accounts.token_invalid');
  if (kind !== 'sign_in') return {};
  const user = found.userId ? await people.findUser(db, found.userId) : undefined;
  if (!user || !mayUseLinks(user)) throw new DomainError('accounts.token_invalid');
  return { name: user.name };
}

/** A mailbox alone opens no organiser's account: they see everybody's data. */
function mayUseLinks({ role, activatedAt, leavingAt }: UserRow): boolean {
  return role === 'Volunteer' && activatedAt !== null && leavingAt === null;
}

/**
 * A link that logs in, to an address that has an account; it leads to the event that is carried. An organiser gets the
 * link for a new password instead, which everybody can ask for and which tells its owner.
 */
export async function mailSignInLink(
  accounts: Accounts,
  { email, ...carried }: { email: string } & CarriedIds,
): Promise<void> {
  const { now, outbox, appUrl } = accounts;
  await postToOwner(accounts, email, async (tx, user) => {
    if (!mayUseLinks(user)) return await postReset(accounts, tx, user);
    const given = { userId: user.id, at: now(), appUrl };
    const link = new URL(await issueLink(tx, { purpose: 'sign_in', ...given }));
    const mail = signInMail(user, withCarried(link, carried).href);
    await outbox.post(tx, { kind: 'sign-in', to: user.email, ...mail });
  });
}

/** Uses a link up. @throws DomainError `accounts.token_invalid` */
export async function signInByLink({ db, now }: Accounts, token: string): Promise<UserRow> {
  return await inTransaction(db, async (tx) => {
    const link = { tokenHash: hashToken(token), now: now() };
    const taken =
      (await links.takeToken(tx, { ...link, purpose: 'sign_in' })) ??
      (await links.takeToken(tx, { ...link, purpose: 'guest' }));
    const user = taken?.userId ? await lockUser(tx, taken.userId) : undefined;
    tellSubject(user?.id);
    if (!user || !mayUseLinks(user)) throw new DomainError('accounts.token_invalid');
    return user;
  });
}
