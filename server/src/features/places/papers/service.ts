/** Papers: people say what they have, organisers check it, and places follow (EL-01, EL-02). */

import type { PaperState, SaidAge } from '@saath/contract/events/eligibility/rules';
import { limits } from '@saath/contract/limits';
import { localTimeOf } from '@saath/contract/local-time';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import { requireHere } from '../../accounts/accounts/policy.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import { everyKind, kindsById } from '../../events/eligibility/queries.ts';
import { findEvent } from '../../events/events/queries.ts';
import { type HeldPlace, placesAround } from '../../events/time-limits/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice } from '../../notices/notices/service.ts';
import { followFacts, holdPerson } from '../attention/service.ts';
import { type Evidence, letGo, PAPERS, removeDropped } from '../evidence/service.ts';
import { consentsOf } from '../guardians/queries.ts';
import { wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { signaturesOf } from '../signatures/queries.ts';
import { paperDecidedMail } from './emails.ts';
import * as queries from './queries.ts';

/** Papers go together with what shows them. */
export type PaperPorts = Ports & Evidence;

/** What the person said to have, with everything they can choose from. */
export async function readPapers({ db }: Ports, userId: string) {
  return {
    papers: await queries.papersOf(db, userId),
    said: await queries.saidAgeOf(db, userId),
    kinds: await everyKind(db),
    asksAge: await queries.isAgeAsked(db),
    signatures: await signaturesOf(db, userId),
    guardians: await consentsOf(db, userId),
  };
}

/** What else they do around an event; nothing without one, or where it is gone. */
export async function placesAroundEvent(
  { db }: Ports,
  { userId, eventId }: { userId: string; eventId: string | undefined },
): Promise<HeldPlace[]> {
  const event = eventId ? await findEvent(db, eventId) : undefined;
  if (!event?.publishedAt) return [];
  const places = await placesAround(db, [userId], event);
  return places.filter((place) => place.eventId !== event.id);
}

/**
 * Says that the person has a qualification. What is checked already goes on to hold; what waited or was refused is
 * replaced.
 *
 * @returns its id
 * @throws DomainError `eligibility.kind_gone`, `papers.expired`, `accounts.sign_in_needed`
 */
export async function claimPaper(
  ports: PaperPorts,
  given: { userId: string; kindId: string; validUntil: string | null },
): Promise<string> {
  const { db, now, organisation } = ports;
  const { userId, kindId, validUntil } = given;
  const id = newId();
  const at = now();
  const today = localTimeOf(at, organisation.now().timeZone).slice(0, 10);
  if (validUntil !== null && validUntil < today) throw new DomainError('papers.expired');
  await inTransaction(db, async (tx) => {
    requireHere(await lockUser(tx, userId));
    const [kind] = await kindsById(tx, [kindId]);
    if (!kind) throw new DomainError('eligibility.kind_gone');
    await queries.deletePapersIn(tx, { userId, kindId, states: ['claimed', 'refused'] });
    const paper = { id, userId, kindId, validUntil, claimedAt: at };
    await queries.insertPaper(tx, { ...paper, state: 'claimed' });
  });
  await removeDropped(ports);
  return id;
}

/** @throws DomainError `papers.not_found`, also for somebody else's; `papers.given` for what a training gave */
export async function withdrawPaper(
  ports: PaperPorts,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    await holdPerson(ports, tx, userId);
    const paper = await queries.findPaper(tx, id);
    if (paper?.userId !== userId) throw new DomainError('papers.not_found');
    if (paper.givenIn) throw new DomainError('papers.given');
    await queries.deletePaper(tx, id);
    if (paper.state === 'verified') await followFacts(ports, tx, userId);
  });
  await removeDropped(ports);
  wakeWorkers(ports);
}

/**
 * @param over the highest of the ages that the person is over, 0 = none of them; null takes back what they said
 * @throws DomainError `accounts.sign_in_needed`
 */
export async function sayAge(
  ports: Ports,
  { userId, over }: { userId: string; over: SaidAge | null },
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    requireHere(await holdPerson(ports, tx, userId));
    const said = over === null ? null : { age: over, saidAt: ports.now() };
    await queries.setSaidAge(tx, { userId, said });
    await followFacts(ports, tx, userId);
  });
  wakeWorkers(ports);
}

/** Papers of all people in a state, fifty at most, how many there are, and what those that wait are wanted for, by id. */
export async function papersToCheck({ db, now }: Ports, state: PaperState) {
  const papers = await queries.papersToCheck(db, { state, limit: limits.papersPage });
  const isAll = papers.length < limits.papersPage;
  const paperIds = state === 'claimed' ? papers.map(({ id }) => id) : [];
  const wanted =
    paperIds.length > 0 ? await queries.rolesThatWant(db, { paperIds, now: now() }) : [];
  return {
    papers,
    wanted: new Map(wanted.map((row) => [row.paperId, row] as const)),
    total: isAll ? papers.length : await queries.countPapers(db, state),
  };
}

type Decision = {
  readonly id: string;
  readonly decision: 'verify' | 'refuse';
  readonly reason: string;
  readonly actorId: string;
};

/**
 * An organiser's answer to what a person says to have. What was verified can be refused later; places that rest on it are
 * marked.
 *
 * @throws DomainError `papers.not_found`, `papers.answered` when another organiser was faster
 */
export async function decidePaper(ports: PaperPorts, given: Decision): Promise<void> {
  const { id, decision, actorId } = given;
  const isVerified = decision === 'verify';
  const seen = await queries.findPaper(ports.db, id);
  await inTransaction(ports.db, async (tx) => {
    const user = seen && (await holdPerson(ports, tx, seen.userId));
    // Again under the lock: the person may have taken it back, or another organiser answered.
    const paper = user && (await queries.findPaper(tx, id));
    if (!user || !paper) throw new DomainError('papers.not_found');
    const isOpen = paper.state === 'claimed' || (paper.state === 'verified' && !isVerified);
    if (!isOpen) throw new DomainError('papers.answered');
    const at = ports.now();
    const state = isVerified ? 'verified' : 'refused';
    const reason = isVerified ? '' : given.reason;
    if (!paper.givenIn) await queries.deletePapersIn(tx, { ...paper, states: [state] });
    await queries.setDecision(tx, { id, state, reason, decidedBy: actorId, decidedAt: at });
    await letGo(ports, tx, id);
    await followFacts(ports, tx, user.id);
    await tellDecided(ports, tx, user, {
      paper: paper.kindName,
      reason: isVerified ? null : reason,
    });
    const action = isVerified ? 'person.paper_verified' : 'person.paper_refused';
    const details = { subject: paper.kindName };
    await writeAudit(tx, { action, actorId, at, userId: user.id, details });
  });
  await removeDropped(ports);
  wakeWorkers(ports);
}

async function tellDecided(
  ports: Ports,
  tx: Tx,
  user: UserRow,
  what: { paper: string; reason: string | null },
): Promise<void> {
  const link = new URL(PAPERS, ports.appUrl).href;
  const text = paperDecidedMail(user, { ...what, link });
  const letter = newsMail(ports, { kind: 'decision', to: user, text, branchId: null });
  if (letter) await ports.outbox.post(tx, letter);
  const notice = { userId: user.id, kind: 'decision', title: text.subject, link: PAPERS };
  await postNotice(tx, { ...notice, at: ports.now() });
}
