/** Use cases of organisers-to-be: a volunteer asks, an Admin answers (AU-11). */
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { newId } from '../../platform/ids.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { MailText } from '../../platform/mail/template.ts';
import { lockUser, type UserRow, updateUser } from '../accounts/queries.ts';
import { postNotice } from '../notices/service.ts';
import { limitSessionsOf } from '../sessions/service.ts';
import { approvedMail, declinedMail } from './emails.ts';
import { requireActive, requireMayAsk, requireOpen } from './policy.ts';
import type { RequestRow } from './queries.ts';
import * as queries from './queries.ts';

export type Organisers = {
  readonly db: Database;
  readonly now: Clock;
  readonly outbox: Outbox;
  readonly appUrl: URL;
  /** Takes back what the person asked for and holds no place in yet, in the same transaction. */
  readonly withdrawRequestsOf: (tx: Tx, userId: string) => Promise<void>;
};

type Wish = { readonly userId: string; readonly text: string };

/** For an account that was just made, in the transaction that makes it. */
export async function askAtSignup(tx: Tx, { userId, text, at }: Wish & { at: Date }) {
  return await queries.insertRequest(tx, {
    id: newId(),
    userId,
    state: 'asked',
    text,
    askedAt: at,
    decidedBy: null,
    decidedAt: null,
  });
}

/** @throws DomainError `organisers.already_asked`, `organisers.already_organiser`, `accounts.user_not_found` */
export async function ask({ db, now }: Organisers, { userId, text }: Wish): Promise<RequestRow> {
  return await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new DomainError('accounts.user_not_found');
    requireMayAsk(user, await queries.newestRequestOf(tx, userId));
    return await askAtSignup(tx, { userId, text, at: now() });
  });
}

export async function ownRequest(
  { db }: Organisers,
  userId: string,
): Promise<RequestRow | undefined> {
  return await queries.newestRequestOf(db, userId);
}

/** One page of open requests, oldest first, and how many there are in all. */
export async function listOpen({ db }: Organisers, after: string | undefined) {
  const size = limits.organiserPage;
  const rows = await queries.oldestOpen(db, { after, limit: size + 1 });
  const shown = rows.slice(0, size);
  const next = rows.length > size ? (shown.at(-1)?.id ?? null) : null;
  return { rows: shown, next, total: await queries.countOpen(db) };
}

/**
 * Makes the person an Admin. Their sessions go on and may do what Admins may from the next call; unused, they end
 * after half an hour, as those of Admins do. Places that the person holds stay: they count, stand on the roster and can
 * be given back or taken off until the event. Requests and places on wait lists are taken back, since only volunteers
 * are given places.
 *
 * @throws DomainError `organisers.not_found`, `organisers.answered` (by another Admin in the meantime),
 * `organisers.not_active`
 */
export async function approve(
  organisers: Organisers,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  const { db, now, outbox, appUrl, withdrawRequestsOf } = organisers;
  await inTransaction(db, async (tx) => {
    const at = now();
    const user = await openForAnswer(tx, id);
    const decision = { state: 'approved', answer: '', decidedBy: actorId, decidedAt: at } as const;
    await queries.answerRequest(tx, { id, ...decision });
    await withdrawRequestsOf(tx, user.id);
    await updateUser(tx, user.id, { role: 'Admin', updatedAt: at });
    await limitSessionsOf(tx, { userId: user.id, role: 'Admin', at });
    const link = '/admin/dashboard';
    const mail = approvedMail(user, new URL(link, appUrl).href);
    await tell(organisers, tx, { user, kind: 'organiser-approved', mail, link });
  });
  outbox.wake();
}

/** @param answer a word to the person, may be empty; @throws as `approve` does */
export async function decline(
  organisers: Organisers,
  { id, answer, actorId }: { id: string; answer: string; actorId: string },
): Promise<void> {
  const { db, now, outbox, appUrl } = organisers;
  await inTransaction(db, async (tx) => {
    const user = await openForAnswer(tx, id);
    const decision = { state: 'declined', answer, decidedBy: actorId, decidedAt: now() } as const;
    await queries.answerRequest(tx, { id, ...decision });
    const link = '/volunteer/profile';
    const mail = declinedMail(user, { link: new URL(link, appUrl).href, answer });
    await tell(organisers, tx, { user, kind: 'organiser-declined', mail, link });
  });
  outbox.wake();
}

/** Holds the person, then the request, so that the second of two Admins waits and is refused. */
async function openForAnswer(tx: Tx, id: string): Promise<UserRow> {
  const seen = await queries.findRequest(tx, id);
  const user = seen && (await lockUser(tx, seen.userId));
  const request = user && (await queries.lockRequest(tx, id));
  if (!request) throw new DomainError('organisers.not_found');
  requireOpen(request);
  requireActive(user);
  return user;
}

async function tell(
  { now, outbox }: Organisers,
  tx: Tx,
  letter: { user: UserRow; kind: string; mail: MailText; link: string },
): Promise<void> {
  const { user, kind, mail, link } = letter;
  await outbox.post(tx, { kind, to: user.email, ...mail });
  await postNotice(tx, { userId: user.id, kind, title: mail.subject, link, at: now() });
}
