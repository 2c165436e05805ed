/** Use cases of invitations: an Admin invites somebody to be an Admin, who accepts by the link of the mail (AU-09). */
import type { Language } from '@saath/contract/language';
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { requireHardToGuess } from '../../accounts/accounts/policy.ts';
import {
  emailKey,
  findUser,
  findUserByEmail,
  type UserRow,
} from '../../accounts/accounts/queries.ts';
import { insertAdmin } from '../../accounts/setup/service.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { postNotice } from '../../notices/notices/service.ts';
import { invitationMail, joinedTitle } from './emails.ts';
import { isValid, requireNoAccount, requireOpen } from './policy.ts';
import type { InvitationRow } from './queries.ts';
import * as queries from './queries.ts';

export type Invitations = {
  readonly db: Database;
  readonly now: Clock;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly appUrl: URL;
};

/** After this nobody asks any more who was invited. */
const KEPT = 30 * 86_400_000;

/**
 * Invites an address that has no account. One that expired is replaced.
 *
 * @throws DomainError `invitations.has_account`, `invitations.is_admin`, `invitations.already_invited`
 */
export async function invite(
  invitations: Invitations,
  { email, language, actorId }: { email: string; language: Language; actorId: string },
): Promise<InvitationRow> {
  const { db, now, outbox } = invitations;
  const invited = await inTransaction(db, async (tx) => {
    const at = now();
    requireNoAccount(await findUserByEmail(tx, email));
    const key = emailKey(email);
    const open = await queries.lockOpenOf(tx, key);
    if (open && isValid(open, at)) throw new DomainError('invitations.already_invited');
    if (open) await queries.updateInvitation(tx, open.id, { withdrawnAt: at });
    const id = newId();
    const { text, hash } = newToken();
    const isNew = await queries.insertInvitation(tx, {
      id,
      email,
      emailKey: key,
      language,
      tokenHash: hash,
      invitedBy: actorId,
      createdAt: at,
      expiresAt: endOf(at),
    });
    if (!isNew) throw new DomainError('invitations.already_invited');
    return await send(invitations, tx, { id, token: text, at });
  });
  outbox.wake();
  return invited;
}

/**
 * Sends an open invitation again, in the caller's name; the older link ends.
 *
 * @throws DomainError `invitations.not_found`, `invitations.ended`, `invitations.has_account`, `invitations.is_admin`
 */
export async function resend(
  invitations: Invitations,
  { id, actorId }: { id: string; actorId: string },
): Promise<InvitationRow> {
  const { db, now, outbox } = invitations;
  const sent = await inTransaction(db, async (tx) => {
    const at = now();
    const { email } = await openInvitation(tx, id);
    requireNoAccount(await findUserByEmail(tx, email));
    const { text, hash } = newToken();
    const change = { tokenHash: hash, invitedBy: actorId, createdAt: at, expiresAt: endOf(at) };
    await queries.updateInvitation(tx, id, change);
    return await send(invitations, tx, { id, token: text, at });
  });
  outbox.wake();
  return sent;
}

const endOf = (at: Date) => new Date(at.getTime() + limits.invitation);

/** Posts the mail of an invitation that was just written, and writes down who sent it. */
async function send(
  { outbox, appUrl }: Invitations,
  tx: Tx,
  { id, token, at }: { id: string; token: string; at: Date },
): Promise<InvitationRow> {
  const row = await queries.lockInvitation(tx, id);
  if (!row) throw new Error('An invitation that was just written is not there');
  const link = new URL(`/invitation/${token}`, appUrl).href;
  const mail = invitationMail(row.language, { inviter: row.inviterName ?? '', link });
  await outbox.post(tx, { kind: 'invitation', to: row.email, ...mail });
  await writeAudit(tx, { action: 'admin.invited', actorId: row.invitedBy, at });
  return row;
}

/** @throws DomainError `invitations.not_found`, `invitations.ended` */
async function openInvitation(tx: Tx, id: string): Promise<InvitationRow> {
  const row = await queries.lockInvitation(tx, id);
  if (!row) throw new DomainError('invitations.not_found');
  requireOpen(row);
  return row;
}

/** @throws DomainError `invitations.not_found`, `invitations.ended` (accepted or withdrawn in the meantime) */
export async function withdraw(
  { db, now }: Invitations,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await openInvitation(tx, id);
    await queries.updateInvitation(tx, id, { withdrawnAt: now() });
    await writeAudit(tx, { action: 'invitation.withdrawn', actorId, at: now() });
  });
}

export async function listOpen({ db }: Invitations): Promise<InvitationRow[]> {
  return await queries.openInvitations(db, limits.peoplePerList.max);
}

/** Uses nothing up. @throws DomainError `accounts.token_invalid` for one that is unknown, over, used or withdrawn */
export async function see({ db, now }: Invitations, token: string): Promise<InvitationRow> {
  return requireValid(await queries.findByToken(db, hashToken(token)), now());
}

function requireValid(row: InvitationRow | undefined, now: Date): InvitationRow {
  if (!row || !isValid(row, now)) throw new DomainError('accounts.token_invalid');
  return row;
}

/**
 * Makes the person with the link an Admin, with the address it was sent to: opening the mail proves the address.
 *
 * @throws DomainError `accounts.token_invalid`, `invitations.account_since` when the address signed up in the meantime
 */
export async function accept(
  invitations: Invitations,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<UserRow> {
  const { db, now, passwords } = invitations;
  const invited = await see(invitations, token);
  requireHardToGuess(passwords, password, { name, email: invited.email });
  const { id } = invited;
  const passwordHash = await passwords.hash(password);
  return await inTransaction(db, async (tx) => {
    const at = now();
    const locked = await queries.lockInvitation(tx, id);
    // Sent again in the meantime, it has another link.
    const isSame = locked?.tokenHash.equals(hashToken(token));
    const row = requireValid(isSame ? locked : undefined, at);
    const { email, language } = row;
    if (await findUserByEmail(tx, email)) throw new DomainError('invitations.account_since');
    const user = await insertAdmin(tx, { name, email, language, passwordHash, at });
    await queries.updateInvitation(tx, id, { acceptedAt: at });
    await writeAudit(tx, { action: 'admin.joined', actorId: user.id, userId: user.id, at });
    await tellInviter(tx, row, { name, at });
    return user;
  });
}

async function tellInviter(
  tx: Tx,
  { invitedBy }: InvitationRow,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  const inviter = invitedBy ? await findUser(tx, invitedBy) : undefined;
  if (!inviter) return;
  const title = joinedTitle(inviter.language, name);
  const link = '/admin/vol-stats';
  await postNotice(tx, { userId: inviter.id, kind: 'admin-joined', title, link, at });
}

/** Addresses of people who were invited are kept no longer than anybody asks for them. */
export async function dropOldInvitations({ db, now }: Pick<Invitations, 'db' | 'now'>) {
  await queries.deleteEndedBefore(db, new Date(now().getTime() - KEPT));
}
