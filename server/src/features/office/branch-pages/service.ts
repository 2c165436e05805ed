/** Use cases of the pages that branches have of their own (OR-08, ADR 67). */
import { addressFor } from '@saath/contract/office/branch-pages/rules';
import type { BranchLetterhead } from '@saath/contract/office/branch-pages/schema';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { isSurelyUndone } from '../../../platform/database-away.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { type AuditChange, writeAudit } from '../../foundation/audit/service.ts';
import { discardLogo, storeLogo } from '../../foundation/media/service.ts';
import { type BranchRow, findBranch } from '../../foundation/organisation/queries.ts';
import { holdOpenBranch } from '../../foundation/organisation/service.ts';
import * as queries from './queries.ts';

type Book = { readonly db: Database; readonly now: Clock };
type By = { readonly id: string; readonly actorId: string };

/** Those to be found by everybody, by name. */
export async function pages({ db }: Pick<Book, 'db'>) {
  return await queries.shownBranches(db);
}

/** @throws DomainError `branches.not_found` */
export async function pageAt({ db }: Pick<Book, 'db'>, slug: string): Promise<BranchRow> {
  const branch = await queries.findBranchAt(db, slug);
  if (!branch) throw new DomainError('branches.not_found');
  return branch;
}

/**
 * Gives a new branch the address that its name asks for, with a number behind it where that is another one's. Its row is there.
 */
export async function giveAddress(tx: Tx, { id, name }: Pick<BranchRow, 'id' | 'name'>) {
  const wanted = addressFor(name);
  let slug = wanted;
  for (let next = 2; !(await queries.claimAddress(tx, slug, id)); next += 1)
    slug = `${wanted}-${next}`;
  await queries.updateBranch(tx, id, { slug });
}

/**
 * The earlier address stays the branch's own, and leads to the new one.
 *
 * @returns the name of the branch
 * @throws DomainError `branches.not_found`, `branches.closed`, `branches.address_taken`
 */
export async function changeAddress(
  { db, now }: Book,
  { id, slug, actorId }: By & { readonly slug: string },
): Promise<string> {
  return await inTransaction(db, async (tx) => {
    const branch = await holdOpenBranch(tx, id, 'alone');
    if (branch.slug === slug) return branch.name;
    if (!(await queries.claimAddress(tx, slug, id)))
      throw new DomainError('branches.address_taken');
    await queries.updateBranch(tx, id, { slug });
    const changes: AuditChange[] = [{ field: 'address', before: branch.slug, after: slug }];
    await writeAudit(tx, {
      ...{ action: 'branch.address_changed', actorId, at: now() },
      details: { subject: branch.name, changes },
    });
    return branch.name;
  });
}

/** @throws DomainError `branches.not_found` */
export async function letterheadOf({ db }: Pick<Book, 'db'>, id: string): Promise<BranchRow> {
  const branch = await findBranch(db, id);
  if (!branch) throw new DomainError('branches.not_found');
  return branch;
}

/**
 * Mails that wait to be sent are under the new name already. The log says what changed; who signs, and what stands at the foot, it
 * keeps to itself.
 *
 * @returns the name of the branch
 * @throws DomainError `branches.not_found`, `branches.closed`
 */
export async function changeLetterhead(
  { db, now }: Book,
  { id, actorId, letterhead }: By & { readonly letterhead: BranchLetterhead },
): Promise<string> {
  return await inTransaction(db, async (tx) => {
    const branch = await holdOpenBranch(tx, id, 'alone');
    const fields = Object.keys(letterhead) as (keyof BranchLetterhead)[];
    const changed = fields.filter((field) => branch[field] !== letterhead[field]);
    if (changed.length === 0) return branch.name;
    await queries.updateBranch(tx, id, letterhead);
    const changes = (['senderName', 'replyTo'] as const)
      .filter((field) => changed.includes(field))
      .map((field) => ({ field, before: branch[field], after: letterhead[field] }));
    await writeAudit(tx, {
      ...{ action: 'branch.letterhead_changed', actorId, at: now() },
      details: { subject: branch.name, changes },
    });
    return branch.name;
  });
}

type Words = { readonly about: string; readonly contactEmail: string };

/** @returns the name of the branch; @throws DomainError `branches.not_found`, `branches.closed` */
export async function changePage(
  { db, now }: Book,
  { id, actorId, about, contactEmail }: By & Words,
): Promise<string> {
  return await inTransaction(db, async (tx) => {
    const branch = await holdOpenBranch(tx, id, 'alone');
    const after = { about, contactEmail };
    const changes = (['about', 'contactEmail'] as const)
      .filter((field) => branch[field] !== after[field])
      .map((field) => ({ field, before: branch[field], after: after[field] }));
    if (changes.length === 0) return branch.name;
    await queries.updateBranch(tx, id, after);
    await writeAudit(tx, {
      ...{ action: 'branch.page_changed', actorId, at: now() },
      details: { subject: branch.name, changes },
    });
    return branch.name;
  });
}

/**
 * Puts a picture in place of the branch's logo, or nothing.
 *
 * @returns the name of the branch
 * @throws DomainError `branches.not_found`, `branches.closed`, `media.unreadable`
 */
export async function replaceBranchLogo(
  { db, now, files }: Book & { readonly files: FileStore },
  { id, actorId, picture }: By & { readonly picture: Buffer | null },
): Promise<string> {
  const logo = picture && (await storeLogo(files, picture));
  const change = inTransaction(db, async (tx) => {
    const branch = await holdOpenBranch(tx, id, 'alone');
    await queries.updateBranch(tx, id, {
      logoId: logo?.id ?? null,
      logoWidth: logo?.width ?? null,
      logoHeight: logo?.height ?? null,
    });
    const details = { subject: branch.name, count: logo ? 1 : 0 };
    await writeAudit(tx, { action: 'branch.logo', actorId, at: now(), details });
    return branch;
  });
  const { name, logoId, logoWidth } = await change.catch(async (error: unknown) => {
    if (logo && isSurelyUndone(error)) await discardLogo(files, logo);
    throw error;
  });
  if (logoId && logoWidth) await discardLogo(files, { id: logoId, width: logoWidth });
  return name;
}
