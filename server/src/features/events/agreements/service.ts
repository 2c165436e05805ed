/** Agreements: what people sign before they do a role, kept by version (EL-01). */
import { createHash } from 'node:crypto';
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, sqlState } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { lockList } from '../../../platform/locks.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import * as queries from './queries.ts';

export type Agreements = { readonly db: Database; readonly now: Clock; readonly jobs: Jobs };

/** The job that looks at an event's places again; done in the room of places. */
export const ASKS_AGAIN = 'agreement-asks-again';

/** SQLSTATE of a row that others point to, and of a value that another row has. */
const [FOREIGN_KEY, UNIQUE] = ['23503', '23505'];

type Written = { readonly name: string; readonly text: string; readonly actorId: string };

/** What a signature vouches for: SHA-256 of name and text, in hexadecimal digits. */
export function hashOf({ name, text }: Pick<Written, 'name' | 'text'>): string {
  return createHash('sha256')
    .update(JSON.stringify([name, text]))
    .digest('hex');
}

/** By name. */
export async function listAgreements({ db }: Pick<Agreements, 'db'>) {
  return await queries.everyAgreement(db);
}

/**
 * The text of now, and the one that the reader signed last, where it is another one.
 *
 * @throws DomainError `agreements.gone`
 */
export async function readAgreement(
  { db }: Pick<Agreements, 'db'>,
  { id, userId }: { id: string; userId: string },
) {
  const agreement = await queries.findAgreement(db, id);
  if (!agreement) throw new DomainError('agreements.gone');
  const last = await queries.signedLast(db, { userId, agreementId: id });
  return { agreement, before: last && last.version < agreement.version ? last : null };
}

/** @throws DomainError `agreements.name_taken`, `agreements.too_many` */
export async function writeAgreement(
  { db, now }: Agreements,
  { name, text, actorId }: Written,
): Promise<queries.AgreementRow> {
  const [id, at] = [newId(), now()];
  return await inTransaction(db, async (tx) => {
    await lockList(tx, 'agreements');
    const written = { name, text, hash: hashOf({ name, text }), writtenBy: actorId, at };
    await queries.insertAgreement(tx, id, written);
    const all = await queries.everyAgreement(tx);
    if (all.length > limits.agreement.agreements) throw new DomainError('agreements.too_many');
    await writeAudit(tx, { action: 'agreement.written', actorId, at, details: { subject: name } });
    const row = await queries.findAgreement(tx, id);
    if (!row) throw new Error('An agreement that was just written is not there');
    return row;
  }).catch(refuseTakenName);
}

/**
 * Gives an agreement another text. What was signed goes on to count, unless everybody is asked again: then the places
 * of all events that ask for it are looked at, and nobody loses one (ADR 53).
 *
 * @param given `basedOn`: the version that the organiser saw
 * @throws DomainError `agreements.gone`, `agreements.changed`, `agreements.name_taken`
 */
export async function changeAgreement(
  { db, now, jobs }: Agreements,
  given: Written & { id: string; basedOn: number; asksAgain: boolean },
): Promise<void> {
  const { id, name, text, basedOn, asksAgain, actorId } = given;
  await inTransaction(db, async (tx) => {
    const before = await queries.holdAgreement(tx, id, 'alone');
    if (!before) throw new DomainError('agreements.gone');
    if (before.version !== basedOn) throw new DomainError('agreements.changed');
    const hash = hashOf({ name, text });
    if (hash === before.hash && !asksAgain) return;
    const at = now();
    const version = before.version + 1;
    const askedSince = asksAgain ? version : before.askedSince;
    const written = { name, text, hash, writtenBy: actorId, at };
    await queries.addVersion(tx, { id, version, askedSince }, written);
    const details = { subject: name, count: version };
    await writeAudit(tx, { action: 'agreement.changed', actorId, at, details });
    if (!asksAgain) return;
    // A role that begins to ask for it meanwhile waits for this row, and looks at its places itself.
    const events = await queries.eventsThatAsk(tx, { agreementId: id, now: at });
    await jobs.addMany(tx, ASKS_AGAIN, events);
  }).catch(refuseTakenName);
  jobs.wake(ASKS_AGAIN);
}

/** @throws DomainError `agreements.gone`, `agreements.in_use` */
export async function removeAgreement(
  { db, now }: Agreements,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const agreement = await queries.holdAgreement(tx, id, 'alone');
    if (!agreement) throw new DomainError('agreements.gone');
    await queries.deleteAgreement(tx, id);
    const details = { subject: agreement.name };
    await writeAudit(tx, { action: 'agreement.removed', actorId, at: now(), details });
  }).catch((error: unknown) => {
    throw sqlState(error) === FOREIGN_KEY ? new DomainError('agreements.in_use') : error;
  });
}

function refuseTakenName(error: unknown): never {
  throw sqlState(error) === UNIQUE ? new DomainError('agreements.name_taken') : error;
}
