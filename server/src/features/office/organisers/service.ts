/** Use cases of organisers-to-be: a volunteer asks, an Admin answers (AU-11). */
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { MailText } from '../../../platform/mail/template.ts';
import { endAccess } from '../../accounts/access/service.ts';
import { type UserRow, updateUser } from '../../accounts/accounts/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { postNotice, postNotices } from '../../notices/notices/service.ts';
import { approvedMail, declinedMail, requestedTitle } from './emails.ts';
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
  /** Holds the events of that, before the person is held. */
  readonly holdEventsOf: (tx: Tx, userId: string) => Promise<void>;
};

/** How many Admins are told of a request. */
const MOST_ADMINS = 100;

type Wish = { readonly userId: string; readonly text: string };

/** @throws DomainError `organisers.already_asked`, `organisers.already_organiser`, `accounts.user_not_found` */
export async function ask({ db, now }: Organisers, { userId, text }: Wish): Promise<RequestRow> {
  return await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new DomainError('accounts.user_not_found');
    requireMayAsk(user, await queries.newestRequestOf(tx, userId));
    const at = now();
    const request = await insertWish(tx, { userId, text, at });
    await tellAdmins(tx, user, at);
    return request;
  });
}

export async function insertWish(tx: Tx, { userId, text, at }: Wish & { at: Date }) {
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

/** For an account that was just activated: it asks for what was asked for at this sign-up, and for nothing else. */
export async function wishAtActivation(
  tx: Tx,
  { user, whyOrganise, at }: { user: UserRow; whyOrganise: string | null; at: Date },
): Promise<void> {
  await queries.deleteOpenOf(tx, user.id);
  if (whyOrganise === null) return;
  await insertWish(tx, { userId: user.id, text: whyOrganise, at });
  await tellAdmins(tx, user, at);
}

/** A notice to every Admin, in the language of each. */
async function tellAdmins(tx: Tx, { name }: UserRow, at: Date): Promise<void> {
  const admins = await queries.activeAdmins(tx, MOST_ADMINS);
  const notices = admins.map(({ id, language }) => ({
    userId: id,
    kind: 'organiser-request',
    title: requestedTitle(language, name),
    link: '/admin/dashboard#organisers',
    at,
  }));
  await postNotices(tx, notices);
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

type Promotion = {
  /** Held by the caller. */
  readonly user: UserRow;
  readonly actorId: string;
  readonly at: Date;
  readonly action: 'organiser.approved' | 'person.promoted';
  readonly mail: (to: UserRow, link: string) => MailText;
};

/**
 * Makes a person an Admin, the one way there is. They log in again: what was a volunteer's session, on whatever
 * device, is none of an Admin's. Places that the person holds stay: they count, stand on
 * the roster and can be given back or taken off until the event. Requests and places on wait lists are taken back,
 * since only volunteers are given places; an open wish to organise is answered by this.
 */
export async function makeAdmin(
  organisers: Organisers,
  tx: Tx,
  { user, actorId, at, action, mail }: Promotion,
): Promise<void> {
  const wish = await queries.newestRequestOf(tx, user.id);
  const decision = { state: 'approved', answer: '', decidedBy: actorId, decidedAt: at } as const;
  if (wish?.state === 'asked') await queries.answerRequest(tx, { id: wish.id, ...decision });
  await organisers.withdrawRequestsOf(tx, user.id);
  await updateUser(tx, user.id, { role: 'Admin', updatedAt: at });
  await endAccess(tx, { userId: user.id, because: 'role', at });
  const link = '/admin/dashboard';
  const letter = mail(user, new URL(link, organisers.appUrl).href);
  await tell(organisers, tx, { user, kind: action.replace('.', '-'), mail: letter, link });
  await writeAudit(tx, { action, actorId, at, userId: user.id });
}

/**
 * Makes the person who asked an Admin.
 *
 * @throws DomainError `organisers.not_found`, `organisers.answered` (by another Admin in the meantime),
 * `organisers.not_active`
 */
export async function approve(
  organisers: Organisers,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  const { db, now, outbox } = organisers;
  await inTransaction(db, async (tx) => {
    const seen = await queries.findRequest(tx, id);
    if (seen) await organisers.holdEventsOf(tx, seen.userId);
    const user = await openForAnswer(tx, id);
    const action = 'organiser.approved';
    await makeAdmin(organisers, tx, { user, actorId, at: now(), action, mail: approvedMail });
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
    const at = now();
    const decision = { state: 'declined', answer, decidedBy: actorId, decidedAt: at } as const;
    await queries.answerRequest(tx, { id, ...decision });
    await writeAudit(tx, { action: 'organiser.declined', actorId, at, userId: user.id });
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

/** A mail and a notice that say the same. */
export async function tell(
  { now, outbox }: Organisers,
  tx: Tx,
  letter: { user: UserRow; kind: string; mail: MailText; link: string },
): Promise<void> {
  const { user, kind, mail, link } = letter;
  await outbox.post(tx, { kind, to: user.email, ...mail });
  await postNotice(tx, { userId: user.id, kind, title: mail.subject, link, at: now() });
}
