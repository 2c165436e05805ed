/** Secrets of this installation, made once and kept in the database, so that every process has the same. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * The secret with this name; the first process that asks makes it.
 *
 * @param make the text to keep when there is none yet
 */
export async function secretNamed(db: Database, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

/** Signs what travels through other hands and comes back: links in mails, codes on screens. */
export type Signer = {
  /** @returns 43 characters that are safe in an address; they hold for this purpose and text only */
  readonly sign: (purpose: string, text: string) => string;
  readonly isSigned: (purpose: string, text: string, signature: string) => boolean;
};

/** HMAC-SHA-256 (RFC 2104) with the installation's own key. */
export async function openSigner(db: Database): Promise<Signer> {
  const key = await secretNamed(db, 'signing', () => randomBytes(32).toString('base64url'));
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
  return {
    sign,
    // Compared as text: the last character carries two bits that decoding would overlook.
    isSigned(purpose, text, signature) {
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(purpose, text));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
