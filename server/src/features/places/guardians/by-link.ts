/** What guardians read and answer by the links of their mails, without an account (EL-03, ADR 57). */
import type { ConsentState } from '@saath/contract/events/eligibility/rules';
import type { GivenConsent } from '@saath/contract/places/guardians/schema';
import { tellSubject } from '../../../platform/caller.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { hashToken } from '../../../platform/tokens.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import {
  type AgreementRow,
  findAgreement,
  holdAgreement,
} from '../../events/agreements/queries.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { findRole, type RoleRow } from '../../events/roles/queries.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice } from '../../notices/notices/service.ts';
import { followFacts, holdPerson } from '../attention/service.ts';
import { wakeWorkers } from '../place/service.ts';
import type { Ports } from '../ports.ts';
import { insertGuardianSignature } from '../signatures/queries.ts';
import { guardianAnsweredMail } from './emails.ts';
import { isExpired, isTooLate, stateAfter } from './policy.ts';
import * as queries from './queries.ts';

type Answered = Exclude<ConsentState, 'asked'>;

type LinkRow = NonNullable<Awaited<ReturnType<typeof queries.consentOfLink>>>;

type Subject = { readonly consent: LinkRow; readonly role: RoleRow; readonly event: EventRow };

export type GuardianRead = Subject & {
  readonly isTooLate: boolean;
  readonly agreements: readonly AgreementRow[];
};

/** @throws DomainError `guardians.link_invalid` for what is unknown, run out or replaced */
async function subjectOf(db: Database, token: string, now: Date): Promise<Subject> {
  const consent = await queries.consentOfLink(db, hashToken(token));
  const role = consent && (await findRole(db, consent.roleId));
  const event = role && (await findEvent(db, role.eventId));
  if (!event || isExpired(consent, now)) throw new DomainError('guardians.link_invalid');
  return { consent, role, event };
}

/** Looking changes nothing, because mail programs open links by themselves. @throws DomainError `guardians.link_invalid` */
export async function readLink({ db, now }: Ports, token: string): Promise<GuardianRead> {
  const subject = await subjectOf(db, token, now());
  const agreements: AgreementRow[] = [];
  for (const id of subject.role.needsAgreements) {
    const agreement = await findAgreement(db, id);
    if (agreement) agreements.push(agreement);
  }
  return { ...subject, agreements, isTooLate: isTooLate(subject.event, now()) };
}

/**
 * A guardian agrees and signs what the role asks to be signed, does not agree, or takes consent back; then the person's
 * place is marked. The same answer a second time changes nothing.
 *
 * @returns how it stands now
 * @throws DomainError `guardians.link_invalid`, `guardians.too_late`, `signatures.changed` where a text is not the one
 * that was read
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
    if (after === consent.state) return after;
    if (given.answer === 'consent') await signAll(tx, { given, userId, role, at });
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
  readonly userId: string;
  readonly role: RoleRow;
  readonly at: Date;
};

/** Signs what the role asks for, of the texts that were read. @throws DomainError `signatures.changed` */
async function signAll(tx: Tx, { given, userId, role, at }: Signing): Promise<void> {
  const { name, agreements: read } = given;
  for (const agreementId of role.needsAgreements.toSorted()) {
    const agreement = await holdAgreement(tx, agreementId, 'shared');
    if (!agreement) continue;
    const { version, hash } = agreement;
    if (!read.some((each) => each.id === agreementId && each.version === version))
      throw new DomainError('signatures.changed');
    const signature = { id: newId(), userId, agreementId, version, hash, name };
    await insertGuardianSignature(tx, { ...signature, signedAt: at });
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
  const letter = newsMail(ports, { kind: 'decision', to: user, text });
  if (letter) await ports.outbox.post(tx, letter);
  const notice = { userId: user.id, kind: 'decision', title: text.subject, link: path };
  await postNotice(tx, { ...notice, at: ports.now(), goodUntil: event.endTime });
}
