/** Secrets that travel in a cookie or a link: 256 random bits outside, only their SHA-256 in the database. */
import { createHash, randomBytes } from 'node:crypto';

export type Token = { readonly text: string; readonly hash: Buffer };

export function newToken(): Token {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashToken(text) };
}

export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
