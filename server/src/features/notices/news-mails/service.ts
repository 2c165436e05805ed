/** Mails of one kind stop, or come again, for the person to whom the link was sent. */
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUser } from '../../../platform/locks.ts';
import type { Signer } from '../../../platform/secrets.ts';
import { findUser, type UserRow, updateUser } from '../../accounts/accounts/queries.ts';
import { readToken, type Subscription } from './policy.ts';

export type Unsubscribing = {
  readonly db: Database;
  readonly now: Clock;
  readonly signer: Signer;
};

export type Choice = { readonly kind: Subscription['kind']; readonly user: UserRow };

/** @throws DomainError `notices.link_invalid`, also when the person has left */
export async function readChoice({ db, signer }: Unsubscribing, token: string): Promise<Choice> {
  const { userId, kind } = requireToken(signer, token);
  return { kind, user: requireHere(await findUser(db, userId)) };
}

/** The same a second time changes nothing. @throws DomainError `notices.link_invalid` */
export async function changeChoice(
  { db, now, signer }: Unsubscribing,
  { token, isOn }: { token: string; isOn: boolean },
): Promise<Choice> {
  const { userId, kind } = requireToken(signer, token);
  return await inTransaction(db, async (tx) => {
    const { kindsWithoutMail } = requireHere(await lockUser(tx, userId));
    const others = kindsWithoutMail.filter((each) => each !== kind);
    const user = await updateUser(tx, userId, {
      kindsWithoutMail: isOn ? others : [...others, kind],
      updatedAt: now(),
    });
    return { kind, user };
  });
}

function requireToken(signer: Signer, token: string): Subscription {
  const subscription = readToken(signer, token);
  if (!subscription) throw new DomainError('notices.link_invalid');
  return subscription;
}

function requireHere(user: UserRow | undefined): UserRow {
  if (!user || user.leftAt) throw new DomainError('notices.link_invalid');
  return user;
}
