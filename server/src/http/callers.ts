/** Who makes a request, as the parts below the web server know it. */
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../platform/caller.ts';
import { networkOf } from '../platform/network.ts';
import type { Signer } from '../platform/secrets.ts';
import { knownDevice } from './known-device.ts';
import { cookieOf } from './session-cookie.ts';

/** @param actorId who is signed in */
export function callerOf(
  request: FastifyRequest,
  { signer, appUrl }: { signer: Signer; appUrl: URL },
  actorId: string | undefined,
): Caller {
  const { isSecure } = cookieOf(request, appUrl);
  return {
    network: networkOf(request.ip),
    ...(actorId === undefined ? {} : { actorId }),
    deviceOf: (accountId) => knownDevice(request, signer, { accountId, isSecure }),
  };
}
