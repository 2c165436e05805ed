/** What the web server needs of sessions; the secret is the cookie's value. */
import type { Actor } from './actor.ts';

export type Sessions = {
  /** @param device as people recognise it, or empty; @returns the secret, and when the browser may forget it */
  readonly start: (userId: string, device: string) => Promise<{ secret: string; expiresAt: Date }>;
  readonly find: (secret: string) => Promise<Actor | undefined>;
  readonly end: (secret: string) => Promise<void>;
  readonly endAllOf: (userId: string) => Promise<void>;
  /** The people behind those of the sessions that still stand, by session. Does not count as using them. */
  readonly standing: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Actor>>;
};
