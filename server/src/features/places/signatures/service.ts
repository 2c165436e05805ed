/** Signatures: people sign agreements and take them back, and places follow (EL-01, EL-02). */
import { nameIn } from '@saath/contract/foundation/organisation/rules';
import type { Language } from '@saath/contract/language';
import { limits } from '@saath/contract/limits';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { requireHere } from '../../accounts/accounts/policy.ts';
import { findAgreement, holdAgreement } from '../../events/agreements/queries.ts';
import { followFacts, holdPerson } from '../attention/service.ts';
import { wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { presentSignedPdf } from './present.ts';
import * as queries from './queries.ts';

/**
 * Signs the text of now. It is held meanwhile, so that nobody signs what they have not read.
 *
 * @param given `version`: the one that was read; `name`: as it was typed
 * @throws DomainError `agreements.gone`, `signatures.changed`, `accounts.sign_in_needed`
 */
export async function signAgreement(
  ports: Ports,
  given: { agreementId: string; userId: string; version: number; name: string },
): Promise<void> {
  const { agreementId, userId, version, name } = given;
  await inTransaction(ports.db, async (tx) => {
    requireHere(await holdPerson(ports, tx, userId));
    const agreement = await holdAgreement(tx, agreementId, 'shared');
    if (!agreement) throw new DomainError('agreements.gone');
    if (agreement.version !== version) throw new DomainError('signatures.changed');
    const { hash } = agreement;
    const signature = { id: newId(), userId, agreementId, version, hash, name };
    await queries.insertSignature(tx, { ...signature, signedAt: ports.now() });
    await followFacts(ports, tx, userId);
  });
  wakeWorkers(ports);
}

/** @throws DomainError `signatures.not_found`, also for somebody else's and what was taken back already */
export async function withdrawSignature(
  ports: Ports,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    await holdPerson(ports, tx, userId);
    const signature = await queries.findSignature(tx, id);
    const isOwn = signature?.userId === userId;
    if (!isOwn || !(await queries.setWithdrawn(tx, { id, at: ports.now() })))
      throw new DomainError('signatures.not_found');
    await followFacts(ports, tx, userId);
  });
  wakeWorkers(ports);
}

/** @param reader sees their own, an organiser everybody's. @throws DomainError `signatures.not_found` */
export async function readSignature(
  { db }: Pick<Ports, 'db'>,
  { id, reader }: { id: string; reader: { readonly id: string; readonly role: string } },
) {
  const signature = await queries.findSignature(db, id);
  const mayRead = reader.role === 'Admin' || signature?.userId === reader.id;
  if (!signature || !mayRead) throw new DomainError('signatures.not_found');
  return signature;
}

/**
 * The same as a PDF to keep.
 *
 * @throws DomainError as `readSignature`, `signatures.letters`
 */
export async function signedPdf(
  ports: Pick<Ports, 'db' | 'organisation'>,
  { language, ...given }: Parameters<typeof readSignature>[1] & { language: Language },
): Promise<{ fileName: string; bytes: Buffer }> {
  const signature = await readSignature(ports, given);
  const organisation = ports.organisation.now();
  const issuer = nameIn(language, organisation);
  const { timeZone } = organisation;
  const bytes = await presentSignedPdf(signature, { language, issuer, timeZone });
  if (!bytes) throw new DomainError('signatures.letters');
  return { fileName: `${signature.agreementName}.pdf`, bytes };
}

/** Who signed an agreement, latest first, and how often it was signed. @throws DomainError `agreements.gone` */
export async function listSignatures({ db }: Pick<Ports, 'db'>, agreementId: string) {
  if (!(await findAgreement(db, agreementId))) throw new DomainError('agreements.gone');
  const limit = limits.signaturesPage;
  const signatures = await queries.signersOfAgreement(db, { agreementId, limit });
  const isAll = signatures.length < limit;
  const total = isAll ? signatures.length : await queries.countSignatures(db, agreementId);
  return { signatures, total };
}
