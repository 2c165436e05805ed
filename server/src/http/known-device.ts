/**
 * A cookie that says that a person has signed in on this device before: guesses of strangers do not lock them out here
 * (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). It opens nothing.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '../platform/secrets.ts';

const PURPOSE = 'known device';
const YEAR = 365 * 24 * 3600;

/** One for each account, so that a shared computer knows all of its people; the name tells nobody which. */
function nameOf(signer: Signer, accountId: string, isSecure: boolean): string {
  const name = `known-${signer.sign(`${PURPOSE} name`, accountId).slice(0, 12)}`;
  return isSecure ? `__Host-${name}` : name;
}

/** @returns the device's own random name, undefined for one on which this account has never signed in */
export function knownDevice(
  request: FastifyRequest,
  signer: Signer,
  { accountId, isSecure }: { accountId: string; isSecure: boolean },
): string | undefined {
  const [device = '', signature = ''] =
    request.cookies[nameOf(signer, accountId, isSecure)]?.split('.') ?? [];
  return signer.isSigned(PURPOSE, `${accountId} ${device}`, signature) ? device : undefined;
}

/** From now on this device is known to the account. */
export function rememberDevice(
  reply: FastifyReply,
  signer: Signer,
  { accountId, isSecure }: { accountId: string; isSecure: boolean },
): void {
  const device = randomBytes(12).toString('base64url');
  const value = `${device}.${signer.sign(PURPOSE, `${accountId} ${device}`)}`;
  reply.setCookie(nameOf(signer, accountId, isSecure), value, {
    path: '/',
    maxAge: YEAR,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
}
