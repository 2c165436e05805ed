/** A device that keeps passkeys, in software (WebAuthn Level 3): it can do everything wrong that a real one cannot. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAdded, PasskeyUsed } from '@saath/contract/accounts/passkeys/schema';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an answer says that need not be so. */
export type Wrong = Partial<{
  origin: string;
  rpId: string;
  challenge: string;
  /** Whether the person showed a finger, a face or a PIN. */
  isVerified: boolean;
  counter: number;
  userHandle: string;
  /** Signs with another key. */
  isForged: boolean;
}>;

type Options = Record<string, unknown> & { readonly challenge: string };

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** @param origin of the page that asks */
export function testAuthenticator(origin = 'http://localhost:3000') {
  const id = randomBytes(32);
  const { publicKey, privateKey } = newKey();
  let counter = 0;
  let owner = '';

  const clientData = (type: string, { challenge }: Options, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin, ...wrong, crossOrigin: false }, [
        ...['type', 'challenge', 'origin', 'crossOrigin'],
      ]),
    );
  function authData(flags: number, wrong: Wrong, rest = Buffer.alloc(0)): Buffer {
    const { rpId = new URL(origin).hostname, isVerified = true } = wrong;
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(wrong.counter ?? counter);
    const flag = Buffer.from([PRESENT | flags | (isVerified ? VERIFIED : 0)]);
    return Buffer.concat([sha256(rpId), flag, count, rest]);
  }
  const answer = { id: id.toString('base64url'), rawId: id.toString('base64url') };
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

  return {
    /** As `navigator.credentials.create` answers. */
    add(options: Options, wrong: Wrong = {}): PasskeyAdded {
      owner = (options.user as { id: string }).id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
      // ES256 on P-256, as COSE writes it (RFC 9053).
      const key = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        ...([
          [-2, bytes(x)],
          [-3, bytes(y)],
        ] as const),
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const kept = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key as never)]);
      const attestation = new Map<string, unknown>([
        ...([
          ['fmt', 'none'],
          ['attStmt', new Map()],
        ] as const),
        ['authData', new Uint8Array(authData(WITH_KEY, wrong, kept))],
      ]);
      return {
        ...{ ...answer, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: base64(clientData('webauthn.create', options, wrong)),
          attestationObject: base64(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    /** As `navigator.credentials.get` answers. */
    use(options: Options, wrong: Wrong = {}): PasskeyUsed {
      const client = clientData('webauthn.get', options, wrong);
      const data = authData(0, wrong);
      const key = wrong.isForged ? newKey().privateKey : privateKey;
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key);
      return {
        ...{ ...answer, type: 'public-key', clientExtensionResults: {} },
        response: {
          ...{ clientDataJSON: base64(client), authenticatorData: base64(data) },
          ...{ signature: base64(signature), userHandle: wrong.userHandle ?? owner },
        },
      };
    },
  };
}
