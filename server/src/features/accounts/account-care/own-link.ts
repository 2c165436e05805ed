/** Links from mails, each good for one step of an account and once. */
import { tellSubject } from '../../../platform/caller.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUser } from '../../../platform/locks.ts';
import { hashToken } from '../../../platform/tokens.ts';
import * as links from '../../foundation/one-time-links/queries.ts';
import type { UserRow } from '../accounts/queries.ts';

type Purpose =
  | 'password_reset'
  | 'email_change'
  | 'email_approval'
  | 'password_change'
  | 'keep_account';

/** Uses up a link of one of the kinds and holds the person's row. @throws DomainError `accounts.token_invalid` */
export async function useLink(
  tx: Tx,
  { token, purposes, now }: { token: string; purposes: readonly Purpose[]; now: Date },
): Promise<links.TakenToken & { user: UserRow; purpose: Purpose }> {
  for (const purpose of purposes) {
    const taken = await links.takeToken(tx, { tokenHash: hashToken(token), purpose, now });
    const user = taken?.userId ? await lockUser(tx, taken.userId) : undefined;
    tellSubject(user?.id);
    if (taken && user) return { ...taken, user, purpose };
  }
  throw new DomainError('accounts.token_invalid');
}
