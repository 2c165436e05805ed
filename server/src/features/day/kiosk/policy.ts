/** What a device at the door shows to be let in: the id of its row, signed. The row ends it. */
import { DomainError } from '../../../platform/domain-error.ts';
import type { Signer } from '../../../platform/secrets.ts';

const PURPOSE = 'kiosk';

export function passFor(signer: Signer, id: string): string {
  return `${id}.${signer.sign(PURPOSE, id)}`;
}

/** @returns the id. @throws DomainError `kiosk.over` for what is forged */
export function readPass(signer: Signer, pass: string): string {
  const [id = '', signature = '', ...rest] = pass.split('.');
  if (rest.length > 0 || !signer.isSigned(PURPOSE, id, signature))
    throw new DomainError('kiosk.over');
  return id;
}
