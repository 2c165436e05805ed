/**
 * Asking for a place without an account, where the organisation allows it (WI-05, ADR 29). What a visitor types is
 * nobody's until the link of its mail is pressed: then the owner of the mailbox has an account without a password, and
 * the request is made through the same gate as every other.
 */
import type { GuestAsk, GuestLink } from '@saath/contract/places/guest-ask/schema';
import { tellSubject } from '../../../platform/caller.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { shareEvent } from '../../../platform/locks.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { isGuest, isOpenToItsMailbox } from '../../accounts/accounts/policy.ts';
import { findUserByEmail, type UserRow } from '../../accounts/accounts/queries.ts';
import { withCarried } from '../../accounts/accounts/service.ts';
import { accountOfMailbox } from '../../accounts/guests/service.ts';
import { findEvent } from '../../events/events/queries.ts';
import { findRole } from '../../events/roles/queries.ts';
import { findShift } from '../../events/shifts/queries.ts';
import { issueLink, newLink } from '../../foundation/one-time-links/service.ts';
import { requestToJoinAs } from '../ask/service.ts';
import { requireUpcoming } from '../place/policy.ts';
import type { ParticipationRow } from '../place/queries.ts';
import type { Ports } from '../ports.ts';
import type { Saying } from '../questions/service.ts';
import { confirmMail, knownMail } from './emails.ts';
import * as queries from './queries.ts';

/**
 * Keeps what was typed and mails the link that asks. Anyone who has an account with a password gets another mail: the answer is
 * the same.
 *
 * @throws DomainError `guest_ask.not_offered`, `events.not_found`, `joining.not_open`
 */
export async function askAsGuest(ports: Ports, asked: GuestAsk): Promise<void> {
  const { db, now, outbox, appUrl, organisation } = ports;
  if (organisation.now().guestAsking === 'off') throw new DomainError('guest_ask.not_offered');
  await inTransaction(db, async (tx) => {
    const event = await findEvent(tx, asked.eventId);
    if (!event) throw new DomainError('events.not_found');
    const at = now();
    requireUpcoming(event, at);
    if (!(await outbox.mayReach(tx, asked.email))) return;
    const known = await findUserByEmail(tx, asked.email);
    const { eventId, roleId = null, shiftId = null, ...person } = asked;
    const role = roleId ? await findRole(tx, roleId) : undefined;
    const shared = { kind: 'guest-ask', branchId: event.branchId };
    const about = { event, roleName: role?.eventId === eventId ? role.name : null };
    if (known && !isOpenToItsMailbox(known)) {
      const link = await wayInOf(ports, tx, { user: known, eventId, roleId });
      const mail = knownMail({ ...about, to: known, link });
      await outbox.post(tx, { ...shared, to: known.email, ...mail });
      return;
    }
    const { url, ...link } = newLink({ purpose: 'guest_ask', at, appUrl });
    await queries.insertGuestRequest(tx, { ...person, ...link, eventId, roleId, shiftId });
    const mail = confirmMail({ ...about, to: person, link: url });
    await outbox.post(tx, { ...shared, to: person.email, ...mail });
  });
  outbox.wake();
}

/** A volunteer's account opens by a link, like the one that can be asked for; an organiser's does not. */
async function wayInOf(
  { now, appUrl }: Ports,
  tx: Tx,
  { user, ...carried }: { user: UserRow; eventId: string; roleId: string | null },
): Promise<string> {
  const mayEnter = user.role === 'Volunteer' && user.activatedAt !== null && !user.leavingAt;
  const given = { purpose: 'sign_in', userId: user.id, at: now(), appUrl } as const;
  const link = mayEnter ? await issueLink(tx, given) : new URL('/login', appUrl).href;
  return withCarried(new URL(link), carried).href;
}

/** Looking changes nothing, because mail programs open links by themselves. @throws DomainError `guest_ask.link_invalid` */
export async function readGuestLink({ db, now }: Ports, token: string): Promise<GuestLink> {
  const link = { tokenHash: hashToken(token), now: now() };
  const row = await queries.findGuestRequest(db, link);
  if (!row) throw new DomainError('guest_ask.link_invalid');
  const { eventId, roleId, usedAt, name } = row;
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  return { state: usedAt ? 'used' : 'open', firstName, eventId, roleId };
}

/**
 * Asks for the place of the link as the owner of its mailbox. Nothing of it happens when the place cannot be asked for,
 * so that the link is good for another try.
 *
 * @returns what came of it, and the person where the mailbox alone opens the account
 * @param saying to the questions of the event; what is left out waits for them on its page
 * @throws DomainError `guest_ask.link_invalid`, `guest_ask.link_used`, and those of `requestToJoin`
 */
export async function confirmGuestAsk(
  ports: Ports,
  token: string,
  saying: Saying,
): Promise<{ row: ParticipationRow; guest: UserRow | undefined }> {
  const link = { tokenHash: hashToken(token), now: ports.now() };
  const typed = await queries.findGuestRequest(ports.db, link);
  if (!typed) throw new DomainError('guest_ask.link_invalid');
  if (typed.usedAt) throw new DomainError('guest_ask.link_used');
  const { eventId, email, name, contactNumber, language } = typed;
  let guest: UserRow | undefined;
  const who = async (tx: Tx): Promise<string> => {
    // Events are held before people.
    if (!(await shareEvent(tx, eventId))) throw new DomainError('events.not_found');
    if (!(await queries.useGuestRequest(tx, link))) throw new DomainError('guest_ask.link_used');
    const user = await accountOfMailbox(tx, { email, name, contactNumber, language }, link.now);
    if (!user) throw new DomainError('joining.not_active');
    guest = isGuest(user) ? user : undefined;
    return user.id;
  };
  const { row } = await requestToJoinAs(
    ports,
    { ...(await stillThere(ports, typed)), ...saying, note: '' },
    who,
  );
  tellSubject(row.userId);
  return { row, guest };
}

/** A role or shift that is gone by now is not insisted on: the page has said so before the press. */
async function stillThere({ db }: Ports, typed: queries.GuestRequestRow) {
  const { eventId, roleId, shiftId } = typed;
  const role = roleId ? await findRole(db, roleId) : undefined;
  const shift = role && shiftId ? await findShift(db, shiftId) : undefined;
  return { eventId, roleId: role?.id ?? null, shiftId: shift?.id ?? null };
}

/** What nobody pressed is not kept. */
export async function dropOldGuestRequests({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  await queries.deleteGuestRequestsEndedBefore(db, now());
}
