/** The pass of a kiosk: one event, opened by one organiser, until the event ends. */
import { DomainError } from '../../platform/domain-error.ts';
import type { Signer } from '../../platform/secrets.ts';
import type { EventRow } from '../events/queries.ts';

const PURPOSE = 'kiosk';

export type Pass = { readonly eventId: string; readonly organiserId: string };

export function passFor(signer: Signer, event: EventRow, organiserId: string): string {
  const text = `${event.id}.${organiserId}.${event.endTime.getTime()}`;
  return `${text}.${signer.sign(PURPOSE, text)}`;
}

/** @throws DomainError `kiosk.over` for what is forged or past */
export function readPass(signer: Signer, pass: string, now: Date): Pass {
  const [eventId = '', organiserId = '', until = '', signature = ''] = pass.split('.');
  const isOurs = signer.isSigned(PURPOSE, `${eventId}.${organiserId}.${until}`, signature);
  if (!isOurs || now.getTime() >= Number(until)) throw new DomainError('kiosk.over');
  return { eventId, organiserId };
}
