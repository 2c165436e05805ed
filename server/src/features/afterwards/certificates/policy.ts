/** What is signed, how, and with which key (docs/decisions/0015-hours.md). */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomInt,
  sign,
} from 'node:crypto';
import type { CertificateState } from '@saath/contract/afterwards/certificates/rules';
import type { Database } from '../../../platform/database.ts';
import { secretNamed } from '../../../platform/secrets.ts';

export type PublicKey = {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly kid: string;
  readonly use: 'sig';
  readonly alg: 'EdDSA';
};

/** The installation's own key for certificates. */
export type Certifier = {
  /** Ed25519 (RFC 8032) over the UTF-8 of the text, as base64url. */
  readonly sign: (text: string) => string;
  readonly publicKey: PublicKey;
};

export async function openCertifier(db: Database): Promise<Certifier> {
  const pem = await secretNamed(db, 'certificates', () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const key = createPrivateKey(pem);
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  // RFC 7638: the thumbprint of the key is its name.
  const thumb = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x });
  const kid = createHash('sha256').update(thumb).digest('base64url');
  return {
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
    publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' },
  };
}

/** One line of JSON that is the same for the same values: names in order, no spaces (RFC 8785 for flat values). */
export function canonicalJson(values: Readonly<Record<string, string | number>>): string {
  const names = Object.keys(values).sort();
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])));
}

/** Without letters that look alike (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `SA-7K2M-9QXD`: forty random bits, to tell certificates apart; nothing can be looked up by it. */
export function newNumber(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `SA-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

type Certified = {
  readonly minutes: number;
  readonly events: number;
  readonly revokedAt: Date | null;
  /** What the same days come to now. */
  readonly minutesNow: number;
  readonly eventsNow: number;
  readonly leftAt: Date | null;
};

export function stateOf(row: Certified): CertificateState {
  if (row.leftAt) return 'gone';
  if (row.revokedAt) return 'revoked';
  return row.minutes === row.minutesNow && row.events === row.eventsNow ? 'valid' : 'changed';
}
