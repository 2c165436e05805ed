/** What people and organisers answer by the links of mails, without being signed in (WI-03, WI-06). */
import type {
  OfferAnswer,
  OfferLinkState,
  RequestAnswer,
  RequestLinkState,
} from '@saath/contract/places/mail-answers/rules';
import { tellSubject } from '../../../platform/caller.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { findUser, type UserRow } from '../../accounts/accounts/queries.ts';
import { eligibilityOf } from '../../events/eligibility/service.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import { eventAt } from '../../events/shifts/present.ts';
import { findShift, type ShiftRow } from '../../events/shifts/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { type Decision, decideRequest, type Held } from '../answer/service.ts';
import { type ClashRow, overlapOf } from '../around/queries.ts';
import { findParticipation, type ParticipationRow } from '../place/queries.ts';
import type { Ports } from '../ports.ts';
import { isOfferSigned, readOfferToken } from '../wait-list/policy.ts';
import { answerOffer } from '../wait-list/service.ts';
import { offerState, requestState } from './policy.ts';
import { findLink, type LinkRow, noteAnswer } from './queries.ts';

/** A participation with all that a page about it shows. */
export type Subject = {
  readonly row: ParticipationRow;
  readonly user: UserRow;
  /** Its times and its place are those of the shift, where there is one. */
  readonly event: EventRow;
  readonly shift: ShiftRow | undefined;
};

async function subjectOf({ db }: Ports, participationId: string): Promise<Subject | undefined> {
  const row = await findParticipation(db, participationId);
  const event = row && (await findEvent(db, row.eventId));
  const user = row && (await findUser(db, row.userId));
  if (!row || !event || !user) return undefined;
  const shift = row.shiftId ? await findShift(db, row.shiftId) : undefined;
  return { row, user, event: eventAt(event, shift), shift };
}

const invalid = () => new DomainError('mail_answers.link_invalid');

export type OfferRead = Subject & {
  readonly state: OfferLinkState;
  readonly chosen: OfferAnswer;
};

/**
 * What the link of an offer is about; nothing is changed by looking, because mail programs open links by themselves.
 *
 * @throws DomainError `mail_answers.link_invalid` for what we did not sign, or what has ended since
 */
export async function readOffer(ports: Ports, token: string): Promise<OfferRead> {
  const link = readOfferToken(token);
  // A participation's id that is none would trouble the database.
  const subject =
    link && UUID.test(link.participationId)
      ? await subjectOf(ports, link.participationId)
      : undefined;
  if (!link || !subject || !isOfferSigned(ports.signer, link, subject.user.linkStamp))
    throw invalid();
  const state = offerState(subject, link.until, ports.now());
  return { ...subject, state, chosen: link.answer };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const stateAfter = { take: 'taken', pass: 'passed' } as const;

/**
 * Answers an offer by its link, whatever answer the link stands for. The same answer a second time changes nothing.
 *
 * @throws DomainError `mail_answers.link_invalid`, `mail_answers.too_late`, and those of `answerOffer`
 */
export async function answerOfferByLink(
  ports: Ports,
  { token, answer }: { token: string; answer: OfferAnswer },
): Promise<void> {
  const { state, row } = await readOffer(ports, token);
  if (state === stateAfter[answer]) return;
  if (state !== 'open') throw new DomainError('mail_answers.too_late');
  const given = { participationId: row.id, userId: row.userId, accept: answer === 'take' };
  try {
    await answerOffer(ports, given);
  } catch (error) {
    // Pressed twice at once: the other press has done it.
    const after = await readOffer(ports, token);
    if (after.state !== stateAfter[answer]) throw error;
  }
}

export type RequestRead = Subject & {
  readonly link: LinkRow;
  readonly state: RequestLinkState;
  /** Where no role was asked for: those with a free place. */
  readonly roles: readonly RoleRow[];
  readonly isFull: boolean;
  /** Whether the person may not do the role that was asked for, or not yet. */
  readonly isLacking: boolean;
  /** The person's place elsewhere that leaves no time. */
  readonly clash: ClashRow | null;
};

/**
 * What a link says to the organiser who got it. Nothing is changed by looking.
 *
 * @throws DomainError `mail_answers.link_invalid`, also when the organiser is none any more or has a new password
 */
export async function readRequest(ports: Ports, token: string): Promise<RequestRead> {
  const link = await findLink(ports.db, hashToken(token));
  const subject = link && (await subjectOf(ports, link.participationId));
  if (!link || !subject) throw invalid();
  const { row, user, event, shift } = subject;
  const state = requestState({ row, event, link }, ports.now());
  const nothing = { roles: [], isFull: false, isLacking: false, clash: null };
  if (state !== 'open') return { ...subject, link, state, ...nothing };
  const every = await rolesOf(ports.db, [event.id]);
  const open = every.filter(({ filled, maxVolunteers }) => filled < maxVolunteers);
  const isOpen = row.roleId ? open.some(({ id }) => id === row.roleId) : open.length > 0;
  const isFull = !isOpen || (shift !== undefined && shift.filled >= shift.maxPeople);
  const other = await overlapOf(ports.db, { ...event, eventId: event.id, userId: user.id });
  const roles = row.roleId ? [] : open;
  const role = every.find((each) => each.id === row.roleId);
  const isLacking = role !== undefined && (await lacksSomething(ports, subject, role));
  return { ...subject, link, state, roles, isFull, isLacking, clash: other ?? null };
}

/** As the gate will ask when the answer gives the place. */
async function lacksSomething(
  { db }: Ports,
  { event, user, shift }: Subject,
  role: RoleRow,
): Promise<boolean> {
  const { startTime, endTime } = event;
  const crew = { shiftId: shift?.id ?? null };
  return !(await eligibilityOf(db, { role, event, user, startTime, endTime, crew })).ok;
}

const standingAfter = {
  approve: 'confirmed',
  waitlist: 'waitlisted',
  decline: 'declined',
} as const;

/** Whether the organiser of the link has already answered the same. */
const isSame = ({ link, row }: RequestRead, answer: RequestAnswer) =>
  link.answer === answer ||
  (row.requestedAt.getTime() === link.requestedAt.getTime() &&
    row.decidedBy === link.userId &&
    row.state === standingAfter[answer]);

/**
 * Answers a request as the organiser to whom the link was mailed: through the same gate as on the page, with an entry in
 * the log that says that it came from a mail. The same answer a second time changes nothing.
 *
 * @throws DomainError `mail_answers.link_invalid`, `mail_answers.too_late`, and those of `decideRequest`
 */
export async function answerRequestByLink(
  ports: Ports,
  given: { token: string; answer: RequestAnswer; roleId?: string | undefined },
): Promise<void> {
  const { token, answer, roleId } = given;
  const read = await readRequest(ports, token);
  const { link, row, state } = read;
  const { userId: actorId } = link;
  tellSubject(actorId);
  if (isSame(read, answer)) return;
  if (state !== 'open') throw new DomainError('mail_answers.too_late');
  try {
    const decision = { participationId: row.id, decision: answer, note: '', actorId };
    const provided: Decision['provided'] = async (tx, held) =>
      await requireOpen(ports, tx, { tokenHash: link.tokenHash, ...held });
    const andThen = async (tx: Tx) => await noteAnswered(ports, tx, { read, answer });
    await decideRequest(ports, { ...decision, roleId, provided, andThen });
  } catch (error) {
    // Pressed twice at once: the other press has done it.
    if (isSame(await readRequest(ports, token), answer)) return;
    throw error;
  }
}

/**
 * Again under the locks: somebody else may have answered meanwhile, and what they decided is not undone by a mail.
 *
 * @throws DomainError `mail_answers.link_invalid` for a link that ended meanwhile, `mail_answers.too_late`
 */
async function requireOpen(
  { now }: Ports,
  tx: Tx,
  { tokenHash, ...held }: Held & { tokenHash: Buffer },
): Promise<void> {
  const link = await findLink(tx, tokenHash);
  if (!link) throw invalid();
  if (requestState({ ...held, link }, now()) !== 'open')
    throw new DomainError('mail_answers.too_late');
}

/** With the answer: of both there is neither or both. */
async function noteAnswered(
  ports: Ports,
  tx: Tx,
  { read: { link, row, event }, answer }: { read: RequestRead; answer: RequestAnswer },
): Promise<void> {
  const { userId: actorId, tokenHash } = link;
  const at = ports.now();
  await noteAnswer(tx, { tokenHash, answer, at });
  const about = { eventId: event.id, userId: row.userId, details: { subject: event.title } };
  await writeAudit(tx, { action: 'person.answered_by_mail', actorId, at, ...about });
}
