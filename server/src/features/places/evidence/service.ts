/**
 * Evidence: the picture or PDF of a paper. The file is written first, the row after; when the row goes, for whatever
 * reason, a trigger notes its file, which goes right after (EL-03, PR-02).
 */
import { buffer } from 'node:stream/consumers';
import type { EvidenceKind } from '@saath/contract/places/evidence/schema';
import { tellSubject } from '../../../platform/caller.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { isSurelyUndone } from '../../../platform/database-away.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { isPdf, requirePlainPdf } from '../../../platform/file-store/pdf.ts';
import { readPicture } from '../../../platform/file-store/picture.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import { errorFields, type Log } from '../../../platform/log.ts';
import type { Ports } from '../ports.ts';
import * as queries from './queries.ts';

export type Evidence = Pick<Ports, 'db' | 'now' | 'organisation'> & {
  readonly files: FileStore;
  readonly log: Log;
};

/** Where people find their papers. */
export const PAPERS = '/volunteer/profile#papers';
/** Pixels: small print of a whole page can be read. */
const WIDTH = 2000;
/** Files that are removed at a time. */
const BATCH = 100;

/** `evidence` keeps it from the addresses of pictures that everybody may see. */
const fileNameOf = ({ id, kind }: queries.EvidenceFile) =>
  `${id}-evidence.${kind === 'pdf' ? 'pdf' : 'webp'}`;

/**
 * Shows a paper that waits for its check, in place of what showed it before.
 *
 * @throws DomainError `papers.not_found` also for somebody else's, `evidence.checked`, `evidence.none`,
 * `media.unreadable`, and those of `requirePlainPdf`
 */
export async function addEvidence(
  evidence: Evidence,
  { paperId, userId, file }: { paperId: string; userId: string; file: Buffer | undefined },
): Promise<void> {
  const { db, files, now } = evidence;
  // Before anything is written; and again under the lock.
  await requireOpen(db, { paperId, userId });
  if (!file) throw new DomainError('evidence.none');
  const { kind, bytes } = await readEvidence(file);
  const row = { id: newId(), paperId, kind, addedAt: now() };
  await files.put(fileNameOf(row), bytes);
  try {
    await inTransaction(db, async (tx) => {
      await lockUser(tx, userId);
      await requireOpen(tx, { paperId, userId });
      await queries.deleteEvidence(tx, paperId);
      await queries.insertEvidence(tx, row);
    });
  } catch (error) {
    if (isSurelyUndone(error)) await files.remove(fileNameOf(row));
    throw error;
  }
  await removeDropped(evidence);
}

async function requireOpen(
  db: Parameters<typeof queries.shownPaper>[0],
  { paperId, userId }: { paperId: string; userId: string },
): Promise<void> {
  const paper = await queries.shownPaper(db, paperId);
  if (paper?.userId !== userId) throw new DomainError('papers.not_found');
  if (paper.state !== 'claimed') throw new DomainError('evidence.checked');
}

/** Pictures are written anew, so that nothing else that the file holds is kept. */
async function readEvidence(file: Buffer): Promise<{ kind: EvidenceKind; bytes: Buffer }> {
  if (isPdf(file)) {
    requirePlainPdf(file);
    return { kind: 'pdf', bytes: file };
  }
  const { sizes } = await readPicture(file, { widths: [WIDTH] });
  const [size] = sizes;
  if (!size) throw new DomainError('media.unreadable');
  return { kind: 'picture', bytes: size.bytes };
}

/** As a file is called that a person or an organiser takes along. */
export function evidenceName({ name, kind }: { name: string; kind: EvidenceKind }): string {
  return `${name}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
}

/**
 * The file as it is kept.
 *
 * @param reader sees their own, an organiser everybody's. @throws DomainError `evidence.not_found`
 */
export async function readFile(
  { db, files }: Pick<Evidence, 'db' | 'files'>,
  given: {
    paperId: string;
    kind: EvidenceKind;
    reader: { readonly id: string; readonly role: string };
  },
): Promise<{ fileName: string; bytes: Buffer }> {
  const { reader } = given;
  const row = await queries.findEvidence(db, given);
  const mayRead = reader.role === 'Admin' || row?.userId === reader.id;
  const stored = row && mayRead ? await files.open(fileNameOf(row)) : undefined;
  if (!row || !stored) throw new DomainError('evidence.not_found');
  // Who looked at whose is in the security log.
  tellSubject(row.userId);
  return { fileName: evidenceName(row), bytes: await buffer(stored.stream) };
}

/** A paper was checked: what showed it goes, unless the organisation keeps it for some days. */
export async function letGo(
  { organisation }: Pick<Evidence, 'organisation'>,
  tx: Tx,
  paperId: string,
): Promise<void> {
  if (organisation.now().evidenceDays === 0) await queries.deleteEvidence(tx, paperId);
}

/** Removes files whose rows are gone. What fails is left for the next time: the decision that let it go stands. */
export async function removeDropped({
  db,
  files,
  log,
}: Pick<Evidence, 'db' | 'files' | 'log'>): Promise<void> {
  try {
    for (;;) {
      const dropped = await queries.droppedEvidence(db, BATCH);
      for (const file of dropped) await files.remove(fileNameOf(file));
      const ids = dropped.map(({ id }) => id);
      if (ids.length > 0) await queries.forgetDropped(db, ids);
      if (ids.length < BATCH) return;
    }
  } catch (error) {
    log.warn(errorFields(error), 'evidence not removed from the store');
  }
}
