/** Minors name a guardian, who hears of it by mail (EL-01, EL-03, ADR 57). */
import { ADULT } from '@saath/contract/events/eligibility/rules';
import { limits } from '@saath/contract/limits';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import { newToken } from '../../../platform/tokens.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import { findEvent } from '../../events/events/queries.ts';
import { findRole, type RoleRow } from '../../events/roles/queries.ts';
import { saidAgeOf } from '../papers/queries.ts';
import { requireUpcoming } from '../place/policy.ts';
import type { Ports } from '../ports.ts';
import { guardianAskedMail } from './emails.ts';
import { isSameMailbox, LINK_LIFE } from './policy.ts';
import * as queries from './queries.ts';

type Named = { readonly roleId: string; readonly name: string; readonly email: string };

/**
 * Names the guardian for a role, and asks them by mail. Naming another one ends the link of the one before.
 *
 * @throws DomainError `guardians.answered` once one has agreed, `guardians.not_needed`, `guardians.own_address`,
 * `joining.not_open`, `request.too_many`, `roles.not_found`
 */
export async function nameGuardian(
  ports: Ports,
  { userId, roleId, ...named }: Named & { userId: string },
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const user = await holdVolunteer(tx, userId);
    const role = await findRole(tx, roleId);
    if (!role) throw new DomainError('roles.not_found');
    const said = await saidAgeOf(tx, userId);
    const isAdult = (said?.age ?? 0) >= ADULT;
    if (!role.needsGuardian || isAdult) throw new DomainError('guardians.not_needed');
    const own = await queries.addressesOf(tx, userId);
    if (own.some((address) => isSameMailbox(address, named.email)))
      throw new DomainError('guardians.own_address');
    const before = await queries.consentFor(tx, { userId, roleId });
    if (before?.state === 'consented') throw new DomainError('guardians.answered');
    await ask(ports, tx, { id: before?.id ?? newId(), user, role, ...named });
  });
  ports.outbox.wake();
}

/** @throws DomainError `guardians.not_found`, also for somebody else's, `guardians.answered`, `joining.not_open`, `request.too_many` */
export async function sendAgain(
  ports: Ports,
  { id, userId }: { id: string; userId: string },
): Promise<{ name: string }> {
  const asked = await inTransaction(ports.db, async (tx) => {
    const user = await holdVolunteer(tx, userId);
    const consent = await queries.findConsent(tx, id);
    const role = consent && (await findRole(tx, consent.roleId));
    if (!role || consent.userId !== userId) throw new DomainError('guardians.not_found');
    if (consent.state !== 'asked') throw new DomainError('guardians.answered');
    const { name, email } = consent;
    await ask(ports, tx, { id, user, role, name, email });
    return { name };
  });
  ports.outbox.wake();
  return asked;
}

async function holdVolunteer(tx: Tx, userId: string): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user) throw new Error('A person who is signed in is not there');
  return user;
}

type Ask = {
  readonly id: string;
  readonly user: UserRow;
  readonly role: RoleRow;
  readonly name: string;
  readonly email: string;
};

/** Keeps whom to ask with a new link, and mails it. */
async function ask(ports: Ports, tx: Tx, { id, user, role, name, email }: Ask): Promise<void> {
  const { appUrl, outbox } = ports;
  const at = ports.now();
  const event = await findEvent(tx, role.eventId);
  if (!event) throw new DomainError('roles.not_found');
  requireUpcoming(event, at);
  // Before there is a new link, which ends the one that was mailed.
  if (!(await outbox.mayReach(tx, email))) throw new DomainError('request.too_many');
  const { text, hash: tokenHash } = newToken();
  const expiresAt = new Date(at.getTime() + LINK_LIFE);
  const asked = { id, userId: user.id, roleId: role.id, name, email, state: 'asked' as const };
  await queries.putConsent(tx, { ...asked, tokenHash, sentAt: at, expiresAt });
  const mail = guardianAskedMail({
    ...{ to: { name, language: user.language }, person: user.name, roleName: role.name, event },
    link: new URL(`/guardian/${text}`, appUrl).href,
  });
  await outbox.post(tx, { kind: 'guardian', to: email, ...mail });
}

/** What guardians answered, latest first, and how often they did. */
export async function listAnswers({ db }: Pick<Ports, 'db'>) {
  const limit = limits.signaturesPage;
  const answers = await queries.answersOfGuardians(db, limit);
  const isAll = answers.length < limit;
  return { answers, total: isAll ? answers.length : await queries.countAnswers(db) };
}
