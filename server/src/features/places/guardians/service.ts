/** Minors name a guardian, who hears of it by mail and answers by its link, without an account (EL-01, EL-03, ADR 57). */

import { ADULT, type ConsentState } from '@saath/contract/events/eligibility/rules';
import { limits } from '@saath/contract/limits';
import type { GivenConsent } from '@saath/contract/places/guardians/schema';
import { tellSubject } from '../../../platform/caller.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { lockUser } from '../../../platform/locks.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { requireHere } from '../../accounts/accounts/policy.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import {
  type AgreementRow,
  findAgreement,
  holdAgreement,
} from '../../events/agreements/queries.ts';
import { factsOf } from '../../events/eligibility/queries.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { findRole, type RoleRow } from '../../events/roles/queries.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice } from '../../notices/notices/service.ts';
import { followFacts, holdPerson } from '../attention/service.ts';
import { requireUpcoming } from '../place/policy.ts';
import { wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { insertGuardianSignature } from '../signatures/queries.ts';
import { guardianAnsweredMail, guardianAskedMail, guardianSignsMail } from './emails.ts';
import { isExpired, isSameMailbox, isTooLate, LINK_LIFE, stateAfter } from './policy.ts';
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
    const { over } = (await factsOf(tx, [userId]))(userId);
    const isAdult = (over ?? 0) >= ADULT;
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
    const { name, email, state } = consent;
    if (state === 'consented' && (await unsignedOf(tx, consent, role)).length > 0)
      await askToSign(ports, tx, { consent, user, role });
    else if (state === 'asked') await ask(ports, tx, { id, user, role, name, email });
    else throw new DomainError('guardians.answered');
    return { name };
  });
  ports.outbox.wake();
  return asked;
}

async function holdVolunteer(tx: Tx, userId: string): Promise<UserRow> {
  return requireHere(await lockUser(tx, userId));
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
  const { branchId } = event;
  const batch = batchOf({ id, user });
  await outbox.post(tx, { kind: 'guardian', to: email, ...mail, batch, branchId });
}

/** Whose a mail to a guardian is, so that it goes with their account: it names them to somebody else. */
const batchOf = ({ id, user }: Pick<Ask, 'id' | 'user'>) => ({ id, userId: user.id });

/** What the role asks for and the guardian has not signed with their consent. */
async function unsignedOf(
  db: Database,
  { id }: Pick<queries.ConsentRow, 'id'>,
  role: RoleRow,
): Promise<string[]> {
  const signed = await queries.signedWith(db, id);
  return role.needsAgreements.filter((each) => !signed.includes(each));
}

/** Who has agreed is asked for a text that is new, by a new link. @throws DomainError `joining.not_open`, `request.too_many` */
async function askToSign(
  { appUrl, outbox, now }: Ports,
  tx: Tx,
  asked: { consent: queries.ConsentRow; user: UserRow; role: RoleRow },
): Promise<void> {
  const { consent, user, role } = asked;
  const { id, name, email } = consent;
  const event = await findEvent(tx, role.eventId);
  if (!event || isTooLate(event, now())) throw new DomainError('joining.not_open');
  if (!(await outbox.mayReach(tx, email))) throw new DomainError('request.too_many');
  const { text, hash: tokenHash } = newToken();
  await queries.renewLink(tx, { id, tokenHash, sentAt: now() });
  const mail = guardianSignsMail({
    ...{ to: { name, language: user.language }, person: user.name, roleName: role.name, event },
    link: new URL(`/guardian/${text}`, appUrl).href,
  });
  const { branchId } = event;
  const batch = batchOf({ id, user });
  await outbox.post(tx, { kind: 'guardian', to: email, ...mail, batch, branchId });
}

/**
 * A text was changed and everybody signs anew: guardians who agreed to a role of the event are asked. Who has had too many
 * mails within the hour is not; the minor can have it sent again.
 */
export async function askGuardiansAgain(ports: Ports, tx: Tx, eventId: string): Promise<void> {
  for (const consent of await queries.consentsToSign(tx, eventId)) {
    const user = await lockUser(tx, consent.userId);
    const role = await findRole(tx, consent.roleId);
    if (!user || !role) continue;
    await askToSign(ports, tx, { consent, user, role }).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }
}

/** What guardians answered, latest first, and how often they did. */
export async function listAnswers({ db }: Pick<Ports, 'db'>) {
  const limit = limits.signaturesPage;
  const answers = await queries.answersOfGuardians(db, limit);
  const isAll = answers.length < limit;
  return { answers, total: isAll ? answers.length : await queries.countAnswers(db) };
}

type Answered = Exclude<ConsentState, 'asked'>;

type LinkRow = NonNullable<Awaited<ReturnType<typeof queries.consentOfLink>>>;

type Subject = { readonly consent: LinkRow; readonly role: RoleRow; readonly event: EventRow };

export type GuardianRead = Subject & {
  readonly isTooLate: boolean;
  readonly agreements: readonly AgreementRow[];
};

/** @throws DomainError `guardians.link_expired`, `guardians.link_invalid` for what is unknown or replaced */
async function subjectOf(db: Database, token: string, now: Date): Promise<Subject> {
  const consent = await queries.consentOfLink(db, hashToken(token));
  const role = consent && (await findRole(db, consent.roleId));
  const event = role && (await findEvent(db, role.eventId));
  if (!event) throw new DomainError('guardians.link_invalid');
  if (isExpired(consent, now)) throw new DomainError('guardians.link_expired');
  return { consent, role, event };
}

/** Looking changes nothing, because mail programs open links by themselves. @throws DomainError `guardians.link_expired`, `guardians.link_invalid` */
export async function readLink(ports: Ports, token: string): Promise<GuardianRead> {
  const { db, now } = ports;
  const subject = await subjectOf(db, token, now());
  const agreements: AgreementRow[] = [];
  const { role, consent } = subject;
  const hasAgreed = consent.state === 'consented';
  const ids = hasAgreed ? await unsignedOf(ports.db, consent, role) : role.needsAgreements;
  for (const id of ids) {
    const agreement = await findAgreement(db, id);
    if (agreement) agreements.push(agreement);
  }
  return { ...subject, agreements, isTooLate: isTooLate(subject.event, now()) };
}

/**
 * A guardian agrees and signs what the role asks to be signed, does not agree, or takes consent back with all that was
 * signed; then the person's place is marked. Who has agreed signs what is new by agreeing again; otherwise the same answer
 * a second time changes nothing.
 *
 * @returns how it stands now
 * @throws DomainError `guardians.link_expired`, `guardians.link_invalid`, `guardians.too_late`, `signatures.changed` where
 * a text is not the one that was read
 */
export async function answerLink(
  ports: Ports,
  { token, given }: { token: string; given: GivenConsent },
): Promise<Answered> {
  const { userId } = (await subjectOf(ports.db, token, ports.now())).consent;
  tellSubject(userId);
  const state = await inTransaction(ports.db, async (tx) => {
    const user = await holdPerson(ports, tx, userId);
    const at = ports.now();
    // Again under the lock: they may have named somebody else meanwhile.
    const { consent, role, event } = await subjectOf(tx, token, at);
    if (!user) throw new DomainError('guardians.link_invalid');
    if (isTooLate(event, at)) throw new DomainError('guardians.too_late');
    const after = stateAfter(consent.state, given.answer);
    const unsigned = await unsignedOf(tx, consent, role);
    const isSame = after === consent.state;
    if (isSame && (given.answer !== 'consent' || unsigned.length === 0)) return after;
    if (given.answer === 'consent') await signAll(tx, { given, consent, ids: unsigned, at });
    if (after === 'withdrawn') await queries.withdrawSigned(tx, { ...consent, at });
    const signed = given.answer === 'consent' ? { signedName: given.name } : {};
    await queries.setAnswer(tx, { id: consent.id, state: after, answeredAt: at, ...signed });
    await followFacts(ports, tx, userId);
    await noteChange(tx, { eventId: event.id });
    await tellPerson(ports, tx, { user, event, answer: after });
    return after;
  });
  wakeWorkers(ports);
  return state;
}

type Signing = {
  readonly given: Extract<GivenConsent, { answer: 'consent' }>;
  readonly consent: Pick<queries.ConsentRow, 'id' | 'userId'>;
  /** Of the agreements that are still to be signed. */
  readonly ids: readonly string[];
  readonly at: Date;
};

/** Signs what the role asks for, of the texts that were read. @throws DomainError `signatures.changed` */
async function signAll(tx: Tx, { given, consent, ids, at }: Signing): Promise<void> {
  const { name, agreements: read } = given;
  const { id: consentId, userId } = consent;
  for (const agreementId of ids.toSorted()) {
    const agreement = await holdAgreement(tx, agreementId, 'shared');
    if (!agreement) continue;
    const { version, hash } = agreement;
    if (!read.some((each) => each.id === agreementId && each.version === version))
      throw new DomainError('signatures.changed');
    const text = { agreementId, version, hash, name, signedAt: at };
    await insertGuardianSignature(tx, { id: newId(), userId, ...text });
    await queries.insertSigned(tx, { id: newId(), consentId, ...text });
  }
}

async function tellPerson(
  ports: Ports,
  tx: Tx,
  told: { user: UserRow; event: EventRow; answer: Answered },
): Promise<void> {
  const { user, event, answer } = told;
  const path = `/event/${event.id}`;
  const link = new URL(path, ports.appUrl).href;
  const text = guardianAnsweredMail(user, { answer, title: event.title, link });
  const letter = newsMail(ports, {
    ...{ kind: 'decision', to: user, text },
    branchId: event.branchId,
  });
  if (letter) await ports.outbox.post(tx, letter);
  const notice = { userId: user.id, kind: 'decision', title: text.subject, link: path };
  await postNotice(tx, { ...notice, at: ports.now(), goodUntil: event.endTime });
}
