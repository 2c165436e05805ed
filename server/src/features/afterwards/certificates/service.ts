/** Use cases of certificates: issuing, showing to anybody with the link, revoking (VO-03, DY-04). */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { inHours } from '@saath/contract/afterwards/hours/rules';
import { nameIn, PRODUCT_NAME } from '@saath/contract/foundation/organisation/rules';
import { mainColour } from '@saath/contract/foundation/palette/rules';
import type { Language } from '@saath/contract/language';
import { limits } from '@saath/contract/limits';
import { instantOf, localTimeOf } from '@saath/contract/local-time';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { lockUser } from '../../../platform/locks.ts';
import { fileStem, logoFileName, type OrganisationNow } from '../../../platform/organisation.ts';
import { type BranchRow, findBranch } from '../../foundation/organisation/queries.ts';
import { type Certifier, canonicalJson, newNumber } from './policy.ts';
import { type Issuer, presentFile, presentSheet } from './present.ts';
import type { CertificateRow } from './queries.ts';
import * as queries from './queries.ts';

export type Certificates = {
  readonly db: Database;
  readonly now: Clock;
  /** Of the installation: says when a day begins. */
  readonly timeZone: string;
  readonly appUrl: URL;
  readonly certifier: Certifier;
  readonly organisation: { readonly now: OrganisationNow };
  /** Where the logo is. */
  readonly files: FileStore;
};

const DAY = 86_400_000;
const ON_A_PAGE = 50;

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };
type Own = { readonly id: string; readonly userId: string };

/**
 * Certifies what a person gave on these days, up to the present; the days are those on which the person's time ended.
 *
 * @throws DomainError `certificates.no_hours`, `certificates.too_many`, `accounts.user_not_found`
 */
export async function issue(
  book: Certificates,
  { userId, ...days }: Days & { userId: string },
): Promise<CertificateRow> {
  const id = await inTransaction(book.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new DomainError('accounts.user_not_found');
    if ((await queries.countValid(tx, userId)) >= limits.certificates.max)
      throw new DomainError('certificates.too_many');
    const period = await periodOf(book, tx, { userId, ...days });
    const { fromAt: from, until } = period;
    const { correctedMinutes, branchId, ...given } = await queries.givenBetween(tx, {
      ...{ userId, from, until },
    });
    if (given.minutes === 0) throw new DomainError('certificates.no_hours');
    const certificate = {
      id: randomBytes(16).toString('base64url'),
      number: newNumber(),
      name: user.name,
      issuedAt: book.now(),
      ...period,
      ...given,
    };
    const branch = branchId ? await findBranch(tx, branchId) : undefined;
    const document = documentOf(book, {
      ...{ ...certificate, correctedMinutes },
      // One that has closed signs nothing any more.
      branch: branch?.closedAt ? undefined : branch,
    });
    const signature = book.certifier.sign(document);
    const row = { ...certificate, userId, document, signature, revokedAt: null };
    await queries.insertCertificate(tx, row);
    return certificate.id;
  });
  return await find(book, id);
}

type Period = { fromDay: string; toDay: string; fromAt: Date; until: Date };

async function periodOf(
  { now, timeZone }: Certificates,
  tx: Tx,
  { userId, from, to }: Days & { userId: string },
): Promise<Period> {
  const at = now();
  const dayOf = (moment: Date) => localTimeOf(moment, timeZone).slice(0, 10);
  const beginOf = (day: string) => instantOf(`${day}T00:00`, timeZone) ?? at;
  const today = dayOf(at);
  const fromDay = from ?? dayOf((await queries.firstGiven(tx, userId)) ?? at);
  const toDay = to && to < today ? to : today;
  const dayAfter = new Date(Date.parse(`${toDay}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
  const until = new Date(Math.min(beginOf(dayAfter).getTime(), at.getTime()));
  return { fromDay, toDay, fromAt: beginOf(fromDay), until };
}

type Certified = Period &
  Omit<queries.Issued, 'branchId'> & {
    readonly id: string;
    readonly number: string;
    readonly name: string;
    readonly issuedAt: Date;
    readonly branch: BranchRow | undefined;
  };

/**
 * What is signed. Those of type 1 do not say how many of the hours were corrected, those of type 2 not whose certificate it
 * is and who signs it. Those of type 4 are of one branch alone, in whose name they are.
 */
function documentOf({ appUrl, organisation }: Certificates, row: Certified): string {
  const own = organisation.now();
  const { branch } = row;
  // Who signs for the organisation does not have the title of who signs for the branch.
  const { signatoryName, signatoryTitle } = branch?.signatoryName ? branch : own;
  return canonicalJson({
    type: branch ? 'saath-certificate-4' : 'saath-certificate-3',
    organisation: own.name,
    ...(branch && { branch: branch.name }),
    signatory: signatoryName,
    signatoryTitle,
    number: row.number,
    name: row.name,
    from: row.fromDay,
    to: row.toDay,
    hours: inHours(row.minutes),
    corrected: inHours(row.correctedMinutes),
    events: row.events,
    issuedAt: row.issuedAt.toISOString(),
    issuer: appUrl.origin,
    url: linkOf(appUrl, row.id),
  });
}

function linkOf(appUrl: URL, id: string): string {
  return new URL(`/certificate/${id}`, appUrl).href;
}

/** @throws DomainError `certificates.not_found` */
export async function find({ db }: Certificates, id: string): Promise<CertificateRow> {
  const row = await queries.findCertificate(db, id);
  if (!row) throw new DomainError('certificates.not_found');
  return row;
}

/** Newest first, a page of them. @param after the id of the last one of the page before */
export async function listOwn(
  { db }: Certificates,
  { userId, after }: { userId: string; after: string | undefined },
): Promise<{ rows: CertificateRow[]; next: string | null }> {
  const found = await queries.certificatesOf(db, { userId, after, limit: ON_A_PAGE + 1 });
  const rows = found.slice(0, ON_A_PAGE);
  return { rows, next: found.length > ON_A_PAGE ? (rows.at(-1)?.id ?? null) : null };
}

/** @throws DomainError `certificates.not_found`, also for somebody else's */
export async function revoke({ db, now }: Certificates, { id, userId }: Own): Promise<void> {
  if (!(await queries.setRevoked(db, { id, userId, at: now() })))
    throw new DomainError('certificates.not_found');
}

/** @throws DomainError `certificates.not_found`, also for somebody else's; `certificates.revoked` */
async function findOwn(book: Certificates, { id, userId }: Own): Promise<CertificateRow> {
  const row = await find(book, id);
  if (row.userId !== userId) throw new DomainError('certificates.not_found');
  if (row.revokedAt) throw new DomainError('certificates.revoked');
  return row;
}

/** The sheet as PDF. @throws as `findOwn`; DomainError `certificates.letters` */
export async function sheetOf(
  book: Certificates,
  { language, ...own }: Own & { language: Language },
): Promise<{ fileName: string; bytes: Buffer }> {
  const row = await findOwn(book, own);
  const link = linkOf(book.appUrl, row.id);
  const { appUrl, timeZone, certifier } = book;
  const { kid } = certifier.publicKey;
  const issuer = await issuerOf(book, row, language);
  const bytes = await presentSheet(row, { language, link, appUrl, kid, timeZone, issuer });
  if (!bytes) throw new DomainError('certificates.letters');
  return { fileName: `${fileStem(book.organisation.now())}-${row.number}.pdf`, bytes };
}

type Signed = {
  readonly organisation?: string;
  readonly branch?: string;
  readonly signatory?: string;
  readonly signatoryTitle?: string;
};

/** As the signed text names it; a text that names nobody is the present organisation's, without a signatory. */
async function issuerOf(
  { organisation, files }: Certificates,
  { document }: CertificateRow,
  language: Language,
): Promise<Issuer> {
  const present = organisation.now();
  const signed: Signed = JSON.parse(document);
  const name = signed.organisation ?? present.name;
  const stored = present.logo && (await files.open(logoFileName(present.logo)));
  return {
    name: nameIn(language, { name, isNamed: name !== PRODUCT_NAME }),
    branch: signed.branch ?? '',
    signatory: signed.signatory ?? '',
    title: signed.signatoryTitle ?? '',
    logo: stored ? await buffer(stored.stream) : undefined,
    colour: mainColour(present.colour),
  };
}

/** The signed text with its signature. @throws as `findOwn` */
export async function fileOf(
  book: Certificates,
  own: Own,
): Promise<{ fileName: string; bytes: Buffer }> {
  const row = await findOwn(book, own);
  const text = presentFile(row, book.certifier.publicKey.kid);
  return {
    fileName: `${fileStem(book.organisation.now())}-${row.number}.json`,
    bytes: Buffer.from(text),
  };
}
