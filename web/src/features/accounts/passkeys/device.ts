/** The device's own question for a finger, a face or a PIN. Loaded with the first press. */
import type { PasskeyAdded, PasskeyUsed } from '@saath/contract/accounts/passkeys/schema';

const load = async () => await import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all: not on plain http, and not in some apps. */
export function knowsPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/** Whether the person closed the question, or let it pass: nothing went wrong. */
export function isLeftAlone(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** Whether the device has a passkey of this account already. */
export function isHereAlready(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}

type Options = Readonly<Record<string, unknown>>;

/** @throws Error as `isLeftAlone` and `isHereAlready` tell them apart */
export async function addedBy(options: Options): Promise<PasskeyAdded> {
  const { startRegistration } = await load();
  return (await startRegistration({ optionsJSON: options as never })) as PasskeyAdded;
}

/** @throws Error as `isLeftAlone` tells it apart */
export async function usedBy(options: Options): Promise<PasskeyUsed> {
  const { startAuthentication } = await load();
  return (await startAuthentication({ optionsJSON: options as never })) as PasskeyUsed;
}
