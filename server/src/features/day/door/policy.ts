/** The code at the door: what is signed, and how long it holds. */
import { dayWindow } from '@saath/contract/day/check-in/rules';
import { eventStatusAt } from '@saath/contract/events/events/rules';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Signer } from '../../../platform/secrets.ts';
import type { EventRow } from '../../events/events/queries.ts';

const STEP = 30_000;
/** The code that is shown and the two before it are good: cameras and networks take their time. */
const STEPS_KEPT = 2;
/** From a scan to the press on 'I am here', with logging in between. */
const VISIT = 5 * 60_000;

const CODE = 'check-in';
const PASS = 'check-in-visit';

/** The code of this moment, and when the next one comes. */
export function codeAt(
  signer: Signer,
  eventId: string,
  now: Date,
): { code: string; freshUntil: Date } {
  const step = Math.floor(now.getTime() / STEP);
  const text = `${eventId}.${step}`;
  return {
    code: `${text}.${signer.sign(CODE, text)}`,
    freshUntil: new Date((step + 1) * STEP),
  };
}

/** Replaces the scanned code, for one person or, before anybody has logged in, for the person who does so in time. */
export function visitOf(
  signer: Signer,
  { eventId, userId }: { eventId: string; userId: string | undefined },
  now: Date,
): string {
  const text = `${eventId}.${now.getTime() + VISIT}.${userId ?? 'guest'}`;
  return `${text}.${signer.sign(PASS, text)}`;
}

/**
 * The event that a code or a visit opens for somebody.
 *
 * @throws DomainError `door.code` for what is forged, stale or somebody else's
 */
export function eventOfCode(
  signer: Signer,
  code: string,
  { userId, now }: { userId: string | undefined; now: Date },
): string {
  const parts = code.split('.');
  const signature = parts.pop() ?? '';
  const text = parts.join('.');
  const [eventId = '', number, owner] = parts;
  const isVisit = owner !== undefined;
  if (!signer.isSigned(isVisit ? PASS : CODE, text, signature)) throw new DomainError('door.code');
  if (isVisit) {
    const isTheirs = owner === 'guest' || owner === userId;
    if (!isTheirs || now.getTime() >= Number(number)) throw new DomainError('door.code');
    return eventId;
  }
  const age = Math.floor(now.getTime() / STEP) - Number(number);
  if (age < 0 || age > STEPS_KEPT) throw new DomainError('door.code');
  return eventId;
}

/** @throws DomainError `door.not_open` before check-in opens, after the end, and for what does not take place */
export function requireOpenDoor(event: EventRow, now: Date): void {
  const { opensAt } = dayWindow(event);
  const status = eventStatusAt(event, now);
  const isOff = status === 'CANCELLED' || status === 'PENDING';
  if (isOff || now < opensAt || now >= event.endTime) throw new DomainError('door.not_open');
}
