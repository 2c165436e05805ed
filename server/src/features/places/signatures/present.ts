/** Signatures as the API shows them, and as a PDF to take along (EL-03). */
import type { Language } from '@saath/contract/language';
import type { OwnSignature, SignedText, Signer } from '@saath/contract/places/signatures/schema';
import { momentInWords } from '../../../platform/mail/times.ts';
import { openPages } from '../../../platform/pdf/pages.ts';
import type { Direction } from '../../../platform/pdf/text-runs.ts';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { findSignature, SignatureRow, signersOfAgreement } from './queries.ts';

function presentSignature(row: SignatureRow) {
  const { id, version, name, guardianName, signedAt, withdrawnAt, counts } = row;
  return {
    ...{ id, version, name, counts },
    ...(guardianName === null ? {} : { guardian: guardianName }),
    signedAt: signedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

export function presentOwnSignature(row: SignatureRow): OwnSignature {
  const agreement = { id: row.agreementId, name: row.agreementName };
  return { ...presentSignature(row), agreement };
}

export function presentSigner(row: Awaited<ReturnType<typeof signersOfAgreement>>[number]): Signer {
  const { userId: id, personName: name, pictureId } = row;
  const person = { id, name, profileImage: presentPicture(pictureId) };
  return { ...presentSignature(row), person };
}

export function presentSignedText(
  row: NonNullable<Awaited<ReturnType<typeof findSignature>>>,
): SignedText {
  const { text, hash, personName: person } = row;
  return { ...presentOwnSignature(row), text, hash, person };
}

type Texts = {
  readonly direction: Direction;
  readonly signedBy: (person: string, at: string) => string;
  readonly withdrawn: (at: string) => string;
  readonly version: (number: number) => string;
  readonly checksum: string;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    direction: 'ltr',
    signedBy: (person, at) => `Signed by the account of ${person}, ${at}`,
    withdrawn: (at) => `Taken back: ${at}`,
    version: (number) => `Version ${number} of the text`,
    checksum: 'Checksum of name and text (SHA-256)',
  },
  ur: {
    direction: 'rtl',
    signedBy: (person, at) => `${person} کے اکاؤنٹ سے دستخط، ${at}`,
    withdrawn: (at) => `واپس لیا گیا: ${at}`,
    version: (number) => `متن کا نسخہ ${number}`,
    checksum: 'نام اور متن کا چیک سم (SHA-256)',
  },
};

const SOFT = '#4A554F';

type Given = {
  readonly language: Language;
  /** The organisation's name. */
  readonly issuer: string;
  /** IANA zone in which times are told. */
  readonly timeZone: string;
};

/** @returns undefined when no font of ours has all letters of what was signed */
export async function presentSignedPdf(
  row: NonNullable<Awaited<ReturnType<typeof findSignature>>>,
  { language, issuer, timeZone }: Given,
): Promise<Buffer | undefined> {
  const { agreementName, text, name, personName, version, hash, signedAt, withdrawnAt } = row;
  const { direction, ...words } = texts[language];
  const pages = await openPages({ title: agreementName, author: issuer, at: signedAt, language });
  // The words that were signed stand here whole or not at all.
  if (![agreementName, text, name, personName].every(pages.canWrite)) return undefined;
  const when = (at: Date) => `${momentInWords(language, at, timeZone)} (${timeZone})`;
  const small = { size: 10, color: SOFT };
  if (pages.canWrite(issuer)) pages.text(issuer, { ...small, size: 12 });
  pages.gap(12);
  pages.text(agreementName, { size: 22, weight: 'bold' });
  pages.gap(14);
  pages.text(text, { size: 11.5 });
  pages.gap(24);
  pages.rule();
  pages.gap(10);
  pages.text(name, { size: 18, weight: 'bold' });
  pages.text(words.signedBy(personName, when(signedAt)), { size: 11.5, direction });
  if (withdrawnAt)
    pages.text(words.withdrawn(when(withdrawnAt)), { size: 11.5, weight: 'bold', direction });
  pages.gap(8);
  pages.text(words.version(version), { ...small, direction });
  pages.text(words.checksum, { ...small, direction });
  pages.text(hash, { ...small, direction: 'ltr' });
  return await pages.bytes();
}
