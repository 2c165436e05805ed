/** What the web server needs of sessions, whose secret is the cookie's value, and of API tokens. */
import type { Actor } from './actor.ts';

export type ApiTokens = {
  /** Whoever made the token, with what it names, as long as it works. Counts as using it. */
  readonly find: (secret: string) => Promise<Actor | undefined>;
};

export type Sessions = {
  /**
   * @param device as people recognise it, or empty
   * @param given `linkStamp`: of the account when it was seen who comes in; left out where nothing can have changed since.
   * `isStrong`: whether a passkey has said who it is
   * @returns the secret, and when the browser may forget it
   * @throws DomainError `server.busy` when what opens the account has changed since: the next try meets that
   */
  readonly start: (
    userId: string,
    device: string,
    given?: { linkStamp?: number; isStrong?: boolean },
  ) => Promise<{ secret: string; expiresAt: Date }>;
  /** @param eventIds events, or ids that may be of one, at which the rights that come by a branch are to be known */
  readonly find: (secret: string, eventIds?: readonly string[]) => Promise<Actor | undefined>;
  readonly end: (secret: string) => Promise<void>;
  readonly endAllOf: (userId: string) => Promise<void>;
  /** The people behind those of the sessions that still stand, by session. Does not count as using them. */
  readonly standing: (
    sessionIds: readonly string[],
    eventIds?: readonly string[],
  ) => Promise<ReadonlyMap<string, Actor>>;
};
