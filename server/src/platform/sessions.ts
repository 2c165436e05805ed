/** What the web server needs of sessions; the secret is the cookie's value. */
import type { Actor } from './actor.ts';

export type Sessions = {
  /** @returns the secret, and when the browser may forget it */
  readonly start: (userId: string) => Promise<{ secret: string; expiresAt: Date }>;
  readonly find: (secret: string) => Promise<Actor | undefined>;
  readonly end: (secret: string) => Promise<void>;
  readonly endAllOf: (userId: string) => Promise<void>;
};
