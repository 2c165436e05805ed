/** What organisers decide about other people's accounts: promoting, demoting, removing (AD-02, OR-03). */
import { inTransaction, type Tx } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { lockAdmins } from '../../../platform/locks.ts';
import { endAccess } from '../../accounts/access/service.ts';
import { anonymise } from '../../accounts/account-care/queries.ts';
import { findUser, updateUser } from '../../accounts/accounts/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { discardPortrait } from '../../foundation/media/service.ts';
import {
  completeWhereHere,
  holdEventsOf,
  removeFromEvents,
} from '../../places/follow-changes/leaving.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { makeAdmin, type Organisers, tell } from '../organisers/service.ts';
import { requirePresent } from '../people/policy.ts';
import { demotedMail, promotedMail, removedMail, signedOutMail } from './emails.ts';
import {
  requireMayDemote,
  requireMayPromote,
  requireMayRemove,
  requireMaySignOut,
} from './policy.ts';
import { countOpen } from './queries.ts';

export type PeopleCare = {
  readonly ports: Ports;
  readonly organisers: Organisers;
  readonly files: FileStore;
};

/** An Admin's decision about an account. */
type Decision = { readonly userId: string; readonly actorId: string };

/** Holds all Admins and the person: two Admins who decide about each other do so in turn. */
async function hold(tx: Tx, { userId, actorId }: Decision) {
  const { admins, user } = await lockAdmins(tx, userId);
  return { user: requirePresent(user), actorId, admins };
}

/**
 * Makes a volunteer an Admin; see `makeAdmin` for what becomes of requests and places.
 *
 * @throws DomainError `accounts.user_not_found`, `people.gone`, `people.is_admin`, `organisers.not_active`
 */
export async function promote(
  { ports, organisers }: PeopleCare,
  decision: Decision,
): Promise<void> {
  const { db, now, outbox } = ports;
  await inTransaction(db, async (tx) => {
    await holdEventsOf(ports, tx, decision.userId);
    const held = await hold(tx, decision);
    requireMayPromote(held);
    const { user, actorId } = held;
    const action = 'person.promoted';
    await makeAdmin(organisers, tx, { user, actorId, at: now(), action, mail: promotedMail });
  });
  outbox.wake();
}

/**
 * Makes an Admin a volunteer, who logs in again as one.
 *
 * @throws DomainError `accounts.user_not_found`, `people.gone`, `people.is_volunteer`, `people.last_admin`,
 * `people.demote_self`, `accounts.not_allowed` for who was demoted in the meantime
 */
export async function demote({ ports, organisers }: PeopleCare, decision: Decision): Promise<void> {
  const { db, now, outbox, appUrl } = ports;
  await inTransaction(db, async (tx) => {
    const held = await hold(tx, decision);
    requireMayDemote(held);
    const at = now();
    const user = await updateUser(tx, decision.userId, { role: 'Volunteer', updatedAt: at });
    await endAccess(tx, { userId: user.id, because: 'role', at });
    const link = '/events';
    const mail = demotedMail(user, new URL(link, appUrl).href);
    await tell(organisers, tx, { user, kind: 'person-demoted', mail, link });
    await writeAudit(tx, { action: 'person.demoted', ...decision, at });
  });
  outbox.wake();
}

/**
 * Ends the sessions of a person, on a device that was lost or left open. What they asked for by mail ends as well.
 *
 * @throws DomainError `accounts.user_not_found`, `people.gone`, `people.sign_out_self`, `accounts.not_allowed` for who
 * was demoted in the meantime
 */
export async function signOut(
  { ports, organisers }: PeopleCare,
  decision: Decision,
): Promise<void> {
  const { db, now, outbox, appUrl } = ports;
  await inTransaction(db, async (tx) => {
    const held = await hold(tx, decision);
    requireMaySignOut(held);
    const at = now();
    const { user } = held;
    await endAccess(tx, { userId: user.id, because: 'role', at });
    const link = '/forgot-password';
    const mail = signedOutMail(user, new URL(link, appUrl).href);
    await tell(organisers, tx, { user, kind: 'person-signed-out', mail, link: '/profile' });
    await writeAudit(tx, { action: 'person.signed_out', ...decision, at });
  });
  outbox.wake();
}

/**
 * Removes a person: coming places go to those who wait, requests are taken back, sessions end and everything personal
 * is taken out of the account at once. What the person did stays in the hours of events, without a name.
 *
 * @throws DomainError `accounts.user_not_found`, `people.gone`, `accounts.last_admin`, `people.remove_self`,
 * `accounts.not_allowed` for who was demoted or removed in the meantime
 */
export async function remove({ ports, files }: PeopleCare, decision: Decision): Promise<void> {
  const { db, now, outbox, appUrl } = ports;
  const { pictureId } = await inTransaction(db, async (tx) => {
    await holdEventsOf(ports, tx, decision.userId);
    const held = await hold(tx, decision);
    requireMayRemove(held);
    const at = now();
    const { user } = held;
    await removeFromEvents(ports, tx, decision);
    await completeWhereHere(ports, tx, decision);
    await anonymise(tx, { id: user.id, email: user.email, at });
    // After that, which deletes the mails to the address.
    const mail = removedMail(user, new URL('/#contact', appUrl).href);
    await outbox.post(tx, { kind: 'person-removed', to: user.email, isFarewell: true, ...mail });
    await writeAudit(tx, { action: 'person.removed', ...decision, at });
    return user;
  });
  wakeWorkers(ports);
  if (pictureId) await discardPortrait(files, pictureId);
}

/** What a removal would do. @throws DomainError `accounts.user_not_found`, `people.gone` */
export async function readRemoval({ ports: { db, now } }: PeopleCare, userId: string) {
  requirePresent(await findUser(db, userId));
  return await countOpen(db, { userId, now: now() });
}
