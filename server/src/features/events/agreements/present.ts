import type { Agreement, AgreementText } from '@saath/contract/events/agreements/schema';
import type { AgreementRow } from './queries.ts';

export function presentAgreement(
  { id, name, version, writtenAt }: Pick<AgreementRow, 'id' | 'name' | 'version' | 'writtenAt'>,
  { signed, wasSigned }: Pick<Agreement, 'signed' | 'wasSigned'>,
): Agreement {
  return { id, name, version, writtenAt: writtenAt.toISOString(), signed, wasSigned };
}

/** @param before the text that the reader signed last, where it is another one */
export function presentText(
  { id, name, version, text }: AgreementRow,
  before: AgreementText['before'],
): AgreementText {
  return { id, name, version, text, before };
}
