/** Signatures as the API shows them. */
import type { OwnSignature, SignedText, Signer } from '@saath/contract/places/signatures/schema';
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
