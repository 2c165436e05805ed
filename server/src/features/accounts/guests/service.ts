/**
 * Use cases of people without a password (WI-05, ADR 29): a mail to one of them carries the way in, once, and they keep
 * what they did by choosing a password.
 */
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import type { OutgoingMail } from '../../../platform/mail/outgoing.ts';
import { noPassword } from '../../../platform/passwords.ts';
import { issueFirstLinks } from '../../foundation/one-time-links/service.ts';
import { endAccess } from '../access/service.ts';
import { isGuest, isOpenToItsMailbox, requireHardToGuess } from '../accounts/policy.ts';
import type { UserRow } from '../accounts/queries.ts';
import * as people from '../accounts/queries.ts';
import { type Accounts, tellPasswordChanged } from '../accounts/service.ts';
import { guestsAt } from './queries.ts';

/** Pages that show something personal, so people have to be signed in. */
const OWN = /^\/(event\/[^/]+|volunteer(\/.*)?|notification|profile|login)$/;

/**
 * For the outbox: in mails to people without a password the links to their own pages lead through one that signs them in,
 * which works once. All links of a mail share it: people who are already signed in go straight on.
 */
export function waysInFor({ now, appUrl }: { now: Clock; appUrl: URL }) {
  return async (tx: Tx, mails: readonly OutgoingMail[]): Promise<readonly OutgoingMail[]> => {
    const addresses = mails.filter(({ logsIn }) => !logsIn).map(({ to }) => to);
    if (addresses.length === 0) return mails;
    const guests = await guestsAt(tx, addresses);
    if (guests.size === 0) return mails;
    const userIds = mails.map(({ to }) => guests.get(people.emailKey(to)) ?? null);
    const given = { purpose: 'guest', at: now(), appUrl } as const;
    const known = userIds.filter((id) => id !== null);
    const links = await issueFirstLinks(tx, { ...given, userIds: known });
    return mails.map((mail, index) => {
      const link = userIds[index] ? links.shift() : undefined;
      return link === undefined ? mail : leadingThrough(mail, { link, appUrl });
    });
  };
}

function leadingThrough(
  mail: OutgoingMail,
  { link, appUrl }: { link: string; appUrl: URL },
): OutgoingMail {
  const through = (href: string): string => {
    const url = new URL(href, appUrl);
    if (url.origin !== appUrl.origin || !OWN.test(url.pathname)) return href;
    const way = new URL(link);
    if (url.pathname === '/login') way.search = url.search;
    else way.searchParams.set('to', url.pathname + url.search);
    return way.href;
  };
  const each = <Button extends { readonly href: string }>(button: Button) => ({
    ...button,
    href: through(button.href),
  });
  return {
    ...mail,
    href: through(mail.href),
    links: mail.links.map(each),
    ...(mail.choices ? { choices: mail.choices.map(each) } : {}),
  };
}

/**
 * The account of somebody who proved an address: a new one without a password, or the one that is open to this mailbox.
 * One that has a password stays as it is.
 */
export async function accountOfMailbox(
  tx: Tx,
  typed: Pick<UserRow, 'email' | 'name' | 'contactNumber' | 'language'>,
  at: Date,
): Promise<UserRow | undefined> {
  const { email, contactNumber, ...profile } = typed;
  const id = newId();
  const times = { activatedAt: at, createdAt: at, updatedAt: at };
  const account = { ...typed, ...times, id, role: 'Volunteer', passwordHash: noPassword } as const;
  await people.insertUser(tx, { ...account, pictureId: null });
  const known = await people.findUserByEmail(tx, email);
  const user = known && (await lockUser(tx, known.id));
  if (!user || user.activatedAt || !isOpenToItsMailbox(user)) return user;
  // Brought in by an organiser, or never activated: whatever was typed for it before is nobody's.
  await endAccess(tx, { userId: user.id, because: 'password', at });
  const number = contactNumber ? { contactNumber } : {};
  const change = { ...profile, ...number, passwordHash: noPassword };
  return await people.updateUser(tx, user.id, { ...change, activatedAt: at, updatedAt: at });
}

/**
 * The first password of a guest: what opened the account until now ends, what the account holds stays.
 *
 * @returns the row as it is then
 * @throws DomainError `account_care.has_password`, `request.invalid` for a password that is easy to guess
 */
export async function choosePassword(
  accounts: Accounts,
  { userId, password }: { userId: string; password: string },
): Promise<UserRow> {
  const { db, now, passwords, outbox } = accounts;
  const passwordHash = await passwords.hash(password);
  const chosen = await inTransaction(db, async (tx) => {
    const at = now();
    const user = await lockUser(tx, userId);
    if (!user) throw new DomainError('accounts.user_not_found');
    if (!isGuest(user)) throw new DomainError('account_care.has_password');
    requireHardToGuess(passwords, password, user);
    await endAccess(tx, { userId, because: 'first_password', at });
    const changed = await people.updateUser(tx, userId, { passwordHash, updatedAt: at });
    await tellPasswordChanged(accounts, tx, user);
    return changed;
  });
  outbox.wake();
  return chosen;
}
