/**
 * What devices are asked for passkeys, and whether their answers hold (WebAuthn). Only keys that ask for a finger, a face or
 * a PIN each time are taken, so that one is as good as a password and a second factor (ADR 52).
 */

import type { PasskeyAdded, PasskeyUsed } from '@saath/contract/accounts/passkeys/schema';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** The key of a passkey, as it is kept. */
export type KeptKey = {
  /** By which the device knows it, base64url. */
  readonly credential: string;
  readonly publicKey: Buffer;
  /** How often the device has used it; 0 where it does not count. */
  readonly counter: number;
  readonly transports: string[];
};

/** Uses up what was asked: whether it was, and is not over. */
type WasAsked = (challenge: string) => Promise<boolean>;

export type WebAuthn = {
  /** @param owner whose account it will open, and whose keys the device must not make twice */
  readonly askToAdd: (owner: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly known: readonly Pick<KeptKey, 'credential' | 'transports'>[];
  }) => Promise<Asked>;
  readonly askToUse: () => Promise<Asked>;
  /** @returns undefined for an answer that does not hold */
  readonly added: (answer: PasskeyAdded, wasAsked: WasAsked) => Promise<KeptKey | undefined>;
  /** @returns the counter from now on; undefined for an answer that does not hold */
  readonly used: (
    answer: PasskeyUsed,
    given: { readonly key: KeptKey; readonly wasAsked: WasAsked },
  ) => Promise<{ counter: number } | undefined>;
};

/** What goes to the browser, and the challenge in it. */
export type Asked = { readonly options: Record<string, unknown>; readonly challenge: string };

/** Milliseconds for the person. */
export const CHALLENGE_LIFE = 300_000;

/** EdDSA, ES256, RS256 (COSE): what devices have. */
const ALGORITHMS = [-8, -7, -257];

const load = async () => await import('@simplewebauthn/server');

/** @param site its name, as devices show it; passkeys are bound to the host of `appUrl` */
export function openWebAuthn({ appUrl, site }: { appUrl: URL; site: () => string }): WebAuthn {
  const place = { expectedOrigin: appUrl.origin, expectedRPID: appUrl.hostname };
  const asking = { rpID: appUrl.hostname, timeout: CHALLENGE_LIFE };
  return {
    async askToAdd({ id, name, email, known }) {
      const { generateRegistrationOptions } = await load();
      const options = await generateRegistrationOptions({
        ...{ ...asking, rpName: site(), userName: email, userDisplayName: name },
        userID: new Uint8Array(Buffer.from(id)),
        excludeCredentials: known.map((key) => ({
          id: key.credential,
          transports: key.transports,
        })),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { options: { ...options }, challenge: options.challenge };
    },
    async askToUse() {
      const { generateAuthenticationOptions } = await load();
      const given = { ...asking, userVerification: 'required' } as const;
      const options = await generateAuthenticationOptions(given);
      return { options: { ...options }, challenge: options.challenge };
    },
    async added(answer, wasAsked) {
      const { verifyRegistrationResponse } = await load();
      const response = answer as RegistrationResponseJSON;
      const checks = { expectedChallenge: wasAsked, supportedAlgorithmIDs: ALGORITHMS };
      const given = { ...place, ...checks, response };
      const { registrationInfo } = await verifyRegistrationResponse(given).catch(doesNotHold);
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      const { transports = [] } = answer.response;
      return { credential: id, publicKey: Buffer.from(publicKey), counter, transports };
    },
    async used(answer, { key, wasAsked }) {
      const { verifyAuthenticationResponse } = await load();
      const { credential: id, counter } = key;
      const credential = { id, counter, publicKey: new Uint8Array(key.publicKey) };
      const response = answer as AuthenticationResponseJSON;
      const given = { ...place, response, credential, expectedChallenge: wasAsked };
      const { verified, authenticationInfo } =
        await verifyAuthenticationResponse(given).catch(doesNotHold);
      return verified && authenticationInfo
        ? { counter: authenticationInfo.newCounter }
        : undefined;
    },
  };
}

/** The library says by throwing what is wrong with an answer; to who sent it that is all one. */
function doesNotHold(error: unknown) {
  if (!(error instanceof Error) || 'severity' in error) throw error;
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;
}
